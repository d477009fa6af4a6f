//! Writing JSON, the other way round of [`crate::read_json`].
//!
//! The same text as `serde_json` writes. What is the same for all types is here once: `serde_json` has it in each of them, which was
//! a tenth of the browser's engine.

#[cfg(not(target_family = "wasm"))]
use std::fmt::{Arguments, Display};
use std::fmt::{Error, Write};

use serde::ser::{
    Serialize, SerializeMap, SerializeSeq, SerializeStruct, SerializeStructVariant, SerializeTuple,
    SerializeTupleStruct, SerializeTupleVariant, Serializer,
};

use crate::json_text::RAW;

type Result<T = ()> = std::result::Result<T, Error>;

/// Writes plain data as JSON.
///
/// # Panics
/// If it is none: bytes, or a number of 128 bits.
#[must_use]
pub fn write_json<T: Serialize + ?Sized>(data: &T) -> String {
    written(FEW, |json| data.serialize(json))
}

/// The text that is written with a writer of its own, which has room for so many bytes from the start.
pub(crate) fn written(room: usize, write: impl FnOnce(&mut Writer) -> Result) -> String {
    let mut json = Writer { text: String::with_capacity(room), raw: false };
    write(&mut json).expect("plain data can be written");
    json.text
}

/// About as many bytes as most of what is written has.
pub(crate) const FEW: usize = 128;

/// Writes JSON.
pub struct Writer {
    text: String,
    /// Whether the next text is JSON already.
    raw: bool,
}

impl Writer {
    #[inline(never)]
    fn put(&mut self, text: &str) -> Result {
        self.text.push_str(text);
        Ok(())
    }

    #[inline(never)]
    fn quote(&mut self, text: &str) -> Result {
        self.text.push('"');
        // What needs no escape is most of it, and is taken as it is.
        let mut rest = text;
        while let Some(at) = rest.find(is_escaped) {
            self.text.push_str(&rest[..at]);
            match rest.as_bytes()[at] {
                c @ (b'"' | b'\\') => self.text.extend(['\\', char::from(c)]),
                b'\n' => self.text.push_str("\\n"),
                b'\r' => self.text.push_str("\\r"),
                b'\t' => self.text.push_str("\\t"),
                8 => self.text.push_str("\\b"),
                12 => self.text.push_str("\\f"),
                c => write!(self.text, "\\u{c:04x}")?,
            }
            rest = &rest[at + 1..];
        }
        self.text.push_str(rest);
        self.text.push('"');
        Ok(())
    }

    /// Quotes what is written straight into its place: it hardly ever needs an escape. A browser does not carry it: it writes few
    /// views, and the engine would weigh 1.4 kB more.
    #[cfg(not(target_family = "wasm"))]
    #[inline(never)]
    fn quote_shown(&mut self, shown: Arguments<'_>) -> Result {
        let start = self.text.len();
        self.text.push('"');
        self.text.write_fmt(shown)?;
        if self.text[start + 1..].contains(is_escaped) {
            let text = self.text.split_off(start);
            return self.quote(&text[1..]);
        }
        self.text.push('"');
        Ok(())
    }

    #[inline(never)]
    fn whole(&mut self, number: u64) -> Result {
        match number {
            0..10 => self.text.push(char::from(b'0' + number as u8)),
            _ => write!(self.text, "{number}")?,
        }
        Ok(())
    }

    #[inline(never)]
    fn signed(&mut self, number: i64) -> Result {
        if number < 0 {
            self.text.push('-');
        }
        self.whole(number.unsigned_abs())
    }

    /// Goes on to the next item of a list or an object.
    #[inline(never)]
    fn next(&mut self) {
        if !self.text.ends_with(['[', '{']) {
            self.text.push(',');
        }
    }

    #[inline(never)]
    fn key(&mut self, key: &str) -> Result {
        if self.raw {
            return Ok(());
        }
        self.next();
        self.quote(key)?;
        self.text.push(':');
        Ok(())
    }

    /// What was written from here on is a key.
    #[inline(never)]
    fn end_key(&mut self, start: usize) {
        if self.text.as_bytes().get(start) != Some(&b'"') {
            self.text.insert(start, '"');
            self.text.push('"');
        }
        self.text.push(':');
    }

    #[inline(never)]
    fn variant(&mut self, name: &str) -> Result {
        self.put("{")?;
        self.key(name)
    }

    #[inline(never)]
    fn open(&mut self, variant: Option<&str>, open: &str, close: &'static str) -> Result<Inside<'_>> {
        if let Some(name) = variant {
            self.variant(name)?;
        }
        self.put(open)?;
        Ok(Inside { json: self, close })
    }
}

fn is_escaped(c: char) -> bool {
    c < ' ' || c == '"' || c == '\\'
}

/// The inside of a list or an object.
pub struct Inside<'a> {
    json: &'a mut Writer,
    close: &'static str,
}

/// Numbers that are written as a larger one is.
macro_rules! numbers {
    ($($method:ident($from:ty) = $write:ident($to:ty)),* $(,)?) => {$(
        fn $method(self, number: $from) -> Result {
            self.$write(<$to>::from(number))
        }
    )*};
}

impl<'a> Serializer for &'a mut Writer {
    type Ok = ();
    type Error = Error;
    type SerializeSeq = Inside<'a>;
    type SerializeTuple = Inside<'a>;
    type SerializeTupleStruct = Inside<'a>;
    type SerializeTupleVariant = Inside<'a>;
    type SerializeMap = Inside<'a>;
    type SerializeStruct = Inside<'a>;
    type SerializeStructVariant = Inside<'a>;

    numbers! {
        serialize_u8(u8) = whole(u64), serialize_u16(u16) = whole(u64), serialize_u32(u32) = whole(u64),
        serialize_u64(u64) = whole(u64), serialize_i8(i8) = signed(i64), serialize_i16(i16) = signed(i64),
        serialize_i32(i32) = signed(i64), serialize_i64(i64) = signed(i64),
    }

    fn serialize_f32(self, number: f32) -> Result {
        self.put(&serde_json::to_string(&number).map_err(|_| Error)?)
    }

    fn serialize_f64(self, number: f64) -> Result {
        self.put(&serde_json::to_string(&number).map_err(|_| Error)?)
    }

    fn serialize_bool(self, truth: bool) -> Result {
        self.put(if truth { "true" } else { "false" })
    }

    fn serialize_char(self, letter: char) -> Result {
        self.quote(letter.encode_utf8(&mut [0; 4]))
    }

    fn serialize_str(self, text: &str) -> Result {
        if std::mem::take(&mut self.raw) { self.put(text) } else { self.quote(text) }
    }

    #[cfg(not(target_family = "wasm"))]
    fn collect_str<T: Display + ?Sized>(self, shown: &T) -> Result {
        self.quote_shown(format_args!("{shown}"))
    }

    fn serialize_bytes(self, _: &[u8]) -> Result {
        Err(Error)
    }

    fn serialize_none(self) -> Result {
        self.put("null")
    }

    fn serialize_some<T: Serialize + ?Sized>(self, value: &T) -> Result {
        value.serialize(self)
    }

    fn serialize_unit(self) -> Result {
        self.put("null")
    }

    fn serialize_unit_struct(self, _: &'static str) -> Result {
        self.put("null")
    }

    fn serialize_unit_variant(self, _: &'static str, _: u32, variant: &'static str) -> Result {
        self.quote(variant)
    }

    fn serialize_newtype_struct<T: Serialize + ?Sized>(self, _: &'static str, value: &T) -> Result {
        value.serialize(self)
    }

    fn serialize_newtype_variant<T: Serialize + ?Sized>(
        self,
        _: &'static str,
        _: u32,
        variant: &'static str,
        value: &T,
    ) -> Result {
        self.variant(variant)?;
        value.serialize(&mut *self)?;
        self.put("}")
    }

    fn serialize_seq(self, _: Option<usize>) -> Result<Inside<'a>> {
        self.open(None, "[", "]")
    }

    fn serialize_tuple(self, _: usize) -> Result<Inside<'a>> {
        self.open(None, "[", "]")
    }

    fn serialize_tuple_struct(self, _: &'static str, _: usize) -> Result<Inside<'a>> {
        self.open(None, "[", "]")
    }

    fn serialize_tuple_variant(self, _: &str, _: u32, variant: &str, _: usize) -> Result<Inside<'a>> {
        self.open(Some(variant), "[", "]}")
    }

    fn serialize_map(self, _: Option<usize>) -> Result<Inside<'a>> {
        self.open(None, "{", "}")
    }

    fn serialize_struct(self, name: &'static str, _: usize) -> Result<Inside<'a>> {
        self.raw = name == RAW;
        if self.raw { self.open(None, "", "") } else { self.open(None, "{", "}") }
    }

    fn serialize_struct_variant(self, _: &str, _: u32, variant: &str, _: usize) -> Result<Inside<'a>> {
        self.open(Some(variant), "{", "}}")
    }
}

/// The kinds of lists and objects that serde tells apart, by what they call an item.
macro_rules! inside {
    ($($kind:ident: $($method:ident($($key:ident)?)),*;)*) => {$(
        impl $kind for Inside<'_> {
            type Ok = ();
            type Error = Error;

            $(inside!(@ $method $($key)?);)*

            fn end(self) -> Result {
                self.json.put(self.close)
            }
        }
    )*};
    (@ $method:ident) => {
        fn $method<T: Serialize + ?Sized>(&mut self, item: &T) -> Result {
            self.json.next();
            item.serialize(&mut *self.json)
        }
    };
    (@ $method:ident $key:ident) => {
        fn $method<T: Serialize + ?Sized>(&mut self, $key: &'static str, value: &T) -> Result {
            self.json.key($key)?;
            value.serialize(&mut *self.json)
        }
    };
}

inside! {
    SerializeSeq: serialize_element();
    SerializeTuple: serialize_element();
    SerializeTupleStruct: serialize_field();
    SerializeTupleVariant: serialize_field();
    SerializeStruct: serialize_field(key);
    SerializeStructVariant: serialize_field(key);
}

impl SerializeMap for Inside<'_> {
    type Ok = ();
    type Error = Error;

    fn serialize_key<T: Serialize + ?Sized>(&mut self, key: &T) -> Result {
        self.json.next();
        let start = self.json.text.len();
        key.serialize(&mut *self.json)?;
        self.json.end_key(start);
        Ok(())
    }

    fn serialize_value<T: Serialize + ?Sized>(&mut self, value: &T) -> Result {
        value.serialize(&mut *self.json)
    }

    fn end(self) -> Result {
        self.json.put(self.close)
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use serde::Serialize;

    use super::write_json;

    #[derive(Serialize)]
    struct Empty {}

    #[derive(Serialize)]
    struct Unit;

    #[derive(Serialize)]
    struct New(i64);

    #[derive(Serialize)]
    enum Shape {
        Point,
        New(Option<New>),
        Pair(u8, char),
        Named { list: Vec<Vec<bool>>, rest: BTreeMap<i32, f64> },
    }

    #[derive(Serialize)]
    #[serde(tag = "kind")]
    enum Tagged {
        Point,
        Named { text: &'static str },
    }

    /// Written as it is shown.
    struct Shown(&'static str);

    impl Serialize for Shown {
        fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
            serializer.collect_str(self.0)
        }
    }

    #[test]
    fn it_writes_what_serde_json_writes() {
        fn same(data: &impl Serialize) {
            assert_eq!(write_json(data), serde_json::to_string(data).unwrap());
        }
        same(&(Empty {}, Unit, New(i64::MIN), u64::MAX, 9, 10, -1, (), true, f32::NAN, 0.1_f32, 1.0_f32, -2.5_f64));
        same(&[Shape::Point, Shape::New(None), Shape::New(Some(New(7))), Shape::Pair(0, '"')]);
        same(&Shape::Named { list: vec![vec![], vec![true, false]], rest: [(-1, 0.5), (2, 1.5)].into() });
        same(&[Tagged::Point, Tagged::Named { text: "a \"b\" \\ \u{1}\u{8}\u{c}\n\r\t\u{7f} 茶 {[" }]);
        same(&BTreeMap::from([("[", "{"), ("a", "")]));
        same(&[Shown("a"), Shown("a \"b\" \n"), Shown("")]);
        same(&serde_json::json!({"a": {"b": []}, "c": [null, 1.25, "d"]}));
    }
}
