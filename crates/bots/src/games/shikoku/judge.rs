//! What was learned, in the form in which it is asked thousands of times for one move.
//!
//! Weights are whole numbers of 16 bits, so that all hidden units are added to in one instruction; and inputs of which one of each kind is
//! on are added up beforehand, pair by pair.

use shikoku::{Cards, Icons, Step};
use table::MAX_SEATS;

use super::after::{
    BETWEEN, DOWN, HIDDEN, INPUTS, NEIGHBOURS, Network, PAGODA, PLACE, Stand, UP, WITHIN, height, neighbours, of_below,
    of_kept, of_top,
};

/// What some inputs add to the hidden units.
type Units = [i16; HIDDEN];

/// A weight of 1. Sums stay well below 32 of them.
const ONE: f32 = 1024.0;

/// The steps on which somebody can stand while a game goes on.
const STEPS: usize = PAGODA.ilog2() as usize;

/// A network as it is asked where so many play.
pub(super) struct Judge {
    /// What each input adds, and after them what the units start from.
    rows: Vec<Units>,
    /// What all start from, by the highest step.
    tops: [Units; STEPS],
    /// By how far somebody is below it.
    below: [Units; STEPS],
    /// By how far the next ones above and below are.
    reaches: [[Units; WITHIN]; WITHIN],
    /// By on how many steps others stand above and below, and how many cards of the line are lower than one's own.
    places: [[Units; MAX_SEATS]; NEIGHBOURS],
    /// What each unit adds to the log odds.
    last: Units,
    bias: f32,
}

/// Where somebody comes to stand, and what the cards that they keep add there: for everybody, and for themselves.
#[derive(Clone, Copy)]
pub(super) struct End {
    pub(super) height: u32,
    everybody: Units,
    own: Units,
}

impl End {
    /// Where nobody stands.
    pub(super) const NOWHERE: Self = Self { height: 0, everybody: [0; HIDDEN], own: [0; HIDDEN] };
}

impl Judge {
    pub(super) fn new(network: &Network, seats: usize) -> Self {
        let whole = |row: &[f32; HIDDEN]| row.map(|weight| (weight * ONE) as i16);
        let mut rows: Vec<Units> = network.rows.iter().map(whole).collect();
        let last = rows.pop().expect("a network has units");
        let row = |first: u16, at: usize| &rows[usize::from(first) + at];
        let pair = |a: &Units, b: &Units| sum(*a, b);
        // The lowest of the line plays last in the next round.
        let place = |lower: usize| (lower + seats - 1) % seats;
        Self {
            tops: std::array::from_fn(|top| pair(row(INPUTS, 0), row(of_top(top as u32), 0))),
            below: std::array::from_fn(|steps| *row(of_below(steps as u32), 0)),
            reaches: std::array::from_fn(|up| std::array::from_fn(|down| pair(row(UP, up), row(DOWN, down)))),
            places: std::array::from_fn(|between| {
                std::array::from_fn(|lower| pair(row(BETWEEN, between), row(PLACE, place(lower))))
            }),
            last,
            bias: network.bias,
            rows,
        }
    }

    /// Where somebody comes to stand who keeps these cards.
    pub(super) fn end(&self, step: Step, kept: Cards, icons: &Icons) -> End {
        let (everybody, own) = of_kept(step, kept, icons);
        let row = |input: u16| &self.rows[usize::from(input)];
        End {
            height: height(step),
            everybody: *row(everybody),
            own: own.into_iter().fold(Units::default(), |sums, input| sum(sums, row(input))),
        }
    }

    /// The log odds to win of everybody who stands so, with somebody on all these steps, and with so many lower cards in the line.
    #[inline]
    pub(super) fn log_odds(&self, all: Stand, ends: &[&End], lower: impl Fn(usize) -> u32) -> [f32; MAX_SEATS] {
        let top = all.ilog2();
        let mut everybody = self.tops[top as usize % STEPS];
        for end in ends {
            everybody = sum(everybody, &end.everybody);
            everybody = sum(everybody, &self.below[(top - end.height) as usize % STEPS]);
        }
        let mut odds = [0; MAX_SEATS];
        for (seat, (odds, end)) in odds.iter_mut().zip(ends).enumerate() {
            let (between, up, down) = neighbours(all, end.height);
            let reach = &self.reaches[up % WITHIN][down % WITHIN];
            let place = &self.places[between % NEIGHBOURS][lower(seat) as usize % MAX_SEATS];
            let sums = sum(sum(everybody, &end.own), &sum(*reach, place));
            *odds = (0..HIDDEN).map(|unit| i32::from(sums[unit].max(0)) * i32::from(self.last[unit])).sum();
        }
        odds.map(|odds: i32| self.bias + odds as f32 / (ONE * ONE))
    }
}

/// Saturating, so that a sum that is too large by far is at least no small one.
#[inline]
fn sum(a: Units, b: &Units) -> Units {
    std::array::from_fn(|unit| a[unit].saturating_add(b[unit]))
}
