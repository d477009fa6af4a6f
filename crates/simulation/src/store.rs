//! A store that can fail in every way that stores do.

use std::collections::BTreeMap;

use room::{Entry, Time};
use table::Dice;

use crate::events::Millis;

/// Which write it is.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) struct Ticket(u64);

/// What the host hears of a write.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Heard {
    /// It is kept.
    Kept,
    /// It is not kept, and will not be.
    No,
    /// Nobody knows.
    Nothing,
}

/// A row as it is kept.
pub(crate) struct Row {
    time: Time,
    act: String,
    /// For how long anybody had been at the table by then.
    pub(crate) attended: Millis,
}

struct Write {
    first: usize,
    rows: Vec<Row>,
    heard: Heard,
    /// Whether the host is told in the end.
    answered: bool,
}

/// One table's journal by the numbers of its entries, as a database has it: there may be gaps, and no number twice.
#[derive(Default)]
pub(crate) struct Store {
    rows: BTreeMap<usize, Row>,
    writes: BTreeMap<Ticket, Write>,
    number: u64,
    /// How many steps and undos are kept: the number of the position that they lead to.
    pub(crate) position: u32,
    pub(crate) state: State,
}

/// What a store is like.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) enum State {
    /// It does what it is asked.
    #[default]
    Well,
    /// It says no to every write, as a full disk does.
    Full,
    /// It neither does nor says anything.
    Wedged,
}

impl Store {
    /// Takes a write; it is carried out later, or not.
    pub(crate) fn take(&mut self, first: usize, entries: &[Entry], attended: Millis) -> Ticket {
        let row = |entry: &Entry| Row { time: entry.time, act: entry.act.to_json(), attended };
        let ticket = Ticket(self.number);
        self.number += 1;
        let rows = entries.iter().map(row).collect();
        self.writes.insert(ticket, Write { first, rows, heard: Heard::Nothing, answered: true });
        ticket
    }

    /// Carries a write out, all of it or nothing, even if whoever wanted it is dead by now. With bad luck nobody is told.
    pub(crate) fn carry_out(&mut self, ticket: Ticket, bad: bool, dice: &mut Dice) {
        let Some(write) = self.writes.get_mut(&ticket) else { return };
        if bad {
            match dice.below(3) {
                0 => write.heard = Heard::No,
                1 => write.answered = false,
                _ => return write.answered = false,
            }
        }
        let taken = (write.first..).zip(&write.rows).any(|(number, _)| self.rows.contains_key(&number));
        if taken || self.state == State::Full || write.heard == Heard::No {
            write.heard = Heard::No;
            return;
        }
        let moves = |row: &&Row| ["chance", "move", "undone"].iter().any(|act| row.is(act));
        self.position += write.rows.iter().filter(moves).count() as u32;
        self.rows.extend((write.first..).zip(write.rows.drain(..)));
        write.heard = Heard::Kept;
    }

    /// What the host hears of a write when it has waited long enough; it may still be carried out later.
    pub(crate) fn hear(&self, ticket: Ticket) -> Heard {
        let write = self.writes.get(&ticket).filter(|write| write.answered);
        write.map_or(Heard::Nothing, |write| write.heard)
    }

    /// The journal, if the store answers.
    pub(crate) fn read(&self) -> Option<Vec<Entry>> {
        (self.state != State::Wedged).then(|| self.journal())
    }

    /// The journal, whatever the store is like.
    pub(crate) fn journal(&self) -> Vec<Entry> {
        self.rows().map(|row| Entry::read(row.time, &row.act).expect("what was written can be read")).collect()
    }

    pub(crate) fn rows(&self) -> impl Iterator<Item = &Row> {
        self.rows.values()
    }
}

impl Row {
    fn is(&self, act: &str) -> bool {
        self.act
            .strip_prefix(r#"{"act":""#)
            .and_then(|rest| rest.strip_prefix(act))
            .is_some_and(|rest| rest.starts_with('"'))
    }
}
