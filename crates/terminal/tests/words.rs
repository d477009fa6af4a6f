//! Every tag of every game has its message in every language, with no variable that the tag does not give.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use bots::Level;
use games::AnyGame;
use table::Record;
use terminal::words_of;
use testgames::all;
use words::{Lang, Words};

/// The variants of the types tagged `kind` in a folder of TypeScript types, each with the names of its fields. The
/// compiler makes these types from the Rust ones, so none can be missed.
fn tags(folder: &Path, kind: &str) -> BTreeMap<String, Vec<String>> {
    let mut tags = BTreeMap::new();
    for file in fs::read_dir(folder).unwrap() {
        let text = without_comments(&fs::read_to_string(file.unwrap().path()).unwrap());
        let start = format!("{{ \"{kind}\": \"");
        for (at, _) in text.match_indices(&start) {
            let rest = &text[at + start.len()..];
            let (tag, rest) = rest.split_once('"').unwrap();
            tags.insert(tag.to_owned(), fields(rest));
        }
    }
    tags
}

fn without_comments(text: &str) -> String {
    let mut parts = text.split("/**");
    let first = parts.next().unwrap_or_default().to_owned();
    parts.fold(first, |text, part| text + part.split_once("*/").unwrap().1)
}

/// The names before the colons of an object, of which the rest is given, but not those of objects in it.
fn fields(rest: &str) -> Vec<String> {
    let mut fields = Vec::new();
    let (mut depth, mut word) = (0, String::new());
    for letter in rest.chars() {
        match letter {
            '{' | '[' | '<' | '(' => depth += 1,
            '}' if depth == 0 => break,
            '}' | ']' | '>' | ')' => depth -= 1,
            ':' if depth == 0 => fields.push(std::mem::take(&mut word)),
            ',' => word.clear(),
            letter if letter.is_alphanumeric() || letter == '_' => word.push(letter),
            _ => {}
        }
        if depth > 0 {
            word.clear();
        }
    }
    fields.into_iter().map(|field| field.replace('_', "-")).collect()
}

/// Whether an object with these fields gives this variable.
fn gives(fields: &[String], variable: &str) -> bool {
    let of_seat = ["who", "name"].contains(&variable) && fields.iter().any(|field| field == "seat");
    let of = |field: &String| {
        variable.strip_prefix(field.as_str()).is_some_and(|end| end.is_empty() || end.starts_with('-'))
    };
    of_seat || fields.iter().any(of)
}

/// The types of a game in a folder `<id>`, those of the contract in `table`.
fn with_types(look: impl FnOnce(&Path)) {
    let folder = tempfile::tempdir().unwrap();
    table::export_types(folder.path()).unwrap();
    all().into_iter().for_each(|game| (game.types)(folder.path()).unwrap());
    look(folder.path());
}

/// What is wrong with the messages of these tags.
fn faults(words: &Words, place: &str, kind: &str, tags: &BTreeMap<String, Vec<String>>) -> Vec<String> {
    assert!(!tags.is_empty(), "{place} has no {kind}");
    let mut faults = missing(words, place, tags.keys().map(|tag| format!("{kind}-{tag}")));
    for (tag, fields) in tags {
        let id = format!("{kind}-{tag}");
        for variable in words.variables(&id).into_iter().filter(|variable| !gives(fields, variable)) {
            faults.push(format!("{place}, {}: {id} is not given ${variable}, but {fields:?}", words.lang()));
        }
    }
    faults
}

/// Those of the messages that are not there.
fn missing(words: &Words, place: &str, ids: impl IntoIterator<Item = String>) -> Vec<String> {
    let missing = ids.into_iter().filter(|id| !words.has(id));
    missing.map(|id| format!("{place}, {}: {id} is missing", words.lang())).collect()
}

/// All faults together, so that one look shows them all.
fn none(faults: impl IntoIterator<Item = String>) {
    let faults: BTreeSet<_> = faults.into_iter().collect();
    assert!(faults.is_empty(), "{}", faults.into_iter().collect::<Vec<_>>().join("\n"));
}

/// Every game with its words in every language.
fn in_every_language() -> impl Iterator<Item = (&'static AnyGame, Words)> {
    all().into_iter().flat_map(|game| Lang::all().map(move |lang| (game, words_of(game, lang))))
}

/// The messages that a game needs whatever its events are.
fn needed(game: &AnyGame) -> Vec<String> {
    let mut ids: Vec<String> = ["game-name", "game-tagline", "how-to-play"].map(String::from).into();
    ids.extend(game.takes_components.then(|| "components".into()));
    ids.extend(game.rulings.iter().map(|ruling| format!("ruling-{}", ruling.id)));
    for choice in game.choices {
        ids.push(format!("option-{}", choice.name));
        ids.extend(choice.values.iter().map(|value| format!("option-{}-{value}", choice.name)));
    }
    ids
}

#[test]
fn every_event_and_every_reason_of_every_game_is_told() {
    with_types(|types| {
        none(in_every_language().flat_map(|(game, words)| {
            let of = |kind| faults(&words, game.id, kind, &tags(&types.join(game.id), kind));
            ["event", "reason"].map(of).concat()
        }));
    });
}

#[test]
fn every_refusal_every_shared_reason_and_every_level_has_its_words() {
    with_types(|types| {
        for words in Lang::all().map(|lang| Words::new(lang, "")) {
            let of = |kind| faults(&words, "table", kind, &tags(&types.join("table"), kind));
            none(["refusal", "reason"].map(of).concat());
            none(missing(&words, "table", Level::ALL.map(|level| format!("level-{}", level.name()))));
        }
    });
}

#[test]
fn every_game_ruling_option_and_value_has_its_words() {
    none(in_every_language().flat_map(|(game, words)| missing(&words, game.id, needed(game))));
}

#[test]
fn help_fits_the_screen() {
    for (game, words) in in_every_language() {
        for line in words.say("how-to-play", &[]).lines() {
            assert!(line.chars().count() <= 80, "{}: {line}", game.id);
        }
    }
}

/// The archive has every way in which a game can end.
#[test]
fn every_way_to_end_has_its_words() {
    let archive = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../archive");
    let mut ends: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    for folder in paths(&archive).into_iter().filter(|path| path.is_dir()) {
        for file in paths(&folder).into_iter().filter(|path| path.extension().is_some_and(|end| end == "jsonl")) {
            for record in fs::read_to_string(file).unwrap().lines().map(|line| Record::from_json(line).unwrap()) {
                let end = format!("end-{}", record.result.unwrap().end);
                ends.entry(record.game).or_default().insert(end);
            }
        }
    }
    none(
        in_every_language()
            .flat_map(|(game, words)| missing(&words, game.id, ends.get(game.id).cloned().unwrap_or_default())),
    );
}

fn paths(folder: &Path) -> Vec<PathBuf> {
    fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect()
}

#[test]
fn fields_are_read_from_types() {
    let rest =
        ", seat: Seat, left_over?: Array<[A, B]>, \"end\": { points: number, }, by: Partial<Record<K, V>>, } | {";
    assert_eq!(fields(rest), ["seat", "left-over", "end", "by"]);
    let fields = fields(rest);
    assert!(["who", "name", "seat", "seat-who", "left-over-count", "end-points"].iter().all(|it| gives(&fields, it)));
    assert!(!["ends", "left", "points"].iter().any(|it| gives(&fields, it)));
}
