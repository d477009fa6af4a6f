//! The one stroke of luck: the start tiles and the order of the bag.

use std::fmt;
use std::str::FromStr;

use table::{Dice, Named, Refusal};

use crate::{Mode, Options, Pile, Tile};

/// The start tiles in the order of their spaces, and the bag in the order in which it will be drawn:
/// `start Tp Wl Fb bag Tl Wt K …`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Deal {
    pub(crate) start: Pile<4>,
    pub(crate) bag: Pile<36>,
}

impl Deal {
    /// Shuffles and deals.
    pub(crate) fn roll(options: &Options, dice: &mut Dice) -> Self {
        let mut tiles = Tile::GARDEN;
        let starts = options.start_spaces().len();
        for place in 0..starts {
            let drawn = place + dice.below(tiles.len() - place);
            tiles.swap(place, drawn);
        }
        let (start, rest) = tiles.split_at(starts);
        if options.mode().is_solo() && !flowers_differ(start) {
            // Replacing one of two alike until all differ makes every set of different flowers equally likely, and so
            // does drawing again. (seikatsu.md, Set-up 4)
            return Self::roll(options, dice);
        }
        let mut bag = Pile::of(rest);
        for _ in 0..koi_in_bag(options.mode()) {
            bag.push(Tile::KOI);
        }
        dice.shuffle(bag.as_mut_slice());
        Self { start: Pile::of(start), bag }
    }

    /// Whether the box can give this deal.
    pub(crate) fn check(&self, options: &Options) -> Result<(), Refusal> {
        let impossible = |why: String| Err(Refusal::impossible(why));
        let starts = options.start_spaces().len();
        if self.start.len() != starts {
            return impossible(format!("{starts} start tiles are needed, not {}", self.start.len()));
        }
        if self.start.as_slice().contains(&Tile::KOI) {
            return impossible("a koi cannot be a start tile".into());
        }
        let mut count = [0; Tile::KINDS];
        for tile in self.start.iter().chain(self.bag.iter()) {
            count[tile.kind()] += 1;
        }
        for tile in Tile::GARDEN {
            let (here, copies) = (count[tile.kind()], Tile::COPIES);
            if here != copies {
                return impossible(format!("{tile} is there {here} times instead of {copies}"));
            }
        }
        let (koi, copies) = (count[Tile::KOI.kind()], koi_in_bag(options.mode()));
        if koi != copies {
            return impossible(format!("the bag of mode {} has {copies} koi, not {koi}", options.mode().name()));
        }
        if options.mode().is_solo() && !flowers_differ(self.start.as_slice()) {
            return impossible("playing alone, the flowers of the start tiles must all differ".into());
        }
        Ok(())
    }
}

/// How many koi are shuffled into the bag; otherwise they are dealt openly.
fn koi_in_bag(mode: Mode) -> usize {
    if mode == Mode::Standard { Tile::KOI_COPIES } else { 0 }
}

fn flowers_differ(tiles: &[Tile]) -> bool {
    tiles.iter().enumerate().all(|(i, tile)| tiles[..i].iter().all(|other| other.flower() != tile.flower()))
}

impl fmt::Display for Deal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("start")?;
        self.start.iter().try_for_each(|tile| write!(f, " {tile}"))?;
        f.write_str(" bag")?;
        self.bag.iter().try_for_each(|tile| write!(f, " {tile}"))
    }
}

impl FromStr for Deal {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        let mut words = text.split(' ');
        if words.next() != Some("start") {
            return Err(());
        }
        let mut start = Pile::default();
        for word in words.by_ref().take_while(|&word| word != "bag") {
            start.push(word.parse()?).then_some(()).ok_or(())?;
        }
        let mut bag = Pile::default();
        for word in words {
            bag.push(word.parse()?).then_some(()).ok_or(())?;
        }
        Ok(Self { start, bag })
    }
}
