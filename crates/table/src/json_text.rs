//! JSON that is passed on without being looked at.

use std::sync::Arc;

use serde::de::DeserializeOwned;
use serde::ser::SerializeStruct;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use serde_json::Value as Json;

use crate::writing::written;

/// What `serde_json` calls a structure whose one field is JSON already; [`write_json`] keeps to it.
pub(crate) const RAW: &str = "$serde_json::private::RawValue";

/// JSON as text: views and events are of a game's own types, are written once, and are sent again and again.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct JsonText(Arc<str>);

impl JsonText {
    /// Writes plain data.
    #[must_use]
    pub fn of(data: &(impl Serialize + ?Sized)) -> Self {
        // With room for most views; what is kept has no more than it needs.
        Self(written(2048, |json| data.serialize(json)).into())
    }

    /// The text.
    #[must_use]
    pub fn text(&self) -> &str {
        &self.0
    }

    /// Reads it as what it is.
    ///
    /// # Errors
    /// If it is something else.
    pub fn read<T: DeserializeOwned>(&self) -> serde_json::Result<T> {
        serde_json::from_str(self.text())
    }
}

/// A text that is known to be JSON.
impl From<String> for JsonText {
    fn from(text: String) -> Self {
        Self(text.into())
    }
}

impl Serialize for JsonText {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut raw = serializer.serialize_struct(RAW, 1)?;
        raw.serialize_field(RAW, self.text())?;
        raw.end()
    }
}

/// Not as `serde_json` reads what is JSON already: that cannot be part of a message with a tag.
impl<'de> Deserialize<'de> for JsonText {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Json::deserialize(deserializer).map(|json| Self::of(&json))
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::JsonText;
    use crate::{read_json, write_json};

    #[test]
    fn it_is_part_of_what_is_written_as_it_is() {
        let text = JsonText::of(&json!({"a": [1, "\"", null]}));
        let written = r#"[{"a":[1,"\"",null]},"b"]"#;
        assert_eq!(write_json(&(&text, "b")), written);
        assert_eq!(serde_json::to_string(&(&text, "b")).unwrap(), written);
        assert_eq!(read_json::<(JsonText, String)>(written).unwrap(), (text, "b".into()));
    }
}
