//! Shikoku: close behind the first, and with five seats or more also just before the last.

mod after;
mod glimpse;
mod judge;
mod learn;
mod round;

use shikoku::{Card, Cards, Line, LineCard, Move, Phase, Shikoku, Step, score};
use table::{Dice, Game, MAX_SEATS, Outcome, PerSeat, Seat, SeatSet};

use crate::knowledge::CURIOSITY;
use crate::{Appraised, Knowledge, Lesson, Origin};
use round::Round;

/// How many steps decide a place at the end, and how many more for the square root of the rounds to come.
const STEPS_AT_THE_END: f32 = 0.4;
const STEPS_A_ROUND: f32 = 1.5;
/// How far the first climbs in a round.
const PACE: f32 = 2.5;
/// What the best, middle and worst card of a hand count: a bad card can wait.
const CHOICE: [f32; 3] = [0.6, 0.3, 0.1];
/// The most that anybody climbs in a round.
const MOST_ICONS: u8 = 6;
/// When so few have yet to play, the rest of a round is looked through.
const FEW: usize = 4;

impl Knowledge for Shikoku {
    const DOUBT: f32 = 0.15;
    const CARELESSNESS: u8 = 0;
    const EXACT: bool = false;
    const CLEAR_LEAD: f32 = 1.0;
    /// About half of all seats win: who wins oftener than others is who keeps them from it, too.
    const RIVALRY: f32 = 1.0;

    fn learn(origin: &Origin, tell: &mut dyn FnMut(Lesson)) -> Option<Vec<u8>> {
        Some(learn::learn(origin, tell))
    }

    fn appraise(&self, seat: Seat, moves: &[Move], into: &mut Appraised) {
        let forecast = Forecast::new(self, seat);
        into.clear();
        if self.phase() == Phase::Collect {
            let mut held = self.hand(seat).iter().map(|card| forecast.worth(card));
            // Whoever takes a card has played one of three.
            let held = [held.next().unwrap_or(0.0), held.next().unwrap_or(0.0)];
            into.extend(moves.iter().map(|&mv| choice(forecast.worth(card(mv)), held)));
        } else {
            let seen = |&mv: &Move| if forecast.later_count == 0 { end(self, seat, mv) } else { None };
            into.extend(moves.iter().map(|mv| seen(mv).unwrap_or_else(|| forecast.worth(card(*mv)))));
        }
    }

    /// Casual, but in a round that is most likely the last what looks good at a glimpse.
    fn playout_move(&self, seat: Seat, listed: &mut Vec<Move>, _: &mut Appraised, dice: &mut Dice) -> Move {
        self.legal_moves(seat, listed);
        let is_last = self.phase() == Phase::Play && self.steps().iter().any(|&step| step.up(1) == Step::PAGODA);
        if is_last {
            return glimpse::best(self, seat, listed, after::learned(self.seats()), dice);
        }
        casual(self, seat, listed, |n| dice.below(n))
    }

    /// What comes of the round if all play well, once few have yet to play.
    fn estimate(&self) -> Option<PerSeat<f32>> {
        if self.phase() != Phase::Play || usize::from(self.seats()) > self.line().len() + FEW {
            return None;
        }
        let worth = Round::of(self, after::learned(self.seats())).worth();
        Some(PerSeat::from_fn(self.seats(), |seat| worth[seat.index()]))
    }

    /// With many seats most cards are soon known, and looking a round through tells much; with few, worlds differ.
    fn curiosity(&self) -> f32 {
        if self.seats() < score::BOTH_ENDS { CURIOSITY } else { 0.3 }
    }

    /// The score is the step, and the highest loses: only winning counts.
    fn lead(&self, _: Seat, _: &Outcome) -> Option<i32> {
        None
    }

    fn reward(&self, outcome: &Outcome, _: f32) -> PerSeat<f32> {
        PerSeat::from_fn(self.seats(), |seat| won(outcome, seat))
    }
}

/// Any move, but near the end mostly the card that leads just below the pagoda, and mostly none that leads to it: whoever is pushed
/// onto it makes all winners who wait there. Looking closer would take most of the time.
fn casual(game: &Shikoku, seat: Seat, moves: &[Move], mut below: impl FnMut(usize) -> usize) -> Move {
    let any = moves[below(moves.len())];
    let to_go = Step::PAGODA.number() - game.steps()[seat].number();
    if game.phase() != Phase::Play || to_go > MOST_ICONS + 1 || below(4) == 0 {
        return any;
    }
    let rank = |mv: Move| match game.icons().of(card(mv)) {
        icons if icons + 1 == to_go => 2,
        icons if icons >= to_go => 0,
        _ => 1,
    };
    moves.iter().fold(any, |best, &mv| if rank(mv) > rank(best) { mv } else { best })
}

fn won(outcome: &Outcome, seat: Seat) -> f32 {
    if outcome.winners.contains(seat) { 1.0 } else { 0.0 }
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
    next.outcome().map(|outcome| won(&outcome, seat))
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
    /// Those whose card lies in the line.
    played: [Played; MAX_SEATS],
    played_count: usize,
    /// The hands of those who have yet to play.
    later: [Cards; MAX_SEATS],
    later_count: usize,
    /// Where those will stand on average.
    others: Others,
    puts: Puts,
}

/// Somebody whose card lies in the line, and where they will stand on average: if the card in question is higher than
/// theirs, and if it is lower.
#[derive(Clone, Copy)]
struct Played {
    card: Card,
    step: [f32; 2],
}

impl<'a> Forecast<'a> {
    fn new(game: &'a Shikoku, seat: Seat) -> Self {
        let line = if game.phase() == Phase::Play { game.line() } else { Line::default() };
        let mut new = Self {
            game,
            step: game.steps()[seat],
            line: line.cards(),
            played: [Played { card: Card::ALL[0], step: [0.0; 2] }; MAX_SEATS],
            played_count: 0,
            later: [Cards::default(); MAX_SEATS],
            later_count: 0,
            others: Others::default(),
            puts: Puts::new(game.seats()),
        };
        let played: SeatSet = line.owners().iter().collect();
        for other in Seat::all(game.seats()).filter(|&other| other != seat && !played.contains(other)) {
            new.later[new.later_count] = game.hand(other);
            new.later_count += 1;
            new.others.add(new.puts.expect(game, other));
        }
        for (place, LineCard { seat, card }) in line.iter().enumerate() {
            let step = game.steps()[seat];
            let (from, to) = (height(step), height(step.up(game.icons().of(card))));
            let lower = new.lower(card);
            let stands = |place| to + new.puts.chance(place, &lower) * (from - to);
            new.played[place] = Played { card, step: [stands(place), stands(place + 1)] };
            new.played_count += 1;
        }
        new
    }

    /// The chance to win by playing this card.
    fn worth(&self, card: Card) -> f32 {
        let mut others = self.others;
        for played in &self.played[..self.played_count] {
            others.add(played.step[usize::from(card < played.card)]);
        }
        let put = self.puts.chance(card.place_in(self.line), &self.lower(card));
        let up = self.step.up(self.game.icons().of(card));
        let climbed = if up == Step::PAGODA { 0.0 } else { others.prospect(height(up), self.game.seats()) };
        put * others.prospect(height(self.step), self.game.seats()) + (1.0 - put) * climbed
    }

    fn lower(&self, card: Card) -> Lower {
        let mut lower = [0.0; MAX_SEATS];
        lower[0] = 1.0;
        for (i, hand) in self.later[..self.later_count].iter().enumerate() {
            let chance = card.place_in(*hand) as f32 / hand.len() as f32;
            for n in (0..=i).rev() {
                lower[n + 1] += chance * lower[n];
                lower[n] *= 1.0 - chance;
            }
        }
        lower
    }
}

/// The places of a line that stay put; the second is that of nobody where only one does.
#[derive(Clone, Copy)]
struct Puts {
    places: [usize; 2],
    share: f32,
}

impl Puts {
    fn new(seats: u8) -> Self {
        let mut put = (0..seats.into()).filter(|&place| score::stays_put(place, seats));
        let places = [put.next().unwrap_or(MAX_SEATS), put.next().unwrap_or(MAX_SEATS)];
        let count = places.iter().filter(|&&place| place < MAX_SEATS).count();
        Self { places, share: count as f32 / f32::from(seats) }
    }

    /// How likely the card stays put that is at this place of the line so far.
    fn chance(&self, place: usize, lower: &Lower) -> f32 {
        let chance = |put: usize| put.checked_sub(place).and_then(|n| lower.get(n)).unwrap_or(&0.0);
        chance(self.places[0]) + chance(self.places[1])
    }

    /// Where somebody who has yet to play will stand on average.
    fn expect(&self, game: &Shikoku, seat: Seat) -> f32 {
        let (hand, step) = (game.hand(seat), game.steps()[seat]);
        let climbed: f32 = hand.iter().map(|card| height(step.up(game.icons().of(card)))).sum();
        self.share * height(step) + (1.0 - self.share) * climbed / hand.len() as f32
    }
}

fn height(step: Step) -> f32 {
    step.number().into()
}

/// Where the two highest and the two lowest of the others stand.
#[derive(Clone, Copy)]
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
