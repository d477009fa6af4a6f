//! A position of a record, for everybody or as one seat sees it.

use std::str::FromStr;

use games::AnyTable;
use serde_json::{Map, Value as Json, json};
use table::{MAX_SEATS, Record, RecordError, Refusal, Seat, Where};

/// Through whose eyes a position is seen.
#[derive(Clone, Copy)]
pub(crate) enum Viewer {
    Seat(Seat),
    Spectator,
}

/// `0`, `1` … or `none` for a spectator.
impl FromStr for Viewer {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        match text.parse() {
            _ if text == "none" => Ok(Self::Spectator),
            Ok(number) if usize::from(number) < MAX_SEATS => Ok(Self::Seat(Seat::new(number))),
            _ => Err("it is the number of a seat, counted from 0, or none for a spectator".into()),
        }
    }
}

/// The position before an entry of the log; without a viewer all that can be played there.
pub(super) fn position(record: &Record, entry: usize, viewer: Option<Viewer>) -> Result<Json, RecordError> {
    let entries = record.log.len();
    if entry > entries {
        return head(format!("there is no entry {entry}: the log has {entries} entries, counted from 0"));
    }
    let seats = record.setup.seats;
    if let Some(Viewer::Seat(seat)) = viewer
        && seat.index() >= usize::from(seats)
    {
        return head(match seats {
            1 => format!("there is no seat {seat}: the only one is 0"),
            _ => format!("there is no seat {seat}: there are {seats}, counted from 0"),
        });
    }
    let game = games::find(&record.game).map_err(|refusal| RecordError::at(Where::Head, &refusal))?;
    let refused = |refusal: Refusal| RecordError::at(Where::Entry(entry - 1), &refusal);
    // The last entry before the position is played apart, to hear what happened.
    let mut table = (game.replay)(record, entry.saturating_sub(1))?;
    let events = match entry.checked_sub(1) {
        Some(last) => table.enter(&record.log[last]).map_err(refused)?,
        None => Vec::new(),
    };
    Ok(match viewer {
        Some(viewer) => seen_by(viewer, table.as_ref(), entry, &events),
        None => for_everybody(table.as_ref()),
    })
}

/// `{"turn": …, "legal": {"0": ["Tp@c4", …]}, "public": …}`
fn for_everybody(table: &dyn AnyTable) -> Json {
    let legal: Map<_, _> =
        table.turn().seats().iter().map(|seat| (seat.to_string(), json!(table.moves(seat)))).collect();
    json!({ "turn": table.turn(), "legal": legal, "public": table.public_json() })
}

/// `{"entry": 7, "turn": …, "view": …, "previews": […], "events": […]}`; previews are in the order of the view's moves.
fn seen_by(viewer: Viewer, table: &dyn AnyTable, entry: usize, events: &[Json]) -> Json {
    let (view, previews) = match viewer {
        Viewer::Seat(seat) => (table.view_json(seat), table.previews(seat)),
        Viewer::Spectator => {
            (json!({ "seat": null, "public": table.public_json(), "private": null, "moves": [] }), Vec::new())
        }
    };
    json!({ "entry": entry, "turn": table.turn(), "view": view, "previews": previews, "events": events })
}

fn head<T>(reason: String) -> Result<T, RecordError> {
    Err(RecordError { place: Where::Head, reason })
}
