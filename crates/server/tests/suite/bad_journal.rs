//! A journal that cannot be replayed: it is named, and spoils nothing else.

use client::{Error, Guest};
use protocol::http::{NewPlace, NewTable};
use protocol::socket::FromServer;
use protocol::{Problem, ProblemCode, TableId};
use table::Refusal;

use crate::common::{Database, databases, guests, new_table, serve, settings};

/// Writes something else into a journal behind the server's back.
async fn damage(database: &Database, table: &TableId, entry: i64, act: &str) {
    let sql = format!("UPDATE journal SET act = '{act}' WHERE table_id = '{table}' AND seq = {entry}");
    database.execute(&sql).await;
}

async fn problem_of(guest: &Guest, table: &TableId) -> Problem {
    match guest.look(table).await.unwrap_err() {
        Error::Refused { status: 503, problem } => *problem,
        other => panic!("{other}"),
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_journal_that_cannot_be_replayed_is_named_and_spoils_no_list() {
    for database in databases().await {
        let server = serve(settings(&database)).await;
        let host = guests(&server, 1).await.remove(0);
        let mut tables = Vec::new();
        for _ in 0..3 {
            let new = NewTable { public: true, ..new_table("seikatsu", &[NewPlace::Open]) };
            tables.push(host.open(&new).await.unwrap());
        }
        server.stop().await;
        damage(&database, &tables[0], 1, r#"{"act":"chance","chance":"nonsense"}"#).await;
        damage(&database, &tables[1], 0, r#"{"act":"danced"}"#).await;

        let server = serve(settings(&database)).await;
        let host = host.at(&server.address.to_string());
        let problem = problem_of(&host, &tables[0]).await;
        assert_eq!((problem.code, problem.entry), (ProblemCode::BadJournal, Some(1)), "{problem}");
        let problem = problem_of(&host, &tables[1]).await;
        assert_eq!((problem.code, problem.entry), (ProblemCode::BadJournal, Some(0)), "{problem}");
        assert!(problem.reason.contains("danced"), "{problem}");
        let told = host.sit(&tables[1], "x").await.unwrap().message().await.unwrap();
        assert_eq!(told, FromServer::Refused { n: None, problem });

        // Everything else is as it was.
        assert_eq!(host.tables().await.unwrap().len(), 3);
        assert_eq!(host.mine().await.unwrap().len(), 3);
        // What a link to it is shown as wakes nobody; it is part of a page that the client has, if that was built.
        let page = reqwest::get(format!("http://{}/t/{}", server.address, tables[0])).await.unwrap();
        let built = page.status().is_success();
        assert!(!built || page.text().await.unwrap().contains("/preview/seikatsu.png"));
        host.rename("Hanako").await.unwrap();
        assert_eq!(host.look(&tables[2]).await.unwrap().host.as_deref(), Some("Hanako"));
        server.stop().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn rules_that_are_not_known_are_named_with_those_that_are() {
    for database in databases().await {
        let server = serve(settings(&database)).await;
        let host = guests(&server, 1).await.remove(0);
        let table = host.open(&new_table("seikatsu", &[NewPlace::Open])).await.unwrap();
        server.stop().await;
        let sql = format!("SELECT act FROM journal WHERE table_id = '{table}' AND seq = 0");
        let opened = database.text(&sql).await;
        let mut opened: serde_json::Value = serde_json::from_str(&opened).unwrap();
        opened["setup"]["rules"] = 99.into();
        damage(&database, &table, 0, &opened.to_string()).await;

        let server = serve(settings(&database)).await;
        let problem = problem_of(&host.at(&server.address.to_string()), &table).await;
        assert!(matches!(problem.refusal.as_deref(), Some(Refusal::NoRules { rules: 99, .. })), "{problem}");
        server.stop().await;
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 8)]
async fn however_many_ask_at_once_for_a_table_that_is_not_there_all_are_told_so() {
    let database = databases().await.remove(0);
    let server = serve(settings(&database)).await;
    let missing = TableId::from("nowhere".to_owned());
    let asking = guests(&server, 16).await.into_iter().map(|guest| {
        let missing = missing.clone();
        tokio::spawn(async move {
            for _ in 0..100 {
                let told = guest.look(&missing).await.unwrap_err();
                assert!(matches!(&told, Error::Refused { status: 404, .. }), "{told}");
            }
        })
    });
    for asked in asking.collect::<Vec<_>>() {
        asked.await.unwrap();
    }
    server.stop().await;
}
