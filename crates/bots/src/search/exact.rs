//! The last moves, played out exactly.

use table::{Dice, PerSeat, Turn, View};

use crate::Knowledge;

/// How many positions are looked at before the end counts as too far.
const MOST: u32 = 20_000;
/// So many imagined worlds in a row that are the same: nothing is hidden.
const ALIKE: usize = 6;

/// The best move if nothing is hidden any more, no luck is to come and the end is near: everybody plays the best for
/// themselves.
pub(super) fn best_move<G: Knowledge>(view: &View<G>, dice: &mut Dice) -> Option<G::Move> {
    let world = G::imagine(view.seat, &view.public, &view.private, dice);
    // First whether all is known, which costs a few worlds; then whether the end is near, which costs many positions.
    let same = |_| G::imagine(view.seat, &view.public, &view.private, dice) == world;
    if !(0..ALIKE).all(same) {
        return None;
    }
    let mut left = MOST;
    best(&world, &mut left)?.0
}

/// The move that is worth most to whoever moves, and what it is worth to everybody; nothing if that is too far to see.
fn best<G: Knowledge>(game: &G, left: &mut u32) -> Option<(Option<G::Move>, PerSeat<f32>)> {
    *left = left.checked_sub(1)?;
    let seats = match game.turn() {
        Turn::Over => return Some((None, game.reward(&game.outcome()?))),
        Turn::Chance if game.pauses() => return Some((None, game.estimate())),
        Turn::Chance => return None,
        Turn::Move(seats) => seats,
    };
    // Choices at the same time are not known to each other: no exact answer.
    let mover = seats.iter().next().filter(|_| seats.len() == 1)?;
    let mut moves = Vec::new();
    game.legal_moves(mover, &mut moves);
    let mut found: Option<(Option<G::Move>, PerSeat<f32>)> = None;
    for mv in moves {
        let mut next = game.clone();
        next.apply_move(mover, mv, &mut ());
        let (_, worth) = best(&next, left)?;
        if found.as_ref().is_none_or(|(_, best)| worth[mover] > best[mover]) {
            found = Some((Some(mv), worth));
        }
    }
    found
}
