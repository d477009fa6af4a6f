//! Starting and stopping.

use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use axum_extra::extract::cookie::Key;
use tokio::net::TcpListener;
use tokio::sync::watch;
use tokio::task::JoinHandle;
use tokio::time::timeout;

use crate::rate_limiter::RateLimiter;
use crate::rooms::Rooms;
use crate::shared::Shared;
use crate::sockets::Sockets;
use crate::store::Store;
use crate::{App, Settings, http};

/// How long sockets and tables have to end after the server was asked to.
const PATIENCE: Duration = Duration::from_secs(10);

/// Why a server cannot start.
#[derive(Debug, thiserror::Error)]
pub enum StartError {
    /// Somebody else listens there, or it is no address of this machine.
    #[error("cannot listen on {0}: {1}; choose another address with --listen")]
    Listen(SocketAddr, std::io::Error),
    /// The database cannot be opened.
    #[error("cannot open the database {0}: {1}; --database takes sqlite:FILE or postgres://…")]
    Database(String, sqlx::Error),
}

/// A server that runs.
pub struct Running {
    /// Where it listens.
    pub address: SocketAddr,
    end: watch::Sender<bool>,
    served: JoinHandle<()>,
    shared: Arc<Shared>,
}

/// Opens the database, listens, and serves until it is asked to stop.
///
/// # Errors
/// If the address is taken or the database cannot be opened.
pub async fn start(settings: Settings) -> Result<Running, StartError> {
    http::install_metrics();
    let database = |error| StartError::Database(without_password(&settings.database), error);
    let store = Store::open(&settings.database).await.map_err(database)?;
    let listener = TcpListener::bind(settings.listen).await;
    let listener = listener.map_err(|error| StartError::Listen(settings.listen, error))?;
    let address = listener.local_addr().map_err(|error| StartError::Listen(settings.listen, error))?;

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
    let router = http::router(app).into_make_service_with_connect_info::<SocketAddr>();
    let mut asked = shared.ending();
    let serving = axum::serve(listener, router).with_graceful_shutdown(async move { asked.wait().await });
    let served = tokio::spawn(async move {
        if let Err(error) = serving.await {
            tracing::error!(%error, "the server ended");
        }
    });
    Ok(Running { address, end, served, shared })
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
