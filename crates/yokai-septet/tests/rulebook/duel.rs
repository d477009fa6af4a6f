//! Duel.

use table::{Dice, Game, Seat, Step, Table};
use yokai_septet::{Card, Cards, Deal, DownCard, Event, Mode, Move, Stage, Suit, YokaiSeptet};

use crate::rig::{card, cards, options, refusal, seat};

/// Seat 0's hand is all Wind but the A and some Earth; the rows hold what the tests below uncover.
const DEAL: &str = "deal W2,W3,W4,W5,W6,W7,E2,E3,E4,E5,E7 S7,D7,L7,C7,WA,F8,F9 E6,E8,C3,C4,C5,C6 \
                    C8,C9,L4,L5,L6,L8,L9,D5,D6,F6,F7 F10,F11,F12,S8,S9,S10,S11 L10,D8,D9,D10,D11,S13 trump S12";

fn duel() -> Table<YokaiSeptet> {
    Table::new(options(2, Mode::Duel))
}

fn dealt(deal: &str) -> Table<YokaiSeptet> {
    let mut table = duel();
    table.chance(Table::<YokaiSeptet>::read_chance(deal).unwrap()).unwrap();
    table
}

/// The duel of [`DEAL`] after both have discarded.
fn ready() -> Table<YokaiSeptet> {
    let mut table = dealt(DEAL);
    table.play(seat(0), Move::discard(card("E5"))).unwrap();
    table.play(seat(1), Move::discard(card("F6"))).unwrap();
    table
}

fn playable(table: &Table<YokaiSeptet>, seat: Seat) -> Cards {
    table.moves(seat).iter().map(|mv| card(&mv.to_string())).collect()
}

fn play(table: &mut Table<YokaiSeptet>, plays: &str) -> Vec<Event> {
    let mut events = Vec::new();
    for text in plays.split(' ') {
        let mover = table.turn().seats().first().expect("somebody is to move");
        events.extend(table.play(mover, Move::play(card(text))).unwrap());
    }
    events
}

// 1. Deal

#[test]
fn each_duellist_gets_7_cards_face_down_6_face_up_and_11_in_hand() {
    let table = dealt(DEAL);
    let public = table.game().public();
    for rows in &public.rows {
        assert_eq!(rows.down, [DownCard::FaceDown; 7]);
        assert!(rows.up.iter().all(Option::is_some));
    }
    assert!(public.hands.iter().all(|held| held.cards == 11));
    assert_eq!(public.trump_card, Some(card("S12")));
}

#[test]
fn no_boss_lies_in_a_face_up_row() {
    let boss_up = DEAL.replace("E7 S7,", "E6 S7,").replace(" E6,E8", " E7,E8");
    let why = refusal(options(2, Mode::Duel), &boss_up);
    assert_eq!(why.as_deref(), Some("impossible chance: no boss lies in a face-up row, but E7 does"));
    let mut dice = Dice::new(3);
    for _ in 0..2000 {
        let Deal::Duel { duellists, .. } = duel().game().roll(&mut dice) else { panic!("a duel is dealt") };
        assert!(duellists.iter().flat_map(|duellist| duellist.up).all(|card| !card.is_boss()));
    }
}

/// The trump card is one of 37 cards that are left when 12 others, no bosses, lie face up: each boss with 1/37, each
/// other card with (1 - 7/37) / 42.
#[test]
fn all_deals_without_a_face_up_boss_are_equally_likely() {
    let mut dice = Dice::new(4);
    let deals = 37_000;
    let mut bosses = 0;
    for _ in 0..deals {
        bosses += i32::from(duel().game().roll(&mut dice).trump().is_some_and(Card::is_boss));
    }
    // 7000 of 37,000 expected; the standard deviation is 75.
    assert!((bosses - 7000).abs() < 375, "{bosses}");
}

#[test]
fn the_trump_card_may_be_a_boss() {
    let boss_trump = DEAL.replace("trump S12", "trump S7").replace("S7,D7", "S12,D7");
    assert_eq!(refusal(options(2, Mode::Duel), &boss_trump), None);
}

// 2. Discard

#[test]
fn a_7_cannot_be_discarded() {
    let table = dealt(DEAL);
    let texts: Vec<_> = table.moves(seat(0)).iter().map(ToString::to_string).collect();
    let expected = ["W2", "W3", "W4", "W5", "W6", "E2", "E3", "E4", "E5"].map(|card| format!("discard {card}"));
    assert_eq!(texts, expected);
}

#[test]
fn discards_are_secret() {
    let mut table = dealt(DEAL);
    let before = table.view(seat(1));
    assert_eq!(table.play(seat(0), Move::discard(card("W2"))).unwrap(), [Event::Chose { seat: seat(0) }]);
    let mut after = table.view(seat(1));
    after.turn = before.turn;
    assert_eq!(after, before);
    assert_eq!(table.view(seat(0)).private.discarded, Some(card("W2")));
    let events = table.play(seat(1), Move::discard(card("C8"))).unwrap();
    assert_eq!(events, [Event::Chose { seat: seat(1) }, Event::Discarded]);
    assert_eq!(table.view(seat(0)).private.hand.len(), 10);
    assert!(table.view(seat(1)).public.hands.iter().all(|held| held.cards == 10));
}

// 3. First lead

#[test]
fn the_duellists_lead_rounds_in_turn() {
    let mut longest = 0;
    for game in 0..10 {
        testkit::walk::<YokaiSeptet>(&options(2, Mode::Duel), &mut Dice::stream(game, 8), |table, _| {
            let public = table.game().public();
            if public.stage == Stage::Play && public.tricks.iter().next().is_none() {
                assert_eq!(table.turn().seats(), [seat((public.round as u8 - 1) % 2)].into_iter().collect());
                longest = longest.max(public.round);
            }
        });
    }
    assert!(longest > 2, "a game of several rounds was met");
}

// 4. Playable

#[test]
fn the_hand_and_the_face_up_cards_can_be_played_but_no_covered_card() {
    let table = ready();
    assert_eq!(playable(&table, seat(0)), cards("W2,W3,W4,W5,W6,W7,E2,E3,E4,E7,E6,E8,C3,C4,C5,C6"));
}

#[test]
fn a_face_up_card_must_follow_suit_too() {
    let mut table = ready();
    play(&mut table, "C3");
    assert_eq!(playable(&table, seat(1)), cards("C8,C9"));
    // Seat 0 has Charm only in its face-up row.
    play(&mut table, "C8 C9");
    assert_eq!(playable(&table, seat(0)), cards("C4,C5,C6"));
}

#[test]
fn an_uncovered_card_is_turned_up_when_the_trick_is_over() {
    let mut table = ready();
    // The first face-up card alone covers the first face-down card.
    let events = play(&mut table, "E6");
    assert_eq!(events, [Event::Played { seat: seat(0), card: card("E6") }]);
    assert_eq!(table.game().public().rows[0].down[0], DownCard::FaceDown, "not before");
    let events = play(&mut table, "C8");
    assert!(events.contains(&Event::TurnedUp { seat: seat(0), place: 0, card: card("S7") }));
    let down = table.game().public().rows[0].down;
    assert_eq!((down[0], down[1]), (DownCard::FaceUp(card("S7")), DownCard::FaceDown));
    assert!(playable(&table, seat(0)).contains(card("S7")));
    // The second face-down card is covered by the first and the second face-up card.
    let events = play(&mut table, "E8 C9");
    assert!(events.contains(&Event::TurnedUp { seat: seat(0), place: 1, card: card("D7") }));
    play(&mut table, "S7 S13");
    assert_eq!(table.game().public().rows[0].down[0], DownCard::Played);
}

#[test]
fn whoever_fails_to_follow_lacks_the_suit_in_hand() {
    let mut table = ready();
    play(&mut table, "W2 C8");
    let public = table.game().public();
    assert_eq!(public.hands[seat(1)].lacks.iter().collect::<Vec<_>>(), [Suit::Wind]);
}

// 5. Round end: see `property.rs` for the numbers of tricks and bosses

#[test]
fn the_log_of_a_duel_reads_as_it_was_written() {
    let table = ready();
    let Step::Chance(deal) = &table.log()[0] else { panic!("a round starts with a deal") };
    assert_eq!(deal.to_string(), DEAL);
}
