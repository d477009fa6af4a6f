//! Tables: opening, listing, sitting down, starting.

use axum::Json;
use axum::extract::{FromRequestParts, Path, Query, State};
use axum::http::StatusCode;
use axum::http::request::Parts;
use axum::response::{IntoResponse, Response};
use protocol::http::{AtSeat, Change, Invitations, Join, Listed, NewTable, Opened, SetPlace, Swap};
use protocol::{Problem, ProblemCode, TableId, TableInfo};
use room::{Answer, Command, Person};
use serde::Deserialize;
use serde_json::json;
use table::Components;

use super::guard::Body;
use super::records::attached;
use crate::App;
use crate::identity::Visitor;
use crate::problem::Refused;
use crate::store::ListedTable;

/// Lists show so many tables.
const LISTED: i64 = 50;

type Answered = Result<Json<Answer>, Refused>;

/// Somebody who asks something of a table.
pub(super) struct AtTable {
    pub(super) app: App,
    pub(super) id: TableId,
    pub(super) person: Person,
}

impl FromRequestParts<App> for AtTable {
    type Rejection = Response;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, Response> {
        let Path(id) = Path::from_request_parts(parts, app).await.map_err(IntoResponse::into_response)?;
        let visitor = Visitor::from_request_parts(parts, app).await;
        let Visitor(person) = visitor.map_err(IntoResponse::into_response)?;
        Ok(Self { app: app.clone(), id, person })
    }
}

impl AtTable {
    async fn asks(self, command: Command) -> Answered {
        Ok(Json(self.app.rooms.command(&self.id, self.person, command).await?))
    }
}

/// The newest public tables that wait for people or are being played.
#[utoipa::path(get, path = "/api/tables", responses((status = 200, body = Vec<Listed>)))]
pub(super) async fn public(State(app): State<App>, Visitor(person): Visitor) -> Result<Json<Vec<Listed>>, Refused> {
    let mut list = Vec::new();
    for table in app.shared.store.public_tables(LISTED).await? {
        // One that sleeps is shown as it fell asleep: a list wakes nobody.
        let line = if app.rooms.is_awake(&table.id) { live(&app, &person, &table).await } else { asleep(&table) };
        list.extend(line.map(brief));
    }
    Ok(Json(list))
}

/// Where a list goes on.
#[derive(Deserialize, utoipa::IntoParams)]
#[into_params(parameter_in = Query)]
pub(super) struct Page {
    /// The last finished table of the page before: older ones follow.
    #[param(value_type = Option<String>)]
    after: Option<TableId>,
}

/// The newest tables at which one sits, or sat; those that are not over come first, and only on the first page.
#[utoipa::path(get, path = "/api/tables/mine", params(Page), responses((status = 200, body = Vec<Listed>)))]
pub(super) async fn mine(
    State(app): State<App>,
    Visitor(person): Visitor,
    Query(page): Query<Page>,
) -> Result<Json<Vec<Listed>>, Refused> {
    let store = &app.shared.store;
    let tables = match &page.after {
        Some(after) => store.tables_after(&person.id, after, LISTED).await?,
        None => store.tables_of(&person.id, LISTED).await?,
    };
    let mut list = Vec::new();
    for table in tables {
        // Whose turn it is at a table that sleeps, only the table knows; at one that is over it is nobody's.
        let known = table.over && table.seat.is_some() && !app.rooms.is_awake(&table.id);
        let line = if known { asleep(&table) } else { live(&app, &person, &table).await };
        list.extend(line.map(brief));
    }
    Ok(Json(list))
}

/// Puts a finished table away: one's own list shows it no more, and others keep it.
#[utoipa::path(delete, path = "/api/tables/mine/{id}", params(("id" = String, Path, description = "the table")),
    responses((status = 204, description = "it is put away"), (status = 403, body = Problem)))]
pub(super) async fn put_away(AtTable { app, id, person }: AtTable) -> Result<StatusCode, Refused> {
    if app.shared.store.put_away(&person.id, &id).await? {
        return Ok(StatusCode::NO_CONTENT);
    }
    let reason = "only a game that one has played and that is over can be put away: leave the table instead";
    Err(Refused::new(ProblemCode::NotOver, reason))
}

/// A table as it is now. One that cannot be woken is shown as it was kept: it must not spoil the list.
async fn live(app: &App, person: &Person, table: &ListedTable) -> Option<Listed> {
    match app.rooms.command(&table.id, person.clone(), Command::List).await {
        Ok(Answer::Listed(listed)) => Some(*listed),
        _ => asleep(table),
    }
}

/// A line without the table of its components, which is as long as the whole list: a set is named there, no more.
fn brief(mut line: Listed) -> Listed {
    if let Components::Custom { table, .. } = &mut line.table.setup.components {
        *table = json!({});
    }
    line
}

fn asleep(table: &ListedTable) -> Option<Listed> {
    match serde_json::from_str(&table.info) {
        Ok(info) => Some(Listed { table: info, your_turn: false, your_seat: table.seat }),
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
#[utoipa::path(get, path = "/api/tables/{id}", params(("id" = String, Path, description = "the table")), responses((status = 200, body = TableInfo), (status = 404, body = Problem)))]
pub(super) async fn look(at: AtTable) -> Answered {
    at.asks(Command::Look).await
}

/// The keys of reserved places, for the host.
#[utoipa::path(get, path = "/api/tables/{id}/invitations", params(("id" = String, Path, description = "the table")),
    responses((status = 200, body = Invitations), (status = 403, body = Problem)))]
pub(super) async fn invitations(at: AtTable) -> Answered {
    at.asks(Command::Keys).await
}

/// Sits down.
#[utoipa::path(post, path = "/api/tables/{id}/join", params(("id" = String, Path, description = "the table")), request_body = Join,
    responses((status = 200, body = TableInfo), (status = 409, body = Problem)))]
pub(super) async fn join(at: AtTable, Body(wish): Body<Join>) -> Answered {
    if at.app.shared.store.host_blocks(&at.id, &at.person.id).await? {
        let reason = "the host of this table does not want to play with you: find another table";
        return Err(Refused::new(ProblemCode::SentAway, reason));
    }
    at.asks(Command::Join(wish)).await
}

/// Stands up; during a game a bot plays on.
#[utoipa::path(post, path = "/api/tables/{id}/leave", params(("id" = String, Path, description = "the table")),
    responses((status = 200, body = TableInfo), (status = 403, body = Problem)))]
pub(super) async fn leave(at: AtTable) -> Answered {
    at.asks(Command::Leave).await
}

/// The host sends somebody away before the start.
#[utoipa::path(post, path = "/api/tables/{id}/kick", params(("id" = String, Path, description = "the table")), request_body = AtSeat,
    responses((status = 200, body = TableInfo), (status = 403, body = Problem)))]
pub(super) async fn kick(at: AtTable, Body(wish): Body<AtSeat>) -> Answered {
    at.asks(Command::Kick(wish.seat)).await
}

/// The host puts a bot at a place, or opens it again.
#[utoipa::path(post, path = "/api/tables/{id}/place", params(("id" = String, Path, description = "the table")), request_body = SetPlace,
    responses((status = 200, body = TableInfo), (status = 403, body = Problem)))]
pub(super) async fn place(at: AtTable, Body(wish): Body<SetPlace>) -> Answered {
    at.asks(Command::SetPlace(wish)).await
}

/// Goes to another place; the host lets any two places change.
#[utoipa::path(post, path = "/api/tables/{id}/swap", params(("id" = String, Path, description = "the table")), request_body = Swap,
    responses((status = 200, body = TableInfo), (status = 403, body = Problem)))]
pub(super) async fn swap(at: AtTable, Body(wish): Body<Swap>) -> Answered {
    at.asks(Command::Swap(wish)).await
}

/// The host changes what is played and what else holds, before the start.
#[utoipa::path(post, path = "/api/tables/{id}/options", params(("id" = String, Path, description = "the table")), request_body = Change,
    responses((status = 200, body = TableInfo), (status = 422, body = Problem)))]
pub(super) async fn change(at: AtTable, Body(wish): Body<Change>) -> Answered {
    at.asks(Command::Change(wish.into())).await
}

/// The host starts the game.
#[utoipa::path(post, path = "/api/tables/{id}/start", params(("id" = String, Path, description = "the table")),
    responses((status = 200, body = TableInfo), (status = 409, body = Problem)))]
pub(super) async fn start(at: AtTable) -> Answered {
    at.asks(Command::Start).await
}

/// Opens a table for the same people, once: everybody who asks gets the same.
#[utoipa::path(post, path = "/api/tables/{id}/rematch", params(("id" = String, Path, description = "the table")),
    responses((status = 200, body = Opened), (status = 403, body = Problem)))]
pub(super) async fn rematch(at: AtTable) -> Answered {
    at.asks(Command::Rematch).await
}

/// The record of a finished game; of another, what one's own seat knows of it.
#[utoipa::path(get, path = "/api/tables/{id}/record", params(("id" = String, Path, description = "the table")),
    responses((status = 200, description = "a record, format chabudai-record/1, or chabudai-view/2"), (status = 404, body = Problem)))]
pub(super) async fn record(AtTable { app, id, person }: AtTable) -> Result<Response, Refused> {
    let record = app.rooms.command(&id, person, Command::Record).await?;
    Ok(attached(id.as_str(), record))
}
