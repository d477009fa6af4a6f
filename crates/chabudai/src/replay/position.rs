//! A position of a record, for everybody or as one seat sees it.

use std::str::FromStr;

use games::AnyTable;
use serde_json::{Map, Value as Json, json};
use table::{MAX_SEATS, Record, RecordError, Seat, Where};

use super::fault::Fault;

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
pub(super) fn position(record: &Record, entry: usize, viewer: Option<Viewer>) -> Result<Json, Fault> {
    let entries = record.log.len();
    if entry > entries {
        return Err(Fault::head(format_args!(
            "there is no entry {entry}: the log has {entries} entries, counted from 0"
        )));
    }
    let seats = record.setup.seats;
    if let Some(Viewer::Seat(seat)) = viewer
        && seat.index() >= usize::from(seats)
    {
        return Err(Fault::head(match seats {
            1 => format!("there is no seat {seat}: the only one is 0"),
            _ => format!("there is no seat {seat}: there are {seats}, counted from 0"),
        }));
    }
    let game = games::find(&record.game).map_err(Fault::head)?;
    // The last entry before the position is played apart, to hear what happened.
    let mut table = (game.replay)(record, entry.saturating_sub(1))?;
    let events = match entry.checked_sub(1) {
        Some(last) => {
            let entered = table.enter(&record.log[last]);
            entered.map_err(|refusal| RecordError::at(Where::Entry(last), refusal))?.read().expect("events are a list")
        }
        None => Vec::new(),
    };
    Ok(match viewer {
        Some(viewer) => seen_by(viewer, table.as_ref(), entry, &events),
        None => for_everybody(table.as_ref()),
    })
}

/// `{"turn": …, "legal": {"0": ["Tp@c4", …]}, "public": …}`, moves sorted by code point.
fn for_everybody(table: &dyn AnyTable) -> Json {
    let legal = |seat: Seat| {
        let mut moves = table.moves(seat);
        moves.sort_unstable();
        (seat.to_string(), json!(moves))
    };
    let legal: Map<_, _> = table.turn().seats().iter().map(legal).collect();
    json!({ "turn": table.turn(), "legal": legal, "public": view(table, None)["public"] })
}

/// `{"entry": 7, "turn": …, "view": …, "previews": […], "prospects": […], "events": […]}`; the seat's
/// moves are sorted by code point, previews and prospects alike.
fn seen_by(viewer: Viewer, table: &dyn AnyTable, entry: usize, events: &[Json]) -> Json {
    let (view, points, prospects) = match viewer {
        Viewer::Seat(seat) => {
            let (moves, mut view) = (table.moves(seat), view(table, Some(seat)));
            let mut order: Vec<_> = (0..moves.len()).collect();
            order.sort_unstable_by_key(|&i| &moves[i]);
            if let Some(listed) = view.get_mut("moves") {
                *listed = order.iter().map(|&i| moves[i].as_str()).collect();
            }
            (view, sorted(&table.points(seat), &order), sorted(&table.prospects(seat), &order))
        }
        Viewer::Spectator => (view(table, None), Vec::new(), Vec::new()),
    };
    let turn = table.turn();
    json!({ "entry": entry, "turn": turn, "view": view, "previews": points, "prospects": prospects, "events": events })
}

fn sorted<T: Clone>(of_moves: &[T], order: &[usize]) -> Vec<T> {
    order.iter().map(|&i| of_moves[i].clone()).collect()
}

fn view(table: &dyn AnyTable, viewer: Option<Seat>) -> Json {
    serde_json::from_str(table.view_text(viewer).text()).expect("a view is JSON")
}
