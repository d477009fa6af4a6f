//! The rest of a round, played by everybody about as well as they can.
//!
//! With all hands known a round is a game of at most eight moves, each of three cards. All that may come of its last moves is
//! looked through: it hangs on who plays when and holds which cards, and neither casual play nor a small
//! network foretells that. Where the game goes on, what was learned says what that is worth.

use shikoku::{Card, Cards, LineCard, Shikoku, Step, score};
use table::{Dice, Game, MAX_SEATS, Seat};

use super::after::{PAGODA, Stand};
use super::judge::{End, Judge};

/// What something is worth to each seat.
pub(super) type Worth = [f32; MAX_SEATS];

/// How many cards a hand has.
const HAND: usize = 3;
/// Whoever gets so much less by a card plays it e times as seldom.
const DOUBT: f32 = 0.12;

/// A round in which some have played.
pub(super) struct Round<'a> {
    judge: &'a Judge,
    seats: usize,
    both_ends: bool,
    /// What each seat can play; of those who have played only the first is there.
    choices: [[Choice; HAND]; MAX_SEATS],
    line: Line,
    /// Those who have yet to play, in order.
    later: [usize; MAX_SEATS],
    count: usize,
}

/// The cards played, as bits at their numbers, and which of its choices each seat has made.
#[derive(Clone, Copy, Default)]
struct Line {
    cards: u64,
    chosen: [u8; MAX_SEATS],
}

/// A card, and where it leads: if it stays put, and if it climbs.
#[derive(Clone, Copy)]
struct Choice {
    number: u32,
    ends: [End; 2],
}

impl<'a> Round<'a> {
    /// Looks at a game in which cards are being played.
    pub(super) fn of(game: &Shikoku, judge: &'a Judge) -> Self {
        let mut round = Self {
            judge,
            seats: game.seats().into(),
            both_ends: game.seats() >= score::BOTH_ENDS,
            choices: [[Choice { number: 0, ends: [End::NOWHERE; 2] }; HAND]; MAX_SEATS],
            line: Line { cards: game.line().cards().bits(), ..Line::default() },
            later: [0; MAX_SEATS],
            count: 0,
        };
        for LineCard { card, seat } in game.line().iter() {
            round.choices[seat.index()][0] = round.choice(game, seat, card, game.hand(seat));
        }
        for seat in game.order().iter().skip(game.line().len()) {
            let hand = game.hand(seat);
            for (at, card) in hand.iter().enumerate().take(HAND) {
                round.choices[seat.index()][at] = round.choice(game, seat, card, hand.without(card));
            }
            round.later[round.count] = seat.index();
            round.count += 1;
        }
        round
    }

    fn choice(&self, game: &Shikoku, seat: Seat, card: Card, kept: Cards) -> Choice {
        let put = game.steps()[seat];
        let end = |step: Step| self.judge.end(step, kept, game.icons());
        Choice { number: card.number().into(), ends: [end(put), end(put.up(game.icons().of(card)))] }
    }

    /// What the round is worth to each seat if everybody mostly plays the best for themselves.
    pub(super) fn worth(&self) -> Worth {
        self.worth_from(0, self.line)
    }

    /// A card for the seat to play: the better, the likelier.
    pub(super) fn choose(&self, dice: &mut Dice) -> Card {
        let seat = self.later[0];
        let shares = shares(std::array::from_fn(|at| self.worth_of(at, 0, self.line)[seat]));
        let mut left = dice.below(1 << 16) as f32 / f32::from(u16::MAX) * shares.iter().sum::<f32>();
        let drawn = shares.iter().position(|share| {
            left -= share;
            left <= 0.0
        });
        Card::new(self.choices[seat][drawn.unwrap_or(0)].number as u8).expect("cards have numbers")
    }

    /// What is worth to each seat what follows once so many of them have played.
    fn worth_from(&self, at: usize, line: Line) -> Worth {
        if at == self.count {
            return self.end(&line);
        }
        let seat = self.later[at];
        let each: [Worth; HAND] = std::array::from_fn(|choice| self.worth_of(choice, at, line));
        let shares = shares([each[0][seat], each[1][seat], each[2][seat]]);
        let whole = 1.0 / (shares[0] + shares[1] + shares[2]);
        std::array::from_fn(|seat| {
            (each[0][seat] * shares[0] + each[1][seat] * shares[1] + each[2][seat] * shares[2]) * whole
        })
    }

    /// The same if the next one makes this choice.
    fn worth_of(&self, choice: usize, at: usize, mut line: Line) -> Worth {
        let seat = self.later[at];
        line.cards |= 1 << self.choices[seat][choice].number;
        line.chosen[seat] = choice as u8;
        self.worth_from(at + 1, line)
    }

    /// What it is worth to each seat that all have played these cards.
    fn end(&self, line: &Line) -> Worth {
        // shikoku.md, A round
        let cards = line.cards;
        let low = (cards & (cards - 1)).trailing_zeros();
        let high = if self.both_ends { (cards ^ 1 << cards.ilog2()).ilog2() } else { low };
        let (mut ends, mut numbers, mut all) = ([&End::NOWHERE; MAX_SEATS], [0; MAX_SEATS], 0);
        for seat in 0..self.seats {
            let choice = &self.choices[seat][usize::from(line.chosen[seat]) % HAND];
            numbers[seat] = choice.number;
            ends[seat] = &choice.ends[usize::from(choice.number != low && choice.number != high)];
            all |= 1 << ends[seat].height;
        }
        let ends = &ends[..self.seats];
        if all >= PAGODA {
            let wins = self.wins(all);
            let mut worth = [0.0; MAX_SEATS];
            worth.iter_mut().zip(ends).for_each(|(worth, end)| *worth = (wins >> end.height & 1) as f32);
            return worth;
        }
        let lower = |seat: usize| (cards & ((1 << numbers[seat]) - 1)).count_ones();
        self.judge.log_odds(all, ends, lower).map(likely)
    }

    /// On which steps one wins if the game ends and somebody stands on each of these. (shikoku.md, End)
    fn wins(&self, all: Stand) -> Stand {
        let others = all & !PAGODA;
        if others == 0 {
            return 0;
        }
        let but_lowest = others & (others - 1);
        let last_but_one = if self.both_ends { but_lowest & but_lowest.wrapping_neg() } else { 0 };
        last_but_one | 1 << others.ilog2()
    }
}

/// The chance that has these log odds, nearly: the exact power takes longer than all the rest.
#[inline]
fn likely(log_odds: f32) -> f32 {
    let odds = log_odds.clamp(-6.0, 6.0);
    let mut power = 1.0 - odds / 16.0 + odds * odds / 512.0;
    for _ in 0..4 {
        power *= power;
    }
    1.0 / (1.0 + power)
}

/// How likely each of three cards is played that are worth so much to whoever plays it; not yet adding up to 1.
#[inline]
fn shares(worth: [f32; HAND]) -> [f32; HAND] {
    let best = worth[0].max(worth[1]).max(worth[2]);
    let mut shares = worth;
    for share in &mut shares {
        let worse = (best - *share) / DOUBT;
        *share = 1.0 / (1.0 + worse * (1.0 + worse * (0.5 + worse / 6.0)));
    }
    shares
}

#[cfg(test)]
mod tests {
    use shikoku::{Move, Options, Phase};

    use super::super::after::{Network, learned, networks, seen};
    use super::super::learn::SEATS;
    use super::*;

    /// The same by the rules, move by move, and by the network as it was learned.
    fn by_the_rules(before: &Shikoku, network: &Network) -> Vec<f32> {
        let seat = before.turn().seats().first().unwrap();
        let after = |card| {
            let mut next = *before;
            next.apply_move(seat, Move::Play(card), &mut ());
            if let Some(outcome) = next.outcome() {
                return Seat::all(next.seats()).map(|seat| f32::from(outcome.winners.contains(seat))).collect();
            }
            if next.phase() == Phase::Play {
                return by_the_rules(&next, network);
            }
            let kept = |seat| Cards::from_bits(next.hand(seat).bits() & before.hand(seat).bits());
            seen(&next, kept).iter().map(|on| network.chance(on)).collect()
        };
        let each: Vec<Vec<f32>> = before.hand(seat).iter().map(after).collect();
        let shares = shares([0, 1, 2].map(|card| each[card][seat.index()]));
        let mean = |seat: usize| (0..HAND).map(|card| each[card][seat] * shares[card]).sum::<f32>();
        (0..each[0].len()).map(|seat| mean(seat) / shares.iter().sum::<f32>()).collect()
    }

    #[test]
    fn a_round_is_looked_through_as_the_rules_have_it() {
        for (seats, network) in SEATS.zip(networks()) {
            let (mut ends, mut goes_on) = (0, 0);
            for seed in 0..if seats < 6 { 40 } else { 8 } {
                testkit::walk::<Shikoku>(&Options::new(seats).unwrap(), &mut Dice::new(seed), |table, _| {
                    let game = table.game();
                    if game.phase() != Phase::Play || usize::from(seats) > game.line().len() + 4 {
                        return;
                    }
                    let worth = Round::of(game, learned(seats)).worth();
                    for (seat, rules) in by_the_rules(game, &network).into_iter().enumerate() {
                        assert!((worth[seat] - rules).abs() < 2e-3, "seat {seat} {worth:?} {rules} {game:?}");
                        *if (0.05..=0.95).contains(&rules) { &mut goes_on } else { &mut ends } += 1;
                    }
                });
            }
            assert!(ends > 20 && goes_on > 20, "{seats} seats: {ends} and {goes_on}");
        }
    }

    #[test]
    fn whoever_can_win_by_the_last_card_nearly_always_does() {
        let shares = shares([1.0, 0.0, 0.5]);
        assert!(shares[1] + shares[2] < 0.05 * shares[0], "{shares:?}");
    }
}
