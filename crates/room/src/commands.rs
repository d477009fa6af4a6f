//! What people may do at a table before and after the game.

use std::time::Duration;

use protocol::http::{Change, Invitation, Invitations, Join, Progress, ProgressFormat, SetPlace, Swap};
use protocol::{PersonId, Problem, ProblemCode, Status};
use serde_json::json;
use table::{Dice, Seat};

use crate::opening::{check, newest};
use crate::people::{Chair, Sitter};
use crate::requests::unwatched;
use crate::room::{Moment, Room};
use crate::{Act, Answer, Command, Luck, Person, Time, seating};

/// Whoever has had so many names at a table keeps the last one there.
const MOST_NAMES: usize = 20;
/// How long somebody who was sent away cannot come back.
const SENT_AWAY: Duration = Duration::from_mins(15);

impl Room {
    /// Does what somebody wants, and answers.
    pub(crate) fn command(
        &mut self,
        person: &Person,
        command: Command,
        moment: &mut Moment<'_>,
    ) -> Result<Answer, Problem> {
        let id = &person.id;
        let acts = match command {
            Command::List => return Ok(Answer::Listed(self.listed(id).into())),
            Command::Keys => return self.keys(id).map(Answer::Keys),
            Command::Record => return self.record(id),
            Command::Rematch => return self.rematch(person, moment).map(Answer::Opened),
            Command::Look => Vec::new(),
            Command::Join(wish) => self.join(person, &wish, moment.now)?,
            Command::Leave => self.leave(id)?,
            Command::Kick(seat) => self.kick(id, seat)?,
            Command::SetPlace(wish) => self.set_place(id, wish)?,
            Command::Swap(wish) => self.swap(id, wish)?,
            Command::Change(wish) => self.change(id, *wish)?,
            Command::Start => self.start(id, moment.luck)?,
            Command::Rename => self.rename(person),
        };
        self.act(acts, moment)?;
        Ok(Answer::Table(self.info().into()))
    }

    /// Somebody sits down: at a place of their choice, the place their key is for, or the first that is open.
    fn join(&self, person: &Person, wish: &Join, now: Time) -> Result<Vec<Act>, Problem> {
        if self.state.chairs.seat_of(&person.id).is_some() {
            return Ok(Vec::new());
        }
        self.before_start()?;
        // The host may sort out who sits where on their own device.
        let device = Some(person.id.device()).filter(|device| *device != self.state.host.device());
        if device.and_then(|device| self.state.sent_away.get(device)).is_some_and(|&when| now < when + SENT_AWAY) {
            let reason = "the host has sent you away: find another table, or ask them and come back later";
            return Err(Problem::new(ProblemCode::SentAway, reason));
        }
        let fits = |chair: &Chair| match (&chair.sitter, &wish.key) {
            (Sitter::Nobody, None) => true,
            (Sitter::Awaited { .. }, Some(key)) => chair.key.as_ref() == Some(key),
            _ => false,
        };
        let seat = match wish.seat {
            Some(seat) => Some(self.state.seat(seat)?).filter(|&seat| fits(self.state.chairs.at(seat))),
            None => self.state.chairs.find(fits),
        };
        let seat =
            seat.ok_or_else(|| Problem::new(ProblemCode::Taken, "this place is not free: take another, or watch"))?;
        Ok(vec![Act::Joined { seat, person: person.id.clone(), name: person.name.clone() }])
    }

    /// Somebody goes: before the start their place is free again. A game with other people keeps their seat for a while, one
    /// with bots only waits for them.
    fn leave(&self, person: &PersonId) -> Result<Vec<Act>, Problem> {
        let seat = self.state.chairs.seat_of(person).ok_or_else(not_yours)?;
        Ok(match self.state.status {
            Status::Waiting => vec![Act::Left { seat }],
            Status::Playing if self.state.chairs.could_leave(seat) && !self.others(seat).is_empty() => {
                vec![Act::WentAway { seat }]
            }
            _ => Vec::new(),
        })
    }

    /// The host sends somebody away.
    fn kick(&self, host: &PersonId, seat: Seat) -> Result<Vec<Act>, Problem> {
        self.only_host(host)?;
        self.before_start()?;
        match &self.state.chairs.at(self.state.seat(seat)?).sitter {
            Sitter::Person(person) if person.id != *host => Ok(vec![Act::SentAway { seat }]),
            _ => Err(Problem::new(ProblemCode::Taken, "nobody else sits there")),
        }
    }

    /// The host puts a bot at an empty place, or takes it away.
    fn set_place(&self, host: &PersonId, wish: SetPlace) -> Result<Vec<Act>, Problem> {
        self.only_host(host)?;
        self.before_start()?;
        match self.state.chairs.at(self.state.seat(wish.seat)?).sitter {
            Sitter::Person(_) => Err(Problem::new(ProblemCode::Taken, "somebody sits there")),
            _ => Ok(vec![Act::PlaceSet { seat: wish.seat, bot: wish.bot }]),
        }
    }

    /// The host lets two places change; others go to a place that is open.
    fn swap(&self, person: &PersonId, Swap { seat, with }: Swap) -> Result<Vec<Act>, Problem> {
        self.before_start()?;
        let (seat, with) = (self.state.seat(seat)?, self.state.seat(with)?);
        let own = self.state.chairs.seat_of(person) == Some(seat);
        let open = matches!(self.state.chairs.at(with).sitter, Sitter::Nobody);
        if own && open || self.state.host == *person { Ok(vec![Act::Swapped { seat, with }]) } else { Err(not_yours()) }
    }

    /// The host changes what is played and what else holds.
    fn change(&self, host: &PersonId, Change { setup, terms }: Change) -> Result<Vec<Act>, Problem> {
        self.only_host(host)?;
        self.before_start()?;
        check(&terms, &self.settings)?;
        let setup = Box::new(newest(self.state.game.id, &setup)?);
        if *setup == self.state.setup && terms == self.state.terms {
            return Ok(Vec::new());
        }
        Ok(vec![Act::Changed { setup, terms }])
    }

    /// The host starts the game.
    fn start(&self, host: &PersonId, luck: &mut dyn Luck) -> Result<Vec<Act>, Problem> {
        self.only_host(host)?;
        self.before_start()?;
        if self.state.chairs.find(|chair| matches!(chair.sitter, Sitter::Nobody | Sitter::Awaited { .. })).is_some() {
            let reason = "some places are still open: wait, or put bots there";
            return Err(Problem::new(ProblemCode::NotFull, reason));
        }
        let seats = Seat::all(self.state.setup.seats);
        let order = if self.state.terms.shuffle {
            seating::draw(seats, &self.state.teams, &mut Dice::new(luck.seed()))
        } else {
            seats.collect()
        };
        Ok(vec![Act::Started { order }])
    }

    fn rename(&mut self, person: &Person) -> Vec<Act> {
        for guest in self.connections.values_mut().filter(|guest| guest.person.id == person.id) {
            guest.person.name.clone_from(&person.name);
        }
        let often = self.state.renamed.get(&person.id).is_some_and(|&times| times >= MOST_NAMES);
        if often || self.state.chairs.seat_of(&person.id).is_none() {
            return Vec::new();
        }
        vec![Act::Renamed { person: person.id.clone(), name: person.name.clone() }]
    }

    /// The keys of reserved places, for the host.
    fn keys(&self, host: &PersonId) -> Result<Invitations, Problem> {
        self.only_host(host)?;
        let keys = self.state.chairs.keys().map(|(seat, key)| Invitation { seat, key: key.into() });
        Ok(Invitations { keys: keys.collect() })
    }

    /// The record of a finished game, or what a person knows of one that is not.
    fn record(&mut self, person: &PersonId) -> Result<Answer, Problem> {
        let seat = self.state.chairs.seat_of(person);
        if !self.sees(person) {
            return Err(unwatched());
        }
        let now = self.view(seat, None);
        let (Some(play), Some(now)) = (&self.state.play, now) else {
            return Err(Problem::new(ProblemCode::NotPlaying, "the game at this table has not begun"));
        };
        let players = self.players();
        if self.state.status == Status::Over {
            let mut record = play.table.record();
            record.extra.insert("players".into(), json!(players));
            return Ok(Answer::Record(record.into()));
        }
        let progress = Progress {
            format: ProgressFormat::View,
            game: self.state.game.id.into(),
            setup: self.state.setup.clone(),
            players,
            log: play.told_since(0),
            now,
        };
        Ok(Answer::Progress(progress.into()))
    }

    fn only_host(&self, person: &PersonId) -> Result<(), Problem> {
        if self.state.host == *person { Ok(()) } else { Err(not_yours()) }
    }

    fn before_start(&self) -> Result<(), Problem> {
        match self.state.status {
            Status::Waiting => Ok(()),
            _ => Err(Problem::new(ProblemCode::Started, "the game has begun already")),
        }
    }
}

pub(crate) fn not_yours() -> Problem {
    Problem::new(ProblemCode::NotYours, "only the host, or whoever sits there, may do that")
}
