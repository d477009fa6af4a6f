//! How the state changes: the set-up, and a round of playing, climbing and collecting.

use table::{Game, Seat, Tell};

use crate::deal::HAND;
use crate::{Card, Deal, Event, Phase, Place, Shikoku, score};

impl Shikoku {
    // shikoku.md, Set-up
    pub(crate) fn deal(&mut self, deal: &Deal, tell: &mut impl Tell<Event>) {
        self.hands = deal.hands;
        self.deck = deal.deck;
        self.previous = deal.line;
        self.order = deal.line.owners();
        self.phase = Phase::Play;
        tell.tell(|| Event::Dealt { line: deal.line, deck: deal.deck.len() as u8 });
        for place in deal.line.places() {
            self.climb(place, tell);
        }
    }

    // shikoku.md, A round 1
    pub(crate) fn play(&mut self, seat: Seat, card: Card, tell: &mut impl Tell<Event>) {
        self.hands[seat].remove(card);
        self.taken.remove(card);
        self.line.insert(Place { card, seat });
        tell.tell(|| Event::Played { seat, card });
        if self.line.len() == usize::from(self.seats()) {
            self.climb_all(tell);
        }
    }

    // shikoku.md, A round 2
    fn climb_all(&mut self, tell: &mut impl Tell<Event>) {
        let seats = self.seats();
        for (i, place) in self.line.places().enumerate() {
            if score::stays_put(i, seats) {
                tell.tell(|| Event::StayedPut { seat: place.seat, card: place.card });
            } else {
                self.climb(place, tell);
            }
        }
        let seats = self.on_pagoda();
        if seats.is_empty() {
            self.start_collecting(tell);
        } else {
            self.phase = Phase::Over;
            tell.tell(|| Event::PagodaReached { seats, winners: score::winners(&self.steps) });
        }
    }

    fn climb(&mut self, Place { card, seat }: Place, tell: &mut impl Tell<Event>) {
        let from = self.steps[seat];
        let to = from.up(self.icons.of(card));
        self.steps[seat] = to;
        tell.tell(|| Event::Climbed { seat, card, from, to });
    }

    // shikoku.md, A round 3
    fn start_collecting(&mut self, tell: &mut impl Tell<Event>) {
        self.phase = Phase::Collect;
        self.order = self.line.owners().rotated();
        let Place { card, seat } = self.line.places().next().expect("everybody has played a card");
        tell.tell(|| Event::Rotated { card, order: self.order });
        if let Some(drawn) = self.deck.draw() {
            self.hands[seat].insert(drawn);
            tell.tell(|| Event::Drew { seat, left: self.deck.len() as u8 });
        }
    }

    pub(crate) fn take(&mut self, seat: Seat, card: Card, tell: &mut impl Tell<Event>) {
        self.previous.remove(card);
        self.hands[seat].insert(card);
        self.taken.insert(card);
        tell.tell(|| Event::Took { seat, card });
        if self.is_collected() {
            self.finish_collecting(tell);
        }
    }

    /// Whether every hand is full. Only the last seat can have drawn; if it did not, it takes the card left.
    fn is_collected(&self) -> bool {
        match self.previous.len() {
            0 => true,
            1 => self.order.last().is_some_and(|last| self.hands[last].count() == HAND),
            _ => false,
        }
    }

    fn finish_collecting(&mut self, tell: &mut impl Tell<Event>) {
        for card in self.previous.cards() {
            self.removed.insert(card);
            tell.tell(|| Event::Removed { card });
        }
        self.previous = std::mem::take(&mut self.line);
        self.phase = Phase::Play;
    }
}
