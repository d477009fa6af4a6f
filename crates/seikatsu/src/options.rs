//! The ways to play.

use table::{Choice, Components, Named, Pick, Refusal, Setup, Text, Value};
use ts_rs::TS;

use crate::{Pagoda, Space};

/// How the game is played.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, TS)]
#[ts(rename_all = "kebab-case", export_to = "seikatsu/")]
pub enum Mode {
    /// Koi are drawn from the bag.
    Standard,
    /// Koi are dealt face up.
    Tournament,
    /// Alone; flocks score for you.
    SoloEasy,
    /// Alone; flocks are ignored.
    SoloMedium,
    /// Alone; flocks score for the rival.
    SoloHard,
}

impl Mode {
    /// Whether one plays alone against the rival.
    #[must_use]
    pub fn is_solo(self) -> bool {
        matches!(self, Self::SoloEasy | Self::SoloMedium | Self::SoloHard)
    }
}

impl Named for Mode {
    const ALL: &'static [Self] = &[Self::Standard, Self::Tournament, Self::SoloEasy, Self::SoloMedium, Self::SoloHard];

    fn name(self) -> &'static str {
        MODE.values[self as usize].name
    }
}

/// Whose wording of the flock rule counts.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, TS)]
#[ts(rename_all = "kebab-case", export_to = "seikatsu/")]
pub enum Edition {
    /// The tile just laid counts in its flock.
    English,
    /// It does not.
    French,
}

impl Named for Edition {
    const ALL: &'static [Self] = &[Self::English, Self::French];

    fn name(self) -> &'static str {
        EDITION.values[self as usize].name
    }
}

const MODE: Choice = Choice {
    name: "mode",
    label: Text::new("How koi are handed out, or playing alone", "Distribution des koï, ou partie en solitaire"),
    pick: Pick::One,
    values: &[
        Value { name: "standard", label: Text::new("Koi are drawn from the bag", "Les koï se piochent dans le sac") },
        Value {
            name: "tournament", label: Text::new("Koi are dealt face up", "Les koï sont distribués face visible")
        },
        Value {
            name: "solo-easy",
            label: Text::new("Alone: flocks score for you", "En solitaire : les volées marquent pour vous"),
        },
        Value {
            name: "solo-medium",
            label: Text::new("Alone: flocks are ignored", "En solitaire : les volées ne comptent pas"),
        },
        Value {
            name: "solo-hard",
            label: Text::new(
                "Alone: flocks score for the rival",
                "En solitaire : les volées marquent pour l’adversaire",
            ),
        },
    ],
};

const EDITION: Choice = Choice {
    name: "edition",
    label: Text::new("Whose wording of the flock rule", "Règle des volées selon l’édition"),
    pick: Pick::One,
    values: &[
        Value {
            name: "english",
            label: Text::new("The tile just laid counts in its flock", "La tuile posée compte dans sa volée"),
        },
        Value {
            name: "french",
            label: Text::new(
                "The tile just laid does not count in its flock",
                "La tuile posée ne compte pas dans sa volée",
            ),
        },
    ],
};

/// Seats, mode and edition that go together.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, TS)]
#[ts(export_to = "seikatsu/")]
pub struct Options {
    #[ts(skip)]
    seats: u8,
    mode: Mode,
    edition: Edition,
}

impl Options {
    /// The options for this many seats.
    ///
    /// # Errors
    /// If the mode is not for that many.
    pub fn new(seats: u8, mode: Mode, edition: Edition) -> Result<Self, Refusal> {
        let (allowed, words) = if mode.is_solo() { (1..=1, "1 seat") } else { (2..=4, "2 to 4 seats") };
        if !allowed.contains(&seats) {
            return Err(Refusal::Setup(format!("mode {} is for {words}, not for {seats}", mode.name())));
        }
        Ok(Self { seats, mode, edition })
    }

    /// The mode.
    #[must_use]
    pub fn mode(&self) -> Mode {
        self.mode
    }

    /// The edition.
    #[must_use]
    pub fn edition(&self) -> Edition {
        self.edition
    }

    /// Where the start tiles lie, in the order in which they are drawn.
    #[must_use]
    pub fn start_spaces(&self) -> &'static [Space] {
        match self.seats {
            2 => &[Space::D3, Space::C4],
            4 => &[Space::D3, Space::C4, Space::D5, Space::E3],
            _ => &[Space::D3, Space::C4, Space::E4],
        }
    }

    /// The pagodas that score: alone, the two others are the rival's.
    #[must_use]
    pub fn pagodas(&self) -> &'static [Pagoda] {
        match self.seats {
            2 | 4 => &[Pagoda::Pink, Pagoda::Blue],
            _ => &Pagoda::ALL,
        }
    }
}

impl table::Options for Options {
    const CHOICES: &'static [Choice] = &[MODE, EDITION];

    fn from_checked(setup: &Setup) -> Result<Self, Refusal> {
        Self::new(setup.seats, setup.one("mode"), setup.one("edition"))
    }

    fn setup(&self) -> Setup {
        let option = |choice: Choice, name: &str| (choice.name.to_owned(), name.into());
        Setup {
            seats: self.seats,
            options: [option(MODE, self.mode.name()), option(EDITION, self.edition.name())].into_iter().collect(),
            components: Components::Standard,
        }
    }

    fn seats(&self) -> u8 {
        self.seats
    }
}
