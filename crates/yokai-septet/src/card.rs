//! Suits and the cards in them.

use std::fmt;
use std::num::NonZeroU8;
use std::str::FromStr;

use table::Small;
use ts_rs::TS;

use crate::{BOSSES, Cards, SHINY};

/// A suit, numbered 1 to 7 as on the rules page: suit `n` has the ranks `n` to `n + 6`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, TS)]
// As wide as the processor likes to read it: whoever follows asks for the suit that was just led.
#[repr(u32)]
#[ts(export_to = "yokai-septet/")]
pub enum Suit {
    /// `W`, green, A to 7.
    #[ts(rename = "W")]
    Wind = 1,
    /// `E`, purple, 2 to 8.
    #[ts(rename = "E")]
    Earth,
    /// `C`, pink, 3 to 9.
    #[ts(rename = "C")]
    Charm,
    /// `L`, yellow, 4 to 10.
    #[ts(rename = "L")]
    Lightning,
    /// `D`, black, 5 to 11.
    #[ts(rename = "D")]
    Darkness,
    /// `F`, red, 6 to 12.
    #[ts(rename = "F")]
    Fire,
    /// `S`, blue, 7 to 13.
    #[ts(rename = "S")]
    Snow,
}

impl Suit {
    /// All suits in deck order.
    pub const ALL: [Self; 7] =
        [Self::Wind, Self::Earth, Self::Charm, Self::Lightning, Self::Darkness, Self::Fire, Self::Snow];

    /// Its letter.
    #[must_use]
    pub const fn letter(self) -> char {
        ['W', 'E', 'C', 'L', 'D', 'F', 'S'][self as usize - 1]
    }

    fn from_letter(letter: char) -> Option<Self> {
        Self::ALL.into_iter().find(|suit| suit.letter() == letter)
    }

    /// All its cards.
    #[must_use]
    pub const fn cards(self) -> Cards {
        Cards::from_bits(0xff << (8 * self as u8))
    }

    /// Its plain 7.
    #[must_use]
    pub const fn boss(self) -> Card {
        Card::at(self, BOSS_RANK - self as u8)
    }

    /// Its second 7, which is only in the deck of Next Sevens.
    #[must_use]
    pub const fn shiny_boss(self) -> Card {
        Card::at(self, BOSS_RANK + 1 - self as u8)
    }
}

const BOSS_RANK: u8 = 7;

/// A card: `WA`, `F9`, `S13`, in Next Sevens also `W7*`. Cards are ordered as in the deck.
///
/// Every suit has eight places, one of them for the shiny 7; a card's number is its suit's times eight and its place.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, TS)]
#[ts(
    type = r#"`W${"A" | 2 | 3 | 4 | 5 | 6 | 7}` | `E${2 | 3 | 4 | 5 | 6 | 7 | 8}` | `C${3 | 4 | 5 | 6 | 7 | 8 | 9}` | `L${4 | 5 | 6 | 7 | 8 | 9 | 10}` | `D${5 | 6 | 7 | 8 | 9 | 10 | 11}` | `F${6 | 7 | 8 | 9 | 10 | 11 | 12}` | `S${7 | 8 | 9 | 10 | 11 | 12 | 13}` | `${"W" | "E" | "C" | "L" | "D" | "F" | "S"}7*`"#,
    export_to = "yokai-septet/"
)]
pub struct Card(NonZeroU8);

impl Card {
    /// The A of Wind, which wins any trick.
    pub const WA: Self = Self::at(Suit::Wind, 0);
    /// The card that shows who leads if [`Card::WA`] is out of play.
    pub const S13: Self = Self::at(Suit::Snow, 7);

    const fn at(suit: Suit, place: u8) -> Self {
        Self(NonZeroU8::new(suit as u8 * 8 + place).expect("suits are counted from 1"))
    }

    /// The card with this number, if there is one.
    #[inline]
    pub(crate) const fn numbered(number: usize) -> Option<Self> {
        match NonZeroU8::new(number as u8) {
            Some(number) => Some(Self(number)),
            None => None,
        }
    }

    /// Its number, 8 to 63, in deck order.
    pub(crate) const fn number(self) -> u8 {
        self.0.get()
    }

    /// Its suit.
    #[must_use]
    pub const fn suit(self) -> Suit {
        // Told like this, a compiler sees that it need not be looked up.
        match self.number() / 8 {
            1 => Suit::Wind,
            2 => Suit::Earth,
            3 => Suit::Charm,
            4 => Suit::Lightning,
            5 => Suit::Darkness,
            6 => Suit::Fire,
            7 => Suit::Snow,
            _ => panic!("no card has such a number"),
        }
    }

    /// Whether it is of this suit.
    #[must_use]
    #[inline]
    pub const fn is_of(self, suit: Suit) -> bool {
        self.number() / 8 == suit as u8
    }

    /// Its rank; the A is 1.
    #[must_use]
    pub const fn rank(self) -> u8 {
        RANKS[self.number() as usize % 64]
    }

    /// Whether it is a 7.
    #[must_use]
    pub fn is_boss(self) -> bool {
        BOSSES.contains(self)
    }

    /// Whether it is a shiny 7.
    #[must_use]
    pub fn is_shiny(self) -> bool {
        SHINY.contains(self)
    }

    /// The cards after it in its suit: those that beat it there, but for the A and the twin of a 7.
    #[must_use]
    pub const fn above(self) -> Cards {
        self.suit().cards().and(Cards::from_bits((u64::MAX - 1) << self.number()))
    }
}

impl Small for Card {
    #[inline]
    fn index(self) -> usize {
        usize::from(self.number())
    }

    #[inline]
    fn from_index(index: usize) -> Self {
        Self(NonZeroU8::new(index as u8).expect("no card has the number 0"))
    }
}

impl Small for Suit {
    #[inline]
    fn index(self) -> usize {
        self as usize
    }

    #[inline]
    fn from_index(index: usize) -> Self {
        Self::ALL[index - 1]
    }
}

/// The rank of each card by its number.
const RANKS: [u8; 64] = {
    let mut ranks = [0; 64];
    let mut number = 8;
    while number < 64 {
        let (suit, place) = (number as u8 / 8, number as u8 % 8);
        let rank = suit + place;
        // From the shiny 7 on, ranks lag one behind their places.
        ranks[number] = if rank > BOSS_RANK { rank - 1 } else { rank };
        number += 1;
    }
    ranks
};

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let letter = self.suit().letter();
        match self.rank() {
            1 => write!(f, "{letter}A"),
            rank if self.is_shiny() => write!(f, "{letter}{rank}*"),
            rank => write!(f, "{letter}{rank}"),
        }
    }
}

impl FromStr for Card {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        let mut letters = text.chars();
        let suit = letters.next().and_then(Suit::from_letter).ok_or(())?;
        let place = match letters.as_str() {
            "A" if suit == Suit::Wind => 0,
            "7*" => return Ok(suit.shiny_boss()),
            rank => {
                let rank: u8 = rank.parse().map_err(drop)?;
                let place = rank.checked_sub(suit as u8).filter(|&place| place < 7).ok_or(())?;
                if rank > BOSS_RANK { place + 1 } else { place }
            }
        };
        Ok(Self::at(suit, place))
    }
}

impl fmt::Display for Suit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.letter())
    }
}

impl FromStr for Suit {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        let mut letters = text.chars();
        letters.next().and_then(Self::from_letter).filter(|_| letters.as_str().is_empty()).ok_or(())
    }
}

table::serde_as_text!(Card);
table::serde_as_text!(Suit);
