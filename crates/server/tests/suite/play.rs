//! Playing over a socket: numbers, old positions, undo, time, bots, watching, talking.

use std::time::Duration;

use bots::Level;
use client::{Guest, Socket};
use protocol::http::{Join, NewPlace, NewTable};
use protocol::socket::{FromClient, FromServer, Said};
use protocol::{Place, ProblemCode, TableId, TableInfo, UndoAsked};
use serde_json::{Value as Json, json};
use server::{Running, Settings};
use table::{Dice, Seat, SeatSet, Turn};

use crate::common::{
    Database, Player, RANDOM, code, databases, guests, house, new_table, serve, settings, sqlite, start_table,
};

/// Two people at a started table.
async fn two_at(game: &str, database: &Database) -> (Running, Vec<Guest>, TableId) {
    let server = serve(settings(database)).await;
    let people = guests(&server, 2).await;
    let table = start_table(&people, game).await;
    (server, people, table)
}

/// Waits until the table is as it should be.
async fn table_when(socket: &mut Socket, so: impl Fn(&TableInfo) -> bool) -> TableInfo {
    let found = socket.find(|message| match message {
        FromServer::Table { table, .. } if so(&table) => Some(*table),
        _ => None,
    });
    found.await.unwrap()
}

/// All that was said at a table.
async fn said_at(socket: &mut Socket) -> Vec<Said> {
    let found = socket.find(|message| match message {
        FromServer::Log { said, .. } => Some(said),
        _ => None,
    });
    found.await.unwrap()
}

fn stands_in(info: &TableInfo, seat: usize) -> bool {
    matches!(info.places[seat], Place::Person { stand_in: true, .. })
}

#[tokio::test(flavor = "multi_thread")]
async fn a_repeated_number_is_answered_alike_and_played_once() {
    for database in databases().await {
        let (server, people, table) = two_at("seikatsu", &database).await;
        let mut player = Player::sit(&people[0], &table).await;
        let request = FromClient::Move { n: 5, at: player.at(), text: player.moves()[0].clone() };
        for _ in 0..3 {
            player.socket.ask(&request).await.unwrap();
            player.answer(5).await.unwrap();
        }
        let at = player.at();
        server.stop().await;
        // Even after a restart: what was done is on disk together with its number.
        let server = serve(settings(&database)).await;
        let back = people[0].at(&server.address.to_string());
        let mut player = Player::sit(&back, &table).await;
        assert_eq!(player.at(), at);
        player.socket.ask(&request).await.unwrap();
        player.answer(5).await.unwrap();
        assert_eq!(Player::sit(&back, &table).await.at(), at);
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
    player.play(&text).await.unwrap();
    assert!(player.at() > at);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_repeated_number_is_said_once() {
    for database in databases().await {
        let (server, people, table) = two_at("seikatsu", &database).await;
        let mut player = Player::sit(&people[0], &table).await;
        let request = FromClient::Say { n: 7, text: "Itadakimasu!".into() };
        for _ in 0..2 {
            player.socket.ask(&request).await.unwrap();
            player.answer(7).await.unwrap();
        }
        server.stop().await;
        let server = serve(settings(&database)).await;
        let back = people[0].at(&server.address.to_string());
        let mut player = Player::sit(&back, &table).await;
        player.socket.ask(&request).await.unwrap();
        player.answer(7).await.unwrap();
        let said = said_at(&mut back.sit(&table, "another").await.unwrap()).await;
        assert_eq!(said.len(), 1, "{said:?}");
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
    let steal = |n| FromClient::Move { n, at, text: text.clone() };
    assert_eq!(stranger.outline().private, Json::Null);
    assert_eq!(code(stranger.ask(steal).await), ProblemCode::NotYours);
    assert_eq!(code(second.ask(steal).await), ProblemCode::NotYourTurn);
    assert_eq!(code(first.play("Tp@z9").await), ProblemCode::Illegal);
    assert_eq!(code(first.play("").await), ProblemCode::Illegal);
    first.play(&text).await.unwrap();
    assert_eq!(code(first.ask(steal).await), ProblemCode::OldPosition);
    // A refusal comes with the position as it is.
    assert!(first.socket.view().await.unwrap().at > at);
}

#[tokio::test(flavor = "multi_thread")]
async fn cards_are_passed_at_the_same_time_in_any_order() {
    let (_database, _server, people) = house(4).await;
    let table = start_table(&people, "yokai-septet").await;
    let mut players = Vec::new();
    for guest in people.iter().rev() {
        players.push(Player::sit(guest, &table).await);
    }
    // Everybody chose at the position they saw first; none of these choices is too late.
    let mut dice = Dice::new(1);
    for player in &mut players {
        assert!(player.moves().is_empty(), "thousands of ways to pass are not listed");
        let text = player.any_move(&mut dice);
        player.play(&text).await.unwrap();
    }
    assert_eq!(players[3].turn().seats().len(), 1, "somebody leads");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_move_that_showed_nothing_is_taken_back_freely_and_any_other_with_consent() {
    for database in databases().await {
        let (server, people, table) = two_at("miyabi", &database).await;
        let mut first = Player::sit(&people[0], &table).await;
        let mut second = Player::sit(&people[1], &table).await;
        let start = first.view.view.clone();
        assert_eq!(code(first.undo().await), ProblemCode::NothingToUndo);
        let text = first.moves()[0].clone();
        first.play(&text).await.unwrap();
        first.undo().await.unwrap();
        assert_eq!(first.view.view, start, "everything in Miyabi is open");

        // Once the other has moved, they must agree.
        first.play(&text).await.unwrap();
        second.reach(first.at()).await;
        second.play_first().await;
        first.reach(second.at()).await;
        first.undo().await.unwrap();
        let asked = table_when(&mut second.socket, |table| table.undo.is_some()).await.undo;
        let (seat, at) = (Seat::new(0), first.at());
        assert_eq!(asked, Some(UndoAsked { seat, at, waiting_for: SeatSet::only(Seat::new(1)) }));
        let agree = move |n| FromClient::Consent { n, at, agree: true };
        assert_eq!(code(first.ask(agree).await), ProblemCode::NotYours, "nobody agrees with themselves");
        second.ask(agree).await.unwrap();
        first.reach(second.at()).await;
        assert_eq!(first.view.view, start);
        server.stop().await;
        let server = serve(settings(&database)).await;
        let again = Player::sit(&people[0].at(&server.address.to_string()), &table).await;
        assert_eq!(again.view.view, start, "what was taken back stays taken back");
        server.stop().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_shown_tile_is_not_taken_back_when_somebody_says_no() {
    let database = sqlite();
    let (_server, people, table) = two_at("seikatsu", &database).await;
    let mut first = Player::sit(&people[0], &table).await;
    let mut second = Player::sit(&people[1], &table).await;
    first.play_first().await;
    let at = first.at();
    first.undo().await.unwrap();
    second.ask(|n| FromClient::Consent { n, at, agree: false }).await.unwrap();
    let agreed = second.ask(|n| FromClient::Consent { n, at, agree: true }).await;
    assert_eq!(code(agreed), ProblemCode::NothingToUndo);
    assert_eq!(Player::sit(&people[0], &table).await.at(), at);
}

#[tokio::test(flavor = "multi_thread")]
async fn bots_play_their_seats_and_consent_to_everything() {
    let (_database, _server, people) = house(1).await;
    let guest = &people[0];
    let bots = [Level::Novice, Level::Master].map(|level| NewPlace::Bot { level });
    let table = guest.open(&new_table("shikoku", &bots)).await.unwrap();
    guest.start(&table).await.unwrap();
    let mut player = Player::sit(guest, &table).await;
    let mut undone = false;
    while player.turn() != Turn::Over {
        let moves = player.moves();
        if moves.is_empty() {
            player.view = player.socket.view().await.unwrap();
        } else if !undone && player.view.can_undo {
            undone = player.undo().await.is_ok();
        } else {
            player.play(&moves[0]).await.unwrap();
        }
    }
    assert!(undone);
    assert_eq!(player.view.outcome.unwrap().scores.as_slice().len(), 3);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_hint_and_a_reason_are_given_where_the_table_allows_it() {
    let (_database, _server, people) = house(2).await;
    let table = people[0].open(&new_table("seikatsu", &[RANDOM])).await.unwrap();
    people[0].start(&table).await.unwrap();
    let mut player = Player::sit(&people[0], &table).await;
    player.ask(|n| FromClient::Hint { n }).await.unwrap();
    let hint = player.socket.find(|message| match message {
        FromServer::Hint { moves, .. } => Some(moves),
        _ => None,
    });
    let hint = hint.await.unwrap();
    assert_eq!(hint.len(), 3);
    assert!(hint.iter().all(|advice| player.moves().contains(&advice.text)), "{hint:?}");
    for (text, why) in [(player.moves()[0].clone(), Json::Null), ("nonsense".into(), json!("unreadable"))] {
        player.send(|n| FromClient::Why { n, text }).await;
        let reason = player.socket.find(|message| match message {
            FromServer::Why { reason, .. } => Some(json!(reason)),
            _ => None,
        });
        assert_eq!(reason.await.unwrap()["reason"], why);
    }
    // Among people there are no hints unless the host wants them.
    let table = start_table(&people, "seikatsu").await;
    let mut player = Player::sit(&people[0], &table).await;
    assert_eq!(code(player.ask(|n| FromClient::Hint { n }).await), ProblemCode::NoHints);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_missed_deadline_is_one_move_by_a_bot_and_the_second_hands_the_seat_over() {
    let database = sqlite();
    let mut settings = settings(&database);
    settings.room.move_limits = 1..=10;
    let server = serve(settings).await;
    let people = guests(&server, 2).await;
    let new = NewTable { move_limit: Some(1), ..new_table("seikatsu", &[NewPlace::Open]) };
    let table = people[0].open(&new).await.unwrap();
    people[1].join(&table, &Join::default()).await.unwrap();
    people[0].start(&table).await.unwrap();
    let mut player = Player::sit(&people[0], &table).await;
    assert!(player.view.deadline.is_some());
    player.view = player.socket.view().await.unwrap();
    let moved = player.view.told.iter().any(|told| told.seat == Some(Seat::new(0)) && told.stand_in.is_some());
    assert!(moved, "a bot has moved for seat 0, and that is told");
    assert!(!stands_in(&people[0].look(&table).await.unwrap(), 0), "the seat is still theirs");
    table_when(&mut player.socket, |table| stands_in(table, 0)).await;
    player.ask(|n| FromClient::Back { n }).await.unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_seat_whose_owner_is_away_is_given_to_a_bot_by_vote_and_taken_back() {
    let database = sqlite();
    let mut settings = settings(&database);
    settings.room.vote_grace = Duration::ZERO;
    let server = serve(settings).await;
    let people = guests(&server, 3).await;
    let table = start_table(&people, "shikoku").await;
    let mut first = Player::sit(&people[0], &table).await;
    let mut second = Player::sit(&people[1], &table).await;
    let vote = |seat: u8| move |n| FromClient::Vote { n, seat: Seat::new(seat) };
    assert_eq!(code(first.ask(vote(1)).await), ProblemCode::NotYours, "seat 1 is here");
    first.ask(vote(2)).await.unwrap();
    second.ask(vote(2)).await.unwrap();
    assert!(stands_in(&people[0].look(&table).await.unwrap(), 2));
    let mut third = Player::sit(&people[2], &table).await;
    third.ask(|n| FromClient::Back { n }).await.unwrap();
    assert!(!stands_in(&people[0].look(&table).await.unwrap(), 2));
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_said_reaches_everybody_as_plain_text_and_stays() {
    for database in databases().await {
        let (server, people, table) = two_at("seikatsu", &database).await;
        let mut first = Player::sit(&people[0], &table).await;
        let mut watching = Player::sit(&guests(&server, 1).await[0], &table).await;
        let words = "<script>alert('x')</script>\u{202e} \"; DROP TABLE journal; --";
        first.send(|n| FromClient::Say { n, text: words.into() }).await;
        let said = watching.socket.find(|message| match message {
            FromServer::Said(said) => Some(said),
            _ => None,
        });
        let said = said.await.unwrap();
        assert_eq!(said.text, "<script>alert('x')</script> \"; DROP TABLE journal; --");
        assert_eq!(said.seat, Some(Seat::new(0)));
        let long = first.ask(|n| FromClient::Say { n, text: "x".repeat(501) }).await;
        assert_eq!(code(long), ProblemCode::BadText);
        server.stop().await;
        let server = serve(settings(&database)).await;
        let mut socket = people[1].at(&server.address.to_string()).sit(&table, "x").await.unwrap();
        assert_eq!(said_at(&mut socket).await[0].text, said.text);
        server.stop().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_nobody_is_at_falls_asleep_and_wakes_when_asked() {
    let database = sqlite();
    let mut settings: Settings = settings(&database);
    settings.room.sleep_after = Duration::from_millis(10);
    let server = serve(settings).await;
    let people = guests(&server, 2).await;
    let table = start_table(&people, "seikatsu").await;
    let mut player = Player::sit(&people[0], &table).await;
    player.play_first().await;
    let at = player.at();
    // What is written behind the server's back is seen only by a table that has slept and was read anew.
    let act = json!({"act": "said", "person": "nobody", "name": "A dream", "text": "wake up"});
    let secretly = format!(
        "INSERT INTO journal (table_id, seq, time, act)
        SELECT table_id, MAX(seq) + 1, 0, '{act}' FROM journal WHERE table_id = '{table}' GROUP BY table_id"
    );
    database.execute(&secretly).await;
    let dreamt = async || {
        let mut socket = people[1].sit(&table, "test").await.unwrap();
        let said = said_at(&mut socket).await;
        assert_eq!(socket.view().await.unwrap().at, at);
        said.iter().any(|said| said.text == "wake up")
    };
    assert!(!dreamt().await, "a table somebody is at stays awake");
    player.socket.close().await;
    while !dreamt().await {
        tokio::time::sleep(Duration::from_millis(200)).await;
    }
}
