//! What the game is worth, and whether a master gets it.

use bots::{Budget, Job, Method, Spec};
use table::{Game as _, Seat, Turn, View};

use crate::kuhn::{Betting, Card, Deal, Kuhn, Move, Options};

/// What the first seat wins on average if both play well.
const VALUE: f64 = -1.0 / 18.0;

/// How often a seat puts in a chip, where it sees this.
type Play<'a> = &'a dyn Fn(&View<Kuhn>) -> f64;

/// Kuhn's solution, the one in which the first seat never bets by itself.
fn solution(view: &View<Kuhn>) -> f64 {
    match (view.private.card, view.public.betting) {
        (_, Betting::Open) => 0.0,
        (Some(Card::King), _) => 1.0,
        (Some(Card::Jack), Betting::Checked) => 1.0 / 3.0,
        (Some(Card::Queen), Betting::Bet(_)) => 1.0 / 3.0,
        _ => 0.0,
    }
}

/// What a position is worth to the first seat.
fn worth(game: &Kuhn, plays: [Play<'_>; 2]) -> f64 {
    let Turn::Move(seats) = game.turn() else {
        return game.outcome().map_or(0.0, |outcome| outcome.scores[Seat::new(0)].into());
    };
    let seat = seats.first().expect("somebody is to move");
    let view = View::of(game, seat);
    let share = plays[seat.index()](&view);
    let after = |mv: Move| {
        let mut next = game.clone();
        next.apply_move(seat, mv, &mut ());
        worth(&next, plays)
    };
    // Putting in a chip is the first of both moves.
    share * after(view.moves[0]) + (1.0 - share) * after(view.moves[1])
}

/// What the game is worth to the first seat: the mean of all deals.
fn value(plays: [Play<'_>; 2]) -> f64 {
    let pairs = Card::ALL.into_iter().flat_map(|first| Card::ALL.map(|second| [first, second]));
    let deals: Vec<_> = pairs.filter(|[first, second]| first != second).collect();
    let worth = |&cards: &[Card; 2]| {
        let mut game = Kuhn::new(&Options);
        game.apply_chance(&Deal(cards), &mut ());
        worth(&game, plays)
    };
    deals.iter().map(worth).sum::<f64>() / deals.len() as f64
}

/// How often a master puts in a chip.
fn master(view: &View<Kuhn>) -> f64 {
    const GAMES: u64 = 40;
    let spec = Spec { budget: Budget::Iterations(400), ..Spec::of(Method::Master) };
    let bold = (0..GAMES).filter(|&seed| bots::make::<Kuhn>(spec, seed).choose(view, &()) == view.moves[0]).count();
    bold as f64 / GAMES as f64
}

#[test]
fn both_playing_well_the_first_seat_loses_an_eighteenth_of_a_chip() {
    assert!((value([&solution, &solution]) - VALUE).abs() < 1e-9);
}

#[test]
fn a_master_gets_about_what_the_game_is_worth_from_somebody_who_plays_well() {
    const NEARLY: f64 = 0.02;
    let (first, second) = (value([&master, &solution]), value([&solution, &master]));
    assert!(first > VALUE - NEARLY, "on the first seat it wins {first:.3}");
    assert!(second < VALUE + NEARLY, "on the second seat it loses {second:.3}");
}

#[test]
fn a_king_that_faces_a_bet_wins_for_sure_if_it_calls() {
    let mut game = Kuhn::new(&Options);
    game.apply_chance(&Deal([Card::Queen, Card::King]), &mut ());
    game.apply_move(Seat::new(0), Move::Bet, &mut ());
    let spec = Spec { budget: Budget::Iterations(400), ..Spec::of(Method::Master) };
    let found = Job { view: View::of(&game, Seat::new(1)), spec, seed: 1 }.assess(3, &());
    let told: Vec<_> = found.iter().map(|outlook| (outlook.mv, outlook.chance, outlook.lead.unwrap().mean)).collect();
    // Two chips of either side, or the one that it folds.
    assert_eq!(told, [(Move::Call, 1.0, 4.0), (Move::Fold, 0.0, -2.0)]);
}
