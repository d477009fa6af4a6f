//! Two thousand worlds in which everything breaks, and what hosts must not do is found.

use simulation::{Mistake, run, run_all};

const WORLDS: u64 = 2000;

#[test]
fn whatever_breaks_every_game_goes_on_to_its_end() {
    let report = run_all(0..WORLDS, None).unwrap_or_else(|failure| panic!("{failure}"));
    // A world that nothing happens in shows nothing.
    let often = ["dead hosts", "failed writes", "wedged stores", "overflows", "jumps", "free undos", "granted undos"];
    let seldom = ["missed deadlines", "stand-ins", "seats left", "seats handed over", "pauses"];
    for (what, least) in often.map(|what| (what, 100)).into_iter().chain(seldom.map(|what| (what, 20))) {
        assert!(report.counts.get(what).is_some_and(|&times| times >= least), "too few {what}: {:?}", report.counts);
    }
}

#[test]
fn a_seed_is_a_world() {
    let traced = |seed: u64| {
        let mut lines = Vec::new();
        run(seed, None, Some(&mut |line| lines.push(line.to_owned()))).unwrap();
        lines
    };
    assert_eq!(traced(7), traced(7));
    assert_ne!(traced(7), traced(8));
}

/// The failure that a mistake leads to in one of the worlds.
fn found(mistake: Mistake) -> String {
    run_all(0..WORLDS, Some(mistake)).expect_err("a mistake is found").what
}

#[test]
fn telling_before_keeping_is_found() {
    let what = found(Mistake::TellsFirst);
    assert!(what.contains("was told of position"), "{what}");
}

#[test]
fn going_on_after_a_failed_write_is_found() {
    let what = found(Mistake::GoesOn);
    assert!(what.contains("was told of position") || what.contains("is lost"), "{what}");
}

#[test]
fn deaf_sockets_are_found() {
    let what = found(Mistake::StaysOpen);
    assert!(what.contains("wait for ever"), "{what}");
}

#[test]
fn an_undo_by_a_single_vote_is_found() {
    let what = found(Mistake::OneVote);
    assert!(what.contains("with the consent of"), "{what}");
}

#[test]
fn counting_the_time_of_a_sleep_is_found() {
    let what = found(Mistake::CountsSleep);
    assert!(what.contains("was given"), "{what}");
}

#[test]
fn a_bot_that_takes_a_seat_over_at_once_is_found() {
    let what = found(Mistake::Hurries);
    assert!(what.contains("lost their seat"), "{what}");
}
