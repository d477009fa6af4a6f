//! Random games, position by position.

use table::{Dice, Game, Options, Seat, Setup, Table, Turn, showcase};

/// A random game that is not over by then never ends.
pub const MAX_STEPS: usize = 200_000;

/// Plays a random game and shows the table before every step and at the end.
pub fn walk<G: Game>(options: &G::Options, dice: &mut Dice, mut visit: impl FnMut(&Table<G>, &mut Dice)) -> Table<G> {
    let mut table = Table::<G>::new(options.clone());
    for _ in 0..MAX_STEPS {
        visit(&table, dice);
        match table.turn() {
            Turn::Over => return table,
            Turn::Chance => drop(table.roll(dice).expect("what is rolled can be")),
            Turn::Move(seats) => {
                let seats: Vec<_> = seats.iter().collect();
                let seat = *dice.choose(&seats).expect("somebody is to move");
                let moves = table.moves(seat);
                let mv = *dice.choose(&moves).unwrap_or_else(|| panic!("seat {seat} has no move: {}", table.record()));
                table.play(seat, mv).expect("a listed move is accepted");
            }
        }
    }
    panic!("not over after {MAX_STEPS} steps with {options:?}");
}

/// A table of the first showcase setup that is `wanted`, played at random until something comes to pass.
pub fn play_until<G: Game>(seed: u64, wanted: impl Fn(&Setup) -> bool, until: impl Fn(&Table<G>) -> bool) -> Table<G> {
    let options = showcase::<G::Options>().into_iter().find(|options| wanted(&options.setup())).expect("such a setup");
    let whole = random_game::<G>(&options, &mut Dice::new(seed));
    (0..=whole.log().len()).map(|steps| whole.rewound(steps)).find(until).expect("it comes to that")
}

/// Whether a move shows somebody what they could not know before it.
#[must_use]
pub fn reveals<G: Game>(table: &Table<G>, seat: Seat, mv: G::Move) -> bool {
    let mut after = table.clone();
    after.play(seat, mv).expect("the move is legal");
    after.reveals(table.log().len())
}

/// A whole random game.
#[must_use]
pub fn random_game<G: Game>(options: &G::Options, dice: &mut Dice) -> Table<G> {
    walk(options, dice, |_, _| {})
}
