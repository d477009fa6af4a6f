//! Rooms, clients and stores in seeded worlds, under virtual time and with faults anywhere.
//!
//! - [`run`]: lets the world of a seed live to the end of its game, and checks what must hold. [`run_all`]: many of them.
//! - [`Failure`]: what did not hold, with the seed that shows it again.
//! - [`Mistake`]: a host that does not keep its contract, to show that this is found.
//!
//! A world is one table of any game: a host that follows the contract of [`room::Effects`], a store that it keeps the journal
//! in, and people, bots and watchers. Connections break, messages come late, twice or never, readers are slow, clocks jump, and
//! hosts and stores die at any moment. After a while everything is well again, and the game must go on to its end.

mod checks;
mod client;
mod events;
mod host;
mod plan;
mod store;
mod world;

pub use host::Mistake;

use std::fmt;
use std::ops::Range;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Mutex, PoisonError};
use std::thread;

use world::World;

/// Something that must hold did not.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Failure {
    /// Whose world shows it.
    pub seed: u64,
    /// What did not hold.
    pub what: String,
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { seed, what } = self;
        write!(f, "seed {seed}: {what}\nto see it: cargo run -p simulation -- --seed {seed}")
    }
}

impl std::error::Error for Failure {}

/// What happened in a world.
#[derive(Clone, Default, Debug)]
pub struct Report {
    /// How often each kind of thing happened.
    pub counts: std::collections::BTreeMap<&'static str, u64>,
}

/// Lets the world of a seed live; `trace`, if there is one, is told what happens.
///
/// # Errors
/// If something that must hold does not.
pub fn run(seed: u64, mistake: Option<Mistake>, trace: Option<&mut dyn FnMut(&str)>) -> Result<Report, Failure> {
    World::new(seed, mistake, trace).live().map_err(|what| Failure { seed, what })
}

/// Lets the worlds of many seeds live, on all threads of the machine, until one fails.
///
/// # Errors
/// The failure of the lowest seed among those that were found.
pub fn run_all(seeds: Range<u64>, mistake: Option<Mistake>) -> Result<Report, Failure> {
    let next = AtomicU64::new(seeds.start);
    let found: Mutex<(Report, Option<Failure>)> = Mutex::default();
    let lock = || found.lock().unwrap_or_else(PoisonError::into_inner);
    let work = || {
        loop {
            let seed = next.fetch_add(1, Ordering::Relaxed);
            if seed >= seeds.end || lock().1.as_ref().is_some_and(|failure| failure.seed < seed) {
                return;
            }
            match run(seed, mistake, None) {
                Ok(report) => {
                    let counts = &mut lock().0.counts;
                    report.counts.into_iter().for_each(|(what, times)| *counts.entry(what).or_default() += times);
                }
                Err(failure) => {
                    let first = &mut lock().1;
                    if first.as_ref().is_none_or(|other| failure.seed < other.seed) {
                        *first = Some(failure);
                    }
                }
            }
        }
    };
    thread::scope(|scope| {
        let threads = thread::available_parallelism().map_or(1, usize::from);
        (0..threads).for_each(|_| drop(scope.spawn(work)));
    });
    match found.into_inner().unwrap_or_else(PoisonError::into_inner) {
        (_, Some(failure)) => Err(failure),
        (report, None) => Ok(report),
    }
}
