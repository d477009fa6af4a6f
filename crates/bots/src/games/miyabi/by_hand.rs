//! Games with expansions: what is in sight, and what ground is left to build on, summed up with constants that were chosen by hand. What was
//! learned without expansions plays them worse (docs/decisions/0055-miyabi-is-learned-by-least-squares.md).

use miyabi::{Board, Kind, Miyabi, Move, PerKind, Shape, Squares, beside};
use table::{Game, PerSeat, Seat};

use crate::Appraised;

/// What the best rival may hope for, against own hopes.
const SPITE: f32 = 0.5;
/// How much a point counts in a first look: these hopes are less certain than those that were learned.
const POINT: f32 = 1.0 / 1.5;
/// A tile of this round may be taken by another, or its place built over.
const THIS_ROUND: f32 = 0.8;
/// High and level ground helps all later rounds, but it is built over, and others come to such ground too.
const LATER_ROUNDS: f32 = 0.4;
/// A bonus in reach may be claimed by another.
const BONUS: f32 = 0.3;
/// A majority by so many objects holds in three of four cases, for each round to come.
const DOUBTFUL_OBJECTS: f32 = 1.0;
/// How much less the groups and lines of the end are worth for each round that can still break them.
const BREAKING: f32 = 1.5;
/// The points of a zen tile or of a frog's step that are in reach but not yet scored.
const IN_REACH: f32 = 0.6;
/// A lead of so many points makes winning e times as likely as losing: at the end, and for each round to come.
const LUCK: [f32; 2] = [2.0, 2.0];

/// How good moves look: by what they leave their seat to hope for, and take from the best rival.
pub(super) fn looks(game: &Miyabi, seat: Seat, moves: &[Move], into: &mut Appraised) {
    // Nobody builds on the boards of others: only one's own has to be looked at after every move.
    let mut grounds = grounds(game);
    into.clear();
    into.extend(moves.iter().map(|&mv| {
        let mut after = *game;
        after.apply_move(seat, mv, &mut ());
        let others = Seat::all(game.seats()).filter(|&other| other != seat);
        grounds[seat] = Ground::of(&after, seat);
        let rival = others.map(|other| hopes(&after, other, &grounds)).fold(0.0, f32::max);
        POINT * (hopes(&after, seat, &grounds) - SPITE * rival)
    }));
}

/// Each seat's chance to win by who hopes for more, the less certain the more rounds are to come.
pub(super) fn chances(game: &Miyabi) -> PerSeat<f32> {
    let grounds = grounds(game);
    let hopes = PerSeat::from_fn(game.seats(), |seat| hopes(game, seat, &grounds));
    super::shares(&hopes, LUCK[0] + LUCK[1] * f32::from(game.rounds_left()))
}

/// What a seat's board is good for, whatever the others do.
#[derive(Clone, Copy, Default)]
struct Ground {
    /// The level of each shape and kind of tile where it would lie highest, in columns without a lantern.
    levels: [PerKind<u8>; 4],
    /// What a share of any offer would bring in a round.
    round: f32,
    /// The points of groups and lines as they are.
    standing: u32,
    /// What the zen tile and the frog may score.
    near: f32,
    /// How many objects of each kind it shows.
    objects: PerKind<u8>,
}

type Grounds = PerSeat<Ground, 4>;

fn grounds(game: &Miyabi) -> Grounds {
    PerSeat::from_fn(game.seats(), |seat| Ground::of(game, seat))
}

impl Ground {
    fn of(game: &Miyabi, seat: Seat) -> Self {
        let board = game.board(seat);
        let spots = board.spots(game.object());
        let standing = game.standing(seat);
        Self {
            levels: spots.map(|spots| board.highest_levels(spots.and(board.unlit()))),
            round: Shape::ALL.into_iter().zip(spots).map(|(shape, spots)| any_tile(board, shape, spots)).sum(),
            objects: PerKind::from_fn(|kind| board.objects(kind.row())),
            standing: [standing.colour, standing.lawn, standing.seven].into_iter().flatten().sum(),
            near: zen(board) + frog(board),
        }
    }
}

/// What the tiles of a shape that one round offers to a seat would bring, of any kind.
fn any_tile(board: &Board, shape: Shape, spots: Squares) -> f32 {
    let levels = f32::from(board.highest_levels(spots).iter().sum::<u8>()) / Kind::COUNT as f32;
    levels * f32::from(shape.offered(1) * shape.size())
}

/// The points that a seat can hope for at the end.
fn hopes(game: &Miyabi, seat: Seat, grounds: &Grounds) -> f32 {
    let ground = &grounds[seat];
    let rounds_left = game.rounds_left();
    // There are tiles for everybody's lanterns: an empty offer is one that has not been drawn yet.
    let later_rounds = rounds_left - u8::from(!game.offer().is_empty());
    let mut hopes = game.scored(seat) as f32 + majorities(game, seat, grounds) + this_round(game, seat, ground);
    hopes += LATER_ROUNDS * f32::from(later_rounds) * ground.round;
    hopes += ground.standing as f32 / (1.0 + BREAKING * f32::from(rounds_left.saturating_sub(1)));
    if rounds_left > 0 {
        hopes += IN_REACH * ground.near;
    }
    hopes
}

/// Majorities as they stand, the less certain the more rounds are to come.
fn majorities(game: &Miyabi, seat: Seat, grounds: &Grounds) -> f32 {
    let rounds_left = game.rounds_left();
    let left = f32::from(rounds_left);
    let holds = &HOLDS[usize::from(rounds_left)];
    let worth = |kind: Kind| {
        let own = grounds[seat].objects[kind];
        // The chances that no other is ahead, and that exactly one is.
        let (mut none, mut one) = (1.0, 0.0);
        for other in Seat::all(game.seats()).filter(|&other| other != seat) {
            let holds = holds[usize::from(FAR + own - grounds[other].objects[kind])];
            one = one * holds + none * (1.0 - holds);
            none *= holds;
        }
        let prize = game.prizes().majority[kind];
        // No object scores nothing, but there may still come one.
        let scores = if own == 0 { left / (left + 1.0) } else { 1.0 };
        scores * (none * prize.0 as f32 + one * prize.1 as f32)
    };
    Kind::ALL.into_iter().map(worth).sum()
}

/// Nobody is further ahead than by all objects of a row: six squares with three each.
const FAR: u8 = 18;
/// More rounds are never played.
const MOST_ROUNDS: usize = 6;

/// How likely it is that one stays ahead of another, by the rounds to come and how many more objects one has, from [`FAR`] behind on.
static HOLDS: [[f32; 2 * FAR as usize + 1]; MOST_ROUNDS + 1] = {
    // Equals both take the larger number: a tie is a little lead.
    const TIE: f32 = 0.3;
    const CERTAIN: f32 = 0.1;
    let mut holds = [[0.0; 2 * FAR as usize + 1]; MOST_ROUNDS + 1];
    let mut at = 0;
    while at < holds.len() * holds[0].len() {
        let (rounds, ahead) = (at / holds[0].len(), at % holds[0].len());
        let lead = (ahead as f32 - FAR as f32 + TIE) / (CERTAIN + DOUBTFUL_OBJECTS * rounds as f32);
        holds[rounds][ahead] = 0.5 + 0.5 * lead / (1.0 + lead.abs());
        at += 1;
    }
    holds
};

/// A fair share of what the offer would bring, each tile where it would lie highest.
fn this_round(game: &Miyabi, seat: Seat, ground: &Ground) -> f32 {
    if game.passed().contains(seat) || game.offer().is_empty() {
        return 0.0;
    }
    let (mut tiles, mut worth) = (0.0, 0.0);
    for (tile, count) in game.offer().counts() {
        let (shape, kind) = (tile.shape(), tile.kind());
        let level = ground.levels[shape as usize][kind];
        let claims = level == Miyabi::BONUS_LEVEL && game.bonuses()[kind].is_none();
        let bonus = if claims { BONUS * game.prizes().bonus[kind] as f32 } else { 0.0 };
        tiles += f32::from(count);
        worth += f32::from(count) * (f32::from(shape.size() * level) + bonus);
    }
    let turns = game.board(seat).unlit().and(Kind::Maple.row()).len() as f32;
    THIS_ROUND * worth * turns / f32::max(tiles, turns).max(1.0)
}

/// What the zen tile would score if it were surrounded as it is, the nearer the more.
fn zen(board: &Board) -> f32 {
    board.unsurrounded().map_or(0.0, |square| {
        let around = square.neighbours();
        let covered = around.and(board.covered()).len();
        f32::from(1 + board.objects(around)) * (1 + covered) as f32 / (1 + around.len()) as f32
    })
}

/// What the frog would score by its next step, or by the one after that.
fn frog(board: &Board) -> f32 {
    const TWO_STEPS: f32 = 0.6;
    board.frog().map_or(0.0, |square| {
        let level = board.height(square) + 1;
        let steps = board.frog_steps();
        let higher = board.at_height(level);
        let further = beside(steps).and(higher).minus(board.with_objects());
        match (steps.and(higher).is_empty(), further.is_empty()) {
            (false, _) => level.into(),
            (true, false) => TWO_STEPS * f32::from(level),
            (true, true) => 0.0,
        }
    })
}
