//! The state, and how the table sees it.

use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize};
use table::{
    Dice, Gain, Game, Options as _, Outcome, PerSeat, Refusal, Ruling, Seat, SeatSet, Spelling, Tell, Turn, View,
};
use ts_rs::TS;

use crate::score::{self, Standing};
use crate::{
    Board, Chance, Event, Expansion, Expansions, Kind, Move, ObjectSquares, Options, Pass, PerKind, Private, Prizes,
    Public, Reason, Tile, Tiles, ZenStack, ZenTiles,
};

/// A game of Miyabi, the order of the zen stack included.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Miyabi {
    pub(crate) rules: Rules,
    pub(crate) stage: Stage,
    /// Counted from 0; the number of rounds when the game is over.
    pub(crate) round: u8,
    /// Who has passed in this round.
    pub(crate) passed: SeatSet,
    pub(crate) boards: PerSeat<Board, 4>,
    /// Points scored so far.
    pub(crate) points: PerSeat<u32, 4>,
    /// Who claimed the bonus of each kind.
    pub(crate) bonuses: PerKind<Option<Seat>>,
    pub(crate) tiles: Supply,
    pub(crate) zen: Zen,
}

/// What stays the same during a game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Rules {
    pub(crate) seats: u8,
    pub(crate) pass: Pass,
    pub(crate) expansions: Expansions,
    pub(crate) prizes: Prizes,
    pub(crate) object: ObjectSquares,
}

impl Rules {
    /// How many rounds are played.
    pub(crate) const fn rounds(&self) -> u8 {
        8 - self.seats
    }
}

/// Where every garden tile of the box is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize, TS)]
#[ts(export_to = "miyabi/")]
pub struct Supply {
    /// To be taken in this round.
    pub offer: Tiles,
    /// To be drawn in later rounds.
    pub undrawn: Tiles,
    /// In the gardens, covered or not.
    pub laid: Tiles,
    /// Left over from earlier offers, out of the game.
    pub left_over: Tiles,
}

/// Where every zen tile is that is not in a garden.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) struct Zen {
    pub(crate) face_up: ZenTiles,
    /// Sorted before the shuffle and after the game, when its order means nothing.
    pub(crate) stack: ZenStack,
}

/// What is to be decided next.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, TS)]
#[serde(tag = "stage", content = "seat", rename_all = "kebab-case")]
#[ts(export_to = "miyabi/")]
pub enum Stage {
    /// Luck: the order of the zen tiles.
    ShuffleZen,
    /// The seat puts its frog on its board.
    SetFrog(Seat),
    /// Luck: the offer of the round.
    DrawOffer,
    /// The seat lays a tile or passes; its frog may step before that.
    Lay(Seat),
    /// The seat lays a tile or passes; its frog has stepped.
    LayAfterFrog(Seat),
    /// The seat has laid a tile; its frog may step.
    FrogOrEnd(Seat),
    /// Nothing: the game is over.
    Over,
}

impl<'de> Deserialize<'de> for Stage {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        #[derive(Deserialize)]
        struct Written {
            stage: Name,
            seat: Option<Seat>,
        }

        #[derive(Deserialize)]
        #[serde(rename_all = "kebab-case")]
        enum Name {
            ShuffleZen,
            SetFrog,
            DrawOffer,
            Lay,
            LayAfterFrog,
            FrogOrEnd,
            Over,
        }

        let Written { stage, seat } = Written::deserialize(deserializer)?;
        let seat = seat.ok_or_else(|| D::Error::missing_field("seat"));
        Ok(match stage {
            Name::ShuffleZen => Self::ShuffleZen,
            Name::SetFrog => Self::SetFrog(seat?),
            Name::DrawOffer => Self::DrawOffer,
            Name::Lay => Self::Lay(seat?),
            Name::LayAfterFrog => Self::LayAfterFrog(seat?),
            Name::FrogOrEnd => Self::FrogOrEnd(seat?),
            Name::Over => Self::Over,
        })
    }
}

impl Stage {
    /// Who is to move.
    #[must_use]
    pub const fn mover(self) -> Option<Seat> {
        match self {
            Self::SetFrog(seat) | Self::Lay(seat) | Self::LayAfterFrog(seat) | Self::FrogOrEnd(seat) => Some(seat),
            Self::ShuffleZen | Self::DrawOffer | Self::Over => None,
        }
    }
}

impl Miyabi {
    /// The level at which the first tile of each kind claims a bonus.
    pub const BONUS_LEVEL: u8 = 5;

    /// A seat's garden.
    #[must_use]
    pub fn board(&self, seat: Seat) -> &Board {
        &self.boards[seat]
    }

    /// The points that a seat has scored so far.
    #[must_use]
    pub fn scored(&self, seat: Seat) -> u32 {
        self.points[seat]
    }

    /// Who has passed in this round.
    #[must_use]
    pub fn passed(&self) -> SeatSet {
        self.passed
    }

    /// The tiles to be taken in this round.
    #[must_use]
    pub fn offer(&self) -> &Tiles {
        &self.tiles.offer
    }

    /// Who claimed the bonus of each kind.
    #[must_use]
    pub fn bonuses(&self) -> &PerKind<Option<Seat>> {
        &self.bonuses
    }

    /// How many rounds have not ended, counting the one that is played.
    #[must_use]
    pub fn rounds_left(&self) -> u8 {
        self.rules.rounds() - self.round
    }

    /// The expansions that are played with.
    #[must_use]
    pub fn expansions(&self) -> Expansions {
        self.rules.expansions
    }

    /// What is won by being ahead.
    #[must_use]
    pub fn prizes(&self) -> &Prizes {
        &self.rules.prizes
    }

    /// Where on a tile its objects stand.
    #[must_use]
    pub fn object(&self) -> ObjectSquares {
        self.rules.object
    }

    /// What the seat would score if the game ended now.
    #[must_use]
    pub fn standing(&self, seat: Seat) -> Standing {
        Standing::of(&self.boards, seat, self.points[seat], &self.rules.prizes, self.rules.expansions)
    }
}

impl Game for Miyabi {
    const ID: &'static str = "miyabi";
    const RULINGS: &'static [Ruling] = crate::RULINGS;

    type Options = Options;
    type Chance = Chance;
    type Move = Move;
    type Public = Public;
    type Private = Private;
    type Event = Event;
    type Reason = Reason;

    fn new(options: &Options) -> Self {
        let components = options.components();
        let rules = Rules {
            seats: options.seats(),
            pass: options.pass(),
            expansions: options.expansions(),
            prizes: components.prizes,
            object: components.object,
        };
        let with_zen = rules.expansions.contains(Expansion::Zen);
        Self {
            rules,
            stage: if with_zen { Stage::ShuffleZen } else { rules.stage_after_zen() },
            round: 0,
            passed: SeatSet::EMPTY,
            boards: PerSeat::new(rules.seats),
            points: PerSeat::new(rules.seats),
            bonuses: PerKind::default(),
            tiles: Supply { undrawn: components.copies, ..Supply::default() },
            zen: if with_zen { Zen { stack: components.zen.stacked(), ..Zen::default() } } else { Zen::default() },
        }
    }

    fn seats(&self) -> u8 {
        self.rules.seats
    }

    fn turn(&self) -> Turn {
        match self.stage {
            Stage::ShuffleZen | Stage::DrawOffer => Turn::Chance,
            Stage::Over => Turn::Over,
            Stage::SetFrog(seat) | Stage::Lay(seat) | Stage::LayAfterFrog(seat) | Stage::FrogOrEnd(seat) => {
                Turn::Move(SeatSet::only(seat))
            }
        }
    }

    fn legal_moves(&self, seat: Seat, into: &mut Vec<Move>) {
        self.list_moves(seat, into);
    }

    #[inline]
    fn random_move(&self, seat: Seat, dice: &mut Dice, listed: &mut Vec<Move>) -> Move {
        self.random_move(seat, dice, listed)
    }

    fn roll(&self, dice: &mut Dice) -> Chance {
        match self.stage {
            Stage::ShuffleZen => Chance::roll_zen(&self.zen.stack.composition(), dice),
            _ => Chance::roll_offer(&self.tiles.undrawn, self.rules.seats, dice),
        }
    }

    fn check_chance(&self, chance: &Chance) -> Result<(), Refusal> {
        match self.stage {
            Stage::ShuffleZen => chance.check_zen(&self.zen.stack.composition()),
            _ => chance.check_offer(&self.tiles.undrawn, self.rules.seats),
        }
    }

    fn apply_chance(&mut self, chance: &Chance, tell: &mut impl Tell<Event>) {
        match chance {
            Chance::Zen(order) => self.shuffle_zen(order, tell),
            Chance::Offer(offer) => self.begin_round(offer, tell),
        }
    }

    fn apply_move(&mut self, seat: Seat, mv: Move, tell: &mut impl Tell<Event>) {
        self.act(seat, mv.action(), tell);
    }

    fn public(&self) -> Public {
        Public::of(self)
    }

    fn private(&self, _: Seat) -> Private {
        Private {}
    }

    fn imagine(view: &View<Self>, dice: &mut Dice) -> Self {
        crate::imagine::imagine(view, dice)
    }

    /// What is left of the zen stack: each offer is drawn only when its round begins.
    fn redeal(&self, chances: &mut [Chance], dice: &mut Dice) {
        // After the game the stack has no order that still matters.
        if let [Chance::Zen(order), ..] = chances
            && self.stage != Stage::Over
        {
            let tiles = order.as_mut_slice();
            let drawn = tiles.len() - self.zen.stack.as_slice().len();
            dice.shuffle(&mut tiles[drawn..]);
        }
    }

    fn outcome(&self) -> Option<Outcome> {
        let totals = || PerSeat::from_fn(self.rules.seats, |seat| self.standing(seat).total);
        (self.stage == Stage::Over).then(|| score::outcome(&totals()))
    }

    fn points(&self, seat: Seat, mv: Move) -> Option<i32> {
        Some(self.points_of(seat, mv.action()) as i32)
    }

    fn gain(event: &Event) -> Option<Gain> {
        event.gain()
    }

    fn why_not(view: &View<Self>, mv: Move) -> Reason {
        crate::why_not::why_not(view, mv)
    }

    fn why_unreadable(text: &str) -> Option<Reason> {
        crate::why_not::why_unreadable(text)
    }

    fn spell(field: &str, code: &str) -> Option<Spelling> {
        let kind = |kind: Kind| ("kind-id", kind.to_string());
        Some(match field {
            "kind" => Spelling { message: "kind", parts: vec![kind(table::parse(code)?)] },
            "row" => Spelling { message: "row", parts: vec![kind(table::parse(code)?)] },
            "tile" => {
                let tile: Tile = table::parse(code)?;
                Spelling { message: "tile", parts: vec![kind(tile.kind()), ("shape", tile.shape().name().into())] }
            }
            _ => return None,
        })
    }
}
