//! Playing a card, and what follows from it: the trick, seals, the end of the round and of the game.

use table::{PerSeat, Seat, Small, Tell};

use crate::cards::pairs;
use crate::game::Phase;
use crate::rows::Rows;
use crate::score::{self, EndReason};
use crate::{BOSSES, Card, Cards, Event, Goal, Mode, RoundEnd, Side, Suit, Suits, Tally, Tricks, YokaiSeptet};

/// What comes of a complete trick.
struct Taken {
    winner: Seat,
    bosses: Cards,
    /// What the winner's side has then.
    tally: Tally,
    /// The suits that it has just sealed.
    sealed: Suits,
    /// How the round ends with this trick, if it does.
    end: Option<RoundEnd>,
}

impl YokaiSeptet {
    pub(crate) fn play(&mut self, seat: Seat, card: Card, tell: &mut impl Tell<Event>) {
        self.take_card(seat, card);
        tell.tell(|| Event::Played { seat, card });
        match self.tricks.led() {
            Some(led) => self.note_lack(seat, led, card.suit(), tell),
            None => self.set_trump(card.suit(), tell),
        }
        self.tricks.play(card);
        if self.tricks.is_complete() {
            self.finish_trick(tell);
        } else {
            self.phase = Phase::Play(seat.left(1, self.variant.seats));
        }
    }

    /// Whoever does not follow suit has none of it.
    fn note_lack(&mut self, seat: Seat, led: Suit, played: Suit, tell: &mut impl Tell<Event>) {
        // Who can follow cannot be foreseen, so nothing branches on it.
        let lacking = u64::from(led != played) << led.index();
        self.lacks[seat] = self.lacks[seat].or(Suits::from_bits(lacking));
        if led != played {
            tell.tell(|| Event::Lacked { seat, suit: led });
        }
    }

    fn take_card(&mut self, seat: Seat, card: Card) {
        if self.hands[seat].contains(card) {
            self.hands[seat] = self.hands[seat].without(card);
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
        let Taken { winner, bosses, tally, sealed, end } = self.taken(&self.tricks);
        let side = self.variant.side(winner);
        self.tricks.win(winner);
        self.tallies[side] = tally;
        tell.tell(|| Event::TrickWon { seat: winner, bosses, tricks: tally.tricks });

        if self.variant.mode == Mode::Duel {
            self.turn_up(tell);
        }
        let before = tally.seals.minus(sealed).len() as u8;
        for (seals, suit) in (before + 1..).zip(sealed) {
            tell.tell(|| Event::Sealed { seats: self.variant.seats_of(side), suit, seals });
        }
        match end {
            Some(end) => self.end_round(end, tell),
            None => self.phase = Phase::Play(winner),
        }
    }

    /// What comes of the complete trick on the table of `tricks`. (yokai-septet.md, Classic 5 and Next Sevens 6)
    fn taken(&self, tricks: &Tricks) -> Taken {
        let winner = tricks.best(self.trump, self.variant.sevens).expect("a complete trick was led");
        let bosses = tricks.set_on_table().and(BOSSES);
        let side = self.variant.side(winner);
        let mut tally = self.tallies[side];
        tally.tricks += 1;
        tally.bosses = tally.bosses.or(bosses);
        let sealed = if self.variant.mode.has_seals() { self.sealed(side, bosses, tally.bosses) } else { Suits::EMPTY };
        tally.seals = tally.seals.or(sealed);
        let reason = score::end_reason(&self.variant, &tally, tricks.finished() + 1);
        let end = reason.map(|reason| score::round_end(self, side, &tally, reason));
        Taken { winner, bosses, tally, sealed, end }
    }

    /// The suits that a side seals when it has `just_captured` the last of all that it has `captured` in the round.
    /// (yokai-septet.md, Next Sevens 6)
    fn sealed(&self, side: Side, just_captured: Cards, captured: Cards) -> Suits {
        let taken = match self.variant.mode {
            Mode::NextSevensShort => self.tallies.0.iter().fold(Suits::EMPTY, |seals, tally| seals.or(tally.seals)),
            _ => self.tallies[side].seals,
        };
        let complete = just_captured.and(pairs(captured));
        complete.iter().map(Card::suit).collect::<Suits>().minus(taken)
    }

    /// What comes of the trick if this card completes it.
    fn taken_with(&self, card: Card) -> Option<Taken> {
        let mut tricks = self.tricks;
        tricks.play(card);
        tricks.is_complete().then(|| self.taken(&tricks))
    }

    /// The bosses that each seat's side captures if this card completes the trick.
    pub(crate) fn captures_of(&self, card: Card) -> Option<PerSeat<i32>> {
        let Taken { winner, bosses, .. } = self.taken_with(card)?;
        let side = self.variant.seats_of(self.variant.side(winner));
        let captured = |seat| if side.contains(seat) { bosses.len() as i32 } else { 0 };
        Some(PerSeat::from_fn(self.variant.seats, captured))
    }

    /// What playing a card scores its seat, if it decides the trick.
    pub(crate) fn points_of(&self, seat: Seat, card: Card) -> Option<i32> {
        let Taken { winner, sealed, end, .. } = self.taken_with(card)?;
        let seals = if self.variant.side(winner) == self.variant.side(seat) { sealed.len() as i32 } else { 0 };
        let round = end.filter(|end| end.winners.contains(seat)).map_or(0, |end| end.points.into());
        Some(seals + round)
    }

    fn turn_up(&mut self, tell: &mut impl Tell<Event>) {
        for (seat, rows) in Seat::all(self.variant.seats).zip(&mut self.rows) {
            for (place, card) in rows.turn_up() {
                tell.tell(|| Event::TurnedUp { seat, place: place as u8, card });
            }
        }
    }

    /// Scores the round, forgets what was hidden in it, and ends the game if somebody has reached the goal.
    fn end_round(&mut self, end: RoundEnd, tell: &mut impl Tell<Event>) {
        for side in self.variant.sides() {
            if !self.variant.seats_of(side).and(end.winners).is_empty() {
                self.tallies[side].points += end.points;
            }
        }
        self.round_end = Some(end);
        self.forget();
        self.phase = if self.is_won(end.reason) { Phase::Over } else { Phase::Deal };
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
