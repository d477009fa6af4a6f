//! Miyabi: terraces to build on, objects in sight.

use miyabi::{Board, Kind, Miyabi, Move, Shape, Squares};
use table::{Game, PerSeat, Seat};

use crate::{Appraised, Knowledge};

/// What level ground in later rounds is worth, against points that it could bring now.
const LATER: f32 = 0.5;
/// How sure a bonus is that could be claimed next.
const BONUS: f32 = 0.3;
/// How many objects a majority may still shift by, now and for each round left.
const SHIFT: f32 = 0.5;
const SHIFT_PER_ROUND: f32 = 1.0;
/// How much less what only counts at the end is worth for each round before it.
const END_FADES: f32 = 0.5;
/// How many points luck may still bring or take, now and for each round left.
const LUCK: f32 = 3.0;
const LUCK_PER_ROUND: f32 = 3.0;
/// How sure a frog's next step up is, and that a zen tile gets surrounded.
const FROG: f32 = 0.6;
const FROG_AROUND_A_CORNER: f32 = 0.36;
const ZEN: f32 = 0.6;

impl Knowledge for Miyabi {
    const DOUBT: f32 = 1.5;
    const LOOK_AHEAD: Option<u32> = Some(0);
    const CARELESSNESS: u8 = 0;
    const CLEAR_LEAD: f32 = 20.0;

    fn appraise(&self, seat: Seat, moves: &[Move], into: &mut Appraised) {
        into.clear();
        into.extend(moves.iter().map(|&mv| {
            let mut after = *self;
            after.apply_move(seat, mv, &mut ());
            prospects(&after, seat)
        }));
    }

    fn estimate(&self) -> PerSeat<f32> {
        let hopes = PerSeat::<f32>::from_fn(self.seats(), |seat| prospects(self, seat));
        let luck = LUCK + LUCK_PER_ROUND * f32::from(self.rounds_left());
        let best = hopes.iter().copied().fold(0.0, f32::max);
        let weigh = |seat| ((hopes[seat] - best) / luck).exp();
        let sum: f32 = Seat::all(self.seats()).map(weigh).sum();
        PerSeat::from_fn(self.seats(), |seat| weigh(seat) / sum)
    }
}

/// The points that a seat can hope for at the end.
fn prospects(game: &Miyabi, seat: Seat) -> f32 {
    let board = game.board(seat);
    let mut hope = game.points(seat) as f32 + majorities(game, seat);
    hope += this_round(game, seat) + later_rounds(game, board);
    if game.rounds_left() > 0 {
        hope += expansions(game, seat);
    } else {
        hope += ends(game, seat);
    }
    hope
}

/// What the expansions score at the end as the board lies.
fn ends(game: &Miyabi, seat: Seat) -> f32 {
    if game.expansions().iter().next().is_none() {
        return 0.0;
    }
    let standing = game.standing(seat);
    [standing.colour, standing.lawn, standing.seven].into_iter().flatten().sum::<u32>() as f32
}

/// What the expansions may still bring.
fn expansions(game: &Miyabi, seat: Seat) -> f32 {
    let board = game.board(seat);
    let rounds_to_come = f32::from(game.rounds_left() - 1);
    let mut hope = ends(game, seat) / (1.0 + END_FADES * rounds_to_come);
    if let Some(zen) = board.unsurrounded() {
        let around = zen.neighbours();
        let done = f32::from(around.and(board.covered()).len() + 1) / f32::from(around.len() + 1);
        hope += ZEN * f32::from(1 + board.objects(around)) * done;
    }
    if let Some(frog) = board.frog() {
        let next = board.height(frog) + 1;
        let higher = board.at_height(next);
        let sure = if !board.frog_steps().and(higher).is_empty() {
            FROG
        } else if !board.frog_steps().beside().and(higher).without(board.with_objects()).is_empty() {
            FROG_AROUND_A_CORNER
        } else {
            0.0
        };
        hope += sure * f32::from(next);
    }
    hope
}

/// What the majorities are worth, each weighed by how likely it is to hold.
fn majorities(game: &Miyabi, seat: Seat) -> f32 {
    let left = f32::from(game.rounds_left());
    let shift = SHIFT + SHIFT_PER_ROUND * left;
    let worth = |kind: Kind| {
        let own = game.board(seat).objects(kind.row());
        let prize = game.prizes().majority[kind];
        let (mut none, mut one) = (1.0, 0.0);
        for other in Seat::all(game.seats()).filter(|&other| other != seat) {
            let lead = (f32::from(own) - f32::from(game.board(other).objects(kind.row()))) / shift;
            let ahead = 0.5 + 0.5 * lead / (1.0 + lead.abs());
            one = one * ahead + none * (1.0 - ahead);
            none *= ahead;
        }
        none * prize.0 as f32 + one * prize.1 as f32
    };
    Kind::ALL.into_iter().map(worth).sum()
}

/// What the rest of this round may bring: the mean of what the tiles of the offer can score, for each lantern left.
fn this_round(game: &Miyabi, seat: Seat) -> f32 {
    let board = game.board(seat);
    let free = board.lanterns().free();
    if game.passed().contains(seat) || game.offer().is_empty() || free.is_empty() {
        return 0.0;
    }
    let levels = board.highest_levels(game.object(), free);
    let (mut tiles, mut worth) = (0.0, 0.0);
    for (tile, count) in game.offer().counts() {
        let (shape, kind) = (tile.shape(), tile.kind());
        let level = levels[shape as usize][kind];
        let bonus =
            if level == 5 && game.bonuses()[kind].is_none() { BONUS * game.prizes().bonus[kind] as f32 } else { 0.0 };
        let points = f32::from(shape.size() * level) + bonus;
        tiles += f32::from(count);
        worth += f32::from(count) * points;
    }
    let turns = f32::from(free.len() / 6);
    worth * turns / f32::max(tiles, turns)
}

/// What later rounds may bring: level ground high up.
fn later_rounds(game: &Miyabi, board: &Board) -> f32 {
    let rounds = f32::from(game.rounds_left()) - if game.offer().is_empty() { 0.0 } else { 1.0 };
    if rounds <= 0.0 {
        return 0.0;
    }
    let levels = board.highest_levels(game.object(), Squares::ALL);
    let mut worth = 0.0;
    for shape in Shape::ALL {
        let sum: u8 = levels[shape as usize].iter().sum();
        worth += f32::from(sum) / 6.0 * f32::from(shape.offered(1) * shape.size());
    }
    LATER * rounds * worth
}
