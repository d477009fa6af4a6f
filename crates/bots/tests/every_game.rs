//! What must hold for the bots of every game.

use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use bots::{Bot as _, Budget, Job, Knowledge, Method, Random, Runtime, Spec};
use games::Visitor;
use table::{Dice, Game, Seat, Table, Turn, View, showcase};

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

/// Everybody who plays, masters with few iterations.
fn specs() -> [Spec; 6] {
    ["random", "novice", "adept", "adept~60", "master:12it", "master:12it~40"].map(|bot| bot.parse().unwrap())
}

/// Plays a random game and shows what the seats to move know at some of its positions.
fn some_views<G: Game>(options: &G::Options, mut look: impl FnMut(&G, &View<G>)) {
    const EVERY: usize = 12;
    testkit::walk::<G>(options, &mut Dice::new(5), |table: &Table<G>, _| {
        if table.log().len() % EVERY == 1 {
            for seat in table.turn().seats() {
                look(table.game(), &table.view(seat));
            }
        }
    });
}

fn plays_legal_moves_to_the_end<G: Knowledge>() {
    for options in showcase::<G::Options>() {
        let mut dice = Dice::new(1);
        let mut table = Table::<G>::new(options);
        let mut players: Vec<_> = specs().iter().map(|&spec| bots::make::<G>(spec, 1)).collect();
        loop {
            match table.turn() {
                Turn::Over => break,
                Turn::Chance => drop(table.roll(&mut dice).unwrap()),
                Turn::Move(seats) => {
                    let seat = seats.iter().next().unwrap();
                    let level = (seat.index() + table.log().len() / 20) % players.len();
                    let mv = players[level].choose(&table.view(seat), &());
                    table.play(seat, mv).unwrap();
                }
            }
        }
    }
}

#[test]
fn every_level_plays_every_game_to_its_end() {
    for_every_game!(plays_legal_moves_to_the_end);
}

fn sees_its_view_only<G: Knowledge>() {
    for options in showcase::<G::Options>() {
        let mut dice = Dice::new(2);
        some_views::<G>(&options, |_, view| {
            let other = G::imagine(view, &mut dice);
            for spec in specs() {
                let choose = |view: &View<G>| bots::make::<G>(spec, 9).choose(view, &());
                assert_eq!(choose(view), choose(&View::of(&other, view.seat)), "{spec} in another world");
            }
        });
    }
}

#[test]
fn a_bot_chooses_the_same_in_every_world_that_it_cannot_tell_apart() {
    for_every_game!(sees_its_view_only);
}

/// Somebody who has no patience.
struct Hurried;

impl Runtime for Hurried {
    fn now(&self) -> Duration {
        Duration::ZERO
    }

    fn stopped(&self) -> bool {
        true
    }
}

fn answers_when_asked<G: Knowledge>() {
    let options = showcase::<G::Options>().remove(0);
    some_views::<G>(&options, |_, view| {
        let patient = Spec { budget: Budget::Iterations(u32::MAX), ..Spec::of(Method::Master) };
        assert!(view.moves.contains(&bots::make::<G>(patient, 1).choose(view, &Hurried)));
    });
}

#[test]
fn a_thinking_master_answers_when_it_is_stopped() {
    for_every_game!(answers_when_asked);
}

/// A clock that goes on by a second whenever somebody looks at it.
#[derive(Default)]
struct Looked(AtomicU64);

impl Runtime for Looked {
    fn now(&self) -> Duration {
        Duration::from_secs(self.0.fetch_add(1, Ordering::Relaxed))
    }
}

fn keeps_to_the_clock<G: Knowledge>() {
    let options = showcase::<G::Options>().remove(0);
    let spec = |budget| Spec { budget, ..Spec::of(Method::Master) };
    some_views::<G>(&options, |_, view| {
        let timed = bots::make::<G>(spec(Budget::Time(Duration::from_secs(9))), 4).choose(view, &Looked::default());
        let counted = bots::make::<G>(spec(Budget::Iterations(8)), 4).choose(view, &());
        assert_eq!(timed, counted, "of nine seconds one was spent before the first iteration");
    });
}

#[test]
fn a_master_thinks_as_long_as_the_clock_that_it_is_handed_says() {
    for_every_game!(keeps_to_the_clock);
}

/// Last things first.
struct Backwards;

impl Runtime for Backwards {
    fn now(&self) -> Duration {
        Duration::ZERO
    }

    fn spread(&self, times: u16, work: &(dyn Fn(u16) + Sync)) {
        (0..times).rev().for_each(work);
    }
}

fn grows_several_trees<G: Knowledge>() {
    let options = showcase::<G::Options>().remove(0);
    let spec = Spec { budget: Budget::Iterations(8), threads: 3, ..Spec::of(Method::Master) };
    some_views::<G>(&options, |_, view| {
        let job = Job { view: view.clone(), spec, seed: 4 };
        let choice = job.choose(&());
        assert!(view.moves.contains(&choice));
        assert_eq!(job.choose(&Backwards), choice, "it does not matter when which tree grows");
    });
}

#[test]
fn a_master_adds_up_what_its_trees_found() {
    for_every_game!(grows_several_trees);
}

fn appraises_every_move<G: Knowledge>() {
    for options in showcase::<G::Options>() {
        let mut looks = Vec::new();
        some_views::<G>(&options, |game, view| {
            game.appraise(view.seat, &view.moves, &mut looks);
            assert_eq!(looks.len(), view.moves.len());
            assert!(looks.iter().all(|look| look.is_finite()));
        });
    }
}

#[test]
fn knowledge_has_an_opinion_on_every_move() {
    for_every_game!(appraises_every_move);
}

fn estimates_chances<G: Knowledge>() {
    for options in showcase::<G::Options>() {
        testkit::walk::<G>(&options, &mut Dice::new(5), |table: &Table<G>, _| {
            if let Some(chances) = table.game().estimate().filter(|_| table.turn() != Turn::Over) {
                assert_eq!(chances.seats(), table.game().seats());
                assert!(chances.iter().all(|chance| (0.0..=1.0).contains(chance)), "{chances:?}");
            }
        });
    }
}

#[test]
fn where_imagined_games_stop_everybody_has_a_chance() {
    for_every_game!(estimates_chances);
}

/// What a bot on the first seat and random bots on the others bring the first seat on average.
fn average<G: Knowledge>(options: &G::Options, method: Method) -> f32 {
    const GAMES: u64 = 24;
    let game = |seed| {
        let mut table = Table::<G>::new(options.clone());
        let mut dice = Dice::new(seed);
        let (mut bot, mut others) = (bots::make::<G>(Spec::of(method), seed), Random::new(seed));
        loop {
            match table.turn() {
                Turn::Over => return table.game().reward(&table.outcome().unwrap(), 0.1)[FIRST],
                Turn::Chance => drop(table.roll(&mut dice).unwrap()),
                Turn::Move(seats) => {
                    let seat = seats.first().unwrap();
                    let view = table.view(seat);
                    let mv = if seat == FIRST { bot.choose(&view, &()) } else { others.choose(&view, &()) };
                    table.play(seat, mv).unwrap();
                }
            }
        }
    };
    (0..GAMES).map(game).sum::<f32>() / GAMES as f32
}

const FIRST: Seat = Seat::new(0);

fn beats_random<G: Knowledge>() {
    let options = showcase::<G::Options>().remove(0);
    let (adept, random) = (average::<G>(&options, Method::Adept), average::<G>(&options, Method::Random));
    assert!(adept > random, "{}: {adept} against {random}", G::ID);
}

#[test]
fn an_adept_gets_more_out_of_every_game_than_luck_would() {
    for_every_game!(beats_random);
}
