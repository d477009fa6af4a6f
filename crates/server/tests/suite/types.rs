//! The client's types are those of the rules and of the server.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

/// Where the client has its generated types.
fn committed() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/src/gen")
}

/// The folders that are generated here; others beside them are not ours.
fn folders() -> impl Iterator<Item = &'static str> {
    games::house().iter().map(|game| game.id).chain(["table", "bots", "protocol", "room", "engine"])
}

/// Every file of our folders with its text.
fn read(dir: &Path) -> BTreeMap<String, String> {
    let mut files = BTreeMap::new();
    for folder in folders() {
        for file in fs::read_dir(dir.join(folder)).into_iter().flatten() {
            let path = file.unwrap().path();
            let name = format!("{folder}/{}", path.file_name().unwrap().to_string_lossy());
            files.insert(name, fs::read_to_string(&path).unwrap());
        }
    }
    files
}

fn export(dir: &Path) {
    games::export_types(dir).unwrap();
    protocol::export_types(dir).unwrap();
    room::export_types(dir).unwrap();
    wasm::export_types(dir).unwrap();
}

/// With `UPDATE_TYPES` set, as `make types` does, the files are written anew instead of compared.
#[test]
fn the_types_of_the_client_are_up_to_date() {
    if std::env::var_os("UPDATE_TYPES").is_some() {
        for folder in folders().map(|folder| committed().join(folder)).filter(|folder| folder.exists()) {
            fs::remove_dir_all(folder).unwrap();
        }
        return export(&committed());
    }
    let fresh = tempfile::tempdir().unwrap();
    export(fresh.path());
    let (expected, found) = (read(fresh.path()), read(&committed()));
    let names = expected.keys().chain(found.keys());
    let stale: Vec<_> = names.filter(|&name| expected.get(name) != found.get(name)).collect();
    assert!(stale.is_empty(), "web/src/gen is out of date in {stale:?}: run `make types` and commit what it writes");
}

#[test]
fn no_number_is_a_bigint() {
    let dir = tempfile::tempdir().unwrap();
    export(dir.path());
    let files = read(dir.path());
    assert!(folders().all(|folder| files.keys().any(|name| name.starts_with(folder))));
    assert!(files.values().all(|text| !text.contains("bigint")));
}
