//! What clients ask for over their sockets.

use table::Seat;

use super::shown::text;
use super::task::{Acted, Awake, Broken, not_seated};
use crate::journal::Act;
use crate::protocol::socket::{FromClient, FromServer};
use crate::protocol::{BotLevel, Problem, ProblemCode, Status};
use crate::text;

impl FromClient {
    /// The client's number for what it asks.
    fn number(&self) -> u32 {
        match *self {
            Self::Move { n, .. }
            | Self::Undo { n, .. }
            | Self::Consent { n, .. }
            | Self::Vote { n, .. }
            | Self::Back { n }
            | Self::Say { n, .. }
            | Self::Hint { n }
            | Self::Why { n, .. } => n,
        }
    }
}

impl Awake {
    /// Does what a client asks, once, and answers.
    pub(super) async fn asked(&mut self, connection: u64, message: FromClient) -> Result<(), Broken> {
        let Some(guest) = self.connections.get(&connection) else { return Ok(()) };
        let n = message.number();
        let key = format!("{}:{n}", guest.client);
        let seat = self.room.seat_of(&guest.person.id);
        if self.room.done.contains(&key) {
            self.send(connection, &text(&FromServer::Done { n }));
            return Ok(());
        }
        // A question may be asked again; what changes something is done once.
        let changes = !matches!(message, FromClient::Hint { .. } | FromClient::Why { .. });
        let done = match message {
            FromClient::Move { at, text, .. } => self.moves(seat, at, text, key.clone()).await?,
            FromClient::Undo { at, .. } => self.wants_undo(seat, at, key.clone()).await?,
            FromClient::Consent { agree, .. } => self.consents(seat, agree).await?,
            FromClient::Vote { seat: other, .. } => self.votes(seat, other).await?,
            FromClient::Back { .. } => self.is_back(seat).await?,
            FromClient::Say { text, .. } => self.says(connection, &text, key.clone()).await?,
            FromClient::Hint { .. } => self.wants_hint(connection, seat, n),
            FromClient::Why { text, .. } => self.asks_why(connection, seat, n, text),
        };
        if done.is_ok() && changes {
            self.room.done.insert(key);
        }
        let answer = match done {
            Ok(()) => FromServer::Done { n },
            Err(problem) => FromServer::Refused { n: Some(n), problem },
        };
        let refused = matches!(answer, FromServer::Refused { .. });
        self.send(connection, &text(&answer));
        // Whoever was refused may be looking at an old position.
        if refused && let Some(view) = self.room.view(seat, 0) {
            self.send(connection, &text(&view));
        }
        Ok(())
    }

    async fn moves(&mut self, seat: Option<Seat>, at: u32, text: String, key: String) -> Acted {
        let Some(seat) = seat else { return Ok(Err(not_seated())) };
        let current = match self.room.playing() {
            Ok(play) => play.is_current(seat, at),
            Err(problem) => return Ok(Err(problem)),
        };
        if !current {
            return Ok(Err(old_position()));
        }
        let number = seat.index() as u8;
        self.act(vec![Act::Move { seat: number, text, key: Some(key) }]).await
    }

    async fn wants_undo(&mut self, seat: Option<Seat>, at: u32, key: String) -> Acted {
        let Some(seat) = seat else { return Ok(Err(not_seated())) };
        let play = match self.room.playing() {
            Ok(play) => play,
            Err(problem) => return Ok(Err(problem)),
        };
        if play.at != at {
            return Ok(Err(old_position()));
        }
        let Some(steps) = play.before_last_move(seat) else {
            return Ok(Err(Problem::new(ProblemCode::NothingToUndo, "you have no move to take back")));
        };
        let free = play.is_free_to_undo(steps);
        let others: Vec<_> = self.room.in_charge().filter(|&other| other != seat).collect();
        if free || others.is_empty() {
            return self.act(vec![Act::Undone { steps, key: Some(key) }]).await;
        }
        self.undo = Some((seat, steps, others));
        self.tell_table();
        Ok(Ok(()))
    }

    async fn consents(&mut self, seat: Option<Seat>, agree: bool) -> Acted {
        let Some((asker, steps, waiting)) = &mut self.undo else {
            return Ok(Err(Problem::new(ProblemCode::NothingToUndo, "nobody asks to take a move back")));
        };
        let Some(seat) = seat.filter(|seat| waiting.contains(seat) || (*seat == *asker && !agree)) else {
            return Ok(Err(not_seated()));
        };
        waiting.retain(|&other| other != seat);
        let steps = *steps;
        let agreed = agree && waiting.is_empty();
        if agreed {
            return self.act(vec![Act::Undone { steps, key: None }]).await;
        }
        if !agree {
            self.undo = None;
        }
        self.tell_table();
        Ok(Ok(()))
    }

    async fn votes(&mut self, seat: Option<Seat>, other: u8) -> Acted {
        let away = match self.room.seat(other) {
            Ok(away) => away,
            Err(problem) => return Ok(Err(problem)),
        };
        if self.room.status != Status::Playing {
            return Ok(Err(Problem::new(ProblemCode::NotPlaying, "no game is on at this table")));
        }
        let Some(seat) = seat.filter(|&seat| seat != away) else { return Ok(Err(not_seated())) };
        let here = self.connections.values().any(|guest| self.room.seat_of(&guest.person.id) == Some(away));
        if here || self.room.bot_at(away).is_some() || !self.room.in_charge().any(|other| other == away) {
            let reason = "a bot can be asked for only where somebody is away";
            return Ok(Err(Problem::new(ProblemCode::NotYours, reason)));
        }
        let by = self.votes.entry(away).or_default();
        if !by.contains(&seat) {
            by.push(seat);
        }
        if by.len() >= self.votes_needed(away) {
            return self.act(vec![Act::StoodIn { seat: other }]).await;
        }
        self.tell_table();
        Ok(Ok(()))
    }

    async fn is_back(&mut self, seat: Option<Seat>) -> Acted {
        let Some(seat) = seat else { return Ok(Err(not_seated())) };
        if !self.room.chairs[seat.index()].stand_in {
            return Ok(Ok(()));
        }
        self.act(vec![Act::Returned { seat: seat.index() as u8 }]).await
    }

    async fn says(&mut self, connection: u64, words: &str, key: String) -> Acted {
        let words = match text::message(words) {
            Ok(words) => words,
            Err(problem) => return Ok(Err(problem)),
        };
        let Some(guest) = self.connections.get(&connection) else { return Ok(Ok(())) };
        let (person, name) = (guest.person.id.clone(), guest.person.name.clone());
        self.act(vec![Act::Said { person, name, text: words, key: Some(key) }]).await
    }

    /// A master thinks on its own thread; its advice comes when it comes.
    fn wants_hint(&mut self, connection: u64, seat: Option<Seat>, n: u32) -> Result<(), Problem> {
        if !self.room.hints {
            return Err(Problem::new(ProblemCode::NoHints, "this table was opened without hints"));
        }
        let seat = seat.ok_or_else(not_seated)?;
        let to_move = self.room.turn().contains(seat);
        let play = self.room.playing()?;
        if !to_move {
            return Err(Problem::new(ProblemCode::NotYourTurn, "it is not your turn"));
        }
        let thought = play.table.thought(seat, self.shared.thinkers.spec(BotLevel::Master), self.shared.entropy.seed());
        let play = self.room.playing()?;
        let at = play.at;
        let points: Vec<_> = play.table.list_moves(seat).into_iter().zip(play.table.previews(seat)).collect();
        let thinkers = self.shared.thinkers.clone();
        let Some(out) = self.outbox(connection) else { return Ok(()) };
        tokio::spawn(async move {
            let Some(choice) = thinkers.think(thought).await else { return };
            let points = points.iter().find(|(text, _)| *text == choice).and_then(|(_, points)| *points);
            let _ = out.try_send(text(&FromServer::Hint { n, at, text: choice, points }));
        });
        Ok(())
    }

    fn asks_why(&mut self, connection: u64, seat: Option<Seat>, n: u32, wish: String) -> Result<(), Problem> {
        let seat = seat.ok_or_else(not_seated)?;
        let play = self.room.play.as_ref().ok_or_else(not_seated)?;
        let reason = play.table.why_not(seat, &wish);
        self.send(connection, &text(&FromServer::Why { n, text: wish, reason }));
        Ok(())
    }
}

fn old_position() -> Problem {
    Problem::new(ProblemCode::OldPosition, "something has happened since: look at the new position")
}
