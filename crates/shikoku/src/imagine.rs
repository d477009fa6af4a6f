//! Worlds that a seat cannot tell from the true one.

use table::{Dice, PerSeat, View};

use crate::{Card, Cards, Deck, Phase, Shikoku};

/// Shuffles the cards that the seat has not seen and deals them to the unknown part of the other hands and the deck.
///
/// Every order of the unseen cards is equally likely: any card of a hand can always be played, so what the others
/// played tells nothing certain about what they kept. A card that was dealt and one that was drawn later look the same
/// once in a hand; swapping two unseen cards turns each deal that leads to one world into one that leads to the other.
pub(crate) fn imagine(view: &View<Shikoku>, dice: &mut Dice) -> Shikoku {
    let View { seat, public, private, .. } = view;
    let seats = public.steps.seats();
    if public.phase == Phase::SetUp {
        return Shikoku::set_up(seats, public.icons);
    }
    let hidden = public.unseen.minus(private.hand);
    let mut cards = Card::ALL;
    let cards = &mut cards[..hidden.len()];
    for (place, card) in cards.iter_mut().zip(hidden) {
        *place = card;
    }
    dice.shuffle(cards);
    let mut rest = &*cards;
    let hands = PerSeat::from_fn(seats, |other| {
        if other == *seat {
            return private.hand;
        }
        let held = &public.hands[other];
        let (unknown, others) = rest.split_at(held.unknown());
        rest = others;
        held.taken.or(unknown.iter().copied().collect())
    });
    Shikoku {
        icons: public.icons,
        phase: public.phase,
        steps: public.steps,
        order: public.order,
        previous: public.previous,
        line: public.line,
        hands,
        taken: public.hands.iter().fold(Cards::EMPTY, |taken, held| taken.or(held.taken)),
        deck: Deck::new(rest).expect("what is left of the box is the deck"),
        removed: public.removed,
    }
}
