//! Shikoku: moves that are plainly best are found.

use bots::make;
use shikoku::{Move, Options, Phase, Shikoku};
use table::{Dice, Game, Seat, Turn, View};

/// What comes of a move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum End {
    Won,
    Lost,
    NotYet,
}

/// A position in which `seat` plays the last card of a round, so that it sees what comes of each.
struct LastCard {
    game: Shikoku,
    seat: Seat,
    ends: Vec<(Move, End)>,
}

impl LastCard {
    fn end(&self, mv: Move) -> End {
        self.ends.iter().find(|(other, _)| *other == mv).expect("the move is legal").1
    }

    fn has(&self, end: End) -> bool {
        self.ends.iter().any(|(_, other)| *other == end)
    }

    fn choice(&self, bot: &str) -> Move {
        let (game, seat) = (&self.game, self.seat);
        let view = View::of(game, seat);
        make::<Shikoku>(bot.parse().unwrap(), 7).choose(&view, &())
    }
}

/// The last cards of the rounds of random games.
fn last_cards(seats: u8, games: u64) -> Vec<LastCard> {
    let mut found = Vec::new();
    let mut moves = Vec::new();
    for seed in 0..games {
        let mut dice = Dice::new(seed);
        let mut game = Shikoku::new(&Options::new(seats).unwrap());
        let deal = game.roll(&mut dice);
        game.apply_chance(&deal, &mut ());
        while let Turn::Move(movers) = game.turn() {
            let seat = movers.iter().next().unwrap();
            game.legal_moves(seat, &mut moves);
            if game.phase() == Phase::Play && game.line().len() + 1 == usize::from(seats) {
                let ends = moves.iter().map(|&mv| (mv, end(game, seat, mv))).collect();
                found.push(LastCard { game, seat, ends });
            }
            game.apply_move(seat, moves[dice.below(moves.len())], &mut ());
        }
    }
    found
}

fn end(mut game: Shikoku, seat: Seat, mv: Move) -> End {
    game.apply_move(seat, mv, &mut ());
    match game.outcome() {
        None => End::NotYet,
        Some(outcome) if outcome.winners.contains(seat) => End::Won,
        Some(_) => End::Lost,
    }
}

#[test]
fn an_adept_wins_if_the_game_ends_anyway_and_its_last_card_decides() {
    for seats in 3..=8 {
        let decide = |last: &LastCard| last.has(End::Won) && last.has(End::Lost) && !last.has(End::NotYet);
        let decisive: Vec<_> = last_cards(seats, 300).into_iter().filter(decide).collect();
        assert!(decisive.len() >= 10, "{seats} seats: only {} positions", decisive.len());
        for last in decisive {
            assert_eq!(last.end(last.choice("adept")), End::Won, "{:?}", last.game);
        }
    }
}

#[test]
fn a_master_takes_a_victory_that_its_last_card_gives() {
    for seats in 3..=8 {
        let winning = |last: &LastCard| last.has(End::Won) && (last.has(End::Lost) || last.has(End::NotYet));
        let winning: Vec<_> = last_cards(seats, 60).into_iter().filter(winning).take(8).collect();
        assert!(!winning.is_empty());
        for last in winning {
            assert_eq!(last.end(last.choice("master:400it")), End::Won, "{:?}", last.game);
        }
    }
}

#[test]
fn nobody_who_thinks_loses_by_its_last_card_if_another_plays_on() {
    for seats in 3..=8 {
        let avoidable = |last: &LastCard| last.has(End::Lost) && last.has(End::NotYet) && !last.has(End::Won);
        let avoidable: Vec<_> = last_cards(seats, 60).into_iter().filter(avoidable).take(8).collect();
        assert!(!avoidable.is_empty());
        for last in avoidable {
            assert_eq!(last.end(last.choice("master:400it")), End::NotYet, "{:?}", last.game);
        }
    }
}
