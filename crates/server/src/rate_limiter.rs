//! A rate limiter: how fast somebody may ask. A bucket that fills up with time.

use std::collections::HashMap;
use std::sync::{Mutex, PoisonError};
use std::time::Instant;

use crate::Limits;

/// When there are more buckets than this, those that are full again are thrown away.
const MANY: usize = 10_000;
/// How many people may share an address.
const NEIGHBOURS: u32 = 10;

/// The buckets of everybody who has asked lately.
pub(crate) struct RateLimiter {
    limits: Limits,
    buckets: Mutex<HashMap<String, Bucket>>,
}

/// How much somebody may still ask.
pub(crate) struct Bucket {
    left: f64,
    since: Instant,
}

impl RateLimiter {
    pub(crate) fn new(limits: Limits) -> Self {
        Self { limits, buckets: Mutex::default() }
    }

    /// Whether somebody at an address may ask once more now: neither they nor all who share the address ask too much.
    pub(crate) fn allows(&self, person: Option<&str>, address: &str) -> bool {
        self.takes(person.unwrap_or(address), 1) && self.takes(&format!("all of {address}"), NEIGHBOURS)
    }

    /// Whether `who`, who may ask `times` as much as one person, may ask once more now.
    fn takes(&self, who: &str, times: u32) -> bool {
        let mut buckets = self.buckets.lock().unwrap_or_else(PoisonError::into_inner);
        if buckets.len() > MANY {
            buckets.retain(|_, bucket| bucket.since.elapsed().as_secs() < 60);
        }
        let bucket = buckets.entry(who.into()).or_insert_with(|| Bucket::full(self.limits, times));
        bucket.take(self.limits, times, Instant::now())
    }
}

impl Bucket {
    pub(crate) fn full(limits: Limits, times: u32) -> Self {
        Self { left: f64::from(limits.burst) * f64::from(times), since: Instant::now() }
    }

    /// Takes one out, if there is one.
    pub(crate) fn take(&mut self, limits: Limits, times: u32, now: Instant) -> bool {
        let times = f64::from(times);
        let filled = now.duration_since(self.since).as_secs_f64() * f64::from(limits.per_second) * times;
        self.left = (self.left + filled).min(f64::from(limits.burst) * times);
        self.since = now;
        let some = self.left >= 1.0;
        if some {
            self.left -= 1.0;
        }
        some
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;

    #[test]
    fn a_burst_is_allowed_and_then_only_the_rate() {
        let limits = Limits { burst: 3, per_second: 2, ..Limits::USUAL };
        let mut bucket = Bucket::full(limits, 1);
        let start = bucket.since;
        let taken = |bucket: &mut Bucket, after: u64| bucket.take(limits, 1, start + Duration::from_millis(after));
        assert!((0..3).all(|_| taken(&mut bucket, 0)));
        assert!(!taken(&mut bucket, 100));
        assert!(taken(&mut bucket, 600));
        assert!(!taken(&mut bucket, 700));
    }
}
