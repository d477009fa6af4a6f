//! Yokai Septet: bosses for one's own side, and no trick too many.

mod learn;
mod position;
mod trick;

use std::sync::LazyLock;

use table::{Dice, Game, PerSeat, Seat, Small, Turn};
use yokai_septet::{Action, BOSSES, CLASSIC_DECK, Card, Cards, Goal, Mode, Move, Pass, Suit, YokaiSeptet, score};

use crate::knowledge::{CURIOSITY, best, sensible_move};
use crate::lesson::weights;
use crate::{Appraised, Knowledge, Lesson, Origin};
use position::Judge;
use trick::{Lying, POWER, best_play, power};

/// How far a point brings a side to winning the game: e times as likely for four points.
const POINT: f32 = 0.25;
/// Who has nearly as many points as are played for has won, as expected points are no whole numbers; and that counts so much more.
const NEARLY: f32 = 6.5;
const REACHED: f32 = 4.0;
/// How much of what is still in hands the winner of a round captures.
const SHARE: f32 = 0.5;
/// Where three play for themselves nobody plays as cards look for long: half of the cards of an imagined round are any cards, out of
/// 256, and a first look counts less.
const CARELESSNESS_OF_THREE: u8 = 124;
const DOUBT_OF_THREE: f32 = 0.4;

/// What was learned, as `chabudai train yokai-septet` wrote it.
static JUDGE: LazyLock<Judge> = LazyLock::new(|| Judge::read(weights(include_bytes!("yokai_septet/weights.bin"))));

impl Knowledge for YokaiSeptet {
    const DOUBT: f32 = 0.1;
    const CARELESSNESS: u8 = 24;
    const CLEAR_LEAD: f32 = 5.0;

    fn appraise(&self, seat: Seat, moves: &[Move], into: &mut Appraised) {
        into.clear();
        if self.playable(seat).is_some() {
            return look_at_plays(self, seat, moves, into);
        }
        let look_at_pass = look_at_passes(self, self.hand(seat));
        into.extend(moves.iter().map(|mv| match mv.action() {
            Action::Pass(cards) => look_at_pass(cards),
            Action::Play(card) | Action::Discard(card) => -POWER * power(self.trump(), card, CLASSIC_DECK),
        }));
    }

    /// As by default, without listing cards.
    fn playout_move(&self, seat: Seat, listed: &mut Vec<Move>, looks: &mut Appraised, dice: &mut Dice) -> Move {
        let Some(cards) = self.playable(seat) else {
            self.legal_moves(seat, listed);
            return sensible_move(self, seat, listed, looks, dice);
        };
        let any = dice.below(cards.len());
        let careless = if self.seats() == 3 { CARELESSNESS_OF_THREE } else { Self::CARELESSNESS };
        if cards.len() == 1 || dice.below(256) < careless.into() {
            return Move::play(cards.iter().nth(any).expect("there are so many cards"));
        }
        Move::play(best_play(self, seat, cards).expect("there is a card"))
    }

    fn doubt(&self) -> f32 {
        if self.seats() == 3 { DOUBT_OF_THREE } else { Self::DOUBT }
    }

    /// A judgement tells more than one game that was played on.
    fn curiosity(&self) -> f32 {
        if position::is_learned(self) { 0.5 * CURIOSITY } else { CURIOSITY }
    }

    /// What others pass or discard is not seen. Where rounds are judged, guessing it would take much of the time: there it is the
    /// best of a few at first sight.
    fn guess(&self, seat: Seat, moves: &[Move], looks: &mut Appraised, dice: &mut Dice) -> Option<Move> {
        const FEW: usize = 8;
        if matches!(moves[0].action(), Action::Play(_)) {
            return None;
        }
        if !position::is_learned(self) {
            return Some(sensible_move(self, seat, moves, looks, dice));
        }
        let few: [Move; FEW] = std::array::from_fn(|_| moves[dice.below(moves.len())]);
        self.appraise(seat, &few, looks);
        Some(best(&few, looks))
    }

    fn learn(origin: &Origin, tell: &mut dyn FnMut(Lesson)) -> Option<Vec<u8>> {
        Some(learn::learn(origin, tell))
    }

    /// Between rounds all is new but the points. Between tricks, where that was learned, it is known who wins the round.
    fn estimate(&self) -> Option<PerSeat<f32>> {
        let prospects = match self.turn() {
            Turn::Over => return None,
            Turn::Chance => prospects(self, [0.0; 3]),
            Turn::Move(movers) => judged(self, movers.first().filter(|&mover| position::leads(self, mover))?),
        };
        Some(PerSeat::from_fn(self.seats(), |seat| prospects[self.variant().side(seat).index()]))
    }
}

/// A number for each side; a game of two sides leaves the last one out.
type PerSide = [f32; 3];

/// How likely each side wins the game if it has gained so many points more than it has: what comes then is all new.
fn prospects(game: &YokaiSeptet, gained: PerSide) -> PerSide {
    let variant = game.variant();
    let mut weights = [0.0; 3];
    for side in variant.sides() {
        let tally = game.tally(side);
        let points = f32::from(tally.points) + gained[side.index()];
        let done = match (variant.mode(), variant.goal()) {
            (Mode::NextSevens, _) => tally.seals.len() as f32,
            (Mode::NextSevensShort, _) => 1.75 * tally.seals.len() as f32,
            (_, Goal::SevenPoints) => points,
            (_, Goal::TwoRounds) => 3.5 * points,
        };
        weights[side.index()] = (POINT * done + if done > NEARLY { REACHED } else { 0.0 }).exp();
    }
    let sum: f32 = weights.iter().sum();
    weights.map(|weight| weight / sum)
}

/// The same between two tricks, by what was learned of who wins the round.
fn judged(game: &YokaiSeptet, leader: Seat) -> PerSide {
    let variant = game.variant();
    let chance = position::chance(game, leader, &JUDGE);
    let icons = |bosses: Cards| f32::from(score::worth(variant, bosses, game.trump()));
    let in_hands = Seat::all(game.seats()).fold(Cards::EMPTY, |all, seat| all.or(game.hand(seat))).and(BOSSES);
    let to_come = SHARE * icons(in_hands);
    let mut prospect = [0.0; 3];
    for side in variant.sides() {
        let mut gained = [0.0; 3];
        gained[side.index()] = match variant.goal() {
            Goal::SevenPoints => icons(game.tally(side).bosses) + to_come,
            Goal::TwoRounds => 1.0,
        };
        let chance = if side == variant.side(leader) { chance } else { 1.0 - chance };
        let after = prospects(game, gained);
        prospect = std::array::from_fn(|side| prospect[side] + chance * after[side]);
    }
    prospect
}

/// How good it looks to play each of these cards.
fn look_at_plays(game: &YokaiSeptet, seat: Seat, moves: &[Move], into: &mut Appraised) {
    let card = |mv: &Move| match mv.action() {
        Action::Play(card) | Action::Discard(card) => card,
        Action::Pass([card, ..]) => card,
    };
    let mut looks = [0.0; 64];
    Lying::of(game, seat).look(moves.iter().map(card).collect(), |card, look| looks[card.index() % 64] = look);
    into.extend(moves.iter().map(|mv| looks[card(mv).index() % 64]));
}

/// How good it looks to pass cards of a hand: a suit less to follow is worth most, trump and the A are kept.
fn look_at_passes(game: &YokaiSeptet, hand: Cards) -> impl Fn(Pass) -> f32 {
    const VOID: f32 = 0.3;
    const TRUMP: f32 = 0.15;
    const RIVALS_BOSS: f32 = 0.1;
    let (held, twins) = (suits(hand), game.variant().mode().has_seals());
    let kept = game.trump().map_or(Cards::EMPTY, Suit::cards).with(Card::WA);
    let bosses = if twins || game.seats() == 3 { BOSSES } else { Cards::EMPTY };
    move |pass| {
        let passed: Cards = pass.into_iter().collect();
        let voids = held & !suits(hand.minus(passed));
        // In Next Sevens the partner gets the second card.
        let to_rivals = if twins { passed.without(pass[1]) } else { passed };
        let counts = [voids.count_ones() as usize, passed.and(kept).len(), to_rivals.and(bosses).len()];
        let [voids, kept, bosses] = counts.map(|count| count as f32);
        VOID * voids - TRUMP * kept - RIVALS_BOSS * bosses
    }
}

/// A bit for each suit of which there is a card: the lowest of the eight that its cards have.
const fn suits(cards: Cards) -> u64 {
    let bits = cards.bits();
    let bits = bits | bits >> 4;
    let bits = bits | bits >> 2;
    (bits | bits >> 1) & 0x0101_0101_0101_0101
}
