//! The rules of one game.

use std::borrow::Cow;
use std::fmt::{self, Debug, Display};
use std::hash::Hash;
use std::str::FromStr;

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::{Dice, Options, PerSeat, Reason, Refusal, Ruling, Seat, SeatSet, Spelling, Tell, View};

/// A game in progress, hidden cards and all.
///
/// Deliberately not `Serialize`: only what a viewer may know can leave, as `Public` and `Private`. A state is a plain
/// value; there is no clock, no input and no luck of its own in it.
pub trait Game: Clone + Eq + Hash + Debug + Send + Sync + Sized + 'static {
    /// The game's name in records and commands.
    const ID: &'static str;
    /// What the books leave open and how it is played here.
    const RULINGS: &'static [Ruling];

    /// Seats, modes, expansions, components: valid by construction.
    type Options: Options;
    /// One outcome of luck; a whole shuffle is one value.
    type Chance: Clone + Eq + Debug + Display + FromStr + Send + Sync;
    /// One decision. `Display` writes its canonical text.
    type Move: Copy + Ord + Hash + Debug + Display + FromStr + Send + Sync;
    /// What everybody knows, perfect memory included.
    type Public: Clone + Eq + Debug + Serialize + DeserializeOwned + TS + Send + Sync + 'static;
    /// What one seat knows besides, perfect memory included.
    type Private: Clone + Eq + Debug + Serialize + DeserializeOwned + TS + Send + Sync + 'static;
    /// Something that everybody saw happen, tagged `event`.
    type Event: Clone + Eq + Debug + Serialize + DeserializeOwned + TS + Send + Sync + 'static;

    /// A rule that forbids a move.
    type Reason: Reason;

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

    /// One of the moves that `seat` may make now, when it is to move: the one that drawing a number below theirs picks from
    /// their list, in whatever way is quickest. `listed` is room to list them in; what is left there means nothing.
    fn random_move(&self, seat: Seat, dice: &mut Dice, listed: &mut Vec<Self::Move>) -> Self::Move {
        self.legal_moves(seat, listed);
        listed[dice.below(listed.len())]
    }

    /// Plays at random until no seat is to move, and returns how many moves that took: each time any of the seats that may
    /// move, and its [`Game::random_move`]. A game may do the same in whatever way is quickest, with the same draws.
    #[inline]
    fn play_on(&mut self, dice: &mut Dice, listed: &mut Vec<Self::Move>) -> u64 {
        let mut played = 0;
        while let Turn::Move(seats) = self.turn() {
            let seat = seats.any(dice);
            let mv = self.random_move(seat, dice, listed);
            self.apply_move(seat, mv, &mut ());
            played += 1;
        }
        played
    }

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

    /// A world that the view's seat cannot tell from the true one, uniform over all that fit what it knows. The view's
    /// moves are not looked at: they follow from the rest.
    fn imagine(view: &View<Self>, dice: &mut Dice) -> Self;

    /// Deals anew what no seat has seen by now of all that luck has brought, in its order: each way equally likely. What
    /// every seat sees, now and before, stays as it is. A game in which luck decides nothing ahead has nothing to do.
    fn redeal(&self, _chances: &mut [Self::Chance], _dice: &mut Dice) {}

    /// How the game ended, if it is over.
    fn outcome(&self) -> Option<Outcome>;

    /// What a legal move scores its seat at once, exactly as playing it would; nothing where it does not decide that
    /// yet. It depends on nothing that the seat does not know.
    fn points(&self, seat: Seat, mv: Self::Move) -> Option<i32>;

    /// What a legal move brings each seat, and a rival after them, that counts only later, such as sets that grow or
    /// pieces that are captured; nothing where it does not decide that yet. It depends on nothing that the seat does
    /// not know.
    fn prospects(&self, _seat: Seat, _mv: Self::Move) -> Option<PerSeat<i32>> {
        None
    }

    /// The points that an event brought, if it brought any.
    fn gain(event: &Self::Event) -> Option<Gain>;

    /// Which rule forbids a move that is not legal to the view's seat, whose turn it is.
    fn why_not(view: &View<Self>, mv: Self::Move) -> Self::Reason;

    /// What is wrong with a text that is no move, if that can be said better than that it is none.
    fn why_unreadable(_text: &str) -> Option<Self::Reason> {
        None
    }

    /// How a piece that is written `code` in the field `field` of an event, a reason or a move is called, where that
    /// takes more than a message `<field>-<code>`.
    fn spell(_field: &str, _code: &str) -> Option<Spelling> {
        None
    }

    /// Whether what a seat knows already says in short what a long list of its moves would.
    fn omits_moves(_private: &Self::Private) -> bool {
        false
    }
}

/// Who or what decides next.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, TS)]
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
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, TS)]
#[ts(export_to = "table/")]
pub struct Outcome {
    /// One score a seat. Where a seat plays against a rival that has none, the rival's score follows.
    pub scores: PerSeat<i32>,
    /// Who won, possibly nobody.
    pub winners: SeatSet,
    /// Why the game ended, in the words of the game's rules.
    pub end: Cow<'static, str>,
}

/// As a record writes it.
impl Display for Outcome {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { scores, winners, end } = self;
        let winners: Vec<_> = winners.iter().map(Seat::index).collect();
        write!(f, "scores {scores:?}, winners {winners:?}, end {end:?}")
    }
}

/// Points that somebody got.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Gain {
    /// Who got them, each of these as many; a rival without a seat follows the seats.
    pub seats: SeatSet,
    /// What for.
    pub source: &'static str,
    /// How many.
    pub points: i32,
}
