//! Starting and stopping.

use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use axum_extra::extract::cookie::Key;
use tokio::net::TcpListener;
use tokio::sync::watch;
use tokio::task::JoinHandle;
use tokio::time::timeout;

use crate::housekeeping::keep_house;
use crate::rate_limiter::RateLimiter;
use crate::rooms::Rooms;
use crate::shared::Shared;
use crate::sockets::Sockets;
use crate::store::{DatabaseError, Store};
use crate::{App, Settings, http, listener};

/// How long sockets and tables have to end after the server was asked to.
const PATIENCE: Duration = Duration::from_secs(10);

/// Why a server cannot start.
#[derive(Debug, thiserror::Error)]
pub enum StartError {
    /// Somebody else listens there, or it is no address of this machine.
    #[error("cannot listen on {0}: {1}; choose another address")]
    Listen(SocketAddr, std::io::Error),
    /// The database cannot be opened.
    #[error("cannot open the database {0}: {1}")]
    Database(String, DatabaseError),
}

/// A server that runs.
pub struct Running {
    /// Where it listens.
    pub address: SocketAddr,
    /// Where it tells what it does, if it was asked to.
    pub metrics: Option<SocketAddr>,
    end: watch::Sender<bool>,
    served: JoinHandle<()>,
    shared: Arc<Shared>,
}

/// Opens the database, listens, and serves until it is asked to stop.
///
/// # Errors
/// If the address is taken or the database cannot be opened.
pub async fn start(settings: Settings) -> Result<Running, StartError> {
    let database = |error| StartError::Database(without_password(&settings.database), error);
    let store = Store::open(&settings.database).await.map_err(database)?;
    let (listener, address) = listen(settings.listen).await?;
    let metrics = match settings.metrics {
        Some(address) => Some(listen(address).await?),
        None => None,
    };

    let (end, ending) = watch::channel(false);
    let limits = settings.limits;
    let database_url = settings.database.clone();
    let shared = Arc::new(Shared::new(settings, store, ending.clone()));
    let secret = shared.store.secret("cookies", || shared.entropy.letters(64)).await;
    let secret = secret.map_err(|error| StartError::Database(without_password(&database_url), error))?;
    let app = App {
        rooms: Rooms::new(Arc::clone(&shared)),
        rate_limiter: Arc::new(RateLimiter::new(limits)),
        sockets: Sockets::default(),
        key: Key::derive_from(secret.as_bytes()),
        shared: Arc::clone(&shared),
    };
    tokio::spawn(keep_house(app.clone()));
    let (router, serving) = (http::router(app), Arc::clone(&shared));
    let served = tokio::spawn(async move {
        listener::serve(listener, router, &serving.settings, serving.ending()).await;
    });
    let metrics = metrics.map(|(listener, address)| {
        let mut asked = shared.ending();
        let router = http::metrics_router();
        let serving = axum::serve(listener, router).with_graceful_shutdown(async move { asked.wait().await });
        tokio::spawn(serving.into_future());
        address
    });
    Ok(Running { address, metrics, end, served, shared })
}

async fn listen(address: SocketAddr) -> Result<(TcpListener, SocketAddr), StartError> {
    let refused = |error| StartError::Listen(address, error);
    let listener = TcpListener::bind(address).await.map_err(refused)?;
    let address = listener.local_addr().map_err(refused)?;
    Ok((listener, address))
}

impl Running {
    /// Takes no more requests, finishes what was accepted, and ends.
    pub async fn stop(self) {
        self.shared.pool.hurry();
        self.end.send_replace(true);
        let _ = timeout(PATIENCE, self.served).await;
        let tables = &self.shared.tables;
        tables.close();
        let _ = timeout(PATIENCE, tables.wait()).await;
        self.shared.store.close().await;
    }
}

/// A database's address that can be shown.
fn without_password(url: &str) -> String {
    match (url.split_once("://"), url.rsplit_once('@')) {
        (Some((scheme, _)), Some((_, rest))) => format!("{scheme}://…@{rest}"),
        _ => url.into(),
    }
}
