//! What everybody can hope for once the cards of a round are played, learned from games.
//!
//! A small network looks at where all stand, who is next and what each has kept. It is asked at the end of every line of a round that is
//! looked through, so most of what it adds up is added up before, card by card.

use std::sync::LazyLock;

use shikoku::{Card, Cards, Icons, Shikoku, Step};
use table::Seat;

use super::learn::SEATS;
use crate::lesson::weights;
use crate::network;

/// How many hidden units say who wins.
pub(super) const HIDDEN: usize = 8;
pub(super) type Network = network::Network<HIDDEN>;
/// What some inputs add to the hidden units.
pub(super) type Units = [f32; HIDDEN];

/// The inputs, by the first of each kind. How far the highest has to go; and of everybody, so that some are on more than once, how far they
/// are below the highest, and what they have kept.
const TOP: u16 = 0;
const BELOW: u16 = TOP + 20;
const KEPT: u16 = BELOW + 12;
/// What the seat in question has kept, the fewest and the most icons, the lowest and the highest number of it.
const OWN: u16 = KEPT + KEEPS;
const FEWEST: u16 = OWN + KEEPS;
const MOST: u16 = FEWEST + 6;
const LOWEST: u16 = MOST + 6;
const HIGHEST: u16 = LOWEST + 6;
/// On how many steps others stand above and below it, how far the next ones are, and when it plays.
const BETWEEN: u16 = HIGHEST + 6;
const UP: u16 = BETWEEN + 16;
const DOWN: u16 = UP + 8;
const PLACE: u16 = DOWN + 8;
/// How many there are.
pub(super) const INPUTS: u16 = PLACE + 8;

/// In how many ways a hand can be kept: with so few steps to go, whether a card leads just below the pagoda, all lead onto it, or
/// neither; and with more to go.
const KEEPS: u16 = 3 * NEAR + 1;
const NEAR: u16 = 7;

/// A step as a bit, so that all steps on which somebody stands are one number. Nobody is on the first step after the set-up.
pub(super) type Stand = u32;

pub(super) const fn stand(step: Step) -> Stand {
    1 << (step.number() - 2)
}

pub(super) const PAGODA: Stand = stand(Step::PAGODA);

/// What was learned with three to eight seats, as `chabudai train shikoku` wrote it.
static NETWORKS: LazyLock<Vec<Network>> = LazyLock::new(|| {
    let networks = weights(include_bytes!("weights.bin")).chunks_exact(Network::bytes(INPUTS.into()));
    networks.map(Network::read).collect()
});

/// What was learned with so many seats.
pub(super) fn learned(seats: u8) -> &'static Network {
    &NETWORKS[usize::from(seats - SEATS.start())]
}

/// The inputs as each seat has them at the end of a round, after which it keeps these cards.
pub(super) fn seen(game: &Shikoku, kept: impl Fn(Seat) -> Cards) -> Vec<Vec<u16>> {
    let (steps, order) = (game.steps(), game.order());
    let all = steps.iter().fold(0, |all, &step| all | stand(step));
    let mut everybody = vec![of_top(all)];
    for (seat, &step) in steps.pairs() {
        everybody.extend([of_kept(step, kept(seat), game.icons()).0, of_below(all, stand(step))]);
    }
    let seen = |(seat, &step)| {
        let place = order.iter().take_while(|&next| next != seat).count();
        let own = of_kept(step, kept(seat), game.icons()).1;
        everybody.iter().copied().chain(own).chain(of_stand(all, stand(step), place as u32)).collect()
    };
    steps.pairs().map(seen).collect()
}

/// How somebody keeps two cards on a step, as an input from the first of its kind on.
fn keep(step: Step, kept: Cards, icons: &Icons) -> u16 {
    let to_go = u16::from(Step::PAGODA.number() - step.number());
    if to_go == 0 || to_go > NEAR {
        return KEEPS - 1;
    }
    let mut fewest = u16::MAX;
    let mut below = false;
    for card in kept {
        let icons = u16::from(icons.of(card));
        fewest = fewest.min(icons);
        below |= icons + 1 == to_go;
    }
    3 * (to_go - 1)
        + if below {
            1
        } else if fewest >= to_go {
            2
        } else {
            0
        }
}

/// The inputs that hang on what a seat keeps on which step: the one of everybody, and those of the seat itself.
pub(super) fn of_kept(step: Step, kept: Cards, icons: &Icons) -> (u16, [u16; 5]) {
    let keep = keep(step, kept, icons);
    let (mut fewest, mut most) = (6, 1);
    for card in kept {
        (fewest, most) = (fewest.min(icons.of(card)), most.max(icons.of(card)));
    }
    let sixth = |card: Option<Card>| u16::from(card.map_or(0, |card| card.index() as u8) * 2 / 11);
    let own = [
        OWN + keep,
        FEWEST + u16::from(fewest) - 1,
        MOST + u16::from(most) - 1,
        LOWEST + sixth(kept.first()),
        HIGHEST + sixth(kept.iter().last()),
    ];
    (KEPT + keep, own)
}

/// How far the highest has to go, where somebody stands on all these steps.
#[inline]
pub(super) fn of_top(all: Stand) -> u16 {
    TOP + (PAGODA.ilog2() - all.ilog2()).min(19) as u16
}

/// How far somebody is below the highest.
#[inline]
pub(super) fn of_below(all: Stand, own: Stand) -> u16 {
    BELOW + (all.ilog2() - own.ilog2()).min(11) as u16
}

/// Where a seat stands among all, and when it plays in the next round.
#[inline]
pub(super) fn of_stand(all: Stand, own: Stand, place: u32) -> [u16; 4] {
    let below = all & (own - 1);
    let above = all & !(own | (own - 1));
    // Nobody above or below is as far as somebody far away.
    let up = ((above | PAGODA << 1).trailing_zeros() - own.trailing_zeros()).min(7);
    let down = (own.trailing_zeros() - (below | 1).ilog2()).min(7);
    let between = 4 * above.count_ones().min(3) + below.count_ones().min(3);
    [BETWEEN + between as u16, UP + up as u16, DOWN + down as u16, PLACE + place as u16]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_learned_is_all_there() {
        let learned = include_bytes!("weights.bin");
        assert!(learned.starts_with(b"game shikoku\nseed "));
        let written: Vec<u8> = NETWORKS.iter().flat_map(Network::write).collect();
        assert_eq!(NETWORKS.len(), SEATS.count());
        assert_eq!(weights(learned), written, "it reads as it is written");
    }
}
