//! The rules page, case by case and in its order. Expected values are worked out from the page by hand.

#[path = "rulebook/tables.rs"]
mod tables;

use shikoku::{Event, Phase, Shikoku, Step, score};
use table::{Game, Options as _, PerSeat, Seat, SeatSet, Table, Turn};
use tables::{dealt, dealt_with, moves, numbers, options, play, seats, steps};

mod cards {
    use super::*;

    #[test]
    fn icons_repeat_3_1_5_2_6_4_over_the_numbers_1_to_33() {
        let public = serde_json::to_value(Table::<Shikoku>::new(options(3)).game().public()).unwrap();
        let icons: Vec<u64> = public["icons"].as_array().unwrap().iter().map(|n| n.as_u64().unwrap()).collect();
        assert_eq!(icons[..12], [3, 1, 5, 2, 6, 4, 3, 1, 5, 2, 6, 4]);
        assert_eq!((icons.len(), icons[32]), (33, 5));
    }

    #[test]
    fn a_host_can_give_other_icons() {
        let mut icons = [1; 33];
        (icons[0], icons[1], icons[32]) = (6, 2, 4);
        let table = dealt_with(&icons, &[[4, 5, 6], [7, 8, 9], [10, 11, 12]], &[(1, 2), (2, 0), (33, 1)], &[]);
        assert_eq!(steps(&table), [3, 5, 7]);
    }
}

mod set_up {
    use super::*;

    #[test]
    fn everybody_starts_on_step_1() {
        let table = Table::<Shikoku>::new(options(5));
        assert_eq!(table.turn(), Turn::Chance);
        assert_eq!(steps(&table), [1; 5]);
    }

    #[test]
    fn everybody_climbs_and_nobody_is_held_back() {
        // Icons: 2 has 1, 5 has 6, 12 has 4; the card in the middle counts as well.
        let table = dealt(&[[1, 3, 4], [6, 7, 8], [9, 10, 11]], &[(2, 1), (5, 2), (12, 0)], &[]);
        assert_eq!(steps(&table), [5, 2, 7]);
    }

    #[test]
    fn the_deck_has_33_less_4_cards_a_seat() {
        let mut dice = table::Dice::new(1);
        let decks = [(3, 21), (4, 17), (5, 13), (6, 9), (7, 5), (8, 1)];
        for (seats, deck) in decks {
            let mut table = Table::<Shikoku>::new(options(seats));
            table.roll(&mut dice).unwrap();
            let public = table.game().public();
            assert_eq!(public.deck, deck);
            assert_eq!((public.line.len(), public.previous.len()), (0, seats.into()), "the first line is the previous");
            assert!(Seat::all(seats).all(|seat| table.game().private(seat).hand.len() == 3));
        }
    }

    #[test]
    fn the_first_line_is_the_order_of_play_lowest_first() {
        let table = dealt(&[[1, 3, 4], [6, 7, 8], [9, 10, 11]], &[(2, 1), (5, 2), (12, 0)], &[]);
        assert_eq!(seats(table.game().public().order.iter()), [1, 2, 0]);
        assert_eq!(table.turn(), Turn::Move(SeatSet::only(Seat::new(1))));
    }

    #[test]
    fn the_deal_is_written_hands_by_seat_then_line_then_deck() {
        let text = "hands 1,3,4 6,7,8 9,10,11 line 2:1 5:2 12:0 deck 33 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 \
                    30 31 32";
        let table = dealt(&[[1, 3, 4], [6, 7, 8], [9, 10, 11]], &[(2, 1), (5, 2), (12, 0)], &[33]);
        assert_eq!(tables::chance(&table), text);
        let refused = |from: &str, to: &str| {
            let mut table = Table::<Shikoku>::new(options(3));
            assert!(text.contains(from), "{from}");
            let chance = Table::<Shikoku>::read_chance(&text.replace(from, to));
            chance.and_then(|chance| table.chance(chance)).unwrap_err().to_string()
        };
        assert!(refused("1,3,4", "3,1,4").contains("is not written as a chance"), "hands ascend");
        assert!(refused("1,3,4", "1,1,4").contains("is not written as a chance"), "a card is in a hand once");
        assert!(refused("2:1 5:2", "5:2 2:1").contains("is not written as a chance"), "the line ascends");
        assert!(refused("2:1 5:2", "2:1 2:2").contains("is not written as a chance"), "a card is in a line once");
        assert!(refused("12:0", "12:8").contains("is not written as a chance"), "no table has a seat 8");
        assert!(refused("33 13", "34 13").contains("is not written as a chance"), "there is no card 34");
        assert!(refused("33 13", "33 1 13").contains("is not written as a chance"), "no deck has 22 cards");
        assert_eq!(refused(" 9,10,11", ""), "impossible chance: 3 hands are needed, not 2");
        assert_eq!(refused("9,10,11", "9,10"), "impossible chance: seat 2 is dealt 2 cards instead of 3");
        assert_eq!(refused(" 12:0", ""), "impossible chance: the line needs 3 cards, not 2");
        assert_eq!(refused("12:0", "12:1"), "impossible chance: the marker of seat 0 is on no card of the line");
        assert_eq!(refused("12:0", "12:3"), "impossible chance: the marker of seat 0 is on no card of the line");
        assert_eq!(refused("33 13", "13"), "impossible chance: card 33 is there 0 times instead of once");
        assert_eq!(refused("33 13", "1 13"), "impossible chance: card 1 is there 2 times instead of once");
    }

    #[test]
    fn three_to_eight_can_play() {
        let refused = |seats| shikoku::Options::new(seats).unwrap_err().to_string();
        assert_eq!(refused(2), "the game is for 3 to 8 seats, not for 2");
        assert_eq!(refused(9), "the game is for 3 to 8 seats, not for 9");
        assert!((3..=8).all(|seats| shikoku::Options::new(seats).unwrap().seats() == seats));
    }

    #[test]
    fn there_are_no_options() {
        let mut setup = options(4).setup();
        assert!(setup.options.is_empty());
        setup.options.insert("mode".into(), "quick".into());
        let refusal = shikoku::Options::read(&setup).unwrap_err();
        assert_eq!(refusal.to_string(), "there is no option \"mode\": there is none");
    }
}

/// Four seats that play in the order 3, 2, 1, 0 and stand on the steps 3, 7, 6, 2: the line's icons are 1, 5, 6, 2.
fn four() -> Table<Shikoku> {
    dealt(&[[1, 13, 20], [6, 14, 21], [7, 15, 22], [8, 16, 23]], &[(2, 3), (3, 2), (5, 1), (10, 0)], &[33, 32])
}

mod a_round {
    use super::*;

    #[test]
    fn each_plays_one_card_of_the_hand_in_order() {
        let mut table = four();
        for (seat, hand) in [(3, [8, 16, 23]), (2, [7, 15, 22]), (1, [6, 14, 21]), (0, [1, 13, 20])] {
            assert_eq!(table.turn(), Turn::Move(SeatSet::only(Seat::new(seat))));
            assert_eq!(moves(&table), hand.map(|card| format!("play {card}")));
            play(&mut table, &[&format!("play {}", hand[1])]);
        }
        let public = table.game().public();
        assert_eq!(public.phase, Phase::Collect);
        assert_eq!(numbers(public.line.cards()), [13, 14, 15, 16], "played cards lie in ascending order");
        assert_eq!(seats(public.line.owners().iter()), [0, 1, 2, 3]);
    }

    #[test]
    fn with_four_seats_only_the_second_from_the_left_stays_put() {
        let mut table = four();
        assert_eq!(steps(&table), [3, 7, 6, 2]);
        // The line is 1 (seat 0), 8 (seat 3), 14 (seat 1), 22 (seat 2); icons 3, –, 1, 2.
        let events = play(&mut table, &["play 8", "play 22", "play 14", "play 1"]);
        assert_eq!(steps(&table), [6, 8, 8, 2]);
        assert_eq!(seats(table.game().public().stayed_put.iter()), [3]);
        let still = events.iter().filter(|event| matches!(event, Event::StayedPut { .. })).count();
        assert_eq!(still, 1);
    }

    /// Seat 0 plays last, from step 3, onto 8 (seat 3), 14 (seat 1) and 22 (seat 2).
    #[test]
    fn only_the_card_that_completes_the_line_decides_how_far_its_owner_climbs() {
        let mut table = four();
        let points = |table: &Table<Shikoku>| {
            let seat = tables::mover(table);
            table.moves(seat).into_iter().map(|mv| table.game().points(seat, mv)).collect::<Vec<_>>()
        };
        for card in ["play 8", "play 22", "play 14"] {
            assert_eq!(points(&table), [None; 3]);
            play(&mut table, &[card]);
        }
        // 1 is lowest and has 3 icons, 13 is second and stays put, 20 is third and has 1 icon.
        assert_eq!(points(&table), [Some(3), Some(0), Some(1)]);
        play(&mut table, &["play 1"]);
        assert_eq!(points(&table), [None; 4], "taking a card climbs no step");
    }

    #[test]
    fn the_lowest_goes_last_and_that_is_the_next_order() {
        let mut table = four();
        play(&mut table, &["play 8", "play 22", "play 14", "play 1"]);
        assert_eq!(seats(table.game().public().order.iter()), [3, 1, 2, 0]);
        play(&mut table, &["take 2", "take 3", "take 5"]);
        assert_eq!(table.game().public().phase, Phase::Play);
        assert_eq!(seats(table.game().public().order.iter()), [3, 1, 2, 0], "collecting does not change it");
        assert_eq!(table.turn(), Turn::Move(SeatSet::only(Seat::new(3))));
    }

    #[test]
    fn the_last_draws_and_the_others_take_from_the_previous_line_in_the_new_order() {
        let mut table = four();
        play(&mut table, &["play 8", "play 22", "play 14", "play 1"]);
        assert_eq!(numbers(table.game().private(Seat::new(0)).hand), [13, 20, 33], "the first card of the deck");
        assert_eq!(table.game().public().deck, 16);
        // The set-up line was 2, 3, 5, 10; the cards just played cannot be taken.
        for (seat, choice, taken) in [(3, "2 3 5 10", 5), (1, "2 3 10", 10), (2, "2 3", 2)] {
            assert_eq!(table.turn(), Turn::Move(SeatSet::only(Seat::new(seat))));
            let choice: Vec<_> = choice.split(' ').map(|card| format!("take {card}")).collect();
            assert_eq!(moves(&table), choice);
            play(&mut table, &[&format!("take {taken}")]);
        }
        assert!(Seat::all(4).all(|seat| table.game().private(seat).hand.len() == 3));
    }

    #[test]
    fn the_card_left_over_is_out_of_the_game() {
        let mut table = four();
        let events = play(&mut table, &["play 8", "play 22", "play 14", "play 1", "take 2", "take 5", "take 10"]);
        assert!(matches!(events.last(), Some(Event::Removed { card }) if card.number() == 3));
        let public = table.game().public();
        assert_eq!(numbers(public.removed), [3]);
        assert_eq!(numbers(public.previous.cards()), [1, 8, 14, 22], "the line just played is the previous one now");
        assert!(public.line.is_empty());
    }

    #[test]
    fn in_the_second_round_cards_are_taken_from_the_first_rounds_line() {
        let mut table = four();
        play(&mut table, &["play 8", "play 22", "play 14", "play 1", "take 2", "take 5", "take 10"]);
        // The order is 3, 1, 2, 0; the new line is 2 (seat 3), 7 (seat 2), 13 (seat 0), 21 (seat 1).
        play(&mut table, &["play 2", "play 21", "play 7", "play 13"]);
        assert_eq!(seats(table.game().public().order.iter()), [2, 0, 1, 3]);
        assert_eq!(moves(&table), ["take 1", "take 8", "take 14", "take 22"]);
        assert_eq!(numbers(table.game().private(Seat::new(3)).hand), [16, 23, 32], "seat 3 drew the second card");
    }

    #[test]
    fn nobody_climbs_beyond_step_33() {
        let step = |number: u8| Step::START.up(number - 1);
        assert_eq!(step(32).up(1), Step::PAGODA);
        assert_eq!(step(28).up(6), Step::PAGODA);
        assert_eq!(step(26).up(6).number(), 32);
    }

    /// With six icons a card: 7 after the set-up, then 13, 19, 25, 31 and 33 for those who climb each time.
    #[test]
    fn when_somebody_stands_on_33_the_game_is_over_and_nobody_collects() {
        let mut table = tables::low_high_middle();
        for round in 1..=4 {
            tables::play_low_high_middle(&mut table);
            assert_eq!(steps(&table), [7 + 6 * round, 7 + 6 * round, 7]);
            assert_eq!(table.game().public().deck, 21 - round);
        }
        tables::play_low_high_middle(&mut table);
        assert_eq!(steps(&table), [33, 33, 7]);
        let public = table.game().public();
        assert_eq!((public.phase, table.turn()), (Phase::Over, Turn::Over));
        assert_eq!((public.deck, public.previous.len(), public.line.len()), (17, 3, 3), "nothing is drawn or taken");
        assert!(Seat::all(3).all(|seat| table.game().private(seat).hand.len() == 2));
        // Two occupied steps: the lower group wins.
        let outcome = table.outcome().unwrap();
        assert_eq!(outcome.scores.as_slice(), [33, 33, 7]);
        assert_eq!(seats(outcome.winners.iter()), [2]);
        assert_eq!(outcome.end, "pagoda");
    }
}

mod the_end {
    use super::*;

    fn winners(steps: &[u8]) -> Vec<usize> {
        let steps = PerSeat::from_fn(steps.len() as u8, |seat| Step::START.up(steps[seat.index()] - 1));
        seats(score::winners(&steps).iter())
    }

    #[test]
    fn with_3_or_4_seats_the_second_highest_step_wins() {
        assert_eq!(winners(&[33, 20, 28]), [2]);
        assert_eq!(winners(&[12, 33, 30, 29]), [2]);
        assert_eq!(winners(&[10, 33, 20, 15]), [2], "the second-lowest does not");
    }

    #[test]
    fn with_5_to_8_seats_the_second_lowest_step_wins_too() {
        assert_eq!(winners(&[33, 10, 20, 30, 25]), [2, 3]);
        assert_eq!(winners(&[5, 6, 7, 8, 9, 33]), [1, 4]);
        assert_eq!(winners(&[9, 5, 33, 8, 6, 7, 10]), [4, 6]);
        assert_eq!(winners(&[33, 32, 31, 30, 29, 28, 27, 26]), [1, 6]);
    }

    #[test]
    fn everyone_on_33_is_first_and_cannot_win() {
        assert_eq!(winners(&[33, 33, 20, 10]), [2]);
        assert_eq!(winners(&[33, 33, 33, 20, 10]), [3], "20 is second from either end");
        assert_eq!(winners(&[33, 33, 30, 20, 10, 10]), [2, 3]);
    }

    #[test]
    fn seats_on_the_same_step_share_a_place() {
        assert_eq!(winners(&[33, 28, 28]), [1, 2]);
        assert_eq!(winners(&[33, 28, 28, 9]), [1, 2]);
        assert_eq!(winners(&[33, 10, 10, 20, 20, 30, 30]), [3, 4, 5, 6]);
        assert_eq!(winners(&[10, 10, 10, 12, 33, 30]), [3, 5], "a shared lowest step is one place");
    }

    #[test]
    fn with_three_occupied_steps_the_middle_one_wins_once() {
        assert_eq!(winners(&[33, 20, 10, 10, 33]), [1]);
        assert_eq!(winners(&[33, 20, 10, 20, 33, 20]), [1, 3, 5]);
    }

    #[test]
    fn with_two_occupied_steps_the_lower_group_wins() {
        assert_eq!(winners(&[33, 7, 33]), [1]);
        assert_eq!(winners(&[33, 30, 30, 30]), [1, 2, 3]);
        assert_eq!(winners(&[33, 30, 33, 30, 33]), [1, 3], "33 is second from the bottom, but never wins");
        assert_eq!(winners(&[33, 33, 33, 33, 33, 33, 33, 1]), [7]);
    }

    #[test]
    fn with_everyone_on_33_nobody_wins() {
        for seats in 3..=8 {
            assert_eq!(winners(&vec![33; seats]), [] as [usize; 0]);
        }
    }
}

mod who_knows_what {
    use super::*;

    #[test]
    fn a_card_taken_from_a_line_is_known_until_it_is_played() {
        let mut table = four();
        play(&mut table, &["play 8", "play 22", "play 14", "play 1", "take 2", "take 5", "take 10"]);
        let taken = |table: &Table<Shikoku>| {
            table.game().public().hands.iter().map(|held| numbers(held.taken)).collect::<Vec<_>>()
        };
        assert_eq!(taken(&table), [vec![], vec![5], vec![10], vec![2]]);
        play(&mut table, &["play 16", "play 5"]);
        assert_eq!(taken(&table), [vec![], vec![], vec![10], vec![2]]);
        let unknown: Vec<_> = table.game().public().hands.iter().map(shikoku::Held::unknown).collect();
        assert_eq!(unknown, [3, 2, 2, 1]);
    }

    #[test]
    fn nobody_else_sees_a_drawn_card() {
        let mut table = four();
        let events = play(&mut table, &["play 8", "play 22", "play 14", "play 1"]);
        let drew = serde_json::to_string(events.last().unwrap()).unwrap();
        assert_eq!(drew, r#"{"event":"drew","seat":0,"left":16}"#);
        let public = table.game().public();
        assert!(numbers(public.unseen).contains(&33));
        assert_eq!((public.hands[Seat::new(0)].cards, numbers(public.hands[Seat::new(0)].taken)), (3, vec![]));
    }

    #[test]
    fn lines_removed_and_taken_cards_are_seen_and_all_others_are_not() {
        let mut table = four();
        play(&mut table, &["play 8", "play 22", "play 14", "play 1", "take 2", "take 5", "take 10", "play 16"]);
        let seen = [8, 22, 14, 1, 2, 5, 10, 3, 16];
        let unseen: Vec<u8> = (1..=33).filter(|card| !seen.contains(card)).collect();
        assert_eq!(numbers(table.game().public().unseen), unseen);
    }
}

mod worked_examples {
    use super::*;

    /// Red is seat 0, blue 1, green 2, black 3, pink 4.
    #[test]
    fn red_blue_green_black_pink_becomes_blue_green_black_pink_red() {
        let mut table = dealt(
            &[[1, 2, 3], [4, 5, 6], [7, 8, 9], [10, 11, 12], [13, 14, 15]],
            &[(20, 4), (21, 3), (22, 2), (23, 1), (24, 0)],
            &[33],
        );
        let events = play(&mut table, &["play 15", "play 12", "play 9", "play 6", "play 3"]);
        assert_eq!(seats(table.game().public().order.iter()), [1, 2, 3, 4, 0]);
        assert!(matches!(events.last(), Some(Event::Drew { seat, .. }) if *seat == Seat::new(0)));
        assert_eq!(numbers(table.game().private(Seat::new(0)).hand), [1, 2, 33]);
    }

    #[test]
    fn three_seats_only_the_middle_card_stays_put() {
        let mut table = dealt(&[[1, 3, 4], [6, 7, 8], [9, 10, 11]], &[(2, 1), (5, 2), (12, 0)], &[]);
        assert_eq!(steps(&table), [5, 2, 7]);
        // 8 (1 icon, seat 1) is the middle of 3 (5 icons, seat 0) and 9 (5 icons, seat 2).
        play(&mut table, &["play 8", "play 9", "play 3"]);
        assert_eq!(steps(&table), [10, 2, 12]);
    }

    #[test]
    fn five_seats_places_2_and_4_stay_put() {
        let mut table = dealt(
            &[[1, 2, 3], [4, 5, 6], [7, 8, 9], [10, 11, 12], [13, 14, 15]],
            &[(20, 4), (21, 3), (22, 2), (23, 1), (24, 0)],
            &[],
        );
        assert_eq!(steps(&table), [5, 7, 3, 6, 2]);
        // The line is 3, 6, 9, 12, 15 with 5, 4, 5, 4, 5 icons, seats 0 to 4.
        play(&mut table, &["play 15", "play 12", "play 9", "play 6", "play 3"]);
        assert_eq!(steps(&table), [10, 7, 8, 6, 7]);
        assert_eq!(seats(table.game().public().stayed_put.iter()), [1, 3]);
    }

    #[test]
    fn places_2_and_the_last_but_one_stay_put_from_5_seats_on() {
        for seats in 3..=8 {
            let still: Vec<usize> = (0..seats).filter(|&place| score::stays_put(place, seats as u8)).collect();
            assert_eq!(still, if seats < 5 { vec![1] } else { vec![1, seats - 2] }, "{seats} seats");
        }
    }

    #[test]
    fn with_eight_seats_only_the_first_collecting_draws_and_leaves_a_card_over() {
        let hands: Vec<[u8; 3]> = (0..8).map(|seat| [3 * seat + 1, 3 * seat + 2, 3 * seat + 3]).collect();
        let line: Vec<(u8, u8)> = (0..8).map(|seat| (25 + seat, seat)).collect();
        let mut table = dealt(&hands, &line, &[33]);
        assert_eq!(table.game().public().deck, 1);
        let mut seen_rounds = 0;
        while table.turn() != Turn::Over {
            let events = tables::play_round(&mut table);
            if table.turn() == Turn::Over {
                break;
            }
            let count = |matching: fn(&Event) -> bool| events.iter().filter(|event| matching(event)).count();
            let drawn = count(|event| matches!(event, Event::Drew { .. }));
            let removed = count(|event| matches!(event, Event::Removed { .. }));
            let taken = count(|event| matches!(event, Event::Took { .. }));
            let first = seen_rounds == 0;
            assert_eq!((drawn, removed, taken), if first { (1, 1, 7) } else { (0, 0, 8) });
            let public = table.game().public();
            assert_eq!((public.deck, public.removed.len()), (0, 1), "the deck is never reshuffled");
            seen_rounds += 1;
        }
        assert!(seen_rounds > 2);
    }

    /// Once the deck is empty the last seat takes the card left: a move of its own, without a choice.
    #[test]
    fn once_the_deck_is_empty_the_last_seat_takes_the_card_left() {
        let hands: Vec<[u8; 3]> = (0..8).map(|seat| [3 * seat + 1, 3 * seat + 2, 3 * seat + 3]).collect();
        let line: Vec<(u8, u8)> = (0..8).map(|seat| (25 + seat, seat)).collect();
        let mut table = dealt(&hands, &line, &[33]);
        tables::play_round(&mut table);
        for _ in 0..8 {
            tables::play_first(&mut table);
        }
        let last = table.game().public().order.last().unwrap();
        for _ in 0..7 {
            assert_ne!(table.turn(), Turn::Move(SeatSet::only(last)));
            tables::play_first(&mut table);
        }
        assert_eq!(table.turn(), Turn::Move(SeatSet::only(last)));
        assert_eq!(moves(&table).len(), 1);
        tables::play_first(&mut table);
        assert_eq!(table.game().public().phase, Phase::Play);
        assert_eq!(table.game().private(last).hand.len(), 3);
    }
}
