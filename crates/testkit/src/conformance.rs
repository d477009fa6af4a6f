//! The contract of `table::Game`, over random games.

use std::collections::BTreeSet;
use std::fmt::{Debug, Display};
use std::str::FromStr;

use serde::Serialize;
use serde::de::DeserializeOwned;
use table::{Dice, Game, Options, Reason as _, Record, Refusal, Seat, Table, Turn, View, WhyNot, parse, why_not};

use crate::redeal::redeals_what_nobody_sees;
use crate::{Rules, walk};

/// Of thousands of ways to pass cards so many are tried.
const MOVES_SCORED: usize = 100;

/// One in so many positions is dealt anew.
const REDEALT_EVERY: usize = 7;

/// From one in so many positions a game is played on.
const PLAYED_ON_EVERY: usize = 5;

/// Plays `games` random games with each of `variants` and checks the contract at every position.
pub fn check<G: Game>(variants: &[G::Options], games: u64) {
    assert!(!variants.is_empty(), "no variant to check");
    let rules = Rules::find(&format!("{}.md", G::ID)).expect("a game has a page of rules");
    for options in variants {
        assert_eq!(G::Options::read(&options.setup()).as_ref(), Ok(options), "options survive being written");
        // Moves of other positions: texts that are well written and mostly not legal here.
        let mut foreign = BTreeSet::new();
        for game in 0..games {
            let mut tells = 0;
            let mut snapshots = Vec::new();
            let table = walk::<G>(options, &mut Dice::stream(game, 1), |table, dice| {
                tells += position(table, &mut foreign, &rules, dice);
                snapshots.push(table.game().clone());
                // Every position would be replayed from its first step on.
                if snapshots.len() % REDEALT_EVERY == 0 {
                    redeals_what_nobody_sees(table, dice);
                }
                if snapshots.len() % PLAYED_ON_EVERY == 0 {
                    plays_on_move_by_move(table.game(), snapshots.len() as u64);
                }
            });
            assert!(tells > 0, "a whole game told no event");
            whole_game(&table, &snapshots);
        }
    }
}

/// Checks one position; returns how many events the step tried in it told.
fn position<G: Game>(table: &Table<G>, foreign: &mut BTreeSet<G::Move>, rules: &Rules, dice: &mut Dice) -> usize {
    let game = table.game();
    let turn = table.turn();
    let seats = table.options().seats();
    assert_eq!(turn == Turn::Over, table.outcome().is_some(), "an outcome exactly when over: {}", table.record());
    assert!(turn.seats().iter().all(|seat| seat.index() < usize::from(seats)), "only seats of this table are to move");

    let mut told = 0;
    if turn == Turn::Chance {
        let chance = game.roll(dice);
        let mut events = Vec::new();
        game.clone().apply_chance(&chance, &mut events);
        events.iter().for_each(reads_as_written);
        assert_eq!(game.check_chance(&chance), Ok(()), "what is rolled can be");
        round_trip(&chance);
        told += same_with_and_without_listener(
            game,
            |game| {
                let mut events = Vec::new();
                game.apply_chance(&chance, &mut events);
                events.len()
            },
            |game| game.apply_chance(&chance, &mut ()),
        );
        assert_eq!(table.clone().chance(chance).map(drop), Ok(()));
    }
    for seat in Seat::all(seats) {
        let moves = table.moves(seat);
        assert!(moves.is_sorted_by(|a, b| a < b), "moves are sorted, none twice: {moves:?}");
        assert_eq!(turn.seats().contains(seat), !moves.is_empty(), "moves exactly on a turn: {}", table.record());
        moves.iter().for_each(round_trip);

        if let Some(&mv) = dice.choose(&moves) {
            told += same_with_and_without_listener(
                game,
                |game| {
                    let mut events = Vec::new();
                    game.apply_move(seat, mv, &mut events);
                    events.len()
                },
                |game| game.apply_move(seat, mv, &mut ()),
            );
        }
        moves.iter().take(MOVES_SCORED).for_each(|&mv| scores_what_it_says(game, seat, mv));
        refuses_what_is_not_listed(table, seat, &moves, foreign, rules, dice);
        foreign.extend(dice.choose(&moves));
        draws_from_its_list(game, seat, &moves, dice);
        imagines_what_it_sees(game, seat, dice);
    }
    told
}

fn round_trip<T: FromStr + Display + Eq + Debug>(value: &T) {
    assert_eq!(parse(&value.to_string()).as_ref(), Some(value), "a text reads as what it was written from");
}

/// A step must do the same whether anybody listens or not; returns how many events it told.
fn same_with_and_without_listener<G: Game>(game: &G, told: impl Fn(&mut G) -> usize, silent: impl Fn(&mut G)) -> usize {
    let mut heard = game.clone();
    let events = told(&mut heard);
    let mut unheard = game.clone();
    silent(&mut unheard);
    assert_eq!(heard, unheard, "listening changes nothing");
    events
}

fn refuses_what_is_not_listed<G: Game>(
    table: &Table<G>,
    seat: Seat,
    moves: &[G::Move],
    foreign: &BTreeSet<G::Move>,
    rules: &Rules,
    dice: &mut Dice,
) {
    const TRIED: usize = 4;
    let view = table.view(seat);
    let unlisted: Vec<_> = foreign.iter().filter(|mv| moves.binary_search(mv).is_err()).collect();
    for _ in 0..TRIED {
        let Some(&&mv) = dice.choose(&unlisted) else { return };
        says_why_not(&view, mv, rules);
        let mut tried = table.clone();
        let refusal = tried.play(seat, mv).expect_err("an unlisted move is refused");
        let expected = match table.turn() {
            Turn::Over => matches!(refusal, Refusal::Over),
            Turn::Chance => matches!(refusal, Refusal::ChanceFirst { .. }),
            Turn::Move(seats) if seats.contains(seat) => matches!(refusal, Refusal::Illegal { .. }),
            Turn::Move(_) => matches!(refusal, Refusal::NotToMove { .. }),
        };
        assert!(expected, "{refusal:?} at {:?}", table.turn());
        assert_eq!(tried.game(), table.game(), "a refused move changes nothing");
        assert_eq!(tried.log(), table.log(), "a refused move is not logged");
    }
}

/// A random move is the listed one that the same dice pick, and so legal, each equally likely, and the same for ever.
fn draws_from_its_list<G: Game>(game: &G, seat: Seat, moves: &[G::Move], dice: &mut Dice) {
    const TRIED: usize = 8;
    for _ in 0..if moves.is_empty() { 0 } else { TRIED } {
        let seed = dice.bits();
        let picked = moves[Dice::new(seed).below(moves.len())];
        assert_eq!(game.random_move(seat, &mut Dice::new(seed), &mut Vec::new()), picked, "of {moves:?}");
    }
}

/// Playing on is the same as one listed move after the other, drawn from the same dice.
fn plays_on_move_by_move<G: Game>(game: &G, seed: u64) {
    let (mut at_once, mut dice_at_once) = (game.clone(), Dice::new(seed));
    let (mut one_by_one, mut dice) = (game.clone(), Dice::new(seed));
    let played = at_once.play_on(&mut dice_at_once, &mut Vec::new());
    let (mut moves, mut listed) = (0, Vec::new());
    while let Turn::Move(seats) = one_by_one.turn() {
        let seat = if seats.len() == 1 { seats.nth(0) } else { seats.nth(dice.below(seats.len())) };
        one_by_one.legal_moves(seat, &mut listed);
        one_by_one.apply_move(seat, listed[dice.below(listed.len())], &mut ());
        moves += 1;
    }
    assert_eq!(at_once, one_by_one, "played on from {game:?}");
    assert_eq!((played, dice_at_once.bits()), (moves, dice.bits()), "moves and draws from {game:?}");
}

fn imagines_what_it_sees<G: Game>(game: &G, seat: Seat, dice: &mut Dice) {
    let seen = View::of(game, seat);
    let world = G::imagine(&seen, dice);
    assert_eq!(View::of(&world, seat), seen, "seat {seat} cannot tell an imagined world from the true one");
    for &mv in &seen.moves {
        assert_eq!(world.points(seat, mv), game.points(seat, mv), "the points of {mv} are what seat {seat} knows");
        assert_eq!(world.prospects(seat, mv), game.prospects(seat, mv), "and so is what it brings later");
    }
    let text = serde_json::to_string(&seen).expect("views are plain data");
    let read: View<G> = serde_json::from_str(&text).unwrap_or_else(|error| panic!("{error}: {text}"));
    assert_eq!(read, seen, "a view reads as it was written");
}

/// What a move is said to score must be what playing it scores, and its events must read as they were written.
fn scores_what_it_says<G: Game>(game: &G, seat: Seat, mv: G::Move) {
    let said = game.points(seat, mv);
    let mut events = Vec::new();
    game.clone().apply_move(seat, mv, &mut events);
    let gains = events.iter().filter_map(G::gain).filter(|gain| gain.seats.contains(seat));
    let scored: i32 = gains.map(|gain| gain.points).sum();
    assert_eq!(said.unwrap_or(0), scored, "the points of {mv}, of which it was said {said:?}: {events:?}");
    events.iter().for_each(reads_as_written);
}

fn reads_as_written<T: Serialize + DeserializeOwned + Eq + Debug>(value: &T) {
    let text = serde_json::to_string(value).expect("it is plain data");
    assert_eq!(&serde_json::from_str::<T>(&text).unwrap_or_else(|error| panic!("{error}: {text}")), value);
}

/// A move that is not allowed has a reason that can be written, read back and looked up in the rules.
fn says_why_not<G: Game>(view: &View<G>, mv: G::Move, rules: &Rules) {
    let why = why_not(view, &mv.to_string()).expect("a move that is not listed is not allowed");
    let waits = match view.turn {
        Turn::Over => why == WhyNot::Over,
        Turn::Chance => why == WhyNot::ChanceFirst,
        Turn::Move(seats) if !seats.contains(view.seat) => why == WhyNot::NotYourTurn { seats },
        Turn::Move(_) => matches!(&why, WhyNot::Rule(reason) if rules.check(reason.paragraph()) == Ok(())),
    };
    assert!(waits, "{why:?} at {:?}", view.turn);
    reads_as_written(&why);
}

fn whole_game<G: Game>(table: &Table<G>, snapshots: &[G]) {
    let record = table.record();
    let text = record.to_string();
    let read = Record::from_json(&text).expect("a record can be read");
    assert_eq!(read, record, "a record survives being written");
    let replayed = Table::<G>::referee(&read).unwrap_or_else(|error| panic!("{error}: {text}"));
    assert_eq!(replayed.game(), table.game(), "replaying gives the same state");

    // Undo is replaying less: the first step, the middle and the last.
    let steps = table.log().len();
    for back_to in [0, 1, steps / 2, steps - 1] {
        assert_eq!(table.rewound(back_to).game(), &snapshots[back_to], "undo to step {back_to}: {text}");
    }

    let mut altered = record.clone();
    altered.result.as_mut().expect("a finished game has a result").scores[Seat::new(0)] += 1;
    assert!(Table::<G>::referee(&altered).is_err(), "a wrong score is refused");
    altered.result = None;
    assert!(Table::<G>::referee(&altered).is_err(), "a missing result is refused");
    let mut longer = record.clone();
    longer.log.extend(record.log.last().cloned());
    assert!(Table::<G>::referee(&longer).is_err(), "a step after the end is refused");
    let mut shorter = record;
    shorter.log.pop();
    assert!(Table::<G>::referee(&shorter).is_err(), "a result before the end is refused");
    shorter.result = None;
    assert!(Table::<G>::referee(&shorter).is_ok(), "an unfinished game is a record too");
}
