//! Who one is on which device, and what is kept of one.

use client::{Error, Guest};
use protocol::ProblemCode;
use protocol::http::{Me, NewPlace, RecoveryCode, Uploaded};
use reqwest::Client;
use serde_json::json;
use server::{Limits, Running, Settings};
use table::Dice;

use crate::common::{databases, guests, house, new_table, serve, settings, sqlite, start_table};

async fn ask(server: &Running, method: &str, path: &str, cookie: &str) -> reqwest::Response {
    let url = format!("http://{}{path}", server.address);
    let request = Client::new().request(method.parse().unwrap(), url).header("cookie", cookie);
    request.send().await.unwrap()
}

/// The cookie that an answer sets, if it does.
fn set_cookie(answer: &reqwest::Response) -> Option<String> {
    let set = answer.headers().get("set-cookie")?.to_str().ok()?;
    set.split(';').next().map(Into::into)
}

fn with_cookie(server: &Running, cookie: &str) -> Guest {
    Guest::with_cookie(&Client::new(), &server.address.to_string(), cookie)
}

#[tokio::test(flavor = "multi_thread")]
async fn signing_out_leaves_one_device_and_closes_the_sockets_of_the_others() {
    for database in databases().await {
        let server = serve(settings(&database)).await;
        let people = guests(&server, 2).await;
        people[0].rename("Hanako").await.unwrap();
        let code: RecoveryCode = people[0].post("/api/me/code", &()).await.unwrap();
        let table = start_table(&people, "seikatsu").await;
        let mut socket = people[0].sit(&table, "old").await.unwrap();
        socket.view().await.unwrap();

        let answer = ask(&server, "POST", "/api/me/sign-out", people[0].cookie()).await;
        let here = with_cookie(&server, &set_cookie(&answer).unwrap());
        assert_eq!(here.me().await.unwrap().name, "Hanako");
        assert_eq!(here.mine().await.unwrap().len(), 1);
        while socket.text().await.is_ok() {}
        assert_ne!(people[0].me().await.unwrap().name, "Hanako", "the old cookie is nobody's");
        let used = people[1].post::<Me>("/api/recover", &code).await;
        assert_eq!(used.unwrap_err().refused(), Some((422, ProblemCode::BadCode)));
        server.stop().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn parallel_first_requests_make_one_person() {
    let database = sqlite();
    let server = serve(settings(&database)).await;
    let paths = ["/api/games", "/api/tables", "/api/tables/mine", "/api/me", "/api/openapi.json"];
    let answers = futures_util::future::join_all(paths.map(|path| ask(&server, "GET", path, ""))).await;
    let made: Vec<_> = answers.iter().filter_map(set_cookie).collect();
    assert_eq!(made.len(), 1);
    for answer in answers {
        assert_eq!(answer.headers()["cache-control"], "no-store", "{}", answer.url());
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn somebody_keeps_only_so_many_records() {
    let database = sqlite();
    let limits = Limits { records: 2, ..Limits::NONE };
    let server = serve(Settings { limits, ..settings(&database) }).await;
    let people = guests(&server, 2).await;
    let game = games::all()[0];
    let record = json!((game.random_game)(&(game.showcase)()[0], &mut Dice::new(3)).unwrap().record());
    let upload = async |guest: &Guest| guest.post::<Uploaded>("/api/records", &record).await;
    for _ in 0..2 {
        upload(&people[0]).await.unwrap();
    }
    let refused = upload(&people[0]).await.as_ref().map_err(Error::refused).unwrap_err();
    assert_eq!(refused, Some((429, ProblemCode::TooMany)));
    upload(&people[1]).await.unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_page_without_an_origin_is_refused_also_where_no_host_is_named() {
    use tokio::io::{AsyncReadExt, AsyncWriteExt};
    let (_database, server, people) = house(1).await;
    let guest = &people[0];
    let mut stream = tokio::net::TcpStream::connect(server.address).await.unwrap();
    let head = format!("POST /api/me/code HTTP/1.0\r\ncookie: {}\r\norigin: null\r\n\r\n", guest.cookie());
    stream.write_all(head.as_bytes()).await.unwrap();
    let mut answer = String::new();
    stream.read_to_string(&mut answer).await.unwrap();
    assert!(answer.starts_with("HTTP/1.0 403"), "{answer}");
}

#[tokio::test(flavor = "multi_thread")]
async fn metrics_are_on_an_address_of_their_own() {
    let database = sqlite();
    let metrics = Some(([127, 0, 0, 1], 0).into());
    let server = serve(Settings { metrics, ..settings(&database) }).await;
    let guest = &guests(&server, 1).await[0];
    guest.open(&new_table("seikatsu", &[NewPlace::Open])).await.unwrap();
    let there =
        reqwest::get(format!("http://{}/metrics", server.metrics.unwrap())).await.unwrap().text().await.unwrap();
    assert!(there.contains("chabudai_tables_opened_total"), "{there}");
    let here = ask(&server, "GET", "/metrics", "").await.text().await.unwrap();
    assert!(!here.contains("chabudai_tables_opened_total"));
}
