//! Who one is.

use axum::Json;
use axum::extract::State;
use axum_extra::extract::SignedCookieJar;
use protocol::http::{Me, RecoveryCode, Rename};
use protocol::{Problem, ProblemCode};
use room::{Command, Person, text};

use super::guard::Body;
use crate::App;
use crate::identity::{Visitor, cookie, digest};
use crate::problem::Refused;

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
    let person = Person { name: text::nickname(&wish.name)?, ..person };
    app.shared.store.rename(&person).await?;
    for table in app.shared.store.tables_of(&person.id, 50).await? {
        if !table.over || app.rooms.is_awake(&table.id) {
            let renamed = app.rooms.command(&table.id, person.clone(), Command::Rename).await;
            // A table that cannot be woken keeps nobody from being called as they like.
            match renamed {
                Err(problem) if problem.code != ProblemCode::BadJournal => return Err(problem.into()),
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
    app.shared.store.set_code(&person, &digest(&code)).await?;
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
    let person = app.shared.store.by_code(&digest(&wish.code)).await?;
    let person =
        person.ok_or_else(|| Refused::new(ProblemCode::BadCode, "nobody has this code: check every letter"))?;
    Ok((jar.add(cookie(&person.id, app.shared.settings.secure_cookies)), Json(Me { name: person.name })))
}
