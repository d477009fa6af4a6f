//! Who can be put to the test: bots, and the yardsticks that are offered nowhere else.

use std::fmt;
use std::str::FromStr;

use bots::{Budget, Knowledge, NoSuchBot, Plain, Runtime, Spec};
use games::{AnyBot, AnyGame, AnyTable, Visitor};
use table::{Seat, Table};

/// One side of a match.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) enum Contestant {
    /// A bot as anybody can have it.
    Bot(Spec),
    /// Search without knowledge: `plain:50cpu`.
    Plain(Budget),
    /// The same that sees all hands and the order of every deck: `clairvoyant:50cpu`.
    Clairvoyant(Budget),
}

impl Contestant {
    /// Takes a seat, with dice of its own.
    pub(crate) fn player(self, game: &AnyGame, seed: u64) -> Box<dyn AnyBot> {
        let (budget, sight) = match self {
            Self::Bot(spec) => return (game.bot)(spec, seed),
            Self::Plain(budget) => (budget, Sight::View),
            Self::Clairvoyant(budget) => (budget, Sight::Everything),
        };
        let mut yardstick = Yardstick { game: game.id, sight, plain: Plain::new(budget, seed), found: None };
        games::visit(&mut yardstick);
        Box::new(yardstick)
    }
}

impl FromStr for Contestant {
    type Err = NoSuchBot;

    fn from_str(text: &str) -> Result<Self, NoSuchBot> {
        match text.split_once(':') {
            Some(("plain", budget)) => budget.parse().map(Self::Plain),
            Some(("clairvoyant", budget)) => budget.parse().map(Self::Clairvoyant),
            _ => text.parse().map(Self::Bot),
        }
    }
}

impl fmt::Display for Contestant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Bot(spec) => spec.fmt(f),
            Self::Plain(budget) => write!(f, "plain:{budget}"),
            Self::Clairvoyant(budget) => write!(f, "clairvoyant:{budget}"),
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
