//! Which bot, as people type it.

use std::fmt;
use std::str::FromStr;
use std::time::Duration;

use serde::{Deserialize, Serialize};
use table::serde_as_text;
use ts_rs::TS;

/// How well a bot plays.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "lowercase")]
#[ts(export_to = "bots/")]
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

/// How long a master may think about a move. It is written as its text, `"200ms"`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Budget {
    /// This long: `200ms`.
    Time(Duration),
    /// This long on a processor, whatever else runs there: `200cpu`, in milliseconds. For comparing bots.
    Processor(Duration),
    /// So many imagined games, which makes its choice repeatable: `2000it`.
    Iterations(u32),
}

impl Budget {
    /// Half of it.
    pub(crate) fn halved(self) -> Self {
        match self {
            Self::Time(time) => Self::Time(time / 2),
            Self::Processor(time) => Self::Processor(time / 2),
            Self::Iterations(iterations) => Self::Iterations(iterations.div_ceil(2)),
        }
    }
}

/// A bot: its level, and a master's budget and threads. It is written as its text, `"master:200ms"`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Spec {
    /// How well it plays.
    pub level: Level,
    /// How long a master thinks.
    pub budget: Budget,
    /// How many threads a master thinks with: `200ms*2`.
    pub threads: u16,
}

impl Spec {
    /// More threads than this are refused.
    const MOST_THREADS: u16 = 256;

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
    #[error("{0:?} is no budget: write milliseconds as 500ms, of processor time as 500cpu, or iterations as 2000it")]
    Budget(String),
    /// The number of threads cannot be read.
    #[error("{0:?} is no number of threads: write 1 to {most} after the *, as in 200ms*2", most = Spec::MOST_THREADS)]
    Threads(String),
    /// Only masters think.
    #[error("{0} does not think, so it takes no budget and no threads: only master does")]
    NoBudget(&'static str),
}

/// `novice`, `master`, `master:500ms`, `master:2000it`, `master:200ms*2`, `master*2`.
impl FromStr for Spec {
    type Err = NoSuchBot;

    fn from_str(text: &str) -> Result<Self, NoSuchBot> {
        let (bot, threads) = split(text, '*');
        let (name, budget) = split(bot, ':');
        let level = Level::ALL.into_iter().find(|level| level.name() == name);
        let mut spec = Self::of(level.ok_or_else(|| NoSuchBot::Level(name.into()))?);
        if spec.level != Level::Master && (budget.is_some() || threads.is_some()) {
            return Err(NoSuchBot::NoBudget(spec.level.name()));
        }
        if let Some(budget) = budget {
            spec.budget = budget.parse()?;
        }
        if let Some(threads) = threads {
            let possible = threads.parse().ok().filter(|n| (1..=Self::MOST_THREADS).contains(n));
            spec.threads = possible.ok_or_else(|| NoSuchBot::Threads(threads.into()))?;
        }
        Ok(spec)
    }
}

/// A text before a mark, and after it if there is one.
fn split(text: &str, mark: char) -> (&str, Option<&str>) {
    text.split_once(mark).map_or((text, None), |(before, after)| (before, Some(after)))
}

impl FromStr for Budget {
    type Err = NoSuchBot;

    fn from_str(text: &str) -> Result<Self, NoSuchBot> {
        let number = |unit| text.strip_suffix(unit).and_then(|n| n.parse().ok()).filter(|&n: &u32| n > 0);
        let millis = |unit| number(unit).map(|millis| Duration::from_millis(millis.into()));
        let time = millis("ms").map(Self::Time).or_else(|| millis("cpu").map(Self::Processor));
        time.or_else(|| number("it").map(Self::Iterations)).ok_or_else(|| NoSuchBot::Budget(text.into()))
    }
}

impl fmt::Display for Budget {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Time(time) => write!(f, "{}ms", time.as_millis()),
            Self::Processor(time) => write!(f, "{}cpu", time.as_millis()),
            Self::Iterations(iterations) => write!(f, "{iterations}it"),
        }
    }
}

/// One thread goes without saying.
impl fmt::Display for Spec {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.level.name())?;
        match (self.level, self.threads) {
            (Level::Master, 1) => write!(f, ":{}", self.budget),
            (Level::Master, threads) => write!(f, ":{}*{threads}", self.budget),
            _ => Ok(()),
        }
    }
}

serde_as_text!(Budget);
serde_as_text!(Spec);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_spec_reads_as_it_is_written() {
        for text in [
            "random",
            "novice",
            "adept",
            "master:200ms",
            "master:9cpu",
            "master:2000it",
            "master:200ms*2",
            "master:9it*16",
        ] {
            let spec: Spec = text.parse().unwrap();
            assert_eq!(spec.to_string(), text);
            let written = serde_json::to_string(&spec).unwrap();
            assert_eq!((written.as_str(), serde_json::from_str(&written).ok()), (&*format!("{text:?}"), Some(spec)));
        }
        let shown = |text: &str| text.parse::<Spec>().unwrap().to_string();
        assert_eq!(shown("master"), "master:200ms");
        assert_eq!(shown("master*4"), "master:200ms*4");
        assert_eq!(shown("master:50ms*1"), "master:50ms");
    }

    #[test]
    fn threads_are_those_after_the_star() {
        let spec: Spec = "master:300it*3".parse().unwrap();
        assert_eq!(spec, Spec { level: Level::Master, budget: Budget::Iterations(300), threads: 3 });
    }

    #[test]
    fn a_wrong_spec_is_told_what_is_right() {
        let says = |text: &str| text.parse::<Spec>().unwrap_err().to_string();
        assert_eq!(says("oracle"), "there is no bot \"oracle\": there are random, novice, adept and master");
        for wrong in ["master:", "master:5", "master:0ms", "master:-3it", "master:1h"] {
            assert!(says(wrong).ends_with(
                "is no budget: write milliseconds as 500ms, of processor time as 500cpu, or iterations as 2000it"
            ));
        }
        for wrong in ["master*", "master:5ms*", "master:5ms*0", "master:5ms*257", "master:5ms*2*2", "master*x"] {
            assert!(says(wrong).ends_with("is no number of threads: write 1 to 256 after the *, as in 200ms*2"));
        }
        for idle in ["adept:5ms", "adept*2", "adept:5ms*2"] {
            assert_eq!(says(idle), "adept does not think, so it takes no budget and no threads: only master does");
        }
    }
}
