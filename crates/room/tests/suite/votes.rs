//! Votes for a bot.

use protocol::socket::FromClient;
use protocol::{Place, ProblemCode};

use crate::world::{World, seat};

fn stands_in(world: &mut World, place: usize) -> bool {
    matches!(world.info().places[place], Place::Person { stand_in: true, .. })
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
    let from = world.info().votes[0].counts_from;
    assert_eq!(from, world.now.0 + 60_000);
    world.wait(59);
    assert!(!stands_in(&mut world, 3));
    world.wait(1);
    assert!(stands_in(&mut world, 3));
    assert_eq!(world.info().votes, []);
}

#[test]
fn whoever_comes_back_in_time_is_not_voted_out() {
    let (mut world, people) = World::started("seikatsu", 2);
    world.disconnect(people[1]);
    world.ask(people[0], |n| FromClient::Vote { n, seat: seat(1) }).unwrap();
    world.wait(59);
    let back = world.connect(1);
    assert_eq!(world.info().votes, []);
    world.disconnect(back);
    world.wait(59);
    assert!(!stands_in(&mut world, 1));
}
