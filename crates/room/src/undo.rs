//! Taking moves back: freely where nobody has learnt anything, else with everybody's consent.

use protocol::socket::FromServer;
use protocol::{ClientId, Problem, ProblemCode};
use table::{Seat, SeatSet};

use crate::Act;
use crate::jobs::{JobId, Work};
use crate::requests::{Asker, Reply, not_seated, old_position};
use crate::room::{Moment, Room};

/// Somebody asked to take back all but the first steps.
pub(crate) struct Undo {
    pub(crate) seat: Seat,
    steps: usize,
    /// Who has yet to agree.
    pub(crate) waiting: SeatSet,
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
        let nothing = || Problem::new(ProblemCode::NothingToUndo, "you have no move to take back");
        let steps = play.before_last_move(seat).ok_or_else(nothing)?;
        if self.others(seat).is_empty() {
            self.act(vec![Act::Undone { steps, key: Some(key) }], moment)?;
            return Ok(Reply::Done);
        }
        if steps + 1 < play.marks.len() {
            self.ask_for_undo(seat, steps, moment);
            return Ok(Reply::Done);
        }
        // The last step was the asker's own: perhaps it showed nobody anything.
        let work = Work::Judge { record: play.table.record().into(), since: steps };
        let job = self.start_job(work, moment);
        self.judging.push(Judging { job, seat, at, steps, client: asker.client.clone(), n: asker.n, key });
        Ok(Reply::Otherwise)
    }

    /// Those who have a say in what another seat does.
    pub(crate) fn others(&self, seat: Seat) -> SeatSet {
        self.state.chairs.in_charge().without(seat)
    }

    fn ask_for_undo(&mut self, seat: Seat, steps: usize, moment: &mut Moment<'_>) {
        self.undo = Some(Undo { seat, steps, waiting: self.others(seat) });
        self.tell_table(moment);
    }

    /// It was judged whether a move showed anybody anything; where it could not be, the others are asked.
    pub(crate) fn judged(&mut self, job: JobId, reveals: bool, moment: &mut Moment<'_>) {
        let Some(place) = self.judging.iter().position(|judging| judging.job == job) else { return };
        let Judging { seat, at, steps, client, n, key, .. } = self.judging.swap_remove(place);
        let to = self.connections_of(&client);
        if self.state.playing().map_or(true, |play| play.at != at) {
            return self.refuse(&to, Some(seat), n, old_position(), moment);
        }
        if reveals && !self.others(seat).is_empty() {
            self.ask_for_undo(seat, steps, moment);
        } else if let Err(problem) = self.act(vec![Act::Undone { steps, key: Some(key.clone()) }], moment) {
            return self.refuse(&to, Some(seat), n, problem, moment);
        }
        self.state.done.insert(key);
        moment.effects.messages.push((to, FromServer::Done { n }));
    }

    pub(crate) fn consents(&mut self, seat: Seat, agree: bool, moment: &mut Moment<'_>) -> Result<(), Problem> {
        let Some(undo) = &mut self.undo else {
            return Err(Problem::new(ProblemCode::NothingToUndo, "nobody asks to take a move back"));
        };
        let thinks_better_of_it = seat == undo.seat && !agree;
        if !undo.waiting.contains(seat) && !thinks_better_of_it {
            return Err(not_seated());
        }
        undo.waiting = undo.waiting.without(seat);
        let steps = undo.steps;
        if agree && undo.waiting.is_empty() {
            return self.act(vec![Act::Undone { steps, key: None }], moment);
        }
        if !agree {
            self.undo = None;
        }
        self.tell_table(moment);
        Ok(())
    }
}
