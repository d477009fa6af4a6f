//! Fitting text to the screen.

use terminal::{Screen, wrapped};

/// How wide a screen is.
pub(super) const COLUMNS: usize = 80;

/// Stands in for the blanks inside names; no text of the table has this letter of private use.
const JOINED: &str = "\u{e000}";

/// A text with its long lines broken, but not inside the name of anybody at the table.
pub(super) fn fitted(text: &str, screen: Screen<'_>) -> String {
    let rival = screen.label("rival");
    let join = |text: String, name: &String| text.replace(name, &name.replace(' ', JOINED));
    let joined = screen.names.seats.iter().chain([&rival]).fold(text.to_owned(), join);
    wrapped(&joined, COLUMNS).replace(JOINED, " ")
}

#[cfg(test)]
mod tests {
    use super::*;
    use table::Seat;
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
