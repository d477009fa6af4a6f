//! What a search tells of the moves that it looked at.

use std::cmp::Ordering;

use bots::{Budget, Job, Knowledge, Method, Outlook, Spec};
use games::Visitor;
use seikatsu::{Edition, Mode, Options, Seikatsu};
use table::{Dice, Table, Turn, View, showcase};

const MOST: usize = 3;

fn assess<G: Knowledge>(view: View<G>, iterations: u32) -> Vec<Outlook<G::Move>> {
    let spec = Spec { budget: Budget::Iterations(iterations), ..Spec::of(Method::Master) };
    Job { view, spec, seed: 3 }.assess(MOST, &())
}

struct EveryGame;

impl Visitor for EveryGame {
    fn visit<G: Knowledge>(&mut self) {
        for options in showcase::<G::Options>() {
            let whole = testkit::random_game::<G>(&options, &mut Dice::new(6));
            for steps in [1, whole.log().len() / 2, whole.log().len() - 1] {
                let table = whole.rewound(steps);
                table.turn().seats().iter().for_each(|seat| tells_of_the_best(&table.view(seat)));
            }
        }
    }
}

fn tells_of_the_best<G: Knowledge>(view: &View<G>) {
    let found = assess(view.clone(), 40);
    assert!((1..=MOST.min(view.moves.len())).contains(&found.len()), "{} of {} moves", found.len(), view.moves.len());
    assert!(found.is_sorted_by(|a, b| a.worth.total_cmp(&b.worth) != Ordering::Less), "{found:?}");
    for (place, outlook) in found.iter().enumerate() {
        assert!(view.moves.contains(&outlook.mv) && found[..place].iter().all(|other| other.mv != outlook.mv));
        assert!((0.0..=1.0).contains(&outlook.chance), "{outlook:?}");
        assert!(outlook.lead.is_none_or(|lead| lead.mean.is_finite() && lead.spread >= 0.0), "{outlook:?}");
    }
    // Another world that the seat cannot tell apart changes nothing.
    let other = G::imagine(view, &mut Dice::new(8));
    assert_eq!(assess(View::of(&other, view.seat), 40), found);
}

#[test]
fn the_best_moves_come_first_and_are_told_from_the_view_alone() {
    testgames::visit(&mut EveryGame);
}

/// A table of two, so many moves before its end; nothing is hidden there.
fn end_of_a_game(seed: u64, moves: usize) -> Table<Seikatsu> {
    let options = Options::new(2, Mode::Standard, Edition::English).unwrap();
    let whole = testkit::random_game::<Seikatsu>(&options, &mut Dice::new(seed));
    whole.rewound(whole.log().len() - moves)
}

#[test]
fn a_win_that_nobody_can_prevent_has_a_chance_of_one_and_the_lead_that_its_line_leads_to() {
    let mut won = 0;
    for seed in 0..12 {
        let mut table = end_of_a_game(seed, 4);
        let Turn::Move(seats) = table.turn() else { panic!("moves are left") };
        let seat = seats.first().unwrap();
        let best = assess(table.view(seat), 1).remove(0);
        table.play(seat, best.mv).unwrap();
        for (mover, mv) in best.line {
            table.play(mover, mv).unwrap();
        }
        let outcome = table.outcome().expect("the line goes to the end");
        let wins = outcome.winners.contains(seat);
        let lead = best.lead.unwrap();
        assert_eq!((best.chance, lead.spread), (if wins { 1.0 } else { 0.0 }, 0.0));
        assert_eq!(Some(lead.mean as i32), table.game().lead(seat, &outcome));
        won += u32::from(wins);
    }
    assert!(won > 0, "no position was won");
}

#[test]
fn a_line_goes_on_with_whoever_moves_next() {
    let table = end_of_a_game(5, 8);
    let seat = table.turn().seats().first().unwrap();
    let found = assess(table.view(seat), 20_000);
    assert!(found.iter().any(|outlook| !outlook.line.is_empty()), "{found:?}");
    for outlook in found {
        // What the other holds is imagined: whether they could play it is not known.
        let movers: Vec<_> = [seat].into_iter().chain(outlook.line.iter().map(|(mover, _)| *mover)).collect();
        assert!(movers.windows(2).all(|pair| pair[0] != pair[1]), "{movers:?}");
    }
}
