//! Learning a game by playing it: where it begins, and how it goes.

/// Where weights come from: whoever trains with the same learns the same.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Origin {
    /// The game.
    pub game: String,
    /// The seed of the games that were played.
    pub seed: u64,
    /// How many times it was played with what had been learned, and learned again.
    pub generations: u32,
    /// How many games a generation and a way to play.
    pub games: u32,
}

/// How well it is known what comes of a game.
#[derive(Clone, PartialEq, Debug)]
pub struct Lesson {
    /// What learns: what is known with so many seats.
    pub curve: String,
    /// How often that has learned before.
    pub pass: u32,
    /// How far games that were not learned from are missed, in [`crate::Knowledge::ERRORS`].
    pub error: f32,
}
