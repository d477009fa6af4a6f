//! What a server stands: `cargo run --release --package load`.
//!
//! - [`many`]: many tables at once, beside what the machine could do at best.
//! - [`worst`]: one person doing their worst, and what a stranger notices of it.
//! - [`lists`]: a house full of old tables, and how long its lists take.
//! - [`pairs`]: two people who play each other. [`served`]: the server, in a process of its own.

mod lists;
mod many;
mod pairs;
mod served;
mod worst;

use std::io;
use std::time::Duration;

use clap::Parser;

use served::{Served, Strictness};

/// Tells what a server stands
///
/// Starts a server of its own with a new database in the current folder and plays at many tables at once. Beside it, in the
/// same run, it measures what the machine could do at best: a bare echo over as many sockets, and commits with nothing
/// around them.
#[derive(Parser)]
#[command(after_help = "\
Examples:
  load --tables 1000 --seconds 10 --rate 1000
  load --worst --seconds 60
  load --finished 1000000")]
struct Args {
    /// How many tables of two seats, with two sockets each
    #[arg(long, default_value_t = 1000, value_parser = clap::value_parser!(u32).range(1..=20_000))]
    tables: u32,
    /// The game that is played
    #[arg(long, default_value = "seikatsu")]
    game: String,
    /// How long each measurement takes
    #[arg(long, default_value_t = 10, value_parser = clap::value_parser!(u64).range(1..=3600))]
    seconds: u64,
    /// Moves a second for the measurement of delays
    #[arg(long, default_value_t = 1000, value_parser = clap::value_parser!(u32).range(1..))]
    rate: u32,
    /// The database of the server that is started: sqlite:FILE or postgres://…; by default a new SQLite file
    #[arg(long, value_name = "URL")]
    database: Option<String>,
    /// Let one person do their worst (hints, masters, uploads, sockets, words, half-open connections) and tell what a
    /// stranger notices; the usual limits hold
    #[arg(long, conflicts_with_all = ["tables", "rate", "finished"])]
    worst: bool,
    /// Put so many finished tables into the database, and tell how long its lists take
    #[arg(long, value_name = "TABLES", conflicts_with_all = ["tables", "rate"])]
    finished: Option<u32>,
    /// Print JSON
    #[arg(long)]
    json: bool,
    /// Be the server
    #[arg(long, hide = true, value_name = "URL")]
    serve: Option<String>,
    /// Be it without limits
    #[arg(long, hide = true)]
    unlimited: bool,
}

/// Moves or requests, and how long each took.
#[derive(Default)]
struct Measured {
    seconds: f64,
    delays: Vec<Duration>,
}

impl Measured {
    fn new(time: Duration, mut delays: Vec<Duration>) -> Self {
        delays.sort_unstable();
        Self { seconds: time.as_secs_f64(), delays }
    }

    fn rate(&self) -> f64 {
        self.delays.len() as f64 / self.seconds
    }

    /// The delay that so many of a hundred do not exceed, in milliseconds.
    fn percentile(&self, percent: usize) -> f64 {
        let place = (self.delays.len() * percent / 100).min(self.delays.len().saturating_sub(1));
        self.delays.get(place).map_or(0.0, |delay| delay.as_secs_f64() * 1000.0)
    }
}

#[tokio::main]
async fn main() -> anyhow::Result<()> {
    let args = Args::parse();
    let strictness = if args.unlimited { Strictness::Unlimited } else { Strictness::Usual };
    let out = &mut io::stdout();
    if let Some(database) = &args.serve {
        return served::serve(database, strictness, out).await;
    }
    let folder = tempfile::tempdir_in(std::env::current_dir()?)?;
    let own = format!("sqlite:{}", folder.path().join("load.db").display());
    let database = args.database.as_deref().unwrap_or(&own);
    if args.worst {
        let server = Served::start(database, Strictness::Usual)?;
        let noticed = worst::measure(&server, &args.game, Duration::from_secs(args.seconds)).await?;
        noticed.write(&args, out)
    } else if let Some(tables) = args.finished {
        let server = Served::start(database, Strictness::Unlimited)?;
        lists::measure(&server, database, &args.game, tables).await?.write(&args, out)
    } else {
        let spare = format!("sqlite:{}", folder.path().join("baseline.db").display());
        many::measure(&args, database, &spare).await?.write(&args, out)
    }
}
