//! Sitting down, standing up, starting.

use bots::Level;
use protocol::http::{Join, NewPlace, SetPlace};
use protocol::{Place, ProblemCode, Status};
use room::{Act, Answer, Command};

use crate::world::{World, new_table, seat};

#[test]
fn a_reserved_place_is_for_whoever_has_its_key() {
    let mut world = World::open(&new_table("seikatsu", &[NewPlace::Reserved { name: "Basile".into() }]));
    let join = |key: Option<String>| Command::Join(Join { seat: None, key });
    assert_eq!(world.command(1, join(None)).unwrap_err().code, ProblemCode::Taken);
    assert_eq!(world.command(1, join(Some("guess".into()))).unwrap_err().code, ProblemCode::Taken);
    assert_eq!(world.command(1, Command::Keys).unwrap_err().code, ProblemCode::NotYours);
    let Ok(Answer::Keys(keys)) = world.command(0, Command::Keys) else { panic!("the host may have the keys") };
    world.command(1, join(Some(keys.keys[0].key.clone()))).unwrap();
    // Who sits already stays where they are.
    world.command(1, join(None)).unwrap();
    assert!(matches!(&world.info().places[1], Place::Person { name, .. } if name == "P1"));
}

#[test]
fn the_host_fills_empty_places_with_bots_and_starts_once() {
    let mut world = World::open(&new_table("seikatsu", &[NewPlace::Open]));
    assert_eq!(world.command(0, Command::Start).unwrap_err().code, ProblemCode::NotFull);
    let bot = SetPlace { seat: seat(1), bot: Some(Level::Novice) };
    assert_eq!(world.command(1, Command::SetPlace(bot)).unwrap_err().code, ProblemCode::NotYours);
    world.command(0, Command::SetPlace(bot)).unwrap();
    world.command(0, Command::Start).unwrap();
    assert_eq!(world.info().status, Status::Playing);
    assert_eq!(world.command(0, Command::Start).unwrap_err().code, ProblemCode::Started);
    assert!(matches!(world.journal.last().unwrap().act, Act::Chance { .. }), "luck decides with the start");
}

#[test]
fn whoever_is_left_hosts_and_without_anybody_it_is_over() {
    let mut world = World::open(&new_table("seikatsu", &[NewPlace::Open]));
    world.command(1, Command::Join(Join::default())).unwrap();
    world.command(0, Command::Leave).unwrap();
    assert_eq!(world.info().host.as_deref(), Some("P1"));
    assert_eq!(world.command(0, Command::Kick(seat(1))).unwrap_err().code, ProblemCode::NotYours);
    world.command(1, Command::Leave).unwrap();
    assert_eq!(world.info().status, Status::Over);
}

#[test]
fn a_seat_that_the_table_has_not_is_refused() {
    let mut world = World::open(&new_table("seikatsu", &[NewPlace::Open]));
    let far = SetPlace { seat: seat(7), bot: None };
    assert_eq!(world.command(0, Command::SetPlace(far)).unwrap_err().code, ProblemCode::Malformed);
    let join = Join { seat: Some(seat(7)), key: None };
    assert_eq!(world.command(1, Command::Join(join)).unwrap_err().code, ProblemCode::Malformed);
}
