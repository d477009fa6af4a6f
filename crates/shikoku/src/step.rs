//! The 33 steps up to the pagoda.

use std::fmt;

use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// A step on which climbers stand.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, TS)]
#[serde(try_from = "u8")]
#[ts(export_to = "shikoku/")]
pub struct Step(u8);

impl Step {
    /// Where everybody starts: step 1.
    pub const START: Self = Self(1);
    /// The top: step 33.
    pub const PAGODA: Self = Self(33);

    /// Its number, 1 to 33.
    #[must_use]
    pub const fn number(self) -> u8 {
        self.0
    }

    /// How many steps it is above another one.
    pub(crate) fn above(self, other: Self) -> i32 {
        i32::from(self.0) - i32::from(other.0)
    }

    /// The step so many icons higher, at most the pagoda.
    #[must_use]
    pub fn up(self, icons: u8) -> Self {
        Self(self.0.saturating_add(icons)).min(Self::PAGODA)
    }
}

impl TryFrom<u8> for Step {
    type Error = String;

    fn try_from(number: u8) -> Result<Self, String> {
        let step = Self(number);
        if (Self::START..=Self::PAGODA).contains(&step) { Ok(step) } else { Err(format!("there is no step {number}")) }
    }
}

/// The start.
impl Default for Step {
    fn default() -> Self {
        Self::START
    }
}

impl fmt::Display for Step {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}
