//! What is wrong with a record, or with what was asked of it.

use std::fmt;

use table::{RecordError, Where};

/// What is wrong, and where.
pub(super) struct Fault {
    pub(super) place: Where,
    pub(super) why: String,
}

impl Fault {
    /// Something about the record as a whole.
    pub(super) fn head(why: impl fmt::Display) -> Self {
        Self { place: Where::Head, why: why.to_string() }
    }
}

impl From<RecordError> for Fault {
    fn from(RecordError { place, refusal }: RecordError) -> Self {
        Self { place, why: refusal.to_string() }
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.place, self.why)
    }
}
