//! What all tables and requests share.

use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{SystemTime, UNIX_EPOCH};

use table::Turn;
use tokio::sync::watch;
use tokio_util::task::TaskTracker;

use crate::entropy::Entropy;
use crate::journal::{Act, Entry};
use crate::room::Room;
use crate::store::{Store, Writer};
use crate::thinking::Thinkers;
use crate::{Luck, Settings};

/// What all tables and requests share.
pub(crate) struct Shared {
    pub(crate) settings: Settings,
    pub(crate) store: Store,
    pub(crate) writer: Writer,
    pub(crate) entropy: Entropy,
    pub(crate) thinkers: Thinkers,
    /// The tasks of tables that are awake.
    pub(crate) tables: TaskTracker,
    connections: AtomicU64,
    ending: watch::Receiver<bool>,
}

/// Waits for the end of the server.
#[derive(Clone)]
pub(crate) struct Ending(watch::Receiver<bool>);

impl Ending {
    /// Returns when the server is about to end.
    pub(crate) async fn wait(&mut self) {
        // If the sender is gone the server has ended already.
        let _ = self.0.wait_for(|ending| *ending).await;
    }
}

impl Shared {
    pub(crate) fn new(settings: Settings, store: Store, ending: watch::Receiver<bool>) -> Self {
        Self {
            writer: store.writer(),
            entropy: Entropy::of(&settings.luck),
            thinkers: Thinkers::new(settings.master_thinks),
            store,
            settings,
            tables: TaskTracker::new(),
            connections: AtomicU64::new(0),
            ending,
        }
    }

    /// Milliseconds since 1970; in a scripted world time stands still.
    pub(crate) fn now(&self) -> i64 {
        match self.settings.luck {
            Luck::System | Luck::Seeded(_) => {
                SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |time| time.as_millis() as i64)
            }
            Luck::Scripted { .. } => 0,
        }
    }

    /// A number for a new connection.
    pub(crate) fn connection(&self) -> u64 {
        self.connections.fetch_add(1, Ordering::Relaxed)
    }

    pub(crate) fn ending(&self) -> Ending {
        Ending(self.ending.clone())
    }

    /// Lets luck decide at a table if it is its turn, and returns what it brought.
    pub(crate) fn let_luck_decide(&self, room: &mut Room, time: i64) -> Option<Act> {
        match &self.settings.luck {
            Luck::System | Luck::Seeded(_) => room.roll(&mut self.entropy.dice(), time),
            Luck::Scripted { chance, .. } => {
                let play = room.playing().ok()?;
                if play.table.turn() != Turn::Chance {
                    return None;
                }
                let act = Act::Chance { chance: chance(play.marks.len()) };
                room.apply(&Entry { time, act: act.clone() }).expect("the script follows the rules");
                Some(act)
            }
        }
    }
}
