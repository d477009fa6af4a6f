//! What of a position tells how much a seat has still to score.

use miyabi::{BOARD, Board, Kind, Miyabi, PerKind, Shape, Tile};
use table::{Game, Seat, Turn};

/// Squares to a side of a board.
pub(super) const SIDE: usize = 6;
/// Squares of half a row: a garden is worth the same in a mirror.
const HALF: usize = SIDE / 2;
/// Heights that are told apart; what is higher counts as the highest of them.
pub(super) const HEIGHTS: usize = 7;
/// Levels that are told apart at which a tile can be laid; 0 if it cannot.
const LEVELS: usize = 8;
/// How many rounds can come after the one that is played, or none.
pub(super) const LATER: usize = 6;
/// How many turns can be left in a round, or none, or all before its offer is drawn.
const TURNS: usize = SIDE + 2;
const SEATS: usize = 4;
/// So many objects more are as good as any more.
const CLEAR: i8 = 5;
const LEADS: usize = 2 * CLEAR as usize + 1;

/// By the turns that the seat has left in this round.
const WHEN: usize = 0;
/// By the number of seats, and how many move before this one.
const WHO: usize = WHEN + TURNS;
/// For each tile of the offer, by its shape and the level at which it would lie highest this round: a fair share of it.
const OFFERED: usize = WHO + 3 * SEATS;
/// By how many move before this one: the points of the tile of the offer that would score most, and of the next one.
const TOP: usize = OFFERED + 4 * LEVELS;
/// For each kind whose bonus is still to be claimed: by the highest level in its row.
const BONUS: usize = TOP + 2 * SEATS;
/// For each kind: by how many objects more than the best rival one shows, and then the next rival, what that is worth at the end.
/// Once as much as is left of this round, and once as much as is over.
const OBJECTS: usize = BONUS + Kind::COUNT * LEVELS;
/// For each kind and shape: by the level at which such a tile would lie highest in any column.
const HIGHEST: usize = OBJECTS + 4 * LEADS;
/// For each square: by its height.
const SQUARES: usize = HIGHEST + 4 * Kind::COUNT * LEVELS;
/// For each two squares side by side that are equally high: the same.
const ACROSS: usize = SQUARES + HEIGHTS * SIDE * HALF;
/// For each two squares one below the other that are equally high: the same.
const DOWN: usize = ACROSS + HEIGHTS * SIDE * HALF;
pub(super) const INPUTS: usize = DOWN + HEIGHTS * (SIDE - 1) * HALF;

/// Inputs are of about the same size: points are counted in so many.
const POINTS: f32 = 4.0;
const PRIZE: f32 = 8.0;

/// The levels at which tiles of each shape and kind would lie highest.
pub(super) type Levels = [PerKind<u8>; 4];

/// For each kind how many objects the best two rivals show.
pub(super) type Rivals = PerKind<[u8; 2]>;

/// The squares of a row of a board.
#[inline]
pub(super) fn row_of(squares: u64, row: usize) -> usize {
    (squares >> (row * SIDE)) as usize % (1 << SIDE)
}

/// The squares of a board by their height.
#[inline]
pub(super) fn by_height(board: &Board) -> [u64; HEIGHTS] {
    let mut rest = BOARD;
    let mut heights = [0; HEIGHTS];
    for (height, squares) in heights.iter_mut().enumerate() {
        let here = if height + 1 < HEIGHTS { rest.and(board.at_height(height as u8)) } else { rest };
        *squares = here.bits();
        rest = rest.minus(here);
        if rest.is_empty() {
            break;
        }
    }
    heights
}

/// The inputs of a row at a height, of which it has these squares.
pub(super) fn of_row(height: usize, row: usize, squares: usize, mut on: impl FnMut(usize)) {
    let place = |first: usize, column: usize| first + (height * SIDE + row) * HALF + column;
    let has = |column: usize| squares >> column & 1 == 1;
    for column in (0..SIDE).filter(|&column| has(column)) {
        on(place(SQUARES, column.min(SIDE - 1 - column)));
    }
    for column in (0..SIDE - 1).filter(|&column| has(column) && has(column + 1)) {
        on(place(ACROSS, column.min(SIDE - 2 - column)));
    }
}

/// The inputs of the squares of a row at a height that are as high as those below them.
pub(super) fn of_joints(height: usize, row: usize, squares: usize, mut on: impl FnMut(usize)) {
    for column in (0..SIDE).filter(|&column| squares >> column & 1 == 1) {
        on(DOWN + (height * (SIDE - 1) + row) * HALF + column.min(SIDE - 1 - column));
    }
}

/// The inputs of where tiles would lie highest in any column.
#[inline]
pub(super) fn of_highest(levels: &Levels, mut on: impl FnMut(usize)) {
    for (shape, levels) in levels.iter().enumerate() {
        for (kind, &level) in levels.pairs() {
            on(HIGHEST + (shape * Kind::COUNT + kind as usize) * LEVELS + usize::from(level).min(LEVELS - 1));
        }
    }
}

/// How many rounds come after the one that is played, or all that are left between rounds.
#[inline]
pub(super) fn later_rounds(game: &Miyabi) -> usize {
    usize::from(game.rounds_left() - u8::from(!game.offer().is_empty())).min(LATER - 1)
}

/// How many turns a seat has left in this round.
#[inline]
pub(super) fn turns(game: &Miyabi, seat: Seat) -> usize {
    if game.passed().contains(seat) { 0 } else { game.board(seat).unlit().and(Kind::Maple.row()).len() }
}

/// How much the ground of a seat counts: for nothing once its last tile is laid.
#[inline]
pub(super) fn still(game: &Miyabi, seat: Seat) -> f32 {
    if later_rounds(game) == 0 { turns(game, seat) as f32 / SIDE as f32 } else { 1.0 }
}

/// An offer as it is looked through for every seat and after every move.
pub(super) struct Offer {
    tiles: [Offered; Tile::COUNT],
    different: usize,
    all: usize,
}

#[derive(Clone, Copy, Default)]
struct Offered {
    shape: u8,
    kind: Kind,
    size: u8,
    count: u8,
}

impl Offer {
    pub(super) fn of(game: &Miyabi) -> Self {
        let mut offer = Self { tiles: [Offered::default(); Tile::COUNT], different: 0, all: 0 };
        for (tile, count) in game.offer().counts() {
            let shape = tile.shape();
            offer.tiles[offer.different] = Offered { shape: shape as u8, kind: tile.kind(), size: shape.size(), count };
            offer.different += 1;
            offer.all += usize::from(count);
        }
        offer
    }
}

/// The inputs of an offer for a seat that has turns left, where tiles would lie so high, and that waits for so many others.
#[inline]
fn of_offer(offer: &Offer, turns: usize, now: &Levels, wait: usize, mut on: impl FnMut(usize, f32)) {
    let share = turns as f32 / offer.all.max(turns) as f32;
    let mut top = [0, 0];
    for &Offered { shape, kind, size, count } in &offer.tiles[..offer.different] {
        let level = now[usize::from(shape)][kind];
        on(OFFERED + usize::from(shape) * LEVELS + usize::from(level).min(LEVELS - 1), f32::from(count) * share);
        let points = level * size;
        let next = if count > 1 { points } else { 0 };
        top = if points > top[0] { [points, next.max(top[0])] } else { [top[0], points.max(top[1])] };
    }
    on(TOP + wait, f32::from(top[0]) / POINTS);
    on(TOP + SEATS + wait, f32::from(top[1]) / POINTS);
}

/// The inputs of objects: for being ahead of the best rival the difference of both prizes, and of the next one the smaller prize.
#[inline]
fn of_objects(game: &Miyabi, left: f32, own: &PerKind<u8>, rivals: &Rivals, mut on: impl FnMut(usize, f32)) {
    for kind in Kind::ALL {
        let prize = game.prizes().majority[kind];
        // It takes one object at least.
        let lead = |theirs: u8| (own[kind] as i8 - theirs.max(1) as i8).clamp(-CLEAR, CLEAR) + CLEAR;
        let prizes = [prize.0 as f32 - prize.1 as f32, prize.1 as f32];
        for (place, (theirs, prize)) in rivals[kind].into_iter().zip(prizes).enumerate() {
            let input = OBJECTS + place * LEADS + lead(theirs) as usize;
            on(input, left * prize / PRIZE);
            on(input + 2 * LEADS, (1.0 - left) * prize / PRIZE);
        }
    }
}

/// What of a board counts beside the ground itself.
#[derive(Clone, Copy, Default)]
pub(super) struct Sight {
    /// The levels at which tiles would lie highest, in columns without a lantern.
    pub(super) now: Levels,
    /// The highest level of each row, in any column.
    pub(super) highest: PerKind<u8>,
    /// How many objects of each kind it shows.
    pub(super) objects: PerKind<u8>,
}

/// All inputs but those of the ground.
#[inline]
pub(super) fn of_turn(
    game: &Miyabi,
    seat: Seat,
    sight: &Sight,
    offer: &Offer,
    rivals: &Rivals,
    mut on: impl FnMut(usize, f32),
) {
    let seats = usize::from(game.seats());
    let begun = offer.all > 0;
    let turns = if begun { turns(game, seat) } else { TURNS - 1 };
    on(WHEN + turns, 1.0);
    let mover = match game.turn() {
        Turn::Move(movers) => movers.first().map_or(0, Seat::index),
        // Rounds are begun in turn.
        _ => (8 - seats - usize::from(game.rounds_left())) % seats,
    };
    let wait = (seat.index() + seats - mover) % seats;
    on(WHO + (seats - 2) * SEATS + wait, 1.0);
    if begun && turns > 0 {
        of_offer(offer, turns, &sight.now, wait, &mut on);
    }
    let left = if begun { turns as f32 / SIDE as f32 } else { 1.0 };
    of_objects(game, left, &sight.objects, rivals, &mut on);
    let still = still(game, seat);
    for (kind, claimed) in game.bonuses().pairs() {
        if claimed.is_none() {
            on(BONUS + kind as usize * LEVELS + usize::from(sight.highest[kind]).min(LEVELS - 1), still);
        }
    }
}

/// The inputs of the ground, which count the less the less is left to build.
pub(super) fn of_ground(board: &Board, any: &Levels, mut on: impl FnMut(usize)) {
    for (height, squares) in by_height(board).into_iter().enumerate() {
        (0..SIDE).for_each(|row| of_row(height, row, row_of(squares, row), &mut on));
        (0..SIDE - 1).for_each(|row| of_joints(height, row, row_of(squares & squares >> SIDE, row), &mut on));
    }
    of_highest(any, on);
}

impl Sight {
    /// What is seen of a board, and where tiles would lie highest in any column.
    pub(super) fn of(game: &Miyabi, seat: Seat) -> (Self, Levels) {
        let board = game.board(seat);
        let spots = board.spots(game.object());
        let any = spots.map(|spots| board.highest_levels(spots));
        let sight = Self {
            now: spots.map(|spots| board.highest_levels(spots.and(board.unlit()))),
            highest: any[Shape::Single as usize],
            objects: PerKind::from_fn(|kind| board.objects(kind.row())),
        };
        (sight, any)
    }
}

/// The objects of a seat's best rivals.
pub(super) fn rivals(seats: u8, seat: Seat, objects: impl Fn(Seat) -> PerKind<u8>) -> Rivals {
    let mut best = Rivals::default();
    for other in Seat::all(seats).filter(|&other| other != seat) {
        for (kind, &theirs) in objects(other).pairs() {
            let [first, second] = best[kind];
            best[kind] = if theirs > first { [theirs, first] } else { [first, second.max(theirs)] };
        }
    }
    best
}

/// All inputs, each with how much of it there is.
pub(super) fn seen(game: &Miyabi, seat: Seat) -> Vec<(u16, f32)> {
    let mut inputs = Vec::new();
    let still = still(game, seat);
    let (sight, any) = Sight::of(game, seat);
    of_ground(game.board(seat), &any, |input| inputs.push((input as u16, still)));
    let rivals = rivals(game.seats(), seat, |other| PerKind::from_fn(|kind| game.board(other).objects(kind.row())));
    of_turn(game, seat, &sight, &Offer::of(game), &rivals, |input, much| inputs.push((input as u16, much)));
    inputs
}

#[cfg(test)]
mod tests {
    use std::ops::Range;

    use miyabi::{Expansions, Options, Pass};
    use table::Dice;

    use super::*;

    /// The positions of random games, as everybody sees them.
    fn positions(mut look: impl FnMut(&Miyabi, Seat, &[(u16, f32)])) {
        for seats in 2..=4 {
            let options = Options::new(seats, Pass::Forced, Expansions::EMPTY).unwrap();
            testkit::walk::<Miyabi>(&options, &mut Dice::new(seats.into()), |table, _| {
                if table.turn() != Turn::Over {
                    Seat::all(seats).for_each(|seat| look(table.game(), seat, &seen(table.game(), seat)));
                }
            });
        }
    }

    fn of(seen: &[(u16, f32)], inputs: Range<usize>) -> impl Iterator<Item = f32> {
        seen.iter().filter(move |(input, _)| inputs.contains(&usize::from(*input))).map(|&(_, much)| much)
    }

    #[test]
    fn every_square_kind_and_tile_is_seen_once() {
        positions(|game, seat, seen| {
            assert!(seen.iter().all(|&(input, _)| usize::from(input) < INPUTS), "{seen:?}");
            let count = |inputs| of(seen, inputs).count();
            assert_eq!([count(WHEN..WHO), count(WHO..OFFERED)], [1, 1]);
            assert_eq!([count(HIGHEST..SQUARES), count(SQUARES..ACROSS)], [4 * Kind::COUNT, SIDE * SIDE]);
            assert_eq!(count(OBJECTS..HIGHEST), 4 * Kind::COUNT);
            let unclaimed = game.bonuses().iter().filter(|claimed| claimed.is_none()).count();
            assert_eq!(count(BONUS..OBJECTS), unclaimed);
            // A fair share of the offer is as many tiles as one has turns, if there are so many.
            let share: f32 = of(seen, OFFERED..TOP).sum();
            let fair = turns(game, seat).min(game.offer().iter().count()) as f32;
            assert!((share - fair).abs() < 1e-3, "{share} instead of {fair}");
        });
    }

    #[test]
    fn the_best_tile_of_the_offer_is_the_move_that_scores_most() {
        positions(|game, seat, seen| {
            let mut moves = Vec::new();
            game.legal_moves(seat, &mut moves);
            let Some(top) = of(seen, TOP..TOP + 1).next().filter(|_| !moves.is_empty()) else { return };
            let points = |mv: &miyabi::Move| match mv.action() {
                miyabi::Action::Lay(tile, placement) => {
                    tile.shape().size() * (game.board(seat).height(placement.object()) + 1)
                }
                _ => 0,
            };
            let most = moves.iter().map(points).max().unwrap();
            assert_eq!(top * POINTS, f32::from(most), "{game:?}");
        });
    }

    #[test]
    fn a_garden_is_worth_the_same_in_a_mirror() {
        let mirrored = |squares: usize| (0..SIDE).map(|at| (squares >> at & 1) << (SIDE - 1 - at)).sum::<usize>();
        let sorted = |of: fn(usize, usize, usize, &mut dyn FnMut(usize)), squares| {
            let mut inputs = Vec::new();
            of(1, 2, squares, &mut |input| inputs.push(input));
            inputs.sort_unstable();
            inputs
        };
        for squares in 0..1 << SIDE {
            for of in [
                |height, row, squares, on: &mut dyn FnMut(usize)| of_row(height, row, squares, on),
                |height, row, squares, on: &mut dyn FnMut(usize)| of_joints(height, row, squares, on),
            ] {
                assert_eq!(sorted(of, squares), sorted(of, mirrored(squares)), "{squares:b}");
            }
        }
    }
}
