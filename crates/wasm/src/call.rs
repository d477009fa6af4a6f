//! What can be asked of the engine.

use protocol::TableId;
use protocol::http::NewTable;
use room::{Input, NewJournal, Person, Summary, Time, Work};
use serde::{Deserialize, Serialize};
use serde_json::Value as Json;
use table::{JsonText, Record, Seat, Setup};
use ts_rs::TS;

/// Something that is asked, with what the engine cannot know by itself.
#[derive(Deserialize, TS)]
#[ts(export_to = "engine/")]
pub struct Question {
    /// When it is asked.
    pub now: Time,
    /// Where all luck comes from that is needed to answer.
    pub seed: [u32; 2],
    /// What.
    pub call: Call,
}

/// What can be asked. The name is the key and not a field: serde needs far less code to read that.
#[derive(Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
#[ts(export_to = "engine/")]
pub enum Call {
    /// What can be played? Answered by a list of `GameInfo`.
    Games,
    /// What does a component file hold, as a setup takes it?
    Components {
        /// The game.
        game: String,
        /// The keys of the file.
        #[ts(type = "unknown")]
        file: Json,
    },
    /// The journal of a new table. Answered by a [`Hosted`].
    Open {
        /// Who opens it.
        host: Person,
        /// How.
        table: NewTable,
    },
    /// Hosts a table that was kept, instead of any other. Answered by a `Summary`.
    Wake {
        /// Which.
        table: TableId,
        /// Its journal: when each act was, and the act as JSON text.
        #[ts(type = "[number, string][]")]
        journal: Vec<(Time, String)>,
        /// How long bots wait before they move, in milliseconds.
        bot_pause: u32,
    },
    /// Something happens at the table that is hosted. Answered by `Effects`.
    Handle {
        /// What.
        input: Box<Input>,
    },
    /// Who sits where at the table that is hosted? Answered by a list of [`Seated`].
    People,
    /// Does a job of a room. Answered by what was found, or nothing.
    Work {
        /// The job's work.
        #[ts(type = "unknown")]
        work: Work,
    },
    /// Why is a move not allowed to whoever has this view? Answered by the reason, or nothing if it is.
    WhyNot {
        /// The game.
        game: String,
        /// The view.
        #[ts(type = "unknown")]
        view: JsonText,
        /// The move, in the notation of the game.
        #[serde(rename = "move")]
        text: String,
    },
    /// What happened in a game, entry by entry? Answered by a `Replay`.
    Replay {
        /// Its record.
        record: Box<Record>,
    },
    /// What did everybody know after so many entries? Answered by a `Position`.
    Position {
        /// The game's record.
        record: Box<Record>,
        /// After so many.
        entry: u32,
    },
    /// Plays a whole game at random by the seed of the question. Answered by its record.
    Random {
        /// The game.
        game: String,
        /// How it is set up.
        setup: Setup,
    },
    /// Searches for a while, to see how fast that is. Answered by the number of iterations.
    Think {
        /// The game.
        game: String,
        /// How it is set up.
        setup: Setup,
        /// How long.
        milliseconds: u32,
    },
}

/// A table that has just been opened.
#[derive(Serialize, TS)]
#[ts(export_to = "engine/")]
pub struct Hosted {
    /// Its journal so far, to be kept.
    pub journal: NewJournal,
    /// What lists show of it.
    pub summary: Summary,
}

/// Somebody who has a seat.
#[derive(Serialize, TS)]
#[ts(export_to = "engine/")]
pub struct Seated {
    /// The seat.
    pub seat: Seat,
    /// Who.
    pub person: Person,
}
