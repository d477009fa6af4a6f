//! The end scoring, told line by line.

use table::{Seat, Tell};

use crate::score::{colour_group, colour_points, lawn_group, lawn_points, line_points, prize_of};
use crate::{Column, Event, Expansion, Kind, Miyabi};

impl Miyabi {
    /// miyabi.md, End: majorities kind by kind, then the expansions seat by seat. Lines without points are not told.
    pub(crate) fn tell_end(&self, tell: &mut impl Tell<Event>) {
        let seats = || Seat::all(self.rules.seats);
        for kind in Kind::ALL {
            seats().for_each(|seat| self.tell_majority(seat, kind, tell));
        }
        for expansion in self.rules.expansions {
            for seat in seats() {
                match expansion {
                    Expansion::Colour => self.tell_colour(seat, tell),
                    Expansion::Lawn => self.tell_lawn(seat, tell),
                    Expansion::Seven => self.tell_sevens(seat, tell),
                    Expansion::Zen | Expansion::Frog => {}
                }
            }
        }
    }

    fn tell_majority(&self, seat: Seat, kind: Kind, tell: &mut impl Tell<Event>) {
        if let Some(prize) = prize_of(&self.boards, seat, kind) {
            let objects = self.boards[seat].objects(kind.row());
            let points = prize.points(self.rules.prizes.majority[kind]);
            tell.tell(|| Event::MajorityScored { kind, seat, objects, prize, points });
        }
    }

    fn tell_colour(&self, seat: Seat, tell: &mut impl Tell<Event>) {
        let board = &self.boards[seat];
        let squares = colour_group(board);
        let (objects, points) = (board.objects(squares), colour_points(board, squares));
        if points > 0 {
            tell.tell(|| Event::ColourScored { seat, squares, objects, points });
        }
    }

    fn tell_lawn(&self, seat: Seat, tell: &mut impl Tell<Event>) {
        let squares = lawn_group(&self.boards[seat]);
        let points = lawn_points(squares);
        if points > 0 {
            tell.tell(|| Event::LawnScored { seat, squares, points });
        }
    }

    fn tell_sevens(&self, seat: Seat, tell: &mut impl Tell<Event>) {
        let board = &self.boards[seat];
        for row in Kind::ALL {
            let points = line_points(board, row.row());
            if points > 0 {
                tell.tell(|| Event::SevenInRow { seat, row, points });
            }
        }
        for column in Column::all() {
            let points = line_points(board, column.squares());
            if points > 0 {
                tell.tell(|| Event::SevenInColumn { seat, column, points });
            }
        }
    }
}
