//! What can be typed besides moves.

use words::{Lang, Words};

/// A command at the prompt.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Command {
    Help,
    Rules,
    /// The moves, or those that begin so.
    Moves,
    Hint,
    Undo,
    Board,
    Score,
    Quit,
}

/// The words for every command.
pub(super) struct Commands(Vec<(String, Command)>);

impl Commands {
    /// Those of every language: a language that was chosen by mistake can be left.
    pub(super) fn of_every_language() -> Self {
        let commands = [
            ("terminal-command-help", Command::Help),
            ("terminal-command-rules", Command::Rules),
            ("terminal-command-moves", Command::Moves),
            ("terminal-command-hint", Command::Hint),
            ("terminal-command-undo", Command::Undo),
            ("terminal-command-board", Command::Board),
            ("terminal-command-score", Command::Score),
            ("terminal-command-quit", Command::Quit),
        ];
        let mut all = Vec::new();
        for words in Lang::all().map(|lang| Words::new(lang, "")) {
            for (id, command) in commands {
                all.extend(words.say(id, &[]).split_whitespace().map(|word| (word.to_owned(), command)));
            }
        }
        Self(all)
    }

    /// The command that a line is, and what follows it; anything else is meant as a move.
    pub(super) fn read<'a>(&self, line: &'a str) -> Option<(Command, Option<&'a str>)> {
        let (word, rest) = line.split_once(' ').map_or((line, None), |(word, rest)| (word, Some(rest.trim())));
        let word = word.to_lowercase();
        let (_, command) = self.0.iter().find(|(typed, _)| *typed == word)?;
        // Only moves are asked for with more words than one.
        (rest.is_none() || *command == Command::Moves).then_some((*command, rest))
    }
}
