//! The component table: how many steps each card is worth.

use serde::{Serialize, Serializer};
use serde_json::Value as Json;
use table::Refusal;

use crate::Card;

/// The step icons of every card, 1 to 6 each.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Icons([u8; Card::COUNT]);

impl Icons {
    /// The house table of the rules page: 3 1 5 2 6 4 over and over.
    pub const STANDARD: Self = {
        let mut icons = [0; Card::COUNT];
        let mut i = 0;
        while i < Card::COUNT {
            icons[i] = [3, 1, 5, 2, 6, 4][i % 6];
            i += 1;
        }
        Self(icons)
    };

    /// The icons on a card.
    #[must_use]
    pub const fn of(&self, card: Card) -> u8 {
        self.0[card.index()]
    }

    /// Reads the list that a record holds.
    ///
    /// # Errors
    /// If it is not 33 whole numbers from 1 to 6, with the card that is wrong.
    pub fn read(list: &Json) -> Result<Self, Refusal> {
        let Json::Array(numbers) = list else {
            return refuse(format!("the {KEY} cannot be {list}: they are {LIST}"));
        };
        if numbers.len() != Card::COUNT {
            return refuse(format!("the icon table needs {} numbers: it has {}", Card::COUNT, numbers.len()));
        }
        let mut icons = [0; Card::COUNT];
        for ((icons, number), card) in icons.iter_mut().zip(numbers).zip(Card::ALL) {
            let Some(allowed) = number.as_u64().filter(|number| (1..=6).contains(number)) else {
                return refuse(format!(
                    "the icons of card {card} are {number}: they must be a whole number from 1 to 6"
                ));
            };
            *icons = allowed as u8;
        }
        Ok(Self(icons))
    }

    /// The list in a host's file, `{"icons": […]}`.
    pub(crate) fn in_file(file: Json) -> Result<Json, Refusal> {
        let Json::Object(mut fields) = file else {
            return refuse(format!("the file must have the key {KEY}: {LIST}"));
        };
        let list = fields.remove(KEY);
        match (fields.keys().next(), list) {
            (Some(key), _) => refuse(format!("there is no key {key:?} in an icon table: the only one is {KEY}")),
            (None, None) => refuse(format!("the key {KEY} is missing: it is {LIST}")),
            (None, Some(list)) => Ok(list),
        }
    }

    /// The list that a record holds.
    #[must_use]
    pub fn to_json(&self) -> Json {
        self.0.as_slice().into()
    }
}

const KEY: &str = "icons";
const LIST: &str = "a list of 33 whole numbers from 1 to 6";

fn refuse<T>(reason: String) -> Result<T, Refusal> {
    Err(Refusal::Setup(reason))
}

table::shown_as!(Icons, Vec<u8>);

/// `[3, 1, 5, …]`, the icons of cards 1, 2, 3 …
impl Serialize for Icons {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.0)
    }
}
