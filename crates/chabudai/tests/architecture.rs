//! Which crate may know which.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use serde_json::Value as Json;

/// The crates of the project with those of them that each one builds upon.
fn dependencies() -> BTreeMap<String, Vec<String>> {
    let output = Command::new(env!("CARGO"))
        .args(["metadata", "--no-deps", "--offline", "--format-version", "1"])
        .current_dir(env!("CARGO_MANIFEST_DIR"))
        .output()
        .unwrap();
    let metadata: Json = serde_json::from_slice(&output.stdout).unwrap();
    let packages = metadata["packages"].as_array().unwrap();
    let ours = |package: &Json| {
        package["dependencies"]
            .as_array()
            .unwrap()
            .iter()
            .filter(|dependency| dependency["kind"].is_null() && !dependency["path"].is_null())
            .map(|dependency| dependency["name"].as_str().unwrap().to_owned())
            .collect()
    };
    packages.iter().map(|package| (package["name"].as_str().unwrap().to_owned(), ours(package))).collect()
}

#[test]
fn crates_build_upon_each_other_in_one_direction() {
    let dependencies = dependencies();
    let game = |name: &str| games::all().iter().any(|entry| entry.id == name);
    for (name, upon) in &dependencies {
        let may: &dyn Fn(&str) -> bool = match name.as_str() {
            "table" => &|_| false,
            "client" => &|upon| upon == "protocol",
            "protocol" => &|upon| ["table", "bots"].contains(&upon),
            "room" => &|upon| ["table", "bots", "games", "protocol"].contains(&upon),
            "simulation" => &|upon| ["table", "bots", "games", "protocol", "room"].contains(&upon),
            "testkit" => &|upon| upon == "table",
            "testgames" => &|upon| ["table", "bots", "games"].contains(&upon),
            "words" => &|upon| upon == "table",
            "bots" => &|upon| upon == "table" || game(upon),
            "games" => &|upon| ["table", "bots"].contains(&upon) || game(upon),
            "terminal" => &|upon| ["table", "games", "words"].contains(&upon) || game(upon),
            "server" => &|upon| ["table", "games", "words", "protocol", "room"].contains(&upon),
            "wasm" => &|upon| ["table", "bots", "games", "protocol", "room"].contains(&upon),
            "load" => &|upon| ["table", "bots", "games", "protocol", "server", "client"].contains(&upon),
            "chabudai" => &|upon| {
                let never = ["chabudai", "client", "load", "simulation", "testkit", "testgames", "wasm"];
                !never.contains(&upon) && !game(upon)
            },
            name if game(name) => &|upon| upon == "table",
            name => panic!("{name} has no place in the architecture yet"),
        };
        for upon in upon {
            assert!(may(upon), "{name} must not build upon {upon}");
        }
    }
    for entry in games::all() {
        assert!(dependencies.contains_key(entry.id), "the crate of {} has its name", entry.id);
    }
}

/// Search and rooms must run where there is neither clock nor thread, as in a browser.
#[test]
fn bots_and_rooms_have_no_clock_and_no_threads_of_their_own() {
    for name in ["bots", "room", "protocol"] {
        for (path, text) in sources(&Path::new(env!("CARGO_MANIFEST_DIR")).join("..").join(name).join("src")) {
            for forbidden in ["Instant", "SystemTime", "std::thread", "thread::"] {
                assert!(!text.contains(forbidden), "{} uses {forbidden}", path.display());
            }
        }
    }
}

/// A table with people is a pure machine: nothing that it is built of waits, listens or stores.
#[test]
fn a_room_knows_no_tasks_sockets_or_databases() {
    let output = Command::new(env!("CARGO"))
        .args(["tree", "--package", "room", "--edges", "normal", "--prefix", "none", "--offline"])
        .current_dir(env!("CARGO_MANIFEST_DIR"))
        .output()
        .unwrap();
    let tree = String::from_utf8(output.stdout).unwrap();
    let names: Vec<_> = tree.lines().filter_map(|line| line.split(' ').next()).collect();
    assert!(names.contains(&"games"), "{tree}");
    let known = [
        "tokio",
        "axum",
        "hyper",
        "mio",
        "futures",
        "rusqlite",
        "tokio-postgres",
        "reqwest",
        "getrandom",
        "rayon",
        "time",
    ];
    for name in names {
        assert!(known.iter().all(|known| name != *known && !name.starts_with(&format!("{known}-"))), "{name}");
    }
}

/// The Rust files in a folder and those below it.
fn sources(folder: &Path) -> Vec<(PathBuf, String)> {
    let mut found = Vec::new();
    for path in fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()) {
        if path.is_dir() {
            found.extend(sources(&path));
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            let text = fs::read_to_string(&path).unwrap();
            found.push((path, text));
        }
    }
    found
}
