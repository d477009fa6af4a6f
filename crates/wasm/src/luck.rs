//! Luck for one question.

use room::Luck;
use table::Dice;

/// Letters and digits that cannot be mistaken for each other; 32 of them, five bits each.
const LETTERS: &[u8; 32] = b"abcdefghjkmnpqrstuvwxyz234567890";

/// Dice of the seed that came with a question.
pub(crate) struct Seeded(pub(crate) Dice);

impl Seeded {
    pub(crate) fn new([low, high]: [u32; 2]) -> Self {
        Self(Dice::new(u64::from(low) | u64::from(high) << 32))
    }
}

impl Luck for Seeded {
    /// Jobs pass through JavaScript, whose numbers are exact up to 53 bits.
    fn seed(&mut self) -> u64 {
        self.0.bits() >> 11
    }

    /// What is on this device says so by its name.
    fn link(&mut self) -> String {
        let mut bits = self.0.bits();
        let letter = |_| {
            let letter = LETTERS[(bits & 31) as usize];
            bits >>= 5;
            char::from(letter)
        };
        format!("local-{}", (0..12).map(letter).collect::<String>())
    }
}
