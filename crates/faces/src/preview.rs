//! What a move would bring at once.

use table::{Dice, View};

use crate::Face;

/// Beyond this many moves nobody looks at each of them: the thousands of ways to pass.
const MOST_MOVES: usize = 600;
/// Fixed, so that a preview never flickers.
const SEEDS: [u64; 2] = [1, 2];

/// What each move of the view would bring its seat at once, in the order of the moves; see [`Face::brings`]. Nothing
/// where the seat cannot know it. An empty list if there are very many moves.
///
/// Moves are tried out in two worlds that the seat cannot tell from the true one: what differs between them is not
/// known. The true state is never asked.
#[must_use]
pub fn previews<G: Face>(view: &View<G>) -> Vec<Option<i32>> {
    if view.moves.is_empty() || view.moves.len() > MOST_MOVES {
        return Vec::new();
    }
    let worlds = SEEDS.map(|seed| G::imagine(view.seat, &view.public, &view.private, &mut Dice::new(seed)));
    let mut events = Vec::new();
    let mut bring = |world: &G, mv: G::Move| {
        let mut world = world.clone();
        events.clear();
        world.apply_move(view.seat, mv, &mut events);
        G::brings(&events, view.seat, &world.public())
    };
    let mut preview = |&mv: &G::Move| {
        let [one, other] = worlds.each_ref().map(|world| bring(world, mv));
        one.filter(|_| one == other)
    };
    view.moves.iter().map(&mut preview).collect()
}
