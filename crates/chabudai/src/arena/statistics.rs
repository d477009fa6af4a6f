//! How certain a mean is.

/// A mean, and how far the truth may be from it in 95 of 100 cases.
#[derive(Clone, Copy)]
pub(crate) struct Mean {
    pub(crate) mean: f64,
    pub(crate) within: f64,
    /// The same if one looks again after every value, and stops when one likes what one sees.
    pub(super) within_at_any_time: f64,
}

impl Mean {
    /// Deals are independent of each other, the games of one deal are not: so deals are what is counted.
    pub(super) fn of(values: &[f64]) -> Self {
        let n = values.len() as f64;
        let mean = values.iter().sum::<f64>() / n;
        let squares = values.iter().map(|value| (value - mean).powi(2)).sum::<f64>();
        let within = student(n - 1.0) * (squares / (n - 1.0) / n).sqrt();
        let at_any_time = at_any_time(n).map(|deviations| within.max(deviations * (squares / n).sqrt()));
        Self { mean, within, within_at_any_time: at_any_time.unwrap_or(f64::INFINITY) }
    }

    /// Whether the truth is on this side of zero, even for somebody who looked after every value.
    pub(super) fn is_clear(&self) -> bool {
        self.mean.abs() > self.within_at_any_time
    }
}

/// How many standard errors of a mean the truth is within in 95 of 100 cases: more than with the normal distribution where
/// the spread itself is known from few values. (The expansion of Student's quantile in powers of 1 / `degrees`.)
fn student(degrees: f64) -> f64 {
    let z: f64 = 1.959_964;
    let first = (z.powi(3) + z) / 4.0;
    let second = (5.0 * z.powi(5) + 16.0 * z.powi(3) + 3.0 * z) / 96.0;
    let third = (3.0 * z.powi(7) + 19.0 * z.powi(5) + 17.0 * z.powi(3) - 15.0 * z) / 384.0;
    z + first / degrees + second / degrees.powi(2) + third / degrees.powi(3)
}

/// How many standard deviations the mean of `n` values is within at every `n` at once, in 95 of 100 cases: Robbins' mixture
/// boundary, in the form of Waudby-Smith et al. (Time-uniform central limit theory, 2021).
///
/// It holds for the spread about the truth. Seen about the mean it looks smaller, most of all where a mean strayed far enough
/// to raise a false alarm, so each possible truth is judged by the spread about itself. Of few values nothing can be said.
fn at_any_time(n: f64) -> Option<f64> {
    const LEVEL: f64 = 0.05;
    // Tightest at about 50 values.
    const RHO_SQUARED: f64 = 0.176;
    let spread = n * RHO_SQUARED + 1.0;
    let squared = 2.0 * spread / (n * n * RHO_SQUARED) * (spread.sqrt() / LEVEL).ln();
    (squared < 1.0).then(|| (squared / (1.0 - squared)).sqrt())
}

#[cfg(test)]
mod tests {
    use table::Dice;

    use super::*;

    #[test]
    fn few_deals_make_a_wider_interval() {
        // From a table of Student's distribution.
        for (degrees, quantile) in [(3.0, 3.182), (5.0, 2.571), (10.0, 2.228), (30.0, 2.042), (1000.0, 1.962)] {
            let found = student(degrees);
            assert!((found / quantile - 1.0).abs() < 0.01, "{degrees} degrees: {found} instead of {quantile}");
        }
    }

    #[test]
    fn equals_are_seldom_called_unequal_however_often_one_looks() {
        let mut dice = Dice::new(1);
        // What deals between equals look like: a win is a loss in the mirror, and many deals are split.
        for faces in [&[-1.0, 1.0][..], &[-1.0, 0.0, 1.0], &[-1.0, 0.0, 0.0, 0.0, 0.0, 1.0]] {
            let mut wrong = 0;
            for _ in 0..400 {
                let values: Vec<f64> = (0..300).map(|_| faces[dice.below(faces.len())]).collect();
                wrong += u32::from((2..values.len()).any(|n| Mean::of(&values[..n]).is_clear()));
            }
            assert!(wrong <= 20, "{wrong} of 400, which is more than 5 % of {faces:?}");
        }
    }

    #[test]
    fn who_always_wins_is_soon_clear() {
        let won = [1.0; 20];
        assert!(!Mean::of(&won[..5]).is_clear());
        assert!(Mean::of(&won).is_clear());
    }
}
