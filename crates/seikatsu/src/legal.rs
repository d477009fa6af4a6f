//! Which moves are legal.

use table::{Dice, Seat};

use crate::{Bird, Move, Play, Seikatsu, Spaces, Tile};

impl Seikatsu {
    pub(crate) fn list_moves(&self, seat: Seat, into: &mut Vec<Move>) {
        into.clear();
        if self.mover() != Some(seat) {
            return;
        }
        let mut before = None;
        for tile in self.hands[seat].tiles() {
            // Two tiles alike are one choice.
            if before.replace(tile) == Some(tile) {
                continue;
            }
            if tile != Tile::KOI {
                Move::list(Play::garden(tile), self.open_to_garden_tiles(), into);
            } else {
                let open = self.open_to_koi();
                for bird in Bird::ALL {
                    Move::list(Play::koi(bird), open, into);
                }
            }
        }
    }

    /// The listed move that dice pick. With company each tile can go wherever another can, so nothing has to be listed.
    #[cfg_attr(not(target_family = "wasm"), inline(always))]
    pub(crate) fn random_move(&self, seat: Seat, dice: &mut Dice) -> Move {
        if self.options.mode().is_solo() {
            return self.random_move_alone(seat, dice);
        }
        let (hand, open) = (&self.hands[seat], self.garden.open());
        let (play, place) = dice.two_below(hand.plays(), open.len());
        Move::new(hand.nth_play(play as u8), open.nth(place))
    }

    /// The same for somebody who plays alone, with one garden tile at most.
    fn random_move_alone(&self, seat: Seat, dice: &mut Dice) -> Move {
        let (tile, open, open_to_koi) = self.open_alone(seat);
        let number = dice.below(open.len() + Bird::ALL.len() * open_to_koi.len());
        let Some(place) = number.checked_sub(open.len()) else {
            return Move::new(Play::garden(tile), open.nth(number));
        };
        let before = |birds: usize| birds * open_to_koi.len();
        let bird = (1..Bird::ALL.len()).filter(|&birds| before(birds) <= place).count();
        Move::new(Play::koi(Bird::ALL[bird % Bird::ALL.len()]), open_to_koi.nth(place - before(bird)))
    }

    /// Where somebody who plays alone can lay the first tile of the hand, if it is a garden tile, and where a koi.
    #[inline]
    fn open_alone(&self, seat: Seat) -> (Tile, Spaces, Spaces) {
        let (first, has_koi) = self.hands[seat].alone();
        let garden = if first.is_some() { self.open_to_garden_tiles() } else { Spaces::EMPTY };
        let koi = if has_koi { self.open_to_koi() } else { Spaces::EMPTY };
        (first.unwrap_or_default(), garden, koi)
    }

    /// Alone a garden tile must touch the tile laid last; the first one any start tile. (seikatsu.md, Solo)
    fn open_to_garden_tiles(&self) -> Spaces {
        match self.last {
            Some(last) if self.options.mode().is_solo() => self.garden.open().and(last.neighbours()),
            _ => self.garden.open(),
        }
    }

    /// Alone in the English edition a koi must touch a garden tile. (seikatsu.md, Solo)
    fn open_to_koi(&self) -> Spaces {
        if self.options.koi_touch_garden_tiles() { self.garden.open_beside_garden_tiles() } else { self.garden.open() }
    }

    /// Whether somebody who plays alone can go on.
    #[inline]
    pub(crate) fn can_move_alone(&self, seat: Seat) -> bool {
        let (_, garden, koi) = self.open_alone(seat);
        !garden.or(koi).is_empty()
    }
}
