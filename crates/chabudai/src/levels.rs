//! `chabudai levels`: measures what the levels of a game are made of, and how good they are.
//!
//! Candidates play those near to them, which shows roughly where each stands. Of those the ones are taken that lie nearest to even
//! steps; they play their neighbours, on other deals, and that is what is written down.

use std::collections::BTreeMap;
use std::fs;
use std::io::Write;
use std::process::ExitCode;

use anyhow::Context as _;
use bots::{Budget, Ladders, Level, Method, Rating, Rung, Spec};
use games::AnyGame;
use table::Setup;

use crate::arena::{self, Contestant, Ground};
use crate::cli::LevelsArgs;
use crate::failure::Usage;

/// How far apart levels are to be.
const STEP: f64 = 200.0;

/// Who might be a level, about from the weakest to the strongest, after a novice and before a master.
const CANDIDATES: [&str; 16] = [
    "novice:4",
    "novice:5",
    "novice:7",
    "novice:12",
    "novice:20",
    "novice:40",
    "adept~100",
    "adept~90",
    "adept~75",
    "adept~50",
    "adept~25",
    "adept",
    "master:50it~60",
    "master:100it~40",
    "master:300it~25",
    "master:1000it~10",
];

/// A bot and how good it is.
struct Rated {
    spec: Spec,
    points: f64,
    /// How far the distance to the one below may be from the truth.
    within: f64,
}

pub(crate) fn run(args: &LevelsArgs, out: &mut impl Write) -> anyhow::Result<ExitCode> {
    let chosen = match args.only.as_slice() {
        [] => games::house().iter().collect(),
        only => only.iter().map(|id| games::find(id)).collect::<Result<Vec<_>, _>>().map_err(Usage::from)?,
    };
    let mut ladders = match fs::read_to_string(&args.out) {
        Ok(text) => text.parse::<Ladders>().with_context(|| args.out.display().to_string())?,
        Err(_) => Ladders::default(),
    };
    for game in chosen {
        for setup in with_company(game).filter(|setup| args.seats.is_none_or(|seats| seats == setup.seats)) {
            let rungs = measure(game, &setup, args, out)?;
            writeln!(out, "{} with {} seats:", game.id, setup.seats)?;
            for Rung { level, spec, rating } in &rungs {
                let Rating { points, within } = rating.expect("it was measured");
                writeln!(out, "  {:10} {:15} {points:5} ± {within}", level.name(), spec.to_string())?;
            }
            out.flush()?;
            ladders.set(game.id, setup.seats, rungs);
            fs::write(&args.out, ladders.to_string()).with_context(|| args.out.display().to_string())?;
        }
    }
    Ok(ExitCode::SUCCESS)
}

/// The first setup for each number of seats but one: alone there is nobody to be better than.
fn with_company(game: &AnyGame) -> impl Iterator<Item = Setup> {
    let mut setups = BTreeMap::new();
    for setup in (game.variants)().into_iter().filter(|setup| setup.seats > 1) {
        setups.entry(setup.seats).or_insert(setup);
    }
    setups.into_values()
}

fn measure(game: &AnyGame, setup: &Setup, args: &LevelsArgs, out: &mut impl Write) -> anyhow::Result<Vec<Rung>> {
    let sketch = sketch(&Ground::new(game, setup, args.seed, args.threads)?, args)?;
    if args.verbose {
        for Rated { spec, points, within } in &sketch {
            writeln!(out, "  {:26} {points:5.0} ± {within:.0}", spec.to_string())?;
        }
    }
    let mut specs = vec![Spec::of(Method::Random)];
    specs.extend(choose(&sketch));
    let rated = climb(&Ground::new(game, setup, args.seed + 1, args.threads)?, &specs, args.games)?;
    let steps = clear(rated);
    let levels = [Level::Random].into_iter().chain(Level::spread(steps.len() - 1));
    let rung = |(level, Rated { spec, points, within }): (Level, Rated)| {
        let rating = Rating { points: points.round() as i32, within: within.round() as i32 };
        Rung { level, spec, rating: Some(rating) }
    };
    Ok(levels.zip(steps).map(rung).collect())
}

/// Where the candidates stand, the novice first and the master last: each has played the next and the one after it.
fn sketch(ground: &Ground<'_>, args: &LevelsArgs) -> anyhow::Result<Vec<Rated>> {
    let master = Spec { budget: args.master, ..Spec::of(Method::Master) };
    let mut specs = vec![Spec::of(Method::Novice)];
    specs.extend(CANDIDATES.iter().map(|text| text.parse::<Spec>().expect("a bot")));
    specs.retain(|spec| thinks_less(spec.budget, args.master));
    specs.push(master);
    let next = (1..specs.len()).map(|place| [place, place - 1]);
    let after = (2..specs.len()).map(|place| [place, place - 2]);
    let pairs: Vec<_> = next.chain(after).collect();
    let list: Vec<_> = specs.iter().copied().map(Contestant::Bot).collect();
    let deals = |[a, b]: [usize; 2]| deals(ground, [specs[a], specs[b]], args.games / 2);
    let rungs = ground.rate(&list, &pairs, deals)?;
    let rated = |(&spec, rung): (&Spec, arena::Rung)| Rated { spec, points: rung.rating, within: rung.within };
    Ok(specs.iter().zip(rungs).map(rated).collect())
}

/// Whether one budget is less than another, where both are counted.
fn thinks_less(one: Budget, other: Budget) -> bool {
    match (one, other) {
        (Budget::Iterations(one), Budget::Iterations(other)) => one < other,
        _ => true,
    }
}

/// How many deals are about so many games, or more where nobody thinks: those cost nothing.
fn deals(ground: &Ground<'_>, pair: [Spec; 2], games: u64) -> u64 {
    const MORE: u64 = 5;
    let thinks = pair.iter().any(|spec| spec.method == Method::Master);
    (games * if thinks { 1 } else { MORE } / ground.seatings() as u64).max(2)
}

/// Lets each play the next, so many games; the first has 0 points.
fn climb(ground: &Ground<'_>, specs: &[Spec], games: u64) -> anyhow::Result<Vec<Rated>> {
    let mut rated = vec![Rated { spec: specs[0], points: 0.0, within: 0.0 }];
    for pair in specs.windows(2) {
        // The better one has one side only, as it also takes longer.
        let pair = [pair[0], pair[1]];
        let rungs = ground.rate(&pair.map(Contestant::Bot), &[[1, 0]], |_| deals(ground, pair, games))?;
        let below = rated[rated.len() - 1].points;
        rated.push(Rated { spec: pair[1], points: below + rungs[1].rating, within: rungs[1].within });
    }
    Ok(rated)
}

/// Those nearest to even steps between the first and the last, which are both taken.
fn choose(sketch: &[Rated]) -> Vec<Spec> {
    let (bottom, top) = (sketch[0].points, sketch[sketch.len() - 1].points);
    // Somebody stands between them even where that makes the steps smaller, and there are no more names than so many.
    let (least, most) = (2, Level::spread(usize::MAX).len() - 1);
    let steps = (((top - bottom) / STEP).round() as usize).clamp(least, most);
    let nearest = |step: usize| {
        let aim = bottom + (top - bottom) * step as f64 / steps as f64;
        let off = |at: &usize| (sketch[*at].points - aim).abs();
        (1..sketch.len() - 1).min_by(|a, b| off(a).total_cmp(&off(b)))
    };
    let mut between: Vec<usize> = (1..steps).filter_map(nearest).collect();
    between.dedup();
    let places = [0].into_iter().chain(between).chain([sketch.len() - 1]);
    places.map(|at| sketch[at].spec).collect()
}

/// Without those that are not clearly better than the one below them, nor clearly worse than the last. Nobody would feel the
/// difference. The first two and the last stay whatever was measured.
fn clear(rated: Vec<Rated>) -> Vec<Rated> {
    const ALWAYS: usize = 2;
    let last = rated.len() - 1;
    let mut steps: Vec<Rated> = Vec::new();
    // What was measured on the way from the last that was kept.
    let mut within = 0.0;
    for (place, next) in rated.into_iter().enumerate() {
        within = f64::hypot(within, next.within);
        if place == last {
            while steps.len() > ALWAYS && steps[steps.len() - 1].points + within >= next.points {
                within = f64::hypot(within, steps.pop().expect("more than two").within);
            }
        } else if place >= ALWAYS && steps[steps.len() - 1].points + within >= next.points {
            continue;
        }
        steps.push(Rated { within, ..next });
        within = 0.0;
    }
    steps
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What is left of a random bot, a novice, others and a master with such points, each within so many of the one below.
    fn left(measured: &[(i32, f64)]) -> Vec<(i32, i32)> {
        let rated =
            |&(points, within): &(i32, f64)| Rated { spec: Spec::of(Method::Novice), points: points.into(), within };
        let steps = clear(measured.iter().map(rated).collect());
        steps.iter().map(|step| (step.points as i32, step.within.round() as i32)).collect()
    }

    #[test]
    fn levels_that_are_clear_of_each_other_all_stay() {
        let steps = [(0, 0.0), (500, 40.0), (700, 40.0), (900, 40.0)];
        assert_eq!(left(&steps), [(0, 0), (500, 40), (700, 40), (900, 40)]);
    }

    #[test]
    fn a_level_that_may_be_no_better_than_the_one_below_is_dropped_and_the_doubt_adds_up() {
        let steps = [(0, 0.0), (500, 40.0), (530, 30.0), (700, 40.0), (900, 40.0)];
        assert_eq!(left(&steps), [(0, 0), (500, 40), (700, 50), (900, 40)]);
    }

    #[test]
    fn levels_that_may_be_as_good_as_the_master_are_dropped() {
        let steps = [(0, 0.0), (500, 40.0), (700, 30.0), (800, 40.0), (790, 40.0)];
        assert_eq!(left(&steps), [(0, 0), (500, 40), (700, 30), (790, 57)]);
        let steps = [(0, 0.0), (500, 40.0), (700, 30.0), (790, 40.0), (720, 40.0)];
        assert_eq!(left(&steps), [(0, 0), (500, 40), (720, 64)]);
    }

    #[test]
    fn a_novice_and_a_master_stay_even_where_they_are_alike() {
        assert_eq!(left(&[(0, 0.0), (10, 40.0), (15, 40.0), (5, 40.0)]), [(0, 0), (10, 40), (5, 57)]);
    }
}
