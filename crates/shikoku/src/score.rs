//! The middle path: who stays put in a line, and who wins.

use table::{PerSeat, SeatSet};

use crate::Step;

/// From this many seats on the second from the other end counts as well, in the line and on the steps.
pub const BOTH_ENDS: u8 = 5;

/// Whether the owner of the card at this place of a line, counted from 0, does not climb. (shikoku.md, A round)
#[must_use]
pub fn stays_put(place: usize, seats: u8) -> bool {
    place == 1 || seats >= BOTH_ENDS && place + 2 == usize::from(seats)
}

/// Who wins if the game ends on these steps: whoever stands on the second-highest occupied step, with five seats or
/// more also on the second-lowest, but never the highest. (shikoku.md, End)
#[must_use]
pub fn winners(steps: &PerSeat<Step>) -> SeatSet {
    // The game ends with somebody on the pagoda, so those are the highest that cannot win.
    let Some(&highest) = steps.iter().max() else { return SeatSet::EMPTY };
    let Some(&second_highest) = steps.iter().filter(|&&step| step < highest).max() else { return SeatSet::EMPTY };
    let lowest = steps.iter().min();
    let second_lowest = steps.iter().filter(|&step| Some(step) > lowest).min().copied();
    let wins = |step: Step| {
        step == second_highest || steps.seats() >= BOTH_ENDS && step < highest && Some(step) == second_lowest
    };
    steps.pairs().filter(|&(_, &step)| wins(step)).map(|(seat, _)| seat).collect()
}
