//! Which moves are legal.

use table::{Dice, Seat};

use crate::{Bird, Move, Play, Seikatsu, Spaces, Tile};

/// What a number is divided into, and by how many spaces; rounded up, which is exact for the few moves that there are.
const PARTS: usize = 1 << 16;
static PARTS_A_SPACE: [usize; 37] = {
    let mut parts = [0; 37];
    let mut spaces = 1;
    while spaces < parts.len() {
        parts[spaces] = PARTS.div_ceil(spaces);
        spaces += 1;
    }
    parts
};

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
    #[inline]
    pub(crate) fn random_move(&self, seat: Seat, dice: &mut Dice, listed: &mut Vec<Move>) -> Move {
        if self.options.mode().is_solo() {
            self.list_moves(seat, listed);
            return listed[dice.below(listed.len())];
        }
        let (hand, open) = (&self.hands[seat], self.garden.open());
        let number = dice.below(hand.plays() * open.len());
        // Multiplied by what is not less than 1 / spaces: a division would be the slowest instruction of a turn.
        let play = number * PARTS_A_SPACE[open.len() % PARTS_A_SPACE.len()] / PARTS;
        let space = open.iter().nth(number - play * open.len()).expect("so many spaces are open");
        Move::new(hand.nth_play(play as u8), space)
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
