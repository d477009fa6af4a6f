//! A game as a file: complete, so that anybody can referee it again in any language.

use std::fmt;

use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use serde_json::{Map, Value as Json, json};
use ts_rs::TS;

use crate::setup::FIRST_RULES;
use crate::{Components, MAX_SEATS, Needs, Outcome, Refusal, Seat, Setup, shown_as};

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
    pub log: Vec<LogEntry>,
    /// How it ended, exactly when it has.
    pub result: Option<Outcome>,
    /// Whatever else the file says; kept, not understood.
    pub extra: Map<String, Json>,
}

/// One entry of a record's log.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(untagged)]
#[ts(export_to = "table/")]
pub enum LogEntry {
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

/// Why a record is refused.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{place}{refusal}")]
pub struct RecordError {
    /// The offending part.
    pub place: Where,
    /// What is wrong with it.
    pub refusal: Refusal,
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
        Self::from_value(serde_json::from_str(text).map_err(|error| head(not_json(&error)))?)
    }

    fn from_value(json: Json) -> Result<Self, RecordError> {
        let Json::Object(mut fields) = json else { return Err(head(Refusal::NoFormat)) };
        match fields.shift_remove("format") {
            Some(format) if format == FORMAT => {}
            Some(format) => return Err(head(Refusal::Format { format: format.to_string() })),
            None => return Err(head(Refusal::NoFormat)),
        }
        let mut take = |key: &str| fields.shift_remove(key);
        let required = |key: &str, value: Option<Json>| value.ok_or_else(|| wrong(key, Needs::ToBeThere));

        let Json::String(game) = required("game", take("game"))? else { return Err(wrong("game", Needs::Name)) };
        let rules = match take("rules") {
            Some(rules) => {
                let version = rules.as_u64().and_then(|rules| u16::try_from(rules).ok());
                version.ok_or_else(|| wrong("rules", Needs::Version))?
            }
            None => FIRST_RULES,
        };
        let seats = small(&required("seats", take("seats"))?).filter(|&seats| usize::from(seats) <= MAX_SEATS);
        let seats = seats.ok_or_else(|| wrong("seats", Needs::SeatCount))?;
        let Json::Object(options) = required("options", take("options"))? else {
            return Err(wrong("options", Needs::Object));
        };
        let Json::String(name) = required("components", take("components"))? else {
            return Err(wrong("components", Needs::Name));
        };
        let components = Components::of(name, take("component_table")).map_err(head)?;
        let Json::Array(log) = required("log", take("log"))? else { return Err(wrong("log", Needs::List)) };
        let log = log.iter().enumerate().map(|(i, json)| entry(i, json)).collect::<Result<_, _>>()?;
        let result = take("result").as_ref().map(crate::read_value).transpose();
        let result = result.map_err(|_| RecordError::at(Where::Result, key("result", Needs::Result)))?;
        Ok(Self { game, setup: Setup { rules, seats, options, components }, log, result, extra: fields })
    }
}

fn entry(i: usize, json: &Json) -> Result<LogEntry, RecordError> {
    let refuse = |name: &str, needs| Err(RecordError::at(Where::Entry(i), key(name, needs)));
    match (json.get("chance"), json.get("seat"), json.get("move")) {
        (Some(Json::String(chance)), None, None) => Ok(LogEntry::Chance { chance: chance.clone() }),
        (None, Some(seat), Some(Json::String(text))) => match small(seat).and_then(|seat| Seat::try_from(seat).ok()) {
            Some(seat) => Ok(LogEntry::Move { seat, text: text.clone() }),
            None => refuse("seat", Needs::SeatNumber),
        },
        _ => refuse("log", Needs::Entry),
    }
}

fn small(json: &Json) -> Option<u8> {
    json.as_u64().and_then(|n| u8::try_from(n).ok())
}

fn key(key: &str, needs: Needs) -> Refusal {
    Refusal::Key { key: key.into(), needs }
}

fn wrong(name: &str, needs: Needs) -> RecordError {
    head(key(name, needs))
}

fn not_json(error: &serde_json::Error) -> Refusal {
    Refusal::NotJson { why: error.to_string(), line: error.line(), column: error.column() }
}

fn head(refusal: Refusal) -> RecordError {
    RecordError::at(Where::Head, refusal)
}

impl RecordError {
    /// A refusal of what stands in this part of the record.
    #[must_use]
    pub fn at(place: Where, refusal: Refusal) -> Self {
        Self { place, refusal }
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
    log: &'a [LogEntry],
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    result: Option<&'a Outcome>,
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

impl<'de> Deserialize<'de> for Record {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Self::from_value(Json::deserialize(deserializer)?).map_err(D::Error::custom)
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

    const SMALL: &str = r#"{"format":"chabudai-record/1","game":"go","rules":1,"seats":2,"options":{"mode":"x","a":[]},"components":"standard","log":[{"chance":"deal"},{"seat":1,"move":"pass"}],"result":{"scores":[1,-2],"winners":[0],"end":"done"},"players":["Ai","Bo"]}"#;

    #[test]
    fn a_record_is_written_as_it_was_read() {
        assert_eq!(Record::from_json(SMALL).unwrap().to_string(), SMALL);
        let custom = SMALL.replace("\"standard\"", "\"mine\",\"component_table\":{\"M\":[3]}");
        assert_eq!(Record::from_json(&custom).unwrap().to_string(), custom);
    }

    #[test]
    fn a_record_without_a_version_is_of_the_first() {
        let old = Record::from_json(&SMALL.replace("\"rules\":1,", "")).unwrap();
        assert_eq!(old, Record::from_json(SMALL).unwrap());
    }

    #[test]
    fn a_refusal_names_the_place_and_the_reason() {
        let cases = [
            ("{", "not JSON: EOF while parsing an object at line 1 column 1"),
            ("[]", "not a record: it has no \"format\": \"chabudai-record/1\""),
            (
                &SMALL.replace("record/1", "record/2"),
                "unknown format \"chabudai-record/2\": this program reads \"chabudai-record/1\"",
            ),
            (&SMALL.replace("\"rules\":1", "\"rules\":-1"), "\"rules\" must be a whole number from 1"),
            (&SMALL.replace("\"seats\":2", "\"seats\":9"), "\"seats\" must be a whole number up to 8"),
            (&SMALL.replace("\"standard\"", "\"mine\""), "\"component_table\" is missing"),
            (
                &SMALL.replace("\"standard\"", "\"standard\",\"component_table\":1"),
                "\"component_table\" is there, but standard components need none",
            ),
            (
                &SMALL.replace("\"seat\":1", "\"seat\":-1"),
                "entry 1: \"seat\" must be the number of a seat, counted from 0",
            ),
            (
                &SMALL.replace("\"deal\"", "3"),
                "entry 0: \"log\" must have either a \"chance\" or a \"seat\" and a \"move\", as texts",
            ),
            (
                &SMALL.replace("[0]", "0"),
                "result: \"result\" must have \"scores\" in whole numbers, \"winners\" in ascending order and an \"end\"",
            ),
        ];
        for (text, reason) in cases {
            assert_eq!(Record::from_json(text).unwrap_err().to_string(), reason, "{text}");
        }
    }
}
