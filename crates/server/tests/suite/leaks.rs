//! No client ever gets a byte that depends on what its seat must not know: the same game is played twice over real
//! sockets, in worlds that differ in secrets only, and everything that one seat received is compared.

use std::sync::Arc;

use client::{Guest, Socket};
use games::{AnyGame, BoxedTable};
use protocol::TableId;
use protocol::socket::FromClient;
use serde_json::Value as Json;
use server::{LuckSource, Settings};
use table::{Dice, LogEntry, Record, Seat, Setup};

use crate::common::{databases, guests, serve, settings, start_setup};

/// Two games that a seat cannot tell apart for so many steps.
struct Twins {
    worlds: [Vec<LogEntry>; 2],
    alike: usize,
}

/// Looks for a world in which luck brought something else, but the seat has seen the same for as long as possible.
fn twins(game: &AnyGame, setup: &Setup, seat: Seat) -> Twins {
    let mut dice = Dice::new(11);
    let record = (game.random_game)(setup, &mut dice).unwrap().record();
    let seen: Vec<_> = views(game, &record, seat).collect();
    let chances: Vec<_> = (0..record.log.len()).filter(|&i| matches!(record.log[i], LogEntry::Chance { .. })).collect();
    let mut best = Twins { worlds: [record.log.clone(), record.log.clone()], alike: 0 };
    for _ in 0..300 {
        let i = *dice.choose(&chances).unwrap();
        let LogEntry::Chance { chance } = &record.log[i] else { unreachable!("it is luck's") };
        let mut other = record.clone();
        other.log[i] = if dice.below(2) == 0 {
            LogEntry::Chance { chance: swapped(chance, &mut dice) }
        } else {
            rolled(game, &record, i, &mut dice)
        };
        let alike = views(game, &other, seat).zip(&seen).take_while(|(their, seen)| their == *seen).count();
        // Alike for longer than the seat's own part of the deal, and still another world.
        if other.log[i] != record.log[i] && alike > i + 1 && alike - 1 > best.alike {
            best = Twins { worlds: [record.log.clone(), other.log], alike: alike - 1 };
        }
    }
    best
}

/// What the seat knows before the first step and after each, as far as the record can be played.
fn views<'a>(game: &AnyGame, record: &'a Record, seat: Seat) -> impl Iterator<Item = String> + use<'a> {
    let mut table: BoxedTable = (game.open)(&record.setup).unwrap();
    let start = table.view_text(Some(seat)).text().to_owned();
    let step = move |entry: &LogEntry| {
        let events = table.enter(entry).ok()?;
        Some(format!("{} {}", table.view_text(Some(seat)).text(), events.text()))
    };
    std::iter::once(start).chain(record.log.iter().map_while(step))
}

/// What luck might have brought instead at this place of a record.
fn rolled(game: &AnyGame, record: &Record, at: usize, dice: &mut Dice) -> LogEntry {
    let mut table = (game.replay)(record, at).unwrap();
    table.roll(dice).unwrap();
    table.last().unwrap()
}

/// A text with two of its pieces exchanged.
fn swapped(chance: &str, dice: &mut Dice) -> String {
    let pieces: Vec<_> = chance.split_inclusive([' ', ',', '|', '/', ':', ';']).collect();
    let core = |piece: &str| piece.trim_end_matches([' ', ',', '|', '/', ':', ';']).to_owned();
    let mut cores: Vec<_> = pieces.iter().map(|piece| core(piece)).collect();
    let (a, b) = (dice.below(cores.len()), dice.below(cores.len()));
    cores.swap(a, b);
    let ends = pieces.iter().map(|piece| &piece[core(piece).len()..]);
    cores.iter().zip(ends).map(|(core, end)| format!("{core}{end}")).collect()
}

/// A client that keeps every byte it gets.
struct Wire {
    socket: Socket,
    bytes: Vec<String>,
}

impl Wire {
    async fn sit(guest: &Guest, table: &TableId) -> Self {
        let mut wire = Self { socket: guest.sit(table, "w").await.unwrap(), bytes: Vec::new() };
        wire.until("view").await;
        wire
    }

    async fn until(&mut self, kind: &str) -> Json {
        loop {
            let text = self.socket.text().await.expect("the socket is open");
            let message: Json = serde_json::from_str(&text).unwrap();
            self.bytes.push(text);
            if message["type"] == kind {
                return message;
            }
        }
    }
}

/// Plays a world on a new server and returns all that one seat got: over its socket, and over HTTP at the end.
async fn bytes_of(settings: Settings, game: &str, setup: &Setup, log: &[LogEntry], viewer: usize) -> Vec<String> {
    let script = log.to_vec();
    let chance = Arc::new(move |steps: usize| match &script[steps] {
        LogEntry::Chance { chance } => chance.clone(),
        LogEntry::Move { .. } => panic!("after {steps} steps it is not luck's turn"),
    });
    let server = serve(Settings { luck: LuckSource::Scripted { seed: 5, chance }, ..settings }).await;
    let people = guests(&server, setup.seats.into()).await;
    let table = start_setup(&people, game, setup.clone()).await;
    let mut wires = Vec::new();
    for guest in &people {
        wires.push(Wire::sit(guest, &table).await);
    }
    let mut steps = log.iter().take_while(|entry| matches!(entry, LogEntry::Chance { .. })).count();
    while let Some(LogEntry::Move { seat, text }) = log.get(steps) {
        let request = FromClient::Move { n: steps as u32, at: steps as u32, text: text.clone() };
        wires[seat.index()].socket.ask(&request).await.unwrap();
        for (place, wire) in wires.iter_mut().enumerate() {
            wire.until("view").await;
            if place == seat.index() {
                wire.until("done").await;
            }
        }
        steps += 1 + log[steps + 1..].iter().take_while(|entry| matches!(entry, LogEntry::Chance { .. })).count();
    }
    let mut bytes = std::mem::take(&mut wires[viewer].bytes);
    bytes.push(people[viewer].get::<Json>(&format!("/api/tables/{table}")).await.unwrap().to_string());
    // Once a game is over its record is everybody's, and tells all.
    if !bytes.iter().any(|text| text.contains("\"turn\":\"over\"")) {
        bytes.push(people[viewer].get::<Json>(&format!("/api/tables/{table}/record")).await.unwrap().to_string());
    }
    drop(wires);
    server.stop().await;
    bytes
}

#[tokio::test(flavor = "multi_thread")]
async fn no_client_gets_a_byte_that_depends_on_another_seats_secrets() {
    for game in testgames::all() {
        let setups: Vec<_> = (game.showcase)().into_iter().filter(|setup| setup.seats > 1).collect();
        let mut pairs = 0;
        // The usual game, and the last way to play it that is listed.
        for setup in [&setups[0], &setups[setups.len() - 1]] {
            for seat in [Seat::new(0), Seat::new(setup.seats - 1)] {
                let Twins { worlds, alike } = twins(game, setup, seat);
                // In some ways of playing a seat sees too soon what is different.
                if alike > 1 {
                    pairs += 1;
                    compare(game, setup, seat, &worlds, alike).await;
                }
            }
        }
        assert!(pairs > 0, "{}: there are worlds that a seat cannot tell apart", game.id);
    }
}

/// Compares what a seat gets in two worlds, up to the last move before they can be told apart and the luck that follows it.
async fn compare(game: &AnyGame, setup: &Setup, seat: Seat, worlds: &[Vec<LogEntry>; 2], alike: usize) {
    let cut = (0..=alike).rev().find(|&steps| !matches!(worlds[0].get(steps), Some(LogEntry::Chance { .. })));
    let [one, other] = worlds.each_ref().map(|log| &log[..cut.unwrap()]);
    let id = game.id;
    assert_ne!(one, other, "{id}: the worlds differ");
    for (database, again) in databases().await.into_iter().zip(databases().await) {
        let first = bytes_of(settings(&database), id, setup, one, seat.index()).await;
        let second = bytes_of(settings(&again), id, setup, other, seat.index()).await;
        let differs = first.iter().zip(&second).find(|(one, other)| one != other);
        assert!(differs.is_none(), "{id}: seat {seat} can tell the worlds apart by {differs:?}");
        assert!(first.len() > 4 && first.len() == second.len());
    }
}
