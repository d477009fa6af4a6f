//! A master's advice: thought about once for a seat and a position, and given to every client of its owner that asks.

use bots::Level;
use protocol::socket::FromServer;
use protocol::{ClientId, ConnectionId, Problem, ProblemCode};
use table::Seat;

use crate::jobs::{JobId, Work};
use crate::requests::{Asker, Reply};
use crate::room::{Moment, Room};

/// A seat's owner has few clients, and each asks once.
const MOST_QUESTIONS: usize = 8;

/// Advice that was asked for.
pub(crate) struct Hint {
    seat: Seat,
    /// The position that it is for.
    at: u32,
    advice: Advice,
    questions: Vec<Question>,
}

enum Advice {
    /// Whoever asked has gone before a master could think; it does when they are back.
    Wanted,
    /// A master thinks.
    Awaited(JobId),
    /// A move, and the points that it brings at once.
    Ready(String, Option<i32>),
}

/// A client's question, answered once; if it asks again it is told again.
struct Question {
    client: ClientId,
    n: u32,
    answered: bool,
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
        self.forget_hints(moment);
        let place = self.hints.iter().position(|hint| hint.seat == seat).unwrap_or_else(|| {
            self.hints.push(Hint { seat, at, advice: Advice::Wanted, questions: Vec::new() });
            self.hints.len() - 1
        });
        let questions = &mut self.hints[place].questions;
        let (client, n) = (asker.client.clone(), asker.n);
        if let Some(again) = questions.iter_mut().find(|question| question.client == client && question.n == n) {
            again.answered = false;
        } else if questions.len() < MOST_QUESTIONS {
            questions.push(Question { client, n, answered: false });
        } else {
            return Err(Problem::new(ProblemCode::TooFast, "the master has been asked often enough"));
        }
        moment.tell(connection, FromServer::Done { n });
        self.give_hints(moment);
        Ok(Reply::Otherwise)
    }

    /// A choice for a bot of a level to make from what a seat knows.
    pub(crate) fn choice(&mut self, seat: Seat, level: Level, moment: &mut Moment<'_>) -> Option<Work> {
        let view = self.sight(Some(seat))?.view;
        let spec = self.settings.spec(level);
        Some(Work::Choose { game: self.state.game.id, view, spec, seed: moment.luck.seed() })
    }

    /// A master has thought about a hint.
    pub(crate) fn advised(&mut self, job: JobId, text: String, moment: &mut Moment<'_>) {
        self.forget_hints(moment);
        let Some(place) = self.hints.iter().position(|hint| hint.job() == Some(job)) else { return };
        let points = self.points_of(self.hints[place].seat, &text);
        self.hints[place].advice = Advice::Ready(text, points);
        self.give_hints(moment);
    }

    /// A master could not think about a hint: it can be asked for again.
    pub(crate) fn not_advised(&mut self, job: JobId) {
        self.hints.retain(|hint| hint.job() != Some(job));
    }

    /// Gives advice that is ready to those who asked for it and are here, and lets a master think about what they still want.
    pub(crate) fn give_hints(&mut self, moment: &mut Moment<'_>) {
        let mut hints = std::mem::take(&mut self.hints);
        for Hint { seat, at, advice, questions } in &mut hints {
            let mut is_wanted = false;
            for question in questions.iter_mut().filter(|question| !question.answered) {
                let to = self.connections_of(&question.client);
                is_wanted |= !to.is_empty();
                if let Advice::Ready(text, points) = advice
                    && !to.is_empty()
                {
                    let hint = FromServer::Hint { n: question.n, at: *at, text: text.clone(), points: *points };
                    moment.effects.messages.push((to, hint));
                    question.answered = true;
                }
            }
            if is_wanted
                && matches!(advice, Advice::Wanted)
                && let Some(work) = self.choice(*seat, Level::Master, moment)
            {
                *advice = Advice::Awaited(self.start_job(work, moment));
            }
        }
        self.hints = hints;
    }

    /// A client has gone: nobody thinks about what nobody here has asked for.
    pub(crate) fn cancel_hints(&mut self, moment: &mut Moment<'_>) {
        let mut hints = std::mem::take(&mut self.hints);
        for hint in &mut hints {
            let is_here = |question: &Question| !self.connections_of(&question.client).is_empty();
            if let Some(job) = hint.job().filter(|_| !hint.questions.iter().any(is_here)) {
                moment.effects.cancelled.push(job);
                hint.advice = Advice::Wanted;
            }
        }
        self.hints = hints;
    }

    /// Advice for an old position helps nobody.
    pub(crate) fn forget_hints(&mut self, moment: &mut Moment<'_>) {
        let at = self.state.play.as_ref().map_or(0, |play| play.at);
        let (current, old): (_, Vec<_>) = std::mem::take(&mut self.hints).into_iter().partition(|hint| hint.at == at);
        self.hints = current;
        moment.effects.cancelled.extend(old.iter().filter_map(Hint::job));
    }

    /// What a move scores at once, where that is known.
    fn points_of(&mut self, seat: Seat, text: &str) -> Option<i32> {
        let points = self.sight(Some(seat))?.points;
        let moves = self.state.play.as_ref()?.table.moves(seat);
        let place = moves.iter().position(|mv| mv == text)?;
        points.get(place).copied().flatten()
    }
}

impl Hint {
    /// The job that a master does for it.
    fn job(&self) -> Option<JobId> {
        match self.advice {
            Advice::Awaited(job) => Some(job),
            Advice::Wanted | Advice::Ready(..) => None,
        }
    }
}
