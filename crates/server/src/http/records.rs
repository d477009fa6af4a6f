//! Records: uploading them, and looking at finished games again.

use axum::Json;
use axum::extract::{Path, State};
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use games::BoxedTable;
use serde::Serialize;
use serde_json::Value;
use table::{Record, Seat};

use super::guard::RecordText;
use crate::App;
use crate::protocol::http::{Opened, Player, Position, Replay};
use crate::protocol::socket::{Result as GameResult, Told};
use crate::protocol::{Problem, ProblemCode, SetupInfo};
use crate::room::{ToRoom, turn};

/// Keeps a record, after refereeing it.
#[utoipa::path(post, path = "/api/records", request_body(content = Object, description = "a record, format chabudai-record/1"),
    responses((status = 201, body = Opened), (status = 422, body = Problem)))]
pub(super) async fn upload(
    State(app): State<App>,
    RecordText(text): RecordText,
) -> Result<(StatusCode, Json<Opened>), Problem> {
    let text = off_the_sockets(move || {
        let record = read(&text)?;
        let listing = game_of(&record)?;
        (listing.referee)(&record).map_err(|error| Problem::record(&error))?;
        Ok(text)
    })
    .await?;
    let id = app.shared.entropy.link();
    app.shared.store.keep_record(&id, &text, app.shared.now()).await?;
    Ok((StatusCode::CREATED, Json(Opened { id })))
}

/// The record of a finished game, or an uploaded one, as a file.
#[utoipa::path(get, path = "/api/records/{id}",
    responses((status = 200, description = "a record, format chabudai-record/1"), (status = 403, body = Problem)))]
pub(super) async fn download(State(app): State<App>, Path(id): Path<String>) -> Result<Response, Problem> {
    Ok(attached(&id, find(&app, &id).await?))
}

/// JSON that a browser saves as a file.
pub(super) fn attached(id: &str, record: impl Serialize) -> Response {
    let name = format!("attachment; filename=\"chabudai-{id}.json\"");
    ([(header::CONTENT_DISPOSITION, name)], Json(record)).into_response()
}

/// A finished game, or an uploaded record: what happened, entry by entry.
#[utoipa::path(get, path = "/api/replays/{id}", responses((status = 200, body = Replay), (status = 403, body = Problem)))]
pub(super) async fn replay(State(app): State<App>, Path(id): Path<String>) -> Result<Json<Replay>, Problem> {
    let record = find(&app, &id).await?;
    off_the_sockets(move || tell(&record)).await.map(Json)
}

/// A finished game, or an uploaded record, after so many entries: what everybody knew.
#[utoipa::path(get, path = "/api/replays/{id}/{entry}",
    responses((status = 200, body = Position), (status = 404, body = Problem)))]
pub(super) async fn position(
    State(app): State<App>,
    Path((id, entry)): Path<(String, u32)>,
) -> Result<Json<Position>, Problem> {
    let record = find(&app, &id).await?;
    off_the_sockets(move || at(&record, entry)).await.map(Json)
}

/// Replaying a long record takes a while: not on the threads that serve sockets.
async fn off_the_sockets<T: Send + 'static>(
    work: impl FnOnce() -> Result<T, Problem> + Send + 'static,
) -> Result<T, Problem> {
    tokio::task::spawn_blocking(work).await.map_err(|_| Problem::unavailable())?
}

/// The record of a finished table or an uploaded one.
async fn find(app: &App, id: &str) -> Result<Record, Problem> {
    if let Some(text) = app.shared.store.record(id).await? {
        return read(&text);
    }
    let record = app.rooms.ask(id, |answer| ToRoom::Record { person: String::new(), answer }).await?;
    if record["result"].is_null() {
        return Err(Problem::new(ProblemCode::NotOver, "the game is not over: its record is still secret"));
    }
    read(&record.to_string())
}

fn read(text: &str) -> Result<Record, Problem> {
    Record::from_json(text).map_err(|error| Problem::record(&error))
}

fn game_of(record: &Record) -> Result<&'static games::Entry, Problem> {
    games::find(&record.game).map_err(|refusal| Problem::new(ProblemCode::BadRecord, refusal.to_string()))
}

fn tell(record: &Record) -> Result<Replay, Problem> {
    let mut table = (game_of(record)?.open)(&record.setup).map_err(|refusal| Problem::setup(&refusal))?;
    let mut entries = Vec::with_capacity(record.log.len());
    for entry in &record.log {
        let events = table.enter(entry).map_err(|refusal| Problem::step(&refusal))?;
        let seat = match entry {
            table::Entry::Move { seat, .. } => Some(seat.index() as u8),
            table::Entry::Chance { .. } => None,
        };
        entries.push(Told::new(seat, &events));
    }
    Ok(Replay {
        game: record.game.clone(),
        setup: SetupInfo::of(&record.setup),
        players: players(record),
        entries,
        outcome: table.outcome().map(|outcome| GameResult::from(&outcome)),
    })
}

fn at(record: &Record, entry: u32) -> Result<Position, Problem> {
    if entry as usize > record.log.len() {
        let reason = format!("the record has {} entries only", record.log.len());
        return Err(Problem::new(ProblemCode::NotFound, reason));
    }
    let table: BoxedTable =
        (game_of(record)?.replay)(record, entry as usize).map_err(|error| Problem::record(&error))?;
    Ok(Position {
        entry,
        turn: turn(table.turn()),
        watching: table.view_text(None),
        views: Seat::all(record.setup.seats).map(|seat| table.view_text(Some(seat))).collect(),
    })
}

/// Who played, as a record of this server says; one from elsewhere need not.
fn players(record: &Record) -> Vec<Player> {
    let said = record.extra.get("players").and_then(Value::as_array);
    let player = |place: usize| {
        let said = said.and_then(|players| players.get(place));
        said.and_then(|player| serde_json::from_value(player.clone()).ok()).unwrap_or(Player::Unknown)
    };
    (0..usize::from(record.setup.seats)).map(player).collect()
}
