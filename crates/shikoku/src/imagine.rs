//! Worlds that a seat cannot tell from the true one.

use table::{Dice, PerSeat, View, list_numbers};

use crate::{Cards, Deck, Phase, Shikoku};

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
    // Numbers instead of cards: they are listed, shuffled and gathered in sets without a look at each.
    let mut numbers = [0; 40];
    let hidden = list_numbers(hidden.bits(), &mut numbers);
    let numbers = &mut numbers[..hidden];
    dice.shuffle(numbers);
    // The deck first: whoever copies at once what was written card by card has to wait.
    let (mut in_hands, in_deck) = numbers.split_at(hidden - usize::from(public.deck));
    let deck = Deck::of(in_deck);
    let hands = PerSeat::from_fn(seats, |other| {
        if other == *seat {
            return private.hand;
        }
        let held = &public.hands[other];
        let (unknown, others) = in_hands.split_at(held.unknown());
        in_hands = others;
        held.taken.or(Cards::from_bits(unknown.iter().fold(0, |bits, number| bits | 1 << number)))
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
        deck,
        removed: public.removed,
    }
}
