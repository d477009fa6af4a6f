//! The words for a table.

use std::borrow::Cow;
use std::fmt;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource};
use serde_json::Value as Json;
use table::{Seat, Spelling};

use crate::arguments::Arguments;
use crate::pattern::Mentions;
use crate::{Lang, Names, Value, ftl};

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
    /// the message comes out empty, or the object has no such tag.
    #[must_use]
    pub fn tell(&self, kind: &str, object: &Json, names: &Names) -> Option<String> {
        let id = format!("{kind}-{}", object[kind].as_str()?);
        let fields = object.as_object()?.iter().filter(|(key, _)| *key != kind);
        let mut arguments = Arguments::new(self, names);
        arguments.add_fields("", fields);
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

    /// `You`, `Aiko`, `The rival`: whom the viewer sees at a place, which is a rival's if it follows all seats.
    #[must_use]
    pub fn name(&self, place: Seat, names: &Names) -> String {
        if Some(place) == names.viewer { self.say("you", &[]) } else { self.called(place, names).into_owned() }
    }

    /// `You, Aiko and Basile`: several names, the viewer's first.
    #[must_use]
    pub fn list_of_names(&self, seats: impl IntoIterator<Item = Seat>, names: &Names) -> String {
        let mut seats: Vec<_> = seats.into_iter().collect();
        seats.sort_by_key(|&seat| Some(seat) != names.viewer);
        self.list(&seats.into_iter().map(|seat| self.name(seat, names)).collect::<Vec<_>>())
    }

    /// The name at a place, the viewer's own too.
    pub(crate) fn called<'a>(&self, place: Seat, names: &'a Names) -> Cow<'a, str> {
        match names.seats.get(place.index()) {
            Some(name) => name.into(),
            None => self.say("rival", &[]).into(),
        }
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
