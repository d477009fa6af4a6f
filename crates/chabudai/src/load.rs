//! `chabudai load`: many tables at once, to see what a server stands.

mod pairs;

use std::io::{BufRead, BufReader, Write};
use std::process::{Child, Command, ExitCode, Stdio};
use std::time::{Duration, Instant};

use anyhow::{Context, bail};
use clap::Args;
use client::{Guest, Socket};
use serde_json::json;
use tokio::task::JoinSet;

use pairs::{Pair, Schedule};

/// Plays at many tables at once and tells what the server stands
///
/// Starts a server of its own with a new database in the current folder, and measures beside it, in the same run, what
/// the machine could do at best: a bare echo over as many sockets, and commits with nothing around them.
#[derive(Args)]
#[command(after_help = "\
Example:
  chabudai load --tables 1000 --seconds 10 --rate 1000")]
pub(crate) struct LoadArgs {
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
    /// Print JSON
    #[arg(long)]
    json: bool,
}

/// What was measured.
struct Report {
    sockets: usize,
    echoes: f64,
    commits: f64,
    flat_out: Measured,
    paced: Measured,
    resident: Option<u64>,
}

/// Moves, and how long each took from sending it until everybody had seen it.
#[derive(Default)]
struct Measured {
    seconds: f64,
    delays: Vec<Duration>,
}

impl Measured {
    fn rate(&self) -> f64 {
        self.delays.len() as f64 / self.seconds
    }

    /// The delay that so many of a hundred moves do not exceed, in milliseconds.
    fn percentile(&self, percent: usize) -> f64 {
        let place = (self.delays.len() * percent / 100).min(self.delays.len().saturating_sub(1));
        self.delays.get(place).map_or(0.0, |delay| delay.as_secs_f64() * 1000.0)
    }
}

pub(crate) fn run(args: &LoadArgs, out: &mut impl Write) -> anyhow::Result<ExitCode> {
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    let report = runtime.block_on(measure(args))?;
    report.write(args, out)?;
    Ok(ExitCode::SUCCESS)
}

async fn measure(args: &LoadArgs) -> anyhow::Result<Report> {
    let folder = tempfile::tempdir_in(std::env::current_dir()?)?;
    let time = Duration::from_secs(args.seconds);
    let sockets = args.tables as usize * 2;
    let echoes = echoes(sockets, time).await?;
    let spare = format!("sqlite:{}", folder.path().join("baseline.db").display());
    let commits = server::baseline::commits(&spare, 100, time).await?;

    let database = format!("sqlite:{}", folder.path().join("load.db").display());
    let server = Served::start(args.database.as_ref().unwrap_or(&database))?;
    let http = reqwest::Client::new();
    let mut pairs = Vec::new();
    for _ in 0..args.tables {
        pairs.push(Pair::sit_down(&http, &server.address, &args.game).await?);
    }
    let (pairs, flat_out) = play(pairs, time, &|_| Schedule::FlatOut).await?;
    let resident = server.resident();
    let tables = f64::from(args.tables);
    let every = Duration::from_secs_f64(tables / f64::from(args.rate));
    let (_, paced) = play(pairs, time, &|nth| Schedule::Every(every, every.mul_f64(nth as f64 / tables))).await?;
    let resident = resident.max(server.resident());
    Ok(Report { sockets, echoes, commits, flat_out, paced, resident })
}

/// Lets all tables play for a while.
async fn play(
    pairs: Vec<Pair>,
    time: Duration,
    schedule: &dyn Fn(usize) -> Schedule,
) -> anyhow::Result<(Vec<Pair>, Measured)> {
    let started = Instant::now();
    let mut playing = JoinSet::new();
    for (nth, pair) in pairs.into_iter().enumerate() {
        playing.spawn(pair.play(started + time, schedule(nth)));
    }
    let mut measured = Measured::default();
    let mut pairs = Vec::new();
    while let Some(played) = playing.join_next().await {
        let (pair, delays) = played??;
        pairs.push(pair);
        measured.delays.extend(delays);
    }
    measured.seconds = started.elapsed().as_secs_f64();
    measured.delays.sort_unstable();
    Ok((pairs, measured))
}

/// Round trips a second over so many sockets, each message as long as a view.
async fn echoes(sockets: usize, time: Duration) -> anyhow::Result<f64> {
    let address = server::baseline::echo().await?;
    let url = format!("ws://{address}/");
    let mut all = Vec::new();
    for _ in 0..sockets {
        all.push(Socket::open(&url, "").await?);
    }
    let started = Instant::now();
    let mut asking = JoinSet::new();
    for mut socket in all {
        asking.spawn(async move {
            let text = "x".repeat(2000);
            let mut trips = 0_u64;
            while started.elapsed() < time {
                socket.send_text(text.clone()).await?;
                socket.text().await?;
                trips += 1;
            }
            Ok::<_, client::Error>(trips)
        });
    }
    let mut trips = 0;
    while let Some(made) = asking.join_next().await {
        trips += made??;
    }
    Ok(trips as f64 / started.elapsed().as_secs_f64())
}

/// A server in a process of its own, so that its memory is its own.
struct Served {
    child: Child,
    address: String,
}

impl Served {
    fn start(database: &str) -> anyhow::Result<Self> {
        let mut child = Command::new(std::env::current_exe()?)
            .args(["serve", "--listen", "127.0.0.1:0", "--rate", "1000000", "--database", database])
            .env("RUST_LOG", "error")
            .stdout(Stdio::piped())
            .spawn()
            .context("cannot start a server")?;
        let mut said = String::new();
        BufReader::new(child.stdout.as_mut().context("the server has an output")?).read_line(&mut said)?;
        let Some((_, address)) = said.trim().split_once("http://") else { bail!("the server does not start") };
        Ok(Self { address: address.to_owned(), child })
    }

    /// Its resident memory in bytes, where the system tells.
    fn resident(&self) -> Option<u64> {
        let status = std::fs::read_to_string(format!("/proc/{}/status", self.child.id())).ok()?;
        let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"))?;
        line.split_whitespace().next()?.parse::<u64>().ok().map(|kilobytes| kilobytes * 1024)
    }
}

impl Drop for Served {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

impl Report {
    fn write(&self, args: &LoadArgs, out: &mut impl Write) -> anyhow::Result<()> {
        let Self { sockets, echoes, commits, flat_out, paced, resident } = self;
        if args.json {
            let measured = |measured: &Measured| json!({"moves_per_second": measured.rate(), "p50_ms": measured.percentile(50), "p99_ms": measured.percentile(99)});
            let report = json!({"game": args.game, "tables": args.tables, "sockets": sockets,
                "echoes_per_second": echoes, "commits_per_second": commits, "flat_out": measured(flat_out),
                "paced": measured(paced), "resident_bytes": resident});
            writeln!(out, "{report:#}")?;
            return Ok(());
        }
        writeln!(out, "{} tables of {}, {sockets} sockets", args.tables, args.game)?;
        writeln!(out, "  bare echo           {echoes:>9.0} round trips a second")?;
        writeln!(out, "  bare commits        {commits:>9.0} moves a second, 100 a commit")?;
        let (to_echo, to_commits) = (flat_out.rate() / echoes, flat_out.rate() / commits);
        writeln!(
            out,
            "  flat out            {:>9.0} moves a second committed and seen by all: {to_echo:.2} of the echo, {to_commits:.2} of the commits",
            flat_out.rate()
        )?;
        let line = |measured: &Measured| {
            format!("half within {:.1} ms, 99 of 100 within {:.1} ms", measured.percentile(50), measured.percentile(99))
        };
        writeln!(out, "                      {}", line(flat_out))?;
        writeln!(out, "  at {:>6} a second  {:>9.0} moves a second", args.rate, paced.rate())?;
        writeln!(out, "                      {}", line(paced))?;
        if let Some(bytes) = resident {
            writeln!(out, "  resident memory     {:>9.1} MB", *bytes as f64 / 1e6)?;
        }
        Ok(())
    }
}

/// Two people who play each other over and over.
async fn two_people(http: &reqwest::Client, address: &str) -> Result<[Guest; 2], client::Error> {
    Ok([Guest::arrive(http, address).await?, Guest::arrive(http, address).await?])
}
