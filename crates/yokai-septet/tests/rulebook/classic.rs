//! Classic: a round, and the worked examples.

use serde_json::json;
use table::{Components, Dice, Game, Options as _, Refusal, Seat, Setup, Table, Turn, View};
use yokai_septet::{Card, Cards, EndReason, Event, Goal, Icons, Mode, Move, Options, Sevens, Suit, YokaiSeptet};

use crate::rig::{Rig, Script, card, cards, classic, options, refusal, seat};

/// Seven tricks with Winds, none of which brings a boss but the W7.
const GREEDY: [&str; 7] = [
    "0: WA E2 C3 L4",
    "0: W2 E3 C4 L5",
    "0: W3 E4 C5 L6",
    "0: W4 E5 C6 L8",
    "0: W5 E6 C8 L9",
    "0: W6 E8 C9 L10",
    "0: W7 D5 D6 D8",
];

fn script<'a>(trump: &'a str, tricks: &'a [&'a str]) -> Script<'a> {
    Script { trump, tricks, held: &[] }
}

// 1. Deal

#[test]
fn four_seats_get_12_cards_three_get_16_and_one_card_sets_trump() {
    for (seats, size) in [(4, 12), (3, 16)] {
        let mut table = Table::<YokaiSeptet>::new(classic(seats));
        let deal = table.game().roll(&mut Dice::new(1));
        assert!(deal.hands().iter().all(|hand| hand.len() == size));
        let trump = deal.trump().expect("a card is left");
        table.chance(deal).unwrap();
        let public = table.game().public();
        assert_eq!((public.trump_card, public.trump), (Some(trump), Some(trump.suit())));
    }
}

#[test]
fn deals_that_cannot_be_are_refused() {
    let hands = "WA,W2,W3,W4,W5,W6,W7,E2,E3,E4,E5,E6 E7,E8,C3,C4,C5,C6,C7,C8,C9,L4,L5,L6 \
                 L7,L8,L9,L10,D5,D6,D7,D8,D9,D10,D11,F6 F7,F8,F9,F10,F11,F12,S7,S8,S9,S10,S11,S12";
    let good = format!("deal {hands} trump S13");
    assert_eq!(refusal(classic(4), &good), None);
    let why = |text: &str| refusal(classic(4), text).expect("it cannot be");
    assert_eq!(why(&good.replace("S13", "S12")), "impossible chance: S12 is dealt twice");
    assert_eq!(why(&good.replace("WA,W2,", "W2,")), "impossible chance: seat 0 is dealt 11 cards instead of 12");
    assert_eq!(why(&good.replace("W7,E2", "W7*,E2")), "impossible chance: W7* is not in the deck of mode classic");
    let not_so = "impossible chance: this is not how mode classic is dealt to 4 seats";
    assert_eq!(why(&format!("deal {hands}")), not_so);
    assert_eq!(why("deal WA,W2 W3,W4 W5,W6 trump S13"), not_so);
    for unordered in ["W2,WA", "WA,WA"] {
        let text = good.replace("WA,W2", unordered);
        assert!(why(&text).ends_with("is not written as a chance of yokai-septet"), "{text}");
    }
}

#[test]
fn a_boss_turned_up_for_trump_is_out_of_the_round() {
    // The greedy team has W7; of the rest F7 is out: E7 0, C7 1, L7 1, D7 1, S7 2.
    let rig = Rig::played(classic(4), &script("F7", &GREEDY));
    let end = rig.round_end();
    assert_eq!((end.reason, end.points, end.bosses), (EndReason::Greed, 5, cards("E7,C7,L7,D7,S7")));
}

// 2. Pass

#[test]
fn three_cards_go_to_the_partner_or_to_the_left() {
    for (seats, to, ways) in [(4, 2, 220), (3, 1, 560)] {
        let mut table = Table::<YokaiSeptet>::new(classic(seats));
        table.roll(&mut Dice::new(5)).unwrap();
        let dealt: Vec<Cards> = Seat::all(seats).map(|seat| table.view(seat).private.hand).collect();
        // Any order will do.
        for giver in Seat::all(seats).rev() {
            let moves = table.moves(giver);
            assert_eq!(moves.len(), ways);
            table.play(giver, moves[ways / 2]).unwrap();
        }
        for giver in Seat::all(seats) {
            let receiver = giver.left(to, seats);
            let passed = table.view(giver).private.passed.expect("it has passed");
            let received = table.view(receiver).private.received.expect("all have passed");
            assert_eq!((passed.seats, received.seats), ([receiver; 3], [giver; 3]));
            assert_eq!(passed.cards, received.cards);
            let given: Cards = passed.cards.into_iter().collect();
            assert!(given.is_within(dealt[giver.index()]), "they were dealt to the giver");
            assert!(given.is_within(table.view(receiver).private.hand), "they are now the receiver's");
            assert!(given.and(table.view(giver).private.hand).is_empty(), "and not the giver's");
        }
    }
}

#[test]
fn a_pass_is_written_in_deck_order() {
    let mut table = Table::<YokaiSeptet>::new(classic(4));
    table.roll(&mut Dice::new(5)).unwrap();
    let hand: Vec<_> = table.view(seat(0)).private.hand.iter().collect();
    let pass = |cards: [Card; 3]| table.clone().play(seat(0), Move::pass(cards));
    assert!(pass([hand[0], hand[1], hand[2]]).is_ok());
    assert!(pass([hand[1], hand[0], hand[2]]).is_err());
    assert!(pass([hand[0], hand[0], hand[2]]).is_err());
}

#[test]
fn nobody_sees_a_choice_before_all_have_chosen() {
    let mut table = Table::<YokaiSeptet>::new(classic(4));
    table.roll(&mut Dice::new(6)).unwrap();
    let before = table.view(seat(0));
    let mv = table.moves(seat(2))[7];
    assert_eq!(table.play(seat(2), mv).unwrap(), [Event::Chose { seat: seat(2) }]);
    // Who has chosen is all that changed for the partner.
    let mut after = table.view(seat(0));
    assert_eq!(after.turn.seats(), [0, 1, 3].map(seat).into_iter().collect());
    after.turn = before.turn;
    assert_eq!(after, before);
    // The seat itself sees its choice, its hand still whole, and cannot choose again.
    let own = table.view(seat(2));
    assert_eq!(Move::pass(own.private.passed.unwrap().cards), mv);
    assert_eq!((own.private.hand.len(), own.private.received, own.moves.len()), (12, None, 0));
}

#[test]
fn a_view_tells_a_choice_of_cards_in_short() {
    let mut table = Table::<YokaiSeptet>::new(classic(3));
    table.roll(&mut Dice::new(6)).unwrap();
    let private = table.view(seat(2)).private;
    let choose = private.choose.expect("it has to choose");
    assert_eq!((choose.count, choose.from, choose.to), (3, private.hand, vec![seat(0); 3]));
}

#[test]
fn a_view_is_written_without_the_moves_that_it_tells_in_short() {
    let mut table = Table::<YokaiSeptet>::new(options(4, Mode::NextSevens));
    table.roll(&mut Dice::new(6)).unwrap();
    let view = table.view(seat(0));
    assert_eq!(view.moves.len(), 14 * 13 * 12);
    let written = json!(view);
    assert_eq!(written["moves"], json!([]));
    assert_eq!(serde_json::from_value::<View<YokaiSeptet>>(written).unwrap(), view, "and reading lists them again");
}

#[test]
fn a_view_says_only_what_is_not_as_it_always_was() {
    let shown = |options: Options| json!(Table::<YokaiSeptet>::new(options).game().public())["options"].clone();
    assert_eq!(shown(options(4, Mode::NextSevens)), json!({"mode": "next-sevens", "goal": "seven-points"}));
    let first = options(4, Mode::NextSevens).with_sevens(Sevens::First).unwrap();
    assert_eq!(shown(first), json!({"mode": "next-sevens", "goal": "seven-points", "sevens": "first"}));
    let own = json!({"icons": {
        "W": [9, 0], "E": [0, 1], "C": [1, 0], "L": [1, 1], "D": [1, 1], "F": [2, 1], "S": [2, 1]
    }});
    let with_own = classic(3).with_icons("own", Icons::read(&own).unwrap());
    assert_eq!(shown(with_own)["icons"], own["icons"]);
}

#[test]
fn icons_that_count_nothing_are_refused_where_a_game_would_never_end() {
    let zeros = json!({"icons": {
        "W": [0, 9], "E": [0, 0], "C": [0, 0], "L": [0, 0], "D": [0, 0], "F": [0, 0], "S": [0, 0]
    }});
    let read = |options: Options| {
        let components = Components::Custom { name: "zeros".into(), table: zeros.clone() };
        Options::read(&Setup { components, ..options.setup() }).map(drop)
    };
    let endless = Err(Refusal::ComponentsCountNothing { key: "icons".into() });
    assert_eq!(read(classic(4)), endless);
    assert_eq!(read(options(2, Mode::Duel)), endless);
    assert_eq!(read(classic(3)), Ok(()), "greed is worth points without icons");
    assert_eq!(read(options(4, Mode::NextSevens)), Ok(()), "seals end it");
    assert_eq!(read(Options::new(4, Mode::Classic, Goal::TwoRounds).unwrap()), Ok(()));
}

// 3. First lead

#[test]
fn the_holder_of_the_a_after_passing_shows_it_and_leads_any_card() {
    let rig = Rig::dealt(classic(4), &Script { trump: "S8", tricks: &[], held: &["3: WA"] });
    // The rig has seat 3 receive its lowest cards from its partner.
    assert!(rig.last_deal().hands()[seat(1)].contains(Card::WA));
    assert_eq!(rig.events.last(), Some(&Event::Showed { seat: seat(3), card: Card::WA }));
    assert_eq!(rig.mover(), seat(3));
    assert_eq!(rig.playable(), rig.hand(seat(3)));
    let shown = rig.table.game().public().shown.map(|shown| (shown.seat, shown.card));
    assert_eq!(shown, Some((seat(3), Card::WA)));
}

#[test]
fn the_13_of_snow_decides_if_the_a_is_the_trump_card() {
    for (seats, holder) in [(3, 1), (4, 2)] {
        let held = format!("{holder}: S13");
        let rig = Rig::dealt(classic(seats), &Script { trump: "WA", tricks: &[], held: &[&held] });
        assert_eq!(rig.events.last(), Some(&Event::Showed { seat: seat(holder), card: Card::S13 }));
        assert_eq!(rig.mover(), seat(holder));
    }
}

#[test]
fn a_shown_card_is_known_until_it_is_played() {
    let mut rig = Rig::dealt(classic(4), &script("S8", &GREEDY));
    assert!(rig.table.game().public().shown.is_some());
    rig.play("WA");
    assert_eq!(rig.table.game().public().shown, None);
}

#[test]
fn later_rounds_are_led_by_the_winner_of_the_last_trick() {
    // Seat 0 wins the last trick, and loses the round by it.
    let mut rig = Rig::played(classic(4), &script("S8", &GREEDY));
    rig.deal(&Script { trump: "F6", tricks: &[], held: &["1: WA"] });
    assert_eq!(rig.mover(), seat(0));
    assert_eq!(rig.table.game().public().shown, None);
    assert_eq!(rig.events, [Event::Chose { seat: seat(3) }, Event::Passed]);
}

// 4. Tricks

#[test]
fn the_suit_led_must_be_followed_if_possible() {
    let tricks = ["0: E2 E3 C5 E5"];
    let mut rig = Rig::dealt(classic(4), &Script { trump: "S8", tricks: &tricks, held: &["0: WA", "1: E7 D5"] });
    rig.play("E2");
    assert_eq!(rig.playable(), rig.hand(seat(1)).and(Suit::Earth.cards()));
    assert!(rig.playable().contains(Suit::Earth.boss()) && rig.playable().len() < 12);
    rig.play("E3");
    // Seat 2 has no Earth, and everybody sees it when it plays something else.
    assert_eq!(rig.playable(), rig.hand(seat(2)));
    rig.play("C5");
    assert_eq!(rig.events[1], Event::Lacked { seat: seat(2), suit: Suit::Earth });
    assert_eq!(rig.table.game().public().hands[seat(2)].lacks.iter().collect::<Vec<_>>(), [Suit::Earth]);
}

#[test]
fn the_a_follows_and_is_followed_as_wind() {
    let mut rig = Rig::dealt(classic(4), &script("S8", &["0: WA W3 E2 W4"]));
    rig.play("WA");
    assert_eq!(rig.playable(), rig.hand(seat(1)).and(Suit::Wind.cards()));

    let tricks = ["0: E2 E8 E3 E4", "1: W2 C3 L4 WA"];
    let held = ["1: W3 W4 W5 W6 W7"];
    let mut rig = Rig::dealt(classic(4), &Script { trump: "S8", tricks: &tricks, held: &held });
    rig.play_tricks(&tricks[..1]);
    rig.play("W2 C3 L4");
    assert_eq!(rig.playable(), cards("WA"), "the only Wind must be played");
    rig.play("WA");
    assert_eq!(rig.mover(), seat(0), "and it wins");
}

/// The leaders of the second tricks are the winners of the first.
#[test]
fn the_a_wins_then_the_highest_trump_then_the_highest_of_the_suit_led() {
    let play = |trump: &str, tricks: &[&str], held: &[&str]| {
        Rig::played(classic(4), &Script { trump, tricks, held });
    };
    // Snow is trump: the A beats it.
    play("S8", &["0: WA S13 E2 E3", "0: W2 S12 E4 E5"], &[]);
    // The A is played to another suit.
    play("S8", &["2: C3 C9 C4 C5", "3: E2 E8 E3 WA", "2: C6 D5 F6 C8"], &[]);
    // The higher of two trumps, and no card of the suit led.
    play("S8", &["0: E8 S9 E3 S7", "1: C3 C4 C5 C6"], &["0: WA"]);
    play("S8", &["0: E8 S7 E3 S9", "3: C3 C4 C5 C6"], &["0: WA"]);
    // No trump: the highest of the suit led; a higher card of another suit does not count.
    play("S8", &["0: E4 E6 F12 E7", "3: C3 C4 C5 C6"], &["0: WA"]);
    play("S8", &["0: E4 E6 E8 E7", "2: C3 C4 C5 C6"], &["0: WA"]);
}

#[test]
fn the_winners_side_takes_the_bosses_and_a_trick() {
    let rig = Rig::played(classic(4), &Script { trump: "S8", tricks: &["0: E4 E6 E8 E7"], held: &["0: WA"] });
    let sides = rig.table.game().public().sides;
    assert_eq!((sides[0].tricks, sides[0].bosses), (1, cards("E7")));
    assert_eq!((sides[1].tricks, sides[1].bosses), (0, Cards::EMPTY));
}

#[test]
fn the_last_card_of_a_trick_says_which_side_would_capture_its_bosses() {
    let mut rig = Rig::dealt(classic(4), &Script { trump: "S8", tricks: &["0: E4 E7 E8 E2"], held: &["0: WA"] });
    rig.play("E4 E7 E8");
    let mover = rig.mover();
    let brings = rig.table.game().prospects(mover, Move::play(card("E2"))).unwrap();
    assert_eq!(brings.iter().as_slice(), [1, 0, 1, 0]);
    rig.play("E2");
    let leads = rig.table.moves(rig.mover());
    let undecided = |&mv: &Move| rig.table.game().prospects(rig.mover(), mv).is_none();
    assert!(leads.iter().all(undecided), "who leads does not know who wins");
}

// 5 and 6. The end of a round and its score: the worked examples

/// Icons 0, 1, (trump), 2.
#[test]
fn four_bosses_win_the_round_and_score_their_icons_but_for_trumps() {
    let rig = Rig::played(classic(4), &script("L4", &["0: WA E7 C7 L7", "0: W2 S7 E2 E3"]));
    let end = rig.round_end();
    assert_eq!((end.reason, end.points, end.bosses), (EndReason::Bosses, 3, cards("E7,C7,L7,S7")));
    assert_eq!(end.winners, [0, 2].map(seat).into_iter().collect());
    assert_eq!(rig.points(), [3, 0]);
}

/// Icons 0 captured, 1, (trump), 1, 2 from the hands; the F7 in the last trick and the W7 stay with the greedy team.
#[test]
fn greed_gives_the_round_to_the_others_with_all_bosses_left_in_hands() {
    let rig = Rig::played(classic(4), &script("D5", &GREEDY_TO_A_BOSS));
    let end = rig.round_end();
    assert_eq!((end.reason, end.points, end.bosses), (EndReason::Greed, 4, cards("E7,C7,L7,D7,S7")));
    assert_eq!(end.winners, [1, 3].map(seat).into_iter().collect());
    assert_eq!(rig.points(), [0, 4]);
    let sides = rig.table.game().public().sides;
    assert_eq!((sides[0].bosses, sides[1].bosses), (cards("W7,F7"), cards("E7")));
}

const GREEDY_TO_A_BOSS: [&str; 8] = [
    "0: E2 E7 E3 E4",
    "1: E5 E6 C3 E8",
    "0: WA C4 F6 L5",
    "0: W2 C5 F8 L6",
    "0: W3 C6 F9 L8",
    "0: W4 C8 F10 L9",
    "0: W7 C9 F11 L10",
    "0: W5 S8 F7 S9",
];

#[test]
fn the_seventh_trick_with_the_fourth_boss_wins() {
    let mut tricks = GREEDY;
    tricks[0] = "0: WA E7 C7 L7";
    let rig = Rig::played(classic(4), &script("S8", &tricks));
    let end = rig.round_end();
    assert_eq!(rig.table.game().public().sides[0].tricks, 7);
    // E7 0, C7 1, L7 1, W7 0.
    assert_eq!((end.reason, end.points, rig.points()), (EndReason::Bosses, 2, vec![2, 0]));
}

#[test]
fn six_tricks_are_not_greed_and_three_bosses_not_enough() {
    let mut tricks = GREEDY;
    tricks[0] = "0: WA E7 C7 L7";
    let rig = Rig::played(classic(4), &script("S8", &tricks[..6]));
    assert_eq!(rig.table.turn(), Turn::Move([seat(0)].into_iter().collect()));
}

#[test]
fn with_3_seats_three_bosses_win_and_both_kinds_of_icons_count() {
    // F7 2 + 1, L7 1 + 1, W7 0 + 0.
    let tricks = ["0: WA F7 L7", "0: W7 E2 C3"];
    let rig = Rig::played(classic(3), &script("S8", &tricks));
    assert_eq!((rig.round_end().reason, rig.points()), (EndReason::Bosses, vec![5, 0, 0]));
    // The same with Fire as trump.
    let rig = Rig::played(classic(3), &script("F6", &tricks));
    assert_eq!(rig.points(), [2, 0, 0]);
}

fn greedy_alone(player: u8) -> Vec<String> {
    let tricks = GREEDY.iter().map(|trick| {
        let cards: Vec<_> = trick.split(' ').collect();
        format!("{player}: {} {} {}", cards[1], cards[2], cards[3])
    });
    tricks.collect()
}

#[test]
fn a_hosts_own_icons_count_instead() {
    let own = json!({"icons": {
        "W": [1, 0], "E": [0, 1], "C": [1, 0], "L": [5, 0], "D": [1, 1], "F": [0, 2], "S": [2, 1]
    }});
    let icons = Icons::read(&own).unwrap();
    // L7 5 + 0, F7 0 + 2, W7 1 + 0.
    let tricks = ["0: WA F7 L7", "0: W7 E2 C3"];
    let rig = Rig::played(classic(3).with_icons("own", icons), &script("S8", &tricks));
    assert_eq!(rig.points(), [8, 0, 0]);
    // E7 0, C7 1, S7 2; Lightning is trump.
    let rig = Rig::played(classic(4).with_icons("own", icons), &script("L4", &["0: WA E7 C7 L7", "0: W2 S7 E2 E3"]));
    assert_eq!(rig.points(), [3, 0]);
}

#[test]
fn with_3_seats_greed_gives_3_points_to_each_of_the_others() {
    let tricks = greedy_alone(1);
    let tricks: Vec<&str> = tricks.iter().map(String::as_str).collect();
    let rig = Rig::played(classic(3), &script("S8", &tricks));
    let end = rig.round_end();
    assert_eq!((end.reason, end.points, end.bosses), (EndReason::Greed, 3, Cards::EMPTY));
    assert_eq!(rig.points(), [3, 0, 3]);
}

fn beginners(seats: u8) -> Options {
    Options::new(seats, Mode::Classic, Goal::TwoRounds).unwrap()
}

#[test]
fn for_beginners_a_round_won_is_1_point() {
    let rig = Rig::played(beginners(4), &script("L4", &["0: WA E7 C7 L7", "0: W2 S7 E2 E3"]));
    assert_eq!(rig.points(), [1, 0]);
    let tricks = greedy_alone(1);
    let tricks: Vec<&str> = tricks.iter().map(String::as_str).collect();
    let rig = Rig::played(beginners(3), &script("S8", &tricks));
    assert_eq!(rig.points(), [1, 0, 1]);
}

// 7. Game

#[test]
fn seven_points_end_the_game_and_partners_share_them() {
    let mut rig = Rig::played(classic(4), &script("D5", &GREEDY_TO_A_BOSS));
    assert_eq!(rig.table.outcome(), None);
    rig.round(&script("D5", &GREEDY_TO_A_BOSS));
    let outcome = rig.table.outcome().expect("8 points");
    assert_eq!(outcome.scores.as_slice(), [0, 8, 0, 8]);
    assert_eq!((outcome.winners, &*outcome.end), ([1, 3].map(seat).into_iter().collect(), "goal"));
}

#[test]
fn two_rounds_end_a_beginners_game() {
    let mut rig = Rig::played(beginners(4), &script("D5", &GREEDY_TO_A_BOSS));
    rig.round(&script("D5", &GREEDY_TO_A_BOSS));
    let outcome = rig.table.outcome().expect("2 rounds");
    assert_eq!(outcome.scores.as_slice(), [0, 2, 0, 2]);
    assert_eq!((outcome.winners, &*outcome.end), ([1, 3].map(seat).into_iter().collect(), "goal"));
}

#[test]
fn equal_at_the_top_the_one_on_the_left_of_the_greedy_player_wins() {
    for (options, rounds, score) in [(classic(3), 3, 9), (beginners(3), 2, 2)] {
        for greedy in 0..3 {
            let tricks = greedy_alone(greedy);
            let tricks: Vec<&str> = tricks.iter().map(String::as_str).collect();
            let mut rig = Rig::played(options.clone(), &script("S8", &tricks));
            for _ in 1..rounds {
                assert_eq!(rig.table.outcome(), None);
                rig.round(&script("S8", &tricks));
            }
            let outcome = rig.table.outcome().expect("both others have reached the goal");
            let left = seat(greedy).left(1, 3);
            assert_eq!((outcome.scores[left], outcome.scores[seat(greedy)]), (score, 0));
            assert_eq!(outcome.winners, [left].into_iter().collect());
        }
    }
}

#[test]
fn after_greed_the_higher_of_the_two_others_wins() {
    // Seat 2 wins a round with 5 points, then seat 1 is greedy: 3 and 8.
    let mut rig = Rig::played(classic(3), &script("S8", &["2: WA F7 L7", "2: W7 E2 C3"]));
    let mut tricks = greedy_alone(1);
    tricks[6] = "2: D5 D6 D11".into();
    tricks.rotate_right(1);
    let tricks: Vec<&str> = tricks.iter().map(String::as_str).collect();
    rig.round(&Script { trump: "S8", tricks: &tricks, held: &[] });
    let outcome = rig.table.outcome().expect("8 points");
    assert_eq!(outcome.scores.as_slice(), [3, 0, 8]);
    assert_eq!(outcome.winners, [seat(2)].into_iter().collect());
}
