//! Names, keys and luck that nobody can guess.

use std::sync::{Arc, Mutex, PoisonError};

use games::AnyTable;
use room::Luck;
use table::{Dice, JsonText, LogEntry, Refusal};

use crate::LuckSource;
use crate::settings::Script;

/// Letters and digits that cannot be mistaken for each other; 32 of them, five bits each.
const LETTERS: &[u8; 32] = b"abcdefghjkmnpqrstuvwxyz234567890";

/// Where secrets come from, and luck.
pub(crate) struct Entropy {
    secrets: Source,
    luck: Source,
    /// What luck brings, where that is known beforehand.
    script: Option<Script>,
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
    pub(crate) fn of(luck: &LuckSource) -> Self {
        let (secrets, luck, script) = match luck {
            LuckSource::System => (Source::System, Source::System, None),
            LuckSource::Seeded(seed) => (Source::System, Source::seeded(*seed), None),
            LuckSource::Scripted { seed, chance } => {
                (Source::seeded(*seed), Source::seeded(*seed), Some(Arc::clone(chance)))
            }
        };
        Self { secrets, luck, script }
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

    /// The name of a table or record, or a key, in links: 60 bits.
    pub(crate) fn name_in_links(&self) -> String {
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

/// All rooms draw from the same.
impl Luck for &Entropy {
    fn seed(&mut self) -> u64 {
        self.luck.bits()
    }

    fn link(&mut self) -> String {
        self.name_in_links()
    }

    fn decide(&mut self, table: &mut dyn AnyTable) -> Result<JsonText, Refusal> {
        match &self.script {
            None => table.roll(&mut Dice::new(self.seed())),
            Some(script) => table.enter(&LogEntry::Chance { chance: script(table.steps()) }),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_seed_repeats_luck_but_no_secrets() {
        let [a, b] = [1, 1].map(|seed| Entropy::of(&LuckSource::Seeded(seed)));
        assert_eq!((&a).seed(), (&b).seed());
        assert_ne!(a.secret(), b.secret());
    }
}
