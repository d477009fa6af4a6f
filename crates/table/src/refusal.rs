//! Why something is not accepted.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::{FORMAT, Pick, Seat, join};

/// Why a step, a setup or a record is not accepted. It is data, so that every host can say it in its own words; as text
/// it is one English sentence for the command line and logs.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error, Serialize, Deserialize, TS)]
#[serde(tag = "refusal", rename_all = "kebab-case")]
#[ts(export_to = "table/")]
pub enum Refusal {
    /// There is no such game.
    #[error("there is no game {game:?}: there {}", there(games))]
    NoGame {
        /// What was asked for.
        game: String,
        /// What there is.
        games: Vec<String>,
    },
    /// The game's rules have no such version.
    #[error("these rules have no version {rules}: there {}", there(known))]
    NoRules {
        /// What was asked for.
        rules: u16,
        /// What there is.
        known: Vec<String>,
    },
    /// The game has no such option.
    #[error("there is no option {option:?}: there {}", there(options))]
    NoOption {
        /// What was given.
        option: String,
        /// What there is.
        options: Vec<String>,
    },
    /// An option is not given.
    #[error("option {option} is missing: {}", picked(*pick, allowed))]
    NoPick {
        /// Which.
        option: String,
        /// How many are picked.
        pick: Pick,
        /// What can be picked.
        allowed: Vec<String>,
    },
    /// An option has no such value.
    #[error("option {option} cannot be {value}: {}", picked(*pick, allowed))]
    NoValue {
        /// Which option.
        option: String,
        /// What was given, as JSON.
        value: String,
        /// How many are picked.
        pick: Pick,
        /// What can be picked.
        allowed: Vec<String>,
    },
    /// A value is listed twice.
    #[error("option {option} names {value:?} twice")]
    Twice {
        /// Of which option.
        option: String,
        /// Which value.
        value: String,
    },
    /// The game is not for so many.
    #[error("the game is for {}, not for {seats}", range(*least, *most))]
    Seats {
        /// How many there are.
        seats: u8,
        /// For how many at least it is.
        least: u8,
        /// For how many at most it is.
        most: u8,
    },
    /// An option's value is not for so many.
    #[error("{option} {value} is for {}, not for {seats}", range(*least, *most))]
    SeatsFor {
        /// Which option.
        option: String,
        /// Which value.
        value: String,
        /// How many there are.
        seats: u8,
        /// For how many at least it is.
        least: u8,
        /// For how many at most it is.
        most: u8,
    },
    /// Two options do not go together.
    #[error("with {option} {value}, {other} must be {needed}")]
    Together {
        /// Which option.
        option: String,
        /// Its value.
        value: String,
        /// The other option.
        other: String,
        /// What that one must be then.
        needed: String,
    },
    /// The game takes no components of one's own.
    #[error("this game is only played with the standard components")]
    StandardOnly,
    /// A component set cannot have this name.
    #[error("a component set of one's own cannot be named {name:?}")]
    SetName {
        /// The name.
        name: String,
    },
    /// A component table lacks a key.
    #[error("the components lack {key}")]
    NoComponent {
        /// The key.
        key: String,
    },
    /// A component table has a key that means nothing.
    #[error("the components have an unknown key {key}: there {}", there(known))]
    UnknownComponent {
        /// The key.
        key: String,
        /// What there is.
        known: Vec<String>,
    },
    /// A component is not a number in its range.
    #[error("{key} cannot be {value}: it is a whole number from {least} to {most}")]
    ComponentNumber {
        /// Where.
        key: String,
        /// What was given, as JSON.
        value: String,
        /// The least that it can be.
        least: u32,
        /// The most that it can be.
        most: u32,
    },
    /// A component is not one of a few words.
    #[error("{key} cannot be {value}: it is {}", join(allowed, "or"))]
    ComponentWord {
        /// Where.
        key: String,
        /// What was given, as JSON.
        value: String,
        /// What it can be.
        allowed: Vec<String>,
    },
    /// A list of components does not have as many as it should.
    #[error("{key} must be a list of {length}")]
    ComponentList {
        /// Where.
        key: String,
        /// How many it has.
        length: u32,
    },
    /// A component is not an object with keys.
    #[error("{key} must be a table with keys")]
    ComponentTable {
        /// Where.
        key: String,
    },
    /// Numbers of components do not add up.
    #[error("{key} add up to {sum}, not to {needed}")]
    ComponentSum {
        /// Which.
        key: String,
        /// What they add up to.
        sum: u32,
        /// What they must add up to.
        needed: u32,
    },
    /// Numbers of components are too large together.
    #[error("{key} add up to {sum}, which is over {most}")]
    ComponentTotal {
        /// Which.
        key: String,
        /// What they add up to.
        #[ts(type = "number")]
        sum: u64,
        /// The most that they may.
        #[ts(type = "number")]
        most: u64,
    },
    /// With these components nobody could ever score.
    #[error("{key} count nothing, so the game could never end: one at least must be more than 0")]
    ComponentsCountNothing {
        /// Which.
        key: String,
    },

    /// The text is not in the notation of the game.
    #[error("{text:?} is not written as a {what} of {game}")]
    Unreadable {
        /// `move` or `chance`.
        what: What,
        /// The game whose notation it should be in.
        game: String,
        /// The text, shortened.
        text: String,
    },
    /// Nothing can be played any more.
    #[error("the game is over")]
    Over,
    /// Luck has to decide before anybody can move.
    #[error("seat {seat} cannot move before chance has decided")]
    ChanceFirst {
        /// Who wanted to.
        seat: Seat,
    },
    /// Luck has nothing to decide now.
    #[error("chance has nothing to decide now")]
    NoChance,
    /// It is somebody else's turn.
    #[error("seat {seat} is not to move")]
    NotToMove {
        /// Who wanted to.
        seat: Seat,
    },
    /// The rules forbid the move.
    #[error("seat {seat} cannot play {text}: {}", among(*legal))]
    Illegal {
        /// Who wanted to play it.
        seat: Seat,
        /// The move.
        text: String,
        /// How many moves are legal.
        legal: u32,
    },
    /// Luck cannot have this outcome.
    #[error("impossible chance: {why}")]
    Impossible {
        /// What cannot be, in English.
        why: String,
    },

    /// The text is not JSON.
    #[error("not JSON: {why}")]
    NotJson {
        /// What the parser says, in English.
        why: String,
        /// Where it gave up.
        line: usize,
        /// At which character of that line.
        column: usize,
    },
    /// It says nowhere that it is a record.
    #[error("not a record: it has no \"format\": {FORMAT:?}")]
    NoFormat,
    /// The format is another one.
    #[error("unknown format {format}: this program reads {FORMAT:?}")]
    Format {
        /// What it says, as JSON.
        format: String,
    },
    /// A part of a record is not what it should be.
    #[error("{key:?} {needs}")]
    Key {
        /// Which.
        key: String,
        /// What it should be.
        needs: Needs,
    },
    /// The result does not follow from the game.
    #[error("it says {said}, but the game gives {gives}")]
    WrongResult {
        /// What the record says.
        said: String,
        /// What is right.
        gives: String,
    },
    /// There is a result of a game that is not over.
    #[error("there is one, but the game is not over")]
    EarlyResult,
    /// The game is over and has no result.
    #[error("it is missing, but the game is over: {gives}")]
    NoResult {
        /// What is right.
        gives: String,
    },
}

/// What a text should have been.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
#[ts(export_to = "table/")]
pub enum What {
    /// A move.
    Move,
    /// An outcome of luck.
    Chance,
}

/// What a part of a record should be.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS, thiserror::Error)]
#[serde(rename_all = "kebab-case")]
#[ts(export_to = "table/")]
pub enum Needs {
    /// It should be there.
    #[error("is missing")]
    ToBeThere,
    /// It should not be there.
    #[error("is there, but standard components need none")]
    ToBeAbsent,
    /// It should be a name.
    #[error("must be a name")]
    Name,
    /// It should be a list.
    #[error("must be a list")]
    List,
    /// It should be an object.
    #[error("must be an object")]
    Object,
    /// It should be a number of seats.
    #[error("must be a whole number up to {}", crate::MAX_SEATS)]
    SeatCount,
    /// It should be the number of a seat.
    #[error("must be the number of a seat, counted from 0")]
    SeatNumber,
    /// It should be a version of the rules.
    #[error("must be a whole number from 1")]
    Version,
    /// It should be an entry of a log.
    #[error("must have either a \"chance\" or a \"seat\" and a \"move\", as texts")]
    Entry,
    /// It should be a result.
    #[error("must have \"scores\" in whole numbers, \"winners\" in ascending order and an \"end\"")]
    Result,
}

impl std::fmt::Display for What {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(match self {
            Self::Move => "move",
            Self::Chance => "chance",
        })
    }
}

impl Refusal {
    /// A text that is not in the notation of `game`.
    #[must_use]
    pub fn unreadable(what: What, game: &str, text: &str) -> Self {
        Self::Unreadable { what, game: game.into(), text: shortened(text) }
    }

    /// An outcome of luck that cannot be.
    pub fn impossible(why: impl Into<String>) -> Self {
        Self::Impossible { why: why.into() }
    }
}

/// A text cut where it is too long for a sentence.
#[must_use]
pub fn shortened(text: &str) -> String {
    const SHOWN: usize = 40;
    let mut shown: String = text.chars().take(SHOWN).collect();
    if shown.len() < text.len() {
        shown.push('…');
    }
    shown
}

/// `is none`, `is only a`, `are a and b`.
fn there(names: &[String]) -> String {
    match names {
        [] => "is none".into(),
        [only] => format!("is only {only}"),
        _ => format!("are {}", join(names, "and")),
    }
}

fn picked(pick: Pick, allowed: &[String]) -> String {
    match pick {
        Pick::One => format!("it is {}", join(allowed, "or")),
        Pick::Any => format!("it is a list out of {}, in this order", join(allowed, "and")),
    }
}

fn among(legal: u32) -> String {
    match legal {
        1 => "it is not the only legal move".into(),
        _ => format!("it is not one of the {legal} legal moves"),
    }
}

fn range(least: u8, most: u8) -> String {
    match (least, most) {
        (1, 1) => "1 seat".into(),
        _ if least == most => format!("{most} seats"),
        _ => format!("{least} to {most} seats"),
    }
}
