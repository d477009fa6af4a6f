//! Worlds that a seat cannot tell from the true one.

use table::{Dice, Game, Options as _, PerSeat, Turn, View};

use crate::game::Phase;
use crate::{Hand, Mode, Pile, Private, Public, Seikatsu, Tile};

/// Shuffles the tiles that the seat has not seen and deals them to the other hands and the bag.
///
/// Every order of the unseen tiles is equally likely: each tile can always be played, so what the others played tells
/// nothing certain about what they kept.
pub(crate) fn imagine(view: &View<Seikatsu>, dice: &mut Dice) -> Seikatsu {
    let View { seat, turn, public, private, .. } = view;
    let phase = match turn {
        Turn::Chance => return Seikatsu::new(&public.options),
        Turn::Move(seats) => Phase::Play(seats.iter().next().expect("somebody is to move")),
        Turn::Over => Phase::Over,
    };
    let mut unseen = unseen(public, private);
    dice.shuffle(unseen.as_mut_slice());
    let hands = PerSeat::from_fn(public.options.seats(), |other| {
        if other == *seat {
            return private.hand;
        }
        let held = public.hands[other];
        let known = held.koi.unwrap_or(0);
        let mut hand: Hand = (0..known).map(|_| Tile::KOI).collect();
        for _ in known..held.tiles {
            hand.take(unseen.pop().expect("the hands hold tiles of the box"));
        }
        hand
    });
    Seikatsu {
        options: public.options,
        phase,
        garden: public.garden,
        flocks: public.flocks,
        last: public.last,
        hands,
        bag: unseen,
    }
}

/// What is neither in the garden nor in the own hand; koi only where they are not dealt face up.
fn unseen(public: &Public, private: &Private) -> Pile<36> {
    let mut seen = [0; Tile::KINDS];
    for tile in public.garden.tiles().map(|(_, tile)| tile).chain(private.hand.tiles()) {
        seen[tile.kind()] += 1;
    }
    let koi = if public.options.mode() == Mode::Standard { Tile::KOI_COPIES } else { 0 };
    let mut unseen = Pile::default();
    for tile in Tile::GARDEN.into_iter().chain((0..koi).map(|_| Tile::KOI)) {
        if seen[tile.kind()] > 0 {
            seen[tile.kind()] -= 1;
        } else {
            unseen.push(tile);
        }
    }
    unseen
}
