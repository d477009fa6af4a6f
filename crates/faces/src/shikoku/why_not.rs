//! Why a card cannot be played or taken.

use shikoku::{Card, Move, Phase, Shikoku};
use table::{Sentence, View};

use crate::why_not::shown;

pub(super) fn why_not(view: &View<Shikoku>, mv: Move) -> Sentence {
    match (view.public.phase, mv) {
        (Phase::Collect, Move::Play(_)) => Sentence::new(
            "Cards are being taken from the line before; the next one is played afterwards.",
            "On prend d’abord les cartes de la ligne précédente ; on jouera ensuite.",
        ),
        (Phase::Collect, Move::Take(card)) => Sentence::new(
            format!("Card {card} is not among those left of the line before."),
            format!("La carte {card} n’est pas parmi celles qui restent de la ligne précédente."),
        ),
        (_, Move::Take(_)) => Sentence::new(
            "Cards are being played; some can be taken when everybody has played one.",
            "On joue les cartes ; on en prendra quand tous auront joué.",
        ),
        (_, Move::Play(card)) => Sentence::new(
            format!("You do not have card {card} in your hand."),
            format!("Vous n’avez pas la carte {card} en main."),
        ),
    }
}

pub(super) fn why_unreadable(text: &str) -> Option<Sentence> {
    let number = text.strip_prefix("play ").or_else(|| text.strip_prefix("take "))?;
    // A number that exists but is written otherwise is a matter of writing.
    if number.parse::<Card>().is_ok() {
        return None;
    }
    let (number, most) = (shown(number), Card::COUNT);
    Some(Sentence::new(
        format!("There is no card “{number}”: they are numbered from 1 to {most}."),
        format!("Il n’y a pas de carte « {number} » : elles vont de 1 à {most}."),
    ))
}
