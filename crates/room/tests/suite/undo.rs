//! Taking moves back.

use protocol::ProblemCode;
use protocol::socket::{FromClient, FromServer};
use room::Act;
use table::SeatSet;

use crate::world::{World, seat};

fn undo(at: u32) -> impl FnOnce(u32) -> FromClient {
    move |n| FromClient::Undo { n, at }
}

fn consent(agree: bool) -> impl FnOnce(u32) -> FromClient {
    move |n| FromClient::Consent { n, agree }
}

#[test]
fn what_showed_nothing_is_taken_back_freely_after_it_was_judged() {
    let (mut world, people) = World::started("miyabi", 2);
    let start = world.view(people[0]);
    assert_eq!(world.ask(people[0], undo(start.at)), Err(ProblemCode::NothingToUndo));
    world.play(people[0]);
    let at = world.view(people[0]).at;
    let n = world.number();
    world.look(people[0]);
    // Asked twice while it is judged: one job, and one answer.
    world.request(people[0], FromClient::Undo { n, at });
    world.request(people[0], FromClient::Undo { n, at });
    assert_eq!((world.jobs.len(), world.look(people[0])), (1, Vec::new()));
    world.work();
    assert_eq!(world.view(people[0]).view, start.view);
    let answers = world.look(people[0]).iter().filter(|message| **message == FromServer::Done { n }).count();
    assert_eq!(answers, 1);
    world.request(people[0], FromClient::Undo { n, at });
    assert_eq!(world.look(people[0]), [FromServer::Done { n }]);
}

#[test]
fn an_answer_finds_the_client_at_its_new_connection() {
    let (mut world, people) = World::started("miyabi", 2);
    world.play(people[0]);
    let (n, at) = (world.number(), world.view(people[0]).at);
    world.request(people[0], FromClient::Undo { n, at });
    world.disconnect(people[0]);
    let back = world.connect(0);
    world.work();
    assert!(world.look(back).contains(&FromServer::Done { n }));
}

#[test]
fn a_judgement_of_an_old_position_is_a_refusal() {
    let (mut world, people) = World::started("miyabi", 2);
    world.play(people[0]);
    let (n, at) = (world.number(), world.view(people[0]).at);
    world.request(people[0], FromClient::Undo { n, at });
    let judging = std::mem::take(&mut world.jobs);
    world.play(people[1]);
    world.jobs = judging;
    let entries = world.journal.len();
    world.work();
    let refused = world.look(people[0]).into_iter().find_map(|message| match message {
        FromServer::Refused { n: Some(number), problem } if number == n => Some(problem.code),
        _ => None,
    });
    assert_eq!((refused, world.journal.len()), (Some(ProblemCode::OldPosition), entries));
}

#[test]
fn everybody_must_agree_where_somebody_has_moved_since() {
    let (mut world, people) = World::started("miyabi", 3);
    let start = world.view(people[0]);
    world.play(people[0]);
    world.play(people[1]);
    let at = world.view(people[0]).at;
    world.ask(people[0], undo(at)).unwrap();
    assert_eq!(world.info().undo.unwrap().waiting_for, [seat(1), seat(2)].into_iter().collect::<SeatSet>());
    assert_eq!(world.ask(people[0], consent(true)), Err(ProblemCode::NotYours), "nobody agrees with themselves");
    world.ask(people[1], consent(true)).unwrap();
    assert_eq!(world.info().undo.unwrap().waiting_for, SeatSet::only(seat(2)));
    world.ask(people[2], consent(true)).unwrap();
    assert_eq!(world.info().undo, None);
    assert_eq!(world.view(people[0]).view, start.view);
    assert!(matches!(world.journal.last().unwrap().act, Act::Undone { key: None, .. }));
    assert_eq!(world.ask(people[0], undo(at)), Err(ProblemCode::OldPosition));
}

#[test]
fn one_no_is_enough_and_a_move_settles_it() {
    let (mut world, people) = World::started("miyabi", 2);
    world.play(people[0]);
    world.play(people[1]);
    let at = world.view(people[0]).at;
    world.ask(people[0], undo(at)).unwrap();
    world.ask(people[1], consent(false)).unwrap();
    assert_eq!(world.ask(people[1], consent(true)), Err(ProblemCode::NothingToUndo));
    world.ask(people[0], undo(at)).unwrap();
    world.play(people[0]);
    assert_eq!(world.info().undo, None);
    // What is asked of whom is not kept.
    world.room = world.replayed();
    assert_eq!(world.info().undo, None);
}
