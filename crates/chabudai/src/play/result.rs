//! How a game ended, in words.

use std::fmt::Write;

use games::AnyTable;
use serde_json::json;
use table::{Gain, Seat};
use terminal::Screen;

/// Scores, where they came from, why it ended and who won.
pub(super) fn words(table: &dyn AnyTable, screen: Screen<'_>) -> String {
    let Some(outcome) = table.outcome() else { return String::new() };
    let gains = table.gains();
    let mut text = String::new();
    for (place, score) in outcome.scores.pairs() {
        let part = |(source, points): (&str, i32)| {
            let source = screen.label(&format!("gain-{source}"));
            screen.say("terminal-gain", &[("points", points.into()), ("source", source.into())])
        };
        let parts: Vec<_> = sources(&gains, place).into_iter().map(part).collect();
        let parts = if parts.is_empty() { "none".to_owned() } else { parts.join(" + ") };
        let line = [("seat", screen.name(place).into()), ("score", (*score).into()), ("parts", parts.into())];
        let _ = writeln!(text, "{}", screen.say("terminal-score", &line));
    }
    let ended = screen.words.tell("end", &json!(outcome), screen.names);
    let won = screen.words.tell("outcome", &json!({ "outcome": "over", "winners": outcome.winners }), screen.names);
    for line in ended.into_iter().chain(won) {
        let _ = writeln!(text, "{line}");
    }
    text
}

/// How many points a place got from each source, in the order in which the sources first gave some.
fn sources(gains: &[Gain], place: Seat) -> Vec<(&'static str, i32)> {
    let mut sums: Vec<(&str, i32)> = Vec::new();
    for gain in gains.iter().filter(|gain| gain.seats.contains(place)) {
        match sums.iter_mut().find(|(source, _)| *source == gain.source) {
            Some((_, sum)) => *sum += gain.points,
            None => sums.push((gain.source, gain.points)),
        }
    }
    sums
}
