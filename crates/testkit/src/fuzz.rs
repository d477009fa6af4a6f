//! Damaged records are refused, never a panic.

use table::{Dice, Game, LogEntry, Record, Table};

use crate::random_game;

/// Damages the records of random games `rounds` times, as text and entry by entry. Whatever is still accepted must be
/// written as a referee would write it.
pub fn fuzz<G: Game>(options: &G::Options, rounds: u64) {
    let mut dice = Dice::new(4);
    let record = random_game::<G>(options, &mut dice).record();
    let text = record.to_string();
    for _ in 0..rounds {
        let damaged = damage_text(&text, &mut dice);
        if let Ok(read) = Record::from_json(&damaged) {
            referee::<G>(&read);
        }
        referee::<G>(&damage_entry(&record, &mut dice));
    }
}

fn referee<G: Game>(record: &Record) {
    if let Ok(table) = Table::<G>::referee(record) {
        let mut rewritten = table.record();
        rewritten.extra = record.extra.clone();
        assert_eq!(rewritten, *record, "what is accepted is canonical");
    }
}

/// Cuts, doubles, swaps or overwrites a piece of the text.
fn damage_text(text: &str, dice: &mut Dice) -> String {
    let mut bytes = text.as_bytes().to_vec();
    for _ in 0..=dice.below(3) {
        if bytes.is_empty() {
            break;
        }
        let start = dice.below(bytes.len());
        let end = (start + 1 + dice.below(12)).min(bytes.len());
        let piece = bytes[start..end].to_vec();
        let place = dice.below(bytes.len());
        match dice.below(4) {
            0 => drop(bytes.drain(start..end)),
            1 => drop(bytes.splice(place..place, piece)),
            2 => bytes[place] = dice.bits() as u8,
            _ => bytes[place] = piece[0],
        }
    }
    String::from_utf8_lossy(&bytes).into_owned()
}

/// Damages one entry, keeping the record readable.
fn damage_entry(record: &Record, dice: &mut Dice) -> Record {
    let mut record = record.clone();
    let (i, j) = (dice.below(record.log.len()), dice.below(record.log.len()));
    match dice.below(4) {
        0 => record.log.swap(i, j),
        1 => drop(record.log.remove(i)),
        2 => record.log[i] = record.log[j].clone(),
        _ => match &mut record.log[i] {
            LogEntry::Chance { chance: text } | LogEntry::Move { text, .. } => *text = damage_text(text, dice),
        },
    }
    record
}
