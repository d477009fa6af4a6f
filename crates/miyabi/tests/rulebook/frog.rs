//! Expansion E, the frog.

use miyabi::{Expansion, Pass};
use serde_json::json;
use table::{Seat, Turn};

use crate::script::{Script, json, named};

fn with_frogs(pass: Pass, squares: [&str; 2]) -> Script {
    let mut script = Script::new(2, pass, &[Expansion::Frog]);
    script.play(&format!("0 frog {}, 1 frog {}", squares[0], squares[1]));
    script
}

#[test]
fn frogs_are_set_before_the_first_offer_after_the_zen_tiles() {
    let mut script = Script::new(3, Pass::Forced, &[Expansion::Zen, Expansion::Frog]);
    assert_eq!(script.table.turn(), Turn::Chance);
    script.chance("zen ZM ZM ZP ZP ZF ZF ZF ZA ZA ZA ZB ZB ZB ZS ZS ZS").unwrap();
    for seat in 0..3 {
        assert_eq!((script.mover(), script.moves().len()), (Seat::new(seat), 36));
        let events = script.play(&format!("{seat} frog c3"));
        assert_eq!(json(&events), json!([{"event": "frog-set", "seat": seat, "square": "c3"}]));
        assert_eq!(script.points(seat), 0);
    }
    assert_eq!(script.table.turn(), Turn::Chance);
}

#[test]
fn the_frog_steps_once_before_or_after_laying() {
    let mut script = with_frogs(Pass::Free, ["c3", "c3"]);
    script.offer("");
    assert_eq!(script.moves_with("frog"), ["frog c2", "frog b3", "frog d3", "frog c4"]);
    // Before laying: then the turn ends with the tile.
    script.play("0 frog d3");
    assert_eq!(script.moves_with("frog"), Vec::<String>::new());
    script.play("0 S1@a6");
    assert_eq!(script.mover(), Seat::new(1));
    // After laying: step or end.
    script.play("1 S1@a6");
    assert_eq!(script.moves(), ["frog c2", "frog b3", "frog d3", "frog c4", "end"]);
    assert_eq!(json(&script.play("1 end")), json!([{"event": "frog-stayed", "seat": 1}]));
    assert_eq!(script.mover(), Seat::new(0));
    // Before passing, but not after it.
    script.play("0 frog d2, 0 pass");
    assert_eq!(script.mover(), Seat::new(1));
    script.play("1 pass");
    assert_eq!(script.table.turn(), Turn::Chance);
}

#[test]
fn nothing_is_laid_on_the_square_of_the_frog() {
    let mut script = Script::new(2, Pass::Free, &[Expansion::Zen, Expansion::Frog]);
    script.chance("zen ZM ZM ZP ZP ZF ZF ZF ZA ZA ZA ZB ZB ZB ZS ZS ZS").unwrap();
    script.play("0 frog c1, 1 frog a1");
    script.offer("M1 M2");
    assert_eq!(script.moves_with("M1@"), ["M1@a1", "M1@b1", "M1@d1", "M1@e1", "M1@f1"]);
    assert!(!script.may("M2@b1+c1") && !script.may("ZM@c1") && script.may("ZM@b1"));
    // It is about one's own frog only.
    script.play("0 M1@a1, 0 end");
    assert!(script.may("M2@b1+c1") && !script.may("M2@b1+a1"));
}

#[test]
fn the_frog_never_steps_onto_a_zen_tile() {
    let mut script = Script::new(2, Pass::Free, &[Expansion::Zen, Expansion::Frog]);
    script.chance("zen ZM ZM ZP ZP ZF ZF ZF ZA ZA ZA ZB ZB ZB ZS ZS ZS").unwrap();
    script.play("0 frog b1, 1 frog a1");
    script.offer("");
    script.play("0 ZM@a1");
    assert_eq!(script.moves(), ["frog c1", "frog b2", "end"]);
}

/// A garden in which the squares b2 to e2 are lawn at levels 1 to 4, before the frog's first step.
fn terraces(frog: &str) -> Script {
    let mut script = Script::new(2, Pass::Free, &[Expansion::Frog]).with(|table| {
        for kind in ["M", "P", "F", "A", "B", "S"] {
            table["copies"][format!("{kind}1")] = if kind == "S" { 32 } else { 0 }.into();
            table["copies"][format!("{kind}2")] = if kind == "M" { 32 } else { 0 }.into();
        }
    });
    script.play(&format!("0 frog {frog}, 1 frog f6"));
    script.offer("");
    script.play("0 M2@b1+b2, 0 end, 1 pass, 0 M2@c1+c2, 0 end, 0 M2@d1+d2, 0 end, 0 M2@e1+e2, 0 end, 0 pass");
    script.offer("");
    script.play("1 pass, 0 M2@c1+c2, 0 end, 0 M2@d1+d2, 0 end, 0 M2@e1+e2, 0 end, 0 pass");
    script.offer("");
    script.play("0 M2@d1+d2, 0 end, 1 pass, 0 M2@e1+e2, 0 end, 0 pass");
    script.offer("");
    script.play("1 pass, 0 M2@e1+e2, 0 end");
    script
}

#[test]
fn a_step_up_scores_its_level_and_level_4_turns_the_frog_golden() {
    let mut script = terraces("a2");
    let before = script.points(0);
    assert_eq!(script.moves_with("frog"), ["frog a1", "frog b2", "frog a3"]);
    let events = script.play("0 frog b2");
    assert_eq!(
        json(&events),
        json!([{"event": "frog-stepped", "seat": 0, "from": "a2", "to": "b2", "level": 1, "points": 1}])
    );
    script.play("0 S1@a6");
    // Up to c2; not down to a2 or b3; not onto the maples at b1, as it is silver.
    assert_eq!(script.moves_with("frog"), ["frog c2"]);
    script.play("0 frog c2, 0 S1@b6, 0 frog d2, 0 S1@c6");
    let events = script.play("0 frog e2");
    assert_eq!(
        json(&events),
        json!([
            {"event": "frog-stepped", "seat": 0, "from": "d2", "to": "e2", "level": 4, "points": 4},
            {"event": "frog-turned-golden", "seat": 0, "square": "e2"}
        ])
    );
    let stones = 3;
    assert_eq!(script.points(0), before + (1 + 2 + 3 + 4) + stones);
    // Golden, it may step onto objects. Keeping the level scores nothing and tells nothing of gold again.
    script.play("0 S1@d6");
    assert_eq!(script.moves_with("frog"), ["frog e1"]);
    let events = script.play("0 frog e1");
    assert_eq!(named(&events, "frog-stepped")[0]["points"], 0);
    assert_eq!(named(&events, "frog-turned-golden").len(), 0);
    assert_eq!(
        json!(script.public().boards[Seat::new(0)])["frog"],
        json!({"square": "e1", "level": 4, "golden": true})
    );
    // The frog counts for nothing at the end.
    let points = script.points(0);
    let (_, outcome) = script.finish();
    assert_eq!(outcome.scores[Seat::new(0)], points as i32 + 14 + 4);
}

#[test]
fn the_frog_never_goes_up_by_two() {
    let script = terraces("c3");
    assert_eq!(script.moves_with("frog"), ["frog b3", "frog d3", "frog c4"]);
}

#[test]
fn without_a_step_the_turn_ends_by_itself() {
    let mut script = with_frogs(Pass::Free, ["a1", "f6"]);
    script.offer("M1 P1");
    // Silver, it steps neither onto the maple nor onto the pagoda.
    script.play("0 M1@b1, 0 end, 1 pass, 0 P1@a2");
    assert_eq!(script.mover(), Seat::new(0));
    assert_eq!(script.moves_with("frog"), Vec::<String>::new());
    assert!(!script.may("end"));
}

/// Seat 0 has only column f left and its frog sits on f6.
fn frog_in_the_way() -> Script {
    let mut script = with_frogs(Pass::Forced, ["f6", "f1"]);
    script.offer("S1 S1 S1 S1 S2 S2 S2 S2 S3 S3 SL SL");
    for tile in ["S2@a6+a5", "S2@b6+b5", "S3@c6+c4+c5", "SL@d6+d5+e6", "S1@e6"] {
        script.play(&format!("0 {tile}, 0 end, 1 {tile}, 1 end"));
    }
    script
}

#[test]
fn a_forced_pass_looks_at_tiles_only_and_again_after_a_step() {
    let mut script = frog_in_the_way();
    // No tile can be laid now, so passing is legal, although a step would make room.
    assert_eq!(script.moves(), ["frog f5", "pass"]);
    let mut other = Script { table: script.table.clone() };
    script.play("0 frog f5");
    assert_eq!(script.moves(), ["S1@f6"]);
    // After passing there is no step.
    other.play("0 pass");
    assert_eq!(other.mover(), Seat::new(1));
}

#[test]
fn the_frog_steps_after_the_sixth_tile_too() {
    let mut script = frog_in_the_way();
    script.play("0 pass, 1 S1@f6");
    assert_eq!(script.moves(), ["frog e1", "frog f2", "end"]);
    script.play("1 frog e1");
    assert_eq!(script.table.turn(), Turn::Chance);
}
