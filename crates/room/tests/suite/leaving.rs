//! Leaving a game, and coming back.

use bots::Level;
use protocol::http::NewPlace;
use protocol::socket::FromClient;
use protocol::{Place, Status};
use room::{Command, Entry};

use crate::world::{World, new_table};

/// A person against bots, connected.
fn alone() -> World {
    let mut world = World::open(&new_table("seikatsu", &[NewPlace::Bot { level: Level::Random }]));
    world.command(0, Command::Start).unwrap();
    world
}

/// Until when the seat of person 1 is kept, and whether a bot has it.
fn kept(world: &mut World) -> (Option<i64>, bool) {
    match world.info().places[1] {
        Place::Person { kept_until, stand_in, .. } => (kept_until, stand_in),
        _ => panic!("a person sits there"),
    }
}

#[test]
fn a_game_with_bots_waits_for_days() {
    let mut world = alone();
    let me = world.connect(0);
    world.play(me);
    let entries = world.journal.len();
    world.command(0, Command::Leave).unwrap();
    world.disconnect(me);
    world.let_bots_play();
    world.wait(1000);
    assert!(world.room.may_sleep(world.now));
    assert!(world.journal.len() <= entries + 1, "a bot that was thinking may finish its move");
    let me = world.connect(0);
    world.let_bots_play();
    world.play(me);
}

#[test]
fn among_people_the_seat_is_kept_for_a_time_that_is_told() {
    let (mut world, people) = World::started("seikatsu", 2);
    assert_eq!(world.info().seat_kept, 300);
    world.command(1, Command::Leave).unwrap();
    world.disconnect(people[1]);
    let until = world.now.0 + 300_000;
    assert_eq!(kept(&mut world), (Some(until), false));
    world.wait(299);
    let back = world.connect(1);
    assert_eq!(kept(&mut world), (None, false));
    world.command(1, Command::Leave).unwrap();
    world.disconnect(back);
    world.wait(300);
    assert_eq!(kept(&mut world), (None, true));
    let back = world.connect(1);
    assert_eq!(kept(&mut world), (None, true), "looking is not coming back to play");
    world.ask(back, |n| FromClient::Back { n }).unwrap();
    assert_eq!(kept(&mut world), (None, false));
}

#[test]
fn a_bot_finishes_if_one_wants_it() {
    let mut world = alone();
    let me = world.connect(0);
    world.ask(me, |n| FromClient::HandOver { n }).unwrap();
    world.disconnect(me);
    world.let_bots_play();
    assert_eq!(world.info().status, Status::Over);
}

#[test]
fn old_journals_still_tell_their_tables() {
    let (mut world, people) = World::started("seikatsu", 2);
    world.play(people[0]);
    // As they were written before seats were kept and bags dealt anew.
    let acts = [r#"{"act":"stood-in","seat":1}"#, r#"{"act":"undone","steps":1}"#, r#"{"act":"returned","seat":1}"#];
    world.journal.extend(acts.map(|act| Entry::read(world.now, act).unwrap()));
    world.room = world.replayed();
    let me = world.connect(0);
    world.play(me);
}
