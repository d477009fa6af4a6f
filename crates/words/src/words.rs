//! The words for a table.

use std::fmt;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource};
use serde_json::Value as Json;

use crate::arguments::Arguments;
use crate::pattern::Mentions;
use crate::{Lang, Names, Value, ftl};

/// How a piece is spelled out: by a message and its parts.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Spelling {
    /// The message.
    pub message: &'static str,
    /// Its arguments.
    pub parts: Vec<(&'static str, String)>,
}

/// Spells the code in a field, where a game has a better way than the message `<field>-<code>`.
pub type Spell = fn(field: &str, code: &str) -> Option<Spelling>;

/// The words of the table, of the terminal and of one game, in one language.
pub struct Words {
    lang: Lang,
    bundle: FluentBundle<FluentResource>,
    spell: Spell,
}

impl Words {
    /// The words for a table of the game with these texts.
    ///
    /// # Panics
    /// If the texts are not in Fluent, or have a message that the table has too; the build sees to that for those of
    /// `locales`.
    #[must_use]
    pub fn new(lang: Lang, game: &str) -> Self {
        let mut bundle = FluentBundle::new_concurrent(vec![lang.identifier()]);
        bundle.set_use_isolating(false);
        let frame = ["table", "terminal"].map(|file| ftl(lang, file).unwrap_or_default());
        for text in frame.into_iter().chain([game]) {
            let resource = FluentResource::try_new(text.to_owned()).expect("texts are in Fluent");
            bundle.add_resource(resource).expect("every message is there once");
        }
        Self { lang, bundle, spell: |_, _| None }
    }

    /// The same, with pieces spelled as the game does.
    #[must_use]
    pub fn spelled_by(self, spell: Spell) -> Self {
        Self { spell, ..self }
    }

    /// Their language.
    #[must_use]
    pub fn lang(&self) -> Lang {
        self.lang
    }

    /// Whether there is such a message.
    #[must_use]
    pub fn has(&self, id: &str) -> bool {
        self.bundle.get_message(id).is_some_and(|message| message.value().is_some())
    }

    /// A message with its arguments: `say("points", &[("points", 3.into())])`.
    #[must_use]
    pub fn say(&self, id: &str, args: &[(&str, Value<'_>)]) -> String {
        self.format(id, &args.iter().map(|(name, value)| (*name, value.clone())).collect())
    }

    /// What happened, or why not: the message `<kind>-<tag>` with the fields of the object as its arguments. Nothing if
    /// the message comes out empty.
    #[must_use]
    pub fn tell(&self, kind: &str, object: &Json, names: &Names) -> Option<String> {
        let id = format!("{kind}-{}", object[kind].as_str()?);
        let mut arguments = Arguments::new(self, names);
        arguments.add_fields("", object.as_object()?.iter().filter(|(key, _)| *key != kind));
        let mut arguments = arguments.into_inner();
        for absent in self.variables(&id) {
            if arguments.get(absent).is_none() {
                arguments.set(absent, "none");
            }
        }
        Some(self.format(&id, &arguments)).filter(|told| !told.trim().is_empty())
    }

    /// The code in a field, spelled out.
    #[must_use]
    pub fn spelled(&self, field: &str, code: &str) -> String {
        if let Some(Spelling { message, parts }) = (self.spell)(field, code) {
            return self.format(message, &parts.iter().map(|(part, code)| (*part, code.as_str())).collect());
        }
        let id = format!("{field}-{code}");
        if self.has(&id) { self.say(&id, &[]) } else { code.to_owned() }
    }

    /// `a, b and c`
    #[must_use]
    pub fn list(&self, items: &[String]) -> String {
        let [first, middle @ .., last] = items else { return items.concat() };
        let pair = |id, first: &str, next: &str| self.say(id, &[("first", first.into()), ("next", next.into())]);
        let first = middle.iter().fold(first.clone(), |first, next| pair("list-middle", &first, next));
        pair("list-end", &first, last)
    }

    /// The variables of a message, those of the messages that it mentions included.
    #[must_use]
    pub fn variables(&self, id: &str) -> Vec<&str> {
        let mut mentions = Mentions::default();
        let mut messages = vec![id];
        let mut seen = 0;
        while let Some(&id) = messages.get(seen) {
            seen += 1;
            if let Some(text) = self.bundle.get_message(id).and_then(|message| message.value()) {
                mentions.add(text);
            }
            let new: Vec<_> = mentions.messages.drain(..).filter(|id| !messages.contains(id)).collect();
            messages.extend(new);
        }
        mentions.variables.sort_unstable();
        mentions.variables.dedup();
        mentions.variables
    }

    fn format(&self, id: &str, args: &FluentArgs<'_>) -> String {
        let Some(text) = self.bundle.get_message(id).and_then(|message| message.value()) else {
            debug_assert!(false, "there is no message {id} in {}", self.lang);
            return format!("[{id}]");
        };
        let mut errors = Vec::new();
        let said = self.bundle.format_pattern(text, Some(args), &mut errors).into_owned();
        debug_assert!(errors.is_empty(), "{id} in {}: {errors:?}", self.lang);
        said
    }
}

impl fmt::Debug for Words {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Words").field("lang", &self.lang).finish_non_exhaustive()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;
    use table::Seat;

    /// How `{"event": "e", …fields}` is told by this text to seat 1, Bo.
    fn told(text: &str, fields: Json) -> Option<String> {
        let spell: Spell = |field, code| {
            let (suit, rank) = code.split_at_checked(1).filter(|_| field == "card")?;
            Some(Spelling { message: "card", parts: vec![("suit", suit.into()), ("rank", rank.into())] })
        };
        let card = "card = { $suit ->\n [S] sword\n *[C] cup\n } { $rank }\nkind-F = the flower";
        let words = Words::new(Lang::default(), &format!("event-e = {text}\n{card}")).spelled_by(spell);
        let names = Names { viewer: Some(Seat::new(1)), seats: ["Ann", "Bo", "Cy"].map(String::from).into() };
        let mut event = json!({"event": "e"});
        event.as_object_mut().unwrap().extend(fields.as_object().unwrap().clone());
        words.tell("event", &event, &names)
    }

    fn says(text: &str, fields: Json, said: &str) {
        assert_eq!(told(text, fields).as_deref(), Some(said));
    }

    #[test]
    fn numbers_are_numbers() {
        let text = "{ $points ->\n [one] one point\n *[other] { $points } points\n }";
        says(text, json!({"points": 1}), "one point");
        says(text, json!({"points": -3}), "-3 points");
    }

    #[test]
    fn truth_and_nothing_are_words() {
        says("{ $golden } { $wet }", json!({"golden": true, "wet": false}), "yes no");
        says("{ $bird }", json!({"bird": null}), "none");
        says("{ $bird } { $bird-id }", json!({}), "none none");
    }

    #[test]
    fn nested_objects_are_flattened() {
        says("{ $end-points } { $end-by-kind }", json!({"end": {"points": 3, "by": {"kind": "x"}}}), "3 x");
        says("{ $face-up-count }", json!({"face_up": []}), "0");
    }

    #[test]
    fn a_seat_is_called_by_its_name() {
        let text = "{ $seat } { $name } { $seat-who } { $who }";
        says(text, json!({"seat": 0}), "Ann Ann other other");
        says(text, json!({"seat": 1}), "Bo Bo you you");
        says("{ $next-seat } { $next-seat-who }", json!({"next_seat": 2}), "Cy other");
        says("{ $seat } { $who }", json!({"seat": null}), "none none");
    }

    #[test]
    fn seats_are_a_list_with_the_viewer_first() {
        let text = "{ $winners } { $winners-count } { $winners-who }";
        says(text, json!({"winners": [0, 1, 2]}), "You, Ann and Cy 3 you");
        says("{ $seats } { $seats-who }", json!({"seats": [0, 2]}), "Ann and Cy other");
        says("{ $order } { $left-seats }", json!({"order": [2, 0], "left_seats": [1]}), "Cy and Ann You");
        says("{ $seats } seats", json!({"seats": 4}), "4 seats");
    }

    #[test]
    fn codes_are_spelled_by_the_game_or_by_a_message_or_stay() {
        says("{ $card } { $card-id }", json!({"card": "S13"}), "sword 13 S13");
        says("{ $kind } { $kind-id }", json!({"kind": "F"}), "the flower F");
        says("{ $kind } { $space }", json!({"kind": "X", "space": "a4"}), "X a4");
    }

    #[test]
    fn lists_are_spelled_and_joined() {
        says("{ $kind } { $kind-count }", json!({"kind": ["F", "X", 3]}), "the flower, X and 3 3");
        says("{ $rows-count }", json!({"rows": [["S1"], ["S2"]]}), "2");
    }

    #[test]
    fn what_comes_out_empty_is_not_told() {
        assert_eq!(told("{ \"\" }", json!({})), None);
        assert_eq!(told("{ $n ->\n [0] {\"\"}\n *[other] { $n }\n }", json!({"n": 0})), None);
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
}
