//! Every page that a comment cites is in the repository, and says what it is cited for.

use std::fs;
use std::path::{Path, PathBuf};

use testkit::Rules;

#[test]
fn what_comments_cite_is_there() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let mut wrong = Vec::new();
    let mut cited = 0;
    for path in sources(&root.join("crates")) {
        for comment in comments(&fs::read_to_string(&path).unwrap()) {
            for (page, text) in citations(&comment) {
                cited += 1;
                if let Err(why) = check(&root, page, text) {
                    wrong.push(format!("{}: {page} {why}", path.strip_prefix(&root).unwrap().display()));
                }
            }
        }
    }
    assert!(wrong.is_empty(), "\n{}", wrong.join("\n"));
    assert!(cited > 0, "rules are cited where they are enforced");
}

/// `seikatsu.md, A turn` is a paragraph of a rules page; `docs/protocol.md` a file.
fn check(root: &Path, page: &str, text: &str) -> Result<(), String> {
    match (text.strip_prefix(", "), Rules::find(page)) {
        (Some(paragraph), Some(rules)) => rules.check(paragraph),
        (None, Some(_)) => Ok(()),
        (_, None) if root.join(page).is_file() => Ok(()),
        (_, None) => Err("is no file".into()),
    }
}

/// The Rust files in a folder and those below it.
fn sources(folder: &Path) -> Vec<PathBuf> {
    let paths = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    let below = |path: PathBuf| if path.is_dir() { sources(&path) } else { vec![path] };
    paths.flat_map(below).filter(|path| path.extension().is_some_and(|extension| extension == "rs")).collect()
}

/// The Markdown pages in a folder and those below it, but for what was built or installed.
fn pages(folder: &Path) -> Vec<PathBuf> {
    let made = |path: &Path| path.ends_with("target") || path.ends_with("node_modules") || path.ends_with(".git");
    let paths = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).filter(|path| !made(path));
    let below = |path: PathBuf| if path.is_dir() { pages(&path) } else { vec![path] };
    paths.flat_map(below).filter(|path| path.extension().is_some_and(|extension| extension == "md")).collect()
}

#[test]
fn links_between_pages_lead_somewhere() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let mut broken = Vec::new();
    for page in pages(&root) {
        let text = fs::read_to_string(&page).unwrap();
        let links = text.split("](").skip(1).filter_map(|rest| rest.split_once(')')).map(|(link, _)| link);
        for link in links.filter(|link| !link.contains("://") && !link.starts_with('#')) {
            let file = link.split('#').next().unwrap_or_default();
            if !page.with_file_name(file).exists() {
                broken.push(format!("{} in {}", link, page.strip_prefix(&root).unwrap().display()));
            }
        }
    }
    assert!(broken.is_empty(), "\n{}", broken.join("\n"));
}

/// The comments of a file, each on one line.
fn comments(text: &str) -> Vec<String> {
    let mut comments: Vec<String> = vec![String::new()];
    for line in text.lines() {
        match line.split_once("//") {
            Some((code, comment)) => {
                let last = comments.last_mut().expect("there is one");
                if !code.trim().is_empty() {
                    comments.push(comment.into());
                } else {
                    *last = format!("{last} {}", comment.trim_start_matches(['/', '!']).trim());
                }
            }
            None => comments.push(String::new()),
        }
    }
    comments
}

/// The pages that a comment names, each with what follows it.
fn citations(comment: &str) -> impl Iterator<Item = (&str, &str)> {
    comment.match_indices(".md").map(|(at, end)| {
        let after = at + end.len();
        let start =
            comment[..at].rfind(|c: char| !c.is_alphanumeric() && !"-_/.".contains(c)).map_or(0, |place| place + 1);
        (&comment[start..after], &comment[after..])
    })
}
