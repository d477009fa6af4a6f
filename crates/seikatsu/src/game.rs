//! The state and how it changes.

use table::{
    Dice, Gain, Game, Options as _, Outcome, PerSeat, Refusal, Ruling, Seat, SeatSet, Spelling, Tell, Turn, View,
};

use crate::{
    Deal, Event, Garden, Hand, Mode, Move, Options, Pagoda, Pile, Private, Public, Reason, Space, Tile, score, why_not,
};

/// A game of Seikatsu, bag and hands included.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Seikatsu {
    pub(crate) options: Options,
    pub(crate) phase: Phase,
    pub(crate) garden: Garden,
    /// Flock points scored by each seat's tiles; on `solo-hard` they are the rival's.
    pub(crate) flocks: PerSeat<u16, 4>,
    /// The space of the tile laid last.
    pub(crate) last: Option<Space>,
    pub(crate) hands: PerSeat<Hand, 4>,
    /// The tile drawn next is the last of the pile.
    pub(crate) bag: Pile<36>,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Phase {
    Deal,
    Play(Seat),
    Over,
}

impl Seikatsu {
    /// How it is played.
    #[must_use]
    pub fn options(&self) -> &Options {
        &self.options
    }

    /// What lies where.
    #[must_use]
    pub fn garden(&self) -> &Garden {
        &self.garden
    }

    /// The tiles of a seat.
    #[must_use]
    pub fn hand(&self, seat: Seat) -> Hand {
        self.hands[seat]
    }

    /// The flock points that the tiles of a seat have scored.
    #[must_use]
    pub fn flock_points(&self, seat: Seat) -> u16 {
        self.flocks[seat]
    }

    pub(crate) fn mover(&self) -> Option<Seat> {
        match self.phase {
            Phase::Play(seat) => Some(seat),
            Phase::Deal | Phase::Over => None,
        }
    }

    #[inline]
    fn draw(&mut self, seat: Seat) -> Option<Tile> {
        let tile = self.bag.pop()?;
        self.hands[seat].take(tile);
        Some(tile)
    }

    /// First hands. (seikatsu.md, Set-up 2 to 4)
    fn deal_hands(&mut self) {
        let seats = self.options.seats();
        for seat in Seat::all(seats) {
            let koi = koi_dealt(&self.options, seat);
            for _ in 0..koi {
                self.hands[seat].take(Tile::KOI);
            }
            let tiles = if self.options.mode().is_solo() { koi + 1 } else { 2 };
            for _ in koi..tiles {
                self.draw(seat);
            }
        }
    }

    /// The birds of its kind that a tile finds beside it, and the points they make. (seikatsu.md, A turn)
    #[inline]
    fn flock(&self, mv: Move) -> (u8, u8) {
        let beside = score::birds_beside(&self.garden, mv.space(), mv.play().bird());
        (beside, score::flock_points(beside, self.options.edition()))
    }

    #[inline]
    fn score_flock(&mut self, seat: Seat, mv: Move, tell: &mut impl Tell<Event>) {
        if self.options.mode() == Mode::SoloMedium {
            return;
        }
        let (beside, points) = self.flock(mv);
        self.flocks[seat] += u16::from(points);
        if points > 0 {
            tell.tell(|| {
                let (seats, bird) = (self.options.flock_side(seat), mv.play().bird());
                Event::FlockScored { seat, seats, bird, beside, points }
            });
        }
    }

    /// Lays a tile and draws the next one, if any.
    #[cfg_attr(not(target_family = "wasm"), inline(always))]
    fn lay(&mut self, seat: Seat, tile: Tile, space: Space) -> Option<Tile> {
        self.hands[seat].put(tile);
        self.garden.lay(tile, space);
        self.last = Some(space);
        // Alone nothing is drawn after a koi. (seikatsu.md, Solo)
        if self.options.mode().is_solo() && tile == Tile::KOI { None } else { self.draw(seat) }
    }

    #[inline]
    fn next_phase(&self, seat: Seat) -> Phase {
        let next = seat.left(1, self.hands.seats());
        let over = if self.options.mode().is_solo() { !self.can_move_alone(next) } else { self.garden.is_full() };
        if over { Phase::Over } else { Phase::Play(next) }
    }

    fn tell_rows(&self, tell: &mut impl Tell<Event>) {
        for &pagoda in self.options.pagodas() {
            for row in 0..7 {
                tell.tell(|| {
                    let score::Row { flower, size, points } = score::rows(&self.garden, pagoda)[row];
                    let seats = self.options.side(pagoda);
                    Event::RowScored { seats, pagoda, row: row as u8 + 1, flower, size, points }
                });
            }
        }
    }
}

/// How many koi a seat is dealt face up. (seikatsu.md, Set-up 3 and 4)
pub(crate) fn koi_dealt(options: &Options, seat: Seat) -> usize {
    match (options.mode(), options.seats()) {
        (Mode::Standard, _) => 0,
        (Mode::Tournament, 2) => 2,
        (Mode::Tournament, 3) if seat == Seat::new(2) => 2,
        (Mode::Tournament, _) => 1,
        (Mode::SoloEasy | Mode::SoloMedium | Mode::SoloHard, _) => Tile::KOI_COPIES,
    }
}

impl Game for Seikatsu {
    const ID: &'static str = "seikatsu";
    const RULINGS: &'static [Ruling] = crate::RULINGS;

    type Options = Options;
    type Chance = Deal;
    type Move = Move;
    type Public = Public;
    type Private = Private;
    type Event = Event;
    type Reason = Reason;

    fn new(options: &Options) -> Self {
        Self {
            options: *options,
            phase: Phase::Deal,
            garden: Garden::default(),
            flocks: PerSeat::new(options.seats()),
            last: None,
            hands: PerSeat::new(options.seats()),
            bag: Pile::default(),
        }
    }

    fn seats(&self) -> u8 {
        self.hands.seats()
    }

    fn partners(&self, seat: Seat) -> SeatSet {
        self.options.side(Pagoda::of(seat, self.seats()))
    }

    fn turn(&self) -> Turn {
        match self.phase {
            Phase::Deal => Turn::Chance,
            Phase::Play(seat) => Turn::Move(SeatSet::only(seat)),
            Phase::Over => Turn::Over,
        }
    }

    fn legal_moves(&self, seat: Seat, into: &mut Vec<Move>) {
        self.list_moves(seat, into);
    }

    #[cfg_attr(not(target_family = "wasm"), inline(always))]
    fn random_move(&self, seat: Seat, dice: &mut Dice, _: &mut Vec<Move>) -> Move {
        self.random_move(seat, dice)
    }

    fn roll(&self, dice: &mut Dice) -> Deal {
        Deal::roll(&self.options, dice)
    }

    fn check_chance(&self, deal: &Deal) -> Result<(), Refusal> {
        deal.check(&self.options)
    }

    fn apply_chance(&mut self, deal: &Deal, tell: &mut impl Tell<Event>) {
        let spaces = self.options.start_spaces();
        for (&space, tile) in spaces.iter().zip(deal.start.iter()) {
            self.garden.lay(tile, space);
        }
        self.bag = deal.bag;
        self.bag.as_mut_slice().reverse();
        self.deal_hands();
        self.phase = Phase::Play(Seat::new(0));
        tell.tell(|| Event::Dealt { spaces: spaces.to_vec(), tiles: deal.start });
    }

    // seikatsu.md, A turn
    #[cfg_attr(not(target_family = "wasm"), inline(always))]
    fn apply_move(&mut self, seat: Seat, mv: Move, tell: &mut impl Tell<Event>) {
        let (play, space) = (mv.play(), mv.space());
        tell.tell(|| Event::Placed { seat, tile: play.tile(), space, bird: play.named_bird() });
        self.score_flock(seat, mv, tell);
        if self.lay(seat, play.tile(), space).is_some() {
            tell.tell(|| Event::Drew { seat, left: self.bag.len() as u8 });
        }
        self.phase = self.next_phase(seat);
        if self.phase == Phase::Over {
            self.tell_rows(tell);
        }
    }

    fn public(&self) -> Public {
        Public::of(self)
    }

    fn private(&self, seat: Seat) -> Private {
        Private { hand: self.hands[seat] }
    }

    fn imagine(view: &View<Self>, dice: &mut Dice) -> Self {
        crate::imagine::imagine(view, dice)
    }

    /// What is left in the bag.
    fn redeal(&self, deals: &mut [Deal], dice: &mut Dice) {
        if let [deal] = deals {
            let tiles = deal.bag.as_mut_slice();
            let drawn = tiles.len() - self.bag.len();
            dice.shuffle(&mut tiles[drawn..]);
        }
    }

    fn outcome(&self) -> Option<Outcome> {
        (self.phase == Phase::Over).then(|| score::outcome(&self.options, &self.garden, &self.flocks))
    }

    /// The flock, where it is the seat's, and all flowers once the last tile lies.
    fn points(&self, seat: Seat, mv: Move) -> Option<i32> {
        let mut after = *self;
        after.lay(seat, mv.play().tile(), mv.space());
        let own = Pagoda::of(seat, self.seats());
        let flock = self.options.flock_side(seat).contains(seat).then(|| i32::from(self.flock(mv).1));
        let flowers = (after.next_phase(seat) == Phase::Over).then(|| score::flower_points(&after.garden, own).into());
        flock.into_iter().chain(flowers).reduce(|flock, flowers| flock + flowers)
    }

    /// How the rows change, as long as they are not scored yet. (seikatsu.md, End and flowers)
    fn prospects(&self, seat: Seat, mv: Move) -> Option<PerSeat<i32>> {
        let mut after = *self;
        after.lay(seat, mv.play().tile(), mv.space());
        (after.next_phase(seat) != Phase::Over).then(|| {
            // Other rows than those through its space do not change.
            let [now, then] =
                [self, &after].map(|game| score::of_rows_through(mv.space(), &self.options, &game.garden));
            PerSeat::from_fn(now.seats(), |seat| then[seat] - now[seat])
        })
    }

    fn gain(event: &Event) -> Option<Gain> {
        match *event {
            Event::FlockScored { seats, points, .. } => Some(Gain { seats, source: "flocks", points: points.into() }),
            Event::RowScored { seats, points, .. } => Some(Gain { seats, source: "flowers", points: points.into() }),
            Event::Dealt { .. } | Event::Placed { .. } | Event::Drew { .. } => None,
        }
    }

    fn why_not(view: &View<Self>, mv: Move) -> Reason {
        why_not::why_not(view, mv)
    }

    fn why_unreadable(text: &str) -> Option<Reason> {
        why_not::why_unreadable(text)
    }

    fn spell(field: &str, code: &str) -> Option<Spelling> {
        matches!(field, "tile" | "tiles").then(|| code.parse().ok()).flatten().map(Tile::spelling)
    }
}
