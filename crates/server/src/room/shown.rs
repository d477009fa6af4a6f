//! What of a table may be seen, and by whom. Every byte that leaves a table is made here.

use axum::extract::ws::Utf8Bytes;
use serde_json::{Value as Json, json};
use table::{Outcome, Seat, Turn};

use super::state::{Chair, Room, Saying, Sitter};
use crate::protocol::http::Listed;
use crate::protocol::socket::{FromServer, Result as GameResult, Said, Told, ViewNow};
use crate::protocol::{Place, Status, TableInfo, UndoAsked, Vote};
use crate::store::Summary;

/// What is going on at a table besides its journal: who is connected, what was asked.
#[derive(Clone, Debug, Default)]
pub(crate) struct Presence {
    /// The people who are connected, once each.
    pub(crate) people: Vec<String>,
    /// How many watch.
    pub(crate) watching: u32,
    pub(crate) undo: Option<UndoAsked>,
    pub(crate) votes: Vec<Vote>,
}

impl Room {
    /// The table as everybody with its link sees it.
    pub(crate) fn info(&self, presence: &Presence) -> TableInfo {
        let here = |id: &String| presence.people.contains(id);
        let place = |chair: &Chair| match &chair.sitter {
            Sitter::Nobody => Place::Open,
            Sitter::Awaited { name } => Place::Reserved { name: name.clone() },
            Sitter::Bot(level) => Place::Bot { level: *level },
            Sitter::Person { id, name } => {
                Place::Person { name: name.clone(), connected: here(id), stand_in: chair.stand_in }
            }
        };
        let host = self.chairs.iter().find_map(|chair| match &chair.sitter {
            Sitter::Person { id, name } if *id == self.host => Some(name.clone()),
            _ => None,
        });
        TableInfo {
            id: self.id.clone(),
            game: self.listing.id.into(),
            setup: self.setup.clone(),
            status: self.status,
            places: self.chairs.iter().map(place).collect(),
            host,
            public: self.public,
            shuffle: self.shuffle,
            move_limit: self.move_limit,
            hints: self.hints,
            watching: presence.watching,
            undo: presence.undo.clone(),
            votes: presence.votes.clone(),
            rematch: self.rematch.clone(),
            opened: self.opened / 1000,
        }
    }

    /// The table in a list for somebody.
    pub(crate) fn listed(&self, person: &str, presence: &Presence) -> Listed {
        let seat = self.seat_of(person);
        Listed {
            table: self.info(presence),
            your_turn: seat.is_some_and(|seat| self.turn().contains(seat)),
            your_seat: seat.map(|seat| seat.index() as u8),
        }
    }

    /// Everything that everybody saw and said.
    pub(crate) fn log(&self) -> FromServer {
        let marks = self.play.iter().flat_map(|play| &play.marks);
        FromServer::Log {
            steps: marks.map(|mark| mark.told.clone()).collect(),
            said: self.said.iter().map(|saying| self.said(saying)).collect(),
        }
    }

    pub(crate) fn said(&self, saying: &Saying) -> Said {
        Said {
            seat: self.seat_of(&saying.person).map(|seat| seat.index() as u8),
            name: saying.name.clone(),
            text: saying.text.clone(),
            time: saying.time / 1000,
        }
    }

    /// What `seat`, or somebody who watches, may know of the game after the last `new` steps.
    pub(crate) fn view(&self, seat: Option<Seat>, new: usize) -> Option<FromServer> {
        let play = self.play.as_ref()?;
        let told: Vec<Told> = play.marks[play.marks.len() - new..].iter().map(|mark| mark.told.clone()).collect();
        let on = self.status == Status::Playing;
        Some(FromServer::View(ViewNow {
            at: play.at,
            turn: turn(play.table.turn()),
            view: play.table.view_text(seat),
            previews: seat.map(|seat| play.table.previews(seat)).unwrap_or_default(),
            told,
            outcome: play.table.outcome().map(|outcome| GameResult::from(&outcome)),
            deadline: self.deadline(),
            can_undo: on && seat.is_some_and(|seat| play.before_last_move(seat).is_some()),
        }))
    }
}

impl Summary {
    /// What lists show of a table while it sleeps.
    pub(crate) fn of(room: &Room) -> Self {
        let info = room.info(&Presence::default());
        Self {
            host: room.host.clone(),
            public: room.public,
            status: match room.status {
                Status::Waiting => "waiting",
                Status::Playing => "playing",
                Status::Over => "over",
            },
            opened: room.opened,
            info: serde_json::to_string(&info).expect("a table is plain data"),
            people: room.people().map(str::to_owned).collect(),
        }
    }
}

/// Whose turn it is, for clients.
pub(crate) fn turn(turn: Turn) -> Json {
    json!(turn)
}

impl From<&Outcome> for GameResult {
    fn from(outcome: &Outcome) -> Self {
        Self {
            scores: outcome.scores.iter().copied().collect(),
            winners: outcome.winners.iter().map(|seat| seat.index() as u8).collect(),
            end: outcome.end.into(),
        }
    }
}

/// A message as it goes over the wire.
pub(crate) fn text(message: &FromServer) -> Utf8Bytes {
    serde_json::to_string(message).expect("messages are plain data").into()
}
