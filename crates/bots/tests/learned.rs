//! What was learned by playing.

use bots::{Damaged, Knowledge, Origin, Weights, train};
use games::Visitor;
use seikatsu::Seikatsu;
use table::{Dice, Game, Seat, showcase};

/// Runs a claim for every game.
macro_rules! for_every_game {
    ($claim:ident) => {{
        struct Claim;
        impl Visitor for Claim {
            fn visit<G: Knowledge>(&mut self) {
                $claim::<G>();
            }
        }
        testgames::visit(&mut Claim);
    }};
}

fn committed_weights_are_whole<G: Knowledge>() {
    assert_eq!(G::LEARNED.is_some(), G::FEATURES > 0, "{}: features and weights go together", G::ID);
    if let Some(text) = G::LEARNED {
        let weights = Weights::read::<G>(text).unwrap_or_else(|damaged| panic!("{}: {damaged}", G::ID));
        assert_eq!(weights.to_string(), text, "{} reads as it is written", G::ID);
    }
}

#[test]
fn the_weights_of_every_game_are_whole() {
    for_every_game!(committed_weights_are_whole);
}

/// Features of imagined worlds are in range, and a whole game is judged by chances that add up to one winning side.
fn imagined_worlds_can_be_judged<G: Knowledge>() {
    for options in showcase::<G::Options>() {
        testkit::walk::<G>(&options, &mut Dice::new(5), |table, dice| {
            let Some(seat) = table.turn().seats().first() else { return };
            let world = G::imagine(&table.view(seat), dice);
            for seat in Seat::all(world.seats()) {
                world.features(seat, |feature| assert!(feature < G::FEATURES, "{}: feature {feature}", G::ID));
            }
            if let Some(chances) = world.judge() {
                let sides = Seat::all(world.seats()).filter(|&seat| world.partners(seat).first() == Some(seat));
                let sum: f32 = sides.map(|seat| chances[seat]).sum();
                assert!((sum - 1.0).abs() < 1e-3, "{}: {chances:?}", G::ID);
            }
        });
    }
}

#[test]
fn the_imagined_worlds_of_every_game_can_be_judged() {
    for_every_game!(imagined_worlds_can_be_judged);
}

#[test]
fn damaged_weights_are_refused_with_what_is_wrong() {
    let whole = Seikatsu::LEARNED.unwrap();
    let says = |text: &str| Weights::read::<Seikatsu>(text).unwrap_err();
    assert_eq!(says(""), Damaged::Head { line: 1, wanted: "game" });
    assert_eq!(says(&whole.replacen("seed", "sead", 1)), Damaged::Head { line: 2, wanted: "seed" });
    assert!(matches!(says(&whole.replacen("seikatsu", "go", 1)), Damaged::Other { .. }));
    assert_eq!(says(whole.trim_end().rsplit_once(' ').unwrap().0), Damaged::Changed);
    let last = whole.rfind(|digit: char| digit.is_ascii_digit() && digit != '0').unwrap();
    let changed = format!("{}0{}", &whole[..last], &whole[last + 1..]);
    assert_eq!(says(&changed), Damaged::Changed);
}

#[test]
fn the_same_seed_learns_the_same_and_learning_helps() {
    let origin = |seed| Origin { game: Seikatsu::ID.into(), seed, generations: 2, games: 20 };
    let learn = |seed| {
        let mut errors = Vec::new();
        let weights = train::<Seikatsu>(&showcase()[..2], origin(seed), |lesson| errors.push(lesson.error));
        (weights.to_string(), errors)
    };
    let (weights, errors) = learn(1);
    assert_eq!((weights.clone(), errors.clone()), learn(1));
    assert_ne!(weights, learn(2).0);
    assert!(errors[errors.len() - 1] < errors[0], "{errors:?}");
    assert_eq!(Weights::read::<Seikatsu>(&weights).unwrap().to_string(), weights);
}
