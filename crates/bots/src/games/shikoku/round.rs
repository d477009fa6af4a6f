//! The rest of a round, played by everybody about as well as they can.
//!
//! With all hands known a round is a game of at most eight moves, each of three cards. All that may come of its last moves is
//! looked through: it hangs on who plays when and holds which cards, and neither casual play nor a small
//! network foretells that. Where the game goes on, what was learned says what that is worth.

use shikoku::{Card, Cards, LineCard, Shikoku, Step, score};
use table::{Dice, Game, MAX_SEATS, Seat};

use super::after::{HIDDEN, Network, PAGODA, Stand, Units, of_below, of_kept, of_stand, of_top, stand};

/// What something is worth to each seat.
pub(super) type Worth = [f32; MAX_SEATS];

/// How many cards a hand has.
const HAND: usize = 3;
/// Whoever gets so much less by a card plays it e times as seldom.
const DOUBT: f32 = 0.12;

/// A round in which some have played.
pub(super) struct Round<'a> {
    network: &'a Network,
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
#[derive(Clone, Copy, Default)]
struct Choice {
    number: u32,
    ends: [End; 2],
}

/// Where somebody stands, and what that adds to what is learned of everybody and of themselves.
#[derive(Clone, Copy, Default)]
struct End {
    stand: Stand,
    everybody: Units,
    own: Units,
}

/// Where nobody stands.
static NOWHERE: End = End { stand: 0, everybody: [0.0; HIDDEN], own: [0.0; HIDDEN] };

#[inline]
fn add(sums: &mut Units, row: &Units) {
    sums.iter_mut().zip(row).for_each(|(sum, weight)| *sum += weight);
}

impl<'a> Round<'a> {
    /// Looks at a game in which cards are being played.
    pub(super) fn of(game: &Shikoku, network: &'a Network) -> Self {
        let mut round = Self {
            network,
            seats: game.seats().into(),
            both_ends: game.seats() >= score::BOTH_ENDS,
            choices: [[Choice::default(); HAND]; MAX_SEATS],
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
        let end = |step: Step| {
            let (everybody, own) = of_kept(step, kept, game.icons());
            let mut end =
                End { stand: stand(step), everybody: self.network.rows[usize::from(everybody)], own: Units::default() };
            own.iter().for_each(|&row| add(&mut end.own, &self.network.rows[usize::from(row)]));
            end
        };
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
        let (mut ends, mut numbers, mut all) = ([&NOWHERE; MAX_SEATS], [0; MAX_SEATS], 0);
        for seat in 0..self.seats {
            let choice = &self.choices[seat][usize::from(line.chosen[seat]) % HAND];
            numbers[seat] = choice.number;
            ends[seat] = &choice.ends[usize::from(choice.number != low && choice.number != high)];
            all |= ends[seat].stand;
        }
        let ends = &ends[..self.seats];
        let mut worth = [0.0; MAX_SEATS];
        if all >= PAGODA {
            let steps = self.wins(all);
            for (worth, end) in worth.iter_mut().zip(ends) {
                *worth = if end.stand & steps == 0 { 0.0 } else { 1.0 };
            }
            return worth;
        }
        let rows = &self.network.rows;
        let (start, last) = (rows[rows.len() - 2], rows[rows.len() - 1]);
        let mut everybody = start;
        add(&mut everybody, &rows[usize::from(of_top(all))]);
        for end in ends {
            add(&mut everybody, &end.everybody);
            add(&mut everybody, &rows[usize::from(of_below(all, end.stand))]);
        }
        for ((worth, end), number) in worth.iter_mut().zip(ends).zip(numbers) {
            let mut sums = everybody;
            add(&mut sums, &end.own);
            // The lowest of the line plays last in the next round.
            let lower = (cards & ((1 << number) - 1)).count_ones();
            let place = lower.checked_sub(1).unwrap_or(self.seats as u32 - 1);
            for row in of_stand(all, end.stand, place) {
                add(&mut sums, &rows[usize::from(row)]);
            }
            let mut odds = [0.0; 4];
            for (sums, weights) in sums.as_chunks::<4>().0.iter().zip(last.as_chunks::<4>().0) {
                for ((odds, sum), weight) in odds.iter_mut().zip(sums).zip(weights) {
                    *odds += sum.max(0.0) * weight;
                }
            }
            *worth = self.network.bias + odds.iter().sum::<f32>();
        }
        worth.iter_mut().for_each(|odds| *odds = likely(*odds));
        worth
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

    use super::super::after::{learned, seen};
    use super::*;

    /// The same by the rules, move by move.
    fn by_the_rules(before: &Shikoku) -> Vec<f32> {
        let seat = before.turn().seats().first().unwrap();
        let after = |card| {
            let mut next = *before;
            next.apply_move(seat, Move::Play(card), &mut ());
            if let Some(outcome) = next.outcome() {
                return Seat::all(next.seats()).map(|seat| f32::from(outcome.winners.contains(seat))).collect();
            }
            if next.phase() == Phase::Play {
                return by_the_rules(&next);
            }
            let kept = |seat| Cards::from_bits(next.hand(seat).bits() & before.hand(seat).bits());
            seen(&next, kept).iter().map(|on| learned(next.seats()).chance(on)).collect()
        };
        let each: Vec<Vec<f32>> = before.hand(seat).iter().map(after).collect();
        let shares = shares([0, 1, 2].map(|card| each[card][seat.index()]));
        let mean = |seat: usize| (0..HAND).map(|card| each[card][seat] * shares[card]).sum::<f32>();
        (0..each[0].len()).map(|seat| mean(seat) / shares.iter().sum::<f32>()).collect()
    }

    #[test]
    fn a_round_is_looked_through_as_the_rules_have_it() {
        for seats in 3..=8 {
            let (mut ends, mut goes_on) = (0, 0);
            for seed in 0..if seats < 6 { 40 } else { 8 } {
                testkit::walk::<Shikoku>(&Options::new(seats).unwrap(), &mut Dice::new(seed), |table, _| {
                    let game = table.game();
                    if game.phase() != Phase::Play || usize::from(seats) > game.line().len() + 4 {
                        return;
                    }
                    let worth = Round::of(game, learned(seats)).worth();
                    for (seat, rules) in by_the_rules(game).into_iter().enumerate() {
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
