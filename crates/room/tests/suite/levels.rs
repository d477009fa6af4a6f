//! Bots play as well as was asked of them.

use std::collections::BTreeSet;

use bots::{Budget, Level, Method, Spec};
use protocol::http::{NewPlace, NewTable};
use room::{Command, Question, Settings, Work, catalogue};
use table::Setup;

use crate::world::World;

/// The first work of a table with bots of a level on every seat.
fn first_work(game: &str, setup: &Setup, level: Level) -> Work {
    let places = vec![NewPlace::Bot { level }; setup.seats.into()];
    let mut world = World::open(&NewTable::new(game, setup.clone(), places));
    world.command(0, Command::Start).unwrap();
    world.connect(0);
    world.jobs.remove(0).work
}

#[test]
fn a_bot_is_made_of_what_the_ladder_of_its_game_says_and_a_master_has_the_time_of_the_house() {
    let master = Spec { budget: Budget::Time(Settings::default().master_thinks), ..Spec::of(Method::Master) };
    for game in testgames::all() {
        for setup in (game.showcase)() {
            for level in Level::ALL {
                let work = first_work(game.id, &setup, level);
                let Work::Choose(Question { spec, .. }) = &work else { panic!("a bot chooses") };
                let expected = if level == Level::Master { master } else { level.spec(game.id, setup.seats) };
                assert_eq!(*spec, expected, "{} with {}: {level:?}", game.id, setup.seats);
                assert_eq!(work.is_long(), spec.thinks_long());
            }
        }
    }
}

#[test]
fn the_catalogue_tells_the_levels_of_every_game_for_every_number_of_seats() {
    let all = testgames::all().len();
    assert_eq!(catalogue().len(), all, "the game that only tests know too");
    for game in catalogue() {
        let seats: BTreeSet<u8> = game.variants.iter().map(|setup| setup.seats).collect();
        assert_eq!(game.ladders.iter().map(|ladder| ladder.seats).collect::<BTreeSet<_>>(), seats);
        for ladder in &game.ladders {
            let rungs = bots::ladder(game.id, ladder.seats);
            let told = ladder.levels.iter().map(|info| (info.level, info.rating));
            assert!(told.eq(rungs.iter().map(|rung| (rung.level, rung.rating.map(|rating| rating.points)))));
        }
    }
}
