//! A database of the first edition: everybody finds what they left, and plays on.

use std::fs;
use std::path::{Path, PathBuf};

use client::Guest;
use protocol::http::Replay;
use protocol::socket::FromServer;
use protocol::{Status, TableId};
use serde::Deserialize;
use serde_json::Value as Json;
use table::{Outcome, Record, Seat, Turn};

use crate::common::{Player, play_out, serve, settings, sqlite};

/// What was at a table when the database was made, as its list has it.
#[derive(Deserialize)]
#[serde(untagged)]
enum Kept {
    Table(Left),
    Waiting { table: TableId, cookies: Vec<String> },
    Upload { upload: Json },
}

/// A table whose game had begun.
#[derive(Deserialize)]
struct Left {
    table: TableId,
    over: bool,
    at: u32,
    outcome: Option<Outcome>,
    cookies: Vec<String>,
    seats: Vec<Option<Seat>>,
    views: Vec<Json>,
}

fn archive(file: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../archive").join(file)
}

/// Whether the new JSON has all that the old one had; keys may have been added.
fn keeps(new: &Json, old: &Json) -> bool {
    match (new, old) {
        (Json::Object(new), Json::Object(old)) => {
            old.iter().all(|(key, old)| new.get(key).is_some_and(|new| keeps(new, old)))
        }
        (Json::Array(new), Json::Array(old)) => {
            new.len() == old.len() && new.iter().zip(old).all(|(new, old)| keeps(new, old))
        }
        _ => new == old,
    }
}

impl Left {
    /// Everybody comes back by their old cookie, finds what they left, and those who have seats keep sitting.
    async fn visited(&self, http: &reqwest::Client, address: &str) -> Vec<Player> {
        let mut players = Vec::new();
        for ((cookie, seat), old) in self.cookies.iter().zip(&self.seats).zip(&self.views) {
            let guest = Guest::with_cookie(http, address, cookie);
            let mut socket = guest.sit(&self.table, "later").await.unwrap();
            let you = socket.find(|message| match message {
                FromServer::Table { you, .. } => Some(you),
                _ => None,
            });
            assert_eq!(you.await.unwrap().seat, *seat);
            let player = Player::sit(&guest, &self.table).await;
            let (view, place) = (player.outline(), format!("table {}, seat {seat:?}", self.table));
            assert_eq!((player.at(), &player.view.outcome), (self.at, &self.outcome), "{place}");
            assert_eq!((view.seat, view.turn == Turn::Over), (*seat, self.over), "{place}");
            let mut public = old["public"].clone();
            // Whose turn it is, is now part of the view.
            let turn = public.as_object_mut().unwrap().remove("turn").unwrap();
            assert_eq!(serde_json::to_value(view.turn).unwrap(), turn, "{place}");
            assert!(keeps(&view.public, &public), "{place}: {} was {public}", view.public);
            assert!(keeps(&view.private, &old["private"]), "{place}: {} was {}", view.private, old["private"]);
            assert_eq!(view.moves, serde_json::from_value::<Vec<String>>(old["moves"].clone()).unwrap(), "{place}");
            if seat.is_some() {
                let mine = guest.mine().await.unwrap();
                assert!(mine.iter().any(|line| line.table.id == self.table && line.your_seat == *seat), "{place}");
                players.push(player);
            }
        }
        players
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn everybody_of_the_first_edition_finds_the_same_position_and_plays_on() {
    // The archive is never changed: the server works on a copy.
    let database = sqlite();
    fs::copy(archive("first-edition.db"), database.file().unwrap()).unwrap();
    let kept: Vec<Kept> = serde_json::from_str(&fs::read_to_string(archive("first-edition.json")).unwrap()).unwrap();
    let server = serve(settings(&database)).await;
    let (http, address) = (reqwest::Client::new(), server.address.to_string());
    let anybody = Guest::arrive(&http, &address).await.unwrap();

    // Lists show what was kept of tables that still sleep.
    let listed = anybody.tables().await.unwrap();
    let running = |kept: &&Kept| matches!(kept, Kept::Table(Left { over: false, .. }));
    assert!(listed.len() >= kept.iter().filter(running).count());
    for line in &listed {
        assert_eq!(line.table.setup.rules, 1, "what was begun goes on by its rules");
    }

    for kept in &kept {
        match kept {
            Kept::Table(left) => {
                let mut players = left.visited(&http, &address).await;
                if !left.over {
                    play_out(&mut players, 5).await;
                }
                let record: Json = anybody.get(&format!("/api/tables/{}/record", left.table)).await.unwrap();
                let record = Record::from_json(&record.to_string()).unwrap();
                assert_eq!(record.setup.rules, 1);
                (games::find(&record.game).unwrap().referee)(&record).unwrap();
            }
            Kept::Waiting { table, cookies } => {
                let host = Guest::with_cookie(&http, &address, &cookies[0]);
                assert_eq!(host.look(table).await.unwrap().status, Status::Waiting);
                assert!(host.mine().await.unwrap().iter().any(|line| line.table.id == *table));
            }
            Kept::Upload { upload } => {
                let id = upload["id"].as_str().unwrap();
                let replay: Replay = anybody.get(&format!("/api/replays/{id}")).await.unwrap();
                assert!(replay.outcome.is_some());
            }
        }
    }
    server.stop().await;
}
