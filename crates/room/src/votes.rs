//! Giving the seat of somebody who is away to a bot.

use protocol::{Problem, ProblemCode};
use table::{Seat, SeatSet};

use crate::Act;
use crate::requests::{Asker, not_seated};
use crate::room::{Moment, Room};

impl Room {
    /// Somebody wants a bot to play for a seat whose owner is away.
    pub(crate) fn votes_for(&mut self, asker: &Asker, away: Seat, moment: &mut Moment<'_>) -> Result<(), Problem> {
        self.state.seat(away)?;
        self.state.playing()?;
        let seat = asker.seat()?;
        if seat == away {
            return Err(not_seated());
        }
        let is_here = self.connections.values().any(|guest| self.state.chairs.seat_of(&guest.person.id) == Some(away));
        if is_here || !self.state.chairs.in_charge().contains(away) {
            let reason = "a bot can be asked for only where somebody is away";
            return Err(Problem::new(ProblemCode::NotYours, reason));
        }
        let needed = self.votes_needed(away);
        let by = self.votes.entry(away).or_insert(SeatSet::EMPTY);
        *by = by.with(seat);
        if by.len() >= needed {
            return self.act(vec![Act::StoodIn { seat: away }], moment);
        }
        self.tell_table(moment);
        Ok(())
    }

    /// More than half of the others who play for themselves.
    pub(crate) fn votes_needed(&self, seat: Seat) -> usize {
        self.others(seat).len() / 2 + 1
    }
}
