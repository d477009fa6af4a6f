//! The worlds that fit what a seat knows, counted one by one, apart from `imagine`: what the others lack is read from
//! the tricks here.

use std::collections::HashMap;
use std::fmt::Debug;
use std::hash::Hash;

use table::{Dice, Game, PerSeat, Seat, View};

use crate::{Card, Cards, DownCard, YokaiSeptet};

/// Whether `hand` is one that `seat` can have left: it never kept a card of a suit that it failed to follow.
fn fits_tricks(game: &YokaiSeptet, seat: Seat, hand: Cards) -> bool {
    game.tricks.iter().all(|trick| {
        let cards: Vec<Card> = trick.cards.iter().flatten().copied().collect();
        let seats = game.variant.seats;
        let place = (0..seats).position(|steps| trick.leader.left(steps, seats) == seat).expect("it sits somewhere");
        match cards.get(place) {
            Some(card) if card.suit() != cards[0].suit() => hand.iter().all(|kept| kept.suit() != cards[0].suit()),
            _ => true,
        }
    })
}

/// All hands that the seats can have after passing, as far as `viewer` knows; nothing if there are too many to count.
pub(super) fn hands_after_passing(game: &YokaiSeptet, viewer: Seat) -> Option<Vec<PerSeat<Cards, 4>>> {
    const MOST_UNSEEN: usize = 10;
    let others: Vec<_> = Seat::all(game.variant.seats).filter(|&seat| seat != viewer).collect();
    let unseen: Cards = others.iter().fold(Cards::EMPTY, |cards, &seat| cards.or(game.hands[seat]));
    if unseen.len() > MOST_UNSEEN {
        return None;
    }
    let passed = game.passes[viewer]?.into_iter().zip(game.variant.passes_to(viewer));
    let gone: Cards = game.tricks.iter().flat_map(|trick| trick.cards.iter().flatten()).copied().collect();
    let sure: Vec<(Card, Seat)> = passed
        .chain(game.shown.map(|shown| (shown.card, shown.seat)))
        .filter(|&(card, seat)| !gone.contains(card) && seat != viewer)
        .collect();

    let mut start = PerSeat::new(game.variant.seats);
    start[viewer] = game.hands[viewer];
    let mut worlds = vec![start];
    for card in unseen {
        worlds = worlds
            .iter()
            .flat_map(|world| others.iter().map(move |&seat| (*world, seat)))
            .filter(|&(world, seat)| world[seat].len() < game.hands[seat].len())
            .filter(|&(_, seat)| sure.iter().all(|&(known, holder)| known != card || holder == seat))
            .map(|(mut world, seat)| {
                world[seat] = world[seat].with(card);
                world
            })
            .collect();
    }
    worlds.retain(|world| others.iter().all(|&seat| fits_tricks(game, seat, world[seat])));
    Some(worlds)
}

/// What is hidden in a duel: the other's hand and discard, and the face-down cards in their order.
pub(super) type DuelSecrets = (Cards, Option<Card>, Vec<Card>);

pub(super) fn duel_secrets(game: &YokaiSeptet, viewer: Seat) -> DuelSecrets {
    let other = viewer.left(1, 2);
    let face_down = |rows: &crate::rows::Rows| {
        let places = rows.down_cards();
        rows.down.into_iter().zip(places).filter(|(_, place)| *place == DownCard::FaceDown).filter_map(|(card, _)| card)
    };
    (
        game.hands[other],
        game.discards[other],
        game.rows.iter().flat_map(|rows| face_down(rows).collect::<Vec<_>>()).collect(),
    )
}

/// All that can be hidden in a duel as far as `viewer` knows; nothing if there is too much to count.
pub(super) fn duel_worlds(game: &YokaiSeptet, viewer: Seat) -> Option<Vec<DuelSecrets>> {
    const MOST_UNSEEN: usize = 6;
    let (hand, discard, down) = duel_secrets(game, viewer);
    let unseen: Vec<Card> = hand.iter().chain(discard).chain(down.iter().copied()).collect();
    if unseen.len() > MOST_UNSEEN {
        return None;
    }
    let mut worlds = Vec::new();
    for order in orders(&unseen) {
        let (held, rest) = order.split_at(hand.len());
        let secrets = (held.iter().copied().collect(), Some(rest[0]), rest[1..].to_vec());
        let possible = !rest[0].is_boss() && fits_tricks(game, viewer.left(1, 2), secrets.0);
        if possible && !worlds.contains(&secrets) {
            worlds.push(secrets);
        }
    }
    Some(worlds)
}

/// Whether a duellist holds at least two worlds possible while cards are played.
pub(super) fn duel_is_uncertain(game: &YokaiSeptet, viewer: Seat) -> bool {
    let (hand, discard, down) = duel_secrets(game, viewer);
    if down.len() > 1 {
        return true;
    }
    let unseen: Cards = hand.iter().chain(discard).chain(down.iter().copied()).collect();
    let discards = unseen.iter().filter(|card| !card.is_boss());
    let worlds = discards.flat_map(|discard| {
        let left = unseen.without(discard);
        let downs = if down.is_empty() { vec![Cards::EMPTY] } else { left.iter().map(Cards::only).collect() };
        downs.into_iter().map(move |down| left.minus(down))
    });
    worlds.filter(|&hand| fits_tricks(game, viewer.left(1, 2), hand)).count() > 1
}

fn orders(cards: &[Card]) -> Vec<Vec<Card>> {
    let Some((&first, rest)) = cards.split_first() else { return vec![Vec::new()] };
    let insert = |order: Vec<Card>| {
        (0..=order.len()).map(move |i| {
            let mut longer = order.clone();
            longer.insert(i, first);
            longer
        })
    };
    orders(rest).into_iter().flat_map(insert).collect()
}

/// All sets of three of these cards.
pub(super) fn triples(cards: Cards) -> Vec<Cards> {
    let cards: Vec<_> = cards.iter().collect();
    let mut sets = Vec::new();
    for (i, &a) in cards.iter().enumerate() {
        for (j, &b) in cards.iter().enumerate().skip(i + 1) {
            sets.extend(cards[j + 1..].iter().map(|&c| [a, b, c].into_iter().collect::<Cards>()));
        }
    }
    sets
}

/// Imagines `each` times as often as there are `worlds`, of which a projection must give each equally often and
/// nothing else.
pub(super) fn uniform_over<K: Eq + Hash + Debug>(
    game: &YokaiSeptet,
    seat: Seat,
    worlds: impl IntoIterator<Item = K>,
    each: usize,
    project: impl Fn(&YokaiSeptet) -> K,
) {
    let mut count: HashMap<K, usize> = worlds.into_iter().map(|world| (world, 0)).collect();
    let view = View::of(game, seat);
    let mut dice = Dice::new(count.len() as u64);
    for _ in 0..count.len() * each {
        let seen = project(&YokaiSeptet::imagine(&view, &mut dice));
        *count.get_mut(&seen).unwrap_or_else(|| panic!("{seen:?} is not possible")) += 1;
    }
    // Chi squared has mean `freedom` and variance twice that; five standard deviations are beyond chance.
    let (freedom, expected) = (count.len() as f64 - 1.0, each as f64);
    let chi_squared: f64 = count.values().map(|&n| (n as f64 - expected).powi(2) / expected).sum();
    let bound = freedom + 5.0 * (2.0 * freedom).sqrt() + 10.0;
    assert!(chi_squared < bound, "chi squared {chi_squared:.1} of {freedom} degrees, at most {bound:.1} by chance");
}
