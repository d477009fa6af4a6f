//! What clients ask for over their connections.

use std::time::Duration;

use protocol::socket::{FromClient, FromServer};
use protocol::{ClientId, ConnectionId, Problem, ProblemCode};
use table::Seat;

use crate::done::key;
use crate::room::{Moment, Room};
use crate::{Act, Person, text};

/// So much a person may say in a short while, over however many connections, and so much at one table.
const SAID_IN_A_BREATH: usize = 5;
const BREATH: Duration = Duration::from_secs(10);
const SAID_AT_ALL: usize = 500;

/// Who asks, and under which number.
pub(crate) struct Asker {
    pub(crate) person: Person,
    pub(crate) client: ClientId,
    /// Where they sit, if they do.
    seat: Option<Seat>,
    pub(crate) n: u32,
}

impl Asker {
    /// What the journal remembers of a request that was done: clients choose their numbers themselves.
    pub(crate) fn key(&self) -> String {
        key(self.client.as_str(), self.n)
    }

    /// The asker's seat: those who watch may not do what needs one.
    pub(crate) fn seat(&self) -> Result<Seat, Problem> {
        self.seat.ok_or_else(not_seated)
    }
}

/// How something that is not refused is answered.
#[derive(PartialEq, Eq)]
pub(crate) enum Reply {
    /// It is done.
    Done,
    /// The answer has been given already, or comes once a job is done.
    Otherwise,
}

impl Room {
    /// Does what a client asks, once, and answers.
    pub(crate) fn request(&mut self, connection: ConnectionId, request: FromClient, moment: &mut Moment<'_>) {
        let Some(guest) = self.connections.get(&connection) else { return };
        let asker = Asker {
            person: guest.person.clone(),
            client: guest.client.clone(),
            seat: self.state.chairs.seat_of(&guest.person.id),
            n: request.number(),
        };
        let n = asker.n;
        if self.state.done.contains(asker.client.as_str(), n) {
            return moment.tell(connection, FromServer::Done { n });
        }
        // A question may be asked again; what changes something is done once.
        let changes = !matches!(request, FromClient::Hint { .. } | FromClient::Why { .. } | FromClient::Ping { .. });
        match self.carry_out(&asker, request, connection, moment) {
            Ok(Reply::Done) => {
                if changes {
                    self.state.done.insert(asker.client.as_str(), n);
                }
                moment.tell(connection, FromServer::Done { n });
            }
            Ok(Reply::Otherwise) => {}
            Err(problem) => self.refuse(&[connection], asker.seat, n, problem, moment),
        }
    }

    fn carry_out(
        &mut self,
        asker: &Asker,
        request: FromClient,
        connection: ConnectionId,
        moment: &mut Moment<'_>,
    ) -> Result<Reply, Problem> {
        match request {
            FromClient::Move { at, text, .. } => self.play_move(asker, at, text, moment)?,
            FromClient::Undo { at, .. } => return self.wants_undo(asker, at, moment),
            FromClient::Consent { at, agree, .. } => self.consents(asker.seat()?, at, agree, moment)?,
            FromClient::Vote { seat, .. } => self.votes_for(asker, seat, moment)?,
            FromClient::Back { .. } => self.is_back(asker.seat()?, moment)?,
            FromClient::HandOver { .. } => self.hands_over(asker.seat()?, moment)?,
            FromClient::Say { text, .. } => self.says(asker, &text, moment)?,
            FromClient::Hint { .. } => return self.wants_hint(asker, connection, moment),
            FromClient::Ping { .. } => {}
            FromClient::Why { text, .. } => self.asks_why(asker, text, connection, moment)?,
        }
        Ok(Reply::Done)
    }

    /// Says no, and shows the position: whoever was refused may be looking at an old one.
    pub(crate) fn refuse(
        &mut self,
        to: &[ConnectionId],
        seat: Option<Seat>,
        n: u32,
        problem: Problem,
        moment: &mut Moment<'_>,
    ) {
        moment.effects.messages.push((to.to_vec(), FromServer::Refused { n: Some(n), problem }));
        let sees = |to| self.connections.get(to).is_some_and(|guest| self.sees(&guest.person.id));
        if to.iter().all(sees)
            && let Some(view) = self.view(seat, None)
        {
            moment.effects.messages.push((to.to_vec(), FromServer::View(view)));
        }
    }

    fn play_move(&mut self, asker: &Asker, at: u32, text: String, moment: &mut Moment<'_>) -> Result<(), Problem> {
        let seat = asker.seat()?;
        if !self.state.playing()?.is_current(seat, at) {
            return Err(old_position());
        }
        let mut acts = vec![Act::Move { seat, text, key: Some(asker.key()) }];
        if self.state.chairs.at(seat).is_away() {
            acts.push(Act::Returned { seat });
        }
        self.act(acts, moment)
    }

    fn is_back(&mut self, seat: Seat, moment: &mut Moment<'_>) -> Result<(), Problem> {
        if !self.state.chairs.at(seat).is_away() {
            return Ok(());
        }
        self.act(vec![Act::Returned { seat }], moment)
    }

    fn hands_over(&mut self, seat: Seat, moment: &mut Moment<'_>) -> Result<(), Problem> {
        self.state.playing()?;
        self.act(vec![Act::HandedOver { seat }], moment)
    }

    fn says(&mut self, asker: &Asker, words: &str, moment: &mut Moment<'_>) -> Result<(), Problem> {
        if self.state.terms.silent {
            return Err(Problem::new(ProblemCode::Silent, "nothing can be said at this table"));
        }
        if !self.sees(&asker.person.id) {
            return Err(unwatched());
        }
        let text = text::message(words)?;
        // Whoever sits here is called as at their place: they may have taken another name since they connected.
        let seated = self.state.chairs.people().find(|person| person.id == asker.person.id);
        let Person { id, name } = seated.unwrap_or(&asker.person).clone();
        let said =
            self.state.said.iter().rev().take_while(|said| (said.time..said.time + BREATH).contains(&moment.now));
        let often = said.filter(|said| said.person.id.device() == id.device()).count() >= SAID_IN_A_BREATH;
        if often || self.state.speakers.get(id.device()).is_some_and(|speaker| speaker.times >= SAID_AT_ALL) {
            let reason = "you have said enough for now: let the others speak";
            return Err(Problem::new(ProblemCode::TooFast, reason));
        }
        self.act(vec![Act::Said { person: id, name, text, key: Some(asker.key()) }], moment)
    }

    fn asks_why(
        &mut self,
        asker: &Asker,
        text: String,
        connection: ConnectionId,
        moment: &mut Moment<'_>,
    ) -> Result<(), Problem> {
        let seat = asker.seat()?;
        let play = self.state.play.as_ref().ok_or_else(not_seated)?;
        let reason = play.table.why_not(seat, &text);
        moment.tell(connection, FromServer::Why { n: asker.n, text, reason });
        Ok(())
    }
}

/// A problem of somebody who is not asked.
pub(crate) fn not_seated() -> Problem {
    Problem::new(ProblemCode::NotYours, "only those who play may do that")
}

/// A problem of somebody who would like to watch.
pub(crate) fn unwatched() -> Problem {
    Problem::new(ProblemCode::Unwatched, "only those who play see the game at this table: wait for its end")
}

pub(crate) fn old_position() -> Problem {
    Problem::new(ProblemCode::OldPosition, "something has happened since: look at the new position")
}
