//! Who somebody is: a signed cookie that is made on the first visit, and a nickname. Nothing else is asked.

use axum::extract::{ConnectInfo, FromRequestParts, Request, State};
use axum::http::request::Parts;
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use axum_extra::extract::SignedCookieJar;
use axum_extra::extract::cookie::{Cookie, SameSite};
use sha2::{Digest, Sha256};
use std::fmt::Write as _;
use std::net::SocketAddr;

use protocol::{PersonId, Problem, ProblemCode};
use room::Person;

use crate::App;
use crate::problem::Refused;

const COOKIE: &str = "chabudai";

/// Who makes a request.
#[derive(Clone, Debug)]
pub(crate) struct Identity(PersonId);

/// Who makes a request, with the nickname they have or one that their identity gives them.
pub(crate) struct Visitor(pub(crate) Person);

/// Finds out who makes a request, gives them a cookie if they have none, and slows down whoever asks too much.
pub(crate) async fn identify(
    State(app): State<App>,
    ConnectInfo(address): ConnectInfo<SocketAddr>,
    jar: SignedCookieJar,
    mut request: Request,
    next: Next,
) -> Response {
    let known = jar.get(COOKIE).map(|cookie| cookie.value().to_owned());
    let address = address.ip().to_string();
    if !app.rate_limiter.allows(known.as_deref(), &address) {
        return Refused::new(ProblemCode::TooFast, "too many requests: wait a moment and try again").into_response();
    }
    let Some(id) = known else {
        let id = PersonId::from(app.shared.entropy.secret());
        request.extensions_mut().insert(Identity(id.clone()));
        let response = next.run(request).await;
        return (jar.add(cookie(&id, app.shared.settings.secure_cookies)), response).into_response();
    };
    request.extensions_mut().insert(Identity(id.into()));
    next.run(request).await
}

/// The cookie that makes a browser this person, for ten years.
pub(crate) fn cookie(id: &PersonId, secure: bool) -> Cookie<'static> {
    let mut cookie = Cookie::new(COOKIE, id.to_string());
    cookie.set_http_only(true);
    cookie.set_same_site(SameSite::Lax);
    cookie.set_secure(secure);
    cookie.set_path("/");
    cookie.set_max_age(time::Duration::days(3650));
    cookie
}

impl FromRequestParts<App> for Visitor {
    type Rejection = Refused;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, Refused> {
        let Identity(id) = parts.extensions.get().cloned().ok_or_else(Problem::unavailable)?;
        let name = app.shared.store.name_of(&id).await?.unwrap_or_else(|| nickname(&id));
        Ok(Self(Person { id, name }))
    }
}

/// A nickname for somebody who has not chosen one.
fn nickname(id: &PersonId) -> String {
    const NAMES: [&str; 16] = [
        "Suzume", "Tanuki", "Momiji", "Tsuru", "Kitsune", "Hotaru", "Sakura", "Kaeru", "Usagi", "Tsubame", "Matsu",
        "Kame", "Ayame", "Shika", "Hasu", "Fukuro",
    ];
    let digest = Sha256::digest(id.as_str());
    let number = u16::from_be_bytes([digest[1], digest[2]]) % 90 + 10;
    format!("{} {number}", NAMES[usize::from(digest[0]) % NAMES.len()])
}

/// What is kept of a recovery code: enough to know it again, not enough to use it. Case, spaces and dashes do not matter.
pub(crate) fn digest(code: &str) -> String {
    let letters: String = code.chars().filter(char::is_ascii_alphanumeric).collect();
    let mut hex = String::new();
    for byte in Sha256::digest(letters.to_ascii_uppercase()) {
        let _ = write!(hex, "{byte:02x}");
    }
    hex
}
