//! What a host can set.

use std::fmt;
use std::net::SocketAddr;
use std::sync::Arc;

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
    /// Whether cookies are only sent over https: for a host behind a proxy that speaks it.
    pub secure_cookies: bool,
    /// Where luck comes from.
    pub luck: LuckSource,
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
    pub const USUAL: Self = Self { burst: 60, per_second: 15, tables: 30, sockets: 30 };
    /// No limit that anybody would notice: for load tests.
    pub const NONE: Self = Self { burst: u32::MAX, per_second: u32::MAX, tables: i64::MAX, sockets: u32::MAX };
}

impl Default for Settings {
    fn default() -> Self {
        Self {
            listen: SocketAddr::from(([127, 0, 0, 1], 8080)),
            database: "sqlite:chabudai.db".into(),
            room: room::Settings::default(),
            limits: Limits::USUAL,
            secure_cookies: false,
            luck: LuckSource::System,
        }
    }
}
