//! Tables: opening, listing, sitting down, starting.

use axum::Json;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::response::Response;
use protocol::http::{AtSeat, Invitations, Join, Listed, NewTable, Opened, SetPlace};
use protocol::{Problem, ProblemCode, TableId, TableInfo};
use room::{Answer, Command, Person};

use super::guard::Body;
use super::records::attached;
use crate::App;
use crate::identity::Visitor;
use crate::problem::Refused;
use crate::store::ListedTable;

/// Lists show so many tables.
const LISTED: i64 = 50;

type Answered = Result<Json<Answer>, Refused>;

/// The newest public tables that wait for people or are being played.
#[utoipa::path(get, path = "/api/tables", responses((status = 200, body = Vec<Listed>)))]
pub(super) async fn public(State(app): State<App>, Visitor(person): Visitor) -> Result<Json<Vec<Listed>>, Refused> {
    let mut list = Vec::new();
    for table in app.shared.store.public_tables(LISTED).await? {
        // One that sleeps is shown as it fell asleep: a list wakes nobody.
        let line = if app.rooms.is_awake(&table.id) { live(&app, &person, &table).await } else { asleep(&table) };
        list.extend(line);
    }
    Ok(Json(list))
}

/// The tables at which one sits, or sat.
#[utoipa::path(get, path = "/api/tables/mine", responses((status = 200, body = Vec<Listed>)))]
pub(super) async fn mine(State(app): State<App>, Visitor(person): Visitor) -> Result<Json<Vec<Listed>>, Refused> {
    let mut list = Vec::new();
    for table in app.shared.store.tables_of(&person.id, LISTED).await? {
        list.extend(live(&app, &person, &table).await);
    }
    Ok(Json(list))
}

/// A table as it is now. One that cannot be woken is shown as it was kept: it must not spoil the list.
async fn live(app: &App, person: &Person, table: &ListedTable) -> Option<Listed> {
    match app.rooms.command(&table.id, person.clone(), Command::List).await {
        Ok(Answer::Listed(listed)) => Some(*listed),
        _ => asleep(table),
    }
}

fn asleep(table: &ListedTable) -> Option<Listed> {
    match serde_json::from_str(&table.info) {
        Ok(info) => Some(Listed { table: info, your_turn: false, your_seat: None }),
        Err(error) => {
            tracing::error!(table = %table.id, %error, "what is known of a sleeping table cannot be read");
            None
        }
    }
}

/// Opens a table.
#[utoipa::path(post, path = "/api/tables", request_body = NewTable,
    responses((status = 201, body = Opened), (status = 422, body = Problem)))]
pub(super) async fn open(
    State(app): State<App>,
    Visitor(person): Visitor,
    Body(new): Body<NewTable>,
) -> Result<(StatusCode, Json<Opened>), Refused> {
    let shared = &app.shared;
    if shared.store.hosted(&person.id).await? >= shared.settings.limits.tables {
        let reason = "you have too many tables that are not over: finish or leave some";
        return Err(Refused::new(ProblemCode::TooMany, reason));
    }
    let journal = room::open(&person, &new, &shared.settings.room, shared.now(), &mut &shared.entropy)?;
    let id = app.rooms.open(journal).await?;
    Ok((StatusCode::CREATED, Json(Opened { id })))
}

/// A table and who sits at it.
#[utoipa::path(get, path = "/api/tables/{id}", responses((status = 200, body = TableInfo), (status = 404, body = Problem)))]
pub(super) async fn look(State(app): State<App>, Path(id): Path<TableId>, Visitor(person): Visitor) -> Answered {
    command(&app, &id, person, Command::Look).await
}

/// The keys of reserved places, for the host.
#[utoipa::path(get, path = "/api/tables/{id}/invitations",
    responses((status = 200, body = Invitations), (status = 403, body = Problem)))]
pub(super) async fn invitations(State(app): State<App>, Path(id): Path<TableId>, Visitor(person): Visitor) -> Answered {
    command(&app, &id, person, Command::Keys).await
}

/// Sits down.
#[utoipa::path(post, path = "/api/tables/{id}/join", request_body = Join,
    responses((status = 200, body = TableInfo), (status = 409, body = Problem)))]
pub(super) async fn join(
    State(app): State<App>,
    Path(id): Path<TableId>,
    Visitor(person): Visitor,
    Body(wish): Body<Join>,
) -> Answered {
    command(&app, &id, person, Command::Join(wish)).await
}

/// Stands up; during a game a bot plays on.
#[utoipa::path(post, path = "/api/tables/{id}/leave",
    responses((status = 200, body = TableInfo), (status = 403, body = Problem)))]
pub(super) async fn leave(State(app): State<App>, Path(id): Path<TableId>, Visitor(person): Visitor) -> Answered {
    command(&app, &id, person, Command::Leave).await
}

/// The host sends somebody away before the start.
#[utoipa::path(post, path = "/api/tables/{id}/kick", request_body = AtSeat,
    responses((status = 200, body = TableInfo), (status = 403, body = Problem)))]
pub(super) async fn kick(
    State(app): State<App>,
    Path(id): Path<TableId>,
    Visitor(person): Visitor,
    Body(wish): Body<AtSeat>,
) -> Answered {
    command(&app, &id, person, Command::Kick(wish.seat)).await
}

/// The host puts a bot at a place, or opens it again.
#[utoipa::path(post, path = "/api/tables/{id}/place", request_body = SetPlace,
    responses((status = 200, body = TableInfo), (status = 403, body = Problem)))]
pub(super) async fn place(
    State(app): State<App>,
    Path(id): Path<TableId>,
    Visitor(person): Visitor,
    Body(wish): Body<SetPlace>,
) -> Answered {
    command(&app, &id, person, Command::SetPlace(wish)).await
}

/// The host starts the game.
#[utoipa::path(post, path = "/api/tables/{id}/start",
    responses((status = 200, body = TableInfo), (status = 409, body = Problem)))]
pub(super) async fn start(State(app): State<App>, Path(id): Path<TableId>, Visitor(person): Visitor) -> Answered {
    command(&app, &id, person, Command::Start).await
}

/// Opens a table for the same people, once: everybody who asks gets the same.
#[utoipa::path(post, path = "/api/tables/{id}/rematch",
    responses((status = 200, body = Opened), (status = 403, body = Problem)))]
pub(super) async fn rematch(State(app): State<App>, Path(id): Path<TableId>, Visitor(person): Visitor) -> Answered {
    command(&app, &id, person, Command::Rematch).await
}

/// The record of a finished game; of another, what one's own seat knows of it.
#[utoipa::path(get, path = "/api/tables/{id}/record",
    responses((status = 200, description = "a record, format chabudai-record/1, or chabudai-view/2"), (status = 404, body = Problem)))]
pub(super) async fn record(
    State(app): State<App>,
    Path(id): Path<TableId>,
    Visitor(person): Visitor,
) -> Result<Response, Refused> {
    let record = app.rooms.command(&id, person, Command::Record).await?;
    Ok(attached(id.as_str(), record))
}

async fn command(app: &App, id: &TableId, person: Person, command: Command) -> Answered {
    Ok(Json(app.rooms.command(id, person, command).await?))
}
