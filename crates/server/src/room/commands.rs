//! What people may do at a table before and after the game: each command says which acts it comes to, or why not.

use table::Seat;

use super::state::{Room, Sitter};
use crate::entropy::Entropy;
use crate::journal::{Act, Opening};
use crate::protocol::http::{Join, NewPlace, NewTable, SetPlace};
use crate::protocol::{Problem, ProblemCode, SetupInfo, Status};
use crate::shared::Shared;
use crate::store::Person;
use crate::text;

/// The acts that open a table.
pub(crate) fn open(host: &Person, new: &NewTable, shared: &Shared) -> Result<Vec<Act>, Problem> {
    let listing = games::find(&new.game).map_err(|refusal| Problem::new(ProblemCode::NotFound, refusal.to_string()))?;
    let table = (listing.open)(&new.setup.to_setup()).map_err(|refusal| Problem::setup(&refusal))?;
    let seats = usize::from(new.setup.seats);
    if new.places.len() != seats {
        let reason = format!("{} places were given for {seats} seats: give one a seat", new.places.len());
        return Err(Problem::new(ProblemCode::BadSetup, reason));
    }
    if new.places.iter().filter(|place| **place == NewPlace::Me).count() > 1 {
        return Err(Problem::new(ProblemCode::BadSetup, "one person takes one place only"));
    }
    let limits = &shared.settings.move_limits;
    if let Some(limit) = new.move_limit.filter(|limit| !limits.contains(limit)) {
        let (shortest, longest) = (limits.start(), limits.end());
        let reason = format!("a move cannot have {limit} seconds: it has {shortest} to {longest}, or any time");
        return Err(Problem::new(ProblemCode::BadSetup, reason));
    }
    let named = |place: &NewPlace| {
        Ok(match place {
            NewPlace::Reserved { name } => NewPlace::Reserved { name: text::nickname(name)? },
            other => other.clone(),
        })
    };
    let places: Vec<_> = new.places.iter().map(named).collect::<Result<_, Problem>>()?;
    let key = |place: &NewPlace| matches!(place, NewPlace::Reserved { .. }).then(|| shared.entropy.link());
    let among_bots = places.iter().all(|place| matches!(place, NewPlace::Me | NewPlace::Bot { .. }));
    let mut acts = vec![Act::Opened(Box::new(Opening {
        host: host.id.clone(),
        game: new.game.clone(),
        // As the game writes it, so that what is kept is canonical.
        setup: SetupInfo::of(&table.setup()),
        keys: places.iter().map(key).collect(),
        public: new.public,
        shuffle: new.shuffle,
        move_limit: new.move_limit,
        hints: new.hints.unwrap_or(among_bots),
        places,
    }))];
    if let Some(seat) = new.places.iter().position(|place| *place == NewPlace::Me) {
        acts.push(Act::Joined { seat: seat as u8, person: host.id.clone(), name: host.name.clone() });
    }
    Ok(acts)
}

impl Room {
    /// Somebody sits down: at a place of their choice, the place their key is for, or the first that is open.
    pub(crate) fn join(&self, person: &Person, wish: &Join) -> Result<Vec<Act>, Problem> {
        if self.seat_of(&person.id).is_some() {
            return Ok(Vec::new());
        }
        self.before_start()?;
        let fits = |place: usize| {
            let chair = &self.chairs[place];
            match (&chair.sitter, &wish.key) {
                (Sitter::Nobody, None) => true,
                (Sitter::Awaited { .. }, Some(key)) => chair.key.as_ref() == Some(key),
                _ => false,
            }
        };
        let seat = match wish.seat {
            Some(seat) => Some(self.seat(seat)?.index()).filter(|&place| fits(place)),
            None => (0..self.chairs.len()).find(|&place| fits(place)),
        };
        let seat =
            seat.ok_or_else(|| Problem::new(ProblemCode::Taken, "this place is not free: take another, or watch"))?;
        Ok(vec![Act::Joined { seat: seat as u8, person: person.id.clone(), name: person.name.clone() }])
    }

    /// Somebody goes: before the start their place is free again, during the game a bot plays on for them.
    pub(crate) fn leave(&self, person: &str) -> Result<Vec<Act>, Problem> {
        let seat = self.seat_of(person).ok_or_else(not_yours)?.index() as u8;
        Ok(match self.status {
            Status::Waiting => vec![Act::Left { seat }],
            Status::Playing if !self.chairs[usize::from(seat)].stand_in => vec![Act::StoodIn { seat }],
            _ => Vec::new(),
        })
    }

    /// The host sends somebody away.
    pub(crate) fn kick(&self, host: &str, seat: u8) -> Result<Vec<Act>, Problem> {
        self.only_host(host)?;
        self.before_start()?;
        let chair = &self.chairs[self.seat(seat)?.index()];
        match &chair.sitter {
            Sitter::Person { id, .. } if id != host => Ok(vec![Act::Left { seat }]),
            _ => Err(Problem::new(ProblemCode::Taken, "nobody else sits there")),
        }
    }

    /// The host puts a bot at an empty place, or takes it away.
    pub(crate) fn set_place(&self, host: &str, wish: SetPlace) -> Result<Vec<Act>, Problem> {
        self.only_host(host)?;
        self.before_start()?;
        match self.chairs[self.seat(wish.seat)?.index()].sitter {
            Sitter::Person { .. } => Err(Problem::new(ProblemCode::Taken, "somebody sits there")),
            _ => Ok(vec![Act::PlaceSet { seat: wish.seat, bot: wish.bot }]),
        }
    }

    /// The host starts the game.
    pub(crate) fn begin(&self, host: &str, entropy: &Entropy) -> Result<Vec<Act>, Problem> {
        self.only_host(host)?;
        self.before_start()?;
        if self.chairs.iter().any(|chair| matches!(chair.sitter, Sitter::Nobody | Sitter::Awaited { .. })) {
            let reason = "some places are still open: wait, or put bots there";
            return Err(Problem::new(ProblemCode::NotFull, reason));
        }
        let mut order: Vec<u8> = (0..self.chairs.len() as u8).collect();
        if self.shuffle {
            entropy.dice().shuffle(&mut order);
        }
        Ok(vec![Act::Started { order }])
    }

    /// The acts that open a table for the same people, those in `here` already seated.
    pub(crate) fn again(&self, host: &Person, here: impl Fn(&str) -> bool) -> Result<Vec<Act>, Problem> {
        if self.status != Status::Over || self.play.is_none() {
            return Err(Problem::new(ProblemCode::NotOver, "the game is not over yet"));
        }
        if self.seat_of(&host.id).is_none() {
            return Err(not_yours());
        }
        let place = |sitter: &Sitter| match sitter {
            Sitter::Bot(level) => NewPlace::Bot { level: *level },
            _ => NewPlace::Open,
        };
        let mut acts = vec![Act::Opened(Box::new(Opening {
            host: host.id.clone(),
            game: self.listing.id.into(),
            setup: self.setup.clone(),
            places: self.chairs.iter().map(|chair| place(&chair.sitter)).collect(),
            keys: vec![None; self.chairs.len()],
            public: self.public,
            shuffle: self.shuffle,
            move_limit: self.move_limit,
            hints: self.hints,
        }))];
        for (seat, chair) in self.chairs.iter().enumerate() {
            if let Sitter::Person { id, name } = &chair.sitter
                && (here(id) || *id == host.id)
            {
                acts.push(Act::Joined { seat: seat as u8, person: id.clone(), name: name.clone() });
            }
        }
        Ok(acts)
    }

    /// The keys of reserved places, for the host.
    pub(crate) fn keys(&self, host: &str) -> Result<Vec<(Seat, &str)>, Problem> {
        self.only_host(host)?;
        let chairs = self.chairs.iter().enumerate();
        Ok(chairs.filter_map(|(place, chair)| Some((Seat::new(place as u8), chair.key.as_deref()?))).collect())
    }

    fn only_host(&self, person: &str) -> Result<(), Problem> {
        if self.host == person { Ok(()) } else { Err(not_yours()) }
    }

    fn before_start(&self) -> Result<(), Problem> {
        match self.status {
            Status::Waiting => Ok(()),
            _ => Err(Problem::new(ProblemCode::Started, "the game has begun already")),
        }
    }
}

fn not_yours() -> Problem {
    Problem::new(ProblemCode::NotYours, "only the host, or whoever sits there, may do that")
}
