//! How events, reasons and refusals are put into words. The browser follows the same rules, by the same cases.

use serde::Deserialize;
use serde_json::{Map, Value as Json, json};
use std::collections::BTreeMap;
use table::{Seat, Spelling};
use words::{Lang, Names, Words};

#[derive(Deserialize)]
struct Cases {
    game: Vec<String>,
    names: Named,
    rules: BTreeMap<String, Vec<Case>>,
}

/// A text, the fields that it is told, and what comes out.
type Case = (String, Map<String, Json>, Option<String>);

#[derive(Deserialize)]
struct Named {
    viewer: Seat,
    seats: Vec<String>,
}

fn spell(field: &str, code: &str) -> Option<Spelling> {
    let (suit, rank) = code.split_at_checked(1).filter(|_| field == "card")?;
    Some(Spelling { message: "card", parts: vec![("suit", suit.into()), ("rank", rank.into())] })
}

#[test]
fn fields_become_arguments_by_the_rules() {
    let cases: Cases = serde_json::from_str(include_str!("telling.json")).unwrap();
    let names = Names { viewer: Some(cases.names.viewer), seats: cases.names.seats };
    for (rule, cases_of_rule) in cases.rules {
        for (text, mut fields, said) in cases_of_rule {
            let game = format!("{}\nevent-happened = {text}", cases.game.join("\n"));
            let words = Words::new(Lang::default(), &game).spelled_by(spell);
            fields.insert("event".into(), json!("happened"));
            assert_eq!(words.tell("event", &Json::Object(fields), &names), said, "{rule}: {text}");
        }
    }
}

#[test]
fn lists_are_joined_as_the_language_does() {
    let list = |lang: &str, items: &[&str]| {
        let items: Vec<_> = items.iter().map(|&item| item.to_owned()).collect();
        Words::new(lang.parse().unwrap(), "").list(&items)
    };
    assert_eq!(list("en", &[]), "");
    assert_eq!(list("en", &["a"]), "a");
    assert_eq!(list("en", &["a", "b", "c"]), "a, b and c");
    assert_eq!(list("fr", &["a", "b", "c", "d"]), "a, b, c et d");
}

#[test]
fn variables_are_those_of_mentioned_messages_too() {
    let words = Words::new(Lang::default(), "a = { b } { $x }\nb = { $y ->\n [one] { $z }\n *[other] { a }\n }");
    assert_eq!(words.variables("a"), ["x", "y", "z"]);
}

#[test]
#[should_panic(expected = "there is no message nonsense in en")]
fn a_missing_message_is_noticed() {
    let _ = Words::new(Lang::default(), "").say("nonsense", &[]);
}
