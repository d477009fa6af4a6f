//! Opening tables, sitting down, starting, playing again.

use crate::common::{Player, databases, guests, options, play_out, serve, settings, sqlite, start_table};
use client::{Answer, Guest};
use serde_json::{Value as Json, json};
use server::{Limits, Settings};

async fn post(guest: &Guest, table: &str, what: &str, body: Json) -> Answer {
    guest.post(&format!("/api/tables/{table}/{what}"), &body).await.unwrap()
}

fn code(answer: &Answer) -> (u16, &str) {
    (answer.status, answer.body["code"].as_str().unwrap_or_default())
}

#[tokio::test(flavor = "multi_thread")]
async fn people_join_leave_and_are_sent_away_before_the_start() {
    for database in databases().await {
        let server = serve(settings(&database)).await;
        let people = guests(&server, 4).await;
        let [host, friend, guest, late] = people.as_slice() else { unreachable!() };
        host.put("/api/me", &json!({ "name": " Aiko " })).await.unwrap().ok().unwrap();
        let places = [json!({"kind": "me"}), json!({"kind": "reserved", "name": "Basile"}), json!({"kind": "open"})];
        let table = host.open("seikatsu", &options("seikatsu", &[]), &places).await.unwrap();

        let info = late.get(&format!("/api/tables/{table}")).await.unwrap().ok().unwrap();
        assert_eq!(info["places"][0], json!({"kind": "person", "name": "Aiko", "connected": false, "stand_in": false}));
        assert_eq!(info["places"][1], json!({"kind": "reserved", "name": "Basile"}));
        assert_eq!((info["host"].as_str(), info["status"].as_str()), (Some("Aiko"), Some("waiting")));

        // A reserved place is for whoever has its key.
        assert_eq!(code(&post(friend, &table, "join", json!({"seat": 1})).await), (409, "taken"));
        let keys = friend.get(&format!("/api/tables/{table}/invitations")).await.unwrap();
        assert_eq!(code(&keys), (403, "not-yours"));
        let keys = host.get(&format!("/api/tables/{table}/invitations")).await.unwrap().ok().unwrap();
        let key = &keys["keys"][0]["key"];
        assert_eq!(post(friend, &table, "join", json!({"key": key})).await.body["places"][1]["kind"], "person");
        assert_eq!(post(guest, &table, "join", json!({})).await.body["places"][2]["kind"], "person");
        assert_eq!(code(&post(late, &table, "join", json!({})).await), (409, "taken"));

        // Only the host sends away, and not themselves.
        assert_eq!(code(&post(guest, &table, "kick", json!({"seat": 1})).await), (403, "not-yours"));
        assert_eq!(code(&post(host, &table, "kick", json!({"seat": 0})).await), (409, "taken"));
        assert_eq!(post(host, &table, "kick", json!({"seat": 2})).await.body["places"][2]["kind"], "open");
        assert_eq!(code(&post(host, &table, "start", json!({})).await), (409, "not-full"));
        let bot = post(host, &table, "place", json!({"seat": 2, "bot": "novice"})).await;
        assert_eq!(bot.body["places"][2], json!({"kind": "bot", "level": "novice"}));
        assert_eq!(code(&post(host, &table, "place", json!({"seat": 1, "bot": null})).await), (409, "taken"));

        // The host's place in everything goes to whoever is left; then the game begins once.
        assert_eq!(post(host, &table, "leave", json!({})).await.body["places"][0]["kind"], "open");
        assert_eq!(code(&post(host, &table, "start", json!({})).await), (403, "not-yours"));
        post(late, &table, "join", json!({"seat": 0})).await.ok().unwrap();
        assert_eq!(post(friend, &table, "start", json!({})).await.body["status"], "playing");
        assert_eq!(code(&post(friend, &table, "start", json!({})).await), (409, "started"));
        assert_eq!(code(&post(host, &table, "join", json!({})).await), (409, "started"));
        server.stop().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_that_everybody_has_left_is_over() {
    let database = sqlite();
    let server = serve(settings(&database)).await;
    let people = guests(&server, 1).await;
    let places = [json!({"kind": "me"}), json!({"kind": "open"})];
    let table = people[0].open("seikatsu", &options("seikatsu", &[]), &places).await.unwrap();
    assert_eq!(post(&people[0], &table, "leave", json!({})).await.body["status"], "over");
}

#[tokio::test(flavor = "multi_thread")]
async fn public_tables_are_listed_for_everybody_and_mine_for_me() {
    for database in databases().await {
        let server = serve(settings(&database)).await;
        let people = guests(&server, 2).await;
        let setup = json!({"seats": 2, "options": options("seikatsu", &[]), "components": "standard"});
        let places = json!([{"kind": "me"}, {"kind": "bot", "level": "random"}]);
        let mut ids = Vec::new();
        for public in [true, false] {
            let new = json!({"game": "seikatsu", "setup": setup, "places": places, "public": public});
            let opened = people[0].post("/api/tables", &new).await.unwrap();
            assert_eq!(opened.status, 201);
            ids.push(opened.body["id"].clone());
        }
        let public = people[1].get("/api/tables").await.unwrap().body;
        assert_eq!(public.as_array().unwrap().len(), 1);
        assert_eq!((&public[0]["id"], &public[0]["your_seat"]), (&ids[0], &Json::Null));
        assert_eq!(people[1].get("/api/tables/mine").await.unwrap().body, json!([]));
        post(&people[0], ids[1].as_str().unwrap(), "start", json!({})).await.ok().unwrap();
        let mine = people[0].get("/api/tables/mine").await.unwrap().body;
        assert_eq!(mine.as_array().unwrap().len(), 2);
        let turns: Vec<_> =
            mine.as_array().unwrap().iter().map(|table| table["your_turn"].as_bool().unwrap()).collect();
        let of = |id: &Json| mine.as_array().unwrap().iter().position(|table| table["id"] == *id).unwrap();
        assert!(!turns[of(&ids[0])] && turns[of(&ids[1])], "seat 0 begins where the game has begun");
        server.stop().await;

        // After a restart a sleeping table is listed all the same.
        let server = serve(settings(&database)).await;
        let public = people[1].at(&server.address.to_string()).get("/api/tables").await.unwrap().body;
        assert_eq!(public[0]["id"], ids[0]);
        server.stop().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_that_cannot_be_is_refused_with_what_is_wrong() {
    let database = sqlite();
    let server = serve(settings(&database)).await;
    let guest = &guests(&server, 1).await[0];
    let table = |changed: Json| {
        let mut table = json!({"game": "seikatsu", "places": [{"kind": "me"}, {"kind": "open"}],
            "setup": {"seats": 2, "options": options("seikatsu", &[]), "components": "standard"}});
        for (name, value) in changed.as_object().unwrap() {
            table[name] = value.clone();
        }
        table
    };
    let cases = [
        (json!({"game": "go"}), 404, "not-found"),
        (json!({"places": []}), 422, "bad-setup"),
        (json!({"places": [{"kind": "me"}, {"kind": "me"}]}), 422, "bad-setup"),
        (json!({"places": [{"kind": "me"}, {"kind": "bot", "level": "oracle"}]}), 422, "malformed"),
        (json!({"setup": {"seats": 9, "options": {}, "components": "standard"}}), 422, "bad-setup"),
        (json!({"move_limit": 5}), 422, "bad-setup"),
        (json!({"places": [{"kind": "me"}, {"kind": "reserved", "name": " "}]}), 422, "bad-text"),
        (json!({"surprise": 1}), 422, "malformed"),
    ];
    for (changed, status, why) in cases {
        let answer = guest.post("/api/tables", &table(changed.clone())).await.unwrap();
        assert_eq!(code(&answer), (status, why), "{changed}");
        assert!(!answer.body["reason"].as_str().unwrap().is_empty());
    }
    assert_eq!(guest.get("/api/tables/mine").await.unwrap().body, json!([]));
    assert_eq!(code(&guest.get("/api/tables/nowhere").await.unwrap()), (404, "not-found"));
    assert_eq!(code(&guest.get("/api/nowhere").await.unwrap()), (404, "not-found"));
}

#[tokio::test(flavor = "multi_thread")]
async fn the_same_people_play_again_at_one_new_table() {
    for database in databases().await {
        let server = serve(settings(&database)).await;
        let people = guests(&server, 3).await;
        let table = start_table(&people, "shikoku", &options("shikoku", &[])).await;
        assert_eq!(code(&post(&people[0], &table, "rematch", json!({})).await), (403, "not-over"));
        let mut players = Vec::new();
        for guest in &people {
            players.push(Player::sit(guest, &table).await);
        }
        play_out(&mut players, 1).await;
        let stranger = &guests(&server, 1).await[0];
        assert_eq!(code(&post(stranger, &table, "rematch", json!({})).await), (403, "not-yours"));
        let again = post(&people[1], &table, "rematch", json!({})).await.body["id"].clone();
        assert_eq!(post(&people[2], &table, "rematch", json!({})).await.body["id"], again);
        let info = stranger.get(&format!("/api/tables/{}", again.as_str().unwrap())).await.unwrap().body;
        let kinds: Vec<_> = info["places"].as_array().unwrap().iter().map(|place| place["kind"].clone()).collect();
        assert_eq!(kinds, ["person", "person", "person"]);
        assert_eq!(info["host"], info["places"][1]["name"]);
        server.stop().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn somebody_who_asks_for_too_much_is_slowed_down() {
    let database = sqlite();
    let limits = Limits { burst: 8, per_second: 1, tables: 1, sockets: 1 };
    let server = serve(Settings { limits, ..settings(&database) }).await;
    let guest = &guests(&server, 1).await[0];
    let places = [json!({"kind": "me"}), json!({"kind": "open"})];
    let table = guest.open("seikatsu", &options("seikatsu", &[]), &places).await.unwrap();
    let refused = guest.open("seikatsu", &options("seikatsu", &[]), &places).await.unwrap_err().to_string();
    assert!(refused.contains("too-many"), "{refused}");
    let socket = guest.sit(&table, "a").await.unwrap();
    assert!(guest.sit(&table, "b").await.is_err(), "one socket is allowed");
    drop(socket);
    let mut answers = Vec::new();
    for _ in 0..10 {
        answers.push(guest.get("/api/me").await.unwrap());
    }
    assert!(answers.iter().any(|answer| code(answer) == (429, "too-fast")));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_recovery_code_makes_another_device_the_same_person() {
    for database in databases().await {
        let server = serve(settings(&database)).await;
        let people = guests(&server, 2).await;
        people[0].put("/api/me", &json!({"name": "雅子"})).await.unwrap().ok().unwrap();
        let made = people[0].post("/api/me/code", &json!({})).await.unwrap().body["code"].as_str().unwrap().to_owned();
        let recover = async |text: &str| people[1].post("/api/recover", &json!({ "code": text })).await.unwrap();
        assert_eq!(code(&recover("AAAA-BBBB-CCCC-DDDD-EEEE").await), (422, "bad-code"));
        let typed = made.to_lowercase().replace('-', " ");
        assert_eq!(recover(&typed).await.body["name"], "雅子");
        // A new code makes the old one useless.
        people[0].post("/api/me/code", &json!({})).await.unwrap().ok().unwrap();
        assert_eq!(code(&recover(&made).await), (422, "bad-code"));
        server.stop().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_new_nickname_is_seen_at_every_table_that_is_not_over() {
    for database in databases().await {
        let server = serve(settings(&database)).await;
        let people = guests(&server, 1).await;
        let places = [json!({"kind": "me"}), json!({"kind": "open"})];
        let table = people[0].open("miyabi", &options("miyabi", &[]), &places).await.unwrap();
        server.stop().await;
        // The table sleeps now.
        let server = serve(settings(&database)).await;
        let host = people[0].at(&server.address.to_string());
        host.put("/api/me", &json!({"name": "Hanako"})).await.unwrap().ok().unwrap();
        let info = host.get(&format!("/api/tables/{table}")).await.unwrap().ok().unwrap();
        assert_eq!(info["places"][0]["name"], "Hanako", "{info}");
        server.stop().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_has_no_record_before_its_game_begins() {
    let database = sqlite();
    let server = serve(settings(&database)).await;
    let host = &guests(&server, 1).await[0];
    let places = [json!({"kind": "me"}), json!({"kind": "open"})];
    let table = host.open("miyabi", &options("miyabi", &[]), &places).await.unwrap();
    let answer = host.get(&format!("/api/tables/{table}/record")).await.unwrap();
    assert_eq!(code(&answer), (409, "not-playing"));
}

#[tokio::test(flavor = "multi_thread")]
async fn the_numbers_of_a_component_file_are_checked_and_played_with() {
    let database = sqlite();
    let server = serve(settings(&database)).await;
    let host = &guests(&server, 1).await[0];
    let read = async |file: Json| host.post("/api/games/shikoku/components", &file).await.unwrap();
    for (bad, why) in [
        (json!({"icons": [1, 2]}), "33 numbers: it has 2"),
        (json!({"icons": vec![9; 33]}), "card 1 are 9"),
        (json!({"steps": []}), "no key \"steps\""),
    ] {
        let answer = read(bad).await;
        assert_eq!(code(&answer), (422, "bad-setup"));
        assert!(answer.body["reason"].as_str().unwrap().contains(why), "{}", answer.body);
    }
    let table = read(json!({"icons": vec![2; 33]})).await.ok().unwrap();
    let new = json!({
        "game": "shikoku",
        "setup": {"seats": 3, "options": {}, "components": "mine", "component_table": table},
        "places": [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}],
    });
    let id = host.post("/api/tables", &new).await.unwrap().ok().unwrap()["id"].as_str().unwrap().to_owned();
    let info = host.get(&format!("/api/tables/{id}")).await.unwrap().ok().unwrap();
    assert_eq!(info["setup"]["component_table"], json!(vec![2; 33]));
}
