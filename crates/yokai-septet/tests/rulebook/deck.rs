//! Cards, Modes.

use table::{Options as _, Seat, parse};
use yokai_septet::{Card, Cards, Goal, Mode, Options, RULINGS, Suit};

use crate::rig::classic;

#[test]
fn a_deck_has_seven_suits_of_seven_ranks_each_with_its_7() {
    assert_eq!(Cards::CLASSIC.len(), 49);
    assert_eq!(Cards::NEXT_SEVENS.len(), 56);
    for (suit, low) in Suit::ALL.into_iter().zip(1..) {
        let ranks: Vec<_> = Cards::CLASSIC.and(Cards::of_suit(suit)).iter().map(Card::rank).collect();
        assert_eq!(ranks, (low..low + 7).collect::<Vec<_>>(), "{suit:?}");
        assert_eq!((suit.boss().rank(), suit.shiny_boss().rank()), (7, 7));
    }
}

#[test]
fn icons_are_those_of_the_table() {
    assert_eq!(Suit::ALL.map(Suit::icons), [0, 0, 1, 1, 1, 2, 2]);
    assert_eq!(Suit::ALL.map(Suit::three_seat_icons), [0, 1, 0, 1, 1, 1, 1]);
}

#[test]
fn cards_are_written_by_suit_letter_and_rank_in_deck_order() {
    let deck = Cards::NEXT_SEVENS.to_string();
    assert!(deck.starts_with("WA,W2,W3,W4,W5,W6,W7,W7*,E2,"), "{deck}");
    assert!(deck.contains(",C6,C7,C7*,C8,C9,L4,"), "{deck}");
    assert!(deck.ends_with(",S7,S7*,S8,S9,S10,S11,S12,S13"), "{deck}");
    for wrong in ["W1", "EA", "W8", "E1", "S6", "S14", "w2", "W02", "W+2", "F7**", "F8*", "", "W", "é"] {
        assert_eq!(parse::<Card>(wrong), None, "{wrong}");
    }
}

#[test]
fn modes_refuse_other_seat_counts_and_goals() {
    let refusal = |seats, mode, goal| Options::new(seats, mode, goal).unwrap_err().to_string();
    let points = Goal::SevenPoints;
    assert_eq!(refusal(2, Mode::Classic, points), "mode classic is for 3 or 4 seats, not for 2");
    assert_eq!(refusal(3, Mode::NextSevens, points), "mode next-sevens is for 4 seats, not for 3");
    assert_eq!(refusal(4, Mode::Duel, points), "mode duel is for 2 seats, not for 4");
    assert_eq!(
        refusal(4, Mode::NextSevensShort, Goal::TwoRounds),
        "mode next-sevens-short is won by seals, so its option goal must stay seven-points, not two-rounds"
    );
}

#[test]
fn seven_points_is_the_default_goal_and_classic_the_default_mode() {
    let defaults: Vec<_> = Options::CHOICES.iter().map(|choice| (choice.name, choice.values[0].name)).collect();
    assert_eq!(defaults, [("mode", "classic"), ("goal", "seven-points")]);
}

#[test]
fn partners_sit_across_with_4_seats_and_everyone_is_alone_with_3() {
    let sides = |seats| -> Vec<Vec<usize>> {
        let options = classic(seats);
        options.sides().map(|side| options.seats_of(side).iter().map(Seat::index).collect()).collect()
    };
    assert_eq!(sides(4), [[0, 2], [1, 3]]);
    assert_eq!(sides(3), [[0], [1], [2]]);
}

#[test]
fn rulings_have_different_ids_and_both_languages() {
    for (i, ruling) in RULINGS.iter().enumerate() {
        assert!(RULINGS[..i].iter().all(|other| other.id != ruling.id), "{}", ruling.id);
        assert!(!ruling.text.en.is_empty() && !ruling.text.fr.is_empty() && ruling.text.en != ruling.text.fr);
    }
}
