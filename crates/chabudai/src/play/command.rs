//! What can be typed besides moves.

/// A command at the prompt.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Command<'a> {
    Help,
    Rules,
    /// The moves, or those that begin so.
    Moves(Option<&'a str>),
    Hint,
    Undo,
    Board,
    Score,
    Quit,
}

impl<'a> Command<'a> {
    /// The command that a line is, in either language; anything else is meant as a move.
    pub(super) fn read(line: &'a str) -> Option<Self> {
        let (word, rest) = line.split_once(' ').map_or((line, None), |(word, rest)| (word, Some(rest.trim())));
        match (word.to_lowercase().as_str(), rest) {
            ("?" | "help" | "aide", None) => Some(Self::Help),
            ("rules" | "règles" | "regles", None) => Some(Self::Rules),
            ("moves" | "coups", beginning) => Some(Self::Moves(beginning)),
            ("hint" | "conseil", None) => Some(Self::Hint),
            ("undo" | "annuler", None) => Some(Self::Undo),
            ("board" | "plateau", None) => Some(Self::Board),
            ("score", None) => Some(Self::Score),
            ("quit" | "exit" | "quitter", None) => Some(Self::Quit),
            _ => None,
        }
    }
}
