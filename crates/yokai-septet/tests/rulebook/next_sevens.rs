//! Next Sevens.

use table::{Dice, Game, Seat, Table, Turn};
use yokai_septet::{Card, Cards, Event, Mode, Move, NEXT_SEVENS_DECK, Options, Sevens, Suit, YokaiSeptet};

use crate::rig::{Rig, Script, cards, options, refusal, seat};

fn script<'a>(tricks: &'a [&'a str], held: &'a [&'a str]) -> Script<'a> {
    Script { trump: "", tricks, held }
}

#[test]
fn all_56_cards_are_dealt_and_there_is_no_trump_card() {
    let mut table = Table::<YokaiSeptet>::new(options(4, Mode::NextSevens));
    let deal = table.game().roll(&mut Dice::new(1));
    assert!(deal.hands().iter().all(|hand| hand.len() == 14));
    assert_eq!(deal.hands().iter().fold(Cards::EMPTY, |all, hand| all.or(*hand)), NEXT_SEVENS_DECK);
    table.chance(deal).unwrap();
    let public = table.game().public();
    assert_eq!((public.trump_card, public.trump), (None, None));
    let with_trump = format!("{deal} trump S13");
    let why = refusal(options(4, Mode::NextSevens), &with_trump);
    assert_eq!(why.as_deref(), Some("impossible chance: this is not how mode next-sevens is dealt to 4 seats"));
}

#[test]
fn one_card_is_passed_to_the_left_one_across_and_one_to_the_right() {
    let mut table = Table::<YokaiSeptet>::new(options(4, Mode::NextSevens));
    table.roll(&mut Dice::new(2)).unwrap();
    for giver in Seat::all(4) {
        let moves = table.moves(giver);
        assert_eq!(moves.len(), 14 * 13 * 12);
        // Not in deck order: to whom a card goes decides its place.
        let hand: Vec<Card> = table.view(giver).private.hand.iter().collect();
        table.play(giver, Move::pass([hand[9], hand[2], hand[5]])).unwrap();
    }
    for giver in Seat::all(4) {
        let passed = table.view(giver).private.passed.unwrap();
        assert_eq!(passed.seats, [1, 2, 3].map(|steps| giver.left(steps, 4)));
        for (receiver, card) in passed.seats.into_iter().zip(passed.cards) {
            let private = table.view(receiver).private;
            assert!(private.hand.contains(card));
            let received = private.received.unwrap();
            let from_giver = received.seats.iter().position(|&from| from == giver).unwrap();
            assert_eq!(received.cards[from_giver], card);
        }
    }
}

#[test]
fn in_every_round_the_holder_of_the_a_shows_it_and_leads() {
    let mut rig = Rig::dealt(options(4, Mode::NextSevens), &script(&[], &["3: WA"]));
    assert_eq!(rig.events.last(), Some(&Event::Showed { seat: seat(3), card: Card::WA }));
    // Play the round out with whatever is legal, unless that ends the game.
    while let Turn::Move(_) = rig.table.turn() {
        let card = rig.playable().first().unwrap();
        rig.play(&card.to_string());
    }
    assert_eq!(rig.table.turn(), Turn::Chance);
    let last_winner = rig.table.game().public().leader;
    let holder = if last_winner == Some(seat(1)) { 2 } else { 1 };
    rig.deal(&script(&[], &[&format!("{holder}: WA")]));
    assert_eq!(rig.events.last(), Some(&Event::Showed { seat: seat(holder), card: Card::WA }));
    assert_eq!(rig.mover(), seat(holder));
}

#[test]
fn the_first_card_led_makes_trump_for_the_round() {
    // Earth becomes trump, and beats the Charm led later.
    let tricks = ["0: E2 E3 E4 E8", "3: C9 E7 C3 C4", "0: D5 D6 D8 D9"];
    let mut rig = Rig::dealt(options(4, Mode::NextSevens), &script(&tricks, &["0: WA"]));
    rig.play("E2");
    assert_eq!(rig.events[1], Event::TrumpSet { suit: Suit::Earth });
    rig.play("E3 E4 E8");
    rig.play_tricks(&tricks[1..]);
    assert_eq!(rig.table.game().public().trump, Some(Suit::Earth));
    // Led with the A it is Wind.
    let rig = Rig::played(options(4, Mode::NextSevens), &script(&["0: WA E2 E3 E4"], &[]));
    assert_eq!(rig.table.game().public().trump, Some(Suit::Wind));
}

/// The leader of a trick is the winner of the one before.
#[test]
fn of_two_equal_7s_the_one_played_first_wins() {
    let tricks = ["0: D5 D6 D11 D8", "2: C3 C7* C7 C4", "3: L4 L7 L7* L5", "0: F8 F9 F10 F11"];
    Rig::played(options(4, Mode::NextSevens), &script(&tricks, &["0: WA"]));
    // Trumps too; a higher card beats both.
    let tricks = ["0: E2 E7 E7* E3", "1: C3 C7 C7* C8", "0: F8 F9 F10 F11"];
    Rig::played(options(4, Mode::NextSevens), &script(&tricks, &["0: WA"]));
}

/// A trick with a pair of 7s, by the trick before it, which makes trump, and who wins by `tie` and by `first`.
const PAIRS: [(&str, &str, [u8; 2]); 4] = [
    // The worked examples.
    ("0: D5 D6 D11 D8", "2: F7* F7 F11 F10", [0, 2]),
    ("0: D5 D6 D8 D11", "3: F9 WA F7 F7*", [0, 1]),
    // Trump.
    ("0: D5 D6 D11 D8", "2: C3 C7 D9 C7*", [0, 3]),
    // Two pairs, one of them trumps.
    ("0: E2 E3 E8 E4", "2: C7 E7 E7* C7*", [3, 2]),
];

fn with(sevens: Sevens) -> Options {
    options(4, Mode::NextSevens).with_sevens(sevens).expect("there are two 7s a suit")
}

#[test]
fn the_first_of_two_7s_parts_them_only_or_wins_whatever_else_lies_there() {
    for (before, trick, winners) in PAIRS {
        for (sevens, winner) in [Sevens::Tie, Sevens::First].into_iter().zip(winners) {
            let rig = Rig::played(with(sevens), &script(&[before, trick], &["0: WA"]));
            assert_eq!(rig.mover(), seat(winner), "who wins {trick} by {sevens:?}");
        }
    }
}

#[test]
fn whoever_wins_a_pair_of_7s_seals_its_suit() {
    let (before, trick, _) = PAIRS[2];
    for (sevens, team) in [(Sevens::Tie, [0, 2]), (Sevens::First, [1, 3])] {
        let rig = Rig::played(with(sevens), &script(&[before, trick], &["0: WA"]));
        let sealed = Event::Sealed { seats: team.map(seat).into_iter().collect(), suit: Suit::Charm, seals: 1 };
        assert_eq!(rig.events.last(), Some(&sealed), "{sevens:?}");
    }
}

#[test]
fn a_team_seals_a_suit_as_soon_as_it_has_both_7s() {
    let tricks = ["0: WA E7 C7 D5", "0: W2 E7* C8 D6"];
    let rig = Rig::played(options(4, Mode::NextSevens), &script(&tricks, &[]));
    let sealed = Event::Sealed { seats: [0, 2].map(seat).into_iter().collect(), suit: Suit::Earth, seals: 1 };
    assert_eq!(rig.events.last(), Some(&sealed));
    let sides = rig.table.game().public().sides;
    assert_eq!(sides[0].seals.iter().collect::<Vec<_>>(), [Suit::Earth]);
    assert!(sides[1].seals.is_empty());
    assert_eq!(sides[0].bosses, cards("E7,E7*,C7"));
}

#[test]
fn there_is_no_seven_trick_rule() {
    let tricks = [
        "0: WA E2 C3 L4",
        "0: W2 E3 C4 L5",
        "0: W3 E4 C5 L6",
        "0: W4 E5 C6 L8",
        "0: W5 E6 C8 L9",
        "0: W6 E8 C9 L10",
        "0: W7 D5 D6 D8",
        "0: W7* D9 D10 D11",
    ];
    let rig = Rig::played(options(4, Mode::NextSevens), &script(&tricks, &[]));
    assert_eq!(rig.mover(), seat(0));
    assert_eq!(rig.table.game().public().sides[0].tricks, 8);
}

const SEALING: [&str; 6] =
    ["0: WA E7 C7 L7", "0: W2 E7* C7* L7*", "0: W3 D7 F7 S7", "0: W4 D7* F7* S8", "0: W7 S7* E2 E3", "0: W7* E4 E5 E6"];

#[test]
fn seven_seals_end_the_game_in_mid_round() {
    let mut rig = Rig::dealt(options(4, Mode::NextSevens), &script(&SEALING, &[]));
    rig.play_tricks(&SEALING[..5]);
    assert_eq!(rig.table.outcome(), None);
    rig.play_tricks(&SEALING[5..]);
    let outcome = rig.table.outcome().expect("seven seals");
    assert_eq!(outcome.scores.as_slice(), [7, 0, 7, 0]);
    assert_eq!((outcome.winners, &*outcome.end), ([0, 2].map(seat).into_iter().collect(), "seals"));
}

#[test]
fn in_the_short_form_four_seals_win_and_one_trick_can_bring_two() {
    let mut rig = Rig::dealt(options(4, Mode::NextSevensShort), &script(&SEALING, &[]));
    rig.play_tricks(&SEALING[..3]);
    assert_eq!(rig.table.outcome(), None, "three seals are not enough");
    rig.play_tricks(&SEALING[3..4]);
    let outcome = rig.table.outcome().expect("five seals");
    assert_eq!(outcome.scores.as_slice(), [5, 0, 5, 0]);
    assert_eq!((outcome.winners, &*outcome.end), ([0, 2].map(seat).into_iter().collect(), "seals"));
}
