//! Opening a table, and another one for the same people.

use protocol::http::{NewPlace, NewTable, Opened};
use protocol::{Problem, ProblemCode, Status, Terms};
use table::{Components, Seat, Setup};

use crate::commands::not_yours;
use crate::people::Sitter;
use crate::room::{Moment, Room};
use crate::{Act, Entry, Luck, NewJournal, Opening, Person, Settings, Time, text};

/// The journal of a new table, which is played by the newest rules.
///
/// # Errors
/// If there is no such game, or it cannot be set up or seated like that.
pub fn open(
    host: &Person,
    new: &NewTable,
    settings: &Settings,
    now: Time,
    luck: &mut dyn Luck,
) -> Result<NewJournal, Problem> {
    let setup = newest(&new.game, &new.setup)?;
    let seats = usize::from(setup.seats);
    if new.places.len() != seats {
        let reason = format!("{} places were given for {seats} seats: give one a seat", new.places.len());
        return Err(Problem::new(ProblemCode::BadSetup, reason));
    }
    let mine = |place: &NewPlace| *place == NewPlace::Me;
    if new.places.iter().filter(|place| mine(place)).count() > 1 {
        return Err(Problem::new(ProblemCode::BadSetup, "one person takes one place only"));
    }
    let terms = new.terms();
    check(&terms, settings)?;
    let places: Vec<_> = new.places.iter().map(named).collect::<Result<_, _>>()?;
    let key = |place: &NewPlace| matches!(place, NewPlace::Reserved { .. }).then(|| luck.link());
    let opening = Opening {
        host: host.id.clone(),
        game: new.game.clone(),
        setup,
        keys: places.iter().map(key).collect(),
        places,
        terms,
    };
    let joins = Seat::all(seats as u8).zip(&new.places).filter(|(_, place)| mine(place)).map(|(seat, _)| (seat, host));
    Ok(journal(opening, joins, now, luck))
}

/// Whether the host of all tables allows what is to hold at one.
pub(crate) fn check(terms: &Terms, Settings { move_limits, .. }: &Settings) -> Result<(), Problem> {
    match terms.move_limit {
        Some(limit) if !move_limits.contains(&limit) => {
            let (shortest, longest) = (move_limits.start(), move_limits.end());
            let reason = format!("a move cannot have {limit} seconds: it has {shortest} to {longest}, or any time");
            Err(Problem::new(ProblemCode::BadSetup, reason))
        }
        _ => Ok(()),
    }
}

/// A place whose guest has a name that can be shown.
fn named(place: &NewPlace) -> Result<NewPlace, Problem> {
    Ok(match place {
        NewPlace::Reserved { name } => NewPlace::Reserved { name: text::nickname(name)? },
        other => other.clone(),
    })
}

/// The setup as the game writes it, so that what is kept is canonical, by its newest rules.
pub(crate) fn newest(game: &str, setup: &Setup) -> Result<Setup, Problem> {
    let game = games::find(game).map_err(Problem::no_game)?;
    let mut setup = (game.newest)(setup);
    if let Components::Custom { name, .. } = &mut setup.components {
        *name = text::title(name)?;
    }
    let table = (game.open)(&setup).map_err(Problem::setup)?;
    Ok(table.setup())
}

fn journal<'a>(
    opening: Opening,
    joins: impl Iterator<Item = (Seat, &'a Person)>,
    time: Time,
    luck: &mut dyn Luck,
) -> NewJournal {
    let joined = |(seat, person): (Seat, &Person)| {
        let Person { id, name } = person.clone();
        Act::Joined { seat, person: id, name }
    };
    let acts = [Act::Opened(Box::new(opening))].into_iter().chain(joins.map(joined));
    NewJournal { table: luck.link().into(), entries: acts.map(|act| Entry { time, act }).collect() }
}

impl Room {
    /// Opens a table for the same people, once: everybody who asks gets the same. Those who are here are already seated, but for
    /// those whom the new host does not want to hear, or who do not want to hear them.
    pub(crate) fn rematch(&mut self, person: &Person, moment: &mut Moment<'_>) -> Result<Opened, Problem> {
        if let Some(id) = &self.state.rematch {
            return Ok(Opened { id: id.clone() });
        }
        let state = &self.state;
        if state.status != Status::Over || state.play.is_none() {
            return Err(Problem::new(ProblemCode::NotOver, "the game is not over yet"));
        }
        if state.chairs.seat_of(&person.id).is_none() {
            return Err(not_yours());
        }
        let place = |sitter: &Sitter| match sitter {
            Sitter::Bot(level) => NewPlace::Bot { level: *level },
            _ => NewPlace::Open,
        };
        let opening = Opening {
            host: person.id.clone(),
            game: state.game.id.into(),
            setup: newest(state.game.id, &state.setup)?,
            places: state.chairs.0.iter().map(|chair| place(&chair.sitter)).collect(),
            keys: vec![None; state.chairs.0.len()],
            terms: state.terms.clone(),
        };
        let stays = |sits: &Person| sits.id == person.id || self.would_sit_with(&sits.id, &person.id);
        let people = state.chairs.people().filter(|sits| stays(sits));
        let joins = people.filter_map(|sits| Some((state.chairs.seat_of(&sits.id)?, sits)));
        let opened = journal(opening, joins, moment.now, moment.luck);
        let id = opened.table.clone();
        self.act(vec![Act::Rematched { table: id.clone() }], moment)?;
        moment.effects.opened = Some(opened);
        Ok(Opened { id })
    }
}
