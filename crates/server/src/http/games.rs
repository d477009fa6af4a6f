//! What can be played.

use std::sync::LazyLock;

use ::games::{GAMES, find};
use axum::Json;
use axum::extract::Path;
use serde_json::Value;
use table::{Components, Setup};

use super::guard::Body;
use crate::protocol::http::GameInfo;
use crate::protocol::{Problem, SetupInfo};

static ALL: LazyLock<Vec<GameInfo>> = LazyLock::new(|| {
    let info = |entry: &::games::Entry| GameInfo {
        id: entry.id.into(),
        name: entry.name,
        choices: entry.choices,
        components: entry.components,
        rulings: entry.rulings,
        variants: (entry.variants)().iter().map(SetupInfo::of).collect(),
    };
    GAMES.iter().map(info).collect()
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
pub(super) async fn components(Path(game): Path<String>, Body(keys): Body<Value>) -> Result<Json<Value>, Problem> {
    let refuse = |refusal| Problem::setup(&refusal);
    let game = find(&game).map_err(refuse)?;
    let table = (game.component_table)(keys).map_err(refuse)?;
    // Any variant will do to have the numbers checked.
    if let Some(setup) = (game.variants)().into_iter().next() {
        let components = Components::Custom { name: "checked".into(), table: table.clone() };
        (game.open)(&Setup { components, ..setup }).map_err(refuse)?;
    }
    Ok(Json(table))
}
