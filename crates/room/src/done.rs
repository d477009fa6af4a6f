//! What clients asked for and was done, so that it is not done twice.

use crate::few::Few;

/// The numbers of what was done, by whose they are: a table remembers them for as long as it is awake, and one a move are many.
#[derive(Default)]
pub(crate) struct Done(Few<Box<str>, Vec<u32>>);

impl Done {
    /// Whether what a client asks for under this number was done.
    pub(crate) fn contains(&self, client: &str, n: u32) -> bool {
        self.0.get(client).is_some_and(|numbers| numbers.binary_search(&n).is_ok())
    }

    pub(crate) fn insert(&mut self, client: &str, n: u32) {
        let Some(numbers) = self.0.get_mut(client) else { return self.0.insert(client.into(), vec![n]) };
        // Clients count upwards: its place is nearly always the last.
        if let Err(place) = numbers.binary_search(&n) {
            numbers.insert(place, n);
        }
    }

    /// Remembers a key as a journal has it.
    pub(crate) fn insert_key(&mut self, key: Option<&str>) {
        // Nobody can ask under another kind of key.
        if let Some((client, n)) = key.and_then(|key| key.rsplit_once(':'))
            && let Ok(n) = n.parse()
        {
            self.insert(client, n);
        }
    }
}

/// The key of what a client asks for under a number, for the journal.
pub(crate) fn key(client: &str, n: u32) -> String {
    format!("{client}:{n}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_a_client_asked_for_is_its_own_and_known_by_its_number() {
        let mut done = Done::default();
        for n in [3, 1, 3, 2] {
            done.insert("a:b", n);
        }
        assert!((1..=3).all(|n| done.contains("a:b", n)));
        assert!(!done.contains("a:b", 4) && !done.contains("a", 3) && !done.contains("b", 3));
    }

    #[test]
    fn a_journal_tells_what_was_done() {
        let mut done = Done::default();
        for key in [Some(key("x/1:y", 7).as_str()), Some("from elsewhere"), None] {
            done.insert_key(key);
        }
        assert!(done.contains("x/1:y", 7) && !done.contains("x/1:y", 8));
    }
}
