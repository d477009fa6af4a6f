//! Acting: what was asked for is carried out, luck decides where it is its turn, and everybody is told.

use protocol::{Problem, Status};

use crate::room::{Moment, Room};
use crate::{Act, Ended, Entry};

/// What has to be compared to know what to tell.
pub(crate) struct Before {
    pub(crate) status: Status,
    pub(crate) at: u32,
    pub(crate) steps: usize,
    /// How much was said in all.
    pub(crate) said: usize,
}

impl Before {
    fn of(room: &Room) -> Self {
        let (at, steps) = room.state.play.as_ref().map_or((0, 0), |play| (play.at, play.marks.len()));
        Self { status: room.state.status, at, steps, said: room.state.times_spoken() }
    }
}

impl Room {
    /// Carries out acts.
    ///
    /// # Errors
    /// If the first is refused, which is the one that somebody asked for; nothing has changed then.
    pub(crate) fn act(&mut self, acts: Vec<Act>, moment: &mut Moment<'_>) -> Result<(), Problem> {
        if acts.is_empty() {
            return Ok(());
        }
        let time = moment.now;
        let before = Before::of(self);
        let kept = moment.effects.entries.len();
        for act in acts {
            let entry = Entry { time, act };
            if let Err(problem) = self.state.apply(&entry) {
                debug_assert_eq!(
                    moment.effects.entries.len(),
                    kept,
                    "what follows from an act that was accepted is too"
                );
                return Err(problem);
            }
            moment.effects.entries.push(entry);
        }
        while let Some(act) = self.state.roll(time, moment.luck) {
            moment.effects.entries.push(Entry { time, act });
        }
        let people_changed = moment.effects.entries[kept..].iter().any(|entry| entry.act.changes_lists());
        if people_changed || self.state.status != before.status {
            moment.effects.summary = Some(self.summary());
        }
        if before.status == Status::Playing && self.state.status == Status::Over {
            moment.effects.ended = self.ended();
        }
        self.tell_changes(&before, people_changed, moment);
        Ok(())
    }

    fn ended(&self) -> Option<Ended> {
        let outcome = self.state.play.as_ref()?.table.outcome()?;
        Some(Ended { outcome, players: self.state.chairs.0.iter().map(|chair| chair.sitter.clone()).collect() })
    }
}
