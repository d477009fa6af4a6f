//! Expansion C, the zen garden.

use miyabi::{Expansion, Pass};
use serde_json::json;
use table::Seat;

use crate::script::{Script, json, named};

/// A game with the zen tiles in this order and a first offer that holds what is wanted.
fn zen_garden(first: &str, wanted: &str) -> Script {
    let mut script = Script::new(2, Pass::Free, &[Expansion::Zen]);
    let mut left: Vec<_> = "ZM ZM ZP ZP ZF ZF ZF ZA ZA ZA ZB ZB ZB ZS ZS ZS".split(' ').collect();
    for tile in first.split(' ') {
        left.remove(left.iter().position(|other| *other == tile).expect("a zen tile"));
    }
    script.chance(&format!("zen {first} {}", left.join(" "))).unwrap();
    script.offer(wanted);
    script
}

#[test]
fn five_zen_tiles_lie_face_up() {
    let mut script = Script::new(2, Pass::Free, &[Expansion::Zen]);
    let events = script.chance("zen ZB ZA ZM ZP ZF ZM ZP ZF ZF ZA ZA ZB ZB ZS ZS ZS").unwrap();
    assert_eq!(
        json(&events),
        json!([{"event": "zen-shuffled", "face_up": {"ZM": 1, "ZP": 1, "ZF": 1, "ZA": 1, "ZB": 1}}])
    );
    let zen = json!(script.public().zen);
    assert_eq!(zen["stack"], json!({"ZM": 1, "ZP": 1, "ZF": 2, "ZA": 2, "ZB": 2, "ZS": 3}));
}

#[test]
fn a_shuffle_that_cannot_be_is_refused() {
    let mut script = Script::new(2, Pass::Free, &[Expansion::Zen]);
    let cases = [
        ("zen ZB ZA ZM ZP ZF ZM ZP ZF ZF ZA ZA ZB ZB ZS ZS", "there are 16 zen tiles, not 15"),
        ("zen ZB ZA ZM ZP ZF ZM ZM ZF ZF ZA ZA ZB ZB ZS ZS ZS", "ZM is there 3 times instead of 2"),
        ("offer M1 M1 M1 M1 M2 M2 M2 M2 M3 M3 ML ML", "the zen tiles are shuffled before all else"),
    ];
    for (text, reason) in cases {
        assert_eq!(script.chance(text).unwrap_err().to_string(), format!("impossible chance: {reason}"));
    }
}

#[test]
fn a_zen_tile_goes_on_bare_board_in_its_row_and_a_free_column() {
    let mut script = zen_garden("ZM ZM ZP ZP", "M2 P1");
    script.play("0 M2@a1+b1, 1 pass");
    // a1 and b1 are covered, and column a has its lantern.
    assert_eq!(script.moves_with("ZM@"), ["ZM@c1", "ZM@d1", "ZM@e1", "ZM@f1"]);
    assert_eq!(script.moves_with("ZP@"), ["ZP@b2", "ZP@c2", "ZP@d2", "ZP@e2", "ZP@f2"]);
    let events = script.play("0 ZM@c1");
    assert_eq!(
        json(&events),
        json!([
            {"event": "zen-laid", "seat": 0, "kind": "M", "square": "c1", "points": 1},
            {"event": "zen-replaced", "kind": "F", "left": 10}
        ])
    );
    // A lantern as usual, never covered, and no second one before the first is surrounded.
    assert!(!script.may("P1@c2") && !script.may("M1@c1"));
    assert_eq!(script.moves_with("Z"), Vec::<String>::new());
    assert_eq!(json!(script.public().boards[Seat::new(0)])["unsurrounded"], "c1");
}

/// Worked example: a surrounded boxwood zen tile with 3 objects around scores 4.
#[test]
fn a_surrounded_boxwood_with_3_objects_around_scores_4() {
    let mut script = zen_garden("ZB ZA ZM ZP ZF", "B3 A3");
    script.play("0 ZB@a5, 1 pass, 0 B3@b5+c5+d5, 0 A3@c4+a4+b4");
    assert_eq!(script.points(0), 1 + 3 + 3);
    script.all_pass();
    script.offer("S2");
    let events = script.play("1 pass, 0 S2@b6+a6");
    assert_eq!(
        named(&events, "zen-surrounded"),
        [
            json!({"event": "zen-surrounded", "seat": 0, "square": "a5", "around": ["a4", "b5", "a6"], "objects": 3, "points": 4})
        ]
    );
    assert_eq!(script.points(0), 1 + 3 + 3 + 2 + 4);
    // Now another one may be laid.
    assert!(script.may("ZA@f4"));
}

/// Worked example: a surrounded azalea zen tile with 4 objects around scores 5.
#[test]
fn a_surrounded_azalea_with_4_objects_around_scores_5_and_only_once() {
    let mut script = zen_garden("ZA ZM ZP ZF ZB", "A2 A2 F3 B3 A1");
    script.play("0 ZA@c4, 1 pass, 0 A2@d4+e4, 0 A2@b4+a4, 0 F3@a3+b3+c3");
    let events = script.play("0 B3@e5+c5+d5");
    let scored = &named(&events, "zen-surrounded")[0];
    assert_eq!((&scored["objects"], &scored["points"]), (&json!(4), &json!(5)));
    assert_eq!(script.points(0), 1 + 2 + 2 + 3 + 3 + 5);
    script.all_pass();
    script.offer("A1");
    let events = script.play("1 pass, 0 A1@d4");
    assert_eq!(named(&events, "zen-surrounded").len(), 0);
}

/// Worked example: an unsurrounded maple zen tile has its 1 point only. Its object still counts for the majority.
#[test]
fn an_unsurrounded_zen_tile_has_its_1_point_only() {
    let mut script = zen_garden("ZM ZP ZF ZA ZB", "");
    script.play("0 ZM@c1, 1 pass");
    let (events, outcome) = script.finish();
    assert_eq!(script.points(0), 1);
    assert_eq!(named(&events, "majority-scored").len(), 1);
    assert_eq!(outcome.scores.as_slice(), [1 + 14, 0]);
}

/// All neighbours are covered already; the board's edge counts as covered.
#[test]
fn a_zen_tile_in_a_gap_is_surrounded_at_once() {
    let mut script = zen_garden("ZM ZP ZF ZA ZB", "M1 P3");
    script.play("0 M1@b1, 1 pass, 0 P3@c2+a2+b2");
    let events = script.play("0 ZM@a1");
    let names: Vec<_> = json(&events).as_array().unwrap().iter().map(|event| event["event"].clone()).collect();
    assert_eq!(names, ["zen-laid", "zen-replaced", "zen-surrounded"]);
    assert_eq!(script.points(0), 1 + 3 + 1 + (1 + 1));
    assert!(script.may("ZP@d2"));
}

/// Zen tiles never lie side by side: only when all squares beside the last one are covered may the next be laid.
#[test]
fn the_object_of_a_zen_tile_counts_for_colour_and_for_seven() {
    let mut script = Script::new(2, Pass::Free, &[Expansion::Colour, Expansion::Zen, Expansion::Seven]);
    script.chance("zen ZM ZM ZP ZP ZF ZF ZF ZA ZA ZA ZB ZB ZB ZS ZS ZS").unwrap();
    script.offer("M1 P3");
    script.play("0 M1@b1, 1 pass, 0 P3@c2+a2+b2, 0 ZM@a1");
    script.all_pass();
    script.offer("M2 M2");
    // The second zen tile at c1 lies between b1 and d1, above c2: 1 + 2 objects, and 3 pagodas.
    let events = script.play("1 pass, 0 M2@d1+e1, 0 ZM@c1");
    assert_eq!(named(&events, "zen-surrounded")[0]["points"], 1 + 2 + 3 + 1);
    // Row 1: zen 1, maple 1, zen 1, maples 2, and two more make exactly seven.
    script.play("0 M2@f1+f2");
    let (events, _) = script.finish();
    assert_eq!(named(&events, "seven-in-row"), [json!({"event": "seven-in-row", "seat": 0, "row": "M", "points": 7})]);
    // a1, b1, c1, c2, d1 hang together: 1 + 1 + 1 + 3 + 2.
    assert_eq!(named(&events, "colour-scored")[0]["objects"], 8);
}
