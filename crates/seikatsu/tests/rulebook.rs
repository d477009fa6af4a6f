//! The rules page, case by case and in its order.

use std::collections::{BTreeMap, BTreeSet};

use seikatsu::{
    Bird, Edition, Event, Flower, Garden, Mode, Move, Options, Pagoda, Reason, Seikatsu, Space, Spaces, Tile, score,
};
use table::{Dice, Game, Options as _, Outcome, Reason as _, Refusal, Seat, Table, Turn, WhyNot, parse};

fn seat(number: u8) -> Seat {
    Seat::new(number)
}

fn space(name: &str) -> Space {
    name.parse().unwrap_or_else(|()| panic!("no space {name}"))
}

fn tile(text: &str) -> Tile {
    text.parse().unwrap_or_else(|()| panic!("no tile {text}"))
}

fn mv(text: &str) -> Move {
    parse(text).unwrap_or_else(|| panic!("no move {text}"))
}

fn names(spaces: Spaces) -> Vec<String> {
    spaces.iter().map(|space| space.to_string()).collect()
}

/// The deal whose start and bag begin with these tiles; the rest of the box follows, koi last.
fn deal(start: &str, bag: &str, koi: usize) -> String {
    let mut left: Vec<Tile> = Tile::GARDEN.to_vec();
    left.extend(vec![Tile::KOI; koi]);
    for word in start.split(' ').chain(bag.split(' ')).filter(|word| !word.is_empty()) {
        let tile: Tile = word.parse().unwrap();
        left.remove(left.iter().position(|&other| other == tile).unwrap_or_else(|| panic!("no {word} left")));
    }
    let rest: Vec<String> = left.iter().map(ToString::to_string).collect();
    format!("start {start} bag {bag} {}", rest.join(" ")).replace("  ", " ")
}

fn table(options: Options, deal: &str) -> Table<Seikatsu> {
    let mut table = Table::new(options);
    table.chance(parse(deal).unwrap_or_else(|| panic!("no deal {deal}"))).unwrap();
    table
}

fn options(seats: u8, mode: Mode) -> Options {
    Options::new(seats, mode, Edition::English).unwrap()
}

fn random_games(options: Options, games: u64) -> impl Iterator<Item = Table<Seikatsu>> {
    (0..games).map(move |game| testkit::random_game::<Seikatsu>(&options, &mut Dice::stream(11, game)))
}

fn hand(table: &Table<Seikatsu>, of: u8) -> Vec<String> {
    table.view(seat(of)).private.hand.tiles().map(|tile| tile.to_string()).collect()
}

/// Plays a move and returns the flock points it scored.
fn flock(table: &mut Table<Seikatsu>, of: u8, text: &str) -> u8 {
    let events = table.play(seat(of), mv(text)).unwrap();
    events.iter().map(|event| if let Event::FlockScored { points, .. } = event { *points } else { 0 }).sum()
}

// Components

#[test]
fn the_box_holds_each_bird_with_each_flower_twice() {
    let mut count = BTreeMap::new();
    for tile in Tile::GARDEN {
        *count.entry(tile.to_string()).or_insert(0) += 1;
    }
    assert_eq!(count.len(), 16);
    assert!(count.values().all(|&copies| copies == 2));
    assert_eq!(Tile::garden(Bird::Tanager, Flower::Primrose).to_string(), "Tp");
    assert_eq!(Tile::garden(Bird::WhiteEye, Flower::Bluebell).to_string(), "Eb");
    assert_eq!(Tile::garden(Bird::Flycatcher, Flower::Tulip).to_string(), "Ft");
    assert_eq!(Tile::garden(Bird::Waxwing, Flower::Plumeria).to_string(), "Wl");
}

// The garden

#[test]
fn the_garden_has_36_spaces_and_a_pond() {
    let lines = [("a", 4), ("b", 5), ("c", 6), ("d", 7), ("e", 6), ("f", 5), ("g", 4)];
    let expected: Vec<String> = lines
        .iter()
        .flat_map(|(letter, length)| (1..=*length).map(move |number| format!("{letter}{number}")))
        .filter(|name| name != "d4")
        .collect();
    assert_eq!(names(Space::ALL), expected);
    for wrong in ["d4", "a5", "a0", "h1", "e7", "A1", "a", "a1 ", ""] {
        assert!(wrong.parse::<Space>().is_err(), "{wrong:?}");
    }
}

#[test]
fn a_space_has_up_to_six_neighbours_and_the_pond_is_none() {
    assert_eq!(names(space("c4").neighbours()), ["b3", "b4", "c3", "c5", "d5"]);
    assert_eq!(names(space("b3").neighbours()), ["a2", "a3", "b2", "b4", "c3", "c4"]);
    assert_eq!(names(space("a1").neighbours()), ["a2", "b1", "b2"]);
    assert_eq!(names(space("g4").neighbours()), ["f4", "f5", "g3"]);
    for a in Space::ALL {
        for b in Space::ALL {
            assert_eq!(a.neighbours().contains(b), b.neighbours().contains(a), "{a} {b}");
        }
    }
}

#[test]
fn every_pagoda_has_seven_rows() {
    for pagoda in Pagoda::ALL {
        assert_eq!(pagoda.rows().map(Spaces::len), [4, 5, 6, 6, 6, 5, 4]);
        assert_eq!(pagoda.rows().into_iter().fold(Spaces::EMPTY, Spaces::or), Space::ALL);
    }
    let row = |pagoda: Pagoda, row: usize| names(pagoda.rows()[row - 1]);
    assert_eq!(row(Pagoda::Pink, 1), ["a1", "a2", "a3", "a4"]);
    assert_eq!(row(Pagoda::Pink, 4), ["d1", "d2", "d3", "d5", "d6", "d7"]);
    // Blue counts s = −q−r downwards from 3.
    assert_eq!(row(Pagoda::Blue, 1), ["a1", "b1", "c1", "d1"]);
    assert_eq!(row(Pagoda::Blue, 4), ["a4", "b4", "c4", "e3", "f2", "g1"]);
    assert_eq!(row(Pagoda::Blue, 7), ["d7", "e6", "f5", "g4"]);
    // Green counts q downwards from 3.
    assert_eq!(row(Pagoda::Green, 1), ["a4", "b5", "c6", "d7"]);
    assert_eq!(row(Pagoda::Green, 4), ["a1", "b2", "c3", "e4", "f4", "g4"]);
    assert_eq!(row(Pagoda::Green, 7), ["d1", "e1", "f1", "g1"]);
}

// Set-up

#[test]
fn start_tiles_lie_on_the_flower_spaces_of_the_table() {
    let cases = [
        (2, "Tp Wl", vec![("c4", "Wl"), ("d3", "Tp")]),
        (3, "Tp Wl Eb", vec![("c4", "Wl"), ("d3", "Tp"), ("e4", "Eb")]),
        (4, "Tp Wl Eb Ft", vec![("c4", "Wl"), ("d3", "Tp"), ("d5", "Eb"), ("e3", "Ft")]),
    ];
    for (seats, start, lie) in cases {
        let table = table(options(seats, Mode::Standard), &deal(start, "", 4));
        let public = table.game().public();
        let tiles: Vec<_> = public.garden.tiles().map(|(space, tile)| (space.to_string(), tile.to_string())).collect();
        assert_eq!(tiles, lie.iter().map(|(space, tile)| ((*space).into(), (*tile).into())).collect::<Vec<_>>());
    }
}

#[test]
fn standard_deals_two_tiles_to_each_seat_in_order() {
    let table = table(options(3, Mode::Standard), &deal("Tp Wl Eb", "K Tl Wt Wp Et K", 4));
    assert_eq!(hand(&table, 0), ["Tl", "K"]);
    assert_eq!(hand(&table, 1), ["Wp", "Wt"]);
    assert_eq!(hand(&table, 2), ["Et", "K"]);
    assert_eq!(table.game().public().bag, 33 - 6);
    // Nobody knows who holds a koi.
    assert!(table.game().public().hands.iter().all(|held| held.tiles == 2 && held.koi.is_none()));
}

#[test]
fn tournament_deals_koi_face_up_and_fills_hands_to_two() {
    let known = |table: &Table<Seikatsu>| -> Vec<_> {
        table.game().public().hands.iter().map(|held| (held.tiles, held.koi)).collect()
    };
    let two = table(options(2, Mode::Tournament), &deal("Tp Wl", "Tl", 0));
    assert_eq!(known(&two), [(2, Some(2)), (2, Some(2))]);
    let three = table(options(3, Mode::Tournament), &deal("Tp Wl Eb", "Tl Wt Et", 0));
    assert_eq!(known(&three), [(2, Some(1)), (2, Some(1)), (2, Some(2))]);
    assert_eq!((hand(&three, 0), hand(&three, 1)), (vec!["Tl".into(), "K".into()], vec!["Wt".into(), "K".into()]));
    let four = table(options(4, Mode::Tournament), &deal("Tp Wl Eb Ft", "Tl Wt Et Fp", 0));
    assert_eq!(known(&four), [(2, Some(1)); 4]);
    assert_eq!(hand(&four, 3), ["Fp", "K"]);
    // A seat with two koi must open with one.
    assert!(two.moves(seat(0)).iter().all(|mv| mv.play().tile() == Tile::KOI));
}

#[test]
fn impossible_deals_are_refused() {
    let refusal = |options: Options, deal: &str| {
        let deal = parse(deal).unwrap();
        Table::<Seikatsu>::new(options).chance(deal).unwrap_err().to_string()
    };
    let standard = options(2, Mode::Standard);
    let cases = [
        (deal("Tp Wl Eb", "", 4), "impossible chance: 2 start tiles are needed, not 3"),
        (deal("K Wl", "", 4), "impossible chance: a koi cannot be a start tile"),
        (deal("Tp Wl", "", 4).replace("Ep", "Tt"), "impossible chance: Tt is there 4 times instead of 2"),
        (deal("Tp Wl", "", 4).replacen(" Ep", "", 1), "impossible chance: Ep is there 1 times instead of 2"),
        (deal("Tp Wl", "", 0), "impossible chance: the bag of mode standard has 4 koi, not 0"),
    ];
    for (deal, reason) in cases {
        assert_eq!(refusal(standard, &deal), reason);
    }
    assert_eq!(
        refusal(options(2, Mode::Tournament), &deal("Tp Wl", "", 4)),
        "impossible chance: the bag of mode tournament has 0 koi, not 4"
    );
    assert_eq!(
        refusal(options(1, Mode::SoloEasy), &deal("Tp Wl Ep", "", 0)),
        "impossible chance: playing alone, the flowers of the start tiles must all differ"
    );
}

#[test]
fn alone_the_start_flowers_differ_and_the_hand_is_four_koi_and_a_tile() {
    for game in 0..200 {
        let mut table = Table::<Seikatsu>::new(options(1, Mode::SoloMedium));
        table.roll(&mut Dice::stream(3, game)).unwrap();
        let flowers: BTreeSet<_> = table.game().public().garden.tiles().map(|(_, tile)| tile.flower()).collect();
        assert_eq!(flowers.len(), 3);
        assert_eq!(hand(&table, 0)[1..], ["K", "K", "K", "K"]);
        assert_ne!(hand(&table, 0)[0], "K");
        assert_eq!(table.game().public().bag, 28);
    }
}

#[test]
fn a_mode_refuses_the_wrong_number_of_seats() {
    let refusal = |seats, mode| Options::new(seats, mode, Edition::English).unwrap_err().to_string();
    assert_eq!(refusal(1, Mode::Standard), "mode standard is for 2 to 4 seats, not for 1");
    assert_eq!(refusal(5, Mode::Tournament), "mode tournament is for 2 to 4 seats, not for 5");
    assert_eq!(refusal(2, Mode::SoloHard), "mode solo-hard is for 1 seat, not for 2");
}

// A turn

#[test]
fn a_tile_goes_beside_any_tile_and_never_into_the_pond() {
    let table = table(options(2, Mode::Standard), &deal("Tp Wl", "Tl Wt", 4));
    let spaces: BTreeSet<_> = table.moves(seat(0)).iter().map(|mv| mv.space().to_string()).collect();
    // Around d3 and c4, without the pond.
    let around = ["b3", "b4", "c2", "c3", "c5", "d2", "d5", "e2", "e3"];
    assert_eq!(spaces, around.map(String::from).into());
    assert_eq!(table.moves(seat(0)).len(), 2 * around.len());
}

#[test]
fn two_tiles_alike_are_one_choice() {
    let table = table(options(2, Mode::Standard), &deal("Tp Wl", "Tl Tl", 4));
    assert_eq!(table.moves(seat(0)).len(), 9);
}

#[test]
fn a_flock_scores_its_neighbours_and_itself_or_in_french_only_its_neighbours() {
    for (edition, one_beside, two_beside) in [(Edition::English, 2, 3), (Edition::French, 1, 2)] {
        let options = Options::new(2, Mode::Standard, edition).unwrap();
        let mut table = table(options, &deal("Tp Tl", "Tb Tt Wp Wl", 4));
        // d2 touches the tanager at d3; c5 touches c4's, but with a waxwing; c3 touches both.
        assert_eq!(flock(&mut table, 0, "Tb@d2"), one_beside);
        assert_eq!(flock(&mut table, 1, "Wp@c5"), 0);
        assert_eq!(flock(&mut table, 0, "Tt@c3"), two_beside);
        assert_eq!(table.game().public().flocks.as_slice(), [u16::from(one_beside + two_beside), 0]);
    }
}

#[test]
fn a_koi_is_a_bird_on_its_turn_only() {
    let mut table = table(options(2, Mode::Standard), &deal("Tp Wl", "K K Tl Wt", 4));
    // Beside the tanager at d3 and the waxwing at c4: any bird may be named, matching or not.
    let named: BTreeSet<_> =
        table.moves(seat(0)).iter().filter(|mv| mv.space() == space("c3")).map(ToString::to_string).collect();
    assert_eq!(named, ["K@c3=E", "K@c3=F", "K@c3=T", "K@c3=W"].map(String::from).into());
    let before = table.clone();
    for (koi, points) in [("K@c3=T", 2), ("K@c3=W", 2), ("K@c3=E", 0), ("K@c3=F", 0)] {
        assert_eq!(flock(&mut before.clone(), 0, koi), points, "{koi}");
    }
    // Lying, it counts as no bird: c2 touches the koi and d3's tanager; b3 touches the koi and c4's waxwing.
    assert_eq!(flock(&mut table, 0, "K@c3=W"), 2);
    assert_eq!(flock(&mut table.clone(), 1, "Wt@c2"), 0);
    assert_eq!(flock(&mut table, 1, "Tl@c2"), 2);
}

#[test]
fn after_a_move_one_tile_is_drawn_and_the_next_seat_follows() {
    let mut table = table(options(3, Mode::Standard), &deal("Tp Wl Eb", "Tl Tt Wt Wp Et El Fb", 4));
    let events = table.play(seat(0), mv("Tl@d2")).unwrap();
    assert!(events.contains(&Event::Drew { seat: seat(0), left: 26 }));
    assert_eq!(hand(&table, 0), ["Tt", "Fb"]);
    assert_eq!(table.turn().seats().iter().collect::<Vec<_>>(), [seat(1)]);
    assert_eq!(table.play(seat(0), mv("Tt@c3")), Err(Refusal::NotToMove { seat: seat(0) }));
}

#[test]
fn only_the_canonical_text_is_a_move() {
    for good in ["Tp@c5", "K@b2=W", "Eb@g4"] {
        assert_eq!(mv(good).to_string(), good);
    }
    for bad in [
        "tp@c5", "Tp@C5", "Tp@d4", "Tp@c5 ", " Tp@c5", "Tp@c5=W", "K@b2", "K@b2=w", "K@b2=WW", "K@b2=", "Tp@c05", "@",
        "",
    ] {
        assert_eq!(parse::<Move>(bad), None, "{bad:?}");
    }
}

// End and flowers

/// The book's scoring example: `a: p t K t` and so on, with any birds.
fn example_board() -> Garden {
    let lines = ["p t K t", "p p l b p", "K b l b t l", "K p t . l b b", "l b K p b t", "t b l p l", "t t l p"];
    let flower = |letter: &str| Flower::ALL.into_iter().find(|flower| letter == flower.letter().to_string());
    let mut tiles = Vec::new();
    for (letter, line) in ('a'..).zip(lines) {
        for (number, word) in (1..).zip(line.split(' ')).filter(|(_, word)| *word != ".") {
            let tile = flower(word).map_or(Tile::KOI, |flower| Tile::garden(Bird::Tanager, flower));
            tiles.push((space(&format!("{letter}{number}")), tile));
        }
    }
    tiles.into_iter().collect()
}

#[test]
fn the_books_example_scores_46_36_36_row_by_row() {
    let garden = example_board();
    assert!(garden.is_full());
    let points = |pagoda| score::rows(&garden, pagoda).map(|row| row.points);
    assert_eq!(points(Pagoda::Green), [1, 6, 6, 15, 6, 6, 6]);
    assert_eq!(points(Pagoda::Pink), [6, 6, 6, 6, 6, 3, 3]);
    assert_eq!(points(Pagoda::Blue), [10, 3, 6, 10, 3, 3, 1]);
    assert_eq!(Pagoda::ALL.map(|pagoda| score::flower_points(&garden, pagoda)), [36, 36, 46]);
}

#[test]
fn a_row_scores_its_largest_set_with_every_koi() {
    let rows = |tiles: &[(&str, &str)]| -> [score::Row; 7] {
        let garden = tiles.iter().map(|(name, tile)| (space(name), tile.parse().unwrap())).collect();
        score::rows(&garden, Pagoda::Pink)
    };
    let row = |flower, size, points| score::Row { flower, size, points };
    assert_eq!(rows(&[])[3], row(None, 0, 0));
    assert_eq!(rows(&[("d1", "K"), ("d7", "K")])[3], row(None, 2, 3));
    // Wherever in the row, and a koi counts for it.
    assert_eq!(rows(&[("d1", "Tp"), ("d3", "Wl"), ("d7", "Ep"), ("d6", "K")])[3], row(Some(Flower::Primrose), 3, 6));
    let six = ["d1", "d2", "d3", "d5", "d6", "d7"];
    for (size, points) in [(1, 1), (2, 3), (3, 6), (4, 10), (5, 15), (6, 21)] {
        let tiles: Vec<_> = six[..size].iter().map(|&name| (name, "Tt")).collect();
        assert_eq!(rows(&tiles)[3], row(Some(Flower::Tulip), size as u8, points));
    }
}

/// What a move is said to bring later is what the rows of each side are worth more once it has been made.
#[test]
fn a_move_says_how_much_more_the_rows_of_each_side_are_worth() {
    for options in table::variants::<Options>() {
        let mut table = Table::<Seikatsu>::new(options);
        let mut dice = Dice::stream(5, u64::from(options.seats()));
        let rows = |table: &Table<Seikatsu>, scorer: Seat| -> i32 {
            let pagodas = table.game().public().pagodas.into_iter();
            let counted = pagodas.filter(|rows| options.side(rows.pagoda).contains(scorer));
            counted.flat_map(|rows| rows.rows).map(|row| i32::from(row.points)).sum()
        };
        while let Turn::Chance | Turn::Move(_) = table.turn() {
            let Some(mover) = table.turn().seats().first() else {
                table.roll(&mut dice).unwrap();
                continue;
            };
            let mv = *dice.choose(&table.moves(mover)).unwrap();
            let said = table.game().prospects(mover, mv);
            let before = table.clone();
            table.play(mover, mv).unwrap();
            assert_eq!(said.is_none(), table.turn() == Turn::Over, "at the end they are scored at once");
            for (scorer, &brought) in said.iter().flat_map(table::PerSeat::pairs) {
                assert_eq!(brought, rows(&table, scorer) - rows(&before, scorer), "{mv} for {scorer}");
            }
        }
    }
}

#[test]
fn the_game_ends_when_the_garden_is_full_and_the_bag_lasts_until_two_turns_before() {
    for (seats, turns) in [(2, 17), (3, 11), (4, 8)] {
        for mode in [Mode::Standard, Mode::Tournament] {
            for table in random_games(options(seats, mode), 20) {
                assert_eq!(table.log().len(), 1 + turns * usize::from(seats));
                assert_eq!(table.outcome().unwrap().end, "board-full");
                // Before each seat's last two turns the bag is empty, and it is not before the turn before those.
                let bag_before = |turn: usize| table.rewound(1 + turn * usize::from(seats)).game().public().bag;
                assert_eq!(bag_before(turns - 2), 0, "{seats} {mode:?}");
                assert!(bag_before(turns - 3) > 0, "{seats} {mode:?}");
            }
        }
    }
}

fn flower_points(table: &Table<Seikatsu>, pagoda: Pagoda) -> i32 {
    score::flower_points(&table.game().public().garden, pagoda).into()
}

#[test]
fn a_score_is_flocks_and_the_rows_of_ones_pagoda() {
    for table in random_games(options(3, Mode::Standard), 50) {
        let flocks = table.game().public().flocks;
        let expected: Vec<i32> =
            flocks.iter().zip(Pagoda::ALL).map(|(&n, pagoda)| i32::from(n) + flower_points(&table, pagoda)).collect();
        assert_eq!(table.outcome().unwrap().scores.as_slice(), expected);
    }
}

#[test]
fn partners_share_one_score() {
    for table in random_games(options(4, Mode::Standard), 50) {
        let flocks = table.game().public().flocks;
        let team = |a: u8, b: u8, pagoda| i32::from(flocks[seat(a)] + flocks[seat(b)]) + flower_points(&table, pagoda);
        let (pink, blue) = (team(0, 2, Pagoda::Pink), team(1, 3, Pagoda::Blue));
        let outcome = table.outcome().unwrap();
        assert_eq!(outcome.scores.as_slice(), [pink, blue, pink, blue]);
        let winners: Vec<_> = outcome.winners.iter().collect();
        assert_eq!(winners, if pink > blue { [seat(0), seat(2)] } else { [seat(1), seat(3)] });
    }
}

#[test]
fn among_equals_the_latest_seat_or_its_team_wins() {
    for (seats, winners) in [(2, vec![1]), (3, vec![]), (4, vec![1, 3])] {
        let outcomes = random_games(options(seats, Mode::Standard), 600).map(|table| table.outcome().unwrap());
        let side = |seat: Seat| Pagoda::of(seat, seats);
        let best = |outcome: &Outcome| outcome.scores.iter().max().copied().unwrap();
        let mut ties = 0;
        for outcome in outcomes {
            let equal: Vec<Seat> = Seat::all(seats).filter(|&seat| outcome.scores[seat] == best(&outcome)).collect();
            let latest = *equal.last().unwrap();
            let expected: Vec<_> = Seat::all(seats).filter(|&seat| side(seat) == side(latest)).collect();
            assert_eq!(outcome.winners.iter().collect::<Vec<_>>(), expected);
            if equal.iter().any(|&seat| side(seat) != side(latest)) {
                ties += 1;
                if !winners.is_empty() {
                    assert_eq!(outcome.winners.iter().map(Seat::index).collect::<Vec<_>>(), winners);
                }
            }
        }
        assert!(ties > 0, "no tie among {seats} seats");
    }
}

// Solo

/// Where a garden tile, or a koi, can be laid.
fn open_to(table: &Table<Seikatsu>, tile: &str) -> Vec<String> {
    let koi = tile == "K";
    let of_kind = |mv: &&Move| (mv.play().tile() == Tile::KOI) == koi;
    let spaces: Spaces = table.moves(seat(0)).iter().filter(of_kind).map(|mv| mv.space()).collect();
    names(spaces)
}

fn why_not(table: &Table<Seikatsu>, text: &str) -> Reason {
    match table::why_not(&table.view(seat(0)), text) {
        Some(WhyNot::Rule(reason)) => reason,
        other => panic!("{text}: {other:?}"),
    }
}

#[test]
fn alone_a_garden_tile_must_touch_the_last_one() {
    let mut table = table(options(1, Mode::SoloEasy), &deal("Tp Wl Eb", "Tl Wt", 0));
    // First beside any start tile.
    assert_eq!(open_to(&table, "garden"), open_to(&table, "K"));
    assert!(["d2", "b4", "f4"].iter().all(|name| open_to(&table, "garden").contains(&(*name).into())));
    table.play(seat(0), mv("Tl@d2")).unwrap();
    assert_eq!(open_to(&table, "garden"), ["c1", "c2", "d1", "e1", "e2"]);
    assert_eq!(
        why_not(&table, "Wt@b4"),
        Reason::AwayFromLast { space: space("b4"), last_space: space("d2") },
        "b4 touches the start tile at c4"
    );
    // After a koi the next garden tile must touch it.
    table.play(seat(0), mv("K@b4=F")).unwrap();
    assert_eq!(open_to(&table, "garden"), ["a3", "a4", "b3", "b5", "c5"]);
}

#[test]
fn alone_a_koi_must_touch_a_garden_tile_in_the_english_edition_since_version_2() {
    let touches_koi_only = ["b1", "b2", "c1"];
    for (rules, edition, allowed) in [
        (1, Edition::English, true),
        (1, Edition::French, true),
        (2, Edition::English, false),
        (2, Edition::French, true),
    ] {
        for mode in [Mode::SoloEasy, Mode::SoloMedium, Mode::SoloHard] {
            let options = Options::new(1, mode, edition).unwrap().with_rules(rules);
            let mut table = table(options, &deal("Tp Wl Eb", "Tl Wt", 0));
            table.play(seat(0), mv("K@c2=F")).unwrap();
            // A garden tile must touch the koi just laid; b1, b2 and c1 touch nothing else.
            assert_eq!(open_to(&table, "garden"), ["b1", "b2", "c1", "c3", "d2"]);
            let koi = open_to(&table, "K");
            assert!(koi.contains(&"c3".into()) && koi.contains(&"b4".into()));
            for name in touches_koi_only {
                assert_eq!(koi.contains(&name.into()), allowed, "{name} by {options:?}");
                if !allowed {
                    let reason = why_not(&table, &format!("K@{name}=T"));
                    assert_eq!(reason, Reason::TouchesKoiOnly { space: space(name) });
                    assert_eq!(reason.paragraph(), "Solo");
                }
            }
        }
    }
}

#[test]
fn with_company_a_koi_may_touch_koi_only() {
    for edition in [Edition::English, Edition::French] {
        let options = Options::new(2, Mode::Tournament, edition).unwrap();
        let mut table = table(options, &deal("Tp Wl", "", 0));
        table.play(seat(0), mv("K@c2=F")).unwrap();
        table.play(seat(1), mv("K@b1=F")).unwrap();
    }
}

#[test]
fn a_record_is_refereed_by_its_own_version() {
    let options = options(1, Mode::SoloEasy);
    assert_eq!(options.setup().rules, 2, "new games are played by the newest");
    let mut table = table(options.with_rules(1), &deal("Tp Wl Eb", "Tl Wt", 0));
    for text in ["K@c2=F", "K@b1=F"] {
        table.play(seat(0), mv(text)).unwrap();
    }
    let mut record = table.record();
    assert_eq!(record.setup.rules, 1);
    assert_eq!(Table::<Seikatsu>::referee(&record).unwrap().game(), table.game());
    record.setup.rules = 2;
    let refused = Table::<Seikatsu>::referee(&record).unwrap_err().to_string();
    assert!(refused.contains("entry 2") && refused.contains("K@b1=F"), "{refused}");
    record.setup.rules = 3;
    let refused = Table::<Seikatsu>::referee(&record).unwrap_err().to_string();
    assert!(refused.contains("these rules have no version 3: there are 1 and 2"), "{refused}");
}

#[test]
fn alone_the_game_is_over_with_a_koi_that_may_not_be_laid() {
    // Three koi close a1 off; all garden tiles lie, and the last koi is in the hand.
    let path = "c3 b3 a3 a4 b4 b5 c5 c6 d7 d6 d5 e5 e6 f5 g4 f4 g3 f3 e3 e2 e1 f1 f2 g1 g2 K@a2 K@b2 c2 d2 d1 c1 K@b1";
    for (rules, edition, goes_on) in
        [(1, Edition::English, true), (2, Edition::English, false), (2, Edition::French, true)]
    {
        let options = Options::new(1, Mode::SoloEasy, edition).unwrap().with_rules(rules);
        let mut table = table(options, &deal("Tp Wl Eb", "", 0));
        for step in path.split(' ') {
            let text =
                if step.starts_with('K') { format!("{step}=T") } else { format!("{}@{step}", hand(&table, 0)[0]) };
            table.play(seat(0), mv(&text)).unwrap();
        }
        assert_eq!(hand(&table, 0), ["K"]);
        assert_eq!(table.outcome().is_none(), goes_on, "{options:?}");
        if goes_on {
            table.play(seat(0), mv("K@a1=T")).unwrap();
        }
        let end = if goes_on { "board-full" } else { "no-move" };
        assert_eq!(table.outcome().unwrap().end, end);
    }
}

#[test]
fn alone_nothing_is_drawn_after_a_koi() {
    let mut table = table(options(1, Mode::SoloEasy), &deal("Tp Wl Eb", "Tl Wt", 0));
    table.play(seat(0), mv("K@d2=F")).unwrap();
    assert_eq!(hand(&table, 0), ["Tl", "K", "K", "K"]);
    table.play(seat(0), mv("Tl@d1")).unwrap();
    assert_eq!(hand(&table, 0), ["Wt", "K", "K", "K"]);
}

#[test]
fn alone_flocks_are_mine_nobodys_or_the_rivals() {
    for (mode, mine, rivals) in [(Mode::SoloEasy, 1, 0), (Mode::SoloMedium, 0, 0), (Mode::SoloHard, 0, 1)] {
        let mut flocks_seen = false;
        for table in random_games(options(1, mode), 60) {
            let flocks = i32::from(table.game().public().flocks[seat(0)]);
            flocks_seen |= flocks > 0;
            let rows = Pagoda::ALL.map(|pagoda| flower_points(&table, pagoda));
            let (me, rival) = (mine * flocks + rows[0], rivals * flocks + rows[1] + rows[2]);
            let outcome = table.outcome().unwrap();
            assert_eq!(outcome.scores.as_slice(), [me, rival]);
            // Only strictly more wins.
            assert_eq!(outcome.winners.contains(seat(0)), me > rival);
        }
        assert_eq!(flocks_seen, mode != Mode::SoloMedium);
    }
}

#[test]
fn alone_a_move_is_only_said_to_score_what_is_mine() {
    let cases = [(Mode::SoloEasy, Some(2), Some(0)), (Mode::SoloMedium, None, None), (Mode::SoloHard, None, None)];
    for (mode, flock, none) in cases {
        let mut table = table(options(1, mode), &deal("Tp Wl Eb", "", 0));
        let points = |table: &Table<Seikatsu>, text: &str| table.game().points(seat(0), mv(text));
        assert_eq!((points(&table, "K@d2=T"), points(&table, "K@d2=F")), (flock, none), "{mode:?}");
        // The last move of all brings pink's rows too.
        let mut dice = Dice::new(1);
        while table.outcome().is_none() {
            let before = table.clone();
            let chosen = *dice.choose(&table.moves(seat(0))).unwrap();
            table.play(seat(0), chosen).unwrap();
            let flocks = |table: &Table<Seikatsu>| i32::from(table.game().public().flocks[seat(0)]);
            let mine = if mode == Mode::SoloEasy { flocks(&table) - flocks(&before) } else { 0 };
            let rows = if table.outcome().is_some() { flower_points(&table, Pagoda::Pink) } else { 0 };
            assert_eq!(before.game().points(seat(0), chosen).unwrap_or(0), mine + rows);
        }
    }
}

#[test]
fn on_solo_hard_a_koi_may_be_named_so_that_it_scores_nothing() {
    let mut table = table(options(1, Mode::SoloHard), &deal("Tp Wl Eb", "Tl Wt", 0));
    assert_eq!(flock(&mut table.clone(), 0, "K@c3=T"), 2);
    assert_eq!(flock(&mut table, 0, "K@c3=F"), 0);
}

#[test]
fn alone_the_game_goes_on_while_anything_can_be_laid() {
    for edition in [Edition::English, Edition::French] {
        let options = Options::new(1, Mode::SoloEasy, edition).unwrap();
        let mut ends = BTreeSet::new();
        for game in 0..300 {
            // Koi are kept for dead ends, which is how a garden gets full.
            let mut table = Table::<Seikatsu>::new(options);
            let mut dice = Dice::stream(12, game);
            table.roll(&mut dice).unwrap();
            while let Turn::Move(_) = table.turn() {
                let moves = table.moves(seat(0));
                let garden: Vec<_> = moves.iter().copied().filter(|mv| mv.play().tile() != Tile::KOI).collect();
                let choice = if garden.is_empty() { &moves } else { &garden };
                table.play(seat(0), *dice.choose(choice).unwrap()).unwrap();
            }
            let garden = table.game().public().garden;
            let end = table.outcome().unwrap().end;
            assert_eq!(end == "board-full", garden.is_full());
            if hand(&table, 0).contains(&"K".into()) {
                assert!(garden.open_beside_garden_tiles().is_empty(), "a koi could still be laid");
                assert_eq!(edition, Edition::English, "a koi could still be laid");
            }
            ends.insert(end);
        }
        assert_eq!(ends, ["board-full", "no-move"].map(Into::into).into());
    }
}

// Why not

#[test]
fn a_reason_names_the_rule_and_its_paragraph() {
    let table = table(options(2, Mode::Standard), &deal("Tp Wl", "Tl Wt", 4));
    let cases = [
        ("Tb@c3", Reason::NotInHand { tile: tile("Tb") }, "A turn"),
        ("Tl@d3", Reason::Taken { space: space("d3"), tile: tile("Tp") }, "A turn"),
        ("Tl@a1", Reason::TouchesNothing { space: space("a1") }, "A turn"),
        ("Tl@d4", Reason::Pond, "The garden"),
        ("K@d4=T", Reason::Pond, "The garden"),
        ("Tl@h1", Reason::NoSpace, "The garden"),
        ("Xx@c3", Reason::NoTile, "Components"),
        ("K@c3", Reason::NoBird { space: space("c3") }, "A turn"),
        ("K@c3=X", Reason::NoBird { space: space("c3") }, "A turn"),
        ("Tl@c3=T", Reason::OwnBird { tile: tile("Tl") }, "A turn"),
    ];
    for (text, reason, paragraph) in cases {
        assert_eq!(why_not(&table, text), reason, "{text}");
        assert_eq!(reason.paragraph(), paragraph, "{text}");
    }
    assert_eq!(table::why_not(&table.view(seat(0)), "Tl@c3"), None);
    assert!(matches!(table::why_not(&table.view(seat(0)), "c3"), Some(WhyNot::Unreadable { .. })));
}

#[test]
fn a_tile_is_spelled_by_what_it_shows() {
    let spelled = Seikatsu::spell("tile", "Tp").unwrap();
    assert_eq!((spelled.message, spelled.parts), ("tile", vec![("bird", "T".into()), ("flower", "p".into())]));
    assert_eq!(Seikatsu::spell("tiles", "K").unwrap().message, "koi");
    assert_eq!((Seikatsu::spell("bird", "T"), Seikatsu::spell("tile", "X")), (None, None));
}

// The register

#[test]
fn rulings_have_unique_names() {
    let ids: BTreeSet<_> = seikatsu::RULINGS.iter().map(|ruling| ruling.id).collect();
    assert_eq!(ids.len(), seikatsu::RULINGS.len());
}

#[test]
fn options_are_written_out_in_full() {
    let setup = Options::new(3, Mode::Tournament, Edition::French).unwrap().setup();
    let written = serde_json::to_string(&setup.options).unwrap();
    assert_eq!(written, r#"{"mode":"tournament","edition":"french"}"#);
}
