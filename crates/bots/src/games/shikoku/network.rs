//! A small network that says how likely somebody wins, learned from games.

use std::array;

/// How many hidden units.
pub const HIDDEN: usize = 32;
/// How many numbers describe a position to a seat.
pub const INPUTS: usize = 43;

/// One layer of rectified units between what a seat sees of a position and its log odds to win.
#[derive(Clone, PartialEq, Debug)]
pub struct Network {
    /// What each input adds to the hidden units, input by input.
    pub inputs: [[f32; HIDDEN]; INPUTS],
    /// What the hidden units start from.
    pub start: [f32; HIDDEN],
    /// What each hidden unit adds to the log odds.
    pub hidden: [f32; HIDDEN],
    /// What the log odds start from.
    pub bias: f32,
}

impl Network {
    /// How many weights there are.
    pub const WEIGHTS: usize = HIDDEN * (INPUTS + 2) + 1;

    /// The network with these weights.
    #[must_use]
    pub fn new(weights: &[f32; Self::WEIGHTS]) -> Self {
        let row = |row: usize| array::from_fn(|unit| weights[HIDDEN * row + unit]);
        Self {
            inputs: array::from_fn(row),
            start: row(INPUTS),
            hidden: row(INPUTS + 1),
            bias: weights[Self::WEIGHTS - 1],
        }
    }

    /// Reads weights as they are kept: 32 bits each, little end first.
    #[must_use]
    pub fn read(bytes: &[u8]) -> Option<Self> {
        let (weights, []) = bytes.as_chunks() else { return None };
        let weights: Vec<f32> = weights.iter().map(|&weight| f32::from_le_bytes(weight)).collect();
        weights.as_slice().try_into().ok().map(Self::new)
    }

    /// The sums that the hidden units rectify.
    #[must_use]
    pub fn sums(&self, inputs: &[f32; INPUTS]) -> [f32; HIDDEN] {
        let mut sums = self.start;
        for (weights, input) in self.inputs.iter().zip(inputs) {
            sums.iter_mut().zip(weights).for_each(|(sum, weight)| *sum += weight * input);
        }
        sums
    }

    /// How likely somebody wins whose hidden units sum up to this.
    #[must_use]
    pub fn chance(&self, sums: &[f32; HIDDEN]) -> f32 {
        // Eight sums side by side, as the order of adding may not be changed by a compiler.
        let mut odds = [0.0; 8];
        for (sums, weights) in sums.as_chunks::<8>().0.iter().zip(self.hidden.as_chunks::<8>().0) {
            for ((odds, sum), weight) in odds.iter_mut().zip(sums).zip(weights) {
                *odds += sum.max(0.0) * weight;
            }
        }
        1.0 / (1.0 + (-self.bias - odds.iter().sum::<f32>()).exp())
    }
}
