//! What can be played.

use std::sync::LazyLock;

use ::games::{all, find};
use axum::Json;
use axum::extract::Path;
use protocol::Problem;
use protocol::http::GameInfo;
use serde_json::Value;
use table::{Components, Setup};

use super::guard::Body;
use crate::problem::Refused;

static ALL: LazyLock<Vec<GameInfo>> = LazyLock::new(|| {
    let info = |game: &'static ::games::AnyGame| GameInfo {
        id: game.id,
        rules: game.rules,
        choices: game.choices,
        components: game.takes_components,
        rulings: game.rulings,
        variants: (game.variants)(),
    };
    all().into_iter().map(info).collect()
});

/// The games of the house, their options and rulings.
#[utoipa::path(get, path = "/api/games", responses((status = 200, body = Vec<GameInfo>)))]
pub(super) async fn games() -> Json<&'static [GameInfo]> {
    Json(&ALL)
}

/// What a component file holds, as a table's setup takes it.
#[utoipa::path(post, path = "/api/games/{game}/components",
    request_body(content = Object, description = "the keys of a component file"),
    responses((status = 200, body = Value), (status = 422, body = Problem)))]
pub(super) async fn components(Path(game): Path<String>, Body(keys): Body<Value>) -> Result<Json<Value>, Refused> {
    let refuse = Problem::setup;
    let game = find(&game).map_err(refuse)?;
    let table = (game.component_table)(keys).map_err(refuse)?;
    // Any variant will do to have the numbers checked.
    if let Some(setup) = (game.variants)().into_iter().next() {
        let components = Components::Custom { name: "checked".into(), table: table.clone() };
        (game.open)(&Setup { components, ..setup }).map_err(refuse)?;
    }
    Ok(Json(table))
}
