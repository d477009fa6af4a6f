//! Who is here, who is away and since when, and what becomes of the seats of those who are.

use protocol::{PersonId, Problem, ProblemCode};
use table::{Seat, SeatSet};

use crate::Act;
use crate::clock::Uptime;
use crate::people::Sitter;
use crate::requests::{Asker, not_seated};
use crate::room::{Moment, Room};

impl Room {
    /// Whether somebody's device is connected: those who share one are shown their hands in turn, and all of them are here.
    pub(crate) fn is_here(&self, person: &PersonId) -> bool {
        self.connections.values().any(|guest| guest.person.id.device() == person.device())
    }

    /// Whether both are here, as far as is known of their devices, and neither has blocked the other.
    pub(crate) fn would_sit_with(&self, one: &PersonId, other: &PersonId) -> bool {
        let hears = |one: &PersonId, other: &PersonId| {
            let mut own = self.connections.values().filter(|guest| guest.person.id.device() == one.device()).peekable();
            own.peek().is_some() && own.all(|guest| !guest.blocked.contains(other.device()))
        };
        hears(one, other) && hears(other, one)
    }

    /// Since when the owner of a seat has been away, as far as this room knows; nothing if they are here or nobody owns it.
    fn away_since(&self, seat: Seat) -> Option<Uptime> {
        match &self.state.chairs.at(seat).sitter {
            Sitter::Person(person) if !self.is_here(&person.id) => {
                Some(self.last_seen.get(person.id.device()).copied().unwrap_or_default())
            }
            _ => None,
        }
    }

    /// The seats of people who have left the game, each with the moment until which it is kept for them.
    pub(crate) fn kept_seats(&self) -> impl Iterator<Item = (Seat, Uptime)> {
        let left = self.state.chairs.left().iter();
        left.filter_map(|seat| Some((seat, self.away_since(seat)? + self.settings.seat_kept)))
    }

    /// Somebody is here again, who had said that they leave.
    pub(crate) fn came_back(&mut self, person: &PersonId, moment: &mut Moment<'_>) {
        let Some(seat) = self.state.chairs.seat_of(person) else { return };
        self.votes.remove(&seat);
        if self.state.chairs.left().contains(seat) {
            self.act(vec![Act::Returned { seat }], moment).expect("whoever has a seat can always come back to it");
        }
    }

    /// Somebody wants a bot to play for a seat whose owner is away.
    pub(crate) fn votes_for(&mut self, asker: &Asker, away: Seat, moment: &mut Moment<'_>) -> Result<(), Problem> {
        self.state.seat(away)?;
        self.state.playing()?;
        let seat = asker.seat()?;
        if seat == away {
            return Err(not_seated());
        }
        if self.away_since(away).is_none() || !self.state.chairs.in_charge().contains(away) {
            let reason = "a bot can be asked for only where somebody is away";
            return Err(Problem::new(ProblemCode::NotYours, reason));
        }
        let by = self.votes.or_insert_with(away, || SeatSet::EMPTY);
        *by = by.with(seat);
        self.tell_table(moment);
        self.count_votes(moment);
        Ok(())
    }

    /// Carries out the votes that are enough and old enough.
    pub(crate) fn count_votes(&mut self, moment: &mut Moment<'_>) {
        let carried: Vec<_> = self.carried_votes().filter(|(_, from)| *from <= moment.uptime).collect();
        for (seat, _) in carried {
            self.votes.remove(&seat);
            self.act(vec![Act::StoodIn { seat }], moment).expect("a bot can always stand in");
        }
    }

    /// When the next vote counts that is enough.
    pub(crate) fn votes_due(&self) -> Option<Uptime> {
        self.carried_votes().map(|(_, from)| from).min()
    }

    fn carried_votes(&self) -> impl Iterator<Item = (Seat, Uptime)> {
        let enough = self.votes.iter().filter(|(seat, by)| by.len() >= self.votes_needed(**seat));
        enough.filter_map(|(&seat, _)| Some((seat, self.votes_count_from(seat)?)))
    }

    /// From when on votes against somebody count.
    pub(crate) fn votes_count_from(&self, seat: Seat) -> Option<Uptime> {
        self.away_since(seat).map(|since| since + self.settings.vote_grace)
    }

    /// More than half of the others who play for themselves.
    pub(crate) fn votes_needed(&self, seat: Seat) -> usize {
        self.others(seat).len() / 2 + 1
    }

    /// The others who play for themselves, with devices of their own: those who share one come and go together.
    pub(crate) fn others(&self, seat: Seat) -> SeatSet {
        let chairs = &self.state.chairs;
        let device = chairs.device_at(seat);
        chairs.in_charge().iter().filter(|&other| other != seat && chairs.device_at(other) != device).collect()
    }

    /// Forgets votes against those who no longer play for themselves.
    pub(crate) fn settle_votes(&mut self) {
        let in_charge = self.state.chairs.in_charge();
        self.votes.retain(|seat| in_charge.contains(*seat));
    }
}
