//! Connections: taken as long as there is room, and let go when they say nothing.

use std::collections::HashMap;
use std::io;
use std::net::SocketAddr;
use std::pin::{Pin, pin};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::task::{Context, Poll};
use std::time::Duration;

use axum::Router;
use axum::extract::{ConnectInfo, Request};
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper_util::rt::{TokioIo, TokioTimer};
use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::net::{TcpListener, TcpStream};
use tokio::time::sleep;
use tokio_util::task::TaskTracker;
use tower_service::Service;

use crate::Settings;
use crate::address::Network;
use crate::shared::Ending;

/// Files that are not connections: the database and its like.
const OTHER_FILES: u64 = 100;

/// Serves requests until the server ends, and then those that have begun.
pub(crate) async fn serve(listener: TcpListener, router: Router, settings: &Settings, mut ending: Ending) {
    let connections = Connections::new(settings);
    let serving = TaskTracker::new();
    loop {
        let (stream, peer) = tokio::select! {
            biased;
            () = ending.wait() => break,
            accepted = accept(&listener) => match accepted {
                Ok(accepted) => accepted,
                Err(error) => {
                    tracing::warn!(%error, "a connection cannot be taken");
                    sleep(Duration::from_millis(50)).await;
                    continue;
                }
            },
        };
        // Whoever has too many is not even answered: an answer would cost what there is too little of.
        let Some(place) = connections.enter(peer) else { continue };
        let router = router.clone();
        let service = hyper::service::service_fn(move |mut request: Request<Incoming>| {
            request.extensions_mut().insert(ConnectInfo(peer));
            router.clone().call(request)
        });
        let mut http = http1::Builder::new();
        http.timer(TokioTimer::new()).header_read_timeout(settings.timeouts.request);
        let connection = http.serve_connection(TokioIo::new(Counted { stream, _place: place }), service);
        let mut asked = ending.clone();
        serving.spawn(async move {
            let mut connection = pin!(connection.with_upgrades());
            tokio::select! {
                // However it ends, there is nobody left to tell.
                _ = connection.as_mut() => return,
                () = asked.wait() => connection.as_mut().graceful_shutdown(),
            }
            let _ = connection.await;
        });
    }
    serving.close();
    serving.wait().await;
}

/// The next connection.
async fn accept(listener: &TcpListener) -> io::Result<(TcpStream, SocketAddr)> {
    let (stream, peer) = listener.accept().await?;
    // A move is one small message: it must not wait for the answer to the one before. Whoever is gone already will be noticed.
    let _ = stream.set_nodelay(true);
    Ok((stream, peer))
}

/// How many connections everybody has.
struct Connections {
    open: Arc<Mutex<Open>>,
    most: usize,
    most_of_one: u32,
    proxies: Vec<ipnet::IpNet>,
}

#[derive(Default)]
struct Open {
    all: usize,
    networks: HashMap<Network, u32>,
}

/// Room for one connection; given back when it is dropped.
struct Place {
    open: Arc<Mutex<Open>>,
    network: Option<Network>,
}

impl Connections {
    /// As many as the system allows files, after asking it to allow as many as it can.
    fn new(settings: &Settings) -> Self {
        let files = rlimit::increase_nofile_limit(1 << 20).unwrap_or(1024);
        Self {
            open: Arc::default(),
            most: usize::try_from(files.saturating_sub(OTHER_FILES)).unwrap_or(usize::MAX).max(1),
            most_of_one: settings.limits.connections,
            proxies: settings.trusted_proxies.clone(),
        }
    }

    fn enter(&self, peer: SocketAddr) -> Option<Place> {
        let address = peer.ip().to_canonical();
        // A proxy of the house has everybody's connections.
        let network = (!self.proxies.iter().any(|proxy| proxy.contains(&address))).then(|| Network::from(address));
        let mut open = lock(&self.open);
        if open.all >= self.most {
            return None;
        }
        if let Some(network) = network {
            let count = open.networks.entry(network).or_default();
            if *count >= self.most_of_one {
                return None;
            }
            *count += 1;
        }
        open.all += 1;
        Some(Place { open: Arc::clone(&self.open), network })
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        let mut open = lock(&self.open);
        open.all -= 1;
        let Some(network) = self.network else { return };
        if let Some(count) = open.networks.get_mut(&network) {
            *count -= 1;
            if *count == 0 {
                open.networks.remove(&network);
            }
        }
    }
}

fn lock(open: &Mutex<Open>) -> MutexGuard<'_, Open> {
    open.lock().unwrap_or_else(PoisonError::into_inner)
}

/// A connection that is counted as long as it is there, whatever becomes of it: requests, and then perhaps a socket.
struct Counted {
    stream: TcpStream,
    _place: Place,
}

impl AsyncRead for Counted {
    fn poll_read(mut self: Pin<&mut Self>, cx: &mut Context<'_>, buffer: &mut ReadBuf<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_read(cx, buffer)
    }
}

impl AsyncWrite for Counted {
    fn poll_write(mut self: Pin<&mut Self>, cx: &mut Context<'_>, bytes: &[u8]) -> Poll<io::Result<usize>> {
        Pin::new(&mut self.stream).poll_write(cx, bytes)
    }

    fn poll_flush(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_flush(cx)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_shutdown(cx)
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        parts: &[io::IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        Pin::new(&mut self.stream).poll_write_vectored(cx, parts)
    }

    fn is_write_vectored(&self) -> bool {
        self.stream.is_write_vectored()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn small_messages_do_not_wait_for_the_answer_to_the_one_before() {
        let listener = TcpListener::bind(("127.0.0.1", 0)).await.unwrap();
        let _client = TcpStream::connect(listener.local_addr().unwrap()).await.unwrap();
        let (accepted, _) = accept(&listener).await.unwrap();
        assert!(accepted.nodelay().unwrap());
    }
}
