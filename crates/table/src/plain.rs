//! Reading JSON in the one form in which it is written here.
//!
//! serde's own readers also take a structure that is written as a list, a name that is a number, a number that is a text. They carry
//! the code for that once a type, which was a third of the browser's engine.

use std::fmt;

use serde::Deserialize;
use serde::de::{
    DeserializeOwned, DeserializeSeed, Deserializer, EnumAccess, Error as _, Expected, IntoDeserializer, MapAccess,
    SeqAccess, Unexpected, VariantAccess, Visitor,
};
use serde_json::{Map, Value as Json};

type Result<T> = std::result::Result<T, Mismatch>;

/// Reads JSON that was written by this program: views, journals, questions.
///
/// # Errors
/// If it is no JSON, or not that of a `T`.
pub fn read_json<T: DeserializeOwned>(text: &str) -> serde_json::Result<T> {
    read_value(&serde_json::from_str(text)?)
}

/// The same of what was read from its text already.
///
/// # Errors
/// If it is not the JSON of a `T`.
pub fn read_value<T: DeserializeOwned>(json: &Json) -> serde_json::Result<T> {
    T::deserialize(Plain(json)).map_err(serde_json::Error::custom)
}

/// Why JSON is not that of a type. It does not say what stands there instead: each type would carry the words for that.
#[derive(Debug)]
pub struct Mismatch(String);

impl Mismatch {
    #[inline(never)]
    fn of(what: &str, name: &str) -> Self {
        Self(format!("{what} {name}"))
    }
}

impl fmt::Display for Mismatch {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for Mismatch {}

impl serde::de::Error for Mismatch {
    fn custom<T: fmt::Display>(reason: T) -> Self {
        Self(reason.to_string())
    }

    fn invalid_type(_: Unexpected<'_>, _: &dyn Expected) -> Self {
        Self::of("a value is", "of another kind")
    }

    fn invalid_value(_: Unexpected<'_>, _: &dyn Expected) -> Self {
        Self::of("a value is", "out of its range")
    }

    fn invalid_length(_: usize, _: &dyn Expected) -> Self {
        Self::of("a list is", "of another length")
    }

    fn unknown_variant(name: &str, _: &'static [&'static str]) -> Self {
        Self::of("unknown name", name)
    }

    fn unknown_field(name: &str, _: &'static [&'static str]) -> Self {
        Self::of("unknown field", name)
    }

    fn missing_field(name: &'static str) -> Self {
        Self::of("missing field", name)
    }

    fn duplicate_field(name: &'static str) -> Self {
        Self::of("repeated field", name)
    }
}

/// A value to be read.
pub(crate) struct Plain<'a>(&'a Json);

impl<'a> Plain<'a> {
    fn text(&self) -> Result<&'a str> {
        self.0.as_str().ok_or_else(|| Mismatch::of("missing", "text"))
    }

    fn object(&self) -> Result<&'a Map<String, Json>> {
        self.0.as_object().ok_or_else(|| Mismatch::of("missing", "object"))
    }
}

/// Methods that read the same as another does.
macro_rules! alike {
    ($($method:ident: $visit:ident($read:expr)),* $(,)?) => {$(
        fn $method<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value> {
            visitor.$visit($read(&self)?)
        }
    )*};
}

fn whole(value: &Plain<'_>) -> Result<u64> {
    value.0.as_u64().ok_or_else(|| Mismatch::of("missing", "whole number"))
}

fn signed(value: &Plain<'_>) -> Result<i64> {
    value.0.as_i64().ok_or_else(|| Mismatch::of("missing", "whole number"))
}

fn real(value: &Plain<'_>) -> Result<f64> {
    value.0.as_f64().ok_or_else(|| Mismatch::of("missing", "number"))
}

fn truth(value: &Plain<'_>) -> Result<bool> {
    value.0.as_bool().ok_or_else(|| Mismatch::of("missing", "true or false"))
}

fn items<'a>(value: &Plain<'a>) -> Result<Items<'a>> {
    let items = value.0.as_array().ok_or_else(|| Mismatch::of("missing", "list"))?;
    Ok(Items(items.iter()))
}

fn fields<'a>(value: &Plain<'a>) -> Result<Fields<'a>> {
    Ok(Fields { left: value.object()?.iter(), value: None })
}

impl<'de> Deserializer<'de> for Plain<'de> {
    type Error = Mismatch;

    /// What has to look at a value to know what it is: serde's buffer of tagged types, and JSON itself.
    fn deserialize_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value> {
        self.0.deserialize_any(visitor).map_err(Mismatch::custom)
    }

    alike! {
        deserialize_bool: visit_bool(truth),
        deserialize_u8: visit_u64(whole), deserialize_u16: visit_u64(whole), deserialize_u32: visit_u64(whole),
        deserialize_u64: visit_u64(whole), deserialize_i8: visit_i64(signed), deserialize_i16: visit_i64(signed),
        deserialize_i32: visit_i64(signed), deserialize_i64: visit_i64(signed), deserialize_f32: visit_f64(real),
        deserialize_f64: visit_f64(real), deserialize_char: visit_str(Plain::text), deserialize_str: visit_str(Plain::text),
        deserialize_string: visit_str(Plain::text), deserialize_identifier: visit_str(Plain::text),
        deserialize_seq: visit_seq(items), deserialize_map: visit_map(fields),
    }

    fn deserialize_option<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value> {
        if self.0.is_null() { visitor.visit_none() } else { visitor.visit_some(self) }
    }

    fn deserialize_unit<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value> {
        visitor.visit_unit()
    }

    fn deserialize_ignored_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value> {
        visitor.visit_unit()
    }

    fn deserialize_unit_struct<V: Visitor<'de>>(self, _: &'static str, visitor: V) -> Result<V::Value> {
        visitor.visit_unit()
    }

    fn deserialize_newtype_struct<V: Visitor<'de>>(self, _: &'static str, visitor: V) -> Result<V::Value> {
        visitor.visit_newtype_struct(self)
    }

    fn deserialize_tuple<V: Visitor<'de>>(self, _: usize, visitor: V) -> Result<V::Value> {
        visitor.visit_seq(items(&self)?)
    }

    fn deserialize_tuple_struct<V: Visitor<'de>>(self, _: &'static str, _: usize, visitor: V) -> Result<V::Value> {
        visitor.visit_seq(items(&self)?)
    }

    fn deserialize_struct<V: Visitor<'de>>(
        self,
        _: &'static str,
        _: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value> {
        visitor.visit_map(fields(&self)?)
    }

    /// A name, or a name with what belongs to it.
    fn deserialize_enum<V: Visitor<'de>>(
        self,
        _: &'static str,
        _: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value> {
        if let Some(name) = self.0.as_str() {
            return visitor.visit_enum(Variant { name, content: &Json::Null });
        }
        let (name, content) = self.object()?.iter().next().ok_or_else(|| Mismatch::of("missing", "name"))?;
        visitor.visit_enum(Variant { name, content })
    }

    fn deserialize_bytes<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value> {
        self.deserialize_any(visitor)
    }

    fn deserialize_byte_buf<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value> {
        self.deserialize_any(visitor)
    }
}

/// The items of a list that are left.
struct Items<'a>(std::slice::Iter<'a, Json>);

impl<'de> SeqAccess<'de> for Items<'de> {
    type Error = Mismatch;

    fn next_element_seed<T: DeserializeSeed<'de>>(&mut self, seed: T) -> Result<Option<T::Value>> {
        self.0.next().map(|item| seed.deserialize(Plain(item))).transpose()
    }
}

/// The fields of an object that are left, and the value of the one that was named last.
struct Fields<'a> {
    left: serde_json::map::Iter<'a>,
    value: Option<&'a Json>,
}

impl<'de> MapAccess<'de> for Fields<'de> {
    type Error = Mismatch;

    fn next_key_seed<K: DeserializeSeed<'de>>(&mut self, seed: K) -> Result<Option<K::Value>> {
        let Some((name, value)) = self.left.next() else { return Ok(None) };
        self.value = Some(value);
        seed.deserialize(name.as_str().into_deserializer()).map(Some)
    }

    fn next_value_seed<T: DeserializeSeed<'de>>(&mut self, seed: T) -> Result<T::Value> {
        seed.deserialize(Plain(self.value.take().unwrap_or(&Json::Null)))
    }
}

/// A variant by its name, and what belongs to it.
pub(crate) struct Variant<'a> {
    pub(crate) name: &'a str,
    pub(crate) content: &'a Json,
}

impl<'de> EnumAccess<'de> for Variant<'de> {
    type Error = Mismatch;
    type Variant = Plain<'de>;

    fn variant_seed<T: DeserializeSeed<'de>>(self, seed: T) -> Result<(T::Value, Plain<'de>)> {
        Ok((seed.deserialize(self.name.into_deserializer())?, Plain(self.content)))
    }
}

impl<'de> VariantAccess<'de> for Plain<'de> {
    type Error = Mismatch;

    fn unit_variant(self) -> Result<()> {
        Ok(())
    }

    fn newtype_variant_seed<T: DeserializeSeed<'de>>(self, seed: T) -> Result<T::Value> {
        seed.deserialize(self)
    }

    fn tuple_variant<V: Visitor<'de>>(self, _: usize, visitor: V) -> Result<V::Value> {
        visitor.visit_seq(items(&self)?)
    }

    fn struct_variant<V: Visitor<'de>>(self, _: &'static [&'static str], visitor: V) -> Result<V::Value> {
        visitor.visit_map(fields(&self)?)
    }
}

/// Reads an object as the pairs that it is written in, where a map of them would be made only to be taken apart.
///
/// # Errors
/// If it is none, or of other keys and values.
pub fn read_pairs<'de, K, V, D>(deserializer: D) -> std::result::Result<Vec<(K, V)>, D::Error>
where
    K: Deserialize<'de>,
    V: Deserialize<'de>,
    D: Deserializer<'de>,
{
    struct Pairs<K, V>(std::marker::PhantomData<(K, V)>);

    impl<'de, K: Deserialize<'de>, V: Deserialize<'de>> Visitor<'de> for Pairs<K, V> {
        type Value = Vec<(K, V)>;

        fn expecting(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
            f.write_str("an object")
        }

        fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> std::result::Result<Self::Value, A::Error> {
            let mut pairs = Vec::new();
            while let Some(pair) = map.next_entry()? {
                pairs.push(pair);
            }
            Ok(pairs)
        }
    }

    deserializer.deserialize_map(Pairs(std::marker::PhantomData))
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;
    use std::fmt::Debug;

    use serde::de::DeserializeOwned;
    use serde::{Deserialize, Serialize};

    use super::{read_json, read_pairs};

    #[derive(Serialize, Deserialize, PartialEq, Debug)]
    #[serde(rename_all = "kebab-case")]
    enum Shape {
        Unit,
        New(i8),
        Pair(u8, char),
        Named { list: Vec<Option<bool>>, rest: BTreeMap<String, f64> },
    }

    #[derive(Serialize, Deserialize, PartialEq, Debug)]
    #[serde(tag = "kind")]
    enum Tagged {
        One { shape: Shape },
        Two,
    }

    #[derive(Serialize, Deserialize, PartialEq, Debug)]
    struct Flat {
        n: u64,
        #[serde(flatten)]
        more: Tagged,
    }

    fn returns<T: Serialize + DeserializeOwned + PartialEq + Debug>(value: &T) {
        let text = serde_json::to_string(value).unwrap();
        assert_eq!(&read_json::<T>(&text).unwrap(), value, "{text}");
    }

    #[test]
    fn what_is_written_is_read_back() {
        returns(&Shape::Unit);
        returns(&Shape::New(-3));
        returns(&Shape::Pair(7, 'é'));
        returns(&Shape::Named { list: vec![Some(true), None], rest: [("half".into(), 0.5)].into() });
        returns(&Tagged::Two);
        returns(&Flat { n: u64::MAX, more: Tagged::One { shape: Shape::New(1) } });
        returns(&(serde_json::json!({"a": [1, null, "b"]}), String::from("text")));
    }

    #[test]
    fn what_is_of_another_kind_is_refused() {
        for wrong in ["3", "{}", r#"{"new": "3"}"#, r#"{"new": 300}"#, r#"{"pair": [1]}"#, r#"{"named": []}"#, "[", ""]
        {
            assert!(read_json::<Shape>(wrong).is_err(), "{wrong}");
        }
    }

    #[test]
    fn an_object_is_read_as_its_pairs() {
        let mut json = serde_json::Deserializer::from_str(r#"{"b": 1, "a": 2}"#);
        assert_eq!(read_pairs::<String, u8, _>(&mut json).unwrap(), [("b".into(), 1), ("a".into(), 2)]);
    }
}
