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

    /// How many moves an imagined game is played on from here before it is estimated; none: to the end.
    fn look_ahead(&self) -> Option<u32> {
        None
    }

    /// How good each move of `seat` looks, the higher the better, in any unit; replaces what is in `into`.
    fn appraise(&self, seat: Seat, moves: &[Self::Move], into: &mut Appraised);

    /// Each seat's chance to win from here, 0 to 1; asked while the game is not over.
    fn estimate(&self) -> PerSeat<f32>;

    /// Whether an imagined game stops here to be estimated, as what follows hardly depends on what came before but for
    /// the score: asked when it is chance's turn, for instance between two rounds.
    fn pauses(&self) -> bool {
        false
    }

    /// Whether nobody else sees what this move of a seat was when it is made. What the thinking seat cannot tell apart is
    /// no branch of its tree: others' secret moves are guessed.
    fn is_secret(_: Self::Move) -> bool {
        false
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
        if moves.len() == 1 || Self::CARELESSNESS == u8::MAX || dice.below(256) < Self::CARELESSNESS.into() {
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

/// The first of the moves that look best.
pub(crate) fn best<M: Copy>(moves: &[M], looks: &[f32]) -> M {
    let better = |a: usize, b: usize| if looks[b] > looks[a] { b } else { a };
    moves[(1..moves.len()).fold(0, better)]
}
