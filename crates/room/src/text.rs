//! What people write: nicknames and messages.

use protocol::{Problem, ProblemCode};

const LONGEST_NAME: usize = 24;
const LONGEST_MESSAGE: usize = 500;

/// A nickname that can be shown: one line, no invisible characters, 1 to 24 of them.
///
/// # Errors
/// If nothing of it can be shown, or it is too long.
pub fn nickname(text: &str) -> Result<String, Problem> {
    clean(text, LONGEST_NAME, "a nickname")
}

/// A message that can be shown, 1 to 500 characters.
///
/// # Errors
/// If nothing of it can be shown, or it is too long.
pub fn message(text: &str) -> Result<String, Problem> {
    clean(text, LONGEST_MESSAGE, "a message")
}

fn clean(text: &str, longest: usize, what: &str) -> Result<String, Problem> {
    let visible: String = text.chars().map(|c| if c.is_whitespace() { ' ' } else { c }).filter(|&c| shown(c)).collect();
    let line = visible.split(' ').filter(|word| !word.is_empty()).collect::<Vec<_>>().join(" ");
    let length = line.chars().count();
    if (1..=longest).contains(&length) {
        return Ok(line);
    }
    let reason = format!("{what} has 1 to {longest} visible characters, this one has {length}");
    Err(Problem::new(ProblemCode::BadText, reason))
}

/// Control characters could hide text, and marks of writing direction could turn that of others around.
fn shown(c: char) -> bool {
    let hides = matches!(c, '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{feff}');
    !c.is_control() && !hides
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_nickname_is_one_visible_line() {
        assert_eq!(nickname("  Aiko \n  B.\u{0} ").unwrap(), "Aiko B.");
        assert_eq!(nickname("\u{202e}oki\u{200b}A").unwrap(), "okiA");
        assert_eq!(nickname("雅子 <b>").unwrap(), "雅子 <b>");
    }

    #[test]
    fn an_empty_or_endless_nickname_is_refused() {
        for (text, length) in [("", 0), (" \u{7}\n", 0), ("abcdefghijklmnopqrstuvwxyz", 26)] {
            let problem = nickname(text).unwrap_err();
            assert_eq!(problem.code, ProblemCode::BadText);
            assert_eq!(problem.reason, format!("a nickname has 1 to 24 visible characters, this one has {length}"));
        }
    }
}
