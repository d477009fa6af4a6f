//! A round played to its end at random.
//!
//! When it is over all that was hidden in it is forgotten, so nobody writes down who passed, holds or lacks what: from the first
//! trick on that starts here the hands are counted and live outside the game. (docs/decisions/0052-a-round-in-one-go.md)

use std::hint::select_unpredictable;

use table::{Counted, Dice, Seat, SeatSet, Small};

use crate::pick::three;
use crate::tricks::best_of;
use crate::{BOSSES, Card, Cards, Mode, Suit, Variant, YokaiSeptet};

impl YokaiSeptet {
    /// Plays at random until the round is over, and returns how many moves that took.
    pub(crate) fn play_round(&mut self, dice: &mut Dice) -> u64 {
        match self.variant.seats {
            3 => self.play_hands::<3>(dice),
            4 => self.play_hands::<4>(dice),
            _ => self.play_choices(dice) + self.play_cards(dice, |_| false),
        }
    }

    /// Where all cards are in hands, whole tricks are played as soon as one starts.
    fn play_hands<const SEATS: usize>(&mut self, dice: &mut Dice) -> u64 {
        let pass = self.variant.mode == Mode::Classic && self.choosing == SeatSet::all(SEATS as u8);
        let choices = if pass { self.play_passes::<SEATS>(dice) } else { self.play_choices(dice) };
        choices + self.play_cards(dice, |game| game.tricks.led().is_none()) + self.play_tricks::<SEATS>(dice)
    }

    /// One choice after the other, until all have chosen.
    fn play_choices(&mut self, dice: &mut Dice) -> u64 {
        let moves = self.choosing.len() as u64;
        while !self.choosing.is_empty() {
            let seat = self.choosing.any(dice);
            let choice = self.random_choice(seat, dice);
            self.choose(seat, choice, &mut ());
        }
        moves
    }

    /// One card after the other, until it is enough or the round is over.
    #[cfg_attr(not(target_family = "wasm"), inline(always))]
    fn play_cards(&mut self, dice: &mut Dice, is_enough: impl Fn(&Self) -> bool) -> u64 {
        let mut moves = 0;
        while let Some(seat) = self.mover.seat()
            && !is_enough(self)
        {
            let card = self.random_card(seat, dice);
            self.play(seat, card, &mut ());
            moves += 1;
        }
        moves
    }

    /// All pass in the classic game, which nobody has done yet.
    #[inline(never)]
    fn play_passes<const SEATS: usize>(&mut self, dice: &mut Dice) -> u64 {
        let (size, [steps, ..]) = (self.variant.hand_size(), self.variant.pass_steps());
        let mut passes = [(0, Cards::EMPTY); SEATS];
        for pass in &mut passes {
            let seat = self.choosing.any(dice);
            self.choosing = self.choosing.without(seat);
            let cards = three(self.hands[seat], size, dice).into_iter().collect();
            self.hands[seat] = self.hands[seat].minus(cards);
            *pass = (seat.index(), cards);
        }
        for (seat, cards) in passes {
            let to = Seat::from_index(left::<SEATS>(seat, steps.into()));
            self.hands[to] = self.hands[to].or(cards);
        }
        self.begin_play(&mut ());
        SEATS as u64
    }

    /// All tricks from one that starts on.
    #[inline(never)]
    fn play_tricks<const SEATS: usize>(&mut self, dice: &mut Dice) -> u64 {
        // Told like this, a compiler knows how many there are whatever is written meanwhile.
        let variant = Variant { seats: SEATS as u8, ..self.variant };
        let mut hands: [Counted; 4] =
            std::array::from_fn(|seat| Counted::new(self.hands[Seat::from_index(seat)].bits()));
        let mut cards_each = self.hands[Seat::default()].len() as u32;
        let mut moves = 0;
        while let Some(leader) = self.mover.seat() {
            let seats: [usize; SEATS] = std::array::from_fn(|place| left::<SEATS>(leader.index(), place));
            // All hands are read before one is written: a processor that has once met a hand just written waits every time.
            let mut around = seats.map(|seat| hands[seat]);
            let mut lying = [0; 4];
            lying[0] = around[0].take(dice.below(cards_each as usize));
            let led = Card::from_index(lying[0]).suit();
            for place in 1..SEATS {
                lying[place] = follow(&mut around[place], led, cards_each, dice);
            }
            for (seat, hand) in seats.into_iter().zip(around) {
                hands[seat] = hand;
            }
            cards_each -= 1;
            moves += SEATS as u64;

            self.set_trump(led, &mut ());
            let on_table = Cards::from_bits(lying[..SEATS].iter().fold(0, |bits, card| bits | 1 << card));
            let lying = lying.map(Card::numbered);
            let best = best_of(&lying, on_table, led, self.trump, variant.sevens);
            let winner = Seat::from_index(left::<SEATS>(leader.index(), best.into()));
            self.tricks.put::<SEATS>(&lying, winner);
            self.finish_trick(&variant, winner, on_table.and(BOSSES), &mut ());
        }
        moves
    }
}

/// The seat so many places to the left, where a compiler knows how many there are and that there is a hand of theirs.
#[inline(always)]
fn left<const SEATS: usize>(seat: usize, steps: usize) -> usize {
    let place = seat + steps;
    if SEATS == 4 || place < SEATS { place % 4 } else { (place - SEATS) % 4 }
}

/// Takes any card that may follow out of a hand of so many.
#[inline(always)]
fn follow(hand: &mut Counted, led: Suit, cards: u32, dice: &mut Dice) -> usize {
    let suit = 8 * led.index();
    let of_suit = hand.byte(suit).count_ones();
    // Who can follow cannot be foreseen, so nothing branches on it; where any card would be is found before the suit is led.
    let (any, following) = dice.below_either(cards, of_suit, of_suit > 0);
    let (first, n) = select_unpredictable(of_suit == 0, hand.byte_of(any), (suit, following));
    hand.take_from(first, n)
}
