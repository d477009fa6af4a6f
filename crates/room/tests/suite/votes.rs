//! Votes for a bot.

use protocol::socket::FromClient;
use room::Act;

use crate::desk::{A, B, Desk, seat, seikatsu};

fn stood_in(desk: &Desk) -> usize {
    desk.acts(|act| matches!(act, Act::StoodIn { .. }))
}

#[test]
fn a_vote_counts_after_a_minute_of_absence() {
    let mut desk = Desk::new(2, seikatsu(2), |_| {});
    desk.disconnect(B);
    desk.wait(10);
    desk.ask(A, |n| FromClient::Vote { n, seat: seat(B) }).unwrap();
    let vote = desk.info(A).votes.remove(0);
    assert_eq!(vote.counts_from, desk.now.0 + 50_000);
    desk.wait(49);
    assert_eq!(stood_in(&desk), 0);
    desk.wait(1);
    assert_eq!(stood_in(&desk), 1);
}

#[test]
fn whoever_comes_back_in_time_is_not_voted_out() {
    let mut desk = Desk::new(2, seikatsu(2), |_| {});
    desk.disconnect(B);
    desk.ask(A, |n| FromClient::Vote { n, seat: seat(B) }).unwrap();
    desk.wait(59);
    desk.connect(B);
    assert!(desk.info(A).votes.is_empty());
    desk.disconnect(B);
    desk.wait(59);
    assert_eq!(stood_in(&desk), 0);
}
