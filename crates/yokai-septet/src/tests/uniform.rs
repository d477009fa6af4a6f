//! Imagined worlds are all there and equally likely.

use std::collections::HashMap;

use table::{Dice, Game, Options as _, Seat, View};

use crate::tests::worlds::{duel_secrets, duel_worlds, hands_after_passing, triples, uniform_over};
use crate::{BOSSES, Card, Goal, Mode, Move, Options, YokaiSeptet};

fn moves(game: &YokaiSeptet, seat: Seat) -> Vec<Move> {
    let mut moves = Vec::new();
    game.legal_moves(seat, &mut moves);
    moves
}

fn options(seats: u8, mode: Mode) -> Options {
    Options::new(seats, mode, Goal::SevenPoints).expect("they go together")
}

/// Calls `visit` at the positions of a few random games until it has said `enough` times that it had something to do.
fn at_positions(options: &Options, enough: u32, mut visit: impl FnMut(&YokaiSeptet, Seat) -> bool) {
    let mut done = 0;
    for game in 0..400 {
        testkit::walk::<YokaiSeptet>(options, &mut Dice::stream(game, 5), |table, _| {
            if let Some(mover) = table.game().mover.seat() {
                let viewer = mover.left((game % 3) as u8 + 1, options.seats());
                done += u32::from(done < enough && visit(table.game(), viewer));
            }
        });
        if done == enough {
            return;
        }
    }
    panic!("only {done} positions of {options:?} could be counted");
}

fn known_voids(game: &YokaiSeptet, viewer: Seat) -> usize {
    game.lacks.pairs().filter(|(seat, _)| *seat != viewer).map(|(_, suits)| suits.len()).sum()
}

/// Near the end of a round the hands can be counted.
#[test]
fn imagined_hands_are_uniform() {
    for (seats, mode) in [(3, Mode::Classic), (4, Mode::Classic), (4, Mode::NextSevens)] {
        let options = options(seats, mode);
        at_positions(&options, 12, |game, viewer| {
            let Some(worlds) = hands_after_passing(game, viewer) else { return false };
            let worth = (2..=150).contains(&worlds.len()) && known_voids(game, viewer) >= 3;
            if worth {
                uniform_over(game, viewer, worlds, 200, |world| world.hands);
            }
            worth
        });
    }
}

/// What another seat received can be any of the cards that it held after passing, whatever its hand.
#[test]
fn imagined_passes_are_uniform() {
    for seats in [3, 4] {
        at_positions(&options(seats, Mode::Classic), 2, |game, viewer| {
            let Some(worlds) = hands_after_passing(game, viewer) else { return false };
            if !(2..=4).contains(&worlds.len()) {
                return false;
            }
            // With 3 seats the left neighbour's pass goes to the third seat, with 4 to the one across.
            let giver = viewer.left(1, seats);
            let receiver = game.variant.passes_to(giver)[0];
            let played = game.tricks.played_by_seat()[receiver];
            let pairs = worlds.iter().flat_map(|&world| {
                triples(world[receiver].or(played)).into_iter().map(move |received| (world, received))
            });
            uniform_over(game, viewer, pairs, 50, |world| {
                (world.hands, world.passes[giver].into_iter().flatten().collect())
            });
            true
        });
    }
}

/// In Next Sevens two of the three cards that another seat received are unknown, and it matters who gave which.
#[test]
fn imagined_single_cards_are_uniform() {
    at_positions(&options(4, Mode::NextSevensShort), 2, |game, viewer| {
        let Some(worlds) = hands_after_passing(game, viewer) else { return false };
        if !(2..=6).contains(&worlds.len()) {
            return false;
        }
        let [left, across, right] = [1, 2, 3].map(|steps| viewer.left(steps, 4));
        let from_me = game.passes[viewer].expect("all have passed")[0];
        let played = game.tricks.played_by_seat()[left];
        let expected = worlds.iter().flat_map(|&world| {
            let held = world[left].or(played).without(from_me);
            let pairs = held.iter().flat_map(move |a| held.iter().filter(move |&b| a != b).map(move |b| (a, b)));
            pairs.map(move |(a, b)| (world, a, b))
        });
        uniform_over(game, viewer, expected.collect::<Vec<_>>(), 50, |world| {
            // The seat across passes to its right, the one on the right across.
            let given = |giver: Seat, place: usize| world.passes[giver].expect("all have passed")[place];
            (world.hands, given(across, 2), given(right, 1))
        });
        true
    });
}

/// Near the end of a duel's round the hidden cards can be counted.
#[test]
fn imagined_duels_are_uniform() {
    at_positions(&options(2, Mode::Duel), 12, |game, viewer| {
        let Some(worlds) = duel_worlds(game, viewer) else { return false };
        let worth = (2..=150).contains(&worlds.len()) && known_voids(game, viewer) >= 1;
        if worth {
            testkit::uniform(game, viewer, worlds.len());
            uniform_over(game, viewer, worlds, 50, |world| duel_secrets(world, viewer));
        }
        worth
    });
}

/// Before all have passed nothing is known but the own hand: a card is in each other hand as often as any, and passed
/// by those who have chosen as often as any other of their hand.
#[test]
fn imagined_choices_are_uniform_before_all_have_passed() {
    for (seats, mode) in [(3, Mode::Classic), (4, Mode::Classic), (4, Mode::NextSevens)] {
        let options = options(seats, mode);
        let mut game = YokaiSeptet::new(&options);
        game.apply_chance(&game.roll(&mut Dice::new(1)), &mut ());
        let (viewer, chosen) = (Seat::new(0), Seat::new(2));
        game.apply_move(chosen, moves(&game, chosen)[5], &mut ());
        let view = View::of(&game, viewer);
        let unseen: Vec<Card> =
            game.variant.deck().minus(view.private.hand).iter().filter(|&c| Some(c) != game.trump_card).collect();
        // Where each unseen card is, and which of the chosen seat's three cards it is, if any.
        let (mut held, mut passed) = (HashMap::new(), HashMap::new());
        const WORLDS: usize = 20_000;
        let mut dice = Dice::new(2);
        for _ in 0..WORLDS {
            let world = YokaiSeptet::imagine(&view, &mut dice);
            let pass = world.passes[chosen].expect("it has chosen");
            assert!(pass.iter().all(|&card| world.hands[chosen].contains(card)));
            for seat in Seat::all(seats).filter(|&seat| seat != viewer) {
                world.hands[seat].iter().for_each(|card| *held.entry((seat, card)).or_insert(0) += 1);
                assert_eq!(world.passes[seat].is_some(), seat == chosen);
            }
            let place = |i: usize| if mode == Mode::Classic { 0 } else { i };
            pass.iter().enumerate().for_each(|(i, &card)| *passed.entry((place(i), card)).or_insert(0) += 1);
        }
        let others = usize::from(seats) - 1;
        assert_evenly(&held, unseen.len() * others, WORLDS * unseen.len());
        let places = if mode == Mode::Classic { 1 } else { 3 };
        assert_evenly(&passed, unseen.len() * places, WORLDS * 3);
    }
}

/// `total` fell on `kinds` kinds, none of them five standard deviations away from its share.
fn assert_evenly<K: std::fmt::Debug>(counts: &HashMap<K, i32>, kinds: usize, total: usize) {
    assert_eq!(counts.len(), kinds);
    let share = total as f64 / kinds as f64;
    for (kind, &count) in counts {
        assert!((f64::from(count) - share).abs() < 5.0 * share.sqrt(), "{kind:?}: {count} instead of {share}");
    }
}

/// A hand with fewer 7s has more cards to discard, and so is likelier once its seat has chosen: of the 25 cards that a
/// duellist has not seen, the discard is any but a 7, and then 10 of the other 24 are in the hand.
#[test]
fn imagined_discards_are_uniform_before_both_have_chosen() {
    let options = options(2, Mode::Duel);
    let mut game = YokaiSeptet::new(&options);
    game.apply_chance(&game.roll(&mut Dice::new(1)), &mut ());
    let (viewer, other) = (Seat::new(0), Seat::new(1));
    game.apply_move(other, moves(&game, other)[0], &mut ());
    let view = View::of(&game, viewer);
    const WORLDS: usize = 40_000;
    let (mut discards, mut sevens) = (HashMap::new(), 0);
    let mut dice = Dice::new(2);
    for _ in 0..WORLDS {
        let world = YokaiSeptet::imagine(&view, &mut dice);
        let discard = world.discards[other].expect("it has chosen");
        assert!(world.hands[other].contains(discard) && world.hands[other].len() == 11);
        *discards.entry(discard).or_insert(0) += 1;
        sevens += world.hands[other].and(BOSSES).len();
    }
    let (hand, discard, down) = duel_secrets(&game, viewer);
    assert_eq!((hand.len(), down.len()), (11, 14));
    assert!(discard.is_some());
    let unseen_sevens = hand.iter().chain(down).filter(|card| card.is_boss()).count();
    assert_evenly(&discards, 25 - unseen_sevens, WORLDS);
    let mean = sevens as f64 / WORLDS as f64;
    let expected = unseen_sevens as f64 * 10.0 / 24.0;
    // The variance of the number of 7s is below 2.
    assert!((mean - expected).abs() < 5.0 * (2.0 / WORLDS as f64).sqrt(), "{mean} instead of {expected}");
}
