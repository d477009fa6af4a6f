//! The rules pages, and what comments and reasons cite of them.

use std::fs;
use std::path::Path;

/// The paragraphs of a rules page: its headings and the bold words that begin a paragraph, with the numbered rules of each.
pub struct Rules(Vec<Paragraph>);

struct Paragraph {
    name: String,
    numbers: Vec<u32>,
}

impl Rules {
    /// A page of `docs/rules`, or of a game that lives in the test kit.
    #[must_use]
    pub fn find(page: &str) -> Option<Self> {
        let here = Path::new(env!("CARGO_MANIFEST_DIR"));
        let docs = here.join("../../docs/rules").join(page);
        fs::read_to_string(docs).ok().or_else(|| below(here, page)).map(|text| Self::read(&text))
    }

    fn read(text: &str) -> Self {
        let mut paragraphs: Vec<Paragraph> = Vec::new();
        for line in text.lines() {
            if let Some(name) = line.strip_prefix("## ").map(short).or_else(|| bold(line)) {
                paragraphs.push(Paragraph { name: name.into(), numbers: Vec::new() });
            } else if let (Some(last), Some(number)) = (paragraphs.last_mut(), number(line)) {
                last.numbers.push(number);
            }
        }
        Self(paragraphs)
    }

    /// Checks what is cited at the beginning of `text`: paragraphs with or without numbers, as in `A turn 1 to 4, zen and frog`.
    ///
    /// # Errors
    /// With what there is instead.
    pub fn check(&self, text: &str) -> Result<(), String> {
        let mut rest = self.one(text)?;
        while let Some(next) = rest.strip_prefix(", ").or_else(|| rest.strip_prefix(" and ")) {
            match self.one(next) {
                Ok(after) => rest = after,
                Err(_) => break,
            }
        }
        Ok(())
    }

    /// Checks one paragraph with its numbers and returns what follows.
    fn one<'a>(&self, text: &'a str) -> Result<&'a str, String> {
        let cited = self.0.iter().filter(|paragraph| begins_with(text, &paragraph.name));
        let Some(paragraph) = cited.max_by_key(|paragraph| paragraph.name.len()) else {
            let names: Vec<_> = self.0.iter().map(|paragraph| paragraph.name.as_str()).collect();
            return Err(format!("cites {text:?}: there are {}", names.join(", ")));
        };
        let mut rest = &text[paragraph.name.len()..];
        let mut joint = " ";
        while let Some((number, after)) =
            rest.strip_prefix(joint).or_else(|| rest.strip_prefix(" to ")).and_then(digits)
        {
            if !paragraph.numbers.contains(&number) {
                return Err(format!("cites {} {number}: it has {:?}", paragraph.name, paragraph.numbers));
            }
            (rest, joint) = (after, " and ");
        }
        Ok(rest)
    }
}

/// The text of the file with this name in a folder or below it.
fn below(folder: &Path, name: &str) -> Option<String> {
    let mut paths = fs::read_dir(folder).ok()?.map_while(Result::ok).map(|entry| entry.path());
    paths.find_map(|path| match path.file_name() {
        _ if path.is_dir() => below(&path, name),
        file if file == Some(name.as_ref()) => fs::read_to_string(path).ok(),
        _ => None,
    })
}

/// A heading without what explains it: `Duel` of `Duel, 2 seats`.
fn short(heading: &str) -> &str {
    heading.split(['(', '[', ',', ':']).next().unwrap_or(heading).trim()
}

/// The name in code of a paragraph that begins in bold: `zen` of `` **C `zen`, the zen garden.** ``.
fn bold(line: &str) -> Option<&str> {
    line.strip_prefix("**")?.split("**").next()?.split('`').nth(1)
}

/// The number of a numbered rule.
fn number(line: &str) -> Option<u32> {
    digits(line).filter(|(_, rest)| rest.starts_with(". ")).map(|(number, _)| number)
}

fn digits(text: &str) -> Option<(u32, &str)> {
    let end = text.find(|c: char| !c.is_ascii_digit()).unwrap_or(text.len());
    Some((text[..end].parse().ok()?, &text[end..]))
}

/// Whether a text begins with this name and not with a longer word.
fn begins_with(text: &str, name: &str) -> bool {
    text.strip_prefix(name).is_some_and(|rest| !rest.starts_with(|c: char| c.is_alphanumeric()))
}

#[cfg(test)]
mod tests {
    use super::*;

    const PAGE: &str = "# A game\n\n## Duel, 2 seats\n\n1. Deal.\n   More of it.\n2. Discard.\n\n**B `frog`, the frog.** It hops.\n\n## A turn\n";

    #[test]
    fn paragraphs_and_their_numbers_are_found() {
        let rules = Rules::read(PAGE);
        for cited in
            ["Duel", "Duel 1", "Duel 1 and 2", "Duel 1 to 2. And so on.", "Duel 2, frog and A turn", "frog: why"]
        {
            assert_eq!(rules.check(cited), Ok(()), "{cited}");
        }
        for wrong in ["Duels", "Duel 3", "Duel 1 and 3", "A turn 1", "zen", "a turn", ""] {
            assert!(rules.check(wrong).is_err(), "{wrong}");
        }
    }
}
