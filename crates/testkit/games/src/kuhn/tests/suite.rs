//! What every game must hold to.

use std::path::Path;

use table::{Dice, Game as _, PerSeat, Seat, Turn, variants};
use testkit::Secrets;

use crate::kuhn::{Betting, Card, Deal, Kuhn, Options, SEATS};

#[test]
fn it_keeps_the_contract() {
    testkit::check::<Kuhn>(&variants::<Options>(), 100);
}

/// Whether a card has not been shown to the viewer.
fn hidden(game: &Kuhn, viewer: Option<Seat>, seat: Seat) -> bool {
    viewer != Some(seat) && game.betting != Betting::Even
}

fn scramble(game: &Kuhn, viewer: Option<Seat>, dice: &mut Dice) -> Kuhn {
    let Some(cards) = game.cards else { return game.clone() };
    let seen = |card| Seat::all(SEATS).any(|seat| cards[seat] == card && !hidden(game, viewer, seat));
    let mut unseen: Vec<_> = Card::ALL.into_iter().filter(|&card| !seen(card)).collect();
    dice.shuffle(&mut unseen);
    let mut deal = |seat| if hidden(game, viewer, seat) { unseen.pop() } else { None }.unwrap_or(cards[seat]);
    Kuhn { cards: Some(PerSeat::from_fn(SEATS, &mut deal)), ..game.clone() }
}

#[test]
fn no_view_depends_on_a_secret() {
    let hides = |game: &Kuhn, _: Option<Seat>| game.cards.is_some() && game.betting != Betting::Even;
    testkit::secrecy(&variants::<Options>(), 100, &Secrets { scramble, hides });
}

#[test]
fn both_hidden_cards_are_equally_likely() {
    let mut game = Kuhn::new(&Options);
    game.apply_chance(&Deal([Card::Queen, Card::King]), &mut ());
    Seat::all(SEATS).for_each(|seat| testkit::uniform(&game, seat, 2));
}

#[test]
fn no_card_is_dealt_twice() {
    testkit::conservation::<Kuhn, _>(
        &variants::<Options>(),
        100,
        |_| Card::ALL.to_vec(),
        |game| {
            let dealt: Vec<_> = game.cards.iter().flat_map(|cards| cards.iter().copied()).collect();
            let left = Card::ALL.into_iter().filter(|card| !dealt.contains(card));
            dealt.iter().copied().chain(left).collect()
        },
    );
}

#[test]
fn perft_counts_hold() {
    testkit::perft::<Kuhn>(include_str!("perft.txt"));
}

#[test]
fn damaged_records_are_refused() {
    testkit::fuzz::<Kuhn>(&Options, 300);
}

#[test]
fn golden_transcript() {
    testkit::golden::<Kuhn>(&Path::new(env!("CARGO_MANIFEST_DIR")).join("golden"), "kuhn", &Options, 1);
}

/// kuhn.md, End
#[test]
fn the_higher_card_wins_unless_it_is_folded() {
    use crate::kuhn::Move::{Bet, Call, Check, Fold};
    let cases = [
        (&[Check, Check][..], [-1, 1], "showdown"),
        (&[Check, Bet, Fold], [-1, 1], "fold"),
        (&[Check, Bet, Call], [-2, 2], "showdown"),
        (&[Bet, Fold], [1, -1], "fold"),
        (&[Bet, Call], [-2, 2], "showdown"),
    ];
    for (moves, scores, end) in cases {
        let mut game = Kuhn::new(&Options);
        game.apply_chance(&Deal([Card::Jack, Card::Queen]), &mut ());
        for &mv in moves {
            let seat = game.turn().seats().first().unwrap();
            game.apply_move(seat, mv, &mut ());
        }
        assert_eq!(game.turn(), Turn::Over);
        let outcome = game.outcome().unwrap();
        assert_eq!((outcome.scores.iter().copied().collect::<Vec<_>>(), &*outcome.end), (scores.to_vec(), end));
    }
}
