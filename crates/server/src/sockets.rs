//! How many sockets everybody has open.

use std::collections::HashMap;
use std::hash::Hash;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use protocol::PersonId;
use tokio::sync::watch;

use crate::Limits;
use crate::address::Network;

/// How many people may share an address, for all that is limited by address.
pub(crate) const NEIGHBOURS: u32 = 10;

/// How many sockets everybody has open.
#[derive(Clone, Default)]
pub(crate) struct Sockets(Arc<Mutex<Open>>);

#[derive(Default)]
struct Open {
    /// By device: those who share one share its limit.
    people: HashMap<String, Theirs>,
    networks: HashMap<Network, u32>,
}

#[derive(Default)]
struct Theirs {
    count: u32,
    /// Sends when they want to hear others than before; dropped when they are signed out.
    blocks: watch::Sender<()>,
}

/// One open socket; counts until it is dropped.
pub(crate) struct Place {
    device: String,
    network: Network,
    sockets: Sockets,
    blocks: watch::Receiver<()>,
}

/// This socket is to be closed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct SignedOut;

impl Sockets {
    /// Room for one more socket, if this person has fewer than they may and so has everybody at their address.
    pub(crate) fn enter(&self, person: &PersonId, network: Network, limits: Limits) -> Option<Place> {
        let mut open = self.open();
        let most = limits.sockets.saturating_mul(NEIGHBOURS);
        let device = person.device();
        let theirs = open.people.get(device).map_or(0, |theirs| theirs.count);
        if theirs >= limits.sockets || open.networks.get(&network).is_some_and(|&count| count >= most) {
            return None;
        }
        *open.networks.entry(network).or_default() += 1;
        let theirs = open.people.entry(device.to_owned()).or_default();
        theirs.count += 1;
        let blocks = theirs.blocks.subscribe();
        Some(Place { device: device.to_owned(), network, sockets: self.clone(), blocks })
    }

    /// Tells all sockets of a person and their device that it was changed whom they want to hear.
    pub(crate) fn blocks_changed(&self, person: &PersonId) {
        if let Some(theirs) = self.open().people.get(person.device()) {
            theirs.blocks.send_replace(());
        }
    }

    /// Closes all sockets of a person and their device; whoever is still that person comes back.
    pub(crate) fn close(&self, person: &PersonId) {
        if let Some(theirs) = self.open().people.get_mut(person.device()) {
            drop(std::mem::take(&mut theirs.blocks));
        }
    }

    fn open(&self) -> MutexGuard<'_, Open> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Place {
    /// Returns each time that its person wants to hear others than before, and when they are signed out.
    pub(crate) async fn blocks_changed(&mut self) -> Result<(), SignedOut> {
        self.blocks.changed().await.map_err(|_| SignedOut)
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        let mut open = self.sockets.open();
        one_less(&mut open.networks, &self.network, |count| count);
        one_less(&mut open.people, &self.device, |theirs| &mut theirs.count);
    }
}

/// Counts one down, and forgets what nobody has any more.
fn one_less<K: Eq + Hash, V>(counts: &mut HashMap<K, V>, key: &K, count: impl FnOnce(&mut V) -> &mut u32) {
    let Some(count) = counts.get_mut(key).map(count) else { return };
    *count -= 1;
    if *count == 0 {
        counts.remove(key);
    }
}

#[cfg(test)]
mod tests {
    use std::net::IpAddr;

    use super::*;

    const LIMITS: Limits = Limits { sockets: 2, ..Limits::USUAL };

    fn network(last: u8) -> Network {
        IpAddr::from([192, 0, 2, last]).into()
    }

    #[test]
    fn a_person_has_so_many_and_a_closed_one_makes_room() {
        let sockets = Sockets::default();
        let enter = |person: &str, last| sockets.enter(&person.into(), network(last), LIMITS);
        let (first, second) = (enter("a", 1), enter("a", 1));
        assert!(first.is_some() && second.is_some() && enter("a", 2).is_none() && enter("b", 1).is_some());
        drop(first);
        let third = enter("a", 2);
        assert!(third.is_some());
        assert!(enter("a/1", 1).is_none(), "whoever shares a device is no other person");
    }

    #[test]
    fn an_address_has_so_many_whoever_asks() {
        let sockets = Sockets::default();
        let enter = |n: u32| sockets.enter(&format!("person {n}").into(), network(1), LIMITS);
        let open: Vec<_> = (0..100).map_while(enter).collect();
        assert_eq!(open.len(), 20);
        assert!(sockets.enter(&"other".into(), network(2), LIMITS).is_some());
    }

    #[tokio::test]
    async fn signing_out_closes_those_that_are_open_and_none_that_come_after() {
        let sockets = Sockets::default();
        let enter = || sockets.enter(&"a".into(), network(1), LIMITS).unwrap();
        let mut before = enter();
        sockets.blocks_changed(&"a".into());
        assert_eq!(before.blocks_changed().await, Ok(()));
        sockets.close(&"a".into());
        assert_eq!(before.blocks_changed().await, Err(SignedOut));
        assert!(enter().blocks.has_changed().is_ok_and(|changed| !changed));
    }
}
