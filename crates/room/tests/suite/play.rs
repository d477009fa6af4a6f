//! Playing: numbers, old positions, what everybody is told, talking.

use std::collections::BTreeSet;

use bots::{Level, Method};
use protocol::http::NewPlace;
use protocol::socket::{FromClient, FromServer};
use protocol::{ProblemCode, Status};
use room::{Act, Answer, Command, Finding, Input, Sitter};
use serde_json::Value as Json;
use table::Turn;

use crate::world::{World, new_table, person};

#[test]
fn a_repeated_number_is_answered_alike_and_done_once() {
    let (mut world, people) = World::started("seikatsu", 2);
    let view = world.view(people[0]);
    let request = FromClient::Move { n: 5, at: view.at, text: view.outline().unwrap().moves[0].clone() };
    let mut entries = 0;
    for round in 0..3 {
        world.look(people[0]);
        world.request(people[0], request.clone());
        let answers = world.look(people[0]);
        assert_eq!(answers.last(), Some(&FromServer::Done { n: 5 }));
        if round == 0 {
            assert!(matches!(answers[0], FromServer::View(_)), "the position comes before the answer");
            entries = world.journal.len();
        }
    }
    assert_eq!(world.journal.len(), entries);
    // It is known by the journal, so it is known after a new start as well.
    world.room = world.replayed();
    let again = world.connect(0);
    world.look(again);
    world.request(again, request);
    assert_eq!(world.look(again), [FromServer::Done { n: 5 }]);
    // Another client's numbers are its own.
    let other = world.connect(1);
    world.look(other);
    world.request(other, FromClient::Say { n: 5, text: "mine".into() });
    assert!(matches!(world.look(other)[..], [FromServer::Said(_), FromServer::Done { n: 5 }]));
}

#[test]
fn a_refused_move_changes_nothing_and_shows_the_position() {
    let (mut world, people) = World::started("seikatsu", 2);
    let watching = world.connect(5);
    let (at, entries) = (world.view(people[0]).at, world.journal.len());
    let text = world.view(people[0]).outline().unwrap().moves[0].clone();
    let play = |at: u32, text: &str| {
        let text = text.to_owned();
        move |n| FromClient::Move { n, at, text }
    };
    assert_eq!(world.ask(watching, play(at, &text)), Err(ProblemCode::NotYours));
    assert_eq!(world.ask(people[1], play(at, &text)), Err(ProblemCode::NotYourTurn));
    assert_eq!(world.ask(people[0], play(at, "nonsense")), Err(ProblemCode::Illegal));
    assert_eq!(world.ask(people[0], play(at + 1, &text)), Err(ProblemCode::OldPosition));
    assert_eq!(world.ask(people[0], play(u32::MAX, &text)), Err(ProblemCode::OldPosition));
    assert_eq!(world.journal.len(), entries);
    world.look(people[0]);
    assert!(world.ask(people[0], play(at, "nonsense")).is_err());
    assert_eq!(world.view(people[0]).at, at);
}

#[test]
fn all_who_see_the_same_are_told_by_one_message() {
    let (mut world, _) = World::started("shikoku", 3);
    let others: Vec<_> = (5..8).map(|number| world.connect(number)).collect();
    let connection = protocol::ConnectionId(99);
    let client = "8/client".into();
    let input = room::Input::Connect { connection, person: person(8), client, blocked: BTreeSet::new() };
    let mut luck = Unlucky;
    let effects = world.room.handle(input, world.now, &mut luck);
    let tables: Vec<_> =
        effects.messages.iter().filter(|(_, message)| matches!(message, FromServer::Table { .. })).collect();
    assert_eq!(tables.len(), 4, "one a seat, and one for all who watch");
    assert!(tables.iter().any(|(to, _)| others.iter().all(|other| to.contains(other))));
}

/// Luck that is not asked.
struct Unlucky;

impl room::Luck for Unlucky {
    fn seed(&mut self) -> u64 {
        unreachable!("luck decides nothing")
    }

    fn link(&mut self) -> String {
        unreachable!("nothing is opened")
    }
}

#[test]
fn cards_are_passed_at_the_same_time() {
    let (mut world, people) = World::started("yokai-septet", 4);
    let game = games::find("yokai-septet").unwrap();
    let views: Vec<_> = people.iter().map(|&connection| world.view(connection)).collect();
    for (seed, (&connection, view)) in people.iter().zip(&views).enumerate().rev() {
        let spec = bots::Spec::of(Method::Random);
        let text = (game.choose)(view.view.text(), spec, seed as u64, &()).unwrap();
        // At the position that everybody saw first.
        assert_eq!(world.ask(connection, |n| FromClient::Move { n, at: view.at, text }), Ok(()));
    }
    let Turn::Move(seats) = world.view(people[0]).outline().unwrap().turn else { panic!("the game is on") };
    assert_eq!(seats.len(), 1, "somebody leads");
}

#[test]
fn every_game_with_bots_ends_and_says_so_once() {
    for game in testgames::all() {
        let setup = (game.showcase)().into_iter().find(|setup| setup.seats > 1).unwrap();
        let bots = vec![NewPlace::Bot { level: Level::Random }; usize::from(setup.seats) - 1];
        let mut new = new_table(game.id, &bots);
        new.setup = setup;
        let mut world = World::open(&new);
        world.command(0, Command::Start).unwrap();
        // The only person lets a bot finish and looks on.
        let watching = world.connect(0);
        world.ask(watching, |n| FromClient::HandOver { n }).unwrap();
        while world.info().status != Status::Over {
            assert!(!world.jobs.is_empty(), "{}: a bot thinks", game.id);
            world.work();
            world.pass(std::time::Duration::from_secs(1));
            world.look(watching);
        }
        let ended = world.ended.take().expect("the end is told");
        assert!(matches!(&ended.players[0], Sitter::Person(host) if *host == person(0)));
        let Ok(Answer::Record(record)) = world.command(9, Command::Record) else { panic!("the record is everybody's") };
        (game.referee)(&record).unwrap();
        assert_eq!(record.result.as_ref(), Some(&ended.outcome));
        let mut again = world.replayed();
        assert_eq!(again.summary(), world.room.summary());
        assert_eq!(again.entries(), world.journal.len());
        let _ = again.handle(room::Input::Time, world.now, &mut Unlucky);
    }
}

#[test]
fn a_bot_that_chooses_what_is_not_allowed_is_reported_and_chooses_again() {
    let (mut world, person) = World::against(Level::Novice);
    while world.jobs.is_empty() {
        world.play(person);
    }
    let (kept, job) = (world.journal.len(), world.jobs.remove(0).id);
    world.happens(Input::Done { job, finding: Some(Finding::Chosen("nonsense".into())) });
    world.wait(1);
    assert!(world.fault.is_some());
    assert_eq!(world.journal.len(), kept);
    world.wait(1);
    world.let_bots_play();
    assert!(world.journal.len() > kept, "the game goes on");
}

#[test]
fn what_is_said_is_kept_and_told_to_everybody() {
    let (mut world, people) = World::started("seikatsu", 2);
    world.look(people[1]);
    world.ask(people[0], |n| FromClient::Say { n, text: " <b>hello</b>\u{202e} ".into() }).unwrap();
    let told = world.look(people[1]);
    assert!(
        matches!(&told[..], [FromServer::Said(said)] if said.text == "<b>hello</b>" && said.name == "P0"),
        "{told:?}"
    );
    assert_eq!(world.ask(people[0], |n| FromClient::Say { n, text: "\u{200b}".into() }), Err(ProblemCode::BadText));
    assert!(matches!(&world.journal.last().unwrap().act, Act::Said { key: Some(_), .. }));
}

#[test]
fn why_a_move_is_not_allowed_is_typed() {
    let (mut world, people) = World::started("seikatsu", 2);
    world.look(people[0]);
    world.ask(people[0], |n| FromClient::Why { n, text: "nonsense".into() }).unwrap();
    let told = world.look(people[0]);
    let [FromServer::Why { reason: Some(reason), .. }] = &told[..] else { panic!("{told:?}") };
    assert_eq!(reason.read::<Json>().unwrap()["reason"], "unreadable");
}

#[test]
fn whoever_is_blocked_is_not_heard_by_who_blocked_them() {
    let (mut world, people) = World::started("seikatsu", 2);
    let blocked: BTreeSet<_> = [person(1).id].into();
    world.happens(Input::Block { connection: people[0], blocked: blocked.clone() });
    let watching = world.connect(5);
    people.iter().for_each(|&connection| drop(world.look(connection)));
    world.look(watching);
    world.ask(people[1], |n| FromClient::Say { n, text: "hello".into() }).unwrap();
    assert!(world.look(people[0]).is_empty());
    assert!(matches!(&world.look(watching)[..], [FromServer::Said(said)] if said.text == "hello"));
    // What was said before is gone and comes back with them.
    for (blocked, heard) in [(blocked, 0), (BTreeSet::new(), 1)] {
        world.happens(Input::Block { connection: people[0], blocked });
        assert!(matches!(&world.look(people[0])[..], [FromServer::Log { said, .. }] if said.len() == heard));
    }
}
