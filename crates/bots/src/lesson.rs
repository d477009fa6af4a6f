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

impl Origin {
    /// The file of what was learned: where it comes from, an empty line, and the weights.
    pub(crate) fn file(&self, weights: impl IntoIterator<Item = u8>) -> Vec<u8> {
        let Self { game, seed, generations, games } = self;
        let head = format!("game {game}\nseed {seed}\ngenerations {generations}\ngames {games}\n\n");
        head.into_bytes().into_iter().chain(weights).collect()
    }
}

/// The weights in such a file.
pub(crate) fn weights(file: &[u8]) -> &[u8] {
    let head = file.windows(2).position(|end| end == b"\n\n").expect("an empty line ends the head");
    &file[head + 2..]
}

/// How well it is known what comes of a game.
#[derive(Clone, PartialEq, Debug)]
pub struct Lesson {
    /// What learns: what is known with so many seats.
    pub curve: String,
    /// How often that has learned before.
    pub pass: u32,
    /// How badly it foretells who wins games that were not learned from, in nats.
    pub error: f32,
}
