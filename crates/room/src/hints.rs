//! A master's advice: asked for once, thought about once, and given to the client wherever it is connected by then.

use bots::Level;
use protocol::socket::FromServer;
use protocol::{ClientId, ConnectionId, Problem, ProblemCode};
use table::Seat;

use crate::jobs::{JobId, Work};
use crate::requests::{Asker, Reply, not_seated};
use crate::room::{Moment, Room};

/// Advice that a client has asked for.
pub(crate) struct HintAsked {
    client: ClientId,
    n: u32,
    seat: Seat,
    /// The position that it is for.
    at: u32,
    job: JobId,
    advice: Advice,
}

enum Advice {
    /// The master still thinks.
    Awaited,
    /// The client was away.
    Ready(FromServer),
    /// The client has been told, and can be told again.
    Given(FromServer),
}

impl Room {
    pub(crate) fn wants_hint(
        &mut self,
        asker: &Asker,
        connection: ConnectionId,
        moment: &mut Moment<'_>,
    ) -> Result<Reply, Problem> {
        if !self.state.hints {
            return Err(Problem::new(ProblemCode::NoHints, "this table was opened without hints"));
        }
        let seat = asker.seat()?;
        let at = self.state.playing()?.at;
        if !self.state.turn().contains(seat) {
            return Err(Problem::new(ProblemCode::NotYourTurn, "it is not your turn"));
        }
        self.hints.retain(|hint| hint.at == at);
        let asked = self.hints.iter().find(|hint| hint.client == asker.client && hint.n == asker.n);
        if let Some(HintAsked { advice, .. }) = asked {
            moment.tell(connection, FromServer::Done { n: asker.n });
            if let Advice::Ready(hint) | Advice::Given(hint) = advice {
                moment.tell(connection, hint.clone());
            }
            return Ok(Reply::Otherwise);
        }
        let work = self.choice(seat, Level::Master, moment).ok_or_else(not_seated)?;
        let job = self.start_job(work, moment);
        self.hints.push(HintAsked { client: asker.client.clone(), n: asker.n, seat, at, job, advice: Advice::Awaited });
        Ok(Reply::Done)
    }

    /// A choice for a bot of a level to make from what a seat knows.
    pub(crate) fn choice(&mut self, seat: Seat, level: Level, moment: &mut Moment<'_>) -> Option<Work> {
        let view = self.sight(Some(seat))?.view;
        let spec = self.settings.spec(level);
        Some(Work::Choose { game: self.state.game.id, view, spec, seed: moment.luck.seed() })
    }

    /// A master has thought about a hint; one for an old position helps nobody.
    pub(crate) fn advised(&mut self, job: JobId, text: String, moment: &mut Moment<'_>) {
        let at = self.state.play.as_ref().map_or(0, |play| play.at);
        self.hints.retain(|hint| hint.at == at);
        let Some(place) = self.hints.iter().position(|hint| hint.job == job) else { return };
        let HintAsked { client, n, seat, .. } = &self.hints[place];
        let (client, n, seat) = (client.clone(), *n, *seat);
        let points = self.points_of(seat, &text);
        self.hints[place].advice = Advice::Ready(FromServer::Hint { n, at, text, points });
        self.give_hints(&client, moment);
    }

    /// A master could not think about a hint: it can be asked for again.
    pub(crate) fn not_advised(&mut self, job: JobId) {
        self.hints.retain(|hint| hint.job != job);
    }

    /// Gives a client the advice that is ready for it, if it is here.
    pub(crate) fn give_hints(&mut self, client: &ClientId, moment: &mut Moment<'_>) {
        let to = self.connections_of(client);
        let at = self.state.play.as_ref().map_or(0, |play| play.at);
        for hint in self.hints.iter_mut().filter(|hint| hint.client == *client && hint.at == at && !to.is_empty()) {
            if let Advice::Ready(message) = &hint.advice {
                let message = message.clone();
                moment.effects.messages.push((to.clone(), message.clone()));
                hint.advice = Advice::Given(message);
            }
        }
    }

    /// What a move scores at once, where that is known.
    fn points_of(&mut self, seat: Seat, text: &str) -> Option<i32> {
        let points = self.sight(Some(seat))?.points;
        let moves = self.state.play.as_ref()?.table.moves(seat);
        let place = moves.iter().position(|mv| mv == text)?;
        points.get(place).copied().flatten()
    }
}
