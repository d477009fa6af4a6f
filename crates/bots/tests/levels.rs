//! What must hold for the levels of every game.

use std::collections::BTreeSet;

use bots::{Job, Knowledge, Level, Method, Rung, Spec, ladder};
use games::{AnyGame, Visitor};
use table::{Dice, Options as _, Table, showcase};

/// The numbers of seats that a game can be played with.
fn seats(game: &AnyGame) -> BTreeSet<u8> {
    (game.variants)().iter().map(|setup| setup.seats).collect()
}

#[test]
fn every_game_has_a_ladder_from_random_by_novice_to_master() {
    for game in testgames::all() {
        for seats in seats(game) {
            let rungs = ladder(game.id, seats);
            let levels: Vec<Level> = rungs.iter().map(|rung| rung.level).collect();
            assert!(levels.is_sorted_by(|a, b| a < b), "{} with {seats}: {levels:?}", game.id);
            assert_eq!((levels[0], levels[1]), (Level::Random, Level::Novice));
            assert_eq!(levels.last(), Some(&Level::Master));
            assert_eq!((rungs[0].spec, rungs[1].spec), (Spec::of(Method::Random), Spec::of(Method::Novice)));
            assert_eq!(rungs[rungs.len() - 1].spec.method, Method::Master);
            assert_eq!(rungs[rungs.len() - 1].spec.overlooks, 0);
        }
    }
}

#[test]
fn every_game_of_the_house_was_measured_and_a_higher_level_is_better() {
    for game in games::house() {
        for seats in seats(game) {
            let points = |rung: &Rung| rung.rating.map(|rating| rating.points);
            let ratings: Vec<i32> = ladder(game.id, seats).iter().filter_map(points).collect();
            assert_eq!(ratings.len(), ladder(game.id, seats).len(), "{} with {seats}", game.id);
            assert!(ratings.is_sorted_by(|a, b| a < b), "{} with {seats}: {ratings:?}", game.id);
            assert_eq!(ratings[0], 0);
        }
    }
}

#[test]
fn a_level_that_a_ladder_lacks_plays_like_the_nearest_that_it_has() {
    for game in testgames::all() {
        for seats in seats(game) {
            let rungs = ladder(game.id, seats);
            for level in Level::ALL {
                let spec = level.spec(game.id, seats);
                let played = rungs.iter().find(|rung| rung.spec == spec).expect("a rung of the ladder");
                let distance = |other: Level| (other as i32 - level as i32).abs();
                assert!(rungs.iter().all(|rung| distance(rung.level) >= distance(played.level)), "{level:?}");
            }
        }
    }
}

fn chooses_again_what_it_chose<G: Knowledge>() {
    let options = showcase::<G::Options>().remove(0);
    let rungs = ladder(G::ID, options.setup().seats);
    testkit::walk::<G>(&options, &mut Dice::new(3), |table: &Table<G>, _| {
        const EVERY: usize = 25;
        if table.log().len() % EVERY != 2 {
            return;
        }
        for seat in table.turn().seats() {
            let view = table.view(seat);
            for spec in rungs.iter().filter(|rung| rung.level != Level::Master).map(|rung| rung.spec) {
                let job = Job { view: view.clone(), spec, seed: 5 };
                let choice = job.choose(&());
                assert!(view.moves.contains(&choice) && choice == job.choose(&()), "{spec}");
            }
        }
    });
}

#[test]
fn every_level_but_the_highest_chooses_the_same_again_with_the_same_seed() {
    struct Claim;
    impl Visitor for Claim {
        fn visit<G: Knowledge>(&mut self) {
            chooses_again_what_it_chose::<G>();
        }
    }
    testgames::visit(&mut Claim);
}
