//! What a host hands to its rooms.

use std::ops::{Add, RangeInclusive};
use std::time::Duration;

use bots::{Budget, Level, Spec};
use games::AnyTable;
use serde::{Deserialize, Serialize};
use table::{Dice, JsonText, Refusal};
use ts_rs::TS;

/// A moment, in milliseconds since 1970.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default, Serialize, Deserialize, TS)]
#[serde(transparent)]
#[ts(export_to = "room/", type = "number")]
pub struct Time(pub i64);

impl Time {
    /// In seconds since 1970, which is as precise as clients need it.
    pub(crate) fn seconds(self) -> i64 {
        self.0 / 1000
    }

    /// How long it is from here to a later moment; nothing if that has passed.
    #[must_use]
    pub fn until(self, later: Self) -> Duration {
        Duration::from_millis(u64::try_from(later.0 - self.0).unwrap_or(0))
    }
}

impl Add<Duration> for Time {
    type Output = Self;

    fn add(self, time: Duration) -> Self {
        Self(self.0.saturating_add(i64::try_from(time.as_millis()).unwrap_or(i64::MAX)))
    }
}

/// Where luck and names that nobody can guess come from.
pub trait Luck {
    /// The seed of a bot's dice, or of one stroke of luck.
    fn seed(&mut self) -> u64;

    /// A name in links.
    fn link(&mut self) -> String;

    /// Lets luck decide at a table where it is its turn, and tells what everybody saw of it.
    ///
    /// # Errors
    /// If luck cannot bring what it was to bring.
    fn decide(&mut self, table: &mut dyn AnyTable) -> Result<JsonText, Refusal> {
        table.roll(&mut Dice::new(self.seed()))
    }
}

/// What a host can set for all its rooms.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Settings {
    /// How long bots wait before they move while people are there to follow.
    pub bot_pause: Duration,
    /// How long a master thinks.
    pub master_thinks: Duration,
    /// How long a room stays awake when nobody is there.
    pub sleep_after: Duration,
    /// How long somebody must be away before votes against them count: reloading a page takes a moment, losing a connection
    /// perhaps a minute.
    pub vote_grace: Duration,
    /// How long the seat of somebody who leaves other people is kept for them.
    pub seat_kept: Duration,
    /// The seconds that a table may allow for a move.
    pub move_limits: RangeInclusive<u32>,
}

impl Settings {
    /// The bot of a level, as it plays here.
    pub(crate) fn spec(&self, level: Level) -> Spec {
        Spec { budget: Budget::Time(self.master_thinks), ..Spec::of(level) }
    }

    /// How long a bot of a level waits before it moves while people are there: as long as it may think, so that nobody can
    /// tell from its haste that it had no choice.
    pub(crate) fn pause(&self, level: Level) -> Duration {
        const ANSWERING: Duration = Duration::from_millis(100);
        match self.thinks(level) {
            Duration::ZERO => self.bot_pause,
            thinks => self.bot_pause.max(thinks + ANSWERING),
        }
    }

    /// How long a bot of a level thinks where people follow.
    pub(crate) fn thinks(&self, level: Level) -> Duration {
        if level == Level::Master && !self.bot_pause.is_zero() { self.master_thinks } else { Duration::ZERO }
    }
}

impl Default for Settings {
    fn default() -> Self {
        Self {
            bot_pause: Duration::from_millis(700),
            master_thinks: Duration::from_millis(500),
            sleep_after: Duration::from_secs(60),
            vote_grace: Duration::from_secs(60),
            seat_kept: Duration::from_secs(300),
            move_limits: 30..=604_800,
        }
    }
}
