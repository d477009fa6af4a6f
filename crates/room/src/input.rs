//! What can happen to a room.

use std::collections::BTreeSet;

use protocol::http::{Change, Invitations, Join, Listed, Opened, Progress, SetPlace, Swap};
use protocol::socket::FromClient;
use protocol::{ClientId, ConnectionId, PersonId, TableInfo};
use serde::{Deserialize, Serialize};
use table::{Record, Seat};
use ts_rs::TS;

use crate::{Finding, JobId, Person};

/// Something that happens.
#[derive(Clone, Debug, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
#[ts(export_to = "room/")]
pub enum Input {
    /// A client connects.
    Connect {
        /// Its connection.
        connection: ConnectionId,
        /// Whose client it is.
        person: Person,
        /// Which of theirs.
        client: ClientId,
        /// Whom they do not want to hear: the owners of devices.
        #[serde(default)]
        #[ts(optional, as = "Option<_>")]
        blocked: BTreeSet<PersonId>,
    },
    /// Somebody who is connected does not want to hear others than before.
    Block {
        /// Over this connection.
        connection: ConnectionId,
        /// Whom: the owners of devices.
        blocked: BTreeSet<PersonId>,
    },
    /// A connection is closed.
    Disconnect {
        /// Which.
        connection: ConnectionId,
    },
    /// A client asks for something.
    Request {
        /// Over this connection.
        connection: ConnectionId,
        /// What.
        request: FromClient,
    },
    /// Somebody does something besides playing. It is answered at once, in [`crate::Effects::answer`].
    Command {
        /// Who.
        person: Person,
        /// What.
        command: Command,
    },
    /// A job was done.
    Done {
        /// Which.
        job: JobId,
        /// What was found; nothing if it failed.
        #[ts(type = "unknown")]
        finding: Option<Finding>,
    },
    /// Time has passed.
    Time,
}

/// What people do at a table besides playing.
#[derive(Clone, Debug, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
#[ts(export_to = "room/")]
pub enum Command {
    /// Looks at the table.
    Look,
    /// Looks at it in a list, which does not keep it awake.
    List,
    /// Sits down.
    Join(Join),
    /// Stands up; during the game the seat stays theirs, among people for a while.
    Leave,
    /// Sends somebody away.
    Kick(Seat),
    /// Puts a bot at a place, or opens it.
    SetPlace(SetPlace),
    /// Changes places with somebody, or goes to an open one.
    Swap(Swap),
    /// Changes what is played and what else holds.
    Change(Box<Change>),
    /// Starts the game.
    Start,
    /// Is called by another name.
    Rename,
    /// Wants the keys of reserved places.
    Keys,
    /// Wants to play again with the same people.
    Rematch,
    /// Wants the record, as far as they may have it.
    Record,
}

/// What is answered to a [`Command`].
#[derive(Clone, Debug, Serialize, TS)]
#[serde(untagged)]
#[ts(export_to = "room/")]
pub enum Answer {
    /// The table as it is now.
    Table(Box<TableInfo>),
    /// The table in a list.
    Listed(Box<Listed>),
    /// The keys of reserved places.
    Keys(Invitations),
    /// The table of a rematch.
    Opened(Opened),
    /// The record of a finished game.
    Record(Box<Record>),
    /// What the person knows of a game that is on.
    Progress(Box<Progress>),
}
