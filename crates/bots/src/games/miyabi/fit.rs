//! Weights by least squares.

/// Every weight is taken to be 0 by as much as so many examples of it would tell: few examples tell little.
const DOUBT: f64 = 30.0;

/// What examples told so far: the sums of the products of their inputs with each other, and with what they came to.
pub(super) struct Fit {
    inputs: usize,
    products: Vec<f64>,
    came_to: Vec<f64>,
}

impl Fit {
    pub(super) fn new(inputs: usize) -> Self {
        Self { inputs, products: vec![0.0; inputs * inputs], came_to: vec![0.0; inputs] }
    }

    /// Lets all that was told so far count less.
    pub(super) fn forget(&mut self, keep: f64) {
        self.products.iter_mut().chain(&mut self.came_to).for_each(|sum| *sum *= keep);
    }

    /// Adds an example: its inputs, each with how much of it there was, and what it came to.
    pub(super) fn add(&mut self, example: &[(u16, f32)], came_to: f32) {
        for &(input, much) in example {
            let products = &mut self.products[usize::from(input) * self.inputs..][..self.inputs];
            for &(other, of_it) in example {
                products[usize::from(other)] += f64::from(much * of_it);
            }
            self.came_to[usize::from(input)] += f64::from(much * came_to);
        }
    }

    /// The weights of the inputs with which sums miss the least what examples came to.
    pub(super) fn weights(&self) -> Vec<f32> {
        let n = self.inputs;
        // Cholesky: the products as a triangle times itself.
        let mut rows = self.products.clone();
        for i in 0..n {
            rows[i * n + i] += DOUBT;
            let (above, row) = rows.split_at_mut(i * n);
            for j in 0..i {
                let other = &above[j * n..][..=j];
                row[j] = (row[j] - dot(&row[..j], &other[..j])) / other[j];
            }
            row[i] = (row[i] - dot(&row[..i], &row[..i])).sqrt();
        }
        let mut found = self.came_to.clone();
        for i in 0..n {
            found[i] = (found[i] - dot(&rows[i * n..][..i], &found[..i])) / rows[i * n + i];
        }
        for i in (0..n).rev() {
            let below: f64 = (i + 1..n).map(|j| rows[j * n + i] * found[j]).sum();
            found[i] = (found[i] - below) / rows[i * n + i];
        }
        found.into_iter().map(|weight| weight as f32).collect()
    }
}

fn dot(a: &[f64], b: &[f64]) -> f64 {
    a.iter().zip(b).map(|(a, b)| a * b).sum()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn weights_are_found_again_in_the_sums_that_they_make() {
        let weights = [3.0, -2.0, 0.5, 0.0];
        let mut fit = Fit::new(weights.len());
        for number in 0..80_000_u32 {
            let much = [1, 3, 7, 11].map(|step| (number * step % 13) as f32 / 4.0);
            let example: Vec<(u16, f32)> = (0..).zip(much).collect();
            fit.add(&example, much.iter().zip(weights).map(|(much, weight)| much * weight).sum());
        }
        for (found, weight) in fit.weights().into_iter().zip(weights) {
            assert!((found - weight).abs() < 0.01, "{found} instead of {weight}");
        }
    }

    #[test]
    fn what_is_forgotten_counts_less() {
        let mut fit = Fit::new(1);
        let told = |fit: &mut Fit, came_to| (0..10_000).for_each(|_| fit.add(&[(0, 1.0)], came_to));
        told(&mut fit, 0.0);
        fit.forget(0.5);
        told(&mut fit, 3.0);
        assert!((fit.weights()[0] - 2.0).abs() < 0.01, "{:?}", fit.weights());
    }
}
