//! `chabudai levels`: measures what the levels of a game are made of, and how good they are.
//!
//! Candidates from a novice to a master play their neighbours, which shows roughly where each stands. Of those the ones are
//! taken that lie nearest to even steps; they play their neighbours again, on other deals, and that is what is written down.

use std::collections::BTreeMap;
use std::fs;
use std::io::Write;
use std::process::ExitCode;

use anyhow::Context as _;
use bots::{Ladders, Level, Method, Rating, Rung, Spec};
use games::AnyGame;
use table::Setup;

use crate::arena::{Contestant, Distance, Ground};
use crate::cli::LevelsArgs;
use crate::failure::Usage;

/// How far apart levels are to be.
const STEP: f64 = 200.0;

/// Who might be a level, about from the weakest to the strongest, after a novice and before a master.
const CANDIDATES: [&str; 14] = [
    "adept~100",
    "adept~95",
    "adept~90",
    "adept~80",
    "adept~65",
    "adept~45",
    "adept~20",
    "adept",
    "master:50it~60",
    "master:100it~45",
    "master:200it~30",
    "master:400it~20",
    "master:800it~10",
    "master:1600it~5",
];

/// A bot and how good it is: better by so much than the one below it.
struct Rated {
    spec: Spec,
    points: f64,
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
    let between = CANDIDATES.iter().map(|text| text.parse().expect("a bot"));
    let master = Spec { budget: args.master, ..Spec::of(Method::Master) };
    let candidates: Vec<Spec> = [Spec::of(Method::Novice)].into_iter().chain(between).chain([master]).collect();
    let sketch = climb(&Ground::new(game, setup, args.seed, args.threads)?, &candidates, args.games / 2)?;
    if args.verbose {
        for Rated { spec, points, within } in &sketch {
            writeln!(out, "  {:26} {points:5.0} ± {within:.0}", spec.to_string())?;
        }
    }
    let mut specs = vec![Spec::of(Method::Random)];
    specs.extend(choose(&sketch));
    let rated = climb(&Ground::new(game, setup, args.seed + 1, args.threads)?, &specs, args.games)?;
    let steps = increasing(rated);
    let levels = [Level::Random].into_iter().chain(Level::spread(steps.len() - 1));
    let rung = |(level, Rated { spec, points, within }): (Level, Rated)| {
        let rating = Rating { points: points.round() as i32, within: within.round() as i32 };
        Rung { level, spec, rating: Some(rating) }
    };
    Ok(levels.zip(steps).map(rung).collect())
}

/// Lets each play the next, so many games; the first has 0 points.
fn climb(ground: &Ground<'_>, specs: &[Spec], games: u64) -> anyhow::Result<Vec<Rated>> {
    let deals = (games / ground.seatings() as u64).max(2);
    let mut rated = vec![Rated { spec: specs[0], points: 0.0, within: 0.0 }];
    for pair in specs.windows(2) {
        // The better one has one side only, as it also takes longer.
        let Distance { points, within } = ground.distance([pair[1], pair[0]].map(Contestant::Bot), deals)?;
        let below = rated[rated.len() - 1].points;
        rated.push(Rated { spec: pair[1], points: below + points, within });
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

/// Without those that turned out to be no better than one below them, or no worse than the last.
fn increasing(mut rated: Vec<Rated>) -> Vec<Rated> {
    let Some(top) = rated.pop() else { return rated };
    let mut steps: Vec<Rated> = Vec::new();
    for next in rated {
        if next.points < top.points && steps.last().is_none_or(|below| below.points < next.points) {
            steps.push(next);
        }
    }
    steps.push(top);
    steps
}
