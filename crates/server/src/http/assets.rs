//! The web client, which is inside the program.

use axum::http::{HeaderValue, StatusCode, Uri, header};
use axum::response::{IntoResponse, Response};
use rust_embed::RustEmbed;

#[derive(RustEmbed)]
#[folder = "../../web/dist"]
struct Client;

const NOT_BUILT: &str =
    "The web client is not in this program. Build it with `make run`, or `npm run build` in web/.\n";

/// A file of the client, or the client itself: it knows its own pages.
pub(super) async fn serve(uri: Uri) -> Response {
    let path = uri.path().trim_start_matches('/');
    if let Some(file) = Client::get(path) {
        // The names of built files change with what is in them.
        let cache = if path.starts_with("assets/") { "public, max-age=31536000, immutable" } else { "no-cache" };
        return answer(file, cache);
    }
    if path.contains('.') {
        return (StatusCode::NOT_FOUND, "there is no such file\n").into_response();
    }
    match Client::get("index.html") {
        Some(page) => answer(page, "no-cache"),
        None => (StatusCode::NOT_FOUND, NOT_BUILT).into_response(),
    }
}

fn answer(file: rust_embed::EmbeddedFile, cache: &'static str) -> Response {
    let kind = HeaderValue::from_str(file.metadata.mimetype());
    let kind = kind.unwrap_or(HeaderValue::from_static("application/octet-stream"));
    let headers = [(header::CONTENT_TYPE, kind), (header::CACHE_CONTROL, HeaderValue::from_static(cache))];
    (headers, file.data.into_owned()).into_response()
}
