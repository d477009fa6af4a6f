//! Shikoku: close behind the first, and with five seats or more also just before the last.

use shikoku::{Card, Cards, Line, Move, Phase, Shikoku, Step, score};
use table::{Game, MAX_SEATS, Outcome, PerSeat, Seat, SeatSet};

use crate::{Appraised, Knowledge};

/// How far a forecast of where somebody will stand may be off, in steps: by the end of this round, and more for each
/// round to come.
const DOUBT_NOW: f32 = 0.4;
const DOUBT_PER_ROUND: f32 = 1.5;
/// How many steps the first climbs in a round.
const PACE: f32 = 2.5;
/// What the best and the second best card of a hand count; the worst counts the rest.
const BEST: f32 = 0.6;
const SECOND: f32 = 0.3;

impl Knowledge for Shikoku {
    const DOUBT: f32 = 0.15;
    const LOOK_AHEAD: Option<u32> = None;
    const CARELESSNESS: u8 = 80;
    const CLEAR_LEAD: f32 = 1.0;

    fn appraise(&self, seat: Seat, moves: &[Move], into: &mut Appraised) {
        let table = Forecast::new(self, seat);
        into.clear();
        match self.phase() {
            Phase::Collect => {
                let held = self.hand(seat);
                let mut values = [0.0; 2];
                for (value, card) in values.iter_mut().zip(held) {
                    *value = table.worth(card);
                }
                into.extend(moves.iter().map(|&mv| {
                    let new = table.worth(card_of(mv));
                    let best = new.max(values[0]).max(values[1]);
                    let worst = new.min(values[0]).min(values[1]);
                    let middle = new + values[0] + values[1] - best - worst;
                    BEST * best + SECOND * middle + (1.0 - BEST - SECOND) * worst
                }));
            }
            _ => into.extend(moves.iter().map(|&mv| table.worth(card_of(mv)))),
        }
    }

    fn estimate(&self) -> PerSeat<f32> {
        unreachable!("imagined games are played to the end")
    }

    fn reward(&self, outcome: &Outcome) -> PerSeat<f32> {
        PerSeat::from_fn(self.seats(), |seat| if outcome.winners.contains(seat) { 1.0 } else { 0.0 })
    }
}

fn card_of(mv: Move) -> Card {
    match mv {
        Move::Play(card) | Move::Take(card) => card,
    }
}

/// How likely so many of the seats that have yet to play will play a lower card.
type Lower = [f32; MAX_SEATS];

/// What a seat expects of the round.
struct Forecast<'a> {
    game: &'a Shikoku,
    seat: Seat,
    /// The cards that lie in the line, with their owners.
    line: Cards,
    /// Where the others that have yet to play will stand.
    later: [f32; MAX_SEATS],
    later_hands: [Cards; MAX_SEATS],
    later_count: usize,
    /// Card, steps, and how many lower cards to come.
    played: [(Option<Card>, f32, f32, Lower); MAX_SEATS],
    played_count: usize,
}

impl<'a> Forecast<'a> {
    fn new(game: &'a Shikoku, seat: Seat) -> Self {
        let seats = game.seats();
        let line = if game.phase() == Phase::Play { game.line() } else { Line::default() };
        let mut new = Self {
            game,
            seat,
            line: line.cards(),
            later: [0.0; MAX_SEATS],
            later_hands: [Cards::NONE; MAX_SEATS],
            later_count: 0,
            played: [(None, 0.0, 0.0, [0.0; MAX_SEATS]); MAX_SEATS],
            played_count: 0,
        };
        let done: SeatSet = line.owners().iter().collect();
        let put = if seats >= 5 { 2.0 } else { 1.0 };
        let climbs = 1.0 - put / f32::from(seats);
        for other in Seat::all(seats).filter(|&other| other != seat && !done.contains(other)) {
            let hand = game.hand(other);
            let step = game.steps()[other];
            let icons: f32 = hand.map(|card| f32::from(step.up(game.icons().of(card)).number())).sum();
            let mean = if hand.is_empty() { f32::from(step.number()) } else { icons / hand.count() as f32 };
            let now = f32::from(step.number());
            new.later[new.later_count] = now + climbs * (mean - now);
            new.later_hands[new.later_count] = hand;
            new.later_count += 1;
        }
        for place in line.places() {
            let step = game.steps()[place.seat];
            let lower = new.lower(place.card);
            new.played[new.played_count] = (
                Some(place.card),
                f32::from(step.number()),
                f32::from(step.up(game.icons().of(place.card)).number()),
                lower,
            );
            new.played_count += 1;
        }
        new
    }

    /// How likely so many of those that have yet to play will play a card lower than this.
    fn lower(&self, card: Card) -> Lower {
        let mut lower = [0.0; MAX_SEATS];
        lower[0] = 1.0;
        for (i, hand) in self.later_hands[..self.later_count].iter().enumerate() {
            let chance = hand.below(card) as f32 / hand.count().max(1) as f32;
            for n in (0..=i).rev() {
                lower[n + 1] += chance * lower[n];
                lower[n] *= 1.0 - chance;
            }
        }
        lower
    }

    fn stays_put(&self, place: usize, lower: &Lower) -> f32 {
        let seats = self.game.seats();
        (0..=self.later_count).filter(|&n| score::stays_put(place + n, seats)).map(|n| lower[n]).sum()
    }

    /// The chance to win with this card.
    fn worth(&self, card: Card) -> f32 {
        let stays = self.stays_put(self.line.below(card), &self.lower(card));
        let mut top = [0.0_f32; 2];
        let mut bottom = [40.0_f32; 2];
        let mut see = |step: f32| {
            if step > top[0] {
                top = [step, top[0]];
            } else if step > top[1] {
                top[1] = step;
            }
            if step < bottom[0] {
                bottom = [step, bottom[0]];
            } else if step < bottom[1] {
                bottom[1] = step;
            }
        };
        self.later[..self.later_count].iter().for_each(|&step| see(step));
        for (place, (other, from, to, lower)) in self.played[..self.played_count].iter().enumerate() {
            let place = place + usize::from(Some(card) < *other);
            see(to + (from - to) * self.stays_put(place, lower));
        }
        let step = self.game.steps()[self.seat];
        let up = step.up(self.game.icons().of(card));
        let mut worth = 0.0;
        for (step, chance) in [(step, stays), (up, 1.0 - stays)] {
            if chance > 0.0 && step < Step::PAGODA {
                worth += chance * self.prospect(f32::from(step.number()), top, bottom);
            }
        }
        worth
    }

    fn prospect(&self, step: f32, top: [f32; 2], bottom: [f32; 2]) -> f32 {
        let rounds = (f32::from(Step::PAGODA.number()) - top[0].max(step)) / PACE;
        let doubt = DOUBT_NOW + DOUBT_PER_ROUND * rounds.max(0.0).sqrt();
        let below = |a: f32, b: f32| 1.0 / (1.0 + (-(b - a) / doubt).exp());
        let high = below(step + 0.5, top[0]) * below(top[1] - 0.5, step);
        if self.game.seats() < 5 {
            return high;
        }
        let low = below(bottom[0] + 0.5, step) * below(step - 0.5, bottom[1]);
        1.0 - (1.0 - high) * (1.0 - low)
    }
}
