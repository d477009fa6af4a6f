//! `chabudai games`: what can be played.

use std::collections::BTreeSet;
use std::io::Write;
use std::process::ExitCode;

use games::AnyGame;
use serde_json::{Map, Value as Json, json};
use table::{Choice, Mark, Pick, Setup};
use words::{Lang, Words};

use crate::cli::GamesArgs;
use crate::failure::Usage;
use crate::lang;

pub(crate) fn run(args: &GamesArgs, out: &mut impl Write) -> anyhow::Result<ExitCode> {
    let chosen = match &args.game {
        Some(id) => vec![games::find(id).map_err(Usage::from)?],
        None => games::all(),
    };
    if args.json {
        let games: Vec<_> = chosen.into_iter().map(as_json).collect();
        writeln!(out, "{}", serde_json::to_string_pretty(&games)?)?;
        return Ok(ExitCode::SUCCESS);
    }
    let lang = lang::chosen(args.lang);
    for (i, game) in chosen.into_iter().enumerate() {
        if i > 0 {
            writeln!(out)?;
        }
        let words = terminal::words_of(game, lang);
        print(game, &words, out)?;
        if args.game.is_some() {
            print_rulings(game, &words, out)?;
        }
    }
    Ok(ExitCode::SUCCESS)
}

fn print(game: &AnyGame, words: &Words, out: &mut impl Write) -> anyhow::Result<()> {
    let setups = (game.variants)();
    let all = seats(&setups, |_| true);
    let name = words.say("game-name", &[]);
    let head = [("game", name.into()), ("id", game.id.into()), ("seats", spans(&all, words).into())];
    writeln!(out, "{}", words.say("terminal-game", &head))?;
    for choice in game.choices {
        let mut label = words.say(&option(choice), &[]);
        if choice.pick == Pick::Any {
            label = words.say("terminal-any-of", &[("label", label.into())]);
        }
        writeln!(out, "  --option {}=…  {label}", choice.name)?;
        let width = choice.values.iter().map(|value| value.len()).max().unwrap_or(0);
        for (i, value) in choice.values.iter().enumerate() {
            let mut label = words.say(&value_of(choice, value), &[]);
            let here = seats_with(&setups, choice, value);
            if here != all {
                label =
                    words.say("terminal-only-seats", &[("label", label.into()), ("seats", spans(&here, words).into())]);
            }
            if choice.pick == Pick::One && i == 0 {
                label = words.say("terminal-default", &[("label", label.into())]);
            }
            writeln!(out, "      {value:width$}  {label}")?;
        }
    }
    if game.takes_components {
        writeln!(out, "  --components FILE  {}", words.say("components", &[]))?;
    }
    Ok(())
}

fn print_rulings(game: &AnyGame, words: &Words, out: &mut impl Write) -> anyhow::Result<()> {
    writeln!(out, "\n{}", words.say("terminal-rulings", &[]))?;
    for ruling in game.rulings {
        let mark = words.say(mark(ruling.mark), &[]);
        writeln!(out, "  {} [{mark}]: {}", ruling.id, words.say(&format!("ruling-{}", ruling.id), &[]))?;
    }
    Ok(())
}

fn option(choice: &Choice) -> String {
    format!("option-{}", choice.name)
}

fn value_of(choice: &Choice, value: &str) -> String {
    format!("option-{}-{value}", choice.name)
}

fn mark(mark: Mark) -> &'static str {
    match mark {
        Mark::Public => "mark-public",
        Mark::Ruling => "mark-ruling",
        Mark::House => "mark-house",
    }
}

fn as_json(game: &AnyGame) -> Json {
    let setups = (game.variants)();
    let all: Vec<_> = Lang::all().map(|lang| terminal::words_of(game, lang)).collect();
    let text = |id: &str| -> Json {
        all.iter().map(|words| (words.lang().to_string(), words.say(id, &[]).into())).collect::<Map<_, _>>().into()
    };
    let option = |choice: &Choice| {
        let value = |value: &&str| json!({ "name": value, "label": text(&value_of(choice, value)), "seats": seats_with(&setups, choice, value) });
        json!({
            "name": choice.name,
            "label": text(&option(choice)),
            "pick": choice.pick,
            "default": choice.default(),
            "values": choice.values.iter().map(value).collect::<Vec<_>>(),
        })
    };
    let rulings = game
        .rulings
        .iter()
        .map(|ruling| json!({ "id": ruling.id, "mark": ruling.mark, "text": text(&format!("ruling-{}", ruling.id)) }));
    json!({
        "id": game.id,
        "rules": game.rules,
        "name": text("game-name"),
        "seats": seats(&setups, |_| true),
        "options": game.choices.iter().map(option).collect::<Vec<_>>(),
        "components": game.takes_components.then(|| text("components")),
        "rulings": rulings.collect::<Vec<_>>(),
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
fn spans(seats: &BTreeSet<u8>, words: &Words) -> String {
    match (seats.first(), seats.last()) {
        (Some(first), Some(last)) if last - first > 1 && usize::from(last - first) + 1 == seats.len() => {
            words.say("terminal-span", &[("least", (*first).into()), ("most", (*last).into())])
        }
        _ => seats.iter().map(u8::to_string).collect::<Vec<_>>().join(", "),
    }
}
