//! The rules: who may do what, and what comes of it.

use table::{Dice, Gain, Outcome, PerSeat, Refusal, Ruling, Seat, SeatSet, Tell, Turn, View};

use super::moves::other;
use super::{Betting, Card, Deal, Event, Move, Options, Private, Public, Reason, SEATS};

/// A game of Kuhn poker.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Kuhn {
    /// The card of each seat, once they are dealt.
    pub(super) cards: Option<PerSeat<Card>>,
    /// What each seat has put into the pot.
    pub(super) pot: PerSeat<i32>,
    pub(super) betting: Betting,
}

impl Kuhn {
    /// Who takes the pot. (kuhn.md, End)
    fn winner(&self) -> Option<Seat> {
        match self.betting {
            Betting::Folded(seat) => Some(other(seat)),
            Betting::Even => self.cards.and_then(|cards| Seat::all(SEATS).max_by_key(|&seat| cards[seat])),
            Betting::Open | Betting::Checked | Betting::Bet(_) => None,
        }
    }

    fn shown(&self) -> Option<PerSeat<Card>> {
        self.cards.filter(|_| self.betting == Betting::Even)
    }
}

impl table::Game for Kuhn {
    const ID: &'static str = "kuhn";
    const RULINGS: &'static [Ruling] = &[];

    type Options = Options;
    type Chance = Deal;
    type Move = Move;
    type Public = Public;
    type Private = Private;
    type Event = Event;
    type Reason = Reason;

    fn new(_: &Options) -> Self {
        Self { cards: None, pot: PerSeat::from_fn(SEATS, |_| 0), betting: Betting::Open }
    }

    fn seats(&self) -> u8 {
        SEATS
    }

    fn turn(&self) -> Turn {
        match (self.cards, self.betting.mover()) {
            (None, _) => Turn::Chance,
            (_, Some(seat)) => Turn::Move(SeatSet::only(seat)),
            (_, None) => Turn::Over,
        }
    }

    fn legal_moves(&self, seat: Seat, into: &mut Vec<Move>) {
        into.clear();
        if self.turn().seats().contains(seat) {
            into.extend(self.betting.moves());
        }
    }

    fn roll(&self, dice: &mut Dice) -> Deal {
        Deal::roll(dice)
    }

    fn check_chance(&self, Deal([first, second]): &Deal) -> Result<(), Refusal> {
        if first == second { Err(Refusal::impossible(format!("there is only one {first}"))) } else { Ok(()) }
    }

    /// kuhn.md, Cards
    fn apply_chance(&mut self, Deal(cards): &Deal, tell: &mut impl Tell<Event>) {
        self.cards = Some(PerSeat::from_fn(SEATS, |seat| cards[seat.index()]));
        self.pot = PerSeat::from_fn(SEATS, |_| 1);
        tell.tell(|| Event::Dealt);
    }

    fn apply_move(&mut self, seat: Seat, mv: Move, tell: &mut impl Tell<Event>) {
        self.pot[seat] -= self.points(seat, mv).unwrap_or(0);
        self.betting = self.betting.after(seat, mv);
        tell.tell(|| match mv {
            Move::Bet => Event::Bet { seat },
            Move::Call => Event::Called { seat },
            Move::Check => Event::Checked { seat },
            Move::Fold => Event::Folded { seat },
        });
        if let Some(cards) = self.shown() {
            tell.tell(|| Event::Shown { cards });
        }
        if let Some(seat) = self.winner() {
            tell.tell(|| Event::Won { seat, pot: self.pot.iter().sum() });
        }
    }

    fn public(&self) -> Public {
        Public { betting: self.betting, pot: self.pot, shown: self.shown() }
    }

    fn private(&self, seat: Seat) -> Private {
        Private { card: self.cards.map(|cards| cards[seat]) }
    }

    /// The other card is one of the two that are not its own, unless it has been shown.
    fn imagine(view: &View<Self>, dice: &mut Dice) -> Self {
        let Public { betting, pot, shown } = view.public;
        let deal = |own: Card| {
            let hidden: Vec<_> = Card::ALL.into_iter().filter(|&card| card != own).collect();
            let theirs = hidden[dice.below(hidden.len())];
            PerSeat::from_fn(SEATS, |seat| if seat == view.seat { own } else { theirs })
        };
        Self { cards: shown.or_else(|| view.private.card.map(deal)), pot, betting }
    }

    fn outcome(&self) -> Option<Outcome> {
        let winner = self.winner()?;
        let pot: i32 = self.pot.iter().sum();
        let scores = PerSeat::from_fn(SEATS, |seat| if seat == winner { pot } else { 0 } - self.pot[seat]);
        let end = if self.betting == Betting::Even { "showdown" } else { "fold" };
        Some(Outcome { scores, winners: SeatSet::only(winner), end: end.into() })
    }

    /// Chips for the pot. Who takes it is not known before cards are shown.
    fn points(&self, _: Seat, mv: Move) -> Option<i32> {
        matches!(mv, Move::Bet | Move::Call).then_some(-1)
    }

    fn gain(event: &Event) -> Option<Gain> {
        let (Event::Bet { seat } | Event::Called { seat }) = event else { return None };
        Some(Gain { seats: SeatSet::only(*seat), source: "pot", points: -1 })
    }

    fn why_not(view: &View<Self>, _: Move) -> Reason {
        match view.public.betting {
            Betting::Bet(_) => Reason::FacingBet,
            _ => Reason::NoBet,
        }
    }
}
