//! Every game and variant, looked at and told from beginning to end in every language.

use games::{AnyGame, AnyTable};
use serde_json::Value as Json;
use table::{Dice, LogEntry, Seat, Setup, Turn};
use terminal::{Drawing, Paint, Reading, Screen, names, read_move, words_of};
use testgames::all;
use words::{Lang, Words};

/// Plays a random game with this setup and shows `look` the table and the events after every step.
fn play(game: &AnyGame, setup: &Setup, seed: u64, mut look: impl FnMut(&dyn AnyTable, &[Json])) {
    let mut dice = Dice::new(seed);
    let mut table = (game.open)(setup).unwrap();
    while table.turn() != Turn::Over {
        let events = match table.turn().seats().iter().next() {
            Some(seat) => {
                let text = dice.choose(&table.moves(seat)).unwrap().clone();
                table.enter(&LogEntry::Move { seat, text }).unwrap()
            }
            None => table.roll(&mut dice).unwrap(),
        };
        look(table.as_ref(), &events.read::<Vec<_>>().unwrap());
    }
}

/// The words of a game in every language.
fn in_every_language(game: &AnyGame) -> Vec<Words> {
    Lang::all().map(|lang| words_of(game, lang)).collect()
}

/// What a text looks like without colours.
fn plain(text: &str) -> String {
    let mut parts = text.split('\x1b');
    let first = parts.next().unwrap_or_default().to_owned();
    parts.fold(first, |text, part| text + part.split_once('m').unwrap().1)
}

/// Texts that must differ, as they are in different languages.
fn differ(texts: &[String]) {
    for (i, text) in texts.iter().enumerate() {
        assert!(!texts[..i].contains(text), "{text}");
    }
}

fn screens_fit(table: &dyn AnyTable, seat: Seat, drawing: Drawing, all_words: &[Words]) {
    let mut screens = Vec::new();
    for words in all_words {
        let names = names(words, Some(seat), table.setup().seats);
        let [without, with] = [Paint::Plain, Paint::Ansi].map(|paint| Screen { words, names: &names, paint });
        let board = (drawing.board)(table, seat, without);
        let score = (drawing.score)(table, seat, without);
        for line in board.lines().chain(score.lines()) {
            assert!(line.chars().count() <= 80, "{line}");
            assert!(!line.contains('\x1b'), "{line:?}");
        }
        // Colours add nothing that letters do not say.
        assert_eq!(plain(&(drawing.board)(table, seat, with)), board);
        assert_eq!(plain(&(drawing.score)(table, seat, with)), score);
        if table.turn().seats().contains(seat) {
            screens.push(board + &(drawing.moves)(table, seat, without));
        }
    }
    differ(&screens);
}

#[test]
fn boards_fit_the_screen_in_every_language() {
    for game in all() {
        let words = in_every_language(game);
        for (seed, setup) in (0..).zip((game.variants)()) {
            let mut number = seed;
            play(game, &setup, seed, |table, _| {
                number += 1;
                // Some of the screens of every variant: all of them would take minutes. Always the last one.
                if number % 11 == 0 || table.turn() == Turn::Over {
                    let seat = table.turn().seats().iter().next().unwrap_or(Seat::new(0));
                    screens_fit(table, seat, Drawing::of_game(game.id), &words);
                }
            });
        }
    }
}

#[test]
fn a_game_without_a_drawing_is_shown_as_its_data() {
    let game = all()[0];
    let words = words_of(game, Lang::default());
    let names = names(&words, Some(Seat::new(0)), 2);
    let screen = Screen { words: &words, names: &names, paint: Paint::Plain };
    let table = (game.random_game)(&(game.showcase)()[0], &mut Dice::new(1)).unwrap();
    let drawing = Drawing::of_game("a game of one's own");
    let view: Json = serde_json::from_str(table.view_text(Some(Seat::new(0))).text()).unwrap();
    let board = (drawing.board)(table.as_ref(), Seat::new(0), screen);
    for field in view["public"].as_object().unwrap().keys() {
        assert!(board.contains(&format!("{field}:")), "{board}");
    }
}

#[test]
fn moves_are_read_whatever_their_capitals() {
    for game in all() {
        for (seed, setup) in (0..).zip((game.showcase)()) {
            play(game, &setup, seed, |table, _| {
                // Some positions of every variant are enough.
                let Some(seat) = table.turn().seats().iter().next().filter(|_| table.steps() % 6 == 2) else { return };
                let moves = table.moves(seat);
                for text in [moves.first(), moves.get(moves.len() / 2), moves.last()].into_iter().flatten() {
                    let means = Reading::Move(text.clone());
                    assert_eq!(read_move(&moves, text), means, "{text}");
                    assert_eq!(read_move(&moves, &format!("  {} ", text.to_uppercase())), means, "{text}");
                    assert_eq!(read_move(&moves, &text.to_lowercase()), means, "{text}");
                }
                for nonsense in ["", " ", "@", "§", "pass pass", "99999999999999999999", "-1", "0"] {
                    if let Reading::Move(mv) = read_move(&moves, nonsense) {
                        assert_eq!(moves.iter().filter(|mv| mv.starts_with(nonsense)).count(), 1, "{mv}");
                    }
                }
            });
        }
    }
}

fn list(moves: &[&str]) -> Vec<String> {
    moves.iter().map(|&text| text.to_owned()).collect()
}

#[test]
fn several_words_come_in_any_order_and_a_number_is_a_place_in_the_list() {
    let moves = list(&["pass W2 E7 S13", "pass W2 E7 F9"]);
    assert_eq!(read_move(&moves, "s13 e7 w2"), Reading::Move("pass W2 E7 S13".into()));
    assert_eq!(read_move(&moves, "2"), Reading::Move("pass W2 E7 F9".into()));
    assert_eq!(read_move(&moves, "pass w2"), Reading::Several(moves.clone()));
    assert_eq!(read_move(&moves, "3"), Reading::Nothing);
}

#[test]
fn where_moves_are_numbers_a_number_is_never_a_place_in_the_list() {
    let moves = list(&["play 2", "play 17"]);
    assert_eq!(read_move(&moves, "2"), Reading::Move("play 2".into()));
    assert_eq!(read_move(&moves, "17"), Reading::Move("play 17".into()));
    assert_eq!(read_move(&moves, "1"), Reading::Nothing);
}

#[test]
fn whole_games_are_told_in_every_language() {
    for game in all() {
        let words = in_every_language(game);
        for (seed, setup) in (0..).zip((game.showcase)()) {
            let viewers: Vec<_> = Seat::all(setup.seats).map(Some).chain([None]).collect();
            play(game, &setup, seed, |table, events| {
                for event in events {
                    for &viewer in &viewers {
                        let tell = |words: &Words| {
                            let told = words.tell("event", event, &names(words, viewer, setup.seats));
                            told.inspect(|told| assert!(!told.contains(['{', '}']), "{told}"))
                        };
                        let told: Vec<_> = words.iter().map(tell).collect();
                        assert!(told.iter().all(|other| other.is_some() == told[0].is_some()), "{event} {told:?}");
                    }
                }
                if let Some(outcome) = table.outcome() {
                    for words in &words {
                        assert!(words.has(&format!("end-{}", outcome.end)), "{}: end-{}", game.id, outcome.end);
                    }
                }
                for gain in table.outcome().map(|_| table.gains()).unwrap_or_default() {
                    for words in &words {
                        assert!(words.has(&format!("gain-{}", gain.source)), "{}: gain-{}", game.id, gain.source);
                    }
                }
            });
        }
    }
}
