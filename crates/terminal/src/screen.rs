//! In which words, for whom and in which colours something is shown.

use games::AnyGame;
use table::{Seat, SeatSet};
use words::{Lang, Names, Value, Words};

/// What is shown to somebody at a terminal.
#[derive(Clone, Copy)]
pub struct Screen<'a> {
    /// In which words.
    pub words: &'a Words,
    /// Who looks at it, and what everybody is called.
    pub names: &'a Names,
    /// With colours or without.
    pub paint: Paint,
}

/// Whether the terminal has colours.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Paint {
    /// No: letters must do.
    Plain,
    /// Yes, by the usual escape codes.
    Ansi,
}

/// A colour or a weight. Never the only thing that tells two things apart.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ink {
    /// Red.
    Red,
    /// Green.
    Green,
    /// Yellow.
    Yellow,
    /// Blue.
    Blue,
    /// Magenta.
    Magenta,
    /// Cyan.
    Cyan,
    /// Bold.
    Bold,
    /// Faint, for what matters less.
    Faint,
    /// Bold and inverse, for what matters most.
    Inverse,
}

impl Ink {
    const fn code(self) -> &'static str {
        match self {
            Self::Red => "91",
            Self::Green => "92",
            Self::Yellow => "93",
            Self::Blue => "94",
            Self::Magenta => "95",
            Self::Cyan => "96",
            Self::Bold => "1",
            Self::Faint => "2",
            Self::Inverse => "1;7",
        }
    }
}

impl Screen<'_> {
    /// A message with its arguments.
    #[must_use]
    pub fn say(self, id: &str, args: &[(&str, Value<'_>)]) -> String {
        self.words.say(id, args)
    }

    /// A message without arguments.
    #[must_use]
    pub fn label(self, id: &str) -> String {
        self.words.say(id, &[])
    }

    /// `You`, `Seat 1`, `The rival`: whom the viewer sees at a place.
    #[must_use]
    pub fn name(self, place: Seat) -> String {
        self.words.name(place, self.names)
    }

    /// `You and Seat 2`: the viewer first.
    #[must_use]
    pub fn list(self, seats: SeatSet) -> String {
        self.words.list_of_names(seats.iter(), self.names)
    }

    /// The text in this ink, as far as there are colours.
    #[must_use]
    pub fn ink(self, ink: Ink, text: &str) -> String {
        match self.paint {
            Paint::Plain => text.into(),
            Paint::Ansi => format!("\x1b[{}m{text}\x1b[0m", ink.code()),
        }
    }
}

/// The words for tables of a game: its own where it brings some, else those of `locales`.
#[must_use]
pub fn words_of(game: &AnyGame, lang: Lang) -> Words {
    let own = game.words.iter().find(|(own, _)| lang.to_string() == *own).map(|(_, texts)| *texts);
    Words::new(lang, own.or_else(|| words::ftl(lang, game.id)).unwrap_or_default()).spelled_by(game.spell)
}

/// What everybody is called at a terminal: by the number of their seat.
#[must_use]
pub fn names(words: &Words, viewer: Option<Seat>, seats: u8) -> Names {
    let name = |seat: Seat| words.say("terminal-seat", &[("number", seat.index().into())]);
    Names { viewer, seats: Seat::all(seats).map(name).collect() }
}
