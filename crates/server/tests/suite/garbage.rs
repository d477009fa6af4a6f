//! Whatever comes over a socket gets a clean refusal: nothing panics, nothing changes, nothing leaks.

use std::sync::atomic::{AtomicUsize, Ordering};

use client::Guest;
use protocol::http::Me;
use protocol::socket::{FromClient, FromServer};
use protocol::{ProblemCode, TableId};
use serde_json::{Value as Json, json};
use table::{Dice, Seat};

use crate::common::{Player, guests, house, serve, settings, sqlite, start_setup, start_table};

/// Nonsense of many kinds: bytes, texts, wrong types, wrong values, messages for somebody else.
fn nonsense(dice: &mut Dice, real: &Json) -> Result<String, Vec<u8>> {
    let noise = |dice: &mut Dice, length: usize| (0..length).map(|_| dice.bits() as u8).collect::<Vec<_>>();
    match dice.below(6) {
        0 => {
            let length = dice.below(300);
            Err(noise(dice, length))
        }
        1 => {
            let length = dice.below(300);
            Ok(String::from_utf8_lossy(&noise(dice, length)).into_owned())
        }
        2 => {
            // A real message with a wound.
            let mut text = real.to_string().into_bytes();
            let place = dice.below(text.len());
            text[place] = dice.bits() as u8;
            Ok(String::from_utf8_lossy(&text).into_owned())
        }
        3 => {
            let mut message = real.clone();
            let names: Vec<_> = real.as_object().unwrap().keys().cloned().collect();
            let values =
                [json!(null), json!(-1), json!(1e300), json!("x"), json!([[[]]]), json!({"a": {}}), json!(true)];
            message[dice.choose(&names).unwrap()] = dice.choose(&values).unwrap().clone();
            Ok(message.to_string())
        }
        4 => {
            let kinds = ["undo", "consent", "vote", "back", "hint", "why", "say", "move", "die"];
            let n = dice.bits() as u32;
            Ok(json!({"type": dice.choose(&kinds).unwrap(), "n": n, "at": n, "seat": 200, "text": "\u{0}"}).to_string())
        }
        _ => Ok(format!("{}{}", "[".repeat(dice.below(2000)), "\"".repeat(dice.below(9)))),
    }
}

async fn annoy(guest: &Guest, table: &TableId, seed: u64, real: &Json) {
    let mut dice = Dice::new(seed);
    for _ in 0..12 {
        let Ok(mut socket) = guest.sit(table, "garbage").await else { continue };
        for _ in 0..25 {
            let sent = match nonsense(&mut dice, real) {
                Ok(text) => socket.send_text(text).await,
                Err(bytes) => socket.send_bytes(bytes).await,
            };
            if sent.is_err() {
                break;
            }
        }
        socket.close().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn garbage_is_refused_and_changes_nothing() {
    static PANICS: AtomicUsize = AtomicUsize::new(0);
    let usual = std::panic::take_hook();
    std::panic::set_hook(Box::new(move |info| {
        // Tests of this file run beside others: only what the server does counts.
        if std::thread::current().name().is_none_or(|name| name.starts_with("tokio")) {
            PANICS.fetch_add(1, Ordering::Relaxed);
        }
        usual(info);
    }));
    let (_database, server, people) = house(2).await;
    let stranger = &guests(&server, 1).await[0];
    let table = start_table(&people, "seikatsu").await;
    let mut player = Player::sit(&people[0], &table).await;
    let before = player.view.clone();
    let real = json!({"type": "move", "n": 1, "at": player.at(), "move": player.moves()[0]});
    // The other seat and somebody who watches send nonsense, and the first seat's own move again and again.
    for (seed, guest) in [&people[1], stranger].into_iter().enumerate() {
        annoy(guest, &table, seed as u64, &real).await;
    }
    let now = Player::sit(&people[0], &table).await.view;
    assert_eq!((&now.view, now.at), (&before.view, before.at));
    player.play_first().await;
    let health = reqwest::get(format!("http://{}/healthz", server.address)).await.unwrap();
    assert_eq!(health.status(), 200);
    assert_eq!(PANICS.load(Ordering::Relaxed), 0, "the server panicked");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_giant_message_closes_the_socket_and_nothing_else() {
    let (_database, _server, people) = house(2).await;
    let table = start_table(&people, "seikatsu").await;
    let mut player = Player::sit(&people[0], &table).await;
    for size in [17_000, 5_000_000] {
        let mut socket = people[1].sit(&table, "giant").await.unwrap();
        let _ = socket.send_text("x".repeat(size)).await;
        while socket.text().await.is_ok() {}
    }
    let body = json!({ "name": "x".repeat(2_000_000) });
    // The server may close before it has read it all.
    if let Some(refused) = people[1].put::<Me>("/api/me", &body).await.unwrap_err().refused() {
        assert_eq!(refused, (422, ProblemCode::Malformed));
    }
    player.play_first().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn nonsense_is_answered_with_a_problem_and_patience_ends() {
    let (_database, _server, people) = house(2).await;
    let table = start_table(&people, "seikatsu").await;
    let mut socket = people[0].sit(&table, "x").await.unwrap();
    for _ in 0..30 {
        let _ = socket.send_text("{\"type\":\"fly\"}".into()).await;
    }
    let mut refusals = 0;
    while let Ok(message) = socket.message().await {
        if let FromServer::Refused { problem, .. } = message {
            assert_eq!(problem.code, ProblemCode::Malformed);
            refusals += 1;
        }
    }
    assert_eq!(refusals, 19, "the twentieth time the socket is closed");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_page_of_another_site_gets_nothing() {
    let (_database, server, people) = house(2).await;
    let http = reqwest::Client::new();
    let base = format!("http://{}", server.address);
    let ask = async |origin: &str| {
        let request = http.put(format!("{base}/api/me")).header("cookie", people[0].cookie()).header("origin", origin);
        request.body(json!({"name": "Mallory"}).to_string()).send().await.unwrap().status().as_u16()
    };
    assert_eq!(ask("http://evil.example").await, 403);
    assert_eq!(ask("null").await, 403);
    assert_eq!(ask(&base).await, 200);
    let page = http.get(format!("{base}/")).send().await.unwrap();
    let policy = page.headers()["content-security-policy"].to_str().unwrap();
    assert!(policy.starts_with("default-src 'self'"), "{policy}");
    assert_eq!(page.headers()["x-content-type-options"], "nosniff");
    let me = http.get(format!("{base}/api/me")).send().await.unwrap();
    let cookie = me.headers()["set-cookie"].to_str().unwrap();
    assert!(cookie.contains("HttpOnly") && cookie.contains("SameSite=Lax"), "{cookie}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_forged_cookie_makes_nobody_somebody_else() {
    let (_database, server, people) = house(1).await;
    people[0].rename("Aiko").await.unwrap();
    let name = async |cookie: &str| {
        let request = reqwest::Client::new().get(format!("http://{}/api/me", server.address)).header("cookie", cookie);
        let me: Json = serde_json::from_str(&request.send().await.unwrap().text().await.unwrap()).unwrap();
        me["name"].as_str().unwrap().to_owned()
    };
    assert_eq!(name(people[0].cookie()).await, "Aiko");
    // The last letter is part of the identity, the first ones of the signature.
    let cookie = people[0].cookie();
    let (front, last) = cookie.split_at(cookie.len() - 1);
    let forged = format!("{front}{}", if last == "a" { "b" } else { "a" });
    assert_ne!(name(&forged).await, "Aiko");
}

/// A message that can be read, with values at the edges of what they may be; none hands the game over to bots, who would play on.
fn nasty(dice: &mut Dice, at: u32, moves: &[String]) -> FromClient {
    let texts = ["", "\u{0}", "\u{202e}\u{301}", "🀄️🀄️🀄️", "%s%n{}{{", "../../etc/passwd", "null", "P1@a1+a1+a1"];
    let long = "x".repeat(dice.below(2000));
    let text = match dice.below(3) {
        0 => long,
        1 => dice.choose(moves).cloned().unwrap_or_default(),
        _ => (*dice.choose(&texts).unwrap()).to_owned(),
    };
    let any = dice.bits() as u32;
    let n = *dice.choose(&[0, 1, 7, u32::MAX, any]).unwrap();
    let at = *dice.choose(&[at, 0, at.wrapping_sub(1), at + 1, u32::MAX]).unwrap();
    let seat = Seat::new(dice.below(table::MAX_SEATS) as u8);
    match dice.below(9) {
        0 => FromClient::Move { n, at, text },
        1 => FromClient::Undo { n, at },
        2 => FromClient::Consent { n, at, agree: dice.below(2) == 0 },
        3 => FromClient::Vote { n, seat },
        4 => FromClient::Back { n },
        5 => FromClient::Say { n, text },
        6 => FromClient::Hint { n },
        7 => FromClient::Ping { n },
        _ => FromClient::Why { n, text },
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn whatever_can_be_said_in_whatever_order_the_journal_can_be_replayed() {
    for (seed, game) in games::all().into_iter().enumerate() {
        let database = sqlite();
        let server = serve(settings(&database)).await;
        let setup = (game.showcase)().into_iter().find(|setup| setup.seats > 1).unwrap();
        let people = guests(&server, usize::from(setup.seats)).await;
        let table = start_setup(&people, game.id, setup).await;
        let mut dice = Dice::new(seed as u64);
        for _ in 0..6 {
            for guest in &people {
                let mut player = Player::sit(guest, &table).await;
                for _ in 0..40 {
                    let request = nasty(&mut dice, player.at(), &player.moves());
                    player.socket.ask(&request).await.unwrap();
                }
                // All of it is answered before this is.
                let n = 4_000_000_000;
                player.socket.ask(&FromClient::Ping { n }).await.unwrap();
                player.answer(n).await.unwrap();
            }
        }
        let seen = Player::sit(&people[0], &table).await.view;
        server.stop().await;
        // What was kept is what was seen.
        let server = serve(settings(&database)).await;
        let back = Player::sit(&people[0].at(&server.address.to_string()), &table).await.view;
        assert_eq!(back.view, seen.view, "{}", game.id);
        server.stop().await;
    }
}
