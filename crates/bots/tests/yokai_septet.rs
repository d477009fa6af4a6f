//! What bots must see in Yokai Septet.

use bots::{Spec, make};
use table::{PerSeat, Seat, Table};
use yokai_septet::{Card, Cards, Deal, Goal, Mode, Move, Options, Sevens, YokaiSeptet};

/// The hands after passing: Snow is trump, seat 0 holds the A and leads, seats 1 and 2 have no Wind.
const HANDS: [&str; 4] = [
    "WA,W2,W3,E2,E3,C3,C4,L4,L5,D5,D6,F6",
    "E6,E7,C7,C8,L8,L9,D9,D10,F9,F10,S9,S10",
    "E8,C9,L7,L10,D7,D11,F7,F11,F12,S7,S11,S12",
    "W4,W5,W6,W7,E4,E5,C5,C6,L6,D8,F8,S8",
];

/// The hands after passing of a game with two 7s a suit, seat 0 holding the A.
const HANDS_WITH_TWINS: [&str; 4] = [
    "WA,W2,W3,W4,E2,E3,E4,C3,C4,C5,L4,L5,F6,F7",
    "W5,W6,E5,E6,C6,C8,L6,L8,D5,D6,F11,F12,S8,S9",
    "W7,E7,E8,C7,C9,L7,L9,D7,D8,D9,F7*,F8,S10,S11",
    "W7*,E7*,C7*,L7*,L10,D7*,D10,D11,F9,F10,S7,S7*,S12,S13",
];

/// A table where these hands have been passed and these cards played.
fn table(options: Options, hands: [&str; 4], played: &str) -> Table<YokaiSeptet> {
    let twins = options.variant().mode().has_seals();
    let hands = hands.map(|hand| hand.split(',').map(|card| card.parse().unwrap()).collect::<Vec<Card>>());
    let mut dealt = hands.each_ref().map(|hand| hand.iter().copied().collect::<Cards>());
    // Everybody has received the first three cards of their hands: from all others, or from their partners.
    let passes = [0, 1, 2, 3].map(|giver| {
        let receivers = if twins { [1, 2, 3] } else { [2, 2, 2] }.map(|steps| (giver + steps) % 4);
        let pass = [0, 1, 2].map(|place| hands[receivers[place]][place]);
        for (card, receiver) in pass.into_iter().zip(receivers) {
            dealt[receiver] = dealt[receiver].without(card);
            dealt[giver] = dealt[giver].with(card);
        }
        pass
    });
    let dealt = PerSeat::from_fn(4, |seat| dealt[seat.index()]);
    let deal = if twins {
        Deal::NextSevens { hands: dealt }
    } else {
        Deal::Classic { hands: dealt, trump: "S13".parse().unwrap() }
    };
    let mut table = Table::new(options);
    table.chance(deal).unwrap();
    for (seat, pass) in Seat::all(4).zip(passes) {
        table.play(seat, Move::pass(pass)).unwrap();
    }
    for card in played.split_whitespace() {
        let seat = table.turn().seats().first().unwrap();
        table.play(seat, Move::play(card.parse().unwrap())).unwrap();
    }
    table
}

/// What an adept and a master play at a table.
fn choices_at(table: &Table<YokaiSeptet>) -> [String; 2] {
    let seat = table.turn().seats().first().unwrap();
    ["adept", "master:400it"].map(|bot| {
        let spec: Spec = bot.parse().unwrap();
        make::<YokaiSeptet>(spec, 1).choose(&table.view(seat), &()).to_string()
    })
}

/// What they play in a classic round after these cards.
fn choices(played: &str) -> [String; 2] {
    choices_at(&table(Options::new(4, Mode::Classic, Goal::SevenPoints).unwrap(), HANDS, played))
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

#[test]
fn a_pair_of_7s_is_made_where_its_first_wins_whatever_else_lies_there() {
    let options = Options::new(4, Mode::NextSevens, Goal::SevenPoints).unwrap();
    for (sevens, twin) in [(Sevens::Tie, false), (Sevens::First, true)] {
        let table = table(options.clone().with_sevens(sevens).unwrap(), HANDS_WITH_TWINS, "F7 F11");
        for card in choices_at(&table) {
            assert_eq!(card == "F7*", twin, "{card} by {sevens:?}");
        }
    }
}
