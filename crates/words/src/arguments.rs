//! The fields of an event, a reason or a refusal as arguments of its message.

use std::borrow::Cow;

use fluent_bundle::FluentArgs;
use serde_json::Value as Json;
use table::Seat;

use crate::{Names, Words};

/// The arguments gathered so far.
pub(crate) struct Arguments<'a> {
    words: &'a Words,
    names: &'a Names,
    args: FluentArgs<'a>,
}

impl<'a> Arguments<'a> {
    pub(crate) fn new(words: &'a Words, names: &'a Names) -> Self {
        Self { words, names, args: FluentArgs::new() }
    }

    pub(crate) fn into_inner(self) -> FluentArgs<'a> {
        self.args
    }

    /// Adds the fields of an object that is itself the field `prefix`; nothing for the outermost.
    pub(crate) fn add_fields<'f>(&mut self, prefix: &str, fields: impl IntoIterator<Item = (&'f String, &'f Json)>) {
        for (key, value) in fields {
            let field = key.replace('_', "-");
            let name = if prefix.is_empty() { field.clone() } else { format!("{prefix}-{field}") };
            self.add(&name, &field, value);
        }
    }

    /// Adds the value of a field, as the variable with this name.
    fn add(&mut self, name: &str, field: &str, value: &Json) {
        match value {
            Json::Null => self.set(name, "none"),
            Json::Bool(true) => self.set(name, "yes"),
            Json::Bool(false) => self.set(name, "no"),
            Json::Number(number) => match seat(number.as_u64()).filter(|_| is_or_ends_with(field, "seat")) {
                Some(seat) => self.add_seat(name, seat),
                None => self.args.set(name.to_owned(), number.as_f64().unwrap_or_default()),
            },
            Json::String(code) => {
                self.set(name, self.words.spelled(field, code));
                self.set(&format!("{name}-id"), code.clone());
            }
            Json::Array(items) => self.add_list(name, field, items),
            Json::Object(fields) => self.add_fields(name, fields),
        }
    }

    fn add_seat(&mut self, name: &str, seat: Seat) {
        let (called, who) = (self.words.called(seat, self.names), self.who(&[seat]));
        if name == "seat" {
            self.set("name", called.clone());
            self.set("who", who);
        }
        self.set(&format!("{name}-who"), who);
        self.set(name, called);
    }

    fn add_list(&mut self, name: &str, field: &str, items: &[Json]) {
        let seats: Option<Vec<_>> = items.iter().map(|item| seat(item.as_u64())).collect();
        let named = is_or_ends_with(field, "seats") || ["winners", "order"].contains(&field);
        let listed = match seats.filter(|_| named) {
            Some(seats) => {
                self.set(&format!("{name}-who"), self.who(&seats));
                self.words.list_of_names(seats, self.names)
            }
            None => self.words.list(&items.iter().filter_map(|item| self.item(field, item)).collect::<Vec<_>>()),
        };
        self.set(name, listed);
        self.args.set(format!("{name}-count"), items.len());
    }

    fn item(&self, field: &str, item: &Json) -> Option<String> {
        match item {
            Json::String(code) => Some(self.words.spelled(field, code)),
            Json::Number(number) => Some(self.words.spelled(field, &number.to_string())),
            _ => None,
        }
    }

    fn who(&self, seats: &[Seat]) -> &'static str {
        if self.names.viewer.is_some_and(|viewer| seats.contains(&viewer)) { "you" } else { "other" }
    }

    fn set(&mut self, name: &str, value: impl Into<Cow<'a, str>>) {
        self.args.set(name.to_owned(), value.into());
    }
}

/// The seat with this number, if a table can have that many.
fn seat(number: Option<u64>) -> Option<Seat> {
    let number = u8::try_from(number?).ok()?;
    (usize::from(number) < table::MAX_SEATS).then(|| Seat::new(number))
}

/// `seat`, `next-seat`
fn is_or_ends_with(field: &str, word: &str) -> bool {
    field.strip_suffix(word).is_some_and(|before| before.is_empty() || before.ends_with('-'))
}
