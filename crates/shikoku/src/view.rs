//! What may leave the rules.

use serde::{Deserialize, Serialize};
use table::{Game, PerSeat, Seat, SeatSet};
use ts_rs::TS;

use crate::card::BOX;
use crate::{Cards, Icons, Line, Order, Phase, Shikoku, Step, score};

/// What everybody knows; nothing that was seen and still matters is forgotten.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[ts(export_to = "shikoku/")]
pub struct Public {
    /// What the game is waiting for.
    pub phase: Phase,
    /// Where everybody stands.
    pub steps: PerSeat<Step>,
    /// Who would win if the game ended on these steps.
    pub would_win: SeatSet,
    /// Who plays or collects when; from collecting on it is the order of the next round.
    pub order: Order,
    /// The line being played, or just played.
    pub line: Line,
    /// Who stayed put in that line, once it is complete.
    pub stayed_put: SeatSet,
    /// What is left of the line before it, from which cards are taken.
    pub previous: Line,
    /// What is known of each hand.
    pub hands: PerSeat<Held>,
    /// How many cards are left in the deck.
    pub deck: u8,
    /// The cards out of the game.
    pub removed: Cards,
    /// All other cards: they are in the deck or in hands. Once the deck is empty they are all in hands.
    pub unseen: Cards,
    /// The icons of the cards.
    pub icons: Icons,
}

/// What everybody knows of a hand.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, TS)]
#[ts(export_to = "shikoku/")]
pub struct Held {
    /// How many cards it holds.
    pub cards: u8,
    /// Those among them that were taken from a line.
    pub taken: Cards,
}

impl Held {
    /// How many cards of the hand are not known.
    #[must_use]
    pub fn unknown(&self) -> usize {
        usize::from(self.cards) - self.taken.len()
    }
}

/// What one seat knows besides.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[ts(export_to = "shikoku/")]
pub struct Private {
    /// Its hand.
    pub hand: Cards,
}

impl Public {
    pub(crate) fn of(game: &Shikoku) -> Self {
        let seen = game.line.cards().or(game.previous.cards()).or(game.removed).or(game.taken);
        Self {
            phase: game.phase,
            steps: game.steps,
            would_win: score::winners(&game.steps),
            order: game.order,
            line: game.line,
            stayed_put: game.stayed_put(),
            previous: game.previous,
            hands: PerSeat::from_fn(game.seats(), |seat| game.held(seat)),
            deck: game.deck.len() as u8,
            removed: game.removed,
            unseen: BOX.minus(seen),
            icons: game.icons,
        }
    }
}

impl Shikoku {
    fn held(&self, seat: Seat) -> Held {
        let hand = self.hands[seat];
        Held { cards: hand.len() as u8, taken: hand.and(self.taken) }
    }

    fn stayed_put(&self) -> SeatSet {
        let seats = self.seats();
        if self.line.len() < usize::from(seats) {
            return SeatSet::EMPTY;
        }
        let owners = self.line.owners().iter().enumerate();
        owners.filter(|&(place, _)| score::stays_put(place, seats)).map(|(_, seat)| seat).collect()
    }
}
