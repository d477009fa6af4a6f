//! Bots take their turns, one at a time.

use std::time::Duration;

use crate::Act;
use crate::clock::Uptime;
use crate::jobs::{Finding, JobId, Purpose, Thinking, Work};
use crate::room::{Moment, Room};

/// How long bots rest after one of them could not choose.
const REST: Duration = Duration::from_secs(1);

impl Room {
    /// A job was done, or could not be.
    pub(crate) fn job_done(&mut self, job: JobId, finding: Option<Finding>, moment: &mut Moment<'_>) {
        let haste = self.haste(job, moment.uptime);
        let thinks = self.thinking.as_mut().filter(|thinking| thinking.job == job);
        match (thinks, finding) {
            (Some(thinking), Some(Finding::Chosen(text))) => {
                thinking.choice = Some(text);
                thinking.ready = thinking.ready.max(haste);
            }
            (Some(_), _) => {
                self.thinking = None;
                self.rested = moment.uptime + REST;
            }
            (None, Some(Finding::Assessed(found))) => self.advised(job, found, moment),
            (None, Some(Finding::Judged { reveals })) => self.judged(job, reveals, moment),
            // Nobody waits for this choice any more.
            (None, Some(Finding::Chosen(_))) => {}
            (None, None) => {
                self.judged(job, true, moment);
                self.not_advised(job);
            }
        }
    }

    /// Until when a bot that had no choice waits, as one that thinks would: its haste, however long its turn took to come,
    /// would tell that it was forced.
    fn haste(&self, job: JobId, now: Uptime) -> Uptime {
        let Some(thinking) = self.thinking.as_ref().filter(|thinking| thinking.job == job) else { return now };
        let forced = self.state.play.as_ref().is_some_and(|play| play.table.moves(thinking.seat).len() == 1);
        match self.state.chairs.bot_at(thinking.seat) {
            Some(level) if forced => now + self.settings.thinks(self.spec(level)),
            _ => now,
        }
    }

    /// Plays what a bot has chosen once people could follow, and lets the next one think.
    pub(crate) fn let_bots_play(&mut self, moment: &mut Moment<'_>) {
        let vain = self.thinking.take_if(|thinking| {
            let Thinking { seat, at, .. } = thinking;
            // Its owner may be back, or something was taken back: then it thinks in vain.
            let current = self.state.playing().is_ok_and(|play| play.is_current(*seat, *at));
            !current || self.state.chairs.bot_at(*seat).is_none()
        });
        moment.effects.cancelled.extend(vain.filter(|thinking| thinking.choice.is_none()).map(|thinking| thinking.job));
        if let Some(Thinking { seat, choice, .. }) = self.thinking.take_if(|thinking| thinking.is_ready(moment.uptime))
        {
            let act = Act::Move { seat, text: choice.unwrap_or_default(), key: None };
            if let Err(problem) = self.act(vec![act], moment) {
                self.rested = moment.uptime + REST;
                moment.effects.fault = Some(problem);
            }
        }
        self.let_a_bot_think(moment);
    }

    fn let_a_bot_think(&mut self, moment: &mut Moment<'_>) {
        if self.thinking.is_some() || moment.uptime < self.rested || !self.plays_on() {
            return;
        }
        let turn = self.state.turn();
        let bot = turn.iter().find_map(|seat| Some((seat, self.state.chairs.bot_at(seat)?)));
        let Some((seat, level)) = bot else { return };
        let spec = self.spec(level);
        let Some(question) = self.question(seat, spec, moment) else { return };
        let job = self.start_job(Work::Choose(question), self.state.host.clone(), Purpose::Play, moment);
        let at = self.state.play.as_ref().map_or(0, |play| play.at);
        let pause = if self.connections.is_empty() { Duration::ZERO } else { self.settings.pause(spec) };
        self.thinking = Some(Thinking { job, seat, at, ready: moment.uptime + pause, choice: None });
    }

    /// Whether the game goes on: it waits while nobody is there, unless everybody wanted bots to finish it.
    fn plays_on(&self) -> bool {
        !self.connections.is_empty() || self.state.chairs.all_handed_over()
    }
}

impl Thinking {
    /// Whether it has chosen and its pause is over.
    fn is_ready(&self, now: Uptime) -> bool {
        self.choice.is_some() && self.ready <= now
    }
}
