//! What can be typed.

use std::path::PathBuf;

use bots::Budget;
use clap::{Args, ColorChoice, Parser, Subcommand};
use words::Lang;

use crate::admin::AdminArgs;
use crate::arena::Contestant;
use crate::backup::{BackupArgs, RestoreArgs};
use crate::contest::Named;
use crate::lang;
use crate::replay::Viewer;
use crate::serve::ServeArgs;

/// The table for four games: Seikatsu, Yokai Septet, Miyabi and Shikoku.
#[derive(Parser)]
#[command(
    version,
    arg_required_else_help = true,
    after_help = "\
Examples:
  chabudai serve                                    the table in the browser, http://127.0.0.1:8080
  chabudai games                                    what can be played, and how
  chabudai play seikatsu                            a game against a bot, in the terminal
  chabudai simulate seikatsu --seats 3 --games 100  a hundred random games and their scores
  chabudai simulate seikatsu --tell                 one random game, step by step
  chabudai replay game.chabudai.json                was it played by the rules?

`chabudai COMMAND --help` tells more."
)]
pub(crate) struct Cli {
    #[command(subcommand)]
    pub(crate) command: Command,
}

#[derive(Subcommand)]
pub(crate) enum Command {
    Serve(ServeArgs),
    Admin(AdminArgs),
    Backup(BackupArgs),
    Restore(RestoreArgs),
    Games(GamesArgs),
    Play(PlayArgs),
    Simulate(SimulateArgs),
    Replay(ReplayArgs),
    Arena(ArenaArgs),
    Levels(LevelsArgs),
    Train(TrainArgs),
    Tune(TuneArgs),
    Bench(BenchArgs),
    /// Prints completions for a shell
    ///
    /// For bash: `chabudai completions bash > ~/.local/share/bash-completion/completions/chabudai`
    Completions {
        /// The shell to complete in
        shell: clap_complete::Shell,
    },
}

/// Which database.
#[derive(Args)]
pub(crate) struct DatabaseArg {
    /// Where everything is kept: sqlite:FILE or postgres://…
    #[arg(
        long,
        value_name = "URL",
        default_value = "sqlite:chabudai.db",
        env = "CHABUDAI_DATABASE",
        hide_env_values = true,
        global = true
    )]
    pub(crate) database: String,
}

/// Lists the games with their seats, options and defaults
#[derive(Args)]
pub(crate) struct GamesArgs {
    /// Only this game, with the rulings it is played by
    pub(crate) game: Option<String>,
    #[arg(long, help = lang::offered())]
    pub(crate) lang: Option<Lang>,
    /// Print JSON, rulings and the texts of every language included
    #[arg(long)]
    pub(crate) json: bool,
}

/// Plays a game in the terminal against bots
///
/// Type a move, or `?` to learn how. All commands are told there too.
#[derive(Args)]
#[command(after_help = "\
Examples:
  chabudai play seikatsu
  chabudai play yokai-septet --seats 4 --bots master
  chabudai play miyabi --option expansions=zen,frog --lang fr
  chabudai play shikoku --seats 5 --seat 2 --record game.chabudai.json")]
pub(crate) struct PlayArgs {
    #[command(flatten)]
    pub(crate) setup: SetupArgs,
    /// Which seat is yours, counted from 0
    #[arg(long, value_name = "SEAT", default_value_t = 0)]
    pub(crate) seat: u8,
    /// Who plays the other seats: one bot for all, or one for each of them with commas, as `novice`, `expert`, `master`,
    /// `master:500ms` or on two threads `master:500ms*2`
    #[arg(long, value_name = "BOT,…", value_delimiter = ',', default_value = "adept")]
    pub(crate) bots: Vec<Named>,
    /// The seed of the dice; by default another one each time
    #[arg(long)]
    pub(crate) seed: Option<u64>,
    #[arg(long, help = lang::offered())]
    pub(crate) lang: Option<Lang>,
    /// Where to write the record when the game ends or you quit
    #[arg(long, value_name = "FILE")]
    pub(crate) record: Option<PathBuf>,
    /// Whether to use colours
    #[arg(long, alias = "color", value_enum, default_value_t = ColorChoice::Auto)]
    pub(crate) colour: ColorChoice,
}

/// Plays games and sums them up; writes their records if asked to
///
/// The same seed gives the same games on every machine, whatever the number of threads.
#[derive(Args)]
#[command(after_help = "\
Examples:
  chabudai simulate seikatsu --seats 3 --games 1000 --seed 1 --records r.jsonl
  chabudai simulate seikatsu --option mode=solo-hard --games 100
  chabudai simulate seikatsu --option mode=tournament --option edition=french --tell")]
pub(crate) struct SimulateArgs {
    #[command(flatten)]
    pub(crate) setup: SetupArgs,
    /// Who plays: one bot for all seats, or one a seat with commas, as `random`, `novice`, `expert`, `master:500ms`,
    /// `master:2000it` or on two threads `master:500ms*2`
    #[arg(long, value_name = "BOT,…", value_delimiter = ',', default_value = "random")]
    pub(crate) bots: Vec<Named>,
    /// How many games to play
    #[arg(long, short, default_value_t = 1, value_parser = clap::value_parser!(u64).range(1..))]
    pub(crate) games: u64,
    /// The seed of the dice
    #[arg(long, default_value_t = 0)]
    pub(crate) seed: u64,
    /// How many games to play at a time; by default one for each core
    #[arg(long, value_parser = clap::value_parser!(u16).range(1..=256))]
    pub(crate) threads: Option<u16>,
    /// Where to write the records: `.jsonl` one a line, `.json` a single one, `-` the standard output
    #[arg(long, value_name = "FILE")]
    pub(crate) records: Option<PathBuf>,
    /// Tell each game step by step
    #[arg(long, conflicts_with = "json")]
    pub(crate) tell: bool,
    #[arg(long, requires = "tell", help = lang::offered())]
    pub(crate) lang: Option<Lang>,
    /// Print the summary as JSON
    #[arg(long)]
    pub(crate) json: bool,
}

/// Lets bots play each other and says who is better, with what certainty
///
/// Every deal is played with every seating: A takes each side in turn and B all others, with the same luck. Partners
/// are one side. Alone, A and B play the same deals one after the other.
#[derive(Args)]
#[command(after_help = "\
Besides the bots that anybody can play with there are two yardsticks: `plain:BUDGET` searches without any knowledge of the
game, and `clairvoyant:BUDGET` is the same search that sees all that is hidden. Without a budget they have the other side's.
`tuned:BUDGET/curiosity=0.8/doubt=2` is a master whose constants are multiplied by that, as `chabudai tune` finds them.

Examples:
  chabudai arena seikatsu --a master:50cpu --b plain:50cpu --until-clear --deals 1000
  chabudai arena miyabi --a 'master:200ms*2' --b master:200ms --threads 1
  chabudai arena shikoku --seats 5 --a adept --b novice --deals 200 --json
  chabudai arena seikatsu --ladder random,novice,adept,master:5cpu --svg ladder.svg")]
pub(crate) struct ArenaArgs {
    #[command(flatten)]
    pub(crate) setup: SetupArgs,
    /// One bot: `random`, `novice`, `adept`, `master`, with a budget as `master:500ms`, `master:50cpu` (of processor time)
    /// or `master:2000it`, with threads of its own as `master:500ms*2`, and overlooking moves as `adept~60`, `master:80it~30`
    #[arg(long, required_unless_present = "ladder")]
    pub(crate) a: Option<Contestant>,
    /// The other bot
    #[arg(long, required_unless_present = "ladder")]
    pub(crate) b: Option<Contestant>,
    /// Rates several bots in one table, each against each
    #[arg(long, value_delimiter = ',', value_name = "BOT,BOT,…", conflicts_with_all = ["a", "b", "until_clear"])]
    pub(crate) ladder: Vec<Contestant>,
    /// Where to draw the ladder
    #[arg(long, requires = "ladder", value_name = "FILE")]
    pub(crate) svg: Option<PathBuf>,
    /// How many deals to play, each with every seating
    #[arg(long, short, default_value_t = 100, value_parser = clap::value_parser!(u64).range(2..))]
    pub(crate) deals: u64,
    /// Stop as soon as one is clearly better
    #[arg(long)]
    pub(crate) until_clear: bool,
    /// The seed of the dice
    #[arg(long, default_value_t = 0)]
    pub(crate) seed: u64,
    /// How many games to play at a time; by default one for each core
    #[arg(long, value_parser = clap::value_parser!(u16).range(1..=256))]
    pub(crate) threads: Option<u16>,
    /// Print JSON
    #[arg(long)]
    pub(crate) json: bool,
}

/// Measures the levels that bots are offered at, and writes them down
///
/// For every number of seats, candidates from a novice to a master play their neighbours; those nearest to steps of 200
/// points are taken, play again on other deals, and are rated by that. With budgets in iterations the same arguments always
/// write the same. The program offers what is written where it was built from, crates/bots/src/levels.txt.
#[derive(Args)]
pub(crate) struct LevelsArgs {
    /// Only these games; what is written of others stays
    #[arg(value_name = "GAME")]
    pub(crate) only: Vec<String>,
    /// Only with so many seats
    #[arg(long, short)]
    pub(crate) seats: Option<u8>,
    /// How many games two neighbours play
    #[arg(long, default_value_t = 300, value_parser = clap::value_parser!(u64).range(2..))]
    pub(crate) games: u64,
    /// The budget that masters are rated with
    #[arg(long, value_name = "BUDGET", default_value = "4000it")]
    pub(crate) master: Budget,
    /// The seed of the dice
    #[arg(long, default_value_t = 1)]
    pub(crate) seed: u64,
    /// How many games to play at a time; by default one for each core
    #[arg(long, value_parser = clap::value_parser!(u16).range(1..=256))]
    pub(crate) threads: Option<u16>,
    /// The file to write, which keeps what else is in it
    #[arg(long, value_name = "FILE", default_value = "levels.txt")]
    pub(crate) out: PathBuf,
    /// Print where every candidate stands
    #[arg(long, short)]
    pub(crate) verbose: bool,
}

/// How a game is set up.
#[derive(Args)]
pub(crate) struct SetupArgs {
    /// The game; `chabudai games` lists them
    pub(crate) game: String,
    /// How many seats; by default the fewest that the options allow
    #[arg(long, short)]
    pub(crate) seats: Option<u8>,
    /// An option of the game, as `mode=tournament`; a list with commas, empty for none
    #[arg(long = "option", short, value_name = "NAME=VALUE", value_parser = name_and_value)]
    pub(crate) options: Vec<(String, String)>,
    /// A TOML file with another component set, for the games that take one
    #[arg(long, value_name = "FILE")]
    pub(crate) components: Option<PathBuf>,
}

fn name_and_value(text: &str) -> Result<(String, String), String> {
    let (name, value) = text.split_once('=').ok_or("an option is written NAME=VALUE")?;
    Ok((name.into(), value.into()))
}

/// Referees records: says which entry is wrong and why
///
/// Exits with 1 if any record is refused.
#[derive(Args)]
#[command(after_help = "\
Examples:
  chabudai replay r.jsonl                          referee every record
  chabudai replay game.chabudai.json --entry 0     position and legal moves before the first entry
  chabudai replay r.jsonl --record 7 --entry 12    the same for the seventh record of a file
  chabudai replay r.jsonl --entry 12 --seat 1      what seat 1 sees there, and what its moves would bring")]
pub(crate) struct ReplayArgs {
    /// Files of records: `.json` holds one, `.jsonl` one a line, `-` is the standard input with one a line
    #[arg(required = true)]
    pub(crate) files: Vec<PathBuf>,
    /// Print the position and the legal moves before this entry of the log, counted from 0, as JSON
    #[arg(long, value_name = "N")]
    pub(crate) entry: Option<usize>,
    /// Print the position as this seat sees it, counted from 0, or as a spectator: `none`
    #[arg(long, value_name = "S", requires = "entry")]
    pub(crate) seat: Option<Viewer>,
    /// Only the record on this line of each file, counted from 1
    #[arg(long, value_name = "LINE")]
    pub(crate) record: Option<usize>,
    /// Print the verdicts as JSON
    #[arg(long, conflicts_with = "entry")]
    pub(crate) json: bool,
}

/// Learns by playing what a master makes of a position, and writes it down
///
/// The same arguments always learn the same. A master plays by what is written where it was built from,
/// crates/bots/src/games/GAME/.
#[derive(Args)]
pub(crate) struct TrainArgs {
    /// The game
    pub(crate) game: String,
    /// The seed of the dice
    #[arg(long, default_value_t = 1)]
    pub(crate) seed: u64,
    /// How many times to play with what was learned, and learn again
    #[arg(long, default_value_t = 4, value_parser = clap::value_parser!(u32).range(1..=1000))]
    pub(crate) generations: u32,
    /// How many games to play in each, for each way to play
    #[arg(long, default_value_t = 2000, value_parser = clap::value_parser!(u32).range(10..=1_000_000))]
    pub(crate) games: u32,
    /// Where to write what was learned
    #[arg(long, value_name = "FILE", default_value = "weights.txt")]
    pub(crate) out: PathBuf,
    /// Where to draw the learning curve
    #[arg(long, value_name = "FILE")]
    pub(crate) svg: Option<PathBuf>,
}

/// Looks for better constants of a master's search, and says how much better they are
///
/// Two masters whose constants differ a little, all at once and each to a side that is drawn, play each other; the constants
/// then move towards those of the better one (simultaneous perturbation stochastic approximation). What is found at last plays
/// the master as it is, on other deals. Each constant is told as a factor to the one that is in the program, and
/// `chabudai arena` takes what is found as `--a tuned:BUDGET/curiosity=0.8`.
#[derive(Args)]
#[command(after_help = "\
Examples:
  chabudai tune seikatsu --seats 3 --master 2000it --steps 300 --check 300
  chabudai tune miyabi --seats 4 --only curiosity,random --master 200it")]
pub(crate) struct TuneArgs {
    #[command(flatten)]
    pub(crate) setup: SetupArgs,
    /// What to tune: `curiosity`, `doubt`, `untried`, `rivalry` (where the game counts who else wins) and `random` (where
    /// estimates are tempered by random games)
    #[arg(long, value_delimiter = ',', value_name = "NAME,NAME,…", default_value = "curiosity,doubt,untried")]
    pub(crate) only: Vec<String>,
    /// The budget that masters play with
    #[arg(long, value_name = "BUDGET", default_value = "1000it")]
    pub(crate) master: Budget,
    /// How many steps to take
    #[arg(long, default_value_t = 200, value_parser = clap::value_parser!(u32).range(1..=100_000))]
    pub(crate) steps: u32,
    /// How many deals to play for each step, each with every seating
    #[arg(long, short, default_value_t = 4, value_parser = clap::value_parser!(u64).range(2..))]
    pub(crate) deals: u64,
    /// How many deals to play in the end, against the master as it is
    #[arg(long, default_value_t = 100, value_parser = clap::value_parser!(u64).range(2..))]
    pub(crate) check: u64,
    /// The seed of the dice
    #[arg(long, default_value_t = 1)]
    pub(crate) seed: u64,
    /// How many games to play at a time; by default one for each core
    #[arg(long, value_parser = clap::value_parser!(u16).range(1..=256))]
    pub(crate) threads: Option<u16>,
}

/// Measures random games, imagined worlds and search iterations a second, on one core
#[derive(Args)]
pub(crate) struct BenchArgs {
    /// Only these games
    pub(crate) games: Vec<String>,
    /// How long to measure each line, in seconds
    #[arg(long, default_value_t = 1.0, value_parser = seconds)]
    pub(crate) seconds: f64,
    /// Print JSON
    #[arg(long)]
    pub(crate) json: bool,
}

fn seconds(text: &str) -> Result<f64, String> {
    match text.parse() {
        Ok(seconds) if (0.001..=3600.0).contains(&seconds) => Ok(seconds),
        _ => Err("it must be a number from 0.001 to 3600".into()),
    }
}
