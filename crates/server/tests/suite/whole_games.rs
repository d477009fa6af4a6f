//! Whole games over real sockets, with both databases.

use crate::common::{Player, databases, guests, play_out, serve, settings, start_setup, start_table};
use table::Record;

#[tokio::test(flavor = "multi_thread")]
async fn every_game_is_played_to_its_end_by_people_and_its_record_passes_the_referee() {
    for database in databases().await {
        let server = serve(settings(&database)).await;
        for game in testgames::all() {
            let setups = (game.showcase)();
            // The usual game, and the last way to play it that is listed.
            for setup in [setups.first().unwrap().clone(), setups.last().unwrap().clone()] {
                let people = guests(&server, setup.seats.into()).await;
                let table = start_setup(&people, game.id, setup).await;
                let mut players = Vec::new();
                for guest in &people {
                    players.push(Player::sit(guest, &table).await);
                }
                play_out(&mut players, 7).await;
                for player in &players {
                    assert_eq!(player.view.outcome, players[0].view.outcome);
                    assert!(player.moves().is_empty());
                }
                let stranger = &guests(&server, 1).await[0];
                let record: serde_json::Value = stranger.get(&format!("/api/tables/{table}/record")).await.unwrap();
                let record = Record::from_json(&record.to_string()).unwrap();
                let refereed = (game.referee)(&record).unwrap();
                assert_eq!(players[0].view.outcome, refereed.outcome(), "{}", game.id);
            }
        }
        server.stop().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_goes_on_after_the_server_was_stopped_and_started_again() {
    for database in databases().await {
        let server = serve(settings(&database)).await;
        let people = guests(&server, 3).await;
        let table = start_table(&people, "shikoku").await;
        let mut first = Player::sit(&people[0], &table).await;
        let mut turns = 0;
        for guest in people.iter().cycle().take(9) {
            let mut player = Player::sit(guest, &table).await;
            if let Some(text) = player.moves().first().cloned() {
                player.play(&text).await.unwrap();
                first.reach(player.at()).await;
                turns += 1;
            }
        }
        assert!(turns > 0);
        let before = first.view.clone();
        server.stop().await;

        let server = serve(settings(&database)).await;
        let people: Vec<_> = people.iter().map(|guest| guest.at(&server.address.to_string())).collect();
        let mut players = Vec::new();
        for guest in &people {
            players.push(Player::sit(guest, &table).await);
        }
        assert_eq!(players[0].view.view, before.view);
        assert_eq!(players[0].at(), before.at);
        play_out(&mut players, 3).await;
        server.stop().await;
    }
}
