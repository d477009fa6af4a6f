//! For those who run the server: is it alive, is it ready, what does it do?

use std::sync::OnceLock;

use axum::Router;
use axum::extract::State;
use axum::http::StatusCode;
use axum::routing::get;
use metrics_exporter_prometheus::{Matcher, PrometheusBuilder, PrometheusHandle};

use crate::App;

static METRICS: OnceLock<Option<PrometheusHandle>> = OnceLock::new();

/// Starts counting, once in a program.
pub(crate) fn install_metrics() {
    METRICS.get_or_init(|| {
        let buckets = [0.0002, 0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.5];
        let builder = PrometheusBuilder::new();
        let builder = builder.set_buckets_for_metric(Matcher::Full("chabudai_commit_seconds".into()), &buckets).ok()?;
        builder.install_recorder().ok()
    });
}

/// Adds up what was measured since the last time, which takes room until then, whether or not anybody ever asks for it.
pub(crate) fn tidy_metrics() {
    if let Some(metrics) = METRICS.get().and_then(Option::as_ref) {
        metrics.run_upkeep();
    }
}

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
    Router::new().route("/metrics", get(metrics))
}

async fn metrics() -> String {
    METRICS.get().and_then(Option::as_ref).map(PrometheusHandle::render).unwrap_or_default()
}
