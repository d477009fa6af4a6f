//! How the state changes: the set-up, and a round of playing, climbing and collecting.

use table::{Game, Seat, SeatSet, Tell};

use crate::deal::HAND;
use crate::{Card, Deal, Event, LineCard, Phase, Shikoku, Step, score};

impl Shikoku {
    // shikoku.md, Set-up
    pub(crate) fn deal(&mut self, deal: &Deal, tell: &mut impl Tell<Event>) {
        self.hands = deal.hands;
        self.deck = deal.deck;
        self.previous = deal.line;
        self.order = deal.line.owners();
        self.phase = Phase::Play;
        tell.tell(|| Event::Dealt { line: deal.line, deck: deal.deck.len() as u8 });
        for LineCard { card, seat } in deal.line.iter() {
            self.climb(seat, card, tell);
        }
    }

    // shikoku.md, A round
    pub(crate) fn play(&mut self, seat: Seat, card: Card, tell: &mut impl Tell<Event>) {
        self.hands[seat] = self.hands[seat].without(card);
        self.taken = self.taken.without(card);
        self.line.insert(LineCard { card, seat });
        tell.tell(|| Event::Played { seat, card });
        if self.line.len() == usize::from(self.seats()) {
            self.climb_all(tell);
        }
    }

    // shikoku.md, A round
    fn climb_all(&mut self, tell: &mut impl Tell<Event>) {
        let seats = self.seats();
        let mut on_pagoda = SeatSet::EMPTY;
        for (place, LineCard { card, seat }) in self.line.iter().enumerate() {
            if score::stays_put(place, seats) {
                tell.tell(|| Event::StayedPut { seat, card });
            } else if self.climb(seat, card, tell) == Step::PAGODA {
                on_pagoda = on_pagoda.with(seat);
            }
        }
        if on_pagoda.is_empty() {
            self.start_collecting(tell);
        } else {
            self.phase = Phase::Over;
            tell.tell(|| Event::PagodaReached { seats: on_pagoda, winners: score::winners(&self.steps) });
        }
    }

    /// Climbs and returns where to.
    fn climb(&mut self, seat: Seat, card: Card, tell: &mut impl Tell<Event>) -> Step {
        let from = self.steps[seat];
        let to = from.up(self.icons.of(card));
        self.steps[seat] = to;
        tell.tell(|| Event::Climbed { seat, card, from, to });
        to
    }

    // shikoku.md, A round
    fn start_collecting(&mut self, tell: &mut impl Tell<Event>) {
        self.phase = Phase::Collect;
        self.order = self.line.owners().rotated();
        let LineCard { card, seat } = self.line.iter().next().expect("everybody has played a card");
        tell.tell(|| Event::Rotated { seat, card, order: self.order });
        if let Some(drawn) = self.deck.draw() {
            self.hands[seat] = self.hands[seat].with(drawn);
            tell.tell(|| Event::Drew { seat, left: self.deck.len() as u8 });
        }
    }

    pub(crate) fn take(&mut self, seat: Seat, card: Card, tell: &mut impl Tell<Event>) {
        self.previous.remove(card);
        self.hands[seat] = self.hands[seat].with(card);
        self.taken = self.taken.with(card);
        tell.tell(|| Event::Took { seat, card });
        if self.is_collected() {
            self.finish_collecting(tell);
        }
    }

    /// Whether every hand is full. Only the last seat can have drawn; if it did not, it takes the card left.
    fn is_collected(&self) -> bool {
        match self.previous.len() {
            0 => true,
            1 => self.order.last().is_some_and(|last| self.hands[last].len() == HAND),
            _ => false,
        }
    }

    fn finish_collecting(&mut self, tell: &mut impl Tell<Event>) {
        for card in self.previous.cards() {
            self.removed = self.removed.with(card);
            tell.tell(|| Event::Removed { card });
        }
        self.previous = std::mem::take(&mut self.line);
        self.phase = Phase::Play;
    }
}
