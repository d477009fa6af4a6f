//! What a bot must know of a game.

use table::{Dice, Game, Outcome, PerSeat, Seat};

/// More moves than this are too many to look at each in an imagined game, and so many of them will do.
const VERY_MANY: usize = 200;
const SOME: usize = 32;

/// How good each of some moves looks, in their order.
pub type Appraised = Vec<f32>;

/// What is known of a game besides its rules. Bots apply it to imagined worlds, so it may look at everything.
pub trait Knowledge: Game {
    /// How much better a move must look, in the units of [`Knowledge::appraise`], to be chosen e times as often: small
    /// if a first look is to be trusted.
    const DOUBT: f32;

    /// How often a move of an imagined game is any move instead of the one that looks best, out of 256.
    const CARELESSNESS: u8;

    /// How good each move of `seat` looks, the higher the better, in any unit; replaces what is in `into`.
    fn appraise(&self, seat: Seat, moves: &[Self::Move], into: &mut Appraised);

    /// Each seat's chance to win, 0 to 1, if an imagined game stops here: because what follows hardly depends on what came
    /// before but for the score, or because playing on would tell little. Where it is chance's turn the tree ends there too.
    fn estimate(&self) -> Option<PerSeat<f32>> {
        None
    }

    /// What another seat than the thinking one is taken to do, if that is no branch of the tree: what is done in secret the
    /// thinking seat cannot tell apart, and not everybody searches.
    fn guess(&self, _: Seat, _: &[Self::Move], _: &mut Appraised, _: &mut Dice) -> Option<Self::Move> {
        None
    }

    /// A lead that is a clear victory, in points.
    const CLEAR_LEAD: f32;

    /// What the end is worth to each seat, 0 to 1: winning is most of it, and how clearly the rest.
    fn reward(&self, outcome: &Outcome) -> PerSeat<f32> {
        const CLEARLY: f32 = 0.1;
        PerSeat::from_fn(self.seats(), |seat| {
            let won = if outcome.winners.contains(seat) { 1.0 } else { 0.0 };
            // Also a rival without a seat.
            let rivals = outcome.scores.pairs().filter(|(other, _)| !self.partners(seat).contains(*other));
            let lead = outcome.scores[seat] - rivals.map(|(_, &score)| score).max().unwrap_or(0);
            (1.0 - CLEARLY) * won + CLEARLY * (0.5 + 0.5 * (lead as f32 / Self::CLEAR_LEAD).tanh())
        })
    }

    /// The move of an imagined game: the one that looks best, or now and then any. Of very many moves only some are
    /// looked at, as looking is most of the time that an imagined game takes.
    fn playout_move(&self, seat: Seat, moves: &[Self::Move], looks: &mut Appraised, dice: &mut Dice) -> Self::Move {
        let any = moves[dice.below(moves.len())];
        if moves.len() == 1 || dice.below(256) < Self::CARELESSNESS.into() {
            return any;
        }
        if moves.len() > VERY_MANY {
            let some: [Self::Move; SOME] = std::array::from_fn(|_| moves[dice.below(moves.len())]);
            self.appraise(seat, &some, looks);
            return best(&some, looks);
        }
        self.appraise(seat, moves, looks);
        best(moves, looks)
    }
}

/// Turns looks into shares that add up to 1; a move that looks better by `doubt` has e times the share.
pub(crate) fn soften(looks: &mut [f32], doubt: f32) {
    let best = looks.iter().copied().fold(f32::NEG_INFINITY, f32::max);
    looks.iter_mut().for_each(|look| *look = ((*look - best) / doubt).exp());
    let sum: f32 = looks.iter().sum();
    looks.iter_mut().for_each(|look| *look /= sum);
}

/// Any of the moves, by their shares.
pub(crate) fn draw<M: Copy>(moves: &[M], shares: &[f32], dice: &mut Dice) -> M {
    const FINE: usize = 1 << 20;
    let mut left = dice.below(FINE) as f32 / FINE as f32;
    let drawn = shares.iter().position(|share| {
        left -= share;
        left < 0.0
    });
    moves[drawn.unwrap_or(moves.len() - 1)]
}

/// The first of the moves that look best.
pub(crate) fn best<M: Copy>(moves: &[M], looks: &[f32]) -> M {
    let better = |a: usize, b: usize| if looks[b] > looks[a] { b } else { a };
    moves[(1..moves.len()).fold(0, better)]
}
