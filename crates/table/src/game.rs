//! The rules of one game.

use std::fmt::{Debug, Display};
use std::hash::Hash;
use std::str::FromStr;

use serde::{Serialize, Serializer};
use ts_rs::TS;

use crate::{Dice, Options, PerSeat, Refusal, Ruling, Seat, SeatSet, Tell, Text};

/// A game in progress, hidden cards and all.
///
/// Deliberately not `Serialize`: only what a viewer may know can leave, as `Public` and `Private`. A state is a plain
/// value; there is no clock, no input and no luck of its own in it.
pub trait Game: Clone + Eq + Hash + Debug + Send + Sync + Sized + 'static {
    /// The game's name in records and commands.
    const ID: &'static str;
    /// The game's name for people.
    const NAME: Text;
    /// What the books leave open and how it is played here.
    const RULINGS: &'static [Ruling];

    /// Seats, modes, expansions, components: valid by construction.
    type Options: Options;
    /// One outcome of luck; a whole shuffle is one value.
    type Chance: Clone + Eq + Debug + Display + FromStr + Send + Sync;
    /// One decision. `Display` writes its canonical text.
    type Move: Copy + Ord + Hash + Debug + Display + FromStr + Send + Sync;
    /// What everybody knows, perfect memory included.
    type Public: Clone + Eq + Debug + Serialize + TS + Send + Sync + 'static;
    /// What one seat knows besides, perfect memory included.
    type Private: Clone + Eq + Debug + Serialize + TS + Send + Sync + 'static;
    /// Something that everybody saw happen.
    type Event: Clone + Eq + Debug + Serialize + TS + Send + Sync + 'static;

    /// The game before its first step.
    fn new(options: &Self::Options) -> Self;

    /// How many seats play.
    fn seats(&self) -> u8;

    /// The seats that win and lose with this one, itself included.
    fn partners(&self, seat: Seat) -> SeatSet {
        SeatSet::only(seat)
    }

    /// Who or what decides next.
    fn turn(&self) -> Turn;

    /// Replaces what is in `into` by the moves that `seat` may make now: sorted, without duplicates, none if it is not
    /// to move. The one source of legality.
    fn legal_moves(&self, seat: Seat, into: &mut Vec<Self::Move>);

    /// What luck brings, when it is chance's turn.
    fn roll(&self, dice: &mut Dice) -> Self::Chance;

    /// Whether luck can bring this, when it is chance's turn; [`Refusal::Impossible`] says why not.
    ///
    /// # Errors
    /// If the outcome cannot be.
    fn check_chance(&self, chance: &Self::Chance) -> Result<(), Refusal>;

    /// Carries out an outcome of luck. Trusts the caller that it can be.
    fn apply_chance(&mut self, chance: &Self::Chance, tell: &mut impl Tell<Self::Event>);

    /// Carries out a move. Trusts the caller that it is legal.
    fn apply_move(&mut self, seat: Seat, mv: Self::Move, tell: &mut impl Tell<Self::Event>);

    /// What everybody knows.
    fn public(&self) -> Self::Public;

    /// What `seat` knows besides.
    fn private(&self, seat: Seat) -> Self::Private;

    /// A world that `seat` cannot tell from the true one, uniform over all that fit what it knows.
    fn imagine(seat: Seat, public: &Self::Public, private: &Self::Private, dice: &mut Dice) -> Self;

    /// How the game ended, if it is over.
    fn outcome(&self) -> Option<Outcome>;
}

/// Who or what decides next.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, TS)]
#[serde(rename_all = "lowercase")]
#[ts(export_to = "table/")]
pub enum Turn {
    /// Luck.
    Chance,
    /// Any of these seats; more than one where they choose at the same time.
    Move(SeatSet),
    /// Nobody: the game is over.
    Over,
}

impl Turn {
    /// The seats that may move now.
    #[must_use]
    pub fn seats(self) -> SeatSet {
        match self {
            Self::Move(seats) => seats,
            Self::Chance | Self::Over => SeatSet::EMPTY,
        }
    }
}

/// How a game ended.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, TS)]
#[ts(export_to = "table/")]
pub struct Outcome {
    /// One score a seat. Where a seat plays against a rival that has none, the rival's score follows.
    pub scores: PerSeat<i32>,
    /// Who won, possibly nobody.
    pub winners: SeatSet,
    /// Why the game ended, in the words of the game's rules.
    pub end: &'static str,
}

/// All that one seat may know: what people and bots alike decide from.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct View<G: Game> {
    /// Whose view it is.
    pub seat: Seat,
    /// What everybody knows.
    pub public: G::Public,
    /// What this seat knows besides.
    pub private: G::Private,
    /// What it may do now.
    pub moves: Vec<G::Move>,
}

impl<G: Game> View<G> {
    /// What `seat` may know of `game`.
    #[must_use]
    pub fn of(game: &G, seat: Seat) -> Self {
        let mut moves = Vec::new();
        game.legal_moves(seat, &mut moves);
        Self { seat, public: game.public(), private: game.private(seat), moves }
    }
}

/// A view as it is written: moves in their notation.
#[derive(Serialize, TS)]
#[ts(rename = "View", export_to = "table/")]
pub(crate) struct Written<Public, Private> {
    /// Whose view it is.
    seat: Seat,
    /// What everybody knows.
    public: Public,
    /// What this seat knows besides.
    private: Private,
    /// What it may do now.
    moves: Vec<String>,
}

impl<G: Game> Serialize for View<G> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let Self { seat, public, private, moves } = self;
        let moves = moves.iter().map(ToString::to_string).collect();
        Written { seat: *seat, public, private, moves }.serialize(serializer)
    }
}

/// Reads a move or an outcome of luck. Only the canonical text is accepted: whatever a parser lets through must print
/// as it was written.
#[must_use]
pub fn parse<T: FromStr + Display>(text: &str) -> Option<T> {
    text.parse().ok().filter(|value: &T| value.to_string() == text)
}
