//! How the code of a piece is put into words.

/// The message that calls a piece by its name, and the parts that it is told: card `S13` by `card` with the suit `S` and
/// the rank `13`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Spelling {
    /// The message.
    pub message: &'static str,
    /// Its arguments.
    pub parts: Vec<(&'static str, String)>,
}
