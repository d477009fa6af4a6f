//! Miyabi: what is scored, and what was learned of how much is still to come.
//!
//! Everything comes from one sum, the points that a seat can hope for at the end ([`Ground::hopes`]). A move looks as good as
//! the hopes that it leaves its seat and takes from the others, and chances to win follow from who hopes for more. Of games with
//! expansions nothing was learned: their hopes are summed up by hand ([`by_hand`]).

mod by_hand;
mod fit;
mod ground;
mod inputs;
mod judge;
mod learn;

use std::sync::LazyLock;

use miyabi::{Action, Miyabi, Move, Tile};
use table::{Game, PerSeat, Seat, Turn};

use crate::knowledge::CURIOSITY;
use crate::lesson::weights;
use crate::{Appraised, Knowledge, Lesson, Origin};
use ground::{Ground, Grounds};
use inputs::{Offer, SIDE, later_rounds, turns};
use judge::{Judge, Weights};

/// A lead of so many points makes winning e times as likely as losing: at the end, and for each turn to come. By how games went that
/// were played to learn from.
const LUCK: [f32; 2] = [1.5, 0.7];

/// What was learned, as `chabudai train miyabi` wrote it.
static JUDGE: LazyLock<Judge> =
    LazyLock::new(|| Judge::new(&Weights::read(weights(include_bytes!("miyabi/weights.bin")))));

impl Knowledge for Miyabi {
    const DOUBT: f32 = 1.0;
    const CARELESSNESS: u8 = 0;
    const CLEAR_LEAD: f32 = 20.0;

    fn appraise(&self, seat: Seat, moves: &[Move], into: &mut Appraised) {
        if is_learned(self) {
            looks(self, seat, moves, &JUDGE, into);
        } else {
            by_hand::looks(self, seat, moves, into);
        }
    }

    /// Random moves build no terraces, so playing on by them alone would tell little: positions are estimated at once, with the
    /// tiles of the round on offer.
    fn estimate(&self) -> Option<PerSeat<f32>> {
        match self.turn() {
            Turn::Chance => None,
            _ if is_learned(self) => Some(chances(self, &JUDGE)),
            _ => Some(by_hand::chances(self)),
        }
    }

    // Found by `chabudai tune`, docs/decisions/0060-constants-are-tuned-by-a-method.md.

    fn at_random(&self) -> f32 {
        if is_learned(self) { 0.25 } else { 0.5 }
    }

    fn curiosity(&self) -> f32 {
        if is_learned(self) { 0.45 * CURIOSITY } else { CURIOSITY }
    }

    fn doubt(&self) -> f32 {
        if is_learned(self) { 2.5 * Self::DOUBT } else { Self::DOUBT }
    }

    fn learn(origin: &Origin, tell: &mut dyn FnMut(Lesson)) -> Option<Vec<u8>> {
        Some(learn::learn(origin, tell))
    }
}

/// Whether anything was learned of games like this one.
fn is_learned(game: &Miyabi) -> bool {
    game.expansions().is_empty()
}

/// Each seat's chance to win by who hopes for more, the less certain the more turns are to come.
fn chances(game: &Miyabi, judge: &Judge) -> PerSeat<f32> {
    let (grounds, offer) = (Grounds::of(game, judge), Offer::of(game));
    let seats = || Seat::all(game.seats());
    let hopes: PerSeat<f32> =
        PerSeat::from_fn(game.seats(), |seat| grounds[seat].hopes(game, seat, &offer, &grounds.rivals(seat), judge));
    let this_round = seats().map(|seat| turns(game, seat)).sum::<usize>() as f32 / f32::from(game.seats());
    shares(&hopes, LUCK[0] + LUCK[1] * (this_round + (SIDE * later_rounds(game)) as f32))
}

/// Chances to win, if a lead of so many points makes winning e times as likely as losing.
fn shares(hopes: &PerSeat<f32>, luck: f32) -> PerSeat<f32> {
    let best = hopes.iter().copied().fold(0.0, f32::max);
    let weight = |seat| ((hopes[seat] - best) / luck).exp();
    let sum: f32 = Seat::all(hopes.seats()).map(weight).sum();
    PerSeat::from_fn(hopes.seats(), |seat| weight(seat) / sum)
}

/// How good moves look: by what they leave their seat to hope for, and take from the best rival.
fn looks(game: &Miyabi, seat: Seat, moves: &[Move], judge: &Judge, into: &mut Appraised) {
    // Nobody builds on the boards of others: only one's own has to be looked at after every move.
    let grounds = Grounds::of(game, judge);
    let rivals: PerSeat<_, 4> = PerSeat::from_fn(game.seats(), |seat| grounds.rivals(seat));
    // What a rival loses is as good as what one gains, but shared among all others.
    let spite = 1.0 / f32::from(game.seats() - 1);
    let mut taken: Option<(Option<Tile>, Offer, f32)> = None;
    into.clear();
    into.extend(moves.iter().map(|&mv| {
        let mut after = *game;
        after.apply_move(seat, mv, &mut ());
        let tile = if let Action::Lay(tile, _) = mv.action() { Some(tile) } else { None };
        // What others may hope for is much the same wherever a tile is laid, but for what it comes to at the end.
        if after.rounds_left() == 0 || taken.as_ref().is_none_or(|&(of, ..)| of != tile) {
            let offer = Offer::of(&after);
            let others = Seat::all(game.seats()).filter(|&other| other != seat);
            let hopes = |other| grounds[other].hopes(&after, other, &offer, &rivals[other], judge);
            let rival = others.map(hopes).fold(0.0, f32::max);
            taken = Some((tile, offer, rival));
        }
        let (_, offer, rival) = taken.as_ref().expect("it was looked at");
        Ground::of(&after, seat, judge).hopes(&after, seat, offer, &rivals[seat], judge) - spite * rival
    }));
}
