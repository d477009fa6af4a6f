//! What people write: names and messages.

use protocol::{Problem, ProblemCode};
use unicode_width::UnicodeWidthChar;

const LONGEST_NAME: usize = 24;
const LONGEST_TITLE: usize = 40;
const LONGEST_MESSAGE: usize = 500;
/// No script stacks more marks than this on a letter.
const MOST_MARKS: usize = 3;

/// A nickname that can be shown: one line, no invisible characters, 1 to 24 of them.
///
/// # Errors
/// If nothing of it can be shown, or it is too long.
pub fn nickname(text: &str) -> Result<String, Problem> {
    clean(text, LONGEST_NAME, "a nickname")
}

/// The name of a component set that can be shown, 1 to 40 characters.
///
/// # Errors
/// If nothing of it can be shown, or it is too long.
pub fn title(text: &str) -> Result<String, Problem> {
    clean(text, LONGEST_TITLE, "the name of a component set")
}

/// A message that can be shown, 1 to 500 characters.
///
/// # Errors
/// If nothing of it can be shown, or it is too long.
pub fn message(text: &str) -> Result<String, Problem> {
    clean(text, LONGEST_MESSAGE, "a message")
}

fn clean(text: &str, longest: usize, what: &str) -> Result<String, Problem> {
    let mut line = String::new();
    let (mut length, mut marks) = (0, 0);
    for c in text.chars().map(|c| if c.is_whitespace() { ' ' } else { c }).filter(|&c| !hides(c)) {
        let is_mark = c.width() == Some(0);
        marks = if is_mark { marks + 1 } else { 0 };
        // Marks need a letter to stand on, words one space between them.
        let alone = line.is_empty() || line.ends_with(' ');
        if marks > MOST_MARKS || (alone && (is_mark || c == ' ')) {
            continue;
        }
        line.push(c);
        length += 1;
    }
    if line.ends_with(' ') {
        line.pop();
        length -= 1;
    }
    if (1..=longest).contains(&length) {
        return Ok(line);
    }
    let reason = format!("{what} has 1 to {longest} visible characters, this one has {length}");
    Err(Problem::new(ProblemCode::BadText, reason))
}

/// Control characters could hide text, marks of writing direction could turn that of others around, and blank letters look
/// like nobody.
fn hides(c: char) -> bool {
    c.is_control()
        || matches!(c, '\u{ad}' | '\u{34f}' | '\u{61c}' | '\u{115f}' | '\u{1160}' | '\u{17b4}' | '\u{17b5}'
            | '\u{180b}'..='\u{180f}' | '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{206f}'
            | '\u{2800}' | '\u{3164}' | '\u{fe00}'..='\u{fe0f}' | '\u{feff}' | '\u{ffa0}' | '\u{fff0}'..='\u{fffb}'
            | '\u{1bca0}'..='\u{1bca3}' | '\u{1d173}'..='\u{1d17a}' | '\u{e0000}'..='\u{e0fff}')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_nickname_is_one_visible_line() {
        assert_eq!(nickname("  Aiko \n  B.\u{0} ").unwrap(), "Aiko B.");
        assert_eq!(nickname("\u{202e}oki\u{200b}A").unwrap(), "okiA");
        assert_eq!(nickname("雅子 <b>").unwrap(), "雅子 <b>");
        assert_eq!(nickname("Zoe\u{308} ญ\u{e35}\u{e48}").unwrap(), "Zoe\u{308} ญ\u{e35}\u{e48}");
    }

    #[test]
    fn marks_do_not_tower_over_a_letter() {
        assert_eq!(nickname(&format!("Z{}algo", "\u{30d}".repeat(20))).unwrap(), "Z\u{30d}\u{30d}\u{30d}algo");
    }

    #[test]
    fn an_empty_invisible_or_endless_nickname_is_refused() {
        let invisible = ["\u{3164}", "\u{2800}\u{2800}", "\u{ad}", "\u{e0041}", "\u{301}\u{301}", "\u{115f}\u{1160}"];
        let cases = ["", " \u{7}\n"].into_iter().chain(invisible).map(|text| (text, 0));
        for (text, length) in cases.chain([("abcdefghijklmnopqrstuvwxyz", 26)]) {
            let problem = nickname(text).unwrap_err();
            assert_eq!(problem.code, ProblemCode::BadText);
            assert_eq!(problem.reason, format!("a nickname has 1 to 24 visible characters, this one has {length}"));
        }
    }
}
