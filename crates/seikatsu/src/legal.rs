//! Which moves are legal.

use table::Seat;

use crate::geometry::SpaceList;
use crate::{Bird, Move, Play, Seikatsu, Spaces, Tile};

impl Seikatsu {
    pub(crate) fn list_moves(&self, seat: Seat, into: &mut Vec<Move>) {
        into.clear();
        if self.mover() != Some(seat) {
            return;
        }
        let anywhere = self.garden.open().list();
        let mut before = None;
        for tile in self.hands[seat].tiles() {
            // Two tiles alike are one choice.
            if before.replace(tile) == Some(tile) {
                continue;
            }
            if tile == Tile::KOI {
                for bird in Bird::ALL {
                    anywhere.add_moves(Play::koi(bird), into);
                }
            } else if self.options.mode().is_solo() {
                self.add_moves_alone(tile, into);
            } else {
                anywhere.add_moves(Play::garden(tile), into);
            }
        }
    }

    #[inline(never)]
    fn add_moves_alone(&self, tile: Tile, into: &mut Vec<Move>) {
        self.open_alone().list().add_moves(Play::garden(tile), into);
    }

    /// Alone a garden tile must touch the tile laid last; the first one any start tile. (seikatsu.md, Solo)
    fn open_alone(&self) -> Spaces {
        match self.last {
            Some(last) => self.garden.open().and(last.neighbours()),
            None => self.garden.open(),
        }
    }

    /// Whether somebody who plays alone can go on.
    pub(crate) fn can_move_alone(&self, seat: Seat) -> bool {
        let open = |tile| if tile == Tile::KOI { self.garden.open() } else { self.open_alone() };
        self.hands[seat].tiles().any(|tile| !open(tile).is_empty())
    }
}

impl SpaceList {
    /// Adds laying the tile on each of the spaces.
    #[inline]
    fn add_moves(&self, play: Play, into: &mut Vec<Move>) {
        // A fixed number is written and the rest cut off, again to spare a loop whose end cannot be foreseen.
        let len = into.len() + self.len;
        into.extend_from_slice(&self.spaces.map(|space| Move::new(play, space)));
        into.truncate(len);
    }
}
