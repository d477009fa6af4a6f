//! Whom one does not want to hear of any more.

use axum::Json;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use protocol::http::{Blocked, Whom};
use protocol::{Problem, ProblemCode};

use super::guard::Body;
use super::tables::AtTable;
use crate::App;
use crate::identity::Visitor;
use crate::problem::Refused;

/// Whoever has blocked so many blocks nobody else.
const MOST_BLOCKED: usize = 200;

/// Blocks somebody at a table: one does not hear what they say, there or anywhere, and they cannot sit down at tables that one
/// hosts. Answers with all who are blocked.
#[utoipa::path(post, path = "/api/tables/{id}/block", params(("id" = String, Path, description = "the table")), request_body = Whom,
    responses((status = 200, body = Vec<Blocked>), (status = 404, body = Problem)))]
pub(super) async fn block(
    AtTable { app, id, person }: AtTable,
    Body(whom): Body<Whom>,
) -> Result<Json<Vec<Blocked>>, Refused> {
    let whom = app.rooms.whom(&id, whom).await?;
    if whom.id.device() == person.id.device() {
        return Err(Refused::new(ProblemCode::NotYours, "nobody blocks themselves"));
    }
    let shared = &app.shared;
    if shared.store.blocked(&person.id).await?.len() >= MOST_BLOCKED {
        return Err(Refused::new(ProblemCode::TooMany, "you have blocked too many: hear some of them again"));
    }
    shared.store.block(&person.id, &whom, &shared.entropy.letters(16), shared.now()).await?;
    app.sockets.blocks_changed(&person.id);
    Ok(Json(shared.store.blocked(&person.id).await?))
}

/// Whom one has blocked, the last one first.
#[utoipa::path(get, path = "/api/me/blocked", responses((status = 200, body = Vec<Blocked>)))]
pub(super) async fn blocked(State(app): State<App>, Visitor(person): Visitor) -> Result<Json<Vec<Blocked>>, Refused> {
    Ok(Json(app.shared.store.blocked(&person.id).await?))
}

/// Blocks somebody no more.
#[utoipa::path(delete, path = "/api/me/blocked/{id}", params(("id" = String, Path, description = "as the list names them")),
    responses((status = 204, description = "they are heard again")))]
pub(super) async fn unblock(
    State(app): State<App>,
    Visitor(person): Visitor,
    Path(id): Path<String>,
) -> Result<StatusCode, Refused> {
    app.shared.store.unblock(&person.id, &id).await?;
    app.sockets.blocks_changed(&person.id);
    Ok(StatusCode::NO_CONTENT)
}
