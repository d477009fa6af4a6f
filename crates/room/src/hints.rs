//! A master's advice: thought about once for a seat and a position, and given to every client of its owner that asks.

use bots::{Level, Outlook, Spec};
use protocol::socket::{Advice, FromServer};
use protocol::{ClientId, ConnectionId, PersonId, Problem, ProblemCode};
use table::Seat;

use crate::jobs::{JobId, Purpose, Question, Work};
use crate::requests::{Asker, Reply};
use crate::room::{Moment, Room};

/// A seat's owner has few clients, and each asks once.
const MOST_QUESTIONS: usize = 8;

/// Advice that was asked for.
pub(crate) struct Hint {
    seat: Seat,
    /// Who asked first.
    person: PersonId,
    /// The position that it is for.
    at: u32,
    stage: Stage,
    askers: Vec<Asked>,
}

enum Stage {
    /// Whoever asked has gone before a master could think; it does when they are back.
    Wanted,
    /// A master thinks.
    Awaited(JobId),
    /// It has.
    Ready(Vec<Advice>),
}

/// A client's question, answered once; if it asks again it is told again.
struct Asked {
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
        if !self.state.terms.hints {
            return Err(Problem::new(ProblemCode::NoHints, "this table was opened without hints"));
        }
        let seat = asker.seat()?;
        let at = self.state.playing()?.at;
        if !self.state.turn().contains(seat) {
            return Err(Problem::new(ProblemCode::NotYourTurn, "it is not your turn"));
        }
        self.forget_hints(moment);
        let place = self.hints.iter().position(|hint| hint.seat == seat).unwrap_or_else(|| {
            self.hints.push(Hint {
                seat,
                person: asker.person.id.clone(),
                at,
                stage: Stage::Wanted,
                askers: Vec::new(),
            });
            self.hints.len() - 1
        });
        let askers = &mut self.hints[place].askers;
        let (client, n) = (asker.client.clone(), asker.n);
        if let Some(again) = askers.iter_mut().find(|asked| asked.client == client && asked.n == n) {
            again.answered = false;
        } else if askers.len() < MOST_QUESTIONS {
            askers.push(Asked { client, n, answered: false });
        } else {
            return Err(Problem::new(ProblemCode::TooFast, "the master has been asked often enough"));
        }
        moment.tell(connection, FromServer::Done { n });
        self.give_hints(moment);
        Ok(Reply::Otherwise)
    }

    /// The bot of a level, as it plays at this table.
    pub(crate) fn spec(&self, level: Level) -> Spec {
        self.settings.spec(level, self.state.game.id, self.state.setup.seats)
    }

    /// What a seat knows, for a bot to think about.
    pub(crate) fn question(&mut self, seat: Seat, spec: Spec, moment: &mut Moment<'_>) -> Option<Question> {
        let view = self.sight(Some(seat))?.view;
        Some(Question { game: self.state.game.id.into(), view, spec, seed: moment.luck.seed() })
    }

    /// A master has thought about a hint.
    pub(crate) fn advised(&mut self, job: JobId, found: Vec<Outlook<String>>, moment: &mut Moment<'_>) {
        self.forget_hints(moment);
        let Some(place) = self.hints.iter().position(|hint| hint.job() == Some(job)) else { return };
        let seat = self.hints[place].seat;
        let advice = |Outlook { mv: text, chance, lead, line, .. }: Outlook<String>| {
            let points = self.points_of(seat, &text);
            Advice { text, points, chance, lead, line }
        };
        let moves = found.into_iter().map(advice).collect();
        self.hints[place].stage = Stage::Ready(moves);
        self.give_hints(moment);
    }

    /// A master could not think about a hint: it can be asked for again.
    pub(crate) fn not_advised(&mut self, job: JobId) {
        self.hints.retain(|hint| hint.job() != Some(job));
    }

    /// Gives advice that is ready to those who asked for it and are here, and lets a master think about what they still want.
    pub(crate) fn give_hints(&mut self, moment: &mut Moment<'_>) {
        let mut hints = std::mem::take(&mut self.hints);
        for Hint { seat, person, at, stage, askers } in &mut hints {
            let mut is_wanted = false;
            for asked in askers.iter_mut().filter(|asked| !asked.answered) {
                let to = self.connections_of(&asked.client);
                is_wanted |= !to.is_empty();
                if let Stage::Ready(moves) = stage
                    && !to.is_empty()
                {
                    let hint = FromServer::Hint { n: asked.n, at: *at, moves: moves.clone() };
                    moment.effects.messages.push((to, hint));
                    asked.answered = true;
                }
            }
            if is_wanted
                && matches!(stage, Stage::Wanted)
                && let Some(question) = self.question(*seat, self.spec(Level::Master), moment)
            {
                let work = Work::Assess(question);
                *stage = Stage::Awaited(self.start_job(work, person.clone(), Purpose::Hint, moment));
            }
        }
        self.hints = hints;
    }

    /// A client has gone: nobody thinks about what nobody here has asked for.
    pub(crate) fn cancel_hints(&mut self, moment: &mut Moment<'_>) {
        let mut hints = std::mem::take(&mut self.hints);
        for hint in &mut hints {
            let is_here = |asked: &Asked| !self.connections_of(&asked.client).is_empty();
            if let Some(job) = hint.job().filter(|_| !hint.askers.iter().any(is_here)) {
                moment.effects.cancelled.push(job);
                hint.stage = Stage::Wanted;
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
        match self.stage {
            Stage::Awaited(job) => Some(job),
            Stage::Wanted | Stage::Ready(_) => None,
        }
    }
}
