//! Telling those who are at a table what they may know of it.

use std::collections::BTreeSet;

use protocol::socket::{FromServer, UndoAnswer, You};
use protocol::{ClientId, ConnectionId, PersonId, Status};
use table::Seat;

use crate::To;
use crate::act::Before;
use crate::few::Few;
use crate::room::{Guest, Moment, Room};

impl Room {
    pub(crate) fn connect(&mut self, connection: ConnectionId, guest: Guest, moment: &mut Moment<'_>) {
        let person = guest.person.id.clone();
        let seat = self.state.chairs.seat_of(&person);
        self.connections.insert(connection, guest);
        self.came_back(&person, moment);
        self.tell_table(moment);
        if self.sees(&person) {
            self.tell_log(&[connection], moment);
            if let Some(view) = self.view(seat, None) {
                moment.tell(connection, FromServer::View(view));
            }
        }
        self.give_hints(moment);
    }

    pub(crate) fn disconnect(&mut self, connection: ConnectionId, moment: &mut Moment<'_>) {
        let Some(guest) = self.connections.remove(&connection) else { return };
        if self.state.chairs.uses(guest.person.id.device()) {
            self.last_seen.insert(guest.person.id.device().into(), moment.uptime);
        }
        self.cancel_hints(moment);
        self.keep_time(moment);
        self.tell_table(moment);
    }

    /// Somebody does not want to hear others than before: to them it is as if nobody else had ever spoken.
    pub(crate) fn block(&mut self, connection: ConnectionId, blocked: BTreeSet<PersonId>, moment: &mut Moment<'_>) {
        let Some(guest) = self.connections.get_mut(&connection) else { return };
        guest.blocked = blocked;
        let person = guest.person.id.clone();
        if self.sees(&person) {
            self.tell_log(&[connection], moment);
        }
    }

    /// Tells the whole story, once for all who hear the same.
    fn tell_log(&self, to: &[ConnectionId], moment: &mut Moment<'_>) {
        let mut alike = Few::<&BTreeSet<PersonId>, To>::default();
        for (connection, guest) in self.connections.iter().filter(|(connection, _)| to.contains(connection)) {
            alike.or_default(&guest.blocked).push(*connection);
        }
        moment.effects.messages.extend(alike.into_iter().map(|(blocked, to)| (to, self.log(blocked))));
    }

    /// Tells everybody what acts have changed.
    pub(crate) fn tell_changes(&mut self, before: &Before, people_changed: bool, moment: &mut Moment<'_>) {
        let status = self.state.status;
        let (at, steps) = self.state.play.as_ref().map_or((0, 0), |play| (play.at, play.marks.len()));
        let moved = before.at != at || before.status != status;
        let settled = moved && self.undo_is_settled(UndoAnswer::Lapsed, None, moment);
        // An undo, or the start: what everybody has is out of date as a whole.
        let anew = steps < before.steps || (before.status == Status::Waiting && status != Status::Waiting);
        let spoken = self.state.times_spoken() - before.said;
        for saying in self.state.said.iter().skip(self.state.said.len().saturating_sub(spoken)) {
            let device = saying.person.id.device();
            let hears =
                |to: &ConnectionId| self.connections.get(to).is_some_and(|guest| !guest.blocked.contains(device));
            let to = self.audience().into_iter().filter(hears).collect();
            moment.effects.messages.push((to, FromServer::Said(self.said(saying))));
        }
        if people_changed || before.status != status || settled {
            self.settle_votes();
            self.tell_table(moment);
        }
        if anew {
            self.tell_log(&self.audience(), moment);
        }
        if moved {
            self.forget_hints(moment);
            self.tell_views((!anew).then_some(before.steps), moment);
        }
    }

    /// Tells everybody who sits here now.
    pub(crate) fn tell_table(&self, moment: &mut Moment<'_>) {
        let mut alike = Few::<You, To>::default();
        for (&connection, guest) in self.connections.iter() {
            alike.or_default(self.you(&guest.person.id)).push(connection);
        }
        moment.effects.messages.extend(alike.into_iter().map(|(you, to)| (to, self.table_for(you))));
    }

    /// Shows everybody what they may know, and what was told since so many steps.
    fn tell_views(&mut self, since: Option<usize>, moment: &mut Moment<'_>) {
        let mut alike = Few::<Option<Seat>, To>::default();
        for (&connection, guest) in self.connections.iter().filter(|(_, guest)| self.sees(&guest.person.id)) {
            alike.or_default(self.state.chairs.seat_of(&guest.person.id)).push(connection);
        }
        for (viewer, to) in alike.into_iter() {
            if let Some(view) = self.view(viewer, since) {
                moment.effects.messages.push((to, FromServer::View(view)));
            }
        }
    }

    /// Those who see the game.
    fn audience(&self) -> To {
        let sees = self.connections.iter().filter(|(_, guest)| self.sees(&guest.person.id));
        sees.map(|(&connection, _)| connection).collect()
    }

    pub(crate) fn everybody(&self) -> To {
        self.connections.keys().copied().collect()
    }

    /// The connections of a client: none while it is away, and perhaps an old one that has not been noticed to be gone.
    pub(crate) fn connections_of(&self, client: &ClientId) -> To {
        self.connections
            .iter()
            .filter(|(_, guest)| guest.client == *client)
            .map(|(&connection, _)| connection)
            .collect()
    }

    /// How many watch: the devices on which nobody has a seat.
    pub(crate) fn watching(&self) -> usize {
        let mut here = Few::<&str, ()>::default();
        self.connections.values().for_each(|guest| here.insert(guest.person.id.device(), ()));
        here.keys().filter(|device| !self.state.chairs.uses(device)).count()
    }
}

impl Moment<'_> {
    /// Tells one connection something.
    pub(crate) fn tell(&mut self, connection: ConnectionId, message: FromServer) {
        self.effects.messages.push((vec![connection], message));
    }
}
