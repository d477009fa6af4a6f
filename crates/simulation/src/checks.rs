//! What must hold when a world has come to its end.

use std::collections::{BTreeMap, BTreeSet};

use games::BoxedTable;
use protocol::ConnectionId;
use protocol::socket::{FromClient, FromServer};
use room::{Act, Answer, Command, Entry, Input, Redealt, Room, Time};
use table::{LogEntry, Seat};

use crate::client::Client;
use crate::events::Millis;
use crate::host::Seeds;
use crate::world::World;

/// How much of a jump of the clock may count, and how much the room and this world may disagree about a moment.
pub(crate) const JUMP: Millis = 15_000;
const SLACK: Millis = 200;

type Held = Result<(), String>;

pub(crate) fn all(world: &World<'_>) -> Held {
    let journal = world.store.journal();
    acknowledged_once(world, &journal)?;
    let mut room = Room::replay(world.host.table.clone(), &journal, world.host.settings.clone())
        .map_err(|(entry, problem)| format!("entry {entry} cannot be replayed: {problem}"))?;
    world.clients.iter().try_for_each(|client| sees_the_journal(client, &mut room))?;
    record_is_a_game(world, &mut room)?;
    Walk::new(world)?.through(&journal)
}

/// Everything that a client was told to be done is in the journal, once.
fn acknowledged_once(world: &World<'_>, journal: &[Entry]) -> Held {
    let mut kept: BTreeMap<&str, u32> = BTreeMap::new();
    for entry in journal {
        if let Act::Move { key: Some(key), .. }
        | Act::Undone { key: Some(key), .. }
        | Act::Said { key: Some(key), .. } = &entry.act
        {
            *kept.entry(key).or_default() += 1;
        }
    }
    if let Some((key, times)) = kept.iter().find(|(_, times)| **times > 1) {
        return Err(format!("{key} was done {times} times"));
    }
    for client in &world.clients {
        for (n, request) in &client.done {
            let lasts = matches!(request, FromClient::Move { .. } | FromClient::Say { .. });
            if lasts && !kept.contains_key(format!("{}:{n}", client.id).as_str()) {
                return Err(format!("{} was told that {request:?} is done, and it is lost", client.person.name));
            }
        }
    }
    Ok(())
}

/// What a client has seen and read is what the journal tells it.
fn sees_the_journal(client: &Client, room: &mut Room) -> Held {
    let connection = ConnectionId(0);
    let (person, id) = (client.person.clone(), client.id.clone());
    let effects = room.handle(
        Input::Connect { connection, person, client: id, blocked: BTreeSet::new() },
        Time(0),
        &mut Seeds::of(0),
    );
    room.handle(Input::Disconnect { connection }, Time(0), &mut Seeds::of(0));
    for (_, message) in effects.messages {
        let agrees = match &message {
            FromServer::View(view) => {
                client.view.as_ref().is_some_and(|seen| (seen.at, &seen.view) == (view.at, &view.view))
            }
            FromServer::Log { steps, .. } => client.log == *steps,
            _ => true,
        };
        if !agrees {
            return Err(format!("{} does not see what the journal tells", client.person.name));
        }
    }
    Ok(())
}

/// The record can be refereed, whatever was taken back and dealt anew.
fn record_is_a_game(world: &World<'_>, room: &mut Room) -> Held {
    let person = world.clients[0].person.clone();
    let effects = room.handle(Input::Command { person, command: Command::Record }, Time(0), &mut Seeds::of(0));
    match effects.answer {
        Some(Ok(Answer::Record(record))) => {
            (world.plan.game.referee)(&record).map(drop).map_err(|error| error.to_string())
        }
        other => Err(format!("the game has no record: {other:?}")),
    }
}

/// A walk through the journal, step by step.
struct Walk<'a, 'w> {
    world: &'a World<'w>,
    table: BoxedTable,
    at: u32,
    /// The seats of people.
    owners: Vec<Seat>,
    /// For how long anybody had been at the table when a seat was to move.
    since: BTreeMap<Seat, Millis>,
    /// How long a seat had for its last move.
    used: BTreeMap<Seat, Millis>,
}

impl<'a, 'w> Walk<'a, 'w> {
    fn new(world: &'a World<'w>) -> Result<Self, String> {
        let table = (world.plan.game.open)(&world.plan.new.setup).map_err(|refusal| refusal.to_string())?;
        let owners = world.clients.iter().filter_map(Client::seat).collect();
        Ok(Self { world, table, at: 0, owners, since: BTreeMap::new(), used: BTreeMap::new() })
    }

    fn through(mut self, journal: &[Entry]) -> Held {
        for (entry, row) in journal.iter().zip(self.world.store.rows()) {
            self.act(&entry.act, row.attended)?;
        }
        Ok(())
    }

    fn act(&mut self, act: &Act, attended: Millis) -> Held {
        let step = match act {
            Act::Chance { chance } => LogEntry::Chance { chance: chance.clone() },
            Act::Move { seat, text, .. } => LogEntry::Move { seat: *seat, text: text.clone() },
            Act::TimeUp { seat } => return self.time_is_up(*seat, attended),
            Act::Undone { steps, key, redealt } => return self.undone(*steps, key.is_some(), redealt, attended),
            _ => return Ok(()),
        };
        self.table.enter(&step).map_err(|refusal| refusal.to_string())?;
        self.at += 1;
        if let LogEntry::Move { seat, .. } = step
            && let Some(since) = self.since.remove(&seat)
        {
            self.used.insert(seat, attended - since);
        }
        self.begins(attended);
        Ok(())
    }

    /// The time of those who are to move begins, if it has not yet.
    fn begins(&mut self, attended: Millis) {
        let turn = self.table.turn().seats();
        self.since.retain(|seat, _| turn.contains(*seat));
        for seat in turn {
            self.since.entry(seat).or_insert(attended);
        }
    }

    /// Nobody's time is up before it is.
    fn time_is_up(&self, seat: Seat, attended: Millis) -> Held {
        let limit = Millis::from(self.world.plan.new.move_limit.unwrap_or_default()) * 1000;
        let had = self.since.get(&seat).map_or(0, |since| attended - since);
        if had + SLACK + self.world.jumps * JUMP < limit {
            return Err(format!("seat {seat} was given {had} ms instead of {limit}"));
        }
        Ok(())
    }

    /// Nothing is taken back without consent unless it taught nobody anything, and what was seen stays.
    fn undone(&mut self, steps: usize, free: bool, redealt: &[Redealt], attended: Millis) -> Held {
        let among_people = self.owners.len() > 1;
        if among_people && free && self.table.reveals(steps) {
            return Err(format!("position {} was taken back freely, though somebody had learnt something", self.at));
        }
        let agreed = self.world.consents.range((self.at, 0)..(self.at + 1, 0)).count();
        if among_people && !free && agreed + 1 < self.owners.len() {
            let others = self.owners.len() - 1;
            return Err(format!("position {} was taken back with the consent of {agreed} of {others}", self.at));
        }
        self.table.rewind(steps);
        let seen = self.sights();
        let redealt: Vec<_> = redealt.iter().map(|Redealt { step, chance }| (*step, chance.clone())).collect();
        self.table.rewrite(&redealt).map_err(|refusal| refusal.to_string())?;
        if self.sights() != seen {
            return Err("an undo has changed what somebody had seen".into());
        }
        self.at += 1;
        self.since.clear();
        if free {
            // Whoever needs no consent has no more time than before the move.
            self.since.extend(self.used.iter().map(|(&seat, used)| (seat, attended.saturating_sub(*used))));
        }
        self.begins(attended);
        Ok(())
    }

    fn sights(&self) -> Vec<String> {
        let seats = Seat::all(self.world.plan.new.setup.seats).map(Some).chain([None]);
        seats.map(|viewer| self.table.view_text(viewer).text().to_owned()).collect()
    }
}
