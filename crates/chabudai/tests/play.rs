//! `chabudai play`, driven by a script on the standard input.

use std::io::Write;
use std::process::{Command, Stdio};

use serde_json::Value as Json;
use tempfile::TempDir;

/// Plays with these lines typed; must end well and say nothing on standard error.
fn play(args: &[&str], typed: &str) -> String {
    let mut child = Command::new(env!("CARGO_BIN_EXE_chabudai"))
        .arg("play")
        .args(args)
        .env("LC_ALL", "C")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let mut input = child.stdin.take().unwrap();
    let typed = typed.to_owned();
    // The game may be over before all is read.
    let typing = std::thread::spawn(move || drop(input.write_all(typed.as_bytes())));
    let output = child.wait_with_output().unwrap();
    typing.join().unwrap();
    assert_eq!(String::from_utf8(output.stderr).unwrap(), "", "{args:?}");
    assert!(output.status.success(), "{args:?}");
    String::from_utf8(output.stdout).unwrap()
}

/// Always the first move of the list.
fn ones() -> String {
    "1\n".repeat(2000)
}

/// Plays a whole game, which must write a record that a referee accepts; returns what was said.
fn whole_game(args: &[&str], typed: &str) -> String {
    let folder = TempDir::new().unwrap();
    let path = folder.path().join("game.chabudai.json");
    let path = path.to_str().unwrap();
    let said = play(&[args, &["--seed", "5", "--record", path]].concat(), typed);
    let record: Json = serde_json::from_str(&std::fs::read_to_string(path).unwrap()).unwrap();
    assert!(record["result"].is_object(), "{args:?} ended early: {said}");
    let replay = Command::new(env!("CARGO_BIN_EXE_chabudai")).args(["replay", path]).output().unwrap();
    assert!(replay.status.success(), "{args:?}");
    said
}

/// Whatever a game's moves are called: a number is a card or a place in the list, and what is refused costs nothing.
fn numbers() -> String {
    (1..=33).map(|number| format!("{number}\n")).collect::<String>().repeat(60)
}

#[test]
fn every_game_is_played_to_its_end_and_says_who_won() {
    for game in games::all() {
        for setup in (game.showcase)() {
            let options: Vec<_> =
                setup.options.iter().map(|(name, value)| format!("{name}={}", typed(value))).collect();
            let options: Vec<_> = options.iter().flat_map(|option| ["--option", option]).collect();
            let seats = setup.seats.to_string();
            let args = [&[game.id, "--seats", &seats, "--bots", "random"], options.as_slice()].concat();
            let said = whole_game(&args, &numbers());
            assert!(said.contains(" won"), "{args:?}: {said}");
        }
    }
}

/// An option's value as it is typed: a list with commas.
fn typed(value: &Json) -> String {
    let word = |value: &Json| value.as_str().unwrap().to_owned();
    match value {
        Json::Array(values) => values.iter().map(word).collect::<Vec<_>>().join(","),
        value => word(value),
    }
}

#[test]
fn a_game_ends_with_where_the_points_came_from() {
    let said = whole_game(&["seikatsu", "--seats", "3", "--seat", "1"], &ones());
    assert!(said.contains(" flocks + ") && said.contains(" flowers"), "{said}");
    assert!(said.contains("You have won!") || said.contains(" has won."), "{said}");
    let alone = whole_game(&["seikatsu", "--option", "mode=solo-hard"], &ones());
    assert!(alone.contains("The rival"), "{alone}");
}

#[test]
fn undo_takes_back_my_move_and_all_that_followed() {
    let said = play(&["seikatsu", "--seats", "2", "--seed", "3"], "undo\n1\nundo\nundo\nquit\n");
    assert_eq!(said.matches("there is nothing to take back").count(), 2, "{said}");
    assert_eq!(said.matches("Your last move is taken back.").count(), 1);
    let screens: Vec<_> = said.split("Lay one of your tiles").collect();
    assert_eq!(screens.len(), 4, "{said}");
    let board = |screen: &str| screen[screen.find("[blue]").unwrap()..].to_owned();
    assert_eq!(board(screens[0]), board(screens[2]));
    assert_ne!(board(screens[0]), board(screens[1]));
}

#[test]
fn undo_takes_back_the_move_that_ended_the_game() {
    // Seventeen turns each: the last is taken back and played again.
    let game = "1\n".repeat(17);
    let said = whole_game(&["seikatsu", "--seats", "2"], &format!("{game}nonsense\nundo\n1\nscore\nquit\nundo\n"));
    assert_eq!(said.matches("Your last move is taken back.").count(), 1, "{said}");
    assert_eq!(said.matches("The game is over: undo takes back").count(), 4, "{said}");
    assert_eq!(said.matches("Lay one of your tiles").count(), 18);
    assert!(said.contains("Goodbye"), "{said}");
}

#[test]
fn a_game_that_was_taken_back_after_its_end_is_recorded_without_a_result() {
    let folder = TempDir::new().unwrap();
    let path = folder.path().join("game.json");
    let typed = format!("{}undo\nquit\n", "1\n".repeat(17));
    play(&["seikatsu", "--seats", "2", "--record", path.to_str().unwrap()], &typed);
    let record: Json = serde_json::from_str(&std::fs::read_to_string(&path).unwrap()).unwrap();
    assert!(record["result"].is_null());
}

#[test]
fn masters_think_on_as_many_threads_as_asked_for() {
    let said = whole_game(&["seikatsu", "--seats", "2", "--bots", "master:4it*2"], &ones());
    assert!(said.contains("The game is over"), "{said}");
}

#[test]
fn an_unfinished_game_is_recorded_without_a_result() {
    let folder = TempDir::new().unwrap();
    let path = folder.path().join("game.json");
    let said = play(&["seikatsu", "--record", path.to_str().unwrap()], "1\n1\n");
    assert!(said.contains("Goodbye") && said.contains("The record is in"), "{said}");
    let record: Json = serde_json::from_str(&std::fs::read_to_string(&path).unwrap()).unwrap();
    assert!(record["result"].is_null());
    assert_eq!(record["log"].as_array().unwrap().len(), 5);
}

#[test]
fn mistakes_get_one_sentence_and_cost_nothing() {
    let typed = "nonsense\n\u{1b}[31m\nTp@z9\n\n999\nmoves zz\n";
    let said = play(&["seikatsu", "--seed", "3"], typed);
    assert_eq!(said.matches("is not one of your moves now").count(), 4, "{said}");
    assert!(!said.contains('\u{1b}'));
    assert!(said.contains("None of your moves begins with “zz”."));
    assert_eq!(said.matches("Lay one of your tiles").count(), 1);
    assert!(said.ends_with("Goodbye, and thank you for playing.\n"));
}

#[test]
fn help_rules_moves_hint_board_and_score_answer() {
    let said = play(&["seikatsu", "--seed", "3"], "?\nrules\nmoves\nhint\nboard\nscore\nquit\n");
    for words in ["Everybody lays tiles", "Commands:", "   1) ", "The master’s best moves", "flocks"] {
        assert!(said.contains(words), "{words}: {said}");
    }
    assert_eq!(said.matches("Lay one of your tiles").count(), 2);
    let passing = play(&["yokai-septet", "--seats", "3", "--seed", "3"], "moves\nmoves pass W\n");
    assert!(passing.contains("560 moves are too many to list"), "{passing}");
    let tiles = play(&["miyabi", "--seed", "3"], "moves\n");
    assert!(tiles.contains("Tiles × ways"), "{tiles}");
}

#[test]
fn all_is_said_in_french_too() {
    let asked = "?\nrègles\ncoups\nannuler\nplateau\nbêtise\n";
    for game in games::all() {
        let said = play(&[game.id, "--lang", "fr", "--seed", "2"], &format!("{asked}{}", numbers()));
        for words in ["Vous êtes le joueur 0", "Commandes :", "rien à annuler", "« bêtise » n’est pas", "gagn"] {
            assert!(said.contains(words), "{}, {words}: {said}", game.id);
        }
        for english in ["Seat ", "You ", "Your ", " points.\nThe ", " won", "trick"] {
            assert!(!said.contains(english), "{}: {english:?} in {said}", game.id);
        }
    }
}

#[test]
fn the_language_and_the_colours_are_those_asked_for() {
    let run = |args: &[&str], lang: &str| {
        let output = Command::new(env!("CARGO_BIN_EXE_chabudai"))
            .args(["play", "seikatsu"])
            .args(args)
            .env_remove("LC_ALL")
            .env("LANG", lang)
            .stdin(Stdio::null())
            .output()
            .unwrap();
        String::from_utf8(output.stdout).unwrap()
    };
    assert!(run(&[], "fr_FR.UTF-8").contains("Au revoir"));
    assert!(run(&["--lang", "en"], "fr_FR.UTF-8").contains("Goodbye"));
    assert!(run(&[], "de_DE.UTF-8").contains("Goodbye"));
    assert!(!run(&[], "C").contains('\u{1b}'));
    assert!(run(&["--colour", "always"], "C").contains("\u{1b}["));
}

#[test]
fn wrong_usage_is_refused_before_anything_is_dealt() {
    let bad = |args: &[&str], says: &str| {
        let output = Command::new(env!("CARGO_BIN_EXE_chabudai")).arg("play").args(args).output().unwrap();
        let said = String::from_utf8(output.stderr).unwrap();
        assert_eq!((output.status.code(), said.trim_end()), (Some(2), says));
    };
    bad(&["seikatsu", "--seat", "2"], "error: there is no seat 2: there are 0 to 1");
    bad(
        &["seikatsu", "--seats", "3", "--bots", "adept,adept,adept"],
        "error: 3 bots were named: name one for all or one for each of the 2 other seats",
    );
    bad(&["seikatsu", "--record", "x.txt"], "error: x.txt: name the file .jsonl, or .json for one record");
}
