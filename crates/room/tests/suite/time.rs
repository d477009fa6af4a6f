//! Deadlines, stand-ins, pauses and sleep.

use std::time::Duration;

use bots::Level;
use protocol::http::{Join, NewPlace, NewTable};
use protocol::socket::{FromClient, StandIn};
use protocol::{ConnectionId, Place};
use room::{Act, Command, Input, Time};

use crate::world::{World, new_table};

fn stands_in(world: &mut World, place: usize) -> bool {
    matches!(world.info().places[place], Place::Person { stand_in: true, .. })
}

/// Two people with so many seconds for a move.
fn limited(seconds: u32) -> World {
    let new = NewTable { move_limit: Some(seconds), ..new_table("seikatsu", &[NewPlace::Open]) };
    let mut world = World::open(&new);
    world.command(1, Command::Join(Join::default())).unwrap();
    world.command(0, Command::Start).unwrap();
    world
}

/// Both are connected, with a minute for a move.
fn connected() -> (World, [ConnectionId; 2]) {
    let mut world = limited(60);
    let people = [0, 1].map(|number| world.connect(number));
    (world, people)
}

fn missed(world: &World) -> usize {
    world.acts(|act| matches!(act, Act::TimeUp { .. }))
}

/// Why a bot made the last move.
fn stand_in(world: &mut World, viewer: ConnectionId) -> Option<StandIn> {
    world.view(viewer).told.last().expect("something happened").stand_in
}

#[test]
fn one_missed_deadline_is_one_move_and_told_as_that() {
    let (mut world, [a, b]) = connected();
    assert_eq!(world.view(a).deadline, Some(world.now.0 + 60_000));
    world.pass(Duration::from_millis(59_999));
    assert_eq!(missed(&world), 0);
    world.pass(Duration::from_millis(1));
    assert_eq!((missed(&world), world.jobs.len()), (1, 1));
    world.let_bots_play();
    assert_eq!(stand_in(&mut world, b), Some(StandIn::Time));
    // One move of one's own, and it is no longer in a row.
    world.play(b);
    world.play(a);
    world.play(b);
    world.wait(60);
    world.let_bots_play();
    world.play(b);
    world.play(a);
    assert_eq!((missed(&world), stand_in(&mut world, b)), (2, None), "the seat is still theirs");
}

#[test]
fn the_second_in_a_row_hands_the_seat_over_until_its_owner_is_back() {
    let (mut world, [a, b]) = connected();
    for _ in 0..2 {
        world.wait(60);
        world.let_bots_play();
        world.play(b);
    }
    world.let_bots_play();
    assert_eq!((missed(&world), stand_in(&mut world, b)), (2, Some(StandIn::Away)));
    assert!(stands_in(&mut world, 0));
    world.ask(a, |n| FromClient::Back { n }).unwrap();
    assert!(!stands_in(&mut world, 0));
    // Coming back when nobody has stood in is no act.
    let entries = world.journal.len();
    world.ask(a, |n| FromClient::Back { n }).unwrap();
    assert_eq!(world.journal.len(), entries);
}

#[test]
fn leaving_and_coming_back_gives_no_new_time() {
    let (mut world, [a, _]) = connected();
    world.wait(50);
    world.disconnect(a);
    world.wait(5);
    world.connect(0);
    world.wait(5);
    assert_eq!(missed(&world), 1);
}

#[test]
fn what_was_used_survives_a_sleep_in_which_no_time_passes() {
    let (mut world, people) = connected();
    world.wait(50);
    people.into_iter().for_each(|connection| world.disconnect(connection));
    world.wait(100);
    assert_eq!(missed(&world), 0, "nobody was there to wait");
    world.now = world.now + Duration::from_secs(86_400);
    world.room = world.replayed();
    let a = world.connect(0);
    assert_eq!(world.view(a).deadline, Some(world.now.0 + 10_000));
    world.wait(9);
    assert_eq!(missed(&world), 0);
    world.wait(1);
    assert_eq!(missed(&world), 1);
}

#[test]
fn a_jump_of_the_clock_makes_nobody_late() {
    let (mut world, _) = connected();
    for jump in [3_600_000, -7_200_000, 86_400_000] {
        world.now = Time(world.now.0 + jump);
        world.happens(Input::Time);
    }
    assert_eq!(missed(&world), 0);
    // And nothing waits for a clock that was set back.
    world.now = Time(world.now.0 - 86_400_000);
    world.happens(Input::Time);
    world.wait(60);
    assert_eq!(missed(&world), 1);
}

#[test]
fn a_table_without_anybody_waits() {
    let (mut world, people) = connected();
    people.into_iter().for_each(|connection| world.disconnect(connection));
    let entries = world.journal.len();
    world.wait(600);
    assert_eq!((world.journal.len(), world.jobs.len()), (entries, 0));
}

#[test]
fn a_master_without_a_choice_takes_as_long_as_with_one() {
    let mut world = World::open(&new_table("seikatsu", &[NewPlace::Bot { level: Level::Master }]));
    world.set(|settings| settings.master_thinks = Duration::from_secs(3));
    world.command(0, Command::Start).unwrap();
    let me = world.connect(0);
    world.play(me);
    let entries = world.journal.len();
    world.work();
    world.wait(3);
    assert_eq!(world.journal.len(), entries);
    world.wait(1);
    assert_eq!(world.journal.len(), entries + 1);
}

#[test]
fn a_bot_pauses_while_people_watch_and_chooses_meanwhile() {
    let (mut world, me) = World::against(Level::Random);
    world.play(me);
    world.work();
    let entries = world.journal.len();
    world.pass(Duration::from_millis(699));
    assert_eq!(world.journal.len(), entries);
    world.pass(Duration::from_millis(1));
    assert_eq!(world.journal.len(), entries + 1);
}

#[test]
fn a_bot_that_could_not_choose_is_asked_again_after_a_rest() {
    let (mut world, me) = World::against(Level::Random);
    world.play(me);
    let failed = world.jobs.pop().unwrap();
    world.happens(room::Input::Done { job: failed.id, finding: None });
    assert!(world.jobs.is_empty());
    world.pass(Duration::from_secs(1));
    assert_eq!(world.jobs.len(), 1);
}

#[test]
fn a_choice_for_an_old_position_is_ignored() {
    let (mut world, me) = World::against(Level::Random);
    world.play(me);
    let old = std::mem::take(&mut world.jobs);
    let at = world.view(me).at;
    world.ask(me, |n| FromClient::Undo { n, at }).unwrap();
    let entries = world.journal.len();
    world.jobs = old;
    world.work();
    world.pass(Duration::from_secs(5));
    assert_eq!(world.journal.len(), entries);
}

#[test]
fn a_room_sleeps_once_it_has_been_alone_and_no_bot_thinks() {
    let (mut world, people) = World::started("seikatsu", 2);
    assert_eq!(world.wake, None, "nothing is to be done while people are here");
    for connection in people {
        world.disconnect(connection);
    }
    world.pass(Duration::from_secs(59));
    assert!(!world.room.may_sleep(world.now));
    // A list does not keep it awake.
    world.command(0, Command::List).unwrap();
    world.pass(Duration::from_secs(1));
    assert!(world.room.may_sleep(world.now));
}
