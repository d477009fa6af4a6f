//! Why a card cannot be passed, discarded or played: every reason is true, and every one is met.

use std::collections::BTreeSet;

use serde_json::json;
use table::{Dice, Seat, Table, View, WhyNot, why_not};
use yokai_septet::{
    Action, Card, Cards, Goal, Mode, Move, NEXT_SEVENS_DECK, OpenRows, Options, Reason, Stage, YokaiSeptet,
};

use crate::rig::classic;

/// A seat's cards on the table that it can play in a duel.
fn open(view: &View<YokaiSeptet>, seat: Seat) -> Cards {
    view.public.rows.get(seat.index()).map_or(Cards::EMPTY, OpenRows::open)
}

/// Whether a reason is true of a move that is not allowed.
fn holds(view: &View<YokaiSeptet>, action: Action, reason: &Reason) -> bool {
    let (hand, stage) = (view.private.hand, view.public.stage);
    let mine = hand.or(open(view, view.seat));
    let elsewhere = Seat::all(2).filter(|&seat| seat != view.seat);
    let elsewhere = elsewhere.fold(Cards::EMPTY, |cards, seat| cards.or(open(view, seat)));
    let played: Cards = view.public.tricks.iter().flat_map(|trick| trick.cards.iter().flatten().copied()).collect();
    match (reason, action) {
        (Reason::PassFirst, Action::Play(_) | Action::Discard(_)) => stage == Stage::Pass,
        (Reason::DiscardFirst, Action::Play(_) | Action::Pass(_)) => stage == Stage::Discard,
        (Reason::PlayNow, Action::Pass(_) | Action::Discard(_)) => stage == Stage::Play,
        (Reason::NotInHand { card }, Action::Play(named) | Action::Discard(named)) => {
            *card == named && !mine.contains(*card) && !played.contains(*card)
        }
        (Reason::NotInHand { card }, Action::Pass(pass)) => pass.contains(card) && !hand.contains(*card),
        (Reason::PassedTwice { card }, Action::Pass(pass)) => pass.iter().filter(|other| *other == card).count() > 1,
        (Reason::DeckOrder { cards }, Action::Pass(pass)) => {
            view.public.options.mode() == Mode::Classic && !pass.is_sorted() && *cards == pass.into_iter().collect()
        }
        (Reason::DiscardFromRows { card }, Action::Discard(_)) => open(view, view.seat).contains(*card),
        (Reason::DiscardBoss { card }, Action::Discard(_)) => card.rank() == 7 && hand.contains(*card),
        (Reason::MustFollow { suit, cards }, Action::Play(card)) => {
            view.public.tricks.led() == Some(*suit)
                && card.suit() != *suit
                && *cards == mine.and(suit.cards())
                && !cards.is_empty()
        }
        (Reason::AlreadyPlayed { card }, Action::Play(_)) => played.contains(*card),
        (Reason::InOthersRows { seat, card }, Action::Play(_)) => {
            *seat != view.seat && open(view, *seat).contains(*card)
        }
        (Reason::NotOpen { card }, Action::Play(_)) => {
            view.public.options.mode() == Mode::Duel && !mine.or(elsewhere).or(played).contains(*card)
        }
        _ => false,
    }
}

/// Every card played and discarded, and a few passes, of the hand or not.
fn some_moves(view: &View<YokaiSeptet>, dice: &mut Dice) -> Vec<Move> {
    let [deck, hand] = [NEXT_SEVENS_DECK, view.private.hand].map(|cards| cards.iter().collect::<Vec<Card>>());
    let mut moves: Vec<_> = deck.iter().flat_map(|&card| [Move::play(card), Move::discard(card)]).collect();
    for from in [&deck, &hand, &hand, &hand, &hand, &hand].into_iter().filter(|from| !from.is_empty()) {
        moves.push(Move::pass([(); 3].map(|()| *dice.choose(from).expect("it is not empty"))));
    }
    moves
}

#[test]
fn every_reason_is_true_and_every_one_is_met() {
    let mut met = BTreeSet::new();
    for (seats, mode) in [(3, Mode::Classic), (4, Mode::NextSevensShort), (2, Mode::Duel)] {
        let options = Options::new(seats, mode, Goal::SevenPoints).unwrap();
        testkit::walk::<YokaiSeptet>(&options, &mut Dice::stream(1, 10), |table, dice| {
            for seat in table.turn().seats() {
                let view = table.view(seat);
                for mv in some_moves(&view, dice) {
                    match why_not(&view, &mv.to_string()) {
                        None => assert!(view.moves.contains(&mv)),
                        Some(WhyNot::Rule(reason)) => {
                            assert!(holds(&view, mv.action(), &reason), "{mv}: {reason:?} in {view:?}");
                            met.insert(json!(reason)["reason"].to_string());
                        }
                        Some(other) => panic!("{mv}: {other:?}"),
                    }
                }
            }
        });
    }
    // The others are about how moves are written.
    assert_eq!(met.len(), 12, "{met:?}");
}

#[test]
fn what_cannot_be_read_is_told_by_what_is_wrong_with_it() {
    let mut table = Table::<YokaiSeptet>::new(classic(4));
    table.roll(&mut Dice::new(1)).unwrap();
    let view = table.view(Seat::new(0));
    let cases = [
        ("pass W2 E7", json!({"reason": "pass-count", "count": 2})),
        ("pass W2 E7 C4 C5", json!({"reason": "pass-count", "count": 4})),
        ("discard", json!({"reason": "discard-count", "count": 0})),
        ("W9", json!({"reason": "no-card", "text": "W9"})),
        ("pass W2 E7 S14", json!({"reason": "no-card", "text": "S14"})),
    ];
    for (text, reason) in cases {
        assert_eq!(json!(why_not(&view, text)), reason, "{text}");
    }
    assert_eq!(json!(why_not(&view, "W02"))["reason"], "unreadable");
}
