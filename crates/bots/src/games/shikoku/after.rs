//! What everybody can hope for once the cards of a round are played, learned from games.
//!
//! A small network looks at where all stand, who is next and what each has kept. It is asked at the end of every line of a round that is
//! looked through, so most of what it adds up is added up before, card by card.

use std::sync::LazyLock;

use shikoku::{Card, Cards, Icons, Shikoku, Step};
use table::{MAX_SEATS, Seat};

use super::judge::Judge;
use super::learn::SEATS;
use crate::lesson::weights;
use crate::network;

/// How many hidden units say who wins.
pub(super) const HIDDEN: usize = 8;
pub(super) type Network = network::Network<HIDDEN>;

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
pub(super) const BETWEEN: u16 = HIGHEST + 6;
pub(super) const UP: u16 = BETWEEN + NEIGHBOURS as u16;
pub(super) const DOWN: u16 = UP + WITHIN as u16;
pub(super) const PLACE: u16 = DOWN + WITHIN as u16;
/// How many there are.
pub(super) const INPUTS: u16 = PLACE + MAX_SEATS as u16;

/// None to three steps above and as many below; and how far away others are told apart.
pub(super) const NEIGHBOURS: usize = 16;
pub(super) const WITHIN: usize = 8;

/// In how many ways a hand can be kept: with so few steps to go, whether a card leads just below the pagoda, all lead onto it, or
/// neither; and with more to go.
const KEEPS: u16 = 3 * NEAR + 1;
const NEAR: u16 = 7;

/// Steps as bits, so that all on which somebody stands are one number. Nobody is on the first step after the set-up.
pub(super) type Stand = u32;

/// The bit of a step.
pub(super) const fn height(step: Step) -> u32 {
    step.number() as u32 - 2
}

pub(super) const PAGODA: Stand = 1 << height(Step::PAGODA);

/// What was learned with three to eight seats, as `chabudai train shikoku` wrote it.
pub(super) fn networks() -> impl Iterator<Item = Network> {
    weights(include_bytes!("weights.bin")).chunks_exact(Network::bytes(INPUTS.into())).map(Network::read)
}

static JUDGES: LazyLock<Vec<Judge>> =
    LazyLock::new(|| networks().zip(SEATS).map(|(network, seats)| Judge::new(&network, seats.into())).collect());

/// What was learned with so many seats.
pub(super) fn learned(seats: u8) -> &'static Judge {
    &JUDGES[usize::from(seats - SEATS.start())]
}

/// The inputs as each seat has them at the end of a round, after which it keeps these cards.
pub(super) fn seen(game: &Shikoku, kept: impl Fn(Seat) -> Cards) -> Vec<Vec<u16>> {
    let (steps, order) = (game.steps(), game.order());
    let all: Stand = steps.iter().fold(0, |all, &step| all | 1 << height(step));
    let mut everybody = vec![of_top(all.ilog2())];
    for (seat, &step) in steps.pairs() {
        everybody.extend([of_kept(step, kept(seat), game.icons()).0, of_below(all.ilog2() - height(step))]);
    }
    let seen = |(seat, &step)| {
        let place = order.iter().take_while(|&next| next != seat).count();
        let (_, own) = of_kept(step, kept(seat), game.icons());
        let (between, up, down) = neighbours(all, height(step));
        let among = [(BETWEEN, between), (UP, up), (DOWN, down), (PLACE, place)];
        let among = among.map(|(first, at)| first + at as u16);
        everybody.iter().copied().chain(own).chain(among).collect()
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

/// How far the highest has to go.
pub(super) fn of_top(top: u32) -> u16 {
    TOP + (height(Step::PAGODA) - top).min(19) as u16
}

/// How far somebody is below the highest.
pub(super) fn of_below(steps: u32) -> u16 {
    BELOW + steps.min(11) as u16
}

/// Where a seat stands among all: between how many steps on which others stand, and how far the next ones above and below are.
#[inline]
pub(super) fn neighbours(all: Stand, own: u32) -> (usize, usize, usize) {
    const FAR: u32 = WITHIN as u32 - 1;
    let below = all & ((1 << own) - 1);
    let above = all & u32::MAX << own << 1;
    // Nobody above or below is as far as somebody far away.
    let up = (above.trailing_zeros() - own).min(FAR);
    let down = (own - (below | 1).ilog2()).min(FAR);
    let between = 4 * above.count_ones().min(3) + below.count_ones().min(3);
    (between as usize, up as usize, down as usize)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_learned_is_all_there() {
        let learned = include_bytes!("weights.bin");
        assert!(learned.starts_with(b"game shikoku\nseed "));
        let written: Vec<u8> = networks().flat_map(|network| network.write()).collect();
        assert_eq!(networks().count(), SEATS.count());
        assert_eq!(weights(learned), written, "it reads as it is written");
    }
}
