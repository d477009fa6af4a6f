//! Holds every language to the same messages and variables. The build script reads this file too, and fails with what
//! it finds.

use std::collections::{BTreeMap, BTreeSet};

use fluent_syntax::ast::{Entry, Pattern};
use fluent_syntax::parser::parse;

use crate::pattern::Mentions;

/// The files that a game's words are put together with.
const FRAMES: [&str; 3] = ["table", "client", "terminal"];
/// Each game's words are together with the table's and with one of these.
const HOSTS: [&str; 2] = ["client", "terminal"];

/// One file of a language.
#[derive(Clone, Copy)]
pub(crate) struct Source<'a> {
    /// `fr`
    pub(crate) lang: &'a str,
    /// Its name without the ending: `shikoku`
    pub(crate) file: &'a str,
    /// What is in it.
    pub(crate) text: &'a str,
}

/// All that is wrong with these files, each fault in a sentence that says where.
pub(crate) fn faults(sources: &[Source<'_>]) -> Vec<String> {
    let mut faults = Vec::new();
    let texts: BTreeMap<_, _> =
        sources.iter().map(|source| ((source.file, source.lang), Texts::read(*source, &mut faults))).collect();
    let langs: BTreeSet<_> = sources.iter().map(|source| source.lang).collect();
    for (&(file, lang), here) in &texts {
        for id in here.patterns.keys() {
            let elsewhere = FRAMES.iter().find(|&&frame| {
                frame != file
                    && !(HOSTS.contains(&file) && HOSTS.contains(&frame))
                    && texts.get(&(frame, lang)).is_some_and(|frame| frame.patterns.contains_key(id))
            });
            if let Some(frame) = elsewhere {
                faults.push(format!("locales/{lang}/{file}.ftl has {id}, which {frame}.ftl has too"));
            }
        }
        let around = |lang| FRAMES.iter().filter_map(|frame| texts.get(&(*frame, lang))).collect::<Vec<_>>();
        for other in langs.iter().filter(|&&other| other != lang) {
            let path = format!("locales/{other}/{file}.ftl");
            match texts.get(&(file, *other)) {
                None => faults.push(format!("locales/{other} lacks {file}.ftl, which {lang} has")),
                Some(there) => {
                    Bundle(here, around(lang)).lacking(&Bundle(there, around(other)), &path, lang, &mut faults);
                }
            }
        }
        Bundle(here, around(lang)).unresolved(&format!("locales/{lang}/{file}.ftl"), &mut faults);
    }
    faults
}

/// The messages of a file, and their attributes as `message.attribute`, with what their texts mention.
struct Texts {
    patterns: BTreeMap<String, Mentioned>,
    terms: BTreeSet<String>,
}

/// The names in a text.
struct Mentioned {
    variables: BTreeSet<String>,
    messages: BTreeSet<String>,
    terms: BTreeSet<String>,
}

impl Mentioned {
    fn of(pattern: &Pattern<&str>) -> Self {
        let mut mentions = Mentions::default();
        mentions.add(pattern);
        let owned = |names: Vec<&str>| names.into_iter().map(str::to_owned).collect();
        let variables = mentions.variables.iter().map(|name| field(name).to_owned()).collect();
        Self { variables, messages: owned(mentions.messages), terms: owned(mentions.terms) }
    }
}

/// The field that a variable is about: a language may need the code of a card or the number of names to choose its
/// words where another does not.
fn field(variable: &str) -> &str {
    match variable {
        "who" | "name" => "seat",
        _ => ["-who", "-id", "-count"].iter().find_map(|end| variable.strip_suffix(end)).unwrap_or(variable),
    }
}

impl Texts {
    fn read(Source { lang, file, text }: Source<'_>, faults: &mut Vec<String>) -> Self {
        let mut texts = Self { patterns: BTreeMap::new(), terms: BTreeSet::new() };
        let resource = match parse(text) {
            Ok(resource) => resource,
            Err((resource, errors)) => {
                faults.extend(errors.iter().map(|error| {
                    let line = text[..error.pos.start].lines().count().max(1);
                    format!("locales/{lang}/{file}.ftl, line {line}: {error}")
                }));
                resource
            }
        };
        let mut add = |id: String, pattern: &Pattern<&str>| {
            if texts.patterns.insert(id.clone(), Mentioned::of(pattern)).is_some() {
                faults.push(format!("locales/{lang}/{file}.ftl has {id} twice"));
            }
        };
        for entry in &resource.body {
            match entry {
                Entry::Message(message) => {
                    if let Some(pattern) = &message.value {
                        add(message.id.name.to_owned(), pattern);
                    }
                    for attribute in &message.attributes {
                        add(format!("{}.{}", message.id.name, attribute.id.name), &attribute.value);
                    }
                }
                Entry::Term(term) => {
                    texts.terms.insert(term.id.name.to_owned());
                }
                _ => {}
            }
        }
        texts
    }
}

/// A file and the frames around it, whose messages and terms it may mention.
struct Bundle<'a>(&'a Texts, Vec<&'a Texts>);

impl<'a> Bundle<'a> {
    fn all(&self) -> impl Iterator<Item = &'a Texts> {
        std::iter::once(self.0).chain(self.1.iter().copied())
    }

    /// The variables of a message, those of the messages that it mentions included.
    fn variables(&self, id: &str, seen: &mut BTreeSet<String>) -> BTreeSet<String> {
        let found = self.all().find_map(|texts| texts.patterns.get(id)).filter(|_| seen.insert(id.to_owned()));
        let Some(mentioned) = found else { return BTreeSet::new() };
        let mut variables = mentioned.variables.clone();
        for message in &mentioned.messages {
            variables.extend(self.variables(message, seen));
        }
        variables
    }

    /// What `there` lacks of what is here.
    fn lacking(&self, there: &Self, path: &str, lang: &str, faults: &mut Vec<String>) {
        for id in self.0.patterns.keys() {
            if !there.0.patterns.contains_key(id) {
                faults.push(format!("{path} lacks {id}, which {lang} has"));
                continue;
            }
            let theirs = there.variables(id, &mut BTreeSet::new());
            for variable in self.variables(id, &mut BTreeSet::new()).difference(&theirs) {
                faults.push(format!("{path}: {id} lacks ${variable}, which {lang} has"));
            }
        }
    }

    /// Messages and terms that are mentioned but are not there.
    fn unresolved(&self, path: &str, faults: &mut Vec<String>) {
        for (id, mentioned) in &self.0.patterns {
            for message in &mentioned.messages {
                if !self.all().any(|texts| texts.patterns.contains_key(message)) {
                    faults.push(format!("{path}: {id} mentions {message}, which is not there"));
                }
            }
            for term in &mentioned.terms {
                if !self.all().any(|texts| texts.terms.contains(term)) {
                    faults.push(format!("{path}: {id} mentions -{term}, which is not there"));
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(en: &str, fr: &str) -> Vec<String> {
        faults(&[Source { lang: "en", file: "go", text: en }, Source { lang: "fr", file: "go", text: fr }])
    }

    #[test]
    fn two_languages_that_say_the_same_have_no_fault() {
        let en = "-go = Go\npass = { $who ->\n [you] You\n *[other] { $name }\n } passed.\nstone = { -go } { $stone }";
        let fr = "pass = { $name } passe.\nstone = { $stone-id ->\n [b] la\n *[w] le\n }";
        assert_eq!(check(en, fr), [""; 0]);
        assert_eq!(check(en, &format!("{fr} {{ pass }}")), ["locales/en/go.ftl: stone lacks $seat, which fr has"]);
    }

    #[test]
    fn the_variables_of_a_frames_message_count_where_it_is_mentioned() {
        let source = |lang, file, text| Source { lang, file, text };
        let points = "points = { $points } points";
        let sources = [
            source("en", "table", points),
            source("fr", "table", points),
            source("en", "go", "komi = Komi: { $points }"),
            source("fr", "go", "komi = Komi : { points }"),
        ];
        assert_eq!(faults(&sources), [""; 0]);
    }

    #[test]
    fn what_a_language_lacks_is_named() {
        assert_eq!(
            check("komi = Komi\n    .hint = { $points } points\npass = Pass", "komi = Komi\n    .hint = Points"),
            ["locales/fr/go.ftl: komi.hint lacks $points, which en has", "locales/fr/go.ftl lacks pass, which en has"]
        );
        assert_eq!(
            check("komi = Komi", "komi = Komi\n    .hint = Points"),
            ["locales/en/go.ftl lacks komi.hint, which fr has"]
        );
        let only = [Source { lang: "en", file: "go", text: "" }, Source { lang: "fr", file: "table", text: "" }];
        assert_eq!(
            faults(&only),
            ["locales/fr lacks go.ftl, which en has", "locales/en lacks table.ftl, which fr has"]
        );
    }

    #[test]
    fn names_that_clash_or_lead_nowhere_are_named() {
        assert_eq!(
            check("komi = { point }", "komi = { -point }"),
            [
                "locales/en/go.ftl: komi mentions point, which is not there",
                "locales/fr/go.ftl: komi mentions -point, which is not there"
            ]
        );
        assert_eq!(check("komi = a\nkomi = b", "komi = c"), ["locales/en/go.ftl has komi twice"]);
        let source = |file| Source { lang: "en", file, text: "komi = a" };
        assert_eq!(
            faults(&[source("client"), source("terminal"), source("go")]),
            ["locales/en/go.ftl has komi, which client.ftl has too"]
        );
    }

    #[test]
    fn a_line_that_cannot_be_read_is_named() {
        let faults = check("komi = a\nkomi { b", "komi = a");
        assert!(faults[0].starts_with("locales/en/go.ftl, line 2: "), "{faults:?}");
    }
}
