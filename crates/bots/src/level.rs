//! How well bots play, as people choose it.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::Spec;
use crate::ladder::ladder;

/// How well a bot plays: a rung of the ladder of its game, which says what it is made of. Not every game has all of them.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "lowercase")]
#[ts(export_to = "bots/")]
#[expect(missing_docs, reason = "they are names, in their order, and nothing else")]
pub enum Level {
    /// Any legal move: the ground that the ladder stands on.
    Random,
    Novice,
    Pupil,
    Apprentice,
    Journeyman,
    Regular,
    Adept,
    Seasoned,
    Veteran,
    Expert,
    Virtuoso,
    /// The best that the host of a table has.
    Master,
}

impl Level {
    /// All levels, weakest first.
    pub const ALL: [Self; 12] = [
        Self::Random,
        Self::Novice,
        Self::Pupil,
        Self::Apprentice,
        Self::Journeyman,
        Self::Regular,
        Self::Adept,
        Self::Seasoned,
        Self::Veteran,
        Self::Expert,
        Self::Virtuoso,
        Self::Master,
    ];

    /// Its name.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Random => "random",
            Self::Novice => "novice",
            Self::Pupil => "pupil",
            Self::Apprentice => "apprentice",
            Self::Journeyman => "journeyman",
            Self::Regular => "regular",
            Self::Adept => "adept",
            Self::Seasoned => "seasoned",
            Self::Veteran => "veteran",
            Self::Expert => "expert",
            Self::Virtuoso => "virtuoso",
            Self::Master => "master",
        }
    }

    /// The level with this name.
    #[must_use]
    pub fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|level| level.name() == name)
    }

    /// Names for so many levels from novice to master, spread evenly; there are eleven at most.
    #[must_use]
    pub fn spread(count: usize) -> Vec<Self> {
        let names = &Self::ALL[1..];
        let (last, steps) = (names.len() - 1, count.clamp(2, names.len()) - 1);
        // Rounded away from the middle, so that both halves are alike.
        let place = |step: usize| if 2 * step < steps { step * last / steps } else { (step * last).div_ceil(steps) };
        (0..=steps).map(|step| names[place(step)]).collect()
    }

    /// The bot of this level in a game with so many seats; of the nearest, where the ladder has no such rung.
    #[must_use]
    pub fn spec(self, game: &str, seats: u8) -> Spec {
        let distance = |other: Self| (other as u8).abs_diff(self as u8);
        let rungs = ladder(game, seats).iter();
        rungs.min_by_key(|rung| distance(rung.level)).expect("a ladder has rungs").spec
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_those_that_are_written() {
        for level in Level::ALL {
            assert_eq!(serde_json::to_string(&level).unwrap(), format!("{:?}", level.name()));
            assert_eq!(Level::named(level.name()), Some(level));
        }
        assert!(Level::ALL.is_sorted());
        assert_eq!(Level::named("oracle"), None);
    }

    #[test]
    fn names_are_spread_from_novice_to_master() {
        let names = |count| Level::spread(count).into_iter().map(Level::name).collect::<Vec<_>>().join(" ");
        assert_eq!(names(2), "novice master");
        assert_eq!(names(3), "novice adept master");
        assert_eq!(names(5), "novice apprentice adept expert master");
        for count in 2..=11 {
            let levels = Level::spread(count);
            assert!(levels.len() == count && levels.is_sorted_by(|a, b| a < b), "{levels:?}");
            assert_eq!((levels[0], levels[count - 1]), (Level::Novice, Level::Master));
        }
    }
}
