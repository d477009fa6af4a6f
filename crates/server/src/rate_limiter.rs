//! A rate limiter: how fast somebody may ask. A bucket that fills up with time.

use std::collections::HashMap;
use std::sync::{Mutex, PoisonError};
use std::time::Instant;

use crate::Limits;
use crate::address::Network;
use crate::sockets::NEIGHBOURS;

/// With fewer buckets than this it is not worth looking for those that are full again.
const FEW: usize = 10_000;

/// The buckets of everybody who has asked lately.
pub(crate) struct RateLimiter {
    limits: Limits,
    buckets: Mutex<Buckets>,
}

struct Buckets {
    by_asker: HashMap<Asker, Bucket>,
    /// With so many buckets, those that are full again are thrown away.
    many: usize,
}

#[derive(Clone, PartialEq, Eq, Hash, Debug)]
enum Asker {
    Person(String),
    /// Somebody without a cookie.
    Nobody(Network),
    /// Everybody at an address.
    All(Network),
}

/// How much somebody may still ask.
pub(crate) struct Bucket {
    left: f64,
    since: Instant,
}

impl RateLimiter {
    pub(crate) fn new(limits: Limits) -> Self {
        Self { limits, buckets: Mutex::new(Buckets { by_asker: HashMap::new(), many: FEW }) }
    }

    /// Whether somebody may ask once more now: neither they nor all who share their address ask too much.
    pub(crate) fn allows(&self, person: Option<&str>, network: Network, now: Instant) -> bool {
        let mut buckets = self.buckets.lock().unwrap_or_else(PoisonError::into_inner);
        let asker = person.map_or(Asker::Nobody(network), |person| Asker::Person(person.into()));
        buckets.take(asker, self.limits, 1, now) && buckets.take(Asker::All(network), self.limits, NEIGHBOURS, now)
    }
}

impl Buckets {
    /// Whether `asker`, who may ask `times` as much as one person, may ask once more now.
    fn take(&mut self, asker: Asker, limits: Limits, times: u32, now: Instant) -> bool {
        if self.by_asker.len() >= self.many {
            self.by_asker.retain(|_, bucket| now.duration_since(bucket.since).as_secs() < 60);
            // Looked through only when there are twice as many as were left, however many that are.
            self.many = FEW.max(self.by_asker.len() * 2);
        }
        let bucket = self.by_asker.entry(asker).or_insert_with(|| Bucket::full(limits, times, now));
        bucket.take(limits, times, now)
    }
}

impl Bucket {
    pub(crate) fn full(limits: Limits, times: u32, now: Instant) -> Self {
        Self { left: f64::from(limits.burst) * f64::from(times), since: now }
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
    use std::net::{IpAddr, Ipv4Addr};
    use std::time::Duration;

    use super::*;

    const LIMITS: Limits = Limits { burst: 3, per_second: 2, ..Limits::USUAL };

    fn network(n: u32) -> Network {
        IpAddr::from(Ipv4Addr::from(n)).into()
    }

    #[test]
    fn a_burst_is_allowed_and_then_only_the_rate() {
        let start = Instant::now();
        let mut bucket = Bucket::full(LIMITS, 1, start);
        let taken = |bucket: &mut Bucket, after: u64| bucket.take(LIMITS, 1, start + Duration::from_millis(after));
        assert!((0..3).all(|_| taken(&mut bucket, 0)));
        assert!(!taken(&mut bucket, 100));
        assert!(taken(&mut bucket, 600));
        assert!(!taken(&mut bucket, 700));
    }

    #[test]
    fn an_address_may_ask_as_much_as_ten_people() {
        let limiter = RateLimiter::new(LIMITS);
        let now = Instant::now();
        let allowed = (0..100).filter(|n| limiter.allows(Some(&format!("person {n}")), network(1), now)).count();
        assert_eq!(allowed, 30);
        assert!(limiter.allows(Some("other"), network(2), now));
    }

    #[test]
    fn buckets_that_are_full_again_go_and_the_others_are_not_looked_through_each_time() {
        let limiter = RateLimiter::new(LIMITS);
        let start = Instant::now();
        assert!((0..FEW as u32).all(|n| limiter.allows(None, network(n), start)));
        let count = || limiter.buckets.lock().unwrap().by_asker.len();
        let many = count();
        assert!(many >= FEW);
        assert!(limiter.buckets.lock().unwrap().many >= many, "the next look is far away while all are in use");
        let later = start + Duration::from_secs(100);
        assert!((0..=many as u32).all(|n| limiter.allows(None, network(n + 1_000_000), later)));
        assert!(count() <= 2 * many + 2, "the old ones are gone");
    }
}
