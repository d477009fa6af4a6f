//! All that one seat may know.

use std::fmt::Display;

use serde::{Deserialize, Deserializer, Serialize, Serializer};
use ts_rs::TS;

use crate::{Dice, Game, JsonText, Seat, Turn};

/// All that one seat may know: what people and bots alike decide from.
///
/// It can be written and read back, so it can cross a process, a worker or a network. What is read is trusted: it must
/// have been a view.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct View<G: Game> {
    /// Whose view it is.
    pub seat: Seat,
    /// Who or what decides next.
    pub turn: Turn,
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
        Self { seat, turn: game.turn(), public: game.public(), private: game.private(seat), moves }
    }
}

/// A view as it is written: moves in their notation.
#[derive(Serialize, Deserialize, TS)]
#[ts(rename = "View", export_to = "table/", concrete(Move = String))]
pub(crate) struct Written<Public, Private, Move = String> {
    /// Whose view it is; nobody's for somebody who watches.
    seat: Option<Seat>,
    /// Who or what decides next.
    turn: Turn,
    /// What everybody knows.
    public: Public,
    /// What this seat knows besides; nothing for somebody who watches.
    private: Option<Private>,
    /// What it may do now. Empty for somebody who watches, and where the private part says the same in short.
    moves: Vec<Move>,
}

/// A move that is written in its notation.
struct Noted<'a, M>(&'a M);

impl<M: Display> Serialize for Noted<'_, M> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self.0)
    }
}

/// The moves that a view lists.
fn listed<'a, G: Game>(private: &G::Private, moves: &'a [G::Move]) -> Vec<Noted<'a, G::Move>> {
    if G::omits_moves(private) { Vec::new() } else { moves.iter().map(Noted).collect() }
}

impl<G: Game> Serialize for View<G> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let Self { seat, turn, public, private, moves } = self;
        let moves = listed::<G>(private, moves);
        Written { seat: Some(*seat), turn: *turn, public, private: Some(private), moves }.serialize(serializer)
    }
}

impl<'de, G: Game> Deserialize<'de> for View<G> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let missing = serde::de::Error::missing_field;
        let Written { seat, turn, public, private, .. } = Written::<_, _>::deserialize(deserializer)?;
        let seat = seat.ok_or_else(|| missing("seat"))?;
        let private = private.ok_or_else(|| missing("private"))?;
        let mut view = Self { seat, turn, public, private, moves: Vec::new() };
        // What a seat may do follows from what it knows, so any world that it holds possible lists it.
        if turn.seats().contains(seat) {
            G::imagine(&view, &mut Dice::new(0)).legal_moves(seat, &mut view.moves);
        }
        Ok(view)
    }
}

/// All that `viewer` may know, written in the form of a view, without a seat, a private part and moves for somebody who watches. What
/// everybody knows is handed in as it was written before, once for all of them.
pub fn write_view<G: Game>(game: &G, viewer: Option<Seat>, public: &JsonText) -> JsonText {
    let (turn, mut moves) = (game.turn(), Vec::new());
    let private = viewer.map(|seat| {
        game.legal_moves(seat, &mut moves);
        game.private(seat)
    });
    let moves = private.as_ref().map(|private| listed::<G>(private, &moves)).unwrap_or_default();
    JsonText::of(&Written { seat: viewer, turn, public, private, moves })
}
