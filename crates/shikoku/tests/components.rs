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

#[test]
fn a_list_and_an_object_with_icons_mean_the_same() {
    let from_record = Options::read(&setup("mine", json!(list()))).unwrap();
    let from_file = Options::read(&setup("mine", json!({ "icons": list() }))).unwrap();
    assert_eq!(from_record, from_file);
    assert_eq!(from_file.setup(), setup("mine", json!(list())), "a record has the list");
    let mut expected = list().into_iter();
    assert!(shikoku::Card::ALL.into_iter().all(|card| expected.next() == Some(from_file.icons().of(card))));
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
        assert_eq!(refused(table.clone()), expected);
        assert_eq!(refused(json!({ "icons": table })), expected);
    }
    let mut table = json!(list());
    table[32] = json!(9);
    assert_eq!(refused(table), "the icons of card 33 are 9: they must be a whole number from 1 to 6");
}

#[test]
fn a_wrong_count_is_told() {
    assert_eq!(refused(json!(list()[..32])), "the icon table has 32 numbers: it needs 33");
    assert_eq!(refused(json!([list(), vec![1]].concat())), "the icon table has 34 numbers: it needs 33");
    assert_eq!(refused(json!({ "icons": [] })), "the icon table has 0 numbers: it needs 33");
}

#[test]
fn a_wrong_key_or_shape_is_named() {
    assert_eq!(refused(json!({ "icon": list() })), "there is no key \"icon\" in an icon table: the only one is icons");
    assert_eq!(
        refused(json!({ "icons": list(), "cards": 33 })),
        "there is no key \"cards\" in an icon table: the only one is icons"
    );
    assert_eq!(refused(json!({})), "the key icons is missing: it is a list of 33 whole numbers from 1 to 6");
    assert_eq!(
        refused(json!({ "icons": 3 })),
        "the icons cannot be 3: they are a list of 33 whole numbers from 1 to 6"
    );
    assert_eq!(
        refused(json!({ "icons": { "icons": 3 } })),
        "the icons cannot be {\"icons\":3}: they are a list of 33 whole numbers from 1 to 6"
    );
    assert_eq!(
        refused(json!("3 1 5")),
        "the icons cannot be \"3 1 5\": they are a list of 33 whole numbers from 1 to 6"
    );
}

#[test]
fn a_set_has_a_name_of_its_own() {
    let refused = |name| Options::read(&setup(name, json!(list()))).unwrap_err().to_string();
    assert_eq!(refused(""), "a set of components needs a name: this one is empty");
    assert_eq!(refused("standard"), "a host's components cannot be named \"standard\": those are the game's own");
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
