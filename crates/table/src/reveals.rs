//! Whether taking steps back would leave somebody knowing more than before them.

use crate::{Dice, Game, Seat, Step, Table, View};

/// How many worlds are imagined for each seat: a card that turns up unforeseen is in another place in nearly all.
const WORLDS: usize = 64;
/// The same question always gets the same answer.
const SEED: u64 = 0x0072_6576_6561_6c73;

impl<G: Game> Table<G> {
    /// Whether the steps after the first `since` showed some seat, and thereby perhaps a spectator, what it could not
    /// know before them: taking them back could not take that back.
    ///
    /// Luck always does. Moves do if, in some world that a seat could not tell from the true one, they cannot have
    /// looked as they did. Only views are compared, so a hidden choice reveals nothing as long as it stays hidden.
    #[must_use]
    pub fn reveals(&self, since: usize) -> bool {
        let Some(steps) = self.log().get(since..).filter(|steps| !steps.is_empty()) else { return false };
        let mut moves = Vec::new();
        for step in steps {
            match step {
                Step::Chance(_) => return true,
                Step::Move(seat, mv) => moves.push((*seat, *mv)),
            }
        }
        let before = self.rewound(since);
        Seat::all(before.game().seats()).any(|seat| reveals_to(seat, before.game(), &moves))
    }
}

fn reveals_to<G: Game>(seat: Seat, before: &G, moves: &[(Seat, G::Move)]) -> bool {
    let mut game = before.clone();
    let mut look = |&(mover, mv): &(Seat, G::Move)| {
        game.apply_move(mover, mv, &mut ());
        (mover, mv, Sight::of(&game, seat))
    };
    let seen: Vec<_> = moves.iter().map(&mut look).collect();
    let view = View::of(before, seat);
    let mut dice = Dice::stream(SEED, seat.index() as u64);
    (0..WORLDS).any(|_| {
        let world = G::imagine(&view, &mut dice);
        seen.iter()
            .try_fold(world, |world, (mover, mv, sight)| looking_like(&world, *mover, *mv, seat, sight))
            .is_none()
    })
}

/// The world after `mover` did what looks to `seat` like the true move: that one if it can, else any other.
fn looking_like<G: Game>(world: &G, mover: Seat, mv: G::Move, seat: Seat, sight: &Sight<G>) -> Option<G> {
    let mut moves = Vec::new();
    world.legal_moves(mover, &mut moves);
    let after = |mv: G::Move| {
        let mut next = world.clone();
        next.apply_move(mover, mv, &mut ());
        (Sight::of(&next, seat) == *sight).then_some(next)
    };
    match moves.binary_search(&mv) {
        Ok(_) => after(mv),
        // The mover does not hold that there. Whoever sees its choice knows now; whoever does not could take it for
        // another one.
        Err(_) => moves.into_iter().find_map(after),
    }
}

/// What one seat knows.
#[derive(PartialEq)]
struct Sight<G: Game> {
    public: G::Public,
    private: G::Private,
}

impl<G: Game> Sight<G> {
    fn of(game: &G, seat: Seat) -> Self {
        Self { public: game.public(), private: game.private(seat) }
    }
}
