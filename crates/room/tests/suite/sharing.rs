//! Several people with one device.

use protocol::Place;
use protocol::http::{Join, NewPlace, NewTable};
use protocol::socket::{FromClient, FromServer};
use protocol::{ConnectionId, ProblemCode};
use room::{Command, Input, Person};

use crate::world::{World, new_table, person, seat};

/// One of those who share the device of person 0.
fn sharing(number: u8) -> Person {
    Person { id: person(0).id.sharing(number), name: format!("S{number}") }
}

/// Persons 0 and 0/1 with one device, and person 2; only person 0 and person 2 are connected.
fn shared() -> (World, ConnectionId, ConnectionId) {
    let mut world = World::open(&new_table("seikatsu", &[NewPlace::Open, NewPlace::Open]));
    let join = Command::Join(Join::default());
    world.happens(Input::Command { person: sharing(1), command: join.clone() }).unwrap().unwrap();
    world.command(2, join).unwrap();
    world.command(0, Command::Start).unwrap();
    let (device, other) = (world.connect(0), world.connect(2));
    (world, device, other)
}

fn here(world: &mut World) -> Vec<bool> {
    let connected = |place: &Place| matches!(place, Place::Person { connected: true, .. });
    world.info().places.iter().map(connected).collect()
}

#[test]
fn all_who_share_a_device_are_here_while_it_is() {
    let (mut world, device, other) = shared();
    assert_eq!(here(&mut world), [true, true, true]);
    let vote = |n| FromClient::Vote { n, seat: seat(1) };
    assert_eq!(world.ask(other, vote), Err(ProblemCode::NotYours), "whoever waits for the device is not away");
    world.disconnect(device);
    assert_eq!(here(&mut world), [false, false, true]);
    world.ask(other, vote).unwrap();
    assert_eq!(world.info().votes[0].counts_from, world.now.0 + 60_000);
}

#[test]
fn a_screen_on_the_device_of_a_player_shows_no_hand_and_does_not_count_as_watching() {
    let (mut world, _, _) = shared();
    let screen = world.connect_as(sharing(0));
    let seats = world.look(screen).into_iter().filter_map(|message| match message {
        FromServer::View(now) => Some(now.outline().unwrap().seat),
        FromServer::Table { table, you } => {
            assert_eq!(table.watching, 0);
            Some(you.seat)
        }
        _ => None,
    });
    assert_eq!(seats.collect::<Vec<_>>(), [None, None]);
}

#[test]
fn at_an_unwatched_table_a_screen_shows_the_game_on_the_device_of_a_player_only() {
    let mut world = World::open(&NewTable { unwatched: true, ..new_table("seikatsu", &[NewPlace::Open]) });
    world.command(2, Command::Join(Join::default())).unwrap();
    world.command(0, Command::Start).unwrap();
    let shows = |world: &mut World, screen: Person| {
        let screen = world.connect_as(screen);
        world.look(screen).iter().any(|message| matches!(message, FromServer::View(_)))
    };
    assert!(shows(&mut world, sharing(0)));
    assert!(!shows(&mut world, Person { id: person(7).id.sharing(0), name: String::new() }));
}

#[test]
fn every_connection_is_shown_one_hand() {
    let (mut world, device, _) = shared();
    let next = world.connect_as(sharing(1));
    for (connection, number) in [(device, 0), (next, 1)] {
        assert_eq!(world.view(connection).outline().unwrap().seat, Some(seat(number)));
    }
}

#[test]
fn those_who_share_a_device_are_seated_again_for_another_game() {
    let mut world = World::open(&new_table("shikoku", &vec![NewPlace::Open; 2]));
    for number in [1, 2] {
        let command = Command::Join(Join::default());
        world.happens(Input::Command { person: sharing(number), command }).unwrap().unwrap();
    }
    world.command(0, Command::Start).unwrap();
    let people = [world.connect(0), world.connect_as(sharing(1)), world.connect_as(sharing(2))];
    while world.ended.is_none() {
        let turn = world.view(people[0]).outline().unwrap().turn.seats();
        world.play(people[turn.iter().next().unwrap().index()]);
    }
    for connection in &people[1..] {
        world.disconnect(*connection);
    }
    world.command(0, Command::Rematch).unwrap();
    assert_eq!(world.opened.unwrap().entries.len(), 1 + 3);
}

#[test]
fn a_game_among_those_who_share_a_device_waits_for_them_as_one_with_bots_does() {
    let (mut world, _, _) = shared();
    let entries = world.journal.len();
    world.command(0, Command::Leave).unwrap();
    assert_eq!(world.journal.len(), entries + 1, "somebody else waits for them");

    let mut world = World::open(&new_table("seikatsu", &[NewPlace::Open]));
    let command = Command::Join(Join::default());
    world.happens(Input::Command { person: sharing(1), command }).unwrap().unwrap();
    world.command(0, Command::Start).unwrap();
    let entries = world.journal.len();
    world.command(0, Command::Leave).unwrap();
    assert_eq!(world.journal.len(), entries);
}

#[test]
fn those_who_share_a_device_say_no_more_than_one_person_may() {
    let (mut world, device, _) = shared();
    let neighbour = world.connect_as(sharing(1));
    let mut say = |from| world.ask(from, |n| FromClient::Say { n, text: "hello".into() });
    for from in [device, neighbour, device, neighbour, device] {
        say(from).unwrap();
    }
    assert_eq!([say(neighbour), say(device)], [Err(ProblemCode::TooFast); 2]);
}

#[test]
fn whoever_is_sent_away_does_not_come_back_under_another_number() {
    let mut world = World::open(&new_table("seikatsu", &[NewPlace::Open]));
    let join = |world: &mut World, person| {
        let joined = world.happens(Input::Command { person, command: Command::Join(Join::default()) }).unwrap();
        joined.map(drop).map_err(|problem| problem.code)
    };
    join(&mut world, person(1)).unwrap();
    world.command(0, Command::Kick(seat(1))).unwrap();
    let other = Person { id: person(1).id.sharing(3), ..person(1) };
    assert_eq!(join(&mut world, other), Err(ProblemCode::SentAway));
    // On the host's own device they are no strangers.
    join(&mut world, sharing(1)).unwrap();
    world.command(0, Command::Kick(seat(1))).unwrap();
    join(&mut world, sharing(2)).unwrap();
}
