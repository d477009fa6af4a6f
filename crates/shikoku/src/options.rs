//! Seats and cards to play with.

use std::sync::Arc;

use table::{Choice, Refusal, Setup, Text};

use crate::Icons;

/// The cards that are played with.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default)]
pub enum Components {
    /// Those of the rules page.
    #[default]
    Standard,
    /// Cards with a host's own icons.
    Custom {
        /// The name of the set.
        name: Arc<str>,
        /// What it changes.
        icons: Icons,
    },
}

impl Components {
    fn read(components: &table::Components) -> Result<Self, Refusal> {
        match components {
            table::Components::Standard => Ok(Self::Standard),
            table::Components::Custom { name, .. } if name.is_empty() => {
                Err(Refusal::Setup("a set of components needs a name: its own is empty".into()))
            }
            table::Components::Custom { name, .. } if name == "standard" => {
                Err(Refusal::Setup("a host's components cannot be named \"standard\": those are the game's own".into()))
            }
            table::Components::Custom { name, table } => {
                Ok(Self::Custom { name: name.as_str().into(), icons: Icons::read(table)? })
            }
        }
    }

    fn write(&self) -> table::Components {
        match self {
            Self::Standard => table::Components::Standard,
            Self::Custom { name, icons } => {
                table::Components::Custom { name: name.to_string(), table: icons.to_json() }
            }
        }
    }
}

/// How many seats, and with which cards.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Options {
    seats: u8,
    components: Components,
}

impl Options {
    /// The standard cards for this many seats.
    ///
    /// # Errors
    /// If the game is not for that many.
    pub fn new(seats: u8) -> Result<Self, Refusal> {
        if !(3..=8).contains(&seats) {
            return Err(Refusal::Setup(format!("Shikoku is for 3 to 8 seats, not for {seats}")));
        }
        Ok(Self { seats, components: Components::Standard })
    }

    /// The icons of the cards.
    #[must_use]
    pub fn icons(&self) -> &Icons {
        match &self.components {
            Components::Standard => &Icons::STANDARD,
            Components::Custom { icons, .. } => icons,
        }
    }
}

impl table::Options for Options {
    const CHOICES: &'static [Choice] = &[];

    const COMPONENTS: Option<Text> = Some(Text::new(
        "The icons of the cards: one key, icons, a list of 33 whole numbers from 1 to 6 for the cards 1 to 33.",
        "Les icônes des cartes : une seule clé, icons, une liste de 33 nombres entiers de 1 à 6 pour les cartes 1 à 33.",
    ));

    fn from_checked(setup: &Setup) -> Result<Self, Refusal> {
        Ok(Self { components: Components::read(&setup.components)?, ..Self::new(setup.seats)? })
    }

    fn setup(&self) -> Setup {
        Setup { seats: self.seats, options: serde_json::Map::new(), components: self.components.write() }
    }

    fn seats(&self) -> u8 {
        self.seats
    }
}
