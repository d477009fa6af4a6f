//! What each move would bring, as far as its seat can know.

use games::{AnyTable, GAMES, Threads, find};
use table::{Dice, Entry, Seat, Setup, Turn};

/// Plays a random game with this setup and shows `look` every table with somebody to move.
fn walk(game: &str, setup: &Setup, seed: u64, mut look: impl FnMut(&dyn AnyTable, Seat)) {
    let mut dice = Dice::new(seed);
    let mut table = (find(game).unwrap().open)(setup).unwrap();
    loop {
        match table.turn() {
            Turn::Over => return,
            Turn::Chance => drop(table.roll(&mut dice).unwrap()),
            Turn::Move(seats) => {
                let seat = seats.iter().next().unwrap();
                look(table.as_ref(), seat);
                let text = dice.choose(&table.list_moves(seat)).unwrap().clone();
                table.enter(&Entry::Move { seat, text }).unwrap();
            }
        }
    }
}

/// The table after a move, and what was seen of it.
fn after(table: &dyn AnyTable, seat: Seat, text: &str) -> (games::BoxedTable, Vec<serde_json::Value>) {
    let record = table.record();
    let mut again = (find(&record.game).unwrap().replay)(&record, record.log.len()).unwrap();
    let events = again.enter(&Entry::Move { seat, text: text.into() }).unwrap();
    (again, events)
}

fn setups(game: &str) -> Vec<Setup> {
    (find(game).unwrap().showcase)()
}

#[test]
fn a_preview_of_points_is_what_the_move_then_brings() {
    for game in ["seikatsu", "miyabi"] {
        let mut known = 0;
        for (seed, setup) in (0..).zip(setups(game)) {
            let mut number = 0;
            walk(game, &setup, seed, |table, seat| {
                number += 1;
                if number % 5 != 0 {
                    return;
                }
                let (moves, previews) = (table.list_moves(seat), table.previews(seat));
                assert_eq!(previews.len(), moves.len());
                let points = |table: &dyn AnyTable| -> i32 {
                    let gains = table.gains();
                    gains.iter().filter(|gain| gain.seats.contains(seat)).map(|gain| gain.points).sum()
                };
                let before = points(table);
                for (text, preview) in moves.iter().zip(previews).step_by(11) {
                    let (after, _) = after(table, seat, text);
                    assert_eq!(preview.unwrap_or(0), points(after.as_ref()) - before, "{game}, {text}");
                    known += 1;
                }
            });
        }
        assert!(known > 50, "{game}");
    }
}

#[test]
fn yokai_septet_counts_the_bosses_of_a_trick_once_its_last_card_decides() {
    let (mut won, mut lost) = (0, 0);
    for (seed, setup) in (0..).zip(setups("yokai-septet")) {
        walk("yokai-septet", &setup, seed, |table, seat| {
            // Replaying is slow: two moves of each position are enough.
            for (text, preview) in table.list_moves(seat).iter().zip(table.previews(seat)).take(2) {
                let (_, events) = after(table, seat, text);
                let trick = events.iter().find(|event| event["event"] == "trick-won");
                let bosses = trick.map(|trick| {
                    let bosses = i32::try_from(trick["bosses"].as_array().unwrap().len()).unwrap();
                    let winner = Seat::new(u8::try_from(trick["seat"].as_u64().unwrap()).unwrap());
                    if table.partners(seat).contains(winner) { bosses } else { -bosses }
                });
                assert_eq!(preview, bosses, "{text}");
                won += u32::from(preview > Some(0));
                lost += u32::from(preview.is_some_and(|bosses| bosses < 0));
            }
        });
    }
    assert!(won > 5 && lost > 5);
}

#[test]
fn shikoku_counts_steps_once_the_last_card_completes_the_line() {
    let mut known = 0;
    for (seed, setup) in (0..).zip(setups("shikoku")) {
        walk("shikoku", &setup, seed, |table, seat| {
            let step = |table: &dyn AnyTable| table.public_json()["steps"][seat.index()].as_i64().unwrap();
            let public = table.public_json();
            let played = public["line"].as_array().unwrap().len();
            let last = public["phase"] == "play" && played + 1 == usize::from(setup.seats);
            for (text, preview) in table.list_moves(seat).iter().zip(table.previews(seat)) {
                let (after, _) = after(table, seat, text);
                let climbed = i32::try_from(step(after.as_ref()) - step(table)).unwrap();
                assert_eq!(preview, last.then_some(climbed), "{text}");
                known += u32::from(last);
            }
        });
    }
    assert!(known > 20);
}

#[test]
fn there_are_no_previews_for_a_seat_that_waits_or_has_thousands_of_moves() {
    let next_sevens = |setup: &Setup| setup.options["mode"] == "next-sevens";
    let setup = setups("yokai-septet").into_iter().find(next_sevens).unwrap();
    let mut table = (find("yokai-septet").unwrap().open)(&setup).unwrap();
    table.roll(&mut Dice::new(1)).unwrap();
    assert_eq!(table.list_moves(Seat::new(0)).len(), 2184);
    assert!(table.previews(Seat::new(0)).is_empty());
    let seikatsu = &setups("seikatsu")[0];
    let mut table = (find("seikatsu").unwrap().open)(seikatsu).unwrap();
    table.roll(&mut Dice::new(1)).unwrap();
    assert!(table.previews(Seat::new(1)).is_empty());
}

#[test]
fn a_thought_is_what_the_bot_would_choose_and_can_be_had_on_another_thread() {
    let spec = "master:20it*3".parse().unwrap();
    for entry in GAMES {
        let mut table = (entry.open)(&(entry.showcase)()[0]).unwrap();
        while table.turn() == Turn::Chance {
            table.roll(&mut Dice::new(2)).unwrap();
        }
        let seat = table.turn().seats().iter().next().unwrap();
        let expected = (entry.bot)(spec, 3).choose(table.as_ref(), seat, &());
        let thought = table.thought(seat, spec, 3);
        let chosen = std::thread::spawn(move || thought(&Threads::default())).join().unwrap();
        assert_eq!(chosen, expected, "{}", entry.id);
        assert_eq!(table.why_not(seat, &chosen), None);
        assert!(table.why_not(seat, "nonsense").is_some());
    }
}
