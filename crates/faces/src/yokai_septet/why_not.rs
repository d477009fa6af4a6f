//! Why a card cannot be passed, discarded or played.

use table::{Seat, Sentence, View};
use yokai_septet::{Action, Card, Cards, Mode, Move, Pass, Place, Stage, Suit, YokaiSeptet};

use super::words::suit_name;
use crate::why_not::shown;
use crate::{Lang, name};

pub(super) fn why_not(view: &View<YokaiSeptet>, mv: Move) -> Sentence {
    match (view.public.stage, mv.action()) {
        (Stage::Pass, Action::Pass(cards)) => why_not_pass(view, cards),
        (Stage::Pass, _) => Sentence::new(
            "Three cards are passed now, before any is played.",
            "On donne d’abord trois cartes, avant d’en jouer.",
        ),
        (Stage::Discard, Action::Discard(card)) => why_not_discard(view, card),
        (Stage::Discard, _) => Sentence::new(
            "One card of the hand is discarded now, before any is played.",
            "On défausse d’abord une carte de sa main, avant d’en jouer.",
        ),
        (_, Action::Play(card)) => why_not_play(view, card),
        (_, Action::Pass(_) | Action::Discard(_)) => Sentence::new(
            "A card is played now: nothing is passed or discarded any more in this round.",
            "Il s’agit de jouer une carte : on ne donne et ne défausse plus rien dans cette manche.",
        ),
    }
}

fn why_not_pass(view: &View<YokaiSeptet>, cards: Pass) -> Sentence {
    if let Some(&missing) = cards.iter().find(|&&card| !view.private.hand.contains(card)) {
        return not_in_hand(missing);
    }
    let different: Cards = cards.into_iter().collect();
    if different.len() < cards.len() {
        return Sentence::new(
            "Three different cards are passed: one is named twice.",
            "On donne trois cartes différentes : l’une est nommée deux fois.",
        );
    }
    // All three go to one seat, so their order means nothing and only one is written.
    let ordered: Vec<_> = different.iter().map(|card| card.to_string()).collect();
    let ordered = ordered.join(" ");
    Sentence::new(
        format!("Cards for one and the same seat are written in the order of the deck: pass {ordered}."),
        format!("Les cartes données à un même joueur s’écrivent dans l’ordre du paquet : pass {ordered}."),
    )
}

fn why_not_discard(view: &View<YokaiSeptet>, card: Card) -> Sentence {
    if open_cards(view, view.seat).contains(card) {
        return Sentence::new(
            format!("{card} lies in your rows: only a card of your hand is discarded."),
            format!("{card} est dans vos rangées : on ne défausse qu’une carte de sa main."),
        );
    }
    if !view.private.hand.contains(card) {
        return not_in_hand(card);
    }
    Sentence::new(
        format!("{card} is a boss: a 7 cannot be discarded."),
        format!("{card} est un boss : on ne peut pas défausser un 7."),
    )
}

fn why_not_play(view: &View<YokaiSeptet>, card: Card) -> Sentence {
    let public = &view.public;
    let mine = view.private.hand.or(open_cards(view, view.seat));
    if mine.contains(card) {
        return must_follow(mine, public.tricks.led());
    }
    if public.hands.iter().any(|held| held.played.contains(card)) {
        return Sentence::new(
            format!("{card} has been played in this round."),
            format!("{card} a déjà été jouée dans cette manche."),
        );
    }
    let owner = public.hands.pairs().map(|(seat, _)| seat).find(|&seat| open_cards(view, seat).contains(card));
    if let Some(owner) = owner {
        let [english, french] = Lang::ALL.map(|lang| name(owner, view.seat, lang));
        return Sentence::new(
            format!("{card} lies in the rows of {english}."),
            format!("{card} est dans les rangées de {french}."),
        );
    }
    if public.options.mode() == Mode::Duel {
        return Sentence::new(
            format!("{card} is neither in your hand nor open in your rows; a card face down cannot be played."),
            format!("{card} n’est ni dans votre main ni visible dans vos rangées ; une carte cachée ne se joue pas."),
        );
    }
    not_in_hand(card)
}

fn must_follow(mine: Cards, led: Option<Suit>) -> Sentence {
    // A card that one has and may not play is of another suit than the one led, which one has as well.
    let [english, french] = Lang::ALL.map(|lang| led.map_or("", |suit| suit_name(suit, lang)));
    let cards = led.map_or(Cards::NONE, |suit| mine.and(Cards::of_suit(suit)));
    let cards: Vec<_> = cards.iter().map(|card| card.to_string()).collect();
    let cards = cards.join(", ");
    Sentence::new(
        format!("{english} was led and you can follow suit, so you must: {cards}."),
        format!("{french} est demandé et vous pouvez fournir, donc vous le devez : {cards}."),
    )
}

fn not_in_hand(card: Card) -> Sentence {
    Sentence::new(format!("You do not have {card} in your hand."), format!("Vous n’avez pas {card} en main."))
}

/// A duellist's cards on the table that can be played.
fn open_cards(view: &View<YokaiSeptet>, seat: Seat) -> Cards {
    let Some(rows) = view.public.rows.get(seat.index()) else { return Cards::NONE };
    let turned_up = rows.down.iter().filter_map(|place| match place {
        Place::FaceUp(card) => Some(*card),
        Place::Empty | Place::FaceDown => None,
    });
    rows.up.iter().flatten().copied().chain(turned_up).collect()
}

pub(super) fn why_unreadable(text: &str) -> Option<Sentence> {
    let words: Vec<&str> = text.split(' ').collect();
    let cards = match words[..] {
        ["pass", ref cards @ ..] if cards.len() != 3 => {
            let count = cards.len();
            return Some(Sentence::new(
                format!("Three cards are passed, not {count}."),
                format!("On donne trois cartes, et non {count}."),
            ));
        }
        ["discard", ref cards @ ..] if cards.len() != 1 => {
            let count = cards.len();
            return Some(Sentence::new(
                format!("One card is discarded, not {count}."),
                format!("On défausse une carte, et non {count}."),
            ));
        }
        ["pass" | "discard", ref cards @ ..] | ref cards @ [_] => cards,
        _ => return None,
    };
    let unknown = cards.iter().find(|card| card.parse::<Card>().is_err())?;
    let card = shown(unknown);
    Some(Sentence::new(format!("There is no card “{card}”."), format!("La carte « {card} » n’existe pas.")))
}
