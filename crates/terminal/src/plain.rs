//! A game that has no drawing of its own, as its data.

use games::AnyTable;
use serde_json::Value as Json;
use table::Seat;

use crate::Screen;
use crate::canvas::wrap;

pub(crate) fn board(table: &dyn AnyTable, seat: Seat, _: Screen<'_>) -> String {
    let view: Json = serde_json::from_str(table.view_text(Some(seat)).text()).expect("a view is JSON");
    let fields = ["public", "private"].map(|part| view[part].as_object().cloned().unwrap_or_default());
    let line = |(field, value): (String, Json)| {
        let words = value.to_string();
        wrap(std::iter::once(format!("{field}:")).chain(words.split_inclusive(',').map(str::to_owned)), 2, 80)
    };
    fields.into_iter().flatten().map(line).collect::<Vec<_>>().join("\n")
}

pub(crate) fn moves(table: &dyn AnyTable, seat: Seat, screen: Screen<'_>) -> String {
    screen.say("terminal-moves", &[("moves", table.moves(seat).join(", ").into())])
}
