//! A game between a person and bots.

use std::io::{BufRead, Write};
use std::path::Path;

use bots::Spec;
use games::{AnyBot, AnyGame, BoxedTable, Threads};
use serde_json::Value as Json;
use table::{Dice, LogEntry, Record, Seat, Setup, Turn};
use terminal::{Drawing, Paint, Reading, Screen, names, read_move};
use words::{Names, Value, Words};

use super::command::{Command, Commands};
use super::screen::{self, COLUMNS};
use super::{hint, result};

/// A longer list of moves than this is summed up.
const LISTED: usize = 60;

pub(super) struct Session {
    game: &'static AnyGame,
    table: BoxedTable,
    drawing: Drawing,
    words: Words,
    names: Names,
    paint: Paint,
    commands: Commands,
    me: Seat,
    /// One a seat; nobody sits on mine.
    bots: Vec<Option<Box<dyn AnyBot>>>,
    /// The seeds of bots' dice.
    seeds: Dice,
    luck: Dice,
}

/// What came of a line at the prompt.
enum Answer {
    /// The game has moved on, or back; this is what everybody saw.
    Moved(Vec<Json>),
    /// It was a question, or a mistake: ask again.
    Stayed,
    /// Nobody wants to play on.
    Left,
}

impl Session {
    pub(super) fn open(
        game: &'static AnyGame,
        setup: &Setup,
        words: Words,
        paint: Paint,
        me: Seat,
        others: &[Spec],
        seed: u64,
    ) -> anyhow::Result<Self> {
        let mut seeds = Dice::stream(seed, 1);
        let mut specs = others.iter();
        let mut bot = |seat| {
            let spec = if seat == me { None } else { specs.next() };
            spec.map(|&spec| (game.bot)(spec, seeds.bits()))
        };
        let bots = Seat::all(setup.seats).map(&mut bot).collect();
        Ok(Self {
            game,
            table: (game.open)(setup)?,
            drawing: Drawing::of_game(game.id),
            names: names(&words, Some(me), setup.seats),
            words,
            paint,
            commands: Commands::of_every_language(),
            me,
            bots,
            seeds,
            luck: Dice::new(seed),
        })
    }

    pub(super) fn record(&self) -> Record {
        self.table.record()
    }

    /// Says where the record was written.
    pub(super) fn record_written(&self, path: &Path) -> String {
        self.say("terminal-record-written", &[("path", path.display().to_string().into())])
    }

    fn say(&self, id: &str, args: &[(&str, Value<'_>)]) -> String {
        self.words.say(id, args)
    }

    fn screen(&self) -> Screen<'_> {
        Screen { words: &self.words, names: &self.names, paint: self.paint }
    }

    /// Plays until the person leaves, which they may put off beyond the end of the game.
    pub(super) fn play(&mut self, input: &mut impl BufRead, out: &mut impl Write) -> anyhow::Result<()> {
        let welcome = [("game", self.say("game-name", &[]).into()), ("number", self.me.index().into())];
        writeln!(out, "{}\n", self.say("terminal-welcome", &welcome))?;
        loop {
            let events = match self.table.turn() {
                Turn::Over => self.look_back(input, out)?.then(Vec::new),
                Turn::Chance => Some(self.table.roll(&mut self.luck)?.read()?),
                Turn::Move(seats) if seats.contains(self.me) => self.decide(input, out)?,
                Turn::Move(seats) => {
                    let seat = seats.iter().next().expect("somebody is to move");
                    let bot = self.bots[seat.index()].as_mut().expect("a bot sits on every other seat");
                    let text = bot.choose(self.table.as_ref(), seat, &Threads::default());
                    Some(self.table.enter(&LogEntry::Move { seat, text })?.read()?)
                }
            };
            let Some(events) = events else {
                writeln!(out, "{}", self.say("terminal-goodbye", &[]))?;
                return Ok(());
            };
            for line in events.iter().filter_map(|event| self.words.tell("event", event, &self.names)) {
                writeln!(out, "{}", self.fitted(&line))?;
            }
        }
    }

    /// Shows how the game ended; whether the person took a move back instead of leaving.
    fn look_back(&mut self, input: &mut impl BufRead, out: &mut impl Write) -> anyhow::Result<bool> {
        self.show_end(out)?;
        while let Some(line) = ask(&self.say("terminal-prompt-over", &[]), input, out)? {
            match self.commands.read(&line) {
                Some((Command::Undo, _)) => {
                    if let Answer::Moved(_) = self.undo(out)? {
                        return Ok(true);
                    }
                }
                Some((Command::Quit, _)) => break,
                Some((Command::Board | Command::Score, _)) => self.show_end(out)?,
                // The prompt says what can be typed.
                _ => {}
            }
        }
        Ok(false)
    }

    fn show_end(&self, out: &mut impl Write) -> anyhow::Result<()> {
        self.draw(out)?;
        writeln!(out, "{}", self.fitted(&result::words(self.table.as_ref(), self.screen())))?;
        Ok(())
    }

    /// Shows the position and asks until there is a move; what came of it, or nothing if the person leaves.
    fn decide(&mut self, input: &mut impl BufRead, out: &mut impl Write) -> anyhow::Result<Option<Vec<Json>>> {
        self.show(out)?;
        while let Some(line) = ask(&self.say("terminal-prompt", &[]), input, out)? {
            match self.answer(&line, out)? {
                Answer::Moved(events) => return Ok(Some(events)),
                Answer::Stayed => {}
                Answer::Left => break,
            }
        }
        Ok(None)
    }

    fn board(&self) -> String {
        (self.drawing.board)(self.table.as_ref(), self.me, self.screen())
    }

    fn score(&self) -> String {
        (self.drawing.score)(self.table.as_ref(), self.me, self.screen())
    }

    fn moves(&self) -> String {
        self.fitted(&(self.drawing.moves)(self.table.as_ref(), self.me, self.screen()))
    }

    fn draw(&self, out: &mut impl Write) -> anyhow::Result<()> {
        writeln!(out, "\n{}\n", self.board())?;
        writeln!(out, "{}\n", self.score())?;
        Ok(())
    }

    fn fitted(&self, text: &str) -> String {
        screen::fitted(text, self.screen())
    }

    fn show(&self, out: &mut impl Write) -> anyhow::Result<()> {
        self.draw(out)?;
        writeln!(out, "{}", self.moves())?;
        Ok(())
    }

    fn answer(&mut self, line: &str, out: &mut impl Write) -> anyhow::Result<Answer> {
        match self.commands.read(line) {
            Some((Command::Help, _)) => {
                writeln!(out, "{}\n\n{}", self.say("how-to-play", &[]), self.say("terminal-commands", &[]))?;
            }
            Some((Command::Rules, _)) => {
                for ruling in self.game.rulings {
                    let ruling = self.say(&format!("ruling-{}", ruling.id), &[]);
                    writeln!(out, "{}", self.fitted(&format!("- {ruling}")))?;
                }
            }
            Some((Command::Moves, beginning)) => self.list(beginning, out)?,
            Some((Command::Hint, _)) => {
                let found = hint::ask(self.game, self.table.as_ref(), self.me, self.seeds.bits())?;
                writeln!(out, "{}", self.say("terminal-hint", &[]))?;
                for line in hint::told(&found, &self.words, &self.names) {
                    writeln!(out, "{}", self.fitted(&line))?;
                }
            }
            Some((Command::Undo, _)) => return self.undo(out),
            Some((Command::Board, _)) => self.show(out)?,
            Some((Command::Score, _)) => writeln!(out, "{}", self.score())?,
            Some((Command::Quit, _)) => return Ok(Answer::Left),
            None if line.is_empty() => {}
            None => match read_move(&self.table.moves(self.me), line) {
                Reading::Move(text) => {
                    return Ok(Answer::Moved(self.table.enter(&LogEntry::Move { seat: self.me, text })?.read()?));
                }
                Reading::Several(moves) => writeln!(out, "{}", self.ambiguous(line, &moves))?,
                Reading::Nothing => {
                    writeln!(out, "{}", self.say("terminal-illegal", &[("typed", shortened(line).into())]))?;
                }
            },
        }
        Ok(Answer::Stayed)
    }

    fn ambiguous(&self, typed: &str, moves: &[String]) -> String {
        const SHOWN: usize = 6;
        let some = moves[..moves.len().min(SHOWN)].join(", ");
        let more = if moves.len() > SHOWN { "yes" } else { "no" };
        self.say(
            "terminal-ambiguous",
            &[
                ("typed", shortened(typed).into()),
                ("count", moves.len().into()),
                ("moves", some.into()),
                ("more", more.into()),
            ],
        )
    }

    /// The moves with their numbers, or summed up if they are many.
    fn list(&self, beginning: Option<&str>, out: &mut impl Write) -> anyhow::Result<()> {
        let moves = self.table.moves(self.me);
        let beginning = beginning.unwrap_or_default().to_lowercase();
        let numbered = (1..).zip(&moves).filter(|(_, text)| text.to_lowercase().starts_with(&beginning));
        let listed: Vec<(usize, &String)> = numbered.collect();
        if listed.is_empty() {
            let beginning = shortened(&beginning).into();
            writeln!(out, "{}", self.say("terminal-none-begins-so", &[("beginning", beginning)]))?;
        } else if listed.len() > LISTED {
            writeln!(out, "{}", self.moves())?;
            writeln!(out, "{}", self.say("terminal-too-many", &[("count", listed.len().into())]))?;
        } else {
            let listed: Vec<_> = listed.into_iter().map(|(number, text)| numbered_move(&moves, number, text)).collect();
            let widest = listed.iter().map(|text| text.chars().count()).max().unwrap_or(0) + 1;
            for line in listed.chunks((COLUMNS / widest).max(1)) {
                let line: String = line.iter().map(|text| format!("{text:<widest$}")).collect();
                writeln!(out, "{}", line.trim_end())?;
            }
        }
        Ok(())
    }

    /// Back to just before my last move; what others did since is taken back too.
    fn undo(&mut self, out: &mut impl Write) -> anyhow::Result<Answer> {
        let mine = |entry: &LogEntry| matches!(entry, LogEntry::Move { seat, .. } if *seat == self.me);
        let Some(last) = self.table.record().log.iter().rposition(mine) else {
            writeln!(out, "{}", self.say("terminal-nothing-to-undo", &[]))?;
            return Ok(Answer::Stayed);
        };
        self.table.rewind(last);
        writeln!(out, "{}", self.say("terminal-undone", &[]))?;
        Ok(Answer::Moved(Vec::new()))
    }
}

/// A move with its number, unless the number means something else.
fn numbered_move(moves: &[String], number: usize, text: &str) -> String {
    match read_move(moves, &number.to_string()) {
        Reading::Move(mv) if mv == text => format!("{number:>4}) {text}"),
        _ => format!("  {text}"),
    }
}

/// Nobody needs to read more of a mistake than this.
fn shortened(typed: &str) -> String {
    const SHOWN: usize = 30;
    let clean = |letter: char| if letter.is_control() { '?' } else { letter };
    let mut shown: String = typed.chars().take(SHOWN).map(clean).collect();
    if typed.chars().count() > SHOWN {
        shown.push('…');
    }
    shown
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
