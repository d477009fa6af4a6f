//! `chabudai arena`: which bots are better.

mod contestant;
mod ladder;
mod matches;
mod statistics;

use std::fmt;
use std::io::Write;
use std::process::ExitCode;
use std::time::Duration;

use serde_json::{Value as Json, json};

use crate::cli::ArenaArgs;
use crate::{progress, setup};
pub(crate) use contestant::Contestant;
pub(crate) use ladder::Rung;
pub(crate) use matches::Ground;
use matches::{Deal, Side, lead};
pub(crate) use statistics::Mean;

pub(crate) fn run(args: &ArenaArgs, out: &mut impl Write) -> anyhow::Result<ExitCode> {
    let (game, setup) = setup::read(&args.setup)?;
    let ground = Ground::new(game, &setup, args.seed, args.threads)?;
    let (Some(a), Some(b)) = (args.a, args.b) else {
        return ladder::run(args, &ground, out);
    };
    let (a, b) = (a.against(b), b.against(a));
    let bar = progress::bar(args.deals * ground.seatings.len() as u64, "games");
    let enough = |deals: &[Deal]| args.until_clear && lead(deals).is_clear();
    let deals = ground.play([a, b], args.deals, || bar.inc(1), enough)?;
    bar.finish_and_clear();
    let result = Standing { a, b, deals, until_clear: args.until_clear };
    if args.json {
        writeln!(out, "{}", serde_json::to_string_pretty(&result.as_json(&ground))?)?;
    } else {
        writeln!(out, "{result}")?;
    }
    Ok(ExitCode::SUCCESS)
}

/// All deals together.
struct Standing {
    a: Contestant,
    b: Contestant,
    deals: Vec<Deal>,
    until_clear: bool,
}

impl Standing {
    fn total(&self, side: impl Fn(&Deal) -> &Side) -> Side {
        let mut total = Side::default();
        self.deals.iter().for_each(|deal| total.add(side(deal)));
        total
    }

    /// How often A wins when it plays.
    fn share(&self) -> Mean {
        Mean::of(&self.deals.iter().map(|deal| deal.a.rate()).collect::<Vec<_>>())
    }

    /// How often anybody wins.
    fn fair(&self) -> f64 {
        let (a, b) = (self.total(|deal| &deal.a), self.total(|deal| &deal.b));
        f64::from(a.wins + b.wins) / f64::from(a.seats + b.seats)
    }

    /// How far the truth may be: who stops when it is clear has looked more than once.
    fn within(&self, mean: &Mean) -> f64 {
        if self.until_clear { mean.within_at_any_time } else { mean.within }
    }

    fn as_json(&self, ground: &Ground<'_>) -> Json {
        let (share, lead) = (self.share(), lead(&self.deals));
        let side = |contestant: Contestant, side: Side| {
            json!({
                "bot": contestant.to_string(),
                "win_share": side.rate(),
                "mean_score": side.mean_score(),
                "moves": side.thought.moves,
                "milliseconds_per_move": milliseconds(side.thought.per_move()),
                "milliseconds_longest_first_move": milliseconds(side.thought.longest_first),
                "milliseconds_longest_move": milliseconds(side.thought.longest),
            })
        };
        json!({
            "game": ground.game.id,
            "seats": ground.setup.seats,
            "options": ground.setup.options,
            "deals": self.deals.len(),
            "seed": ground.seed,
            "a": side(self.a, self.total(|deal| &deal.a)),
            "b": side(self.b, self.total(|deal| &deal.b)),
            "fair_share": self.fair(),
            "a_share_within": self.within(&share),
            "lead": lead.mean,
            "lead_within": self.within(&lead),
        })
    }
}

fn milliseconds(time: Duration) -> f64 {
    time.as_secs_f64() * 1000.0
}

impl fmt::Display for Standing {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (share, lead, fair) = (self.share(), lead(&self.deals), self.fair());
        let (a, b) = (self.total(|deal| &deal.a), self.total(|deal| &deal.b));
        writeln!(
            f,
            "{} wins {:.1} % ± {:.1} of its seats over {} deals; a fair share is {:.1} %, so {:.2} times that",
            self.a,
            100.0 * share.mean,
            100.0 * self.within(&share),
            self.deals.len(),
            100.0 * fair,
            share.mean / fair
        )?;
        let within = self.within(&lead);
        let verdict = match lead.mean {
            mean if mean > within => "A is better",
            mean if mean < -within => "B is better",
            _ => "not clear yet: play more deals",
        };
        writeln!(f, "  lead {:+.1} % ± {:.1} seat for seat: {verdict}", 100.0 * lead.mean, 100.0 * within)?;
        for (name, contestant, side) in [("A", self.a, a), ("B", self.b, b)] {
            let (time, first, longest) = (side.thought.per_move(), side.thought.longest_first, side.thought.longest);
            let score = side.mean_score();
            write!(f, "  {name} {contestant}: mean score {score:.1}, {time:.1?} a move, ")?;
            writeln!(f, "first moves at most {first:.1?}, longest move {longest:.1?}")?;
        }
        Ok(())
    }
}
