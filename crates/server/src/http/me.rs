//! Who one is.

use std::time::Duration;

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use axum::response::Response;
use axum_extra::extract::SignedCookieJar;
use protocol::http::{Me, RecoveryCode, Rename};
use protocol::{Problem, ProblemCode};
use room::{Command, Person, text};

use super::guard::Body;
use super::records::attached;
use crate::App;
use crate::identity::{Visitor, digest};
use crate::problem::Refused;
use crate::session::Session;

/// How long a recovery code is good.
const CODE_LASTS: Duration = Duration::from_hours(24 * 30);

/// Who one is.
#[utoipa::path(get, path = "/api/me", responses((status = 200, body = Me)))]
pub(super) async fn me(Visitor(person): Visitor) -> Json<Me> {
    Json(Me { name: person.name })
}

/// Takes another nickname, at tables where one sits as well.
#[utoipa::path(put, path = "/api/me", request_body = Rename,
    responses((status = 200, body = Me), (status = 422, body = Problem)))]
pub(super) async fn rename(
    State(app): State<App>,
    Visitor(person): Visitor,
    Body(wish): Body<Rename>,
) -> Result<Json<Me>, Refused> {
    let name = text::nickname(&wish.name)?;
    if name == person.name {
        return Ok(Json(Me { name }));
    }
    let person = Person { name, ..person };
    app.shared.store.rename(&person, app.shared.now()).await?;
    for table in app.shared.store.tables_of(&person.id, 50).await? {
        if !table.over || app.rooms.is_awake(&table.id) {
            let renamed = app.rooms.command(&table.id, person.clone(), Command::Rename).await;
            // A table that cannot be woken keeps nobody from being called as they like.
            match renamed {
                Err(problem) if problem.code == ProblemCode::Unavailable => return Err(problem.into()),
                _ => {}
            }
        }
    }
    Ok(Json(Me { name: person.name }))
}

/// Makes a code that makes another device the same person; an older one is no longer good.
#[utoipa::path(post, path = "/api/me/code", responses((status = 200, body = RecoveryCode)))]
pub(super) async fn make_code(State(app): State<App>, Visitor(person): Visitor) -> Result<Json<RecoveryCode>, Refused> {
    let code = app.shared.entropy.code();
    let now = app.shared.now();
    app.shared.store.set_code(&person, &digest(&code), now, now + CODE_LASTS).await?;
    Ok(Json(RecoveryCode { code }))
}

/// Becomes the person whose code this is.
#[utoipa::path(post, path = "/api/recover", request_body = RecoveryCode,
    responses((status = 200, body = Me), (status = 422, body = Problem)))]
pub(super) async fn recover(
    State(app): State<App>,
    jar: SignedCookieJar,
    Body(wish): Body<RecoveryCode>,
) -> Result<(SignedCookieJar, Json<Me>), Refused> {
    let person = app.shared.store.by_code(&digest(&wish.code), app.shared.now()).await?;
    let reason = "nobody has this code, or it is older than 30 days: check every letter";
    let person = person.ok_or_else(|| Refused::new(ProblemCode::BadCode, reason))?;
    Ok((stays(&app, jar, &person).await?, Json(Me { name: person.name })))
}

/// Signs out all other devices: their cookies, their sockets and the recovery code are no longer good.
#[utoipa::path(post, path = "/api/me/sign-out", responses((status = 200, body = Me)))]
pub(super) async fn sign_out(
    State(app): State<App>,
    Visitor(person): Visitor,
    jar: SignedCookieJar,
) -> Result<(SignedCookieJar, Json<Me>), Refused> {
    app.shared.store.sign_out(&person, app.shared.now()).await?;
    app.sockets.close(&person.id);
    Ok((stays(&app, jar, &person).await?, Json(Me { name: person.name })))
}

/// The cookie by which this device is a person from now on.
async fn stays(app: &App, jar: SignedCookieJar, person: &Person) -> Result<SignedCookieJar, Refused> {
    let number = app.shared.store.person(&person.id).await?.map_or(0, |known| known.session);
    let session = Session { person: person.id.clone(), number };
    Ok(jar.add(session.cookie(app.shared.settings.secure_cookies)))
}

/// All that is kept of oneself, as a file.
#[utoipa::path(get, path = "/api/me/data", responses((status = 200, description = "a person, format chabudai-person/1")))]
pub(super) async fn export(State(app): State<App>, Visitor(person): Visitor) -> Result<Response, Refused> {
    Ok(attached("me", app.shared.store.export_person(&person.id).await?))
}

/// Is forgotten: tables remember a stranger, and the cookie means nobody.
#[utoipa::path(delete, path = "/api/me", responses((status = 204, description = "nobody knows you any more")))]
pub(super) async fn forget(
    State(app): State<App>,
    Visitor(person): Visitor,
    jar: SignedCookieJar,
) -> Result<(StatusCode, SignedCookieJar), Refused> {
    app.rooms.forget_person(&person).await?;
    app.sockets.close(&person.id);
    let gone = Session { person: person.id, number: 0 }.cookie(app.shared.settings.secure_cookies);
    Ok((StatusCode::NO_CONTENT, jar.remove(gone)))
}
