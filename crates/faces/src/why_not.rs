//! Why a move is not allowed, in one sentence.

use table::{Seat, Sentence, Turn, View};

use crate::{Face, Lang, name};

/// Longer texts are cut: a sentence must stay one.
const SHOWN: usize = 40;

/// Why the move with this notation is not allowed to the view's seat now; nothing if it is.
#[must_use]
pub fn why_not<G: Face>(view: &View<G>, text: &str) -> Option<Sentence> {
    match table::parse(text) {
        Some(mv) if view.moves.binary_search(&mv).is_ok() => None,
        Some(mv) => Some(waiting(G::turn_of(&view.public), view.seat).unwrap_or_else(|| G::why_not(view, mv))),
        None => Some(G::why_unreadable(text).unwrap_or_else(|| unreadable(view, text))),
    }
}

/// Why the seat can make no move at all, if so.
fn waiting(turn: Turn, seat: Seat) -> Option<Sentence> {
    match turn {
        Turn::Over => Some(Sentence::new("The game is over.", "La partie est finie.")),
        Turn::Chance => Some(Sentence::new(
            "Luck has to decide first, before anybody moves.",
            "Le hasard doit d’abord décider, avant tout coup.",
        )),
        Turn::Move(seats) if seats.contains(seat) => None,
        Turn::Move(seats) => {
            let [english, french] = Lang::ALL.map(|lang| {
                let names: Vec<_> = seats.iter().map(|other| name(other, seat, lang)).collect();
                names.join(", ")
            });
            Some(Sentence::new(
                format!("It is not your turn; the game waits for: {english}."),
                format!("Ce n’est pas à vous de jouer ; on attend : {french}."),
            ))
        }
    }
}

/// What somebody typed, cut where it is too long for a sentence.
pub(crate) fn shown(text: &str) -> String {
    let mut shown: String = text.chars().take(SHOWN).collect();
    if shown.len() < text.len() {
        shown.push('…');
    }
    shown
}

fn unreadable<G: Face>(view: &View<G>, text: &str) -> Sentence {
    let shown = shown(text);
    match view.moves.first() {
        Some(example) => Sentence::new(
            format!("“{shown}” is not how a move is written; one would be {example}."),
            format!("« {shown} » ne s’écrit pas ainsi ; un coup serait par exemple {example}."),
        ),
        None => Sentence::new(
            format!("“{shown}” is not how a move is written."),
            format!("« {shown} » n’est pas l’écriture d’un coup."),
        ),
    }
}
