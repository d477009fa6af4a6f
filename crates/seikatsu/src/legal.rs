//! Which moves are legal.

use table::Seat;

use crate::{Bird, Move, Play, Seikatsu, Space, Spaces, Tile};

impl Seikatsu {
    pub(crate) fn list_moves(&self, seat: Seat, into: &mut Vec<Move>) {
        into.clear();
        if self.mover() != Some(seat) {
            return;
        }
        let anywhere = SpaceList::from(self.garden.open());
        let hand = self.hands[seat].as_slice();
        for (i, &tile) in hand.iter().enumerate() {
            // Two tiles alike are one choice.
            if i > 0 && hand[i - 1] == tile {
                continue;
            }
            if tile == Tile::KOI {
                for bird in Bird::ALL {
                    anywhere.list(Play::koi(bird), into);
                }
            } else if self.options.mode().is_solo() {
                SpaceList::from(self.open_alone()).list(Play::garden(tile), into);
            } else {
                anywhere.list(Play::garden(tile), into);
            }
        }
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
        let hand = self.hands[seat].as_slice();
        let open = |tile: &Tile| if *tile == Tile::KOI { self.garden.open() } else { self.open_alone() };
        hand.iter().any(|tile| !open(tile).is_empty())
    }
}

/// Spaces written out once and listed for several tiles.
struct SpaceList {
    spaces: [Space; 36],
    len: usize,
}

impl From<Spaces> for SpaceList {
    fn from(set: Spaces) -> Self {
        let mut list = Self { spaces: [Space::default(); 36], len: 0 };
        for (place, space) in list.spaces.iter_mut().zip(set) {
            *place = space;
            list.len += 1;
        }
        list
    }
}

impl SpaceList {
    fn list(&self, play: Play, into: &mut Vec<Move>) {
        into.extend(self.spaces[..self.len].iter().map(|&space| Move { play, space }));
    }
}
