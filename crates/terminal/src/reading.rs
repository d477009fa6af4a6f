//! Moves as people type them.

/// What a typed text means.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Reading {
    /// The move with this notation.
    Move(String),
    /// It could be any of these.
    Several(Vec<String>),
    /// No legal move at all.
    Nothing,
}

/// Whether a typed text means the move at this place of the list, written like this.
type Way<'a> = &'a dyn Fn(usize, &str) -> bool;

/// Which of the legal moves a text names. The canonical text always does; besides that its capitals do not matter, a
/// word in front may be left out (`17` for `play 17`), the order of several words too, a number names the move at that
/// place of the list (unless moves themselves are numbers), and the beginning of a text will do if only one move begins
/// so.
#[must_use]
pub fn read_move(moves: &[String], typed: &str) -> Reading {
    let typed = typed.split_whitespace().collect::<Vec<_>>().join(" ");
    if moves.contains(&typed) {
        return Reading::Move(typed);
    }
    let typed = typed.to_lowercase();
    if typed.is_empty() {
        return Reading::Nothing;
    }
    let texts: Vec<_> = moves.iter().map(|text| text.to_lowercase()).collect();
    let argument = |text: &str| text.split_once(' ').map_or(text, |(_, argument)| argument).to_owned();
    let numbers = texts.iter().any(|text| argument(text).parse::<u16>().is_ok());
    let nth = typed.parse().ok().filter(|_| !numbers).and_then(|n: usize| n.checked_sub(1));
    let ways: [Way<'_>; 6] = [
        &|_, text| text == typed,
        &|_, text| argument(text) == typed,
        &|place, _| nth == Some(place),
        &|_, text| same_words(text, &typed),
        &|_, text| same_words(&argument(text), &typed),
        &|_, text| !numbers && (text.starts_with(&typed) || argument(text).starts_with(&typed)),
    ];
    for means in ways {
        let meant: Vec<_> =
            texts.iter().enumerate().filter(|(i, text)| means(*i, text)).map(|(i, _)| moves[i].clone()).collect();
        match meant.as_slice() {
            [] => {}
            [only] => return Reading::Move(only.clone()),
            _ => return Reading::Several(meant),
        }
    }
    Reading::Nothing
}

fn same_words(a: &str, b: &str) -> bool {
    let sorted = |text: &str| {
        let mut words: Vec<_> = text.split([' ', ',']).filter(|word| !word.is_empty()).map(str::to_owned).collect();
        words.sort_unstable();
        words
    };
    sorted(a) == sorted(b)
}
