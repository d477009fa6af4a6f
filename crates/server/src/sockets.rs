//! How many sockets everybody has open.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};

use protocol::PersonId;

/// How many sockets everybody has open.
#[derive(Clone, Default)]
pub(crate) struct Sockets(Arc<Mutex<HashMap<PersonId, u32>>>);

/// One open socket; counts until it is dropped.
pub(crate) struct Place {
    person: PersonId,
    sockets: Sockets,
}

impl Sockets {
    /// Room for one more socket of this person, if they have fewer than `most`.
    pub(crate) fn enter(&self, person: &PersonId, most: u32) -> Option<Place> {
        let mut open = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let count = open.entry(person.clone()).or_default();
        if *count >= most {
            return None;
        }
        *count += 1;
        Some(Place { person: person.clone(), sockets: self.clone() })
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        let mut open = self.sockets.0.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(count) = open.get_mut(&self.person) {
            *count -= 1;
            if *count == 0 {
                open.remove(&self.person);
            }
        }
    }
}
