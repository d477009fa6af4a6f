//! What can be asked of a table without knowing its game.

use games::{AnyGame, AnyTable, Threads};
use table::{Dice, LogEntry, Seat, Setup, Turn};

/// Plays a random game with this setup and shows `look` every table with somebody to move.
fn walk(game: &AnyGame, setup: &Setup, seed: u64, mut look: impl FnMut(&dyn AnyTable, Seat)) {
    let mut dice = Dice::new(seed);
    let mut table = (game.open)(setup).unwrap();
    loop {
        match table.turn() {
            Turn::Over => return,
            Turn::Chance => drop(table.roll(&mut dice).unwrap()),
            Turn::Move(seats) => {
                let seat = seats.first().unwrap();
                look(table.as_ref(), seat);
                let text = dice.choose(&table.moves(seat)).unwrap().clone();
                table.enter(&LogEntry::Move { seat, text }).unwrap();
            }
        }
    }
}

#[test]
fn what_a_move_is_said_to_score_is_what_it_then_scores() {
    const EVERY: usize = 5;
    for game in testgames::all() {
        for (seed, setup) in (0..).zip((game.showcase)()) {
            let mut number = 0;
            walk(game, &setup, seed, |table, seat| {
                number += 1;
                if number % EVERY != 0 {
                    return;
                }
                let (moves, said) = (table.moves(seat), table.points(seat));
                assert_eq!(said.len(), moves.len());
                let scored = |table: &dyn AnyTable| -> i32 {
                    let gains = table.gains();
                    gains.iter().filter(|gain| gain.seats.contains(seat)).map(|gain| gain.points).sum()
                };
                let (record, before) = (table.record(), scored(table));
                for (text, said) in moves.iter().zip(said).step_by(moves.len().div_ceil(3)) {
                    let mut after = (game.replay)(&record, record.log.len()).unwrap();
                    after.enter(&LogEntry::Move { seat, text: text.clone() }).unwrap();
                    assert_eq!(said.unwrap_or(0), scored(after.as_ref()) - before, "{}, {text}: {record}", game.id);
                }
            });
        }
    }
}

#[test]
fn nobody_scores_or_moves_out_of_turn() {
    for game in testgames::all() {
        let setup = &(game.showcase)()[0];
        walk(game, setup, 1, |table, _| {
            let waiting = Seat::all(setup.seats).filter(|&seat| !table.turn().seats().contains(seat));
            for seat in waiting {
                assert!(table.moves(seat).is_empty() && table.points(seat).is_empty(), "{}", game.id);
            }
        });
    }
}

#[test]
fn a_choice_from_a_written_view_is_the_bots_own_on_any_thread() {
    let spec = "master:20it*3".parse().unwrap();
    for game in testgames::all() {
        let mut looked = false;
        walk(game, &(game.showcase)()[0], 2, |table, seat| {
            if std::mem::replace(&mut looked, true) {
                return;
            }
            let expected = (game.bot)(spec, 3).choose(table, seat, &());
            let view = table.view_text(Some(seat));
            let choose = move || (game.choose)(view.text(), spec, 3, &Threads::default()).unwrap();
            let chosen = std::thread::spawn(choose).join().unwrap();
            assert_eq!(chosen, expected, "{}", game.id);
            assert_eq!(table.why_not(seat, &chosen), None);
        });
    }
}

#[test]
fn nothing_is_chosen_from_what_is_no_view_of_a_seat_to_move() {
    let spec = "adept".parse().unwrap();
    for game in testgames::all() {
        let table = (game.random_game)(&(game.showcase)()[0], &mut Dice::new(1)).unwrap();
        for viewer in [None, Some(Seat::new(0))] {
            assert!((game.choose)(table.view_text(viewer).text(), spec, 1, &()).is_err(), "{}", game.id);
        }
        assert!((game.choose)("{}", spec, 1, &()).is_err());
    }
}

#[test]
fn a_text_that_is_no_move_has_its_reason() {
    for game in testgames::all() {
        walk(game, &(game.showcase)()[0], 3, |table, seat| {
            let why = table.why_not(seat, "nonsense").expect("it is no move");
            assert!(why.text().contains("\"reason\":\""), "{}: {}", game.id, why.text());
        });
    }
}
