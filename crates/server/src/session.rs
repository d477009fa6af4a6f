//! What a cookie says: who somebody is, and since when this device is them.

use std::fmt;

use axum_extra::extract::cookie::{Cookie, SameSite};
use protocol::PersonId;

pub(crate) const COOKIE: &str = "chabudai";

/// A device that is somebody. Signing out the others gives everybody's sessions a new number, and this device the new one.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Session {
    pub(crate) person: PersonId,
    pub(crate) number: i64,
}

impl Session {
    /// What a cookie says; one that was made before there were numbers is of the first.
    pub(crate) fn read(text: &str) -> Option<Self> {
        match text.split_once('.') {
            Some((person, number)) => Some(Self { person: person.into(), number: number.parse().ok()? }),
            None => Some(Self { person: text.into(), number: 0 }),
        }
    }

    /// The cookie that makes a browser this person, for ten years.
    pub(crate) fn cookie(&self, secure: bool) -> Cookie<'static> {
        let mut cookie = Cookie::new(COOKIE, self.to_string());
        cookie.set_http_only(true);
        cookie.set_same_site(SameSite::Lax);
        cookie.set_secure(secure);
        cookie.set_path("/");
        cookie.set_max_age(time::Duration::days(3650));
        cookie
    }
}

impl fmt::Display for Session {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}.{}", self.person, self.number)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_cookie_of_the_first_edition_is_still_good() {
        assert_eq!(Session::read("abc"), Some(Session { person: "abc".into(), number: 0 }));
        let session = Session { person: "abc".into(), number: 7 };
        assert_eq!(Session::read(&session.to_string()), Some(session));
        assert_eq!(Session::read("abc.x"), None);
    }
}
