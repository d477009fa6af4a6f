//! Who somebody is: a signed cookie that is made on the first visit, and a nickname. Nothing else is asked.

use axum::extract::{ConnectInfo, FromRequestParts, Query, Request, State};
use axum::http::header;
use axum::http::request::Parts;
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use axum_extra::extract::SignedCookieJar;
use serde::Deserialize;
use sha2::{Digest, Sha256};
use std::fmt::Write as _;
use std::net::SocketAddr;
use std::time::{Duration, Instant};

use protocol::{PersonId, Problem, ProblemCode};
use room::Person;

use crate::App;
use crate::address::{Network, client};
use crate::problem::Refused;
use crate::session::{COOKIE, Session};

/// How often it is noted that somebody was here.
const SEEN: Duration = Duration::from_hours(24);

/// Who makes a request.
#[derive(Clone, Debug)]
pub(crate) struct Identity(PersonId);

/// Which of those who share a device makes a request: whoever has its cookie, unless a number says otherwise; 0 is by custom a
/// screen that everybody looks at, which never sits down. Each is a person of their own at every table, so that no connection
/// is ever shown two hands; but limits are for all of them together.
#[derive(Deserialize)]
struct Sharing {
    #[serde(rename = "as")]
    number: Option<u8>,
}

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
    let said = jar.get(COOKIE).and_then(|cookie| Session::read(cookie.value()));
    let settings = &app.shared.settings;
    let network = Network::from(client(address.ip(), request.headers(), &settings.trusted_proxies));
    request.extensions_mut().insert(network);
    tracing::Span::current().record("client", tracing::field::display(network));
    if !app.rate_limiter.allows(said.as_ref().map(|session| session.person.as_str()), network, Instant::now()) {
        return Refused::new(ProblemCode::TooFast, "too many requests: wait a moment and try again").into_response();
    }
    let session = match said {
        Some(session) => match app.shared.store.person(&session.person).await {
            // A device that was signed out is somebody new.
            Ok(known) => Some(session).filter(|session| session.number == known.map_or(0, |known| known.session)),
            Err(error) => return Refused::from(error).into_response(),
        },
        None => None,
    };
    if let Some(session) = session {
        request.extensions_mut().insert(Identity(session.person));
        return next.run(request).await;
    }
    let session = Session { person: PersonId::from(app.shared.entropy.secret()), number: 0 };
    let keeps = makes_somebody(&request);
    request.extensions_mut().insert(Identity(session.person.clone()));
    let response = next.run(request).await;
    // Whoever was made somebody else by the request itself stays that.
    if !keeps || response.headers().contains_key(header::SET_COOKIE) {
        return response;
    }
    (jar.add(session.cookie(app.shared.settings.secure_cookies)), response).into_response()
}

/// Whether a request without a cookie is worth one. A browser asks for many things at once before it has one: it is made
/// somebody by asking who it is, by changing something or by sitting down, not by looking around.
fn makes_somebody(request: &Request) -> bool {
    let looks_around = request.method().is_safe() && !request.headers().contains_key(header::UPGRADE);
    !looks_around || request.uri().path() == "/api/me"
}

impl FromRequestParts<App> for Visitor {
    type Rejection = Refused;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, Refused> {
        let Identity(owner) = parts.extensions.get().cloned().ok_or_else(Problem::unavailable)?;
        let known = app.shared.store.person(&owner).await?;
        // Whoever shares a device shares its ban: nobody gets around one by a number.
        if let Some(reason) = known.as_ref().and_then(|known| known.banned.clone()) {
            return Err(Refused::new(ProblemCode::Banned, reason));
        }
        let now = app.shared.now();
        if known.as_ref().is_some_and(|known| known.seen + SEEN < now) {
            app.shared.store.saw(&owner, now).await?;
        }
        let (id, known) = match Query::<Sharing>::try_from_uri(&parts.uri) {
            Ok(Query(Sharing { number: None })) => (owner, known),
            Ok(Query(Sharing { number: Some(number) })) if number < PersonId::MOST_SHARING => {
                let id = owner.sharing(number);
                let known = app.shared.store.person(&id).await?;
                (id, known)
            }
            _ => {
                let most = PersonId::MOST_SHARING;
                let reason = format!("`as` is a number below {most}: leave it out to ask for yourself");
                return Err(Refused::new(ProblemCode::Malformed, reason));
            }
        };
        let name = known.and_then(|known| known.name).unwrap_or_else(|| nickname(&id));
        Ok(Self(Person { id, name }))
    }
}

/// A nickname for somebody who has not chosen one.
pub(crate) fn nickname(id: &PersonId) -> String {
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
