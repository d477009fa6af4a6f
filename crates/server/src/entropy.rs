//! Names, keys and luck that nobody can guess.

use std::sync::{Mutex, PoisonError};

use table::Dice;

use crate::Luck;

/// Letters and digits that cannot be mistaken for each other; 32 of them, five bits each.
const LETTERS: &[u8; 32] = b"abcdefghjkmnpqrstuvwxyz234567890";

/// Where names, keys and dice come from.
pub(crate) enum Entropy {
    System,
    Seeded(Box<Mutex<Dice>>),
}

impl Entropy {
    pub(crate) fn of(luck: &Luck) -> Self {
        match luck {
            Luck::System => Self::System,
            Luck::Scripted { seed, .. } => Self::Seeded(Box::new(Mutex::new(Dice::new(*seed)))),
        }
    }

    /// A random number.
    pub(crate) fn bits(&self) -> u64 {
        match self {
            Self::System => getrandom::u64().expect("the operating system has random numbers"),
            Self::Seeded(dice) => dice.lock().unwrap_or_else(PoisonError::into_inner).bits(),
        }
    }

    /// Dice for one stroke of luck.
    pub(crate) fn dice(&self) -> Dice {
        Dice::new(self.bits())
    }

    /// A text of random letters, five bits each.
    pub(crate) fn letters(&self, length: usize) -> String {
        let mut left = 0;
        let mut bits = 0;
        let mut letter = || {
            if left == 0 {
                (bits, left) = (self.bits(), 12);
            }
            left -= 1;
            let letter = LETTERS[(bits & 31) as usize];
            bits >>= 5;
            char::from(letter)
        };
        (0..length).map(|_| letter()).collect()
    }

    /// The name of a table or record in links: 60 bits.
    pub(crate) fn link(&self) -> String {
        self.letters(12)
    }

    /// What only one person knows: 160 bits.
    pub(crate) fn secret(&self) -> String {
        self.letters(32)
    }

    /// A code to type on another device, five groups of four: 100 bits.
    pub(crate) fn code(&self) -> String {
        let letters = self.letters(20).to_uppercase();
        let groups: Vec<_> = letters.as_bytes().chunks(4).map(String::from_utf8_lossy).collect();
        groups.join("-")
    }
}
