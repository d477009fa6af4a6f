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

use crate::store::{Store, Write, commit};

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
    let app = Router::new().route("/", get(async |upgrade: WebSocketUpgrade| upgrade.on_upgrade(answer)));
    tokio::spawn(async move { axum::serve(listener, app).await });
    Ok(address)
}

/// How many moves a second this database keeps when every commit holds so many.
///
/// # Errors
/// If the database cannot be opened or written.
pub async fn commits(database: &str, moves: usize, time: Duration) -> Result<f64, sqlx::Error> {
    let store = Store::open(database).await?;
    let act = Act::Move { seat: Seat::new(0), text: "Tp@c4".into(), key: Some("somebody/client:17".into()) };
    let started = Instant::now();
    let mut kept: usize = 0;
    while started.elapsed() < time {
        let write = |table: usize| Write {
            table: format!("table {table}").into(),
            first: kept,
            entries: vec![Entry { time: Time(0), act: act.clone() }],
            summary: None,
        };
        let writes: Vec<_> = (0..moves).map(write).collect();
        commit(&store, &writes.iter().collect::<Vec<_>>()).await?;
        kept += 1;
    }
    let rate = kept as f64 * moves as f64 / started.elapsed().as_secs_f64();
    store.close().await;
    Ok(rate)
}
