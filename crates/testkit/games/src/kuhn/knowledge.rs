//! What bots know of it.

use bots::{Appraised, Knowledge};
use table::{Dice, Outcome, PerSeat, Seat};

use super::{Betting, Card, Kuhn, Move, SEATS};

impl Knowledge for Kuhn {
    const DOUBT: f32 = 0.5;
    const CARELESSNESS: u8 = 64;
    const CLEAR_LEAD: f32 = 2.0;

    /// Chips go in with a king, and stay out with a jack. It looks at its own card only.
    fn appraise(&self, seat: Seat, moves: &[Move], into: &mut Appraised) {
        let strength = match self.cards.map(|cards| cards[seat]) {
            Some(Card::King) => 1.0,
            Some(Card::Queen) => -0.1,
            _ => -1.0,
        };
        into.clear();
        into.extend(moves.iter().map(|mv| match mv {
            Move::Bet | Move::Call => strength,
            Move::Check | Move::Fold => 0.0,
        }));
    }

    /// Others know their card, which no branch of the tree tells: they are taken to play as Kuhn advises the second seat.
    fn guess(&self, seat: Seat, moves: &[Move], _: &mut Appraised, dice: &mut Dice) -> Option<Move> {
        let thirds = match (self.cards?[seat], self.betting) {
            (Card::King, _) => 3,
            (Card::Jack, Betting::Bet(_)) => 0,
            (Card::Queen, Betting::Bet(_)) | (Card::Jack, _) => 1,
            (Card::Queen, _) => 0,
        };
        // Putting in a chip is the first of both moves.
        Some(moves[usize::from(dice.below(3) >= thirds)])
    }

    /// Every chip counts, not who has more of them.
    fn reward(&self, outcome: &Outcome, _: f32) -> PerSeat<f32> {
        const MOST: f32 = 2.0;
        PerSeat::from_fn(SEATS, |seat| 0.5 + 0.5 * outcome.scores[seat] as f32 / MOST)
    }
}
