//! The component table: how many steps each card is worth.

use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use serde_json::Value as Json;
use table::{Refusal, Spelling};

use crate::Card;

/// The step icons of every card, 1 to 6 each.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Icons([u8; Card::COUNT]);

/// The key of the list in a host's file.
const KEY: &str = "icons";

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
        let numbers = list.as_array().filter(|numbers| numbers.len() == Card::COUNT);
        let numbers = numbers.ok_or_else(|| Refusal::ComponentList { key: KEY.into(), length: Card::COUNT as u32 })?;
        let mut icons = [0; Card::COUNT];
        for ((icons, number), card) in icons.iter_mut().zip(numbers).zip(Card::ALL) {
            let (least, most) = (1, 6);
            let allowed = number.as_u64().filter(|number| (least..=most).contains(number));
            *icons = allowed.ok_or_else(|| Refusal::ComponentNumber {
                key: format!("{KEY}.{card}"),
                value: number.to_string(),
                least: least as u32,
                most: most as u32,
            })? as u8;
        }
        Ok(Self(icons))
    }

    /// How the key that a refusal names is called, if it is that of one card.
    pub(crate) fn spell(key: &str) -> Option<Spelling> {
        let card = key.strip_prefix(KEY)?.strip_prefix('.')?;
        Some(Spelling { message: "icons-of-card", parts: vec![("card", card.into())] })
    }

    /// The list in a host's file, `{"icons": […]}`.
    pub(crate) fn in_file(file: Json) -> Result<Json, Refusal> {
        let Json::Object(mut fields) = file else {
            return Err(Refusal::ComponentTable { key: "components".into() });
        };
        let list = fields.remove(KEY);
        match fields.into_iter().next() {
            Some((key, _)) => Err(Refusal::UnknownComponent { key, known: vec![KEY.into()] }),
            None => list.ok_or_else(|| Refusal::NoComponent { key: KEY.into() }),
        }
    }

    /// The list that a record holds.
    #[must_use]
    pub fn to_json(&self) -> Json {
        self.0.as_slice().into()
    }
}

table::shown_as!(Icons, Vec<u8>);

/// `[3, 1, 5, …]`, the icons of cards 1, 2, 3 …
impl Serialize for Icons {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.0)
    }
}

impl<'de> Deserialize<'de> for Icons {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Self::read(&Json::deserialize(deserializer)?).map_err(D::Error::custom)
    }
}
