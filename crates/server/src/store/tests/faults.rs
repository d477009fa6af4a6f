//! Writes that fail. Whatever happens, what is acknowledged is there, what is refused is not, and what nobody knows is settled
//! before anything is read; and it goes on without a restart as soon as it can.

use super::*;

#[tokio::test]
async fn a_file_that_may_grow_no_more_keeps_nothing_by_halves_and_recovers() {
    let mut database = sqlite();
    database.url += "?max_page_count=60";
    let store = database.open().await;
    store.keep_tables(vec![opening("a", &["p"], 1), opening("b", &["p"], 1)]).await.unwrap();
    let long = "x".repeat(3000);
    let mut count = 1;
    while store.keep_tables(vec![entries("a", count, &[&long])]).await.is_ok() {
        count += 1;
    }
    let full = store.keep_tables(vec![entries("b", 1, &["small"]), entries("a", count, &[&long, &long])]).await;
    assert!(matches!(full, Err(NotKept::Failed(_))), "{full:?}");
    assert_eq!(kept(&store, "a").await.len(), count, "all that was acknowledged is there");
    assert_eq!(kept(&store, "b").await, ["opened"]);

    database.execute("DELETE FROM journal WHERE table_id = 'a'").await;
    store.keep_tables(vec![entries("b", 1, &["after"])]).await.unwrap();
    store.close().await;
    let store = Store::open(&database.url).await.unwrap();
    assert_eq!(kept(&store, "b").await, ["opened", "after"], "what is acknowledged afterwards is kept as well");
    store.close().await;
}

#[tokio::test]
async fn a_lock_held_by_another_program_refuses_and_goes() {
    let database = sqlite();
    let store = database.open().await;
    let other = database.connection();
    other.execute_batch("BEGIN IMMEDIATE").unwrap();
    let locked = tick(&store).await;
    assert!(matches!(locked, Err(NotKept::Failed(_))), "{locked:?}");
    other.execute_batch("ROLLBACK").unwrap();
    tick(&store).await.unwrap();
    store.close().await;
}

/// Ends every session of the store as an administrator would.
async fn cut(other: &tokio_postgres::Client) {
    let sql = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'chabudai'
        AND datname = current_database()";
    other.query(sql, &[]).await.unwrap();
}

#[tokio::test]
async fn a_connection_that_breaks_before_the_commit_keeps_nothing_and_is_made_anew() {
    let Some(database) = postgres().await else { return };
    let store = database.open().await;
    store.keep_tables(vec![opening("a", &["p"], 1)]).await.unwrap();
    let mut other = database.client().await;
    let blocking = other.transaction().await.unwrap();
    blocking.batch_execute("LOCK TABLE journal IN EXCLUSIVE MODE").await.unwrap();
    let writing = tokio::spawn({
        let store = store.clone();
        async move { store.keep_tables(vec![entries("a", 1, &["lost"])]).await }
    });
    let waits = "SELECT 1 FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND datname = current_database()";
    while blocking.query(waits, &[]).await.unwrap().is_empty() {
        tokio::task::yield_now().await;
    }
    cut(blocking.client()).await;
    let lost = writing.await.unwrap();
    assert!(matches!(lost, Err(NotKept::Failed(_))), "{lost:?}");
    blocking.rollback().await.unwrap();
    assert_eq!(kept(&store, "a").await, ["opened"]);
    store.keep_tables(vec![entries("a", 1, &["found"])]).await.unwrap();
    assert_eq!(kept(&store, "a").await, ["opened", "found"]);
    store.close().await;
}

/// A commit hangs, and the store gives up on it: it can be carried out any time after that, unless its session is ended first.
#[tokio::test]
async fn a_commit_of_which_nobody_knows_is_settled_before_anything_is_read() {
    let Some(database) = postgres().await else { return };
    let store = database.open().await;
    store.keep_tables(vec![opening("a", &["p"], 1)]).await.unwrap();
    let other = database.client().await;
    let hang = "CREATE FUNCTION hang() RETURNS trigger LANGUAGE plpgsql AS
            $$ BEGIN PERFORM pg_advisory_xact_lock(1); RETURN NEW; END $$;
        CREATE CONSTRAINT TRIGGER hangs AFTER INSERT ON journal DEFERRABLE INITIALLY DEFERRED
            FOR EACH ROW EXECUTE FUNCTION hang();
        SELECT pg_advisory_lock(1)";
    other.batch_execute(hang).await.unwrap();
    let hung = store.keep_tables(vec![entries("a", 1, &["late"])]).await;
    assert!(matches!(hung, Err(NotKept::Unknown(_))), "{hung:?}");
    assert_eq!(kept(&store, "a").await, ["opened"]);
    other.batch_execute("SELECT pg_advisory_unlock(1)").await.unwrap();
    store.keep_tables(vec![entries("a", 1, &["next"])]).await.unwrap();
    assert_eq!(kept(&store, "a").await, ["opened", "next"]);
    store.close().await;
}

#[tokio::test]
async fn a_session_that_was_ended_while_nobody_used_it_is_made_anew() {
    let Some(database) = postgres().await else { return };
    let store = database.open().await;
    let other = database.client().await;
    for _ in 0..3 {
        cut(&other).await;
        // Whether the end was noticed already is a matter of luck; nothing else is.
        if let Err(problem) = tick(&store).await {
            assert!(matches!(problem, NotKept::Failed(_)), "{problem}");
        }
        tick(&store).await.unwrap();
        assert!(store.public_tables(1).await.unwrap().is_empty());
    }
    store.close().await;
}
