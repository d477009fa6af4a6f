//! What a viewer must not know, written apart from `imagine`.

use table::{Dice, Options as _, Seat};
use testkit::Secrets;

use crate::{Mode, Seikatsu, Tile};

pub(super) const SECRETS: Secrets<Seikatsu> = Secrets { scramble, hides };

/// A place outside the garden that holds a tile hidden from the viewer.
#[derive(Clone, Copy)]
enum Place {
    Hand(Seat, usize),
    Bag(usize),
}

/// The hidden places: the bag, and the other hands but for koi that were dealt face up.
fn hidden(game: &Seikatsu, viewer: Option<Seat>) -> Vec<Place> {
    let koi_are_open = game.options.mode() != Mode::Standard;
    let mut places: Vec<_> = (0..game.bag.len()).map(Place::Bag).collect();
    for seat in Seat::all(game.options.seats()).filter(|&seat| Some(seat) != viewer) {
        for (i, tile) in game.hands[seat].iter().enumerate() {
            if !(koi_are_open && tile == Tile::KOI) {
                places.push(Place::Hand(seat, i));
            }
        }
    }
    places
}

fn tile(game: &Seikatsu, place: Place) -> Tile {
    match place {
        Place::Hand(seat, i) => game.hands[seat].as_slice()[i],
        Place::Bag(i) => game.bag.as_slice()[i],
    }
}

fn scramble(game: &Seikatsu, viewer: Option<Seat>, dice: &mut Dice) -> Seikatsu {
    let places = hidden(game, viewer);
    let mut tiles: Vec<_> = places.iter().map(|&place| tile(game, place)).collect();
    dice.shuffle(&mut tiles);
    let mut world = *game;
    for (&place, tile) in places.iter().zip(tiles) {
        match place {
            Place::Hand(seat, i) => world.hands[seat].as_mut_slice()[i] = tile,
            Place::Bag(i) => world.bag.as_mut_slice()[i] = tile,
        }
    }
    for hand in world.hands.iter_mut() {
        hand.as_mut_slice().sort_unstable();
    }
    world
}

/// Two worlds are possible if two different tiles lie in different hidden places; places in one hand are one.
fn hides(game: &Seikatsu, viewer: Option<Seat>) -> bool {
    let places = hidden(game, viewer);
    let apart = |a: Place, b: Place| match (a, b) {
        (Place::Hand(a, _), Place::Hand(b, _)) => a != b,
        _ => true,
    };
    places.iter().any(|&a| places.iter().any(|&b| apart(a, b) && tile(game, a) != tile(game, b)))
}

/// How many worlds are possible, if all hidden tiles are different: their orders, in a hand not told apart.
/// (With tiles alike some worlds are likelier than others, as more deals lead to them.)
pub(super) fn worlds(game: &Seikatsu, viewer: Seat) -> Option<usize> {
    let places = hidden(game, Some(viewer));
    let mut tiles: Vec<_> = places.iter().map(|&place| tile(game, place)).collect();
    tiles.sort_unstable();
    if tiles.len() > 6 || tiles.windows(2).any(|pair| pair[0] == pair[1]) {
        return None;
    }
    let factorial = |n: usize| (1..=n).product::<usize>();
    let in_hand =
        |seat: Seat| places.iter().filter(|place| matches!(place, Place::Hand(other, _) if *other == seat)).count();
    let alike: usize = Seat::all(game.options.seats()).map(|seat| factorial(in_hand(seat))).product();
    Some(factorial(tiles.len()) / alike)
}
