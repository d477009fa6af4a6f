//! Simultaneous perturbation stochastic approximation (Spall, 1992): one noisy comparison a step says which way is uphill in
//! all directions at once.

use table::Dice;

/// How far to look to both sides, and how far to go for a difference of 1; both get smaller with time.
const REACH: f64 = 0.6;
const GAIN: f64 = 0.25;

/// Nobody looks further away than this.
const FARTHEST: f64 = 2.0;

/// Somebody who climbs a hill in the fog.
pub(super) struct Climber {
    at: Vec<f64>,
    steps: u32,
    taken: u32,
    /// The sum of where it was in the second half of its way: that strays less than where it happens to be.
    sum: Vec<f64>,
}

/// Two places to compare, on opposite sides of where one is.
pub(super) struct Probe {
    sides: Vec<f64>,
    pub(super) above: Vec<f64>,
    pub(super) below: Vec<f64>,
}

impl Climber {
    /// One who starts at zero and is going to take so many steps.
    pub(super) fn new(dimensions: usize, steps: u32) -> Self {
        Self { at: vec![0.0; dimensions], steps, taken: 0, sum: vec![0.0; dimensions] }
    }

    pub(super) fn probe(&self, dice: &mut Dice) -> Probe {
        let reach = REACH / f64::from(self.taken + 1).powf(0.101);
        let sides: Vec<f64> = self.at.iter().map(|_| if dice.below(2) == 0 { reach } else { -reach }).collect();
        let beside = |sign: f64| self.at.iter().zip(&sides).map(|(at, side)| at + sign * side).collect();
        Probe { above: beside(1.0), below: beside(-1.0), sides }
    }

    /// Takes a step, having seen how much better it is above than below.
    pub(super) fn step(&mut self, probe: &Probe, better: f64) {
        // Small at first, where the slope says most about chance.
        let patience = f64::from(self.steps) / 10.0;
        let gain = GAIN * ((1.0 + patience) / (1.0 + patience + f64::from(self.taken))).powf(0.602);
        for (at, side) in self.at.iter_mut().zip(&probe.sides) {
            *at = (*at + gain * better / (2.0 * side)).clamp(-FARTHEST, FARTHEST);
        }
        self.taken += 1;
        if self.taken > self.steps / 2 {
            self.sum.iter_mut().zip(&self.at).for_each(|(sum, at)| *sum += at);
        }
    }

    /// Where it was on average in the second half of its way; where it is, before that.
    pub(super) fn found(&self) -> Vec<f64> {
        match self.taken.checked_sub(self.steps / 2) {
            None | Some(0) => self.at.clone(),
            Some(counted) => self.sum.iter().map(|sum| sum / f64::from(counted)).collect(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_climber_finds_the_top_of_a_hill_through_noise() {
        let top = [0.7, -0.9, 0.0];
        let height = |at: &[f64]| -0.15 * at.iter().zip(top).map(|(at, top)| (at - top).powi(2)).sum::<f64>();
        let dice = &mut Dice::new(1);
        let mut climber = Climber::new(top.len(), 600);
        for _ in 0..600 {
            let probe = climber.probe(dice);
            let noise = (dice.below(1000) as f64 / 999.0 - 0.5) * 0.8;
            climber.step(&probe, height(&probe.above) - height(&probe.below) + noise);
        }
        for (found, top) in climber.found().into_iter().zip(top) {
            assert!((found - top).abs() < 0.3, "{found} is far from {top}");
        }
    }

    #[test]
    fn both_sides_of_a_probe_are_as_far_away() {
        let climber = Climber::new(2, 10);
        let Probe { above, below, .. } = climber.probe(&mut Dice::new(3));
        assert_eq!(above, below.iter().map(|at| -at).collect::<Vec<_>>());
    }
}
