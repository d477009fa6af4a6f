//! What bots must see in Yokai Septet.

use bots::{Spec, make};
use table::{Seat, Table};
use yokai_septet::{Cards, Deal, Goal, Mode, Move, Options, YokaiSeptet};

/// The hands after passing: Snow is trump, seat 0 holds the A and leads, seats 1 and 2 have no Wind.
const HANDS: [&str; 4] = [
    "WA,W2,W3,E2,E3,C3,C4,L4,L5,D5,D6,F6",
    "E6,E7,C7,C8,L8,L9,D9,D10,F9,F10,S9,S10",
    "E8,C9,L7,L10,D7,D11,F7,F11,F12,S7,S11,S12",
    "W4,W5,W6,W7,E4,E5,C5,C6,L6,D8,F8,S8",
];

/// A table where these hands have been passed and these cards played.
fn table(played: &str) -> Table<YokaiSeptet> {
    let mut table = Table::new(Options::new(4, Mode::Classic, Goal::SevenPoints).unwrap());
    let hands = HANDS.map(|hand| hand.split(',').map(|card| card.parse().unwrap()).collect::<Cards>());
    // Each pair of partners has swapped the first three cards of their hands.
    let gifts = hands.map(|hand| hand.iter().take(3).collect::<Cards>());
    let mut dealt = table::PerSeat::new(4);
    for (seat, place) in Seat::all(4).zip(0..) {
        dealt[seat] = hands[place].minus(gifts[place]).or(gifts[(place + 2) % 4]);
    }
    table.chance(Deal::Classic { hands: dealt, trump: "S13".parse().unwrap() }).unwrap();
    for (seat, place) in Seat::all(4).zip(0..) {
        let gift: Vec<_> = gifts[(place + 2) % 4].iter().collect();
        table.play(seat, Move::pass([gift[0], gift[1], gift[2]])).unwrap();
    }
    for card in played.split_whitespace() {
        let seat = table.turn().seats().iter().next().unwrap();
        table.play(seat, Move::play(card.parse().unwrap())).unwrap();
    }
    table
}

/// What an adept and a master play after these cards.
fn choices(played: &str) -> [String; 2] {
    let table = table(played);
    let seat = table.turn().seats().iter().next().unwrap();
    ["adept", "master:400it"].map(|bot| {
        let spec: Spec = bot.parse().unwrap();
        make::<YokaiSeptet>(spec, 1).choose(&table.view(seat), &()).to_string()
    })
}

#[test]
fn bosses_are_kept_from_a_trick_that_the_others_win() {
    for card in choices("WA") {
        assert!(!["E7", "C7"].contains(&card.as_str()), "{card}");
    }
    for card in choices("WA E6 E8") {
        assert_ne!(card, "W7");
    }
}

#[test]
fn a_boss_goes_to_the_partners_sure_trick() {
    for card in choices("WA E6") {
        assert!(["L7", "D7", "F7", "S7"].contains(&card.as_str()), "{card}");
    }
}

#[test]
fn a_team_with_six_tricks_does_not_lead_a_card_that_must_win() {
    let six = "WA E6 E8 W4  C4 C8 C9 C6  S12 S8 E2 S9  S11 W5 E3 S10  F12 F8 F6 F9  F11 W6 C3 F10";
    for card in choices(six) {
        assert!(["L7", "D7"].contains(&card.as_str()), "{card}");
    }
}
