//! Records: uploading them, and looking at finished games again.

use axum::Json;
use axum::extract::rejection::PathRejection;
use axum::extract::{Path, State};
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use protocol::http::{Position, Replay, Uploaded};
use protocol::{PersonId, Problem, ProblemCode, RecordId, TableId};
use room::{Answer, Command, Person, records, text};
use serde::Serialize;
use serde_json::json;
use table::{Components, Record};

use super::guard::RecordText;
use crate::App;
use crate::identity::Visitor;
use crate::pool::{Account, Length, Urgency};
use crate::problem::Refused;

/// Keeps a record, after refereeing it.
#[utoipa::path(post, path = "/api/records", request_body(content = Object, description = "a record, format chabudai-record/1"),
    responses((status = 201, body = Uploaded), (status = 422, body = Problem)))]
pub(super) async fn upload(
    State(app): State<App>,
    Visitor(person): Visitor,
    RecordText(text): RecordText,
) -> Result<(StatusCode, Json<Uploaded>), Refused> {
    let shared = &app.shared;
    if shared.store.records_kept(&person.id).await? >= shared.settings.limits.records {
        let reason = "you have uploaded as many records as are kept for one person";
        return Err(Refused::new(ProblemCode::TooMany, reason));
    }
    let record = in_the_pool(&app, person.id.clone(), move || {
        let record = Record::from_json(&text)?;
        records::referee(&record)?;
        Ok(record)
    });
    let text = stripped(record.await?)?.to_string();
    let id = RecordId::from(shared.entropy.name_in_links());
    shared.store.keep_record(&id, &person.id, text, shared.now()).await?;
    Ok((StatusCode::CREATED, Json(Uploaded { id })))
}

/// A record with what belongs into one, and nothing that somebody else would have to keep.
fn stripped(mut record: Record) -> Result<Record, Problem> {
    if let Components::Custom { name, .. } = &mut record.setup.components {
        *name = text::title(name)?;
    }
    let players = record.extra.contains_key("players").then(|| records::players(&record));
    record.extra.clear();
    if let Some(players) = players {
        record.extra.insert("players".into(), json!(players));
    }
    Ok(record)
}

/// The record of a finished game, or an uploaded one, as a file.
#[utoipa::path(get, path = "/api/records/{id}", params(("id" = String, Path, description = "the table or record")),
    responses((status = 200, description = "a record, format chabudai-record/1"), (status = 403, body = Problem)))]
pub(super) async fn download(
    State(app): State<App>,
    Path(id): Path<String>,
    Visitor(person): Visitor,
) -> Result<Response, Refused> {
    Ok(attached(&id, find(&app, &id, &person).await?))
}

/// JSON that a browser saves as a file.
pub(super) fn attached(id: &str, record: impl Serialize) -> Response {
    let name = format!("attachment; filename=\"chabudai-{id}.json\"");
    ([(header::CONTENT_DISPOSITION, name)], Json(record)).into_response()
}

/// A finished game, or an uploaded record: what happened, entry by entry.
#[utoipa::path(get, path = "/api/replays/{id}", params(("id" = String, Path, description = "the table or record")), responses((status = 200, body = Replay), (status = 403, body = Problem)))]
pub(super) async fn replay(
    State(app): State<App>,
    Path(id): Path<String>,
    Visitor(person): Visitor,
) -> Result<Json<Replay>, Refused> {
    let record = find(&app, &id, &person).await?;
    let replay = in_the_pool(&app, person.id.clone(), move || records::tell(&record)).await?;
    let your_seat = match app.rooms.command(&TableId::from(id), person, Command::List).await {
        Ok(Answer::Listed(listed)) => listed.your_seat,
        _ => None,
    };
    Ok(Json(Replay { your_seat, ..replay }))
}

/// A finished game, or an uploaded record, after so many entries: what everybody knew.
#[utoipa::path(get, path = "/api/replays/{id}/{entry}", params(("id" = String, Path, description = "the table or record"), ("entry" = u32, Path, description = "how many entries were played")),
    responses((status = 200, body = Position), (status = 404, body = Problem)))]
pub(super) async fn position(
    State(app): State<App>,
    path: Result<Path<(String, u32)>, PathRejection>,
    Visitor(person): Visitor,
) -> Result<Json<Position>, Refused> {
    let no_number = |_| Refused::new(ProblemCode::Malformed, "how many entries were played is a whole number");
    let Path((id, entry)) = path.map_err(no_number)?;
    let record = find(&app, &id, &person).await?;
    in_the_pool(&app, person.id, move || records::position(&record, entry)).await.map(Json)
}

/// Replaying a long record takes a while: not on the threads that serve sockets.
async fn in_the_pool<T: Send + 'static>(
    app: &App,
    person: PersonId,
    work: impl FnOnce() -> Result<T, Problem> + Send + 'static,
) -> Result<T, Refused> {
    let table = TableId::from("");
    let account = Account { person: person.device().into(), table, urgency: Urgency::Review, length: Length::Long };
    Ok(app.shared.pool.run(account, work).await.ok_or_else(Problem::unavailable)??)
}

/// The record of a finished table or an uploaded one: their names do not say which.
async fn find(app: &App, id: &str, person: &Person) -> Result<Record, Refused> {
    if let Some(text) = app.shared.store.record(&RecordId::from(id)).await? {
        return Ok(Record::from_json(&text).map_err(Problem::from)?);
    }
    match app.rooms.command(&TableId::from(id), person.clone(), Command::Record).await? {
        Answer::Record(record) => Ok(*record),
        _ => Err(Refused::new(ProblemCode::NotOver, "the game is not over: its record is still secret")),
    }
}
