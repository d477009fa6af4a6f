//! Which moves are legal.

use table::Seat;

use crate::game::Phase;
use crate::list;
use crate::{Cards, Mode, Move, YokaiSeptet};

impl YokaiSeptet {
    pub(crate) fn list_moves(&self, seat: Seat, into: &mut Vec<Move>) {
        into.clear();
        match self.phase {
            Phase::Play(mover) if mover == seat => list::plays(self.playable(seat), into),
            Phase::Choose if !self.has_chosen(seat) => self.list_choices(seat, into),
            Phase::Deal | Phase::Choose | Phase::Play(_) | Phase::Over => {}
        }
    }

    fn list_choices(&self, seat: Seat, into: &mut Vec<Move>) {
        let hand = self.hands[seat];
        match self.options.mode() {
            // A 7 cannot be discarded. (yokai-septet.md, Duel 2)
            Mode::Duel => list::discards(hand.without(Cards::BOSSES), into),
            Mode::Classic => list::passes_to_one(hand, into),
            Mode::NextSevens | Mode::NextSevensShort => list::passes_to_three(hand, into),
        }
    }

    /// The cards that a seat may play when it is its turn. (yokai-septet.md, Classic 4 and Duel 4)
    fn playable(&self, seat: Seat) -> Cards {
        let held = self.hands[seat].or(self.open_cards(seat));
        let Some(led) = self.tricks.led() else { return held };
        let following = held.and(Cards::of_suit(led));
        if following.is_empty() { held } else { following }
    }

    /// A duellist's cards on the table that can be played.
    #[must_use]
    pub fn open_cards(&self, seat: Seat) -> Cards {
        self.rows.get(seat.index()).map_or(Cards::NONE, |rows| rows.open)
    }
}
