//! Deadlines, stand-ins, votes, pauses and sleep.

use std::time::Duration;

use bots::Level;
use protocol::http::{Join, NewPlace, NewTable};
use protocol::socket::FromClient;
use protocol::{Place, ProblemCode};
use room::{Act, Command};

use crate::world::{World, new_table, seat};

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

#[test]
fn a_bot_plays_when_the_time_is_up_until_the_owner_is_back() {
    let mut world = limited(30);
    let first = world.connect(0);
    assert_eq!(world.view(first).deadline, Some(world.now.0 + 30_000));
    world.pass(Duration::from_millis(29_999));
    assert!(!stands_in(&mut world, 0));
    world.pass(Duration::from_millis(1));
    assert!(stands_in(&mut world, 0));
    assert_eq!(world.jobs.len(), 1, "the bot thinks");
    world.work();
    world.pass(Duration::from_secs(1));
    assert!(matches!(world.journal.last().unwrap().act, Act::Move { key: None, .. }));
    world.pass(Duration::from_secs(10));
    world.ask(first, |n| FromClient::Back { n }).unwrap();
    assert!(!stands_in(&mut world, 0));
    // Coming back when nobody has stood in is no act.
    let entries = world.journal.len();
    world.ask(first, |n| FromClient::Back { n }).unwrap();
    assert_eq!(world.journal.len(), entries);
}

#[test]
fn a_deadline_that_passed_in_sleep_counts_on_waking() {
    let mut world = limited(30);
    world.now = world.now + Duration::from_secs(3600);
    world.room = world.replayed();
    world.happens(room::Input::Time);
    assert!(stands_in(&mut world, 0));
}

#[test]
fn the_seat_of_somebody_who_is_away_is_given_to_a_bot_by_more_than_half() {
    let (mut world, people) = World::started("shikoku", 4);
    let vote = |number: u8| move |n| FromClient::Vote { n, seat: seat(number) };
    assert_eq!(world.ask(people[0], vote(3)), Err(ProblemCode::NotYours), "seat 3 is here");
    world.disconnect(people[3]);
    assert_eq!(world.ask(people[0], vote(0)), Err(ProblemCode::NotYours), "nobody votes for themselves");
    world.ask(people[0], vote(3)).unwrap();
    world.ask(people[0], vote(3)).unwrap();
    let votes = world.info().votes;
    assert_eq!((votes[0].by.len(), votes[0].needed), (1, 2), "one says it once");
    assert!(!stands_in(&mut world, 3));
    world.ask(people[1], vote(3)).unwrap();
    assert!(stands_in(&mut world, 3));
    assert_eq!(world.info().votes, []);
}

#[test]
fn a_bot_pauses_while_people_watch_and_chooses_meanwhile() {
    let mut world = World::open(&new_table("seikatsu", &[NewPlace::Bot { level: Level::Random }]));
    world.command(0, Command::Start).unwrap();
    let me = world.connect(0);
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
    let mut world = World::open(&new_table("seikatsu", &[NewPlace::Bot { level: Level::Random }]));
    world.command(0, Command::Start).unwrap();
    let me = world.connect(0);
    world.play(me);
    let failed = world.jobs.pop().unwrap();
    world.happens(room::Input::Done { job: failed.id, finding: None });
    assert!(world.jobs.is_empty());
    world.pass(Duration::from_secs(1));
    assert_eq!(world.jobs.len(), 1);
}

#[test]
fn a_choice_for_an_old_position_is_ignored() {
    let bots = vec![NewPlace::Bot { level: Level::Random }];
    let mut world = World::open(&new_table("seikatsu", &bots));
    world.command(0, Command::Start).unwrap();
    let me = world.connect(0);
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
    let alone = world.now;
    world.pass(Duration::from_secs(59));
    assert!(!world.room.may_sleep(world.now));
    // A list does not keep it awake.
    world.command(0, Command::List).unwrap();
    assert_eq!(world.wake, Some(alone + Duration::from_secs(60)));
    world.pass(Duration::from_secs(1));
    assert!(world.room.may_sleep(world.now));
}
