//! Several people with one cookie.

use protocol::ProblemCode;
use protocol::http::{Join, Me, NewPlace, Opened, Rename};
use protocol::socket::{FromServer, You};
use protocol::{Place, TableInfo};
use server::{Limits, Settings};

use crate::common::{guests, new_table, serve, settings, sqlite};

#[tokio::test(flavor = "multi_thread")]
async fn those_who_share_a_device_have_names_seats_and_sockets_of_their_own() {
    let database = sqlite();
    let server = serve(settings(&database)).await;
    let owner = &guests(&server, 1).await[0];
    owner.rename("Aiko").await.unwrap();
    let table = owner.open(&new_table("seikatsu", &[NewPlace::Open])).await.unwrap();

    let _: Me = owner.put("/api/me?as=1", &Rename { name: "Basile".into() }).await.unwrap();
    let joined: TableInfo = owner.post(&format!("/api/tables/{table}/join?as=1"), &Join::default()).await.unwrap();
    assert!(matches!(&joined.places[1], Place::Person { name, .. } if name == "Basile"));
    assert_eq!(owner.me().await.unwrap().name, "Aiko");
    owner.start(&table).await.unwrap();

    let mut seats = Vec::new();
    for client in ["a", "b&as=1", "c&as=0"] {
        let mut socket = owner.sit(&table, client).await.unwrap();
        let you = socket.find(|message| match message {
            FromServer::Table { you: You { seat, .. }, .. } => Some(seat),
            _ => None,
        });
        let you = you.await.unwrap();
        let shown = socket.view().await.unwrap().outline().unwrap();
        assert_eq!(shown.seat, you, "a socket is shown the hand of its own seat and no other");
        assert_eq!(shown.private.is_null(), you.is_none());
        seats.push(you.map(table::Seat::index));
    }
    assert_eq!(seats, [Some(0), Some(1), None]);

    for bad in ["8", "-1", "x"] {
        let refused = owner.get::<Me>(&format!("/api/me?as={bad}")).await.unwrap_err().refused();
        assert_eq!(refused, Some((422, ProblemCode::Malformed)), "{bad}");
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn those_who_share_a_device_have_its_limits_together() {
    let database = sqlite();
    let limits = Limits { tables: 2, sockets: 2, ..Limits::NONE };
    let server = serve(Settings { limits, ..settings(&database) }).await;
    let owner = &guests(&server, 1).await[0];
    let new = new_table("seikatsu", &[NewPlace::Open]);
    let table = owner.open(&new).await.unwrap();
    owner.post::<Opened>("/api/tables?as=1", &new).await.unwrap();
    for more in ["/api/tables", "/api/tables?as=1", "/api/tables?as=2"] {
        let refused = owner.post::<Opened>(more, &new).await.unwrap_err().refused();
        assert_eq!(refused.map(|(_, code)| code), Some(ProblemCode::TooMany), "{more}");
    }
    let _open = [owner.sit(&table, "a").await.unwrap(), owner.sit(&table, "b&as=1").await.unwrap()];
    assert!(owner.sit(&table, "c&as=2").await.is_err());
    server.stop().await;
}
