//! Advice is thought about once and given once, whatever the connection does.

use bots::Level;
use protocol::ProblemCode;
use protocol::socket::{FromClient, FromServer};

use crate::world::World;

fn hints(messages: &[FromServer]) -> usize {
    messages.iter().filter(|message| matches!(message, FromServer::Hint { n: 3, .. })).count()
}

const HINT: FromClient = FromClient::Hint { n: 3 };

#[test]
fn a_hint_that_is_asked_for_twice_is_one_job_and_one_answer() {
    let (mut world, me) = World::against(Level::Random);
    world.request(me, HINT);
    world.request(me, HINT);
    assert_eq!(world.jobs.len(), 1);
    world.look(me);
    world.work();
    let told = world.look(me);
    assert_eq!(hints(&told), 1);
    // Asked again it is answered alike, without thinking again.
    world.request(me, HINT);
    assert_eq!((hints(&world.look(me)), world.jobs.len()), (1, 0));
}

#[test]
fn a_hint_names_legal_moves_with_what_they_bring() {
    let (mut world, me) = World::against(Level::Random);
    let now = world.look(me).into_iter().find_map(|message| match message {
        FromServer::View(now) => Some(now),
        _ => None,
    });
    let (now, moves) = now.map(|now| (now.previews.clone(), now.outline().unwrap().moves)).unwrap();
    world.request(me, HINT);
    world.work();
    let told = world.look(me).into_iter().find_map(|message| match message {
        FromServer::Hint { moves, .. } => Some(moves),
        _ => None,
    });
    let told = told.unwrap();
    assert!((1..=3).contains(&told.len()));
    for advice in told {
        let place = moves.iter().position(|mv| *mv == advice.text).expect("a legal move");
        assert_eq!(advice.points, now[place]);
    }
}

#[test]
fn a_hint_is_cancelled_with_its_connection_and_thought_about_when_it_is_back() {
    let (mut world, me) = World::against(Level::Random);
    world.request(me, HINT);
    let job = world.jobs.remove(0).id;
    world.disconnect(me);
    assert_eq!(world.cancelled, [job]);
    let back = world.connect(0);
    world.request(back, HINT);
    assert_eq!(world.jobs.len(), 1);
    world.work();
    assert_eq!(hints(&world.look(back)), 1);
    world.disconnect(back);
    let again = world.connect(0);
    assert_eq!((world.jobs.len(), hints(&world.look(again))), (0, 0), "it has been answered");
}

#[test]
fn a_master_thinks_once_for_a_seat() {
    let (mut world, me) = World::against(Level::Random);
    for _ in 0..8 {
        world.ask(me, |n| FromClient::Hint { n }).unwrap();
    }
    assert_eq!(world.jobs.len(), 1);
    assert_eq!(world.ask(me, |n| FromClient::Hint { n }), Err(ProblemCode::TooFast));
    world.work();
    let hints = world.look(me).iter().filter(|message| matches!(message, FromServer::Hint { .. })).count();
    assert_eq!(hints, 8, "every question has its answer");
}

#[test]
fn advice_for_an_old_position_is_not_given() {
    let (mut world, me) = World::against(Level::Random);
    world.request(me, HINT);
    let asked = std::mem::take(&mut world.jobs);
    world.play(me);
    assert_eq!(world.cancelled, [asked[0].id]);
    world.look(me);
    world.jobs = asked;
    world.work();
    assert_eq!(hints(&world.look(me)), 0);
}

#[test]
fn a_hint_that_failed_can_be_asked_for_again() {
    let (mut world, me) = World::against(Level::Random);
    world.request(me, HINT);
    let failed = world.jobs.pop().unwrap();
    world.happens(room::Input::Done { job: failed.id, finding: None });
    world.request(me, HINT);
    assert_eq!(world.jobs.len(), 1);
}

#[test]
fn among_people_there_are_no_hints_unless_the_host_wants_them() {
    let (mut world, people) = World::started("seikatsu", 2);
    assert_eq!(world.ask(people[0], |n| FromClient::Hint { n }), Err(ProblemCode::NoHints));
}
