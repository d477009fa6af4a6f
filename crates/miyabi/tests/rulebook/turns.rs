//! Rounds and turns.

use miyabi::{Expansion, Kind, Pass, Shape};
use serde_json::json;
use table::{Seat, Turn};

use crate::script::{Script, json, named};

#[test]
fn rounds_begin_with_seat_after_seat() {
    for (seats, rounds) in [(2, 6), (3, 5), (4, 4)] {
        let mut script = Script::new(seats, Pass::Free, &[]);
        for round in 0..rounds {
            let events = script.offer("");
            assert_eq!(json(&events)[0]["round"], round + 1);
            assert_eq!(script.mover(), Seat::new(round % seats));
            let offered = Shape::ALL.map(|shape| {
                script.public().tiles.offer.iter().filter(|tile| tile.shape() == shape).count() as u8 / seats
            });
            assert_eq!(offered, [2, 2, 1, 1]);
            script.all_pass();
        }
        assert_eq!(script.table.turn(), Turn::Over);
    }
}

#[test]
fn what_is_left_of_an_offer_is_out_of_the_game() {
    let mut script = Script::new(2, Pass::Free, &[]);
    script.offer("M1 M1 M1 M1");
    script.play("0 M1@a1");
    let events = script.all_pass();
    assert_eq!(named(&events, "round-ended")[0]["left_over"]["M1"], 3);
    assert_eq!(json!(script.public().tiles.left_over)["M1"], 3);
    let refusal = script.chance("offer M1 S1 S1 S1 S2 S2 S2 S2 S3 S3 SL SL").unwrap_err();
    assert_eq!(refusal.to_string(), "impossible chance: M1 is offered 1 times, but only 0 are undrawn");
}

#[test]
fn an_offer_that_cannot_be_is_refused() {
    let mut script = Script::new(2, Pass::Free, &[]);
    let cases = [
        ("offer M1 M1 M1 M1 M2 M2 M2 M3 M3 ML ML", "4 double tiles are offered, not 3"),
        ("offer M1 M1 M1 M1 M2 M2 M2 M2 S3 S3 S3 ML ML", "2 straight tiles are offered, not 3"),
        ("zen ZM ZM ZP ZP ZF ZF ZF ZA ZA ZA ZB ZB ZB ZS ZS ZS", "the offer of a round is drawn now"),
    ];
    for (text, reason) in cases {
        assert_eq!(script.chance(text).unwrap_err().to_string(), format!("impossible chance: {reason}"));
    }
    // Tiles are written in the order of shapes and kinds.
    assert!(script.chance("offer P1 M1 M1 M1 M2 M2 M2 M2 S3 S3 ML ML").is_err());
}

/// Worked example: 3 pagodas at level 1 are 3 points.
#[test]
fn three_pagodas_at_level_1_are_3_points() {
    let mut script = Script::new(2, Pass::Forced, &[]);
    script.offer("P3");
    let events = script.play("0 P3@c2+d2+e2");
    assert_eq!(
        json(&events),
        json!([{"event": "laid", "seat": 0, "tile": "P3", "object": "c2", "others": ["d2", "e2"], "level": 1, "points": 3}])
    );
    assert_eq!(script.points(0), 3);
}

/// Worked example: 2 fish at level 2 are 4 points.
#[test]
fn two_fish_at_level_2_are_4_points() {
    let mut script = Script::new(2, Pass::Free, &[]);
    script.offer("F3 F2");
    script.play("0 F3@a3+b3+c3, 1 pass, 0 F2@b3+c3");
    assert_eq!(script.points(0), 3 + 4);
}

#[test]
fn tiles_stay_on_the_board_and_in_their_row() {
    let mut script = Script::new(2, Pass::Forced, &[]);
    script.offer("S2 M1");
    assert!(script.may("S2@f6+e6") && script.may("S2@f6+f5"));
    assert!(script.moves_with("S2@").iter().all(|mv| mv[4..].starts_with('6')), "{:?}", script.moves_with("S2@"));
    assert_eq!(script.moves_with("M1@"), ["M1@a1", "M1@b1", "M1@c1", "M1@d1", "M1@e1", "M1@f1"]);
    let refusal = script.try_play("0 M1@c3").unwrap_err().to_string();
    assert!(refusal.starts_with("seat 0 cannot play M1@c3: it is not one of the"), "{refusal}");
}

#[test]
fn a_tile_lies_level_on_one_tile_or_several() {
    let mut script = Script::new(2, Pass::Free, &[]);
    script.offer("F3 F2 F2 F2");
    script.play("0 F3@a3+b3+c3, 1 pass");
    // Nothing may overhang: c3 is covered, d3 is bare.
    assert!(!script.may("F2@d3+c3") && !script.may("F2@c3+d3"));
    // Wholly inside one tile, or on bare board.
    assert!(script.may("F2@b3+c3") && script.may("F2@d3+e3"));
    script.play("0 F2@d3+e3");
    // On several tiles that are equally high.
    assert!(script.may("F2@c3+d3"));
    script.play("0 F2@c3+d3");
    assert_eq!(script.points(0), 3 + 2 + 4);
    // b3 is at height 1 and c3 at height 2 now: uneven.
    assert!(!script.may("F2@b3+c3") && script.may("F2@b3+a3"));
}

#[test]
fn each_lantern_column_is_used_once_a_round() {
    let mut script = Script::new(2, Pass::Free, &[]);
    script.offer("M1 M1 P2 P2");
    script.play("0 M1@c1, 1 pass");
    assert!(!script.may("M1@c1") && !script.may("P2@c2+d2"));
    // Lawn may lie in any column, and on the object of a tile, if that is level.
    assert!(script.may("P2@d2+c2"));
    script.all_pass();
    script.offer("M1 P2");
    script.play("1 pass");
    assert!(script.may("M1@c1") && script.may("P2@c2+d2"));
}

#[test]
fn a_tile_covers_what_is_beneath() {
    let mut script = Script::new(2, Pass::Free, &[]);
    script.offer("P3 F2");
    script.play("0 P3@c2+c3+c4, 1 pass, 0 F2@d3+e3");
    let objects = |script: &Script| json!(script.public().standings[Seat::new(0)].objects);
    assert_eq!(objects(&script), json!({"M": 0, "P": 3, "F": 2, "A": 0, "B": 0, "S": 0}));
    script.all_pass();
    script.offer("F2");
    script.play("1 pass, 0 F2@c3+c2");
    assert_eq!(objects(&script), json!({"M": 0, "P": 0, "F": 4, "A": 0, "B": 0, "S": 0}));
    assert_eq!(
        json!(script.public().boards[Seat::new(0)])["squares"]["c2"],
        json!({"height": 2, "joined": ["c3"], "shows": "lawn"})
    );
}

/// What shows of a tile that is partly covered keeps its outline.
#[test]
fn a_view_tells_which_squares_show_one_tile() {
    let mut script = Script::new(2, Pass::Free, &[]);
    script.offer("P3 F2 BL");
    script.play("0 P3@c2+c3+c4, 1 pass, 0 F2@d3+e3, 0 BL@f5+f4+e5");
    let joined = |script: &Script, square: &str| {
        json!(script.public().boards[Seat::new(0)])["squares"][square]["joined"].clone()
    };
    // c3 and d3 touch, as do e3 and f4's column, but they are different tiles.
    assert_eq!(joined(&script, "c3"), json!(["c2", "c4"]));
    assert_eq!((joined(&script, "d3"), joined(&script, "e3")), (json!(["e3"]), json!(["d3"])));
    assert_eq!((joined(&script, "f5"), joined(&script, "f4")), (json!(["f4", "e5"]), json!(["f5"])));
    script.all_pass();
    script.offer("F1");
    script.play("1 pass, 0 F1@c3");
    assert_eq!(["c2", "c3", "c4"].map(|square| joined(&script, square)), [json!([]), json!([]), json!([])]);
    assert_eq!(joined(&script, "d3"), json!(["e3"]));
}

/// Only exactly level 5 claims the bonus, once for all seats.
#[test]
fn the_first_tile_of_a_kind_at_level_5_claims_its_bonus() {
    let mut script = Script::new(2, Pass::Free, &[]).with(|table| {
        for kind in ["P1", "F1", "A1", "B1", "S1"] {
            table["copies"][kind] = 0.into();
        }
        table["copies"]["M1"] = 32.into();
    });
    let claimed = |script: &Script| json!(script.public().bonuses[Kind::Maple]);
    for round in 0..4 {
        script.offer("");
        script.play(if round % 2 == 0 { "0 M1@a1, 1 M1@b1" } else { "1 M1@b1, 0 M1@a1" });
        script.all_pass();
    }
    assert_eq!((script.points(0), script.points(1), claimed(&script)), (1 + 2 + 3 + 4, 1 + 2 + 3 + 4, json!(null)));
    script.offer("");
    let events = script.play("0 M1@a1");
    assert_eq!(
        named(&events, "bonus-claimed"),
        [json!({"event": "bonus-claimed", "seat": 0, "kind": "M", "points": 10})]
    );
    assert_eq!((script.points(0), claimed(&script)), (10 + 5 + 10, json!(0)));
    assert_eq!(named(&script.play("1 M1@b1"), "bonus-claimed"), Vec::<serde_json::Value>::new());
    assert_eq!(script.points(1), 10 + 5);
    script.all_pass();
    script.offer("");
    assert_eq!(named(&script.play("1 pass, 0 M1@a1"), "bonus-claimed").len(), 0);
    assert_eq!(script.points(0), 25 + 6);
}

/// A tile that skips level 5 of its kind claims nothing, though nobody has claimed that bonus.
#[test]
fn a_tile_at_level_6_claims_no_bonus() {
    let mut script = Script::new(2, Pass::Free, &[]);
    for round in 0..4 {
        script.offer("M2");
        script.play(if round % 2 == 0 { "0 M2@a1+a2, 1 pass" } else { "1 pass, 0 M2@a1+a2" });
        script.all_pass();
    }
    script.offer("P2");
    let events = script.play("0 P2@a2+a1");
    assert_eq!(named(&events, "bonus-claimed")[0]["kind"], "P");
    script.all_pass();
    script.offer("M1");
    let events = script.play("1 pass, 0 M1@a1");
    assert_eq!((json(&events)[0]["level"].clone(), events.len()), (json!(6), 1));
}

#[test]
fn equal_tiles_of_an_offer_are_one_move() {
    let mut script = Script::new(2, Pass::Forced, &[]);
    script.offer("M1 M1 M1 M1");
    assert_eq!(script.moves_with("M1@").len(), 6);
}

#[test]
fn passing_is_forced_or_free() {
    let mut forced = Script::new(2, Pass::Forced, &[]);
    forced.offer("");
    assert!(!forced.may("pass"));
    let mut free = Script::new(2, Pass::Free, &[]);
    free.offer("");
    assert!(free.may("pass"));
    assert_eq!(json(&free.play("0 pass")), json!([{"event": "passed", "seat": 0}]));
    // Out for the rest of the round: seat 1 goes on alone.
    free.play("1 S1@a6");
    assert_eq!(free.mover(), Seat::new(1));
}

/// Where passing is forced it is the only move of whoever can lay no tile.
#[test]
fn whoever_can_lay_no_tile_passes() {
    let mut script = Script::new(2, Pass::Forced, &[]);
    script.offer("S1 S1 S1 S1 S2 S2 S2 S2 S3 S3 SL SL");
    // Seat 0 builds stones everywhere but in column f, whose square f6 it leaves lower than e6.
    script.play("0 S1@a6, 1 S1@a6, 0 S1@b6, 1 S1@b6, 0 S2@c6+c5, 1 S2@c6+c5, 0 S2@d6+d5, 1 S2@d6+d5");
    script.play("0 S3@e6+e4+e5, 1 S3@e6+e4+e5");
    // Left are the two corners: SL@f6 needs e6 or f5, and e6 is higher than f6.
    assert_eq!(script.moves(), ["pass"]);
    script.play("0 pass");
    assert_eq!(script.moves(), ["pass"]);
    let events = script.play("1 pass");
    assert_eq!(named(&events, "round-ended"), [json!({"event": "round-ended", "round": 1, "left_over": {"SL": 2}})]);
}

#[test]
fn a_seat_with_six_lanterns_is_done() {
    let mut script = Script::new(2, Pass::Free, &[]);
    script.offer("M1 M1 M1 M1 M2 M2");
    script.play("0 M1@a1, 1 S2@a6+a5, 0 M1@b1, 1 S2@b6+b5, 0 M1@c1, 1 S3@c6+c4+c5, 0 M1@d1, 1 S3@d6+d4+d5");
    script.play("0 M2@e1+e2, 1 SL@e6+e5+f6, 0 M2@f1+f2");
    // Seat 0 has no more turns, seat 1 one.
    assert_eq!(script.mover(), Seat::new(1));
    let events = script.play("1 pass");
    assert_eq!(named(&events, "round-ended").len(), 1);
    assert_eq!(script.table.turn(), Turn::Chance);
}

#[test]
fn options_are_always_written_out() {
    let script = Script::new(2, Pass::Forced, &[Expansion::Frog, Expansion::Colour]);
    let record = json!(script.table.record());
    assert_eq!(record["options"], json!({"pass": "forced", "expansions": ["colour", "frog"]}));
    assert_eq!(record["components"], "standard");
}
