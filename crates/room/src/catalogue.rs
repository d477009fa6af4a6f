//! What can be played.

use std::collections::BTreeSet;

use bots::Rung;
use protocol::Problem;
use protocol::http::{GameInfo, LadderInfo, LevelInfo};
use serde_json::Value as Json;
use table::{Components, Setup};

/// Every game with its options and rulings.
#[must_use]
pub fn catalogue() -> Vec<GameInfo> {
    let info = |game: &'static games::AnyGame| {
        let variants = (game.variants)();
        let teams = |setup| (game.open)(setup).map(|table| table.teams()).unwrap_or_default();
        GameInfo {
            id: game.id,
            rules: game.rules,
            choices: game.choices,
            components: game.takes_components,
            rulings: game.rulings,
            teams: variants.iter().map(teams).collect(),
            ladders: ladders(game.id, &variants),
            variants,
        }
    };
    games::all().into_iter().map(info).collect()
}

/// How well bots play a game, by the number of seats.
fn ladders(game: &str, variants: &[Setup]) -> Vec<LadderInfo> {
    let seats: BTreeSet<u8> = variants.iter().map(|setup| setup.seats).collect();
    let level = |rung: &Rung| LevelInfo { level: rung.level, rating: rung.rating.map(|rating| rating.points) };
    let ladder = |seats| LadderInfo { seats, levels: bots::ladder(game, seats).iter().map(level).collect() };
    seats.into_iter().map(ladder).collect()
}

/// What a component file holds, as a table's setup takes it.
///
/// # Errors
/// If there is no such game, or it cannot be played with these.
pub fn components(game: &str, keys: Json) -> Result<Json, Problem> {
    let game = games::find(game).map_err(Problem::setup)?;
    let table = (game.component_table)(keys).map_err(Problem::setup)?;
    // Any variant will do to have the numbers checked.
    if let Some(setup) = (game.variants)().into_iter().next() {
        let components = Components::Custom { name: "checked".into(), table: table.clone() };
        (game.open)(&Setup { components, ..setup }).map_err(Problem::setup)?;
    }
    Ok(table)
}
