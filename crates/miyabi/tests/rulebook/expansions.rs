//! Expansions that score at the end.

use miyabi::{Expansion, Pass};
use serde_json::json;

use crate::script::{Script, named};

/// Worked example: a group of 27 objects scores 27.
#[test]
fn a_group_of_27_objects_scores_27() {
    let mut script = Script::new(2, Pass::Free, &[Expansion::Colour]);
    script.offer("M2 M2 M2 M2 M3 M3");
    // Row 1: 2 + 2 + 2 + 2 + 3 + 3 objects.
    script.play("0 M2@a1+a2, 1 pass, 0 M2@b1+b2, 0 M2@c1+c2, 0 M2@d1+d2, 0 M3@e1+e2+e3, 0 M3@f1+f2+f3");
    // Row 2, a level higher: 1 + 1 + 1 + 1 + 2 + 2.
    script.offer("P1 P1 P1 P1 P2 P2");
    script.play("1 pass, 0 P1@a2, 0 P1@b2, 0 P1@c2, 0 P1@d2, 0 P2@e2+e3, 0 P2@f2+f3");
    // Row 3, on bare board: 2 + 3. With 14 + 8 that makes 27.
    script.offer("F2 F3 S1");
    script.play("0 F2@a3+a4, 1 pass, 0 F3@b3+b4+b5");
    // A stone far away belongs to another group.
    script.play("0 S1@f6");
    let (events, _) = script.finish();
    let scored = &named(&events, "colour-scored");
    assert_eq!((scored.len(), &scored[0]["objects"], &scored[0]["points"]), (1, &json!(27), &json!(27)));
    assert_eq!(scored[0]["squares"].as_array().unwrap().len(), 14);
}

/// Objects are counted, not squares.
#[test]
fn the_most_numerous_group_is_not_the_widest() {
    let mut script = Script::new(2, Pass::Free, &[Expansion::Colour]);
    script.offer("S1 S1 S1 M2 M2");
    script.play("0 S1@a6, 1 pass, 0 S1@b6, 0 S1@c6, 0 M2@d1+d2, 0 M2@e1+e2");
    let (events, outcome) = script.finish();
    assert_eq!(
        named(&events, "colour-scored"),
        [json!({"event": "colour-scored", "seat": 0, "squares": ["d1", "e1"], "objects": 4, "points": 4})]
    );
    assert_eq!(outcome.scores.as_slice(), [3 + 4 + 14 + 4 + 4, 0]);
}

/// Worked example: a lawn of 6 squares scores 12.
#[test]
fn a_lawn_of_6_squares_scores_12() {
    let mut script = Script::new(2, Pass::Free, &[Expansion::Lawn]);
    script.offer("M3 M3 M2 M2 B1 B2");
    script.play("0 M3@a1+a2+a3, 1 pass, 0 M3@b1+b2+b3, 0 M2@c1+c2, 0 M2@d1+d2");
    // Bare board joins nothing: e6 is a lawn of its own.
    script.play("0 B2@e5+e6");
    let (events, outcome) = script.finish();
    assert_eq!(
        named(&events, "lawn-scored"),
        [json!({"event": "lawn-scored", "seat": 0, "squares": ["a2", "b2", "c2", "d2", "a3", "b3"], "points": 12})]
    );
    assert_eq!(outcome.scores.as_slice(), [3 + 3 + 2 + 2 + 2 + 14 + 6 + 12, 0]);
}

#[test]
fn a_lawn_joins_over_any_height_but_not_over_zen() {
    let mut script = Script::new(2, Pass::Free, &[Expansion::Lawn, Expansion::Zen]);
    script.chance("zen ZP ZP ZM ZM ZF ZF ZF ZA ZA ZA ZB ZB ZB ZS ZS ZS").unwrap();
    script.offer("M3 M3 M2");
    script.play("0 M3@a1+a2+a3, 1 pass, 0 M3@e1+e2+e3, 0 ZP@c2, 0 M2@b1+b2");
    script.all_pass();
    script.offer("M2 F2");
    // A second level over a2 and a3 keeps its lawn at a2; d2 lies on the other side of the zen tile.
    script.play("1 pass, 0 F2@a3+a2, 0 M2@d1+d2");
    let (events, _) = script.finish();
    let lawn = &named(&events, "lawn-scored")[0];
    // d2, e2 and e3 are more than a2 and b2.
    assert_eq!((&lawn["squares"], &lawn["points"]), (&json!(["d2", "e2", "e3"]), &json!(6)));
}

/// Worked example: two lines with exactly 7 objects score 14.
#[test]
fn two_lines_of_seven_score_14() {
    let mut script = Script::new(2, Pass::Free, &[Expansion::Seven]);
    script.offer("M3 M3 M1 S1");
    // Row 1: 3 + 3 + 1. Column d: 3 (fish) + 1 (stone) so far.
    script.play("0 M3@a1+a2+a3, 1 pass, 0 M3@b1+b2+b3, 0 M1@c1, 0 S1@d6");
    script.all_pass();
    script.offer("F3");
    script.play("1 pass, 0 F3@d3+e3+f3");
    script.all_pass();
    script.offer("B3 A2");
    // Column d: 3 + 1 + 3 = 7. Row 4 has 2.
    script.play("0 B3@d5+e5+f5, 1 pass, 0 A2@e4+f4");
    let (events, _) = script.finish();
    let lines: Vec<_> = ["seven-in-row", "seven-in-column"].iter().flat_map(|name| named(&events, name)).collect();
    assert_eq!(
        lines,
        [
            json!({"event": "seven-in-row", "seat": 0, "row": "M", "points": 7}),
            json!({"event": "seven-in-column", "seat": 0, "column": "d", "points": 7}),
        ]
    );
    assert_eq!(script.public().standings[table::Seat::new(0)].seven, Some(14));
}

#[test]
fn eight_objects_are_not_seven() {
    let mut script = Script::new(2, Pass::Free, &[Expansion::Seven]);
    script.offer("M3 M3 M2");
    script.play("0 M3@a1+a2+a3, 1 pass, 0 M3@b1+b2+b3, 0 M2@c1+c2");
    let (events, _) = script.finish();
    assert_eq!(named(&events, "seven-in-row").len(), 0);
}
