//! Fitting text to the screen.

use table::Seat;
use terminal::{Screen, wrapped};

/// How wide a screen is.
pub(super) const COLUMNS: usize = 80;

/// Stands in for the blanks inside names; no text of the table has this letter of private use.
const JOINED: &str = "\u{e000}";

/// A text with its long lines broken, but not inside the name of anybody at the table.
pub(super) fn fitted(text: &str, screen: Screen<'_>) -> String {
    let places = 0..=u8::try_from(screen.names.seats.len()).unwrap_or(u8::MAX);
    let names = places.map(|place| screen.name(Seat::new(place)));
    let join = |text: String, name: String| text.replace(&name, &name.replace(' ', JOINED));
    wrapped(&names.fold(text.to_owned(), join), COLUMNS).replace(JOINED, " ")
}

#[cfg(test)]
mod tests {
    use super::*;
    use terminal::{Paint, names};
    use words::{Lang, Words};

    fn fits(text: &str, lang: Lang) -> String {
        let words = Words::new(lang, "");
        let names = names(&words, Some(Seat::new(0)), 4);
        fitted(text, Screen { words: &words, names: &names, paint: Paint::Plain })
    }

    #[test]
    fn a_line_is_never_broken_inside_a_name() {
        for (lang, name) in [("en", "Seat 3"), ("fr", "Joueur 3"), ("en", "The rival")] {
            for before in 60..90 {
                let text = format!("{} {name} wins.", "x".repeat(before));
                let fitted = fits(&text, lang.parse().unwrap());
                assert!(fitted.contains(name), "{fitted}");
                assert_eq!(fitted.split_whitespace().collect::<Vec<_>>(), text.split_whitespace().collect::<Vec<_>>());
            }
        }
    }

    #[test]
    fn lines_are_as_wide_as_the_screen_at_most() {
        let text = "Seat 1 and Seat 2 and ".repeat(20);
        let fitted = fits(&text, Lang::default());
        assert!(fitted.lines().count() > 4);
        assert!(fitted.lines().all(|line| line.chars().count() <= COLUMNS), "{fitted}");
    }
}
