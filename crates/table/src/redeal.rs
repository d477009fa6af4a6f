//! Dealing anew what nobody has seen, so that what was seen and taken back is worth nothing.

use crate::{Dice, Game, Refusal, Step, Table};

impl<G: Game> Table<G> {
    /// The same position for every seat, with what none of them has seen dealt anew: its log tells of other luck and of
    /// the same moves.
    #[must_use]
    pub fn redealt(&self, dice: &mut Dice) -> Self {
        let chance = |step: &Step<G>| match step {
            Step::Chance(chance) => Some(chance.clone()),
            Step::Move(..) => None,
        };
        let mut chances: Vec<_> = self.log().iter().filter_map(chance).collect();
        self.game().redeal(&mut chances, dice);
        let mut chances = chances.into_iter();
        let log = self.log().iter().map(|step| match step {
            Step::Chance(_) => Step::Chance(chances.next().expect("as many as there were")),
            Step::Move(seat, mv) => Step::Move(*seat, *mv),
        });
        self.with_log(log).expect("what nobody has seen forbids no move")
    }

    /// The same table where luck had other outcomes at some steps.
    ///
    /// # Errors
    /// If luck cannot have had them, or what was played could not have been then.
    pub fn with_chances(&self, chances: &[(usize, G::Chance)]) -> Result<Self, Refusal> {
        let mut log = self.log().to_vec();
        for (step, chance) in chances {
            match log.get_mut(*step) {
                Some(Step::Chance(was)) => was.clone_from(chance),
                _ => return Err(Refusal::NoChance),
            }
        }
        self.with_log(log)
    }

    fn with_log(&self, log: impl IntoIterator<Item = Step<G>>) -> Result<Self, Refusal> {
        let mut table = Self::new(self.options().clone());
        log.into_iter().try_for_each(|step| table.step(step).map(drop))?;
        Ok(table)
    }
}
