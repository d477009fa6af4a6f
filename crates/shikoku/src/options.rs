//! Seats and cards to play with.

use std::sync::Arc;

use serde_json::Value as Json;
use table::{Choice, Components, Refusal, Setup};

use crate::Icons;

/// How many seats, and with which cards.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Options {
    seats: u8,
    /// A host's own cards instead of the standard ones.
    custom: Option<Custom>,
}

#[derive(Clone, PartialEq, Eq, Hash, Debug)]
struct Custom {
    name: Arc<str>,
    icons: Icons,
}

impl Options {
    /// The standard cards for this many seats.
    ///
    /// # Errors
    /// If the game is not for that many.
    pub fn new(seats: u8) -> Result<Self, Refusal> {
        let (least, most) = (3, 8);
        if (least..=most).contains(&seats) {
            Ok(Self { seats, custom: None })
        } else {
            Err(Refusal::Seats { seats, least, most })
        }
    }

    /// Cards with a host's own icons, under a name of their own.
    ///
    /// # Errors
    /// If the game is not for that many seats.
    pub fn with_icons(seats: u8, name: &str, icons: Icons) -> Result<Self, Refusal> {
        Ok(Self { custom: Some(Custom { name: name.into(), icons }), ..Self::new(seats)? })
    }

    /// The icons of the cards.
    #[must_use]
    pub fn icons(&self) -> &Icons {
        self.custom.as_ref().map_or(&Icons::STANDARD, |custom| &custom.icons)
    }
}

impl table::Options for Options {
    const RULES: u16 = 1;

    fn choices(_rules: u16) -> &'static [Choice] {
        &[]
    }

    fn takes_components(_rules: u16) -> bool {
        true
    }

    fn from_checked(setup: &Setup) -> Result<Self, Refusal> {
        match &setup.components {
            Components::Standard => Self::new(setup.seats),
            Components::Custom { name, table } => Self::with_icons(setup.seats, name, Icons::read(table)?),
        }
    }

    fn setup(&self) -> Setup {
        let components = self.custom.as_ref().map_or(Components::Standard, |custom| Components::Custom {
            name: custom.name.to_string(),
            table: custom.icons.to_json(),
        });
        Setup { rules: Self::RULES, seats: self.seats, options: serde_json::Map::new(), components }
    }

    fn seats(&self) -> u8 {
        self.seats
    }

    fn component_table(file: Json) -> Result<Json, Refusal> {
        Icons::in_file(file)
    }
}
