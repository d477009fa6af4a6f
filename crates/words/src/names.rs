//! How a viewer calls the others.

use table::Seat;

/// What everybody at a table is called.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Names {
    /// Who is told, if they sit at the table.
    pub viewer: Option<Seat>,
    /// A name a seat.
    pub seats: Vec<String>,
}
