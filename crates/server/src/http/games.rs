//! What can be played.

use std::sync::LazyLock;

use axum::Json;
use axum::extract::Path;
use protocol::Problem;
use protocol::http::GameInfo;
use serde_json::Value;

use super::guard::Body;
use crate::problem::Refused;

static ALL: LazyLock<Vec<GameInfo>> = LazyLock::new(room::catalogue);

/// The games of the house, their options and rulings.
#[utoipa::path(get, path = "/api/games", responses((status = 200, body = Vec<GameInfo>)))]
pub(super) async fn games() -> Json<&'static [GameInfo]> {
    Json(&ALL)
}

/// What a component file holds, as a table's setup takes it.
#[utoipa::path(post, path = "/api/games/{game}/components", params(("game" = String, Path, description = "the game")),
    request_body(content = Object, description = "the keys of a component file"),
    responses((status = 200, body = Value), (status = 422, body = Problem)))]
pub(super) async fn components(Path(game): Path<String>, Body(keys): Body<Value>) -> Result<Json<Value>, Refused> {
    Ok(Json(room::components(&game, keys)?))
}
