//! What moves score at once.

use table::{Gain, Seat, SeatSet};

use crate::score::Standing;
use crate::{Action, Board, Event, Kind, Miyabi, Stage, Tile};

/// What laying a zen tile scores.
pub(crate) const ZEN_POINTS: u32 = 1;

/// What laying a garden tile scores: its objects times its level.
pub(crate) fn tile_points(tile: Tile, level: u8) -> u32 {
    u32::from(tile.shape().size()) * u32::from(level)
}

impl Miyabi {
    /// The bonus that a tile claims at this level: once for all seats. (miyabi.md, A turn)
    pub(crate) fn bonus_at(&self, level: u8, kind: Kind) -> Option<u32> {
        (level == Self::BONUS_LEVEL && self.bonuses[kind].is_none()).then(|| self.rules.prizes.bonus[kind])
    }

    /// What a legal move scores, played on a copy of the seat's board only.
    pub(crate) fn points_of(&self, seat: Seat, action: Action) -> u32 {
        let mut board = self.boards[seat];
        let mut points = 0;
        match action {
            Action::Lay(tile, placement) => {
                let level = board.lay(placement.squares(), placement.object(), tile.shape().size());
                points += tile_points(tile, level) + self.bonus_at(level, tile.kind()).unwrap_or(0);
            }
            Action::LayZen(_, square) => {
                board.lay_zen(square);
                points += ZEN_POINTS;
            }
            Action::Frog(to) => points += board.frog().map_or(0, |from| board.step_points(from, to)),
            Action::End | Action::Pass => {}
        }
        points += board.take_surrounded().map_or(0, |surrounded| surrounded.points);
        if self.ends_game(seat, action, &board) {
            let mut boards = self.boards;
            boards[seat] = board;
            points += Standing::of(&boards, seat, 0, &self.rules.prizes, self.rules.expansions).total;
        }
        points
    }

    /// Whether a move that leaves the seat this board is the last one of the game.
    fn ends_game(&self, seat: Seat, action: Action, board: &Board) -> bool {
        let ends_turn = match action {
            Action::Lay(..) | Action::LayZen(..) => !self.frog_may_follow(board),
            Action::Frog(_) => matches!(self.stage, Stage::FrogOrEnd(_)),
            Action::End | Action::Pass => true,
        };
        let is_out = action == Action::Pass || board.is_done();
        let mut others = Seat::all(self.rules.seats).filter(|&other| other != seat);
        self.rounds_left() == 1 && ends_turn && is_out && !others.any(|other| self.plays_on(other))
    }

    /// Whether a seat that has laid a tile may still step with its frog. (miyabi.md, frog)
    pub(crate) fn frog_may_follow(&self, board: &Board) -> bool {
        matches!(self.stage, Stage::Lay(_)) && !board.frog_steps().is_empty()
    }

    /// Whether the seat has more turns in this round. (miyabi.md, A turn)
    pub(crate) fn plays_on(&self, seat: Seat) -> bool {
        !self.passed.contains(seat) && !self.boards[seat].is_done()
    }
}

impl Event {
    /// The points that it brought.
    pub(crate) fn gain(&self) -> Option<Gain> {
        let (seat, source, points) = match *self {
            Self::Laid { seat, points, .. } => (seat, "tiles", points),
            Self::BonusClaimed { seat, points, .. } => (seat, "bonuses", points),
            Self::ZenLaid { seat, points, .. } | Self::ZenSurrounded { seat, points, .. } => (seat, "zen", points),
            Self::FrogStepped { seat, points, .. } => (seat, "frog", points),
            Self::MajorityScored { seat, points, .. } => (seat, "majorities", points),
            Self::ColourScored { seat, points, .. } => (seat, "colour", points),
            Self::LawnScored { seat, points, .. } => (seat, "lawn", points),
            Self::SevenInRow { seat, points, .. } | Self::SevenInColumn { seat, points, .. } => (seat, "seven", points),
            _ => return None,
        };
        (points > 0).then_some(Gain { seats: SeatSet::only(seat), source, points: points as i32 })
    }
}
