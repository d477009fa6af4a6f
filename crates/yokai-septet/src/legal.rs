//! Which moves are legal.

use table::Seat;

use crate::game::Phase;
use crate::list;
use crate::{BOSSES, Cards, Mode, Move, YokaiSeptet};

impl YokaiSeptet {
    pub(crate) fn list_moves(&self, seat: Seat, into: &mut Vec<Move>) {
        into.clear();
        match self.phase {
            Phase::Play if self.mover == seat.into() => self.list_plays(seat, into),
            Phase::Choose if self.choosing.contains(seat) => self.list_choices(seat, into),
            Phase::Deal | Phase::Choose | Phase::Play | Phase::Over => {}
        }
    }

    fn list_choices(&self, seat: Seat, into: &mut Vec<Move>) {
        let hand = self.hands[seat];
        match self.variant.mode {
            // A 7 cannot be discarded. (yokai-septet.md, Duel 2)
            Mode::Duel => list::discards(hand.minus(BOSSES), into),
            Mode::Classic => list::passes_to_one(hand, into),
            Mode::NextSevens | Mode::NextSevensShort => list::passes_to_three(hand, into),
        }
    }

    /// Lists the cards that a seat may play when it is its turn. (yokai-septet.md, Classic 4 and Duel 4)
    fn list_plays(&self, seat: Seat, into: &mut Vec<Move>) {
        let held = self.hands[seat].or(self.open_cards(seat));
        match self.tricks.led() {
            Some(led) if !held.and(led.cards()).is_empty() => list::plays_of_suit(held, led, into),
            _ => list::plays(held, into),
        }
    }

    /// The same cards as a set; nothing if it is no seat's turn to play a card.
    #[must_use]
    pub fn playable(&self, seat: Seat) -> Option<Cards> {
        matches!(self.phase, Phase::Play).then(|| self.following(seat))
    }

    #[inline]
    pub(crate) fn following(&self, seat: Seat) -> Cards {
        let held = self.hands[seat].or(self.open_cards(seat));
        let following = self.tricks.led().map_or(Cards::EMPTY, |led| held.and(led.cards()));
        if following.is_empty() { held } else { following }
    }

    /// A duellist's cards on the table that can be played.
    #[must_use]
    pub fn open_cards(&self, seat: Seat) -> Cards {
        match self.variant.mode {
            Mode::Duel => self.rows[seat.index()].open,
            Mode::Classic | Mode::NextSevens | Mode::NextSevensShort => Cards::EMPTY,
        }
    }
}
