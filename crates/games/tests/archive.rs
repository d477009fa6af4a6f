//! What was once played stays playable.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use games::{AnyGame, find};
use serde_json::Value as Json;
use table::{Components, LogEntry, Record, Setup};
use words::Lang;

fn paths(folder: &Path) -> Vec<PathBuf> {
    let mut paths: Vec<_> = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    paths.sort();
    paths
}

/// Every record of the archive, with the version of the rules that its folder is named by and its place.
fn records() -> Vec<(u16, String, Record)> {
    let archive = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../archive");
    let mut records = Vec::new();
    for folder in paths(&archive) {
        let name = folder.file_name().unwrap().to_str().unwrap().to_owned();
        let Some(rules) = name.strip_prefix("rules-") else { continue };
        for file in paths(&folder) {
            for (line, text) in (1..).zip(fs::read_to_string(&file).unwrap().lines()) {
                let place = format!("{name}/{}:{line}", file.file_name().unwrap().display());
                let record = Record::from_json(text).unwrap_or_else(|error| panic!("{place}: {error}"));
                records.push((rules.parse().unwrap(), place, record));
            }
        }
    }
    records
}

#[test]
fn every_record_is_accepted() {
    for (rules, place, record) in records() {
        let referee = find(&record.game).unwrap().referee;
        referee(&record).unwrap_or_else(|error| panic!("{place}: {error}"));
        assert_eq!(record.setup.rules, rules, "{place} is where it belongs");
        assert!(record.result.is_some(), "{place} is a whole game");
    }
}

/// Replaces a move by another one of the same game that is not legal there.
fn altered(record: &Record, at: usize) -> Option<Record> {
    let LogEntry::Move { seat, .. } = record.log[at] else { return None };
    let table = (find(&record.game).unwrap().replay)(record, at).unwrap();
    let legal = table.moves(seat);
    let illegal = |entry: &LogEntry| matches!(entry, LogEntry::Move { text, .. } if !legal.contains(text));
    let LogEntry::Move { text, .. } = record.log.iter().find(|entry| illegal(entry))? else { return None };
    let mut altered = record.clone();
    altered.log[at] = LogEntry::Move { seat, text: text.clone() };
    Some(altered)
}

#[test]
fn every_record_with_one_move_altered_is_refused() {
    for (_, place, record) in records() {
        let steps = record.log.len();
        let altered: Vec<_> =
            [steps / 3, steps / 2, steps - 1].into_iter().filter_map(|at| altered(&record, at)).collect();
        assert!(!altered.is_empty(), "{place}: some move would not be legal elsewhere");
        for altered in altered {
            assert!((find(&record.game).unwrap().referee)(&altered).is_err(), "{place}");
        }
    }
}

/// What a setup shows: its seats with each of its options, and whether it has components of its own.
fn shows(setup: &Setup) -> impl Iterator<Item = String> {
    let seats = setup.seats;
    let values = setup.options.iter().flat_map(move |(option, value)| match value {
        Json::Array(picked) => picked.iter().map(|value| format!("{option} with {value}")).collect(),
        value => vec![format!("{seats} seats with {option} {value}")],
    });
    let components = if setup.components == Components::Standard { "its own" } else { "other" };
    values.chain([format!("{seats} seats"), format!("{components} components")])
}

/// The ways in which a game can end, which its words know.
fn ends(game: &AnyGame) -> impl Iterator<Item = String> {
    let texts = words::ftl(Lang::default(), game.id).expect("a game of the house has words");
    texts.lines().filter_map(|line| line.strip_prefix("end-")?.split_once(" =")).map(|(end, _)| format!("end {end}"))
}

#[test]
fn the_newest_rules_of_every_game_are_there_with_each_option_seat_count_and_end() {
    let records = records();
    for game in games::house() {
        let newest = records.iter().map(|(_, _, record)| record);
        let newest: Vec<_> =
            newest.filter(|record| record.game == game.id && record.setup.rules == game.rules).collect();
        let mut missing: BTreeSet<String> = (game.variants)().iter().flat_map(shows).chain(ends(game)).collect();
        missing.extend(game.takes_components.then(|| "other components".into()));
        for record in newest {
            for shown in shows(&record.setup) {
                missing.remove(&shown);
            }
            missing.remove(&format!("end {}", record.result.as_ref().unwrap().end));
        }
        assert!(missing.is_empty(), "archive/rules-{} has no {} with {missing:?}", game.rules, game.id);
    }
}
