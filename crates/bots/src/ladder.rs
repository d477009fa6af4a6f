//! The ladder of a game: its levels, what each is made of, and how good it was measured to be.
//!
//! `levels.txt` holds the ladders of all games; `chabudai levels` measures them and writes it.

use std::collections::BTreeMap;
use std::fmt;
use std::str::FromStr;
use std::sync::LazyLock;

use crate::{Level, Method, Spec};

/// One level of a game with a number of seats.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Rung {
    /// Its name.
    pub level: Level,
    /// What it is made of; a master's budget is the one that it was measured with, not its host's.
    pub spec: Spec,
    /// How good it is, if that was measured.
    pub rating: Option<Rating>,
}

/// As in chess: 400 points are ten wins to one, seat for seat. Whoever plays at random has 0.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Rating {
    /// How many points.
    pub points: i32,
    /// How far the distance to the rung below may be from the truth, in 95 of 100 cases.
    pub within: i32,
}

/// Ladders by game and seats, weakest rung first.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Ladders(BTreeMap<(String, u8), Vec<Rung>>);

/// A line that is no rung of a ladder.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("line {line} is no level: it should be `GAME SEATS LEVEL BOT RATING WITHIN`")]
pub struct NoLevel {
    /// Counted from 1.
    pub line: usize,
}

impl Ladders {
    /// Replaces the ladder of a game with so many seats.
    pub fn set(&mut self, game: &str, seats: u8, rungs: Vec<Rung>) {
        self.0.insert((game.into(), seats), rungs);
    }

    /// The ladder of a game with so many seats: alone the one with the fewest others, as alone there is nobody to be measured by.
    fn get(&self, game: &str, seats: u8) -> Option<&[Rung]> {
        let same = self.0.range((game.into(), seats)..).next().filter(|((of, _), _)| of == game);
        same.map(|(_, rungs)| rungs.as_slice())
    }
}

/// The ladder of a game with so many seats; one of which nothing was measured has a few rungs.
#[must_use]
pub fn ladder(game: &str, seats: u8) -> &'static [Rung] {
    static MEASURED: LazyLock<Ladders> =
        LazyLock::new(|| include_str!("levels.txt").parse().expect("`chabudai levels` writes what can be read"));
    const fn rung(level: Level, method: Method) -> Rung {
        Rung { level, spec: Spec::of(method), rating: None }
    }
    const UNMEASURED: &[Rung] = &[
        rung(Level::Random, Method::Random),
        rung(Level::Novice, Method::Novice),
        rung(Level::Adept, Method::Adept),
        rung(Level::Master, Method::Master),
    ];
    MEASURED.get(game, seats).unwrap_or(UNMEASURED)
}

impl FromStr for Ladders {
    type Err = NoLevel;

    fn from_str(text: &str) -> Result<Self, NoLevel> {
        let mut ladders = Self::default();
        for (at, line) in text.lines().enumerate().filter(|(_, line)| !line.starts_with('#')) {
            let (game, seats, rung) = read(line).ok_or(NoLevel { line: at + 1 })?;
            ladders.0.entry((game.into(), seats)).or_default().push(rung);
        }
        Ok(ladders)
    }
}

fn read(line: &str) -> Option<(&str, u8, Rung)> {
    let mut words = line.split_ascii_whitespace();
    let (game, seats) = (words.next()?, words.next()?.parse().ok()?);
    let (level, spec) = (Level::named(words.next()?)?, words.next()?.parse().ok()?);
    let rating = Rating { points: words.next()?.parse().ok()?, within: words.next()?.parse().ok()? };
    words.next().is_none().then_some((game, seats, Rung { level, spec, rating: Some(rating) }))
}

impl fmt::Display for Ladders {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(
            f,
            "# Written by `chabudai levels`: game, seats, level, bot, rating, and within how much of the truth the"
        )?;
        writeln!(f, "# distance to the level below lies in 95 of 100 cases.")?;
        for ((game, seats), rungs) in &self.0 {
            for Rung { level, spec, rating } in rungs {
                let Rating { points, within } = rating.ok_or(fmt::Error)?;
                let (level, spec) = (level.name(), spec.to_string());
                writeln!(f, "{game:12} {seats} {level:10} {spec:15} {points:4} {within:3}")?;
            }
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const TEXT: &str = "go 2 random random 0 0\ngo 2 master master:9it~5 700 12\ngo 4 random random 0 0\n";

    #[test]
    fn ladders_read_as_they_are_written() {
        let ladders: Ladders = TEXT.parse().unwrap();
        let written = ladders.to_string();
        assert!(written.contains("master:9it~5") && written.lines().count() == 5, "{written}");
        assert_eq!(written.parse(), Ok(ladders));
        assert_eq!("#\ngo 2 god random 0 0".parse::<Ladders>(), Err(NoLevel { line: 2 }));
        assert!("go 2 random random 0 0 0".parse::<Ladders>().is_err());
    }

    #[test]
    fn who_is_alone_has_the_ladder_of_the_fewest_and_other_games_have_none() {
        let ladders: Ladders = TEXT.parse().unwrap();
        let rungs = |game, seats| ladders.get(game, seats).map(<[_]>::len);
        assert_eq!([rungs("go", 1), rungs("go", 2), rungs("go", 4)], [Some(2), Some(2), Some(1)]);
        assert_eq!([rungs("go", 5), rungs("chess", 1), rungs("goban", 2)], [None; 3]);
    }
}
