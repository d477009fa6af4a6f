//! The names of things: each kind a type of its own, so that none is taken for another.

use std::borrow::Borrow;
use std::fmt;

use serde::{Deserialize, Serialize};
use ts_rs::TS;

macro_rules! name {
    ($(#[$doc:meta])* $name:ident) => {
        $(#[$doc])*
        #[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, TS)]
        #[cfg_attr(feature = "openapi", derive(utoipa::ToSchema), schema(value_type = String))]
        #[serde(transparent)]
        #[ts(export_to = "protocol/", type = "string")]
        pub struct $name(String);

        impl $name {
            /// The name as it is written.
            #[must_use]
            pub fn as_str(&self) -> &str {
                &self.0
            }
        }

        impl<T: Into<String>> From<T> for $name {
            fn from(name: T) -> Self {
                Self(name.into())
            }
        }

        impl Borrow<str> for $name {
            fn borrow(&self) -> &str {
                &self.0
            }
        }

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(&self.0)
            }
        }
    };
}

name! {
    /// A table, as its link names it.
    TableId
}
name! {
    /// A record that was uploaded, as its link names it.
    RecordId
}
name! {
    /// Who somebody is: known to the host of a table and to themselves only.
    PersonId
}
name! {
    /// A client of a person: one that lost its connection comes back under the same name.
    ClientId
}

impl PersonId {
    /// So many share a device with its owner.
    pub const MOST_SHARING: u8 = 8;

    /// One of those who share this person's device: somebody of their own, with a hand that nobody else is shown.
    #[must_use]
    pub fn sharing(&self, number: u8) -> Self {
        Self(format!("{}/{number}", self.0))
    }

    /// Everybody who uses their device, its owner first.
    pub fn on_device(&self) -> impl Iterator<Item = Self> {
        let owner = Self::from(self.device());
        let sharing: Vec<_> = (0..Self::MOST_SHARING).map(|number| owner.sharing(number)).collect();
        [owner].into_iter().chain(sharing)
    }

    /// Whose device they use: as long as anybody on it is at a table, all who share it are there.
    #[must_use]
    pub fn device(&self) -> &str {
        self.0.split_once('/').map_or(self.as_str(), |(owner, _)| owner)
    }
}

/// One connection of a client.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, TS)]
#[serde(transparent)]
#[ts(export_to = "protocol/", type = "number")]
pub struct ConnectionId(pub u64);
