//! Advice.

use protocol::ConnectionId;
use protocol::socket::{FromClient, FromServer};

use crate::desk::{A, Desk, seikatsu};

fn advice(desk: &Desk, who: ConnectionId) -> usize {
    desk.told[&who].iter().filter(|message| matches!(message, FromServer::Hint { .. })).count()
}

#[test]
fn a_master_thinks_once_for_a_seat() {
    let mut desk = Desk::new(1, seikatsu(2), |_| {});
    for _ in 0..8 {
        desk.ask(A, |n| FromClient::Hint { n }).unwrap();
    }
    assert!(desk.ask(A, |n| FromClient::Hint { n }).is_err());
    assert_eq!(desk.jobs.len(), 1);
    desk.work(|_| true);
    assert_eq!(advice(&desk, A), 8, "every question has its answer");
}

#[test]
fn a_hint_is_cancelled_with_its_connection_and_thought_about_when_it_is_back() {
    let mut desk = Desk::new(1, seikatsu(2), |_| {});
    desk.ask(A, |n| FromClient::Hint { n }).unwrap();
    let job = desk.jobs.remove(0).id;
    desk.disconnect(A);
    assert_eq!(desk.cancelled, [job]);
    assert!(desk.jobs.is_empty());
    desk.connect(A);
    desk.work(|_| true);
    assert_eq!(advice(&desk, A), 1);
    desk.disconnect(A);
    desk.connect(A);
    assert!(desk.jobs.is_empty(), "it has been answered");
}

#[test]
fn a_hint_for_an_old_position_is_cancelled() {
    let mut desk = Desk::new(1, seikatsu(2), |_| {});
    desk.ask(A, |n| FromClient::Hint { n }).unwrap();
    let job = desk.jobs.remove(0).id;
    desk.play(A);
    assert_eq!(desk.cancelled, [job]);
}
