//! The ways to play.

use std::sync::Arc;

use serde::{Serialize, Serializer};
use table::{Choice, Named, Pick, Refusal, Setup, Text, Value};
use ts_rs::TS;

use crate::Components;

/// When a seat may pass.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, TS)]
#[ts(rename_all = "kebab-case", export_to = "miyabi/")]
pub enum Pass {
    /// Only when no tile can be laid.
    Forced,
    /// Always.
    Free,
}

impl Named for Pass {
    const ALL: &'static [Self] = &[Self::Forced, Self::Free];

    fn name(self) -> &'static str {
        PASS.values[self as usize].name
    }
}

/// An expansion.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, TS)]
#[repr(u8)]
#[ts(rename_all = "kebab-case", export_to = "miyabi/")]
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
        EXPANSIONS.values[self as usize].name
    }
}

/// A set of expansions.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Expansions(u8);

impl Expansions {
    /// Whether the expansion is played with.
    #[must_use]
    pub const fn contains(self, expansion: Expansion) -> bool {
        self.0 >> expansion as u8 & 1 == 1
    }

    /// The expansions in their order.
    pub fn iter(self) -> impl Iterator<Item = Expansion> {
        Expansion::ALL.iter().copied().filter(move |&expansion| self.contains(expansion))
    }
}

impl FromIterator<Expansion> for Expansions {
    fn from_iter<I: IntoIterator<Item = Expansion>>(expansions: I) -> Self {
        Self(expansions.into_iter().fold(0, |set, expansion| set | 1 << expansion as u8))
    }
}

table::shown_as!(Expansions, Vec<Expansion>);

/// A list of their names.
impl Serialize for Expansions {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter().map(Named::name))
    }
}

impl Serialize for Pass {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.name())
    }
}

const PASS: Choice = Choice {
    name: "pass",
    label: Text::new("When passing is allowed", "Quand on peut passer"),
    pick: Pick::One,
    values: &[
        Value {
            name: "forced",
            label: Text::new("Only when no tile can be laid", "Seulement si aucune tuile ne peut être posée"),
        },
        Value { name: "free", label: Text::new("Always", "Toujours") },
    ],
};

const EXPANSIONS: Choice = Choice {
    name: "expansions",
    label: Text::new("Expansions", "Extensions"),
    pick: Pick::Any,
    values: &[
        Value {
            name: "colour",
            label: Text::new(
                "A, the colourful garden: your most numerous group of objects scores",
                "A, le jardin coloré : votre groupe d’objets le plus nombreux rapporte des points",
            ),
        },
        Value {
            name: "lawn",
            label: Text::new(
                "B, the big lawn: your largest group of lawn squares scores",
                "B, la grande pelouse : votre plus grand groupe de cases de pelouse rapporte des points",
            ),
        },
        Value {
            name: "zen",
            label: Text::new(
                "C, the zen garden: single tiles that score once they are surrounded",
                "C, le jardin zen : des tuiles simples qui rapportent des points une fois entourées",
            ),
        },
        Value {
            name: "seven",
            label: Text::new(
                "D, 7!: rows and columns that show exactly seven objects score",
                "D, 7 ! : les lignes et colonnes qui montrent exactement sept objets rapportent des points",
            ),
        },
        Value {
            name: "frog",
            label: Text::new(
                "E, the frog: it climbs your terraces and scores at every step up",
                "E, la grenouille : elle gravit vos terrasses et marque à chaque pas vers le haut",
            ),
        },
    ],
};

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
        if !(2..=4).contains(&seats) {
            return Err(Refusal::Setup(format!("this game is for 2 to 4 seats, not for {seats}")));
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
    const CHOICES: &'static [Choice] = &[PASS, EXPANSIONS];

    const COMPONENTS: Option<Text> = Some(Text::new(
        "The numbers of the box: majority and bonus points, copies of each tile and zen tile, where objects stand",
        "Les nombres de la boîte : points de majorité et de bonus, exemplaires de chaque tuile, place des objets",
    ));

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
