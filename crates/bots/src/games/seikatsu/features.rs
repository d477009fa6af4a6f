//! What a seat can still hope for, told as features.

use seikatsu::{Bird, Flower, Garden, Pagoda, Seikatsu, Space, Spaces, Tile};
use table::{Game, Seat};

/// A row is told apart by its empty spaces, its largest and its second largest set (0 to 6 each), and how much is left of
/// the largest one's flower.
const ROWS: usize = SIZES * SIZES * SIZES * SUPPLIES;
const SIZES: usize = 7;
const SUPPLIES: usize = 3;
/// A hand by how many birds each of its tiles can find beside it, best first, and how soon it is its turn.
const HANDS: usize = SIZES * SIZES * MOST_SEATS;
/// The turns that a seat still has.
const TURNS: usize = 18;
const MOST_SEATS: usize = 4;

const WITH_SEATS: usize = ROWS + HANDS + TURNS;
/// With two, three and four seats.
pub(super) const FEATURES: usize = 3 * WITH_SEATS;

/// Shows the features of a seat and its partners; alone there are none.
pub(super) fn features(game: &Seikatsu, seat: Seat, mut see: impl FnMut(usize)) {
    let (garden, seats) = (game.garden(), usize::from(game.seats()));
    let Some(mover) = game.turn().seats().first().filter(|_| seats > 1) else { return };
    let first = (seats - 2) * WITH_SEATS;
    let supply = Supply::of(garden);
    for row in Pagoda::of(seat, game.seats()).rows() {
        see(first + row_feature(garden, row, &supply));
    }
    for partner in game.partners(seat) {
        let wait = (partner.index() + seats - mover.index()) % seats;
        see(first + ROWS + wait * SIZES * SIZES + flocks(game, partner));
        see(first + ROWS + HANDS + (supply.tiles + seats - 1 - wait) / seats);
    }
}

/// The tiles that are not in the garden: of each flower, and all.
struct Supply {
    flowers: [usize; 4],
    tiles: usize,
}

impl Supply {
    fn of(garden: &Garden) -> Self {
        let of_flower = Tile::GARDEN.len() / Flower::ALL.len();
        let flowers = Flower::ALL.map(|flower| of_flower - garden.flowers(flower).len());
        Self { flowers, tiles: empty_spaces(garden) }
    }
}

/// Each of them gets a tile before the end.
pub(super) fn empty_spaces(garden: &Garden) -> usize {
    Space::ALL.minus(garden.covered()).len()
}

fn row_feature(garden: &Garden, row: Spaces, supply: &Supply) -> usize {
    let sets = Flower::ALL.map(|flower| garden.flowers(flower).and(row).len());
    let koi = garden.koi().and(row).len();
    let empty = row.minus(garden.covered()).len();
    // Of equal sets the one that is likelier to grow.
    let largest = (1..sets.len()).fold(0, |best, other| {
        if (sets[other], supply.flowers[other]) > (sets[best], supply.flowers[best]) { other } else { best }
    });
    let second = (0..sets.len()).filter(|&flower| flower != largest).map(|flower| sets[flower]).max().unwrap_or(0);
    // A flower's fair share of what is left is two ninths, as one tile in nine is a koi.
    let percent = supply.flowers[largest] * 100;
    let share = usize::from(percent >= 21 * supply.tiles) + usize::from(percent >= 29 * supply.tiles);
    ((empty * SIZES + sets[largest] + koi) * SIZES + second + koi) * SUPPLIES + share
}

/// The most birds of its kind that each tile of a hand can find beside it, the best two.
fn flocks(game: &Seikatsu, seat: Seat) -> usize {
    let (garden, open) = (game.garden(), game.garden().open());
    let most =
        |bird: Bird| open.iter().map(|space| garden.birds(bird).and(space.neighbours()).len()).max().unwrap_or(0);
    let of_tile = |tile: Tile| tile.bird().map_or_else(|| Bird::ALL.map(most).into_iter().max().unwrap_or(0), most);
    let (mut best, mut second) = (0, 0);
    for found in game.hand(seat).tiles().map(of_tile) {
        (best, second) = if found > best { (found, best) } else { (best, second.max(found)) };
    }
    best * SIZES + second
}
