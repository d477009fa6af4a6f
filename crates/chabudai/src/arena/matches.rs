//! Two contestants, deal for deal.

use std::ops::ControlFlow;

use games::{AnyGame, AnyTable};
use table::{Dice, Refusal, Seat, SeatSet, Setup};

use super::Contestant;
use super::statistics::Mean;
use crate::contest::{self, Thought};

/// What is played for.
pub(crate) struct Ground<'a> {
    pub(super) game: &'a AnyGame,
    pub(super) setup: &'a Setup,
    pub(super) seed: u64,
    pub(super) threads: Option<u16>,
    /// Which seats the first contestant has: each side in turn; alone all of them and then none.
    pub(super) seatings: Vec<SeatSet>,
}

impl<'a> Ground<'a> {
    pub(crate) fn new(game: &'a AnyGame, setup: &'a Setup, seed: u64, threads: Option<u16>) -> Result<Self, Refusal> {
        let seatings = seatings((game.open)(setup)?.as_ref(), setup.seats);
        Ok(Self { game, setup, seed, threads, seatings })
    }

    /// How much oftener A wins than B, seat for seat, over so many deals.
    pub(crate) fn lead(&self, pair: [Contestant; 2], deals: u64) -> anyhow::Result<Mean> {
        Ok(lead(&self.play(pair, deals, || (), |_| false)?))
    }

    /// Plays deals with every seating, until there are enough of them.
    pub(super) fn play(
        &self,
        [a, b]: [Contestant; 2],
        most: u64,
        played: impl Fn() + Sync,
        mut enough: impl FnMut(&[Deal]) -> bool,
    ) -> anyhow::Result<Vec<Deal>> {
        let mut deals = Vec::new();
        let deal = |deal| self.play_deal([a, b], deal, &played);
        contest::in_order(most, self.threads, deal, |deal| {
            deals.push(deal);
            Ok(if enough(&deals) { ControlFlow::Break(()) } else { ControlFlow::Continue(()) })
        })?;
        Ok(deals)
    }

    fn play_deal(&self, [a, b]: [Contestant; 2], deal: u64, played: impl Fn()) -> Result<Deal, Refusal> {
        let mut result = Deal::default();
        for (i, &a_seats) in self.seatings.iter().enumerate() {
            let player = |seat, seed| if a_seats.contains(seat) { a } else { b }.player(self.game, seed);
            let seed = Dice::stream(self.seed, deal).bits().wrapping_add(i as u64);
            let luck = &mut Dice::stream(self.seed, deal);
            let (table, thoughts) = contest::play(self.game, self.setup, player, luck, seed)?;
            let outcome = table.outcome().expect("a game that was played to the end has an outcome");
            for (seat, thought) in Seat::all(self.setup.seats).zip(thoughts) {
                let side = if a_seats.contains(seat) { &mut result.a } else { &mut result.b };
                let wins = u32::from(outcome.winners.contains(seat));
                side.add(&Side { seats: 1, wins, score: outcome.scores[seat].into(), thought });
            }
            played();
        }
        Ok(result)
    }
}

fn seatings(table: &dyn AnyTable, seats: u8) -> Vec<SeatSet> {
    let mut sides: Vec<SeatSet> = Vec::new();
    for seat in Seat::all(seats) {
        let side = table.partners(seat);
        if !sides.contains(&side) {
            sides.push(side);
        }
    }
    if sides.len() == 1 { vec![SeatSet::all(seats), SeatSet::EMPTY] } else { sides }
}

/// What A and B did with one deal, over all seatings.
#[derive(Clone, Copy, Default)]
pub(super) struct Deal {
    pub(super) a: Side,
    pub(super) b: Side,
}

#[derive(Clone, Copy, Default)]
pub(super) struct Side {
    pub(super) seats: u32,
    pub(super) wins: u32,
    pub(super) score: i64,
    pub(super) thought: Thought,
}

impl Side {
    /// How often a seat wins.
    pub(super) fn rate(&self) -> f64 {
        f64::from(self.wins) / f64::from(self.seats.max(1))
    }

    pub(super) fn mean_score(&self) -> f64 {
        self.score as f64 / f64::from(self.seats.max(1))
    }

    pub(super) fn add(&mut self, other: &Self) {
        self.seats += other.seats;
        self.wins += other.wins;
        self.score += other.score;
        self.thought.add(&other.thought);
    }
}

/// How much oftener A wins than B, seat for seat.
pub(super) fn lead(deals: &[Deal]) -> Mean {
    Mean::of(&deals.iter().map(|deal| deal.a.rate() - deal.b.rate()).collect::<Vec<_>>())
}
