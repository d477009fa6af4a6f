//! `chabudai arena --ladder`: several bots in one table of ratings.

mod drawing;

use std::io::Write;
use std::process::ExitCode;

use anyhow::Context as _;
use serde_json::json;
use table::Dice;

use super::Contestant;
use super::matches::{Deal, Ground, Side};
use crate::cli::ArenaArgs;
use crate::failure::Usage;
use crate::progress;

/// A contestant's rating, and within how much it holds in 95 of 100 cases.
pub(crate) struct Rung {
    contestant: Contestant,
    pub(crate) rating: f64,
    pub(crate) within: f64,
}

/// The deals of one pair, by their places in the list.
struct Pair {
    places: [usize; 2],
    deals: Vec<Deal>,
}

pub(super) fn run(args: &ArenaArgs, ground: &Ground<'_>, out: &mut impl Write) -> anyhow::Result<ExitCode> {
    let list = &args.ladder;
    if list.len() < 2 {
        return Err(Usage("a ladder takes two bots at least: write them as random,adept,master".into()).into());
    }
    let places = (0..list.len()).flat_map(|b| (0..b).map(move |a| [a, b]));
    let games = places.clone().count() as u64 * args.deals * ground.seatings.len() as u64;
    let bar = progress::bar(games, "games");
    let play = |places: [usize; 2]| {
        let deals = ground.play(places.map(|place| list[place]), args.deals, || bar.inc(1), |_| false)?;
        Ok(Pair { places, deals })
    };
    let pairs: Vec<Pair> = places.map(play).collect::<anyhow::Result<_>>()?;
    bar.finish_and_clear();
    let rungs = rate(list, &pairs);
    if let Some(path) = &args.svg {
        let title = format!("{}, {} seats", ground.game.id, ground.setup.seats);
        std::fs::write(path, drawing::svg(&title, &rungs)).with_context(|| path.display().to_string())?;
    }
    if args.json {
        let rung =
            |rung: &Rung| json!({"bot": rung.contestant.to_string(), "rating": rung.rating, "within": rung.within});
        let ladder: Vec<_> = rungs.iter().map(rung).collect();
        let ground = json!({"game": ground.game.id, "seats": ground.setup.seats, "options": ground.setup.options,
            "deals": args.deals, "seed": ground.seed, "ladder": ladder});
        writeln!(out, "{}", serde_json::to_string_pretty(&ground)?)?;
    } else {
        for Rung { contestant, rating, within } in &rungs {
            writeln!(out, "{:20} {rating:6.0} ± {within:.0}", contestant.to_string())?;
        }
    }
    Ok(ExitCode::SUCCESS)
}

impl Ground<'_> {
    /// How many games a deal takes.
    pub(crate) fn seatings(&self) -> usize {
        self.seatings.len()
    }

    /// Rates several by what some pairs of them, named by their places, play in so many deals each. The first of a pair has one
    /// side and the second all others.
    pub(crate) fn rate(
        &self,
        list: &[Contestant],
        pairs: &[[usize; 2]],
        deals: impl Fn([usize; 2]) -> u64,
    ) -> anyhow::Result<Vec<Rung>> {
        let play = |&places: &[usize; 2]| {
            let deals = self.play(places.map(|place| list[place]), deals(places), || (), |_| false)?;
            Ok(Pair { places, deals })
        };
        Ok(rate(list, &pairs.iter().map(play).collect::<anyhow::Result<Vec<_>>>()?))
    }
}

/// Ratings as in chess: 400 points are ten wins to one, seat for seat; the first of the list has 0.
fn rate(list: &[Contestant], pairs: &[Pair]) -> Vec<Rung> {
    const RESAMPLED: usize = 200;
    let ratings = fit(list.len(), pairs, <[_]>::to_vec);
    // The bootstrap: how much ratings vary if the deals are drawn again from those that were played, and from one more that
    // either wins: whoever always won might not have won the next.
    let side = |wins| Side { seats: 1, wins, ..Side::default() };
    let unseen = [Deal { a: side(1), b: side(0) }, Deal { a: side(0), b: side(1) }];
    let mut dice = Dice::new(0);
    let mut squares = vec![0.0; list.len()];
    for _ in 0..RESAMPLED {
        let again = fit(list.len(), pairs, |deals| {
            let urn = [deals, &unseen].concat();
            deals.iter().map(|_| urn[dice.below(urn.len())]).collect()
        });
        squares.iter_mut().zip(again.iter().zip(&ratings)).for_each(|(sum, (a, b))| *sum += (a - b).powi(2));
    }
    let rung = |(place, &contestant): (usize, &Contestant)| {
        let within = 1.96 * (squares[place] / RESAMPLED as f64).sqrt();
        Rung { contestant, rating: ratings[place], within }
    };
    list.iter().enumerate().map(rung).collect()
}

/// The strengths that make what happened likeliest (Bradley and Terry's model, by Hunter's MM iterations).
fn fit(contestants: usize, pairs: &[Pair], mut sample: impl FnMut(&[Deal]) -> Vec<Deal>) -> Vec<f64> {
    // Half a win for either keeps the rating of somebody who never won finite.
    const PRIOR: f64 = 0.5;
    let mut wins = vec![vec![0.0; contestants]; contestants];
    for Pair { places: [a, b], deals } in pairs {
        let deals = sample(deals);
        wins[*a][*b] = PRIOR + deals.iter().map(|deal| deal.a.rate()).sum::<f64>();
        wins[*b][*a] = PRIOR + deals.iter().map(|deal| deal.b.rate()).sum::<f64>();
    }
    let mut strengths = vec![1.0; contestants];
    for _ in 0..2000 {
        for i in 0..contestants {
            let others = (0..contestants).filter(|&j| j != i);
            let won: f64 = others.clone().map(|j| wins[i][j]).sum();
            let met: f64 = others.map(|j| (wins[i][j] + wins[j][i]) / (strengths[i] + strengths[j])).sum();
            strengths[i] = won / met;
        }
    }
    strengths.iter().map(|strength: &f64| 400.0 * (strength / strengths[0]).log10()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn pair(places: [usize; 2], a: u32, b: u32) -> Pair {
        let side = |wins| Side { seats: 1000, wins, ..Side::default() };
        Pair { places, deals: vec![Deal { a: side(a), b: side(b) }; 1000] }
    }

    #[test]
    fn ten_wins_to_one_are_four_hundred_points() {
        let pairs = [pair([0, 1], 91, 909), pair([1, 2], 91, 909), pair([0, 2], 10, 990)];
        let ratings = fit(3, &pairs, <[Deal]>::to_vec);
        assert!((ratings[1] - 400.0).abs() < 8.0 && (ratings[2] - 800.0).abs() < 16.0, "{ratings:?}");
    }

    #[test]
    fn who_always_won_is_not_certain_to_be_so_much_better() {
        let bots = ["adept", "random"].map(|bot| bot.parse().unwrap());
        let few = Pair { places: [0, 1], deals: pair([0, 1], 1000, 0).deals[..20].to_vec() };
        let rungs = rate(&bots, &[few]);
        assert!(rungs[1].within > 100.0, "{}", rungs[1].within);
    }
}
