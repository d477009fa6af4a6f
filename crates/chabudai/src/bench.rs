//! `chabudai bench`: how fast the rules are.

use std::io::Write;
use std::process::ExitCode;
use std::time::{Duration, Instant};

use games::{AnyGame, Work};
use serde_json::{Value as Json, json};
use table::{Dice, Setup};

use crate::cli::BenchArgs;
use crate::failure::Usage;
use crate::progress;

pub(crate) fn run(args: &BenchArgs, out: &mut impl Write) -> anyhow::Result<ExitCode> {
    let chosen: Vec<&AnyGame> = if args.games.is_empty() {
        games::all()
    } else {
        args.games.iter().map(|id| games::find(id)).collect::<Result<_, _>>().map_err(Usage::from)?
    };
    let lines: Vec<(&AnyGame, Setup)> =
        chosen.iter().flat_map(|game| (game.showcase)().into_iter().map(move |setup| (*game, setup))).collect();
    let time = Duration::from_secs_f64(args.seconds);
    let bar = progress::bar(lines.len() as u64, "measured");
    let mut results = Vec::new();
    for (game, setup) in lines {
        let result = measure(game, &setup, time)?;
        if args.json {
            results.push(result.as_json(game, &setup));
        } else {
            let line = result.line(game, &setup);
            bar.suspend(|| writeln!(out, "{line}").and_then(|()| out.flush()))?;
        }
        bar.inc(1);
    }
    bar.finish_and_clear();
    if args.json {
        writeln!(out, "{}", serde_json::to_string_pretty(&results)?)?;
    }
    Ok(ExitCode::SUCCESS)
}

/// What one core does in a second.
struct Rates {
    games: f64,
    moves: f64,
    worlds: f64,
    iterations: f64,
}

fn measure(game: &AnyGame, setup: &Setup, time: Duration) -> anyhow::Result<Rates> {
    let (games, moves) = rate((game.playouts)(setup)?, time);
    let (_, worlds) = rate((game.imagining)(setup)?, time / 4);
    let (_, iterations) = rate((game.thinking)(setup)?, time / 4);
    Ok(Rates { games, moves, worlds, iterations })
}

/// Calls a second, and work done a second.
fn rate(mut work: Work, time: Duration) -> (f64, f64) {
    let mut dice = Dice::new(0);
    let (mut calls, mut done) = (0u64, 0);
    let start = Instant::now();
    loop {
        // Looking at the clock after every short game would be measured too; a long search is looked at each time.
        let batch = if done > 1000 * calls { 1 } else { 16 };
        for _ in 0..batch {
            done += work(&mut dice);
        }
        calls += batch;
        let elapsed = start.elapsed();
        if elapsed >= time {
            let seconds = elapsed.as_secs_f64();
            return (calls as f64 / seconds, done as f64 / seconds);
        }
    }
}

impl Rates {
    fn line(&self, game: &AnyGame, setup: &Setup) -> String {
        let (id, seats, options) = (game.id, setup.seats, options(setup));
        let [games, moves, worlds, iterations] = [self.games, self.moves, self.worlds, self.iterations].map(thousands);
        let places = if seats == 1 { "seat " } else { "seats" };
        format!(
            "{id:12} {seats} {places}  {games:>10} games/s {moves:>12} moves/s {worlds:>11} worlds/s \
             {iterations:>8} iterations/s  {options}"
        )
    }

    fn as_json(&self, game: &AnyGame, setup: &Setup) -> Json {
        json!({
            "game": game.id,
            "seats": setup.seats,
            "options": setup.options,
            "games_per_second": self.games.round(),
            "moves_per_second": self.moves.round(),
            "worlds_per_second": self.worlds.round(),
            "search_iterations_per_second": self.iterations.round(),
        })
    }
}

/// `mode=standard edition=english`
fn options(setup: &Setup) -> String {
    let text = |value: &Json| match value {
        Json::Array(names) => names.iter().filter_map(Json::as_str).collect::<Vec<_>>().join(","),
        value => value.as_str().unwrap_or_default().to_owned(),
    };
    setup.options.iter().map(|(name, value)| format!("{name}={}", text(value))).collect::<Vec<_>>().join(" ")
}

fn thousands(n: f64) -> String {
    indicatif::HumanCount(n.round() as u64).to_string()
}
