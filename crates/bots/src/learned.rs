//! An evaluation that was learned by playing: what each feature of a position adds to the points to come.
//!
//! It is linear, so a file of numbers is all there is to it. `chabudai train` writes the file; see [`crate::train()`].

use std::fmt;

use table::{PerSeat, Seat};

use crate::Knowledge;

/// What each feature is worth, in points.
#[derive(Clone, PartialEq, Debug)]
pub struct Weights {
    origin: Origin,
    points: Vec<f32>,
}

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

/// Why a text holds no weights.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Damaged {
    /// A line of the head is missing, or says something else.
    #[error("line {line} of the weights should be `{wanted} …`")]
    Head {
        /// Counted from 1.
        line: usize,
        /// How it should begin.
        wanted: &'static str,
    },
    /// They are another game's, or were learned of other features.
    #[error("the weights are {found} and should be {wanted}: train again")]
    Other {
        /// What they are.
        found: String,
        /// What they should be.
        wanted: String,
    },
    /// The numbers are not those that were written.
    #[error("the weights were changed since they were written: train again")]
    Changed,
}

/// A point is so many units in the file.
const UNITS: f32 = 1000.0;

impl Weights {
    /// Nothing is known yet.
    #[must_use]
    pub fn none<G: Knowledge>(origin: Origin) -> Self {
        Self { origin, points: vec![0.0; G::FEATURES] }
    }

    /// Reads what [`Weights`] print.
    ///
    /// # Errors
    /// If it is not all there, or another game's.
    pub fn read<G: Knowledge>(text: &str) -> Result<Self, Damaged> {
        let mut lines = text.lines().enumerate();
        let mut field = |wanted| {
            let (at, line) = lines.next().unwrap_or((0, ""));
            line.strip_prefix(wanted)
                .and_then(|rest| rest.strip_prefix(' '))
                .ok_or(Damaged::Head { line: at + 1, wanted })
        };
        let game = field("game")?.to_owned();
        let mut number = |wanted| field(wanted)?.parse::<u64>().map_err(|_| Damaged::Changed);
        let (seed, generations, games) = (number("seed")?, number("generations")? as u32, number("games")? as u32);
        let (features, checksum) = (number("features")?, number("checksum")?);
        let (found, wanted) =
            (format!("{game} with {features} features"), format!("{} with {} features", G::ID, G::FEATURES));
        if found != wanted {
            return Err(Damaged::Other { found, wanted });
        }
        let units = lines.flat_map(|(_, line)| line.split(' ')).map(str::parse::<i32>);
        let units: Vec<i32> = units.collect::<Result<_, _>>().map_err(|_| Damaged::Changed)?;
        if units.len() != G::FEATURES || sum(&units) != checksum {
            return Err(Damaged::Changed);
        }
        let points = units.into_iter().map(|units| units as f32 / UNITS).collect();
        Ok(Self { origin: Origin { game, seed, generations, games }, points })
    }

    /// What a feature is worth.
    #[must_use]
    #[inline]
    pub fn of(&self, feature: usize) -> f32 {
        self.points[feature]
    }

    pub(crate) fn of_mut(&mut self, feature: usize) -> &mut f32 {
        &mut self.points[feature]
    }

    /// The points that a seat is expected to have in the end.
    #[must_use]
    pub fn expected<G: Knowledge>(&self, game: &G, seat: Seat) -> f32 {
        let mut points = game.secured(seat);
        game.features(seat, |feature| points += self.points[feature]);
        points
    }

    fn units(&self) -> Vec<i32> {
        self.points.iter().map(|points| (points * UNITS).round() as i32).collect()
    }
}

/// The checksum of FNV-1a, so that a number lost in a merge is noticed.
fn sum(units: &[i32]) -> u64 {
    let bytes = units.iter().flat_map(|units| units.to_le_bytes());
    bytes.fold(0xcbf2_9ce4_8422_2325, |sum, byte| (sum ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3))
}

impl fmt::Display for Weights {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        const A_LINE: usize = 21;
        let (Origin { game, seed, generations, games }, units) = (&self.origin, self.units());
        writeln!(f, "game {game}\nseed {seed}\ngenerations {generations}\ngames {games}")?;
        writeln!(f, "features {}\nchecksum {}", units.len(), sum(&units))?;
        for line in units.chunks(A_LINE) {
            writeln!(f, "{}", line.iter().map(i32::to_string).collect::<Vec<_>>().join(" "))?;
        }
        Ok(())
    }
}

/// Each seat's chance to win, as its expected points compare with those of its rivals.
pub(crate) fn chances<G: Knowledge>(game: &G, weights: &Weights) -> PerSeat<f32> {
    // A side is judged once, by whoever of it comes first.
    let heads = Seat::all(game.seats()).filter(|&seat| game.partners(seat).first() == Some(seat));
    let mut points = PerSeat::<f32>::new(game.seats());
    heads.clone().for_each(|head| points[head] = weights.expected(game, head));
    let uncertainty = game.uncertainty();
    PerSeat::from_fn(game.seats(), |seat| {
        let own = game.partners(seat).first().expect("a seat is its own partner");
        1.0 / heads.clone().map(|head| ((points[head] - points[own]) / uncertainty).exp()).sum::<f32>()
    })
}
