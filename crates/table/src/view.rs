//! All that one seat may know.

use serde::{Deserialize, Deserializer, Serialize, Serializer};
use ts_rs::TS;

use crate::{Dice, Game, Seat, Turn};

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
#[ts(rename = "View", export_to = "table/")]
pub(crate) struct Written<Public, Private> {
    /// Whose view it is; nobody's for somebody who watches.
    seat: Option<Seat>,
    /// Who or what decides next.
    turn: Turn,
    /// What everybody knows.
    public: Public,
    /// What this seat knows besides; nothing for somebody who watches.
    private: Option<Private>,
    /// What it may do now. Empty for somebody who watches, and where the private part says the same in short.
    moves: Vec<String>,
}

impl<G: Game> Serialize for View<G> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let Self { seat, turn, public, private, moves } = self;
        let listed = if G::omits_moves(private) { &[] } else { moves.as_slice() };
        let moves = listed.iter().map(ToString::to_string).collect();
        Written { seat: Some(*seat), turn: *turn, public, private: Some(private), moves }.serialize(serializer)
    }
}

impl<'de, G: Game> Deserialize<'de> for View<G> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let missing = serde::de::Error::missing_field;
        let Written { seat, turn, public, private, .. } = Written::deserialize(deserializer)?;
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

/// What somebody who watches may know: what everybody knows. Written in the form of a view.
pub struct Watching<'a, G: Game>(pub &'a G);

impl<G: Game> Serialize for Watching<'_, G> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let (turn, public) = (self.0.turn(), self.0.public());
        Written::<_, ()> { seat: None, turn, public, private: None, moves: Vec::new() }.serialize(serializer)
    }
}
