//! Journals: the table is what replaying them gives, and one that cannot be names the entry and the reason.

use protocol::ProblemCode;
use room::{Act, Entry, Room, Settings, Time};
use table::Refusal;

use crate::world::{World, seat};

fn problem(journal: &[Entry]) -> (usize, protocol::Problem) {
    Room::replay("t".into(), journal, Settings::default()).err().expect("the journal cannot be")
}

#[test]
fn a_journal_that_cannot_be_names_its_entry_and_the_reason() {
    let (mut world, people) = World::started("seikatsu", 2);
    world.play(people[0]);
    let good = world.journal.clone();
    let last = good.len() - 1;
    let changed = |place: usize, act: Act| {
        let mut journal = good.clone();
        journal[place].act = act;
        journal
    };
    let Act::Move { text, .. } = &good[last].act else { panic!("a move was played") };
    let (entry, why) = problem(&changed(last, Act::Move { seat: seat(1), text: text.clone(), key: None }));
    assert_eq!((entry, why.refusal.as_deref()), (last, Some(&Refusal::NotToMove { seat: seat(1) })));
    let (entry, why) = problem(&changed(last, Act::Move { seat: seat(0), text: "??".into(), key: None }));
    assert!(entry == last && matches!(why.refusal.as_deref(), Some(Refusal::Unreadable { .. })), "{why}");
    let (entry, why) = problem(&changed(1, Act::Left { seat: seat(7) }));
    assert_eq!((entry, why.code), (1, ProblemCode::Malformed));
    let order = vec![seat(0), seat(0)];
    assert_eq!(problem(&changed(3, Act::Started { order })).0, 3);
    assert_eq!(problem(&good[1..]).0, 0, "the opening is missing");
    assert_eq!(problem(&[]).0, 0);

    let Act::Opened(opening) = &good[0].act else { panic!("a journal begins with its opening") };
    let mut future = opening.clone();
    future.setup.rules = 99;
    let (entry, why) = problem(&changed(0, Act::Opened(future)));
    assert!(entry == 0 && matches!(why.refusal.as_deref(), Some(Refusal::NoRules { rules: 99, .. })), "{why}");
    let mut crowded = opening.clone();
    crowded.places.pop();
    assert_eq!(problem(&changed(0, Act::Opened(crowded))).0, 0);
}

#[test]
fn acts_of_the_first_edition_are_read() {
    let opened = r#"{"act":"opened","host":"h","game":"seikatsu","setup":{"seats":2,"options":{"mode":"standard",
        "edition":"english"},"components":"standard"},"places":[{"kind":"me"},{"kind":"bot","level":"novice"}],
        "keys":[null,null],"public":true,"shuffle":false,"move_limit":null,"hints":true}"#;
    let joined = r#"{"act":"joined","seat":0,"person":"h","name":"Aiko"}"#;
    let read = |text| Entry::read(Time(5), text).unwrap();
    let room = Room::replay("t".into(), &[read(opened), read(joined)], Settings::default()).unwrap();
    let summary = room.summary();
    assert_eq!((summary.info.setup.rules, summary.info.host.as_deref()), (1, Some("Aiko")));
}

#[test]
fn what_is_written_is_read_back() {
    let (mut world, people) = World::started("seikatsu", 2);
    world.play(people[0]);
    for entry in &world.journal {
        assert_eq!(Entry::read(entry.time, &entry.act.to_json()).unwrap(), *entry);
    }
    assert_eq!(Entry::read(Time(0), "{\"act\":\"danced\"}").unwrap_err().code, ProblemCode::BadJournal);
}
