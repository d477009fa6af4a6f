//! Taking moves back: freely where nobody has learnt anything, else with the consent of everybody who owns a seat. What
//! no seat had seen is dealt anew, so that what was seen and taken back helps nobody.

use std::time::Duration;

use protocol::socket::{FromServer, UndoAnswer};
use protocol::{ClientId, Problem, ProblemCode};
use table::{Dice, Seat, SeatSet};

use crate::clock::Uptime;
use crate::jobs::{JobId, Purpose, Work};
use crate::requests::{Asker, Reply, not_seated, old_position};
use crate::room::{Moment, Room};
use crate::{Act, Redealt};

/// So often the others can be asked in [`ASKED_IN`].
const ASKS: usize = 3;
const ASKED_IN: Duration = Duration::from_secs(60);

/// Somebody asked to take back all but the first steps.
pub(crate) struct Undo {
    pub(crate) seat: Seat,
    /// The position in which they asked.
    pub(crate) at: u32,
    steps: usize,
    /// Who has yet to agree.
    pub(crate) waiting: SeatSet,
}

/// That the others were asked.
pub(crate) struct Asked {
    seat: Seat,
    at: u32,
    when: Uptime,
    declined: bool,
}

/// Whether somebody may take back their last move without asking is being judged.
pub(crate) struct Judging {
    job: JobId,
    seat: Seat,
    at: u32,
    steps: usize,
    client: ClientId,
    n: u32,
    key: String,
}

impl Room {
    pub(crate) fn wants_undo(&mut self, asker: &Asker, at: u32, moment: &mut Moment<'_>) -> Result<Reply, Problem> {
        let key = asker.key();
        if self.judging.iter().any(|judging| judging.key == key) {
            return Ok(Reply::Otherwise);
        }
        let seat = asker.seat()?;
        let play = self.state.playing()?;
        if play.at != at {
            return Err(old_position());
        }
        if self.judging.iter().any(|judging| judging.seat == seat) {
            return Err(Problem::new(ProblemCode::TooFast, "your last wish is still being judged: wait a moment"));
        }
        let nothing = || Problem::new(ProblemCode::NothingToUndo, "you have no move to take back");
        let steps = play.before_last_move(seat).ok_or_else(nothing)?;
        if self.other_owners(seat).is_empty() {
            self.undo(steps, Some(key), moment)?;
            return Ok(Reply::Done);
        }
        if steps + 1 < play.marks.len() {
            self.ask_for_undo(seat, steps, moment)?;
            return Ok(Reply::Done);
        }
        // The last step was the asker's own: perhaps it showed nobody anything.
        let work = Work::Judge { record: play.table.record().into(), since: steps };
        let job = self.start_job(work, asker.person.id.clone(), Purpose::Play, moment);
        self.judging.push(Judging { job, seat, at, steps, client: asker.client.clone(), n: asker.n, key });
        Ok(Reply::Otherwise)
    }

    /// Those who have a say in what another seat takes back: everybody who owns one, whoever plays for them meanwhile.
    fn other_owners(&self, seat: Seat) -> SeatSet {
        self.state.chairs.owned().without(seat)
    }

    /// Takes back all but the first steps, and deals anew.
    fn undo(&mut self, steps: usize, key: Option<String>, moment: &mut Moment<'_>) -> Result<(), Problem> {
        let play = self.state.playing()?;
        let redealt = play.table.redealt(steps, &mut Dice::new(moment.luck.seed()));
        let redealt = redealt.into_iter().map(|(step, chance)| Redealt { step, chance }).collect();
        self.act(vec![Act::Undone { steps, key, redealt }], moment)
    }

    fn ask_for_undo(&mut self, seat: Seat, steps: usize, moment: &mut Moment<'_>) -> Result<(), Problem> {
        let at = self.state.playing()?.at;
        if let Some(undo) = &self.undo {
            let pending = Problem::new(ProblemCode::TooFast, "somebody else has asked first: answer them");
            return if undo.seat == seat { Ok(()) } else { Err(pending) };
        }
        self.asked.retain(|asked| asked.at == at || moment.uptime < asked.when + ASKED_IN);
        let mine = || self.asked.iter().filter(|asked| asked.seat == seat);
        if mine().any(|asked| asked.at == at && asked.declined) {
            return Err(Problem::new(ProblemCode::Declined, "the others have said no: play on"));
        }
        if mine().count() >= ASKS {
            return Err(Problem::new(ProblemCode::TooFast, "the others were asked often enough: play on"));
        }
        self.asked.push(Asked { seat, at, when: moment.uptime, declined: false });
        self.undo = Some(Undo { seat, at, steps, waiting: self.other_owners(seat) });
        self.tell_table(moment);
        Ok(())
    }

    /// It was judged whether a move showed anybody anything; where it could not be, the others are asked.
    pub(crate) fn judged(&mut self, job: JobId, reveals: bool, moment: &mut Moment<'_>) {
        let Some(place) = self.judging.iter().position(|judging| judging.job == job) else { return };
        let Judging { seat, at, steps, client, n, key, .. } = self.judging.swap_remove(place);
        let to = self.connections_of(&client);
        if self.state.playing().map_or(true, |play| play.at != at) {
            return self.refuse(&to, Some(seat), n, old_position(), moment);
        }
        let done = if reveals && !self.other_owners(seat).is_empty() {
            self.ask_for_undo(seat, steps, moment)
        } else {
            self.undo(steps, Some(key), moment)
        };
        if let Err(problem) = done {
            return self.refuse(&to, Some(seat), n, problem, moment);
        }
        self.state.done.insert(client.as_str(), n);
        moment.effects.messages.push((to, FromServer::Done { n }));
    }

    pub(crate) fn consents(
        &mut self,
        seat: Seat,
        at: u32,
        agree: bool,
        moment: &mut Moment<'_>,
    ) -> Result<(), Problem> {
        let Some(undo) = self.undo.as_mut().filter(|undo| undo.at == at) else {
            return Err(Problem::new(ProblemCode::NothingToUndo, "nobody asks to take a move back"));
        };
        let thinks_better_of_it = seat == undo.seat && !agree;
        if !undo.waiting.contains(seat) && !thinks_better_of_it {
            return Err(not_seated());
        }
        if !agree {
            let answer = if thinks_better_of_it { UndoAnswer::Withdrawn } else { UndoAnswer::Refused };
            self.undo_is_settled(answer, Some(seat), moment);
            self.tell_table(moment);
            return Ok(());
        }
        undo.waiting = undo.waiting.without(seat);
        if undo.waiting.is_empty() {
            let steps = undo.steps;
            self.undo_is_settled(UndoAnswer::Granted, None, moment);
            self.undo(steps, None, moment)?;
        }
        self.tell_table(moment);
        Ok(())
    }

    /// Tells everybody what became of a wish to take a move back, if there is one; returns whether there was.
    pub(crate) fn undo_is_settled(&mut self, answer: UndoAnswer, by: Option<Seat>, moment: &mut Moment<'_>) -> bool {
        let Some(Undo { seat, at, .. }) = self.undo.take() else { return false };
        let asked = self.asked.iter_mut().filter(|asked| asked.seat == seat && asked.at == at);
        asked.for_each(|asked| asked.declined |= answer == UndoAnswer::Refused);
        moment.effects.messages.push((self.everybody(), FromServer::Undo { seat, answer, by }));
        true
    }
}
