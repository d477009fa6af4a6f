//! Leaving, and coming back.

use protocol::socket::FromClient;
use protocol::{Place, Status};
use room::{Act, Command};

use crate::desk::{A, B, Desk, seikatsu};

fn kept(desk: &Desk, viewer: protocol::ConnectionId, place: usize) -> (Option<i64>, bool) {
    match desk.info(viewer).places[place] {
        Place::Person { kept_until, stand_in, .. } => (kept_until, stand_in),
        _ => panic!("a person sits there"),
    }
}

#[test]
fn a_game_with_bots_waits_for_days() {
    let mut desk = Desk::new(1, seikatsu(3), |_| {});
    desk.play(A);
    let entries = desk.journal.len();
    desk.command(A, Command::Leave).unwrap();
    desk.disconnect(A);
    desk.let_bots_play();
    desk.wait(1000);
    assert!(desk.room.may_sleep(desk.now));
    assert!(desk.journal.len() <= entries + 1, "a bot that was thinking may finish its move");
    desk.connect(A);
    desk.let_bots_play();
    desk.play(A);
}

#[test]
fn among_people_the_seat_is_kept_for_a_time_that_is_told() {
    let mut desk = Desk::new(2, seikatsu(2), |_| {});
    assert_eq!(desk.info(A).seat_kept, 300);
    desk.command(B, Command::Leave).unwrap();
    desk.disconnect(B);
    assert_eq!(kept(&desk, A, 1), (Some(desk.now.0 + 300_000), false));
    desk.wait(299);
    desk.connect(B);
    assert_eq!(kept(&desk, A, 1), (None, false));
    desk.command(B, Command::Leave).unwrap();
    desk.disconnect(B);
    desk.wait(300);
    assert_eq!(kept(&desk, A, 1), (None, true));
    desk.connect(B);
    assert_eq!(kept(&desk, A, 1), (None, true), "looking is not coming back to play");
    desk.ask(B, |n| FromClient::Back { n }).unwrap();
    assert_eq!(kept(&desk, A, 1), (None, false));
}

#[test]
fn a_bot_finishes_if_one_wants_it() {
    let mut desk = Desk::new(1, seikatsu(3), |_| {});
    desk.ask(A, |n| FromClient::HandOver { n }).unwrap();
    desk.disconnect(A);
    desk.let_bots_play();
    desk.connect(A);
    assert_eq!(desk.info(A).status, Status::Over);
}

#[test]
fn old_journals_still_tell_their_tables() {
    let mut desk = Desk::new(2, seikatsu(2), |_| {});
    desk.play(A);
    // As they were written before seats were kept and bags dealt anew.
    let acts = [r#"{"act":"stood-in","seat":1}"#, r#"{"act":"undone","steps":1}"#, r#"{"act":"returned","seat":1}"#];
    for act in acts {
        desk.journal.push(room::Entry::read(desk.now, act).unwrap());
    }
    assert!(matches!(&desk.journal[desk.journal.len() - 2].act, Act::Undone { redealt, .. } if redealt.is_empty()));
    desk.restart();
    desk.connect(A);
    desk.play(A);
}
