//! What a host can set.

use std::fmt;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use ipnet::IpNet;

/// How a server is run.
#[derive(Clone, Debug)]
pub struct Settings {
    /// Where it listens.
    pub listen: SocketAddr,
    /// `sqlite:FILE` or `postgres://…`.
    pub database: String,
    /// What holds at every table.
    pub room: room::Settings,
    /// What one person may do in a while.
    pub limits: Limits,
    /// For how long things are kept.
    pub retention: Retention,
    /// How long what is silent is waited for.
    pub timeouts: Timeouts,
    /// Proxies in front of this server, whose word is taken for the address of those who ask.
    pub trusted_proxies: Vec<IpNet>,
    /// Where it tells what it does, for those who watch over it; nowhere if it is not said.
    pub metrics: Option<SocketAddr>,
    /// Whether cookies are only sent over https: for a host behind a proxy that speaks it.
    pub secure_cookies: bool,
    /// Where luck comes from.
    pub luck: LuckSource,
}

/// For how long things are kept after something last happened to them; for ever where nothing is said.
#[derive(Clone, Copy, Debug)]
pub struct Retention {
    /// Tables whose games are not over.
    pub abandoned: Option<Duration>,
    /// Tables whose games are.
    pub finished: Option<Duration>,
    /// Names and recovery codes of people without tables.
    pub people: Option<Duration>,
}

impl Default for Retention {
    fn default() -> Self {
        let days = |days: u64| Some(Duration::from_hours(24 * days));
        Self { abandoned: days(30), finished: None, people: days(90) }
    }
}

/// What one person, or one address without a cookie, may do in a while.
#[derive(Clone, Copy, Debug)]
pub struct Limits {
    /// Requests in one go.
    pub burst: u32,
    /// Requests a second after that.
    pub per_second: u32,
    /// Tables opened and not over.
    pub tables: i64,
    /// Sockets at the same time.
    pub sockets: u32,
    /// Records kept.
    pub records: i64,
    /// Connections of one address at the same time, whatever they are for.
    pub connections: u32,
}

/// How long what is silent is waited for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Timeouts {
    /// How long a connection may take to say what it wants, the first time and every time after.
    pub request: Duration,
    /// How often the client of a socket is asked whether it is there.
    pub ping: Duration,
    /// A client that is silent for longer, answers to pings and all, is gone.
    pub silence: Duration,
}

impl Default for Timeouts {
    fn default() -> Self {
        Self { request: Duration::from_secs(15), ping: Duration::from_secs(20), silence: Duration::from_secs(45) }
    }
}

/// What luck brings in a game after so many steps, in the game's notation.
pub type Script = Arc<dyn Fn(usize) -> String + Send + Sync>;

/// Where luck and secrets come from.
#[derive(Clone, Default)]
pub enum LuckSource {
    /// The operating system.
    #[default]
    System,
    /// For tests: the same deals and bots every time. Whoever knows the seed knows what is hidden; keys stay secret.
    Seeded(u64),
    /// For tests: names and keys from a seed, time stands still, and luck is known beforehand.
    Scripted {
        /// The seed.
        seed: u64,
        /// What luck brings in a game after so many steps, in the game's notation.
        chance: Script,
    },
}

impl fmt::Debug for LuckSource {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::System => "System",
            Self::Seeded(_) => "Seeded",
            Self::Scripted { .. } => "Scripted",
        })
    }
}

impl Limits {
    /// What a person or a busy bot author needs, and no more.
    pub const USUAL: Self = Self { burst: 60, per_second: 15, tables: 30, sockets: 30, records: 200, connections: 400 };
    /// No limit that anybody would notice: for load tests.
    pub const NONE: Self = Self {
        burst: u32::MAX,
        per_second: u32::MAX,
        tables: i64::MAX,
        sockets: u32::MAX,
        records: i64::MAX,
        connections: u32::MAX,
    };

    /// So much for somebody who may ask this often: everything grows alike.
    #[must_use]
    pub const fn at_rate(per_second: u32) -> Self {
        let Self { burst, per_second: usual, tables, sockets, records, connections } = Self::USUAL;
        let times = if per_second <= usual { 1 } else { per_second.div_ceil(usual) };
        Self {
            burst: burst.saturating_mul(times),
            per_second,
            tables: tables.saturating_mul(times as i64),
            sockets: sockets.saturating_mul(times),
            records: records.saturating_mul(times as i64),
            connections: connections.saturating_mul(times),
        }
    }
}

impl Default for Settings {
    fn default() -> Self {
        Self {
            listen: SocketAddr::from(([127, 0, 0, 1], 8080)),
            database: "sqlite:chabudai.db".into(),
            room: room::Settings::default(),
            limits: Limits::USUAL,
            retention: Retention::default(),
            timeouts: Timeouts::default(),
            trusted_proxies: Vec::new(),
            metrics: None,
            secure_cookies: false,
            luck: LuckSource::System,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn limits_grow_with_the_rate_and_the_usual_rate_has_the_usual_ones() {
        let tables = |rate| Limits::at_rate(rate).tables;
        assert_eq!([tables(1), tables(15), tables(16), tables(30), tables(31)], [30, 30, 60, 60, 90]);
        assert_eq!(Limits::at_rate(u32::MAX).per_second, u32::MAX);
    }
}
