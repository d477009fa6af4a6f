//! `chabudai train`: learns a game by playing it.

mod drawing;

use std::fs;
use std::io::Write;
use std::process::ExitCode;

use anyhow::Context as _;
use bots::{Knowledge, Lesson, Origin};
use games::Visitor;

use crate::cli::TrainArgs;
use crate::failure::Usage;

pub(crate) fn run(args: &TrainArgs, out: &mut impl Write) -> anyhow::Result<ExitCode> {
    let game = games::find(&args.game).map_err(Usage::from)?;
    let (seed, generations, games) = (args.seed, args.generations, args.games);
    let origin = Origin { game: game.id.into(), seed, generations, games };
    let mut pupil = Pupil { origin, lessons: Vec::new(), learned: None };
    games::visit(&mut pupil);
    let Some(learned) = pupil.learned else {
        return Err(Usage(format!("{} has nothing that could be learned", game.id)).into());
    };
    for Lesson { curve, pass, error } in &pupil.lessons {
        writeln!(out, "{curve}, pass {pass}: wrong by {error:.4} nats")?;
    }
    fs::write(&args.out, learned).with_context(|| args.out.display().to_string())?;
    if let Some(path) = &args.svg {
        fs::write(path, drawing::svg(game.id, pupil.lessons)).with_context(|| path.display().to_string())?;
    }
    Ok(ExitCode::SUCCESS)
}

/// Learns the one game that it is there for, from all ways to play it.
struct Pupil {
    origin: Origin,
    lessons: Vec<Lesson>,
    learned: Option<Vec<u8>>,
}

impl Visitor for Pupil {
    fn visit<G: Knowledge>(&mut self) {
        if G::ID == self.origin.game {
            self.learned = G::learn(&self.origin, &mut |lesson| self.lessons.push(lesson));
        }
    }
}
