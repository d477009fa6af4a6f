//! Points at the end: majorities, then the expansions.

use serde::{Deserialize, Serialize};
use table::{Outcome, PerSeat, Seat, SeatSet};
use ts_rs::TS;

use crate::square::groups;
use crate::{Board, Column, Expansion, Expansions, Kind, Majority, PerKind, Prizes, Squares};

/// What each square of the largest lawn is worth.
const LAWN_SQUARE: u32 = 2;
/// How many objects a line must show for `seven`, and what it is then worth.
const SEVEN: u8 = 7;

/// What is to be won at the end with the objects of a kind.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "lowercase")]
#[ts(export_to = "miyabi/")]
pub enum Prize {
    /// Nobody shows more.
    Most,
    /// Exactly one seat shows more.
    Second,
}

impl Prize {
    /// What it is worth.
    #[must_use]
    pub const fn points(self, majority: Majority) -> u32 {
        match self {
            Self::Most => majority.0,
            Self::Second => majority.1,
        }
    }
}

/// The prize of a seat that shows `own` objects of a kind among what all seats show. If several tie for first, at
/// least two seats are ahead of everybody else, so nobody is second. (miyabi.md, End)
#[must_use]
pub fn prize(own: u8, all: impl IntoIterator<Item = u8>) -> Option<Prize> {
    let ahead = all.into_iter().filter(|&other| other > own).count();
    match (own, ahead) {
        (0, _) => None,
        (_, 0) => Some(Prize::Most),
        (_, 1) => Some(Prize::Second),
        _ => None,
    }
}

/// The prize of a seat for a kind as the boards lie.
pub(crate) fn prize_of(boards: &PerSeat<Board, 4>, seat: Seat, kind: Kind) -> Option<Prize> {
    prize(boards[seat].objects(kind.row()), boards.iter().map(|board| board.objects(kind.row())))
}

/// What a seat would score if the game ended as the boards lie.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize, TS)]
#[ts(export_to = "miyabi/")]
pub struct Standing {
    /// The visible objects of each kind.
    pub objects: PerKind<u8>,
    /// The majority points of each kind.
    pub majority: PerKind<u32>,
    /// Points for the most numerous group of objects, with `colour`.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub colour: Option<u32>,
    /// Points for the largest lawn, with `lawn`.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub lawn: Option<u32>,
    /// Points for lines of seven, with `seven`.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub seven: Option<u32>,
    /// All of these and the points scored so far.
    pub total: u32,
}

impl Standing {
    pub(crate) fn of(
        boards: &PerSeat<Board, 4>,
        seat: Seat,
        points: u32,
        prizes: &Prizes,
        expansions: Expansions,
    ) -> Self {
        let board = &boards[seat];
        let majority = PerKind::from_fn(|kind| {
            prize_of(boards, seat, kind).map_or(0, |prize| prize.points(prizes.majority[kind]))
        });
        let with = |expansion, points: fn(&Board) -> u32| expansions.contains(expansion).then(|| points(board));
        let colour = with(Expansion::Colour, |board| colour_points(board, colour_group(board)));
        let lawn = with(Expansion::Lawn, |board| lawn_points(lawn_group(board)));
        let seven = with(Expansion::Seven, seven_points);
        let ends = [colour, lawn, seven].into_iter().flatten().sum::<u32>();
        Self {
            objects: PerKind::from_fn(|kind| board.objects(kind.row())),
            majority,
            colour,
            lawn,
            seven,
            total: points + majority.iter().sum::<u32>() + ends,
        }
    }
}

/// The group of squares side to side that shows most objects. (miyabi.md, colour)
pub(crate) fn colour_group(board: &Board) -> Squares {
    largest(board.with_objects(), |group| board.objects(group))
}

pub(crate) fn colour_points(board: &Board, group: Squares) -> u32 {
    board.objects(group).into()
}

/// The largest group of visible lawn squares. (miyabi.md, lawn)
pub(crate) fn lawn_group(board: &Board) -> Squares {
    largest(board.lawn(), |group| group.len() as u8)
}

pub(crate) fn lawn_points(group: Squares) -> u32 {
    LAWN_SQUARE * group.len() as u32
}

/// The first of the groups for which `size` is largest.
fn largest(squares: Squares, size: impl Fn(Squares) -> u8) -> Squares {
    let larger = |best, group| if size(group) > size(best) { group } else { best };
    groups(squares).fold(Squares::EMPTY, larger)
}

/// The points of a row or column. (miyabi.md, seven)
pub(crate) fn line_points(board: &Board, line: Squares) -> u32 {
    if board.objects(line) == SEVEN { SEVEN.into() } else { 0 }
}

fn seven_points(board: &Board) -> u32 {
    let lines = Kind::ALL.into_iter().map(Kind::row).chain(Column::all().map(Column::squares));
    lines.map(|line| line_points(board, line)).sum()
}

/// Highest total wins; equals share the victory.
pub(crate) fn outcome(totals: &PerSeat<u32, 4>) -> Outcome {
    let scores = PerSeat::from_fn(totals.seats(), |seat| totals[seat] as i32);
    let best = scores.iter().max();
    let winners: SeatSet = scores.pairs().filter(|&(_, score)| Some(score) == best).map(|(seat, _)| seat).collect();
    Outcome { scores, winners, end: "rounds-complete".into() }
}
