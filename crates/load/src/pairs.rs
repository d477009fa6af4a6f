//! Two people at a table of two, who play each other over and over.

use std::time::{Duration, Instant};

use bots::{Method, Spec};
use client::{Error, Guest, Socket};
use games::AnyGame;
use protocol::http::{Join, NewPlace, NewTable};
use protocol::socket::{FromClient, FromServer};
use protocol::{Problem, TableId};
use serde::Deserialize;
use table::{Components, Dice, Seat, Setup, Turn};
use tokio::sync::Semaphore;

/// So many pairs go to a table at the same time: all games begin together here, and would else end together.
static DOOR: Semaphore = Semaphore::const_new(50);

/// When a pair moves.
#[derive(Clone, Copy)]
pub(crate) enum Schedule {
    /// As soon as everybody has seen the last move.
    FlatOut,
    /// Every so often, the first time after a while.
    Every(Duration, Duration),
}

/// Two people at a table.
pub(crate) struct Pair {
    people: [Guest; 2],
    sockets: [Socket; 2],
    /// What each of them plays next, if it is their turn.
    choices: [Option<String>; 2],
    at: u32,
    table: TableId,
    game: &'static AnyGame,
    dice: Dice,
}

/// What has to be known of a message: reading all of it would cost more than the server takes to write it.
#[derive(Deserialize)]
struct Message<'a> {
    #[serde(rename = "type")]
    kind: &'a str,
    #[serde(default)]
    at: u32,
    #[serde(borrow)]
    view: Option<Glimpse<'a>>,
}

#[derive(Deserialize)]
struct Glimpse<'a> {
    turn: Turn,
    #[serde(borrow)]
    moves: Vec<&'a str>,
}

impl Pair {
    pub(crate) async fn sit_down(http: &reqwest::Client, address: &str, game: &str) -> Result<Self, Error> {
        let _through = DOOR.acquire().await;
        let people = [Guest::arrive(http, address).await?, Guest::arrive(http, address).await?];
        let game = games::find(game).map_err(|refusal| refused(Problem::no_game(refusal)))?;
        let setup = Setup::typed(game.rules, game.choices, 2, Components::Standard, &[]);
        let setup = setup.map_err(|refusal| refused(Problem::setup(refusal)))?;
        let table = people[0].open(&NewTable::new(game.id, setup, vec![NewPlace::Me, NewPlace::Open])).await?;
        people[1].join(&table, &Join::default()).await?;
        Self::start(people, table, game).await
    }

    async fn start(people: [Guest; 2], table: TableId, game: &'static AnyGame) -> Result<Self, Error> {
        people[0].start(&table).await?;
        let sockets = [people[0].sit(&table, "load").await?, people[1].sit(&table, "load").await?];
        let seed = table.as_str().bytes().fold(0_u64, |seed, letter| seed.wrapping_mul(31) + u64::from(letter));
        let mut pair = Self { people, sockets, choices: [None, None], at: 0, table, game, dice: Dice::new(seed) };
        pair.look(0).await?;
        Ok(pair)
    }

    /// Plays until the time is up; returns how long each move took.
    pub(crate) async fn play(mut self, end: Instant, schedule: Schedule) -> Result<(Self, Vec<Duration>), Error> {
        let mut delays = Vec::new();
        let mut next = match schedule {
            Schedule::FlatOut => Instant::now(),
            Schedule::Every(_, first) => Instant::now() + first,
        };
        loop {
            if let Schedule::Every(every, _) = schedule {
                tokio::time::sleep_until(next.min(end).into()).await;
                next += every;
            }
            if Instant::now() >= end {
                return Ok((self, delays));
            }
            let choice = self.choices.iter_mut().enumerate().find_map(|(seat, choice)| Some((seat, choice.take()?)));
            let Some((seat, text)) = choice else {
                self = self.again().await?;
                continue;
            };
            let sent = Instant::now();
            self.sockets[seat].ask(&FromClient::Move { n: self.at, at: self.at, text }).await?;
            self.look(self.at + 1).await?;
            delays.push(sent.elapsed());
        }
    }

    /// Waits until both have seen this position, or a later one.
    async fn look(&mut self, at: u32) -> Result<(), Error> {
        for (place, socket) in self.sockets.iter_mut().enumerate() {
            loop {
                let text = socket.text().await?;
                let Message { kind, at: seen, view } = serde_json::from_str(&text)?;
                match view {
                    Some(view) if kind == "view" && seen >= at => {
                        self.at = seen;
                        let to_move = view.turn.seats().contains(Seat::new(place as u8));
                        self.choices[place] = match self.dice.choose(&view.moves) {
                            Some(text) => Some((*text).to_owned()),
                            None if to_move => Some(unlisted(self.game, &text, self.dice.bits())?),
                            None => None,
                        };
                        break;
                    }
                    _ if kind == "refused" => return Err(why(&text)?),
                    _ => {}
                }
            }
        }
        Ok(())
    }

    /// The same two at a new table.
    async fn again(self) -> Result<Self, Error> {
        let _through = DOOR.acquire().await;
        let Self { people, sockets, table, game, .. } = self;
        let table = people[0].rematch(&table).await?;
        // Nobody sits at two tables: a page that goes to the next one has left the last.
        drop(sockets);
        Self::start(people, table, game).await
    }
}

/// A move of a seat whose moves are not listed, because its view says them shorter.
fn unlisted(game: &AnyGame, text: &str, seed: u64) -> Result<String, Error> {
    match serde_json::from_str(text)? {
        FromServer::View(now) => Ok((game.choose)(now.view.text(), Spec::of(Method::Random), seed, &())?),
        _ => Err(Error::Closed),
    }
}

fn why(text: &str) -> Result<Error, Error> {
    match serde_json::from_str(text)? {
        FromServer::Refused { problem, .. } => Ok(refused(problem)),
        _ => Ok(Error::Closed),
    }
}

fn refused(problem: Problem) -> Error {
    Error::Refused { status: 422, problem: Box::new(problem) }
}
