//! What can be played.

use std::sync::LazyLock;

use ::games::GAMES;
use axum::Json;

use crate::protocol::SetupInfo;
use crate::protocol::http::GameInfo;

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
