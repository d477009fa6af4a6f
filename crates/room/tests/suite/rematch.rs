//! Playing again with the same people.

use bots::Level;
use protocol::http::NewPlace;
use protocol::{Place, ProblemCode, Status};
use room::{Act, Answer, Command, Input, Room, Settings};

use crate::world::{World, new_table, person};

/// A finished game of person 0 against a bot, by old rules.
fn finished() -> World {
    let mut world = World::open(&new_table("seikatsu", &[NewPlace::Bot { level: Level::Random }]));
    let Act::Opened(opening) = &mut world.journal[0].act else { panic!("a journal begins with its opening") };
    opening.setup.rules = 1;
    world.room = world.replayed();
    world.command(0, Command::Start).unwrap();
    let me = world.connect(0);
    while world.info().status == Status::Playing {
        if world.view(me).outline().unwrap().moves.is_empty() {
            world.work();
            world.pass(std::time::Duration::from_secs(1));
        } else {
            world.play(me);
        }
    }
    world
}

#[test]
fn everybody_who_asks_gets_the_same_table_by_the_newest_rules() {
    let mut world = finished();
    let info = world.info();
    assert_eq!(info.outcome, world.ended.as_ref().map(|ended| ended.outcome.clone()), "lists tell how it ended");
    assert!(info.ended.is_some_and(|ended| ended >= info.opened && ended <= world.now.0 / 1000));
    assert_eq!(world.replayed().summary().info.ended, info.ended);
    assert_eq!(world.info().setup.rules, 1, "it was played by the rules that it began with");
    assert_eq!(world.command(5, Command::Rematch).unwrap_err().code, ProblemCode::NotYours);
    let Ok(Answer::Opened(opened)) = world.command(0, Command::Rematch) else { panic!("the game is over") };
    let journal = world.opened.take().unwrap();
    assert_eq!(journal.table, opened.id);
    assert!(matches!(&world.journal.last().unwrap().act, Act::Rematched { table } if *table == opened.id));
    let Ok(Answer::Opened(again)) = world.command(0, Command::Rematch) else { panic!("the game is over") };
    assert_eq!((again, world.opened.is_some()), (opened, false));

    let room = Room::replay(journal.table, &journal.entries, Settings::default()).unwrap();
    let info = room.summary().info;
    assert_eq!(info.setup.rules, games::find("seikatsu").unwrap().rules);
    assert!(matches!(info.places[..], [Place::Person { .. }, Place::Bot { .. }]));
}

/// Who sits at the rematch for which one of three asks, where one has blocked another.
fn seated(asks: usize, blocks: usize, blocked: usize) -> Vec<String> {
    let (mut world, connections) = World::started("seikatsu", 3);
    while world.info().status == Status::Playing {
        let to_move = connections.iter().copied();
        let to_move = to_move.filter(|&me| !world.view(me).outline().unwrap().moves.is_empty()).collect::<Vec<_>>();
        world.play(to_move[0]);
    }
    let blocked = [person(blocked).id].into();
    world.happens(Input::Block { connection: connections[blocks], blocked });
    world.command(asks, Command::Rematch).unwrap();
    let opened = world.opened.take().unwrap();
    let room = Room::replay(opened.table, &opened.entries, Settings::default()).unwrap();
    room.people().map(|(_, person)| person.name.clone()).collect()
}

#[test]
fn nobody_is_seated_with_a_host_of_whom_either_does_not_want_to_hear() {
    assert_eq!(seated(0, 0, 1), ["P0", "P2"], "the host has blocked somebody");
    assert_eq!(seated(1, 0, 1), ["P1", "P2"], "somebody has blocked the host");
    assert_eq!(seated(2, 0, 1), ["P0", "P1", "P2"], "at somebody else's table both may sit");
}

#[test]
fn there_is_no_rematch_of_a_game_that_is_on() {
    let (mut world, _) = World::started("seikatsu", 2);
    assert_eq!(world.command(0, Command::Rematch).unwrap_err().code, ProblemCode::NotOver);
}
