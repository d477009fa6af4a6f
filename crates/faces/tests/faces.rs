//! Every game and variant, looked at and told from beginning to end.

use faces::{Face, Lang, Paint, Reading, Style, read_move};
use table::{Dice, Options, Seat, SeatSet, Table, Turn, variants};

const ENGLISH: Style = Style { lang: Lang::English, paint: Paint::Plain };
const FRENCH: Style = Style { lang: Lang::French, paint: Paint::Plain };

/// Plays a random game of every variant and shows `look` the table and the events after every step.
fn walk<G: Face>(mut look: impl FnMut(&Table<G>, &[G::Event])) {
    for (number, options) in (0..).zip(variants::<G::Options>()) {
        let mut dice = Dice::stream(7, number);
        let mut table = Table::<G>::new(options);
        look(&table, &[]);
        while table.turn() != Turn::Over {
            let events = match table.turn() {
                Turn::Move(seats) => {
                    let seat = seats.iter().next().unwrap();
                    let mv = *dice.choose(&table.moves(seat)).unwrap();
                    table.play(seat, mv).unwrap()
                }
                _ => table.roll(&mut dice).unwrap(),
            };
            look(&table, &events);
        }
    }
}

/// What a text looks like without colours.
fn plain(text: &str) -> String {
    let mut parts = text.split('\x1b');
    let first = parts.next().unwrap_or_default().to_owned();
    parts.fold(first, |text, part| text + part.split_once('m').unwrap().1)
}

fn check_screens<G: Face>() {
    let mut number = 0;
    walk::<G>(|table, _| {
        number += 1;
        // Some of the screens of every variant: all of them would take minutes. Always the last one.
        if number % 7 != 0 && table.turn() != Turn::Over {
            return;
        }
        let seats = table.options().seats();
        let seat = Seat::new((number % usize::from(seats)) as u8);
        let view = table.view(seat);
        for lang in Lang::ALL {
            let style = |paint| Style { lang, paint };
            let board = G::draw(&view, style(Paint::Plain));
            let score = G::draw_score(&view, style(Paint::Plain));
            for line in board.lines().chain(score.lines()) {
                assert!(line.chars().count() <= 80, "{line}");
                assert!(!line.contains('\x1b'), "{line:?}");
            }
            // Colours add nothing that letters do not say.
            assert_eq!(plain(&G::draw(&view, style(Paint::Ansi))), board);
            assert_eq!(plain(&G::draw_score(&view, style(Paint::Ansi))), score);
        }
        assert_ne!(G::draw(&view, ENGLISH), G::draw(&view, FRENCH));
        // Another world that the seat cannot tell from this one looks the same.
        if table.turn() != Turn::Chance {
            let other = G::imagine(seat, &view.public, &view.private, &mut Dice::new(number as u64));
            assert_eq!(G::draw(&table::View::of(&other, seat), ENGLISH), G::draw(&view, ENGLISH));
        }
        if let Turn::Move(seats) = table.turn() {
            let view = table.view(seats.iter().next().unwrap());
            let [english, french] = Lang::ALL.map(|lang| G::describe_moves(&view, lang));
            assert_ne!(english, french);
        }
    });
}

#[test]
fn boards_fit_the_screen_in_both_languages_and_show_only_the_view() {
    check_screens::<seikatsu::Seikatsu>();
    check_screens::<yokai_septet::YokaiSeptet>();
    check_screens::<miyabi::Miyabi>();
    check_screens::<shikoku::Shikoku>();
}

fn check_words<G: Face>() {
    walk::<G>(|table, events| {
        let seats = table.options().seats();
        for event in events {
            for viewer in Seat::all(seats) {
                let [english, french] = Lang::ALL.map(|lang| G::tell(event, viewer, lang));
                assert_eq!(english.is_some(), french.is_some(), "{event:?}");
                if let (Some(english), Some(french)) = (english, french) {
                    assert_ne!(english, french);
                    assert!(!french.contains("Seat ") && !english.contains("Joueur"), "{english} {french}");
                }
            }
        }
    });
    assert_ne!(G::how_to_play(Lang::English), G::how_to_play(Lang::French));
    for line in Lang::ALL.into_iter().flat_map(|lang| G::how_to_play(lang).lines()) {
        assert!(line.chars().count() <= 80, "{line}");
    }
}

#[test]
fn events_are_told_in_both_languages() {
    check_words::<seikatsu::Seikatsu>();
    check_words::<yokai_septet::YokaiSeptet>();
    check_words::<miyabi::Miyabi>();
    check_words::<shikoku::Shikoku>();
}

fn check_gains<G: Face>() {
    let mut sums = [0; 8];
    walk::<G>(|table, events| {
        if table.log().is_empty() {
            sums = [0; 8];
        }
        let public = table.game().public();
        for gain in events.iter().filter_map(|event| G::gain(event, &public)) {
            gain.seats.iter().for_each(|seat| sums[seat.index()] += gain.points);
        }
        if let Some(outcome) = table.outcome() {
            let scores = outcome.scores.as_slice();
            assert_eq!(sums[..scores.len()], *scores, "{:?}", table.options());
        }
    });
}

#[test]
fn what_events_brought_adds_up_to_the_score() {
    check_gains::<seikatsu::Seikatsu>();
    check_gains::<yokai_septet::YokaiSeptet>();
    check_gains::<miyabi::Miyabi>();
}

fn check_reading<G: Face>() {
    walk::<G>(|table, _| {
        let Turn::Move(seats) = table.turn() else { return };
        // Some positions of every variant are enough.
        if table.log().len() % 6 != 2 {
            return;
        }
        let view = table.view(seats.iter().next().unwrap());
        let middle = view.moves.len() / 2;
        for &mv in [view.moves.first(), view.moves.get(middle), view.moves.last()].into_iter().flatten() {
            let text = mv.to_string();
            assert_eq!(read_move(&view, &text), Reading::Move(mv), "{text}");
            assert_eq!(read_move(&view, &format!("  {} ", text.to_uppercase())), Reading::Move(mv), "{text}");
            assert_eq!(read_move(&view, &text.to_lowercase()), Reading::Move(mv), "{text}");
        }
        for nonsense in ["", " ", "@", "§", "frog", "pass pass", "99999999999999999999", "-1", "0"] {
            if let Reading::Move(mv) = read_move(&view, nonsense) {
                assert_eq!(view.moves.iter().filter(|mv| mv.to_string().starts_with(nonsense)).count(), 1, "{mv}");
            }
        }
    });
}

#[test]
fn moves_are_read_whatever_their_capitals() {
    check_reading::<seikatsu::Seikatsu>();
    check_reading::<yokai_septet::YokaiSeptet>();
    check_reading::<miyabi::Miyabi>();
    check_reading::<shikoku::Shikoku>();
}

/// The game before the first move, in the first variant for which `wanted` holds.
fn opening<G: Face>(wanted: impl Fn(&G::Options) -> bool) -> Table<G> {
    let options = variants::<G::Options>().into_iter().find(wanted).unwrap();
    let mut table = Table::<G>::new(options);
    let mut dice = Dice::new(1);
    while table.turn() == Turn::Chance {
        table.roll(&mut dice).unwrap();
    }
    table
}

#[test]
fn seikatsu_shows_tiles_open_spaces_the_pond_and_my_pagoda() {
    let table = opening::<seikatsu::Seikatsu>(|options| options.seats() == 3);
    let view = table.view(Seat::new(0));
    let board = seikatsu::Seikatsu::draw(&view, ENGLISH);
    assert!(board.contains("~~") && board.contains("[pink: you]"), "{board}");
    for (_, tile) in view.public.garden.tiles() {
        assert!(board.contains(&tile.to_string()), "{board}");
    }
    for space in view.public.garden.open() {
        assert!(board.contains(&space.to_string()), "{space}: {board}");
    }
}

#[test]
fn yokai_passing_is_one_choice_and_its_cards_come_in_any_order() {
    type Yokai = yokai_septet::YokaiSeptet;
    let table = opening::<Yokai>(|options| options.seats() == 3);
    let view = table.view(Seat::new(0));
    let words = Yokai::describe_moves(&view, Lang::English);
    assert!(words.contains("Choose 3 cards") && words.contains("560 ways"), "{words}");
    let cards: Vec<_> = view.private.hand.iter().take(3).map(|card| card.to_string()).collect();
    let backwards = format!("{} {} {}", cards[2], cards[1], cards[0]).to_lowercase();
    assert_eq!(read_move(&view, &backwards), Reading::Move(view.moves[0]));
    assert_eq!(read_move(&view, "1"), Reading::Move(view.moves[0]));
    let board = Yokai::draw(&view, ENGLISH);
    assert!(view.private.hand.iter().all(|card| board.contains(&card.to_string())), "{board}");
}

#[test]
fn miyabi_shows_the_offer_and_counts_the_ways_to_lay_each_tile() {
    let table = opening::<miyabi::Miyabi>(|options| options.seats() == 2);
    let view = table.view(Seat::new(0));
    let board = miyabi::Miyabi::draw(&view, ENGLISH);
    assert!(view.public.tiles.offer.iter().all(|tile| board.contains(&tile.to_string())), "{board}");
    let words = miyabi::Miyabi::describe_moves(&view, Lang::English);
    let single = view.moves[0].to_string();
    assert!(words.contains(&format!("{}×6", &single[..2])), "{words}");
}

#[test]
fn shikoku_numbers_mean_cards_and_never_places_in_a_list() {
    let table = opening::<shikoku::Shikoku>(|options| options.seats() == 3);
    let seat = table.turn().seats().iter().next().unwrap();
    let view = table.view(seat);
    for number in 1..=33 {
        let expected = view.private.hand.into_iter().find(|card| card.number() == number);
        match read_move(&view, &number.to_string()) {
            Reading::Move(shikoku::Move::Play(card)) => assert_eq!(Some(card), expected),
            reading => assert_eq!((reading, expected), (Reading::Nothing, None)),
        }
    }
    let board = shikoku::Shikoku::draw(&view, ENGLISH);
    for card in view.private.hand {
        assert!(board.contains(&format!("{card}^{}", view.public.icons.of(card))), "{board}");
    }
}

#[test]
fn shikoku_shows_the_cards_that_others_are_known_to_hold() {
    let mut shown = 0;
    walk::<shikoku::Shikoku>(|table, events| {
        let Some(shikoku::Event::Took { seat, card }) = events.first() else { return };
        let seats = table.options().seats();
        let known = |viewer: Seat| {
            let board = shikoku::Shikoku::draw(&table.view(viewer), ENGLISH);
            let from = board.find("Others hold:").expect("there is such a line");
            board[from..].split("Your hand:").next().unwrap().replace(char::is_whitespace, " ")
        };
        let cards = format!("Seat {seat} ");
        assert!(known(seat.left(1, seats)).contains(&cards), "{}", known(seat.left(1, seats)));
        assert!(known(seat.left(1, seats)).contains(&format!(" {card}^")));
        assert!(!known(*seat).contains(&format!(" {card}^")), "one's own hand is shown anyway");
        shown += 1;
    });
    assert!(shown > 0);
}

#[test]
fn seats_are_called_as_the_viewer_would() {
    let (me, all) = (Seat::new(1), SeatSet::all(3));
    assert_eq!(faces::names(all, me, Lang::English), "You, Seat 0 and Seat 2");
    assert_eq!(faces::names(all, me, Lang::French), "Vous, Joueur 0 et Joueur 2");
    assert_eq!(faces::scorer(Seat::new(1), 1, Seat::new(0), Lang::French), "Le rival");
}
