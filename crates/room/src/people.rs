//! Who sits where.

use bots::Level;
use protocol::http::{NewPlace, Player};
use protocol::{PersonId, Place};
use serde::{Deserialize, Serialize};
use table::{Seat, SeatSet};
use ts_rs::TS;

/// Somebody who is at a table, or comes to it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[ts(export_to = "room/")]
pub struct Person {
    /// Who.
    pub id: PersonId,
    /// Their nickname.
    pub name: String,
}

/// Who sits on a chair.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Sitter {
    /// Nobody yet.
    Nobody,
    /// Somebody who has a key.
    Awaited {
        /// How the host calls them.
        name: String,
    },
    /// A bot.
    Bot(Level),
    /// A person.
    Person(Person),
}

/// A place at the table.
#[derive(Clone, Debug)]
pub(crate) struct Chair {
    pub(crate) sitter: Sitter,
    /// What a guest shows to sit down here.
    pub(crate) key: Option<String>,
    /// What is known of the person who sits here, if one does.
    pub(crate) owner: Owner,
    /// How often in a row their time ran out.
    pub(crate) missed: u8,
    /// Whether a bot makes the move that they were too late for.
    pub(crate) late: bool,
}

/// Whether the owner of a seat plays.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) enum Owner {
    /// They do, if they are here.
    #[default]
    Plays,
    /// They have left, and the seat is kept for them.
    Left,
    /// A bot plays for them until they are back.
    Replaced,
    /// A bot finishes the game as they wished.
    HandedOver,
}

/// All places, in the order of the seats.
#[derive(Clone, Debug)]
pub(crate) struct Chairs(pub(crate) Vec<Chair>);

impl Chair {
    /// A place that was set up for somebody.
    pub(crate) fn new(place: &NewPlace, key: Option<String>) -> Self {
        let sitter = match place {
            NewPlace::Me | NewPlace::Open => Sitter::Nobody,
            NewPlace::Reserved { name } => Sitter::Awaited { name: name.clone() },
            NewPlace::Bot { level } => Sitter::Bot(*level),
        };
        Self { key, ..Self::with(sitter) }
    }

    /// A place with nobody's key.
    pub(crate) fn with(sitter: Sitter) -> Self {
        Self { sitter, key: None, owner: Owner::Plays, missed: 0, late: false }
    }

    /// Whether a bot plays for the owner until they are back.
    pub(crate) fn stand_in(&self) -> bool {
        matches!(self.owner, Owner::Replaced | Owner::HandedOver)
    }

    /// Whether the owner can come back.
    pub(crate) fn is_away(&self) -> bool {
        self.owner != Owner::Plays
    }

    fn person(&self) -> Option<&Person> {
        match &self.sitter {
            Sitter::Person(person) => Some(person),
            _ => None,
        }
    }

    /// As everybody sees it, where it is known who is here and until when the seat is kept for them.
    pub(crate) fn place(&self, is_here: impl Fn(&PersonId) -> bool, kept_until: Option<i64>) -> Place {
        match &self.sitter {
            Sitter::Nobody => Place::Open,
            Sitter::Awaited { name } => Place::Reserved { name: name.clone() },
            Sitter::Bot(level) => Place::Bot { level: *level },
            Sitter::Person(Person { id, name }) => {
                Place::Person { name: name.clone(), connected: is_here(id), stand_in: self.stand_in(), kept_until }
            }
        }
    }

    /// As a record names it.
    pub(crate) fn player(&self) -> Player {
        match &self.sitter {
            Sitter::Nobody | Sitter::Awaited { .. } => Player::Unknown,
            Sitter::Bot(level) => Player::Bot { level: *level },
            Sitter::Person(person) => Player::Person { name: person.name.clone() },
        }
    }
}

impl Chairs {
    pub(crate) fn at(&self, seat: Seat) -> &Chair {
        &self.0[seat.index()]
    }

    pub(crate) fn seated(&self) -> impl Iterator<Item = (Seat, &Chair)> {
        Seat::all(self.0.len() as u8).zip(&self.0)
    }

    /// The people who sit here.
    pub(crate) fn people(&self) -> impl Iterator<Item = &Person> {
        self.0.iter().filter_map(Chair::person)
    }

    /// Where a person sits.
    pub(crate) fn seat_of(&self, person: &PersonId) -> Option<Seat> {
        self.seated().find(|(_, chair)| chair.person().is_some_and(|sits| sits.id == *person)).map(|(seat, _)| seat)
    }

    /// Whether anybody who sits here uses this device.
    pub(crate) fn uses(&self, device: &str) -> bool {
        self.people().any(|person| person.id.device() == device)
    }

    /// The device of the person who has a seat.
    pub(crate) fn device_at(&self, seat: Seat) -> Option<&str> {
        Some(self.at(seat).person()?.id.device())
    }

    /// The bot that decides for a seat, if one does.
    pub(crate) fn bot_at(&self, seat: Seat) -> Option<Level> {
        let chair = self.at(seat);
        match chair.sitter {
            Sitter::Bot(level) => Some(level),
            Sitter::Person(_) if chair.stand_in() || chair.late => Some(Level::Adept),
            _ => None,
        }
    }

    /// The seats that people decide for themselves.
    pub(crate) fn in_charge(&self) -> SeatSet {
        self.owned_where(|chair| !chair.stand_in())
    }

    /// The seats that people have, whoever decides for them now.
    pub(crate) fn owned(&self) -> SeatSet {
        self.owned_where(|_| true)
    }

    /// The seats of people who have left, as long as no bot has taken them over.
    pub(crate) fn left(&self) -> SeatSet {
        self.owned_where(|chair| chair.owner == Owner::Left)
    }

    /// The seats that a bot makes a move for because their time was up.
    pub(crate) fn late(&self) -> SeatSet {
        self.owned_where(|chair| chair.late)
    }

    fn owned_where(&self, fits: impl Fn(&Chair) -> bool) -> SeatSet {
        let owned = self.seated().filter(|(_, chair)| chair.person().is_some() && fits(chair));
        owned.map(|(seat, _)| seat).collect()
    }

    /// Whether whoever has this seat is still there to leave.
    pub(crate) fn could_leave(&self, seat: Seat) -> bool {
        self.at(seat).owner == Owner::Plays
    }

    /// Whether there are people, and all of them wanted bots to finish the game.
    pub(crate) fn all_handed_over(&self) -> bool {
        let owned = self.owned();
        !owned.is_empty() && owned.iter().all(|seat| self.at(seat).owner == Owner::HandedOver)
    }

    /// Gives somebody who sits here another nickname.
    pub(crate) fn rename(&mut self, person: &PersonId, name: &str) {
        for chair in &mut self.0 {
            if let Sitter::Person(sits) = &mut chair.sitter
                && sits.id == *person
            {
                name.clone_into(&mut sits.name);
            }
        }
    }

    /// The first place that fits.
    pub(crate) fn find(&self, fits: impl Fn(&Chair) -> bool) -> Option<Seat> {
        self.seated().find(|(_, chair)| fits(chair)).map(|(seat, _)| seat)
    }

    /// The keys of reserved places.
    pub(crate) fn keys(&self) -> impl Iterator<Item = (Seat, &str)> {
        self.seated().filter_map(|(seat, chair)| Some((seat, chair.key.as_deref()?)))
    }
}
