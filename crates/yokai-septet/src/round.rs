//! Playing a card, and what follows from it: the trick, seals, the end of the round and of the game.

use table::{PerSeat, Seat, Small, Tell};

use crate::cards::pairs;
use crate::game::Phase;
use crate::mover::Mover;
use crate::rows::Rows;
use crate::score::{self, EndReason};
use crate::side::PerSide;
use crate::{BOSSES, Card, Cards, Event, Goal, Mode, Side, Suit, Suits, Tally, Variant, YokaiSeptet};

impl YokaiSeptet {
    #[cfg_attr(not(target_family = "wasm"), inline(always))]
    pub(crate) fn play(&mut self, seat: Seat, card: Card, tell: &mut impl Tell<Event>) {
        let led = self.tricks.led();
        self.take_card(seat, card);
        tell.tell(|| Event::Played { seat, card });
        // Only a leader says which suit is led, so that those who follow do not wait for each other.
        let next = seat.left(1, self.variant.seats);
        match led {
            Some(led) => {
                self.note_lack(seat, led, card, tell);
                self.tricks.follow(card);
                if self.tricks.is_complete() {
                    // Once around: the next one is who led.
                    let variant = self.variant;
                    let best = self.tricks.best_place(led, self.trump, variant.sevens);
                    let winner = next.left(best, variant.seats);
                    let bosses = self.tricks.set_on_table().and(BOSSES);
                    self.tricks.win(winner);
                    return self.finish_trick(&variant, winner, bosses, tell);
                }
            }
            None => {
                self.set_trump(card.suit(), tell);
                self.tricks.lead(card);
            }
        }
        self.mover = next.into();
    }

    /// Whoever does not follow suit has none of it.
    fn note_lack(&mut self, seat: Seat, led: Suit, card: Card, tell: &mut impl Tell<Event>) {
        // Who can follow cannot be foreseen, so nothing branches on it.
        let lacks = !card.is_of(led);
        let lacking = u64::from(lacks) << led.index();
        self.lacks[seat] = self.lacks[seat].or(Suits::from_bits(lacking));
        if lacks {
            tell.tell(|| Event::Lacked { seat, suit: led });
        }
    }

    fn take_card(&mut self, seat: Seat, card: Card) {
        self.hands[seat] = self.hands[seat].without(card);
        if self.variant.mode == Mode::Duel {
            self.rows[seat.index()].take(card);
        }
        if self.shown.is_some_and(|shown| shown.card == card) {
            self.shown = None;
        }
    }

    /// The first card led in a round of Next Sevens makes trump. (yokai-septet.md, Next Sevens 4)
    pub(crate) fn set_trump(&mut self, suit: Suit, tell: &mut impl Tell<Event>) {
        if self.trump.is_none() {
            self.trump = Some(suit);
            tell.tell(|| Event::TrumpSet { suit });
        }
    }

    /// What comes of a trick. How it is played is handed in, as whoever does may know more of it than there is to read.
    /// (yokai-septet.md, Classic 5 and Next Sevens 6)
    #[cfg_attr(not(target_family = "wasm"), inline(always))]
    pub(crate) fn finish_trick(&mut self, variant: &Variant, winner: Seat, bosses: Cards, tell: &mut impl Tell<Event>) {
        let side = variant.side(winner);
        let tally = &mut self.tallies[side];
        tally.tricks += 1;
        tally.bosses = tally.bosses.or(bosses);
        let tricks = tally.tricks;
        tell.tell(|| Event::TrickWon { seat: winner, bosses, tricks });

        match variant.mode {
            Mode::Classic => {}
            Mode::Duel => self.turn_up(tell),
            Mode::NextSevens | Mode::NextSevensShort => self.seal(side, bosses, tell),
        }
        match score::end_reason(variant, &self.tallies[side], self.tricks.finished()) {
            Some(reason) => self.end_round(side, reason, tell),
            None => self.mover = winner.into(),
        }
    }

    /// Seals the suits of which a side has `just_captured` the last 7. (yokai-septet.md, Next Sevens 6)
    fn seal(&mut self, side: Side, just_captured: Cards, tell: &mut impl Tell<Event>) {
        let complete = just_captured.and(pairs(self.tallies[side].bosses));
        let sealed = match self.variant.mode {
            Mode::NextSevensShort => self.tallies.0.iter().fold(Suits::EMPTY, |seals, tally| seals.or(tally.seals)),
            _ => self.tallies[side].seals,
        };
        for suit in complete.iter().map(Card::suit).collect::<Suits>().minus(sealed) {
            let seals = &mut self.tallies[side].seals;
            *seals = seals.with(suit);
            let seals = seals.len() as u8;
            tell.tell(|| Event::Sealed { seats: self.variant.seats_of(side), suit, seals });
        }
    }

    /// What its side has, and what it has if `seat` plays this card; nothing if that does not complete the trick.
    fn before_and_after(&self, seat: Seat, card: Card) -> Option<[PerSide<Tally>; 2]> {
        let mut after = *self;
        after.play(seat, card, &mut ());
        (after.tricks.finished() != self.tricks.finished()).then_some([self.tallies, after.tallies])
    }

    /// The bosses that each seat's side captures if this card completes the trick.
    pub(crate) fn captures_of(&self, seat: Seat, card: Card) -> Option<PerSeat<i32>> {
        let [before, after] = self.before_and_after(seat, card)?;
        Some(PerSeat::from_fn(self.variant.seats, |seat| {
            let side = self.variant.side(seat);
            after[side].bosses.minus(before[side].bosses).len() as i32
        }))
    }

    /// What playing a card scores its seat, if it decides the trick.
    pub(crate) fn points_of(&self, seat: Seat, card: Card) -> Option<i32> {
        let side = self.variant.side(seat);
        let [before, after] = self.before_and_after(seat, card)?.map(|tallies| {
            let Tally { points, seals, .. } = tallies[side];
            i32::from(points) + seals.len() as i32
        });
        Some(after - before)
    }

    fn turn_up(&mut self, tell: &mut impl Tell<Event>) {
        for (seat, rows) in Seat::all(self.variant.seats).zip(&mut self.rows) {
            let turned = rows.turn_up();
            for (place, card) in rows.places(turned) {
                tell.tell(|| Event::TurnedUp { seat, place: place as u8, card });
            }
        }
    }

    /// Scores the round, forgets what was hidden in it, and ends the game if somebody has reached the goal.
    #[inline(never)]
    fn end_round(&mut self, side: Side, reason: EndReason, tell: &mut impl Tell<Event>) {
        let end = score::round_end(self, side, &self.tallies[side], reason);
        for side in self.variant.sides() {
            if !self.variant.seats_of(side).and(end.winners).is_empty() {
                self.tallies[side].points += end.points;
            }
        }
        self.round_end = Some(end);
        self.forget();
        self.phase = if self.is_won(reason) { Phase::Over } else { Phase::Deal };
        self.mover = Mover::NOBODY;
        tell.tell(|| Event::RoundEnded { round: self.round, end });
    }

    fn is_won(&self, reason: EndReason) -> bool {
        let goal = match (self.variant.mode, self.variant.goal) {
            (Mode::NextSevens | Mode::NextSevensShort, _) => return reason == EndReason::Seals,
            (_, Goal::SevenPoints) => 7,
            (_, Goal::TwoRounds) => 2,
        };
        self.tallies.0.iter().any(|tally| tally.points >= goal)
    }

    fn forget(&mut self) {
        self.shown = None;
        for seat in Seat::all(self.variant.seats) {
            self.lacks[seat] = Suits::EMPTY;
            self.hands[seat] = Cards::EMPTY;
            self.passes[seat] = None;
            self.discards[seat] = None;
        }
        self.rows = [Rows::default(); 2];
    }
}
