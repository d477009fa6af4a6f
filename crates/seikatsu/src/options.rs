//! The ways to play.

use serde::{Deserialize, Serialize};
use table::{Choice, Components, Named, Pick, Refusal, Seat, SeatSet, Setup};
use ts_rs::TS;

use crate::{Pagoda, Space};

/// How the game is played.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
#[ts(export_to = "seikatsu/")]
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
        MODE.values[self as usize]
    }
}

/// Whose wording counts where the printed books differ.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
#[ts(export_to = "seikatsu/")]
pub enum Edition {
    /// The tile just laid counts in its flock; alone a koi must touch a garden tile.
    English,
    /// It does not; a koi may touch any tile.
    French,
}

impl Named for Edition {
    const ALL: &'static [Self] = &[Self::English, Self::French];

    fn name(self) -> &'static str {
        EDITION.values[self as usize]
    }
}

const MODE: Choice = Choice {
    name: "mode",
    pick: Pick::One,
    values: &["standard", "tournament", "solo-easy", "solo-medium", "solo-hard"],
};

const EDITION: Choice = Choice { name: "edition", pick: Pick::One, values: &["english", "french"] };

/// Where the score of the rival stands, who has no seat.
const RIVAL: Seat = Seat::new(1);

/// Seats, mode and edition that go together, by one version of the rules.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, TS)]
#[ts(export_to = "seikatsu/")]
pub struct Options {
    rules: u16,
    seats: u8,
    mode: Mode,
    edition: Edition,
}

impl Options {
    /// The options for this many seats, by the newest rules.
    ///
    /// # Errors
    /// If the mode is not for that many.
    pub fn new(seats: u8, mode: Mode, edition: Edition) -> Result<Self, Refusal> {
        let (least, most) = if mode.is_solo() { (1, 1) } else { (2, 4) };
        if !(least..=most).contains(&seats) {
            let (option, value) = (MODE.name.into(), mode.name().into());
            return Err(Refusal::SeatsFor { option, value, seats, least, most });
        }
        Ok(Self { rules: <Self as table::Options>::RULES, seats, mode, edition })
    }

    /// The same by another version of the rules.
    #[must_use]
    pub fn with_rules(self, rules: u16) -> Self {
        Self { rules, ..self }
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

    /// Whether a koi must touch a garden tile; version 1 let it touch any tile in both editions. (seikatsu.md, Solo)
    pub(crate) fn koi_touch_garden_tiles(&self) -> bool {
        self.mode.is_solo() && self.edition == Edition::English && self.rules >= 2
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

    /// The pagodas that score.
    #[must_use]
    pub fn pagodas(&self) -> &'static [Pagoda] {
        match self.seats {
            2 | 4 => &[Pagoda::Pink, Pagoda::Blue],
            _ => &Pagoda::ALL,
        }
    }

    /// Who scores the rows of a pagoda: those who look from it; alone blue's and green's are the rival's.
    #[must_use]
    pub fn side(&self, pagoda: Pagoda) -> SeatSet {
        let first = SeatSet::only(Seat::new(pagoda as u8));
        match self.seats {
            1 if pagoda != Pagoda::Pink => SeatSet::only(RIVAL),
            4 => first.with(Seat::new(pagoda as u8 + 2)),
            _ => first,
        }
    }

    /// Who scores the flocks of a seat: its side, but alone that is the level of difficulty. (seikatsu.md, Solo)
    #[must_use]
    pub fn flock_side(&self, seat: Seat) -> SeatSet {
        match self.mode {
            Mode::SoloMedium => SeatSet::EMPTY,
            Mode::SoloHard => SeatSet::only(RIVAL),
            _ => self.side(Pagoda::of(seat, self.seats)),
        }
    }
}

impl table::Options for Options {
    const RULES: u16 = 2;

    fn choices(_rules: u16) -> &'static [Choice] {
        &[MODE, EDITION]
    }

    fn from_checked(setup: &Setup) -> Result<Self, Refusal> {
        Ok(Self::new(setup.seats, setup.one("mode"), setup.one("edition"))?.with_rules(setup.rules))
    }

    fn setup(&self) -> Setup {
        let option = |choice: Choice, name: &str| (choice.name.to_owned(), name.into());
        Setup {
            rules: self.rules,
            seats: self.seats,
            options: [option(MODE, self.mode.name()), option(EDITION, self.edition.name())].into_iter().collect(),
            components: Components::Standard,
        }
    }

    fn seats(&self) -> u8 {
        self.seats
    }
}
