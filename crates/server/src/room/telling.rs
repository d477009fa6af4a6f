//! Telling those who are at a table what they may know of it.

use std::collections::HashMap;

use axum::extract::ws::Utf8Bytes;
use table::Seat;
use tokio::sync::mpsc;

use super::shown::{Presence, text};
use super::state::Room;
use super::task::Awake;
use crate::protocol::socket::{FromServer, You};
use crate::protocol::{Status, UndoAsked, Vote};
use crate::store::Person;

/// What has to be compared to know what to tell.
pub(super) struct Before {
    pub(super) status: Status,
    at: u32,
    steps: usize,
    said: usize,
}

impl Before {
    pub(super) fn of(room: &Room) -> Self {
        let (at, steps) = room.play.as_ref().map_or((0, 0), |play| (play.at, play.marks.len()));
        Self { status: room.status, at, steps, said: room.said.len() }
    }
}

impl Awake {
    pub(super) fn tell_changes(&mut self, before: &Before, people_changed: bool) {
        let (at, steps) = self.room.play.as_ref().map_or((0, 0), |play| (play.at, play.marks.len()));
        let moved = before.at != at || before.status != self.room.status;
        let settled = moved && self.undo.take().is_some();
        // An undo, or the start: what everybody has is out of date as a whole.
        let anew = steps < before.steps || (before.status == Status::Waiting && self.room.status != Status::Waiting);
        for said in &self.room.said[before.said..] {
            self.tell_all(&FromServer::Said(self.room.said(said)));
        }
        if people_changed || before.status != self.room.status || settled {
            self.votes.clear();
            self.tell_table();
        }
        if anew {
            self.tell_all(&self.room.log());
        }
        if moved {
            metrics::counter!("chabudai_steps_total").increment(steps.saturating_sub(before.steps) as u64);
            self.tell_views(if anew { 0 } else { steps - before.steps });
        }
    }

    pub(super) fn greet(&mut self, connection: u64) {
        let Some(guest) = self.connections.get(&connection) else { return };
        let seat = self.room.seat_of(&guest.person.id);
        let mut messages = vec![self.table_for(&guest.person), self.room.log()];
        messages.extend(self.room.view(seat, 0));
        for message in messages {
            self.send(connection, &text(&message));
        }
    }

    fn table_for(&self, person: &Person) -> FromServer {
        let you = You {
            seat: self.room.seat_of(&person.id).map(|seat| seat.index() as u8),
            host: self.room.host == person.id,
        };
        FromServer::Table { table: self.room.info(&self.presence()), you }
    }

    /// Tells everybody who sits here now.
    pub(super) fn tell_table(&mut self) {
        let messages: Vec<_> =
            self.connections.iter().map(|(id, guest)| (*id, text(&self.table_for(&guest.person)))).collect();
        for (connection, message) in messages {
            self.send(connection, &message);
        }
    }

    fn tell_all(&self, message: &FromServer) {
        let message = text(message);
        for guest in self.connections.values() {
            // Whoever cannot keep up is noticed when their view is sent, and connects again.
            let _ = guest.out.try_send(message.clone());
        }
    }

    /// Shows everybody what they may know after the last `new` steps.
    fn tell_views(&mut self, new: usize) {
        let mut made: HashMap<Option<Seat>, Utf8Bytes> = HashMap::new();
        let mut messages = Vec::with_capacity(self.connections.len());
        for (&connection, guest) in &self.connections {
            let seat = self.room.seat_of(&guest.person.id);
            let message = made.entry(seat).or_insert_with(|| {
                let view = self.room.view(seat, new).expect("the game has begun");
                text(&view)
            });
            messages.push((connection, message.clone()));
        }
        for (connection, message) in messages {
            self.send(connection, &message);
        }
    }

    /// Sends a message; whoever cannot keep up is sent away and connects again.
    pub(super) fn send(&mut self, connection: u64, message: &Utf8Bytes) {
        let Some(guest) = self.connections.get(&connection) else { return };
        if guest.out.try_send(message.clone()).is_err() {
            self.connections.remove(&connection);
        }
    }

    /// Where to write to a connection from another task.
    pub(super) fn outbox(&self, connection: u64) -> Option<mpsc::Sender<Utf8Bytes>> {
        self.connections.get(&connection).map(|guest| guest.out.clone())
    }

    /// Who is here, and what was asked.
    pub(super) fn presence(&self) -> Presence {
        let mut people: Vec<_> = self.connections.values().map(|connection| connection.person.id.clone()).collect();
        people.sort_unstable();
        people.dedup();
        let watching = people.iter().filter(|id| self.room.seat_of(id).is_none()).count() as u32;
        let numbers = |seats: &[Seat]| seats.iter().map(|seat| seat.index() as u8).collect();
        let undo = self
            .undo
            .as_ref()
            .map(|(seat, _, waiting)| UndoAsked { seat: seat.index() as u8, waiting_for: numbers(waiting) });
        let vote = |(seat, by): (&Seat, &Vec<Seat>)| Vote {
            seat: seat.index() as u8,
            by: numbers(by),
            needed: self.votes_needed(*seat) as u8,
        };
        let mut votes: Vec<_> = self.votes.iter().map(vote).collect();
        votes.sort_unstable_by_key(|vote| vote.seat);
        Presence { people, watching, undo, votes }
    }

    /// More than half of the others who play for themselves.
    pub(super) fn votes_needed(&self, seat: Seat) -> usize {
        self.room.in_charge().filter(|&other| other != seat).count() / 2 + 1
    }
}
