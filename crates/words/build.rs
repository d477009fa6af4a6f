//! Takes the texts of `locales` into the program, a folder a language, after holding every language to the same
//! messages and variables.

#[path = "src/check.rs"]
mod check;
#[path = "src/pattern.rs"]
mod pattern;

use std::collections::BTreeMap;
use std::path::Path;
use std::{env, fs, io};

use check::Source;

/// Each language's files, each by its name without the ending.
type Locales = BTreeMap<String, BTreeMap<String, String>>;

fn main() -> io::Result<()> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../locales");
    println!("cargo::rerun-if-changed={}", folder.display());
    let locales = read(&folder)?;
    let sources: Vec<_> = locales
        .iter()
        .flat_map(|(lang, files)| files.iter().map(move |(file, text)| Source { lang, file, text }))
        .collect();
    for fault in check::faults(&sources) {
        println!("cargo::error={fault}");
    }
    let language = |(lang, files): (&String, &BTreeMap<String, String>)| {
        let include = |file: &String| {
            let path = folder.join(lang).join(format!("{file}.ftl"));
            format!("({file:?}, include_str!({path:?})), ")
        };
        format!("({lang:?}, &[{}]),\n", files.keys().map(include).collect::<String>())
    };
    let code = format!("&[\n{}]", locales.iter().map(language).collect::<String>());
    fs::write(Path::new(&env::var("OUT_DIR").expect("cargo names it")).join("locales.rs"), code)
}

fn read(folder: &Path) -> io::Result<Locales> {
    let mut locales = Locales::new();
    for lang in fs::read_dir(folder)? {
        let lang = lang?;
        let files = locales.entry(lang.file_name().to_string_lossy().into_owned()).or_default();
        for file in fs::read_dir(lang.path())? {
            let path = file?.path();
            if let (Some(name), true) = (path.file_stem(), path.extension().is_some_and(|end| end == "ftl")) {
                files.insert(name.to_string_lossy().into_owned(), fs::read_to_string(&path)?);
            }
        }
    }
    Ok(locales)
}
