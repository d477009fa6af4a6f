//! Which bot, as people type it.

use std::fmt;
use std::str::FromStr;
use std::time::Duration;

use table::serde_as_text;

/// How a bot chooses.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Method {
    /// Any legal move.
    Random,
    /// A sense of what looks good, and mistakes.
    Novice,
    /// What looks best at first sight.
    Adept,
    /// What proves best in search.
    Master,
}

impl Method {
    /// All of them.
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

/// A bot: how it chooses, how much it looks at, and a master's budget and threads. It is written as its text, `"master:200ms"`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Spec {
    /// How it chooses.
    pub method: Method,
    /// How many of its moves a novice considers: `novice:6`.
    pub considers: u8,
    /// How long a master thinks.
    pub budget: Budget,
    /// How many threads a master thinks with: `200ms*2`.
    pub threads: u16,
    /// How many of a hundred moves it overlooks, of those that do not catch the eye: `adept~60`.
    pub overlooks: u8,
}

impl Spec {
    /// More threads than this are refused.
    const MOST_THREADS: u16 = 256;
    /// What a novice considers if nothing else is said.
    const FEW_MOVES: u8 = 3;
    /// More iterations than this take longer than it takes to look at a position in any other way.
    const FEW_ITERATIONS: u32 = 1000;

    /// A bot that chooses like this, with the usual budget on one thread, and overlooks nothing.
    #[must_use]
    pub const fn of(method: Method) -> Self {
        let budget = Budget::Time(Duration::from_millis(200));
        Self { method, considers: Self::FEW_MOVES, budget, threads: 1, overlooks: 0 }
    }

    /// Whether it thinks for more than some milliseconds.
    #[must_use]
    pub const fn thinks_long(self) -> bool {
        match (self.method, self.budget) {
            (Method::Random | Method::Novice | Method::Adept, _) => false,
            (Method::Master, Budget::Time(_) | Budget::Processor(_)) => true,
            (Method::Master, Budget::Iterations(iterations)) => iterations > Self::FEW_ITERATIONS,
        }
    }
}

/// Why a text names no bot.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum NoSuchBot {
    /// There is no such bot.
    #[error("there is no bot {0:?}: there are random, novice, adept and master")]
    Method(String),
    /// The budget cannot be read.
    #[error("{0:?} is no budget: write milliseconds as 500ms, of processor time as 500cpu, or iterations as 2000it")]
    Budget(String),
    /// The number of threads cannot be read.
    #[error("{0:?} is no number of threads: write 1 to {most} after the *, as in 200ms*2", most = Spec::MOST_THREADS)]
    Threads(String),
    /// How much a novice considers cannot be read.
    #[error("{0:?} is no number of moves to consider: write 1 to 255 after the :, as in novice:6")]
    Considers(String),
    /// Only masters think.
    #[error("{0} does not think, so it takes no budget and no threads: only master does")]
    NoBudget(&'static str),
    /// What is overlooked cannot be read.
    #[error("{0:?} is no share of moves to overlook: write 0 to 100 after the ~, as in adept~60")]
    Overlooks(String),
    /// Only those who look can overlook.
    #[error("{0} does not look at all its moves, so it cannot overlook any: adept and master do")]
    NoEye(&'static str),
}

/// `novice`, `novice:6`, `adept~60`, `master`, `master:500ms`, `master:2000it`, `master:80it~30`, `master:200ms*2`, `master*2`.
impl FromStr for Spec {
    type Err = NoSuchBot;

    fn from_str(text: &str) -> Result<Self, NoSuchBot> {
        let (bot, overlooks) = split(text, '~');
        let (bot, threads) = split(bot, '*');
        let (name, budget) = split(bot, ':');
        let method = Method::ALL.into_iter().find(|method| method.name() == name);
        let mut spec = Self::of(method.ok_or_else(|| NoSuchBot::Method(name.into()))?);
        match (spec.method, budget) {
            (Method::Novice, Some(moves)) if threads.is_none() => {
                let possible = moves.parse().ok().filter(|&n| n > 0);
                spec.considers = possible.ok_or_else(|| NoSuchBot::Considers(moves.into()))?;
            }
            (Method::Master, Some(budget)) => spec.budget = budget.parse()?,
            (Method::Master, None) => {}
            (_, None) if threads.is_none() => {}
            (method, _) => return Err(NoSuchBot::NoBudget(method.name())),
        }
        if let Some(threads) = threads {
            let possible = threads.parse().ok().filter(|n| (1..=Self::MOST_THREADS).contains(n));
            spec.threads = possible.ok_or_else(|| NoSuchBot::Threads(threads.into()))?;
        }
        if let Some(overlooks) = overlooks {
            if matches!(spec.method, Method::Random | Method::Novice) {
                return Err(NoSuchBot::NoEye(spec.method.name()));
            }
            let possible = overlooks.parse().ok().filter(|percent| *percent <= 100);
            spec.overlooks = possible.ok_or_else(|| NoSuchBot::Overlooks(overlooks.into()))?;
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

/// One thread goes without saying, and so do three moves and overlooking nothing.
impl fmt::Display for Spec {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.method.name())?;
        if self.method == Method::Novice && self.considers != Self::FEW_MOVES {
            write!(f, ":{}", self.considers)?;
        }
        if self.method == Method::Master {
            write!(f, ":{}", self.budget)?;
            if self.threads > 1 {
                write!(f, "*{}", self.threads)?;
            }
        }
        if self.overlooks > 0 { write!(f, "~{}", self.overlooks) } else { Ok(()) }
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
            "novice:6",
            "adept",
            "adept~60",
            "master:200ms",
            "master:9cpu",
            "master:2000it",
            "master:200ms*2",
            "master:9it*16",
            "master:80it~30",
            "master:80it*2~100",
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
        assert_eq!(shown("master~5"), "master:200ms~5");
        assert_eq!(shown("adept~0"), "adept");
        assert_eq!(shown("novice:3"), "novice");
    }

    #[test]
    fn threads_are_those_after_the_star() {
        let spec: Spec = "master:300it*3".parse().unwrap();
        assert_eq!(spec, Spec { budget: Budget::Iterations(300), threads: 3, ..Spec::of(Method::Master) });
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
        for wrong in ["novice:", "novice:0", "novice:5ms", "novice:256"] {
            assert!(
                says(wrong).ends_with("is no number of moves to consider: write 1 to 255 after the :, as in novice:6")
            );
        }
        assert!(says("novice:5*2").starts_with("novice does not think"));
        for wrong in ["adept~", "adept~101", "adept~-1", "adept~x", "master:5it~5~5"] {
            assert!(
                says(wrong).ends_with("is no share of moves to overlook: write 0 to 100 after the ~, as in adept~60")
            );
        }
        for blind in ["random~5", "novice~5"] {
            assert!(
                says(blind).ends_with("does not look at all its moves, so it cannot overlook any: adept and master do")
            );
        }
    }

    #[test]
    fn only_a_master_with_time_or_many_iterations_thinks_long() {
        let long = |text: &str| text.parse::<Spec>().unwrap().thinks_long();
        assert!(["random", "novice", "adept", "adept~60", "master:1000it"].iter().all(|text| !long(text)));
        assert!(["master", "master:1ms", "master:1cpu", "master:1001it~50"].iter().all(|text| long(text)));
    }
}
