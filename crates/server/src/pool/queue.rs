//! What waits to be done, and whose turn it is: a person's after a person's, and of each a table's after a table's. Nobody
//! waits longer because somebody else asks for more.

use std::collections::{HashMap, VecDeque};
use std::hash::Hash;

use protocol::{PersonId, TableId};

/// What a job is for, the most urgent first.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Urgency {
    /// A game goes on with it.
    Play,
    /// Somebody wants advice.
    Hint,
    /// Somebody looks at a game again.
    Review,
}

/// How long a job may keep a thread.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Length {
    /// Shorter than anybody notices.
    Short,
    /// As long as a master thinks.
    Long,
}

/// On whose account a job is done.
#[derive(Clone, Debug)]
pub(crate) struct Account {
    pub(crate) person: PersonId,
    pub(crate) table: TableId,
    pub(crate) urgency: Urgency,
    pub(crate) length: Length,
}

impl Account {
    /// A table that is woken by whoever came first pays for it itself.
    pub(crate) fn of_table(table: &TableId) -> Self {
        let person = PersonId::from(table.as_str());
        Self { person, table: table.clone(), urgency: Urgency::Play, length: Length::Short }
    }
}

/// Whose turn it is: what is urgent goes first, but what is not gets a turn in eight, however much is urgent.
const TURNS: [Urgency; 8] = {
    use Urgency::{Hint, Play, Review};
    [Play, Play, Hint, Play, Play, Hint, Play, Review]
};

/// The jobs that wait.
pub(crate) struct Queue<J> {
    lanes: [Lane<J>; 2],
    next_ticket: u64,
}

/// A job that waits, to be called back by.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Ticket(u64);

/// All jobs of one length.
struct Lane<J> {
    by_urgency: [RoundRobin<PersonId, RoundRobin<TableId, Jobs<J>>>; 3],
    turn: usize,
}

type Jobs<J> = VecDeque<(Ticket, J)>;

impl<J> Queue<J> {
    pub(crate) fn new() -> Self {
        let lane = || Lane { by_urgency: std::array::from_fn(|_| RoundRobin::default()), turn: 0 };
        Self { lanes: [lane(), lane()], next_ticket: 0 }
    }

    /// Puts a job behind those of the same table.
    pub(crate) fn push(&mut self, account: &Account, job: J) -> Ticket {
        let ticket = Ticket(self.next_ticket);
        self.next_ticket += 1;
        self.people(account).of(&account.person).of(&account.table).push_back((ticket, job));
        ticket
    }

    /// Takes out the job whose turn it is.
    pub(crate) fn pop(&mut self, length: Length) -> Option<J> {
        let lane = &mut self.lanes[length as usize];
        let turn = TURNS[lane.turn % TURNS.len()] as usize;
        let place = Some(turn).into_iter().chain(0..3).find(|&place| !lane.by_urgency[place].is_empty())?;
        lane.turn += 1;
        let (_, job) = lane.by_urgency[place]
            .next(RoundRobin::is_empty, |tables| tables.next(VecDeque::is_empty, VecDeque::pop_front))?;
        Some(job)
    }

    /// Takes out a job that nobody wants any more, if it still waits.
    pub(crate) fn remove(&mut self, account: &Account, ticket: Ticket) {
        let people = self.people(account);
        people.change(&account.person, RoundRobin::is_empty, |tables| {
            tables.change(&account.table, VecDeque::is_empty, |jobs| jobs.retain(|(other, _)| *other != ticket));
        });
    }

    fn people(&mut self, account: &Account) -> &mut RoundRobin<PersonId, RoundRobin<TableId, Jobs<J>>> {
        &mut self.lanes[account.length as usize].by_urgency[account.urgency as usize]
    }
}

/// Lines that move on in turn; one that is empty is not there.
struct RoundRobin<K, L> {
    /// Whose turn it is next.
    order: VecDeque<K>,
    lines: HashMap<K, L>,
}

impl<K, L> Default for RoundRobin<K, L> {
    fn default() -> Self {
        Self { order: VecDeque::new(), lines: HashMap::new() }
    }
}

impl<K: Clone + Eq + Hash, L: Default> RoundRobin<K, L> {
    fn is_empty(&self) -> bool {
        self.order.is_empty()
    }

    /// The line of somebody, to put something into it; a new one is behind all others.
    fn of(&mut self, key: &K) -> &mut L {
        if !self.lines.contains_key(key) {
            self.order.push_back(key.clone());
        }
        self.lines.entry(key.clone()).or_default()
    }

    /// Takes something out of the line whose turn it is, which is the last after that.
    fn next<T>(&mut self, is_empty: fn(&L) -> bool, take: impl FnOnce(&mut L) -> Option<T>) -> Option<T> {
        let key = self.order.pop_front()?;
        let line = self.lines.get_mut(&key)?;
        let taken = take(line);
        if is_empty(line) {
            self.lines.remove(&key);
        } else {
            self.order.push_back(key);
        }
        taken
    }

    /// Changes somebody's line out of turn.
    fn change(&mut self, key: &K, is_empty: fn(&L) -> bool, change: impl FnOnce(&mut L)) {
        let Some(line) = self.lines.get_mut(key) else { return };
        change(line);
        if is_empty(line) {
            self.lines.remove(key);
            self.order.retain(|other| other != key);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn account(person: &str, table: &str, urgency: Urgency) -> Account {
        Account { person: person.into(), table: table.into(), urgency, length: Length::Long }
    }

    fn all(queue: &mut Queue<&'static str>) -> Vec<&'static str> {
        std::iter::from_fn(|| queue.pop(Length::Long)).collect()
    }

    #[test]
    fn somebody_who_asks_once_is_next_however_much_another_has_asked() {
        let mut queue = Queue::new();
        for _ in 0..200 {
            queue.push(&account("greedy", "t", Urgency::Play), "greedy's");
        }
        queue.push(&account("stranger", "u", Urgency::Play), "stranger's");
        assert_eq!(queue.pop(Length::Long), Some("greedy's"));
        assert_eq!(queue.pop(Length::Long), Some("stranger's"));
    }

    #[test]
    fn the_tables_of_one_person_take_turns_and_each_keeps_its_order() {
        let mut queue = Queue::new();
        for (table, job) in [("a", "a1"), ("a", "a2"), ("a", "a3"), ("b", "b1"), ("c", "c1")] {
            queue.push(&account("one", table, Urgency::Play), job);
        }
        assert_eq!(all(&mut queue), ["a1", "b1", "c1", "a2", "a3"]);
    }

    #[test]
    fn games_go_before_hints_and_hints_before_reviews_but_nothing_waits_for_ever() {
        let mut queue = Queue::new();
        for (urgency, job) in [(Urgency::Review, "review"), (Urgency::Hint, "hint"), (Urgency::Play, "play")] {
            for _ in 0..16 {
                queue.push(&account("one", "t", urgency), job);
            }
        }
        let first = ["play", "play", "hint", "play", "play", "hint", "play", "review"];
        assert_eq!(all(&mut queue)[..8], first);
    }

    #[test]
    fn an_empty_turn_goes_to_what_is_most_urgent() {
        let mut queue = Queue::new();
        for _ in 0..4 {
            queue.push(&account("one", "t", Urgency::Review), "review");
        }
        queue.push(&account("one", "t", Urgency::Play), "play");
        assert_eq!(all(&mut queue), ["play", "review", "review", "review", "review"]);
    }

    #[test]
    fn short_work_never_stands_behind_long_work() {
        let mut queue = Queue::new();
        queue.push(&account("one", "t", Urgency::Play), "master");
        queue.push(&Account { length: Length::Short, ..account("two", "u", Urgency::Review) }, "novice");
        assert_eq!(queue.pop(Length::Short), Some("novice"));
        assert_eq!(queue.pop(Length::Short), None);
        assert_eq!(queue.pop(Length::Long), Some("master"));
    }

    #[test]
    fn what_is_called_back_is_not_done_and_leaves_no_empty_turn() {
        let mut queue = Queue::new();
        let gone = account("gone", "t", Urgency::Hint);
        let tickets = ["a", "b"].map(|job| queue.push(&gone, job));
        queue.push(&account("here", "u", Urgency::Hint), "here");
        tickets.into_iter().for_each(|ticket| queue.remove(&gone, ticket));
        // One that is done already cannot be called back.
        queue.remove(&gone, tickets[0]);
        assert_eq!(all(&mut queue), ["here"]);
    }
}
