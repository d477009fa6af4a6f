//! Fitting text to the screen.

use faces::{Lang, name, scorer, wrapped};
use table::Seat;

/// How wide a screen is.
pub(super) const COLUMNS: usize = 80;

/// Stands in for the blanks inside names; no text of the table has this letter of private use.
const JOINED: &str = "\u{e000}";

/// A text with its long lines broken, but not inside the name of anybody at the table.
pub(super) fn fitted(text: &str, seats: u8, viewer: Seat, lang: Lang) -> String {
    let seated = Seat::all(seats).map(|seat| name(seat, viewer, lang));
    let rival = scorer(Seat::new(seats), seats, viewer, lang);
    let join = |text: String, name: String| text.replace(&name, &name.replace(' ', JOINED));
    let joined = seated.chain([rival]).fold(text.to_owned(), join);
    wrapped(&joined, COLUMNS).replace(JOINED, " ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_is_never_broken_inside_a_name() {
        for (lang, name) in [(Lang::English, "Seat 3"), (Lang::French, "Joueur 3"), (Lang::English, "The rival")] {
            for before in 60..90 {
                let text = format!("{} {name} wins.", "x".repeat(before));
                let fitted = fitted(&text, 4, Seat::new(0), lang);
                assert!(fitted.contains(name), "{fitted}");
                assert_eq!(fitted.split_whitespace().collect::<Vec<_>>(), text.split_whitespace().collect::<Vec<_>>());
            }
        }
    }

    #[test]
    fn lines_are_as_wide_as_the_screen_at_most() {
        let text = "Seat 1 and Seat 2 and ".repeat(20);
        let fitted = fitted(&text, 3, Seat::new(0), Lang::English);
        assert!(fitted.lines().count() > 4);
        assert!(fitted.lines().all(|line| line.chars().count() <= COLUMNS), "{fitted}");
    }
}
