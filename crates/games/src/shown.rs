//! How a table whose game is not known at compile time looks and sounds.

use faces::{Face, Gain, Lang, Reading, Style};
use table::{Dice, Entry, Refusal, Seat, Sentence, Table};

/// A table as people see it, in words.
pub trait Shown {
    /// The board as `seat` sees it.
    fn draw(&self, seat: Seat, style: Style) -> String;
    /// The points so far as `seat` sees them.
    fn draw_score(&self, seat: Seat, style: Style) -> String;
    /// What `seat` decides now and the moves it has, summed up where there are many.
    fn describe_moves(&self, seat: Seat, lang: Lang) -> String;
    /// The legal moves of `seat` in their notation, in the game's own order.
    fn list_moves(&self, seat: Seat) -> Vec<String>;
    /// The legal move of `seat` that a typed text names, in its notation.
    fn read_move(&self, seat: Seat, typed: &str) -> Reading<String>;
    /// What each move of [`Shown::list_moves`] would bring `seat` at once, as far as the seat can know it; see
    /// [`faces::previews`].
    fn previews(&self, seat: Seat) -> Vec<Option<i32>>;
    /// Why `seat` cannot make the move with this notation now; nothing if it can.
    fn why_not(&self, seat: Seat, text: &str) -> Option<Sentence>;
    /// As [`AnyTable::enter`](crate::AnyTable::enter), told in words to `viewer`.
    ///
    /// # Errors
    /// If it is not legal now or not written in its canonical text; nothing has changed then.
    fn enter_told(&mut self, entry: &Entry, viewer: Seat, lang: Lang) -> Result<Vec<String>, Refusal>;
    /// As [`AnyTable::roll`](crate::AnyTable::roll), told in words to `viewer`.
    ///
    /// # Errors
    /// If it is not luck's turn.
    fn roll_told(&mut self, dice: &mut Dice, viewer: Seat, lang: Lang) -> Result<Vec<String>, Refusal>;
    /// Where all points so far came from.
    fn gains(&self) -> Vec<Gain>;
}

impl<G: Face> Shown for Table<G> {
    fn draw(&self, seat: Seat, style: Style) -> String {
        G::draw(&self.view(seat), style)
    }

    fn draw_score(&self, seat: Seat, style: Style) -> String {
        G::draw_score(&self.view(seat), style)
    }

    fn describe_moves(&self, seat: Seat, lang: Lang) -> String {
        G::describe_moves(&self.view(seat), lang)
    }

    fn list_moves(&self, seat: Seat) -> Vec<String> {
        self.moves(seat).iter().map(ToString::to_string).collect()
    }

    fn read_move(&self, seat: Seat, typed: &str) -> Reading<String> {
        match faces::read_move(&self.view(seat), typed) {
            Reading::Move(mv) => Reading::Move(mv.to_string()),
            Reading::Several(moves) => Reading::Several(moves.iter().map(ToString::to_string).collect()),
            Reading::Nothing => Reading::Nothing,
        }
    }

    fn previews(&self, seat: Seat) -> Vec<Option<i32>> {
        faces::previews(&self.view(seat))
    }

    fn why_not(&self, seat: Seat, text: &str) -> Option<Sentence> {
        faces::why_not(&self.view(seat), text)
    }

    fn enter_told(&mut self, entry: &Entry, viewer: Seat, lang: Lang) -> Result<Vec<String>, Refusal> {
        let step = Self::read_step(entry)?;
        Ok(self.step(step)?.iter().filter_map(|event| G::tell(event, viewer, lang)).collect())
    }

    fn roll_told(&mut self, dice: &mut Dice, viewer: Seat, lang: Lang) -> Result<Vec<String>, Refusal> {
        Ok(self.roll(dice)?.iter().filter_map(|event| G::tell(event, viewer, lang)).collect())
    }

    fn gains(&self) -> Vec<Gain> {
        // Events are not kept: the log is the game, and playing it again tells them again.
        let mut again = Self::new(self.options().clone());
        let mut gains = Vec::new();
        for step in self.log() {
            let events = again.step(step.clone()).expect("a step that was accepted once is accepted again");
            let public = again.game().public();
            gains.extend(events.iter().filter_map(|event| G::gain(event, &public)));
        }
        gains
    }
}
