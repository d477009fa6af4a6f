//! Whoever is blocked is not heard by who blocked them, and does not sit down with them.

use client::{Guest, Socket};
use protocol::http::{Blocked, Join, NewPlace, Whom};
use protocol::socket::{FromClient, FromServer, Said};
use protocol::{ProblemCode, TableId};
use serde_json::Value as Json;
use table::Seat;

use crate::common::{databases, guests, new_table, serve, settings, start_table};

async fn block(guest: &Guest, table: &TableId, whom: Whom) -> Result<Vec<Blocked>, client::Error> {
    guest.post(&format!("/api/tables/{table}/block"), &whom).await
}

async fn says(socket: &mut Socket, n: u32, text: &str) {
    socket.ask(&FromClient::Say { n, text: text.into() }).await.unwrap();
}

/// The texts of the next log.
async fn log(socket: &mut Socket) -> Vec<Said> {
    let log = |message| if let FromServer::Log { said, .. } = message { Some(said) } else { None };
    socket.find(log).await.unwrap()
}

/// What is said next.
async fn said(socket: &mut Socket) -> Said {
    let said = |message| if let FromServer::Said(said) = message { Some(said) } else { None };
    socket.find(said).await.unwrap()
}

fn texts(said: &[Said]) -> Vec<&str> {
    said.iter().map(|said| said.text.as_str()).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_is_blocked_is_not_heard_by_who_blocked_them_now_or_later() {
    for database in databases().await {
        let server = serve(settings(&database)).await;
        let people = guests(&server, 3).await;
        let table = start_table(&people[..2], "seikatsu").await;
        let mut first = people[0].sit(&table, "a").await.unwrap();
        let mut second = people[1].sit(&table, "b").await.unwrap();
        let mut watching = people[2].sit(&table, "c").await.unwrap();
        log(&mut first).await;
        says(&mut watching, 1, "noise").await;
        let heard = said(&mut first).await;
        assert_eq!((heard.text.as_str(), heard.seat), ("noise", None));

        let all = block(&people[0], &table, Whom::Spoke { speaker: heard.speaker }).await.unwrap();
        assert_eq!(all.len(), 1);
        assert_eq!(all[0].name, heard.name);
        assert_eq!(texts(&log(&mut first).await), [""; 0], "what was said before is gone at once");
        says(&mut watching, 2, "more noise").await;
        assert_eq!(said(&mut second).await.text, "noise");
        assert_eq!(said(&mut second).await.text, "more noise", "others hear them still");
        // Only now: what comes over two sockets has no order.
        says(&mut second, 1, "music").await;
        assert_eq!(said(&mut first).await.text, "music");
        // Under another name, or as somebody else on the same device, they are who they are.
        people[2].rename("Somebody else").await.unwrap();
        let mut shared = people[2].sit(&table, "d&as=1").await.unwrap();
        says(&mut shared, 1, "still noise").await;
        assert_eq!(said(&mut second).await.text, "music");
        assert_eq!(said(&mut second).await.text, "still noise");
        let mut again = people[0].sit(&table, "again").await.unwrap();
        assert_eq!(texts(&log(&mut again).await), ["music"]);

        let kept: Json = people[0].get("/api/me/data").await.unwrap();
        assert_eq!(kept["blocked"][0]["name"], heard.name.as_str());
        people[0].delete(&format!("/api/me/blocked/{}", all[0].id)).await.unwrap();
        assert_eq!(texts(&log(&mut again).await), ["noise", "more noise", "music", "still noise"]);
        assert!(people[0].get::<Vec<Blocked>>("/api/me/blocked").await.unwrap().is_empty());
        server.stop().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_is_blocked_does_not_sit_down_at_a_table_of_who_blocked_them() {
    for database in databases().await {
        let server = serve(settings(&database)).await;
        let people = guests(&server, 3).await;
        let met = start_table(&people[..2], "seikatsu").await;
        block(&people[0], &met, Whom::Sits { seat: Seat::new(1) }).await.unwrap();
        let new = new_table("seikatsu", &[NewPlace::Open, NewPlace::Open]);
        let table = people[0].open(&new).await.unwrap();
        let refused = async |path: &str| {
            let joined = people[1].post::<Json>(&format!("/api/tables/{table}/{path}"), &Join::default()).await;
            joined.unwrap_err().refused().map(|(_, code)| code)
        };
        assert_eq!(refused("join").await, Some(ProblemCode::SentAway));
        assert_eq!(refused("join?as=1").await, Some(ProblemCode::SentAway));
        people[2].join(&table, &Join::default()).await.unwrap();
        // At somebody else's table both may sit.
        let neutral = people[2].open(&new).await.unwrap();
        people[0].join(&neutral, &Join::default()).await.unwrap();
        people[1].join(&neutral, &Join::default()).await.unwrap();
        server.stop().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn only_others_who_are_there_can_be_blocked() {
    for database in databases().await {
        let server = serve(settings(&database)).await;
        let people = guests(&server, 2).await;
        let table = start_table(&people, "seikatsu").await;
        let code = async |whom| block(&people[0], &table, whom).await.unwrap_err().refused().map(|(_, code)| code);
        assert_eq!(code(Whom::Sits { seat: Seat::new(0) }).await, Some(ProblemCode::NotYours));
        assert_eq!(code(Whom::Sits { seat: Seat::new(7) }).await, Some(ProblemCode::NotFound));
        assert_eq!(code(Whom::Spoke { speaker: 0 }).await, Some(ProblemCode::NotFound));
        for _ in 0..2 {
            assert_eq!(
                block(&people[0], &table, Whom::Sits { seat: Seat::new(1) }).await.unwrap().len(),
                1,
                "once is enough"
            );
        }
        // Whoever is forgotten is nobody's to block.
        people[1].delete("/api/me").await.unwrap();
        assert!(people[0].get::<Vec<Blocked>>("/api/me/blocked").await.unwrap().is_empty());
        server.stop().await;
    }
}
