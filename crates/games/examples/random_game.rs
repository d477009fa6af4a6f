//! Plays a game at random and prints its record.
//!
//! `cargo run -p games --example random_game -- miyabi 7`

use std::error::Error;
use std::io::{self, Write};

use table::Dice;

fn main() -> Result<(), Box<dyn Error>> {
    let mut arguments = std::env::args().skip(1);
    let game = games::find(&arguments.next().unwrap_or("seikatsu".into()))?;
    let seed = arguments.next().map_or(Ok(0), |seed| seed.parse())?;
    // The usual way to play it; `game.variants` has all others.
    let setup = (game.showcase)().remove(0);
    let table = (game.random_game)(&setup, &mut Dice::new(seed))?;
    writeln!(io::stdout(), "{}", table.record())?;
    Ok(())
}
