//! Positions reached by play: offers that hold what a case needs, and moves as they are written.

use miyabi::{Event, Expansion, Miyabi, Options, Pass, Public, Shape, Tile};
use table::{Components, Game, Options as _, Outcome, Refusal, Seat, Setup, Table, Turn};

/// A game told as a script.
pub(crate) struct Script {
    pub(crate) table: Table<Miyabi>,
}

/// The component table of the rules page, as a host would write it.
pub(crate) const PAGE: &str = r#"{
    "majority": { "M": [14, 7], "P": [12, 6], "F": [10, 5], "A": [8, 4], "B": [6, 3], "S": [4, 2] },
    "bonus": { "M": 10, "P": 9, "F": 8, "A": 7, "B": 6, "S": 5 },
    "copies": { "M1": 4, "P1": 5, "F1": 5, "A1": 6, "B1": 6, "S1": 6,
                "M2": 4, "P2": 5, "F2": 5, "A2": 6, "B2": 6, "S2": 6,
                "M3": 2, "P3": 2, "F3": 3, "A3": 3, "B3": 3, "S3": 3,
                "ML": 2, "PL": 2, "FL": 3, "AL": 3, "BL": 3, "SL": 3 },
    "zen": { "ZM": 2, "ZP": 2, "ZF": 3, "ZA": 3, "ZB": 3, "ZS": 3 },
    "object": { "1": "only", "2": "end", "3": "end", "L": "corner" } }"#;

pub(crate) fn page() -> serde_json::Value {
    serde_json::from_str(PAGE).expect("the page's table is JSON")
}

pub(crate) fn read(options: &Options, table: serde_json::Value) -> Result<Options, Refusal> {
    let components = Components::Custom { name: "of the host".into(), table };
    Options::read(&Setup { components, ..options.setup() })
}

impl Script {
    pub(crate) fn new(seats: u8, pass: Pass, expansions: &[Expansion]) -> Self {
        let options = Options::new(seats, pass, expansions.iter().copied().collect()).expect("2 to 4 seats");
        Self { table: Table::new(options) }
    }

    /// The same game with other components: `change` is made to the page's table.
    pub(crate) fn with(self, change: impl FnOnce(&mut serde_json::Value)) -> Self {
        let mut table = page();
        change(&mut table);
        Self { table: Table::new(read(self.table.options(), table).expect("the table is right")) }
    }

    /// Draws an offer with these tiles in it; the rest is whatever is undrawn, stones and boxwood first.
    pub(crate) fn offer(&mut self, wanted: &str) -> Vec<Event> {
        let mut left = self.public().tiles.undrawn.iter().collect::<Vec<_>>();
        let mut offer = Vec::new();
        let mut take = |tile: Tile, left: &mut Vec<Tile>| {
            let place = left.iter().rposition(|&other| other == tile).expect("the tile is undrawn");
            offer.push(left.remove(place));
        };
        for word in wanted.split_whitespace() {
            take(word.parse().expect("a tile"), &mut left);
        }
        let seats = self.table.options().seats();
        for shape in Shape::ALL {
            let there = wanted.split_whitespace().filter(|word| word.ends_with(shape.digit())).count();
            for _ in there..usize::from(shape.offered(seats)) {
                let tile = *left.iter().rfind(|tile| tile.shape() == shape).expect("enough of every shape");
                take(tile, &mut left);
            }
        }
        offer.sort();
        let words: Vec<_> = offer.iter().map(ToString::to_string).collect();
        self.chance(&format!("offer {}", words.join(" "))).expect("the offer can be")
    }

    pub(crate) fn chance(&mut self, text: &str) -> Result<Vec<Event>, Refusal> {
        self.table.chance(Table::<Miyabi>::read_chance(text)?)
    }

    /// Plays moves: a seat and its move, separated by commas. Returns what the last one told.
    pub(crate) fn play(&mut self, moves: &str) -> Vec<Event> {
        let mut events = Vec::new();
        for step in moves.split(',').map(str::trim) {
            events = self.try_play(step).unwrap_or_else(|refusal| panic!("{step}: {refusal}"));
        }
        events
    }

    pub(crate) fn try_play(&mut self, step: &str) -> Result<Vec<Event>, Refusal> {
        let (seat, mv) = step.split_once(' ').expect("a seat and its move");
        let seat = Seat::new(seat.parse().expect("a seat"));
        self.table.play(seat, Table::<Miyabi>::read_move(mv)?)
    }

    /// Whether the seat to move may play this.
    pub(crate) fn may(&self, mv: &str) -> bool {
        self.moves().iter().any(|other| other == mv)
    }

    /// The moves of the seat to move, in their order.
    pub(crate) fn moves(&self) -> Vec<String> {
        let seat = self.mover();
        self.table.moves(seat).iter().map(ToString::to_string).collect()
    }

    /// The moves of the seat to move that start like this.
    pub(crate) fn moves_with(&self, start: &str) -> Vec<String> {
        self.moves().into_iter().filter(|mv| mv.starts_with(start)).collect()
    }

    pub(crate) fn mover(&self) -> Seat {
        self.table.turn().seats().iter().next().expect("somebody is to move")
    }

    /// Everybody passes until the round is over.
    pub(crate) fn all_pass(&mut self) -> Vec<Event> {
        let mut events = Vec::new();
        while let Turn::Move(_) = self.table.turn() {
            events = self.play(&format!("{} pass", self.mover()));
        }
        events
    }

    /// Everybody passes until the game is over; what the last pass told.
    pub(crate) fn finish(&mut self) -> (Vec<Event>, Outcome) {
        let mut events = self.all_pass();
        while self.table.turn() != Turn::Over {
            self.offer("");
            events = self.all_pass();
        }
        (events, self.table.outcome().expect("it is over"))
    }

    pub(crate) fn public(&self) -> Public {
        self.table.game().public()
    }

    pub(crate) fn points(&self, seat: u8) -> u32 {
        self.public().points[Seat::new(seat)]
    }
}

/// The events as JSON, to be compared with what a log shows.
pub(crate) fn json(events: &[Event]) -> serde_json::Value {
    serde_json::to_value(events).expect("events can be written")
}

/// The events of one name.
pub(crate) fn named(events: &[Event], name: &str) -> Vec<serde_json::Value> {
    let all = json(events);
    all.as_array().expect("a list").iter().filter(|event| event["event"] == name).cloned().collect()
}
