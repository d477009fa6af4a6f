//! Shikoku: close behind the first, and with five seats or more also just before the last.

use shikoku::{Card, Cards, Line, Move, Phase, Shikoku, Step, score};
use table::{Dice, Game, MAX_SEATS, Outcome, PerSeat, Seat, SeatSet};

use crate::{Appraised, Knowledge};

/// How many steps decide a place at the end, and how many more for the square root of the rounds to come.
const STEPS_AT_THE_END: f32 = 0.4;
const STEPS_A_ROUND: f32 = 1.5;
/// How far the first climbs in a round.
const PACE: f32 = 2.5;
/// What the best, middle and worst card of a hand count: a bad card can wait.
const CHOICE: [f32; 3] = [0.6, 0.3, 0.1];

impl Knowledge for Shikoku {
    const DOUBT: f32 = 0.15;
    const LOOK_AHEAD: Option<u32> = None;
    const CARELESSNESS: u8 = u8::MAX;
    const CLEAR_LEAD: f32 = 1.0;

    /// Once around a big table: who stays put depends on what everybody else plays in the same round, and the tree does
    /// not reach that far. With few seats it does, and looking would only take time.
    fn careful_moves(&self) -> u32 {
        if self.seats() < score::BOTH_ENDS { 0 } else { self.seats().into() }
    }

    fn appraise(&self, seat: Seat, moves: &[Move], into: &mut Appraised) {
        let forecast = Forecast::new(self, seat);
        into.clear();
        if self.phase() == Phase::Collect {
            let mut held = self.hand(seat).map(|card| forecast.worth(card));
            // Whoever takes a card has played one of three.
            let held = [held.next().unwrap_or(0.0), held.next().unwrap_or(0.0)];
            into.extend(moves.iter().map(|&mv| choice(forecast.worth(card(mv)), held)));
        } else {
            let seen = |&mv: &Move| if forecast.later_count == 0 { end(self, seat, mv) } else { None };
            into.extend(moves.iter().map(|mv| seen(mv).unwrap_or_else(|| forecast.worth(card(*mv)))));
        }
    }

    fn estimate(&self) -> PerSeat<f32> {
        unreachable!("imagined games are played to the end")
    }

    /// The score is the step, and the highest loses: only winning counts.
    fn reward(&self, outcome: &Outcome) -> PerSeat<f32> {
        PerSeat::from_fn(self.seats(), |seat| if outcome.winners.contains(seat) { 1.0 } else { 0.0 })
    }

    /// Any move, except that nobody who need not goes to the pagoda, where they cannot win.
    fn playout_move(&self, seat: Seat, moves: &[Move], _: &mut Appraised, dice: &mut Dice) -> Move {
        let any = moves[dice.below(moves.len())];
        let safe = |mv: Move| self.steps()[seat].up(self.icons().of(card(mv))) < Step::PAGODA;
        if self.phase() == Phase::Collect || safe(any) {
            return any;
        }
        moves.iter().copied().find(|&mv| safe(mv)).unwrap_or(any)
    }
}

fn card(mv: Move) -> Card {
    match mv {
        Move::Play(card) | Move::Take(card) => card,
    }
}

/// What the last card of a round is worth, if the game ends with it.
fn end(game: &Shikoku, seat: Seat, mv: Move) -> Option<f32> {
    let mut next = *game;
    next.apply_move(seat, mv, &mut ());
    next.outcome().map(|outcome| next.reward(&outcome)[seat])
}

/// What a hand of three is worth by its cards.
fn choice(new: f32, [a, b]: [f32; 2]) -> f32 {
    let (best, worst) = (new.max(a).max(b), new.min(a).min(b));
    let middle = new + a + b - best - worst;
    CHOICE[0] * best + CHOICE[1] * middle + CHOICE[2] * worst
}

/// How likely it is that none, one, two … of the seats that have yet to play will play a lower card.
type Lower = [f32; MAX_SEATS];

/// What one seat expects of the round being played, or of the next one while it collects: the others play any card.
struct Forecast<'a> {
    game: &'a Shikoku,
    step: Step,
    line: Cards,
    played: [Option<Played>; MAX_SEATS],
    later: [Later; MAX_SEATS],
    later_count: usize,
}

/// Somebody whose card lies in the line: where they stand, and where if they climb.
#[derive(Clone, Copy)]
struct Played {
    card: Card,
    from: f32,
    to: f32,
    lower: Lower,
}

/// Somebody else who has yet to play, and where they will stand on average.
#[derive(Clone, Copy, Default)]
struct Later {
    hand: Cards,
    step: f32,
}

impl<'a> Forecast<'a> {
    fn new(game: &'a Shikoku, seat: Seat) -> Self {
        let line = if game.phase() == Phase::Play { game.line() } else { Line::default() };
        let mut new = Self {
            game,
            step: game.steps()[seat],
            line: line.cards(),
            played: [None; MAX_SEATS],
            later: [Later::default(); MAX_SEATS],
            later_count: 0,
        };
        let played: SeatSet = line.owners().iter().collect();
        for other in Seat::all(game.seats()).filter(|&other| other != seat && !played.contains(other)) {
            new.later[new.later_count] = Later::expect(game, other);
            new.later_count += 1;
        }
        for (played, place) in new.played.iter_mut().zip(line.places()) {
            let step = game.steps()[place.seat];
            let lower = lower(&new.later[..new.later_count], place.card);
            *played = Some(Played {
                card: place.card,
                from: height(step),
                to: height(step.up(game.icons().of(place.card))),
                lower,
            });
        }
        new
    }

    /// The chance to win by playing this card.
    fn worth(&self, card: Card) -> f32 {
        let mut others = Others::default();
        self.later[..self.later_count].iter().for_each(|later| others.add(later.step));
        for (place, played) in self.played.iter().flatten().enumerate() {
            let put = self.stays_put(place + usize::from(card < played.card), &played.lower);
            others.add(put * played.from + (1.0 - put) * played.to);
        }
        let put = self.stays_put(self.line.below(card), &lower(&self.later[..self.later_count], card));
        let up = self.step.up(self.game.icons().of(card));
        let climbed = if up == Step::PAGODA { 0.0 } else { others.prospect(height(up), self.game.seats()) };
        put * others.prospect(height(self.step), self.game.seats()) + (1.0 - put) * climbed
    }

    /// How likely the card stays put that is at this place of the line so far.
    fn stays_put(&self, place: usize, lower: &Lower) -> f32 {
        let puts = |&n: &usize| score::stays_put(place + n, self.game.seats());
        (0..=self.later_count).filter(puts).map(|n| lower[n]).sum()
    }
}

impl Later {
    fn expect(game: &Shikoku, seat: Seat) -> Self {
        let (seats, hand, step) = (game.seats(), game.hand(seat), game.steps()[seat]);
        let put = (0..seats.into()).filter(|&place| score::stays_put(place, seats)).count() as f32 / f32::from(seats);
        let climbed: f32 = hand.map(|card| height(step.up(game.icons().of(card)))).sum();
        Self { hand, step: put * height(step) + (1.0 - put) * climbed / hand.count() as f32 }
    }
}

fn lower(later: &[Later], card: Card) -> Lower {
    let mut lower = [0.0; MAX_SEATS];
    lower[0] = 1.0;
    for (i, Later { hand, .. }) in later.iter().enumerate() {
        let chance = hand.below(card) as f32 / hand.count() as f32;
        for n in (0..=i).rev() {
            lower[n + 1] += chance * lower[n];
            lower[n] *= 1.0 - chance;
        }
    }
    lower
}

fn height(step: Step) -> f32 {
    step.number().into()
}

/// Where the two highest and the two lowest of the others stand.
struct Others {
    highest: [f32; 2],
    lowest: [f32; 2],
}

impl Default for Others {
    fn default() -> Self {
        Self { highest: [f32::NEG_INFINITY; 2], lowest: [f32::INFINITY; 2] }
    }
}

impl Others {
    fn add(&mut self, step: f32) {
        let [first, second] = self.highest;
        self.highest = [first.max(step), second.max(first.min(step))];
        let [last, second] = self.lowest;
        self.lowest = [last.min(step), second.min(last.max(step))];
    }

    /// The chance to end among the winners from this step: the nearer the end, the more each step decides.
    fn prospect(&self, step: f32, seats: u8) -> f32 {
        let rounds = (height(Step::PAGODA) - self.highest[0].max(step)) / PACE;
        let doubt = STEPS_AT_THE_END + STEPS_A_ROUND * rounds.sqrt();
        let higher = |a: f32, b: f32| 1.0 / (1.0 + ((b - a) / doubt).exp());
        // Sharing the second place wins, sharing the first does not: half a step between the two.
        let between = |low: f32, high: f32| higher(step, low) * higher(high, step);
        let second = between(self.highest[1] - 0.5, self.highest[0] - 0.5);
        if seats < score::BOTH_ENDS {
            return second;
        }
        let last_but_one = between(self.lowest[0] + 0.5, self.lowest[1] + 0.5);
        1.0 - (1.0 - second) * (1.0 - last_but_one)
    }
}
