//! A game as a file: complete, so that anybody can referee it again in any language.

use std::fmt;

use serde::{Deserialize, Serialize, Serializer};
use serde_json::{Map, Value as Json, json};
use ts_rs::TS;

use crate::setup::STANDARD;
use crate::{Components, MAX_SEATS, Outcome, Refusal, Seat, Setup, shown_as};

/// The one format that this program writes and reads.
pub const FORMAT: &str = "chabudai-record/1";

/// The record of a game, finished or not.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Record {
    /// The game's name.
    pub game: String,
    /// Seats, options and components.
    pub setup: Setup,
    /// What happened, in its order.
    pub log: Vec<Entry>,
    /// How it ended, exactly when it has.
    pub result: Option<Verdict>,
    /// Whatever else the file says; kept, not understood.
    pub extra: Map<String, Json>,
}

/// One entry of a record's log.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
#[serde(untagged)]
#[ts(export_to = "table/")]
pub enum Entry {
    /// `{"chance": "…"}`
    Chance {
        /// What luck brought.
        chance: String,
    },
    /// `{"seat": 0, "move": "…"}`
    Move {
        /// Who moved.
        seat: Seat,
        /// What they played.
        #[serde(rename = "move")]
        text: String,
    },
}

/// The result as a record has it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[ts(export_to = "table/")]
pub struct Verdict {
    /// One score a seat (a rival without a seat follows).
    pub scores: Vec<i32>,
    /// The winning seats, ascending.
    pub winners: Vec<u8>,
    /// Why the game ended.
    pub end: String,
}

/// Why a record is refused.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{place}{reason}")]
pub struct RecordError {
    /// The offending part.
    pub place: Where,
    /// What is wrong with it.
    pub reason: String,
}

/// A part of a record.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Where {
    /// All before the log.
    Head,
    /// An entry of the log, counted from 0.
    Entry(usize),
    /// The result.
    Result,
}

impl Record {
    /// Reads a record. Whether its game was played by the rules is for [`crate::Table::referee`] to say.
    ///
    /// # Errors
    /// If the text is not a record.
    pub fn from_json(text: &str) -> Result<Self, RecordError> {
        let json: Json = serde_json::from_str(text).map_err(|error| head(format!("not JSON: {error}")))?;
        let Json::Object(mut fields) = json else {
            return Err(head("a record is a JSON object"));
        };
        match fields.shift_remove("format") {
            Some(format) if format == FORMAT => {}
            Some(format) => return Err(head(format!("unknown format {format}: this program reads {FORMAT:?}"))),
            None => return Err(head(format!("not a record: it has no \"format\": {FORMAT:?}"))),
        }
        let mut take = |key: &str| fields.shift_remove(key);
        let required = |key: &str, value: Option<Json>| value.ok_or_else(|| head(format!("{key:?} is missing")));

        let Json::String(game) = required("game", take("game"))? else {
            return Err(head("\"game\" must be a name"));
        };
        let seats = required("seats", take("seats"))?;
        let seats = seats.as_u64().and_then(|n| u8::try_from(n).ok()).filter(|&n| usize::from(n) <= MAX_SEATS);
        let seats = seats.ok_or_else(|| head(format!("\"seats\" must be a whole number up to {MAX_SEATS}")))?;
        let Json::Object(options) = required("options", take("options"))? else {
            return Err(head("\"options\" must be an object"));
        };
        let Json::String(name) = required("components", take("components"))? else {
            return Err(head("\"components\" must be a name"));
        };
        let components = match (name == STANDARD, take("component_table")) {
            (true, None) => Components::Standard,
            (true, Some(_)) => return Err(head("standard components need no \"component_table\"")),
            (false, Some(table)) => Components::Custom { name, table },
            (false, None) => return Err(head(format!("\"component_table\" of components {name:?} is missing"))),
        };
        let Json::Array(log) = required("log", take("log"))? else {
            return Err(head("\"log\" must be a list"));
        };
        let log = log.iter().enumerate().map(|(i, json)| entry(i, json)).collect::<Result<_, _>>()?;
        let result = take("result").map(serde_json::from_value).transpose().map_err(|error| RecordError {
            place: Where::Result,
            reason: format!("not \"scores\", \"winners\" and \"end\": {error}"),
        })?;
        Ok(Self { game, setup: Setup { seats, options, components }, log, result, extra: fields })
    }
}

fn entry(i: usize, json: &Json) -> Result<Entry, RecordError> {
    let refuse = |reason: &str| Err(RecordError { place: Where::Entry(i), reason: reason.into() });
    match (json.get("chance"), json.get("seat"), json.get("move")) {
        (Some(Json::String(chance)), None, None) => Ok(Entry::Chance { chance: chance.clone() }),
        (None, Some(seat), Some(Json::String(text))) => {
            match seat.as_u64().and_then(|n| u8::try_from(n).ok()).filter(|&n| usize::from(n) < MAX_SEATS) {
                Some(seat) => Ok(Entry::Move { seat: Seat::new(seat), text: text.clone() }),
                None => refuse("\"seat\" must be the number of a seat, counted from 0"),
            }
        }
        _ => refuse("an entry has either a \"chance\" or a \"seat\" and a \"move\", as texts"),
    }
}

fn head(reason: impl Into<String>) -> RecordError {
    RecordError { place: Where::Head, reason: reason.into() }
}

impl RecordError {
    /// A refusal of what stands in this part of the record.
    #[must_use]
    pub fn at(place: Where, refusal: &Refusal) -> Self {
        Self { place, reason: refusal.to_string() }
    }
}

impl fmt::Display for Where {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Head => Ok(()),
            Self::Entry(i) => write!(f, "entry {i}: "),
            Self::Result => f.write_str("result: "),
        }
    }
}

/// Compared and shown as the record writes it.
impl fmt::Display for Verdict {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { scores, winners, end } = self;
        write!(f, "scores {scores:?}, winners {winners:?}, end {end:?}")
    }
}

impl From<Outcome> for Verdict {
    fn from(outcome: Outcome) -> Self {
        Self {
            scores: outcome.scores.as_slice().to_vec(),
            winners: outcome.winners.iter().map(|seat| seat.index() as u8).collect(),
            end: outcome.end.into(),
        }
    }
}

/// A record as it is written, in the order of its fields.
#[derive(Serialize, TS)]
// TypeScript has a `Record` of its own.
#[ts(rename = "GameRecord", export_to = "table/")]
struct Written<'a> {
    #[ts(type = "\"chabudai-record/1\"")]
    format: &'static str,
    game: &'a str,
    #[serde(flatten)]
    setup: &'a Setup,
    log: &'a [Entry],
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    result: Option<&'a Verdict>,
    // A type that allowed any further field would allow misspelt ones.
    #[serde(flatten)]
    #[ts(skip)]
    extra: &'a Map<String, Json>,
}

shown_as!(Record, Written<'static>);

impl Serialize for Record {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let Self { game, setup, log, result, extra } = self;
        Written { format: FORMAT, game, setup, log, result: result.as_ref(), extra }.serialize(serializer)
    }
}

/// One line of JSON, as in a `.jsonl` file.
impl fmt::Display for Record {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        json!(self).fmt(f)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const SMALL: &str = r#"{"format":"chabudai-record/1","game":"go","seats":2,"options":{"mode":"x","a":[]},"components":"standard","log":[{"chance":"deal"},{"seat":1,"move":"pass"}],"result":{"scores":[1,-2],"winners":[0],"end":"done"},"players":["Ai","Bo"]}"#;

    #[test]
    fn a_record_is_written_as_it_was_read() {
        assert_eq!(Record::from_json(SMALL).unwrap().to_string(), SMALL);
        let custom = SMALL.replace("\"standard\"", "\"mine\",\"component_table\":{\"M\":[3]}");
        assert_eq!(Record::from_json(&custom).unwrap().to_string(), custom);
    }

    #[test]
    fn a_refusal_names_the_place_and_the_reason() {
        let cases = [
            ("{", "not JSON: EOF while parsing an object at line 1 column 1"),
            ("[]", "a record is a JSON object"),
            ("{}", "not a record: it has no \"format\": \"chabudai-record/1\""),
            (
                &SMALL.replace("record/1", "record/2"),
                "unknown format \"chabudai-record/2\": this program reads \"chabudai-record/1\"",
            ),
            (&SMALL.replace("\"seats\":2", "\"seats\":9"), "\"seats\" must be a whole number up to 8"),
            (&SMALL.replace("\"standard\"", "\"mine\""), "\"component_table\" of components \"mine\" is missing"),
            (
                &SMALL.replace("\"standard\"", "\"standard\",\"component_table\":1"),
                "standard components need no \"component_table\"",
            ),
            (
                &SMALL.replace("\"seat\":1", "\"seat\":-1"),
                "entry 1: \"seat\" must be the number of a seat, counted from 0",
            ),
            (
                &SMALL.replace("\"deal\"", "3"),
                "entry 0: an entry has either a \"chance\" or a \"seat\" and a \"move\", as texts",
            ),
            (
                &SMALL.replace("[0]", "0"),
                "result: not \"scores\", \"winners\" and \"end\": invalid type: integer `0`, expected a sequence",
            ),
        ];
        for (text, reason) in cases {
            assert_eq!(Record::from_json(text).unwrap_err().to_string(), reason, "{text}");
        }
    }
}
