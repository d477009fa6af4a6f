//! A client's socket at a table: reads what it asks, writes what the table tells it.

use std::collections::BTreeSet;
use std::pin::pin;
use std::time::Duration;

use axum::extract::ws::{CloseFrame, Message, WebSocket, WebSocketUpgrade, close_code};
use axum::extract::{Extension, Path, Query, State};
use axum::response::{IntoResponse, Response};
use futures_util::stream::{SplitSink, SplitStream};
use futures_util::{SinkExt, StreamExt};
use protocol::socket::FromServer;
use protocol::{ClientId, ConnectionId, PersonId, Problem, ProblemCode, TableId};
use room::{Input, Person};
use serde::Deserialize;
use tokio::time::{Instant, MissedTickBehavior, interval_at, sleep_until, timeout};
use tokio_util::task::AbortOnDropHandle;

use crate::App;
use crate::address::Network;
use crate::host::{Mail, text};
use crate::identity::Visitor;
use crate::metrics;
use crate::outbox::{Outgoing, Slip, outbox};
use crate::problem::Refused;
use crate::rate_limiter::Bucket;
use crate::shared::Ending;
use crate::sockets::Place;

/// A client asks in a few words.
const LONGEST_MESSAGE: usize = 16 * 1024;
/// A client says little at a time; thousands of them share the memory.
const READ_BUFFER: usize = 1024;
/// A view and the `done` after it are one packet.
const WRITE_BUFFER: usize = 4 * 1024;
/// A client that takes nothing for so long will not.
const STUCK: Duration = Duration::from_secs(10);
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
    Extension(network): Extension<Network>,
    upgrade: WebSocketUpgrade,
) -> Response {
    if hello.client.len() > 64 {
        return Refused::new(ProblemCode::Malformed, "a client's name has at most 64 characters").into_response();
    }
    let Some(place) = app.sockets.enter(&person.id, network, app.shared.settings.limits) else {
        return Refused::new(ProblemCode::TooMany, "too many sockets are open: close some").into_response();
    };
    let upgrade = upgrade.max_message_size(LONGEST_MESSAGE).max_frame_size(LONGEST_MESSAGE);
    // What is blocked after this is told to the socket; the place is taken already.
    let blocked = match app.shared.store.unheard(&person.id).await {
        Ok(blocked) => blocked,
        Err(error) => return Refused::from(error).into_response(),
    };
    let upgrade = upgrade.read_buffer_size(READ_BUFFER).write_buffer_size(WRITE_BUFFER);
    upgrade.on_upgrade(async move |socket| {
        // A task of its own: that of the upgrade has room for all that an upgrade needs for as long as it lives.
        tokio::spawn(run(app, id, Arriving { person, client: hello.client, blocked }, socket.split(), place));
    })
}

type Halves = (SplitSink<WebSocket, Message>, SplitStream<WebSocket>);

/// Somebody who opens a socket.
struct Arriving {
    person: Person,
    client: String,
    blocked: BTreeSet<PersonId>,
}

async fn run(app: App, id: TableId, arriving: Arriving, (sink, stream): Halves, mut place: Place) {
    let connection = app.shared.connection();
    let (outbox, outgoing) = outbox();
    // Refusals that the table need not hear of go the same way as what it tells.
    let refusals = outbox.slip();
    // The keys of what a client asks are its own: nobody can take somebody else's number.
    let Arriving { person, client, blocked } = arriving;
    let client = ClientId::from(format!("{}/{client}", person.id));
    let who = person.id.clone();
    app.rooms.send(&id, Mail::Connect { connection, person, client, blocked, outbox }).await;
    metrics::SOCKETS.add(1);
    let heartbeat = app.shared.settings.timeouts;
    let mut writing = AbortOnDropHandle::new(tokio::spawn(write(sink, outgoing, heartbeat.ping, app.shared.ending())));
    let mut ending = app.shared.ending();
    tokio::select! {
        () = read(&app, &id, connection, stream, refusals) => {}
        // The table has let go of the socket, or the client takes nothing.
        _ = &mut writing => {}
        () = ending.wait() => {}
        () = async {
            while place.blocks_changed().await.is_ok() {
                // Without knowing whom they want to hear the socket cannot stay. In a box: it is rare, and every socket would
                // have room for it.
                let Ok(blocked) = Box::pin(app.shared.store.unheard(&who)).await else { return };
                app.rooms.tell_awake(&id, Mail::Input(Input::Block { connection, blocked })).await;
            }
        } => {}
    }
    app.rooms.tell_awake(&id, Mail::Input(Input::Disconnect { connection })).await;
    if !writing.is_finished() {
        let _ = timeout(Duration::from_secs(5), writing).await;
    }
    metrics::SOCKETS.add(-1);
}

async fn read(app: &App, id: &TableId, connection: ConnectionId, mut stream: SplitStream<WebSocket>, refusals: Slip) {
    let limits = app.shared.settings.limits;
    let longest = app.shared.settings.timeouts.silence;
    let mut heard = Instant::now();
    let mut bucket = Bucket::full(limits, 1, heard.into_std());
    let mut patience = PATIENCE;
    // One timer that is wound up when it rings, not with every message.
    let mut silence = pin!(sleep_until(heard + longest));
    loop {
        let message = tokio::select! {
            biased;
            message = stream.next() => message,
            () = silence.as_mut() => {
                if heard.elapsed() >= longest {
                    return;
                }
                silence.as_mut().reset(heard + longest);
                continue;
            }
        };
        let Some(Ok(message)) = message else { return };
        heard = Instant::now();
        let problem = match message {
            Message::Ping(_) | Message::Pong(_) => continue,
            Message::Close(_) => return,
            Message::Text(_) | Message::Binary(_) if !bucket.take(limits, 1, heard.into_std()) => {
                Problem::new(ProblemCode::TooFast, "too many messages: wait a moment and try again")
            }
            Message::Text(text) => match serde_json::from_str(&text) {
                Ok(request) => {
                    app.rooms.send(id, Mail::Input(Input::Request { connection, request })).await;
                    continue;
                }
                Err(error) => Problem::new(ProblemCode::Malformed, format!("this is no message of a client: {error}")),
            },
            Message::Binary(_) => Problem::new(ProblemCode::Malformed, "messages are JSON texts, not binary"),
        };
        patience -= 1;
        let refused = text(&FromServer::Refused { n: None, problem });
        if patience == 0 || refusals.send(refused).is_err() {
            return;
        }
    }
}

/// Sends what a table tells, and asks every so often whether anybody is there, until either side lets go.
async fn write(mut sink: SplitSink<WebSocket, Message>, mut outgoing: Outgoing, every: Duration, mut ending: Ending) {
    let mut ping = interval_at(Instant::now() + every, every);
    ping.set_missed_tick_behavior(MissedTickBehavior::Delay);
    let mut ending = pin!(ending.wait());
    let goodbye = loop {
        let message = tokio::select! {
            biased;
            message = outgoing.next() => match message {
                Some(message) => Message::Text(message),
                // Whoever fell behind, or whose table cannot go on, comes back to a fresh view.
                None => break close_code::AGAIN,
            },
            () = ending.as_mut() => break close_code::AWAY,
            _ = ping.tick() => Message::Ping("".into()),
        };
        if !matches!(timeout(STUCK, send(&mut sink, message, &mut outgoing)).await, Ok(Ok(()))) {
            return;
        }
    };
    let _ = sink.send(Message::Close(Some(CloseFrame { code: goodbye, reason: "".into() }))).await;
}

/// Sends a message and all that wait behind it in one go: a view and the `done` after it are one packet.
async fn send(
    sink: &mut SplitSink<WebSocket, Message>,
    message: Message,
    outgoing: &mut Outgoing,
) -> Result<(), axum::Error> {
    let mut next = Some(message);
    while let Some(message) = next {
        sink.feed(message).await?;
        next = outgoing.waiting().map(Message::Text);
    }
    sink.flush().await
}
