//! A small network that says how likely somebody wins, and how it learns from games.

use table::Dice;

/// The weights of inputs are kept in multiples of this: an engine that travels to browsers is compressed, and few different bytes
/// weigh little.
const GRAIN: f32 = 4.0;

/// One layer of rectified units between what is seen of a position and the log odds to win.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Network<const HIDDEN: usize> {
    /// What each input adds to the hidden units, input by input; then what they start from, and what each adds to the log odds.
    pub(crate) rows: Vec<[f32; HIDDEN]>,
    /// What the log odds start from.
    pub(crate) bias: f32,
}

impl<const HIDDEN: usize> Network<HIDDEN> {
    /// How many bytes a network with so many inputs is kept in.
    pub(crate) const fn bytes(inputs: usize) -> usize {
        4 + (1 + HIDDEN) * (inputs + 2)
    }

    /// Reads weights as they are kept: the bias, and a byte for each other weight. The byte before a row says what those
    /// of the row are multiples of: that power of 2.
    pub(crate) fn read(bytes: &[u8]) -> Self {
        let (bias, rows) = bytes.split_first_chunk().expect("a bias");
        let rows = rows.chunks_exact(1 + HIDDEN).map(|bytes| {
            let unit = f32::from(bytes[0].cast_signed()).exp2();
            std::array::from_fn(|at| f32::from(bytes[1 + at].cast_signed()) * unit)
        });
        Self { rows: rows.collect(), bias: f32::from_le_bytes(*bias) }
    }

    /// Writes what [`Network::read`] reads.
    pub(crate) fn write(&self) -> Vec<u8> {
        let mut bytes = self.bias.to_le_bytes().to_vec();
        for (at, row) in self.rows.iter().enumerate() {
            let grain = if at < self.inputs() { GRAIN } else { 1.0 };
            let most = row.iter().fold(0.0_f32, |most, weight| most.max(weight.abs()));
            let power = (most / f32::from(i8::MAX)).log2().ceil().max(i8::MIN.into());
            bytes.push((power as i8).cast_unsigned());
            let kept = |weight: f32| ((weight / power.exp2() / grain).round() * grain).clamp(-127.0, 127.0) as i8;
            bytes.extend(row.map(|weight| kept(weight).cast_unsigned()));
        }
        bytes
    }

    /// How many inputs it has.
    pub(crate) fn inputs(&self) -> usize {
        self.rows.len() - 2
    }

    /// How likely somebody wins in whose position these inputs are on, some perhaps more than once.
    #[inline]
    pub(crate) fn chance(&self, on: &[u16]) -> f32 {
        self.chance_of(&self.sums(on))
    }

    /// The sums that the hidden units rectify.
    #[inline]
    fn sums(&self, on: &[u16]) -> [f32; HIDDEN] {
        let mut sums = self.rows[self.inputs()];
        for &input in on {
            let row = &self.rows[usize::from(input)];
            sums = std::array::from_fn(|unit| sums[unit] + row[unit]);
        }
        sums
    }

    /// How likely somebody wins whose hidden units sum up to this.
    #[inline]
    pub(crate) fn chance_of(&self, sums: &[f32; HIDDEN]) -> f32 {
        likely(self.log_odds(sums))
    }

    /// The same as log odds.
    #[inline]
    pub(crate) fn log_odds(&self, sums: &[f32; HIDDEN]) -> f32 {
        // Eight sums side by side, as the order of adding may not be changed by a compiler.
        let mut odds = [0.0; 8];
        let last = &self.rows[self.inputs() + 1];
        for (sums, weights) in sums.as_chunks::<8>().0.iter().zip(last.as_chunks::<8>().0) {
            for ((odds, sum), weight) in odds.iter_mut().zip(sums).zip(weights) {
                *odds += sum.max(0.0) * weight;
            }
        }
        self.bias + odds.iter().sum::<f32>()
    }
}

/// The chance that has these log odds.
#[inline]
pub(crate) fn likely(log_odds: f32) -> f32 {
    1.0 / (1.0 + (-log_odds).exp())
}

/// A position as somebody saw it, by the inputs that are on, and whether they won: 1 or 0, or how likely that was later on.
pub(crate) struct Example {
    pub(crate) on: Vec<u16>,
    pub(crate) won: f32,
}

/// How often positions are gone through, and how many at a time.
const PASSES: usize = 3;
const BATCH: usize = 64;
/// How far weights may lie from 0 before anything was learned.
const SPREAD: f32 = 0.2;

/// A network that learns. Adam moves its weights so that they foretell who won, and remembers for each how its slope was.
pub(crate) struct Pupil<const HIDDEN: usize> {
    network: Network<HIDDEN>,
    mean: Network<HIDDEN>,
    square: Network<HIDDEN>,
    steps: i32,
}

impl<const HIDDEN: usize> Pupil<HIDDEN> {
    /// Somebody who knows nothing.
    pub(crate) fn new(inputs: usize, dice: &mut Dice) -> Self {
        let none = Network { rows: vec![[0.0; HIDDEN]; inputs + 2], bias: 0.0 };
        let mut network = none.clone();
        for row in (0..inputs).chain([inputs + 1]) {
            network.rows[row] = std::array::from_fn(|_| (dice.below(2001) as f32 / 1000.0 - 1.0) * SPREAD);
        }
        Self { network, mean: none.clone(), square: none, steps: 0 }
    }

    /// What was learned so far.
    pub(crate) fn network(&self) -> &Network<HIDDEN> {
        &self.network
    }

    /// Goes through examples with steps that become shorter.
    pub(crate) fn study(&mut self, examples: &[Example], step: f32, dice: &mut Dice) {
        let mut order: Vec<&Example> = examples.iter().collect();
        let batches = PASSES * (examples.len() / BATCH);
        let mut done = 0;
        for _ in 0..PASSES {
            dice.shuffle(&mut order);
            for batch in order.as_chunks::<BATCH>().0 {
                done += 1;
                let slope = self.slope(batch);
                self.take_step(&slope, step * (1.0 - done as f32 / batches as f32).max(0.02));
            }
        }
    }

    fn take_step(&mut self, slope: &Network<HIDDEN>, step: f32) {
        self.steps += 1;
        let [mean_of, square_of] = [0.9_f32, 0.999].map(|keep| 1.0 - keep.powi(self.steps));
        let learn = |weight: &mut f32, mean: &mut f32, square: &mut f32, slope: f32| {
            *mean += 0.1 * (slope - *mean);
            *square += 0.001 * (slope * slope - *square);
            *weight -= step * (*mean / mean_of) / ((*square / square_of).sqrt() + 1e-8);
        };
        let Self { network, mean, square, .. } = self;
        learn(&mut network.bias, &mut mean.bias, &mut square.bias, slope.bias);
        let state = network.rows.iter_mut().zip(&mut mean.rows).zip(&mut square.rows).zip(&slope.rows);
        for (((weights, means), squares), slopes) in state {
            for unit in 0..HIDDEN {
                learn(&mut weights[unit], &mut means[unit], &mut squares[unit], slopes[unit]);
            }
        }
    }

    /// How the error over a batch grows with each weight.
    fn slope(&self, batch: &[&Example; BATCH]) -> Network<HIDDEN> {
        let Self { network, .. } = self;
        let (start, last) = (network.inputs(), network.inputs() + 1);
        let mut slope = Network { rows: vec![[0.0; HIDDEN]; network.rows.len()], bias: 0.0 };
        for Example { on, won } in batch {
            let sums = network.sums(on);
            let wrong = (network.chance_of(&sums) - won) / BATCH as f32;
            let back: [f32; HIDDEN] =
                std::array::from_fn(|unit| if sums[unit] > 0.0 { wrong * network.rows[last][unit] } else { 0.0 });
            // What the hidden units start from is the row of an input that is always on.
            for row in on.iter().map(|&input| usize::from(input)).chain([start]) {
                slope.rows[row].iter_mut().zip(&back).for_each(|(slope, back)| *slope += back);
            }
            slope.rows[last].iter_mut().zip(&sums).for_each(|(slope, sum)| *slope += wrong * sum.max(0.0));
            slope.bias += wrong;
        }
        slope
    }
}

/// How badly outcomes are foretold on average, in nats.
pub(crate) fn error<const HIDDEN: usize>(exam: &[Example], network: &Network<HIDDEN>) -> f32 {
    let wrong = |Example { on, won }: &Example| {
        let chance = network.chance(on);
        -won * chance.max(1e-5).ln() - (1.0 - won) * (1.0 - chance).max(1e-5).ln()
    };
    (exam.iter().map(|example| f64::from(wrong(example))).sum::<f64>() / exam.len() as f64) as f32
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_network_reads_nearly_as_it_was_written() {
        let row = |at: usize| std::array::from_fn(|unit| (at * 8 + unit) as f32 / 50.0 - 1.0);
        // The first is as far from 0 as a byte goes.
        let rows = [[-127.0 / 128.0; 8]].into_iter().chain((1..5).map(row)).chain([[0.0; 8]]).collect();
        let network = Network::<8> { rows, bias: 0.25 };
        let written = network.write();
        assert_eq!(written.len(), Network::<8>::bytes(4));
        let read = Network::<8>::read(&written);
        assert_eq!(read.write(), written, "what was kept is kept as it is");
        assert_eq!((read.bias, read.inputs()), (0.25, 4));
        for (row, read) in network.rows.iter().zip(&read.rows) {
            let most = row.iter().fold(0.0_f32, |most, weight| most.max(weight.abs()));
            let off = row.iter().zip(read).map(|(written, read)| (written - read).abs()).fold(0.0, f32::max);
            // Half a grain, of sixteen at least on either side of 0.
            assert!(off <= most / 31.0, "{row:?} {read:?}");
        }
    }

    #[test]
    fn a_pupil_learns_what_no_input_tells_alone() {
        let dice = &mut Dice::new(1);
        // Won if just one of two inputs is on.
        let example = |dice: &mut Dice| {
            let (a, b) = (dice.below(2) == 0, dice.below(2) == 0);
            let on = [a.then_some(0), b.then_some(1)].into_iter().flatten().collect();
            Example { on, won: f32::from(a != b) }
        };
        let examples: Vec<_> = (0..40_000).map(|_| example(dice)).collect();
        let mut pupil = Pupil::<8>::new(2, dice);
        assert!(error(&examples, pupil.network()) > 0.5);
        pupil.study(&examples, 0.01, dice);
        assert!(error(&examples, pupil.network()) < 0.1);
    }
}
