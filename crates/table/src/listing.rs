//! Listing the moves of a bit set, eight at a time, and finding one of them.
//!
//! How many bits are set can hardly be foreseen, so a loop over them would mostly wait for mispredicted branches.
//! Instead eight places are always written and then only as many kept as there are bits.

use crate::Counted;

/// How many places are written at once.
const WIDTH: usize = 8;

/// A one in each byte of a word.
pub(crate) const EACH: u64 = u64::MAX / 0xff;

/// The numbers of the bits that are set in each byte, in ascending order.
static BITS_OF: [[u8; WIDTH]; 256] = {
    let mut table = [[0; WIDTH]; 256];
    let mut byte = 0;
    while byte < 256 {
        let (mut bit, mut found) = (0, 0);
        while bit < WIDTH {
            if byte >> bit & 1 == 1 {
                table[byte][found] = bit as u8;
                found += 1;
            }
            bit += 1;
        }
        byte += 1;
    }
    table
};

/// The same in the width of most moves: compilers do not widen eight at once by themselves.
static WIDE_BITS_OF: [[u16; WIDTH]; 256] = {
    let mut table = [[0; WIDTH]; 256];
    let mut i = 0;
    while i < 256 * WIDTH {
        table[i / WIDTH][i % WIDTH] = BITS_OF[i / WIDTH][i % WIDTH] as u16;
        i += 1;
    }
    table
};

/// Adds what each set bit among the lowest `BITS` stands for, in ascending order; `make` gets the bit's number.
///
/// It pays where `T` is a small number that `make` gets by adding: several are then made in one instruction.
///
/// # Panics
/// If `BITS` is not a multiple of 8.
#[inline]
pub fn list_bits<const BITS: usize, T: Copy>(bits: u64, into: &mut Vec<T>, make: impl Fn(u16) -> T) {
    const { assert!(BITS.is_multiple_of(WIDTH), "whole bytes are listed") };
    let before = into.len();
    into.extend_from_slice(&[make(0); BITS]);
    let places = &mut into[before..before + BITS];
    let mut listed = 0;
    for first in (0..BITS).step_by(WIDTH) {
        let byte = (bits >> first) as u8;
        let numbers = WIDE_BITS_OF[usize::from(byte)];
        // Each eight are written over the blanks of those before.
        places[listed..listed + WIDTH].copy_from_slice(&numbers.map(|bit| make(first as u16 + bit)));
        listed += byte.count_ones() as usize;
    }
    into.truncate(before + listed);
}

/// Lists the numbers of the set bits among the lowest `BITS` in ascending order and returns how many there are; what follows
/// them in `places` means nothing.
///
/// # Panics
/// If `BITS` is not a multiple of 8.
#[inline]
pub fn list_numbers<const BITS: usize>(bits: u64, places: &mut [u8; BITS]) -> usize {
    const { assert!(BITS.is_multiple_of(WIDTH), "whole bytes are listed") };
    let mut listed = 0;
    for first in (0..BITS).step_by(WIDTH) {
        let byte = (bits >> first) as u8;
        // Eight small numbers are added to at once.
        let numbers = u64::from_le_bytes(BITS_OF[usize::from(byte)]) + EACH * first as u64;
        places[listed..listed + WIDTH].copy_from_slice(&numbers.to_le_bytes());
        listed += byte.count_ones() as usize;
    }
    listed
}

/// The number of the set bit before which `n` others are set; there must be so many.
///
/// Counts bytes side by side in one word and looks up the last eight bits: no loop, no branch and no instruction that some
/// processors lack. (docs/decisions/0020-one-random-move.md)
#[must_use]
#[inline]
pub const fn nth_bit(bits: u64, n: usize) -> usize {
    Counted::new(bits).nth(n)
}

/// The same among eight bits.
#[must_use]
#[inline]
pub const fn nth_of_byte(bits: u8, n: usize) -> u8 {
    BITS_OF[bits as usize][n % WIDTH]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_set_bit_is_found_by_how_many_come_before_it() {
        let mut dice = crate::Dice::new(2);
        let some = (0..1000).map(|_| dice.bits() & dice.bits());
        for bits in some.chain([u64::MAX, 1, 1 << 63]) {
            let set: Vec<usize> = (0..64).filter(|bit| bits >> bit & 1 == 1).collect();
            let found: Vec<usize> = (0..set.len()).map(|n| nth_bit(bits, n)).collect();
            assert_eq!(found, set, "{bits:b}");
            let mut numbers = [0; 64];
            let listed = list_numbers(bits, &mut numbers);
            assert!(numbers[..listed].iter().copied().map(usize::from).eq(set), "{bits:b}");
        }
    }

    #[test]
    fn the_set_bits_are_listed_in_ascending_order() {
        let mut dice = crate::Dice::new(1);
        for _ in 0..1000 {
            let bits = dice.bits() & dice.bits();
            let mut listed = vec![7];
            list_bits::<40, u16>(bits, &mut listed, |bit| bit);
            let expected = (0..40).filter(|bit| bits >> bit & 1 == 1);
            assert!(listed.into_iter().eq([7].into_iter().chain(expected)));
        }
    }
}
