//! What one person can do to others: wait for their turn, and be sent away.

use std::time::Duration;

use bots::Level;
use protocol::http::{NewPlace, NewTable};
use protocol::socket::FromClient;
use server::{Limits, Running, Settings, Timeouts};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::time::timeout;

use crate::common::{Player, guests, house, new_table, serve, settings, sqlite, start_table};

/// Waits until the server hangs up, and returns what it said.
async fn hung_up(stream: &mut TcpStream) -> String {
    let mut said = Vec::new();
    // A connection that is reset is closed as well.
    let _ = stream.read_to_end(&mut said).await;
    String::from_utf8_lossy(&said).into_owned()
}

async fn connect(server: &Running) -> TcpStream {
    TcpStream::connect(server.address).await.unwrap()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_novice_answers_before_the_masters_and_hints_of_another_person_are_through() {
    let database = sqlite();
    let mut settings = settings(&database);
    settings.room.master_thinks = Duration::from_secs(2);
    let server = serve(settings).await;
    let people = guests(&server, 2).await;
    let against = |level| new_table("seikatsu", &[NewPlace::Bot { level }]);
    let mut greedy = Vec::new();
    for _ in 0..20 {
        let table = people[0].open(&NewTable { hints: Some(true), ..against(Level::Master) }).await.unwrap();
        people[0].start(&table).await.unwrap();
        let mut player = Player::sit(&people[0], &table).await;
        player.send(|n| FromClient::Hint { n }).await;
        greedy.push(player);
    }
    let table = people[1].open(&against(Level::Novice)).await.unwrap();
    people[1].start(&table).await.unwrap();
    let mut stranger = Player::sit(&people[1], &table).await;
    let (at, text) = (stranger.at(), stranger.moves()[0].clone());
    stranger.play(&text).await.unwrap();
    // Forty seconds of thinking were asked for before.
    timeout(Duration::from_secs(10), stranger.reach(at + 2)).await.expect("the novice's turn comes first");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_connection_that_says_nothing_is_closed() {
    let database = sqlite();
    let timeouts = Timeouts { request: Duration::from_millis(50), ..Timeouts::default() };
    let server = serve(Settings { timeouts, ..settings(&database) }).await;
    for said in ["", "GET /api/me HTTP/1.1\r\nhost: x\r\n", "GET /healthz HTTP/1.1\r\nhost: x\r\n\r\n"] {
        let mut stream = connect(&server).await;
        stream.write_all(said.as_bytes()).await.unwrap();
        hung_up(&mut stream).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_socket_that_answers_no_ping_is_closed() {
    let database = sqlite();
    let timeouts =
        Timeouts { ping: Duration::from_millis(20), silence: Duration::from_millis(400), ..Timeouts::default() };
    let server = serve(Settings { timeouts, ..settings(&database) }).await;
    let people = guests(&server, 2).await;
    let table = start_table(&people, "seikatsu").await;
    let mut stream = connect(&server).await;
    let request = format!(
        "GET /api/tables/{table}/socket?client=x HTTP/1.1\r\nhost: x\r\ncookie: {}\r\nupgrade: websocket\r\n\
         connection: upgrade\r\nsec-websocket-version: 13\r\nsec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n",
        people[1].cookie()
    );
    stream.write_all(request.as_bytes()).await.unwrap();
    // It reads, but says nothing.
    assert!(hung_up(&mut stream).await.starts_with("HTTP/1.1 101"));
    // One that answers pings stays.
    let mut alive = Player::sit(&people[0], &table).await;
    alive.play_first().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_address_has_only_so_many_connections() {
    let database = sqlite();
    let limits = Limits { connections: 3, ..Limits::NONE };
    let server = serve(Settings { limits, ..settings(&database) }).await;
    let mut held = Vec::new();
    for _ in 0..3 {
        held.push(connect(&server).await);
    }
    let mut one_more = connect(&server).await;
    let _ = one_more.write_all(b"GET /healthz HTTP/1.1\r\nhost: x\r\n\r\n").await;
    assert_eq!(hung_up(&mut one_more).await, "");
    // Those that were there are served.
    held[2].write_all(b"GET /healthz HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n").await.unwrap();
    assert!(hung_up(&mut held[2]).await.ends_with("alive\n"));
}

#[tokio::test(flavor = "multi_thread")]
async fn somebody_who_reads_nothing_is_sent_away_and_the_game_goes_on() {
    let (_database, _server, people) = house(2).await;
    let table = start_table(&people, "seikatsu").await;
    let mut deaf = people[1].sit(&table, "deaf").await.unwrap();
    // Each answer repeats the question: together they are longer than what a socket and its outbox hold.
    for n in 0..3000 {
        if deaf.ask(&FromClient::Why { n, text: "x".repeat(15_000) }).await.is_err() {
            break;
        }
    }
    while deaf.text().await.is_ok() {}
    let mut player = Player::sit(&people[0], &table).await;
    player.play_first().await;
}
