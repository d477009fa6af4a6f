//! A game between a person and bots.

use std::io::{BufRead, Write};
use std::time::Duration;

use bots::{Budget, Level, Spec};
use faces::{Reading, Style};
use games::{AnyBot, BoxedTable, Entry, Threads};
use table::{Dice, Entry as Step, Record, Seat, Setup, Turn};

use super::command::Command;
use super::screen::{self, COLUMNS};
use super::{result, words};

/// How long the master thinks about a hint.
const HINT: Budget = Budget::Time(Duration::from_millis(500));
/// A longer list of moves than this is summed up.
const LISTED: usize = 60;

pub(super) struct Session {
    entry: &'static Entry,
    table: BoxedTable,
    me: Seat,
    /// One a seat; nobody sits on mine.
    bots: Vec<Option<Box<dyn AnyBot>>>,
    adviser: Box<dyn AnyBot>,
    luck: Dice,
    style: Style,
}

/// What came of a line at the prompt.
enum Answer {
    /// The game has moved on, or back.
    Moved,
    /// It was a question, or a mistake: ask again.
    Stayed,
    /// Nobody wants to play on.
    Left,
}

impl Session {
    pub(super) fn open(
        entry: &'static Entry,
        setup: &Setup,
        me: Seat,
        others: &[Spec],
        seed: u64,
        style: Style,
    ) -> anyhow::Result<Self> {
        let table = (entry.open)(setup)?;
        let mut seeds = Dice::stream(seed, 1);
        let mut specs = others.iter();
        let mut bot = |seat| {
            let spec = if seat == me { None } else { specs.next() };
            spec.map(|&spec| (entry.bot)(spec, seeds.bits()))
        };
        let bots = Seat::all(setup.seats).map(&mut bot).collect();
        let adviser = (entry.bot)(Spec { budget: HINT, ..Spec::of(Level::Master) }, seeds.bits());
        Ok(Self { entry, table, me, bots, adviser, luck: Dice::new(seed), style })
    }

    pub(super) fn record(&self) -> Record {
        self.table.record()
    }

    /// Plays until the person leaves, which they may put off beyond the end of the game.
    pub(super) fn play(&mut self, input: &mut impl BufRead, out: &mut impl Write) -> anyhow::Result<()> {
        let lang = self.style.lang;
        writeln!(out, "{}\n", words::welcome(lang.of(self.entry.name), self.me, lang))?;
        loop {
            let told = match self.table.turn() {
                Turn::Over => self.look_back(input, out)?.then(Vec::new),
                Turn::Chance => Some(self.table.roll_told(&mut self.luck, self.me, lang)?),
                Turn::Move(seats) if seats.contains(self.me) => self.decide(input, out)?,
                Turn::Move(seats) => {
                    let seat = seats.iter().next().expect("somebody is to move");
                    let bot = self.bots[seat.index()].as_mut().expect("a bot sits on every other seat");
                    let text = bot.choose(self.table.as_ref(), seat, &Threads::default());
                    Some(self.table.enter_told(&Step::Move { seat, text }, self.me, lang)?)
                }
            };
            let Some(told) = told else {
                writeln!(out, "{}", words::goodbye(lang))?;
                return Ok(());
            };
            for line in told {
                writeln!(out, "{}", self.fitted(&line))?;
            }
        }
    }

    /// Shows how the game ended; whether the person took a move back instead of leaving.
    fn look_back(&mut self, input: &mut impl BufRead, out: &mut impl Write) -> anyhow::Result<bool> {
        let lang = self.style.lang;
        self.show_end(out)?;
        while let Some(line) = ask(words::prompt_at_the_end(lang), input, out)? {
            match Command::read(&line) {
                Some(Command::Undo) => {
                    if let Answer::Moved = self.undo(out)? {
                        return Ok(true);
                    }
                }
                Some(Command::Quit) => break,
                Some(Command::Board | Command::Score) => self.show_end(out)?,
                // The prompt says what can be typed.
                _ => {}
            }
        }
        Ok(false)
    }

    fn show_end(&self, out: &mut impl Write) -> anyhow::Result<()> {
        self.draw(out)?;
        let result = result::words(self.table.as_ref(), self.me, self.style.lang);
        writeln!(out, "{}", self.fitted(&result))?;
        Ok(())
    }

    /// Shows the position and asks until there is a move; what is told of it, or nothing if the person leaves.
    fn decide(&mut self, input: &mut impl BufRead, out: &mut impl Write) -> anyhow::Result<Option<Vec<String>>> {
        self.show(out)?;
        while let Some(line) = ask(words::prompt(self.style.lang), input, out)? {
            let mut told = Vec::new();
            match self.answer(&line, &mut told, out)? {
                Answer::Moved => return Ok(Some(told)),
                Answer::Stayed => {}
                Answer::Left => break,
            }
        }
        Ok(None)
    }

    fn draw(&self, out: &mut impl Write) -> anyhow::Result<()> {
        writeln!(out, "\n{}\n", self.table.draw(self.me, self.style))?;
        writeln!(out, "{}\n", self.table.draw_score(self.me, self.style))?;
        Ok(())
    }

    fn fitted(&self, text: &str) -> String {
        screen::fitted(text, self.table.setup().seats, self.me, self.style.lang)
    }

    fn show(&self, out: &mut impl Write) -> anyhow::Result<()> {
        self.draw(out)?;
        writeln!(out, "{}", self.fitted(&self.table.describe_moves(self.me, self.style.lang)))?;
        Ok(())
    }

    fn answer(&mut self, line: &str, told: &mut Vec<String>, out: &mut impl Write) -> anyhow::Result<Answer> {
        let lang = self.style.lang;
        match Command::read(line) {
            Some(Command::Help) => writeln!(out, "{}\n\n{}", (self.entry.how_to_play)(lang), words::commands(lang))?,
            Some(Command::Rules) => {
                for ruling in self.entry.rulings {
                    writeln!(out, "{}", self.fitted(&format!("- {}", lang.of(ruling.text))))?;
                }
            }
            Some(Command::Moves(beginning)) => self.list(beginning, out)?,
            Some(Command::Hint) => {
                let mv = self.adviser.choose(self.table.as_ref(), self.me, &Threads::default());
                writeln!(out, "{}", words::hint(&mv, lang))?;
            }
            Some(Command::Undo) => return self.undo(out),
            Some(Command::Board) => self.show(out)?,
            Some(Command::Score) => writeln!(out, "{}", self.table.draw_score(self.me, self.style))?,
            Some(Command::Quit) => return Ok(Answer::Left),
            None if line.is_empty() => {}
            None => match self.table.read_move(self.me, line) {
                Reading::Move(text) => {
                    *told = self.table.enter_told(&Step::Move { seat: self.me, text }, self.me, lang)?;
                    return Ok(Answer::Moved);
                }
                Reading::Several(moves) => writeln!(out, "{}", words::ambiguous(line, &moves, lang))?,
                Reading::Nothing => writeln!(out, "{}", words::illegal(line, lang))?,
            },
        }
        Ok(Answer::Stayed)
    }

    /// The moves with their numbers, or summed up if they are many.
    fn list(&self, beginning: Option<&str>, out: &mut impl Write) -> anyhow::Result<()> {
        let lang = self.style.lang;
        let moves = self.table.list_moves(self.me);
        let beginning = beginning.unwrap_or_default().to_lowercase();
        let numbered = (1..).zip(&moves).filter(|(_, text)| text.to_lowercase().starts_with(&beginning));
        let listed: Vec<(usize, &String)> = numbered.collect();
        if listed.is_empty() {
            writeln!(out, "{}", words::none_begins_so(&beginning, lang))?;
        } else if listed.len() > LISTED {
            writeln!(out, "{}", self.fitted(&self.table.describe_moves(self.me, lang)))?;
            writeln!(out, "{}", words::too_many(listed.len(), lang))?;
        } else {
            let listed: Vec<_> = listed.into_iter().map(|(number, text)| self.numbered(number, text)).collect();
            let widest = listed.iter().map(|text| text.chars().count()).max().unwrap_or(0) + 1;
            for line in listed.chunks((COLUMNS / widest).max(1)) {
                let line: String = line.iter().map(|text| format!("{text:<widest$}")).collect();
                writeln!(out, "{}", line.trim_end())?;
            }
        }
        Ok(())
    }

    /// A move with its number, unless the number means something else.
    fn numbered(&self, number: usize, text: &str) -> String {
        match self.table.read_move(self.me, &number.to_string()) {
            Reading::Move(mv) if mv == text => format!("{number:>4}) {text}"),
            _ => format!("  {text}"),
        }
    }

    /// Back to just before my last move; what others did since is taken back too.
    fn undo(&mut self, out: &mut impl Write) -> anyhow::Result<Answer> {
        let lang = self.style.lang;
        let mine = |step: &Step| matches!(step, Step::Move { seat, .. } if *seat == self.me);
        let Some(last) = self.table.record().log.iter().rposition(mine) else {
            writeln!(out, "{}", words::nothing_to_undo(lang))?;
            return Ok(Answer::Stayed);
        };
        self.table.rewind(last);
        writeln!(out, "{}", words::undone(lang))?;
        Ok(Answer::Moved)
    }
}

/// A line typed at the prompt; nothing if there will be no more.
fn ask(prompt: &str, input: &mut impl BufRead, out: &mut impl Write) -> anyhow::Result<Option<String>> {
    write!(out, "{prompt} ")?;
    out.flush()?;
    let mut line = Vec::new();
    if input.read_until(b'\n', &mut line)? == 0 {
        writeln!(out)?;
        return Ok(None);
    }
    Ok(Some(String::from_utf8_lossy(&line).trim().to_owned()))
}
