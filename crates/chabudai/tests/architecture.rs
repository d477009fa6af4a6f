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
            "table" | "client" => &|_| false,
            "testkit" => &|upon| upon == "table",
            "words" => &|upon| upon == "table",
            "bots" => &|upon| upon == "table" || game(upon),
            "games" => &|upon| ["table", "bots"].contains(&upon) || game(upon),
            "terminal" => &|upon| ["table", "games", "words"].contains(&upon) || game(upon),
            "server" => &|upon| ["table", "bots", "games"].contains(&upon),
            "chabudai" => &|upon| ["table", "bots", "games", "words", "terminal", "server", "client"].contains(&upon),
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

/// Search must run where there is neither clock nor thread, as in a browser.
#[test]
fn bots_have_no_clock_and_no_threads_of_their_own() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../bots/src");
    for (path, text) in sources(&folder) {
        for forbidden in ["Instant", "SystemTime", "std::thread", "thread::"] {
            assert!(!text.contains(forbidden), "{} uses {forbidden}", path.display());
        }
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
