//! What happens at a table without anybody asking: bots move, time runs out, and it falls asleep.

use std::time::Duration;

use table::Seat;
use tokio::time::{Instant, sleep_until};

use super::task::{Awake, Broken};
use crate::journal::Act;

impl Awake {
    /// Lets a bot think whose turn it is, one at a time.
    pub(super) fn let_bots_think(&mut self) {
        if self.thinking.is_some() || (self.connections.is_empty() && self.only_bots() && self.has_been_alone()) {
            return;
        }
        let turn = self.room.turn();
        let Some((seat, level)) = turn.iter().find_map(|seat| Some((seat, self.room.bot_at(seat)?))) else { return };
        let Some(play) = &self.room.play else { return };
        let thought = play.table.thought(seat, self.shared.thinkers.spec(level), self.shared.entropy.seed());
        let at = play.at;
        self.thinking = Some((seat, at));
        let pause = if self.connections.is_empty() { Duration::ZERO } else { self.shared.settings.bot_pause };
        let (thinkers, thoughts) = (self.shared.thinkers.clone(), self.thoughts.clone());
        tokio::spawn(async move {
            let ready = Instant::now() + pause;
            let choice = thinkers.think(thought).await;
            sleep_until(ready).await;
            let _ = thoughts.send((seat, at, choice)).await;
        });
    }

    /// Whether no person decides anything here any more.
    fn only_bots(&self) -> bool {
        self.room.in_charge().next().is_none()
    }

    pub(super) async fn bot_chose(&mut self, seat: Seat, at: u32, choice: Option<String>) -> Result<(), Broken> {
        self.thinking = None;
        let Some(text) = choice else { return Ok(()) };
        let current = self.room.play.as_ref().is_some_and(|play| play.is_current(seat, at));
        if !current || self.room.bot_at(seat).is_none() {
            return Ok(());
        }
        let played = self.act(vec![Act::Move { seat: seat.index() as u8, text, key: None }]).await?;
        if let Err(problem) = played {
            tracing::error!(table = self.room.id, reason = problem.reason, "a bot chose what it may not");
        }
        Ok(())
    }

    /// When something is to be done without anybody asking: the time for a move is up, or the table can sleep.
    pub(super) fn alarm(&self) -> Instant {
        // A bot that is still thinking when the table could sleep is waited for.
        let soon = Instant::now() + Duration::from_millis(50);
        let sleepy = (self.touched + self.shared.settings.sleep_after).max(soon);
        let sleepy = if self.connections.is_empty() { sleepy } else { soon + Duration::from_secs(3600) };
        let left =
            self.room.deadline().map(|deadline| Duration::from_millis((deadline - self.shared.now()).max(0) as u64));
        left.map_or(sleepy, |left| sleepy.min(Instant::now() + left))
    }

    /// Gives the seats whose time is up to bots.
    pub(super) async fn time_is_up(&mut self) -> Result<(), Broken> {
        let Some(deadline) = self.room.deadline() else { return Ok(()) };
        if deadline > self.shared.now() {
            return Ok(());
        }
        let turn = self.room.turn();
        let late: Vec<_> = self.room.in_charge().filter(|&seat| turn.contains(seat)).collect();
        let acts = late.iter().map(|seat| Act::StoodIn { seat: seat.index() as u8 }).collect();
        self.act(acts).await.map(drop)
    }

    fn has_been_alone(&self) -> bool {
        self.touched.elapsed() >= self.shared.settings.sleep_after
    }

    /// Whether nobody is here and no bot has anything to do for somebody.
    pub(super) fn is_idle(&self) -> bool {
        self.connections.is_empty() && self.thinking.is_none() && self.has_been_alone()
    }
}
