//! The rest of a round, played by everybody as well as they can.
//!
//! With all hands known a round is a game of at most eight moves, each of three cards, and where it may be the last, it ends in who
//! has won. All of it is looked through: it hangs on who plays when and holds which cards, and neither casual play nor a small
//! network foretells that.

use shikoku::{Card, LineCard, Shikoku, Step, score};
use table::{Dice, Game, MAX_SEATS, Seat};

/// What something is worth to each seat.
type Worth = [f32; MAX_SEATS];

/// How many cards a hand has.
const HAND: usize = 3;
const PAGODA: Stand = stand(Step::PAGODA);

/// What it is worth to anybody that the game goes on: where one step wins, and where more than one does.
const GOES_ON: [f32; 2] = [0.47, 0.57];
/// So many seats are many.
const MANY: u8 = 6;
/// Cards that differ by less are as good.
const ALIKE: f32 = 0.001;

/// A step as a bit, so that all steps on which somebody stands are one number. Nobody is on the first step after the set-up.
type Stand = u32;

const fn stand(step: Step) -> Stand {
    1 << (step.number() - 2)
}

/// A round in which some have played.
pub(super) struct Round {
    both_ends: bool,
    /// Whether the first card that wins is played, whichever others win too: with many seats that spares two thirds of the looking. Which
    /// one is the first is told by the line.
    first_will_do: bool,
    /// The cards played, as bits at their numbers, and the number of each seat's.
    line: u64,
    cards: [u32; MAX_SEATS],
    /// Where each seat stands if it stays put, and if it climbs. Whoever plays last is left out, as are seats that nobody has.
    put: [Stand; MAX_SEATS],
    climbed: [Stand; MAX_SEATS],
    /// Those who have yet to play, in order.
    later: [Later; MAX_SEATS],
    count: usize,
}

/// Somebody who has yet to play.
#[derive(Clone, Copy, Default)]
struct Later {
    seat: usize,
    put: Stand,
    /// The number of each card, and where it leads.
    hand: [(u32, Stand); HAND],
}

impl Round {
    /// Looks at a game in which cards are being played.
    pub(super) fn of(game: &Shikoku) -> Self {
        let mut round = Self {
            both_ends: game.seats() >= score::BOTH_ENDS,
            first_will_do: game.seats() >= MANY,
            line: game.line().cards().bits(),
            cards: [0; MAX_SEATS],
            put: [0; MAX_SEATS],
            climbed: [0; MAX_SEATS],
            later: [Later::default(); MAX_SEATS],
            count: 0,
        };
        let steps = game.steps();
        let played = |seat: Seat, card: Card| (card.number().into(), stand(steps[seat].up(game.icons().of(card))));
        for (seat, &step) in steps.pairs() {
            round.put[seat.index()] = stand(step);
        }
        for LineCard { card, seat } in game.line().iter() {
            (round.cards[seat.index()], round.climbed[seat.index()]) = played(seat, card);
        }
        for seat in game.order().iter().skip(game.line().len()) {
            let later = &mut round.later[round.count];
            (later.seat, later.put) = (seat.index(), stand(steps[seat]));
            later.hand.iter_mut().zip(game.hand(seat)).for_each(|(into, card)| *into = played(seat, card));
            round.count += 1;
        }
        round.put[round.later[round.count - 1].seat] = 0;
        round
    }

    /// What the round is worth to each seat if everybody plays the best for themselves, and any of the cards that are as good.
    pub(super) fn worth(&mut self) -> Worth {
        self.worth_from(0)
    }

    /// One of the cards that are best for the seat to play.
    pub(super) fn choose(&mut self, dice: &mut Dice) -> Card {
        let Later { seat, put, hand } = self.later[0];
        let worth =
            hand.map(|card| if self.count == 1 { self.end(put, card).1 } else { self.worth_of(seat, card, 1)[seat] });
        let best = worth.into_iter().fold(0.0, f32::max);
        let good = |place: &usize| worth[*place] > best - ALIKE;
        let chosen = dice.below((0..HAND).filter(good).count());
        let place = (0..HAND).filter(good).nth(chosen).expect("one is best");
        Card::new(hand[place].0 as u8).expect("cards have numbers")
    }

    /// What is worth to each seat what follows once so many of them have played.
    fn worth_from(&mut self, at: usize) -> Worth {
        let Later { seat, put, mut hand } = self.later[at];
        let is_last = at + 1 == self.count;
        let mut sum = Sum::default();
        if self.first_will_do {
            hand.rotate_left(self.line as usize % HAND);
        }
        for card in hand {
            if self.first_will_do && sum.best > 1.0 - ALIKE {
                break;
            }
            if is_last {
                let (worth, own) = self.end(put, card);
                sum.add(worth, own);
            } else {
                let worth = self.worth_of(seat, card, at + 1);
                sum.add(worth, worth[seat]);
            }
        }
        sum.mean(seat)
    }

    fn worth_of(&mut self, seat: usize, (card, climbed): (u32, Stand), next: usize) -> Worth {
        (self.cards[seat], self.climbed[seat]) = (card, climbed);
        self.line ^= 1 << card;
        let worth = self.worth_from(next);
        self.line ^= 1 << card;
        worth
    }

    /// What the last card is worth to the others, and to whoever plays it and stands here if it stays put.
    #[inline]
    fn end(&self, own_put: Stand, (card, climbed): (u32, Stand)) -> (Worth, f32) {
        // shikoku.md, A round
        let line = self.line | 1 << card;
        let low = (line & (line - 1)).trailing_zeros();
        let high = if self.both_ends { (line ^ 1 << line.ilog2()).ilog2() } else { low };
        let (mut stands, mut all) = ([0; MAX_SEATS], 0);
        let seats = self.cards.iter().zip(&self.put).zip(&self.climbed);
        for (stand, ((&card, &put), &climbed)) in stands.iter_mut().zip(seats) {
            *stand = if card == low || card == high { put } else { climbed };
            all |= *stand;
        }
        let own = if card == low || card == high { own_put } else { climbed };
        all |= own;
        let ([here, elsewhere], steps) =
            if all < PAGODA { ([GOES_ON[usize::from(self.both_ends)]; 2], 0) } else { ([1.0, 0.0], self.wins(all)) };
        let mut worth = [0.0; MAX_SEATS];
        for (worth, stand) in worth.iter_mut().zip(stands) {
            *worth = if stand & steps == 0 { elsewhere } else { here };
        }
        (worth, if own & steps == 0 { elsewhere } else { here })
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

/// What the best cards are worth together.
#[derive(Default)]
struct Sum {
    best: f32,
    worth: Worth,
    count: f32,
}

impl Sum {
    #[inline]
    fn add(&mut self, worth: Worth, own: f32) {
        if self.count == 0.0 || own > self.best + ALIKE {
            *self = Self { best: own, worth, count: 1.0 };
        } else if own > self.best - ALIKE {
            self.worth.iter_mut().zip(worth).for_each(|(sum, worth)| *sum += worth);
            self.count += 1.0;
        }
    }

    fn mean(mut self, seat: usize) -> Worth {
        let share = 1.0 / self.count;
        self.worth.iter_mut().for_each(|sum| *sum *= share);
        self.worth[seat] = self.best;
        self.worth
    }
}

#[cfg(test)]
mod tests {
    use shikoku::{Move, Options, Phase};

    use super::*;

    /// The same by the rules, move by move.
    fn by_the_rules(game: &Shikoku) -> Vec<f32> {
        if let Some(outcome) = game.outcome() {
            return Seat::all(game.seats()).map(|seat| f32::from(u8::from(outcome.winners.contains(seat)))).collect();
        }
        if game.phase() == Phase::Collect {
            return vec![GOES_ON[usize::from(game.seats() >= 5)]; game.seats().into()];
        }
        let seat = game.turn().seats().first().unwrap();
        let after = |card| {
            let mut next = *game;
            next.apply_move(seat, Move::Play(card), &mut ());
            by_the_rules(&next)
        };
        let mut hand: Vec<_> = game.hand(seat).iter().collect();
        let is_many = game.seats() >= MANY;
        if is_many {
            hand.rotate_left(game.line().cards().bits() as usize % HAND);
        }
        let mut each: Vec<Vec<f32>> = Vec::new();
        for card in hand {
            if !(is_many && each.last().is_some_and(|worth| worth[seat.index()] > 1.0 - ALIKE)) {
                each.push(after(card));
            }
        }
        let best = each.iter().map(|worth| worth[seat.index()]).fold(0.0, f32::max);
        let good: Vec<_> = each.iter().filter(|worth| worth[seat.index()] > best - ALIKE).collect();
        let mean = |seat: usize| good.iter().map(|worth| worth[seat]).sum::<f32>() / good.len() as f32;
        Seat::all(game.seats()).map(|seat| mean(seat.index())).collect()
    }

    #[test]
    fn a_round_is_looked_through_as_the_rules_have_it() {
        for seats in 3..=8 {
            let mut ends = 0;
            for seed in 0..if seats < 6 { 40 } else { 4 } {
                testkit::walk::<Shikoku>(&Options::new(seats).unwrap(), &mut Dice::new(seed), |table, _| {
                    let game = table.game();
                    let first = game.steps().iter().max().unwrap().number();
                    if game.phase() != Phase::Play || first < 27 || usize::from(seats) > game.line().len() + 5 {
                        return;
                    }
                    let worth = Round::of(game).worth();
                    for (seat, rules) in by_the_rules(game).into_iter().enumerate() {
                        assert!((worth[seat] - rules).abs() < 1e-4, "seat {seat} {worth:?} {rules} {game:?}");
                        ends += usize::from(!(0.1..=0.9).contains(&rules));
                    }
                });
            }
            assert!(ends > 20, "{seats} seats: hardly any round was the last");
        }
    }
}
