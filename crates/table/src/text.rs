//! Values that are written as their canonical text.

use std::fmt::Display;
use std::str::FromStr;

/// Reads a move, an outcome of luck or a piece. Only the canonical text is accepted: whatever a parser lets through must
/// print as it was written.
#[must_use]
pub fn parse<T: FromStr + Display>(text: &str) -> Option<T> {
    text.parse().ok().filter(|value: &T| value.to_string() == text)
}

/// Writes and reads a type as its text, by its `Display` and `FromStr`: `serde_as_text!(Square)`.
#[macro_export]
macro_rules! serde_as_text {
    ($type:ty) => {
        impl ::serde::Serialize for $type {
            fn serialize<S: ::serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_str(self)
            }
        }

        impl<'de> ::serde::Deserialize<'de> for $type {
            fn deserialize<D: ::serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                let text = <::std::borrow::Cow<'de, str> as ::serde::Deserialize>::deserialize(deserializer)?;
                $crate::parse(&text).ok_or_else(|| {
                    ::serde::de::Error::custom(format!("{text:?} is not written as a {}", stringify!($type)))
                })
            }
        }
    };
}
