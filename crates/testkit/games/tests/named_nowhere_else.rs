//! A game is added without anything else knowing it: the one that only tests know is named nowhere but here.

use std::fs;
use std::path::Path;

/// Whether a text has this word, on its own or as part of a name in any style.
fn names(text: &str, word: &str) -> bool {
    let text = text.to_lowercase();
    text.match_indices(word).any(|(at, _)| !text[at + word.len()..].starts_with(|c: char| c.is_ascii_lowercase()))
}

fn search(folder: &Path, words: &[&str], found: &mut Vec<String>) {
    let here = Path::new(env!("CARGO_MANIFEST_DIR")).canonicalize().unwrap();
    for path in fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path().canonicalize().unwrap()) {
        if path == here {
            continue;
        }
        if path.is_dir() {
            search(&path, words, found);
        }
        let text = fs::read_to_string(&path).unwrap_or_default();
        if words.iter().any(|word| names(&text, word) || names(&path.file_name().unwrap().to_string_lossy(), word)) {
            found.push(path.display().to_string());
        }
    }
}

#[test]
fn nothing_else_names_the_game_that_only_tests_know() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../..");
    let house: Vec<_> = games::house().iter().map(|game| game.id).collect();
    let added: Vec<_> = testgames::all().iter().map(|game| game.id).filter(|id| !house.contains(id)).collect();
    assert!(!added.is_empty(), "there is one");
    let mut found = Vec::new();
    for folder in ["crates", "locales", "web/src", "docs/rules"] {
        search(&root.join(folder), &added, &mut found);
    }
    assert!(found.is_empty(), "{added:?} in {found:?}");
}
