//! What was once played stays playable.

use std::fs;
use std::path::{Path, PathBuf};

use games::find;
use table::{LogEntry, Record};

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
    for (_, place, record) in records() {
        let referee = find(&record.game).unwrap().referee;
        referee(&record).unwrap_or_else(|error| panic!("{place}: {error}"));
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
