//! Yokai Septet: bosses for one's own side, and no trick too many.

use table::{Dice, Game, PerSeat, Seat, Turn};
use yokai_septet::{
    Action, BOSSES, CLASSIC_DECK, Card, Cards, Goal, Mode, Move, Pass, Sevens, Side, Suit, YokaiSeptet, pairs, score,
};

use crate::knowledge::sensible_move;
use crate::{Appraised, Knowledge};

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
const POWER: f32 = 0.04;
/// What having none of a suit is worth during play.
const VOID: f32 = 0.02;
/// How far a point brings a side to winning the game: e times as likely for four points.
const POINT: f32 = 0.25;

impl Knowledge for YokaiSeptet {
    const DOUBT: f32 = 0.1;
    const CARELESSNESS: u8 = 24;
    const CLEAR_LEAD: f32 = 5.0;

    fn appraise(&self, seat: Seat, moves: &[Move], into: &mut Appraised) {
        into.clear();
        // All moves of a turn are of one kind.
        let trick = Lying::of(self, seat);
        // Most cards neither win the trick nor are wanted in it: whichever of them lies, the same comes of it.
        let mut dull = None;
        into.extend(moves.iter().map(|mv| match mv.action() {
            Action::Play(card) if trick.is_dull(card) => {
                *dull.get_or_insert_with(|| trick.look(card)) - trick.cost(card)
            }
            Action::Play(card) => trick.look(card) - trick.cost(card),
            Action::Discard(card) => -POWER * power(self, card, CLASSIC_DECK),
            Action::Pass(cards) => look_at_pass(self, trick.held, cards),
        }));
    }

    /// What others pass or discard is not seen.
    fn guess(&self, seat: Seat, moves: &[Move], looks: &mut Appraised, dice: &mut Dice) -> Option<Move> {
        let secret = matches!(moves[0].action(), Action::Pass(_) | Action::Discard(_));
        secret.then(|| sensible_move(self, seat, moves, looks, dice))
    }

    /// Between rounds all is new but the points.
    fn estimate(&self) -> Option<PerSeat<f32>> {
        if self.turn() != Turn::Chance {
            return None;
        }
        let variant = self.variant();
        let weight = |side: Side| {
            let tally = self.tally(side);
            let done = match (variant.mode(), variant.goal()) {
                (Mode::NextSevens, _) => tally.seals.len() as f32,
                (Mode::NextSevensShort, _) => 1.75 * tally.seals.len() as f32,
                (_, Goal::SevenPoints) => f32::from(tally.points),
                (_, Goal::TwoRounds) => 3.5 * f32::from(tally.points),
            };
            (POINT * done).exp()
        };
        let sum: f32 = variant.sides().map(weight).sum();
        Some(PerSeat::from_fn(self.seats(), |seat| weight(variant.side(seat)) / sum))
    }
}

/// How good a card is at winning tricks, 0 to 1, and more for trump and the A; `others` are the cards it may meet.
fn power(game: &YokaiSeptet, card: Card, others: Cards) -> f32 {
    if card == Card::WA {
        return 1.5;
    }
    let suit = others.and(card.suit().cards());
    let above = suit.and(card.above()).len() as f32;
    let high = 1.0 - above / (suit.len() + 1) as f32;
    if game.trump() == Some(card.suit()) { 0.5 + 0.5 * high } else { high }
}

/// Whether `card` wins over `other`, which lies already.
fn beats(card: Card, other: Card, led: Suit, trump: Suit) -> bool {
    let strength = |card: Card| match card {
        Card::WA => 64,
        _ if card.suit() == trump => 32 + card.rank(),
        _ if card.suit() == led => card.rank(),
        _ => 0,
    };
    strength(card) > strength(other)
}

/// The trick that a seat is to play to.
struct Lying<'a> {
    game: &'a YokaiSeptet,
    seat: Seat,
    own: Side,
    /// Its own cards.
    held: Cards,
    /// The cards that others may hold.
    unseen: Cards,
    /// How many others may hold them.
    hidden_in: usize,
    led: Option<Suit>,
    /// The card that wins as yet, and whose it is.
    best: Option<(Card, Seat)>,
    bosses: Cards,
    later: u8,
    /// How much the side wants to win tricks.
    appetite: f32,
}

impl<'a> Lying<'a> {
    fn of(game: &'a YokaiSeptet, seat: Seat) -> Self {
        let (seats, tricks) = (game.seats(), game.tricks());
        let (own, variant) = (game.variant().side(seat), game.variant());
        // The more tricks a side has, the less it wants to win, unless there is no greed.
        let most = f32::from(score::limits(variant).tricks - 1);
        let appetite = if variant.mode().has_seals() { 1.0 } else { 1.0 - f32::from(game.tally(own).tricks) / most };
        let lying = tricks.on_table();
        let best =
            tricks.best(game.trump(), game.variant().sevens()).zip(tricks.leader()).and_then(|(best, leader)| {
                let steps = (best.index() + usize::from(seats) - leader.index()) % usize::from(seats);
                Some((lying[steps]?, best))
            });
        let cards = |seat| game.hand(seat).or(game.open_cards(seat));
        let others = Seat::all(seats).filter(|&other| other != seat);
        Self {
            game,
            seat,
            own,
            held: cards(seat),
            unseen: others.fold(Cards::EMPTY, |unseen, other| unseen.or(cards(other))),
            hidden_in: usize::from(seats) - 1,
            led: tricks.led(),
            best,
            bosses: tricks.set_on_table().and(BOSSES),
            later: seats - 1 - lying.len() as u8,
            appetite,
        }
    }

    /// Whether the card is no boss and does not win the trick as it lies.
    fn is_dull(&self, card: Card) -> bool {
        let beaten = |(led, (best, _))| !beats(card, best, led, self.game.trump().unwrap_or(led));
        !card.is_boss() && self.led.zip(self.best).is_some_and(beaten)
    }

    /// What comes of the trick if this card is played.
    fn look(&self, card: Card) -> f32 {
        let led = self.led.unwrap_or(card.suit());
        let trump = self.game.trump().unwrap_or(led);
        let pair = self.first_of_pairs(card);
        let (best, owner) = match pair.or(self.best) {
            Some((best, owner)) if pair.is_some() || !beats(card, best, led, trump) => (best, owner),
            _ => (card, self.seat),
        };
        let bosses = if card.is_boss() { self.bosses.with(card) } else { self.bosses };
        let to_drop = self.unseen.and(led.cards()).and(BOSSES).len();
        let to_come = DROPS * (to_drop.min(1) * usize::from(self.later)) as f32 / self.hidden_in as f32;
        let gains = self.game.variant().sides().map(|side| gain(self.game, side, bosses, to_come));
        let mut worth = [0.0; 3];
        worth.iter_mut().zip(gains).for_each(|(worth, gain)| *worth = gain);

        let chances = match pair {
            Some(_) => self.sure(owner),
            None => self.chances(best, owner, led, trump, &worth),
        };
        let rivals = if self.game.seats() == 3 { ONE_OF_TWO } else { 1.0 };
        let share = |side: Side| if side == self.own { 1.0 } else { -rivals };
        let sides = self.game.variant().sides();
        sides.map(|side| share(side) * chances[side.index()] * worth[side.index()]).sum()
    }

    /// The 7 that wins whatever else lies there, once this card lies too, and whose it is: where both of a suit do not
    /// just tie, the first that was played.
    fn first_of_pairs(&self, card: Card) -> Option<(Card, Seat)> {
        if self.game.variant().sevens() == Sevens::Tie {
            return None;
        }
        let tricks = self.game.tricks();
        let pairs = pairs(tricks.set_on_table().with(card));
        let (steps, &seven) =
            (0..).zip(tricks.on_table().iter().flatten()).find(|(_, seven)| pairs.contains(**seven))?;
        Some((seven, tricks.leader()?.left(steps, self.game.seats())))
    }

    /// What the sides' chances are if it is certain who wins the trick.
    fn sure(&self, winner: Seat) -> [f32; 3] {
        let mut chances = [0.0; 3];
        chances[self.game.variant().side(winner).index()] = 1.0;
        chances
    }

    /// How likely each side is to win the trick if `best` lies.
    fn chances(&self, best: Card, owner: Seat, led: Suit, trump: Suit, worth: &[f32; 3]) -> [f32; 3] {
        let variant = self.game.variant();
        let mut chances = self.sure(owner);
        if best == Card::WA {
            return chances;
        }
        let in_suit = self.unseen.and(led.cards());
        let the_a = self.unseen.and(Cards::only(Card::WA));
        let trumped = best.suit() == trump && led != trump;
        let higher = if trumped { Cards::EMPTY } else { in_suit.and(best.above()) };
        let higher = if led == Suit::Wind { higher.or(the_a) } else { higher };
        let trumps = if best.suit() == trump { best.above() } else { trump.cards() };
        let trumps = if led == trump { Cards::EMPTY } else { self.unseen.and(trumps) };
        let trumps = if led == Suit::Wind { trumps } else { trumps.or(the_a) };
        let some = |cards: Cards| 1.0 - self.none_of(cards);
        let (follow, trump_in) = (some(higher), some(trumps));
        let void = self.none_of(in_suit);
        for steps in 1..=self.later {
            let other = self.seat.left(steps, self.game.seats());
            let side = variant.side(other).index();
            let can = if self.game.lacks(other).contains(led) { trump_in } else { follow + void * trump_in };
            let does = can * if worth[side] > 0.0 { WILLING } else { UNWILLING };
            chances.iter_mut().for_each(|chance| *chance *= 1.0 - does);
            chances[side] += does;
        }
        chances
    }

    /// How likely one of the others holds none of these cards.
    fn none_of(&self, cards: Cards) -> f32 {
        NONE_OF[self.hidden_in - 1][cards.len()]
    }

    /// What is lost by not having the card any more.
    fn cost(&self, card: Card) -> f32 {
        let last = self.held.and(card.suit().cards()).len() == 1;
        POWER * self.appetite * power(self.game, card, self.unseen) - if last { VOID } else { 0.0 }
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

/// What a trick with these bosses, and perhaps some `to_come`, is worth to a side.
fn gain(game: &YokaiSeptet, side: Side, bosses: Cards, to_come: f32) -> f32 {
    let tally = game.tally(side);
    if game.variant().mode().has_seals() {
        return bosses.iter().map(|boss| seal_worth(game, side, boss)).sum::<f32>() + 0.3 * to_come;
    }
    let limits = score::limits(game.variant());
    let missing = limits.bosses - tally.bosses.len();
    let left = missing.saturating_sub(bosses.len());
    let next = left.saturating_sub(1);
    let reached = MISSING[left] + (MISSING[next] - MISSING[left]) * to_come;
    let captured = reached - MISSING[missing];
    let icons = ICON * f32::from(score::worth(game.variant(), bosses, game.trump()));
    if left == 0 {
        return captured + icons;
    }
    let after = usize::from(limits.tricks - tally.tricks) - 1;
    match after {
        0 => -TRICKS[0],
        // A duel has more tricks.
        _ => captured + icons - TRICKS[(after * 7).div_ceil(limits.tricks.into()).min(6)],
    }
}

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

/// How good it looks to pass these cards: a suit less to follow is worth most, trump and the A are kept.
fn look_at_pass(game: &YokaiSeptet, hand: Cards, pass: Pass) -> f32 {
    const VOID: f32 = 0.3;
    const TRUMP: f32 = 0.15;
    const RIVALS_BOSS: f32 = 0.1;
    let passed: Cards = pass.into_iter().collect();
    let left = hand.minus(passed);
    let look = |(place, card): (usize, Card)| {
        let suit = card.suit().cards();
        let void = if left.and(suit).is_empty() { VOID / passed.and(suit).len() as f32 } else { 0.0 };
        let trump = if card == Card::WA || game.trump() == Some(card.suit()) { TRUMP } else { 0.0 };
        // In Next Sevens the partner gets the second card.
        let to_rival = game.seats() == 3 || game.variant().mode().has_seals() && place != 1;
        let boss = if card.is_boss() && to_rival { RIVALS_BOSS } else { 0.0 };
        void - trump - boss
    };
    pass.into_iter().enumerate().map(look).sum()
}
