//! Yokai Septet: bosses for one's own side, and no trick too many.

mod trick;

use table::{Dice, Game, PerSeat, Seat, Small, Turn};
use yokai_septet::{Action, CLASSIC_DECK, Card, Cards, Goal, Mode, Move, Pass, Side, YokaiSeptet};

use crate::knowledge::sensible_move;
use crate::{Appraised, Knowledge};
use trick::{Lying, POWER, best_play, power};

/// How far a point brings a side to winning the game: e times as likely for four points.
const POINT: f32 = 0.25;

impl Knowledge for YokaiSeptet {
    const DOUBT: f32 = 0.1;
    const CARELESSNESS: u8 = 24;
    const CLEAR_LEAD: f32 = 5.0;

    fn appraise(&self, seat: Seat, moves: &[Move], into: &mut Appraised) {
        into.clear();
        if self.playable(seat).is_some() {
            return look_at_plays(self, seat, moves, into);
        }
        into.extend(moves.iter().map(|mv| match mv.action() {
            Action::Pass(cards) => look_at_pass(self, self.hand(seat), cards),
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
        if cards.len() == 1 || dice.below(256) < Self::CARELESSNESS.into() {
            return Move::play(cards.iter().nth(any).expect("there are so many cards"));
        }
        Move::play(best_play(self, seat, cards).expect("there is a card"))
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
        let mut weights = [0.0; 3];
        variant.sides().for_each(|side| weights[side.index()] = weight(side));
        let sum: f32 = variant.sides().map(|side| weights[side.index()]).sum();
        Some(PerSeat::from_fn(self.seats(), |seat| weights[variant.side(seat).index()] / sum))
    }
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

/// How good it looks to pass these cards: a suit less to follow is worth most, trump and the A are kept.
fn look_at_pass(game: &YokaiSeptet, hand: Cards, pass: Pass) -> f32 {
    /// What it is worth to pass one of so many cards that are all of a suit; there are more of it, or not.
    const VOID: [[f32; 4]; 2] = [[0.0; 4], [0.0, 0.3, 0.3 / 2.0, 0.3 / 3.0]];
    const TRUMP: f32 = 0.15;
    const RIVALS_BOSS: f32 = 0.1;
    let passed: Cards = pass.into_iter().collect();
    let left = hand.minus(passed);
    let look = |(place, card): (usize, Card)| {
        let suit = card.suit().cards();
        let void = VOID[usize::from(left.and(suit).is_empty())][passed.and(suit).len() % 4];
        let trump = if card == Card::WA || game.trump() == Some(card.suit()) { TRUMP } else { 0.0 };
        // In Next Sevens the partner gets the second card.
        let to_rival = game.seats() == 3 || game.variant().mode().has_seals() && place != 1;
        let boss = if card.is_boss() && to_rival { RIVALS_BOSS } else { 0.0 };
        void - trump - boss
    };
    pass.into_iter().enumerate().map(look).sum()
}
