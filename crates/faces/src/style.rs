//! Colours.

use crate::Lang;

/// How something is shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Style {
    /// In which language.
    pub lang: Lang,
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

impl Style {
    /// The text in this ink, as far as there are colours.
    #[must_use]
    pub fn ink(self, ink: Ink, text: &str) -> String {
        match self.paint {
            Paint::Plain => text.into(),
            Paint::Ansi => format!("\x1b[{}m{text}\x1b[0m", ink.code()),
        }
    }
}
