//! The one stroke of luck: hands, the first line and the order of the deck.

use std::fmt;
use std::str::FromStr;

use table::{Dice, MAX_SEATS, PerSeat, Refusal, Seat, SeatSet};

use crate::{Card, Cards, Deck, Line, LineCard};

/// How many cards everybody is dealt, and holds at the start of a round.
pub(crate) const HAND: usize = 3;

/// Hands by seat, the first line, and the deck in the order in which it will be drawn:
/// `hands 4,9,30 1,2,17 … line 3:1 8:0 … deck 33 5 6 …`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Deal {
    pub(crate) hands: PerSeat<Cards>,
    pub(crate) line: Line,
    pub(crate) deck: Deck,
}

impl Deal {
    /// Shuffles and deals.
    pub(crate) fn roll(seats: u8, dice: &mut Dice) -> Self {
        let mut cards = Card::ALL;
        dice.shuffle(&mut cards);
        let (dealt, rest) = cards.split_at(HAND * usize::from(seats));
        let (revealed, deck) = rest.split_at(usize::from(seats));
        let hand = |seat: Seat| dealt[HAND * seat.index()..][..HAND].iter().copied().collect();
        let line = Seat::all(seats).zip(revealed).map(|(seat, &card)| LineCard { card, seat });
        Self {
            hands: PerSeat::from_fn(seats, hand),
            line: Line::new(line).expect("every card is in the box once"),
            deck: Deck::new(deck).expect("three seats or more"),
        }
    }

    /// Whether the box can give this deal to so many seats.
    pub(crate) fn check(&self, seats: u8) -> Result<(), Refusal> {
        let impossible = |why: String| Err(Refusal::impossible(why));
        if self.hands.seats() != seats {
            return impossible(format!("{seats} hands are needed, not {}", self.hands.seats()));
        }
        if let Some((seat, hand)) = self.hands.pairs().find(|(_, hand)| hand.len() != HAND) {
            return impossible(format!("seat {seat} is dealt {} cards instead of {HAND}", hand.len()));
        }
        if self.line.len() != usize::from(seats) {
            return impossible(format!("the line needs {seats} cards, not {}", self.line.len()));
        }
        let owners: SeatSet = self.line.owners().iter().collect();
        if let Some(seat) = Seat::all(seats).find(|&seat| !owners.contains(seat)) {
            return impossible(format!("the marker of seat {seat} is on no card of the line"));
        }
        for card in Card::ALL {
            let copies = self.cards().filter(|&other| other == card).count();
            if copies != 1 {
                return impossible(format!("card {card} is there {copies} times instead of once"));
            }
        }
        Ok(())
    }

    fn cards(&self) -> impl Iterator<Item = Card> {
        self.hands.iter().copied().flatten().chain(self.line.cards()).chain(self.deck.iter())
    }
}

impl fmt::Display for Deal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("hands")?;
        for hand in self.hands.iter() {
            let numbers: Vec<_> = hand.iter().map(|card| card.to_string()).collect();
            write!(f, " {}", numbers.join(","))?;
        }
        f.write_str(" line")?;
        self.line.iter().try_for_each(|card| write!(f, " {card}"))?;
        f.write_str(" deck")?;
        self.deck.iter().try_for_each(|card| write!(f, " {card}"))
    }
}

/// Sets have one order: what is not written ascending, or twice in a hand, does not print as it was read.
impl FromStr for Deal {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        let rest = text.strip_prefix("hands ").ok_or(())?;
        let (hands, rest) = rest.split_once(" line ").ok_or(())?;
        let (line, deck) = rest.split_once(" deck ").ok_or(())?;
        Ok(Self { hands: read_hands(hands)?, line: read_line(line)?, deck: read_deck(deck)? })
    }
}

fn read_hands(text: &str) -> Result<PerSeat<Cards>, ()> {
    let hand = |word: &str| word.split(',').map(str::parse).collect::<Result<Cards, ()>>();
    let hands = text.split(' ').map(hand).collect::<Result<Vec<_>, ()>>()?;
    if hands.len() > MAX_SEATS {
        return Err(());
    }
    Ok(PerSeat::from_fn(hands.len() as u8, |seat| hands[seat.index()]))
}

fn read_line(text: &str) -> Result<Line, ()> {
    let cards = text.split(' ').map(str::parse).collect::<Result<Vec<_>, ()>>()?;
    Line::new(cards).ok_or(())
}

fn read_deck(text: &str) -> Result<Deck, ()> {
    let cards = text.split(' ').map(str::parse).collect::<Result<Vec<_>, ()>>()?;
    Deck::new(&cards).ok_or(())
}
