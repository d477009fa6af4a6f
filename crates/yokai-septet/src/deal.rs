//! The one stroke of luck in a round: who is dealt what.

use std::fmt;
use std::str::FromStr;

use table::{Dice, Named, PerSeat, Refusal, Seat};

use crate::draw::{Pool, deal};
use crate::rows::{DOWN, UP};
use crate::{BOSSES, Card, Cards, Mode, Variant};

/// What luck brings at the start of a round.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Deal {
    /// `deal H0 H1 H2 H3 trump CARD`, or three hands.
    Classic {
        /// The hands.
        hands: PerSeat<Cards, 4>,
        /// The card that sets trump.
        trump: Card,
    },
    /// `deal H0 H1 H2 H3`.
    NextSevens {
        /// The hands.
        hands: PerSeat<Cards, 4>,
    },
    /// `deal HAND0 DOWN0 UP0 HAND1 DOWN1 UP1 trump CARD`.
    Duel {
        /// What each seat is dealt.
        duellists: [Duellist; 2],
        /// The card that sets trump.
        trump: Card,
    },
}

/// What a seat is dealt in a duel.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Duellist {
    /// The hand.
    pub hand: Cards,
    /// The face-down row.
    pub down: [Card; DOWN],
    /// The face-up row.
    pub up: [Card; UP],
}

impl Deal {
    /// Shuffles and deals.
    pub(crate) fn roll(variant: &Variant, dice: &mut Dice) -> Self {
        match variant.mode {
            Mode::Classic => {
                let (hands, left) = deal(variant, dice);
                Self::Classic { hands, trump: left.first().expect("one card is left") }
            }
            Mode::NextSevens | Mode::NextSevensShort => Self::NextSevens { hands: deal(variant, dice).0 },
            Mode::Duel => Self::roll_duel(variant, dice),
        }
    }

    /// The face-up rows come first, out of the cards that may lie there: whatever they are, the rest of the deck can
    /// be dealt in equally many ways, and so all deals are equally likely. (yokai-septet.md, Duel 1)
    fn roll_duel(variant: &Variant, dice: &mut Dice) -> Self {
        let mut pool = Pool::of(variant.deck().minus(BOSSES));
        let ups: [[Card; UP]; 2] = std::array::from_fn(|_| pool.draw_row(dice));
        let mut pool = Pool::of(variant.deck().minus(ups.into_iter().flatten().collect()));
        let duellists = ups.map(|up| {
            let hand = pool.draw_set(variant.hand_size(), dice);
            Duellist { hand, down: pool.draw_row(dice), up }
        });
        Self::Duel { duellists, trump: pool.draw(dice) }
    }

    /// Whether the deck can give this deal.
    pub(crate) fn check(&self, variant: &Variant) -> Result<(), Refusal> {
        let fits = match self {
            Self::Classic { hands, .. } => variant.mode == Mode::Classic && hands.seats() == variant.seats,
            Self::NextSevens { .. } => variant.mode.has_seals(),
            Self::Duel { .. } => variant.mode == Mode::Duel,
        };
        if !fits {
            let (mode, seats) = (variant.mode.name(), variant.seats);
            return impossible(format!("this is not how mode {mode} is dealt to {seats} seats"));
        }
        self.check_hands(variant)?;
        if let Self::Duel { duellists, .. } = self
            && let Some(boss) = duellists.iter().flat_map(|duellist| duellist.up).find(|card| card.is_boss())
        {
            return impossible(format!("no boss lies in a face-up row, but {boss} does"));
        }
        self.check_deck(variant)
    }

    fn check_hands(&self, variant: &Variant) -> Result<(), Refusal> {
        let size = variant.hand_size();
        let hands = self.hands();
        match hands.pairs().find(|(_, hand)| hand.len() != size) {
            Some((seat, hand)) => impossible(format!("seat {seat} is dealt {} cards instead of {size}", hand.len())),
            None => Ok(()),
        }
    }

    /// Every card of the deck is there once: as the numbers are right, it is enough that none is there twice.
    fn check_deck(&self, variant: &Variant) -> Result<(), Refusal> {
        let mut seen = Cards::EMPTY;
        for card in self.cards() {
            if !variant.deck().contains(card) {
                return impossible(format!("{card} is not in the deck of mode {}", variant.mode.name()));
            }
            if seen.contains(card) {
                return impossible(format!("{card} is dealt twice"));
            }
            seen = seen.with(card);
        }
        Ok(())
    }

    /// The hands of all seats.
    #[must_use]
    pub fn hands(&self) -> PerSeat<Cards, 4> {
        match self {
            Self::Classic { hands, .. } | Self::NextSevens { hands } => *hands,
            Self::Duel { duellists, .. } => PerSeat::from_fn(2, |seat| duellists[seat.index()].hand),
        }
    }

    /// The card that sets trump, if one does.
    #[must_use]
    pub fn trump(&self) -> Option<Card> {
        match self {
            Self::Classic { trump, .. } | Self::Duel { trump, .. } => Some(*trump),
            Self::NextSevens { .. } => None,
        }
    }

    fn cards(&self) -> impl Iterator<Item = Card> {
        let hands = self.hands();
        let rows = match self {
            Self::Duel { duellists, .. } => Some(duellists),
            _ => None,
        };
        let rows = rows.into_iter().flatten().flat_map(|duellist| duellist.down.into_iter().chain(duellist.up));
        let held = Seat::all(hands.seats()).flat_map(move |seat| hands[seat].iter());
        held.chain(rows).chain(self.trump())
    }
}

fn impossible(why: String) -> Result<(), Refusal> {
    Err(Refusal::Impossible { why })
}

impl fmt::Display for Deal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("deal")?;
        match self {
            Self::Classic { hands, .. } | Self::NextSevens { hands } => {
                hands.iter().try_for_each(|&hand| write!(f, " {}", listed(hand)))?;
            }
            Self::Duel { duellists, .. } => {
                for &Duellist { hand, down, up } in duellists {
                    write!(f, " {} {} {}", listed(hand), listed(down), listed(up))?;
                }
            }
        }
        self.trump().map_or(Ok(()), |card| write!(f, " trump {card}"))
    }
}

/// Joined by commas: `WA,E7,S13`.
fn listed(cards: impl IntoIterator<Item = Card>) -> String {
    cards.into_iter().map(|card| card.to_string()).collect::<Vec<_>>().join(",")
}

impl FromStr for Deal {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        let words: Vec<&str> = text.split(' ').collect();
        match words[..] {
            ["deal", hand0, down0, up0, hand1, down1, up1, "trump", trump] => Ok(Self::Duel {
                duellists: [read_duellist(hand0, down0, up0)?, read_duellist(hand1, down1, up1)?],
                trump: trump.parse()?,
            }),
            ["deal", ref hands @ .., "trump", trump] if (3..=4).contains(&hands.len()) => {
                Ok(Self::Classic { hands: read_hands(hands)?, trump: trump.parse()? })
            }
            ["deal", ref hands @ ..] if hands.len() == 4 => Ok(Self::NextSevens { hands: read_hands(hands)? }),
            _ => Err(()),
        }
    }
}

fn read_hands(words: &[&str]) -> Result<PerSeat<Cards, 4>, ()> {
    let mut hands = PerSeat::new(words.len() as u8);
    for (hand, word) in hands.iter_mut().zip(words) {
        *hand = read_list(word)?;
    }
    Ok(hands)
}

fn read_duellist(hand: &str, down: &str, up: &str) -> Result<Duellist, ()> {
    Ok(Duellist { hand: read_list(hand)?, down: read_row(down)?, up: read_row(up)? })
}

fn read_row<const N: usize>(text: &str) -> Result<[Card; N], ()> {
    read_list::<Vec<Card>>(text)?.try_into().map_err(drop)
}

fn read_list<C: FromIterator<Card>>(text: &str) -> Result<C, ()> {
    text.split(',').map(str::parse).collect()
}
