//! Games to look at again, from their records.

use games::AnyGame;
use protocol::http::{Player, Position, Replay};
use protocol::socket::Told;
use protocol::{Problem, ProblemCode};
use serde_json::Value as Json;
use table::{LogEntry, Record, RecordError, Seat, Where};

use crate::text;

/// Checks a whole record, its result included.
///
/// # Errors
/// If it breaks a rule: where and which.
#[cfg(not(target_family = "wasm"))]
pub fn referee(record: &Record) -> Result<(), Problem> {
    Ok((game_of(record)?.referee)(record).map(drop)?)
}

/// What happened, entry by entry.
///
/// # Errors
/// If the record breaks a rule.
pub fn tell(record: &Record) -> Result<Replay, Problem> {
    let at = |place| move |refusal| RecordError::at(place, refusal);
    let mut table = (game_of(record)?.open)(&record.setup).map_err(at(Where::Head))?;
    let mut entries = Vec::with_capacity(record.log.len());
    for (i, entry) in record.log.iter().enumerate() {
        let events = table.enter(entry).map_err(at(Where::Entry(i)))?;
        let seat = match entry {
            LogEntry::Move { seat, .. } => Some(*seat),
            LogEntry::Chance { .. } => None,
        };
        entries.push(Told { seat, stand_in: None, events });
    }
    let (game, setup) = (record.game.clone(), record.setup.clone());
    Ok(Replay { game, setup, players: players(record), entries, outcome: table.outcome(), your_seat: None })
}

/// What everybody knew after so many entries.
///
/// # Errors
/// If there are not so many, or the record breaks a rule.
pub fn position(record: &Record, entry: u32) -> Result<Position, Problem> {
    if entry as usize > record.log.len() {
        let reason = format!("the record has {} entries only", record.log.len());
        return Err(Problem::new(ProblemCode::NotFound, reason));
    }
    let table = (game_of(record)?.replay)(record, entry as usize)?;
    let public = table.public_text();
    let view = |viewer| table.view_with(viewer, &public);
    let views = Seat::all(record.setup.seats).map(|seat| view(Some(seat))).collect();
    Ok(Position { entry, watching: view(None), views })
}

fn game_of(record: &Record) -> Result<&'static AnyGame, RecordError> {
    games::find(&record.game).map_err(|refusal| RecordError::at(Where::Head, refusal))
}

/// Who played, as a record of ours says; one from elsewhere need not.
#[must_use]
pub fn players(record: &Record) -> Vec<Player> {
    let said = record.extra.get("players").and_then(Json::as_array);
    let player = |place: usize| {
        let said = said.and_then(|players| players.get(place));
        match said.and_then(|player| table::read_value(player).ok()) {
            Some(Player::Person { name }) => {
                text::nickname(&name).map_or(Player::Unknown, |name| Player::Person { name })
            }
            player => player.unwrap_or(Player::Unknown),
        }
    };
    (0..usize::from(record.setup.seats)).map(player).collect()
}
