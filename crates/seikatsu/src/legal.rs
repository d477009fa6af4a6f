//! Which moves are legal.

use table::Seat;

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
    pub(crate) fn can_move_alone(&self, seat: Seat) -> bool {
        let open = |tile| if tile == Tile::KOI { self.open_to_koi() } else { self.open_to_garden_tiles() };
        self.hands[seat].tiles().any(|tile| !open(tile).is_empty())
    }
}
