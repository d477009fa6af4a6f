//! Requests over HTTP, a file a subject.

mod ahead;
mod assets;
mod blocks;
mod games;
mod guard;
mod me;
mod observe;
mod preview;
mod records;
mod tables;

use axum::Router;
use axum::http::{HeaderValue, header};
use axum::middleware::{from_fn, from_fn_with_state};
use axum::routing::get;
use tower_http::set_header::SetResponseHeaderLayer;
use utoipa::OpenApi;
use utoipa::openapi::{ContentBuilder, Ref, RefOr, ResponseBuilder};
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use crate::identity::identify;
use crate::{App, socket};

pub(crate) use observe::metrics_router;

#[derive(OpenApi)]
#[openapi(info(
    title = "Chabudai",
    description = "A table for Seikatsu, Yokai Septet, Miyabi and Shikoku. Who one is, is a cookie that the first answer sets. \
        Problems are answered with a `Problem` and a fitting status."
))]
struct Description;

/// Whatever else an operation may answer is a problem: too fast, too long, not now.
fn with_problems(mut description: utoipa::openapi::OpenApi) -> utoipa::openapi::OpenApi {
    let content = ContentBuilder::new().schema(Some(Ref::from_schema_name("Problem"))).build();
    let problem = ResponseBuilder::new().description("a problem").content("application/json", content).build();
    for item in description.paths.paths.values_mut() {
        for operation in [&mut item.get, &mut item.put, &mut item.post, &mut item.delete].into_iter().flatten() {
            operation.responses.responses.insert("default".into(), RefOr::T(problem.clone()));
        }
    }
    description
}

/// All routes.
pub(crate) fn router(app: App) -> Router {
    let (api, description) = OpenApiRouter::with_openapi(Description::openapi())
        .routes(routes!(games::games))
        .routes(routes!(games::components))
        .routes(routes!(me::me, me::rename, me::forget))
        .routes(routes!(me::export))
        .routes(routes!(me::make_code))
        .routes(routes!(me::sign_out))
        .routes(routes!(me::recover))
        .routes(routes!(blocks::block))
        .routes(routes!(blocks::blocked))
        .routes(routes!(blocks::unblock))
        .routes(routes!(tables::public, tables::open))
        .routes(routes!(tables::mine))
        .routes(routes!(tables::put_away))
        .routes(routes!(tables::look))
        .routes(routes!(tables::invitations))
        .routes(routes!(tables::join))
        .routes(routes!(tables::leave))
        .routes(routes!(tables::kick))
        .routes(routes!(tables::place))
        .routes(routes!(tables::swap))
        .routes(routes!(tables::change))
        .routes(routes!(tables::start))
        .routes(routes!(tables::rematch))
        .routes(routes!(tables::record))
        .routes(routes!(records::upload))
        .routes(routes!(records::download))
        .routes(routes!(records::replay))
        .routes(routes!(records::position))
        .routes(routes!(socket::open))
        .split_for_parts();
    let description = with_problems(description);
    let api = api
        .route("/api/openapi.json", get(async move || axum::Json(description)))
        .route("/api/{*rest}", axum::routing::any(guard::no_such_route))
        .layer(from_fn_with_state(app.clone(), identify))
        // What is answered is one person's, and tomorrow something else.
        .layer(SetResponseHeaderLayer::if_not_present(header::CACHE_CONTROL, HeaderValue::from_static("no-store")))
        .layer(from_fn(guard::same_origin));
    let router = api
        .route("/healthz", get(observe::healthz))
        .route("/readyz", get(observe::readyz))
        .fallback(assets::serve)
        .with_state(app);
    guard::guarded(router)
}
