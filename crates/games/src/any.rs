//! A table whose game is not known at compile time.

use std::any::Any;

use bots::Knowledge;
use table::{
    Dice, Game, JsonText, LogEntry, Options, Outcome, PerSeat, Record, Refusal, Seat, SeatSet, Setup, Step, Table, Turn,
};

/// A table of any game, owned.
pub type BoxedTable = Box<dyn AnyTable>;

/// A table of any game: what leaves it are views and records, as JSON and texts.
pub trait AnyTable: Send {
    /// How it was set up.
    fn setup(&self) -> Setup;
    /// How many steps have been played.
    fn steps(&self) -> usize;
    /// The last step as a record has it.
    fn last(&self) -> Option<LogEntry>;
    /// Who or what decides next.
    fn turn(&self) -> Turn;
    /// What everybody knows, as JSON text.
    fn public_text(&self) -> JsonText;
    /// All that `viewer` may know, as JSON text: `{seat, turn, public, private, moves}`, without a seat, a private part
    /// and moves for somebody who watches. `public` is what [`AnyTable::public_text`] has written at the same step.
    fn view_with(&self, viewer: Option<Seat>, public: &JsonText) -> JsonText;
    /// The same for one viewer alone.
    fn view_text(&self, viewer: Option<Seat>) -> JsonText {
        self.view_with(viewer, &self.public_text())
    }
    /// The legal moves of `seat` in their notation, in the game's own order.
    fn moves(&self, seat: Seat) -> Vec<String>;
    /// What each legal move of `seat` would score at once, in the game's own order.
    fn points(&self, seat: Seat) -> Vec<Option<i32>>;
    /// What each legal move of `seat` would bring everybody later, in the game's own order.
    fn prospects(&self, seat: Seat) -> Vec<Option<PerSeat<i32>>>;
    /// Why `seat` cannot make the move with this notation now, as JSON tagged `reason`; nothing if it can.
    fn why_not(&self, seat: Seat, text: &str) -> Option<JsonText>;
    /// How the game ended, if it is over.
    fn outcome(&self) -> Option<Outcome>;
    /// Where all points so far came from.
    #[cfg(not(target_family = "wasm"))]
    fn gains(&self) -> Vec<table::Gain>;
    /// The game so far as a record.
    fn record(&self) -> Record;
    /// Plays a move or an outcome of luck as a record has it, and tells what happened: a list of events.
    ///
    /// # Errors
    /// If it is not legal now or not written in its canonical text; nothing has changed then.
    fn enter(&mut self, entry: &LogEntry) -> Result<JsonText, Refusal>;
    /// Lets luck decide and tells what everybody saw of it: a list of events.
    ///
    /// # Errors
    /// If it is not luck's turn.
    fn roll(&mut self, dice: &mut Dice) -> Result<JsonText, Refusal>;
    /// The seats that win and lose with this one, itself included.
    fn partners(&self, seat: Seat) -> SeatSet;
    /// The sides of a game in which some seats win and lose together, singles too; none where everybody plays for themselves.
    fn teams(&self) -> Vec<SeatSet> {
        let seats = self.setup().seats;
        // A side is named by whoever of it comes first.
        let first = |&seat: &Seat| self.partners(seat).first() == Some(seat);
        let sides: Vec<_> = Seat::all(seats).filter(first).map(|seat| self.partners(seat)).collect();
        if sides.len() < usize::from(seats) { sides } else { Vec::new() }
    }
    /// For [`crate::AnyBot`] and other hosts of one game, which must find its type again.
    fn as_any(&self) -> &dyn Any;
    /// Takes back all but the first `steps` steps.
    fn rewind(&mut self, steps: usize);
    /// What luck would have to have brought, at which steps, so that taking back all but the first `steps` steps leaves
    /// nobody knowing what no seat had seen then: it is dealt anew.
    fn redealt(&self, steps: usize, dice: &mut Dice) -> Vec<(usize, String)>;
    /// Lets luck have had other outcomes at some steps.
    ///
    /// # Errors
    /// If that cannot be; nothing has changed then.
    fn rewrite(&mut self, chances: &[(usize, String)]) -> Result<(), Refusal>;
    /// Whether taking back all but the first `since` steps would leave somebody knowing more than then.
    fn reveals(&self, since: usize) -> bool;
}

impl<G: Game + Knowledge> AnyTable for Table<G> {
    fn setup(&self) -> Setup {
        self.options().setup()
    }

    fn steps(&self) -> usize {
        self.log().len()
    }

    fn last(&self) -> Option<LogEntry> {
        self.log().last().map(Self::write_step)
    }

    fn turn(&self) -> Turn {
        self.turn()
    }

    fn public_text(&self) -> JsonText {
        JsonText::of(&self.game().public())
    }

    fn view_with(&self, viewer: Option<Seat>, public: &JsonText) -> JsonText {
        table::write_view(self.game(), viewer, public)
    }

    fn moves(&self, seat: Seat) -> Vec<String> {
        self.moves(seat).iter().map(ToString::to_string).collect()
    }

    fn points(&self, seat: Seat) -> Vec<Option<i32>> {
        self.moves(seat).into_iter().map(|mv| self.game().points(seat, mv)).collect()
    }

    fn prospects(&self, seat: Seat) -> Vec<Option<PerSeat<i32>>> {
        self.moves(seat).into_iter().map(|mv| self.game().prospects(seat, mv)).collect()
    }

    fn why_not(&self, seat: Seat, text: &str) -> Option<JsonText> {
        table::why_not(&self.view(seat), text).map(|reason| JsonText::of(&reason))
    }

    fn outcome(&self) -> Option<Outcome> {
        self.outcome()
    }

    #[cfg(not(target_family = "wasm"))]
    fn gains(&self) -> Vec<table::Gain> {
        let mut replayed = Self::new(self.options().clone());
        let mut gains = Vec::new();
        for step in self.log() {
            let events = replayed.step(step.clone()).expect("what was played is legal");
            gains.extend(events.iter().filter_map(G::gain));
        }
        gains
    }

    fn record(&self) -> Record {
        self.record()
    }

    fn enter(&mut self, entry: &LogEntry) -> Result<JsonText, Refusal> {
        let step = Self::read_step(entry)?;
        Ok(JsonText::of(&self.step(step)?))
    }

    fn roll(&mut self, dice: &mut Dice) -> Result<JsonText, Refusal> {
        Ok(JsonText::of(&self.roll(dice)?))
    }

    fn partners(&self, seat: Seat) -> SeatSet {
        self.game().partners(seat)
    }

    fn as_any(&self) -> &dyn Any {
        self
    }

    fn rewind(&mut self, steps: usize) {
        *self = self.rewound(steps);
    }

    fn redealt(&self, steps: usize, dice: &mut Dice) -> Vec<(usize, String)> {
        let rewound = self.rewound(steps);
        let redealt = rewound.redealt(dice);
        let changed = rewound.log().iter().zip(redealt.log()).enumerate().filter(|(_, (was, is))| was != is);
        let chance = |(step, (_, is)): (usize, (_, &Step<G>))| match is {
            Step::Chance(chance) => Some((step, chance.to_string())),
            Step::Move(..) => None,
        };
        changed.filter_map(chance).collect()
    }

    fn rewrite(&mut self, chances: &[(usize, String)]) -> Result<(), Refusal> {
        let read = |(step, text): &(usize, String)| Ok((*step, Self::read_chance(text)?));
        let chances: Vec<_> = chances.iter().map(read).collect::<Result<_, Refusal>>()?;
        *self = self.with_chances(&chances)?;
        Ok(())
    }

    fn reveals(&self, since: usize) -> bool {
        self.reveals(since)
    }
}
