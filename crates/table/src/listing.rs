//! Listing the moves of a bit set, eight at a time.
//!
//! How many bits are set can hardly be foreseen, so a loop over them would mostly wait for mispredicted branches.
//! Instead eight places are always written and then only as many kept as there are bits.

/// How many places are written at once.
const WIDTH: usize = 8;

/// The numbers of the bits that are set in each byte, in ascending order.
static BITS_OF: [[u16; WIDTH]; 256] = {
    let mut table = [[0; WIDTH]; 256];
    let mut byte = 0;
    while byte < 256 {
        let (mut bit, mut found) = (0, 0);
        while bit < WIDTH {
            if byte >> bit & 1 == 1 {
                table[byte][found] = bit as u16;
                found += 1;
            }
            bit += 1;
        }
        byte += 1;
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
        let numbers = BITS_OF[usize::from(byte)];
        // Each eight are written over the blanks of those before.
        places[listed..listed + WIDTH].copy_from_slice(&numbers.map(|bit| make(first as u16 + bit)));
        listed += byte.count_ones() as usize;
    }
    into.truncate(before + listed);
}

#[cfg(test)]
mod tests {
    use super::*;

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
