//! What a viewer must not know, written apart from `imagine`.

use table::{Dice, Options as _, Seat};
use testkit::Secrets;

use crate::game::Phase;
use crate::tests::worlds;
use crate::{Card, Cards, Mode, YokaiSeptet};

pub(super) const SECRETS: Secrets<YokaiSeptet> = Secrets { scramble, hides };

/// A place that holds a card hidden from the viewer.
#[derive(Clone, Copy)]
enum Place {
    Hand(Seat),
    Down(usize, usize),
    Discard(Seat),
}

/// The cards that the viewer knows `seat` to hold: what it passed there, and what was shown.
fn known(game: &YokaiSeptet, viewer: Option<Seat>, seat: Seat) -> Cards {
    let shown = game.shown.filter(|shown| shown.seat == seat).map(|shown| shown.card);
    let passed = viewer.filter(|_| game.phase != Phase::Choose).and_then(|viewer| {
        Some(game.passes[viewer]?.into_iter().zip(game.options.passes_to(viewer)).filter(move |(_, to)| *to == seat))
    });
    shown.into_iter().chain(passed.into_iter().flatten().map(|(card, _)| card)).collect()
}

fn hidden(game: &YokaiSeptet, viewer: Option<Seat>) -> Vec<(Place, Card)> {
    let mut places = Vec::new();
    for seat in Seat::all(game.options.seats()).filter(|&seat| Some(seat) != viewer) {
        let hand = game.hands[seat].without(known(game, viewer, seat));
        places.extend(hand.iter().map(|card| (Place::Hand(seat), card)));
        if let (Phase::Play(_), Some(card)) = (game.phase, game.discards[seat]) {
            places.push((Place::Discard(seat), card));
        }
    }
    for (seat, rows) in game.rows.iter().enumerate() {
        for (i, card) in rows.down.iter().enumerate() {
            if let Some(card) = card.filter(|&card| !rows.open.contains(card)) {
                places.push((Place::Down(seat, i), card));
            }
        }
    }
    places
}

fn scramble(game: &YokaiSeptet, viewer: Option<Seat>, dice: &mut Dice) -> YokaiSeptet {
    let places = hidden(game, viewer);
    let mut cards: Vec<_> = places.iter().map(|&(_, card)| card).collect();
    dice.shuffle(&mut cards);
    let mut world = *game;
    for &(place, card) in &places {
        if let Place::Hand(seat) = place {
            world.hands[seat] = world.hands[seat].without(Cards::only(card));
        }
    }
    for (&(place, _), card) in places.iter().zip(cards) {
        match place {
            Place::Hand(seat) => world.hands[seat] = world.hands[seat].with(card),
            Place::Down(seat, i) => world.rows[seat].down[i] = Some(card),
            Place::Discard(seat) => world.discards[seat] = Some(card),
        }
    }
    scramble_choices(&mut world, viewer, dice);
    world
}

/// Whoever has chosen may have chosen otherwise, but for what the viewer received.
fn scramble_choices(world: &mut YokaiSeptet, viewer: Option<Seat>, dice: &mut Dice) {
    let exchanged = world.phase != Phase::Choose;
    for seat in Seat::all(world.options.seats()).filter(|&seat| Some(seat) != viewer) {
        if let (Some(_), false) = (world.discards[seat], exchanged) {
            let hand: Vec<_> = world.hands[seat].without(Cards::BOSSES).iter().collect();
            world.discards[seat] = dice.choose(&hand).copied();
        }
        let Some(mut pass) = world.passes[seat] else { continue };
        for (card, to) in pass.iter_mut().zip(world.options.passes_to(seat)) {
            let hand: Vec<_> = world.hands[if exchanged { to } else { seat }].iter().collect();
            if !(exchanged && Some(to) == viewer)
                && let Some(&other) = dice.choose(&hand)
            {
                *card = other;
            }
        }
        world.passes[seat] = Some(pass);
    }
}

/// Others' hands or what they passed stay unknown all through a round; only a duel's last secrets come out.
fn hides(game: &YokaiSeptet, viewer: Option<Seat>) -> bool {
    match (game.phase, game.options.mode(), viewer) {
        (Phase::Deal | Phase::Over, ..) => false,
        (Phase::Play(_), Mode::Duel, Some(viewer)) => worlds::duel_is_uncertain(game, viewer),
        _ => true,
    }
}
