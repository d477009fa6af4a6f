//! How a game ended, in words.

use std::fmt::Write;

use faces::{Gain, Lang, names, scorer};
use games::AnyTable;
use table::{Outcome, Seat, Text};

/// Scores, where they came from, and who won.
pub(super) fn words(table: &dyn AnyTable, viewer: Seat, lang: Lang) -> String {
    let Some(outcome) = table.outcome() else { return String::new() };
    let seats = table.setup().seats;
    let gains = table.gains();
    let mut text = String::new();
    for (place, score) in outcome.scores.pairs() {
        let who = scorer(place, seats, viewer, lang);
        let parts: Vec<_> =
            sources(&gains, place).into_iter().map(|(source, points)| part(source, points, lang)).collect();
        let line = match (lang, parts.is_empty()) {
            (Lang::English, true) => format!("{who}: {score}"),
            (Lang::French, true) => format!("{who} : {score}"),
            (Lang::English, false) => format!("{who}: {score} = {}", parts.join(" + ")),
            (Lang::French, false) => format!("{who} : {score} = {}", parts.join(" + ")),
        };
        let _ = writeln!(text, "{line}");
    }
    let _ = writeln!(text, "{}", verdict(&outcome, viewer, lang));
    text
}

/// `31 flowers`
fn part(source: Text, points: i32, lang: Lang) -> String {
    format!("{points} {}", lang.of(source))
}

/// How many points a place got from each source, in the order in which the sources first gave some.
fn sources(gains: &[Gain], place: Seat) -> Vec<(Text, i32)> {
    let mut sums: Vec<(Text, i32)> = Vec::new();
    for gain in gains.iter().filter(|gain| gain.seats.contains(place)) {
        match sums.iter_mut().find(|(source, _)| *source == gain.source) {
            Some((_, sum)) => *sum += gain.points,
            None => sums.push((gain.source, gain.points)),
        }
    }
    sums
}

fn verdict(outcome: &Outcome, viewer: Seat, lang: Lang) -> String {
    let won = outcome.winners.contains(viewer);
    let who = names(outcome.winners, viewer, lang);
    match (lang, outcome.winners.len()) {
        (Lang::English, 0) => "Nobody wins.".into(),
        (Lang::French, 0) => "Personne ne gagne.".into(),
        (Lang::English, 1) if won => "You win!".into(),
        (Lang::French, 1) if won => "Vous gagnez !".into(),
        (Lang::English, 1) => format!("{who} wins."),
        (Lang::French, 1) => format!("{who} gagne."),
        (Lang::English, _) => format!("{who} win."),
        (Lang::French, _) if won => format!("{who} gagnez."),
        (Lang::French, _) => format!("{who} gagnent."),
    }
}
