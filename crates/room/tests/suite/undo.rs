//! Taking moves back.

use protocol::ProblemCode;
use protocol::socket::{FromClient, FromServer, UndoAnswer};
use room::Act;
use table::SeatSet;

use crate::desk::{A, B, C, Desk, seat, seikatsu};

fn undone(desk: &Desk) -> usize {
    desk.acts(|act| matches!(act, Act::Undone { .. }))
}

fn answers(desk: &Desk) -> Vec<UndoAnswer> {
    let answer = |message: &FromServer| match message {
        FromServer::Undo { answer, .. } => Some(*answer),
        _ => None,
    };
    desk.told[&A].iter().filter_map(answer).collect()
}

/// The bag of a seikatsu table, which nobody but its journal knows.
fn bag(desk: &Desk) -> Vec<String> {
    let dealt = |act: &Act| match act {
        Act::Undone { redealt, .. } => {
            redealt.iter().find(|redealt| redealt.step == 0).map(|dealt| dealt.chance.clone())
        }
        Act::Chance { chance } => Some(chance.clone()),
        _ => None,
    };
    let deal = desk.journal.iter().rev().find_map(|entry| dealt(&entry.act)).unwrap();
    deal.split(" bag ").nth(1).unwrap().split(' ').map(String::from).collect()
}

#[test]
fn a_draw_that_only_the_asker_saw_needs_consent() {
    let mut desk = Desk::new(2, seikatsu(2), |_| {});
    desk.play(A);
    desk.undo(A).unwrap();
    assert_eq!(undone(&desk), 0, "the asker has seen a tile of the bag");
    assert_eq!(desk.info(B).undo.unwrap().waiting_for, SeatSet::only(seat(B)));
    desk.consent(B, true).unwrap();
    assert_eq!(undone(&desk), 1);
    assert_eq!(answers(&desk), [UndoAnswer::Granted]);
}

#[test]
fn what_was_drawn_and_taken_back_is_dealt_anew() {
    let mut desk = Desk::new(2, seikatsu(2), |_| {});
    let (before, first) = (desk.view(A), bag(&desk));
    desk.play(A);
    desk.undo(A).unwrap();
    desk.consent(B, true).unwrap();
    let second = bag(&desk);
    assert_eq!(second[..4], first[..4], "the hands are what was seen of the bag");
    assert_ne!(second, first);
    assert_eq!(desk.view(A).view.text(), before.view.text());
    // The journal tells the same table to whoever reads it.
    let now = desk.view(A);
    desk.restart();
    desk.connect(A);
    assert_eq!((desk.view(A).at, desk.view(A).view.text()), (now.at, now.view.text()));
    desk.play(A);
}

#[test]
fn alone_with_bots_undo_is_free_and_dealt_anew() {
    let mut desk = Desk::new(1, seikatsu(3), |_| {});
    let first = bag(&desk);
    desk.play(A);
    desk.let_bots_play();
    desk.undo(A).unwrap();
    assert_eq!(undone(&desk), 1);
    assert_ne!(bag(&desk), first);
    desk.play(A);
}

#[test]
fn an_absent_owner_has_a_say() {
    let mut desk = Desk::new(3, seikatsu(3), |_| {});
    desk.play(A);
    desk.disconnect(C);
    desk.wait(61);
    for voter in [A, B] {
        desk.ask(voter, |n| FromClient::Vote { n, seat: seat(C) }).unwrap();
    }
    assert_eq!(desk.acts(|act| matches!(act, Act::StoodIn { .. })), 1);
    desk.undo(A).unwrap();
    desk.consent(B, true).unwrap();
    assert_eq!(undone(&desk), 0);
    assert_eq!(desk.info(A).undo.unwrap().waiting_for, SeatSet::only(seat(C)));
    desk.connect(C);
    desk.consent(C, true).unwrap();
    assert_eq!(undone(&desk), 1);
}

#[test]
fn a_refusal_is_told_and_ends_the_asking() {
    let mut desk = Desk::new(2, seikatsu(2), |_| {});
    desk.play(A);
    desk.undo(A).unwrap();
    desk.undo(A).unwrap();
    desk.consent(B, false).unwrap();
    assert_eq!(answers(&desk), [UndoAnswer::Refused]);
    assert_eq!(desk.undo(A).unwrap_err().code, ProblemCode::Declined);
    // Elsewhere in the game it may be asked again, but not for ever.
    let mut asked = 0;
    for _ in 0..5 {
        desk.play(B);
        desk.play(A);
        asked += u32::from(desk.undo(A).is_ok());
    }
    assert_eq!(asked, 2);
    desk.wait(61);
    desk.play(B);
    desk.play(A);
    desk.undo(A).unwrap();
}

#[test]
fn consent_is_to_what_was_asked() {
    let mut desk = Desk::new(2, seikatsu(2), |_| {});
    desk.play(A);
    desk.undo(A).unwrap();
    let at = desk.info(B).undo.unwrap().at;
    desk.play(B);
    assert_eq!(answers(&desk), [UndoAnswer::Lapsed]);
    desk.undo(A).unwrap();
    let late = desk.ask(B, |n| FromClient::Consent { n, at, agree: true });
    assert_eq!(late.unwrap_err().code, ProblemCode::NothingToUndo);
    desk.consent(A, false).unwrap();
    assert_eq!(answers(&desk), [UndoAnswer::Lapsed, UndoAnswer::Withdrawn]);
    assert_eq!(undone(&desk), 0);
}

#[test]
fn what_taught_nobody_anything_is_taken_back_freely() {
    let passing = (games::find("yokai-septet").unwrap().variants)().into_iter().find(|setup| setup.seats == 4).unwrap();
    let mut desk = Desk::of("yokai-septet", 4, passing, |_| {});
    let pass = |desk: &Desk| {
        let view = desk.view(A);
        let spec = bots::Spec::of(bots::Level::Random);
        (view.at, (games::find("yokai-septet").unwrap().choose)(view.view.text(), spec, 1, &()).unwrap())
    };
    let (at, text) = pass(&desk);
    desk.ask(A, |n| FromClient::Move { n, at, text }).unwrap();
    desk.undo(A).unwrap();
    assert_eq!(undone(&desk), 1, "a pass that nobody has seen");
}
