//! Servers with databases of their own, and people who play at them.

use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Duration;

use client::{Guest, Socket};
use serde_json::{Value as Json, json};
use server::{Limits, Running, Settings};
use sqlx::{AnyPool, Executor};
use table::Dice;
use tempfile::TempDir;

/// The address of a PostgreSQL server on which databases can be made; `make test` sees to it.
const POSTGRES: &str = "CHABUDAI_TEST_POSTGRES";

/// A database of its own, which goes when it is dropped or when the next test server is set up.
pub(crate) struct Database {
    pub(crate) url: String,
    _folder: Option<TempDir>,
}

/// A new SQLite file, and a new PostgreSQL database where there is a server for it.
pub(crate) async fn databases() -> Vec<Database> {
    let mut all = vec![sqlite()];
    all.extend(postgres().await);
    all
}

pub(crate) fn sqlite() -> Database {
    // In memory where there is such a place: what is tested here does not depend on the disk, its time would.
    let folder = TempDir::new_in("/dev/shm").or_else(|_| TempDir::new()).unwrap();
    let url = format!("sqlite:{}", folder.path().join("test.db").display());
    Database { url, _folder: Some(folder) }
}

pub(crate) async fn postgres() -> Option<Database> {
    static COUNT: AtomicU32 = AtomicU32::new(0);
    let server = std::env::var(POSTGRES).ok()?;
    sqlx::any::install_default_drivers();
    let pool = AnyPool::connect(&format!("{server}/postgres")).await.expect("the PostgreSQL server for tests answers");
    let name = format!("test_{}_{}", std::process::id(), COUNT.fetch_add(1, Ordering::Relaxed));
    let sql = sqlx::AssertSqlSafe(format!("CREATE DATABASE {name}"));
    pool.execute(sqlx::raw_sql(sql)).await.unwrap();
    Some(Database { url: format!("{server}/{name}"), _folder: None })
}

/// Settings for tests: any free port, nobody is slowed down, bots do not pause.
pub(crate) fn settings(database: &Database) -> Settings {
    Settings {
        listen: ([127, 0, 0, 1], 0).into(),
        database: database.url.clone(),
        bot_pause: Duration::ZERO,
        master_thinks: Duration::from_millis(20),
        limits: Limits::NONE,
        ..Settings::default()
    }
}

pub(crate) async fn serve(settings: Settings) -> Running {
    server::start(settings).await.unwrap()
}

/// So many new people.
pub(crate) async fn guests(server: &Running, count: usize) -> Vec<Guest> {
    let http = reqwest::Client::new();
    let mut guests = Vec::new();
    for _ in 0..count {
        guests.push(Guest::arrive(&http, &server.address.to_string()).await.unwrap());
    }
    guests
}

/// The default options of a game, with some changed.
pub(crate) fn options(game: &str, changed: &[(&str, &str)]) -> Json {
    let listing = games::find(game).unwrap();
    let typed: Vec<_> = changed.iter().map(|(name, value)| ((*name).to_owned(), (*value).to_owned())).collect();
    let setup = table::Setup::typed(listing.choices, 2, table::Components::Standard, &typed).unwrap();
    Json::Object(setup.options)
}

/// Opens a table for these people, seats them in their order and starts it.
pub(crate) async fn start_table(guests: &[Guest], game: &str, options: &Json) -> String {
    let mut places = vec![json!({ "kind": "open" }); guests.len()];
    places[0] = json!({ "kind": "me" });
    let table = guests[0].open(game, options, &places).await.unwrap();
    for (seat, guest) in guests.iter().enumerate().skip(1) {
        guest.post(&format!("/api/tables/{table}/join"), &json!({ "seat": seat })).await.unwrap().ok().unwrap();
    }
    guests[0].post(&format!("/api/tables/{table}/start"), &json!({})).await.unwrap().ok().unwrap();
    table
}

/// Somebody at a table, with the last view they were shown.
pub(crate) struct Player {
    pub(crate) socket: Socket,
    pub(crate) view: Json,
    next: u32,
}

impl Player {
    /// Connects and waits for the first view.
    pub(crate) async fn sit(guest: &Guest, table: &str) -> Self {
        let mut socket = guest.sit(table, "test").await.unwrap();
        let view = socket.wait_for("view").await.unwrap();
        Self { socket, view, next: 0 }
    }

    pub(crate) fn moves(&self) -> Vec<String> {
        let moves = self.view["view"]["moves"].as_array().unwrap();
        moves.iter().map(|text| text.as_str().unwrap().to_owned()).collect()
    }

    pub(crate) fn at(&self) -> u64 {
        self.view["at"].as_u64().unwrap()
    }

    /// Sends a request with the next number and returns the number.
    pub(crate) async fn ask(&mut self, mut message: Json) -> u32 {
        let n = self.next;
        self.next += 1;
        message["n"] = n.into();
        self.socket.send(&message).await.unwrap();
        n
    }

    /// Plays a move and waits until it is done and seen.
    pub(crate) async fn play(&mut self, text: &str) -> Json {
        let n = self.ask(json!({ "type": "move", "at": self.at(), "move": text })).await;
        self.answer(n).await
    }

    /// Waits for the answer to a request; keeps the newest view.
    pub(crate) async fn answer(&mut self, n: u32) -> Json {
        loop {
            let message = self.socket.message().await.expect("the socket is open");
            match message["type"].as_str() {
                Some("view") => self.view = message,
                Some("done" | "refused") if message["n"] == n => return message,
                _ => {}
            }
        }
    }

    /// Waits for the position with this number.
    pub(crate) async fn reach(&mut self, at: u64) {
        while self.at() < at {
            self.view = self.socket.wait_for("view").await.expect("the socket is open");
        }
    }
}

/// Plays a game to its end, all moves at random; everybody waits for everybody.
pub(crate) async fn play_out(players: &mut [Player], seed: u64) {
    let mut dice = Dice::new(seed);
    while players[0].view["turn"] != "over" {
        let to_move = players[0].view["turn"]["move"].as_array().unwrap().clone();
        let seat = dice.choose(&to_move).unwrap().as_u64().unwrap() as usize;
        let moves = players[seat].moves();
        let text = dice.choose(&moves).unwrap().clone();
        assert_eq!(players[seat].play(&text).await["type"], "done");
        let at = players[seat].at();
        for player in players.iter_mut() {
            player.reach(at).await;
        }
    }
}
