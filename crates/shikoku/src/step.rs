//! The 33 steps up to the pagoda.

use std::fmt;

use serde::Serialize;
use ts_rs::TS;

/// A step on which climbers stand.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, TS)]
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

    /// The step so many icons higher, at most the pagoda.
    #[must_use]
    pub fn up(self, icons: u8) -> Self {
        Self(self.0.saturating_add(icons)).min(Self::PAGODA)
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
