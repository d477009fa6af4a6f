//! `chabudai train`: learns what the features of a game are worth.

mod drawing;

use std::fs;
use std::io::Write;
use std::process::ExitCode;

use anyhow::Context as _;
use bots::{Knowledge, Lesson, Origin, Weights, train};
use games::Visitor;
use table::showcase;

use crate::cli::TrainArgs;
use crate::failure::Usage;

pub(crate) fn run(args: &TrainArgs, out: &mut impl Write) -> anyhow::Result<ExitCode> {
    let game = games::find(&args.game).map_err(Usage::from)?;
    let (seed, generations, games) = (args.seed, args.generations, args.games);
    let origin = Origin { game: game.id.into(), seed, generations, games };
    let mut pupil = Pupil { origin, lessons: Vec::new(), weights: None };
    games::visit(&mut pupil);
    let Some(weights) = pupil.weights else {
        return Err(Usage(format!("{} has no features that could be learned", game.id)).into());
    };
    for Lesson { generation, pass, error } in &pupil.lessons {
        writeln!(out, "generation {generation}, pass {pass}: wrong by {error:.3} points")?;
    }
    fs::write(&args.out, weights.to_string()).with_context(|| args.out.display().to_string())?;
    if let Some(path) = &args.svg {
        fs::write(path, drawing::svg(game.id, &pupil.lessons)).with_context(|| path.display().to_string())?;
    }
    Ok(ExitCode::SUCCESS)
}

/// Learns the one game that it is there for, from all ways to play it.
struct Pupil {
    origin: Origin,
    lessons: Vec<Lesson>,
    weights: Option<Weights>,
}

impl Visitor for Pupil {
    fn visit<G: Knowledge>(&mut self) {
        if G::ID == self.origin.game && G::FEATURES > 0 {
            let learned = train::<G>(&showcase(), self.origin.clone(), |lesson| self.lessons.push(lesson));
            self.weights = Some(learned);
        }
    }
}
