//! What comes of a card that is played to a trick.

use table::{Game, Seat, Small};
use yokai_septet::{
    BOSSES, Card, Cards, Mode, NEXT_SEVENS_DECK, SHINY, Sevens, Side, Suit, Suits, YokaiSeptet, pairs, score,
};

/// How far bosses bring a side, by how many are still missing.
const MISSING: [f32; 5] = [1.0, 0.7, 0.42, 0.2, 0.0];
/// What a trick costs, by how many more can be won after it; the one after which there are none is greedy.
const TRICKS: [f32; 7] = [1.0, 0.3, 0.15, 0.08, 0.05, 0.03, 0.02];
/// What an icon on a boss adds.
const ICON: f32 = 0.03;
/// How likely somebody who is still to play adds the boss of the suit led.
const DROPS: f32 = 0.25;
/// How likely somebody who can win the trick does, if it is worth having and if not.
const WILLING: f32 = 0.9;
const UNWILLING: f32 = 0.35;
/// With two rivals, what one of them gains is not all lost to oneself.
const ONE_OF_TWO: f32 = 0.6;
/// What the power to win a later trick is worth in the first trick.
pub(super) const POWER: f32 = 0.04;
/// What having none of a suit is worth during play.
const VOID: f32 = 0.02;

/// A number for each side. No game has more than three; with a fourth all are reckoned in one instruction.
type PerSide = [f32; 4];

/// The most that play after a seat.
const OTHERS: usize = 3;

/// What is all of one side.
const WHOLE: [PerSide; 3] = [[1.0, 0.0, 0.0, 0.0], [0.0, 1.0, 0.0, 0.0], [0.0, 0.0, 1.0, 0.0]];

/// How good a card is at winning tricks, 0 to 1, and more for trump and the A; `others` are the cards it may meet.
pub(super) fn power(trump: Option<Suit>, card: Card, others: Cards) -> f32 {
    if card == Card::WA {
        return 1.5;
    }
    let suit = others.and(card.suit().cards());
    let high = HIGH[suit.and(card.above()).len()][suit.len()];
    if trump == Some(card.suit()) { 0.5 + 0.5 * high } else { high }
}

/// How high a card is that has so many above it among so many others of its suit.
const HIGH: [[f32; 9]; 9] = {
    let mut table = [[0.0; 9]; 9];
    let mut above = 0;
    while above < 9 {
        let mut others = 0;
        while others < 9 {
            table[above][others] = 1.0 - above as f32 / (others + 1) as f32;
            others += 1;
        }
        above += 1;
    }
    table
};

/// The cards that win over `best`, which lies already.
#[inline]
fn winners_over(best: Card, led: Suit, trump: Suit) -> Cards {
    let twin = if best.is_boss() { SHINY } else { Cards::EMPTY };
    let above = best.above().minus(twin);
    let winners = match best {
        Card::WA => return Cards::EMPTY,
        _ if best.suit() == trump => above,
        _ if best.suit() == led => above.or(trump.cards()),
        _ => led.cards().or(trump.cards()),
    };
    winners.with(Card::WA)
}

/// What a trick would bring a side, apart from the bosses in it.
#[derive(Clone, Copy, Default)]
struct Prospect {
    /// How many bosses the side still needs.
    missing: usize,
    /// What one trick more costs it.
    trick: f32,
    /// Whether it would be greedy.
    greedy: bool,
}

impl Prospect {
    #[inline]
    fn of(game: &YokaiSeptet, side: Side, limits: &score::Limits) -> Self {
        // A duel has more tricks.
        const DUEL: usize = 13;
        let tally = game.tally(side);
        let after = usize::from(limits.tricks - tally.tricks) - 1;
        let after = if usize::from(limits.tricks) == DUEL { (after * TRICKS.len()).div_ceil(DUEL) } else { after };
        let trick = TRICKS[after.min(TRICKS.len() - 1)];
        Self { missing: limits.bosses - tally.bosses.len(), trick, greedy: after == 0 }
    }

    /// What a trick with so many bosses, which add so much by their `icons`, and perhaps some `to_come`, is worth.
    #[inline]
    fn gain(&self, bosses: usize, icons: f32, to_come: f32) -> f32 {
        let left = self.missing.saturating_sub(bosses);
        let next = left.saturating_sub(1);
        let reached = MISSING[left] + (MISSING[next] - MISSING[left]) * to_come;
        let captured = reached - MISSING[self.missing];
        // With enough bosses no trick is too many.
        let trick = [0.0, self.trick][usize::from(left > 0)];
        if self.greedy && left > 0 { -self.trick } else { captured + icons - trick }
    }
}

/// Somebody who plays after the seat; nobody in the places of those who do not.
#[derive(Clone, Copy, Default)]
struct Other {
    side: usize,
    lacks: Suits,
    /// 1 if there is somebody.
    plays: f32,
}

/// What a trick is worth to each side, and how likely each of those who play later wins it if they can.
#[derive(Clone, Copy)]
struct Stakes {
    worth: PerSide,
    willing: [f32; OTHERS],
}

/// What is the same for every card that is added to a trick when a suit is led.
struct Suited {
    led: Suit,
    trump: Suit,
    /// The cards of the suit that others may hold.
    unseen: Cards,
    /// How likely one of the others has none of the suit.
    void: f32,
    /// For each of those who play later, whether they are known to lack the suit: 1 if so.
    lack: [usize; OTHERS],
    /// The part of a boss that is still expected to be added.
    to_come: f32,
    /// What is at stake with the bosses that lie there.
    stakes: Stakes,
}

/// The trick that a seat is to play to.
pub(super) struct Lying<'a> {
    game: &'a YokaiSeptet,
    seat: Seat,
    /// Its own cards.
    held: Cards,
    /// The cards that others may hold.
    unseen: Cards,
    /// How likely one of the others holds none of so many cards.
    none_of: &'static [f32; 64],
    /// What wins as yet, and whose it is.
    best: Option<(Card, Seat)>,
    /// The cards that would win instead.
    winners: Cards,
    bosses: Cards,
    others: [Other; OTHERS],
    /// How much of what a side gains is the seat's own gain.
    shares: PerSide,
    prospects: [Prospect; WHOLE.len()],
    /// The part of a boss to come, if there is one.
    to_come: f32,
    /// What the power to win later tricks is worth.
    power: f32,
}

impl<'a> Lying<'a> {
    pub(super) fn of(game: &'a YokaiSeptet, seat: Seat) -> Self {
        let (seats, tricks, variant) = (game.seats(), game.tricks(), game.variant());
        let (limits, own) = (score::limits(variant), variant.side(seat));
        // The more tricks a side has, the less it wants to win, unless there is no greed.
        let most = f32::from(limits.tricks - 1);
        let appetite = if variant.mode().has_seals() { 1.0 } else { 1.0 - f32::from(game.tally(own).tricks) / most };
        let best = tricks.winning(game.trump(), variant.sevens());
        let over = |((best, _), led): ((Card, Seat), Suit)| winners_over(best, led, game.trump().unwrap_or(led));
        let cards = |seat| game.hand(seat).or(game.open_cards(seat));
        let all = Seat::all(seats).fold(Cards::EMPTY, |all, seat| all.or(cards(seat)));
        let later = seats - 1 - tricks.set_on_table().len() as u8;
        let mut others = [Other::default(); OTHERS];
        for (place, steps) in others.iter_mut().zip(1..=later) {
            let other = seat.left(steps, seats);
            *place = Other { side: variant.side(other).index(), lacks: game.lacks(other), plays: 1.0 };
        }
        let rivals = if seats == 3 { ONE_OF_TWO } else { 1.0 };
        let mut shares = [-rivals, -rivals, if seats == 3 { -rivals } else { 0.0 }, 0.0];
        shares[own.index()] = 1.0;
        let prospects = if variant.mode().has_seals() {
            [Prospect::default(); WHOLE.len()]
        } else {
            // Those of a side that is not there count nothing.
            [0, 1, 2].map(|side| Prospect::of(game, Side::new(side), &limits))
        };
        Self {
            game,
            seat,
            held: cards(seat),
            unseen: all.minus(cards(seat)),
            none_of: &NONE_OF[usize::from(seats) - 2],
            best,
            winners: best.zip(tricks.led()).map_or(NEXT_SEVENS_DECK, over),
            bosses: tricks.set_on_table().and(BOSSES),
            others,
            shares,
            prospects,
            to_come: DROPS * f32::from(later) / f32::from(seats - 1),
            power: POWER * appetite,
        }
    }

    /// Shows how good it looks to play each of these cards, in any order.
    #[inline]
    pub(super) fn look(&self, cards: Cards, mut see: impl FnMut(Card, f32)) {
        self.look_by_suit(cards, &mut |cards, look| cards.iter().for_each(|card| see(card, look - self.cost(card))));
    }

    /// The first of these cards that look best.
    #[inline]
    pub(super) fn best_of(&self, cards: Cards) -> Option<Card> {
        // A look and its card as one number: which looks best cannot be foreseen, so nothing branches on it.
        let mut best = 0;
        self.look_by_suit(cards, &mut |cards, look| {
            // Of cards of a suit of which the same comes the first costs least.
            let mut left = cards;
            while let Some(first) = left.first() {
                left = left.minus(first.suit().cards());
                best = best.max(in_order(look - self.cost(first)) << 8 | (0xff - first.index() as u64));
            }
        });
        (best > 0).then(|| Card::from_index(0xff - (best & 0xff) as usize))
    }

    /// Shows what comes of the trick with these cards, those of which the same comes together.
    fn look_by_suit(&self, cards: Cards, see: &mut dyn FnMut(Cards, f32)) {
        if let Some(led) = self.game.tricks().led() {
            return self.look_in_suit(cards, &self.suited(led, None), see);
        }
        let (mut left, mut before) = (cards, None);
        while let Some(first) = left.first() {
            let suited = self.suited(first.suit(), before.as_ref());
            self.look_in_suit(left.and(first.suit().cards()), &suited, see);
            left = left.minus(first.suit().cards());
            before = Some(suited);
        }
    }

    /// The same where a suit is led. Who beats whom cannot be foreseen, so cards are sorted by that before they are looked at.
    fn look_in_suit(&self, cards: Cards, suited: &Suited, see: &mut dyn FnMut(Cards, f32)) {
        // Most cards neither win the trick nor are wanted in it: whichever of them lies, the same comes of it.
        let dull = cards.minus(BOSSES).minus(self.winners);
        if let Some(first) = dull.first() {
            see(dull, self.look_with(first, suited, &suited.stakes));
        }
        let mut winning = cards.and(self.winners).minus(BOSSES);
        while let Some(first) = winning.first() {
            // The same comes of cards of a suit that are beaten by as many others.
            let beaten_by = self.beaten_by(first, suited);
            let alike = |card: &Card| first != Card::WA && self.beaten_by(*card, suited) == beaten_by;
            let rest = winning.without(first);
            let alike: Cards = rest.and(first.suit().cards()).iter().take_while(alike).collect();
            see(alike.with(first), self.look_with(first, suited, &suited.stakes));
            winning = rest.minus(alike);
        }
        for boss in cards.and(BOSSES) {
            let stakes = self.stakes(self.bosses.with(boss), suited.to_come);
            see(Cards::only(boss), self.look_with(boss, suited, &stakes));
        }
    }

    fn suited(&self, led: Suit, before: Option<&Suited>) -> Suited {
        let unseen = self.unseen.and(led.cards());
        let to_come = if unseen.and(BOSSES).is_empty() { 0.0 } else { self.to_come };
        let same = before.filter(|before| before.to_come == to_come);
        Suited {
            led,
            trump: self.game.trump().unwrap_or(led),
            unseen,
            void: self.none_of[unseen.len()],
            lack: self.others.map(|other| usize::from(other.lacks.contains(led))),
            to_come,
            stakes: same.map_or_else(|| self.stakes(self.bosses, to_come), |before| before.stakes),
        }
    }

    /// What is at stake in a trick with these bosses, and perhaps some `to_come`.
    fn stakes(&self, bosses: Cards, to_come: f32) -> Stakes {
        let variant = self.game.variant();
        let icons = ICON * f32::from(score::worth(variant, bosses, self.game.trump()));
        let mut worth = [0.0; 4];
        if variant.mode().has_seals() {
            for side in variant.sides() {
                let seals = bosses.iter().map(|boss| seal_worth(self.game, side, boss)).sum::<f32>();
                worth[side.index()] = seals + 0.3 * to_come;
            }
        } else {
            let gains = self.prospects.map(|prospect| prospect.gain(bosses.len(), icons, to_come));
            worth[..WHOLE.len()].copy_from_slice(&gains);
        }
        let willing = self.others.map(|other| other.plays * [UNWILLING, WILLING][usize::from(worth[other.side] > 0.0)]);
        Stakes { worth, willing }
    }

    /// What comes of the trick with this card.
    fn look_with(&self, card: Card, suited: &Suited, stakes: &Stakes) -> f32 {
        let chances = self.chances_with(card, suited, &stakes.willing);
        let [a, b, c, d] = std::array::from_fn(|side| self.shares[side] * chances[side] * stakes.worth[side]);
        a + b + c + d
    }

    /// How likely each side is to win the trick with this card.
    #[inline]
    fn chances_with(&self, card: Card, suited: &Suited, willing: &[f32; OTHERS]) -> PerSide {
        let sure = |winner: Seat| WHOLE[self.game.variant().side(winner).index()];
        if let Some(owner) = self.first_of_pairs(card) {
            return sure(owner);
        }
        let (best, owner) = match self.best {
            Some(best) if !self.winners.contains(card) => best,
            _ => (card, self.seat),
        };
        if best == Card::WA {
            return sure(owner);
        }
        let (higher, trumps) = self.beaten_by(best, suited);
        let (follow, trump_in) = (1.0 - self.none_of[higher], 1.0 - self.none_of[trumps]);
        let can = [follow + suited.void * trump_in, trump_in];
        let mut chances = sure(owner);
        for place in 0..OTHERS {
            let does = can[suited.lack[place]] * willing[place];
            let whole = &WHOLE[self.others[place].side];
            chances = std::array::from_fn(|side| chances[side] * (1.0 - does) + does * whole[side]);
        }
        chances
    }

    /// How many of the cards that others may hold beat this one if they follow suit, and if they do not.
    #[inline]
    fn beaten_by(&self, best: Card, suited: &Suited) -> (usize, usize) {
        let &Suited { led, trump, unseen, .. } = suited;
        let the_a = self.unseen.and(Cards::only(Card::WA));
        let trumped = best.suit() == trump && led != trump;
        let higher = if trumped { Cards::EMPTY } else { unseen.and(best.above()) };
        let higher = if led == Suit::Wind { higher.or(the_a) } else { higher };
        let trumps = if best.suit() == trump { best.above() } else { trump.cards() };
        let trumps = if led == trump { Cards::EMPTY } else { self.unseen.and(trumps) };
        let trumps = if led == Suit::Wind { trumps } else { trumps.or(the_a) };
        (higher.len(), trumps.len())
    }

    /// Who has the 7 that wins whatever else lies there, once this card lies too: where both of a suit do not just tie, the
    /// first that was played.
    #[inline]
    fn first_of_pairs(&self, card: Card) -> Option<Seat> {
        if self.game.variant().sevens() == Sevens::Tie {
            return None;
        }
        let tricks = self.game.tricks();
        let pairs = pairs(tricks.set_on_table().with(card));
        let (steps, _) = (0..).zip(tricks.on_table().iter().flatten()).find(|(_, seven)| pairs.contains(**seven))?;
        Some(tricks.leader()?.left(steps, self.game.seats()))
    }

    /// What is lost by not having the card any more.
    #[inline]
    fn cost(&self, card: Card) -> f32 {
        let last = self.held.and(card.suit().cards()).len() == 1;
        self.power * power(self.game.trump(), card, self.unseen) - if last { VOID } else { 0.0 }
    }
}

/// How likely one of 1 to 3 others holds none of so many cards.
const NONE_OF: [[f32; 64]; 3] = {
    let mut table = [[1.0; 64]; 3];
    let mut others = 0;
    while others < 3 {
        let mut cards = 1;
        while cards < 64 {
            table[others][cards] = table[others][cards - 1] * (others as f32 / (others as f32 + 1.0));
            cards += 1;
        }
        others += 1;
    }
    table
};

/// What a 7 is worth to a side in Next Sevens: most if it brings a seal, or keeps the others from one.
fn seal_worth(game: &YokaiSeptet, side: Side, boss: Card) -> f32 {
    let suit = boss.suit();
    let own = game.tally(side);
    let other = game.variant().sides().find(|&other| other != side).map(|other| game.tally(other));
    let seven = |bosses: Cards| !bosses.and(suit.cards()).is_empty();
    let short = game.variant().mode() == Mode::NextSevensShort;
    let sealed_by_other = other.is_some_and(|other| other.seals.contains(suit));
    let wanted = !(own.seals.contains(suit) || short && sealed_by_other);
    let wanted_by_other = !(sealed_by_other || short && own.seals.contains(suit));
    match (seven(own.bosses), other.is_some_and(|other| seven(other.bosses))) {
        (true, _) if wanted => 1.0,
        (_, true) if wanted_by_other => 0.7,
        (false, false) if wanted || wanted_by_other => 0.4,
        _ => 0.0,
    }
}

/// A number that is the higher the higher the look is.
#[inline]
fn in_order(look: f32) -> u64 {
    // Zeros are equal whatever their sign.
    let bits = (look + 0.0).to_bits();
    let flipped = ((bits as i32 >> 31) as u32) | 1 << 31;
    u64::from(bits ^ flipped)
}

/// The first of these cards that look best to a seat that is to play one of them.
#[inline]
pub(super) fn best_play(game: &YokaiSeptet, seat: Seat, cards: Cards) -> Option<Card> {
    let tricks = game.tricks();
    // Of cards of the suit led that neither win nor are wanted the first costs least, whatever comes of the trick.
    if let Some((best, _)) = tricks.winning(game.trump(), game.variant().sevens())
        && let Some(led) = tricks.led()
        && cards.is_within(led.cards())
        && cards.and(winners_over(best, led, game.trump().unwrap_or(led)).or(BOSSES)).is_empty()
    {
        return cards.first();
    }
    Lying::of(game, seat).best_of(cards)
}
