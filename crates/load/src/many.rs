//! Many tables at once, and what the machine could do at best.

use std::io::Write;
use std::time::{Duration, Instant};

use client::Socket;
use serde_json::json;
use tokio::task::JoinSet;

use crate::pairs::{Pair, Schedule};
use crate::served::{Served, Strictness, own_processor};
use crate::{Args, Measured};

/// No more sockets than this are echoed: both ends of each are files of this program.
const ECHOED: usize = 4000;

/// What was measured.
pub(crate) struct Report {
    sockets: usize,
    echoes: f64,
    commits: f64,
    flat_out: Measured,
    /// Processor time, which whatever else the machine does changes little: for an echo, both sides of it; for a move, flat out,
    /// the server's and that of those who play.
    echo_cost: Option<Duration>,
    cost: Option<[Duration; 2]>,
    paced: Measured,
    /// The server's memory, with nobody there and at its largest.
    resident: Option<(u64, u64)>,
}

/// Measures all of it, one after the other.
pub(crate) async fn measure(args: &Args, database: &str, spare: &str) -> anyhow::Result<Report> {
    let time = Duration::from_secs(args.seconds);
    let sockets = args.tables as usize * 2;
    let (echoes, echo_cost) = echoes(sockets.min(ECHOED), time).await?;
    let commits = server::baseline::commits(spare, 100, time).await?;

    let server = Served::start(database, Strictness::Unlimited)?;
    let empty = server.resident();
    let pairs = sit_down(args, &server.address).await?;
    let processor = || Some([server.processor()?, own_processor()?]);
    let before = processor();
    let (pairs, flat_out) = play(pairs, time, &|_| Schedule::FlatOut).await?;
    let cost = before.zip(processor()).map(|(before, after)| {
        [0, 1].map(|place| each(after[place].saturating_sub(before[place]), flat_out.delays.len()))
    });
    let resident = server.resident();
    let tables = f64::from(args.tables);
    let every = Duration::from_secs_f64(tables / f64::from(args.rate));
    let (_, paced) = play(pairs, time, &|nth| Schedule::Every(every, every.mul_f64(nth as f64 / tables))).await?;
    let resident = resident.max(server.resident());
    Ok(Report { sockets, echoes, echo_cost, commits, flat_out, cost, paced, resident: empty.zip(resident) })
}

/// The time for each of so many.
fn each(time: Duration, count: usize) -> Duration {
    time / u32::try_from(count).unwrap_or(u32::MAX).max(1)
}

/// All pairs at their tables.
async fn sit_down(args: &Args, address: &str) -> anyhow::Result<Vec<Pair>> {
    let http = reqwest::Client::new();
    let mut coming = JoinSet::new();
    for _ in 0..args.tables {
        let (http, address, game) = (http.clone(), address.to_owned(), args.game.clone());
        coming.spawn(async move { Pair::sit_down(&http, &address, &game).await });
    }
    Ok(coming.join_all().await.into_iter().collect::<Result<_, _>>()?)
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
    let (mut pairs, mut all) = (Vec::new(), Vec::new());
    while let Some(played) = playing.join_next().await {
        let (pair, delays) = played??;
        pairs.push(pair);
        all.extend(delays);
    }
    Ok((pairs, Measured::new(started.elapsed(), all)))
}

/// Round trips a second over so many sockets, each message as long as a view, and the processor time of each.
async fn echoes(sockets: usize, time: Duration) -> anyhow::Result<(f64, Option<Duration>)> {
    let address = server::baseline::echo().await?;
    let url = format!("ws://{address}/");
    let mut all = Vec::new();
    for _ in 0..sockets {
        all.push(Socket::open(&url, "").await?);
    }
    let (started, before) = (Instant::now(), own_processor());
    let mut asking = JoinSet::new();
    for mut socket in all {
        asking.spawn(async move {
            let text = "x".repeat(2000);
            let mut trips = 0_usize;
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
    let cost = before.zip(own_processor()).map(|(before, after)| each(after.saturating_sub(before), trips));
    Ok((trips as f64 / started.elapsed().as_secs_f64(), cost))
}

impl Report {
    pub(crate) fn write(&self, args: &Args, out: &mut impl Write) -> anyhow::Result<()> {
        let Self { sockets, echoes, echo_cost, commits, flat_out, cost, paced, resident } = self;
        let a_seat = |(empty, full): (u64, u64)| full.saturating_sub(empty) as f64 / *sockets as f64;
        if args.json {
            let measured = |measured: &Measured| json!({"moves_per_second": measured.rate(), "p50_ms": measured.percentile(50), "p99_ms": measured.percentile(99)});
            let report = json!({"game": args.game, "tables": args.tables, "sockets": sockets,
                "echoes_per_second": echoes, "commits_per_second": commits, "flat_out": measured(flat_out),
                "microseconds_an_echo": echo_cost.map(|cost| cost.as_micros()),
                "microseconds_a_move": cost.map(|cost| cost.map(|cost| cost.as_micros())), "paced": measured(paced), "resident_bytes": resident.map(|(_, full)| full),
                "bytes_a_seat": resident.map(a_seat)});
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
        if let Some((echo, [server, players])) = echo_cost.zip(*cost) {
            let ratio = echo.as_secs_f64() / (server + players).as_secs_f64();
            let [echo, server, players] = [echo, server, players].map(|time| time.as_micros());
            writeln!(
                out,
                "  processor time      {server:>9} µs a move for the server, {players} for those who play, {echo} an echo: {ratio:.2} of it"
            )?;
        }
        writeln!(out, "  at {:>6} a second  {:>9.0} moves a second", args.rate, paced.rate())?;
        writeln!(out, "                      {}", line(paced))?;
        if let Some((empty, full)) = *resident {
            let a_seat = a_seat((empty, full)) / 1e3;
            writeln!(out, "  resident memory     {:>9.1} MB, {a_seat:.1} kB a connected seat", full as f64 / 1e6)?;
        }
        Ok(())
    }
}
