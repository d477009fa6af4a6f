//! What many games have in common.

use std::collections::BTreeMap;
use std::fmt;
use std::time::Instant;

use games::AnyGame;
use indicatif::HumanCount;
use serde_json::{Value as Json, json};
use table::{Outcome, Record, Setup};

/// Scores, wins and lengths over many games.
pub(super) struct Summary {
    game: &'static str,
    setup: Setup,
    seed: u64,
    start: Instant,
    games: u64,
    entries: u64,
    /// One a seat; a rival without a seat follows.
    scores: Vec<Scores>,
    wins: Vec<u64>,
    unwon: u64,
    ends: BTreeMap<String, u64>,
}

#[derive(Clone)]
struct Scores {
    sum: i64,
    least: i32,
    most: i32,
}

impl Summary {
    pub(super) fn new(game: &AnyGame, setup: &Setup, seed: u64) -> Self {
        Self {
            game: game.id,
            setup: setup.clone(),
            seed,
            start: Instant::now(),
            games: 0,
            entries: 0,
            scores: Vec::new(),
            wins: vec![0; usize::from(setup.seats)],
            unwon: 0,
            ends: BTreeMap::new(),
        }
    }

    pub(super) fn add(&mut self, record: &Record) {
        let Some(Outcome { scores, winners, end }) = &record.result else { return };
        self.games += 1;
        self.entries += record.log.len() as u64;
        self.scores.resize(scores.as_slice().len(), Scores { sum: 0, least: i32::MAX, most: i32::MIN });
        for (all, &score) in self.scores.iter_mut().zip(scores.as_slice()) {
            all.sum += i64::from(score);
            all.least = all.least.min(score);
            all.most = all.most.max(score);
        }
        for winner in *winners {
            self.wins[winner.index()] += 1;
        }
        self.unwon += u64::from(winners.is_empty());
        *self.ends.entry(end.to_string()).or_default() += 1;
    }

    fn per_game(&self, n: impl Into<f64>) -> f64 {
        n.into() / (self.games.max(1) as f64)
    }

    pub(super) fn as_json(&self) -> Json {
        let side = |(i, scores): (usize, &Scores)| {
            json!({
                "mean": self.per_game(scores.sum as f64),
                "least": scores.least,
                "most": scores.most,
                "wins": self.wins.get(i),
            })
        };
        json!({
            "game": self.game,
            "seats": self.setup.seats,
            "options": self.setup.options,
            "seed": self.seed,
            "games": self.games,
            "mean_entries": self.per_game(self.entries as f64),
            "scores": self.scores.iter().enumerate().map(side).collect::<Vec<_>>(),
            "without_winner": self.unwon,
            "ends": self.ends,
        })
    }
}

impl fmt::Display for Summary {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let rate = self.games as f64 / self.start.elapsed().as_secs_f64().max(f64::EPSILON);
        let (games, rate) = (HumanCount(self.games), HumanCount(rate as u64));
        let plural = if self.games == 1 { "game" } else { "games" };
        let entries = self.per_game(self.entries as f64);
        writeln!(f, "{games} {plural} of {}, {entries:.1} entries each, {rate} a second", self.game)?;
        for (i, scores) in self.scores.iter().enumerate() {
            let Scores { sum, least, most } = scores;
            let mean = self.per_game(*sum as f64);
            match self.wins.get(i) {
                Some(&wins) => {
                    let share = 100.0 * self.per_game(wins as f64);
                    writeln!(f, "  seat {i}  mean {mean:>6.1}  from {least:>3} to {most:>3}  wins {share:>5.1} %")?;
                }
                None => writeln!(f, "  rival   mean {mean:>6.1}  from {least:>3} to {most:>3}")?,
            }
        }
        if self.unwon > 0 {
            writeln!(f, "  nobody won {} of them", HumanCount(self.unwon))?;
        }
        let ends: Vec<_> = self.ends.iter().map(|(end, n)| format!("{end} {}", HumanCount(*n))).collect();
        write!(f, "  ended by {}", ends.join(", "))
    }
}
