//! Transcripts compared as text.

use std::fmt::Write;
use std::path::Path;

use table::{Dice, Game, Options, Seat, Step, Table};

use crate::random_game;

/// Compares a random game, told in full, with the transcript `name` in `folder`. `make golden` writes it anew: read
/// the difference before you commit it.
pub fn golden<G: Game>(folder: &Path, name: &str, options: &G::Options, seed: u64) {
    let transcript = transcript(&random_game::<G>(options, &mut Dice::new(seed)));
    insta::with_settings!({
        snapshot_path => folder,
        prepend_module_to_snapshot => false,
        omit_expression => true,
    }, {
        insta::assert_snapshot!(name, transcript);
    });
}

/// What happened, who knew what at a few moments, and how it ended.
fn transcript<G: Game>(played: &Table<G>) -> String {
    const VIEW_EVERY: usize = 10;
    let mut table = Table::<G>::new(played.options().clone());
    let setup = played.options().setup();
    let mut out = format!("{} {} {}\n", G::ID, setup.rules, serde_json::json!(setup.options));
    for (i, step) in played.log().iter().enumerate() {
        if i % VIEW_EVERY == 1 {
            line(&mut out, "  to decide ", &table.turn());
            line(&mut out, "  everybody sees ", &table.game().public());
            for seat in Seat::all(played.options().seats()) {
                line(&mut out, &format!("  seat {seat} sees "), &table.game().private(seat));
            }
        }
        match step {
            Step::Chance(chance) => writeln!(out, "{i} chance: {chance}"),
            Step::Move(seat, mv) => {
                let moves = table.moves(*seat);
                let (first, last) = (moves[0], moves[moves.len() - 1]);
                writeln!(out, "{i} seat {seat}: {mv} (of {}, {first} to {last})", moves.len())
            }
        }
        .expect("writing to a string");
        for event in table.step(step.clone()).expect("what was played is legal") {
            line(&mut out, "  ", &event);
        }
    }
    line(&mut out, "everybody sees ", &table.game().public());
    line(&mut out, "result ", &table.outcome());
    out
}

fn line(out: &mut String, start: &str, value: &impl serde::Serialize) {
    writeln!(out, "{start}{}", serde_json::to_string(value).expect("it can be written")).expect("writing to a string");
}
