//! How the state changes.

use table::{Seat, SeatSet, Tell};

use crate::board::{GOLDEN_LEVEL, Surrounded};
use crate::game::Rules;
use crate::points::{ZEN_POINTS, tile_points};
use crate::zen::FACE_UP;
use crate::{Action, Board, Event, Expansion, Kind, Miyabi, Placement, Square, Stage, Tile, Tiles, ZenStack};

impl Rules {
    /// Frogs are set before the first offer. (miyabi.md, frog)
    pub(crate) fn stage_after_zen(&self) -> Stage {
        if self.expansions.contains(Expansion::Frog) { Stage::SetFrog(Seat::new(0)) } else { Stage::DrawOffer }
    }
}

impl Miyabi {
    /// miyabi.md, zen
    pub(crate) fn shuffle_zen(&mut self, order: &ZenStack, tell: &mut impl Tell<Event>) {
        let mut drawn_last = *order;
        drawn_last.as_mut_slice().reverse();
        self.zen.stack = drawn_last;
        for _ in 0..FACE_UP {
            self.draw_zen();
        }
        tell.tell(|| Event::ZenShuffled { face_up: self.zen.face_up });
        self.stage = self.rules.stage_after_zen();
    }

    /// miyabi.md, Rounds
    pub(crate) fn begin_round(&mut self, offer: &Tiles, tell: &mut impl Tell<Event>) {
        self.tiles.undrawn = self.tiles.undrawn.without(offer);
        self.tiles.offer = *offer;
        let seat = Seat::new(self.round % self.rules.seats);
        self.stage = Stage::Lay(seat);
        tell.tell(|| Event::RoundBegan { round: self.round + 1, seat, offer: *offer });
    }

    #[inline]
    pub(crate) fn act(&mut self, seat: Seat, action: Action, tell: &mut impl Tell<Event>) {
        match action {
            Action::Lay(tile, placement) => {
                self.lay(seat, tile, placement, tell);
                self.after_laying(seat, tell);
            }
            Action::LayZen(kind, square) => {
                self.lay_zen(seat, kind, square, tell);
                self.after_laying(seat, tell);
            }
            Action::Frog(square) => self.move_frog(seat, square, tell),
            Action::End => {
                tell.tell(|| Event::FrogStayed { seat });
                self.end_turn(seat, tell);
            }
            Action::Pass => {
                self.passed = self.passed.with(seat);
                tell.tell(|| Event::Passed { seat });
                self.end_turn(seat, tell);
            }
        }
    }

    /// miyabi.md, A turn
    fn lay(&mut self, seat: Seat, tile: Tile, placement: Placement, tell: &mut impl Tell<Event>) {
        self.tiles.offer.take(tile);
        self.tiles.laid.add(tile);
        let objects = tile.shape().size();
        let object = placement.object();
        let level = self.boards[seat].lay(placement.squares(), object, objects);
        let points = tile_points(tile, level);
        self.points[seat] += points;
        tell.tell(|| Event::Laid { seat, tile, object, others: placement.others(), level, points });

        let kind = tile.kind();
        if let Some(points) = self.bonus_at(level, kind) {
            self.bonuses[kind] = Some(seat);
            self.points[seat] += points;
            tell.tell(|| Event::BonusClaimed { seat, kind, points });
        }
    }

    /// miyabi.md, zen
    fn lay_zen(&mut self, seat: Seat, kind: Kind, square: Square, tell: &mut impl Tell<Event>) {
        self.boards[seat].lay_zen(square);
        self.points[seat] += ZEN_POINTS;
        self.zen.face_up.take(kind);
        tell.tell(|| Event::ZenLaid { seat, kind, square, points: ZEN_POINTS });
        if let Some(kind) = self.draw_zen() {
            tell.tell(|| Event::ZenReplaced { kind, left: self.zen.stack.as_slice().len() as u8 });
        }
    }

    fn draw_zen(&mut self) -> Option<Kind> {
        let kind = self.zen.stack.draw()?;
        self.zen.face_up.add(kind);
        Some(kind)
    }

    fn after_laying(&mut self, seat: Seat, tell: &mut impl Tell<Event>) {
        self.score_surrounded(seat, tell);
        // A frog that has stepped before, or cannot step now, lets the turn end by itself.
        if self.frog_may_follow(&self.boards[seat]) {
            self.stage = Stage::FrogOrEnd(seat);
        } else {
            self.end_turn(seat, tell);
        }
    }

    fn score_surrounded(&mut self, seat: Seat, tell: &mut impl Tell<Event>) {
        if let Some(Surrounded { square, around, objects, points }) = self.boards[seat].take_surrounded() {
            self.points[seat] += points;
            tell.tell(|| Event::ZenSurrounded { seat, square, around, objects, points });
        }
    }

    fn move_frog(&mut self, seat: Seat, to: Square, tell: &mut impl Tell<Event>) {
        match self.boards[seat].frog() {
            Some(from) => self.step_frog(seat, from, to, tell),
            None => self.set_frog(seat, to, tell),
        }
    }

    fn set_frog(&mut self, seat: Seat, square: Square, tell: &mut impl Tell<Event>) {
        self.boards[seat].put_frog(square);
        tell.tell(|| Event::FrogSet { seat, square });
        let next = seat.left(1, self.rules.seats);
        self.stage = if next == Seat::new(0) { Stage::DrawOffer } else { Stage::SetFrog(next) };
    }

    /// miyabi.md, frog
    fn step_frog(&mut self, seat: Seat, from: Square, to: Square, tell: &mut impl Tell<Event>) {
        let board = &mut self.boards[seat];
        board.put_frog(to);
        let (level, points) = (board.height(to), board.step_points(from, to));
        self.points[seat] += points;
        tell.tell(|| Event::FrogStepped { seat, from, to, level, points });
        if points > 0 && level == GOLDEN_LEVEL {
            tell.tell(|| Event::FrogTurnedGolden { seat, square: to });
        }
        match self.stage {
            Stage::FrogOrEnd(_) => self.end_turn(seat, tell),
            _ => self.stage = Stage::LayAfterFrog(seat),
        }
    }

    /// The next seat that is neither done nor out; without one the round is over. (miyabi.md, A turn)
    fn end_turn(&mut self, seat: Seat, tell: &mut impl Tell<Event>) {
        let seats = self.rules.seats;
        match (1..=seats).map(|steps| seat.left(steps, seats)).find(|&seat| self.plays_on(seat)) {
            Some(next) => self.stage = Stage::Lay(next),
            None => self.end_round(tell),
        }
    }

    fn end_round(&mut self, tell: &mut impl Tell<Event>) {
        let left_over = std::mem::take(&mut self.tiles.offer);
        self.tiles.left_over = self.tiles.left_over.and_also(&left_over);
        self.boards.iter_mut().for_each(Board::remove_lanterns);
        self.passed = SeatSet::EMPTY;
        self.round += 1;
        tell.tell(|| Event::RoundEnded { round: self.round, left_over });
        if self.round < self.rules.rounds() {
            self.stage = Stage::DrawOffer;
            return;
        }
        self.stage = Stage::Over;
        self.zen.stack = self.zen.stack.composition().stacked();
        self.tell_end(tell);
    }
}
