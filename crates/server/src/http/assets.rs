//! The web client, which is inside the program.

use axum::extract::State;
use axum::http::{HeaderMap, HeaderValue, StatusCode, Uri, header};
use axum::response::{IntoResponse, Response};
use rust_embed::RustEmbed;

use super::preview;
use crate::App;

#[derive(RustEmbed)]
#[folder = "../../web/dist"]
pub(super) struct Client;

const NOT_BUILT: &str =
    "The web client is not in this program. Build it with `make run`, or `npm run build` in web/.\n";

/// A file of the client, or the client itself: it knows its own pages, and other sites are told what a link leads to.
pub(super) async fn serve(State(app): State<App>, headers: HeaderMap, uri: Uri) -> Response {
    let path = uri.path().trim_start_matches('/');
    if let Some(file) = Client::get(path) {
        // The names of built files change with what is in them.
        let cache = if path.starts_with("assets/") { "public, max-age=31536000, immutable" } else { "no-cache" };
        return answer(file, cache);
    }
    if path.contains('.') {
        return (StatusCode::NOT_FOUND, "there is no such file\n").into_response();
    }
    let Some(mut page) = Client::get("index.html") else {
        return (StatusCode::NOT_FOUND, NOT_BUILT).into_response();
    };
    if let Some(preview) = preview::of(&app, uri.path(), &headers).await {
        page.data = preview.put_into(&String::from_utf8_lossy(&page.data)).into_bytes().into();
    }
    answer(page, "no-cache")
}

fn answer(file: rust_embed::EmbeddedFile, cache: &'static str) -> Response {
    let kind = HeaderValue::from_str(file.metadata.mimetype());
    let kind = kind.unwrap_or(HeaderValue::from_static("application/octet-stream"));
    let headers = [(header::CONTENT_TYPE, kind), (header::CACHE_CONTROL, HeaderValue::from_static(cache))];
    (headers, file.data.into_owned()).into_response()
}
