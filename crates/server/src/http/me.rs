//! Who one is.

use axum::Json;
use axum::extract::State;
use axum_extra::extract::SignedCookieJar;

use super::guard::Body;
use crate::App;
use crate::identity::{cookie, digest};
use crate::protocol::http::{Me, RecoveryCode, Rename};
use crate::protocol::{Problem, ProblemCode};
use crate::room::Command;
use crate::store::Person;
use crate::text;

/// Who one is.
#[utoipa::path(get, path = "/api/me", responses((status = 200, body = Me)))]
pub(super) async fn me(person: Person) -> Json<Me> {
    Json(Me { name: person.name })
}

/// Takes another nickname, at tables where one sits as well.
#[utoipa::path(put, path = "/api/me", request_body = Rename,
    responses((status = 200, body = Me), (status = 422, body = Problem)))]
pub(super) async fn rename(
    State(app): State<App>,
    person: Person,
    Body(wish): Body<Rename>,
) -> Result<Json<Me>, Problem> {
    let person = Person { name: text::nickname(&wish.name)?, ..person };
    app.shared.store.rename(&person).await?;
    for table in app.shared.store.tables_of(&person.id, 50).await? {
        if !table.over || app.rooms.is_awake(&table.id) {
            app.rooms.command(&table.id, person.clone(), Command::Rename).await?;
        }
    }
    Ok(Json(Me { name: person.name }))
}

/// Makes a code that makes another device the same person; an older one is no longer good.
#[utoipa::path(post, path = "/api/me/code", responses((status = 200, body = RecoveryCode)))]
pub(super) async fn make_code(State(app): State<App>, person: Person) -> Result<Json<RecoveryCode>, Problem> {
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
) -> Result<(SignedCookieJar, Json<Me>), Problem> {
    let person = app.shared.store.by_code(&digest(&wish.code)).await?;
    let person =
        person.ok_or_else(|| Problem::new(ProblemCode::BadCode, "nobody has this code: check every letter"))?;
    Ok((jar.add(cookie(person.id, app.shared.settings.secure_cookies)), Json(Me { name: person.name })))
}
