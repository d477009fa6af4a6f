//! How a round ends, what it is worth, and who wins the game.

use serde::{Deserialize, Serialize};
use table::{Outcome, PerSeat, SeatSet};
use ts_rs::TS;

use crate::{BOSSES, Card, Cards, Goal, Mode, Side, Suit, Tally, Variant, YokaiSeptet};

/// Why a round is over.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
#[ts(export_to = "yokai-septet/")]
pub enum EndReason {
    /// The winner of the trick has enough bosses.
    Bosses,
    /// The winner of the trick has won too many tricks.
    Greed,
    /// All cards have been played.
    EmptyHands,
    /// A team has sealed all it needs, and the game is over.
    Seals,
}

/// How a round ended.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, TS)]
#[ts(export_to = "yokai-septet/")]
pub struct RoundEnd {
    /// Why.
    pub reason: EndReason,
    /// Who won the round; nobody if a round of Next Sevens was just played out.
    pub winners: SeatSet,
    /// The bosses that the winners ended with; none where bosses do not count.
    pub bosses: Cards,
    /// The points for each winning side.
    pub points: u8,
}

/// The numbers that end a round.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Limits {
    /// A side with so many bosses wins.
    pub bosses: usize,
    /// A side that has won so many tricks is greedy.
    pub tricks: u8,
    /// After so many tricks the hands are empty.
    pub all_tricks: usize,
}

/// What ends a round of `classic` or `duel`. (yokai-septet.md, Classic 5 and Duel 5)
#[must_use]
pub fn limits(variant: &Variant) -> Limits {
    match variant.seats {
        2 => Limits { bosses: 4, tricks: 13, all_tricks: 23 },
        3 => Limits { bosses: 3, tricks: 7, all_tricks: 16 },
        _ => Limits { bosses: 4, tricks: 7, all_tricks: 12 },
    }
}

/// Why the round is over when the side that has just won a trick has this `tally` and so many tricks are `finished`, if
/// it is. The order of the tests matters.
pub(crate) fn end_reason(variant: &Variant, tally: &Tally, finished: usize) -> Option<EndReason> {
    if variant.mode.has_seals() {
        let enough = if variant.mode == Mode::NextSevens { 7 } else { 4 };
        return if tally.seals.len() >= enough {
            Some(EndReason::Seals)
        } else {
            (finished == variant.hand_size()).then_some(EndReason::EmptyHands)
        };
    }
    let limits = limits(variant);
    if tally.bosses.len() >= limits.bosses {
        Some(EndReason::Bosses)
    } else if tally.tricks >= limits.tricks {
        Some(EndReason::Greed)
    } else {
        (finished == limits.all_tricks).then_some(EndReason::EmptyHands)
    }
}

/// What comes of a round that is over for this reason after a trick won by `side`, which has this `tally` now.
/// (yokai-septet.md, Classic 6)
pub(crate) fn round_end(game: &YokaiSeptet, side: Side, tally: &Tally, reason: EndReason) -> RoundEnd {
    let variant = &game.variant;
    let seals = variant.mode.has_seals();
    let winners = match reason {
        EndReason::Bosses | EndReason::Seals => variant.seats_of(side),
        EndReason::Greed => SeatSet::all(variant.seats).minus(variant.seats_of(side)),
        EndReason::EmptyHands if seals => SeatSet::EMPTY,
        EndReason::EmptyHands => variant.seats_of(side),
    };
    let bosses = match reason {
        EndReason::Greed if variant.seats == 3 => Cards::EMPTY,
        EndReason::Greed => left_by_greed(game, tally.bosses),
        EndReason::EmptyHands if seals => Cards::EMPTY,
        EndReason::Bosses | EndReason::EmptyHands | EndReason::Seals => tally.bosses,
    };
    let points = match (variant.goal, reason) {
        _ if seals => 0,
        (Goal::TwoRounds, _) => 1,
        (Goal::SevenPoints, EndReason::Greed) if variant.seats == 3 => 3,
        (Goal::SevenPoints, _) => worth(variant, bosses, game.trump),
    };
    RoundEnd { reason, winners, bosses, points }
}

/// After greed the winners also take what nobody has captured: all of it is in hands and rows, as no boss can be
/// discarded. With 3 seats bosses do not count then.
fn left_by_greed(game: &YokaiSeptet, greedy: Cards) -> Cards {
    let out = game.trump_card.map_or(Cards::EMPTY, Cards::only);
    game.variant.deck().and(BOSSES).minus(out).minus(greedy)
}

/// What these bosses are worth: their icons, the trump suit's excepted.
#[must_use]
pub fn worth(variant: &Variant, bosses: Cards, trump: Option<Suit>) -> u8 {
    let suits = bosses.iter().map(Card::suit).filter(|&suit| Some(suit) != trump);
    suits.map(|suit| variant.icons.of(suit, variant.seats)).sum()
}

/// Scores and winners when the game is over. (yokai-septet.md, Classic 7 and Next Sevens 7)
pub(crate) fn outcome(game: &YokaiSeptet) -> Outcome {
    let variant = &game.variant;
    let seals = variant.mode.has_seals();
    let score = |side: Side| {
        let tally = &game.tallies[side];
        if seals { tally.seals.len() as i32 } else { i32::from(tally.points) }
    };
    let scores = PerSeat::from_fn(variant.seats, |seat| score(variant.side(seat)));
    let most = variant.sides().map(score).max();
    let top = |side: &Side| Some(score(*side)) == most;
    // Two can only be equal at the top after greed, with 3 seats: then the greedy player won the last trick.
    let on_the_left = game.tricks.leader().map(|greedy| variant.side(greedy.left(1, variant.seats)));
    let best = match variant.sides().filter(top).count() {
        1 => variant.sides().find(top),
        _ => on_the_left,
    };
    let winners = best.map_or(SeatSet::EMPTY, |side| variant.seats_of(side));
    Outcome { scores, winners, end: if seals { "seals" } else { "goal" }.into() }
}
