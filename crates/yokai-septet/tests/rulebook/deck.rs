//! Cards, Modes.

use serde_json::{Value as Json, json};
use table::{Components, Options as _, Seat, Setup, parse};
use yokai_septet::{CLASSIC_DECK, Card, Goal, Icons, Mode, NEXT_SEVENS_DECK, Options, RULINGS, Sevens, Suit};

use crate::rig::{classic, options};

#[test]
fn a_deck_has_seven_suits_of_seven_ranks_each_with_its_7() {
    assert_eq!(CLASSIC_DECK.len(), 49);
    assert_eq!(NEXT_SEVENS_DECK.len(), 56);
    for (suit, low) in Suit::ALL.into_iter().zip(1..) {
        let ranks: Vec<_> = CLASSIC_DECK.and(suit.cards()).iter().map(Card::rank).collect();
        assert_eq!(ranks, (low..low + 7).collect::<Vec<_>>(), "{suit:?}");
        assert_eq!((suit.boss().rank(), suit.shiny_boss().rank()), (7, 7));
    }
}

#[test]
fn icons_are_those_of_the_table() {
    assert_eq!(Suit::ALL.map(|suit| Icons::STANDARD.of(suit, 4)), [0, 0, 1, 1, 1, 2, 2]);
    assert_eq!(Suit::ALL.map(|suit| Icons::STANDARD.of(suit, 3)), [0, 1, 1, 2, 2, 3, 3]);
}

#[test]
fn cards_are_written_by_suit_letter_and_rank_in_deck_order() {
    let deck: Vec<_> = NEXT_SEVENS_DECK.iter().map(|card| card.to_string()).collect();
    let deck = deck.join(",");
    assert!(deck.starts_with("WA,W2,W3,W4,W5,W6,W7,W7*,E2,"), "{deck}");
    assert!(deck.contains(",C6,C7,C7*,C8,C9,L4,"), "{deck}");
    assert!(deck.ends_with(",S7,S7*,S8,S9,S10,S11,S12,S13"), "{deck}");
    for wrong in ["W1", "EA", "W8", "E1", "S6", "S14", "w2", "W02", "W+2", "F7**", "F8*", "", "W", "é"] {
        assert_eq!(parse::<Card>(wrong), None, "{wrong}");
    }
}

/// A setup by the newest rules with this component table.
fn with_table(table: Json) -> Setup {
    Setup { components: Components::Custom { name: "own".into(), table }, ..classic(3).setup() }
}

fn icons() -> Json {
    json!({"W": [0, 0], "E": [0, 1], "C": [1, 0], "L": [9, 1], "D": [1, 1], "F": [2, 1], "S": [2, 0]})
}

#[test]
fn a_host_can_have_icons_of_their_own() {
    let setup = with_table(json!({ "icons": icons() }));
    let options = Options::read(&setup).unwrap();
    assert_eq!(options.setup(), setup);
    let variant = options.variant();
    assert_eq!(Suit::ALL.map(|suit| variant.icons().of(suit, 3)), [0, 1, 1, 10, 2, 3, 2]);
}

#[test]
fn an_icon_table_must_be_whole() {
    let why = |table: Json| Options::read(&with_table(table)).unwrap_err().to_string();
    let icons_with = |suit: &str, value: Json| {
        let mut icons = icons();
        icons[suit] = value;
        json!({ "icons": icons })
    };
    assert_eq!(why(json!([])), "component_table must be a table with keys");
    assert_eq!(why(json!({})), "the components lack icons");
    assert_eq!(why(json!({"icons": 3})), "icons must be a table with keys");
    assert_eq!(why(json!({"icons": {}})), "the components lack icons.W");
    assert!(why(icons_with("X", json!([0, 0]))).starts_with("the components have an unknown key icons.X: there are"));
    assert_eq!(why(json!({"icons": icons(), "x": 1})), "the components have an unknown key x: there is only icons");
    assert_eq!(why(icons_with("F", json!([1]))), "icons.F must be a list of 2");
    for wrong in [json!(10), json!(-1), json!(1.5), json!("1")] {
        let why = why(icons_with("F", json!([1, wrong])));
        assert_eq!(why, format!("icons.F cannot be {wrong}: it is a whole number from 0 to 9"));
    }
}

#[test]
fn modes_refuse_what_does_not_go_with_them() {
    let refusal = |seats, mode, goal| Options::new(seats, mode, goal).unwrap_err().to_string();
    let points = Goal::SevenPoints;
    assert_eq!(refusal(2, Mode::Classic, points), "mode classic is for 3 to 4 seats, not for 2");
    assert_eq!(refusal(3, Mode::NextSevens, points), "mode next-sevens is for 4 seats, not for 3");
    assert_eq!(refusal(4, Mode::Duel, points), "mode duel is for 2 seats, not for 4");
    assert_eq!(
        refusal(4, Mode::NextSevensShort, Goal::TwoRounds),
        "with mode next-sevens-short, goal must be seven-points"
    );
    for (seats, mode) in [(3, Mode::Classic), (4, Mode::Classic), (2, Mode::Duel)] {
        let refusal = options(seats, mode).with_sevens(Sevens::First).unwrap_err().to_string();
        assert!(refusal.ends_with("sevens must be tie"), "{refusal}");
    }
}

#[test]
fn the_defaults_are_classic_seven_points_and_a_tie() {
    let defaults: Vec<_> = Options::choices(2).iter().map(|choice| (choice.name, choice.values[0])).collect();
    assert_eq!(defaults, [("mode", "classic"), ("goal", "seven-points"), ("sevens", "tie")]);
}

#[test]
fn the_first_version_has_neither_a_choice_of_sevens_nor_other_icons() {
    let newest = options(4, Mode::NextSevens).setup();
    let mut first = Setup { rules: 1, ..newest.clone() };
    assert_eq!(
        Options::read(&first).unwrap_err().to_string(),
        "there is no option \"sevens\": there are mode and goal"
    );
    first.options.remove("sevens");
    let read = Options::read(&first).unwrap();
    assert_eq!(read.setup(), first);
    assert_eq!(read.variant().sevens(), Sevens::Tie);
    assert_eq!(Options::newest(&first), newest);
    let mut own = Setup { rules: 1, ..with_table(json!({ "icons": icons() })) };
    own.options.remove("sevens");
    assert_eq!(Options::read(&own).unwrap_err().to_string(), "this game is only played with the standard components");
}

#[test]
fn partners_sit_across_with_4_seats_and_everyone_is_alone_with_3() {
    let sides = |seats| -> Vec<Vec<usize>> {
        let options = classic(seats);
        let variant = options.variant();
        variant.sides().map(|side| variant.seats_of(side).iter().map(Seat::index).collect()).collect()
    };
    assert_eq!(sides(4), [[0, 2], [1, 3]]);
    assert_eq!(sides(3), [[0], [1], [2]]);
}

#[test]
fn rulings_have_different_ids() {
    for (i, ruling) in RULINGS.iter().enumerate() {
        assert!(RULINGS[..i].iter().all(|other| other.id != ruling.id), "{}", ruling.id);
    }
}
