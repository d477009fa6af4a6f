//! What a position looks like to one seat, all hands open.

use seikatsu::{Bird, Flower, Garden, Pagoda, Seikatsu, Space, Spaces, Tile, score};
use table::{Game, PerSeat, Seat, Small};

use crate::network::Network;

/// What says who wins.
pub(super) type Judge = Network<8>;

/// A row's empty spaces and its largest set are six together at most: so many pairs of them there are.
const FILLINGS: usize = 28;
/// More spaces of a row than that can hardly matter at once.
const OPEN: usize = 3;
/// Whose something is: one's own, a rival's, a partner's.
const SIDES: usize = 2;
const PEOPLE: usize = 3;
const SEATS: usize = 4;
/// What a tile can bring at once: more than that is as good as that.
const GAINS: usize = 12;
const SPACES: usize = 36;
/// With two, three and four seats.
const KINDS: usize = 3;
/// From so far behind to as far ahead.
const LEADS: usize = 33;

// Where each kind of input begins. A row by its filling, whether another set is nearly as large, and whether its flower gets rare.
const ROWS: usize = 0;
/// A row by its filling and how many of its spaces can be laid on now.
const OPENINGS: usize = ROWS + SIDES * FILLINGS * 4;
/// What each tile of a hand can bring, best first, by whose it is and how soon it is their turn.
const HANDS: usize = OPENINGS + SIDES * FILLINGS * OPEN;
/// The empty spaces, by the number of seats.
const EMPTY: usize = HANDS + PEOPLE * SEATS * 2 * GAINS;
/// How far one is ahead by flocks, and the same in the light of what is still to come.
const AHEAD: usize = EMPTY + KINDS * SPACES;
const CLEARLY_AHEAD: usize = AHEAD + KINDS * LEADS;
/// How many inputs there are.
pub(super) const INPUTS: usize = CLEARLY_AHEAD + KINDS * LEADS;

/// More inputs are never on at a time: two for each of 21 rows and of 4 hands, and what is known besides.
const MOST: usize = 64;

/// The row that each space is in, for each pagoda.
pub(super) const ROW_AT: [[u8; 37]; 3] = {
    let mut table = [[0; 37]; 3];
    let mut at = 0;
    while at < 3 * 7 * 37 {
        let (pagoda, row, space) = (at / (7 * 37), at / 37 % 7, at % 37);
        if Pagoda::ALL[pagoda].rows()[row].bits() >> space & 1 == 1 {
            table[pagoda][space] = row as u8;
        }
        at += 1;
    }
    table
};

/// All that is the same for everybody who looks at a position.
pub(super) struct Position {
    seats: usize,
    sides: usize,
    mover: usize,
    empty: usize,
    /// Of each side the inputs of its rows, without whose they are.
    rows: [[(u8, u8); 7]; 3],
    /// Of each seat what its tiles can bring, best first; nothing for a tile that is not there.
    hands: [[Option<u8>; 2]; SEATS],
    flocks: [i32; 3],
}

impl Position {
    /// Looks at a game with company that goes on.
    pub(super) fn of(game: &Seikatsu) -> Self {
        let (garden, seats) = (game.garden(), usize::from(game.seats()));
        let sides = if seats == 3 { 3 } else { 2 };
        let supply = Supply::of(garden);
        let mut position = Self {
            seats,
            sides,
            mover: game.turn().seats().first().map_or(0, Seat::index),
            empty: supply.tiles,
            rows: [[(0, 0); 7]; 3],
            hands: [[None; 2]; SEATS],
            flocks: [0; 3],
        };
        // What each flower, or a koi, adds to each row that it is laid in.
        let mut grows = [[[0; 5]; 7]; 3];
        for (side, pagoda) in Pagoda::ALL.into_iter().enumerate().take(sides) {
            for (at, row) in pagoda.rows().into_iter().enumerate() {
                let row = Row::of(garden, row, &supply);
                position.rows[side][at] = row.inputs();
                grows[side][at] = row.grows();
            }
        }
        let beside = birds_beside(garden);
        for seat in Seat::all(game.seats()) {
            let (side, place) = (seat.index() % sides, seat.index());
            position.flocks[side] += i32::from(game.flock_points(seat));
            let gains = |tile: Tile| {
                let (bird, flower) =
                    (tile.bird().map_or(4, |bird| bird as usize), tile.flower().map_or(4, |f| f as usize));
                let gain = |space: Space| {
                    let birds = beside[bird][space.index() % 37];
                    birds + u8::from(birds > 0) + grows[side][usize::from(ROW_AT[side][space.index() % 37])][flower]
                };
                garden.open().iter().map(gain).max().unwrap_or(0).min(GAINS as u8 - 1)
            };
            let mut tiles = game.hand(seat).tiles();
            let hand = &mut position.hands[place];
            *hand = [tiles.next().map(gains), tiles.next().map(gains)];
            if hand[0] < hand[1] {
                hand.swap(0, 1);
            }
        }
        position
    }

    /// Shows the inputs that are on for a seat, each a number below [`INPUTS`].
    #[inline]
    pub(super) fn seen_by(&self, seat: usize, mut see: impl FnMut(usize)) {
        let Self { seats, sides, mover, empty, .. } = *self;
        let (own, kind) = (seat % sides, seats - 2);
        for (side, rows) in self.rows.iter().enumerate().take(sides) {
            let whose = usize::from(side != own);
            for &(row, opening) in rows {
                see(ROWS + whose * FILLINGS * 4 + usize::from(row));
                see(OPENINGS + whose * FILLINGS * OPEN + usize::from(opening));
            }
        }
        for (other, hand) in self.hands.iter().enumerate().take(seats) {
            let whose = if other == seat { 0 } else { 1 + usize::from(other % sides == own) };
            let wait = (other + seats - mover) % seats;
            for (at, gain) in hand.iter().enumerate().filter_map(|(at, gain)| Some((at, (*gain)?))) {
                see(HANDS + ((whose * SEATS + wait) * 2 + at) * GAINS + usize::from(gain));
            }
        }
        see(EMPTY + kind * SPACES + empty);
        let to_come = 1.0 + (empty as f32).sqrt();
        for rival in (0..sides).filter(|&side| side != own) {
            let ahead = self.flocks[own] - self.flocks[rival];
            see(AHEAD + kind * LEADS + place(ahead as f32));
            see(CLEARLY_AHEAD + kind * LEADS + place(4.0 * ahead as f32 / to_come));
        }
    }

    /// The chance of a seat to win.
    fn chance(&self, seat: usize, judge: &Judge) -> f32 {
        // Gathered first: then rows are added up several numbers at a time.
        let (mut on, mut count) = ([0; MOST], 0);
        self.seen_by(seat, |input| {
            on[count % MOST] = input as u16;
            count += 1;
        });
        judge.chance(&on[..count.min(MOST)])
    }
}

/// Each seat's chance to win, if the game goes on.
pub(super) fn chances(game: &Seikatsu, judge: &Judge) -> PerSeat<f32> {
    let position = Position::of(game);
    let mut chances = [0.0; 3];
    if position.sides == 2 {
        let own = position.mover % 2;
        chances[own] = position.chance(position.mover, judge);
        chances[1 - own] = 1.0 - chances[own];
    } else {
        chances = std::array::from_fn(|seat| position.chance(seat, judge));
        let sum: f32 = chances.iter().sum();
        chances = chances.map(|chance| chance / sum);
    }
    PerSeat::from_fn(game.seats(), |seat| chances[seat.index() % position.sides])
}

/// The empty spaces, each of which gets a tile before the end.
pub(super) fn empty_spaces(garden: &Garden) -> usize {
    Space::ALL.minus(garden.covered()).len()
}

/// The place of a number in a line with 0 in its middle.
fn place(ahead: f32) -> usize {
    const FAR: f32 = (LEADS / 2) as f32;
    (ahead.round().clamp(-FAR, FAR) + FAR) as usize
}

/// The tiles that are not in the garden: of each flower, and all.
struct Supply {
    flowers: [usize; 4],
    tiles: usize,
}

impl Supply {
    fn of(garden: &Garden) -> Self {
        let of_flower = Tile::GARDEN.len() / Flower::ALL.len();
        let flowers = Flower::ALL.map(|flower| of_flower - garden.flowers(flower).len());
        Self { flowers, tiles: empty_spaces(garden) }
    }
}

/// A row as the garden lies.
struct Row {
    sets: [usize; 4],
    /// The flower of the largest set; of equal ones that which is likelier to grow.
    largest: usize,
    koi: usize,
    empty: usize,
    open: usize,
    /// Whether less than a fair share is left of that flower.
    rare: bool,
}

impl Row {
    fn of(garden: &Garden, row: Spaces, supply: &Supply) -> Self {
        let sets = Flower::ALL.map(|flower| garden.flowers(flower).and(row).len());
        let largest = (1..sets.len()).fold(0, |best, other| {
            if (sets[other], supply.flowers[other]) > (sets[best], supply.flowers[best]) { other } else { best }
        });
        Self {
            sets,
            largest,
            koi: garden.koi().and(row).len(),
            empty: row.minus(garden.covered()).len(),
            open: row.and(garden.open()).len(),
            // A fair share is two ninths, as one tile in nine is a koi.
            rare: supply.flowers[largest] * 9 < 2 * supply.tiles,
        }
    }

    fn inputs(&self) -> (u8, u8) {
        let size = self.sets[self.largest] + self.koi;
        let filled = size + self.empty;
        let filling = filled * (filled + 1) / 2 + size;
        let another = (0..4).any(|other| other != self.largest && self.sets[other] + 1 >= self.sets[self.largest]);
        let row = filling * 4 + usize::from(another) * 2 + usize::from(self.rare);
        (row as u8, (filling * OPEN + self.open.min(OPEN - 1)) as u8)
    }

    /// What each flower adds to its points, and a koi after them: from size n to n + 1 a row gains n + 1.
    fn grows(&self) -> [u8; 5] {
        let more = (self.sets[self.largest] + self.koi + 1) as u8;
        let grows = |kind: usize| self.sets.get(kind).is_none_or(|&set| set == self.sets[self.largest]);
        std::array::from_fn(|kind| if grows(kind) { more } else { 0 })
    }
}

/// How many birds of each kind lie beside each open space, and the most of any kind after them.
fn birds_beside(garden: &Garden) -> [[u8; 37]; 5] {
    let mut beside = [[0; 37]; 5];
    for space in garden.open() {
        let birds = Bird::ALL.map(|bird| score::birds_beside(garden, space, bird));
        for (bird, count) in birds.into_iter().enumerate() {
            beside[bird][space.index() % 37] = count;
            let most = &mut beside[4][space.index() % 37];
            *most = count.max(*most);
        }
    }
    beside
}

#[cfg(test)]
mod tests {
    use seikatsu::{Edition, Mode, Options};
    use table::{Dice, Turn};

    use super::super::JUDGE;
    use super::*;

    /// The positions of random games, as everybody sees them.
    fn positions(mut look: impl FnMut(&Seikatsu, Vec<usize>, Seat)) {
        for (seed, seats) in (0..30).zip([2, 3, 4].into_iter().cycle()) {
            for mode in [Mode::Standard, Mode::Tournament] {
                let options = Options::new(seats, mode, Edition::English).unwrap();
                testkit::walk::<Seikatsu>(&options, &mut Dice::new(seed), |table, _| {
                    let game = table.game();
                    if !matches!(game.turn(), Turn::Move(_)) {
                        return;
                    }
                    for seat in Seat::all(seats) {
                        let mut on = Vec::new();
                        Position::of(game).seen_by(seat.index(), |input| on.push(input));
                        look(game, on, seat);
                    }
                });
            }
        }
    }

    #[test]
    fn every_row_tile_and_rival_is_seen_once() {
        positions(|game, on, _| {
            assert!(on.len() <= MOST && on.iter().all(|&input| input < INPUTS), "{on:?}");
            let count = |from, to| on.iter().filter(|input| (from..to).contains(*input)).count();
            let sides = if game.seats() == 3 { 3 } else { 2 };
            assert_eq!([count(ROWS, OPENINGS), count(OPENINGS, HANDS)], [7 * sides; 2]);
            let tiles: usize = Seat::all(game.seats()).map(|seat| game.hand(seat).len()).sum();
            assert_eq!((count(HANDS, EMPTY), count(EMPTY, AHEAD)), (tiles, 1));
            assert_eq!([count(AHEAD, CLEARLY_AHEAD), count(CLEARLY_AHEAD, INPUTS)], [sides - 1; 2]);
        });
    }

    #[test]
    fn what_a_tile_can_bring_is_its_flock_and_its_row() {
        positions(|game, on, seat| {
            let best = |tile: Tile| {
                let mut moves = Vec::new();
                game.legal_moves(seat, &mut moves);
                let of_tile = moves.into_iter().filter(|mv| mv.play().tile() == tile);
                let brings = |mv| {
                    // The last tile of all also brings the rows that it ends.
                    let flock = if empty_spaces(game.garden()) == 1 { None } else { game.points(seat, mv) };
                    flock.zip(game.prospects(seat, mv)).map(|(flock, rows)| flock + rows[seat])
                };
                of_tile.filter_map(brings).max()
            };
            if game.turn().seats().contains(seat)
                && let Some(most) = game.hand(seat).tiles().filter_map(best).max()
            {
                let seen = on.iter().find(|input| (HANDS..HANDS + GAINS).contains(*input)).expect("its better tile");
                assert_eq!(*seen - HANDS, (most as usize).min(GAINS - 1), "{game:?}");
            }
        });
    }

    #[test]
    fn sides_share_what_is_hoped_for() {
        positions(|game, _, _| {
            let chances = chances(game, &JUDGE);
            let sides = Seat::all(game.seats()).filter(|&seat| game.partners(seat).first() == Some(seat));
            let sum: f32 = sides.map(|seat| chances[seat]).sum();
            assert!((sum - 1.0).abs() < 1e-4, "{chances:?}");
        });
    }

    #[test]
    fn what_was_learned_is_all_there() {
        assert_eq!(JUDGE.inputs(), INPUTS);
        let learned = include_bytes!("weights.bin");
        assert!(learned.starts_with(b"game seikatsu\nseed "));
        assert!(learned.ends_with(&JUDGE.write()), "it reads as it is written");
    }
}
