//! From the command line to a game that can be played.

use std::fs;
use std::path::Path;

use anyhow::{Context, anyhow};
use games::AnyGame;
use table::{Components, MAX_SEATS, Setup};

use crate::cli::SetupArgs;
use crate::failure::Usage;

/// The game that was asked for and how it is set up.
pub(crate) fn read(args: &SetupArgs) -> anyhow::Result<(&'static AnyGame, Setup)> {
    let game = games::find(&args.game).map_err(Usage::from)?;
    let components = match &args.components {
        None => Components::Standard,
        Some(_) if !game.takes_components => {
            return Err(Usage(format!("{} is only played with its standard components", game.id)).into());
        }
        Some(file) => read_components(game, file)?,
    };
    let typed = |seats, components| Setup::typed(game.rules, game.choices, seats, components, &args.options);
    let seats = match args.seats {
        Some(seats) => seats,
        None => {
            let standard = typed(0, Components::Standard).map_err(Usage::from)?;
            fewest_seats(game, &standard).unwrap_or(0)
        }
    };
    let setup = typed(seats, components).map_err(Usage::from)?;
    match (game.open)(&setup) {
        Ok(_) => Ok((game, setup)),
        // What is right with the standard components is wrong in the file.
        Err(refusal) => match &args.components {
            Some(file) if (game.open)(&Setup { components: Components::Standard, ..setup }).is_ok() => {
                Err(anyhow!("{}: {refusal}", file.display()))
            }
            _ => Err(Usage(format!("{}: {refusal}", game.id)).into()),
        },
    }
}

fn fewest_seats(game: &AnyGame, setup: &Setup) -> Option<u8> {
    (1..=MAX_SEATS as u8).find(|&seats| (game.open)(&Setup { seats, ..setup.clone() }).is_ok())
}

/// A component file: its name is the set's name.
fn read_components(game: &AnyGame, file: &Path) -> anyhow::Result<Components> {
    let shown = file.display();
    let text = fs::read_to_string(file).with_context(|| format!("cannot read {shown}"))?;
    let keys = toml::from_str(&text).map_err(|error| {
        let line = error.span().map_or(1, |span| text[..span.start].lines().count().max(1));
        anyhow!("{shown}:{line}: not TOML: {}", error.message())
    })?;
    let table = (game.component_table)(keys).map_err(|refusal| anyhow!("{shown}: {refusal}"))?;
    let name = file.file_stem().unwrap_or_default().to_string_lossy();
    let name = if name == "standard" { "custom".into() } else { name.into_owned() };
    Ok(Components::Custom { name, table })
}
