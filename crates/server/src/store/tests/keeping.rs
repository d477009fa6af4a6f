//! Keeping house: what is deleted, forgotten, copied, and decided from outside.

use std::io::BufReader;

use protocol::PersonId;

use super::super::Old;
use super::*;
use crate::admin::Admin;
use crate::backup::{BackupError, backup, restore};

/// Entries that happened at a time.
fn at(time: i64, write: Write) -> Write {
    let entries = write.entries.into_iter().map(|entry| Entry { time: Time(time), ..entry }).collect();
    Write { entries, ..write }
}

fn person(name: &str) -> room::Person {
    room::Person { id: name.into(), name: name.into() }
}

#[tokio::test]
async fn old_tables_go_unless_something_has_happened_at_them() {
    for database in databases().await {
        let store = database.open().await;
        let over =
            |table| Write { summary: Some(summary(table, &["p"], Status::Over, 10)), ..opening(table, &["p"], 10) };
        for write in
            [opening("left", &["p"], 10), opening("played", &["p"], 10), opening("new", &["p"], 60), over("over")]
        {
            store.keep_tables(vec![at(10, write)]).await.unwrap();
        }
        store.keep_tables(vec![at(55, entries("played", 1, &["a"]))]).await.unwrap();
        assert_eq!(store.delete_old_tables(Old::Abandoned, Time(50)).await.unwrap(), 1);
        assert_eq!(store.delete_old_tables(Old::Abandoned, Time(50)).await.unwrap(), 0);
        assert!(store.journal(&"left".into()).await.unwrap().is_empty());
        for table in ["played", "new", "over"] {
            assert!(!store.journal(&table.into()).await.unwrap().is_empty(), "{table}");
        }
        assert_eq!(store.delete_old_tables(Old::Finished, Time(50)).await.unwrap(), 1);
        assert_eq!(store.tables_of(&"p".into(), 9).await.unwrap().len(), 2);
        store.close().await;
    }
}

#[tokio::test]
async fn people_without_tables_go_when_they_have_been_away_for_long() {
    for database in databases().await {
        let store = database.open().await;
        for (name, seen) in [("away", 10), ("sits", 10), ("banned", 10), ("here", 60), ("unknown", 0)] {
            store.rename(&person(name), Time(seen)).await.unwrap();
        }
        store.keep_tables(vec![opening("a", &["sits"], 1)]).await.unwrap();
        store.order_ban(&"banned".into(), Some("why")).await.unwrap();
        for (by, seen) in [("away", 10), ("here", 60)] {
            store.block(&by.into(), &person("noise"), by, Time(seen)).await.unwrap();
        }
        store.delete_old_people(Time(50), Time(70)).await.unwrap();
        for (name, stays) in [("away", false), ("sits", true), ("banned", true), ("here", true), ("unknown", true)] {
            assert_eq!(store.person(&name.into()).await.unwrap().is_some(), stays, "{name}");
        }
        for (by, still) in [("away", 0), ("here", 1)] {
            assert_eq!(store.blocked(&by.into()).await.unwrap().len(), still, "{by}");
        }
        store.close().await;
    }
}

#[tokio::test]
async fn codes_end() {
    for database in databases().await {
        let store = database.open().await;
        let hanako = person("hanako");
        store.set_code(&hanako, "digest", Time(1), Time(10)).await.unwrap();
        assert_eq!(store.by_code("digest", Time(10)).await.unwrap(), Some(hanako.clone()));
        assert_eq!(store.by_code("digest", Time(11)).await.unwrap(), None);
        store.close().await;
    }
}

#[tokio::test]
async fn a_backup_moves_everything_between_databases_while_a_server_runs() {
    let mut before: Option<Vec<u8>> = None;
    for database in databases().await.into_iter().chain([sqlite()]) {
        // From SQLite to PostgreSQL and back again.
        if let Some(backup) = before.take() {
            restore(&database.url, &mut BufReader::new(&backup[..])).await.unwrap();
        }
        let store = database.open().await;
        if store.is_empty().await.unwrap() {
            store.secret("cookies", || "made".into()).await.unwrap();
            store.keep_tables(vec![opening("a", &["p", "q"], 1), entries("a", 1, &["b", "c"])]).await.unwrap();
            store.rename(&person("p"), Time(3)).await.unwrap();
            store.set_code(&person("q"), "digest", Time(4), Time(9)).await.unwrap();
            store.order_ban(&"x".into(), Some("why")).await.unwrap();
            store.block(&"p".into(), &person("q"), "b", Time(5)).await.unwrap();
            store.keep_record(&"r".into(), &"p".into(), "{\"ü\": \"\n\"}".into(), Time(4)).await.unwrap();
        }
        assert_eq!(kept(&store, "a").await, ["opened", "b", "c"]);
        assert_eq!(store.record(&"r".into()).await.unwrap().as_deref(), Some("{\"ü\": \"\n\"}"));
        assert_eq!(store.by_code("digest", Time(5)).await.unwrap().unwrap().id.as_str(), "q");
        assert_eq!(store.tables_of(&"q".into(), 9).await.unwrap().len(), 1);
        assert_eq!(store.person(&"x".into()).await.unwrap().unwrap().banned.as_deref(), Some("why"));
        assert_eq!(store.unheard(&"p".into()).await.unwrap(), ["q".into()].into());
        let mut copy = Vec::new();
        assert_eq!(backup(&database.url, &mut copy).await.unwrap(), 12, "a server has it open all the time");
        store.close().await;
        let again = restore(&database.url, &mut BufReader::new(&copy[..])).await;
        assert!(matches!(again, Err(BackupError::NotEmpty)), "{again:?}");
        before = Some(copy);
    }
}

#[tokio::test]
async fn what_is_no_whole_backup_is_refused_and_nobody_takes_it_for_one() {
    for database in databases().await {
        let nonsense = restore(&database.url, &mut BufReader::new(&b"{}\n"[..])).await.unwrap_err();
        assert!(nonsense.to_string().starts_with("line 1: this is no backup"), "{nonsense}");
        let cut = "{\"format\":\"chabudai-backup/1\"}\n[\"said\",[\"p\",\"a\"]]\n";
        let cut = restore(&database.url, &mut BufReader::new(cut.as_bytes())).await.unwrap_err();
        assert!(cut.to_string().contains("cut off"), "{cut}");
    }
}

#[tokio::test]
async fn a_backup_that_was_not_put_back_to_the_end_leaves_nothing_that_could_be_served() {
    for database in databases().await {
        let wrong = "{\"format\":\"chabudai-backup/1\"}\n[\"said\",[\"p\",\"a\"]]\n[\"said\",[\"p\"]]\n{\"rows\":2}\n";
        let wrong = restore(&database.url, &mut BufReader::new(wrong.as_bytes())).await.unwrap_err();
        assert!(wrong.to_string().starts_with("line 3"), "{wrong}");
        let opened = Store::open(&database.url).await.unwrap_err().to_string();
        assert!(opened.contains("not put back"), "{opened}");
    }
}

#[tokio::test]
async fn whoever_runs_it_decides_beside_the_server_which_is_told() {
    for database in databases().await {
        let store = database.open().await;
        store.keep_tables(vec![opening("a", &["p"], 1), opening("b", &["p"], 2)]).await.unwrap();
        let admin = Admin::open(&database.url).await.unwrap();
        admin.close(&"a".into(), Some("we look into it")).await.unwrap();
        admin.delete(&"b".into()).await.unwrap();
        admin.ban(&"p".into(), Some("insults")).await.unwrap();
        let subjects: Vec<_> = store.orders_after(0).await.unwrap().into_iter().map(|(_, subject)| subject).collect();
        assert_eq!(subjects, ["a", "b", "p"]);
        assert_eq!(store.closed(&"a".into()).await.unwrap().as_deref(), Some("we look into it"));
        assert!(store.journal(&"b".into()).await.unwrap().is_empty());
        assert_eq!(store.person(&PersonId::from("p")).await.unwrap().unwrap().banned.as_deref(), Some("insults"));
        let nobody = admin.delete(&"c".into()).await.unwrap_err();
        assert!(nobody.to_string().starts_with("there is no table c"), "{nobody}");
        admin.close(&"a".into(), None).await.unwrap();
        store.keep_tables(vec![entries("a", 1, &["on"])]).await.unwrap();
        assert_eq!(admin.tables(9).await.unwrap().len(), 1);
        assert_eq!(admin.people(9).await.unwrap()[0].banned.as_deref(), Some("insults"));
        store.close().await;
    }
}
