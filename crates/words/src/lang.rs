//! Languages.

use std::fmt;
use std::str::FromStr;

use unic_langid::LanguageIdentifier;

/// Every language with its files, each by its name without the ending.
const LOCALES: &[(&str, &[(&str, &str)])] = include!(concat!(env!("OUT_DIR"), "/locales.rs"));

/// A language of the table: one of the folders of `locales`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Lang(usize);

impl Lang {
    /// All languages.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..LOCALES.len()).map(Self)
    }

    /// The language of a system's setting such as `fr_FR.UTF-8`.
    #[must_use]
    pub fn of_system(setting: &str) -> Option<Self> {
        setting.split(['_', '-', '.', '@']).next()?.parse().ok()
    }

    pub(crate) fn tag(self) -> &'static str {
        LOCALES[self.0].0
    }

    pub(crate) fn identifier(self) -> LanguageIdentifier {
        self.tag().parse().expect("folders of locales are named after languages")
    }
}

/// The language that the texts were first written in.
impl Default for Lang {
    fn default() -> Self {
        "en".parse().expect("English is always there")
    }
}

/// `en`, `fr`
impl fmt::Display for Lang {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.tag())
    }
}

impl FromStr for Lang {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        Self::all().find(|lang| lang.tag() == text).ok_or_else(|| {
            let tags: Vec<_> = Self::all().map(Self::tag).collect();
            format!("it is {}", table::join(&tags, "or"))
        })
    }
}

/// The texts of one file of a language: `ftl(lang, "shikoku")`.
#[must_use]
pub fn ftl(lang: Lang, file: &str) -> Option<&'static str> {
    LOCALES[lang.0].1.iter().find(|(name, _)| *name == file).map(|(_, text)| *text)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn languages_are_read_as_they_are_written() {
        for lang in Lang::all() {
            assert_eq!(lang.to_string().parse(), Ok(lang));
        }
        assert_eq!("xx".parse::<Lang>(), Err("it is en or fr".into()));
        assert_eq!(Lang::default().to_string(), "en");
    }

    #[test]
    fn a_system_says_its_language_with_more_besides() {
        assert_eq!(Lang::of_system("fr_FR.UTF-8"), "fr".parse().ok());
        assert_eq!(Lang::of_system("C"), None);
    }
}
