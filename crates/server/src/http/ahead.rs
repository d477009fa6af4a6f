//! What the client will need for a page, said in its head: a browser asks for it at once, and not file after file.

use std::collections::HashMap;
use std::fmt::Write;
use std::sync::LazyLock;

use words::Lang;

use super::assets::Client;

/// The client's files by language and by game, as its build has written them down; those without a game are for all other pages.
type Files = HashMap<String, HashMap<String, Vec<String>>>;

static FILES: LazyLock<Files> = LazyLock::new(|| {
    let listed = Client::get("ahead.json").map(|file| file.data);
    listed.and_then(|list| serde_json::from_slice(&list).ok()).unwrap_or_default()
});

/// Tells a browser of what comes next, for a table of this game or, with none, for any other page.
pub(super) fn links(lang: Lang, game: &str) -> String {
    let known = FILES.get(&lang.to_string());
    links_to(known.and_then(|games| games.get(game).or_else(|| games.get(""))).map_or(&[], Vec::as_slice))
}

/// Tells a browser of these files and questions.
pub(super) fn links_to(files: &[String]) -> String {
    files.iter().fold(String::new(), |mut links, file| {
        let kind = match file {
            question if question.starts_with("/api/") => "rel=\"preload\" as=\"fetch\"",
            style if style.ends_with(".css") => "rel=\"preload\" as=\"style\"",
            _ => "rel=\"modulepreload\"",
        };
        let _ = writeln!(links, "<link {kind} crossorigin href=\"{file}\" />");
        links
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn modules_styles_and_questions_are_told_apart() {
        let links = links_to(&["/assets/a.js".into(), "/assets/b.css".into(), "/api/me".into()]);
        assert_eq!(
            links,
            "<link rel=\"modulepreload\" crossorigin href=\"/assets/a.js\" />\n\
             <link rel=\"preload\" as=\"style\" crossorigin href=\"/assets/b.css\" />\n\
             <link rel=\"preload\" as=\"fetch\" crossorigin href=\"/api/me\" />\n"
        );
    }
}
