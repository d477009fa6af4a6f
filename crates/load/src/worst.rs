//! One person doing their worst, and what a stranger notices of it.

use std::io::Write;
use std::net::{IpAddr, Ipv4Addr};
use std::time::{Duration, Instant};

use bots::Level;
use client::{Error, Guest, Socket};
use protocol::TableId;
use protocol::http::{NewPlace, NewTable, Uploaded};
use protocol::socket::FromClient;
use serde_json::json;
use table::{Components, Dice, Setup, Turn};
use tokio::net::{TcpSocket, TcpStream};
use tokio::task::JoinSet;
use tokio::time::{sleep, timeout};

use crate::pairs::{Pair, Schedule};
use crate::served::Served;
use crate::{Args, Measured};

/// Where the attacker sits: limits by address are theirs, not the stranger's.
const ELSEWHERE: IpAddr = IpAddr::V4(Ipv4Addr::new(127, 0, 0, 2));

/// What a stranger noticed, and what it took.
pub(crate) struct Noticed {
    /// The moves of two people who play each other.
    pub(crate) moves: Measured,
    /// How long a novice took to answer, its pause included.
    pub(crate) answers: Measured,
    /// The most memory that the server had.
    pub(crate) peak: Option<u64>,
}

/// Lets one person do their worst while two strangers play each other and a third plays a novice.
pub(crate) async fn measure(server: &Served, game: &str, time: Duration) -> anyhow::Result<Noticed> {
    let http = reqwest::Client::new();
    let pair = Pair::sit_down(&http, &server.address, game).await?;
    let mut alone = AgainstNovice::sit_down(&http, &server.address, game).await?;
    let end = Instant::now() + time;
    let mut attack = JoinSet::new();
    attack.spawn(attacks(server.address.clone(), game.to_owned(), end));
    // The worst is at its worst after a moment.
    sleep(time / 10).await;
    let (played, answers) =
        tokio::join!(pair.play(end, Schedule::Every(Duration::from_millis(100), Duration::ZERO)), alone.play(end));
    let (_, delays) = played?;
    let (moves, answers) = (Measured::new(time, delays), Measured::new(time, answers?));
    Ok(Noticed { moves, answers, peak: server.memory("VmHWM:") })
}

impl Noticed {
    pub(crate) fn write(&self, args: &Args, out: &mut impl Write) -> anyhow::Result<()> {
        let Self { moves, answers, peak } = self;
        let peak = peak.unwrap_or_default() as f64 / 1e6;
        let (count, answered) = (moves.delays.len(), answers.delays.len());
        let (p50, p99, slowest) = (moves.percentile(50), moves.percentile(99), answers.percentile(100));
        if args.json {
            let report = json!({"moves": count, "p50_ms": p50, "p99_ms": p99, "novice_answers": answered,
                "slowest_answer_ms": slowest, "peak_megabytes": peak});
            writeln!(out, "{report:#}")?;
            return Ok(());
        }
        writeln!(out, "One person doing their worst for {} seconds", args.seconds)?;
        writeln!(out, "  a stranger's moves  {count:>9}: half within {p50:.1} ms, 99 of 100 within {p99:.1} ms")?;
        writeln!(out, "  a novice's answers  {answered:>9}: the slowest after {slowest:.0} ms")?;
        writeln!(out, "  peak memory         {peak:>9.1} MB")?;
        Ok(())
    }
}

/// Somebody who plays a novice, over and over.
struct AgainstNovice {
    guest: Guest,
    new: NewTable,
    dice: Dice,
}

impl AgainstNovice {
    async fn sit_down(http: &reqwest::Client, address: &str, game: &str) -> anyhow::Result<Self> {
        let guest = Guest::arrive(http, address).await?;
        Ok(Self { guest, new: table_of(game, 2, Level::Novice)?, dice: Dice::new(1) })
    }

    /// Plays until the time is up; returns how long each answer took.
    async fn play(&mut self, end: Instant) -> Result<Vec<Duration>, Error> {
        let mut answers = Vec::new();
        loop {
            let table = begin(&self.guest, &self.new).await?;
            let mut socket = self.guest.sit(&table, "stranger").await?;
            let mut view = socket.view().await?;
            while view.outline()?.turn != Turn::Over {
                if Instant::now() >= end {
                    return Ok(answers);
                }
                let Some(text) = self.dice.choose(&view.outline()?.moves).cloned() else {
                    view = socket.view().await?;
                    continue;
                };
                let asked = Instant::now();
                socket.ask(&FromClient::Move { n: view.at, at: view.at, text }).await?;
                let moved = view.at + 1;
                while view.at <= moved && view.outline()?.turn != Turn::Over {
                    view = socket.view().await?;
                }
                answers.push(asked.elapsed());
            }
        }
    }
}

/// Hints, masters, words, uploads, sockets and connections, as many as there can be. What is refused is tried again.
async fn attacks(address: String, game: String, end: Instant) -> anyhow::Result<()> {
    let http = reqwest::Client::builder().local_address(ELSEWHERE).build()?;
    let attacker = Guest::arrive(&http, &address).await?.calling_from(ELSEWHERE);
    let mut doing = JoinSet::new();
    doing.spawn(half_open(address.clone(), end));
    doing.spawn(uploads(attacker.clone(), game.clone(), end));
    let new = NewTable { hints: Some(true), ..table_of(&game, 3, Level::Master)? };
    for n in 0_u64.. {
        if Instant::now() >= end {
            return Ok(());
        }
        match begin(&attacker, &new).await {
            Ok(table) => drop(doing.spawn(annoys(attacker.clone(), table, n, end))),
            // Too many tables or requests: more of the same.
            Err(_) => sleep(Duration::from_millis(100)).await,
        }
    }
    Ok(())
}

/// Asks for hints, talks, asks long questions, moves, and at every second table never reads an answer.
async fn annoys(attacker: Guest, table: TableId, seed: u64, end: Instant) -> anyhow::Result<()> {
    let mut dice = Dice::new(seed);
    let mut n = 0;
    while Instant::now() < end {
        let Ok(mut socket) = attacker.sit(&table, &format!("c{n}")).await else {
            sleep(Duration::from_millis(50)).await;
            continue;
        };
        let view = socket.view().await;
        let (at, moves) =
            view.map_or((0, Vec::new()), |view| (view.at, view.outline().map(|seen| seen.moves).unwrap_or_default()));
        for _ in 0..200 {
            n += 1;
            let request = match dice.below(4) {
                0 => FromClient::Hint { n },
                1 => FromClient::Say { n, text: "words ".repeat(80) },
                2 => FromClient::Move { n, at, text: dice.choose(&moves).cloned().unwrap_or_default() },
                _ => FromClient::Why { n, text: "x".repeat(15_000) },
            };
            if socket.ask(&request).await.is_err() || Instant::now() >= end {
                break;
            }
            if seed.is_multiple_of(2) {
                let _ = timeout(Duration::from_millis(5), socket.text()).await;
            }
        }
        // Half of them are left open, unread.
        if seed % 2 == 1 {
            tokio::spawn(holds(socket, end));
        }
    }
    Ok(())
}

async fn holds(socket: Socket, end: Instant) {
    sleep(end.saturating_duration_since(Instant::now())).await;
    drop(socket);
}

/// Uploads the longest record that is taken, over and over.
async fn uploads(attacker: Guest, game: String, end: Instant) -> anyhow::Result<()> {
    let game = games::find(&game)?;
    let mut record = json!((game.random_game)(&(game.showcase)()[0], &mut Dice::new(1))?.record());
    record["ballast"] = json!("x".repeat(200_000));
    while Instant::now() < end {
        if attacker.post::<Uploaded>("/api/records", &record).await.is_err() {
            sleep(Duration::from_millis(20)).await;
        }
    }
    Ok(())
}

/// Opens connections and says nothing.
async fn half_open(address: String, end: Instant) -> anyhow::Result<()> {
    let address = address.parse()?;
    let mut held: Vec<TcpStream> = Vec::new();
    while Instant::now() < end {
        let socket = TcpSocket::new_v4()?;
        socket.bind((ELSEWHERE, 0).into())?;
        match socket.connect(address).await {
            Ok(stream) if held.len() < 2000 => held.push(stream),
            _ => sleep(Duration::from_millis(10)).await,
        }
    }
    Ok(())
}

/// A table of a game against bots of a level.
fn table_of(game: &str, seats: u8, level: Level) -> anyhow::Result<NewTable> {
    let game = games::find(game)?;
    let setup = Setup::typed(game.rules, game.choices, seats, Components::Standard, &[])?;
    let mut places = vec![NewPlace::Bot { level }; usize::from(seats)];
    places[0] = NewPlace::Me;
    Ok(NewTable::new(game.id, setup, places))
}

async fn begin(guest: &Guest, new: &NewTable) -> Result<TableId, Error> {
    let table = guest.open(new).await?;
    guest.start(&table).await?;
    Ok(table)
}
