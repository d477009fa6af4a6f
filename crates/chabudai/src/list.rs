//! `chabudai games`: what can be played.

use std::collections::BTreeSet;
use std::io::Write;
use std::process::ExitCode;

use games::{Entry, GAMES};
use serde_json::{Value as Json, json};
use table::{Choice, Mark, Pick, Setup};

use crate::cli::GamesArgs;
use crate::failure::Usage;

pub(crate) fn run(args: &GamesArgs, out: &mut impl Write) -> anyhow::Result<ExitCode> {
    let chosen = match &args.game {
        Some(id) => std::slice::from_ref(games::find(id).map_err(Usage::from)?),
        None => GAMES,
    };
    if args.json {
        let games: Vec<_> = chosen.iter().map(as_json).collect();
        writeln!(out, "{}", serde_json::to_string_pretty(&games)?)?;
        return Ok(ExitCode::SUCCESS);
    }
    for (i, entry) in chosen.iter().enumerate() {
        if i > 0 {
            writeln!(out)?;
        }
        print(entry, out)?;
        if args.game.is_some() {
            print_rulings(entry, out)?;
        }
    }
    Ok(ExitCode::SUCCESS)
}

fn print(entry: &Entry, out: &mut impl Write) -> anyhow::Result<()> {
    let setups = (entry.variants)();
    let all = seats(&setups, |_| true);
    writeln!(out, "{} ({}), seats {}", entry.name.en, entry.id, spans(&all))?;
    for choice in entry.choices {
        let many = if choice.pick == Pick::Any { ", any of" } else { "" };
        writeln!(out, "  --option {}=…  {}{many}", choice.name, choice.label.en)?;
        let width = choice.values.iter().map(|value| value.name.len()).max().unwrap_or(0);
        for (i, value) in choice.values.iter().enumerate() {
            let default = if choice.pick == Pick::One && i == 0 { " (default)" } else { "" };
            let here = seats_with(&setups, choice, value.name);
            let only = if here == all { String::new() } else { format!(" [seats {}]", spans(&here)) };
            writeln!(out, "      {:width$}  {}{only}{default}", value.name, value.label.en)?;
        }
    }
    if let Some(components) = entry.components {
        writeln!(out, "  --components FILE  {}", components.en)?;
    }
    Ok(())
}

fn print_rulings(entry: &Entry, out: &mut impl Write) -> anyhow::Result<()> {
    writeln!(out, "\nWhere the books are silent or disagree:")?;
    for ruling in entry.rulings {
        let mark = match ruling.mark {
            Mark::Public => "public",
            Mark::Ruling => "ruling",
            Mark::House => "house",
        };
        writeln!(out, "  {} [{mark}]: {}", ruling.id, ruling.text.en)?;
    }
    Ok(())
}

fn as_json(entry: &Entry) -> Json {
    let setups = (entry.variants)();
    let options: Vec<_> = entry.choices.iter().map(|choice| choice_json(choice, &setups)).collect();
    json!({
        "id": entry.id,
        "name": entry.name,
        "seats": seats(&setups, |_| true),
        "options": options,
        "components": entry.components,
        "rulings": entry.rulings,
    })
}

fn choice_json(choice: &Choice, setups: &[Setup]) -> Json {
    let value = |value: &table::Value| json!({ "name": value.name, "label": value.label, "seats": seats_with(setups, choice, value.name) });
    json!({
        "name": choice.name,
        "label": choice.label,
        "pick": choice.pick,
        "default": choice.default(),
        "values": choice.values.iter().map(value).collect::<Vec<_>>(),
    })
}

/// With how many seats the value can be picked.
fn seats_with(setups: &[Setup], choice: &Choice, value: &str) -> BTreeSet<u8> {
    seats(setups, |setup| match &setup.options[choice.name] {
        Json::Array(picked) => picked.iter().any(|name| name == value),
        picked => picked == value,
    })
}

fn seats(setups: &[Setup], with: impl Fn(&Setup) -> bool) -> BTreeSet<u8> {
    setups.iter().filter(|setup| with(setup)).map(|setup| setup.seats).collect()
}

/// `2 to 4`, or `2, 4`.
fn spans(seats: &BTreeSet<u8>) -> String {
    match (seats.first(), seats.last()) {
        (Some(first), Some(last)) if last - first > 1 && usize::from(last - first) + 1 == seats.len() => {
            format!("{first} to {last}")
        }
        _ => seats.iter().map(u8::to_string).collect::<Vec<_>>().join(", "),
    }
}
