//! Seats and cards to play with.

use std::sync::Arc;

use serde_json::Value as Json;
use table::{Choice, Components, Refusal, Setup, Text};

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
        if !(3..=8).contains(&seats) {
            return Err(Refusal::Setup(format!("the game is for 3 to 8 seats, not for {seats}")));
        }
        Ok(Self { seats, custom: None })
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
    const CHOICES: &'static [Choice] = &[];

    const COMPONENTS: Option<Text> = Some(Text::new(
        "The icons of the cards 1 to 33: icons = [3, 1, 5, …], each from 1 to 6",
        "Les icônes des cartes 1 à 33 : icons = [3, 1, 5, …], chacune de 1 à 6",
    ));

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
        Setup { seats: self.seats, options: serde_json::Map::new(), components }
    }

    fn seats(&self) -> u8 {
        self.seats
    }

    fn component_table(file: Json) -> Result<Json, Refusal> {
        Icons::in_file(file)
    }
}
