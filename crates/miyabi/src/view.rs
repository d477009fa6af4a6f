//! What may leave the rules.

use serde::{Deserialize, Serialize};
use table::{PerSeat, Seat, SeatSet};
use ts_rs::TS;

use crate::game::Rules;
use crate::score::Standing;
use crate::{Board, Expansion, Expansions, Miyabi, ObjectSquares, Pass, PerKind, Prizes, Stage, Supply, ZenTiles};

/// What everybody knows: all but the order of what is undrawn.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[ts(export_to = "miyabi/")]
pub struct Public {
    /// When passing is allowed.
    pub pass: Pass,
    /// The expansions that are played with.
    pub expansions: Expansions,
    /// What is won by being ahead.
    #[serde(flatten)]
    pub prizes: Prizes,
    /// Where on a tile its objects stand.
    pub object: ObjectSquares,
    /// What is to be decided.
    #[serde(flatten)]
    pub stage: Stage,
    /// The round, counted from 1; the last one when the game is over.
    pub round: u8,
    /// How many rounds are played.
    pub rounds: u8,
    /// Who has passed in this round.
    pub passed: SeatSet,
    /// Where the garden tiles are.
    pub tiles: Supply,
    /// The zen tiles that are not in gardens, with that expansion.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub zen: Option<ZenSupply>,
    /// Who claimed the bonus of each kind.
    pub bonuses: PerKind<Option<Seat>>,
    /// The gardens.
    pub boards: PerSeat<Board, 4>,
    /// Points scored so far.
    pub points: PerSeat<u32, 4>,
    /// What each seat would score in all if the game ended now.
    pub standings: PerSeat<Standing, 4>,
}

/// The zen tiles that are not in gardens.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[ts(export_to = "miyabi/")]
pub struct ZenSupply {
    /// Those that can be taken.
    pub face_up: ZenTiles,
    /// What is in the stack, whose order nobody knows.
    pub stack: ZenTiles,
}

/// What one seat knows besides: nothing.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[ts(export_to = "miyabi/")]
pub struct Private {}

impl Public {
    pub(crate) fn of(game: &Miyabi) -> Self {
        let Rules { seats, pass, expansions, prizes, object } = game.rules;
        let rounds = game.rules.rounds();
        let zen = ZenSupply { face_up: game.zen.face_up, stack: game.zen.stack.composition() };
        Self {
            pass,
            expansions,
            prizes,
            object,
            stage: game.stage,
            round: (game.round + 1).min(rounds),
            rounds,
            passed: game.passed,
            tiles: game.tiles,
            zen: expansions.contains(Expansion::Zen).then_some(zen),
            bonuses: game.bonuses,
            boards: game.boards,
            points: game.points,
            standings: PerSeat::from_fn(seats, |seat| game.standing(seat)),
        }
    }
}
