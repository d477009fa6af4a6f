//! Time: what of it counts, deadlines, and when a room may sleep.
//!
//! A room lives by its own time, which is how long it has been awake. The host's clock may jump, and a host may be down for
//! days: neither is anybody's fault, so neither makes anybody late.

use std::ops::Add;
use std::time::Duration;

use protocol::Status;
use table::{Seat, SeatSet};

use crate::jobs::Thinking;
use crate::room::{Moment, Room};
use crate::{Act, Time};

/// The most that is believed to have passed between two inputs.
const STEP: Duration = Duration::from_secs(15);
/// A room that waits for something asks to be woken at least so often, so that no time is lost to [`STEP`].
const TICK: Duration = Duration::from_secs(10);
/// Time that somebody has used is kept when the last one goes, if it is worth an entry.
const WORTH_KEEPING: Duration = Duration::from_secs(5);

/// A moment of a room: how long it had been awake by then.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default)]
pub(crate) struct Uptime(Duration);

impl Add<Duration> for Uptime {
    type Output = Self;

    fn add(self, time: Duration) -> Self {
        Self(self.0 + time)
    }
}

impl Uptime {
    /// How long it is from here to a later moment.
    fn until(self, later: Self) -> Duration {
        later.0.saturating_sub(self.0)
    }
}

/// A room's own clock.
#[derive(Default)]
pub(crate) struct Clock {
    /// What the host's clock said when it was last looked at.
    host: Option<Time>,
    uptime: Uptime,
}

impl Clock {
    /// How much of the time until the host's `now` counts.
    fn passed(&self, now: Time) -> Duration {
        self.host.map_or(Duration::ZERO, |host| host.until(now).min(STEP))
    }

    fn uptime_at(&self, now: Time) -> Uptime {
        self.uptime + self.passed(now)
    }

    /// What the host's clock shows at a moment to come, if it does not jump.
    fn host_at(&self, uptime: Uptime) -> Time {
        self.host.unwrap_or_default() + self.uptime.until(uptime)
    }
}

/// The time that a seat has used.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Spent {
    /// For the decision that it has to make now.
    pub(crate) now: Duration,
    /// For its last move.
    pub(crate) before: Duration,
    /// What the journal knows of that for the decision now.
    pub(crate) kept: Duration,
}

impl Room {
    /// Lets time pass until the host's `now`: it counts for those who are waited for while anybody is there to wait.
    pub(crate) fn time_passes(&mut self, now: Time) -> Uptime {
        let passed = self.clock.passed(now);
        if !self.connections.is_empty() {
            for seat in self.state.waited_for() {
                self.state.spent.or_default(seat).now += passed;
            }
        }
        self.clock = Clock { host: Some(now), uptime: self.clock.uptime + passed };
        self.clock.uptime
    }

    /// What the host's clock shows at a moment of the room.
    pub(crate) fn host_time(&self, uptime: Uptime) -> Time {
        self.clock.host_at(uptime)
    }

    /// Lets a bot make the move of those whose time is up, and take over seats that were kept long enough.
    pub(crate) fn time_is_up(&mut self, moment: &mut Moment<'_>) {
        if self.connections.is_empty() {
            return;
        }
        let limit = self.state.terms.move_limit.map(|seconds| Duration::from_secs(seconds.into()));
        let late = |seat: &Seat| limit.is_some_and(|limit| self.spent(*seat) >= limit);
        let late = self.state.waited_for().iter().filter(late).map(|seat| Act::TimeUp { seat });
        let gone =
            self.kept_seats().filter(|(_, until)| *until <= moment.uptime).map(|(seat, _)| Act::StoodIn { seat });
        let acts = late.chain(gone).collect();
        self.act(acts, moment).expect("a bot can always stand in");
        self.count_votes(moment);
    }

    fn spent(&self, seat: Seat) -> Duration {
        self.state.spent.get(&seat).map_or(Duration::ZERO, |spent| spent.now)
    }

    /// Keeps the time that was used when the last one goes: coming back does not give it back.
    pub(crate) fn keep_time(&mut self, moment: &mut Moment<'_>) {
        if !self.connections.is_empty() || self.state.terms.move_limit.is_none() {
            return;
        }
        let waited_for = self.state.waited_for();
        let worth = |(seat, spent): &(&Seat, &crate::clock::Spent)| {
            waited_for.contains(**seat) && spent.now >= spent.kept + WORTH_KEEPING
        };
        let spent: Vec<_> = self.state.spent.iter().filter(worth).collect();
        let spent: Vec<_> = spent.iter().map(|(seat, spent)| (**seat, spent.now.as_millis() as u64)).collect();
        if !spent.is_empty() {
            self.act(vec![Act::Paused { spent }], moment).expect("time can always be kept");
        }
    }

    /// When the time of the first of these seats is up, where there is a limit.
    fn time_of(&self, seats: SeatSet) -> Option<Uptime> {
        let limit = Duration::from_secs(self.state.terms.move_limit?.into());
        let left = seats.iter().map(|seat| limit.saturating_sub(self.spent(seat))).min()?;
        Some(self.clock.uptime + left)
    }

    /// When time is up for somebody who looks at the table: their own if they are to move, else that of the first.
    pub(crate) fn deadline(&self, viewer: Option<Seat>) -> Option<Time> {
        let waited_for = self.state.waited_for();
        let seats = match viewer.filter(|seat| waited_for.contains(*seat)) {
            Some(seat) => SeatSet::only(seat),
            None => waited_for,
        };
        self.time_of(seats).map(|uptime| self.host_time(uptime))
    }

    /// When something is to be done without anybody asking: the time for a move or a bot's pause is up, a seat was kept long
    /// enough, votes count, or the room can sleep.
    pub(crate) fn wake(&self) -> Option<Time> {
        let now = self.clock.uptime;
        let bot = match &self.thinking {
            Some(Thinking { ready, choice: Some(_), .. }) => Some(*ready),
            // What it is waiting for comes by itself.
            Some(_) => None,
            None => Some(self.rested).filter(|&rested| now < rested),
        };
        let due = if self.connections.is_empty() {
            Some(self.falls_asleep()).filter(|_| self.thinking.is_none())
        } else {
            let seats = self.kept_seats().map(|(_, until)| until).min();
            [self.time_of(self.state.waited_for()), seats, self.votes_due()].into_iter().flatten().min()
        };
        let due = [bot, due].into_iter().flatten().min()?;
        Some(self.host_time(due.min(now + TICK)))
    }

    /// Whether the room can be forgotten until somebody asks for it: nobody has been here for a while, and no bot has anything
    /// to do.
    #[must_use]
    pub fn may_sleep(&self, now: Time) -> bool {
        let alone = self.connections.is_empty() && self.falls_asleep() <= self.clock.uptime_at(now);
        alone && self.thinking.is_none()
    }

    /// When a room that nobody is at falls asleep: one whose game is over is hardly asked for again, and whoever plays one game
    /// after the other leaves many of them.
    fn falls_asleep(&self) -> Uptime {
        let wait = self.settings.sleep_after;
        self.touched + if self.state.status == Status::Over { wait / 600 } else { wait }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn clock(times: &[i64]) -> Uptime {
        let mut clock = Clock::default();
        for &time in times {
            clock = Clock { host: Some(Time(time)), uptime: clock.uptime_at(Time(time)) };
        }
        clock.uptime
    }

    #[test]
    fn only_what_passes_between_inputs_counts() {
        assert_eq!(clock(&[1_000_000]), Uptime::default(), "how long the room slept does not");
        assert_eq!(clock(&[1_000, 1_700, 2_000]), Uptime(Duration::from_secs(1)));
    }

    #[test]
    fn jumps_of_the_clock_do_not_count() {
        assert_eq!(clock(&[0, 1_000, 86_400_000, 86_401_000]), Uptime(Duration::from_secs(2) + STEP), "forward");
        assert_eq!(clock(&[86_400_000, 86_401_000, 5_000, 6_000]), Uptime(Duration::from_secs(2)), "backward");
    }
}
