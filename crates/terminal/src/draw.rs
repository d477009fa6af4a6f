//! What each game provides.

use games::AnyTable;
use table::{Game, Seat, Table, View};

use crate::{Screen, plain};

/// How a game looks at a terminal.
pub(crate) trait Draw: Game {
    /// The board from the viewer's seat, at most 80 columns wide, without its scores.
    fn draw(view: &View<Self>, screen: Screen<'_>) -> String;

    /// Who has how many points so far, as far as that is public.
    fn draw_score(view: &View<Self>, screen: Screen<'_>) -> String;

    /// What the viewer decides now and the moves it has, summed up where there are many.
    fn describe_moves(view: &View<Self>, screen: Screen<'_>) -> String;
}

/// The games that have a drawing of their own.
const DRAWINGS: &[(&str, Drawing)] = &[
    Drawing::of::<seikatsu::Seikatsu>(),
    Drawing::of::<yokai_septet::YokaiSeptet>(),
    Drawing::of::<miyabi::Miyabi>(),
    Drawing::of::<shikoku::Shikoku>(),
];

/// Draws one thing of a table as a seat sees it.
type Show = fn(&dyn AnyTable, Seat, Screen<'_>) -> String;

/// How a game looks at a terminal, from a seat.
#[derive(Clone, Copy)]
pub struct Drawing {
    /// The board, at most 80 columns wide, without its scores.
    pub board: Show,
    /// Who has how many points so far, as far as that is public.
    pub score: Show,
    /// What the seat decides now and the moves it has, summed up where there are many.
    pub moves: Show,
}

impl Drawing {
    /// The drawing of the game with this name.
    #[must_use]
    pub fn of_game(id: &str) -> Self {
        let plain = Self { board: plain::board, score: |_, _, _| String::new(), moves: plain::moves };
        DRAWINGS.iter().find(|(game, _)| *game == id).map_or(plain, |(_, drawing)| *drawing)
    }

    const fn of<G: Draw>() -> (&'static str, Self) {
        let drawing = Self {
            board: |table, seat, screen| G::draw(&view::<G>(table, seat), screen),
            score: |table, seat, screen| G::draw_score(&view::<G>(table, seat), screen),
            moves: |table, seat, screen| G::describe_moves(&view::<G>(table, seat), screen),
        };
        (G::ID, drawing)
    }
}

fn view<G: Game>(table: &dyn AnyTable, seat: Seat) -> View<G> {
    table.as_any().downcast_ref::<Table<G>>().expect("a drawing is given tables of its own game").view(seat)
}
