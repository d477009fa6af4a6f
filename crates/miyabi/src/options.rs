//! The ways to play.

use std::sync::Arc;

use serde::{Deserialize, Serialize};
use table::{Choice, Named, Pick, Refusal, Set, Setup, Small};
use ts_rs::TS;

use crate::Components;

/// When a seat may pass.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
#[ts(export_to = "miyabi/")]
pub enum Pass {
    /// Only when no tile can be laid.
    Forced,
    /// Always.
    Free,
}

impl Named for Pass {
    const ALL: &'static [Self] = &[Self::Forced, Self::Free];

    fn name(self) -> &'static str {
        PASS.values[self as usize]
    }
}

/// An expansion.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, TS)]
#[repr(u8)]
#[serde(rename_all = "kebab-case")]
#[ts(export_to = "miyabi/")]
pub enum Expansion {
    /// A, the colourful garden.
    Colour,
    /// B, the big lawn.
    Lawn,
    /// C, the zen garden.
    Zen,
    /// D, 7!
    Seven,
    /// E, the frog.
    Frog,
}

impl Named for Expansion {
    const ALL: &'static [Self] = &[Self::Colour, Self::Lawn, Self::Zen, Self::Seven, Self::Frog];

    fn name(self) -> &'static str {
        EXPANSIONS.values[self as usize]
    }
}

impl Small for Expansion {
    #[inline]
    fn index(self) -> usize {
        self as usize
    }

    #[inline]
    fn from_index(index: usize) -> Self {
        Self::ALL[index]
    }
}

/// A set of expansions.
pub type Expansions = Set<Expansion>;

const PASS: Choice = Choice { name: "pass", pick: Pick::One, values: &["forced", "free"] };

const EXPANSIONS: Choice =
    Choice { name: "expansions", pick: Pick::Any, values: &["colour", "lawn", "zen", "seven", "frog"] };

/// Seats, passing, expansions and components.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Options {
    seats: u8,
    pass: Pass,
    expansions: Expansions,
    components: Components,
    /// The name of the component set, if it is not the standard one.
    set: Option<Arc<str>>,
}

impl Options {
    /// The options for this many seats, with the standard components.
    ///
    /// # Errors
    /// If there are not 2 to 4 seats.
    pub fn new(seats: u8, pass: Pass, expansions: Expansions) -> Result<Self, Refusal> {
        let (least, most) = (2, 4);
        if !(least..=most).contains(&seats) {
            return Err(Refusal::Seats { seats, least, most });
        }
        Ok(Self { seats, pass, expansions, components: Components::STANDARD, set: None })
    }

    /// When passing is allowed.
    #[must_use]
    pub fn pass(&self) -> Pass {
        self.pass
    }

    /// The expansions that are played with.
    #[must_use]
    pub fn expansions(&self) -> Expansions {
        self.expansions
    }

    /// The component set.
    #[must_use]
    pub fn components(&self) -> &Components {
        &self.components
    }
}

impl table::Options for Options {
    const RULES: u16 = 1;

    fn choices(_rules: u16) -> &'static [Choice] {
        &[PASS, EXPANSIONS]
    }

    fn takes_components(_rules: u16) -> bool {
        true
    }

    fn from_checked(setup: &Setup) -> Result<Self, Refusal> {
        let options = Self::new(setup.seats, setup.one("pass"), setup.any("expansions").collect())?;
        match &setup.components {
            table::Components::Standard => Ok(options),
            table::Components::Custom { name, table } => {
                Ok(Self { components: Components::read(table)?, set: Some(name.as_str().into()), ..options })
            }
        }
    }

    fn setup(&self) -> Setup {
        let expansions: Vec<_> = self.expansions.iter().map(Named::name).collect();
        let components = match &self.set {
            None => table::Components::Standard,
            Some(name) => table::Components::Custom { name: name.to_string(), table: self.components.table() },
        };
        Setup {
            rules: Self::RULES,
            seats: self.seats,
            options: [(PASS.name.into(), self.pass.name().into()), (EXPANSIONS.name.into(), expansions.into())]
                .into_iter()
                .collect(),
            components,
        }
    }

    fn seats(&self) -> u8 {
        self.seats
    }
}
