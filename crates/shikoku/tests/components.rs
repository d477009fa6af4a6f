//! A host's own icons: what is accepted, and what is said of everything else.

use serde_json::{Value as Json, json};
use shikoku::{Options, RULINGS, Shikoku};
use table::{Components, Dice, Game, Mark, Options as _, Record, Setup, Table, Turn};

fn list() -> Vec<u8> {
    (0..33).map(|i| i % 6 + 1).collect()
}

fn setup(name: &str, table: Json) -> Setup {
    let components = Components::Custom { name: name.into(), table };
    Setup { rules: 1, seats: 3, options: serde_json::Map::new(), components }
}

fn refused(table: Json) -> String {
    Options::read(&setup("mine", table)).unwrap_err().to_string()
}

fn refused_file(file: Json) -> String {
    Options::component_table(file).unwrap_err().to_string()
}

#[test]
fn a_file_has_the_list_of_a_record_under_a_key() {
    assert_eq!(Options::component_table(json!({ "icons": list() })), Ok(json!(list())));
    let options = Options::read(&setup("mine", json!(list()))).unwrap();
    assert_eq!(options.setup(), setup("mine", json!(list())));
    let mut expected = list().into_iter();
    assert!(shikoku::Card::ALL.into_iter().all(|card| expected.next() == Some(options.icons().of(card))));
}

#[test]
fn a_record_with_other_icons_is_complete() {
    let options = Options::read(&setup("mine", json!(list()))).unwrap();
    let mut dice = Dice::new(1);
    let mut table = Table::<Shikoku>::new(options);
    while table.turn() != Turn::Over {
        match table.turn().seats().iter().next() {
            Some(seat) => drop(table.play(seat, *dice.choose(&table.moves(seat)).unwrap())),
            None => drop(table.roll(&mut dice)),
        }
    }
    let text = table.record().to_string();
    assert!(text.contains(r#""options":{},"components":"mine","component_table":[1,2,3,4,5,6,1,"#), "{text}");
    let replayed = Table::<Shikoku>::referee(&Record::from_json(&text).unwrap()).unwrap();
    assert_eq!(replayed.game(), table.game());
}

#[test]
fn a_wrong_number_is_named_with_its_card() {
    for (value, shown) in [
        (json!(0), "0"),
        (json!(7), "7"),
        (json!(-1), "-1"),
        (json!(300), "300"),
        (json!(2.5), "2.5"),
        (json!(2.0), "2.0"),
        (json!("3"), "\"3\""),
        (json!(null), "null"),
        (json!([3]), "[3]"),
    ] {
        let mut table = json!(list());
        table[4] = value;
        let expected = format!("icons.5 cannot be {shown}: it is a whole number from 1 to 6");
        assert_eq!(refused(table), expected);
    }
    let mut table = json!(list());
    table[32] = json!(9);
    assert_eq!(refused(table), "icons.33 cannot be 9: it is a whole number from 1 to 6");
}

#[test]
fn anything_but_33_numbers_is_refused() {
    let longer = json!([list(), vec![1]].concat());
    for table in [json!(list()[..32]), longer, json!([]), json!(3), json!({ "icons": 3 }), json!("3 1")] {
        assert_eq!(refused(table), "icons must be a list of 33");
    }
}

#[test]
fn a_wrong_key_of_a_file_is_named() {
    let unknown = |key| format!("the components have an unknown key {key}: there is only icons");
    assert_eq!(refused_file(json!({ "icon": list() })), unknown("icon"));
    assert_eq!(refused_file(json!({ "icons": list(), "cards": 33 })), unknown("cards"));
    assert_eq!(refused_file(json!({})), "the components lack icons");
    assert_eq!(refused_file(json!(list())), "components must be a table with keys");
}

#[test]
fn a_set_has_a_name_of_its_own() {
    let refused = |name| Options::read(&setup(name, json!(list()))).unwrap_err().to_string();
    assert_eq!(refused(""), "a component set of one's own cannot be named \"\"");
    assert_eq!(refused("standard"), "a component set of one's own cannot be named \"standard\"");
}

#[test]
fn the_standard_icons_are_marked_as_house_values() {
    assert_eq!(RULINGS, Shikoku::RULINGS);
    let house: Vec<_> = RULINGS.iter().filter(|ruling| ruling.mark == Mark::House).map(|ruling| ruling.id).collect();
    assert_eq!(house, ["icons"]);
    let mut ids: Vec<_> = RULINGS.iter().map(|ruling| ruling.id).collect();
    ids.sort_unstable();
    ids.dedup();
    assert_eq!(ids.len(), RULINGS.len(), "names are unique");
}
