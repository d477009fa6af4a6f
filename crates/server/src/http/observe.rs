//! For those who run the server: is it alive, is it ready, what does it do?

use std::sync::OnceLock;

use axum::extract::State;
use axum::http::StatusCode;
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

pub(super) async fn healthz() -> &'static str {
    "alive\n"
}

/// Ready when the database answers.
pub(super) async fn readyz(State(app): State<App>) -> (StatusCode, &'static str) {
    if app.shared.store.is_ready().await {
        (StatusCode::OK, "ready\n")
    } else {
        (StatusCode::SERVICE_UNAVAILABLE, "the database does not answer\n")
    }
}

pub(super) async fn metrics() -> String {
    METRICS.get().and_then(Option::as_ref).map(PrometheusHandle::render).unwrap_or_default()
}
