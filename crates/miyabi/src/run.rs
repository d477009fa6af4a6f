//! Listing the moves that lay one tile, eight at a time.
//!
//! How many moves a tile has can hardly be foreseen, so a loop over them would mostly wait for mispredicted branches.
//! Instead eight places are always written and then only as many kept as there are moves.

use crate::Move;

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

/// How many bits are set in each byte.
static BITS_IN: [u8; 256] = {
    let mut table = [0; 256];
    let mut byte = 0;
    while byte < 256 {
        table[byte] = byte.count_ones() as u8;
        byte += 1;
    }
    table
};

/// The moves that lay one tile: those whose bits are set, counted onward from the first.
pub(crate) struct Run {
    first: Move,
    bits: u32,
}

impl Run {
    #[inline]
    pub(crate) const fn new(first: Move, bits: u32) -> Self {
        Self { first, bits }
    }

    /// Lists the moves.
    #[inline]
    pub(crate) fn list(&self, into: &mut Vec<Move>) {
        let [low, middle, high, _] = self.bits.to_le_bytes();
        for (i, byte) in [low, middle, high].into_iter().enumerate() {
            let first = self.first.onward((i * WIDTH) as u16);
            let listed = into.len() + usize::from(BITS_IN[usize::from(byte)]);
            into.extend_from_slice(&BITS_OF[usize::from(byte)].map(|number| first.onward(number)));
            into.truncate(listed);
        }
    }
}
