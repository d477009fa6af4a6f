//! The constants of a search, for whoever looks for better ones.

use std::fmt;
use std::str::FromStr;

/// What a search multiplies its constants by: all ones where it plays in earnest.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Tuning {
    /// [`Knowledge::curiosity`](crate::Knowledge::curiosity)
    pub curiosity: f32,
    /// [`Knowledge::doubt`](crate::Knowledge::doubt)
    pub doubt: f32,
    /// How much worse than those tried a move is taken to be that was not tried.
    pub untried: f32,
    /// [`Knowledge::RIVALRY`](crate::Knowledge::RIVALRY)
    pub rivalry: f32,
    /// [`Knowledge::at_random`](crate::Knowledge::at_random)
    pub random: f32,
}

impl Tuning {
    /// What can be tuned, in order.
    pub const NAMES: [&str; 5] = ["curiosity", "doubt", "untried", "rivalry", "random"];

    /// All factors, in the order of their names.
    #[must_use]
    pub fn factors(&self) -> [f32; 5] {
        [self.curiosity, self.doubt, self.untried, self.rivalry, self.random]
    }
}

impl From<[f32; 5]> for Tuning {
    fn from([curiosity, doubt, untried, rivalry, random]: [f32; 5]) -> Self {
        Self { curiosity, doubt, untried, rivalry, random }
    }
}

impl Default for Tuning {
    fn default() -> Self {
        Self::from([1.0; 5])
    }
}

/// Those that are not 1: `curiosity=0.5/doubt=2`.
impl fmt::Display for Tuning {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let tuned = Self::NAMES.into_iter().zip(self.factors()).filter(|&(_, factor)| factor != 1.0);
        for (place, (name, factor)) in tuned.enumerate() {
            let slash = if place == 0 { "" } else { "/" };
            write!(f, "{slash}{name}={factor}")?;
        }
        Ok(())
    }
}

/// Text that tunes nothing.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NoTuning(String);

impl fmt::Display for NoTuning {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let names = Tuning::NAMES.join(", ");
        write!(f, "`{}` tunes nothing: write one of {names} and a factor from 0 to 100, like `curiosity=0.5`", self.0)
    }
}

impl std::error::Error for NoTuning {}

impl FromStr for Tuning {
    type Err = NoTuning;

    fn from_str(text: &str) -> Result<Self, NoTuning> {
        let mut factors = Self::default().factors();
        for part in text.split('/').filter(|part| !part.is_empty()) {
            let tuned = part.split_once('=').and_then(|(name, factor)| {
                let place = Self::NAMES.iter().position(|known| *known == name)?;
                Some((place, factor.parse().ok().filter(|factor| (0.0..=100.0).contains(factor))?))
            });
            let (place, factor) = tuned.ok_or_else(|| NoTuning(part.into()))?;
            factors[place] = factor;
        }
        Ok(factors.into())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_tuning_reads_as_it_is_written() {
        for text in ["", "curiosity=0.5", "doubt=2/random=0"] {
            assert_eq!(text.parse::<Tuning>().unwrap().to_string(), text);
        }
        assert_eq!("".parse(), Ok(Tuning::default()));
    }

    #[test]
    fn what_tunes_nothing_is_refused() {
        for text in ["curiosity", "curious=1", "doubt=", "doubt=-1", "doubt=NaN", "doubt=1e9"] {
            assert_eq!(text.parse::<Tuning>(), Err(NoTuning(text.into())), "{text}");
        }
    }
}
