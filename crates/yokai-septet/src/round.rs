//! Playing a card, and what follows from it: the trick, seals, the end of the round and of the game.

use table::{Options as _, Seat, Tell};

use crate::game::Phase;
use crate::rows::Rows;
use crate::score::{self, Reason};
use crate::{Card, Cards, Event, Goal, Mode, Side, Suit, Suits, YokaiSeptet};

impl YokaiSeptet {
    pub(crate) fn play(&mut self, seat: Seat, card: Card, tell: &mut impl Tell<Event>) {
        self.take_card(seat, card);
        tell.tell(|| Event::Played { seat, card });
        match self.tricks.led() {
            Some(led) if led != card.suit() => {
                self.lacks[seat] = self.lacks[seat].with(led);
                tell.tell(|| Event::Lacked { seat, suit: led });
            }
            Some(_) => {}
            None => self.set_trump(card.suit(), tell),
        }
        self.tricks.play(card);
        if self.tricks.is_complete() {
            self.finish_trick(tell);
        } else {
            self.phase = Phase::Play(seat.left(1, self.options.seats()));
        }
    }

    fn take_card(&mut self, seat: Seat, card: Card) {
        if self.hands[seat].contains(card) {
            self.hands[seat] = self.hands[seat].without(Cards::only(card));
        } else {
            self.rows[seat.index()].take(card);
        }
        if self.shown.is_some_and(|shown| shown.card == card) {
            self.shown = None;
        }
    }

    /// The first card led in a round of Next Sevens makes trump. (yokai-septet.md, Next Sevens 4)
    fn set_trump(&mut self, suit: Suit, tell: &mut impl Tell<Event>) {
        if self.trump.is_none() {
            self.trump = Some(suit);
            tell.tell(|| Event::TrumpSet { suit });
        }
    }

    fn finish_trick(&mut self, tell: &mut impl Tell<Event>) {
        let winner = self.tricks.best(self.trump).expect("a complete trick was led");
        let bosses = self.tricks.set_on_table().and(Cards::BOSSES);
        let side = self.options.side(winner);
        self.tricks.win(winner);
        let tally = &mut self.tallies[side];
        tally.tricks += 1;
        tally.bosses = tally.bosses.or(bosses);
        let tricks = tally.tricks;
        tell.tell(|| Event::TrickWon { seat: winner, bosses, tricks });

        if self.options.mode() == Mode::Duel {
            self.turn_up(tell);
        }
        if self.options.mode().has_seals() {
            self.seal(side, bosses, tell);
        }
        match score::reason(self, side) {
            Some(reason) => self.end_round(side, reason, tell),
            None => self.phase = Phase::Play(winner),
        }
    }

    fn turn_up(&mut self, tell: &mut impl Tell<Event>) {
        for (seat, rows) in Seat::all(self.options.seats()).zip(&mut self.rows) {
            for (place, card) in rows.turn_up() {
                tell.tell(|| Event::TurnedUp { seat, place: place as u8, card });
            }
        }
    }

    /// Seals the suits of which the side now has both 7s. (yokai-septet.md, Next Sevens 6 and 7)
    fn seal(&mut self, side: Side, just_captured: Cards, tell: &mut impl Tell<Event>) {
        for suit in just_captured.iter().map(Card::suit) {
            let both = Cards::only(suit.boss()).with(suit.shiny_boss());
            let captured = both.without(self.tallies[side].bosses).is_empty();
            let sealed = match self.options.mode() {
                Mode::NextSevensShort => self.tallies.0.iter().any(|tally| tally.seals.contains(suit)),
                _ => self.tallies[side].seals.contains(suit),
            };
            if captured && !sealed {
                let seals = self.tallies[side].seals.with(suit);
                self.tallies[side].seals = seals;
                let seats = self.options.seats_of(side);
                tell.tell(|| Event::Sealed { seats, suit, seals: seals.len() as u8 });
            }
        }
    }

    /// Scores the round, forgets what was hidden in it, and ends the game if somebody has reached the goal.
    fn end_round(&mut self, side: Side, reason: Reason, tell: &mut impl Tell<Event>) {
        let end = score::round_end(self, side, reason);
        for side in self.options.sides() {
            if self.options.seats_of(side).iter().any(|seat| end.winners.contains(seat)) {
                self.tallies[side].points += end.points;
            }
        }
        self.round_end = Some(end);
        self.forget();
        self.phase = if self.is_won(reason) { Phase::Over } else { Phase::Deal };
        tell.tell(|| Event::RoundEnded { round: self.round, end });
    }

    fn is_won(&self, reason: Reason) -> bool {
        let goal = match (self.options.mode(), self.options.goal()) {
            (Mode::NextSevens | Mode::NextSevensShort, _) => return reason == Reason::Seals,
            (_, Goal::SevenPoints) => 7,
            (_, Goal::TwoRounds) => 2,
        };
        self.tallies.0.iter().any(|tally| tally.points >= goal)
    }

    fn forget(&mut self) {
        self.shown = None;
        for seat in Seat::all(self.options.seats()) {
            self.lacks[seat] = Suits::NONE;
            self.hands[seat] = Cards::NONE;
            self.passes[seat] = None;
            self.discards[seat] = None;
        }
        self.rows = [Rows::default(); 2];
    }
}
