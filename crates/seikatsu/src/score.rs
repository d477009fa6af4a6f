//! Points: flocks at once, flowers at the end.

use serde::Serialize;
use table::{Outcome, PerSeat, Seat, SeatSet};
use ts_rs::TS;

use crate::{Bird, Edition, Flower, Garden, Mode, Options, Pagoda, Space, Spaces};

/// What a row is worth.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, TS)]
#[ts(export_to = "seikatsu/")]
pub struct Row {
    /// The flower with the largest set, the first of equals; none if no flower lies in the row.
    pub flower: Option<Flower>,
    /// How many there are, koi included.
    pub size: u8,
    /// The points.
    pub points: u8,
}

/// How many garden tiles beside `space` show `bird`.
#[must_use]
pub fn birds_beside(garden: &Garden, space: Space, bird: Bird) -> u8 {
    garden.birds(bird).and(space.neighbours()).len()
}

/// Points for a tile with `beside` birds of its kind beside it.
#[must_use]
pub fn flock_points(beside: u8, edition: Edition) -> u8 {
    match (beside, edition) {
        (0, _) => 0,
        (_, Edition::English) => beside + 1,
        (_, Edition::French) => beside,
    }
}

/// What each row of a pagoda is worth as the garden lies.
#[must_use]
pub fn rows(garden: &Garden, pagoda: Pagoda) -> [Row; 7] {
    pagoda.rows().map(|spaces| {
        let count = |flower: Flower| garden.flowers(flower).and(spaces).len();
        let most = Flower::ALL.map(count).into_iter().max().unwrap_or(0);
        let size = row_size(garden, spaces);
        let flower = Flower::ALL.into_iter().find(|&flower| most > 0 && count(flower) == most);
        Row { flower, size, points: triangle(size) }
    })
}

/// The points of all rows of a pagoda.
#[must_use]
pub fn flower_points(garden: &Garden, pagoda: Pagoda) -> u16 {
    pagoda.rows().iter().map(|&spaces| u16::from(triangle(row_size(garden, spaces)))).sum()
}

/// The largest set of one flower in a row; every koi counts as that flower.
#[must_use]
pub fn row_size(garden: &Garden, row: Spaces) -> u8 {
    let [p, l, t, b] = Flower::ALL.map(|flower| garden.flowers(flower).and(row).len());
    p.max(l).max(t).max(b) + garden.koi().and(row).len()
}

/// Sizes 1 to 6 score 1, 3, 6, 10, 15, 21.
fn triangle(size: u8) -> u8 {
    size * (size + 1) / 2
}

/// Scores and winners when the game is over.
pub(crate) fn outcome(options: &Options, garden: &Garden, flocks: &PerSeat<u16, 4>) -> Outcome {
    let end = if garden.is_full() { "board-full" } else { "no-move" };
    if options.mode().is_solo() {
        solo(options.mode(), garden, flocks[Seat::new(0)], end)
    } else {
        together(garden, flocks, end)
    }
}

/// Partners share one score: their flocks and the rows of their pagoda.
fn together(garden: &Garden, flocks: &PerSeat<u16, 4>, end: &'static str) -> Outcome {
    let seats = flocks.seats();
    let side = |seat: Seat| Pagoda::of(seat, seats);
    let scores = PerSeat::from_fn(seats, |seat| {
        let flock_points: u16 = flocks.pairs().filter(|(other, _)| side(*other) == side(seat)).map(|(_, &n)| n).sum();
        i32::from(flock_points + flower_points(garden, side(seat)))
    });
    // Among equals the one latest in turn order wins, which is what `max_by_key` returns.
    let best = Seat::all(seats).max_by_key(|&seat| scores[seat]).expect("somebody plays");
    let winners: SeatSet = Seat::all(seats).filter(|&seat| side(seat) == side(best)).collect();
    Outcome { scores, winners, end }
}

/// Alone you win only with strictly more than blue and green together.
fn solo(mode: Mode, garden: &Garden, flocks: u16, end: &'static str) -> Outcome {
    let (mine, rivals) = match mode {
        Mode::SoloEasy => (flocks, 0),
        Mode::SoloHard => (0, flocks),
        _ => (0, 0),
    };
    let me = mine + flower_points(garden, Pagoda::Pink);
    let rival = rivals + flower_points(garden, Pagoda::Blue) + flower_points(garden, Pagoda::Green);
    let scores = PerSeat::from_fn(2, |side| i32::from([me, rival][side.index()]));
    let winners = if me > rival { SeatSet::only(Seat::new(0)) } else { SeatSet::EMPTY };
    Outcome { scores, winners, end }
}
