//! What can be asked of a game without knowing its types.

use bots::{Job, Knowledge, Outlook, Runtime, Spec};
use serde::de::Error as _;
use serde_json::Value as Json;
use table::{Choice, Dice, JsonText, Options, Record, RecordError, Refusal, Ruling, Setup, Table, View, variants};

use crate::{BoxedTable, Work, work};

/// Asks a search about a view, for a bot, a seed and at most so many moves.
type Assess = fn(&str, Spec, u64, usize, &dyn Runtime) -> serde_json::Result<Vec<Outlook<String>>>;

/// One game of the registry. A browser does not carry what only a terminal, a server or a benchmark asks.
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
    #[cfg(not(target_family = "wasm"))]
    pub spell: fn(&str, &str) -> Option<table::Spelling>,
    /// Its words, a language and its texts in Fluent each, if they are not in `locales`.
    #[cfg(not(target_family = "wasm"))]
    pub words: &'static [(&'static str, &'static str)],
    /// Writes the TypeScript types of its views, events and reasons.
    #[cfg(not(target_family = "wasm"))]
    pub types: fn(&std::path::Path) -> std::io::Result<()>,
    /// Every way to set it up with its standard components.
    pub variants: fn() -> Vec<Setup>,
    /// A few setups that show its range.
    #[cfg(not(target_family = "wasm"))]
    pub showcase: fn() -> Vec<Setup>,
    /// The same setup by the newest rules.
    pub newest: fn(&Setup) -> Setup,
    /// Opens a table.
    pub open: fn(&Setup) -> Result<BoxedTable, Refusal>,
    /// Plays the first entries of a record, checking each.
    pub replay: fn(&Record, usize) -> Result<BoxedTable, RecordError>,
    /// Referees a whole record, its result included.
    #[cfg(not(target_family = "wasm"))]
    pub referee: fn(&Record) -> Result<BoxedTable, RecordError>,
    /// Plays a whole game at random.
    pub random_game: fn(&Setup, &mut Dice) -> Result<BoxedTable, Refusal>,
    /// A bot with dice of its own.
    #[cfg(not(target_family = "wasm"))]
    pub bot: fn(Spec, u64) -> Box<dyn crate::AnyBot>,
    /// Makes a choice from the JSON text of a view, and returns the move in its notation.
    pub choose: fn(&str, Spec, u64, &dyn Runtime) -> serde_json::Result<String>,
    /// What a search makes of the best moves of a view, given as its JSON text: at most so many, the best first.
    pub assess: Assess,
    /// Why the seat of a view, given as its JSON text, may not make the move with this notation; nothing if it may.
    pub why_not: fn(&str, &str) -> serde_json::Result<Option<JsonText>>,
    /// Gets ready to play random games: a call plays one and returns its moves.
    #[cfg(not(target_family = "wasm"))]
    pub playouts: fn(&Setup) -> Result<Work, Refusal>,
    /// Gets ready to imagine worlds from halfway through random games: a call imagines some and returns how many.
    #[cfg(not(target_family = "wasm"))]
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
            #[cfg(not(target_family = "wasm"))]
            spell: G::spell,
            #[cfg(not(target_family = "wasm"))]
            words: &[],
            #[cfg(not(target_family = "wasm"))]
            types: table::export_types_of::<G>,
            variants: || variants::<G::Options>().iter().map(Options::setup).collect(),
            #[cfg(not(target_family = "wasm"))]
            showcase: || table::showcase::<G::Options>().iter().map(Options::setup).collect(),
            newest: G::Options::newest,
            open: |setup| Ok(Box::new(Table::<G>::new(G::Options::read(setup)?))),
            replay: |record, entries| Ok(Box::new(Table::<G>::replay(record, entries)?)),
            #[cfg(not(target_family = "wasm"))]
            referee: |record| Ok(Box::new(Table::<G>::referee(record)?)),
            random_game: |setup, dice| Ok(Box::new(work::random_game::<G>(G::Options::read(setup)?, dice))),
            #[cfg(not(target_family = "wasm"))]
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
                Ok(table::why_not(&view, text).map(|reason| JsonText::of(&reason)))
            },
            #[cfg(not(target_family = "wasm"))]
            playouts: |setup| Ok(work::playouts::<G>(&G::Options::read(setup)?)),
            #[cfg(not(target_family = "wasm"))]
            imagining: |setup| Ok(work::imagining::<G>(&G::Options::read(setup)?)),
            thinking: |setup| Ok(work::thinking::<G>(&G::Options::read(setup)?)),
        }
    }

    /// The same game with words of its own.
    #[cfg(not(target_family = "wasm"))]
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
