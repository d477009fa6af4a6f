//! What a viewer must not know, written apart from `imagine`.

use std::collections::HashSet;

use table::{Dice, Seat};
use testkit::Secrets;

use crate::{Card, Cards, Deck, Shikoku};

pub(super) const SECRETS: Secrets<Shikoku> = Secrets { scramble, hides };

/// Where a card hidden from the viewer is.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Spot {
    Hand(Seat),
    /// So many cards from the top.
    Deck(usize),
}

/// The hidden cards: the deck, and what the others were dealt or drew and have not played.
fn hidden(game: &Shikoku, viewer: Option<Seat>) -> Vec<(Spot, Card)> {
    let hands = game.hands.pairs().filter(|&(seat, _)| Some(seat) != viewer);
    let hands = hands.flat_map(|(seat, hand)| hand.iter().map(move |card| (Spot::Hand(seat), card)));
    let deck = game.deck.iter().enumerate().map(|(i, card)| (Spot::Deck(i), card));
    hands.filter(|&(_, card)| !game.taken.contains(card)).chain(deck).collect()
}

/// The game with other cards in the hidden places.
fn with(game: &Shikoku, viewer: Option<Seat>, cards: &[Card]) -> Shikoku {
    let mut world = *game;
    let hidden = hidden(game, viewer);
    let mut deck: Vec<Card> = game.deck.iter().collect();
    for &(spot, card) in &hidden {
        if let Spot::Hand(seat) = spot {
            world.hands[seat] = world.hands[seat].without(card);
        }
    }
    for (&(spot, _), &card) in hidden.iter().zip(cards) {
        match spot {
            Spot::Hand(seat) => world.hands[seat] = world.hands[seat].with(card),
            Spot::Deck(i) => deck[i] = card,
        }
    }
    world.deck = Deck::new(&deck).unwrap();
    world
}

fn scramble(game: &Shikoku, viewer: Option<Seat>, dice: &mut Dice) -> Shikoku {
    let mut cards: Vec<Card> = hidden(game, viewer).into_iter().map(|(_, card)| card).collect();
    dice.shuffle(&mut cards);
    with(game, viewer, &cards)
}

/// All cards differ, so two worlds are possible if two cards are hidden in different places.
fn hides(game: &Shikoku, viewer: Option<Seat>) -> bool {
    let hidden = hidden(game, viewer);
    hidden.iter().any(|(spot, _)| *spot != hidden[0].0)
}

/// All worlds that are possible for the viewer, one by one; none if they are too many to list.
pub(super) fn worlds(game: &Shikoku, viewer: Seat) -> Option<HashSet<Shikoku>> {
    const MOST_HIDDEN: usize = 7;
    let hidden = hidden(game, Some(viewer));
    if hidden.len() > MOST_HIDDEN {
        return None;
    }
    let mut found = HashSet::new();
    let cards = hidden.iter().map(|&(_, card)| card).collect();
    every_order(cards, &mut Vec::new(), &mut |order| {
        found.insert(with(game, Some(viewer), order));
    });
    Some(found)
}

fn every_order(rest: Cards, so_far: &mut Vec<Card>, visit: &mut impl FnMut(&[Card])) {
    if rest.is_empty() {
        visit(so_far);
    }
    for card in rest {
        so_far.push(card);
        every_order(rest.without(card), so_far, visit);
        so_far.pop();
    }
}
