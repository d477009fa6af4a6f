//! What the host chooses.

use std::sync::Arc;

use table::{Choice, Components, Named, Pick, Refusal, Setup};

use crate::{Goal, Icons, Mode, Sevens, Variant};

/// How the game is played, by a version of the rules.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Options {
    rules: u16,
    variant: Variant,
    /// The name of a host's own icons.
    set: Option<Arc<str>>,
}

impl Options {
    /// The options for this many seats, by the newest rules.
    ///
    /// # Errors
    /// If the mode is not for that many seats or not for that goal.
    pub fn new(seats: u8, mode: Mode, goal: Goal) -> Result<Self, Refusal> {
        let variant = Variant::new(seats, mode, goal, Sevens::Tie, Icons::STANDARD)?;
        Ok(Self { rules: <Self as table::Options>::RULES, variant, set: None })
    }

    /// The same with another answer to what two 7s of a suit do in one trick.
    ///
    /// # Errors
    /// If the mode has only one 7 a suit.
    pub fn with_sevens(self, sevens: Sevens) -> Result<Self, Refusal> {
        let Variant { seats, mode, goal, icons, .. } = self.variant;
        Ok(Self { variant: Variant::new(seats, mode, goal, sevens, icons)?, ..self })
    }

    /// The same with a host's own icons, under a name of their own.
    #[must_use]
    pub fn with_icons(self, name: &str, icons: Icons) -> Self {
        Self { variant: Variant { icons, ..self.variant }, set: Some(name.into()), ..self }
    }

    /// How it is played.
    #[must_use]
    pub fn variant(&self) -> &Variant {
        &self.variant
    }
}

const MODE: Choice =
    Choice { name: "mode", pick: Pick::One, values: &["classic", "next-sevens", "next-sevens-short", "duel"] };
const GOAL: Choice = Choice { name: "goal", pick: Pick::One, values: &["seven-points", "two-rounds"] };
const SEVENS: Choice = Choice { name: "sevens", pick: Pick::One, values: &["tie", "first"] };

impl Named for Mode {
    const ALL: &'static [Self] = &[Self::Classic, Self::NextSevens, Self::NextSevensShort, Self::Duel];

    fn name(self) -> &'static str {
        MODE.values[self as usize]
    }
}

impl Named for Goal {
    const ALL: &'static [Self] = &[Self::SevenPoints, Self::TwoRounds];

    fn name(self) -> &'static str {
        GOAL.values[self as usize]
    }
}

impl Named for Sevens {
    const ALL: &'static [Self] = &[Self::Tie, Self::First];

    fn name(self) -> &'static str {
        SEVENS.values[self as usize]
    }
}

/// The version that added the choice of what two 7s of a suit do, and other icons. (yokai-septet.md, Versions)
const SEVENS_AND_ICONS: u16 = 2;

impl table::Options for Options {
    const RULES: u16 = SEVENS_AND_ICONS;

    fn choices(rules: u16) -> &'static [Choice] {
        if rules < SEVENS_AND_ICONS { &[MODE, GOAL] } else { &[MODE, GOAL, SEVENS] }
    }

    fn takes_components(rules: u16) -> bool {
        rules >= SEVENS_AND_ICONS
    }

    fn from_checked(setup: &Setup) -> Result<Self, Refusal> {
        let sevens = if setup.rules < SEVENS_AND_ICONS { Sevens::Tie } else { setup.one("sevens") };
        let (icons, set) = match &setup.components {
            Components::Standard => (Icons::STANDARD, None),
            Components::Custom { name, table } => (Icons::read(table)?, Some(name.as_str().into())),
        };
        let variant = Variant::new(setup.seats, setup.one("mode"), setup.one("goal"), sevens, icons)?;
        Ok(Self { rules: setup.rules, variant, set })
    }

    fn setup(&self) -> Setup {
        let Variant { seats, mode, goal, sevens, icons } = self.variant;
        let picked = [mode.name(), goal.name(), sevens.name()];
        let options =
            Self::choices(self.rules).iter().zip(picked).map(|(choice, value)| (choice.name.into(), value.into()));
        let components = self
            .set
            .as_ref()
            .map_or(Components::Standard, |name| Components::Custom { name: name.to_string(), table: icons.table() });
        Setup { rules: self.rules, seats, options: options.collect(), components }
    }

    fn seats(&self) -> u8 {
        self.variant.seats
    }
}
