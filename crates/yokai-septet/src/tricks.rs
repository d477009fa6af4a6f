//! The tricks of a round.

use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use table::{PerSeat, Seat, Small};
use ts_rs::TS;

use crate::cards::pairs;
use crate::{Card, Cards, SHINY, Sevens, Suit};

/// All cards played in a round, in their order, and who won which trick.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Tricks {
    seats: u8,
    /// Unknown until the card that decides it is shown.
    first_leader: Option<Seat>,
    // As wide as a processor likes to count: each card goes to the place after the last one.
    played: u32,
    won: u32,
    /// The cards of the trick on the table.
    on_table: Cards,
    /// The suit of the first of them.
    led: Option<Suit>,
    /// Blank beyond the last card played.
    plays: [Option<Card>; MOST_PLAYS],
    /// Blank beyond the last trick won.
    winners: [Seat; MOST_TRICKS],
}

/// Next Sevens: 14 tricks of 4 cards.
const MOST_PLAYS: usize = 56;
/// Duel: 23 tricks of 2 cards.
const MOST_TRICKS: usize = 23;

/// A trick, finished or not.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS)]
#[ts(export_to = "yokai-septet/")]
pub struct Trick<'a> {
    /// Who led.
    pub leader: Seat,
    /// The cards, from the leader's on clockwise.
    #[ts(as = "Vec<Card>")]
    pub cards: &'a [Option<Card>],
    /// Who won it, once it is complete.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub winner: Option<Seat>,
}

impl Tricks {
    /// No trick yet.
    pub(crate) fn none(seats: u8, first_leader: Option<Seat>) -> Self {
        Self {
            seats,
            first_leader,
            played: 0,
            won: 0,
            on_table: Cards::EMPTY,
            led: None,
            plays: [None; MOST_PLAYS],
            winners: [Seat::default(); MOST_TRICKS],
        }
    }

    /// Who led the trick on the table, or leads the next one.
    #[must_use]
    #[inline]
    pub fn leader(&self) -> Option<Seat> {
        self.leader_of(self.finished())
    }

    fn leader_of(&self, trick: usize) -> Option<Seat> {
        match trick.checked_sub(1) {
            Some(before) => Some(self.winners[before]),
            None => self.first_leader,
        }
    }

    /// How many tricks are finished.
    #[must_use]
    pub fn finished(&self) -> usize {
        self.won as usize
    }

    /// The cards on the table, from the leader's on clockwise.
    #[must_use]
    #[inline]
    pub fn on_table(&self) -> &[Option<Card>] {
        &self.plays[self.start()..self.played as usize]
    }

    /// Where the trick on the table begins.
    fn start(&self) -> usize {
        // Not from how many cards lie there, for which one would have to wait.
        self.won as usize * usize::from(self.seats)
    }

    /// The suit that must be followed.
    #[must_use]
    #[inline]
    pub fn led(&self) -> Option<Suit> {
        self.led
    }

    /// All cards of that suit; none before it is led.
    #[inline]
    pub(crate) fn of_suit_led(&self) -> Cards {
        // Nothing is numbered as if it were of suit 0.
        Cards::from_bits(0xff << (8 * self.led.map_or(0, Small::index)))
    }

    /// The tricks in their order, the one on the table last.
    pub fn iter(&self) -> impl Iterator<Item = Trick<'_>> {
        self.plays[..self.played as usize].chunks(usize::from(self.seats)).enumerate().filter_map(|(i, cards)| {
            let winner = (i < self.finished()).then(|| self.winners[i]);
            Some(Trick { leader: self.leader_of(i)?, cards, winner })
        })
    }

    /// The cards that each seat has played.
    pub(crate) fn played_by_seat(&self) -> PerSeat<Cards, 4> {
        let mut played = PerSeat::new(self.seats);
        for trick in self.iter() {
            for (steps, card) in (0..).zip(trick.cards.iter().flatten()) {
                let cards: &mut Cards = &mut played[trick.leader.left(steps, self.seats)];
                *cards = cards.with(*card);
            }
        }
        played
    }

    /// Lets `seat` lead the first trick.
    pub(crate) fn set_first_leader(&mut self, seat: Seat) {
        self.first_leader = Some(seat);
    }

    /// Completes what was read.
    pub(crate) fn put_back(&mut self, seats: u8, leader: Option<Seat>) {
        self.seats = seats;
        self.first_leader = self.first_leader.or(leader);
    }

    /// Leads a card.
    #[inline]
    pub(crate) fn lead(&mut self, card: Card) {
        self.led = Some(card.suit());
        self.follow(card);
    }

    /// Plays a card to the trick on the table.
    #[inline]
    pub(crate) fn follow(&mut self, card: Card) {
        self.on_table = self.on_table.with(card);
        self.plays[self.played as usize] = Some(card);
        self.played += 1;
    }

    /// Whether everybody has played to the trick on the table.
    #[inline]
    pub(crate) fn is_complete(&self) -> bool {
        self.on_table.len() == usize::from(self.seats)
    }

    /// Takes the complete trick off the table.
    #[inline]
    pub(crate) fn win(&mut self, seat: Seat) {
        self.winners[self.finished()] = seat;
        self.won += 1;
        self.on_table = Cards::EMPTY;
        self.led = None;
    }

    /// The cards on the table as a set.
    #[must_use]
    pub fn set_on_table(&self) -> Cards {
        self.on_table
    }

    /// Who wins the trick as it lies.
    #[must_use]
    #[inline]
    pub fn best(&self, trump: Option<Suit>, sevens: Sevens) -> Option<Seat> {
        Some(self.winning(trump, sevens)?.1)
    }

    /// The card that wins the trick as it lies, and whose it is.
    #[must_use]
    #[inline]
    pub fn winning(&self, trump: Option<Suit>, sevens: Sevens) -> Option<(Card, Seat)> {
        let best = self.best_place(self.led?, trump, sevens);
        Some((self.on_table()[usize::from(best)]?, self.leader()?.left(best, self.seats)))
    }

    /// How many places after the leader's that card lies that wins the trick as it lies. (yokai-septet.md, Classic 4 and Next
    /// Sevens 5)
    #[inline]
    pub(crate) fn best_place(&self, led: Suit, trump: Option<Suit>, sevens: Sevens) -> u8 {
        let start = self.start();
        // Beyond those that lie there they are blank. One by one: four at once the processor could not read as soon as the last
        // is written.
        let lying = self.plays[start..start + 4].first_chunk().expect("there are four");
        best_of(lying, self.on_table, led, trump, sevens)
    }

    /// Plays a whole trick.
    #[inline]
    pub(crate) fn put<const SEATS: usize>(&mut self, cards: &[Option<Card>; 4], winner: Seat) {
        let played = self.played as usize;
        let places = &mut self.plays[played..played + SEATS];
        // One by one: as a slice they would first be written elsewhere and then read again at once, which a processor waits for.
        #[expect(clippy::manual_memcpy, reason = "see above")]
        for place in 0..SEATS {
            places[place] = cards[place];
        }
        self.played += SEATS as u32;
        self.win(winner);
    }
}

/// The place of the card that wins a trick, from its cards and the set of them.
#[inline(always)]
pub(crate) fn best_of(
    lying: &[Option<Card>; 4],
    on_table: Cards,
    led: Suit,
    trump: Option<Suit>,
    sevens: Sevens,
) -> u8 {
    let both = if sevens == Sevens::First { pairs(on_table) } else { Cards::EMPTY };
    if both.is_empty() {
        return strongest(lying, led, trump);
    }
    // Pairs of 7s win whatever else lies there.
    (0..).zip(lying).find(|(_, card)| card.is_some_and(|card| both.contains(card))).expect("they lie there").0
}

/// The place of the strongest card, the first of equals.
#[inline]
fn strongest(lying: &[Option<Card>; 4], led: Suit, trump: Option<Suit>) -> u8 {
    let strengths = &STRENGTHS[trump.map_or(0, Small::index)][led.index()];
    // All four at once, blank or not, and without a branch: who wins cannot be foreseen.
    let strength = |place: usize| strengths[lying[place].map_or(0, Small::index)] + (3 - place as u8);
    let best = strength(0).max(strength(1)).max(strength(2).max(strength(3)));
    3 - best % 4
}

/// By trump and the suit led, how strong each card is, in steps of four: the A before trumps before the suit led, of which the
/// later one in deck order; both 7s of a suit are equal. (yokai-septet.md, Classic 4 and Next Sevens 5)
static STRENGTHS: [[[u8; 64]; 8]; 8] = {
    let mut table = [[[0; 64]; 8]; 8];
    let mut i = 0;
    while i < table.len() * 8 * 64 {
        let (trump, led, number) = (i / 512, i / 64 % 8, i % 64);
        let suit = number / 8;
        let twin = SHINY.bits() >> number & 1;
        let place = number % 8 - twin as usize + 1;
        let strength = match suit {
            1 if place == 1 => 17,
            0 => 0,
            _ if suit == trump => 8 + place,
            _ if suit == led => place,
            _ => 0,
        };
        table[trump][led][number] = 4 * strength as u8;
        i += 1;
    }
    table
};

table::shown_as!(Tricks, Vec<Trick<'static>>);

impl Serialize for Tricks {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

/// A trick as it is read.
#[derive(Deserialize)]
struct ReadTrick {
    leader: Seat,
    cards: Vec<Card>,
    winner: Option<Seat>,
}

/// How many seats there are, and who leads before the first card, is not in the list of the tricks: it has to be
/// put back.
impl<'de> Deserialize<'de> for Tricks {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let read = Vec::<ReadTrick>::deserialize(deserializer)?;
        if read.len() > MOST_TRICKS || read.iter().map(|trick| trick.cards.len()).sum::<usize>() > MOST_PLAYS {
            return Err(D::Error::custom("no round has so many tricks"));
        }
        let mut tricks = Self::none(0, read.first().map(|trick| trick.leader));
        for ReadTrick { cards, winner, .. } in read {
            cards
                .into_iter()
                .for_each(|card| if tricks.led.is_none() { tricks.lead(card) } else { tricks.follow(card) });
            winner.into_iter().for_each(|winner| tricks.win(winner));
        }
        Ok(tricks)
    }
}
