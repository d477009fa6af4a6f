//! What a viewer must not know, written apart from `imagine`.

use table::{Dice, Seat};
use testkit::Secrets;

use crate::game::Phase;
use crate::tests::worlds;
use crate::{BOSSES, Card, Cards, Mode, YokaiSeptet};

pub(super) const SECRETS: Secrets<YokaiSeptet> = Secrets { scramble, hides };

/// A spot that holds a card hidden from the viewer.
#[derive(Clone, Copy)]
enum Spot {
    Hand(Seat),
    Down(usize, usize),
    Discard(Seat),
}

/// The cards that the viewer knows `seat` to hold: what it passed there, and what was shown.
fn known(game: &YokaiSeptet, viewer: Option<Seat>, seat: Seat) -> Cards {
    let shown = game.shown.filter(|shown| shown.seat == seat).map(|shown| shown.card);
    let passed = viewer.filter(|_| game.phase != Phase::Choose).and_then(|viewer| {
        Some(game.passes[viewer]?.into_iter().zip(game.variant.passes_to(viewer)).filter(move |(_, to)| *to == seat))
    });
    shown.into_iter().chain(passed.into_iter().flatten().map(|(card, _)| card)).collect()
}

fn hidden(game: &YokaiSeptet, viewer: Option<Seat>) -> Vec<(Spot, Card)> {
    let mut spots = Vec::new();
    for seat in Seat::all(game.variant.seats).filter(|&seat| Some(seat) != viewer) {
        let hand = game.hands[seat].minus(known(game, viewer, seat));
        spots.extend(hand.iter().map(|card| (Spot::Hand(seat), card)));
        if let (Phase::Play, Some(card)) = (game.phase, game.discards[seat]) {
            spots.push((Spot::Discard(seat), card));
        }
    }
    for (seat, rows) in game.rows.iter().enumerate() {
        for (i, card) in rows.down.iter().enumerate() {
            if let Some(card) = card.filter(|&card| !rows.open.contains(card)) {
                spots.push((Spot::Down(seat, i), card));
            }
        }
    }
    spots
}

fn scramble(game: &YokaiSeptet, viewer: Option<Seat>, dice: &mut Dice) -> YokaiSeptet {
    let spots = hidden(game, viewer);
    let mut cards: Vec<_> = spots.iter().map(|&(_, card)| card).collect();
    dice.shuffle(&mut cards);
    let mut world = *game;
    for &(spot, card) in &spots {
        if let Spot::Hand(seat) = spot {
            world.hands[seat] = world.hands[seat].without(card);
        }
    }
    for (&(spot, _), card) in spots.iter().zip(cards) {
        match spot {
            Spot::Hand(seat) => world.hands[seat] = world.hands[seat].with(card),
            Spot::Down(seat, i) => world.rows[seat].down[i] = Some(card),
            Spot::Discard(seat) => world.discards[seat] = Some(card),
        }
    }
    scramble_choices(&mut world, viewer, dice);
    world
}

/// Whoever has chosen may have chosen otherwise, but for what the viewer received.
fn scramble_choices(world: &mut YokaiSeptet, viewer: Option<Seat>, dice: &mut Dice) {
    let exchanged = world.phase != Phase::Choose;
    for seat in Seat::all(world.variant.seats).filter(|&seat| Some(seat) != viewer) {
        if let (Some(_), false) = (world.discards[seat], exchanged) {
            let hand: Vec<_> = world.hands[seat].minus(BOSSES).iter().collect();
            world.discards[seat] = dice.choose(&hand).copied();
        }
        let Some(mut pass) = world.passes[seat] else { continue };
        for (card, to) in pass.iter_mut().zip(world.variant.passes_to(seat)) {
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
    match (game.phase, game.variant.mode, viewer) {
        (Phase::Deal | Phase::Over, ..) => false,
        (Phase::Play, Mode::Duel, Some(viewer)) => worlds::duel_is_uncertain(game, viewer),
        _ => true,
    }
}
