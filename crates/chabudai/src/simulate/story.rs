//! A game told step by step.

use std::io::Write;

use games::AnyGame;
use serde_json::Value as Json;
use table::{LogEntry, Record};
use words::{Lang, Words};

/// Tells games to somebody who watches.
pub(super) struct Story<'a> {
    game: &'a AnyGame,
    words: Words,
}

impl<'a> Story<'a> {
    pub(super) fn new(game: &'a AnyGame, lang: Lang) -> Self {
        Self { game, words: terminal::words_of(game, lang) }
    }

    /// Tells every step of a record and what came of it.
    pub(super) fn tell(&self, record: &Record, out: &mut impl Write) -> anyhow::Result<()> {
        let names = terminal::names(&self.words, None, record.setup.seats);
        let mut table = (self.game.open)(&record.setup)?;
        for (i, entry) in record.log.iter().enumerate() {
            match entry {
                LogEntry::Chance { chance } => writeln!(out, "{i:>3}  chance  {chance}")?,
                LogEntry::Move { seat, text } => writeln!(out, "{i:>3}  seat {seat}  {text}")?,
            }
            for event in table.enter(entry)?.read::<Vec<Json>>()? {
                if let Some(told) = self.words.tell("event", &event, &names) {
                    writeln!(out, "       {told}")?;
                }
            }
        }
        Ok(writeln!(out)?)
    }
}
