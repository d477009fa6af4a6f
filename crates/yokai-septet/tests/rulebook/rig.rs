//! Rounds told by their tricks: the deal that makes them possible is worked out from them.

use table::{PerSeat, Seat, Step, Table, Turn, parse};
use yokai_septet::{Card, Cards, Deal, Event, Goal, Mode, Move, Options, RoundEnd, Suit, Variant, YokaiSeptet};

pub(crate) fn seat(number: u8) -> Seat {
    Seat::new(number)
}

pub(crate) fn card(text: &str) -> Card {
    parse(text).unwrap_or_else(|| panic!("{text} is no card"))
}

pub(crate) fn cards(text: &str) -> Cards {
    text.split([',', ' ']).filter(|word| !word.is_empty()).map(card).collect()
}

pub(crate) fn options(seats: u8, mode: Mode) -> Options {
    Options::new(seats, mode, Goal::SevenPoints).expect("they go together")
}

pub(crate) fn classic(seats: u8) -> Options {
    options(seats, Mode::Classic)
}

/// Why a deal is refused, if it is.
pub(crate) fn refusal(options: Options, deal: &str) -> Option<String> {
    let mut table = Table::<YokaiSeptet>::new(options);
    let read = Table::<YokaiSeptet>::read_chance(deal);
    read.and_then(|deal| table.chance(deal)).err().map(|refusal| refusal.to_string())
}

/// A table at which scripted rounds are played.
pub(crate) struct Rig {
    pub(crate) table: Table<YokaiSeptet>,
    /// What the last step told.
    pub(crate) events: Vec<Event>,
}

/// A round: the trump card (none in Next Sevens), tricks as `0: E2 E7 E3 E4`, leader first, and cards that seats hold
/// besides, as `1: F6 F7`.
pub(crate) struct Script<'a> {
    pub(crate) trump: &'a str,
    pub(crate) tricks: &'a [&'a str],
    pub(crate) held: &'a [&'a str],
}

impl Rig {
    /// A game whose first round has been dealt so that the script can be played, and passed.
    pub(crate) fn dealt(options: Options, script: &Script<'_>) -> Self {
        let mut rig = Self { table: Table::new(options), events: Vec::new() };
        rig.deal(script);
        rig
    }

    /// A game whose first round has been played by the script.
    pub(crate) fn played(options: Options, script: &Script<'_>) -> Self {
        let mut rig = Self::dealt(options, script);
        rig.play_tricks(script.tricks);
        rig
    }

    /// Deals and passes the next round.
    pub(crate) fn deal(&mut self, script: &Script<'_>) {
        let variant = *self.table.options().variant();
        let hands = hands(&variant, script);
        let (dealt, passes) = before_passing(&variant, &hands);
        let deal = match parse(script.trump) {
            Some(trump) => Deal::Classic { hands: dealt, trump },
            None => Deal::NextSevens { hands: dealt },
        };
        self.table.chance(deal).expect("the script can be dealt");
        for seat in Seat::all(variant.seats()) {
            let mut pass = passes[seat.index()];
            if variant.mode() == Mode::Classic {
                pass.sort_unstable();
            }
            self.events = self.table.play(seat, Move::pass(pass)).expect("the script can be passed");
        }
    }

    /// Deals, passes and plays the next round.
    pub(crate) fn round(&mut self, script: &Script<'_>) {
        self.deal(script);
        self.play_tricks(script.tricks);
    }

    /// Plays tricks; each must be led by whom the script says.
    pub(crate) fn play_tricks(&mut self, tricks: &[&str]) {
        for trick in tricks {
            let (leader, cards) = trick.split_once(": ").expect("a trick starts with its leader");
            assert_eq!(self.mover().to_string(), leader, "who leads {trick}");
            self.play(cards);
        }
    }

    /// Plays cards, each by whose turn it is.
    pub(crate) fn play(&mut self, cards: &str) {
        for text in cards.split(' ') {
            let mover = self.mover();
            let played = self.table.play(mover, Move::play(card(text)));
            self.events = played.unwrap_or_else(|refusal| panic!("{refusal}"));
        }
    }

    pub(crate) fn mover(&self) -> Seat {
        self.table.turn().seats().first().expect("somebody is to move")
    }

    /// The cards that may be played now.
    pub(crate) fn playable(&self) -> Cards {
        self.table.moves(self.mover()).iter().map(|mv| card(&mv.to_string())).collect()
    }

    pub(crate) fn hand(&self, seat: Seat) -> Cards {
        self.table.view(seat).private.hand
    }

    /// How the round that has just been played ended.
    pub(crate) fn round_end(&self) -> RoundEnd {
        assert!(matches!(self.table.turn(), Turn::Chance | Turn::Over), "the round is over");
        self.table.view(seat(0)).public.round_end.expect("a round has been played")
    }

    /// The points of each side.
    pub(crate) fn points(&self) -> Vec<u8> {
        self.table.view(seat(0)).public.sides.iter().map(|side| side.points).collect()
    }

    /// What was dealt last.
    pub(crate) fn last_deal(&self) -> Deal {
        let deals = self.table.log().iter().rev();
        deals.filter_map(|step| if let Step::Chance(deal) = step { Some(*deal) } else { None }).next().expect("a deal")
    }
}

/// The hands after passing: what each seat plays by the script, what it holds besides, and of the rest of the deck
/// nothing that would have made a play illegal.
fn hands(variant: &Variant, script: &Script<'_>) -> PerSeat<Cards, 4> {
    let seats = variant.seats();
    let size = match (variant.mode(), seats) {
        (Mode::Classic, 3) => 16,
        (Mode::Classic, _) => 12,
        _ => 14,
    };
    let mut hands: PerSeat<Cards, 4> = PerSeat::new(seats);
    let mut lacks = PerSeat::<Vec<Suit>, 4>::new(seats);
    for trick in script.tricks.iter().chain(script.held) {
        let (first, listed) = trick.split_once(": ").expect("a line starts with a seat");
        let first = seat(first.parse().expect("a seat"));
        let held = script.held.contains(trick);
        let led = card(listed.split(' ').next().expect("a card")).suit();
        for (steps, card) in (0..).zip(listed.split(' ').map(card)) {
            let player = if held { first } else { first.left(steps, seats) };
            hands[player] = hands[player].with(card);
            if !held && card.suit() != led {
                lacks[player].push(led);
            }
        }
    }
    let given = hands.iter().fold(cards(script.trump), |given, hand| given.or(*hand));
    let mut rest: Vec<Card> = variant.deck().minus(given).iter().collect();
    let takers = |hands: &PerSeat<Cards, 4>, card: Card| -> Vec<Seat> {
        let takes = |&seat: &Seat| hands[seat].len() < size && !lacks[seat].contains(&card.suit());
        Seat::all(seats).filter(takes).collect()
    };
    // The card with the fewest takers first, to whoever has the most room.
    while !rest.is_empty() {
        rest.sort_by_key(|&card| std::cmp::Reverse(takers(&hands, card).len()));
        let card = rest.pop().expect("there is a card");
        let taker = takers(&hands, card).into_iter().min_by_key(|&seat| hands[seat].len());
        let taker = taker.unwrap_or_else(|| panic!("nobody can hold {card}"));
        hands[taker] = hands[taker].with(card);
    }
    hands
}

/// The hands and passes that lead to `hands`: each seat gets three of its cards from those who pass to it.
fn before_passing(variant: &Variant, hands: &PerSeat<Cards, 4>) -> (PerSeat<Cards, 4>, Vec<[Card; 3]>) {
    let seats = variant.seats();
    let mut dealt = *hands;
    let mut passes = Vec::new();
    for giver in Seat::all(seats) {
        let steps = match (variant.mode(), seats) {
            (Mode::Classic, 3) => [1, 1, 1],
            (Mode::Classic, _) => [2, 2, 2],
            _ => [1, 2, 3],
        };
        let mut pass = [Card::WA; 3];
        for (i, (place, steps)) in pass.iter_mut().zip(steps).enumerate() {
            let receiver = giver.left(steps, seats);
            let card = hands[receiver].iter().nth(i).expect("hands are large enough");
            *place = card;
            dealt[receiver] = dealt[receiver].without(card);
            dealt[giver] = dealt[giver].with(card);
        }
        passes.push(pass);
    }
    (dealt, passes)
}
