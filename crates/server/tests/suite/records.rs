//! Records of finished games and uploaded ones.

use crate::common::{databases, guests, house, serve, settings, sqlite, start_table};
use protocol::ProblemCode;
use protocol::http::{Position, Replay, Uploaded};
use serde_json::{Value as Json, json};
use table::{Dice, Outcome};

/// A whole game by chance, played without a server.
fn record() -> Json {
    let game = games::all()[0];
    json!((game.random_game)(&(game.showcase)()[0], &mut Dice::new(3)).unwrap().record())
}

#[tokio::test(flavor = "multi_thread")]
async fn an_uploaded_record_can_be_watched_and_downloaded_by_anybody() {
    for database in databases().await {
        let server = serve(settings(&database)).await;
        let people = guests(&server, 2).await;
        let mut record = record();
        let mut seats = vec![json!({"kind": "unknown"}); record["seats"].as_u64().unwrap() as usize];
        seats[0] = json!({"kind": "person", "name": "Aiko"});
        record["players"] = json!(seats);
        let mut longer = record.clone();
        longer["club"] = json!("What is no part of a record is not kept. ".repeat(1000));
        longer["players"][0]["mail"] = json!("somebody@example.org");
        let Uploaded { id } = people[0].post("/api/records", &longer).await.unwrap();
        assert_eq!(people[1].get::<Json>(&format!("/api/records/{id}")).await.unwrap(), record);
        let replay: Replay = people[1].get(&format!("/api/replays/{id}")).await.unwrap();
        assert_eq!(replay.entries.len(), record["log"].as_array().unwrap().len());
        let outcome: Outcome = serde_json::from_value(record["result"].clone()).unwrap();
        assert_eq!(replay.outcome, Some(outcome));
        let last = replay.entries.len();
        let end: Position = people[1].get(&format!("/api/replays/{id}/{last}")).await.unwrap();
        assert_eq!(end.watching.read::<Json>().unwrap()["turn"], "over");
        server.stop().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_record_that_breaks_a_rule_or_is_none_is_refused() {
    let database = sqlite();
    let server = serve(settings(&database)).await;
    let person = &guests(&server, 1).await[0];
    let (mut wrong_score, mut wrong_move, mut other_game, mut future) = (record(), record(), record(), record());
    wrong_score["result"]["scores"][0] = json!(99);
    wrong_move["log"][3]["move"] = json!("Tp@z9");
    other_game["game"] = json!("go");
    future["rules"] = json!(99);
    let cases = [(wrong_score, None), (wrong_move, Some(3)), (other_game, None), (future, None), (json!({}), None)];
    for (bad, entry) in cases {
        let refused = person.post::<Uploaded>("/api/records", &bad).await.unwrap_err();
        let client::Error::Refused { status: 422, problem } = refused else { panic!("{refused}") };
        assert_eq!((problem.code, problem.entry), (ProblemCode::BadRecord, entry), "{problem}");
        assert!(problem.refusal.is_some() && problem.reason.len() > 10, "{problem}");
    }
    let refused = person.get::<Json>("/api/records/nosuchrecord").await.unwrap_err();
    assert_eq!(refused.refused(), Some((404, ProblemCode::NotFound)));
}

#[tokio::test(flavor = "multi_thread")]
async fn the_record_of_a_game_that_is_on_is_secret() {
    let (_database, _server, people) = house(2).await;
    let table = start_table(&people, "seikatsu").await;
    for path in [format!("/api/records/{table}"), format!("/api/replays/{table}"), format!("/api/replays/{table}/1")] {
        let refused = people[0].get::<Json>(&path).await.unwrap_err();
        assert_eq!(refused.refused(), Some((403, ProblemCode::NotOver)), "{path}");
    }
    let refused = people[0].get::<Json>(&format!("/api/replays/{table}/-1")).await.unwrap_err();
    assert_eq!(refused.refused(), Some((422, ProblemCode::Malformed)));
}
