//! What the world of a seed is like.

use bots::Level;
use games::AnyGame;
use protocol::http::{NewPlace, NewTable};
use table::Dice;

use crate::events::Millis;

/// What the world of a seed is like.
pub(crate) struct Plan {
    pub(crate) game: &'static AnyGame,
    pub(crate) new: NewTable,
    /// How many people play.
    pub(crate) people: usize,
    /// How many watch.
    pub(crate) watchers: usize,
    /// Until when things break.
    pub(crate) trouble: Millis,
    /// One message in so many is lost, and as many come twice.
    pub(crate) lossy: usize,
    /// One write in so many goes wrong by itself.
    pub(crate) bad_writes: usize,
    /// The longest that people think.
    pub(crate) thinks: usize,
    pub(crate) luck: u64,
}

impl Plan {
    pub(crate) fn new(dice: &mut Dice) -> Self {
        let games = games::house();
        let game = &games[dice.below(games.len())];
        let setups = (game.showcase)();
        let setup = dice.choose(&setups).expect("a game has a setup").clone();
        let seats = usize::from(setup.seats);
        let people = 1 + dice.below(seats.min(3));
        let levels = [Level::Random, Level::Random, Level::Novice];
        let place = |seat: usize| match seat {
            0 => NewPlace::Me,
            seat if seat < people => NewPlace::Open,
            seat => NewPlace::Bot { level: levels[seat % levels.len()] },
        };
        let mut new = NewTable::new(game.id, setup, (0..seats).map(place).collect());
        new.shuffle = dice.below(2) == 0;
        new.move_limit = (dice.below(2) == 0).then_some(30);
        new.hints = Some(dice.below(2) == 0);
        let most = [100_000, 100_000, 400_000][dice.below(3)];
        Self {
            game,
            new,
            people,
            watchers: dice.below(2),
            trouble: 20_000 + dice.below(most) as Millis,
            lossy: [40, 200, usize::MAX >> 40][dice.below(3)],
            bad_writes: [8, 40, usize::MAX >> 40][dice.below(3)],
            thinks: [1500, 1500, 4000, 40_000][dice.below(4)],
            luck: dice.bits(),
        }
    }
}
