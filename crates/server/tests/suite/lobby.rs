//! Opening tables, sitting down, starting, playing again.

use bots::Level;
use client::{Error, Guest};
use protocol::http::{AtSeat, Join, NewPlace, NewTable, RecoveryCode, SetPlace};
use protocol::{Place, ProblemCode, Status, TableId, TableInfo};
use serde_json::{Value as Json, json};
use server::{Limits, Settings};
use table::{Components, Seat};

use crate::common::{
    Player, RANDOM, databases, guests, house, new_table, play_out, serve, settings, setup, sqlite, start_table,
};

/// The status and kind of a refusal; an answer must be one.
fn code<T: std::fmt::Debug>(answer: Result<T, Error>) -> (u16, ProblemCode) {
    answer.unwrap_err().refused().expect("the server refuses")
}

fn person(name: &str) -> Place {
    Place::Person { name: name.into(), connected: false, stand_in: false, kept_until: None }
}

fn is_person(info: &TableInfo, seat: usize) -> bool {
    matches!(info.places[seat], Place::Person { .. })
}

async fn kick(host: &Guest, table: &TableId, seat: u8) -> Result<TableInfo, Error> {
    host.post(&format!("/api/tables/{table}/kick"), &AtSeat { seat: Seat::new(seat) }).await
}

#[tokio::test(flavor = "multi_thread")]
async fn people_join_leave_and_are_sent_away_before_the_start() {
    for database in databases().await {
        let server = serve(settings(&database)).await;
        let people = guests(&server, 4).await;
        let [host, friend, guest, late] = people.as_slice() else { unreachable!() };
        host.rename(" Aiko ").await.unwrap();
        let reserved = NewPlace::Reserved { name: "Basile".into() };
        let table = &host.open(&new_table("seikatsu", &[reserved, NewPlace::Open])).await.unwrap();

        let info = late.look(table).await.unwrap();
        assert_eq!(info.places[..2], [person("Aiko"), Place::Reserved { name: "Basile".into() }]);
        assert_eq!((info.host.as_deref(), info.status), (Some("Aiko"), Status::Waiting));

        // A reserved place is for whoever has its key.
        let at = |seat: u8| Join { seat: Some(Seat::new(seat)), key: None };
        assert_eq!(code(friend.join(table, &at(1)).await), (409, ProblemCode::Taken));
        assert_eq!(code(friend.invitations(table).await), (403, ProblemCode::NotYours));
        let key = host.invitations(table).await.unwrap().keys[0].key.clone();
        assert!(is_person(&friend.join(table, &Join { seat: None, key: Some(key) }).await.unwrap(), 1));
        assert!(is_person(&guest.join(table, &Join::default()).await.unwrap(), 2));
        assert_eq!(code(late.join(table, &Join::default()).await), (409, ProblemCode::Taken));

        // Only the host sends away, and not themselves.
        assert_eq!(code(kick(guest, table, 1).await), (403, ProblemCode::NotYours));
        assert_eq!(code(kick(host, table, 0).await), (409, ProblemCode::Taken));
        assert_eq!(kick(host, table, 2).await.unwrap().places[2], Place::Open);
        assert_eq!(code(host.start(table).await), (409, ProblemCode::NotFull));
        let level = Level::Novice;
        let bot = host.set_place(table, &SetPlace { seat: Seat::new(2), bot: Some(level) }).await.unwrap();
        assert_eq!(bot.places[2], Place::Bot { level });
        let open = SetPlace { seat: Seat::new(1), bot: None };
        assert_eq!(code(host.set_place(table, &open).await), (409, ProblemCode::Taken));

        // The host's place in everything goes to whoever is left; then the game begins once.
        assert_eq!(host.leave(table).await.unwrap().places[0], Place::Open);
        assert_eq!(code(host.start(table).await), (403, ProblemCode::NotYours));
        late.join(table, &at(0)).await.unwrap();
        assert_eq!(friend.start(table).await.unwrap().status, Status::Playing);
        assert_eq!(code(friend.start(table).await), (409, ProblemCode::Started));
        assert_eq!(code(host.join(table, &Join::default()).await), (409, ProblemCode::Started));
        server.stop().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_that_everybody_has_left_is_over() {
    let (_database, _server, people) = house(1).await;
    let host = &people[0];
    let table = host.open(&new_table("seikatsu", &[NewPlace::Open])).await.unwrap();
    assert_eq!(host.leave(&table).await.unwrap().status, Status::Over);
}

#[tokio::test(flavor = "multi_thread")]
async fn public_tables_are_listed_for_everybody_and_mine_for_me() {
    for database in databases().await {
        let server = serve(settings(&database)).await;
        let people = guests(&server, 2).await;
        let mut ids = Vec::new();
        for public in [true, false] {
            ids.push(people[0].open(&NewTable { public, ..new_table("seikatsu", &[RANDOM]) }).await.unwrap());
        }
        let public = people[1].tables().await.unwrap();
        let listed: Vec<_> = public.iter().map(|line| (&line.table.id, line.your_seat)).collect();
        assert_eq!(listed, [(&ids[0], None)]);
        assert_eq!(people[1].mine().await.unwrap(), []);
        people[0].start(&ids[1]).await.unwrap();
        let mine = people[0].mine().await.unwrap();
        assert_eq!(mine.len(), 2);
        let my_turn = |id: &TableId| mine.iter().find(|line| line.table.id == *id).unwrap().your_turn;
        assert!(!my_turn(&ids[0]) && my_turn(&ids[1]), "seat 0 begins where the game has begun");
        server.stop().await;

        // After a restart a sleeping table is listed all the same.
        let server = serve(settings(&database)).await;
        let public = people[1].at(&server.address.to_string()).tables().await.unwrap();
        assert_eq!(public[0].table.id, ids[0]);
        server.stop().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_that_cannot_be_is_refused_with_what_is_wrong() {
    let (_database, _server, people) = house(1).await;
    let guest = &people[0];
    let table = |changed: Json| {
        let mut table = json!(new_table("seikatsu", &[NewPlace::Open]));
        for (name, value) in changed.as_object().unwrap() {
            table[name] = value.clone();
        }
        table
    };
    let cases = [
        (json!({"game": "go"}), 404, ProblemCode::NotFound),
        (json!({"places": []}), 422, ProblemCode::BadSetup),
        (json!({"places": [{"kind": "me"}, {"kind": "me"}]}), 422, ProblemCode::BadSetup),
        (json!({"places": [{"kind": "me"}, {"kind": "bot", "level": "oracle"}]}), 422, ProblemCode::Malformed),
        (json!({"setup": {"seats": 9, "options": {}, "components": "standard"}}), 422, ProblemCode::BadSetup),
        (json!({"move_limit": 5}), 422, ProblemCode::BadSetup),
        (json!({"places": [{"kind": "me"}, {"kind": "reserved", "name": " "}]}), 422, ProblemCode::BadText),
        (json!({"surprise": 1}), 422, ProblemCode::Malformed),
    ];
    for (changed, status, why) in cases {
        let answer = guest.post::<Json>("/api/tables", &table(changed.clone())).await;
        assert_eq!(code(answer), (status, why), "{changed}");
    }
    assert_eq!(guest.mine().await.unwrap(), []);
    assert_eq!(code(guest.look(&"nowhere".into()).await), (404, ProblemCode::NotFound));
    assert_eq!(code(guest.get::<Json>("/api/nowhere").await), (404, ProblemCode::NotFound));
}

#[tokio::test(flavor = "multi_thread")]
async fn the_same_people_play_again_at_one_new_table() {
    for database in databases().await {
        let server = serve(settings(&database)).await;
        let people = guests(&server, 3).await;
        let table = start_table(&people, "shikoku").await;
        assert_eq!(code(people[0].rematch(&table).await), (403, ProblemCode::NotOver));
        let mut players = Vec::new();
        for guest in &people {
            players.push(Player::sit(guest, &table).await);
        }
        play_out(&mut players, 1).await;
        let stranger = &guests(&server, 1).await[0];
        assert_eq!(code(stranger.rematch(&table).await), (403, ProblemCode::NotYours));
        let again = people[1].rematch(&table).await.unwrap();
        assert_eq!(people[2].rematch(&table).await.unwrap(), again);
        let info = stranger.look(&again).await.unwrap();
        assert!((0..3).all(|seat| is_person(&info, seat)));
        let name = people[1].me().await.unwrap().name;
        assert_eq!((info.host.as_ref(), &info.places[1]), (Some(&name), &person(&name)));
        server.stop().await;
        // Both tables were kept together.
        let server = serve(settings(&database)).await;
        let back = people[0].at(&server.address.to_string());
        assert_eq!(back.look(&table).await.unwrap().rematch, Some(again.clone()));
        assert_eq!(back.look(&again).await.unwrap(), info);
        server.stop().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn somebody_who_asks_for_too_much_is_slowed_down() {
    let database = sqlite();
    let limits = Limits { burst: 8, per_second: 1, tables: 1, sockets: 1, ..Limits::USUAL };
    let server = serve(Settings { limits, ..settings(&database) }).await;
    let guest = &guests(&server, 1).await[0];
    let new = new_table("seikatsu", &[NewPlace::Open]);
    let table = guest.open(&new).await.unwrap();
    assert_eq!(code(guest.open(&new).await), (429, ProblemCode::TooMany));
    let socket = guest.sit(&table, "a").await.unwrap();
    assert!(guest.sit(&table, "b").await.is_err(), "one socket is allowed");
    drop(socket);
    let mut answers = Vec::new();
    for _ in 0..10 {
        answers.push(guest.me().await);
    }
    assert!(answers.into_iter().filter(Result::is_err).any(|answer| code(answer) == (429, ProblemCode::TooFast)));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_recovery_code_makes_another_device_the_same_person() {
    for database in databases().await {
        let server = serve(settings(&database)).await;
        let people = guests(&server, 2).await;
        people[0].rename("雅子").await.unwrap();
        let made: RecoveryCode = people[0].post("/api/me/code", &()).await.unwrap();
        let recover = async |text: &str| people[1].post::<Json>("/api/recover", &json!({ "code": text })).await;
        assert_eq!(code(recover("AAAA-BBBB-CCCC-DDDD-EEEE").await), (422, ProblemCode::BadCode));
        let typed = made.code.to_lowercase().replace('-', " ");
        assert_eq!(recover(&typed).await.unwrap()["name"], "雅子");
        // A new code makes the old one useless.
        people[0].post::<RecoveryCode>("/api/me/code", &()).await.unwrap();
        assert_eq!(code(recover(&made.code).await), (422, ProblemCode::BadCode));
        server.stop().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_new_nickname_is_seen_at_every_table_that_is_not_over() {
    for database in databases().await {
        let server = serve(settings(&database)).await;
        let people = guests(&server, 1).await;
        let table = people[0].open(&new_table("miyabi", &[NewPlace::Open])).await.unwrap();
        server.stop().await;
        // The table sleeps now.
        let server = serve(settings(&database)).await;
        let host = people[0].at(&server.address.to_string());
        host.rename("Hanako").await.unwrap();
        assert_eq!(host.look(&table).await.unwrap().places[0], person("Hanako"));
        server.stop().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_has_no_record_before_its_game_begins() {
    let (_database, _server, people) = house(1).await;
    let host = &people[0];
    let table = host.open(&new_table("miyabi", &[NewPlace::Open])).await.unwrap();
    let answer = host.get::<Json>(&format!("/api/tables/{table}/record")).await;
    assert_eq!(code(answer), (409, ProblemCode::NotPlaying));
}

#[tokio::test(flavor = "multi_thread")]
async fn the_numbers_of_a_component_file_are_checked_and_played_with() {
    let (_database, _server, people) = house(1).await;
    let host = &people[0];
    let read = async |file: Json| host.post::<Json>("/api/games/shikoku/components", &file).await;
    for bad in [json!({"icons": [1, 2]}), json!({"icons": vec![9; 33]}), json!({"steps": []})] {
        let Error::Refused { status, problem } = read(bad).await.unwrap_err() else { panic!("the server refuses") };
        assert_eq!((status, problem.code), (422, ProblemCode::BadSetup));
        assert!(problem.refusal.is_some());
    }
    let table = read(json!({"icons": vec![2; 33]})).await.unwrap();
    let components = Components::Custom { name: "mine".into(), table };
    let setup = table::Setup { components, ..setup("shikoku", 3, &[]) };
    let new = NewTable { setup: setup.clone(), ..new_table("shikoku", &[NewPlace::Open, NewPlace::Open]) };
    let id = host.open(&NewTable { public: true, ..new }).await.unwrap();
    assert_eq!(host.look(&id).await.unwrap().setup, setup);
    // A list names the set, and is no longer for it.
    for list in [host.tables().await.unwrap(), host.mine().await.unwrap()] {
        let Components::Custom { name, table } = &list[0].table.setup.components else { panic!("{list:?}") };
        assert_eq!((name.as_str(), table), ("mine", &json!({})));
    }
}
