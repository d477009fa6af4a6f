//! How rounds end and what they score, worked out again from what was told, over many random rounds.

use std::collections::BTreeSet;

use table::{Dice, Game, Options as _, Seat, SeatSet, Table, Turn, variants};
use yokai_septet::{Card, Cards, EndReason, Event, Goal, Mode, Options, RoundEnd, Sevens, Stage, Suit, YokaiSeptet};

/// Plays a random game; every second deal is drawn again until a boss is the trump card, without which hands are
/// hardly ever played out.
fn play(options: &Options, dice: &mut Dice, mut hear: impl FnMut(&Table<YokaiSeptet>, &Event)) -> Table<YokaiSeptet> {
    let mut table = Table::<YokaiSeptet>::new(options.clone());
    let mut deals = 0;
    for _ in 0..testkit::MAX_STEPS {
        let events = match table.turn() {
            Turn::Over => return table,
            Turn::Chance => {
                deals += 1;
                let mut deal = table.game().roll(dice);
                while deals % 2 == 0 && deal.trump().is_some_and(|card| !card.is_boss()) {
                    deal = table.game().roll(dice);
                }
                table.chance(deal).unwrap()
            }
            Turn::Move(seats) => {
                let mover = seats.first().unwrap();
                let mv = *dice.choose(&table.moves(mover)).unwrap();
                table.play(mover, mv).unwrap()
            }
        };
        events.iter().for_each(|event| hear(&table, event));
    }
    panic!("this game does not end: {}", table.record());
}

fn seats(options: &Options, seats: impl Fn(Seat) -> bool) -> SeatSet {
    Seat::all(options.seats()).filter(|&seat| seats(seat)).collect()
}

/// What the rules page says of a round in which `seat` has just won a trick, with these tricks and bosses of its side.
fn expected(options: &Options, seat: Seat, tricks: usize, all: usize, mine: Cards, trump: Card) -> Option<RoundEnd> {
    let (enough, too_many, last) = match options.seats() {
        4 => (4, 7, 12),
        3 => (3, 7, 16),
        _ => (4, 13, 23),
    };
    let side = |other: Seat| match options.seats() {
        4 => other.index() % 2 == seat.index() % 2,
        _ => other == seat,
    };
    let icons = |bosses: Cards| -> u8 {
        let table = [("W", 0, 0), ("E", 0, 1), ("C", 1, 0), ("L", 1, 1), ("D", 1, 1), ("F", 2, 1), ("S", 2, 1)];
        let counted = bosses.iter().map(|boss| boss.to_string()).filter(|boss| boss[..1] != trump.to_string()[..1]);
        let worth = |boss: String| {
            let &(_, always, three) = table.iter().find(|row| boss.starts_with(row.0)).unwrap();
            always + if options.seats() == 3 { three } else { 0 }
        };
        counted.map(worth).sum()
    };
    let bosses: Cards = Suit::ALL.into_iter().map(Suit::boss).filter(|&boss| boss != trump).collect();
    let (reason, winners, counted) = if mine.len() >= enough {
        (EndReason::Bosses, seats(options, side), mine)
    } else if tricks >= too_many {
        let left = if options.seats() == 3 { Cards::EMPTY } else { bosses.minus(mine) };
        (EndReason::Greed, seats(options, |seat| !side(seat)), left)
    } else if all == last {
        (EndReason::EmptyHands, seats(options, side), mine)
    } else {
        return None;
    };
    let points = match (options.variant().goal(), reason, options.seats()) {
        (Goal::TwoRounds, ..) => 1,
        (_, EndReason::Greed, 3) => 3,
        _ => icons(counted),
    };
    Some(RoundEnd { reason, winners, bosses: counted, points })
}

#[test]
fn rounds_end_and_score_as_the_page_says() {
    for options in variants::<Options>().iter().filter(|options| !options.variant().mode().has_seals()) {
        let mut met = BTreeSet::new();
        for game in 0..300 {
            let mut won: Vec<(Seat, Cards)> = Vec::new();
            let mut points = vec![0; usize::from(options.seats())];
            let mut awaited = None;
            let table = play(options, &mut Dice::stream(game, 8), |table, event| match event {
                Event::Dealt { .. } => won.clear(),
                Event::TrickWon { seat, bosses, .. } => {
                    won.push((*seat, *bosses));
                    let ours = |other: Seat| options.variant().side(other) == options.variant().side(*seat);
                    let tricks = won.iter().filter(|(winner, _)| ours(*winner)).count();
                    let mine =
                        won.iter().filter(|(winner, _)| ours(*winner)).fold(Cards::EMPTY, |all, (_, b)| all.or(*b));
                    let trump = table.game().public().trump_card.unwrap();
                    awaited = expected(options, *seat, tricks, won.len(), mine, trump);
                    assert_eq!(awaited.is_some(), table.game().public().stage != Stage::Play);
                }
                Event::RoundEnded { end, .. } => {
                    assert_eq!(Some(*end), awaited);
                    met.insert(format!("{:?}", end.reason));
                    for seat in end.winners {
                        points[seat.index()] += i32::from(end.points);
                    }
                }
                _ => {}
            });
            let outcome = table.outcome().unwrap();
            assert_eq!(outcome.scores.as_slice(), points);
            let goal = if options.variant().goal() == Goal::TwoRounds { 2 } else { 7 };
            assert!(points.iter().any(|&n| n >= goal));
            let most = *points.iter().max().unwrap();
            assert!(outcome.winners.iter().all(|seat| points[seat.index()] == most));
            assert_eq!(outcome.winners.len(), if options.seats() == 4 { 2 } else { 1 });
        }
        assert_eq!(met.len(), 3, "every way to end a round of {options:?} was met: {met:?}");
    }
}

#[test]
fn suits_are_sealed_as_the_page_says() {
    for options in variants::<Options>().iter().filter(|options| options.variant().mode().has_seals()) {
        let short = options.variant().mode() == Mode::NextSevensShort;
        let (mut rounds, mut refused) = (0, 0);
        for game in 0..40 {
            let mut captured = [Cards::EMPTY; 2];
            let mut seals: [BTreeSet<Suit>; 2] = Default::default();
            let mut due = Vec::new();
            let table = play(options, &mut Dice::stream(game, 8), |_, event| match event {
                Event::Dealt { .. } => {
                    captured = [Cards::EMPTY; 2];
                    rounds += 1;
                }
                Event::TrickWon { seat, bosses, .. } => {
                    assert!(due.is_empty());
                    let team = seat.index() % 2;
                    captured[team] = captured[team].or(*bosses);
                    for suit in Suit::ALL {
                        let both = captured[team].contains(suit.boss()) && captured[team].contains(suit.shiny_boss());
                        let taken = seals[team].contains(&suit) || short && seals[1 - team].contains(&suit);
                        if both && !taken {
                            seals[team].insert(suit);
                            due.push(suit);
                        }
                        refused += u32::from(both && taken && !seals[team].contains(&suit));
                    }
                }
                Event::Sealed { suit, .. } => {
                    assert_eq!(due.remove(0), *suit);
                }
                _ => {}
            });
            let outcome = table.outcome().unwrap();
            let counts = [seals[0].len() as i32, seals[1].len() as i32];
            assert_eq!(outcome.scores.as_slice(), [counts[0], counts[1], counts[0], counts[1]]);
            let enough = if short { 4 } else { 7 };
            let best = usize::from(counts[1] >= enough);
            assert!(counts[best] >= enough && counts[1 - best] < enough);
            assert_eq!(outcome.winners, seats(options, |seat| seat.index() % 2 == best));
        }
        assert!(rounds > 60, "games last more than a round");
        assert_eq!(refused > 0, short, "in the short form a suit is sealed by one team only");
    }
}

/// Where in a trick the card lies that wins it.
fn winner(trick: &[Card], trump: Suit, sevens: Sevens) -> usize {
    let alike = |card: &Card, other: &Card| card.suit() == other.suit() && card.rank() == other.rank();
    let twice = |card: &Card| trick.iter().filter(|other| alike(card, other)).count() == 2;
    let strength = |card: &Card| match card {
        card if sevens == Sevens::First && twice(card) => 400,
        card if card.to_string() == "WA" => 300,
        card if card.suit() == trump => 200 + i32::from(card.rank()),
        card if card.suit() == trick[0].suit() => 100 + i32::from(card.rank()),
        _ => 0,
    };
    let most = trick.iter().map(strength).max();
    trick.iter().position(|card| Some(strength(card)) == most).expect("a trick has cards")
}

#[test]
fn tricks_are_won_as_the_page_says() {
    for options in variants::<Options>() {
        let mut won_by_pairs = 0;
        for game in 0..40 {
            play(&options, &mut Dice::stream(game, 9), |table, event| {
                let Event::TrickWon { seat, .. } = event else { return };
                let public = table.game().public();
                let trick = public.tricks.iter().filter(|trick| trick.winner.is_some()).last().expect("one was won");
                let cards: Vec<Card> = trick.cards.iter().flatten().copied().collect();
                let trump = public.trump.expect("a card was led");
                let [by_tie, by_rule] =
                    [Sevens::Tie, options.variant().sevens()].map(|sevens| winner(&cards, trump, sevens));
                assert_eq!(*seat, trick.leader.left(by_rule as u8, options.seats()), "{cards:?}");
                won_by_pairs += u32::from(by_tie != by_rule);
            });
        }
        assert_eq!(won_by_pairs > 0, options.variant().sevens() == Sevens::First);
    }
}
