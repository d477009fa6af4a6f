//! Strokes of luck: the order of the zen tiles, and the offer of each round.

use std::fmt;
use std::str::FromStr;

use table::{Dice, Refusal};

use crate::zen::ZEN_TILES;
use crate::{Kind, Shape, Tile, Tiles, ZenStack, ZenTile, ZenTiles};

/// An outcome of luck.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Chance {
    /// All zen tiles in the order in which they will be drawn, the first five face up: `zen ZM ZP …`.
    Zen(ZenStack),
    /// The tiles of a round, by shape and kind: `offer M1 P1 …`.
    Offer(Tiles),
}

impl Chance {
    pub(crate) fn roll_zen(tiles: &ZenTiles, dice: &mut Dice) -> Self {
        let mut stack = tiles.stacked();
        dice.shuffle(stack.as_mut_slice());
        Self::Zen(stack)
    }

    pub(crate) fn roll_offer(undrawn: &Tiles, seats: u8, dice: &mut Dice) -> Self {
        let mut offer = Tiles::default();
        for shape in Shape::ALL {
            // The tiles in a row, kind after kind: `ends` are the places after each kind's last. Without branches,
            // as nobody can foresee what is drawn.
            let mut ends = [0; Kind::COUNT];
            let mut total = 0;
            for (end, &count) in ends.iter_mut().zip(undrawn.of_shape(shape)) {
                total += count;
                *end = total;
            }
            for drawn in 0..shape.offered(seats) {
                let place = dice.below(usize::from(total - drawn)) as u8;
                let kind = ends.iter().map(|&end| usize::from(place >= end)).sum::<usize>();
                offer.add(Tile::new(Kind::ALL[kind], shape));
                ends.iter_mut().for_each(|end| *end -= u8::from(*end > place));
            }
        }
        Self::Offer(offer)
    }

    /// Whether the zen tiles can come in this order.
    pub(crate) fn check_zen(&self, tiles: &ZenTiles) -> Result<(), Refusal> {
        let Self::Zen(order) = self else {
            return impossible("the zen tiles are shuffled before all else");
        };
        if order.as_slice().len() != ZEN_TILES {
            return impossible(format!("there are {ZEN_TILES} zen tiles, not {}", order.as_slice().len()));
        }
        let here = order.composition();
        for kind in Kind::ALL {
            let (tile, here, copies) = (ZenTile(kind), here.count(kind), tiles.count(kind));
            if here != copies {
                return impossible(format!("{tile} is there {here} times instead of {copies}"));
            }
        }
        Ok(())
    }

    /// Whether this can be the offer of a round.
    pub(crate) fn check_offer(&self, undrawn: &Tiles, seats: u8) -> Result<(), Refusal> {
        let Self::Offer(offer) = self else {
            return impossible("the offer of a round is drawn now");
        };
        for shape in Shape::ALL {
            let (here, needed) = (offer.shape_total(shape), shape.offered(seats));
            if here != u32::from(needed) {
                return impossible(format!("{needed} {} tiles are offered, not {here}", shape.name()));
            }
        }
        for (tile, here) in offer.counts() {
            let left = undrawn.count(tile);
            if here > left {
                return impossible(format!("{tile} is offered {here} times, but only {left} are undrawn"));
            }
        }
        Ok(())
    }
}

fn impossible(why: impl Into<String>) -> Result<(), Refusal> {
    Err(Refusal::impossible(why))
}

impl fmt::Display for Chance {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Zen(order) => {
                f.write_str("zen")?;
                order.as_slice().iter().try_for_each(|&kind| write!(f, " {}", ZenTile(kind)))
            }
            Self::Offer(tiles) => {
                f.write_str("offer")?;
                tiles.iter().try_for_each(|tile| write!(f, " {tile}"))
            }
        }
    }
}

impl FromStr for Chance {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        let mut words = text.split(' ');
        match words.next() {
            Some("zen") => {
                let mut order = ZenStack::default();
                for word in words {
                    let ZenTile(kind) = word.parse()?;
                    order.push(kind).then_some(()).ok_or(())?;
                }
                Ok(Self::Zen(order))
            }
            Some("offer") => {
                let mut tiles = Tiles::default();
                for word in words {
                    tiles.add(word.parse()?).then_some(()).ok_or(())?;
                }
                Ok(Self::Offer(tiles))
            }
            _ => Err(()),
        }
    }
}
