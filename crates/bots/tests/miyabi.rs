//! Moves of Miyabi that a bot must not miss.

use bots::{Spec, make};
use miyabi::{Action, Expansion, Miyabi, Move, Options, Pass};
use table::{Dice, Game, Named, Seat, Table, Turn};

const THINKERS: [&str; 2] = ["adept", "master:200it"];

fn open(pass: Pass, expansions: &[Expansion]) -> Table<Miyabi> {
    Table::new(Options::new(2, pass, expansions.iter().copied().collect()).unwrap())
}

fn choose(bot: &str, table: &Table<Miyabi>, seat: Seat) -> Move {
    let spec: Spec = bot.parse().unwrap();
    let seed = table.log().len() as u64;
    make::<Miyabi>(spec, seed).choose(&table.view(seat), &())
}

/// Plays on, a bot for each seat, and stops where `here` says so or at the end.
fn play_on(table: &mut Table<Miyabi>, bots: [&str; 2], seed: u64, mut here: impl FnMut(&Table<Miyabi>, Seat) -> bool) {
    let mut dice = Dice::new(seed);
    loop {
        match table.turn() {
            Turn::Over => return,
            Turn::Chance => drop(table.roll(&mut dice).unwrap()),
            Turn::Move(seats) => {
                let seat = seats.iter().next().unwrap();
                if here(table, seat) {
                    return;
                }
                let mv = choose(bots[seat.index()], table, seat);
                table.play(seat, mv).unwrap();
            }
        }
    }
}

fn after(table: &Table<Miyabi>, seat: Seat, mv: Move) -> Miyabi {
    let mut game = *table.game();
    game.apply_move(seat, mv, &mut ());
    game
}

#[test]
fn a_game_begins_with_a_big_tile_and_no_pass() {
    for seed in 0..4 {
        let mut table = open(Pass::Free, &[]);
        play_on(&mut table, THINKERS, seed, |_, _| true);
        for bot in THINKERS {
            let Action::Lay(tile, _) = choose(bot, &table, Seat::new(0)).action() else { panic!("{bot} passed") };
            assert_eq!(tile.shape().size(), 3, "{bot} laid {tile}");
        }
    }
}

#[test]
fn the_last_move_makes_the_most_of_it() {
    for seed in 0..4 {
        let mut table = open(Pass::Forced, &[]);
        let ends = |table: &Table<Miyabi>, seat| {
            let moves = table.moves(seat);
            moves.len() > 1 && after(table, seat, moves[0]).turn() == Turn::Over
        };
        play_on(&mut table, ["adept"; 2], seed, ends);
        let Turn::Move(seats) = table.turn() else { continue };
        let seat = seats.iter().next().unwrap();
        let lead = |mv| {
            let scores = after(&table, seat, mv).outcome().unwrap().scores;
            scores[seat] - scores[seat.left(1, 2)]
        };
        let most = table.moves(seat).into_iter().map(lead).max().unwrap();
        assert_eq!(lead(choose("master:1it", &table, seat)), most);
    }
}

/// Earlier it may be better to keep the frog off ground that is to be built on.
#[test]
fn a_frog_ends_its_game_with_a_step_up_if_it_can() {
    let mut went_up = 0;
    for seed in 0..40 {
        let mut table = open(Pass::Forced, &[Expansion::Frog]);
        play_on(&mut table, ["random"; 2], seed, |table, seat| {
            let game = table.game();
            let gains = |mv| after(table, seat, mv).scored(seat) > game.scored(seat);
            let last = game.rounds_left() == 1 && game.board(seat).is_done();
            if last && table.moves(seat).into_iter().any(gains) {
                for bot in THINKERS {
                    assert!(gains(choose(bot, table, seat)), "{bot} stayed");
                }
                went_up += 1;
            }
            false
        });
    }
    assert!(went_up > 0);
}

#[test]
fn an_adept_leaves_a_novice_behind_with_every_expansion() {
    for &expansion in Expansion::ALL {
        let mut table = open(Pass::Forced, &[expansion]);
        play_on(&mut table, ["adept", "novice"], 7, |_, _| false);
        let outcome = table.outcome().unwrap();
        assert!(outcome.winners.contains(Seat::new(0)) && outcome.winners.len() == 1, "{}", expansion.name());
    }
}
