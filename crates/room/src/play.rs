//! The game of a table, with what is remembered of each step.

use games::BoxedTable;
use protocol::socket::{StandIn, Told};
use table::{JsonText, LogEntry, Refusal, Seat, SeatSet, Turn};

use crate::{Luck, Redealt};

/// The game of a table.
pub(crate) struct Play {
    pub(crate) table: BoxedTable,
    /// The number of the position: it grows with every step and every undo, so that it never means two positions.
    pub(crate) at: u32,
    /// One a step.
    pub(crate) marks: Vec<Mark>,
}

/// What is remembered of a step besides the step itself.
pub(crate) struct Mark {
    /// Who could have moved.
    turn: SeatSet,
    /// The number of the position after it.
    at: u32,
    pub(crate) told: Told,
}

impl Play {
    pub(crate) fn new(table: BoxedTable) -> Self {
        Self { table, at: 0, marks: Vec::new() }
    }

    /// Plays a step, which a bot may make for somebody.
    pub(crate) fn step(&mut self, step: &LogEntry, stand_in: Option<StandIn>) -> Result<(), Refusal> {
        let turn = self.table.turn().seats();
        let events = self.table.enter(step)?;
        let seat = match step {
            LogEntry::Chance { .. } => None,
            LogEntry::Move { seat, .. } => Some(*seat),
        };
        self.note(seat, turn, stand_in, events);
        Ok(())
    }

    /// Lets luck decide if it is its turn, and returns what it brought.
    pub(crate) fn roll(&mut self, luck: &mut dyn Luck) -> Option<String> {
        if self.table.turn() != Turn::Chance {
            return None;
        }
        let events = luck.decide(self.table.as_mut()).expect("luck brings what can be");
        self.note(None, SeatSet::EMPTY, None, events);
        match self.table.last() {
            Some(LogEntry::Chance { chance }) => Some(chance),
            _ => unreachable!("luck has just decided"),
        }
    }

    fn note(&mut self, seat: Option<Seat>, turn: SeatSet, stand_in: Option<StandIn>, events: JsonText) {
        self.at += 1;
        // As the log of the table, which has as many.
        if self.marks.len() == self.marks.capacity() {
            self.marks.reserve_exact(16);
        }
        self.marks.push(Mark { turn, at: self.at, told: Told { seat, stand_in, events } });
    }

    /// Takes back all but the first steps, among which luck has brought something else where nobody had seen it.
    pub(crate) fn rewind(&mut self, steps: usize, redealt: &[Redealt]) -> Result<(), Refusal> {
        self.table.rewind(steps);
        let redealt: Vec<_> = redealt.iter().map(|Redealt { step, chance }| (*step, chance.clone())).collect();
        self.table.rewrite(&redealt)?;
        self.marks.truncate(steps);
        self.at += 1;
        Ok(())
    }

    /// What everybody saw in the steps after the first ones.
    pub(crate) fn told_since(&self, steps: usize) -> Vec<Told> {
        self.marks[steps..].iter().map(|mark| mark.told.clone()).collect()
    }

    /// Whether a choice that `seat` made at position `at` still means what it meant: nothing has happened since but
    /// others choosing at the same time.
    pub(crate) fn is_current(&self, seat: Seat, at: u32) -> bool {
        let meanwhile = self.marks.iter().rev().take_while(|mark| mark.at > at);
        let (mut steps, mut others) = (0, true);
        for mark in meanwhile {
            steps += 1;
            others &= mark.turn.contains(seat) && mark.told.seat.is_some_and(|who| who != seat);
        }
        // An undo in between has used up a number without a step.
        others && at.checked_add(steps) == Some(self.at)
    }

    /// How many steps there were before the last move of `seat`.
    pub(crate) fn before_last_move(&self, seat: Seat) -> Option<usize> {
        self.marks.iter().rposition(|mark| mark.told.seat == Some(seat))
    }
}
