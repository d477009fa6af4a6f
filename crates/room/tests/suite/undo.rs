//! Taking moves back.

use bots::Level;
use protocol::socket::{FromClient, FromServer, UndoAnswer};
use protocol::{ConnectionId, ProblemCode};
use room::Act;
use table::SeatSet;

use crate::world::{World, seat};

fn undo(at: u32) -> impl FnOnce(u32) -> FromClient {
    move |n| FromClient::Undo { n, at }
}

/// An answer to the question that is open.
fn consent(world: &mut World, who: ConnectionId, agree: bool) -> Result<(), ProblemCode> {
    let at = world.info().undo.map_or(0, |undo| undo.at);
    world.ask(who, |n| FromClient::Consent { n, at, agree })
}

/// Asks to take the last move back.
fn ask(world: &mut World, who: ConnectionId) -> Result<(), ProblemCode> {
    let at = world.view(who).at;
    world.ask(who, undo(at))
}

fn undone(world: &World) -> usize {
    world.acts(|act| matches!(act, Act::Undone { .. }))
}

fn answers(world: &World, who: ConnectionId) -> Vec<UndoAnswer> {
    let answer = |message: &FromServer| match message {
        FromServer::Undo { answer, .. } => Some(*answer),
        _ => None,
    };
    world.told_to(who).iter().filter_map(answer).collect()
}

/// The bag of a table of Seikatsu, which nobody but its journal knows.
fn bag(world: &World) -> Vec<String> {
    let dealt = |act: &Act| match act {
        Act::Undone { redealt, .. } => redealt.first().map(|dealt| dealt.chance.clone()),
        Act::Chance { chance } => Some(chance.clone()),
        _ => None,
    };
    let deal = world.journal.iter().rev().find_map(|entry| dealt(&entry.act)).unwrap();
    deal.split(" bag ").nth(1).unwrap().split(' ').map(String::from).collect()
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
    let mine = consent(&mut world, people[0], true);
    assert_eq!(mine, Err(ProblemCode::NotYours), "nobody agrees with themselves");
    consent(&mut world, people[1], true).unwrap();
    assert_eq!(world.info().undo.unwrap().waiting_for, SeatSet::only(seat(2)));
    consent(&mut world, people[2], true).unwrap();
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
    consent(&mut world, people[1], false).unwrap();
    assert_eq!(consent(&mut world, people[1], true), Err(ProblemCode::NothingToUndo));
    assert_eq!(world.ask(people[0], undo(at)), Err(ProblemCode::Declined));
    world.play(people[0]);
    world.play(people[1]);
    ask(&mut world, people[0]).unwrap();
    world.play(people[0]);
    assert_eq!(world.info().undo, None);
    assert_eq!(answers(&world, people[0]), [UndoAnswer::Refused, UndoAnswer::Lapsed]);
    // What is asked of whom is not kept.
    world.room = world.replayed();
    assert_eq!(world.info().undo, None);
}

#[test]
fn a_draw_that_only_the_asker_saw_needs_consent_and_is_dealt_anew() {
    let (mut world, people) = World::started("seikatsu", 2);
    let (before, first) = (world.view(people[0]), bag(&world));
    world.play(people[0]);
    ask(&mut world, people[0]).unwrap();
    assert_eq!(undone(&world), 0, "the asker has seen a tile of the bag");
    consent(&mut world, people[1], true).unwrap();
    assert_eq!((undone(&world), answers(&world, people[0])), (1, vec![UndoAnswer::Granted]));
    let settled = |message: &FromServer| matches!(message, FromServer::Table { table, .. } if table.undo.is_none());
    assert!(
        world
            .told_to(people[1])
            .iter()
            .rev()
            .find(|message| matches!(message, FromServer::Table { .. }))
            .is_some_and(settled)
    );
    let second = bag(&world);
    assert_eq!(second[..4], first[..4], "the hands are what was seen of the bag");
    assert_ne!(second, first);
    let now = world.view(people[0]);
    assert_eq!(now.view, before.view);
    // The journal tells the same table to whoever reads it.
    world.room = world.replayed();
    let again = world.connect(0);
    assert_eq!((world.view(again).at, world.view(again).view), (now.at, now.view));
    world.play(again);
}

#[test]
fn alone_with_bots_undo_is_free_and_deals_anew() {
    let (mut world, me) = World::against(Level::Random);
    let first = bag(&world);
    world.play(me);
    world.let_bots_play();
    ask(&mut world, me).unwrap();
    assert_eq!(undone(&world), 1);
    assert_ne!(bag(&world), first);
    world.play(me);
}

#[test]
fn an_absent_owner_has_a_say() {
    let (mut world, people) = World::started("seikatsu", 3);
    world.play(people[0]);
    world.disconnect(people[2]);
    for &voter in &people[..2] {
        world.ask(voter, |n| FromClient::Vote { n, seat: seat(2) }).unwrap();
    }
    world.wait(60);
    assert_eq!(world.acts(|act| matches!(act, Act::StoodIn { .. })), 1);
    ask(&mut world, people[0]).unwrap();
    consent(&mut world, people[1], true).unwrap();
    assert_eq!(undone(&world), 0);
    assert_eq!(world.info().undo.unwrap().waiting_for, SeatSet::only(seat(2)));
    let back = world.connect(2);
    consent(&mut world, back, true).unwrap();
    assert_eq!(undone(&world), 1);
}

#[test]
fn the_others_are_not_asked_without_end() {
    let (mut world, people) = World::started("seikatsu", 2);
    let mut asked = 0;
    for _ in 0..6 {
        world.play(people[0]);
        asked += u32::from(ask(&mut world, people[0]).is_ok());
        world.play(people[1]);
    }
    assert_eq!(asked, 3);
    for _ in 0..7 {
        world.wait(10);
        world.happens(room::Input::Time);
    }
    world.play(people[0]);
    ask(&mut world, people[0]).unwrap();
}

#[test]
fn consent_is_to_what_was_asked() {
    let (mut world, people) = World::started("seikatsu", 2);
    world.play(people[0]);
    ask(&mut world, people[0]).unwrap();
    let at = world.info().undo.unwrap().at;
    world.play(people[1]);
    ask(&mut world, people[0]).unwrap();
    let late = world.ask(people[1], |n| FromClient::Consent { n, at, agree: true });
    assert_eq!(late, Err(ProblemCode::NothingToUndo));
    consent(&mut world, people[0], false).unwrap();
    assert_eq!(answers(&world, people[0]), [UndoAnswer::Lapsed, UndoAnswer::Withdrawn]);
    assert_eq!(undone(&world), 0);
}
