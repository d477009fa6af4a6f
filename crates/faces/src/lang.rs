//! Languages, and how seats are called in them.

use std::str::FromStr;

use table::{Seat, SeatSet, Text};

/// A language of the table.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Lang {
    /// English, `en`.
    English,
    /// French, `fr`.
    French,
}

impl Lang {
    /// All languages.
    pub const ALL: [Self; 2] = [Self::English, Self::French];

    /// What a text says in this language.
    #[must_use]
    pub const fn of(self, text: Text) -> &'static str {
        match self {
            Self::English => text.en,
            Self::French => text.fr,
        }
    }
}

/// `en` or `fr`.
impl FromStr for Lang {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        match text {
            "en" => Ok(Self::English),
            "fr" => Ok(Self::French),
            _ => Err("it is en or fr".into()),
        }
    }
}

/// Whom a sentence is about: its verb depends on it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Who {
    /// The reader.
    You,
    /// Somebody else.
    Other(Seat),
}

impl Who {
    /// How `viewer` sees `seat`.
    #[must_use]
    pub fn of(seat: Seat, viewer: Seat) -> Self {
        if seat == viewer { Self::You } else { Self::Other(seat) }
    }
}

/// `You`, `Seat 1`: how `viewer` would call `seat`.
#[must_use]
pub fn name(seat: Seat, viewer: Seat, lang: Lang) -> String {
    match (lang, Who::of(seat, viewer)) {
        (Lang::English, Who::You) => "You".into(),
        (Lang::English, Who::Other(seat)) => format!("Seat {seat}"),
        (Lang::French, Who::You) => "Vous".into(),
        (Lang::French, Who::Other(seat)) => format!("Joueur {seat}"),
    }
}

/// `You and Seat 2`: how `viewer` would call these seats, itself first.
#[must_use]
pub fn names(seats: SeatSet, viewer: Seat, lang: Lang) -> String {
    let others = seats.without(viewer).iter();
    let ordered = seats.iter().filter(|&seat| seat == viewer).chain(others);
    let names: Vec<_> = ordered.map(|seat| name(seat, viewer, lang)).collect();
    let names: Vec<_> = names.iter().map(String::as_str).collect();
    table::join(&names, lang.of(Text::new("and", "et")))
}

/// `1 point`, `3 points`. In French none is singular too.
pub(crate) fn points_of(points: impl Into<u32>, lang: Lang) -> String {
    match (lang, points.into()) {
        (_, 1) => "1 point".into(),
        (Lang::French, 0) => "0 point".into(),
        (_, points) => format!("{points} points"),
    }
}

/// Whose score this is: a seat's, or that of a rival without a seat.
#[must_use]
pub fn scorer(place: Seat, seats: u8, viewer: Seat, lang: Lang) -> String {
    if place.index() < usize::from(seats) {
        return name(place, viewer, lang);
    }
    match lang {
        Lang::English => "The rival".into(),
        Lang::French => "Le rival".into(),
    }
}
