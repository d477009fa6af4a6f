//! No client ever gets a byte that depends on what its seat must not know: the same game is played twice over real
//! sockets, in worlds that differ in secrets only, and everything that one seat received is compared.

use std::sync::Arc;

use client::{Guest, Socket};
use games::{BoxedTable, Entry as Listing};
use serde_json::{Value as Json, json};
use server::{Luck, Settings};
use table::{Components, Dice, Entry, Record, Seat, Setup};

use crate::common::{databases, guests, options, serve, settings, start_table};

/// Two games that a seat cannot tell apart for so many steps.
struct Twins {
    worlds: [Vec<Entry>; 2],
    alike: usize,
}

/// Looks for a world in which luck brought something else, but the seat has seen the same for as long as possible.
fn twins(listing: &Listing, setup: &Setup, seat: Seat) -> Twins {
    let mut dice = Dice::new(11);
    let record = (listing.random_game)(setup, &mut dice).unwrap().record();
    let seen: Vec<_> = views(listing, &record, seat).collect();
    let chances: Vec<_> = (0..record.log.len()).filter(|&i| matches!(record.log[i], Entry::Chance { .. })).collect();
    let mut best = Twins { worlds: [record.log.clone(), record.log.clone()], alike: 0 };
    for _ in 0..600 {
        let i = *dice.choose(&chances).unwrap();
        let Entry::Chance { chance } = &record.log[i] else { unreachable!("it is luck's") };
        let mut other = record.clone();
        other.log[i] = Entry::Chance { chance: swapped(chance, &mut dice) };
        let alike = views(listing, &other, seat).zip(&seen).take_while(|(their, seen)| their == *seen).count();
        // Alike for longer than the seat's own part of the deal, and still another world.
        if other.log[i] != record.log[i] && alike > i + 1 && alike - 1 > best.alike {
            best = Twins { worlds: [record.log.clone(), other.log], alike: alike - 1 };
        }
    }
    best
}

/// What the seat knows before the first step and after each, as far as the record can be played.
fn views<'a>(listing: &Listing, record: &'a Record, seat: Seat) -> impl Iterator<Item = String> + use<'a> {
    let mut table: BoxedTable = (listing.open)(&record.setup).unwrap();
    let start = table.view_text(Some(seat)).to_string();
    let step = move |entry: &Entry| {
        let events = table.enter(entry).ok()?;
        Some(format!("{} {}", table.view_text(Some(seat)), json!(events)))
    };
    std::iter::once(start).chain(record.log.iter().map_while(step))
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
    async fn sit(guest: &Guest, table: &str) -> Self {
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
async fn bytes_of(settings: Settings, game: &str, options: &Json, log: &[Entry], viewer: usize) -> Vec<String> {
    let script = log.to_vec();
    let chance = Arc::new(move |steps: usize| match &script[steps] {
        Entry::Chance { chance } => chance.clone(),
        Entry::Move { .. } => panic!("after {steps} steps it is not luck's turn"),
    });
    let server = serve(Settings { luck: Luck::Scripted { seed: 5, chance }, ..settings }).await;
    let seats = log.iter().filter_map(|entry| match entry {
        Entry::Move { seat, .. } => Some(seat.index() + 1),
        Entry::Chance { .. } => None,
    });
    let people = guests(&server, seats.max().unwrap()).await;
    let table = start_table(&people, game, options).await;
    let mut wires = Vec::new();
    for guest in &people {
        wires.push(Wire::sit(guest, &table).await);
    }
    let mut steps = log.iter().take_while(|entry| matches!(entry, Entry::Chance { .. })).count();
    while let Some(Entry::Move { seat, text }) = log.get(steps) {
        let message = json!({"type": "move", "n": steps, "at": steps, "move": text});
        wires[seat.index()].socket.send(&message).await.unwrap();
        for (place, wire) in wires.iter_mut().enumerate() {
            wire.until("view").await;
            if place == seat.index() {
                wire.until("done").await;
            }
        }
        steps += 1 + log[steps + 1..].iter().take_while(|entry| matches!(entry, Entry::Chance { .. })).count();
    }
    let mut bytes = std::mem::take(&mut wires[viewer].bytes);
    bytes.push(people[viewer].get(&format!("/api/tables/{table}")).await.unwrap().body.to_string());
    // Once a game is over its record is everybody's, and tells all.
    if !bytes.iter().any(|text| text.contains("\"turn\":\"over\"")) {
        bytes.push(people[viewer].get(&format!("/api/tables/{table}/record")).await.unwrap().body.to_string());
    }
    drop(wires);
    server.stop().await;
    bytes
}

#[tokio::test(flavor = "multi_thread")]
async fn no_client_gets_a_byte_that_depends_on_another_seats_secrets() {
    let cases = [
        ("seikatsu", 2, options("seikatsu", &[])),
        ("yokai-septet", 4, options("yokai-septet", &[])),
        ("yokai-septet", 2, options("yokai-septet", &[("mode", "duel")])),
        ("miyabi", 2, options("miyabi", &[("expansions", "zen")])),
        ("shikoku", 4, options("shikoku", &[])),
    ];
    for (game, seats, options) in &cases {
        let listing = games::find(game).unwrap();
        let options_map = options.as_object().unwrap().clone();
        let setup = Setup { seats: *seats, options: options_map, components: Components::Standard };
        for seat in [Seat::new(0), Seat::new(seats - 1)] {
            let Twins { worlds, alike } = twins(listing, &setup, seat);
            assert!(alike > 1, "{game}: there are worlds that seat {seat} cannot tell apart");
            // Up to the last move before they can be told apart, and the luck that follows it.
            let cut = (0..=alike).rev().find(|&steps| !matches!(worlds[0].get(steps), Some(Entry::Chance { .. })));
            let cut = cut.unwrap();
            let [one, other] = worlds.map(|log| log[..cut].to_vec());
            assert_ne!(one, other, "{game}: the worlds differ");
            for (database, again) in databases().await.into_iter().zip(databases().await) {
                let first = bytes_of(settings(&database), game, options, &one, seat.index()).await;
                let second = bytes_of(settings(&again), game, options, &other, seat.index()).await;
                let differs = first.iter().zip(&second).find(|(one, other)| one != other);
                assert!(differs.is_none(), "{game}: seat {seat} can tell the worlds apart by {differs:?}");
                assert!(first.len() > 4 && first.len() == second.len());
            }
        }
    }
}
