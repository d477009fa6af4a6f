//! Who can be put to the test: bots, and the yardsticks that are offered nowhere else.

use std::fmt;
use std::str::FromStr;

use bots::{Bot, Budget, Knowledge, Master, Method, NoTuning, Plain, Runtime, Spec, Tuning};
use games::{AnyBot, AnyGame, AnyTable, Visitor};
use table::{Seat, Table};

use crate::contest::unknown;
use crate::failure::Usage;

/// One side of a match.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) enum Contestant {
    /// A bot as anybody can have it.
    Bot(Spec),
    /// Search without knowledge: `plain:50cpu`.
    Plain(Option<Budget>),
    /// The same that sees all hands and the order of every deck: `clairvoyant:50cpu`.
    Clairvoyant(Option<Budget>),
    /// A master with other constants: `tuned:50cpu/curiosity=0.5`.
    Tuned(Budget, Tuning),
}

impl Contestant {
    /// Takes a seat, with dice of its own.
    pub(crate) fn player(self, game: &AnyGame, seed: u64) -> Box<dyn AnyBot> {
        let (budget, sight) = match self {
            Self::Bot(spec) => return (game.bot)(spec, seed),
            Self::Plain(budget) => (budget, Sight::View),
            Self::Clairvoyant(budget) => (budget, Sight::Everything),
            Self::Tuned(budget, tuning) => {
                let mut tuned = Tuned { game: game.id, budget, tuning, seed, made: None };
                games::visit(&mut tuned);
                return tuned.made.expect("a game of the house");
            }
        };
        let plain = Plain::new(budget.unwrap_or(Spec::of(Method::Master).budget), seed);
        let mut yardstick = Yardstick { game: game.id, sight, plain, found: None };
        games::visit(&mut yardstick);
        Box::new(yardstick)
    }

    /// The same with the budget of the one that it plays, if it is a yardstick without one: that measures at equal terms.
    pub(crate) fn against(self, other: Self) -> Self {
        match self {
            Self::Plain(None) => Self::Plain(other.budget()),
            Self::Clairvoyant(None) => Self::Clairvoyant(other.budget()),
            settled => settled,
        }
    }

    fn budget(self) -> Option<Budget> {
        match self {
            Self::Bot(spec) => (spec.method == Method::Master).then_some(spec.budget),
            Self::Plain(budget) | Self::Clairvoyant(budget) => budget,
            Self::Tuned(budget, _) => Some(budget),
        }
    }
}

impl FromStr for Contestant {
    type Err = Usage;

    fn from_str(text: &str) -> Result<Self, Usage> {
        if let Some(tuned) = text.strip_prefix("tuned:") {
            let (budget, tuning) = tuned.split_once('/').unwrap_or((tuned, ""));
            let budget = budget.parse().map_err(|problem| unknown(problem, &[]))?;
            return Ok(Self::Tuned(budget, tuning.parse().map_err(|problem: NoTuning| Usage(problem.to_string()))?));
        }
        let (name, budget) = text.split_once(':').map_or((text, None), |(name, budget)| (name, Some(budget)));
        let budget = || budget.map(str::parse).transpose();
        let contestant = match name {
            "plain" => budget().map(Self::Plain),
            "clairvoyant" => budget().map(Self::Clairvoyant),
            _ => text.parse().map(Self::Bot),
        };
        let [random, novice, adept, master] = Method::ALL.map(Method::name);
        contestant.map_err(|problem| unknown(problem, &[random, novice, adept, master, "plain", "clairvoyant"]))
    }
}

impl fmt::Display for Contestant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Bot(spec) => spec.fmt(f),
            Self::Plain(None) => f.write_str("plain"),
            Self::Plain(Some(budget)) => write!(f, "plain:{budget}"),
            Self::Clairvoyant(None) => f.write_str("clairvoyant"),
            Self::Clairvoyant(Some(budget)) => write!(f, "clairvoyant:{budget}"),
            Self::Tuned(budget, tuning) if *tuning == Tuning::default() => write!(f, "tuned:{budget}"),
            Self::Tuned(budget, tuning) => write!(f, "tuned:{budget}/{tuning}"),
        }
    }
}

#[derive(Clone, Copy)]
enum Sight {
    View,
    Everything,
}

type Search = fn(&mut Plain, &dyn AnyTable, Seat, Sight, &dyn Runtime) -> String;

/// Plain search at a table of any game of the house.
struct Yardstick {
    game: &'static str,
    sight: Sight,
    plain: Plain,
    found: Option<Search>,
}

impl Visitor for Yardstick {
    fn visit<G: Knowledge>(&mut self) {
        if G::ID == self.game {
            self.found = Some(search::<G>);
        }
    }
}

impl AnyBot for Yardstick {
    fn choose(&mut self, table: &dyn AnyTable, seat: Seat, runtime: &dyn Runtime) -> String {
        let search = self.found.expect("a game of the house");
        search(&mut self.plain, table, seat, self.sight, runtime)
    }
}

fn search<G: Knowledge>(
    plain: &mut Plain,
    table: &dyn AnyTable,
    seat: Seat,
    sight: Sight,
    runtime: &dyn Runtime,
) -> String {
    let table = table.as_any().downcast_ref::<Table<G>>().expect("a table of this game");
    let view = table.view(seat);
    let found = match (view.moves.as_slice(), sight) {
        ([only], _) => Some(*only),
        (_, Sight::View) => plain.search(seat, |dice| G::imagine(&view, dice), runtime),
        (_, Sight::Everything) => plain.search(seat, |_| table.game().clone(), runtime),
    };
    found.expect("a seat to move has a move").to_string()
}

/// Makes a master with other constants, of any game of the house.
struct Tuned {
    game: &'static str,
    budget: Budget,
    tuning: Tuning,
    seed: u64,
    made: Option<Box<dyn AnyBot>>,
}

impl Visitor for Tuned {
    fn visit<G: Knowledge>(&mut self) {
        if G::ID == self.game {
            let master: Box<dyn Bot<G>> = Box::new(Master::new(self.budget, 1, 0, self.seed).tuned(self.tuning));
            self.made = Some(Box::new(master));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_contestant_reads_as_it_is_written() {
        for text in
            ["adept", "master:80it~30", "plain", "plain:50cpu", "clairvoyant:9it", "tuned:9it", "tuned:50cpu/doubt=2"]
        {
            assert_eq!(text.parse::<Contestant>().unwrap().to_string(), text);
        }
        assert!(
            ["plain:", "plain:5", "clairvoyant:x", "tuned", "tuned:9it/doubt"]
                .iter()
                .all(|text| text.parse::<Contestant>().is_err())
        );
    }

    #[test]
    fn a_yardstick_without_a_budget_takes_that_of_the_other_side() {
        let against = |one: &str, other: &str| {
            let [one, other]: [Contestant; 2] = [one, other].map(|text| text.parse().unwrap());
            one.against(other).to_string()
        };
        assert_eq!(against("plain", "master:50cpu"), "plain:50cpu");
        assert_eq!(against("clairvoyant", "plain:9it"), "clairvoyant:9it");
        assert_eq!(against("plain:7ms", "master:50cpu"), "plain:7ms");
        assert_eq!(against("plain", "adept"), "plain");
        assert_eq!(against("master:7ms", "plain"), "master:7ms");
    }
}
