//! Time: deadlines, pauses, and when a room may sleep.

use crate::jobs::Thinking;
use crate::room::{Moment, Room};
use crate::{Act, Time};

impl Room {
    /// Gives the seats whose time is up to bots.
    pub(crate) fn time_is_up(&mut self, moment: &mut Moment<'_>) {
        if self.state.deadline().is_none_or(|deadline| moment.now < deadline) {
            return;
        }
        let late = self.state.waited_for().iter().map(|seat| Act::StoodIn { seat }).collect();
        self.act(late, moment).expect("a bot can always stand in");
    }

    /// When something is to be done without anybody asking: the time for a move or a bot's pause is up, or the room can sleep.
    pub(crate) fn wake(&self, now: Time) -> Option<Time> {
        let bot = match &self.thinking {
            Some(Thinking { ready, choice: Some(_), .. }) => Some(*ready),
            // What it is waiting for comes by itself.
            Some(_) => None,
            None => Some(self.rested).filter(|&rested| now < rested),
        };
        let sleep =
            self.alone_since().filter(|_| self.thinking.is_none()).map(|since| since + self.settings.sleep_after);
        [bot, sleep, self.state.deadline()].into_iter().flatten().min()
    }

    /// Whether the room can be forgotten until somebody asks for it: nobody has been here for a while, and no bot has anything
    /// to do.
    #[must_use]
    pub fn may_sleep(&self, now: Time) -> bool {
        self.has_been_alone(now) && self.thinking.is_none()
    }

    pub(crate) fn has_been_alone(&self, now: Time) -> bool {
        self.alone_since().is_some_and(|since| since + self.settings.sleep_after <= now)
    }

    fn alone_since(&self) -> Option<Time> {
        self.touched.filter(|_| self.connections.is_empty())
    }
}
