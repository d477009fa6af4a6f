//! Playing over a socket: numbers, old positions, undo, time, bots, watching, talking.

use std::time::Duration;

use crate::common::{Player, databases, guests, options, serve, settings, sqlite, start_table};
use serde_json::{Value as Json, json};
use server::Settings;

/// Two people at a started table of Miyabi, where nothing is secret and a tile can be taken back.
async fn two_at(game: &str, database: &crate::common::Database) -> (server::Running, Vec<client::Guest>, String) {
    let server = serve(settings(database)).await;
    let people = guests(&server, 2).await;
    let table = start_table(&people, game, &options(game, &[])).await;
    (server, people, table)
}

fn refusal(answer: &Json) -> &str {
    answer["problem"]["code"].as_str().unwrap_or("none")
}

#[tokio::test(flavor = "multi_thread")]
async fn a_repeated_number_is_answered_alike_and_played_once() {
    for database in databases().await {
        let (server, people, table) = two_at("seikatsu", &database).await;
        let mut player = Player::sit(&people[0], &table).await;
        let message = json!({"type": "move", "n": 5, "at": player.at(), "move": player.moves()[0]});
        for _ in 0..3 {
            player.socket.send(&message).await.unwrap();
            assert_eq!(player.answer(5).await["type"], "done");
        }
        let at = player.at();
        server.stop().await;
        // Even after a restart: what was done is on disk together with its number.
        let server = serve(settings(&database)).await;
        let mut player = Player::sit(&people[0].at(&server.address.to_string()), &table).await;
        assert_eq!(player.at(), at);
        player.socket.send(&message).await.unwrap();
        assert_eq!(player.answer(5).await["type"], "done");
        assert_eq!(Player::sit(&people[0].at(&server.address.to_string()), &table).await.at(), at);
        server.stop().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn the_position_that_a_move_leads_to_is_shown_before_the_answer() {
    let database = sqlite();
    let (_server, people, table) = two_at("seikatsu", &database).await;
    let mut player = Player::sit(&people[0], &table).await;
    let (at, text) = (player.at(), player.moves()[0].clone());
    // Nothing is read after the answer.
    assert_eq!(player.play(&text).await["type"], "done");
    assert!(player.at() > at);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_repeated_number_is_said_once() {
    for database in databases().await {
        let (server, people, table) = two_at("seikatsu", &database).await;
        let mut player = Player::sit(&people[0], &table).await;
        let message = json!({"type": "say", "n": 7, "text": "Itadakimasu!"});
        for _ in 0..2 {
            player.socket.send(&message).await.unwrap();
            assert_eq!(player.answer(7).await["type"], "done");
        }
        server.stop().await;
        let server = serve(settings(&database)).await;
        let back = people[0].at(&server.address.to_string());
        let mut player = Player::sit(&back, &table).await;
        player.socket.send(&message).await.unwrap();
        assert_eq!(player.answer(7).await["type"], "done");
        let log = back.sit(&table, "another").await.unwrap().wait_for("log").await.unwrap();
        assert_eq!(log["said"].as_array().unwrap().len(), 1, "{log}");
        server.stop().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn only_the_owner_of_a_seat_plays_it_and_only_what_is_legal_now() {
    let database = sqlite();
    let (server, people, table) = two_at("seikatsu", &database).await;
    let mut first = Player::sit(&people[0], &table).await;
    let mut second = Player::sit(&people[1], &table).await;
    let mut stranger = Player::sit(&guests(&server, 1).await[0], &table).await;
    let (text, at) = (first.moves()[0].clone(), first.at());
    let steal = json!({"type": "move", "at": at, "move": text});
    assert_eq!(stranger.view["view"]["private"], Json::Null);
    let n = stranger.ask(steal.clone()).await;
    assert_eq!(refusal(&stranger.answer(n).await), "not-yours");
    let n = second.ask(steal.clone()).await;
    assert_eq!(refusal(&second.answer(n).await), "not-your-turn");
    assert_eq!(refusal(&first.play("Tp@z9").await), "illegal");
    assert_eq!(refusal(&first.play("").await), "illegal");
    assert_eq!(first.play(&text).await["type"], "done");
    let n = first.ask(steal).await;
    assert_eq!(refusal(&first.answer(n).await), "old-position");
    // A refusal comes with the position as it is.
    let view = first.socket.wait_for("view").await.unwrap();
    assert!(view["at"].as_u64().unwrap() > at);
}

#[tokio::test(flavor = "multi_thread")]
async fn cards_are_passed_at_the_same_time_in_any_order() {
    let database = sqlite();
    let server = serve(settings(&database)).await;
    let people = guests(&server, 4).await;
    let table = start_table(&people, "yokai-septet", &options("yokai-septet", &[])).await;
    let mut players = Vec::new();
    for guest in people.iter().rev() {
        players.push(Player::sit(guest, &table).await);
    }
    // Everybody chose at the position they saw first; none of these choices is too late.
    for player in &mut players {
        let text = player.moves()[17].clone();
        assert_eq!(player.play(&text).await["type"], "done");
    }
    let turn = &players[3].view["turn"]["move"];
    assert_eq!(turn.as_array().unwrap().len(), 1, "somebody leads: {turn}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_move_that_showed_nothing_is_taken_back_freely_and_any_other_with_consent() {
    for database in databases().await {
        let (server, people, table) = two_at("miyabi", &database).await;
        let mut first = Player::sit(&people[0], &table).await;
        let mut second = Player::sit(&people[1], &table).await;
        let (start, at) = (first.view["view"].clone(), first.at());
        let n = first.ask(json!({"type": "undo", "at": at})).await;
        assert_eq!(refusal(&first.answer(n).await), "nothing-to-undo");
        let text = first.moves()[0].clone();
        first.play(&text).await;
        let n = first.ask(json!({"type": "undo", "at": first.at()})).await;
        assert_eq!(first.answer(n).await["type"], "done");
        assert_eq!(first.view["view"], start, "everything in Miyabi is open");

        // Once the other has moved, they must agree.
        let text = first.moves()[0].clone();
        first.play(&text).await;
        second.reach(first.at()).await;
        let text = second.moves()[0].clone();
        second.play(&text).await;
        first.reach(second.at()).await;
        let n = first.ask(json!({"type": "undo", "at": first.at()})).await;
        assert_eq!(first.answer(n).await["type"], "done");
        let asked = loop {
            let table = second.socket.wait_for("table").await.unwrap();
            if !table["table"]["undo"].is_null() {
                break table["table"]["undo"].clone();
            }
        };
        assert_eq!(asked, json!({"seat": 0, "waiting_for": [1]}));
        let n = first.ask(json!({"type": "consent", "agree": true})).await;
        assert_eq!(refusal(&first.answer(n).await), "not-yours", "nobody agrees with themselves");
        let n = second.ask(json!({"type": "consent", "agree": true})).await;
        assert_eq!(second.answer(n).await["type"], "done");
        first.reach(second.at()).await;
        assert_eq!(first.view["view"], start);
        server.stop().await;
        let server = serve(settings(&database)).await;
        let again = Player::sit(&people[0].at(&server.address.to_string()), &table).await;
        assert_eq!(again.view["view"], start, "what was taken back stays taken back");
        server.stop().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_shown_tile_is_not_taken_back_when_somebody_says_no() {
    let database = sqlite();
    let (_server, people, table) = two_at("seikatsu", &database).await;
    let mut first = Player::sit(&people[0], &table).await;
    let mut second = Player::sit(&people[1], &table).await;
    let text = first.moves()[0].clone();
    first.play(&text).await;
    let at = first.at();
    let n = first.ask(json!({"type": "undo", "at": at})).await;
    assert_eq!(first.answer(n).await["type"], "done");
    let n = second.ask(json!({"type": "consent", "agree": false})).await;
    assert_eq!(second.answer(n).await["type"], "done");
    let n = second.ask(json!({"type": "consent", "agree": true})).await;
    assert_eq!(refusal(&second.answer(n).await), "nothing-to-undo");
    assert_eq!(Player::sit(&people[0], &table).await.at(), at);
}

#[tokio::test(flavor = "multi_thread")]
async fn bots_play_their_seats_and_consent_to_everything() {
    let database = sqlite();
    let server = serve(settings(&database)).await;
    let guest = &guests(&server, 1).await[0];
    let places =
        [json!({"kind": "me"}), json!({"kind": "bot", "level": "novice"}), json!({"kind": "bot", "level": "master"})];
    let table = guest.open("shikoku", &options("shikoku", &[]), &places).await.unwrap();
    guest.post(&format!("/api/tables/{table}/start"), &json!({})).await.unwrap().ok().unwrap();
    let mut player = Player::sit(guest, &table).await;
    let mut undone = false;
    while player.view["turn"] != "over" {
        let moves = player.moves();
        if moves.is_empty() {
            player.view = player.socket.wait_for("view").await.unwrap();
            continue;
        }
        if !undone && player.view["can_undo"] == true {
            let n = player.ask(json!({"type": "undo", "at": player.at()})).await;
            undone = player.answer(n).await["type"] == "done";
            continue;
        }
        player.play(&moves[0]).await;
    }
    assert!(undone);
    assert_eq!(player.view["outcome"]["scores"].as_array().unwrap().len(), 3);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_hint_and_a_reason_are_given_where_the_table_allows_it() {
    let database = sqlite();
    let server = serve(settings(&database)).await;
    let people = guests(&server, 2).await;
    let places = [json!({"kind": "me"}), json!({"kind": "bot", "level": "random"})];
    let table = people[0].open("seikatsu", &options("seikatsu", &[]), &places).await.unwrap();
    people[0].post(&format!("/api/tables/{table}/start"), &json!({})).await.unwrap().ok().unwrap();
    let mut player = Player::sit(&people[0], &table).await;
    player.ask(json!({"type": "hint"})).await;
    let hint = player.socket.wait_for("hint").await.unwrap();
    assert!(player.moves().iter().any(|text| hint["move"] == **text), "{hint}");
    player.ask(json!({"type": "why", "move": player.moves()[0]})).await;
    assert_eq!(player.socket.wait_for("why").await.unwrap()["reason"], Json::Null);
    player.ask(json!({"type": "why", "move": "nonsense"})).await;
    let why = player.socket.wait_for("why").await.unwrap();
    assert!(why["reason"]["en"].is_string() && why["reason"]["fr"].is_string());

    // Among people there are no hints unless the host wants them.
    let table = start_table(&people, "seikatsu", &options("seikatsu", &[])).await;
    let mut player = Player::sit(&people[0], &table).await;
    let n = player.ask(json!({"type": "hint"})).await;
    assert_eq!(refusal(&player.answer(n).await), "no-hints");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bot_plays_when_the_time_is_up_until_the_owner_is_back() {
    let database = sqlite();
    let server = serve(Settings { move_limits: 1..=10, ..settings(&database) }).await;
    let people = guests(&server, 2).await;
    let setup = json!({"seats": 2, "options": options("seikatsu", &[]), "components": "standard"});
    let new =
        json!({"game": "seikatsu", "setup": setup, "places": [{"kind": "me"}, {"kind": "open"}], "move_limit": 1});
    let table = people[0].post("/api/tables", &new).await.unwrap().body["id"].as_str().unwrap().to_owned();
    people[1].post(&format!("/api/tables/{table}/join"), &json!({})).await.unwrap().ok().unwrap();
    people[0].post(&format!("/api/tables/{table}/start"), &json!({})).await.unwrap().ok().unwrap();
    let mut player = Player::sit(&people[0], &table).await;
    assert!(player.view["deadline"].is_i64());
    let stood_in = loop {
        let table = player.socket.wait_for("table").await.unwrap();
        if table["table"]["places"][0]["stand_in"] == true {
            break true;
        }
    };
    assert!(stood_in);
    player.view = player.socket.wait_for("view").await.unwrap();
    assert!(player.view["told"].as_array().unwrap().iter().any(|told| told["seat"] == 0), "a bot has moved for seat 0");
    let n = player.ask(json!({"type": "back"})).await;
    assert_eq!(player.answer(n).await["type"], "done");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_seat_whose_owner_is_away_is_given_to_a_bot_by_vote_and_taken_back() {
    let database = sqlite();
    let server = serve(settings(&database)).await;
    let people = guests(&server, 3).await;
    let table = start_table(&people, "shikoku", &options("shikoku", &[])).await;
    let mut first = Player::sit(&people[0], &table).await;
    let mut second = Player::sit(&people[1], &table).await;
    let n = first.ask(json!({"type": "vote", "seat": 1})).await;
    assert_eq!(refusal(&first.answer(n).await), "not-yours", "seat 1 is here");
    let n = first.ask(json!({"type": "vote", "seat": 2})).await;
    assert_eq!(first.answer(n).await["type"], "done");
    let n = second.ask(json!({"type": "vote", "seat": 2})).await;
    assert_eq!(second.answer(n).await["type"], "done");
    let info = people[0].get(&format!("/api/tables/{table}")).await.unwrap().body;
    assert_eq!(info["places"][2]["stand_in"], true);
    let mut third = Player::sit(&people[2], &table).await;
    let n = third.ask(json!({"type": "back"})).await;
    assert_eq!(third.answer(n).await["type"], "done");
    let info = people[0].get(&format!("/api/tables/{table}")).await.unwrap().body;
    assert_eq!(info["places"][2]["stand_in"], false);
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_said_reaches_everybody_as_plain_text_and_stays() {
    for database in databases().await {
        let (server, people, table) = two_at("seikatsu", &database).await;
        let mut first = Player::sit(&people[0], &table).await;
        let mut watching = Player::sit(&guests(&server, 1).await[0], &table).await;
        let words = "<script>alert('x')</script>\u{202e} \"; DROP TABLE journal; --";
        first.ask(json!({"type": "say", "text": words})).await;
        let said = watching.socket.wait_for("said").await.unwrap();
        assert_eq!(said["text"], "<script>alert('x')</script> \"; DROP TABLE journal; --");
        assert_eq!(said["seat"], 0);
        let n = first.ask(json!({"type": "say", "text": "x".repeat(501)})).await;
        assert_eq!(refusal(&first.answer(n).await), "bad-text");
        server.stop().await;
        let server = serve(settings(&database)).await;
        let mut socket = people[1].at(&server.address.to_string()).sit(&table, "x").await.unwrap();
        let log = socket.wait_for("log").await.unwrap();
        assert_eq!(log["said"][0]["text"], said["text"]);
        server.stop().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_nobody_is_at_falls_asleep_and_wakes_when_asked() {
    let database = sqlite();
    let server = serve(Settings { sleep_after: Duration::from_millis(10), ..settings(&database) }).await;
    let people = guests(&server, 2).await;
    let table = start_table(&people, "seikatsu", &options("seikatsu", &[])).await;
    let mut player = Player::sit(&people[0], &table).await;
    let text = player.moves()[0].clone();
    player.play(&text).await;
    let at = player.at();
    // What is written behind the server's back is seen only by a table that has slept and was read anew.
    let secretly = "INSERT INTO journal (table_id, seq, time, act)
        SELECT table_id, MAX(seq) + 1, 0, $2 FROM journal WHERE table_id = $1 GROUP BY table_id";
    let act = json!({"act": "said", "person": "nobody", "name": "A dream", "text": "wake up"});
    let pool = sqlx::AnyPool::connect(&database.url).await.unwrap();
    sqlx::query(secretly).bind(&table).bind(act.to_string()).execute(&pool).await.unwrap();
    let dreamt = async || {
        let mut socket = people[1].sit(&table, "test").await.unwrap();
        let log = socket.wait_for("log").await.unwrap();
        assert_eq!(socket.wait_for("view").await.unwrap()["at"], at);
        log["said"].as_array().unwrap().iter().any(|said| said["text"] == "wake up")
    };
    assert!(!dreamt().await, "a table somebody is at stays awake");
    player.socket.close().await;
    while !dreamt().await {
        tokio::time::sleep(Duration::from_millis(200)).await;
    }
}
