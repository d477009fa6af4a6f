//! The icons of the bosses, which a host can replace by those of their own box.

use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use serde_json::{Map, Value as Json, json};
use table::{EveryKey, Refusal};

use crate::Suit;

/// The icons of every boss, 0 to 9 each: those that always count, and those that count besides with 3 seats.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Icons([[u8; 2]; Suit::ALL.len()]);

/// No boss has more of one kind.
const MOST: u8 = 9;

impl Icons {
    /// Their key in a component table.
    pub(crate) const KEY: &str = "icons";

    /// The table of the rules page. (yokai-septet.md, Cards)
    pub const STANDARD: Self = Self([[0, 0], [0, 1], [1, 0], [1, 1], [1, 1], [2, 1], [2, 1]]);

    /// The points that a suit's boss is worth at a table of `seats`.
    #[must_use]
    #[inline]
    pub const fn of(&self, suit: Suit, seats: u8) -> u8 {
        let [always, with_three] = self.0[suit as usize - 1];
        if seats == 3 { always + with_three } else { always }
    }

    /// Whether a table of `seats` can score nothing with them.
    pub(crate) fn are_worthless(&self, seats: u8) -> bool {
        Suit::ALL.into_iter().all(|suit| self.of(suit, seats) == 0)
    }

    /// Reads the component table of a record: `{"icons": {"W": [0, 0], …}}`.
    ///
    /// # Errors
    /// If it is not in the form of the rules page: the key, what stands there and what is allowed.
    pub fn read(table: &Json) -> Result<Self, Refusal> {
        let fields = object(table, "component_table")?;
        check_keys(fields, &[Self::KEY.into()], ToOwned::to_owned)?;
        let fields = object(&fields[Self::KEY], Self::KEY)?;
        let written = |suit: &str| format!("{}.{suit}", Self::KEY);
        check_keys(fields, &Suit::ALL.map(|suit| suit.to_string()), written)?;
        let mut icons = Self::STANDARD;
        for (pair, suit) in icons.0.iter_mut().zip(Suit::ALL.map(|suit| suit.to_string())) {
            *pair = read_pair(&fields[&suit], &written(&suit))?;
        }
        Ok(icons)
    }

    /// The component table of a record.
    #[must_use]
    pub fn table(&self) -> Json {
        json!({ Self::KEY: self })
    }
}

impl Default for Icons {
    fn default() -> Self {
        Self::STANDARD
    }
}

fn object<'a>(value: &'a Json, key: &str) -> Result<&'a Map<String, Json>, Refusal> {
    value.as_object().ok_or_else(|| Refusal::ComponentTable { key: key.into() })
}

/// Whether a table has exactly these keys, each called as it is `written` in a file.
fn check_keys(table: &Map<String, Json>, keys: &[String], written: impl Fn(&str) -> String) -> Result<(), Refusal> {
    if let Some(missing) = keys.iter().find(|&key| !table.contains_key(key)) {
        return Err(Refusal::NoComponent { key: written(missing) });
    }
    match table.keys().find(|&key| !keys.contains(key)) {
        Some(unknown) => {
            let known = keys.iter().map(|key| written(key)).collect();
            Err(Refusal::UnknownComponent { key: written(unknown), known })
        }
        None => Ok(()),
    }
}

fn read_pair(value: &Json, key: &str) -> Result<[u8; 2], Refusal> {
    let Some([always, with_three]) = value.as_array().map(Vec::as_slice) else {
        return Err(Refusal::ComponentList { key: key.into(), length: 2 });
    };
    Ok([read_number(always, key)?, read_number(with_three, key)?])
}

fn read_number(value: &Json, key: &str) -> Result<u8, Refusal> {
    let number = value.as_u64().and_then(|number| u8::try_from(number).ok());
    number.filter(|&number| number <= MOST).ok_or_else(|| Refusal::ComponentNumber {
        key: key.into(),
        value: value.to_string(),
        least: 0,
        most: MOST.into(),
    })
}

table::shown_as!(Icons, EveryKey<Suit, [u8; 2]>);

/// `{"W": [0, 0], "E": [0, 1], …}`
impl Serialize for Icons {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(Suit::ALL.into_iter().zip(self.0))
    }
}

impl<'de> Deserialize<'de> for Icons {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let icons = Json::deserialize(deserializer)?;
        Self::read(&json!({ Self::KEY: icons })).map_err(D::Error::custom)
    }
}
