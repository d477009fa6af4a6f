//! A small network that says how likely somebody wins, learned from games.

/// How many hidden units.
pub(super) const HIDDEN: usize = 32;

/// One layer of rectified units between what a seat sees of a position and its log odds to win.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Network {
    /// What each input adds to the hidden units, input by input; then what they start from, and what each adds to the log odds.
    pub(super) rows: Vec<[f32; HIDDEN]>,
    /// What the log odds start from.
    pub(super) bias: f32,
}

impl Network {
    /// How many bytes a network with so many inputs is kept in.
    pub(super) const fn bytes(inputs: usize) -> usize {
        4 + (1 + HIDDEN) * (inputs + 2)
    }

    /// Reads weights as they are kept: the bias, and a byte for each other weight. The byte before a row says what those
    /// of the row are multiples of: that power of 2.
    pub(super) fn read(bytes: &[u8]) -> Self {
        let (bias, rows) = bytes.split_first_chunk().expect("a bias");
        let rows = rows.as_chunks::<{ 1 + HIDDEN }>().0.iter().map(|[power, row @ ..]| {
            let unit = f32::from(power.cast_signed()).exp2();
            row.map(|weight| f32::from(weight.cast_signed()) * unit)
        });
        Self { rows: rows.collect(), bias: f32::from_le_bytes(*bias) }
    }

    /// Writes what [`Network::read`] reads.
    pub(super) fn write(&self) -> Vec<u8> {
        let mut bytes = self.bias.to_le_bytes().to_vec();
        for row in &self.rows {
            let most = row.iter().fold(0.0_f32, |most, weight| most.max(weight.abs()));
            let power = (most / f32::from(i8::MAX)).log2().ceil().max(i8::MIN.into());
            bytes.push((power as i8).cast_unsigned());
            bytes.extend(row.map(|weight| ((weight / power.exp2()).round() as i8).cast_unsigned()));
        }
        bytes
    }

    /// The sums that the hidden units rectify.
    pub(super) fn sums(&self, inputs: &[f32]) -> [f32; HIDDEN] {
        let mut sums = self.rows[self.rows.len() - 2];
        for (weights, &input) in self.rows.iter().zip(inputs).filter(|(_, input)| **input != 0.0) {
            sums.iter_mut().zip(weights).for_each(|(sum, weight)| *sum += weight * input);
        }
        sums
    }

    /// How likely somebody wins whose hidden units sum up to this.
    pub(super) fn chance(&self, sums: &[f32; HIDDEN]) -> f32 {
        likely(self.log_odds(sums))
    }

    /// The same as log odds.
    pub(super) fn log_odds(&self, sums: &[f32; HIDDEN]) -> f32 {
        // Eight sums side by side, as the order of adding may not be changed by a compiler.
        let mut odds = [0.0; 8];
        let last = &self.rows[self.rows.len() - 1];
        for (sums, weights) in sums.as_chunks::<8>().0.iter().zip(last.as_chunks::<8>().0) {
            for ((odds, sum), weight) in odds.iter_mut().zip(sums).zip(weights) {
                *odds += sum.max(0.0) * weight;
            }
        }
        self.bias + odds.iter().sum::<f32>()
    }
}

/// The chance that has these log odds.
pub(super) fn likely(log_odds: f32) -> f32 {
    1.0 / (1.0 + (-log_odds).exp())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_network_reads_nearly_as_it_was_written() {
        let row = |at: usize| std::array::from_fn(|unit| (at * HIDDEN + unit) as f32 / 50.0 - 1.0);
        let network = Network { rows: (0..5).map(row).chain([[0.0; HIDDEN]]).collect(), bias: 0.25 };
        let written = network.write();
        assert_eq!(written.len(), Network::bytes(4));
        let read = Network::read(&written);
        assert_eq!(read.bias, 0.25);
        for (row, read) in network.rows.iter().zip(&read.rows) {
            let most = row.iter().fold(0.0_f32, |most, weight| most.max(weight.abs()));
            let off = row.iter().zip(read).map(|(written, read)| (written - read).abs()).fold(0.0, f32::max);
            assert!(off <= most / 127.0, "{row:?} {read:?}");
        }
    }
}
