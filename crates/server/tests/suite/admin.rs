//! What whoever runs the server decides is carried out while it runs.

use std::time::Duration;

use client::{Error, Guest};
use protocol::{ProblemCode, TableId};
use server::admin::Admin;
use tokio::time::timeout;

use crate::common::{Player, databases, guests, play_out, serve, settings, start_table};

/// How the server refuses somebody to look at a table.
async fn refused(guest: &Guest, table: &TableId) -> (u16, ProblemCode) {
    match guest.look(table).await.unwrap_err() {
        Error::Refused { status, problem } => (status, problem.code),
        other => panic!("{other}"),
    }
}

async fn ends(player: &mut Player) {
    let ended = async { while player.socket.message().await.is_ok() {} };
    timeout(Duration::from_secs(20), ended).await.expect("the socket ends");
}

#[tokio::test(flavor = "multi_thread")]
async fn tables_are_closed_and_people_kept_out_in_the_middle_of_play() {
    for database in databases().await {
        let server = serve(settings(&database)).await;
        let people = guests(&server, 2).await;
        let table = start_table(&people, games::all()[0].id).await;
        let [mut first, mut second] = [Player::sit(&people[0], &table).await, Player::sit(&people[1], &table).await];
        let admin = Admin::open(&database.url).await.unwrap();

        admin.close(&table, Some("we look into it")).await.unwrap();
        ends(&mut first).await;
        ends(&mut second).await;
        assert_eq!(refused(&people[0], &table).await, (410, ProblemCode::Closed));
        admin.close(&table, None).await.unwrap();

        let mut second = Player::sit(&people[1], &table).await;
        let host = admin.tables(1).await.unwrap().remove(0).host;
        admin.ban(&host, Some("insults")).await.unwrap();
        assert_eq!(refused(&people[0], &table).await, (403, ProblemCode::Banned));
        assert!(people[0].sit(&table, "again").await.is_err());
        admin.ban(&host, None).await.unwrap();
        let first = Player::sit(&people[0], &table).await;
        second.reach(first.at()).await;
        play_out(&mut [first, second], 3).await;

        admin.delete(&table).await.unwrap();
        while people[0].look(&table).await.is_ok() {
            tokio::time::sleep(Duration::from_millis(100)).await;
        }
        assert_eq!(refused(&people[0], &table).await, (404, ProblemCode::NotFound));
        assert!(people[0].mine().await.unwrap().is_empty());
        server.stop().await;
    }
}
