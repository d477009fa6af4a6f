//! What lies where.

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::{Bird, Flower, Space, Spaces, Tile};

/// The tiles in the garden, as a set of spaces for each bird and each flower.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Garden {
    /// Koi come after the birds.
    birds: [Spaces; 5],
    flowers: [Spaces; 4],
    covered: Spaces,
    beside_garden_tiles: Spaces,
    open: Spaces,
}

impl Garden {
    /// Lays a tile.
    #[inline]
    pub(crate) fn lay(&mut self, tile: Tile, space: Space) {
        // Which tile it is cannot be foreseen, so nothing branches on it.
        let (bird, flower) = (&mut self.birds[tile.kind() / 4], &mut self.flowers[tile.kind() % 4]);
        *bird = bird.with(space);
        let (shown, beside) = (Spaces::only(space), space.neighbours());
        let mask = u64::from(tile == Tile::KOI).wrapping_sub(1);
        let if_shown = |spaces: Spaces| Spaces::from_bits(spaces.bits() & mask);
        *flower = flower.or(if_shown(shown));
        self.beside_garden_tiles = self.beside_garden_tiles.or(if_shown(beside));
        self.covered = self.covered.with(space);
        self.open = self.open.or(beside).minus(self.covered);
    }

    /// The empty spaces that have a tile beside them: where a tile can be laid.
    #[must_use]
    pub fn open(&self) -> Spaces {
        self.open
    }

    /// The empty spaces that have a garden tile beside them; a koi is not one.
    #[must_use]
    pub fn open_beside_garden_tiles(&self) -> Spaces {
        self.open.and(self.beside_garden_tiles)
    }

    /// The spaces that have their tile.
    #[must_use]
    pub fn covered(&self) -> Spaces {
        self.covered
    }

    /// Whether every space has its tile.
    #[must_use]
    pub fn is_full(&self) -> bool {
        self.covered == Space::ALL
    }

    /// Where garden tiles with this bird lie; koi count as no bird.
    #[must_use]
    pub fn birds(&self, bird: Bird) -> Spaces {
        self.birds[bird as usize]
    }

    /// Where garden tiles with this flower lie.
    #[must_use]
    pub fn flowers(&self, flower: Flower) -> Spaces {
        self.flowers[flower as usize]
    }

    /// Where koi lie.
    #[must_use]
    pub fn koi(&self) -> Spaces {
        self.birds[Bird::ALL.len()]
    }

    /// The tile on a space.
    #[must_use]
    pub fn tile(&self, space: Space) -> Option<Tile> {
        if self.koi().contains(space) {
            return Some(Tile::KOI);
        }
        let bird = Bird::ALL.into_iter().find(|&bird| self.birds(bird).contains(space))?;
        let flower = Flower::ALL.into_iter().find(|&flower| self.flowers(flower).contains(space))?;
        Some(Tile::garden(bird, flower))
    }

    /// Every tile with its space, in reading order.
    pub fn tiles(&self) -> impl Iterator<Item = (Space, Tile)> + '_ {
        self.covered.iter().filter_map(|space| Some((space, self.tile(space)?)))
    }
}

/// The garden in which these tiles lie.
impl FromIterator<(Space, Tile)> for Garden {
    fn from_iter<I: IntoIterator<Item = (Space, Tile)>>(tiles: I) -> Self {
        let mut garden = Self::default();
        tiles.into_iter().for_each(|(space, tile)| garden.lay(tile, space));
        garden
    }
}

table::shown_as!(Garden, table::SomeKeys<Space, Tile>);

/// `{"d3": "Tp", …}`
impl Serialize for Garden {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.tiles())
    }
}

impl<'de> Deserialize<'de> for Garden {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Ok(table::read_pairs::<Space, Tile, _>(deserializer)?.into_iter().collect())
    }
}
