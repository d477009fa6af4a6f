//! Why something is not accepted.

use crate::Seat;

/// Why a step or a setup is not accepted: one sentence that says what is wrong.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Refusal {
    /// The game cannot be set up like that.
    #[error("{0}")]
    Setup(String),
    /// The text is not in the notation of the game.
    #[error("{text:?} is not written as a {what} of {game}")]
    Unreadable {
        /// `move` or `chance`.
        what: &'static str,
        /// The game whose notation it should be in.
        game: &'static str,
        /// The text, shortened.
        text: String,
    },
    /// Nothing can be played any more.
    #[error("the game is over")]
    Over,
    /// Luck has to decide before anybody can move.
    #[error("seat {0} cannot move before chance has decided")]
    ChanceFirst(Seat),
    /// Luck has nothing to decide now.
    #[error("chance has nothing to decide now")]
    NoChance,
    /// It is somebody else's turn.
    #[error("seat {0} is not to move")]
    NotToMove(Seat),
    /// The rules forbid the move.
    #[error("seat {seat} cannot play {text}: it is not one of the {legal} legal moves")]
    Illegal {
        /// Who wanted to play it.
        seat: Seat,
        /// The move.
        text: String,
        /// How many moves are legal.
        legal: usize,
    },
    /// Luck cannot have this outcome.
    #[error("impossible chance: {0}")]
    Impossible(String),
}

impl Refusal {
    /// A text that is not in the notation of `game`.
    #[must_use]
    pub fn unreadable(what: &'static str, game: &'static str, text: &str) -> Self {
        const SHOWN: usize = 40;
        let mut shown: String = text.chars().take(SHOWN).collect();
        if shown.len() < text.len() {
            shown.push('…');
        }
        Self::Unreadable { what, game, text: shown }
    }
}
