//! Points: flocks at once, flowers at the end.

use serde::{Deserialize, Serialize};
use table::{Options as _, Outcome, PerSeat, Seat, SeatSet};
use ts_rs::TS;

use crate::{Bird, Edition, Flower, Garden, Options, Pagoda, Space, Spaces};

/// What a row is worth.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, TS)]
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
    garden.birds(bird).and(space.neighbours()).len() as u8
}

/// Points for a tile with `beside` birds of its kind beside it.
#[must_use]
pub fn flock_points(beside: u8, edition: Edition) -> u8 {
    // Whether there is a bird beside it cannot be foreseen, so nothing branches on it.
    let with_the_tile = u8::from(edition == Edition::English) & u8::from(beside > 0);
    beside + with_the_tile
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
    (p.max(l).max(t).max(b) + garden.koi().and(row).len()) as u8
}

/// Sizes 1 to 6 score 1, 3, 6, 10, 15, 21.
fn triangle(size: u8) -> u8 {
    size * (size + 1) / 2
}

/// Scores and winners when the game is over.
pub(crate) fn outcome(options: &Options, garden: &Garden, flocks: &PerSeat<u16, 4>) -> Outcome {
    let end = if garden.is_full() { "board-full" } else { "no-move" }.into();
    let scores = scores(options, garden, flocks);
    if options.mode().is_solo() {
        let [me, rival] = [0, 1].map(Seat::new);
        // You win only with strictly more.
        let winners = if scores[me] > scores[rival] { SeatSet::only(me) } else { SeatSet::EMPTY };
        return Outcome { scores, winners, end };
    }
    // Among equals the one latest in turn order wins, which is what `max_by_key` returns.
    let best = Seat::all(options.seats()).max_by_key(|&seat| scores[seat]).expect("somebody plays");
    Outcome { scores, winners: options.side(Pagoda::of(best, options.seats())), end }
}

/// Flocks and rows of everybody who scores. Partners share one score.
fn scores(options: &Options, garden: &Garden, flocks: &PerSeat<u16, 4>) -> PerSeat<i32> {
    let rows = of_rows(options, garden);
    PerSeat::from_fn(rows.seats(), |scorer| {
        let flocks = flocks.pairs().filter(|(seat, _)| options.flock_side(*seat).contains(scorer)).map(|(_, &n)| n);
        i32::from(flocks.sum::<u16>()) + rows[scorer]
    })
}

/// What the rows are worth to each seat and, alone, to the rival after it.
fn of_rows(options: &Options, garden: &Garden) -> PerSeat<i32> {
    of_pagodas(options, |pagoda| flower_points(garden, pagoda))
}

/// What the rows through a space, one of each pagoda, are worth to the same.
#[inline(never)]
pub(crate) fn of_rows_through(space: Space, options: &Options, garden: &Garden) -> PerSeat<i32> {
    of_pagodas(options, |pagoda| {
        let row = pagoda.rows().into_iter().find(|row| row.contains(space));
        row.map_or(0, |row| triangle(row_size(garden, row)).into())
    })
}

/// What the pagodas of each side are worth to its seats.
fn of_pagodas(options: &Options, worth: impl Fn(Pagoda) -> u16) -> PerSeat<i32> {
    let scored = if options.mode().is_solo() { 2 } else { options.seats() };
    let mut points = PerSeat::new(scored);
    for &pagoda in options.pagodas() {
        let worth = i32::from(worth(pagoda));
        for scorer in options.side(pagoda) {
            points[scorer] += worth;
        }
    }
    points
}
