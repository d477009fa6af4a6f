//! JSON that is passed on without being looked at.

use std::sync::Arc;

use serde::de::{DeserializeOwned, Error as _};
use serde::{Deserialize, Deserializer, Serialize};
use serde_json::Value as Json;
use serde_json::value::{RawValue, to_raw_value};

/// JSON as text: views and events are of a game's own types, are written once, and are sent again and again.
#[derive(Clone, Debug, Serialize)]
#[serde(transparent)]
pub struct JsonText(Arc<RawValue>);

impl JsonText {
    /// Writes plain data.
    ///
    /// # Panics
    /// If it is none: a map whose keys are no texts.
    #[must_use]
    pub fn of(data: &impl Serialize) -> Self {
        Self(to_raw_value(data).expect("plain data can be written").into())
    }

    /// The text.
    #[must_use]
    pub fn text(&self) -> &str {
        self.0.get()
    }

    /// Reads it as what it is.
    ///
    /// # Errors
    /// If it is something else.
    pub fn read<T: DeserializeOwned>(&self) -> serde_json::Result<T> {
        serde_json::from_str(self.text())
    }
}

impl From<Box<RawValue>> for JsonText {
    fn from(text: Box<RawValue>) -> Self {
        Self(text.into())
    }
}

impl PartialEq for JsonText {
    fn eq(&self, other: &Self) -> bool {
        self.text() == other.text()
    }
}

impl Eq for JsonText {}

/// Not as serde reads a [`RawValue`]: that cannot be part of a message with a tag.
impl<'de> Deserialize<'de> for JsonText {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let json = Json::deserialize(deserializer)?;
        to_raw_value(&json).map(Self::from).map_err(D::Error::custom)
    }
}
