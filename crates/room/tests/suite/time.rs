//! The time for a move.

use protocol::socket::{FromClient, StandIn};
use room::{Act, Time};

use crate::desk::{A, B, Desk, seikatsu};

fn limited() -> Desk {
    Desk::new(2, seikatsu(2), |new| new.move_limit = Some(60))
}

fn missed(desk: &Desk) -> usize {
    desk.acts(|act| matches!(act, Act::TimeUp { .. }))
}

#[test]
fn one_missed_deadline_is_one_move_and_told_as_that() {
    let mut desk = limited();
    desk.wait(60);
    desk.let_bots_play();
    assert_eq!(missed(&desk), 1);
    assert_eq!(desk.view(B).told.last().unwrap().stand_in, Some(StandIn::Time));
    desk.play(B);
    desk.play(A);
    desk.play(B);
    desk.wait(60);
    desk.let_bots_play();
    assert_eq!(missed(&desk), 2);
    desk.play(B);
    desk.play(A);
    assert_eq!(desk.view(B).told.last().unwrap().stand_in, None, "the seat is still theirs");
}

#[test]
fn the_second_in_a_row_hands_the_seat_over_until_one_is_back() {
    let mut desk = limited();
    for _ in 0..2 {
        desk.wait(60);
        desk.let_bots_play();
        desk.play(B);
    }
    desk.let_bots_play();
    assert_eq!(missed(&desk), 2);
    assert_eq!(desk.view(B).told.last().unwrap().stand_in, Some(StandIn::Away));
    desk.ask(A, |n| FromClient::Back { n }).unwrap();
    desk.play(B);
    desk.play(A);
}

#[test]
fn leaving_and_coming_back_gives_no_new_time() {
    let mut desk = limited();
    desk.wait(50);
    desk.disconnect(A);
    desk.wait(5);
    desk.connect(A);
    desk.wait(5);
    assert_eq!(missed(&desk), 1);
}

#[test]
fn what_was_used_survives_a_sleep_in_which_no_time_passes() {
    let mut desk = limited();
    desk.wait(50);
    desk.disconnect(A);
    desk.disconnect(B);
    desk.wait(100);
    assert_eq!(missed(&desk), 0, "nobody was there to wait");
    desk.now = Time(desk.now.0 + 86_400_000);
    desk.restart();
    desk.connect(B);
    desk.connect(A);
    assert_eq!(desk.view(A).deadline, Some(desk.now.0 + 10_000));
    desk.wait(9);
    assert_eq!(missed(&desk), 0);
    desk.wait(1);
    assert_eq!(missed(&desk), 1);
}

#[test]
fn a_jump_of_the_clock_makes_nobody_late() {
    let mut desk = limited();
    for jump in [3_600_000, -7_200_000, 86_400_000] {
        desk.now = Time(desk.now.0 + jump);
        desk.wait(1);
    }
    assert_eq!(missed(&desk), 0);
    // And nothing waits for a clock that was set back.
    desk.now = Time(desk.now.0 - 86_400_000);
    desk.wait(60);
    assert_eq!(missed(&desk), 1);
}

#[test]
fn a_table_without_anybody_waits() {
    let mut desk = limited();
    desk.disconnect(A);
    desk.disconnect(B);
    let entries = desk.journal.len();
    desk.wait(600);
    desk.let_bots_play();
    assert_eq!(desk.journal.len(), entries);
    assert!(desk.room.may_sleep(desk.now));
}
