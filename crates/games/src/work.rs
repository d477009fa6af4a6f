//! Random games and imagined worlds, by the thousand.

use bots::Knowledge;
use table::{Dice, Game, Table, Turn, View};

/// Work for a benchmark: does some and returns how much that was.
pub type Work = Box<dyn FnMut(&mut Dice) -> u64>;

/// Plays a whole game at random, every step checked and logged.
pub(crate) fn random_game<G: Game>(options: G::Options, dice: &mut Dice) -> Table<G> {
    let mut table = Table::<G>::new(options);
    let mut listed = Vec::new();
    loop {
        match table.turn() {
            Turn::Over => return table,
            Turn::Chance => drop(table.roll(dice).expect("it is luck's turn")),
            Turn::Move(seats) => {
                let seat = seats.any(dice);
                let mv = table.game().random_move(seat, dice, &mut listed);
                table.play(seat, mv).expect("a random move is legal");
            }
        }
    }
}

/// Random whole games through the public trait, no special path: plays one and returns how many moves it took.
#[cfg(not(target_family = "wasm"))]
pub(crate) fn playouts<G: Game>(options: &G::Options) -> Work {
    let start = G::new(options);
    let mut listed = Vec::new();
    Box::new(move |dice| {
        let mut game = start.clone();
        let mut played = 0;
        loop {
            match game.turn() {
                Turn::Over => {
                    std::hint::black_box(game.outcome());
                    return played;
                }
                Turn::Chance => {
                    let chance = game.roll(dice);
                    game.apply_chance(&chance, &mut ());
                }
                Turn::Move(_) => played += game.play_on(dice, &mut listed),
            }
        }
    })
}

/// Imagined worlds: takes what a seat to move knows halfway through several random games, imagines one world from
/// each and returns how many that were.
#[cfg(not(target_family = "wasm"))]
pub(crate) fn imagining<G: Game>(options: &G::Options) -> Work {
    const GAMES: u64 = 16;
    let views = halfway::<G>(options, GAMES);
    Box::new(move |dice| {
        for view in &views {
            std::hint::black_box(G::imagine(view, dice));
        }
        GAMES
    })
}

/// Search: lets a master think from what a seat to move knows halfway through several random games, and returns how many
/// iterations that were.
pub(crate) fn thinking<G: Knowledge>(options: &G::Options) -> Work {
    const GAMES: u64 = 4;
    const ITERATIONS: u32 = 200;
    let views = halfway::<G>(options, GAMES);
    Box::new(move |dice| {
        views.iter().for_each(|view| bots::think(view, ITERATIONS, dice.bits()));
        GAMES * u64::from(ITERATIONS)
    })
}

/// What a seat to move knows halfway through random games.
fn halfway<G: Game>(options: &G::Options, games: u64) -> Vec<View<G>> {
    let view = |game: u64| {
        let game = random_game::<G>(options.clone(), &mut Dice::new(game));
        // A stroke of luck may be due just there; a move follows it.
        let half = game.log().len() / 2;
        let halfway = (half..).map(|steps| game.rewound(steps)).find(|table| table.turn() != Turn::Chance);
        let halfway = halfway.expect("the end is no stroke of luck");
        halfway.view(halfway.turn().seats().iter().next().unwrap_or_default())
    };
    (0..games).map(view).collect()
}
