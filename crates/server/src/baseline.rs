//! What the machine could do at best, to compare a server with: a bare echo, and commits with nothing around them.

use std::net::SocketAddr;
use std::time::{Duration, Instant};

use axum::Router;
use axum::extract::WebSocketUpgrade;
use axum::extract::ws::{Message, WebSocket};
use axum::routing::get;
use tokio::net::TcpListener;

use room::{Act, Entry, Time};
use table::Seat;

use crate::store::{DatabaseError, Statement, Store, Write};

/// A message of the echo fits, so that it is read in one go.
const BUFFER: usize = 4 * 1024;

/// Starts a server that sends every message back, and returns where it listens.
///
/// # Errors
/// If it cannot listen.
pub async fn echo() -> std::io::Result<SocketAddr> {
    async fn answer(mut socket: WebSocket) {
        while let Some(Ok(message)) = socket.recv().await {
            if matches!(message, Message::Text(_)) && socket.send(message).await.is_err() {
                return;
            }
        }
    }
    let listener = TcpListener::bind(("127.0.0.1", 0)).await?;
    let address = listener.local_addr()?;
    let app = Router::new().route(
        "/",
        get(async |upgrade: WebSocketUpgrade| {
            upgrade.read_buffer_size(BUFFER).write_buffer_size(BUFFER).on_upgrade(answer)
        }),
    );
    tokio::spawn(async move { axum::serve(listener, app).await });
    Ok(address)
}

/// How many moves a second this database keeps when every commit holds so many.
///
/// # Errors
/// If the database cannot be opened or written.
pub async fn commits(database: &str, moves: usize, time: Duration) -> Result<f64, DatabaseError> {
    let store = Store::open(database).await?;
    let act = Act::Move { seat: Seat::new(0), text: "Tp@c4".into(), key: Some("somebody/client:17".into()) };
    let sql = "INSERT INTO tables (id, host, public, status, opened, info) VALUES ($1, '', 0, 'over', 0, '')";
    let open = |table| Statement::new(sql, [format!("table {table}").into()]);
    store.keep((0..moves).map(open).collect()).await?;
    let started = Instant::now();
    let mut kept: usize = 0;
    while started.elapsed() < time {
        let write = |table: usize| Write {
            table: format!("table {table}").into(),
            first: kept,
            entries: vec![Entry { time: Time(0), act: act.clone() }],
            summary: None,
        };
        let writes = (0..moves).map(write).collect();
        store.keep_tables(writes).await?;
        kept += 1;
    }
    let rate = kept as f64 * moves as f64 / started.elapsed().as_secs_f64();
    store.close().await;
    Ok(rate)
}

/// Puts copies of the newest open table into a database, as so many that are over, and into the lists of those who sit there.
///
/// # Errors
/// If the database is not there or cannot be written.
pub async fn finished_tables(database: &str, count: u32) -> Result<(), DatabaseError> {
    let store = Store::visit(database).await?;
    let copy = |sql| Statement::new(sql, [i64::from(count).into()]);
    let kept = store.keep(COPIES.map(copy).into()).await;
    store.close().await;
    Ok(kept?)
}

/// Adds to a table what is selected for each number up to `$1` and the newest table that is open.
macro_rules! copy {
    ($into:literal, $select:literal) => {
        concat!(
            "INSERT INTO ",
            $into,
            " WITH RECURSIVE counted (n) AS (SELECT CAST(1 AS BIGINT) UNION ALL SELECT n + 1 FROM counted WHERE n < $1),
            newest AS (SELECT * FROM tables WHERE status <> 'over' ORDER BY opened DESC, id LIMIT 1) SELECT ",
            $select
        )
    };
}

const COPIES: [&str; 3] = [
    copy!(
        "sitting (person, table_id, is_over, opened, seat)",
        "person, 'old' || n, 1, sitting.opened - n, seat FROM counted, newest, sitting WHERE table_id = id"
    ),
    copy!(
        "journal (table_id, seq, time, act)",
        "'old' || n, seq, time, act FROM counted, newest, journal WHERE table_id = id"
    ),
    copy!(
        "tables (id, host, public, status, opened, info)",
        "'old' || n, host, public, 'over', opened - n, REPLACE(info, '\"waiting\"', '\"over\"') FROM counted, newest"
    ),
];
