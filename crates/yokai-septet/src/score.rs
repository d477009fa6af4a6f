//! How a round ends, what it is worth, and who wins the game.

use serde::Serialize;
use table::{Options as _, Outcome, PerSeat, SeatSet};
use ts_rs::TS;

use crate::{Card, Cards, Goal, Mode, Options, Side, Suit, YokaiSeptet};

/// Why a round is over.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, TS)]
#[serde(rename_all = "kebab-case")]
#[ts(export_to = "yokai-septet/")]
pub enum Reason {
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
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, TS)]
#[ts(export_to = "yokai-septet/")]
pub struct RoundEnd {
    /// Why.
    pub reason: Reason,
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
pub fn limits(options: &Options) -> Limits {
    match options.seats() {
        2 => Limits { bosses: 4, tricks: 13, all_tricks: 23 },
        3 => Limits { bosses: 3, tricks: 7, all_tricks: 16 },
        _ => Limits { bosses: 4, tricks: 7, all_tricks: 12 },
    }
}

/// Why the round is over after a trick won by `side`, if it is. The order of the tests matters.
pub(crate) fn reason(game: &YokaiSeptet, side: Side) -> Option<Reason> {
    let tally = &game.tallies[side];
    let finished = game.tricks.finished();
    if game.options.mode().has_seals() {
        let enough = if game.options.mode() == Mode::NextSevens { 7 } else { 4 };
        return if tally.seals.len() >= enough {
            Some(Reason::Seals)
        } else {
            (finished == game.options.hand_size()).then_some(Reason::EmptyHands)
        };
    }
    let limits = limits(&game.options);
    if tally.bosses.len() >= limits.bosses {
        Some(Reason::Bosses)
    } else if tally.tricks >= limits.tricks {
        Some(Reason::Greed)
    } else {
        (finished == limits.all_tricks).then_some(Reason::EmptyHands)
    }
}

/// What comes of a round that is over for this reason after a trick won by `side`. (yokai-septet.md, Classic 5 and 6)
pub(crate) fn round_end(game: &YokaiSeptet, side: Side, reason: Reason) -> RoundEnd {
    let options = &game.options;
    let winners = match reason {
        Reason::Bosses | Reason::Seals => options.seats_of(side),
        Reason::Greed => options
            .sides()
            .filter(|&other| other != side)
            .fold(SeatSet::EMPTY, |seats, other| options.seats_of(other).iter().fold(seats, SeatSet::with)),
        Reason::EmptyHands if options.mode().has_seals() => SeatSet::EMPTY,
        Reason::EmptyHands => options.seats_of(side),
    };
    let bosses = bosses_of_winners(game, side, reason);
    let points = match (options.mode(), options.goal(), reason) {
        (Mode::NextSevens | Mode::NextSevensShort, ..) => 0,
        (_, Goal::TwoRounds, _) => 1,
        (_, Goal::SevenPoints, Reason::Greed) if options.seats() == 3 => 3,
        (_, Goal::SevenPoints, _) => icons(bosses, game.trump, options.seats()),
    };
    RoundEnd { reason, winners, bosses, points }
}

/// After greed the winners also take what nobody has captured: all of it is in hands and rows, as no boss can be
/// discarded. With 3 seats bosses do not count then.
fn bosses_of_winners(game: &YokaiSeptet, side: Side, reason: Reason) -> Cards {
    let greedy = game.tallies[side].bosses;
    match reason {
        Reason::Greed if game.options.seats() == 3 => Cards::NONE,
        Reason::Greed => {
            let out = game.trump_card.map_or(Cards::NONE, Cards::only);
            game.options.deck().and(Cards::BOSSES).without(out).without(greedy)
        }
        Reason::EmptyHands if game.options.mode().has_seals() => Cards::NONE,
        Reason::Bosses | Reason::EmptyHands | Reason::Seals => greedy,
    }
}

/// The icons of these bosses, the trump suit's excepted.
#[must_use]
pub fn icons(bosses: Cards, trump: Option<Suit>, seats: u8) -> u8 {
    let suits = bosses.iter().map(Card::suit).filter(|&suit| Some(suit) != trump);
    suits.map(|suit| suit.icons() + if seats == 3 { suit.three_seat_icons() } else { 0 }).sum()
}

/// Scores and winners when the game is over. (yokai-septet.md, Classic 7 and Next Sevens 7)
pub(crate) fn outcome(game: &YokaiSeptet) -> Outcome {
    let options = &game.options;
    let seals = options.mode().has_seals();
    let score = |side: Side| {
        let tally = &game.tallies[side];
        if seals { tally.seals.len() as i32 } else { i32::from(tally.points) }
    };
    let scores = PerSeat::from_fn(options.seats(), |seat| score(options.side(seat)));
    let most = options.sides().map(score).max();
    let top = |side: &Side| Some(score(*side)) == most;
    // Two can only be equal at the top after greed, with 3 seats: then the greedy player won the last trick.
    let on_the_left = game.tricks.leader().map(|greedy| options.side(greedy.left(1, options.seats())));
    let best = match options.sides().filter(top).count() {
        1 => options.sides().find(top),
        _ => on_the_left,
    };
    let winners = best.map_or(SeatSet::EMPTY, |side| options.seats_of(side));
    Outcome { scores, winners, end: if seals { "seals" } else { "goal" } }
}
