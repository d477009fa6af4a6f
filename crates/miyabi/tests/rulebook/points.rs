//! What a move scores at once, said before it is played.

use miyabi::{Expansion, Pass};
use table::Game;

use crate::script::Script;

/// What the seat to move would score by this.
fn said(script: &Script, mv: &str) -> Option<i32> {
    script.table.game().points(script.mover(), mv.parse().expect("a move"))
}

#[test]
fn a_tile_is_said_to_score_its_objects_times_its_level() {
    let mut script = Script::new(2, Pass::Free, &[]);
    script.offer("F3 F2");
    assert_eq!((said(&script, "F3@a3+b3+c3"), said(&script, "pass")), (Some(3), Some(0)));
    script.play("0 F3@a3+b3+c3, 1 pass");
    assert_eq!(said(&script, "F2@b3+c3"), Some(2 * 2));
}

#[test]
fn the_bonus_at_level_5_is_said_with_its_tile() {
    let mut script = Script::new(2, Pass::Free, &[]);
    for round in 0..4 {
        script.offer("M2");
        script.play(if round % 2 == 0 { "0 M2@a1+a2, 1 pass" } else { "1 pass, 0 M2@a1+a2" });
        script.all_pass();
    }
    script.offer("P2");
    assert_eq!(said(&script, "P2@a2+a1"), Some(2 * 5 + 9));
    assert_eq!(said(&script, "P2@b2+b1"), Some(2));
}

#[test]
fn a_zen_tile_and_what_surrounds_it_are_said_together() {
    let mut script = Script::new(2, Pass::Free, &[Expansion::Zen]);
    script.chance("zen ZM ZP ZF ZA ZB ZM ZP ZF ZF ZA ZA ZB ZB ZS ZS ZS").unwrap();
    script.offer("M1 P3");
    assert_eq!(said(&script, "ZM@a1"), Some(1));
    let mut gap = Script { table: script.table.clone() };
    // The tile that closes the gap: 3 for itself, then 1 maple beside the zen tile and its own object.
    script.play("0 ZM@a1, 1 pass, 0 M1@b1");
    assert_eq!(said(&script, "P3@c2+a2+b2"), Some(3 + 2));
    // Laid where its neighbours are covered already: 1 for laying, then the same.
    gap.play("0 M1@b1, 1 pass, 0 P3@c2+a2+b2");
    assert_eq!(said(&gap, "ZM@a1"), Some(1 + 2));
}

#[test]
fn a_step_up_is_said_to_score_its_level() {
    let mut script = Script::new(2, Pass::Free, &[Expansion::Frog]);
    assert_eq!(said(&script, "frog c3"), Some(0));
    script.play("0 frog c3, 1 frog a1");
    script.offer("P2");
    assert_eq!(said(&script, "frog b3"), Some(0));
    script.play("0 P2@d2+d3");
    assert_eq!((said(&script, "frog d3"), said(&script, "end")), (Some(1), Some(0)));
}

/// The last move of the game is said to score what its seat gets at the end, whether it lays, steps or passes.
#[test]
fn the_end_is_said_with_the_move_that_brings_it() {
    let mut script = Script::new(2, Pass::Free, &[Expansion::Colour, Expansion::Frog]);
    script.play("0 frog a6, 1 frog f6");
    for _ in 0..5 {
        script.offer("");
        script.all_pass();
    }
    script.offer("M1 P1 F1 M2 P2 F2 M3");
    // Seat 1 begins the sixth round; seat 0 has two maples.
    script.play("1 M1@a1, 1 end, 0 M2@a1+a2, 0 end, 1 P1@b2, 1 end, 0 pass");
    script.play("1 F1@c3, 1 end, 1 F2@d3+d4, 1 end, 1 P2@e2+e1, 1 end");
    // Second in maple, first in pagoda and fish; the fish are a group of 3.
    assert_eq!(said(&script, "pass"), Some(7 + 12 + 10 + 3));
    // After the last tile the frog may step: the end is not yet there.
    assert_eq!(said(&script, "M3@f1+f2+f3"), Some(3));
    script.play("1 M3@f1+f2+f3");
    let end = 14 + 12 + 10 + 3;
    assert_eq!((said(&script, "end"), said(&script, "frog f5")), (Some(end), Some(end)));
    script.play("1 frog f5");
    let outcome = script.table.outcome().expect("it is over");
    assert_eq!(outcome.scores[table::Seat::new(1)], (1 + 1 + 1 + 2 + 2 + 3) + end);
}
