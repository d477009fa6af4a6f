//! A set of bits of which one after the other is found by its place.

use crate::listing::{EACH, nth_of_byte};

/// Bits, counted once: what [`crate::Set::nth`] has to count each time is only kept up here.
#[derive(Clone, Copy)]
pub struct Counted {
    bits: u64,
    /// In each byte how many bits are set up to its end: at most 64, so that no byte spills over into the next.
    up_to: u64,
}

impl Counted {
    /// Counts these bits.
    #[must_use]
    #[inline]
    pub const fn new(bits: u64) -> Self {
        let pairs = bits - (bits >> 1 & (EACH * 0x55));
        let fours = (pairs & (EACH * 0x33)) + (pairs >> 2 & (EACH * 0x33));
        Self { bits, up_to: ((fours + (fours >> 4)) & (EACH * 0x0f)).wrapping_mul(EACH) }
    }

    /// The number of the set bit before which `n` others are set; there must be so many.
    #[must_use]
    #[inline]
    pub const fn nth(self, n: usize) -> usize {
        let (first, left) = self.byte_of(n);
        first + nth_of_byte(self.byte(first), left) as usize
    }

    /// The first bit of the byte in which that is, and how many others are set before it there.
    #[inline]
    pub const fn byte_of(self, n: usize) -> (usize, usize) {
        let too_early = ((EACH * (0x80 + n as u64)) - self.up_to) & (EACH * 0x80);
        let first = too_early.count_ones() * 8 % 64;
        (first as usize, n - ((self.up_to << 8) >> first & 0xff) as usize)
    }

    /// The eight bits from this one on.
    #[inline]
    pub const fn byte(self, first: usize) -> u8 {
        (self.bits >> first) as u8
    }

    /// Takes away the set bit before which `n` others are set, and returns its number; there must be so many.
    #[inline]
    pub const fn take(&mut self, n: usize) -> usize {
        let (first, n) = self.byte_of(n);
        self.take_from(first, n)
    }

    /// The same of the eight bits from `first` on.
    #[inline]
    pub const fn take_from(&mut self, first: usize, n: usize) -> usize {
        let bit = (first + nth_of_byte(self.byte(first), n) as usize) % 64;
        self.bits ^= 1 << bit;
        self.up_to -= EACH << first;
        bit
    }
}
