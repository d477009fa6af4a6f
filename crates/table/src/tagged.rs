//! Enums whose variants are told apart by a field of theirs: `{"act": "left", "seat": 1}`.
//!
//! serde reads such a type through a buffer of its own, with code for each kind of value that a field might have, once a variant.
//! Here the tag is taken out, and what is left is read like any other variant.

use std::fmt;

use serde::de::{Deserialize, Deserializer, Error as _, Visitor};
use serde::forward_to_deserialize_any;
use serde::ser::{Serialize, Serializer};
use serde_json::{Map, Value as Json};

use crate::json_text::JsonText;
use crate::plain::{Mismatch, Variant};
use crate::writing::{FEW, Writer, written};

/// Lets an enum be written and read with the name of its variant in a field. It derives `Serialize` and `Deserialize` with
/// `#[serde(remote = "Self")]`.
#[macro_export]
macro_rules! tagged {
    ($type:ty, $tag:literal) => {
        impl ::serde::Serialize for $type {
            fn serialize<S: ::serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                $crate::write_tagged($tag, |json| <$type>::serialize(self, json), serializer)
            }
        }

        impl<'de> ::serde::Deserialize<'de> for $type {
            fn deserialize<D: ::serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                $crate::read_tagged($tag, deserializer, |tagged| <$type>::deserialize(tagged))
            }
        }
    };
}

/// Writes what `write` makes of an enum, with the name of its variant as the field `tag`.
///
/// # Errors
/// If the serializer cannot write it.
pub fn write_tagged<S: Serializer>(
    tag: &'static str,
    write: impl FnOnce(&mut Writer) -> fmt::Result,
    serializer: S,
) -> Result<S::Ok, S::Error> {
    JsonText::from(with_tag(tag, &written(FEW, write))).serialize(serializer)
}

/// `{"left":{"seat":1}}`, or `"left"`, as `{"act":"left","seat":1}`.
fn with_tag(tag: &str, variant: &str) -> String {
    let variant = variant.strip_prefix('{').and_then(|rest| rest.strip_suffix('}')).unwrap_or(variant);
    let (name, fields) = variant.split_once(':').unwrap_or((variant, "{}"));
    let comma = if fields == "{}" { "" } else { "," };
    format!("{{\"{tag}\":{name}{comma}{}", &fields[1..])
}

/// Reads an enum whose variant is named by the field `tag`.
///
/// # Errors
/// If it is no object, has no such field or no such variant.
pub fn read_tagged<'de, T, D: Deserializer<'de>>(
    tag: &'static str,
    deserializer: D,
    read: impl FnOnce(Tagged<'_>) -> Result<T, Mismatch>,
) -> Result<T, D::Error> {
    let mut fields = Map::deserialize(deserializer)?;
    let Some(Json::String(name)) = fields.shift_remove(tag) else {
        return Err(D::Error::missing_field(tag));
    };
    let fields = Json::Object(fields);
    read(Tagged { name: &name, fields: &fields }).map_err(D::Error::custom)
}

/// A variant that was told by its tag.
pub struct Tagged<'a> {
    name: &'a str,
    fields: &'a Json,
}

impl<'de> Deserializer<'de> for Tagged<'de> {
    type Error = Mismatch;

    fn deserialize_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Mismatch> {
        visitor.visit_enum(Variant { name: self.name, content: self.fields })
    }

    forward_to_deserialize_any! {
        bool i8 i16 i32 i64 i128 u8 u16 u32 u64 u128 f32 f64 char str string bytes byte_buf option unit unit_struct
        newtype_struct seq tuple tuple_struct map struct enum identifier ignored_any
    }
}

#[cfg(test)]
mod tests {
    use serde::{Deserialize, Serialize};

    use crate::{read_json, write_json};

    #[derive(PartialEq, Debug, Serialize, Deserialize)]
    #[serde(remote = "Self", rename_all = "kebab-case", deny_unknown_fields)]
    enum Shape {
        NoPoint,
        Named { id: u8, text: Option<String> },
        Other(Other),
    }

    #[derive(PartialEq, Debug, Serialize, Deserialize)]
    struct Other {
        list: Vec<u8>,
    }

    tagged!(Shape, "kind");

    #[test]
    fn it_is_written_and_read_as_serde_does() {
        for (shape, text) in [
            (Shape::NoPoint, r#"{"kind":"no-point"}"#),
            (Shape::Named { id: 1, text: None }, r#"{"kind":"named","id":1,"text":null}"#),
            (Shape::Other(Other { list: vec![1, 2] }), r#"{"kind":"other","list":[1,2]}"#),
        ] {
            assert_eq!(write_json(&shape), text);
            assert_eq!(read_json::<Shape>(text).unwrap(), shape);
            assert_eq!(serde_json::from_str::<Shape>(text).unwrap(), shape);
        }
        assert_eq!(read_json::<Shape>(r#"{"id":1,"kind":"named"}"#).unwrap(), Shape::Named { id: 1, text: None });
        for wrong in [r#""no-point""#, "{}", r#"{"kind":"a"}"#, r#"{"kind":1}"#, r#"{"kind":"named","id":1,"b":1}"#] {
            assert!(read_json::<Shape>(wrong).is_err(), "{wrong}");
        }
    }
}
