//! What time it is for tables.

use std::sync::atomic::{AtomicI64, Ordering};
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

use room::Time;

/// A machine that slept, or whose clock was wrong, is found out when its clock is ahead by so many milliseconds.
const AHEAD: i64 = 60_000;

/// A clock that goes on evenly from the machine's time at the start and never goes back, whatever is done to that of the
/// machine. It follows one that is far ahead, as after a laptop has slept; rooms count no jump against anybody.
#[derive(Debug)]
pub(crate) struct Clock {
    started: Instant,
    /// What time it was then, as far as is known.
    start: AtomicI64,
}

impl Clock {
    pub(crate) fn start() -> Self {
        Self { started: Instant::now(), start: AtomicI64::new(machine().0) }
    }

    pub(crate) fn now(&self) -> Time {
        self.at(self.started.elapsed(), machine())
    }

    fn at(&self, elapsed: Duration, machine: Time) -> Time {
        let elapsed = elapsed.as_millis() as i64;
        let even = self.start.load(Ordering::Relaxed) + elapsed;
        if machine.0 - even <= AHEAD {
            return Time(even);
        }
        let start = machine.0 - elapsed;
        Time(self.start.fetch_max(start, Ordering::Relaxed).max(start) + elapsed)
    }
}

fn machine() -> Time {
    Time(SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |time| time.as_millis() as i64))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn it_never_goes_back_and_follows_a_machine_that_slept() {
        let clock = Clock { started: Instant::now(), start: AtomicI64::new(1_000_000) };
        let at = |elapsed, machine| clock.at(Duration::from_millis(elapsed), Time(machine)).0;
        assert_eq!(at(500, 1_000_500), 1_000_500);
        assert_eq!(at(600, 1_030_000), 1_000_600, "a little ahead is not believed");
        assert_eq!(at(700, 0), 1_000_700, "nor is going back");
        assert_eq!(at(800, 9_000_000), 9_000_000, "it has slept");
        assert_eq!(at(900, 1_000_900), 9_000_100);
    }
}
