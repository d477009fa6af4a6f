//! Requests over HTTP, a file a subject.

mod assets;
mod games;
mod guard;
mod me;
mod observe;
mod records;
mod tables;

use axum::Router;
use axum::middleware::{from_fn, from_fn_with_state};
use axum::routing::get;
use utoipa::OpenApi;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use crate::identity::identify;
use crate::{App, socket};

pub(crate) use observe::install_metrics;

#[derive(OpenApi)]
#[openapi(info(
    title = "Chabudai",
    description = "A table for Seikatsu, Yokai Septet, Miyabi and Shikoku. Who one is, is a cookie that the first answer sets. \
        Problems are answered with a `Problem` and a fitting status."
))]
struct Description;

/// All routes.
pub(crate) fn router(app: App) -> Router {
    let (api, description) = OpenApiRouter::with_openapi(Description::openapi())
        .routes(routes!(games::games))
        .routes(routes!(games::components))
        .routes(routes!(me::me, me::rename))
        .routes(routes!(me::make_code))
        .routes(routes!(me::recover))
        .routes(routes!(tables::public, tables::open))
        .routes(routes!(tables::mine))
        .routes(routes!(tables::look))
        .routes(routes!(tables::invitations))
        .routes(routes!(tables::join))
        .routes(routes!(tables::leave))
        .routes(routes!(tables::kick))
        .routes(routes!(tables::place))
        .routes(routes!(tables::start))
        .routes(routes!(tables::rematch))
        .routes(routes!(tables::record))
        .routes(routes!(records::upload))
        .routes(routes!(records::download))
        .routes(routes!(records::replay))
        .routes(routes!(records::position))
        .routes(routes!(socket::open))
        .split_for_parts();
    let api = api
        .route("/api/openapi.json", get(async move || axum::Json(description)))
        .route("/api/{*rest}", axum::routing::any(guard::no_such_route))
        .layer(from_fn_with_state(app.clone(), identify))
        .layer(from_fn(guard::same_origin));
    let router = api
        .route("/healthz", get(observe::healthz))
        .route("/readyz", get(observe::readyz))
        .route("/metrics", get(observe::metrics))
        .fallback(assets::serve)
        .with_state(app);
    guard::guarded(router)
}
