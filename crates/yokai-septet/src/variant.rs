//! The ways to play.

use serde::{Deserialize, Serialize};
use table::{Named, Refusal, Seat, SeatSet};
use ts_rs::TS;

use crate::{CLASSIC_DECK, Cards, Icons, NEXT_SEVENS_DECK, Side};

/// How the game is played.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
#[ts(export_to = "yokai-septet/")]
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

/// What ends a game of `classic` or `duel`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
#[ts(export_to = "yokai-septet/")]
pub enum Goal {
    /// Seven points, from icons.
    SevenPoints,
    /// Two rounds won: the beginners' game.
    TwoRounds,
}

/// What both 7s of a suit do in one trick of Next Sevens.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
#[ts(export_to = "yokai-septet/")]
pub enum Sevens {
    /// They are equal: if they are the highest cards, the one played first wins.
    #[default]
    Tie,
    /// The one played first wins, whatever else lies there.
    First,
}

/// Seats, mode, goal and the rest, which go together. A view leaves out what is as it always was, so that views of all
/// versions are alike.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, TS)]
#[ts(rename = "Options", export_to = "yokai-septet/")]
pub struct Variant {
    /// Not written with the options of a view, where everybody has a hand.
    #[serde(skip)]
    pub(crate) seats: u8,
    pub(crate) mode: Mode,
    pub(crate) goal: Goal,
    /// What both 7s of a suit do in one trick, if they do not just tie.
    #[serde(default, skip_serializing_if = "is_default")]
    #[ts(optional, as = "Option<_>")]
    pub(crate) sevens: Sevens,
    /// The icons of the bosses, if they are a host's own.
    #[serde(default, skip_serializing_if = "is_default")]
    #[ts(optional, as = "Option<_>")]
    pub(crate) icons: Icons,
}

fn is_default<T: Default + PartialEq>(value: &T) -> bool {
    *value == T::default()
}

impl Variant {
    /// All that can be chosen, if it goes together. (yokai-septet.md, Modes)
    pub(crate) fn new(seats: u8, mode: Mode, goal: Goal, sevens: Sevens, icons: Icons) -> Result<Self, Refusal> {
        let (least, most) = match mode {
            Mode::Classic => (3, 4),
            Mode::NextSevens | Mode::NextSevensShort => (4, 4),
            Mode::Duel => (2, 2),
        };
        let (option, value) = ("mode".into(), mode.name().into());
        if !(least..=most).contains(&seats) {
            return Err(Refusal::SeatsFor { option, value, seats, least, most });
        }
        let must_be =
            |other: &str, needed: &str| Refusal::Together { option, value, other: other.into(), needed: needed.into() };
        if mode.has_seals() && goal != Goal::SevenPoints {
            return Err(must_be("goal", Goal::SevenPoints.name()));
        }
        if !mode.has_seals() && sevens != Sevens::Tie {
            return Err(must_be("sevens", Sevens::Tie.name()));
        }
        // With 3 seats a game ends without icons too: greed is worth points.
        let by_icons = seats != 3 && !mode.has_seals() && goal == Goal::SevenPoints;
        if by_icons && icons.are_worthless(seats) {
            return Err(Refusal::ComponentsCountNothing { key: Icons::KEY.into() });
        }
        Ok(Self { seats, mode, goal, sevens, icons })
    }

    /// How many seats.
    #[must_use]
    pub fn seats(&self) -> u8 {
        self.seats
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

    /// What both 7s of a suit do in one trick.
    #[must_use]
    pub fn sevens(&self) -> Sevens {
        self.sevens
    }

    /// The icons of the bosses.
    #[must_use]
    pub fn icons(&self) -> &Icons {
        &self.icons
    }

    /// The cards that are played with.
    #[must_use]
    pub fn deck(&self) -> Cards {
        if self.mode.has_seals() { NEXT_SEVENS_DECK } else { CLASSIC_DECK }
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
        let first = if self.seats == 4 { 0b0101 } else { 0b0001 };
        SeatSet::from_bits(first << side.index())
    }

    /// To whom `seat` passes its first, second and third card. (yokai-septet.md, Classic 2 and Next Sevens 2)
    #[must_use]
    pub(crate) fn passes_to(&self, seat: Seat) -> [Seat; 3] {
        self.pass_steps().map(|steps| seat.left(steps, self.seats))
    }

    /// So many places to the left.
    pub(crate) fn pass_steps(&self) -> [u8; 3] {
        match (self.mode, self.seats) {
            (Mode::Classic, 3) => [1, 1, 1],
            (Mode::Classic, _) => [2, 2, 2],
            _ => [1, 2, 3],
        }
    }
}
