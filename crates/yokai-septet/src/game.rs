//! The state, and how a round begins.

use table::{Dice, Gain, Game, Outcome, PerSeat, Refusal, Ruling, Seat, SeatSet, Spelling, Tell, Turn, View, parse};

use crate::mover::Mover;
use crate::rows::{DOWN, Rows};
use crate::side::{PerSide, Tally};
use crate::{
    Action, Card, Cards, Deal, DownCard, EndReason, Event, Mode, Move, Options, Pass, Private, Public, Reason,
    RoundEnd, Shown, Side, Suit, Suits, Tricks, Variant, score, why_not,
};

/// A game of Yokai Septet, hidden cards and all.
///
/// When a round is over nothing hidden of it matters any more, and it is forgotten.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct YokaiSeptet {
    pub(crate) variant: Variant,
    pub(crate) phase: Phase,
    /// Who plays the next card.
    pub(crate) mover: Mover,
    /// How many rounds have been dealt.
    pub(crate) round: u16,
    pub(crate) trump_card: Option<Card>,
    /// In Next Sevens not known before the first card is led.
    pub(crate) trump: Option<Suit>,
    pub(crate) shown: Option<Shown>,
    /// The suits that each hand is known to lack.
    pub(crate) lacks: PerSeat<Suits, 4>,
    pub(crate) tallies: PerSide<Tally>,
    /// How the round ended, until the next one is dealt.
    pub(crate) round_end: Option<RoundEnd>,
    pub(crate) tricks: Tricks,
    pub(crate) hands: PerSeat<Cards, 4>,
    /// The seats that still have to choose what to pass or to discard.
    pub(crate) choosing: SeatSet,
    /// What each seat has chosen to pass in this round; it leaves the hands when all have chosen.
    pub(crate) passes: PerSeat<Option<Pass>, 4>,
    /// What each duellist has chosen to discard in this round.
    pub(crate) discards: PerSeat<Option<Card>, 4>,
    /// The rows of a duel.
    pub(crate) rows: [Rows; 2],
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Phase {
    Deal,
    /// All at once choose what to pass or to discard.
    Choose,
    Play,
    Over,
}

impl YokaiSeptet {
    /// The game before its first step.
    pub(crate) fn unplayed(variant: Variant) -> Self {
        let seats = variant.seats;
        Self {
            variant,
            phase: Phase::Deal,
            mover: Mover::NOBODY,
            round: 0,
            trump_card: None,
            trump: None,
            shown: None,
            lacks: PerSeat::new(seats),
            tallies: PerSide::default(),
            round_end: None,
            tricks: Tricks::none(seats, None),
            hands: PerSeat::new(seats),
            choosing: SeatSet::EMPTY,
            passes: PerSeat::new(seats),
            discards: PerSeat::new(seats),
            rows: [Rows::default(); 2],
        }
    }

    /// How it is played.
    #[must_use]
    pub fn variant(&self) -> &Variant {
        &self.variant
    }

    /// The trump suit; in Next Sevens none before the first card is led.
    #[must_use]
    pub fn trump(&self) -> Option<Suit> {
        self.trump
    }

    /// What has been played in this round.
    #[must_use]
    pub fn tricks(&self) -> &Tricks {
        &self.tricks
    }

    /// The cards in a hand.
    #[must_use]
    pub fn hand(&self, seat: Seat) -> Cards {
        self.hands[seat]
    }

    /// The suits that a hand is known to lack.
    #[must_use]
    pub fn lacks(&self, seat: Seat) -> Suits {
        self.lacks[seat]
    }

    /// What a side has gathered.
    #[must_use]
    pub fn tally(&self, side: Side) -> &Tally {
        &self.tallies[side]
    }

    /// Who leads if it is known before cards are passed. (yokai-septet.md, Classic 3, Next Sevens 3, Duel 3)
    fn first_leader(&self) -> Option<Seat> {
        match self.variant.mode {
            // The winner of the last trick of the round before; nobody yet in the first one.
            Mode::Classic => self.tricks.leader(),
            Mode::NextSevens | Mode::NextSevensShort => None,
            Mode::Duel => Some(Seat::default().left(((self.round - 1) % 2) as u8, 2)),
        }
    }

    fn start_round(&mut self, deal: &Deal) {
        self.round += 1;
        self.round_end = None;
        self.tricks = Tricks::none(self.variant.seats, self.first_leader());
        for tally in &mut self.tallies.0 {
            tally.tricks = 0;
            tally.bosses = Cards::EMPTY;
        }
        self.hands = deal.hands();
        self.trump_card = deal.trump();
        self.trump = self.trump_card.map(Card::suit);
        if let Deal::Duel { duellists, .. } = deal {
            self.rows = duellists.map(|duellist| Rows::dealt(duellist.down, duellist.up));
        }
        self.choosing = SeatSet::all(self.variant.seats);
        self.phase = Phase::Choose;
    }

    /// The cards change hands at the same moment. (yokai-septet.md, Classic 2, Next Sevens 2, Duel 2)
    fn carry_out_choices(&mut self, tell: &mut impl Tell<Event>) {
        let steps = self.variant.pass_steps();
        for seat in Seat::all(self.variant.seats) {
            if let Some(card) = self.discards[seat] {
                self.hands[seat] = self.hands[seat].without(card);
            }
            if let Some(pass) = self.passes[seat] {
                self.hands[seat] = self.hands[seat].minus(pass.into_iter().collect());
                for (card, steps) in pass.into_iter().zip(steps) {
                    let to = seat.left(steps, self.variant.seats);
                    self.hands[to] = self.hands[to].with(card);
                }
            }
        }
        tell.tell(|| if self.variant.mode == Mode::Duel { Event::Discarded } else { Event::Passed });
        self.begin_play(tell);
    }

    /// Whoever leads plays the first card.
    pub(crate) fn begin_play(&mut self, tell: &mut impl Tell<Event>) {
        let leader = self.tricks.leader().unwrap_or_else(|| self.show_leader(tell));
        self.phase = Phase::Play;
        self.mover = leader.into();
    }

    /// Whoever holds the A shows it and leads; the 13 of Snow if the A is out of play.
    fn show_leader(&mut self, tell: &mut impl Tell<Event>) -> Seat {
        let card = if self.trump_card == Some(Card::WA) { Card::S13 } else { Card::WA };
        let holder = self.hands.pairs().find(|(_, hand)| hand.contains(card));
        let (seat, _) = holder.expect("the card is out of play only if it is the trump card");
        self.shown = Some(Shown { seat, card });
        self.tricks.set_first_leader(seat);
        tell.tell(|| Event::Showed { seat, card });
        seat
    }

    #[inline(never)]
    pub(crate) fn choose(&mut self, seat: Seat, mv: Move, tell: &mut impl Tell<Event>) {
        match mv.action() {
            Action::Pass(cards) => self.passes[seat] = Some(cards),
            Action::Discard(card) | Action::Play(card) => self.discards[seat] = Some(card),
        }
        self.choosing = self.choosing.without(seat);
        tell.tell(|| Event::Chose { seat });
        if self.choosing.is_empty() {
            self.carry_out_choices(tell);
        }
    }
}

impl Game for YokaiSeptet {
    const ID: &'static str = "yokai-septet";
    const RULINGS: &'static [Ruling] = crate::RULINGS;

    type Options = Options;
    type Chance = Deal;
    type Move = Move;
    type Public = Public;
    type Private = Private;
    type Event = Event;
    type Reason = Reason;

    fn new(options: &Options) -> Self {
        Self::unplayed(*options.variant())
    }

    fn seats(&self) -> u8 {
        self.variant.seats
    }

    fn partners(&self, seat: Seat) -> SeatSet {
        self.variant.seats_of(self.variant.side(seat))
    }

    fn turn(&self) -> Turn {
        match self.phase {
            Phase::Deal => Turn::Chance,
            Phase::Choose => Turn::Move(self.choosing),
            Phase::Play => Turn::Move(self.mover.seat().map_or(SeatSet::EMPTY, SeatSet::only)),
            Phase::Over => Turn::Over,
        }
    }

    fn legal_moves(&self, seat: Seat, into: &mut Vec<Move>) {
        self.list_moves(seat, into);
    }

    #[cfg_attr(not(target_family = "wasm"), inline(always))]
    fn random_move(&self, seat: Seat, dice: &mut Dice, _: &mut Vec<Move>) -> Move {
        self.random_move(seat, dice)
    }

    #[inline]
    fn play_on(&mut self, dice: &mut Dice, _: &mut Vec<Move>) -> u64 {
        self.play_round(dice)
    }

    fn roll(&self, dice: &mut Dice) -> Deal {
        Deal::roll(&self.variant, dice)
    }

    fn check_chance(&self, deal: &Deal) -> Result<(), Refusal> {
        deal.check(&self.variant)
    }

    fn apply_chance(&mut self, deal: &Deal, tell: &mut impl Tell<Event>) {
        self.start_round(deal);
        tell.tell(|| {
            let rows = match deal {
                Deal::Duel { duellists, .. } => duellists.iter().map(|duellist| duellist.up).collect(),
                Deal::Classic { .. } | Deal::NextSevens { .. } => Vec::new(),
            };
            Event::Dealt { round: self.round, trump: self.trump_card, rows }
        });
    }

    #[cfg_attr(not(target_family = "wasm"), inline(always))]
    fn apply_move(&mut self, seat: Seat, mv: Move, tell: &mut impl Tell<Event>) {
        match mv.played() {
            Some(card) => self.play(seat, card, tell),
            None => self.choose(seat, mv, tell),
        }
    }

    fn public(&self) -> Public {
        Public::of(self)
    }

    fn private(&self, seat: Seat) -> Private {
        Private::of(self, seat)
    }

    fn imagine(view: &View<Self>, dice: &mut Dice) -> Self {
        crate::imagine::imagine(view, dice)
    }

    /// The face-down cards of a duel: in the other modes somebody holds every card.
    fn redeal(&self, deals: &mut [Deal], dice: &mut Dice) {
        let Some(Deal::Duel { duellists, .. }) = deals.last_mut() else { return };
        let down = |rows: &Rows| rows.down_cards().map(|card| card == DownCard::FaceDown);
        let covered = self.rows.each_ref().map(down);
        let places = || covered.iter().flatten();
        let mut row: Vec<_> = duellists.iter().flat_map(|duellist| duellist.down).collect();
        let mut cards: Vec<_> = row.iter().zip(places()).filter(|&(_, down)| *down).map(|(&card, _)| card).collect();
        dice.shuffle(&mut cards);
        for (place, _) in row.iter_mut().zip(places()).filter(|(_, down)| **down) {
            *place = cards.pop().expect("as many as there were");
        }
        for (duellist, row) in duellists.iter_mut().zip(row.chunks(DOWN)) {
            duellist.down.copy_from_slice(row);
        }
    }

    fn outcome(&self) -> Option<Outcome> {
        (self.phase == Phase::Over).then(|| score::outcome(self))
    }

    fn points(&self, seat: Seat, mv: Move) -> Option<i32> {
        match mv.action() {
            Action::Play(card) => self.points_of(seat, card),
            Action::Discard(_) | Action::Pass(_) => None,
        }
    }

    fn prospects(&self, seat: Seat, mv: Move) -> Option<PerSeat<i32>> {
        match mv.action() {
            Action::Play(card) => self.captures_of(seat, card),
            Action::Discard(_) | Action::Pass(_) => None,
        }
    }

    fn gain(event: &Event) -> Option<Gain> {
        match *event {
            Event::Sealed { seats, .. } => Some(Gain { seats, source: "seals", points: 1 }),
            Event::RoundEnded { end: RoundEnd { reason, winners, points, .. }, .. } if points > 0 => {
                let source = match reason {
                    EndReason::Bosses | EndReason::Seals => "bosses",
                    EndReason::Greed => "greed",
                    EndReason::EmptyHands => "last-trick",
                };
                Some(Gain { seats: winners, source, points: points.into() })
            }
            _ => None,
        }
    }

    fn why_not(view: &View<Self>, mv: Move) -> Reason {
        why_not::why_not(view, mv)
    }

    fn why_unreadable(text: &str) -> Option<Reason> {
        why_not::why_unreadable(text)
    }

    /// Cards have two parts; so has the place in a component file where icons are wrong.
    fn spell(field: &str, code: &str) -> Option<Spelling> {
        if field == "key" {
            let suit: Suit = parse(code.strip_prefix("icons.")?)?;
            return Some(Spelling { message: "icons-of-suit", parts: vec![("suit-id", suit.to_string())] });
        }
        let card: Card = parse(code)?;
        let (suit, rank) = code.split_at(1);
        let rank = if card.is_shiny() { "shiny" } else { rank };
        Some(Spelling { message: "card", parts: vec![("suit-id", suit.into()), ("rank", rank.into())] })
    }

    fn omits_moves(private: &Private) -> bool {
        private.choose.is_some()
    }
}
