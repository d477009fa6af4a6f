//! Which bot, as people type it.

use std::fmt;
use std::str::FromStr;
use std::time::Duration;

/// How well a bot plays.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Level {
    /// Any legal move.
    Random,
    /// A sense of what looks good, and mistakes.
    Novice,
    /// What looks best at first sight.
    Adept,
    /// What proves best in search.
    Master,
}

impl Level {
    /// All levels, weakest first.
    pub const ALL: [Self; 4] = [Self::Random, Self::Novice, Self::Adept, Self::Master];

    /// Its name.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Random => "random",
            Self::Novice => "novice",
            Self::Adept => "adept",
            Self::Master => "master",
        }
    }
}

/// How long a master may think about a move.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Budget {
    /// This long: `200ms`.
    Time(Duration),
    /// So many imagined games, which makes its choice repeatable: `2000it`.
    Iterations(u32),
}

/// A bot: its level, and a master's budget and threads.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Spec {
    /// How well it plays.
    pub level: Level,
    /// How long a master thinks.
    pub budget: Budget,
    /// How many threads a master thinks with.
    pub threads: u16,
}

impl Spec {
    /// A bot of this level with the usual budget on one thread.
    #[must_use]
    pub const fn of(level: Level) -> Self {
        Self { level, budget: Budget::Time(Duration::from_millis(200)), threads: 1 }
    }
}

/// Why a text names no bot.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum NoSuchBot {
    /// There is no such level.
    #[error("there is no bot {0:?}: there are random, novice, adept and master")]
    Level(String),
    /// The budget cannot be read.
    #[error("{0:?} is no budget: write milliseconds as 500ms, or iterations as 2000it")]
    Budget(String),
    /// Only masters think.
    #[error("{0} does not think, so it takes no budget: only master does")]
    NoBudget(&'static str),
}

/// `novice`, `master`, `master:500ms`, `master:2000it`.
impl FromStr for Spec {
    type Err = NoSuchBot;

    fn from_str(text: &str) -> Result<Self, NoSuchBot> {
        let (name, budget) = text.split_once(':').map_or((text, None), |(name, budget)| (name, Some(budget)));
        let level = Level::ALL.into_iter().find(|level| level.name() == name);
        let spec = Self::of(level.ok_or_else(|| NoSuchBot::Level(name.into()))?);
        match budget {
            None => Ok(spec),
            Some(_) if spec.level != Level::Master => Err(NoSuchBot::NoBudget(spec.level.name())),
            Some(budget) => Ok(Self { budget: budget.parse()?, ..spec }),
        }
    }
}

impl FromStr for Budget {
    type Err = NoSuchBot;

    fn from_str(text: &str) -> Result<Self, NoSuchBot> {
        let number = |unit| text.strip_suffix(unit).and_then(|n| n.parse().ok()).filter(|&n: &u32| n > 0);
        match (number("ms"), number("it")) {
            (Some(millis), _) => Ok(Self::Time(Duration::from_millis(millis.into()))),
            (_, Some(iterations)) => Ok(Self::Iterations(iterations)),
            _ => Err(NoSuchBot::Budget(text.into())),
        }
    }
}

impl fmt::Display for Spec {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.level.name())?;
        match (self.level, self.budget) {
            (Level::Master, Budget::Time(time)) => write!(f, ":{}ms", time.as_millis()),
            (Level::Master, Budget::Iterations(iterations)) => write!(f, ":{iterations}it"),
            _ => Ok(()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_spec_reads_as_it_is_written() {
        for text in ["random", "novice", "adept", "master:200ms", "master:2000it"] {
            assert_eq!(text.parse::<Spec>().unwrap().to_string(), text);
        }
        assert_eq!("master".parse::<Spec>().unwrap().to_string(), "master:200ms");
    }

    #[test]
    fn a_wrong_spec_is_told_what_is_right() {
        let says = |text: &str| text.parse::<Spec>().unwrap_err().to_string();
        assert_eq!(says("oracle"), "there is no bot \"oracle\": there are random, novice, adept and master");
        for wrong in ["master:", "master:5", "master:0ms", "master:-3it", "master:1h"] {
            assert!(says(wrong).ends_with("is no budget: write milliseconds as 500ms, or iterations as 2000it"));
        }
        assert_eq!(says("adept:5ms"), "adept does not think, so it takes no budget: only master does");
    }
}
