//! Tables: opening, listing, sitting down, starting.

use axum::Json;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::response::Response;
use serde_json::Value;

use super::guard::Body;
use super::records::attached;
use crate::App;
use crate::protocol::http::{AtSeat, Invitations, Join, Listed, NewTable, Opened, SetPlace};
use crate::protocol::{Problem, ProblemCode, TableInfo};
use crate::room::{Command, ToRoom};
use crate::store::{ListedTable, Person};

/// Lists show so many tables.
const LISTED: i64 = 50;

type Answer<T> = Result<Json<T>, Problem>;

/// The newest public tables that wait for people or are being played.
#[utoipa::path(get, path = "/api/tables", responses((status = 200, body = Vec<Listed>)))]
pub(super) async fn public(State(app): State<App>, person: Person) -> Answer<Vec<Value>> {
    let mut list = Vec::new();
    for table in app.shared.store.public_tables(LISTED).await? {
        // One that sleeps is shown as it fell asleep: a list wakes nobody.
        if app.rooms.is_awake(&table.id) {
            list.push(live(&app, &person, &table).await?);
        } else {
            list.push(asleep(&table)?);
        }
    }
    Ok(Json(list))
}

/// The tables at which one sits, or sat.
#[utoipa::path(get, path = "/api/tables/mine", responses((status = 200, body = Vec<Listed>)))]
pub(super) async fn mine(State(app): State<App>, person: Person) -> Answer<Vec<Value>> {
    let mut list = Vec::new();
    for table in app.shared.store.tables_of(&person.id, LISTED).await? {
        list.push(live(&app, &person, &table).await?);
    }
    Ok(Json(list))
}

async fn live(app: &App, person: &Person, table: &ListedTable) -> Result<Value, Problem> {
    let person = person.id.clone();
    let listed = app.rooms.ask(&table.id, |answer| ToRoom::List { person, answer }).await?;
    Ok(serde_json::to_value(listed).expect("a table is plain data"))
}

fn asleep(table: &ListedTable) -> Result<Value, Problem> {
    let mut info: Value = serde_json::from_str(&table.info).map_err(|_| Problem::unavailable())?;
    info["your_turn"] = false.into();
    info["your_seat"] = Value::Null;
    Ok(info)
}

/// Opens a table.
#[utoipa::path(post, path = "/api/tables", request_body = NewTable,
    responses((status = 201, body = Opened), (status = 422, body = Problem)))]
pub(super) async fn open(
    State(app): State<App>,
    person: Person,
    Body(new): Body<NewTable>,
) -> Result<(StatusCode, Json<Opened>), Problem> {
    if app.shared.store.hosted(&person.id).await? >= app.shared.settings.limits.tables {
        let reason = "you have too many tables that are not over: finish or leave some";
        return Err(Problem::new(ProblemCode::TooMany, reason));
    }
    let acts = crate::room::open(&person, &new, &app.shared)?;
    let id = app.rooms.open(acts).await?;
    Ok((StatusCode::CREATED, Json(Opened { id })))
}

/// A table and who sits at it.
#[utoipa::path(get, path = "/api/tables/{id}", responses((status = 200, body = TableInfo), (status = 404, body = Problem)))]
pub(super) async fn look(State(app): State<App>, Path(id): Path<String>, person: Person) -> Answer<TableInfo> {
    app.rooms.command(&id, person, Command::Look).await.map(Json)
}

/// The keys of reserved places, for the host.
#[utoipa::path(get, path = "/api/tables/{id}/invitations",
    responses((status = 200, body = Invitations), (status = 403, body = Problem)))]
pub(super) async fn invitations(State(app): State<App>, Path(id): Path<String>, person: Person) -> Answer<Invitations> {
    app.rooms.ask(&id, |answer| ToRoom::Keys { person: person.id, answer }).await.map(Json)
}

/// Sits down.
#[utoipa::path(post, path = "/api/tables/{id}/join", request_body = Join,
    responses((status = 200, body = TableInfo), (status = 409, body = Problem)))]
pub(super) async fn join(
    State(app): State<App>,
    Path(id): Path<String>,
    person: Person,
    Body(wish): Body<Join>,
) -> Answer<TableInfo> {
    app.rooms.command(&id, person, Command::Join(wish)).await.map(Json)
}

/// Stands up; during a game a bot plays on.
#[utoipa::path(post, path = "/api/tables/{id}/leave",
    responses((status = 200, body = TableInfo), (status = 403, body = Problem)))]
pub(super) async fn leave(State(app): State<App>, Path(id): Path<String>, person: Person) -> Answer<TableInfo> {
    app.rooms.command(&id, person, Command::Leave).await.map(Json)
}

/// The host sends somebody away before the start.
#[utoipa::path(post, path = "/api/tables/{id}/kick", request_body = AtSeat,
    responses((status = 200, body = TableInfo), (status = 403, body = Problem)))]
pub(super) async fn kick(
    State(app): State<App>,
    Path(id): Path<String>,
    person: Person,
    Body(wish): Body<AtSeat>,
) -> Answer<TableInfo> {
    app.rooms.command(&id, person, Command::Kick(wish.seat)).await.map(Json)
}

/// The host puts a bot at a place, or opens it again.
#[utoipa::path(post, path = "/api/tables/{id}/place", request_body = SetPlace,
    responses((status = 200, body = TableInfo), (status = 403, body = Problem)))]
pub(super) async fn place(
    State(app): State<App>,
    Path(id): Path<String>,
    person: Person,
    Body(wish): Body<SetPlace>,
) -> Answer<TableInfo> {
    app.rooms.command(&id, person, Command::SetPlace(wish)).await.map(Json)
}

/// The host starts the game.
#[utoipa::path(post, path = "/api/tables/{id}/start",
    responses((status = 200, body = TableInfo), (status = 409, body = Problem)))]
pub(super) async fn start(State(app): State<App>, Path(id): Path<String>, person: Person) -> Answer<TableInfo> {
    app.rooms.command(&id, person, Command::Start).await.map(Json)
}

/// Opens a table for the same people, once: everybody who asks gets the same.
#[utoipa::path(post, path = "/api/tables/{id}/rematch",
    responses((status = 200, body = Opened), (status = 403, body = Problem)))]
pub(super) async fn rematch(State(app): State<App>, Path(id): Path<String>, person: Person) -> Answer<Opened> {
    app.rooms.ask(&id, |answer| ToRoom::Rematch { person, answer }).await.map(Json)
}

/// The record of a finished game; of another, what one's own seat knows of it.
#[utoipa::path(get, path = "/api/tables/{id}/record",
    responses((status = 200, description = "a record, format chabudai-record/1, or chabudai-view/1"), (status = 404, body = Problem)))]
pub(super) async fn record(
    State(app): State<App>,
    Path(id): Path<String>,
    person: Person,
) -> Result<Response, Problem> {
    let record = app.rooms.ask(&id, |answer| ToRoom::Record { person: person.id, answer }).await?;
    Ok(attached(&id, record))
}
