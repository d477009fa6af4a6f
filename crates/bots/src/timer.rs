//! When to stop thinking.

use std::time::Duration;

use crate::{Budget, Runtime};

/// Counts iterations, and looks at the clock now and then: looking costs as much as a tenth of a short iteration.
pub(crate) struct Timer<'a> {
    budget: Budget,
    runtime: &'a dyn Runtime,
    start: Duration,
    /// What was spent before the start.
    earlier: Duration,
    iterations: u32,
    next_look: u32,
}

impl<'a> Timer<'a> {
    /// Time may pass unseen for so long.
    const UNSEEN: Duration = Duration::from_micros(50);

    /// Starts on the thread that thinks; so much has been spent earlier, maybe on another one.
    pub(crate) fn new(budget: Budget, runtime: &'a dyn Runtime, earlier: Duration) -> Self {
        let mut new = Self { budget, runtime, start: Duration::ZERO, earlier, iterations: 0, next_look: 1 };
        new.start = new.now();
        new
    }

    fn now(&self) -> Duration {
        match self.budget {
            Budget::Time(_) => self.runtime.now(),
            Budget::Processor(_) => self.runtime.processor_time(),
            Budget::Iterations(_) => Duration::ZERO,
        }
    }

    /// What has been spent by now; nothing where iterations are counted.
    pub(crate) fn spent(&self) -> Duration {
        self.earlier + self.now().saturating_sub(self.start)
    }

    /// Whether that was the last iteration.
    pub(crate) fn is_over(&mut self) -> bool {
        self.iterations += 1;
        match self.budget {
            Budget::Iterations(most) => self.iterations >= most || self.runtime.stopped(),
            Budget::Time(_) | Budget::Processor(_) if self.iterations < self.next_look => false,
            Budget::Time(most) | Budget::Processor(most) => {
                let spent = self.spent();
                let unseen = Self::UNSEEN.as_nanos() * u128::from(self.iterations) / spent.as_nanos().max(1);
                self.next_look = self.iterations + (unseen as u32).clamp(1, 64);
                spent >= most || self.runtime.stopped()
            }
        }
    }
}
