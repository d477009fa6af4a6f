//! What can be asked of a game without knowing its types.

use std::io;
use std::path::Path;

use bots::{Job, Knowledge, Outlook, Runtime, Spec};
use serde::de::Error as _;
use serde_json::{Value as Json, json};
use table::{
    Choice, Dice, Options, Record, RecordError, Refusal, Ruling, Setup, Spelling, Table, View, showcase, variants,
};

use crate::{AnyBot, BoxedTable, Work, work};

/// Asks a search about a view, for a bot, a seed and at most so many moves.
type Assess = fn(&str, Spec, u64, usize, &dyn Runtime) -> serde_json::Result<Vec<Outlook<String>>>;

/// One game of the registry.
pub struct AnyGame {
    /// Its name in records and commands.
    pub id: &'static str,
    /// The newest version of its rules.
    pub rules: u16,
    /// What the host chooses.
    pub choices: &'static [Choice],
    /// Whether it can be played with other components than its own.
    pub takes_components: bool,
    /// The component table in a host's file, in the form of a record.
    pub component_table: fn(Json) -> Result<Json, Refusal>,
    /// What the books leave open and how it is played here.
    pub rulings: &'static [Ruling],
    /// How it spells its pieces.
    pub spell: fn(&str, &str) -> Option<Spelling>,
    /// Its words, a language and its texts in Fluent each, if they are not in `locales`.
    pub words: &'static [(&'static str, &'static str)],
    /// Writes the TypeScript types of its views, events and reasons.
    pub types: fn(&Path) -> io::Result<()>,
    /// Every way to set it up with its standard components.
    pub variants: fn() -> Vec<Setup>,
    /// A few setups that show its range.
    pub showcase: fn() -> Vec<Setup>,
    /// The same setup by the newest rules.
    pub newest: fn(&Setup) -> Setup,
    /// Opens a table.
    pub open: fn(&Setup) -> Result<BoxedTable, Refusal>,
    /// Plays the first entries of a record, checking each.
    pub replay: fn(&Record, usize) -> Result<BoxedTable, RecordError>,
    /// Referees a whole record, its result included.
    pub referee: fn(&Record) -> Result<BoxedTable, RecordError>,
    /// Plays a whole game at random.
    pub random_game: fn(&Setup, &mut Dice) -> Result<BoxedTable, Refusal>,
    /// A bot with dice of its own.
    pub bot: fn(Spec, u64) -> Box<dyn AnyBot>,
    /// Makes a choice from the JSON text of a view, and returns the move in its notation.
    pub choose: fn(&str, Spec, u64, &dyn Runtime) -> serde_json::Result<String>,
    /// What a search makes of the best moves of a view, given as its JSON text: at most so many, the best first.
    pub assess: Assess,
    /// Why the seat of a view, given as its JSON text, may not make the move with this notation; nothing if it may.
    pub why_not: fn(&str, &str) -> serde_json::Result<Option<Json>>,
    /// Gets ready to play random games: a call plays one and returns its moves.
    pub playouts: fn(&Setup) -> Result<Work, Refusal>,
    /// Gets ready to imagine worlds from halfway through random games: a call imagines some and returns how many.
    pub imagining: fn(&Setup) -> Result<Work, Refusal>,
    /// Gets ready to search from halfway through random games: a call does some iterations and returns how many.
    pub thinking: fn(&Setup) -> Result<Work, Refusal>,
}

impl AnyGame {
    /// The registry's line for a game.
    #[must_use]
    pub fn of<G: Knowledge>() -> Self {
        Self {
            id: G::ID,
            rules: G::Options::RULES,
            choices: G::Options::choices(G::Options::RULES),
            takes_components: G::Options::takes_components(G::Options::RULES),
            component_table: G::Options::component_table,
            rulings: G::RULINGS,
            spell: G::spell,
            words: &[],
            // A browser writes no files, and need not carry what would be in them.
            types: if cfg!(target_family = "wasm") { |_| Ok(()) } else { table::export_types_of::<G> },
            variants: || variants::<G::Options>().iter().map(Options::setup).collect(),
            showcase: || showcase::<G::Options>().iter().map(Options::setup).collect(),
            newest: G::Options::newest,
            open: |setup| Ok(Box::new(Table::<G>::new(G::Options::read(setup)?))),
            replay: |record, entries| Ok(Box::new(Table::<G>::replay(record, entries)?)),
            referee: |record| Ok(Box::new(Table::<G>::referee(record)?)),
            random_game: |setup, dice| Ok(Box::new(work::random_game::<G>(G::Options::read(setup)?, dice))),
            bot: |spec, seed| Box::new(bots::make::<G>(spec, seed)),
            choose: |view, spec, seed, runtime| {
                let job = Job::<G> { view: to_move(view)?, spec, seed };
                Ok(job.choose(runtime).to_string())
            },
            assess: |view, spec, seed, most, runtime| {
                let found = Job::<G> { view: to_move(view)?, spec, seed }.assess(most, runtime);
                Ok(found.into_iter().map(|outlook| outlook.map(|mv| mv.to_string())).collect())
            },
            why_not: |view, text| {
                let view = table::read_json::<View<G>>(view)?;
                Ok(table::why_not(&view, text).map(|reason| json!(reason)))
            },
            playouts: |setup| Ok(work::playouts::<G>(&G::Options::read(setup)?)),
            imagining: |setup| Ok(work::imagining::<G>(&G::Options::read(setup)?)),
            thinking: |setup| Ok(work::thinking::<G>(&G::Options::read(setup)?)),
        }
    }

    /// The same game with words of its own.
    #[must_use]
    pub fn with_words(self, words: &'static [(&'static str, &'static str)]) -> Self {
        Self { words, ..self }
    }
}

/// Reads the view of a seat that is to move.
fn to_move<G: Knowledge>(text: &str) -> serde_json::Result<View<G>> {
    let view: View<G> = table::read_json(text)?;
    if view.moves.is_empty() {
        return Err(serde_json::Error::custom("the seat of this view is not to move"));
    }
    Ok(view)
}
