//! Which moves are legal.

use table::Seat;

use crate::game::Phase;
use crate::moves::{self, PassOrder};
use crate::{Card, Cards, Mode, Move, YokaiSeptet};

impl YokaiSeptet {
    pub(crate) fn list_moves(&self, seat: Seat, into: &mut Vec<Move>) {
        into.clear();
        match self.phase {
            Phase::Play(mover) if mover == seat => list(self.playable(seat), Move::play, into),
            Phase::Choose if !self.has_chosen(seat) => self.list_choices(seat, into),
            Phase::Deal | Phase::Choose | Phase::Play(_) | Phase::Over => {}
        }
    }

    fn list_choices(&self, seat: Seat, into: &mut Vec<Move>) {
        let hand = self.hands[seat];
        let order = match self.options.mode() {
            // A 7 cannot be discarded. (yokai-septet.md, Duel 2)
            Mode::Duel => return list(hand.without(Cards::BOSSES), Move::discard, into),
            Mode::Classic => PassOrder::OneSeat,
            Mode::NextSevens | Mode::NextSevensShort => PassOrder::ThreeSeats,
        };
        let mut cards = [Card::WA; MOST_HELD];
        let n = spread(hand, |card| card, &mut cards);
        moves::list_passes(&cards[..n], order, into);
    }

    /// The cards that a seat may play when it is its turn. (yokai-septet.md, Classic 4 and Duel 4)
    fn playable(&self, seat: Seat) -> Cards {
        let held = self.hands[seat].or(self.open_cards(seat));
        let Some(led) = self.tricks.led() else { return held };
        let following = held.and(Cards::of_suit(led));
        if following.is_empty() { held } else { following }
    }

    /// A duellist's cards on the table that can be played.
    pub(crate) fn open_cards(&self, seat: Seat) -> Cards {
        self.rows.get(seat.index()).map_or(Cards::NONE, |rows| rows.open)
    }
}

/// The most cards that a seat can choose from: a duellist's hand and rows.
const MOST_HELD: usize = 24;

fn list(cards: Cards, make: impl Fn(Card) -> Move, into: &mut Vec<Move>) {
    let mut moves = [make(Card::WA); MOST_HELD];
    let n = spread(cards, make, &mut moves);
    into.extend_from_slice(&moves[..n]);
}

/// Writes the cards of a set out in deck order; returns how many.
fn spread<T>(cards: Cards, make: impl Fn(Card) -> T, into: &mut [T; MOST_HELD]) -> usize {
    for (place, card) in into.iter_mut().zip(cards.iter()) {
        *place = make(card);
    }
    cards.len().min(MOST_HELD)
}
