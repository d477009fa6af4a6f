//! What may leave the rules.

use serde::{Deserialize, Deserializer, Serialize, Serializer};
use table::{PerSeat, Seat, SeatSet};
use ts_rs::TS;

use crate::game::Phase;
use crate::rows::{DOWN, UP};
use crate::{BOSSES, Card, Cards, DownCard, Mode, Pass, RoundEnd, Suit, Suits, Tricks, Variant, YokaiSeptet};

/// What everybody knows.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
// Reading takes one step more than what is derived, see below.
#[serde(remote = "Self")]
#[ts(export_to = "yokai-septet/")]
pub struct Public {
    /// How it is played.
    pub options: Variant,
    /// What the seats to move decide.
    pub stage: Stage,
    /// The number of the round, from 1; 0 before the first one.
    pub round: u16,
    /// The card that was turned up to set trump; it is out of play.
    pub trump_card: Option<Card>,
    /// The trump suit; in Next Sevens not known before the first card is led.
    pub trump: Option<Suit>,
    /// The card that was shown to find the first leader, as long as it has not been played.
    pub shown: Option<Shown>,
    /// Who leads, or led the trick on the table; unknown until the card that decides it is shown.
    pub leader: Option<Seat>,
    /// What is known of each hand.
    pub hands: PerSeat<Held, 4>,
    /// The rows of a duel.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(optional, as = "Option<_>")]
    pub rows: Vec<OpenRows>,
    /// What each side has.
    pub sides: Vec<Standing>,
    /// All tricks of the round, the one on the table last. They stay until the next round is dealt.
    pub tricks: Tricks,
    /// How the round ended, until the next one is dealt.
    pub round_end: Option<RoundEnd>,
}

/// What a game waits for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "lowercase")]
#[ts(export_to = "yokai-septet/")]
pub enum Stage {
    /// A round is to be dealt.
    Deal,
    /// Cards to pass, all at once.
    Pass,
    /// A card to discard, both at once.
    Discard,
    /// A card to play.
    Play,
    /// Nothing: the game is over.
    Over,
}

/// A card that was shown.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, TS)]
#[ts(export_to = "yokai-septet/")]
pub struct Shown {
    /// Whose it is.
    pub seat: Seat,
    /// The card.
    pub card: Card,
}

/// What everybody knows of a hand.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, TS)]
#[ts(export_to = "yokai-septet/")]
pub struct Held {
    /// How many cards it holds.
    pub cards: u8,
    /// The suits that it is known to lack, because its seat once failed to follow.
    pub lacks: Suits,
    /// What the seat has played in this round: what the tricks tell, gathered.
    #[serde(skip)]
    pub played: Cards,
}

/// What everybody sees of a duellist's rows.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[ts(export_to = "yokai-septet/")]
pub struct OpenRows {
    /// The face-up row; card `i` covers the face-down cards `i` and `i + 1`.
    pub up: [Option<Card>; UP],
    /// The face-down row.
    pub down: [DownCard; DOWN],
}

/// What a side has.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[ts(export_to = "yokai-septet/")]
pub struct Standing {
    /// Who is on it.
    pub seats: SeatSet,
    /// Points of the game.
    pub points: u8,
    /// Suits sealed in this game.
    pub seals: Suits,
    /// Tricks won in this round.
    pub tricks: u8,
    /// Bosses captured in this round.
    pub bosses: Cards,
}

/// What one seat knows besides.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[ts(export_to = "yokai-septet/")]
pub struct Private {
    /// Its hand; what it passes or discards leaves it when all have chosen.
    pub hand: Cards,
    /// What it still has to choose: every way to pick these cards is a move.
    pub choose: Option<Choose>,
    /// What it passes, or passed in this round.
    pub passed: Option<Gifts>,
    /// What it received in this round.
    pub received: Option<Gifts>,
    /// What it discards, or discarded in this round.
    pub discarded: Option<Card>,
}

/// A choice of some cards: the compact form of a long list of moves.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[ts(export_to = "yokai-septet/")]
pub struct Choose {
    /// How many.
    pub count: u8,
    /// Out of these.
    pub from: Cards,
    /// To whom the first, second, … goes; to nobody if they are discarded.
    pub to: Vec<Seat>,
}

/// Three cards, each passed to or received from a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Gifts {
    /// The other seats.
    pub seats: [Seat; 3],
    /// The cards, in the order of these seats.
    pub cards: Pass,
}

impl Public {
    pub(crate) fn of(game: &YokaiSeptet) -> Self {
        let played = game.tricks.played_by_seat();
        let held =
            |seat: Seat| Held { cards: game.hands[seat].len() as u8, lacks: game.lacks[seat], played: played[seat] };
        Self {
            options: game.variant,
            stage: game.stage(),
            round: game.round,
            trump_card: game.trump_card,
            trump: game.trump,
            shown: game.shown,
            leader: game.tricks.leader(),
            hands: PerSeat::from_fn(game.variant.seats, held),
            rows: game.open_rows(),
            sides: game.standings(),
            tricks: game.tricks,
            round_end: game.round_end,
        }
    }
}

impl OpenRows {
    /// What can be played: the face-up row and the cards turned up since.
    #[must_use]
    pub fn open(&self) -> Cards {
        let up = self.up.iter().flatten().copied().collect::<Cards>();
        self.down.iter().filter_map(|card| card.face_up()).fold(up, Cards::with)
    }
}

impl Private {
    pub(crate) fn of(game: &YokaiSeptet, seat: Seat) -> Self {
        let passed = game.passes[seat].map(|cards| Gifts { seats: game.variant.passes_to(seat), cards });
        Self {
            hand: game.hands[seat],
            choose: game.choice_of(seat),
            passed,
            received: if game.phase == Phase::Choose { None } else { game.received(seat) },
            discarded: game.discards[seat],
        }
    }
}

impl YokaiSeptet {
    fn stage(&self) -> Stage {
        match (self.phase, self.variant.mode) {
            (Phase::Deal, _) => Stage::Deal,
            (Phase::Choose, Mode::Duel) => Stage::Discard,
            (Phase::Choose, _) => Stage::Pass,
            (Phase::Play, _) => Stage::Play,
            (Phase::Over, _) => Stage::Over,
        }
    }

    fn open_rows(&self) -> Vec<OpenRows> {
        if self.variant.mode != Mode::Duel {
            return Vec::new();
        }
        self.rows.iter().map(|rows| OpenRows { up: rows.up, down: rows.down_cards() }).collect()
    }

    fn standings(&self) -> Vec<Standing> {
        let standing = |side| {
            let tally = &self.tallies[side];
            Standing {
                seats: self.variant.seats_of(side),
                points: tally.points,
                seals: tally.seals,
                tricks: tally.tricks,
                bosses: tally.bosses,
            }
        };
        self.variant.sides().map(standing).collect()
    }

    fn choice_of(&self, seat: Seat) -> Option<Choose> {
        if !self.choosing.contains(seat) {
            return None;
        }
        let hand = self.hands[seat];
        Some(match self.variant.mode {
            Mode::Duel => Choose { count: 1, from: hand.minus(BOSSES), to: Vec::new() },
            _ => Choose { count: 3, from: hand, to: self.variant.passes_to(seat).to_vec() },
        })
    }

    /// What a seat got from whom, once all have passed: from one seat, or from its left, across and its right.
    fn received(&self, seat: Seat) -> Option<Gifts> {
        let seats = givers(&self.variant, seat);
        let mut cards = [Card::WA; 3];
        for (i, (card, giver)) in cards.iter_mut().zip(seats).enumerate() {
            *card = self.passes[giver]?[given_place(&self.variant, i)];
        }
        Some(Gifts { seats, cards })
    }
}

/// From whom a seat receives its three cards.
pub(crate) fn givers(variant: &Variant, seat: Seat) -> [Seat; 3] {
    // Two seats to the left is across with 4 seats and on the right with 3.
    let steps = if variant.mode == Mode::Classic { [2, 2, 2] } else { [1, 2, 3] };
    steps.map(|steps| seat.left(steps, variant.seats))
}

/// Which of its giver's cards the `i`-th received card is: for my left neighbour I am the seat on the right, the last.
pub(crate) fn given_place(variant: &Variant, i: usize) -> usize {
    if variant.mode == Mode::Classic { i } else { 2 - i }
}

/// One card that was passed to or received from a seat, as it is written.
#[derive(Serialize, Deserialize, TS)]
#[ts(export_to = "yokai-septet/")]
struct Gift {
    seat: Seat,
    card: Card,
}

table::shown_as!(Gifts, Vec<Gift>);

/// As a list: `[{"seat":2,"card":"W3"}, …]`.
impl Serialize for Gifts {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.seats.into_iter().zip(self.cards).map(|(seat, card)| Gift { seat, card }))
    }
}

impl<'de> Deserialize<'de> for Gifts {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let gifts = <[Gift; 3]>::deserialize(deserializer)?;
        Ok(Self { seats: gifts.each_ref().map(|gift| gift.seat), cards: gifts.map(|gift| gift.card) })
    }
}

impl Serialize for Public {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        Self::serialize(self, serializer)
    }
}

/// What is not written, because something else tells it, is put back.
impl<'de> Deserialize<'de> for Public {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let mut public = Self::deserialize(deserializer)?;
        let seats = public.hands.seats();
        public.options.seats = seats;
        public.tricks.put_back(seats, public.leader);
        let played = public.tricks.played_by_seat();
        for (held, played) in public.hands.iter_mut().zip(played.iter()) {
            held.played = *played;
        }
        Ok(public)
    }
}
