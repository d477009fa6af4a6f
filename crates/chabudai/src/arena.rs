//! `chabudai arena`: which of two bots is better.

use std::fmt;
use std::io::Write;
use std::process::ExitCode;
use std::time::Duration;

use bots::Spec;
use games::{AnyGame, AnyTable};
use serde_json::{Value as Json, json};
use table::{Dice, Refusal, Seat, SeatSet, Setup};

use crate::cli::ArenaArgs;
use crate::contest::Thought;
use crate::{contest, progress, setup};

pub(crate) fn run(args: &ArenaArgs, out: &mut impl Write) -> anyhow::Result<ExitCode> {
    let (game, setup) = setup::read(&args.setup)?;
    let seatings = seatings((game.open)(&setup)?.as_ref(), setup.seats);
    let bar = progress::bar(args.deals * seatings.len() as u64, "games");
    let deal = |deal| play_deal(game, &setup, args, &seatings, deal, || bar.inc(1));
    let mut result = Standing { args, deals: Vec::new() };
    contest::in_order(args.deals, args.threads, deal, |deal| {
        result.deals.push(deal);
        Ok(())
    })?;
    bar.finish_and_clear();
    if args.json {
        writeln!(out, "{}", serde_json::to_string_pretty(&result.as_json(game, &setup))?)?;
    } else {
        writeln!(out, "{result}")?;
    }
    Ok(ExitCode::SUCCESS)
}

/// Which seats A has: each side in turn; alone all of them and then none.
fn seatings(table: &dyn AnyTable, seats: u8) -> Vec<SeatSet> {
    let mut sides: Vec<SeatSet> = Vec::new();
    for seat in Seat::all(seats) {
        let side = table.partners(seat);
        if !sides.contains(&side) {
            sides.push(side);
        }
    }
    if sides.len() == 1 { vec![SeatSet::all(seats), SeatSet::EMPTY] } else { sides }
}

/// What A and B did with one deal, over all seatings.
#[derive(Default)]
struct Deal {
    a: Side,
    b: Side,
}

#[derive(Clone, Copy, Default)]
struct Side {
    seats: u32,
    wins: u32,
    score: i64,
    thought: Thought,
}

impl Side {
    fn rate(&self) -> f64 {
        f64::from(self.wins) / f64::from(self.seats.max(1))
    }

    fn mean_score(&self) -> f64 {
        self.score as f64 / f64::from(self.seats.max(1))
    }

    fn add(&mut self, other: &Self) {
        self.seats += other.seats;
        self.wins += other.wins;
        self.score += other.score;
        self.thought.add(&other.thought);
    }
}

fn play_deal(
    game: &AnyGame,
    setup: &Setup,
    args: &ArenaArgs,
    seatings: &[SeatSet],
    deal: u64,
    played: impl Fn(),
) -> Result<Deal, Refusal> {
    let mut result = Deal::default();
    for (i, &a_seats) in seatings.iter().enumerate() {
        let spec = |seat| if a_seats.contains(seat) { args.a } else { args.b };
        let specs: Vec<Spec> = Seat::all(setup.seats).map(spec).collect();
        let seed = Dice::stream(args.seed, deal).bits().wrapping_add(i as u64);
        let (table, thoughts) = contest::play(game, setup, &specs, &mut Dice::stream(args.seed, deal), seed)?;
        let outcome = table.outcome().expect("a game that was played to the end has an outcome");
        for (seat, thought) in Seat::all(setup.seats).zip(thoughts) {
            let side = if a_seats.contains(seat) { &mut result.a } else { &mut result.b };
            let wins = u32::from(outcome.winners.contains(seat));
            side.add(&Side { seats: 1, wins, score: outcome.scores[seat].into(), thought });
        }
        played();
    }
    Ok(result)
}

/// All deals together.
struct Standing<'a> {
    args: &'a ArenaArgs,
    deals: Vec<Deal>,
}

/// A mean, and how far the truth may be from it in 95 of 100 cases.
struct Mean {
    mean: f64,
    within: f64,
}

impl Mean {
    /// Deals are independent of each other, the games of one deal are not: so deals are what is counted.
    fn of(values: &[f64]) -> Self {
        let n = values.len() as f64;
        let mean = values.iter().sum::<f64>() / n;
        let variance = values.iter().map(|value| (value - mean).powi(2)).sum::<f64>() / (n - 1.0);
        Self { mean, within: student(n - 1.0) * (variance / n).sqrt() }
    }
}

/// How many standard errors of a mean the truth is within in 95 of 100 cases: more than with the normal distribution where
/// the spread itself is known from few values. (The expansion of Student's quantile in powers of 1 / `degrees`.)
fn student(degrees: f64) -> f64 {
    let z: f64 = 1.959_964;
    let first = (z.powi(3) + z) / 4.0;
    let second = (5.0 * z.powi(5) + 16.0 * z.powi(3) + 3.0 * z) / 96.0;
    let third = (3.0 * z.powi(7) + 19.0 * z.powi(5) + 17.0 * z.powi(3) - 15.0 * z) / 384.0;
    z + first / degrees + second / degrees.powi(2) + third / degrees.powi(3)
}

impl Standing<'_> {
    fn total(&self, side: impl Fn(&Deal) -> &Side) -> Side {
        let mut total = Side::default();
        self.deals.iter().for_each(|deal| total.add(side(deal)));
        total
    }

    /// How often A wins when it plays.
    fn share(&self) -> Mean {
        Mean::of(&self.deals.iter().map(|deal| deal.a.rate()).collect::<Vec<_>>())
    }

    /// How much oftener A wins than B, seat for seat.
    fn lead(&self) -> Mean {
        Mean::of(&self.deals.iter().map(|deal| deal.a.rate() - deal.b.rate()).collect::<Vec<_>>())
    }

    /// How often anybody wins.
    fn fair(&self) -> f64 {
        let (a, b) = (self.total(|deal| &deal.a), self.total(|deal| &deal.b));
        f64::from(a.wins + b.wins) / f64::from(a.seats + b.seats)
    }

    fn as_json(&self, game: &AnyGame, setup: &Setup) -> Json {
        let (share, lead) = (self.share(), self.lead());
        let side = |spec: Spec, side: Side| {
            json!({
                "bot": spec.to_string(),
                "win_share": side.rate(),
                "mean_score": side.mean_score(),
                "moves": side.thought.moves,
                "milliseconds_per_move": milliseconds(side.thought.per_move()),
                "milliseconds_longest_first_move": milliseconds(side.thought.longest_first),
                "milliseconds_longest_move": milliseconds(side.thought.longest),
            })
        };
        json!({
            "game": game.id,
            "seats": setup.seats,
            "options": setup.options,
            "deals": self.deals.len(),
            "seed": self.args.seed,
            "a": side(self.args.a, self.total(|deal| &deal.a)),
            "b": side(self.args.b, self.total(|deal| &deal.b)),
            "fair_share": self.fair(),
            "a_share_within": share.within,
            "lead": lead.mean,
            "lead_within": lead.within,
        })
    }
}

fn milliseconds(time: Duration) -> f64 {
    time.as_secs_f64() * 1000.0
}

impl fmt::Display for Standing<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (share, lead, fair) = (self.share(), self.lead(), self.fair());
        let (a, b) = (self.total(|deal| &deal.a), self.total(|deal| &deal.b));
        writeln!(
            f,
            "{} wins {:.1} % ± {:.1} of its seats over {} deals; a fair share is {:.1} %, so {:.2} times that",
            self.args.a,
            100.0 * share.mean,
            100.0 * share.within,
            self.deals.len(),
            100.0 * fair,
            share.mean / fair
        )?;
        let verdict = match lead.mean {
            mean if mean > lead.within => "A is better",
            mean if mean < -lead.within => "B is better",
            _ => "not clear yet: play more deals",
        };
        writeln!(f, "  lead {:+.1} % ± {:.1} seat for seat: {verdict}", 100.0 * lead.mean, 100.0 * lead.within)?;
        for (name, spec, side) in [("A", self.args.a, a), ("B", self.args.b, b)] {
            let (time, first, longest) = (side.thought.per_move(), side.thought.longest_first, side.thought.longest);
            let score = side.mean_score();
            write!(f, "  {name} {spec}: mean score {score:.1}, {time:.1?} a move, ")?;
            writeln!(f, "first moves at most {first:.1?}, longest move {longest:.1?}")?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn few_deals_make_a_wider_interval() {
        // From a table of Student's distribution.
        for (degrees, quantile) in [(3.0, 3.182), (5.0, 2.571), (10.0, 2.228), (30.0, 2.042), (1000.0, 1.962)] {
            let found = student(degrees);
            assert!((found / quantile - 1.0).abs() < 0.01, "{degrees} degrees: {found} instead of {quantile}");
        }
    }
}
