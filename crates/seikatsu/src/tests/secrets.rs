//! What a viewer must not know, written apart from `imagine`.

use table::{Dice, Options as _, Seat};
use testkit::Secrets;

use crate::{Mode, Seikatsu, Tile};

pub(super) const SECRETS: Secrets<Seikatsu> = Secrets { scramble, hides };

/// A hidden place: the n-th of the bag, or one in a hand, where they are not told apart.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Hidden {
    Hand(Seat),
    Bag(usize),
}

/// What lies hidden from the viewer: the bag, and the other hands but for koi that were dealt face up.
fn hidden(game: &Seikatsu, viewer: Option<Seat>) -> Vec<(Hidden, Tile)> {
    let koi_are_open = game.options.mode() != Mode::Standard;
    let mut places: Vec<_> = game.bag.iter().enumerate().map(|(i, tile)| (Hidden::Bag(i), tile)).collect();
    for seat in Seat::all(game.options.seats()).filter(|&seat| Some(seat) != viewer) {
        let tiles = game.hands[seat].tiles().filter(|&tile| !(koi_are_open && tile == Tile::KOI));
        places.extend(tiles.map(|tile| (Hidden::Hand(seat), tile)));
    }
    places
}

fn scramble(game: &Seikatsu, viewer: Option<Seat>, dice: &mut Dice) -> Seikatsu {
    let (places, mut tiles): (Vec<_>, Vec<_>) = hidden(game, viewer).into_iter().unzip();
    let mut world = *game;
    for (&place, &tile) in places.iter().zip(&tiles) {
        if let Hidden::Hand(seat) = place {
            world.hands[seat].put(tile);
        }
    }
    dice.shuffle(&mut tiles);
    for (place, tile) in places.into_iter().zip(tiles) {
        match place {
            Hidden::Hand(seat) => world.hands[seat].take(tile),
            Hidden::Bag(i) => world.bag.as_mut_slice()[i] = tile,
        }
    }
    world
}

/// Two worlds are possible if different tiles lie in different hidden places.
fn hides(game: &Seikatsu, viewer: Option<Seat>) -> bool {
    let hidden = hidden(game, viewer);
    hidden.iter().any(|a| hidden.iter().any(|b| a.0 != b.0 && a.1 != b.1))
}

/// How many worlds are possible, if all hidden tiles are different: their orders, in a hand not told apart.
/// (With tiles alike some worlds are likelier than others, as more deals lead to them.)
pub(super) fn worlds(game: &Seikatsu, viewer: Seat) -> Option<usize> {
    let (places, mut tiles): (Vec<_>, Vec<_>) = hidden(game, Some(viewer)).into_iter().unzip();
    tiles.sort_unstable();
    if tiles.len() > 6 || tiles.windows(2).any(|pair| pair[0] == pair[1]) {
        return None;
    }
    let factorial = |n: usize| (1..=n).product::<usize>();
    let in_hand = |seat| places.iter().filter(|&&place| place == Hidden::Hand(seat)).count();
    let alike: usize = Seat::all(game.options.seats()).map(|seat| factorial(in_hand(seat))).product();
    Some(factorial(tiles.len()) / alike)
}
