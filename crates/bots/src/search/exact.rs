//! The last moves, played out exactly.

use table::{Dice, Game, PerSeat, Seat, Turn, View};

use crate::Knowledge;
use crate::knowledge::CLEARLY;

/// So many moves from the end, or with more positions in between, it counts as too far.
const NEAR: u32 = 12;
const MOST: u32 = 20_000;
/// So many imagined worlds in a row that are the same: nothing is hidden.
const ALIKE: usize = 6;

/// The best move if nothing is hidden any more, no luck is to come and the end is near: everybody plays the best for
/// themselves.
pub(super) fn best_move<G: Knowledge>(view: &View<G>, dice: &mut Dice) -> Option<G::Move> {
    best(view.seat, solve(view, dice)?)?.line.last().map(|&(_, mv)| mv)
}

/// How a game ends if everybody plays the best for themselves.
pub(super) struct Solved<G: Game> {
    /// What is played, the last move first.
    pub(super) line: Vec<(Seat, G::Move)>,
    /// What that is worth to each seat.
    pub(super) worth: PerSeat<f32>,
    /// Where it ends, or where luck would decide on and it is estimated.
    pub(super) end: G,
}

/// What comes of each move of a view, in their order, on the same conditions.
pub(super) fn solve<G: Knowledge>(view: &View<G>, dice: &mut Dice) -> Option<Vec<Solved<G>>> {
    if !G::EXACT {
        return None;
    }
    let world = G::imagine(view, dice);
    // Asked first, as it is quick: looking ahead in vain takes as long as many imagined games.
    if (0..ALIKE).any(|_| G::imagine(view, dice) != world) {
        return None;
    }
    let mut left = MOST;
    each_move(&world, view.seat, NEAR, &mut left)
}

/// The first of those that are worth most to a seat.
fn best<G: Knowledge>(seat: Seat, solved: Vec<Solved<G>>) -> Option<Solved<G>> {
    solved.into_iter().reduce(|best, next| if next.worth[seat] > best.worth[seat] { next } else { best })
}

/// What comes of a position; nothing if that is too far to see.
fn look_ahead<G: Knowledge>(game: G, near: u32, left: &mut u32) -> Option<Solved<G>> {
    *left = left.checked_sub(1)?;
    let worth = match game.turn() {
        Turn::Over => game.reward(&game.outcome()?, CLEARLY),
        Turn::Chance => game.estimate()?,
        Turn::Move(seats) => {
            let mover = seats.first()?;
            return best(mover, each_move(&game, mover, near, left)?);
        }
    };
    Some(Solved { line: Vec::new(), worth, end: game })
}

fn each_move<G: Knowledge>(game: &G, mover: Seat, near: u32, left: &mut u32) -> Option<Vec<Solved<G>>> {
    // Giving up at the first line that is too long makes it cheap to ask early in a game.
    let near = near.checked_sub(1)?;
    // Choices at the same time are not known to each other: no exact answer.
    if game.turn().seats().len() != 1 {
        return None;
    }
    let mut moves = Vec::new();
    game.legal_moves(mover, &mut moves);
    let after = |mv| {
        let mut next = game.clone();
        next.apply_move(mover, mv, &mut ());
        let mut solved = look_ahead(next, near, left)?;
        solved.line.push((mover, mv));
        Some(solved)
    };
    moves.into_iter().map(after).collect()
}

#[cfg(test)]
mod tests {
    use seikatsu::{Edition, Mode, Options, Seikatsu};
    use table::{Seat, Table};

    use super::*;
    use crate::{Adept, Bot};

    /// Plays a game to its end, `seat` by what `choose` says and the other exactly; returns what that is worth to `seat`.
    fn worth(start: &Table<Seikatsu>, seat: Seat, mut choose: impl FnMut(&View<Seikatsu>) -> seikatsu::Move) -> f32 {
        let mut table = start.clone();
        while let Turn::Move(seats) = table.turn() {
            let mover = seats.iter().next().unwrap();
            let view = table.view(mover);
            let mv = if mover == seat { choose(&view) } else { best_move(&view, &mut Dice::new(1)).unwrap() };
            table.play(mover, mv).unwrap();
        }
        table.game().reward(&table.outcome().unwrap(), CLEARLY)[seat]
    }

    #[test]
    fn the_last_moves_are_played_at_least_as_well_as_by_sense() {
        let options = Options::new(2, Mode::Standard, Edition::English).unwrap();
        let mut better = 0;
        for game in 0..40 {
            let whole = testkit::random_game::<Seikatsu>(&options, &mut Dice::new(game));
            let start = whole.rewound(whole.log().len() - 4);
            let seat = start.turn().seats().iter().next().unwrap();
            let exact = worth(&start, seat, |view| best_move(view, &mut Dice::new(1)).expect("nothing is hidden"));
            let sense = worth(&start, seat, |view| Adept::new(0, 1).choose(view, &()));
            assert!(exact >= sense, "{exact} against {sense}: {}", start.record());
            better += u32::from(exact > sense);
        }
        assert!(better > 0, "sense alone played every end exactly");
    }

    #[test]
    fn what_is_hidden_or_far_has_no_exact_answer() {
        let options = Options::new(3, Mode::Standard, Edition::English).unwrap();
        let whole = testkit::random_game::<Seikatsu>(&options, &mut Dice::new(1));
        for steps in [1, 20, whole.log().len() - 6] {
            let table = whole.rewound(steps);
            let seat = table.turn().seats().iter().next().unwrap();
            assert_eq!(best_move(&table.view(seat), &mut Dice::new(1)), None, "after {steps} steps");
        }
    }
}
