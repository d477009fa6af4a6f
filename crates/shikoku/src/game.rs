//! The state.

use serde::{Deserialize, Serialize};
use table::{
    Dice, Gain, Game, Options as _, Outcome, PerSeat, Refusal, Ruling, Seat, SeatSet, Spelling, Tell, Turn, View,
};
use ts_rs::TS;

use crate::deal::HAND;
use crate::{
    Card, Cards, Deal, Deck, Event, Icons, Line, Move, Options, Order, Private, Public, Reason, Step, score, why_not,
};

/// A game of Shikoku, deck and hands included.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Shikoku {
    pub(crate) icons: Icons,
    pub(crate) phase: Phase,
    pub(crate) steps: PerSeat<Step>,
    /// Who plays or collects when.
    pub(crate) order: Order,
    /// What is left of the line before the one being played, or just played.
    pub(crate) previous: Line,
    /// The line being played, or just played.
    pub(crate) line: Line,
    pub(crate) hands: PerSeat<Cards>,
    /// The cards in hands that everybody saw being taken from a line.
    pub(crate) taken: Cards,
    pub(crate) deck: Deck,
    /// The cards out of the game.
    pub(crate) removed: Cards,
}

/// What the game is waiting for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
#[ts(export_to = "shikoku/")]
pub enum Phase {
    /// The cards are not dealt yet.
    SetUp,
    /// Cards are being played.
    Play,
    /// Hands are being filled up from the previous line.
    Collect,
    /// Somebody stands on the pagoda.
    Over,
}

impl Shikoku {
    /// A table before the deal.
    pub(crate) fn set_up(seats: u8, icons: Icons) -> Self {
        Self {
            icons,
            phase: Phase::SetUp,
            steps: PerSeat::new(seats),
            order: Order::default(),
            previous: Line::default(),
            line: Line::default(),
            hands: PerSeat::new(seats),
            taken: Cards::EMPTY,
            deck: Deck::default(),
            removed: Cards::EMPTY,
        }
    }

    /// What the game is waiting for.
    #[must_use]
    pub const fn phase(&self) -> Phase {
        self.phase
    }

    /// Where everybody stands.
    #[must_use]
    pub const fn steps(&self) -> &PerSeat<Step> {
        &self.steps
    }

    /// The line being played, or just played.
    #[must_use]
    pub const fn line(&self) -> Line {
        self.line
    }

    /// The cards that a seat holds.
    #[must_use]
    pub fn hand(&self, seat: Seat) -> Cards {
        self.hands[seat]
    }

    /// Who plays or collects when.
    #[must_use]
    pub const fn order(&self) -> Order {
        self.order
    }

    /// How many cards are left to draw.
    #[must_use]
    pub const fn deck_len(&self) -> usize {
        self.deck.len()
    }

    /// The icons of the cards.
    #[must_use]
    pub const fn icons(&self) -> &Icons {
        &self.icons
    }

    /// Who is to move: the next in the order, after those that have played or taken a card.
    #[inline]
    pub(crate) fn mover(&self) -> Option<Seat> {
        match self.phase {
            Phase::Play => self.order.get(self.line.len()),
            Phase::Collect => self.order.get(usize::from(self.seats()) - self.previous.len()),
            Phase::SetUp | Phase::Over => None,
        }
    }
}

impl Game for Shikoku {
    const ID: &'static str = "shikoku";
    const RULINGS: &'static [Ruling] = crate::RULINGS;

    type Options = Options;
    type Chance = Deal;
    type Move = Move;
    type Public = Public;
    type Private = Private;
    type Event = Event;
    type Reason = Reason;

    fn new(options: &Options) -> Self {
        Self::set_up(options.seats(), *options.icons())
    }

    fn seats(&self) -> u8 {
        self.steps.seats()
    }

    fn turn(&self) -> Turn {
        match self.phase {
            Phase::SetUp => Turn::Chance,
            Phase::Play | Phase::Collect => Turn::Move(self.mover().map_or(SeatSet::EMPTY, SeatSet::only)),
            Phase::Over => Turn::Over,
        }
    }

    fn legal_moves(&self, seat: Seat, into: &mut Vec<Move>) {
        into.clear();
        if self.mover() != Some(seat) {
            return;
        }
        match self.phase {
            Phase::Play => list(self.hands[seat], HAND, Move::Play, into),
            Phase::Collect => list(self.previous.cards(), self.previous.len(), Move::Take, into),
            Phase::SetUp | Phase::Over => {}
        }
    }

    #[inline]
    fn random_move(&self, seat: Seat, dice: &mut Dice, _: &mut Vec<Move>) -> Move {
        match self.phase {
            Phase::Collect => Move::Take(self.previous.cards().nth(dice.below(self.previous.len()))),
            Phase::SetUp | Phase::Play | Phase::Over => Move::Play(nth_of_three(self.hands[seat], dice.below(HAND))),
        }
    }

    fn roll(&self, dice: &mut Dice) -> Deal {
        Deal::roll(self.seats(), dice)
    }

    fn check_chance(&self, deal: &Deal) -> Result<(), Refusal> {
        deal.check(self.seats())
    }

    fn apply_chance(&mut self, deal: &Deal, tell: &mut impl Tell<Event>) {
        self.deal(deal, tell);
    }

    fn apply_move(&mut self, seat: Seat, mv: Move, tell: &mut impl Tell<Event>) {
        match mv {
            Move::Play(card) => self.play(seat, card, tell),
            Move::Take(card) => self.take(seat, card, tell),
        }
    }

    fn public(&self) -> Public {
        Public::of(self)
    }

    fn private(&self, seat: Seat) -> Private {
        Private { hand: self.hands[seat] }
    }

    fn imagine(view: &View<Self>, dice: &mut Dice) -> Self {
        crate::imagine::imagine(view, dice)
    }

    /// What is left of the deck.
    fn redeal(&self, deals: &mut [Deal], dice: &mut Dice) {
        if let [deal] = deals {
            deal.deck.shuffle_last(self.deck.len(), dice);
        }
    }

    fn outcome(&self) -> Option<Outcome> {
        (self.phase == Phase::Over).then(|| Outcome {
            scores: PerSeat::from_fn(self.seats(), |seat| self.steps[seat].number().into()),
            winners: score::winners(&self.steps),
            end: "pagoda".into(),
        })
    }

    /// Only the card that completes a line decides how far its owner climbs.
    fn points(&self, seat: Seat, mv: Move) -> Option<i32> {
        match mv {
            Move::Play(card) if self.line.len() + 1 == usize::from(self.seats()) => {
                let stays_put = score::stays_put(card.place_in(self.line.cards()), self.seats());
                let from = self.steps[seat];
                let to = if stays_put { from } else { from.up(self.icons.of(card)) };
                Some(to.above(from))
            }
            Move::Play(_) | Move::Take(_) => None,
        }
    }

    fn gain(event: &Event) -> Option<Gain> {
        match *event {
            Event::Climbed { seat, from, to, .. } => {
                Some(Gain { seats: SeatSet::only(seat), source: "climbed", points: to.above(from) })
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

    fn spell(field: &str, code: &str) -> Option<Spelling> {
        if field == "key" { Icons::spell(code) } else { None }
    }
}

/// The first, second or third of three cards. Which one cannot be foreseen, so nothing branches on it.
#[inline]
fn nth_of_three(hand: Cards, n: usize) -> Card {
    let after_first = |cards: Cards| cards.bits() & cards.bits().wrapping_sub(1);
    let from_second = Cards::from_bits(if n > 0 { after_first(hand) } else { hand.bits() });
    let from_nth = Cards::from_bits(if n > 1 { after_first(from_second) } else { from_second.bits() });
    from_nth.first().expect("a hand has three cards")
}

/// Lists a move for each of `count` cards. Counting beforehand spares the buffer asking for room card by card.
fn list(cards: Cards, count: usize, mv: fn(Card) -> Move, into: &mut Vec<Move>) {
    let mut cards = cards.iter();
    into.extend((0..count).map(|_| mv(cards.next().expect("there are so many cards"))));
}
