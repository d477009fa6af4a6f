//! A host's own icons: what is accepted, and what is said of everything else.

use serde_json::{Value as Json, json};
use shikoku::{Options, RULINGS, Shikoku};
use table::{Components, Dice, Game, Mark, Options as _, Record, Setup, Table, Turn};

fn list() -> Vec<u8> {
    (0..33).map(|i| i % 6 + 1).collect()
}

fn setup(name: &str, table: Json) -> Setup {
    Setup { seats: 3, options: serde_json::Map::new(), components: Components::Custom { name: name.into(), table } }
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
        let expected = format!("the icons of card 5 are {shown}: they must be a whole number from 1 to 6");
        assert_eq!(refused(table), expected);
    }
    let mut table = json!(list());
    table[32] = json!(9);
    assert_eq!(refused(table), "the icons of card 33 are 9: they must be a whole number from 1 to 6");
}

#[test]
fn a_wrong_count_is_told() {
    assert_eq!(refused(json!(list()[..32])), "the icon table needs 33 numbers: it has 32");
    assert_eq!(refused(json!([list(), vec![1]].concat())), "the icon table needs 33 numbers: it has 34");
    assert_eq!(refused(json!([])), "the icon table needs 33 numbers: it has 0");
}

#[test]
fn a_wrong_key_or_shape_is_named() {
    let no_key = |key| format!("there is no key {key:?} in an icon table: the only one is icons");
    assert_eq!(refused_file(json!({ "icon": list() })), no_key("icon"));
    assert_eq!(refused_file(json!({ "icons": list(), "cards": 33 })), no_key("cards"));
    assert_eq!(refused_file(json!({})), "the key icons is missing: it is a list of 33 whole numbers from 1 to 6");
    for (table, shown) in [(json!(3), "3"), (json!({ "icons": 3 }), "{\"icons\":3}"), (json!("3 1"), "\"3 1\"")] {
        let expected = format!("the icons cannot be {shown}: they are a list of 33 whole numbers from 1 to 6");
        assert_eq!(refused(table), expected);
    }
}

#[test]
fn a_set_has_a_name_of_its_own() {
    let refused = |name| Options::read(&setup(name, json!(list()))).unwrap_err().to_string();
    assert_eq!(refused(""), "a component set of one's own cannot be named \"\"");
    assert_eq!(refused("standard"), "a component set of one's own cannot be named \"standard\"");
}

#[test]
fn the_form_of_a_file_is_told_in_both_languages() {
    let text = Options::COMPONENTS.unwrap();
    assert!([text.en, text.fr].iter().all(|text| text.contains("icons") && text.contains("33")));
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
    assert!(RULINGS.iter().all(|ruling| !ruling.text.en.is_empty() && !ruling.text.fr.is_empty()));
}
