//! Records of finished games and uploaded ones.

use crate::common::{databases, guests, options, serve, settings, sqlite, start_table};
use serde_json::{Value as Json, json};
use table::{Dice, Turn};

/// A whole game of Seikatsu by chance, played without a server.
fn record() -> Json {
    let listing = games::find("seikatsu").unwrap();
    let setup = table::Setup::typed(listing.choices, 2, table::Components::Standard, &[]).unwrap();
    let (mut table, mut dice) = ((listing.open)(&setup).unwrap(), Dice::new(3));
    loop {
        match table.turn() {
            Turn::Over => return json!(table.record()),
            Turn::Chance => drop(table.roll(&mut dice).unwrap()),
            Turn::Move(seats) => {
                let seat = seats.iter().next().unwrap();
                let text = dice.choose(&table.list_moves(seat)).unwrap().clone();
                table.enter(&table::Entry::Move { seat, text }).unwrap();
            }
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn an_uploaded_record_can_be_watched_and_downloaded_by_anybody() {
    for database in databases().await {
        let server = serve(settings(&database)).await;
        let people = guests(&server, 2).await;
        let mut record = record();
        record["club"] = json!("Thursday");
        let id = people[0].post("/api/records", &record).await.unwrap().ok().unwrap()["id"].clone();
        let id = id.as_str().unwrap();
        assert_eq!(people[1].get(&format!("/api/records/{id}")).await.unwrap().ok().unwrap(), record);
        let replay = people[1].get(&format!("/api/replays/{id}")).await.unwrap().ok().unwrap();
        assert_eq!(replay["entries"].as_array().unwrap().len(), record["log"].as_array().unwrap().len());
        assert_eq!(replay["outcome"]["scores"], record["result"]["scores"]);
        let last = replay["entries"].as_array().unwrap().len();
        let end = people[1].get(&format!("/api/replays/{id}/{last}")).await.unwrap().ok().unwrap();
        assert_eq!(end["turn"], "over");
        server.stop().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_record_that_breaks_a_rule_or_is_none_is_refused() {
    let database = sqlite();
    let server = serve(settings(&database)).await;
    let person = &guests(&server, 1).await[0];
    let (mut wrong_score, mut wrong_move, mut other_game) = (record(), record(), record());
    wrong_score["result"]["scores"][0] = json!(99);
    wrong_move["log"][3]["move"] = json!("Tp@z9");
    other_game["game"] = json!("go");
    for bad in [wrong_score, wrong_move, other_game, json!({}), json!([1])] {
        let answer = person.post("/api/records", &bad).await.unwrap();
        assert_eq!(answer.status, 422, "{}", answer.body);
        assert!(answer.body["reason"].as_str().unwrap().len() > 10, "{}", answer.body);
    }
    assert_eq!(person.get("/api/records/nosuchrecord").await.unwrap().status, 404);
}

#[tokio::test(flavor = "multi_thread")]
async fn the_record_of_a_game_that_is_on_is_secret() {
    let database = sqlite();
    let server = serve(settings(&database)).await;
    let people = guests(&server, 2).await;
    let table = start_table(&people, "seikatsu", &options("seikatsu", &[])).await;
    for path in [format!("/api/records/{table}"), format!("/api/replays/{table}"), format!("/api/replays/{table}/1")] {
        let answer = people[0].get(&path).await.unwrap();
        assert_eq!((answer.status, answer.body["code"].as_str()), (403, Some("not-over")), "{path}");
    }
}
