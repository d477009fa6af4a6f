//! Two people at a table of two, who play each other over and over.

use std::time::{Duration, Instant};

use client::{Error, Guest, Socket};
use serde::Deserialize;
use serde_json::{Value as Json, json};
use table::{Components, Dice, Setup};

use super::two_people;

/// When a pair moves.
#[derive(Clone, Copy)]
pub(super) enum Pace {
    /// As soon as everybody has seen the last move.
    FlatOut,
    /// Every so often, the first time after a while.
    Every(Duration, Duration),
}

/// Two people at a table.
pub(super) struct Pair {
    people: [Guest; 2],
    sockets: [Socket; 2],
    /// What each of them may play; one list is empty.
    moves: [Vec<String>; 2],
    at: u32,
    table: String,
    game: String,
    dice: Dice,
}

/// What has to be known of a message.
#[derive(Deserialize)]
struct Message {
    #[serde(rename = "type")]
    kind: String,
    #[serde(default)]
    at: u32,
    view: Option<Moves>,
}

#[derive(Deserialize)]
struct Moves {
    moves: Vec<String>,
}

impl Pair {
    pub(super) async fn sit_down(http: &reqwest::Client, address: &str, game: &str) -> Result<Self, Error> {
        let people = two_people(http, address).await?;
        let listing = games::find(game).map_err(|refusal| Error::Refused(refusal.to_string()))?;
        let setup = Setup::typed(listing.choices, 2, Components::Standard, &[]);
        let setup = setup.map_err(|refusal| Error::Refused(refusal.to_string()))?;
        let places = [json!({"kind": "me"}), json!({"kind": "open"})];
        let table = people[0].open(game, &Json::Object(setup.options), &places).await?;
        people[1].post(&format!("/api/tables/{table}/join"), &json!({})).await?.ok()?;
        Self::start(people, table, game.into()).await
    }

    async fn start(people: [Guest; 2], table: String, game: String) -> Result<Self, Error> {
        people[0].post(&format!("/api/tables/{table}/start"), &json!({})).await?.ok()?;
        let sockets = [people[0].sit(&table, "load").await?, people[1].sit(&table, "load").await?];
        let dice = Dice::new(table.bytes().fold(0, |seed, letter| seed * 31 + u64::from(letter)));
        let mut pair = Self { people, sockets, moves: Default::default(), at: 0, table, game, dice };
        pair.look(0).await?;
        Ok(pair)
    }

    /// Plays until the time is up; returns how long each move took.
    pub(super) async fn play(mut self, end: Instant, pace: Pace) -> Result<(Self, Vec<Duration>), Error> {
        let mut delays = Vec::new();
        let mut next = match pace {
            Pace::FlatOut => Instant::now(),
            Pace::Every(_, first) => Instant::now() + first,
        };
        loop {
            if let Pace::Every(every, _) = pace {
                tokio::time::sleep_until(next.min(end).into()).await;
                next += every;
            }
            if Instant::now() >= end {
                return Ok((self, delays));
            }
            let Some(seat) = self.moves.iter().position(|moves| !moves.is_empty()) else {
                self = self.again().await?;
                continue;
            };
            let text = self.dice.choose(&self.moves[seat]).cloned().unwrap_or_default();
            let message = json!({"type": "move", "n": self.at, "at": self.at, "move": text});
            let sent = Instant::now();
            self.sockets[seat].send(&message).await?;
            self.look(self.at + 1).await?;
            delays.push(sent.elapsed());
        }
    }

    /// Waits until both have seen this position, or a later one.
    async fn look(&mut self, at: u32) -> Result<(), Error> {
        for (socket, moves) in self.sockets.iter_mut().zip(&mut self.moves) {
            loop {
                let text = socket.text().await.ok_or_else(|| Error::Refused("the socket was closed".into()))?;
                let message: Message = serde_json::from_str(&text)?;
                if message.kind == "refused" {
                    return Err(Error::Refused(text));
                }
                if let (true, Some(view)) = (message.kind == "view" && message.at >= at, message.view) {
                    self.at = message.at;
                    *moves = view.moves;
                    break;
                }
            }
        }
        Ok(())
    }

    /// The same two at a new table.
    async fn again(self) -> Result<Self, Error> {
        let opened = self.people[0].post(&format!("/api/tables/{}/rematch", self.table), &json!({})).await?.ok()?;
        let table = opened["id"].as_str().unwrap_or_default().to_owned();
        Self::start(self.people, table, self.game).await
    }
}
