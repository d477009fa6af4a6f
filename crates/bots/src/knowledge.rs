//! What a bot must know of a game.

use table::{Dice, Game, Outcome, PerSeat, Seat};

use crate::{Lesson, Origin};

/// More moves than this are too many to look at each in an imagined game, and so many of them will do.
const VERY_MANY: usize = 200;
const SOME: usize = 32;

/// How much it counts how clearly a game is won, where it is certain who wins.
pub(crate) const CLEARLY: f32 = 0.1;

/// How much the first look counts in search against what was found out.
pub(crate) const CURIOSITY: f32 = 1.2;

/// How good each of some moves looks, in their order.
pub type Appraised = Vec<f32>;

/// What is known of a game besides its rules. Bots apply it to imagined worlds, so it may look at everything.
pub trait Knowledge: Game {
    /// How much better a move must look, in the units of [`Knowledge::appraise`], to be chosen e times as often: small
    /// if a first look is to be trusted.
    const DOUBT: f32;

    /// How often a move of an imagined game is any move instead of the one that looks best, out of 256.
    const CARELESSNESS: u8;

    /// Whether the last moves are played exactly where nothing is hidden. Where some who can only lose decide who wins, nobody
    /// can tell which of their moves they play.
    const EXACT: bool = true;

    /// How good each move of `seat` looks, the higher the better, in any unit; replaces what is in `into`.
    fn appraise(&self, seat: Seat, moves: &[Self::Move], into: &mut Appraised);

    /// Drops moves of `seat` that cannot be better than one that stays; those are still sorted.
    fn dismiss(&self, _seat: Seat, _moves: &mut Vec<Self::Move>) {}

    /// Each seat's chance to win, 0 to 1, if an imagined game stops here: because what follows hardly depends on what came
    /// before but for the score, or because playing on would tell little. Where it is chance's turn the tree ends there too.
    fn estimate(&self) -> Option<PerSeat<f32>> {
        None
    }

    /// How much it counts beside an estimate, 0 to 1, how the imagined game ends if all play on at random: that is unbiased by whatever
    /// an estimate does not know of, and half of it is how clearly one wins.
    fn at_random(&self) -> f32 {
        0.0
    }

    /// What another seat than the thinking one is taken to do, if that is no branch of the tree: what is done in secret the
    /// thinking seat cannot tell apart.
    fn guess(&self, _: Seat, _: &[Self::Move], _: &mut Appraised, _: &mut Dice) -> Option<Self::Move> {
        None
    }

    /// Learns the game anew by playing it, and tells how that goes: the file that a master of it is built with. Nothing where nothing is
    /// learned.
    fn learn(_: &Origin, _: &mut dyn FnMut(Lesson)) -> Option<Vec<u8>> {
        None
    }

    /// How many moves an imagined game is played on before what was learned judges it.
    const FORESIGHT: u32 = 0;

    /// Each seat's chance to win by what was learned, if anything was.
    fn judge(&self) -> Option<PerSeat<f32>> {
        None
    }

    /// A lead that is a clear victory, in points.
    const CLEAR_LEAD: f32;

    /// How much better a move must look to be tried e times as often in search, which has the time to find out for itself.
    fn doubt(&self) -> f32 {
        Self::DOUBT
    }

    /// How much it counts in search how clearly an imagined game is won, 0 to 1: a lead tells more than winning does where
    /// one imagined game says little.
    fn clearly(&self) -> f32 {
        CLEARLY
    }

    /// How much the first look counts in search against what was found out: higher tries more moves. The less one imagined game
    /// says, the longer it takes to find out.
    fn curiosity(&self) -> f32 {
        CURIOSITY
    }

    /// How much it counts for the thinking seat that rivals do not win, against winning itself: where several can win at once, winning
    /// is worth the more the fewer others do. Others are taken to care for themselves only.
    const RIVALRY: f32 = 0.0;

    /// How far `seat` is ahead of its best rival at the end; nothing where that is not what is played for.
    fn lead(&self, seat: Seat, outcome: &Outcome) -> Option<i32> {
        // Also of a rival without a seat.
        let rivals = outcome.scores.pairs().filter(|(other, _)| !self.partners(seat).contains(*other));
        Some(outcome.scores[seat] - rivals.map(|(_, &score)| score).max().unwrap_or(0))
    }

    /// What the end is worth to each seat, 0 to 1: winning, and so much of it how clearly.
    fn reward(&self, outcome: &Outcome, clearly: f32) -> PerSeat<f32> {
        PerSeat::from_fn(self.seats(), |seat| {
            let won = if outcome.winners.contains(seat) { 1.0 } else { 0.0 };
            let lead = self.lead(seat, outcome).unwrap_or(0);
            (1.0 - clearly) * won + clearly * (0.5 + 0.5 * (lead as f32 / Self::CLEAR_LEAD).tanh())
        })
    }

    /// The move of an imagined game: by default the one that looks best, or now and then any. `listed` is room to list moves in,
    /// for whoever needs all.
    fn playout_move(
        &self,
        seat: Seat,
        listed: &mut Vec<Self::Move>,
        looks: &mut Appraised,
        dice: &mut Dice,
    ) -> Self::Move {
        self.legal_moves(seat, listed);
        sensible_move(self, seat, listed, looks, dice)
    }
}

/// The move that looks best, or now and then any. Of very many moves only some are looked at, as looking is most of the
/// time that an imagined game takes.
pub(crate) fn sensible_move<G: Knowledge>(
    game: &G,
    seat: Seat,
    moves: &[G::Move],
    looks: &mut Appraised,
    dice: &mut Dice,
) -> G::Move {
    let any = moves[dice.below(moves.len())];
    if moves.len() == 1 || dice.below(256) < G::CARELESSNESS.into() {
        return any;
    }
    if moves.len() > VERY_MANY {
        let some: [G::Move; SOME] = std::array::from_fn(|_| moves[dice.below(moves.len())]);
        game.appraise(seat, &some, looks);
        return best(&some, looks);
    }
    game.appraise(seat, moves, looks);
    best(moves, looks)
}

/// Turns looks into shares that add up to 1; a move that looks better by `doubt` has e times the share.
pub(crate) fn soften(looks: &mut [f32], doubt: f32) {
    let best = looks.iter().copied().fold(f32::NEG_INFINITY, f32::max);
    looks.iter_mut().for_each(|look| *look = ((*look - best) / doubt).exp());
    let sum: f32 = looks.iter().sum();
    looks.iter_mut().for_each(|look| *look /= sum);
}

/// The first of the moves that look best.
pub(crate) fn best<M: Copy>(moves: &[M], looks: &[f32]) -> M {
    let better = |a: usize, b: usize| if looks[b] > looks[a] { b } else { a };
    moves[(1..moves.len()).fold(0, better)]
}
