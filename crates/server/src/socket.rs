//! A client's socket at a table: reads what it asks, writes what the table tells it.

use std::ops::ControlFlow;
use std::time::Duration;

use axum::extract::ws::{CloseFrame, Message, Utf8Bytes, WebSocket, WebSocketUpgrade, close_code};
use axum::extract::{Path, Query, State};
use axum::response::{IntoResponse, Response};
use futures_util::stream::{SplitSink, SplitStream};
use futures_util::{SinkExt, StreamExt};
use protocol::socket::{FromClient, FromServer};
use protocol::{ClientId, ConnectionId, Problem, ProblemCode, TableId};
use room::{Input, Person};
use serde::Deserialize;
use tokio::sync::mpsc;
use tokio::time::{Instant, MissedTickBehavior, interval, timeout};

use crate::App;
use crate::host::{Mail, text};
use crate::identity::Visitor;
use crate::problem::Refused;
use crate::rate_limiter::Bucket;

/// A client asks in a few words.
const LONGEST_MESSAGE: usize = 16 * 1024;
/// A client says little at a time; thousands of them share the memory.
const BUFFER: usize = 4 * 1024;
/// What waits to be sent to a client that is slow; one that falls further behind is sent away and connects again.
const OUTBOX: usize = 256;
/// How often a silent client is asked whether it is still there.
const PING: Duration = Duration::from_secs(20);
/// A client that is silent for longer, pings and all, is gone.
const SILENCE: Duration = Duration::from_secs(60);
/// A client that sends nonsense this often is sent away.
const PATIENCE: u32 = 20;

#[derive(Deserialize)]
pub(crate) struct Hello {
    /// The client's random name for itself.
    #[serde(default)]
    client: String,
}

/// Opens the socket of a table.
#[utoipa::path(get, path = "/api/tables/{id}/socket", params(("id" = String, Path, description = "the table"),
    ("client" = String, Query, description = "a random name that the client gives itself")),
    responses((status = 101, description = "a socket; its messages are described in docs/protocol.md")))]
pub(crate) async fn open(
    State(app): State<App>,
    Path(id): Path<TableId>,
    Query(hello): Query<Hello>,
    Visitor(person): Visitor,
    upgrade: WebSocketUpgrade,
) -> Response {
    if hello.client.len() > 64 {
        return Refused::new(ProblemCode::Malformed, "a client's name has at most 64 characters").into_response();
    }
    let Some(place) = app.sockets.enter(&person.id, app.shared.settings.limits.sockets) else {
        return Refused::new(ProblemCode::TooMany, "too many sockets are open: close some").into_response();
    };
    let upgrade = upgrade.max_message_size(LONGEST_MESSAGE).max_frame_size(LONGEST_MESSAGE);
    let upgrade = upgrade.read_buffer_size(BUFFER).write_buffer_size(BUFFER);
    upgrade.on_upgrade(async move |socket| {
        run(&app, id, person, hello.client, socket).await;
        drop(place);
    })
}

async fn run(app: &App, id: TableId, person: Person, client: String, socket: WebSocket) {
    let connection = app.shared.connection();
    let (sink, stream) = socket.split();
    let (outbox, messages) = mpsc::channel(OUTBOX);
    // Refusals that the table need not hear of go the same way as what it tells.
    let refusals = outbox.clone();
    // The keys of what a client asks are its own: nobody can take somebody else's number.
    let client = ClientId::from(format!("{}/{client}", person.id));
    if app.rooms.send(&id, Mail::Connect { connection, person, client, outbox }).await.is_err() {
        return;
    }
    metrics::gauge!("chabudai_sockets").increment(1.0);
    let writing = tokio::spawn(write(sink, messages, app.shared.ending()));
    let reading = read(app, &id, connection, stream, refusals);
    let mut ending = app.shared.ending();
    tokio::select! {
        () = reading => {}
        () = ending.wait() => {}
    }
    app.rooms.tell_awake(&id, Mail::Input(Input::Disconnect { connection })).await;
    let _ = timeout(Duration::from_secs(5), writing).await;
    metrics::gauge!("chabudai_sockets").decrement(1.0);
}

async fn read(
    app: &App,
    id: &TableId,
    connection: ConnectionId,
    mut stream: SplitStream<WebSocket>,
    refusals: mpsc::Sender<Utf8Bytes>,
) {
    let limits = app.shared.settings.limits;
    let mut bucket = Bucket::full(limits, 1);
    let mut patience = PATIENCE;
    while let Ok(Some(Ok(message))) = timeout(SILENCE, stream.next()).await {
        let problem = match message {
            Message::Ping(_) | Message::Pong(_) => continue,
            Message::Close(_) => return,
            Message::Text(_) | Message::Binary(_) if !bucket.take(limits, 1, std::time::Instant::now()) => {
                Problem::new(ProblemCode::TooFast, "too many messages: wait a moment and try again")
            }
            Message::Text(text) => match ask(app, id, connection, &text).await {
                ControlFlow::Continue(None) => continue,
                ControlFlow::Continue(Some(problem)) => problem,
                ControlFlow::Break(()) => return,
            },
            Message::Binary(_) => Problem::new(ProblemCode::Malformed, "messages are JSON texts, not binary"),
        };
        patience -= 1;
        let refused = text(&FromServer::Refused { n: None, problem });
        if patience == 0 || refusals.try_send(refused).is_err() {
            return;
        }
    }
}

async fn ask(app: &App, id: &TableId, connection: ConnectionId, text: &str) -> ControlFlow<(), Option<Problem>> {
    let request: FromClient = match serde_json::from_str(text) {
        Ok(request) => request,
        Err(error) => {
            let reason = format!("this is no message of a client: {error}");
            return ControlFlow::Continue(Some(Problem::new(ProblemCode::Malformed, reason)));
        }
    };
    match app.rooms.send(id, Mail::Input(Input::Request { connection, request })).await {
        Ok(()) => ControlFlow::Continue(None),
        Err(_) => ControlFlow::Break(()),
    }
}

async fn write(
    mut sink: SplitSink<WebSocket, Message>,
    mut messages: mpsc::Receiver<Utf8Bytes>,
    mut ending: crate::shared::Ending,
) {
    let mut ping = interval(PING);
    ping.set_missed_tick_behavior(MissedTickBehavior::Delay);
    ping.reset_at(Instant::now() + PING);
    let goodbye = loop {
        let sent = tokio::select! {
            biased;
            message = messages.recv() => match message {
                Some(message) => sink.send(Message::Text(message)).await,
                None => break close_code::NORMAL,
            },
            () = ending.wait() => break close_code::AWAY,
            _ = ping.tick() => sink.send(Message::Ping("".into())).await,
        };
        if sent.is_err() {
            return;
        }
    };
    let _ = sink.send(Message::Close(Some(CloseFrame { code: goodbye, reason: "".into() }))).await;
}
