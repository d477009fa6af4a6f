//! Names, keys and luck that nobody can guess.

use std::sync::{Mutex, PoisonError};

use table::Dice;

use crate::Luck;

/// Letters and digits that cannot be mistaken for each other; 32 of them, five bits each.
const LETTERS: &[u8; 32] = b"abcdefghjkmnpqrstuvwxyz234567890";

/// Where secrets come from, and luck.
pub(crate) struct Entropy {
    secrets: Source,
    luck: Source,
}

enum Source {
    System,
    Seeded(Box<Mutex<Dice>>),
}

impl Source {
    fn seeded(seed: u64) -> Self {
        Self::Seeded(Box::new(Mutex::new(Dice::new(seed))))
    }

    fn bits(&self) -> u64 {
        match self {
            Self::System => getrandom::u64().expect("the operating system has random numbers"),
            Self::Seeded(dice) => dice.lock().unwrap_or_else(PoisonError::into_inner).bits(),
        }
    }
}

impl Entropy {
    pub(crate) fn of(luck: &Luck) -> Self {
        match luck {
            Luck::System => Self { secrets: Source::System, luck: Source::System },
            Luck::Seeded(seed) => Self { secrets: Source::System, luck: Source::seeded(*seed) },
            Luck::Scripted { seed, .. } => Self { secrets: Source::seeded(*seed), luck: Source::seeded(*seed) },
        }
    }

    /// A seed for a bot.
    pub(crate) fn seed(&self) -> u64 {
        self.luck.bits()
    }

    /// Dice for one stroke of luck.
    pub(crate) fn dice(&self) -> Dice {
        Dice::new(self.luck.bits())
    }

    /// A text of random letters, five bits each.
    pub(crate) fn letters(&self, length: usize) -> String {
        let mut left = 0;
        let mut bits = 0;
        let mut letter = || {
            if left == 0 {
                (bits, left) = (self.secrets.bits(), 12);
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_seed_repeats_luck_but_no_secrets() {
        let [a, b] = [1, 1].map(|seed| Entropy::of(&Luck::Seeded(seed)));
        assert_eq!(a.seed(), b.seed());
        assert_ne!(a.secret(), b.secret());
    }
}
