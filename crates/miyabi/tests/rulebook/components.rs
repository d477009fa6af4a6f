//! Kinds, tiles and component sets.

use miyabi::{Components, Expansion, Miyabi, Options, Pass, Tile};
use serde_json::{Value, json};
use table::{Game, Options as _, Setup, Table};

use crate::script::{Script, page, read};

fn plain(seats: u8) -> Options {
    Options::new(seats, Pass::Forced, [].into_iter().collect()).unwrap()
}

#[test]
fn the_standard_set_is_that_of_the_page() {
    let options = read(&plain(2), page()).unwrap();
    assert_eq!(*options.components(), Components::STANDARD);
    assert_eq!(options.components().copies.iter().count(), 96);
}

#[test]
fn a_set_is_written_out_in_full() {
    let mut table = page();
    table["majority"]["A"] = json!([2_000_000, 0]);
    table["object"]["3"] = "middle".into();
    table["object"]["L"] = "up".into();
    let options = read(&plain(3), table.clone()).unwrap();
    assert_eq!(options.setup().components, table::Components::Custom { name: "of the host".into(), table });
}

/// 2 squares in a line, 3 in a line, 3 in an L: each tile turned freely, never flipped over.
#[test]
fn tiles_turn_freely_around_their_object() {
    let mut script = Script::new(2, Pass::Forced, &[]);
    script.offer("F1 F2 F3 FL");
    assert_eq!(script.moves_with("F1@c3"), ["F1@c3"]);
    assert_eq!(script.moves_with("F2@c3"), ["F2@c3+d3", "F2@c3+c4", "F2@c3+b3", "F2@c3+c2"]);
    assert_eq!(script.moves_with("F3@c3"), ["F3@c3+d3+e3", "F3@c3+c4+c5", "F3@c3+a3+b3", "F3@c3+c1+c2"]);
    assert_eq!(script.moves_with("FL@c3"), ["FL@c3+d3+c4", "FL@c3+b3+c4", "FL@c3+c2+b3", "FL@c3+c2+d3"]);
}

#[test]
fn other_sets_have_the_object_elsewhere() {
    let mut script = Script::new(2, Pass::Forced, &[]).with(|table| {
        table["object"]["3"] = "middle".into();
        table["object"]["L"] = "up".into();
    });
    script.offer("F3 FL");
    assert_eq!(script.moves_with("F3@c3"), ["F3@c3+b3+d3", "F3@c3+c2+c4"]);
    // Held with its corner at the lower left the object is above the corner: the other arm is right of the corner.
    assert_eq!(script.moves_with("FL@c3"), ["FL@c3+c4+d4", "FL@c3+b3+b4", "FL@c3+b2+c2", "FL@c3+d2+d3"]);

    let mut mirrored = Script::new(2, Pass::Forced, &[]).with(|table| table["object"]["L"] = "right".into());
    mirrored.offer("FL");
    assert_eq!(mirrored.moves_with("FL@c3"), ["FL@c3+b2+b3", "FL@c3+c2+d2", "FL@c3+d3+d4", "FL@c3+b4+c4"]);
}

/// Garden tiles as in an offer, by row, turn and column; then zen tiles, frog, pass.
#[test]
fn moves_have_a_fixed_order() {
    let mut script = Script::new(2, Pass::Free, &[Expansion::Zen, Expansion::Frog]);
    script.chance("zen ZS ZM ZS ZM ZP ZP ZF ZF ZF ZA ZA ZA ZB ZB ZB ZS").unwrap();
    script.play("0 frog f1, 1 frog f1");
    script.offer("M1 S1 S1 S1 M2 S2 S2 S2 S3 S3 SL SL");
    let expected = "M1@a1 M1@b1 M1@c1 M1@d1 M1@e1 \
        S1@a6 S1@b6 S1@c6 S1@d6 S1@e6 S1@f6 \
        M2@a1+b1 M2@b1+c1 M2@c1+d1 M2@d1+e1 \
        M2@a1+a2 M2@b1+b2 M2@c1+c2 M2@d1+d2 M2@e1+e2 \
        M2@b1+a1 M2@c1+b1 M2@d1+c1 M2@e1+d1 \
        S2@a6+b6 S2@b6+c6 S2@c6+d6 S2@d6+e6 S2@e6+f6 \
        S2@b6+a6 S2@c6+b6 S2@d6+c6 S2@e6+d6 S2@f6+e6 \
        S2@a6+a5 S2@b6+b5 S2@c6+c5 S2@d6+d5 S2@e6+e5 S2@f6+f5 \
        S3@a6+b6+c6 S3@b6+c6+d6 S3@c6+d6+e6 S3@d6+e6+f6 \
        S3@c6+a6+b6 S3@d6+b6+c6 S3@e6+c6+d6 S3@f6+d6+e6 \
        S3@a6+a4+a5 S3@b6+b4+b5 S3@c6+c4+c5 S3@d6+d4+d5 S3@e6+e4+e5 S3@f6+f4+f5 \
        SL@b6+b5+a6 SL@c6+c5+b6 SL@d6+d5+c6 SL@e6+e5+d6 SL@f6+f5+e6 \
        SL@a6+a5+b6 SL@b6+b5+c6 SL@c6+c5+d6 SL@d6+d5+e6 SL@e6+e5+f6 \
        ZM@a1 ZM@b1 ZM@c1 ZM@d1 ZM@e1 \
        ZP@a2 ZP@b2 ZP@c2 ZP@d2 ZP@e2 ZP@f2 \
        ZS@a6 ZS@b6 ZS@c6 ZS@d6 ZS@e6 ZS@f6";
    let mut expected: Vec<String> = expected.split_whitespace().map(Into::into).collect();
    expected.extend(["frog e1", "frog f2", "pass"].map(Into::into));
    assert_eq!(script.moves(), expected);
}

#[test]
fn a_wrong_set_is_refused_with_what_is_allowed() {
    type Change = fn(&mut Value);
    let cases: [(Change, &str); 15] = [
        (|t| *t = json!([]), "component_table must be a table with keys"),
        (|t| drop(t.as_object_mut().unwrap().remove("zen")), "the components lack zen"),
        (
            |t| t["prices"] = json!(1),
            "the components have an unknown key prices: there are majority, bonus, copies, zen and object",
        ),
        (|t| t["bonus"]["X"] = json!(1), "the components have an unknown key bonus.X: there are M, P, F, A, B and S"),
        (|t| t["majority"]["M"] = json!([14]), "majority.M must be a list of 2"),
        (
            |t| t["majority"]["M"] = json!([14, -1]),
            "majority.M cannot be -1: it is a whole number from 0 to 2000000000",
        ),
        (|t| t["bonus"]["S"] = json!(2.5), "bonus.S cannot be 2.5: it is a whole number from 0 to 2000000000"),
        (|t| t["bonus"]["S"] = json!("5"), "bonus.S cannot be \"5\": it is a whole number from 0 to 2000000000"),
        (|t| t["bonus"]["S"] = json!(2_000_000_000), "majority + bonus add up to 2000000094, which is over 2000000000"),
        (|t| t["copies"]["M1"] = json!(5), "copies.M1…S1 add up to 33, not to 32"),
        (|t| t["copies"]["SL"] = json!(2), "copies.ML…SL add up to 15, not to 16"),
        (|t| t["zen"]["ZM"] = json!(0), "zen.ZM…ZS add up to 14, not to 16"),
        (|t| t["object"]["1"] = json!("end"), "object.1 cannot be \"end\": it is only"),
        (|t| t["object"]["3"] = json!("corner"), "object.3 cannot be \"corner\": it is end or middle"),
        (|t| t["object"]["L"] = json!(3), "object.L cannot be 3: it is corner, up or right"),
    ];
    for (change, reason) in cases {
        let mut table = page();
        change(&mut table);
        assert_eq!(read(&plain(2), table).unwrap_err().to_string(), reason);
    }
}

#[test]
fn the_game_is_for_two_to_four() {
    for seats in [0, 1, 5, 8] {
        let refusal = Options::read(&Setup { seats, ..plain(2).setup() }).unwrap_err();
        assert_eq!(refusal.to_string(), format!("the game is for 2 to 4 seats, not for {seats}"));
    }
}

#[test]
fn only_the_canonical_text_is_a_move() {
    let read = Table::<Miyabi>::read_move;
    for text in ["M1@c1", "F2@c3+d3", "BL@e5+f5+e6", "S3@d6+b6+c6", "ZM@c1", "frog c3", "end", "pass", "M1@c3"] {
        assert_eq!(read(text).unwrap().to_string(), text);
    }
    let wrong = [
        "",
        "m1@c1",
        "M1",
        "M1@",
        "M1@g1",
        "M1@c7",
        "M1@c1+d1",
        "M1@c1+c1",
        "F2@c3",
        "F2@c3+e3",
        "F2@c3+d4",
        "F2@f3+a4",
        "S3@d6+c6+b6",
        "S3@d6+c6+e5",
        "BL@e5+e6+f5",
        "BL@e5+f5+f5",
        "ZM@c1+d1",
        "Z@c1",
        "ZMM@c1",
        "frog",
        "frog  c3",
        "Pass",
        "end ",
        "M1@c1 ",
        "MÉ@c1",
        "@",
        "++",
    ];
    for text in wrong {
        assert!(read(text).is_err(), "{text:?}");
    }
}

#[test]
fn house_numbers_are_marked_as_such() {
    let house: Vec<_> =
        Miyabi::RULINGS.iter().filter(|ruling| ruling.mark == table::Mark::House).map(|ruling| ruling.id).collect();
    assert_eq!(house, ["majority-numbers", "bonus-numbers", "object-squares", "copies", "zen-copies"]);
    let mut ids: Vec<_> = Miyabi::RULINGS.iter().map(|ruling| ruling.id).collect();
    ids.sort_unstable();
    ids.dedup();
    assert_eq!(ids.len(), Miyabi::RULINGS.len(), "every ruling has a name of its own");
    assert_eq!(Tile::all().count(), 24);
}
