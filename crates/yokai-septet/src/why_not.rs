//! Why a card cannot be passed, discarded or played.

use serde::{Deserialize, Serialize};
use table::{Seat, View, shortened};
use ts_rs::TS;

use crate::{Action, Card, Cards, Mode, Move, OpenRows, Pass, Stage, Suit, YokaiSeptet};

/// A rule that forbids a move.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(tag = "reason", rename_all = "kebab-case")]
#[ts(export_to = "yokai-septet/")]
pub enum Reason {
    /// Three cards are passed before any is played.
    PassFirst,
    /// A card is discarded before any is played.
    DiscardFirst,
    /// A card is played: nothing is passed or discarded any more in this round.
    PlayNow,
    /// The card is not in the hand.
    NotInHand {
        /// Which.
        card: Card,
    },
    /// Three different cards are passed.
    PassedTwice {
        /// The card that was named twice.
        card: Card,
    },
    /// Cards for one and the same seat are named in deck order.
    DeckOrder {
        /// The cards in that order.
        cards: Cards,
    },
    /// Only a card of the hand is discarded.
    DiscardFromRows {
        /// A card that lies in the rows.
        card: Card,
    },
    /// A 7 cannot be discarded.
    DiscardBoss {
        /// The 7.
        card: Card,
    },
    /// Suit must be followed.
    MustFollow {
        /// The suit led.
        suit: Suit,
        /// What can be played.
        cards: Cards,
    },
    /// The card has been played in this round.
    AlreadyPlayed {
        /// Which.
        card: Card,
    },
    /// The card lies in the other duellist's rows.
    InOthersRows {
        /// Whose.
        seat: Seat,
        /// Which.
        card: Card,
    },
    /// The card is neither in the hand nor open in the rows.
    NotOpen {
        /// Which.
        card: Card,
    },
    /// Three cards are passed, not so many.
    PassCount {
        /// How many.
        count: u32,
    },
    /// One card is discarded, not so many.
    DiscardCount {
        /// How many.
        count: u32,
    },
    /// There is no such card.
    NoCard {
        /// What was written.
        text: String,
    },
}

impl table::Reason for Reason {
    fn paragraph(&self) -> &'static str {
        match self {
            Self::PassFirst
            | Self::PlayNow
            | Self::NotInHand { .. }
            | Self::PassedTwice { .. }
            | Self::DeckOrder { .. }
            | Self::MustFollow { .. }
            | Self::AlreadyPlayed { .. }
            | Self::PassCount { .. } => "Classic",
            Self::DiscardFirst
            | Self::DiscardFromRows { .. }
            | Self::DiscardBoss { .. }
            | Self::InOthersRows { .. }
            | Self::NotOpen { .. }
            | Self::DiscardCount { .. } => "Duel",
            Self::NoCard { .. } => "Cards",
        }
    }
}

pub(crate) fn why_not(view: &View<YokaiSeptet>, mv: Move) -> Reason {
    match (view.public.stage, mv.action()) {
        (Stage::Pass, Action::Pass(cards)) => why_not_pass(view, cards),
        (Stage::Pass, _) => Reason::PassFirst,
        (Stage::Discard, Action::Discard(card)) => why_not_discard(view, card),
        (Stage::Discard, _) => Reason::DiscardFirst,
        (_, Action::Play(card)) => why_not_play(view, card),
        (_, Action::Pass(_) | Action::Discard(_)) => Reason::PlayNow,
    }
}

fn why_not_pass(view: &View<YokaiSeptet>, pass: Pass) -> Reason {
    if let Some(&card) = pass.iter().find(|&&card| !view.private.hand.contains(card)) {
        return Reason::NotInHand { card };
    }
    match pass {
        [first, second, third] if first == second || first == third => Reason::PassedTwice { card: first },
        [_, second, third] if second == third => Reason::PassedTwice { card: second },
        // All three go to one seat, so their order means nothing and only one is written.
        _ => Reason::DeckOrder { cards: pass.into_iter().collect() },
    }
}

fn why_not_discard(view: &View<YokaiSeptet>, card: Card) -> Reason {
    if open_cards(view, view.seat).contains(card) {
        return Reason::DiscardFromRows { card };
    }
    if !view.private.hand.contains(card) {
        return Reason::NotInHand { card };
    }
    Reason::DiscardBoss { card }
}

fn why_not_play(view: &View<YokaiSeptet>, card: Card) -> Reason {
    let public = &view.public;
    let mine = view.private.hand.or(open_cards(view, view.seat));
    if let Some(suit) = public.tricks.led()
        && mine.contains(card)
    {
        // A card that one has and may not play is of another suit than the one led, which one has as well.
        return Reason::MustFollow { suit, cards: mine.and(suit.cards()) };
    }
    if public.hands.iter().any(|held| held.played.contains(card)) {
        return Reason::AlreadyPlayed { card };
    }
    if let Some((seat, _)) = public.hands.pairs().find(|&(seat, _)| open_cards(view, seat).contains(card)) {
        return Reason::InOthersRows { seat, card };
    }
    if public.options.mode == Mode::Duel { Reason::NotOpen { card } } else { Reason::NotInHand { card } }
}

/// A duellist's cards on the table that can be played.
fn open_cards(view: &View<YokaiSeptet>, seat: Seat) -> Cards {
    view.public.rows.get(seat.index()).map_or(Cards::EMPTY, OpenRows::open)
}

pub(crate) fn why_unreadable(text: &str) -> Option<Reason> {
    let words: Vec<&str> = text.split(' ').collect();
    let cards = match words[..] {
        ["pass", ref cards @ ..] if cards.len() != 3 => {
            return Some(Reason::PassCount { count: cards.len() as u32 });
        }
        ["discard", ref cards @ ..] if cards.len() != 1 => {
            return Some(Reason::DiscardCount { count: cards.len() as u32 });
        }
        ["pass" | "discard", ref cards @ ..] | ref cards @ [_] => cards,
        _ => return None,
    };
    let unknown = cards.iter().find(|card| card.parse::<Card>().is_err())?;
    Some(Reason::NoCard { text: shortened(unknown) })
}
