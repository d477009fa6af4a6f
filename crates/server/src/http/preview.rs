//! What other sites and chats show of a link to a page: a title, a sentence and a picture, in the head of the page.

use std::collections::HashMap;
use std::sync::LazyLock;

use axum::http::{HeaderMap, header};
use axum_extra::extract::CookieJar;
use protocol::{TableId, TableInfo};
use words::{Lang, Value, Words};

use super::ahead;
use crate::App;
use crate::session::COOKIE;

/// The cookie in which the client keeps a language that was chosen.
const LANGUAGE: &str = "chabudai-lang";

/// What is shown of one link.
pub(super) struct Preview {
    title: String,
    description: String,
    /// The page and its picture, as others find them.
    url: String,
    picture: String,
    /// Links to what the page needs next.
    ahead: String,
}

/// What a game is called and what it is like.
struct Card {
    name: String,
    tagline: String,
    invitation: String,
}

/// Every game in every language, and the house itself under no name.
static CARDS: LazyLock<HashMap<(Lang, &'static str), Card>> = LazyLock::new(|| {
    let house = Lang::all().map(|lang| {
        let tagline = Words::new(lang, "").say("preview-house", &[]);
        let card = Card { name: "Chabudai".into(), tagline, invitation: "Chabudai".into() };
        ((lang, ""), card)
    });
    let games =
        Lang::all().flat_map(|lang| games::all().into_iter().map(move |game| ((lang, game.id), card(lang, game))));
    house.chain(games).collect()
});

fn card(lang: Lang, game: &games::AnyGame) -> Card {
    let own = game.words.iter().find(|(tag, _)| *tag == lang.to_string()).map(|(_, text)| *text);
    let words = Words::new(lang, own.or_else(|| words::ftl(lang, game.id)).unwrap_or_default());
    let say = |id| if words.has(id) { words.say(id, &[]) } else { game.id.into() };
    let name = say("game-name");
    let invitation = words.say("preview-table", &[("game", Value::from(name.clone()))]);
    Card { name, tagline: say("game-tagline"), invitation }
}

/// What a link to this page is shown as; nothing if nobody can say where this server is.
pub(super) async fn of(app: &App, path: &str, headers: &HeaderMap) -> Option<Preview> {
    let scheme = if app.shared.settings.secure_cookies { "https" } else { "http" };
    let host = headers.get(header::HOST)?.to_str().ok().filter(|host| host.bytes().all(in_a_host))?;
    let jar = CookieJar::from_headers(headers);
    let mut asked = Vec::new();
    let (game, is_table) = match path.trim_matches('/').split_once('/') {
        Some(("learn" | "new", game)) => (game.to_owned(), false),
        // A television and a hand are pages of the same table.
        Some(("t", table)) => {
            let table = table.split('/').next().unwrap_or_default();
            let game = game_at(app, table).await;
            asked.extend(game.is_some().then(|| format!("/api/tables/{table}")));
            (game.unwrap_or_default(), true)
        }
        _ => (String::new(), false),
    };
    // Somebody new is known by the first answer only: two first questions at once would make two people.
    let asked = if jar.get(COOKIE).is_some() { [vec!["/api/me".into()], asked].concat() } else { Vec::new() };
    let lang = reader(headers, &jar);
    let (name, card) = match CARDS.get_key_value(&(lang, game.as_str())) {
        Some(((_, name), card)) => (*name, card),
        None => ("", CARDS.get(&(lang, ""))?),
    };
    let picture = if games::house().iter().any(|game| game.id == name) { name } else { "chabudai" };
    Some(Preview {
        title: if is_table { &card.invitation } else { &card.name }.clone(),
        description: card.tagline.clone(),
        url: format!("{scheme}://{host}{path}"),
        picture: format!("{scheme}://{host}/preview/{picture}.png"),
        ahead: ahead::links(lang, if is_table { name } else { "" }) + &ahead::links_to(&asked),
    })
}

/// What is played at a table, which everybody with its link may know. Whoever fetches previews wakes nobody.
async fn game_at(app: &App, table: &str) -> Option<String> {
    let info = app.shared.store.info(&TableId::from(table)).await.ok()??;
    serde_json::from_str::<TableInfo>(&info).ok().map(|info| info.game)
}

/// The language that the reader has chosen here, or else the first that they want and we speak.
fn reader(headers: &HeaderMap, jar: &CookieJar) -> Lang {
    if let Some(chosen) = jar.get(LANGUAGE).and_then(|cookie| Lang::of_system(cookie.value())) {
        return chosen;
    }
    let wanted = headers.get(header::ACCEPT_LANGUAGE).and_then(|wanted| wanted.to_str().ok()).unwrap_or_default();
    wanted.split(',').find_map(|tag| Lang::of_system(tag.split(';').next()?.trim())).unwrap_or_default()
}

fn in_a_host(byte: u8) -> bool {
    byte.is_ascii_alphanumeric() || b".-:[]".contains(&byte)
}

impl Preview {
    /// The page with this in its head.
    pub(super) fn put_into(&self, page: &str) -> String {
        let Self { title, description, url, picture, ahead } = self;
        let tags = [
            ("og:site_name", "Chabudai"),
            ("og:type", "website"),
            ("og:title", title),
            ("og:description", description),
            ("og:url", url),
            ("og:image", picture),
            ("og:image:width", "1200"),
            ("og:image:height", "630"),
            ("twitter:card", "summary_large_image"),
        ];
        let tag =
            |(name, value): (&str, &str)| format!("<meta property=\"{name}\" content=\"{}\" />\n", escaped(value));
        page.replacen("</head>", &format!("{ahead}{}</head>", tags.map(tag).concat()), 1)
    }
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('"', "&quot;").replace('<', "&lt;").replace('>', "&gt;")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read_by(language: &str, cookie: &str) -> String {
        let said = [(header::ACCEPT_LANGUAGE, language), (header::COOKIE, cookie)];
        let headers = said.map(|(name, value)| (name, value.parse().unwrap())).into_iter().collect();
        reader(&headers, &CookieJar::from_headers(&headers)).to_string()
    }

    #[test]
    fn the_first_language_that_we_speak_counts() {
        for (wanted, lang) in [("fr-CH, en;q=0.9", "fr"), ("xx, fr;q=0.5", "fr"), ("xx", "en"), ("", "en")] {
            assert_eq!(read_by(wanted, ""), lang, "{wanted}");
        }
    }

    #[test]
    fn a_language_that_was_chosen_here_counts_more_than_the_browsers() {
        assert_eq!(read_by("en-GB", "chabudai=x; chabudai-lang=fr"), "fr");
        assert_eq!(read_by("fr", "chabudai-lang=en-XA"), "en");
        assert_eq!(read_by("fr", "chabudai-lang=xx"), "fr");
    }

    #[test]
    fn every_game_has_a_card_in_every_language() {
        for lang in Lang::all() {
            for game in games::house() {
                let Card { name, tagline, invitation } = &CARDS[&(lang, game.id)];
                assert!(invitation.contains(name.as_str()) && tagline != game.id, "{} in {lang}", game.id);
            }
        }
    }

    #[test]
    fn nothing_in_a_preview_is_taken_for_markup() {
        let hostile = "\"><script>&".to_owned();
        let preview = Preview {
            title: hostile.clone(),
            description: hostile.clone(),
            url: hostile.clone(),
            picture: hostile,
            ahead: String::new(),
        };
        let page = preview.put_into("<head><title>Chabudai</title></head><body></body>");
        assert!(!page.contains("<script>"));
        assert_eq!(page.matches("&quot;&gt;&lt;script&gt;&amp;").count(), 4);
        assert!(page.ends_with("</head><body></body>"));
    }

    #[test]
    fn a_host_that_is_none_is_not_repeated() {
        assert!("table.example:8080".bytes().all(in_a_host) && "[::1]:80".bytes().all(in_a_host));
        assert!(!"evil\"><b>".bytes().all(in_a_host) && !"a/b".bytes().all(in_a_host));
    }
}
