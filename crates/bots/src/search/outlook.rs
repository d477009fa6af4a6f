//! What a search makes of the moves that it looked at.

use std::time::Duration;

use serde::{Deserialize, Serialize};
use table::{Dice, Seat, View};
use ts_rs::TS;

use super::Tuning;
use super::exact::{self, Solved};
use super::playout::play_out;
use super::tree::Tree;
use crate::timer::Timer;
use crate::{Budget, Knowledge, Runtime};

/// What a search makes of a move.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Outlook<M> {
    /// The move.
    #[serde(rename = "move")]
    pub mv: M,
    /// What it is worth, 0 to 1, as far as a master cares: winning, and how clearly.
    pub worth: f32,
    /// The chance to win, 0 to 1.
    pub chance: f32,
    /// The lead over the best rival at the end; none where being ahead is not what is played for.
    pub lead: Option<Lead>,
    /// What is expected to follow, as far as it was looked at: without luck, and without what others choose in secret.
    pub line: Vec<(Seat, M)>,
}

/// A lead that is expected.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize, TS)]
#[ts(export_to = "bots/")]
pub struct Lead {
    /// The mean of imagined games.
    pub mean: f32,
    /// How far they lie from it, as a standard deviation; 0 if the end is certain.
    pub spread: f32,
}

impl<M> Outlook<M> {
    /// The same with its moves in other words.
    pub fn map<N>(self, mut tell: impl FnMut(M) -> N) -> Outlook<N> {
        let Self { mv, worth, chance, lead, line } = self;
        let mv = tell(mv);
        Outlook { mv, worth, chance, lead, line: line.into_iter().map(|(seat, mv)| (seat, tell(mv))).collect() }
    }
}

/// What a search makes of the best moves of a view, at most so many, the best first.
///
/// Half of the budget finds them, as a master would; the other half is shared among them evenly, so that all are known equally
/// well. Those imagined games are played to their very end.
pub(crate) fn assess<G: Knowledge>(
    view: &View<G>,
    budget: Budget,
    most: usize,
    seed: u64,
    runtime: &dyn Runtime,
) -> Vec<Outlook<G::Move>> {
    let dice = &mut Dice::new(seed);
    let mut found: Vec<_> = match exact::solve(view, dice) {
        Some(solved) => solved.iter().filter_map(|solved| certain(view.seat, solved, dice)).collect(),
        None => search(view, budget, most, dice, runtime),
    };
    found.sort_by(|a, b| b.worth.total_cmp(&a.worth));
    found.truncate(most);
    found
}

/// What comes of a move that was played out exactly; luck may still come after that.
fn certain<G: Knowledge>(seat: Seat, solved: &Solved<G>, dice: &mut Dice) -> Option<Outlook<G::Move>> {
    const GAMES: u32 = 100;
    let mut tally = Tally::default();
    let games = if solved.end.outcome().is_some() { 1 } else { GAMES };
    (0..games).for_each(|_| tally.add(solved.end.clone(), seat, dice));
    let ((_, mv), after) = solved.line.split_last()?;
    Some(tally.outlook(*mv, solved.worth[seat], after.iter().rev().copied().collect()))
}

fn search<G: Knowledge>(
    view: &View<G>,
    budget: Budget,
    most: usize,
    dice: &mut Dice,
    runtime: &dyn Runtime,
) -> Vec<Outlook<G::Move>> {
    // Whoever asks is told of their own chance, so that is what the moves are ordered by.
    let mut tree = Tree::new(view, Tuning { rivalry: 0.0, ..Tuning::default() }, dice.bits());
    let mut timer = Timer::new(budget.halved(), runtime, Duration::ZERO);
    while {
        tree.iterate();
        !timer.is_over()
    } {}
    let mut tallies: Vec<_> = tree.favourites(most).into_iter().map(|mv| (mv, Tally::default())).collect();
    let mut timer = Timer::new(budget.halved(), runtime, Duration::ZERO);
    let mut is_over = false;
    while !is_over {
        for (mv, tally) in &mut tallies {
            tree.consider(vec![*mv]);
            tally.add(tree.iterate(), view.seat, dice);
            is_over |= timer.is_over();
        }
    }
    let outlook = |(mv, tally): (_, Tally)| {
        let (worth, line) = tree.expects(mv);
        tally.outlook(mv, worth, line)
    };
    tallies.into_iter().map(outlook).collect()
}

/// What imagined games came to.
#[derive(Default)]
struct Tally {
    games: u32,
    chances: f32,
    leads: Vec<f32>,
}

impl Tally {
    /// Counts an imagined game that was stopped here: its estimate, if there is one, and how it ends.
    fn add<G: Knowledge>(&mut self, world: G, seat: Seat, dice: &mut Dice) {
        let estimate = if world.outcome().is_none() { world.estimate() } else { None };
        let rules = world.clone();
        let end = play_out(world, seat, dice);
        let won = if end.winners.contains(seat) { 1.0 } else { 0.0 };
        self.games += 1;
        self.chances += estimate.map_or(won, |chances| chances[seat]);
        self.leads.extend(rules.lead(seat, &end).map(|lead| lead as f32));
    }

    fn outlook<M>(&self, mv: M, worth: f32, line: Vec<(Seat, M)>) -> Outlook<M> {
        let mean = self.leads.iter().sum::<f32>() / self.leads.len() as f32;
        let squares: f32 = self.leads.iter().map(|lead| (lead - mean).powi(2)).sum();
        let spread = (squares / self.leads.len() as f32).sqrt();
        let lead = (!self.leads.is_empty()).then_some(Lead { mean, spread });
        Outlook { mv, worth, chance: self.chances / self.games as f32, lead, line }
    }
}
