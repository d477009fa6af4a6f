//! The end of the game.

use miyabi::{Pass, Prize, score};
use serde_json::json;
use table::{Seat, SeatSet};

use crate::script::{Script, named};

#[test]
fn the_most_and_the_second_most_take_prizes() {
    let prizes = |counts: [u8; 4]| counts.map(|own| score::prize(own, counts));
    let (most, second) = (Some(Prize::Most), Some(Prize::Second));
    // Exactly one is first: all with the next highest count are second.
    assert_eq!(prizes([5, 3, 3, 1]), [most, second, second, None]);
    assert_eq!(prizes([2, 9, 5, 4]), [None, most, second, None]);
    // Several tie for first: all of them take the larger number, nobody the smaller.
    assert_eq!(prizes([5, 5, 3, 1]), [most, most, None, None]);
    assert_eq!(prizes([4, 4, 4, 4]), [most; 4]);
    // A count of zero never scores.
    assert_eq!(prizes([5, 0, 0, 0]), [most, None, None, None]);
    assert_eq!(prizes([0; 4]), [None; 4]);
}

#[test]
fn the_end_compares_visible_objects_kind_by_kind() {
    let mut script = Script::new(3, Pass::Free, &[]);
    script.offer("M3 M2 M2 P1 P1 F1");
    script.play("0 M3@a1+a2+a3, 1 M2@a1+a2, 2 M2@a1+a2, 0 P1@b2, 1 P1@b2, 2 F1@b3");
    let (events, outcome) = script.finish();
    let line = |kind: &str, seat: u8, objects: u8, prize: &str, points: u32| json!({"event": "majority-scored", "kind": kind, "seat": seat, "objects": objects, "prize": prize, "points": points});
    let expected = [
        line("M", 0, 3, "most", 14),
        line("M", 1, 2, "second", 7),
        line("M", 2, 2, "second", 7),
        line("P", 0, 1, "most", 12),
        line("P", 1, 1, "most", 12),
        line("F", 2, 1, "most", 10),
    ];
    assert_eq!(named(&events, "majority-scored"), expected);
    assert_eq!(outcome.scores.as_slice(), [3 + 1 + 14 + 12, 2 + 1 + 7 + 12, 2 + 1 + 7 + 10]);
    assert_eq!(outcome.winners, SeatSet::only(Seat::new(0)));
    assert_eq!(outcome.end, "rounds-complete");
}

#[test]
fn equals_share_the_victory() {
    let mut script = Script::new(3, Pass::Free, &[]);
    script.offer("M1 M1");
    script.play("0 M1@a1, 1 pass, 2 M1@f1");
    let (_, outcome) = script.finish();
    assert_eq!(outcome.scores.as_slice(), [15, 0, 15]);
    assert_eq!(outcome.winners, [0, 2].map(Seat::new).into_iter().collect());
}

#[test]
fn nobody_scores_for_nothing() {
    let (events, outcome) = Script::new(2, Pass::Free, &[]).finish();
    assert_eq!(named(&events, "majority-scored").len(), 0);
    assert_eq!((outcome.scores.as_slice(), outcome.winners), ([0, 0].as_slice(), SeatSet::all(2)));
}

#[test]
fn custom_prizes_count() {
    let mut script = Script::new(2, Pass::Free, &[]).with(|table| table["majority"]["M"] = json!([3, 1_000_000_000]));
    script.offer("M2 M1");
    script.play("0 M2@a1+a2, 1 M1@a1");
    assert_eq!(script.finish().1.scores.as_slice(), [2 + 3, 1 + 1_000_000_000]);
}
