//! For those who run the server: is it alive, is it ready, what does it do?

use axum::Router;
use axum::extract::State;
use axum::http::StatusCode;
use axum::routing::get;

use crate::{App, metrics};

pub(super) async fn healthz() -> &'static str {
    "alive\n"
}

/// Ready when something can be kept.
pub(super) async fn readyz(State(app): State<App>) -> (StatusCode, &'static str) {
    match app.shared.store.is_ready().await {
        Ok(()) => (StatusCode::OK, "ready\n"),
        Err(_) => (StatusCode::SERVICE_UNAVAILABLE, "the database can keep nothing now; the log says why\n"),
    }
}

/// What the server does, on an address of its own: it is nobody's business but that of whoever runs it.
pub(crate) fn metrics_router() -> Router {
    Router::new().route("/metrics", get(async || metrics::text()))
}
