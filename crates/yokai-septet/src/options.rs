//! The ways to play.

use table::{Choice, Components, Named, Pick, Refusal, Seat, SeatSet, Setup, Text, Value};
use ts_rs::TS;

use crate::{Cards, Side};

/// How the game is played.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, TS)]
#[ts(rename_all = "kebab-case", export_to = "yokai-septet/")]
pub enum Mode {
    /// The game of the book, with 3 or 4 seats.
    Classic,
    /// With two 7s a suit; each team seals all seven suits for itself.
    NextSevens,
    /// With two 7s a suit; each suit is sealed once, four seals win.
    NextSevensShort,
    /// For two, with a hand and rows on the table.
    Duel,
}

impl Mode {
    /// Whether the deck has shiny 7s and suits are sealed.
    #[must_use]
    pub fn has_seals(self) -> bool {
        matches!(self, Self::NextSevens | Self::NextSevensShort)
    }
}

impl Named for Mode {
    const ALL: &'static [Self] = &[Self::Classic, Self::NextSevens, Self::NextSevensShort, Self::Duel];

    fn name(self) -> &'static str {
        MODE.values[self as usize].name
    }
}

/// What ends a game of `classic` or `duel`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, TS)]
#[ts(rename_all = "kebab-case", export_to = "yokai-septet/")]
pub enum Goal {
    /// Seven points, from icons.
    SevenPoints,
    /// Two rounds won: the beginners' game.
    TwoRounds,
}

impl Named for Goal {
    const ALL: &'static [Self] = &[Self::SevenPoints, Self::TwoRounds];

    fn name(self) -> &'static str {
        GOAL.values[self as usize].name
    }
}

const MODE: Choice = Choice {
    name: "mode",
    label: Text::new("Which game", "Forme de jeu"),
    pick: Pick::One,
    values: &[
        Value { name: "classic", label: Text::new("Classic", "Classique") },
        Value {
            name: "next-sevens",
            label: Text::new(
                "The Next Sevens: each team seals seven suits",
                "Les Sept Suivants : chaque équipe scelle sept couleurs",
            ),
        },
        Value {
            name: "next-sevens-short",
            label: Text::new(
                "The Next Sevens, short: the first team with four seals wins",
                "Les Sept Suivants, version courte : la première équipe à quatre sceaux gagne",
            ),
        },
        Value { name: "duel", label: Text::new("Duel", "Duel") },
    ],
};

const GOAL: Choice = Choice {
    name: "goal",
    label: Text::new("What ends a classic game or a duel", "Ce qui termine une partie classique ou un duel"),
    pick: Pick::One,
    values: &[
        Value { name: "seven-points", label: Text::new("Seven points", "Sept points") },
        Value {
            name: "two-rounds",
            label: Text::new("Two rounds won, for beginners", "Deux manches gagnées, pour débuter"),
        },
    ],
};

/// Seats, mode and goal that go together.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, TS)]
#[ts(export_to = "yokai-septet/")]
pub struct Options {
    #[ts(skip)]
    seats: u8,
    mode: Mode,
    goal: Goal,
}

impl Options {
    /// The options for this many seats.
    ///
    /// # Errors
    /// If the mode is not for that many seats or not for that goal.
    pub fn new(seats: u8, mode: Mode, goal: Goal) -> Result<Self, Refusal> {
        let (allowed, words) = match mode {
            Mode::Classic => (3..=4, "3 or 4 seats"),
            Mode::NextSevens | Mode::NextSevensShort => (4..=4, "4 seats"),
            Mode::Duel => (2..=2, "2 seats"),
        };
        let name = mode.name();
        if !allowed.contains(&seats) {
            return Err(Refusal::Setup(format!("mode {name} is for {words}, not for {seats}")));
        }
        if mode.has_seals() && goal != Goal::SevenPoints {
            let (only, not) = (Goal::SevenPoints.name(), goal.name());
            return Err(Refusal::Setup(format!(
                "mode {name} is won by seals, so its option goal must stay {only}, not {not}"
            )));
        }
        Ok(Self { seats, mode, goal })
    }

    /// The mode.
    #[must_use]
    pub fn mode(&self) -> Mode {
        self.mode
    }

    /// The goal.
    #[must_use]
    pub fn goal(&self) -> Goal {
        self.goal
    }

    /// The cards that are played with.
    #[must_use]
    pub fn deck(&self) -> Cards {
        if self.mode.has_seals() { Cards::NEXT_SEVENS } else { Cards::CLASSIC }
    }

    /// How many cards each hand is dealt.
    pub(crate) fn hand_size(&self) -> usize {
        match (self.mode, self.seats) {
            (Mode::Classic, 3) => 16,
            (Mode::Classic, _) => 12,
            (Mode::NextSevens | Mode::NextSevensShort, _) => 14,
            (Mode::Duel, _) => 11,
        }
    }

    /// The sides that play against each other.
    pub fn sides(&self) -> impl Iterator<Item = Side> + use<> {
        let sides = if self.seats == 4 { 2 } else { self.seats };
        (0..sides).map(Side::new)
    }

    /// Whose side a seat is on: partners sit across the table.
    #[must_use]
    #[inline]
    pub fn side(&self, seat: Seat) -> Side {
        let seat = seat.index() as u8;
        Side::new(if self.seats == 4 { seat % 2 } else { seat })
    }

    /// The seats of a side.
    #[must_use]
    pub fn seats_of(&self, side: Side) -> SeatSet {
        Seat::all(self.seats).filter(|&seat| self.side(seat) == side).collect()
    }

    /// To whom `seat` passes its first, second and third card. (yokai-septet.md, Classic 2, Next Sevens 2)
    #[must_use]
    pub(crate) fn passes_to(&self, seat: Seat) -> [Seat; 3] {
        let steps = match (self.mode, self.seats) {
            (Mode::Classic, 3) => [1, 1, 1],
            (Mode::Classic, _) => [2, 2, 2],
            _ => [1, 2, 3],
        };
        steps.map(|steps| seat.left(steps, self.seats))
    }
}

impl table::Options for Options {
    const CHOICES: &'static [Choice] = &[MODE, GOAL];

    fn from_checked(setup: &Setup) -> Result<Self, Refusal> {
        Self::new(setup.seats, setup.one("mode"), setup.one("goal"))
    }

    fn setup(&self) -> Setup {
        let option = |choice: Choice, name: &str| (choice.name.to_owned(), name.into());
        Setup {
            seats: self.seats,
            options: [option(MODE, self.mode.name()), option(GOAL, self.goal.name())].into_iter().collect(),
            components: Components::Standard,
        }
    }

    fn seats(&self) -> u8 {
        self.seats
    }
}
