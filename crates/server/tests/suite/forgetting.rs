//! Taking one's data along, and being forgotten.

use protocol::socket::FromClient;
use serde_json::Value as Json;

use crate::common::{Player, databases, guests, serve, settings, start_table};

#[tokio::test(flavor = "multi_thread")]
async fn whoever_wants_to_be_forgotten_takes_all_along_and_leaves_a_stranger_behind() {
    for database in databases().await {
        let server = serve(settings(&database)).await;
        let people = guests(&server, 2).await;
        people[1].rename("Hanako").await.unwrap();
        let table = start_table(&people, games::all()[0].id).await;
        let mut player = Player::sit(&people[1], &table).await;
        player.ask(|n| FromClient::Say { n, text: "my secret".into() }).await.unwrap();

        let data: Json = people[1].get("/api/me/data").await.unwrap();
        assert_eq!(data["name"], "Hanako");
        assert!(data["tables"][0]["acts"].to_string().contains("my secret"), "{data}");

        let url = format!("http://{}/api/me", server.address);
        let gone = reqwest::Client::new().delete(url).header("cookie", people[1].cookie()).send().await.unwrap();
        assert_eq!(gone.status(), 204);
        let journal = "SELECT CAST(COUNT(*) AS TEXT) FROM journal WHERE act LIKE '%Hanako%' OR act LIKE '%my secret%'";
        assert_eq!(database.text(journal).await, "0");
        assert_eq!(database.text("SELECT CAST(COUNT(*) AS TEXT) FROM tables WHERE info LIKE '%Hanako%'").await, "0");
        assert!(people[1].mine().await.unwrap().is_empty());
        assert!(Player::sit(&people[0], &table).await.at() > 0, "the others' game is as it was");
        server.stop().await;
    }
}
