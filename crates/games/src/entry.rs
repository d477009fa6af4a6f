//! What can be asked of a game without knowing its types.

use std::io;
use std::path::Path;

use bots::{Knowledge, Spec};
use faces::{Face, Lang};
use serde_json::Value as Json;
use table::{
    Choice, Dice, Game, Options, Record, RecordError, Refusal, Ruling, Setup, Table, Text, showcase, variants,
};

use crate::{AnyBot, BoxedTable, Work, work};

/// One game of the registry.
pub struct Entry {
    /// Its name in records and commands.
    pub id: &'static str,
    /// Its name for people.
    pub name: Text,
    /// What the host chooses.
    pub choices: &'static [Choice],
    /// What a component file holds, if the game takes one.
    pub components: Option<Text>,
    /// The component table in a host's file, in the form of a record.
    pub component_table: fn(Json) -> Result<Json, Refusal>,
    /// What the books leave open and how it is played here.
    pub rulings: &'static [Ruling],
    /// The game in a few sentences, and how moves are written.
    pub how_to_play: fn(Lang) -> &'static str,
    /// Writes the TypeScript types of its views and events.
    pub types: fn(&Path) -> io::Result<()>,
    /// Every way to set it up with its standard components.
    pub variants: fn() -> Vec<Setup>,
    /// A few setups that show its range.
    pub showcase: fn() -> Vec<Setup>,
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
    /// Gets ready to play random games: a call plays one and returns its moves.
    pub playouts: fn(&Setup) -> Result<Work, Refusal>,
    /// Gets ready to imagine worlds from halfway through random games: a call imagines some and returns how many.
    pub imagining: fn(&Setup) -> Result<Work, Refusal>,
    /// Gets ready to search from halfway through random games: a call does some iterations and returns how many.
    pub thinking: fn(&Setup) -> Result<Work, Refusal>,
}

impl Entry {
    /// The registry's line for a game.
    pub(crate) const fn of<G: Game + Knowledge + Face>() -> Self {
        Self {
            id: G::ID,
            name: G::NAME,
            choices: G::Options::CHOICES,
            components: G::Options::COMPONENTS,
            component_table: G::Options::component_table,
            rulings: G::RULINGS,
            how_to_play: G::how_to_play,
            types: table::export_types_of::<G>,
            variants: || variants::<G::Options>().iter().map(Options::setup).collect(),
            showcase: || showcase::<G::Options>().iter().map(Options::setup).collect(),
            open: |setup| Ok(Box::new(Table::<G>::new(G::Options::read(setup)?))),
            replay: |record, entries| Ok(Box::new(Table::<G>::replay(record, entries)?)),
            referee: |record| Ok(Box::new(Table::<G>::referee(record)?)),
            random_game: |setup, dice| Ok(Box::new(work::random_game::<G>(G::Options::read(setup)?, dice))),
            bot: |spec, seed| Box::new(bots::make::<G>(spec, seed)),
            playouts: |setup| Ok(work::playouts::<G>(&G::Options::read(setup)?)),
            imagining: |setup| Ok(work::imagining::<G>(&G::Options::read(setup)?)),
            thinking: |setup| Ok(work::thinking::<G>(&G::Options::read(setup)?)),
        }
    }
}
