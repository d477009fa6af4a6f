//! What every request must pass, and what every answer carries.

use std::time::Duration;

use axum::Router;
use axum::body::Bytes;
use axum::extract::{DefaultBodyLimit, FromRequest, Request};
use axum::http::{HeaderName, HeaderValue, Method, header};
use axum::middleware::{Next, from_fn};
use axum::response::{IntoResponse, Response};
use protocol::{Problem, ProblemCode};
use serde::de::DeserializeOwned;
use tokio::time::timeout;
use tower_http::catch_panic::CatchPanicLayer;
use tower_http::compression::CompressionLayer;
use tower_http::request_id::{MakeRequestUuid, PropagateRequestIdLayer, SetRequestIdLayer};
use tower_http::set_header::SetResponseHeaderLayer;
use tower_http::trace::TraceLayer;
use tracing::Span;

use crate::problem::Refused;

/// A record of a long game is far smaller; anything else is a few lines.
const LONGEST_BODY: usize = 256 * 1024;
/// What takes longer is not worth waiting for.
const LONGEST_WAIT: Duration = Duration::from_secs(20);

/// Everything comes from this server, nothing runs that is not in a file of it.
const POLICY: &str = "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; img-src 'self' data:; connect-src 'self'; object-src 'none'; base-uri 'none'; \
    form-action 'self'; frame-ancestors 'none'";

const HEADERS: [(HeaderName, &str); 5] = [
    (header::CONTENT_SECURITY_POLICY, POLICY),
    (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
    (header::REFERRER_POLICY, "same-origin"),
    (header::X_FRAME_OPTIONS, "DENY"),
    (HeaderName::from_static("cross-origin-opener-policy"), "same-origin"),
];

/// Request ids, logs, limits of size and time, and headers, around all routes.
pub(super) fn guarded(router: Router) -> Router {
    let id = HeaderName::from_static("x-request-id");
    let span = |request: &Request| {
        let id = request.headers().get("x-request-id").and_then(|id| id.to_str().ok()).unwrap_or_default();
        // The path only: a query may hold an invitation's key.
        let (method, path) = (request.method(), request.uri().path());
        tracing::info_span!("request", id, %method, path, client = tracing::field::Empty)
    };
    let answered = |response: &Response, took: Duration, _: &Span| {
        tracing::info!(target: "access", status = response.status().as_u16(), ms = took.as_millis(), "answered");
    };
    let mut router = router
        .layer(DefaultBodyLimit::max(LONGEST_BODY))
        .layer(CatchPanicLayer::custom(|_| Refused(Problem::unavailable()).into_response()))
        .layer(from_fn(in_time))
        .layer(CompressionLayer::new());
    for (name, value) in HEADERS {
        router = router.layer(SetResponseHeaderLayer::if_not_present(name, HeaderValue::from_static(value)));
    }
    router
        .layer(PropagateRequestIdLayer::new(id.clone()))
        .layer(TraceLayer::new_for_http().make_span_with(span).on_response(answered))
        .layer(SetRequestIdLayer::new(id, MakeRequestUuid))
}

/// Refuses what a page of another site makes a browser ask for. Programs that are not browsers send no origin.
pub(super) async fn same_origin(request: Request, next: Next) -> Response {
    let socket = request.headers().contains_key(header::UPGRADE);
    let origin = request.headers().get(header::ORIGIN).and_then(|origin| origin.to_str().ok());
    let host = request.headers().get(header::HOST).and_then(|host| host.to_str().ok()).unwrap_or_default();
    let harmless = !socket && matches!(*request.method(), Method::GET | Method::HEAD);
    // A page without an origin of its own says `null`, and is no page of this site.
    let ours = origin.is_none_or(|origin| origin.split_once("://").is_some_and(|(_, site)| site == host));
    if harmless || ours {
        return next.run(request).await;
    }
    Refused::new(ProblemCode::WrongOrigin, "this request comes from a page of another site").into_response()
}

/// Whatever is not answered in time is answered with a [`Problem`].
async fn in_time(request: Request, next: Next) -> Response {
    let answer = timeout(LONGEST_WAIT, next.run(request)).await;
    answer.unwrap_or_else(|_| Refused(Problem::unavailable()).into_response())
}

/// What is asked under `/api` and is not there.
pub(super) async fn no_such_route() -> Refused {
    Refused::new(ProblemCode::NotFound, "there is no such request: /api/openapi.json lists all")
}

/// The JSON body of a request; nonsense is answered with a [`Problem`].
pub(super) struct Body<T>(pub(super) T);

impl<T: DeserializeOwned, S: Send + Sync> FromRequest<S> for Body<T> {
    type Rejection = Refused;

    async fn from_request(request: Request, state: &S) -> Result<Self, Refused> {
        let bytes = bytes(request, state).await?;
        // What needs nothing may be sent without a body.
        let text: &[u8] = if bytes.is_empty() { b"{}" } else { &bytes };
        serde_json::from_slice(text)
            .map(Self)
            .map_err(|error| Refused::new(ProblemCode::Malformed, format!("the request cannot be read: {error}")))
    }
}

/// A record as the body of a request.
pub(super) struct RecordText(pub(super) String);

impl<S: Send + Sync> FromRequest<S> for RecordText {
    type Rejection = Refused;

    async fn from_request(request: Request, state: &S) -> Result<Self, Refused> {
        let bytes = bytes(request, state).await?;
        let text = String::from_utf8(bytes.into());
        text.map(Self).map_err(|_| Refused::new(ProblemCode::BadRecord, "a record is a text in UTF-8"))
    }
}

async fn bytes<S: Send + Sync>(request: Request, state: &S) -> Result<Bytes, Refused> {
    let reason = || format!("the request is longer than {LONGEST_BODY} bytes");
    Bytes::from_request(request, state).await.map_err(|_| Refused::new(ProblemCode::Malformed, reason()))
}
