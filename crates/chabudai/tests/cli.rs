//! The program as it is typed: output, exit codes, files.

use std::fs;
use std::io::Write;
use std::path::PathBuf;
use std::process::{Command, Stdio};

use serde_json::Value as Json;
use tempfile::TempDir;

struct Run {
    code: i32,
    out: String,
    err: String,
}

fn chabudai(args: &[&str]) -> Run {
    let output = Command::new(env!("CARGO_BIN_EXE_chabudai")).args(args).output().unwrap();
    Run {
        code: output.status.code().unwrap(),
        out: String::from_utf8(output.stdout).unwrap(),
        err: String::from_utf8(output.stderr).unwrap(),
    }
}

/// Runs, must succeed, returns the output.
fn good(args: &[&str]) -> String {
    let run = chabudai(args);
    assert_eq!((run.code, run.err.as_str()), (0, ""), "{args:?}");
    run.out
}

/// Runs, must fail with this code and say exactly this.
fn bad(args: &[&str], code: i32, says: &str) {
    let run = chabudai(args);
    assert_eq!((run.code, run.err.trim_end(), run.out.as_str()), (code, says, ""), "{args:?}");
}

/// A folder of its own, with a path for a file in it.
fn file(name: &str) -> (TempDir, PathBuf) {
    let folder = TempDir::new().unwrap();
    let path = folder.path().join(name);
    (folder, path)
}

fn record() -> Json {
    let run = chabudai(&["simulate", "seikatsu", "--seats", "3", "--seed", "1", "--records", "-"]);
    serde_json::from_str(&run.out).unwrap()
}

/// Referees a changed record and returns what is said of it.
fn verdict(change: impl FnOnce(&mut Json)) -> (i32, String) {
    let mut record = record();
    change(&mut record);
    let (_folder, path) = file("game.chabudai.json");
    fs::write(&path, record.to_string()).unwrap();
    let run = chabudai(&["replay", path.to_str().unwrap()]);
    (run.code, run.err.trim_end().replace(&format!("{}:1: ", path.display()), ""))
}

#[test]
fn the_same_seed_writes_the_same_bytes_whatever_the_threads() {
    let (_folder, path) = file("r.jsonl");
    let path = path.to_str().unwrap();
    let write = |seed: &str, threads: &str| {
        good(&["simulate", "seikatsu", "--games", "40", "--seed", seed, "--threads", threads, "--records", path]);
        fs::read_to_string(path).unwrap()
    };
    let records = write("7", "1");
    assert_eq!(records.lines().count(), 40);
    assert_eq!(records, write("7", "3"));
    assert_ne!(records, write("8", "1"));
    // Pinned: a seed means the same games for ever, on every machine.
    assert!(records.starts_with(FIRST_OF_SEED_7), "{}", &records[..200]);
}

const FIRST_OF_SEED_7: &str = r#"{"format":"chabudai-record/1","game":"seikatsu","rules":2,"seats":2,"options":{"mode":"standard","edition":"english"},"components":"standard","log":[{"chance":"start "#;

#[test]
fn what_is_simulated_is_by_the_rules() {
    let (_folder, path) = file("r.jsonl");
    let path = path.to_str().unwrap();
    good(&["simulate", "seikatsu", "--option", "mode=solo-hard", "--games", "20", "--records", path]);
    assert_eq!(good(&["replay", path]), format!("{path}: 20 of 20 records by the rules\n"));
}

#[test]
fn a_summary_counts_games_scores_and_wins() {
    let text = good(&["simulate", "seikatsu", "--seats", "4", "--games", "50", "--json"]);
    let summary: Json = serde_json::from_str(&text).unwrap();
    assert_eq!(summary["games"], 50);
    assert_eq!(summary["mean_entries"], 33.0);
    assert_eq!(summary["ends"]["board-full"], 50);
    let wins = |seat: usize| summary["scores"][seat]["wins"].as_u64().unwrap();
    assert_eq!(wins(0) + wins(1), 50);
    assert_eq!((wins(2), wins(3)), (wins(0), wins(1)));
    let words = good(&["simulate", "seikatsu", "--option", "mode=solo-easy"]);
    assert!(words.contains("seat 0") && words.contains("rival"), "{words}");
}

#[test]
fn a_told_game_names_every_step() {
    let story = good(&["simulate", "seikatsu", "--seats", "2", "--tell"]);
    assert_eq!(story.lines().filter(|line| line.contains("  seat ") && line.contains('@')).count(), 34);
    assert!(story.contains("Row 1 of the pink pagoda: "), "{story}");
    let french = good(&["simulate", "seikatsu", "--seats", "2", "--tell", "--lang", "fr"]);
    assert!(french.contains("pagode rose"), "{french}");
}

/// `there is no game "go": there are seikatsu, …`
fn no_game(id: &str) -> String {
    let all: Vec<_> = games::all().iter().map(|game| game.id).collect();
    let says = games::find(id).map(|_| ()).unwrap_err().to_string();
    assert!(
        says.starts_with(&format!("there is no game {id:?}: ")) && all.iter().all(|id| says.contains(id)),
        "{says}"
    );
    says
}

#[test]
fn wrong_usage_says_what_is_allowed_and_exits_with_2() {
    let sim = |args: &[&'static str]| [&["simulate"], args].concat();
    bad(&sim(&["go"]), 2, &format!("error: {}", no_game("go")));
    bad(&sim(&["seikatsu", "--seats", "5"]), 2, "error: seikatsu: mode standard is for 2 to 4 seats, not for 5");
    bad(&sim(&["seikatsu", "--option", "mood=x"]), 2, "error: there is no option \"mood\": there are mode and edition");
    bad(
        &sim(&["seikatsu", "--option", "edition=dutch"]),
        2,
        "error: option edition cannot be \"dutch\": it is english or french",
    );
    bad(
        &sim(&["seikatsu", "--bots", "random,random,random"]),
        2,
        "error: 3 bots were named: name one for all or one for each of 2 seats",
    );
    bad(
        &sim(&["seikatsu", "--components", "x.toml"]),
        2,
        "error: seikatsu is only played with its standard components",
    );
    bad(
        &sim(&["seikatsu", "--games", "2", "--records", "x.json"]),
        2,
        "error: x.json: a .json file holds one record; use .jsonl for 2",
    );
    for usage in [&["simulate", "seikatsu", "--option", "mode"][..], &["simulate"], &["frolic"], &["replay"]] {
        assert_eq!(chabudai(usage).code, 2, "{usage:?}");
    }
}

#[test]
fn a_record_with_one_thing_wrong_is_refused_by_entry_and_reason() {
    type Change<'a> = &'a dyn Fn(&mut Json);
    let cases: [(Change<'_>, &str); 8] = [
        (&|r| r["log"][5]["move"] = "Tp@d4".into(), "entry 5: \"Tp@d4\" is not written as a move of seikatsu"),
        (&|r| r["log"].as_array_mut().unwrap().swap(3, 4), "entry 3: seat 0 is not to move"),
        (&|r| r["log"].as_array_mut().unwrap().swap(0, 1), "entry 0: seat 0 cannot move before chance has decided"),
        (&|r| r["log"][1] = r["log"][0].clone(), "entry 1: chance has nothing to decide now"),
        (&|r| r["format"] = "chess".into(), "unknown format \"chess\": this program reads \"chabudai-record/1\""),
        (&|r| r["game"] = "go".into(), &no_game("go")),
        (
            &|r| drop(r["options"].as_object_mut().unwrap().remove("mode")),
            "option mode is missing: it is standard, tournament, solo-easy, solo-medium or solo-hard",
        ),
        (&|r| r["result"]["winners"] = Json::Array(vec![]), "result: it says "),
    ];
    for (change, reason) in cases {
        let (code, said) = verdict(change);
        assert_eq!(code, 1);
        assert!(said.starts_with(reason), "{said} — expected {reason}");
    }
    let (code, said) = verdict(|r| {
        let deal = r["log"][0]["chance"].as_str().unwrap().replacen("K", "Tp", 1);
        r["log"][0]["chance"] = deal.into();
    });
    assert_eq!((code, said.as_str()), (1, "entry 0: impossible chance: Tp is there 3 times instead of 2"));
    let (code, said) = verdict(|r| r["log"][1]["move"] = "Tp@a1".into());
    assert_eq!(code, 1);
    assert!(said.starts_with("entry 1: seat 0 cannot play Tp@a1: it is not one of the "), "{said}");
    // What a referee does not know it ignores.
    assert_eq!(verdict(|r| r["players"] = "Ai, Bo, Cy".into()), (0, String::new()));
}

#[test]
fn replay_shows_a_position_and_its_legal_moves() {
    let (_folder, path) = file("game.chabudai.json");
    fs::write(&path, record().to_string()).unwrap();
    let at = |entry: &str| -> Json {
        serde_json::from_str(&good(&["replay", path.to_str().unwrap(), "--entry", entry])).unwrap()
    };
    assert_eq!((&at("0")["turn"], &at("0")["legal"]), (&Json::from("chance"), &serde_json::json!({})));
    let first = at("1");
    assert_eq!(first["turn"], serde_json::json!({ "move": [0] }));
    let legal: Vec<_> = first["legal"]["0"].as_array().unwrap().iter().map(|mv| mv.as_str().unwrap()).collect();
    assert!(legal.is_sorted() && !legal.is_empty());
    assert!(legal.contains(&record()["log"][1]["move"].as_str().unwrap()));
    assert_eq!(first["public"]["garden"].as_object().unwrap().len(), 3);
    assert_eq!(at("34")["turn"], "over");
    bad(
        &["replay", path.to_str().unwrap(), "--entry", "35"],
        1,
        &format!("{}:1: there is no entry 35: the log has 34 entries, counted from 0", path.display()),
    );
}

#[test]
fn foreign_and_broken_files_are_named_with_the_line_and_the_reason() {
    let (folder, path) = file("r.jsonl");
    let show = path.display();
    let name = path.to_str().unwrap();
    bad(&["replay", name], 1, &format!("error: cannot read {show}: No such file or directory (os error 2)"));
    fs::write(&path, "").unwrap();
    bad(&["replay", name], 1, &format!("error: {show}: there is no record in it"));
    fs::write(&path, b"\n{\"a\": 1}\n\xff\xfe\nhello\n").unwrap();
    let run = chabudai(&["replay", name]);
    assert_eq!(run.code, 1);
    assert_eq!(
        run.err.lines().collect::<Vec<_>>(),
        [
            format!("{show}:2: not a record: it has no \"format\": \"chabudai-record/1\""),
            format!("{show}:3: not a record: it is not UTF-8 text"),
            format!("{show}:4: not JSON: expected value at line 1 column 1"),
        ]
    );
    assert_eq!(run.out, format!("{show}: 0 of 3 records by the rules\n"));
    let text = folder.path().join("notes.txt");
    fs::write(&text, "hello").unwrap();
    let says =
        format!("error: {}: records are in .json files (one record) or .jsonl files (one a line)", text.display());
    bad(&["replay", text.to_str().unwrap()], 1, &says);
}

#[test]
fn replay_shows_a_position_as_a_seat_or_a_spectator_sees_it() {
    let (_folder, path) = file("game.chabudai.json");
    let record = record();
    fs::write(&path, record.to_string()).unwrap();
    let path = path.to_str().unwrap();
    let at = |entry: &str, seat: &str| -> Json {
        serde_json::from_str(&good(&["replay", path, "--entry", entry, "--seat", seat])).unwrap()
    };
    let everybody: Json = serde_json::from_str(&good(&["replay", path, "--entry", "2"])).unwrap();
    let mover = at("2", "1");
    assert_eq!((&mover["entry"], &mover["turn"]), (&2.into(), &everybody["turn"]));
    assert_eq!((&mover["view"]["seat"], &mover["view"]["public"]), (&1.into(), &everybody["public"]));
    let moves = mover["view"]["moves"].as_array().unwrap();
    assert_eq!(moves, everybody["legal"]["1"].as_array().unwrap(), "sorted alike");
    assert_eq!(mover["previews"].as_array().unwrap().len(), moves.len());
    assert_eq!(mover["view"]["private"]["hand"].as_array().unwrap().len(), 2);
    assert_eq!(mover["events"][0]["event"], "placed");
    assert_eq!(mover["events"][0]["seat"], record["log"][1]["seat"]);

    let waiting = at("2", "0");
    assert_eq!((&waiting["view"]["moves"], &waiting["previews"]), (&Json::Array(vec![]), &Json::Array(vec![])));
    assert_ne!(waiting["view"]["private"], mover["view"]["private"]);

    let spectator = at("2", "none");
    let expected = serde_json::json!(
        { "seat": null, "turn": everybody["turn"], "public": everybody["public"], "private": null, "moves": [] }
    );
    assert_eq!((&spectator["view"], &spectator["events"]), (&expected, &mover["events"]));
    assert_eq!(at("0", "none")["events"], Json::Array(vec![]), "nothing has happened yet");

    let says = format!("{path}:1: there is no seat 3: there are 3, counted from 0");
    bad(&["replay", path, "--entry", "2", "--seat", "3"], 1, &says);
    for usage in [&["--entry", "2", "--seat", "8"][..], &["--entry", "2", "--seat", "me"], &["--seat", "1"]] {
        let run = chabudai(&[&["replay", path], usage].concat());
        assert_eq!((run.code, run.out.as_str()), (2, ""), "{usage:?}");
    }
}

#[test]
fn a_position_after_a_wrong_entry_is_refused() {
    let (_folder, path) = file("game.chabudai.json");
    let mut record = record();
    record["log"][1]["move"] = "Tp@a1".into();
    fs::write(&path, record.to_string()).unwrap();
    for (entry, seat) in [("2", "0"), ("5", "none")] {
        let run = chabudai(&["replay", path.to_str().unwrap(), "--entry", entry, "--seat", seat]);
        assert_eq!(run.code, 1);
        assert!(run.err.contains("entry 1: seat 0 cannot play Tp@a1"), "{}", run.err);
    }
}

#[test]
fn replay_reads_the_standard_input_and_prints_verdicts_as_json() {
    let mut child = Command::new(env!("CARGO_BIN_EXE_chabudai"))
        .args(["replay", "-", "--json"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let broken = r#"{"format":"chabudai-record/1"}"#;
    writeln!(child.stdin.take().unwrap(), "{}\n{broken}", record()).unwrap();
    let output = child.wait_with_output().unwrap();
    assert_eq!(output.status.code(), Some(1));
    let report: Json = serde_json::from_slice(&output.stdout).unwrap();
    assert_eq!((&report[0]["records"], report[0]["refused"].as_array().unwrap().len()), (&Json::from(2), 1));
    assert_eq!(report[0]["refused"][0]["line"], 2);
    assert_eq!(report[0]["refused"][0]["part"], "head");
}

#[test]
fn a_file_that_cannot_be_written_leaves_nothing_behind() {
    let (folder, path) = file("r.jsonl");
    let missing = folder.path().join("no/such/folder/r.jsonl");
    let run = chabudai(&["simulate", "seikatsu", "--records", missing.to_str().unwrap()]);
    assert_eq!(run.code, 1);
    assert!(run.err.starts_with(&format!("error: cannot write {}: ", missing.display())), "{}", run.err);
    // A wrong option is found before an existing file is touched.
    fs::write(&path, "precious").unwrap();
    assert_eq!(chabudai(&["simulate", "seikatsu", "--seats", "9", "--records", path.to_str().unwrap()]).code, 2);
    assert_eq!(fs::read_to_string(&path).unwrap(), "precious");
    assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 1);
}

/// The files that `docs/components.md` gives to start from.
fn example_components(game: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join(format!("../../docs/components/{game}.toml"))
}

#[test]
fn a_hosts_components_are_played_with_and_written_into_the_record() {
    for game in games::all().into_iter().filter(|game| game.takes_components).map(|game| game.id) {
        let (_folder, path) = file("r.jsonl");
        let (components, path) = (example_components(game), path.to_str().unwrap());
        let play = |args: &[&str]| {
            good(&[&["simulate", game, "--games", "3", "--seed", "4", "--records", path], args].concat())
        };
        play(&["--components", components.to_str().unwrap()]);
        let with_file = fs::read_to_string(path).unwrap();
        assert_eq!(good(&["replay", path]), format!("{path}: 3 of 3 records by the rules\n"));
        play(&[]);
        let standard = fs::read_to_string(path).unwrap();
        for (ours, theirs) in standard.lines().zip(with_file.lines()) {
            let (ours, mut theirs): (Json, Json) =
                (serde_json::from_str(ours).unwrap(), serde_json::from_str(theirs).unwrap());
            // The files hold the standard values, so the same games come of them.
            assert!(theirs.as_object_mut().unwrap().remove("component_table").is_some());
            assert_eq!(theirs["components"], game);
            theirs["components"] = "standard".into();
            assert_eq!(ours, theirs);
        }
    }
}

#[test]
fn a_wrong_component_file_is_named_with_what_is_wrong_in_it() {
    let (_folder, path) = file("mine.toml");
    let show = path.display();
    let says = |game: &str, text: &str, reason: &str| {
        fs::write(&path, text).unwrap();
        bad(&["simulate", game, "--components", path.to_str().unwrap()], 1, &format!("error: {show}{reason}"));
    };
    says("shikoku", "icons = [1, 2", ":1: not TOML: unclosed array, expected `]`");
    says("shikoku", "icons = [1, 2]", ": icons must be a list of 33");
    says("shikoku", "steps = 3", ": the components have an unknown key steps: there is only icons");
    let miyabi = fs::read_to_string(example_components("miyabi")).unwrap();
    says("miyabi", &miyabi.replace("M1 = 4", "M1 = 5"), ": copies.M1…S1 add up to 33, not to 32");
    says(
        "miyabi",
        &miyabi.replace("M = 10", "M = -1"),
        ": bonus.M cannot be -1: it is a whole number from 0 to 2000000000",
    );
}

#[test]
fn games_are_listed_with_seats_options_and_defaults() {
    let games: Json = serde_json::from_str(&good(&["games", "--json"])).unwrap();
    let seikatsu = &games[0];
    assert_eq!((&seikatsu["id"], &seikatsu["seats"]), (&"seikatsu".into(), &serde_json::json!([1, 2, 3, 4])));
    let mode = &seikatsu["options"][0];
    assert_eq!((&mode["name"], &mode["default"]), (&"mode".into(), &"standard".into()));
    assert_eq!(mode["values"][2]["seats"], serde_json::json!([1]));
    assert_eq!(mode["label"]["fr"], "Distribution des koï, ou partie en solitaire");
    let words = good(&["games", "seikatsu"]);
    assert!(words.contains("solo-hard") && words.contains("tournament-hand [ruling]"), "{words}");
}

#[test]
fn bench_measures_every_line_of_a_game() {
    let text = good(&["bench", "seikatsu", "--seconds", "0.001", "--json"]);
    let lines: Vec<Json> = serde_json::from_str(&text).unwrap();
    assert_eq!(lines.len(), 12);
    assert!(lines.iter().all(|line| line["games_per_second"].as_f64().unwrap() > 0.0));
}

#[test]
fn bots_are_named_by_level_and_budget() {
    let says = |bot: &str| chabudai(&["simulate", "seikatsu", "--bots", bot]);
    for (bot, reason) in [
        (
            "oracle",
            "there is no bot \"oracle\": there are random, novice, pupil, apprentice, journeyman, regular, adept, seasoned, \
             veteran, expert, virtuoso and master",
        ),
        (
            "master:1h",
            "\"1h\" is no budget: write milliseconds as 500ms, of processor time as 500cpu, or iterations as 2000it",
        ),
        ("master:5ms*0", "\"0\" is no number of threads: write 1 to 256 after the *, as in 200ms*2"),
        ("adept:5ms", "adept does not think, so it takes no budget and no threads: only master does"),
    ] {
        let run = says(bot);
        assert_eq!(run.code, 2);
        assert!(run.err.contains(reason), "{}", run.err);
    }
    // The arena knows no levels: it measures what bots are made of, beside yardsticks.
    for bot in ["oracle", "expert"] {
        let run = chabudai(&["arena", "seikatsu", "--a", bot, "--b", "random"]);
        let reason = format!("there is no bot {bot:?}: there are random, novice, adept, master, plain and clairvoyant");
        assert_eq!(run.code, 2);
        assert!(run.err.contains(&reason), "{}", run.err);
    }
    let (_folder, path) = file("r.jsonl");
    let path = path.to_str().unwrap();
    let write = || {
        good(&["simulate", "shikoku", "--bots", "master:5it,adept,novice", "--games", "4", "--records", path]);
        fs::read_to_string(path).unwrap()
    };
    assert_eq!(write(), write(), "counted iterations are repeatable");
    let threaded = good(&["arena", "shikoku", "--a", "master:4it*2", "--b", "random", "--deals", "2", "--json"]);
    let threaded: Json = serde_json::from_str(&threaded).unwrap();
    assert_eq!(threaded["a"]["bot"], "master:4it*2");
    assert_eq!(good(&["replay", path]), format!("{path}: 4 of 4 records by the rules\n"));
}

#[test]
fn the_arena_plays_every_seating_and_says_who_is_better() {
    let run = |game: &str, seats: &str, args: &[&str]| -> Json {
        let all =
            [&["arena", game, "--seats", seats, "--a", "adept", "--b", "random", "--deals", "12", "--json"], args]
                .concat();
        serde_json::from_str(&good(&all)).unwrap()
    };
    let two = run("seikatsu", "2", &[]);
    assert_eq!((two["a"]["moves"].as_u64(), two["b"]["moves"].as_u64()), (Some(12 * 2 * 17), Some(12 * 2 * 17)));
    assert_eq!(two["fair_share"], 0.5);
    assert!(two["lead"].as_f64().unwrap() > two["lead_within"].as_f64().unwrap());
    // Partners are one side: two seatings. Three alone are three.
    assert_eq!(run("seikatsu", "4", &[])["a"]["moves"], 12 * 2 * 2 * 8);
    assert_eq!(run("seikatsu", "3", &[])["b"]["moves"], 12 * 3 * 2 * 11);
    // Alone each plays the deals by itself.
    let solo = run("seikatsu", "1", &["--option", "mode=solo-easy"]);
    assert!(solo["a"]["moves"].as_u64().unwrap() > 0 && solo["b"]["moves"].as_u64().unwrap() > 0);
    let time = |field: &str| two["a"][field].as_f64().unwrap();
    assert!(time("milliseconds_longest_move") >= time("milliseconds_longest_first_move"));
    assert!(time("milliseconds_longest_move") >= time("milliseconds_per_move"));
    assert!(time("milliseconds_longest_first_move") > 0.0);
    let words = good(&["arena", "seikatsu", "--a", "random", "--b", "adept", "--deals", "5"]);
    assert!(words.contains("B is better") && words.contains("longest move"), "{words}");
}

#[test]
fn the_arena_has_yardsticks_that_are_offered_nowhere_else() {
    let clear =
        ["arena", "seikatsu", "--a", "clairvoyant:300it", "--b", "random", "--deals", "90", "--until-clear", "--json"];
    let clear: Json = serde_json::from_str(&good(&clear)).unwrap();
    assert_eq!(clear["a"]["bot"], "clairvoyant:300it");
    assert!(clear["deals"].as_u64().unwrap() < 90 && clear["lead"].as_f64() > clear["lead_within"].as_f64());
    let offered = chabudai(&["simulate", "seikatsu", "--bots", "clairvoyant:300it"]);
    assert_eq!(offered.code, 2);
    assert!(offered.err.contains("there is no bot \"clairvoyant\""), "{}", offered.err);
}

#[test]
fn a_ladder_rates_and_draws_its_bots() {
    let dir = tempfile::tempdir().unwrap();
    let path = dir.path().join("ladder.svg");
    let path = path.to_str().unwrap();
    let ladder = ["arena", "shikoku", "--ladder", "random,adept,plain:20it", "--deals", "20", "--svg", path, "--json"];
    let ladder: Json = serde_json::from_str(&good(&ladder)).unwrap();
    assert_eq!(ladder["ladder"][0]["rating"], 0.0);
    assert!(ladder["ladder"][1]["rating"].as_f64().unwrap() > 100.0, "{ladder}");
    assert!(fs::read_to_string(path).unwrap().contains("plain:20it"));
    let one = "error: a ladder takes two bots at least: write them as random,adept,master";
    bad(&["arena", "shikoku", "--ladder", "random"], 2, one);
}

#[test]
fn levels_are_measured_alike_again_and_what_is_known_of_other_games_stays() {
    let measure = || {
        let (_folder, path) = file("levels.txt");
        fs::write(&path, "go 2 random random 0 0\n").unwrap();
        let path = path.to_str().unwrap();
        let text = good(&["levels", "shikoku", "--seats", "3", "--games", "6", "--master", "60it", "--out", path]);
        assert!(text.starts_with("shikoku with 3 seats:\n  random     random              0 ± 0\n"), "{text}");
        fs::read_to_string(path).unwrap()
    };
    let written = measure();
    assert_eq!(written, measure());
    assert!(written.contains("\ngo           2 random     random"), "{written}");
    assert!(written.contains("\nshikoku      3 novice     novice") && written.contains("master:60it"), "{written}");
}

#[test]
fn constants_are_tuned_alike_again_and_play_in_the_arena() {
    let tune = || {
        let steps = ["--steps", "4", "--deals", "2", "--check", "2", "--master", "8it"];
        good(&[&["tune", "shikoku", "--seats", "3", "--only", "curiosity,rivalry"], &steps[..]].concat())
    };
    let text = tune();
    assert_eq!(text, tune());
    assert!(text.starts_with("after 1 steps: tuned:8it"), "{text}");
    let found = text.lines().rev().nth(1).unwrap();
    assert!(found.starts_with("tuned:8it") && !found.contains("doubt"), "{text}");
    good(&["arena", "shikoku", "--a", found, "--b", "master:8it", "--deals", "2"]);

    let wrong = "error: \"mood\" cannot be tuned: write some of curiosity,doubt,untried,rivalry,random";
    bad(&["tune", "shikoku", "--only", "mood"], 2, wrong);
    let wrong = chabudai(&["arena", "shikoku", "--a", "tuned:8it/mood=1", "--b", "adept"]);
    assert_eq!(wrong.code, 2);
    assert!(wrong.err.contains("`mood=1` tunes nothing: write one of curiosity, doubt,"), "{}", wrong.err);
}

#[test]
fn a_level_can_be_typed_by_its_name() {
    let (_folder, path) = file("r.jsonl");
    good(&["simulate", "shikoku", "--bots", "novice,pupil,virtuoso", "--records", path.to_str().unwrap()]);
    let known = chabudai(&["arena", "shikoku", "--a", "pupil", "--b", "random"]);
    assert_eq!(known.code, 2, "an arena takes what bots are made of");
}

#[test]
fn completions_and_version_are_there() {
    for shell in ["bash", "zsh", "fish", "powershell", "elvish"] {
        assert!(good(&["completions", shell]).contains("simulate"), "{shell}");
    }
    assert!(good(&["--version"]).starts_with("chabudai "));
}

#[test]
fn a_reader_that_leaves_early_is_no_error() {
    let mut child = Command::new(env!("CARGO_BIN_EXE_chabudai"))
        .args(["simulate", "seikatsu", "--games", "2000", "--tell"])
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    drop(child.stdout.take());
    let output = child.wait_with_output().unwrap();
    assert_eq!(String::from_utf8(output.stderr).unwrap(), "");
    assert!(output.status.success());
}
