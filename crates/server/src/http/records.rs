//! Records: uploading them, and looking at finished games again.

use axum::Json;
use axum::extract::{Path, State};
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use games::AnyGame;
use protocol::http::{Player, Position, Replay, Uploaded};
use protocol::socket::Told;
use protocol::{JsonText, Problem, ProblemCode, RecordId, TableId};
use room::{Answer, Command, Person};
use serde::Serialize;
use serde_json::Value;
use table::{LogEntry, Record, RecordError, Seat, Where};

use super::guard::RecordText;
use crate::App;
use crate::identity::Visitor;
use crate::problem::Refused;

/// Keeps a record, after refereeing it.
#[utoipa::path(post, path = "/api/records", request_body(content = Object, description = "a record, format chabudai-record/1"),
    responses((status = 201, body = Uploaded), (status = 422, body = Problem)))]
pub(super) async fn upload(
    State(app): State<App>,
    RecordText(text): RecordText,
) -> Result<(StatusCode, Json<Uploaded>), Refused> {
    let text = in_the_pool(&app, move || {
        let record = Record::from_json(&text)?;
        (game_of(&record)?.referee)(&record)?;
        Ok(text)
    })
    .await?;
    let id = RecordId::from(app.shared.entropy.name_in_links());
    app.shared.store.keep_record(&id, &text, app.shared.now()).await?;
    Ok((StatusCode::CREATED, Json(Uploaded { id })))
}

/// The record of a finished game, or an uploaded one, as a file.
#[utoipa::path(get, path = "/api/records/{id}",
    responses((status = 200, description = "a record, format chabudai-record/1"), (status = 403, body = Problem)))]
pub(super) async fn download(
    State(app): State<App>,
    Path(id): Path<String>,
    Visitor(person): Visitor,
) -> Result<Response, Refused> {
    Ok(attached(&id, find(&app, &id, person).await?))
}

/// JSON that a browser saves as a file.
pub(super) fn attached(id: &str, record: impl Serialize) -> Response {
    let name = format!("attachment; filename=\"chabudai-{id}.json\"");
    ([(header::CONTENT_DISPOSITION, name)], Json(record)).into_response()
}

/// A finished game, or an uploaded record: what happened, entry by entry.
#[utoipa::path(get, path = "/api/replays/{id}", responses((status = 200, body = Replay), (status = 403, body = Problem)))]
pub(super) async fn replay(
    State(app): State<App>,
    Path(id): Path<String>,
    Visitor(person): Visitor,
) -> Result<Json<Replay>, Refused> {
    let record = find(&app, &id, person).await?;
    in_the_pool(&app, move || tell(&record)).await.map(Json)
}

/// A finished game, or an uploaded record, after so many entries: what everybody knew.
#[utoipa::path(get, path = "/api/replays/{id}/{entry}",
    responses((status = 200, body = Position), (status = 404, body = Problem)))]
pub(super) async fn position(
    State(app): State<App>,
    Path((id, entry)): Path<(String, u32)>,
    Visitor(person): Visitor,
) -> Result<Json<Position>, Refused> {
    let record = find(&app, &id, person).await?;
    if entry as usize > record.log.len() {
        let reason = format!("the record has {} entries only", record.log.len());
        return Err(Refused::new(ProblemCode::NotFound, reason));
    }
    in_the_pool(&app, move || at(&record, entry)).await.map(Json)
}

/// Replaying a long record takes a while: not on the threads that serve sockets.
async fn in_the_pool<T: Send + 'static>(
    app: &App,
    work: impl FnOnce() -> Result<T, RecordError> + Send + 'static,
) -> Result<T, Refused> {
    let done = app.shared.pool.run(work).await.ok_or_else(Problem::unavailable)?;
    Ok(done.map_err(Problem::from)?)
}

/// The record of a finished table or an uploaded one: their names do not say which.
async fn find(app: &App, id: &str, person: Person) -> Result<Record, Refused> {
    if let Some(text) = app.shared.store.record(&RecordId::from(id)).await? {
        return Ok(Record::from_json(&text).map_err(Problem::from)?);
    }
    match app.rooms.command(&TableId::from(id), person, Command::Record).await? {
        Answer::Record(record) => Ok(*record),
        _ => Err(Refused::new(ProblemCode::NotOver, "the game is not over: its record is still secret")),
    }
}

fn game_of(record: &Record) -> Result<&'static AnyGame, RecordError> {
    games::find(&record.game).map_err(|refusal| RecordError::at(Where::Head, refusal))
}

fn tell(record: &Record) -> Result<Replay, RecordError> {
    let at = |place| move |refusal| RecordError::at(place, refusal);
    let mut table = (game_of(record)?.open)(&record.setup).map_err(at(Where::Head))?;
    let mut entries = Vec::with_capacity(record.log.len());
    for (i, entry) in record.log.iter().enumerate() {
        let events = table.enter(entry).map_err(at(Where::Entry(i)))?;
        let seat = match entry {
            LogEntry::Move { seat, .. } => Some(*seat),
            LogEntry::Chance { .. } => None,
        };
        entries.push(Told { seat, stand_in: None, events: JsonText::of(&events) });
    }
    let (game, setup) = (record.game.clone(), record.setup.clone());
    Ok(Replay { game, setup, players: players(record), entries, outcome: table.outcome() })
}

fn at(record: &Record, entry: u32) -> Result<Position, RecordError> {
    let table = (game_of(record)?.replay)(record, entry as usize)?;
    let view = |viewer| JsonText::from(table.view_text(viewer));
    let views = Seat::all(record.setup.seats).map(|seat| view(Some(seat))).collect();
    Ok(Position { entry, watching: view(None), views })
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
