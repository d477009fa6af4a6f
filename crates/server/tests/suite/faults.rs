//! The database fails in the middle of play. Nothing that was acknowledged is lost, everybody hears of it by their socket's end
//! and finds the truth when they come back, and the server goes on by itself as soon as it can.

use std::future::pending;
use std::net::SocketAddr;
use std::time::Duration;

use client::Guest;
use futures_util::future::join;
use protocol::http::{Join, NewPlace};
use protocol::{ProblemCode, TableId};
use serde_json::Value as Json;
use server::Running;
use table::{Dice, LogEntry, Record, Seat, Turn};
use tokio::io::copy_bidirectional;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;
use tokio::time::{sleep, timeout};

use crate::common::{
    Database, Disk, Player, guests, new_table, play_out, postgres, serve, settings, sqlite, start_table,
};

/// Everybody is told within this time.
const SOON: Duration = Duration::from_secs(5);

/// Two people at a table, and all that was acknowledged to them.
struct Game {
    people: Vec<Guest>,
    table: TableId,
    acknowledged: [Vec<String>; 2],
    dice: Dice,
    visits: u32,
}

impl Game {
    async fn start(server: &Running) -> Self {
        let people = guests(server, 2).await;
        let table = start_table(&people, games::all()[0].id).await;
        Self { people, table, acknowledged: Default::default(), dice: Dice::new(1), visits: 0 }
    }

    async fn sit(&mut self) -> Vec<Player> {
        self.visits += 1;
        let mut players = Vec::new();
        for guest in &self.people {
            players.push(Player::sit(guest, &self.table).await.counting_from(self.visits * 1000));
        }
        players
    }

    /// One move, if it is acknowledged; nothing if the socket ends instead.
    async fn play(&mut self, players: &mut [Player]) -> Option<()> {
        let seat = players[0].turn().seats().iter().next().expect("the game goes on").index();
        let text = players[seat].any_move(&mut self.dice);
        let number = players[seat].send_move(&text).await;
        timeout(SOON, players[seat].done(number)).await.expect("somebody is told soon")?;
        self.acknowledged[seat].push(text);
        let at = players[seat].at();
        players[1 - seat].reach(at).await;
        Some(())
    }

    /// Every socket ends, that of whoever only waits as well.
    async fn everybody_is_told(&self, players: Vec<Player>) {
        for mut player in players {
            let ended = async { while player.socket.message().await.is_ok() {} };
            timeout(SOON, ended).await.expect("everybody is told soon");
        }
    }

    /// Whoever comes back finds all that was acknowledged, once; and the game goes on to its end.
    async fn finish(mut self) {
        let mut players = self.sit().await;
        for _ in 0..3 {
            self.play(&mut players).await.expect("it goes on");
        }
        let known = self.acknowledged.clone();
        play_out(&mut players, 2).await;
        assert_eq!(players[0].turn(), Turn::Over);
        let record: Json = self.people[0].get(&format!("/api/tables/{}/record", self.table)).await.unwrap();
        let record = Record::from_json(&record.to_string()).unwrap();
        for (seat, known) in Seat::all(2).zip(known) {
            let kept = record.log.iter().filter_map(|entry| match entry {
                LogEntry::Move { seat: who, text } if *who == seat => Some(text.clone()),
                _ => None,
            });
            assert_eq!(kept.take(known.len()).collect::<Vec<_>>(), known, "seat {seat}");
        }
    }
}

async fn readiness(server: &Running) -> (u16, String) {
    let answer = reqwest::get(format!("http://{}/readyz", server.address)).await.unwrap();
    (answer.status().as_u16(), answer.text().await.unwrap())
}

/// The disk is full again and again while two people play, and each time there is room again after that.
async fn is_got_over(server: &Running, fill: impl AsyncFn(), free: impl AsyncFn()) {
    let mut game = Game::start(server).await;
    for _ in 0..3 {
        let mut players = game.sit().await;
        game.play(&mut players).await.unwrap();
        fill().await;
        while game.play(&mut players).await.is_some() {}
        game.everybody_is_told(players).await;
        let (status, says) = readiness(server).await;
        assert_eq!((status, says.contains("can keep nothing")), (503, true), "{says}");
        // Whoever asks for something else is told so in the same words as always.
        let opened = game.people[0].open(&new_table(games::all()[0].id, &[NewPlace::Open])).await.unwrap_err();
        assert_eq!(opened.refused(), Some((503, ProblemCode::Unavailable)), "{opened}");
        free().await;
        assert_eq!(readiness(server).await.0, 200);
    }
    game.finish().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_file_that_may_not_grow_loses_nothing_and_is_got_over() {
    let database = sqlite();
    // Small pages, of which a few moves need a new one.
    database.execute("PRAGMA page_size = 512; CREATE TABLE meta (name TEXT PRIMARY KEY, value TEXT NOT NULL)").await;
    let limited = Database::at(format!("{}?max_page_count=1000", database.url));
    let server = serve(settings(&limited)).await;
    // Every page that is left goes to something else.
    let fill = async || database.execute("CREATE TABLE filler AS SELECT zeroblob(600000)").await;
    is_got_over(&server, fill, async || database.execute("DROP TABLE filler").await).await;
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_full_disk_loses_nothing_and_is_got_over() {
    let Some(disk) = Disk::mount() else { return };
    let database = Database::at(format!("sqlite:{}", disk.0.path().join("test.db").display()));
    let server = serve(settings(&database)).await;
    is_got_over(&server, async || disk.fill(), async || disk.free()).await;
    server.stop().await;
}

/// What happens between the server and its database.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Line {
    Open,
    /// Connections break, and new ones are refused.
    Cut,
    /// Nothing comes through, and nobody says so.
    Silent,
}

/// A line to a database that can fail.
struct Wire {
    address: SocketAddr,
    state: watch::Sender<Line>,
}

impl Wire {
    async fn to(target: String) -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap();
        let (state, line) = watch::channel(Line::Open);
        tokio::spawn(async move {
            while let Ok((here, _)) = listener.accept().await {
                tokio::spawn(carry(here, target.clone(), line.clone()));
            }
        });
        Self { address, state }
    }
}

async fn carry(mut here: TcpStream, target: String, mut line: watch::Receiver<Line>) {
    if *line.borrow() == Line::Open
        && let Ok(mut there) = TcpStream::connect(target).await
    {
        tokio::select! {
            _ = copy_bidirectional(&mut here, &mut there) => return,
            _ = line.wait_for(|line| *line != Line::Open) => {}
        }
        if *line.borrow() == Line::Silent {
            // Both ends stay as they are.
            let _ = line.wait_for(|line| *line == Line::Cut).await;
        }
    } else if *line.borrow() == Line::Silent {
        pending::<()>().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_database_that_is_away_loses_nothing_and_is_found_again() {
    let Some(database) = postgres().await else { return };
    let (user, rest) = database.url.split_once('@').unwrap();
    let (target, name) = rest.split_once('/').unwrap();
    let wire = Wire::to(target.to_owned()).await;
    let through = Database::at(format!("{user}@{}/{name}", wire.address));
    let server = serve(settings(&through)).await;
    let (mut game, mut other) = (Game::start(&server).await, Game::start(&server).await);
    for line in [Line::Cut, Line::Silent, Line::Cut] {
        let (mut players, mut others) = (game.sit().await, other.sit().await);
        game.play(&mut players).await.unwrap();
        wire.state.send_replace(line);
        let late = async {
            // What comes while the first write waits for its answer is not to wait for one of its own as well.
            sleep(Duration::from_millis(500)).await;
            other.play(&mut others).await
        };
        assert_eq!(join(game.play(&mut players), late).await, (None, None), "{line:?}");
        game.everybody_is_told(players).await;
        other.everybody_is_told(others).await;
        assert_eq!(readiness(&server).await.0, 503, "{line:?}");
        wire.state.send_replace(Line::Open);
        assert_eq!(readiness(&server).await.0, 200, "{line:?}");
    }
    game.finish().await;
    other.finish().await;
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_second_server_is_refused_and_disturbs_nobody() {
    for database in crate::common::databases().await {
        let server = serve(settings(&database)).await;
        let game = Game::start(&server).await;
        let Err(refused) = server::start(settings(&database)).await else { panic!("two servers on {}", database.url) };
        assert!(refused.to_string().contains("another server has it open"), "{refused}");
        let late = game.people[1].join(&game.table, &Join::default()).await;
        assert!(late.is_ok(), "who sits there already, sits there");
        game.finish().await;
        server.stop().await;
    }
}
