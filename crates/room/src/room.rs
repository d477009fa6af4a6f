//! The machine.

use std::collections::BTreeSet;

use protocol::http::Whom;
use protocol::{ClientId, ConnectionId, PersonId, Problem, TableId};
use table::{Seat, SeatSet};

use crate::clock::{Clock, Uptime};
use crate::few::Few;
use crate::hints::Hint;
use crate::jobs::{Job, JobId, Purpose, Thinking, Work};
use crate::shown::Sights;
use crate::state::State;
use crate::undo::{Asked, Judging, Undo};
use crate::{Command, Effects, Entry, Input, Luck, Person, Settings, Time};

/// A table with people at it. What its journal tells is in it, and what is not kept: who is connected, what was asked of
/// whom, and which jobs are under way.
pub struct Room {
    pub(crate) state: State,
    pub(crate) settings: Settings,
    pub(crate) connections: Few<ConnectionId, Guest>,
    /// Who asked to take steps back.
    pub(crate) undo: Option<Undo>,
    /// How often that was asked, and what came of it.
    pub(crate) asked: Vec<Asked>,
    /// Whether they may without asking is being judged.
    pub(crate) judging: Vec<Judging>,
    /// Who wants a bot for which seat.
    pub(crate) votes: Few<Seat, SeatSet>,
    pub(crate) hints: Vec<Hint>,
    pub(crate) thinking: Option<Thinking>,
    /// When bots may think again after one could not.
    pub(crate) rested: Uptime,
    /// What everybody may know of the position, as far as anybody has asked.
    pub(crate) sights: Sights,
    pub(crate) clock: Clock,
    /// When anybody was last there.
    pub(crate) touched: Uptime,
    /// When the devices of those who have seats were last connected.
    pub(crate) last_seen: Few<String, Uptime>,
    next_job: u64,
}

/// Somebody who is connected.
pub(crate) struct Guest {
    pub(crate) person: Person,
    pub(crate) client: ClientId,
    /// Whom they do not want to hear: the owners of devices.
    pub(crate) blocked: BTreeSet<PersonId>,
}

/// What there is to one input while it is handled.
pub(crate) struct Moment<'a> {
    pub(crate) now: Time,
    pub(crate) uptime: Uptime,
    pub(crate) luck: &'a mut dyn Luck,
    pub(crate) effects: Effects,
}

impl Room {
    /// The table that a journal tells of.
    ///
    /// # Errors
    /// If the journal cannot be: the first entry that cannot, and why not.
    pub fn replay(id: TableId, journal: &[Entry], settings: Settings) -> Result<Self, (usize, Problem)> {
        Ok(Self {
            state: State::replay(id, journal)?,
            settings,
            connections: Few::default(),
            undo: None,
            asked: Vec::new(),
            judging: Vec::new(),
            votes: Few::default(),
            hints: Vec::new(),
            thinking: None,
            rested: Uptime::default(),
            sights: Sights::default(),
            clock: Clock::default(),
            touched: Uptime::default(),
            last_seen: Few::default(),
            next_job: 0,
        })
    }

    /// One thing happens. The host keeps the entries first, then sends the messages, starts the jobs, and comes back at `wake`.
    pub fn handle(&mut self, input: Input, now: Time, luck: &mut dyn Luck) -> Effects {
        let uptime = self.time_passes(now);
        let mut moment = Moment { now, uptime, luck, effects: Effects::default() };
        if touches(&input) {
            self.touched = uptime;
        }
        match input {
            Input::Connect { connection, person, client, blocked } => {
                self.connect(connection, Guest { person, client, blocked }, &mut moment);
            }
            Input::Block { connection, blocked } => self.block(connection, blocked, &mut moment),
            Input::Disconnect { connection } => self.disconnect(connection, &mut moment),
            Input::Request { connection, request } => self.request(connection, request, &mut moment),
            Input::Command { person, command } => {
                moment.effects.answer = Some(self.command(&person, command, &mut moment));
            }
            Input::Done { job, finding } => self.job_done(job, finding, &mut moment),
            Input::Time => {}
        }
        self.time_is_up(&mut moment);
        self.let_bots_play(&mut moment);
        moment.effects.wake = self.wake();
        // A table mostly waits while somebody thinks. Who asks again for what was shown has it made again.
        self.sights = Sights::default();
        moment.effects
    }

    /// Which table it is.
    #[must_use]
    pub fn id(&self) -> &TableId {
        &self.state.id
    }

    /// How many entries its journal has.
    #[must_use]
    pub fn entries(&self) -> usize {
        self.state.entries
    }

    /// Who sits where.
    pub fn people(&self) -> impl Iterator<Item = (Seat, &Person)> {
        self.state.chairs.people().filter_map(|person| Some((self.state.chairs.seat_of(&person.id)?, person)))
    }

    /// Who is meant, as far as somebody who looks at the table can mean them.
    #[must_use]
    pub fn whom(&self, whom: Whom) -> Option<&Person> {
        match whom {
            Whom::Sits { seat } => self.people().find(|(sits, _)| *sits == seat).map(|(_, person)| person),
            Whom::Spoke { speaker } => {
                let said = self.state.said.iter().rev();
                said.map(|saying| &saying.person).find(|person| self.state.speaker(&person.id) == speaker)
            }
        }
    }

    /// Starts a job.
    pub(crate) fn start_job(
        &mut self,
        work: Work,
        person: PersonId,
        purpose: Purpose,
        moment: &mut Moment<'_>,
    ) -> JobId {
        let id = JobId(self.next_job);
        self.next_job += 1;
        moment.effects.jobs.push(Job { id, work, person, purpose });
        id
    }
}

/// Whether somebody is there, which keeps a room awake.
fn touches(input: &Input) -> bool {
    !matches!(input, Input::Command { command: Command::List, .. } | Input::Done { .. } | Input::Time)
}
