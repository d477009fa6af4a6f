//! Games between bots.

use std::collections::BTreeMap;
use std::num::NonZero;
use std::ops::ControlFlow;
use std::str::FromStr;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::mpsc;
use std::thread;
use std::time::{Duration, Instant};

use bots::{Level, Method, NoSuchBot, Spec};
use games::{AnyBot, AnyGame, BoxedTable, Threads};
use table::{Dice, LogEntry, Refusal, Seat, Setup, Turn, join};

use crate::failure::Usage;

/// A bot as it is typed: by what it is made of, or by its level in the game that is played.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) enum Named {
    Spec(Spec),
    Level(Level),
}

impl Named {
    pub(crate) fn spec(self, game: &AnyGame, setup: &Setup) -> Spec {
        match self {
            Self::Spec(spec) => spec,
            Self::Level(level) => level.spec(game.id, setup.seats),
        }
    }
}

impl FromStr for Named {
    type Err = Usage;

    fn from_str(text: &str) -> Result<Self, Usage> {
        match (text.parse(), Level::named(text)) {
            (Ok(spec), _) => Ok(Self::Spec(spec)),
            (Err(_), Some(level)) => Ok(Self::Level(level)),
            (Err(problem), None) => Err(unknown(problem, &Level::ALL.map(Level::name))),
        }
    }
}

/// Why a text names nobody where these names can be written.
pub(crate) fn unknown(problem: NoSuchBot, names: &[&str]) -> Usage {
    Usage(match problem {
        NoSuchBot::Method(name) => format!("there is no bot {name:?}: there are {}", join(names, "and")),
        problem => problem.to_string(),
    })
}

/// How long somebody thought.
#[derive(Clone, Copy, Default)]
pub(crate) struct Thought {
    pub(crate) moves: u32,
    pub(crate) time: Duration,
    /// About the first move of a game, and about any move, at most.
    pub(crate) longest_first: Duration,
    pub(crate) longest: Duration,
}

impl Thought {
    /// About one move, the first of a game or a later one.
    fn note(&mut self, time: Duration) {
        let first = if self.moves == 0 { time } else { Duration::ZERO };
        self.add(&Self { moves: 1, time, longest_first: first, longest: time });
    }

    /// About the moves of another game.
    pub(crate) fn add(&mut self, other: &Self) {
        self.moves += other.moves;
        self.time += other.time;
        self.longest_first = self.longest_first.max(other.longest_first);
        self.longest = self.longest.max(other.longest);
    }

    pub(crate) fn per_move(&self) -> Duration {
        self.time.checked_div(self.moves).unwrap_or_default()
    }
}

/// Plays a game with a player on each seat, made from a seed. Luck has dice of its own: the same deals come whoever plays.
pub(crate) fn play(
    game: &AnyGame,
    setup: &Setup,
    player: impl Fn(Seat, u64) -> Box<dyn AnyBot>,
    luck: &mut Dice,
    seed: u64,
) -> Result<(BoxedTable, Vec<Thought>), Refusal> {
    let mut table = (game.open)(setup)?;
    let mut seeds = Dice::new(seed);
    let mut players: Vec<_> = Seat::all(setup.seats).map(|seat| player(seat, seeds.bits())).collect();
    let mut thoughts = vec![Thought::default(); players.len()];
    let runtime = Threads::default();
    loop {
        match table.turn() {
            Turn::Over => return Ok((table, thoughts)),
            Turn::Chance => drop(table.roll(luck)?),
            Turn::Move(seats) => {
                let seat: Seat = seats.iter().next().expect("somebody is to move");
                let start = Instant::now();
                let text = players[seat.index()].choose(table.as_ref(), seat, &runtime);
                thoughts[seat.index()].note(start.elapsed());
                table.enter(&LogEntry::Move { seat, text })?;
            }
        }
    }
}

/// The bots as they were typed: one for all seats, or one a seat.
pub(crate) fn seated(specs: &[Spec], seats: u8) -> Result<Vec<Spec>, Usage> {
    match specs {
        [one] => Ok(vec![*one; seats.into()]),
        _ if specs.len() == usize::from(seats) => Ok(specs.to_vec()),
        _ => Err(Usage(format!("{} bots were named: name one for all or one for each of {seats} seats", specs.len()))),
    }
}

/// Whether nobody thinks, so that games can be played without asking anybody.
pub(crate) fn all_random(specs: &[Spec]) -> bool {
    specs.iter().all(|spec| spec.method == Method::Random)
}

/// Does `count` jobs on several threads and hands their results over in order, until one was enough; by default on all cores.
pub(crate) fn in_order<T: Send>(
    count: u64,
    threads: Option<u16>,
    work: impl Fn(u64) -> Result<T, Refusal> + Sync,
    mut take: impl FnMut(T) -> anyhow::Result<ControlFlow<()>>,
) -> anyhow::Result<()> {
    let cores = || thread::available_parallelism().map_or(1, NonZero::get);
    let threads = threads.map_or_else(cores, usize::from);
    let next = AtomicU64::new(0);
    // Bounded, so that a slow disk does not pile up games in memory.
    let (sender, finished) = mpsc::sync_channel(threads * 64);
    thread::scope(|scope| {
        for _ in 0..threads {
            let (sender, next, work) = (sender.clone(), &next, &work);
            scope.spawn(move || {
                loop {
                    let job = next.fetch_add(1, Ordering::Relaxed);
                    if job >= count || sender.send((job, work(job))).is_err() {
                        return;
                    }
                }
            });
        }
        drop(sender);
        let mut early = BTreeMap::new();
        let mut due = 0;
        // The receiver is moved in here, so that the threads stop when a result cannot be taken.
        for (job, result) in finished {
            early.insert(job, result?);
            while let Some(result) = early.remove(&due) {
                if take(result)?.is_break() {
                    return Ok(());
                }
                due += 1;
            }
        }
        Ok(())
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_longest_move_and_the_longest_first_move_are_kept_apart() {
        let game = |times: &[u64]| {
            let mut thought = Thought::default();
            times.iter().for_each(|&time| thought.note(Duration::from_millis(time)));
            thought
        };
        let mut both = game(&[5, 9, 1]);
        both.add(&game(&[7, 2]));
        assert_eq!(
            (both.moves, both.longest_first, both.longest),
            (5, Duration::from_millis(7), Duration::from_millis(9))
        );
        assert_eq!(both.per_move(), Duration::from_micros(4800));
    }
}
