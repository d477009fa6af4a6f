//! Tables for the tests: deals written as numbers, moves as texts.

use serde_json::json;
use shikoku::{Card, Cards, Event, Move, Options, Phase, Shikoku};
use table::{Components, Game, Options as _, Seat, Setup, Step, Table};

/// The standard cards.
pub(crate) fn options(seats: u8) -> Options {
    Options::new(seats).unwrap()
}

/// Cards with these icons.
pub(crate) fn options_with(seats: u8, icons: &[u8; 33]) -> Options {
    let components = Components::Custom { name: "test".into(), table: json!(icons.as_slice()) };
    Options::read(&Setup { rules: 1, seats, options: serde_json::Map::new(), components }).unwrap()
}

/// A table after this deal: hands by seat, card and seat of the line, the first cards of the deck. The cards that are
/// not named follow in the deck, ascending.
pub(crate) fn dealt(hands: &[[u8; 3]], line: &[(u8, u8)], deck: &[u8]) -> Table<Shikoku> {
    deal(Table::new(options(hands.len() as u8)), hands, line, deck)
}

/// The same with other icons.
pub(crate) fn dealt_with(icons: &[u8; 33], hands: &[[u8; 3]], line: &[(u8, u8)], deck: &[u8]) -> Table<Shikoku> {
    deal(Table::new(options_with(hands.len() as u8, icons)), hands, line, deck)
}

fn deal(mut table: Table<Shikoku>, hands: &[[u8; 3]], line: &[(u8, u8)], deck: &[u8]) -> Table<Shikoku> {
    let used = hands.iter().flatten().chain(line.iter().map(|(card, _)| card)).chain(deck);
    let used: Vec<u8> = used.copied().collect();
    let deck = deck.iter().copied().chain((1..=33).filter(|card| !used.contains(card)));
    let hands: Vec<_> = hands.iter().map(|hand| hand.map(|card| card.to_string()).join(",")).collect();
    let line: Vec<_> = line.iter().map(|(card, seat)| format!("{card}:{seat}")).collect();
    let deck: Vec<_> = deck.map(|card| card.to_string()).collect();
    let text = format!("hands {} line {} deck {}", hands.join(" "), line.join(" "), deck.join(" "));
    table.chance(Table::<Shikoku>::read_chance(&text).unwrap()).unwrap();
    table
}

/// The text of the deal.
pub(crate) fn chance(table: &Table<Shikoku>) -> String {
    match &table.log()[0] {
        Step::Chance(deal) => deal.to_string(),
        Step::Move(..) => panic!("the deal comes first"),
    }
}

/// Who is to move.
pub(crate) fn mover(table: &Table<Shikoku>) -> Seat {
    table.turn().seats().iter().next().unwrap()
}

/// What whoever is to move may do.
pub(crate) fn moves(table: &Table<Shikoku>) -> Vec<String> {
    table.moves(mover(table)).iter().map(ToString::to_string).collect()
}

/// Plays these moves, each by whoever is to move.
pub(crate) fn play(table: &mut Table<Shikoku>, moves: &[&str]) -> Vec<Event> {
    let mut events = Vec::new();
    for text in moves {
        events.extend(table.play(mover(table), Table::<Shikoku>::read_move(text).unwrap()).unwrap());
    }
    events
}

/// Plays the first legal move.
pub(crate) fn play_first(table: &mut Table<Shikoku>) -> Vec<Event> {
    let text = moves(table).swap_remove(0);
    play(table, &[&text])
}

/// Plays first legal moves until a new round begins or the game is over.
pub(crate) fn play_round(table: &mut Table<Shikoku>) -> Vec<Event> {
    let mut events = Vec::new();
    loop {
        events.extend(play_first(table));
        let public = table.game().public();
        if public.phase == Phase::Over || public.phase == Phase::Play && public.line.is_empty() {
            return events;
        }
    }
}

/// Three seats with six icons on every card; seat 0 holds the lowest cards, seat 1 the highest.
pub(crate) fn low_high_middle() -> Table<Shikoku> {
    dealt_with(&[6; 33], &[[1, 2, 3], [31, 32, 33], [16, 17, 18]], &[(4, 0), (15, 2), (30, 1)], &[])
}

/// A round in which seat 2 plays and takes in the middle, between the lowest of seat 0 and the highest of seat 1.
pub(crate) fn play_low_high_middle(table: &mut Table<Shikoku>) {
    let phase = |table: &Table<Shikoku>| table.game().public().phase;
    let mut collected = false;
    while phase(table) == Phase::Collect || phase(table) == Phase::Play && !collected {
        let seat = mover(table);
        let moves = table.moves(seat);
        let mv = match seat.index() {
            0 => moves[0],
            1 => moves[moves.len() - 1],
            _ => *moves.iter().min_by_key(|mv| number(**mv).abs_diff(17)).unwrap(),
        };
        table.play(seat, mv).unwrap();
        collected |= phase(table) == Phase::Collect;
    }
}

fn number(mv: Move) -> u8 {
    match mv {
        Move::Play(card) | Move::Take(card) => card.number(),
    }
}

/// The numbers of cards.
pub(crate) fn numbers(cards: Cards) -> Vec<u8> {
    cards.iter().map(Card::number).collect()
}

/// The numbers of seats.
pub(crate) fn seats(seats: impl Iterator<Item = Seat>) -> Vec<usize> {
    seats.map(Seat::index).collect()
}

/// Where everybody stands.
pub(crate) fn steps(table: &Table<Shikoku>) -> Vec<u8> {
    table.game().public().steps.iter().map(|step| step.number()).collect()
}
