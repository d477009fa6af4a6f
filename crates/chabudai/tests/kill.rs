//! An acknowledged move is on disk: the server is killed in the middle of many games, again and again.

use std::io::{BufRead, BufReader};
use std::net::TcpListener;
use std::process::{Child, Command, Stdio};
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;

use client::{Guest, Socket};
use serde_json::{Value as Json, json};
use table::{Dice, Entry, Record};
use tokio::time::{sleep, timeout};

const TABLES: usize = 200;
const KILLS: usize = 10;
/// So many acknowledged moves lie between two kills; every game has more than its share of them.
const MOVES_A_KILL: usize = 500;

/// The program, serving.
struct Serving(Child);

impl Serving {
    fn start(address: &str, database: &str) -> Self {
        let mut child = Command::new(env!("CARGO_BIN_EXE_chabudai"))
            .args(["serve", "--listen", address, "--database", database, "--bot-pause", "0", "--pace", "1000000"])
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
    table: String,
    client: String,
    dice: Dice,
    /// The moves that the server has acknowledged.
    acknowledged: Vec<String>,
}

impl Stubborn {
    /// Plays to the end and returns all that was acknowledged.
    async fn play(mut self, count: Arc<AtomicUsize>) -> (String, usize, Vec<String>) {
        let mut unanswered: Option<Json> = None;
        loop {
            match self.visit(&mut unanswered, &count).await {
                Some(seat) => return (self.table, seat, self.acknowledged),
                None => sleep(Duration::from_millis(20)).await,
            }
        }
    }

    /// Connects and plays until the game is over, which gives the seat, or the connection is lost.
    async fn visit(&mut self, unanswered: &mut Option<Json>, count: &AtomicUsize) -> Option<usize> {
        let patience = Duration::from_secs(20);
        let mut socket = timeout(patience, self.guest.sit(&self.table, &self.client)).await.ok()?.ok()?;
        let mut view = timeout(patience, socket.wait_for("view")).await.ok()??;
        loop {
            // What was not answered is asked again under its number; the server knows whether it was done.
            if unanswered.is_none() {
                if view["turn"] == "over" {
                    return view["view"]["seat"].as_u64().map(|seat| seat as usize);
                }
                let moves = view["view"]["moves"].as_array()?.clone();
                match self.dice.choose(&moves) {
                    Some(text) => *unanswered = Some(self.number(&view, text)),
                    None => {
                        view = timeout(patience, socket.wait_for("view")).await.ok()??;
                        continue;
                    }
                }
            }
            let message = unanswered.clone()?;
            socket.send(&message).await.ok()?;
            let done = self.answered(&mut socket, &mut view, &message["n"]).await?;
            if done {
                self.acknowledged.push(message["move"].as_str()?.to_owned());
                count.fetch_add(1, Ordering::Relaxed);
            }
            *unanswered = None;
        }
    }

    fn number(&mut self, view: &Json, text: &Json) -> Json {
        json!({"type": "move", "n": self.dice.bits() as u32, "at": view["at"], "move": text})
    }

    /// Waits for the answer and keeps the newest view; says whether the move was played.
    async fn answered(&self, socket: &mut Socket, view: &mut Json, n: &Json) -> Option<bool> {
        loop {
            let message = timeout(Duration::from_secs(20), socket.message()).await.ok()??;
            match message["type"].as_str()? {
                "view" => *view = message,
                "done" if message["n"] == *n => return Some(true),
                "refused" if message["n"] == *n => return Some(false),
                _ => {}
            }
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn every_acknowledged_move_survives_being_killed_and_none_is_played_twice() {
    let folder = tempfile::tempdir().unwrap();
    let database = format!("sqlite:{}", folder.path().join("kill.db").display());
    let address = TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap().to_string();
    let mut serving = Serving::start(&address, &database);

    let http = reqwest::Client::new();
    let games = [("seikatsu", 2), ("yokai-septet", 3), ("miyabi", 2), ("shikoku", 3)];
    let count = Arc::new(AtomicUsize::new(0));
    let mut playing = Vec::new();
    for number in 0..TABLES {
        let (game, seats) = games[number % games.len()];
        let listing = games::find(game).unwrap();
        let setup = table::Setup::typed(listing.choices, seats, table::Components::Standard, &[]).unwrap();
        let people = [Guest::arrive(&http, &address).await.unwrap(), Guest::arrive(&http, &address).await.unwrap()];
        let mut places = vec![json!({"kind": "me"}), json!({"kind": "open"})];
        places.resize(usize::from(seats), json!({"kind": "bot", "level": "random"}));
        let table = people[0].open(game, &Json::Object(setup.options), &places).await.unwrap();
        people[1].post(&format!("/api/tables/{table}/join"), &json!({})).await.unwrap().ok().unwrap();
        people[0].post(&format!("/api/tables/{table}/start"), &json!({})).await.unwrap().ok().unwrap();
        for (place, guest) in people.into_iter().enumerate() {
            let dice = Dice::new((number * 2 + place) as u64);
            let stubborn = Stubborn { guest, table: table.clone(), client: "k".into(), dice, acknowledged: Vec::new() };
            playing.push(tokio::spawn(stubborn.play(Arc::clone(&count))));
        }
    }

    for kill in 1..=KILLS {
        while count.load(Ordering::Relaxed) < kill * MOVES_A_KILL {
            sleep(Duration::from_millis(5)).await;
        }
        drop(serving);
        serving = Serving::start(&address, &database);
    }

    let judge = Guest::arrive(&http, &address).await.unwrap();
    for player in playing {
        let (table, seat, acknowledged) = player.await.unwrap();
        let record = judge.get(&format!("/api/tables/{table}/record")).await.unwrap().ok().unwrap();
        let record = Record::from_json(&record.to_string()).unwrap();
        (games::find(&record.game).unwrap().referee)(&record).unwrap();
        let kept = record.log.iter().filter_map(|entry| match entry {
            Entry::Move { seat: who, text } if who.index() == seat => Some(text.clone()),
            _ => None,
        });
        assert_eq!(kept.collect::<Vec<_>>(), acknowledged, "table {table}, seat {seat}");
    }
    assert!(count.load(Ordering::Relaxed) >= KILLS * MOVES_A_KILL);
    drop(serving);
}
