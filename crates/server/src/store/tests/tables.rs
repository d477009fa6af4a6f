use super::*;

#[tokio::test]
async fn entries_are_kept_in_their_order_and_each_number_once() {
    for database in databases().await {
        let store = database.open().await;
        store.keep_tables(vec![opening("a", &["p"], 1)]).await.unwrap();
        store.keep_tables(vec![entries("a", 1, &["b", "c"])]).await.unwrap();
        let again = store.keep_tables(vec![entries("a", 3, &["d"]), entries("a", 2, &["x"])]).await;
        assert!(matches!(again, Err(NotKept::Conflict(_))), "{again:?}");
        assert_eq!(kept(&store, "a").await, ["opened", "b", "c"], "nothing of what is in conflict is there");
        store.close().await;
        let store = database.open().await;
        assert_eq!(kept(&store, "a").await, ["opened", "b", "c"], "and it is still there the next time");
        store.close().await;
    }
}

#[tokio::test]
async fn what_is_committed_together_is_not_lost_together() {
    for database in databases().await {
        let store = database.open().await;
        let tables = ["a", "b", "c"];
        store.keep_tables(tables.map(|table| opening(table, &["p"], 1)).into()).await.unwrap();
        let writes = tables.map(|table| entries(table, usize::from(table != "b"), &["next"]));
        let written = futures_util::future::join_all(writes.map(|write| store.keep_tables(vec![write]))).await;
        assert!(matches!(written[..], [Ok(()), Err(NotKept::Conflict(_)), Ok(())]), "{written:?}");
        store.close().await;
    }
}

#[tokio::test]
async fn a_table_that_is_gone_or_closed_takes_no_entries() {
    for database in databases().await {
        let store = database.open().await;
        store.keep_tables(vec![opening("a", &["p"], 1), opening("b", &["p"], 2)]).await.unwrap();
        database.execute("DELETE FROM tables WHERE id = 'a'; UPDATE tables SET closed = 'why' WHERE id = 'b'").await;
        for table in ["a", "b"] {
            let written = store.keep_tables(vec![entries(table, 1, &["late"])]).await;
            assert!(matches!(written, Err(NotKept::Conflict(_))), "{written:?}");
        }
        assert_eq!(store.closed(&"b".into()).await.unwrap().as_deref(), Some("why"));
        assert!(store.public_tables(9).await.unwrap().is_empty());
        store.close().await;
    }
}

#[tokio::test]
async fn lists_have_the_newest_first_and_those_that_are_over_last() {
    for database in databases().await {
        let store = database.open().await;
        for (table, status, opened) in
            [("a", Status::Over, 5), ("b", Status::Waiting, 1), ("c", Status::Playing, 3), ("d", Status::Over, 9)]
        {
            let write =
                Write { summary: Some(summary(table, &["p", "q"], status, opened)), ..opening(table, &["p"], 0) };
            store.keep_tables(vec![write]).await.unwrap();
        }
        let ids = |tables: Vec<super::super::ListedTable>| -> Vec<String> {
            tables.iter().map(|table| table.id.to_string()).collect()
        };
        assert_eq!(ids(store.public_tables(9).await.unwrap()), ["c", "b"]);
        assert_eq!(ids(store.tables_of(&"q".into(), 9).await.unwrap()), ["c", "b", "d", "a"]);
        assert_eq!(ids(store.tables_of(&"q".into(), 3).await.unwrap()), ["c", "b", "d"]);
        assert_eq!(store.tables_of(&"q".into(), 1).await.unwrap()[0].seat, Some(Seat::new(1)));
        assert_eq!(ids(store.tables_after(&"q".into(), &"d".into(), 9).await.unwrap()), ["a"]);
        assert!(store.tables_after(&"q".into(), &"a".into(), 9).await.unwrap().is_empty());
        assert!(store.tables_after(&"q".into(), &"nowhere".into(), 9).await.unwrap().is_empty());
        assert_eq!(store.hosted(&"p".into()).await.unwrap(), 2);
        assert_eq!(store.hosted(&"q".into()).await.unwrap(), 0);
        store.close().await;
    }
}

#[tokio::test]
async fn what_somebody_put_away_stays_away_and_others_keep_it() {
    for database in databases().await {
        let store = database.open().await;
        for (table, status) in [("a", Status::Over), ("b", Status::Playing)] {
            let summary = Some(summary(table, &["p", "q"], status, 1));
            store.keep_tables(vec![Write { summary, ..opening(table, &["p"], 0) }]).await.unwrap();
        }
        assert!(store.put_away(&"q".into(), &"a".into()).await.unwrap());
        assert!(store.put_away(&"q".into(), &"a".into()).await.unwrap(), "twice is once");
        for (person, table) in [("q", "b"), ("q", "nowhere"), ("stranger", "a")] {
            assert!(!store.put_away(&person.into(), &table.into()).await.unwrap(), "{person} at {table}");
        }
        // Who sits where is written anew when the same people play again.
        let summary = Some(summary("a", &["p", "q"], Status::Over, 1));
        store.keep_tables(vec![Write { summary, first: 1, table: "a".into(), entries: Vec::new() }]).await.unwrap();
        assert_eq!(store.tables_of(&"q".into(), 9).await.unwrap().len(), 1);
        assert_eq!(store.tables_of(&"p".into(), 9).await.unwrap().len(), 2);
        store.close().await;
    }
}

#[tokio::test]
async fn a_second_server_is_refused_until_the_first_has_ended() {
    for database in databases().await {
        let store = database.open().await;
        let second = Store::open(&database.url).await.unwrap_err();
        assert!(second.to_string().starts_with("another server has it open"), "{second}");
        store.close().await;
        database.open().await.close().await;
    }
}

#[tokio::test]
async fn a_wrong_address_says_so_at_once() {
    for (url, says) in [
        ("sqlite:/no/such/folder/chabudai.db", "No such file"),
        ("sqlite:/dev", "Is a directory"),
        ("mysql://localhost", "sqlite:FILE or postgres://"),
        ("postgres://127.0.0.1:1/chabudai", "refused"),
    ] {
        let error = Store::open(url).await.unwrap_err().to_string();
        assert!(error.contains(says), "{url}: {error}");
    }
    let database = sqlite();
    std::fs::write(database.url.strip_prefix("sqlite:").unwrap(), "this is no database, but a text\n".repeat(99))
        .unwrap();
    let error = Store::open(&database.url).await.unwrap_err().to_string();
    assert!(error.contains("not a database"), "{error}");
}

#[cfg(unix)]
#[tokio::test]
async fn nobody_else_reads_the_file_and_what_lies_beside_it() {
    use std::os::unix::fs::PermissionsExt;
    let database = sqlite();
    let file = database.url.strip_prefix("sqlite:").unwrap();
    std::fs::write(file, "").unwrap();
    std::fs::set_permissions(file, PermissionsExt::from_mode(0o644)).unwrap();
    let store = database.open().await;
    tick(&store).await.unwrap();
    for suffix in ["", "-wal", "-shm", "-lock"] {
        let mode = std::fs::metadata(format!("{file}{suffix}")).unwrap().permissions().mode();
        assert_eq!(mode & 0o777, 0o600, "{suffix}");
    }
    store.close().await;
}
