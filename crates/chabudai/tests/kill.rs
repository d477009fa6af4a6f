//! An acknowledged move is on disk: the server is killed in the middle of many games, again and again, and so is its database.

use std::io::{BufRead, BufReader};
use std::net::TcpListener;
use std::process::{Child, Command, Stdio};
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;

use bots::{Level, Method, Spec};
use client::{Guest, Socket};
use games::AnyGame;
use protocol::TableId;
use protocol::http::{Join, NewPlace, NewTable};
use protocol::socket::{FromClient, FromServer, Outline, ViewNow};
use serde_json::Value as Json;
use table::{Dice, LogEntry, Record, Seat, Turn};
use tokio::time::{sleep, timeout};

/// The addresses of a PostgreSQL server on which databases can be made, and of a program that kills it; `make test` sees to it.
const POSTGRES: [&str; 2] = ["CHABUDAI_TEST_POSTGRES", "CHABUDAI_TEST_POSTGRES_KILL"];

const TABLES: usize = 200;
const KILLS: usize = 10;
/// So many acknowledged moves lie between two kills; every game has more than its share of them.
const MOVES_A_KILL: usize = 500;

/// The program, serving.
struct Serving(Child);

impl Serving {
    fn start(address: &str, database: &str) -> Self {
        let mut child = Command::new(env!("CARGO_BIN_EXE_chabudai"))
            .args(["serve", "--listen", address, "--database", database, "--bot-pause", "0", "--rate", "1000000"])
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .unwrap();
        let mut said = String::new();
        BufReader::new(child.stdout.as_mut().unwrap()).read_line(&mut said).unwrap();
        assert!(said.contains(address), "it says where it listens: {said:?}");
        Self(child)
    }
}

/// As `kill -9`: no chance to finish anything.
impl Drop for Serving {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

/// Somebody who plays a seat to the end of the game, whatever happens to the server.
struct Stubborn {
    guest: Guest,
    table: TableId,
    game: &'static AnyGame,
    dice: Dice,
    /// The moves that the server has acknowledged.
    acknowledged: Vec<String>,
}

/// How long the server may take for anything before it is taken for dead.
const PATIENCE: Duration = Duration::from_secs(20);

impl Stubborn {
    /// Plays to the end and returns all that was acknowledged.
    async fn play(mut self, count: Arc<AtomicUsize>) -> (TableId, Seat, Vec<String>) {
        let mut unanswered: Option<FromClient> = None;
        loop {
            match self.visit(&mut unanswered, &count).await {
                Some(seat) => return (self.table, seat, self.acknowledged),
                None => sleep(Duration::from_millis(20)).await,
            }
        }
    }

    /// Connects and plays until the game is over, which gives the seat, or the connection is lost.
    async fn visit(&mut self, unanswered: &mut Option<FromClient>, count: &AtomicUsize) -> Option<Seat> {
        let mut socket = timeout(PATIENCE, self.guest.sit(&self.table, "k")).await.ok()?.ok()?;
        let mut view = timeout(PATIENCE, socket.view()).await.ok()?.ok()?;
        loop {
            // What was not answered is asked again under its number; the server knows whether it was done.
            if unanswered.is_none() {
                let Outline { seat, turn, .. } = view.outline().ok()?;
                match turn {
                    Turn::Over => return seat,
                    Turn::Move(seats) if seats.contains(seat?) => *unanswered = Some(self.choose(&view)?),
                    _ => {
                        view = timeout(PATIENCE, socket.view()).await.ok()?.ok()?;
                        continue;
                    }
                }
            }
            let request = unanswered.clone()?;
            socket.ask(&request).await.ok()?;
            let done = answered(&mut socket, &mut view, request.number()).await?;
            if let (true, FromClient::Move { text, .. }) = (done, request) {
                self.acknowledged.push(text);
                count.fetch_add(1, Ordering::Relaxed);
            }
            *unanswered = None;
        }
    }

    /// Any legal move, listed or not.
    fn choose(&mut self, view: &ViewNow) -> Option<FromClient> {
        let text = (self.game.choose)(view.view.text(), Spec::of(Method::Random), self.dice.bits(), &()).ok()?;
        Some(FromClient::Move { n: self.dice.bits() as u32, at: view.at, text })
    }
}

/// Waits for the answer and keeps the newest view; says whether the move was played.
async fn answered(socket: &mut Socket, view: &mut ViewNow, number: u32) -> Option<bool> {
    loop {
        match timeout(PATIENCE, socket.message()).await.ok()?.ok()? {
            FromServer::View(new) => *view = new,
            FromServer::Done { n } if n == number => return Some(true),
            FromServer::Refused { n: Some(n), .. } if n == number => return Some(false),
            _ => {}
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn every_acknowledged_move_survives_a_killed_server_and_none_is_played_twice() {
    let folder = tempfile::tempdir().unwrap();
    survives(&format!("sqlite:{}", folder.path().join("kill.db").display()), None).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn every_acknowledged_move_survives_a_killed_server_or_postgresql_and_none_is_played_twice() {
    let [Ok(server), Ok(kill)] = POSTGRES.map(std::env::var) else { return };
    let connected = tokio_postgres::connect(&format!("{server}/postgres"), tokio_postgres::NoTls).await;
    let (client, connection) = connected.unwrap();
    tokio::spawn(connection);
    client.batch_execute("CREATE DATABASE kill").await.unwrap();
    survives(&format!("{server}/kill"), Some(&kill)).await;
}

/// Lets many people play while the server is killed again and again; every second time its database instead, if there is a
/// program for that.
async fn survives(database: &str, kill_database: Option<&str>) {
    let address = TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap().to_string();
    let mut serving = Serving::start(&address, database);

    let http = reqwest::Client::new();
    let games = games::all();
    let count = Arc::new(AtomicUsize::new(0));
    let mut playing = Vec::new();
    for number in 0..TABLES {
        let game = games[number % games.len()];
        // The usual game for as few as there are people here.
        let setup = (game.showcase)().into_iter().find(|setup| setup.seats >= 2).unwrap();
        let people = [Guest::arrive(&http, &address).await.unwrap(), Guest::arrive(&http, &address).await.unwrap()];
        let mut places = vec![NewPlace::Me, NewPlace::Open];
        places.resize(usize::from(setup.seats), NewPlace::Bot { level: Level::Random });
        let table = people[0].open(&NewTable::new(game.id, setup, places)).await.unwrap();
        people[1].join(&table, &Join::default()).await.unwrap();
        people[0].start(&table).await.unwrap();
        for (place, guest) in people.into_iter().enumerate() {
            let dice = Dice::new((number * 2 + place) as u64);
            let stubborn = Stubborn { guest, table: table.clone(), game, dice, acknowledged: Vec::new() };
            playing.push(tokio::spawn(stubborn.play(Arc::clone(&count))));
        }
    }

    for kill in 1..=KILLS {
        while count.load(Ordering::Relaxed) < kill * MOVES_A_KILL {
            sleep(Duration::from_millis(5)).await;
        }
        match kill_database.filter(|_| kill % 2 == 0) {
            Some(program) => {
                let mut killing = Command::new(program);
                let killed = tokio::task::spawn_blocking(move || killing.status()).await.unwrap();
                assert!(killed.unwrap().success());
            }
            None => {
                drop(serving);
                serving = Serving::start(&address, database);
            }
        }
    }

    let judge = Guest::arrive(&http, &address).await.unwrap();
    for player in playing {
        let (table, seat, acknowledged) = player.await.unwrap();
        let record: Json = judge.get(&format!("/api/tables/{table}/record")).await.unwrap();
        let record = Record::from_json(&record.to_string()).unwrap();
        (games::find(&record.game).unwrap().referee)(&record).unwrap();
        let kept = record.log.iter().filter_map(|entry| match entry {
            LogEntry::Move { seat: who, text } if *who == seat => Some(text.clone()),
            _ => None,
        });
        assert_eq!(kept.collect::<Vec<_>>(), acknowledged, "table {table}, seat {seat}");
    }
    assert!(count.load(Ordering::Relaxed) >= KILLS * MOVES_A_KILL);
    drop(serving);
}
