//! Every rule that forbids a move is named where it does, and only there.

use std::collections::HashSet;

use shikoku::{Card, Move, Options, Phase, Reason, Shikoku};
use table::{Dice, Options as _, Reason as _, Seat, Table, Turn, View, WhyNot, variants, why_not};

/// Whether what is said of a move that is not allowed is true.
fn holds(view: &View<Shikoku>, mv: Move, why: &WhyNot<Reason>) -> bool {
    let phase = view.public.phase;
    match (why, mv) {
        (WhyNot::Over, _) => phase == Phase::Over,
        (WhyNot::ChanceFirst, _) => phase == Phase::SetUp,
        (WhyNot::NotYourTurn { seats }, _) => view.turn == Turn::Move(*seats) && !seats.contains(view.seat),
        (WhyNot::Rule(Reason::Collecting), Move::Play(_)) => phase == Phase::Collect,
        (WhyNot::Rule(Reason::Playing), Move::Take(_)) => phase == Phase::Play,
        (WhyNot::Rule(Reason::NotInHand { card }), Move::Play(played)) => {
            phase == Phase::Play && *card == played && !view.private.hand.contains(played)
        }
        (WhyNot::Rule(Reason::NotInLine { card }), Move::Take(taken)) => {
            phase == Phase::Collect && *card == taken && !view.public.previous.cards().contains(taken)
        }
        _ => false,
    }
}

fn ask(table: &Table<Shikoku>, met: &mut HashSet<&'static str>) {
    for seat in Seat::all(table.options().seats()) {
        let view = table.view(seat);
        for mv in Card::ALL.into_iter().flat_map(|card| [Move::Play(card), Move::Take(card)]) {
            let why = why_not(&view, &mv.to_string());
            assert_eq!(why.is_none(), view.moves.contains(&mv), "a move that is allowed has nothing against it");
            let Some(why) = why else { continue };
            assert!(holds(&view, mv, &why), "{why:?} of {mv} by {view:?}");
            met.insert(match why {
                WhyNot::Rule(Reason::Collecting) => "collecting",
                WhyNot::Rule(Reason::Playing) => "playing",
                WhyNot::Rule(Reason::NotInHand { .. }) => "hand",
                WhyNot::Rule(Reason::NotInLine { .. }) => "line",
                _ => "turn",
            });
        }
    }
}

#[test]
fn every_rule_of_cards_says_why() {
    let mut met = HashSet::new();
    for options in variants::<Options>() {
        testkit::walk::<Shikoku>(&options, &mut Dice::new(11), |table, _| ask(table, &mut met));
    }
    assert_eq!(met.len(), 5, "{met:?}");
}

#[test]
fn a_number_that_no_card_has_is_told() {
    let view = Table::<Shikoku>::new(Options::new(3).unwrap()).view(Seat::new(0));
    for (text, number) in [("play 34", 34), ("take 0", 0), ("play 1000", 1000)] {
        let reason = Reason::NoCard { number };
        assert_eq!(reason.paragraph(), "Cards");
        assert_eq!(why_not(&view, text), Some(WhyNot::Rule(reason)));
    }
    for text in ["play 07", "17", "play x", "play -1", "play"] {
        assert!(matches!(why_not(&view, text), Some(WhyNot::Unreadable { .. })), "{text} is a matter of writing");
    }
}
