//! What a host does about something that happened.

use protocol::socket::FromServer;
use protocol::{ConnectionId, PersonId, Problem, TableId, TableInfo};
use serde::Serialize;
use table::Outcome;
use ts_rs::TS;

use crate::{Answer, Entry, Job, JobId, Sitter, Time};

/// What a host does about something that happened, in this order: it keeps, then it tells, then it goes on. If it cannot keep
/// what is to be kept, nothing else may be done: the room is thrown away, and whoever comes next finds it as it was kept.
#[derive(Debug, Default, Serialize, TS)]
#[ts(export_to = "room/")]
pub struct Effects {
    /// What is to be kept, after all that was kept before.
    pub entries: Vec<Entry>,
    /// What lists show of the table from now on; kept together with the entries.
    pub summary: Option<Summary>,
    /// Another table that is to be opened; kept together with the entries.
    pub opened: Option<NewJournal>,
    /// Who is told what, in this order.
    pub messages: Vec<(To, FromServer)>,
    /// What is answered to a command.
    pub answer: Option<Result<Answer, Problem>>,
    /// What is to be done on another thread.
    pub jobs: Vec<Job>,
    /// Jobs whose findings nobody wants any more: they need not be done, and it does no harm if they are.
    pub cancelled: Vec<JobId>,
    /// When it is time for [`crate::Input::Time`], unless something else happens before.
    pub wake: Option<Time>,
    /// A bot chose what the rules forbid: whoever looks after the host should hear of it.
    #[serde(skip)]
    pub fault: Option<Problem>,
    /// The game has just ended.
    #[serde(skip)]
    pub ended: Option<Ended>,
}

/// Everybody who is told the same.
pub type To = Vec<ConnectionId>;

/// The journal of a table that is not there yet.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
#[ts(export_to = "room/")]
pub struct NewJournal {
    /// The table.
    pub table: TableId,
    /// How it begins.
    pub entries: Vec<Entry>,
}

/// What is known of a table while it sleeps.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
#[ts(export_to = "room/")]
pub struct Summary {
    /// Who hosts it.
    pub host: PersonId,
    /// Who sits at it.
    pub people: Vec<PersonId>,
    /// When it was opened.
    pub opened: Time,
    /// What everybody with its link sees.
    pub info: TableInfo,
}

/// How a game ended: for ratings, histories and statistics.
#[derive(Clone, PartialEq, Debug)]
pub struct Ended {
    /// The result.
    pub outcome: Outcome,
    /// Who played, in the order of the seats.
    pub players: Vec<Sitter>,
}
