//! The conformance suite for every seat count, way to pass and set of expansions.

use std::collections::BTreeSet;
use std::path::Path;

use table::{Components, Dice, Game, Named, Options as _, Seat, Setup, Turn, View, showcase, variants};

use crate::tests::secrets::{SECRETS, worlds};
use crate::{Action, BOARD, Board, Event, Expansion, Kind, Miyabi, Options, Pass, Square, Squares, Tile, ZenStack};

#[test]
fn every_variant_keeps_the_contract() {
    let variants = variants::<Options>();
    assert_eq!(variants.len(), 3 * 2 * 32);
    testkit::check::<Miyabi>(&variants, 1);
}

/// Objects elsewhere on the tiles, and numbers far from the standard ones.
#[test]
fn other_component_sets_keep_the_contract() {
    for (straight, corner) in [("middle", "up"), ("end", "right")] {
        let mut table = crate::Components::STANDARD.table();
        table["object"]["3"] = straight.into();
        table["object"]["L"] = corner.into();
        table["bonus"]["M"] = 1_999_000_000.into();
        table["majority"]["S"] = [0, 3].into();
        table["zen"] = serde_json::json!({"ZM": 16, "ZP": 0, "ZF": 0, "ZA": 0, "ZB": 0, "ZS": 0});
        let components = Components::Custom { name: "odd".into(), table };
        let odd = |options: Options| Options::read(&Setup { components: components.clone(), ..options.setup() });
        let variants: Vec<_> =
            showcase().into_iter().map(|options| odd(options).expect("the table is right")).collect();
        testkit::check::<Miyabi>(&variants, 2);
    }
}

#[test]
fn no_view_depends_on_a_secret() {
    testkit::secrecy(&showcase::<Options>(), 2, &SECRETS);
}

#[derive(PartialEq, Eq, PartialOrd, Ord, Debug)]
enum Piece {
    Garden(Tile),
    Zen(Kind),
}

#[test]
fn every_tile_is_somewhere_exactly_once() {
    let boxed = |options: &Options| {
        let garden = options.components().copies.iter().map(Piece::Garden).collect::<Vec<_>>();
        let zen = options.components().zen.iter().map(Piece::Zen).collect::<Vec<_>>();
        let with_zen = options.expansions().contains(Expansion::Zen);
        assert_eq!((garden.len(), zen.len()), (96, 16));
        garden.into_iter().chain(zen.into_iter().filter(|_| with_zen)).collect()
    };
    testkit::conservation::<Miyabi, _>(&variants::<Options>(), 1, boxed, |game| {
        let piles = [game.tiles.offer, game.tiles.undrawn, game.tiles.laid, game.tiles.left_over];
        let garden = piles.iter().flat_map(|pile| pile.iter().map(Piece::Garden)).collect::<Vec<_>>();
        let in_gardens =
            game.boards.iter().flat_map(|board| board.zen().iter().map(|square| Piece::Zen(square.kind())));
        let zen = game.zen.face_up.iter().chain(game.zen.stack.as_slice().iter().copied());
        garden.into_iter().chain(zen.map(Piece::Zen)).chain(in_gardens).collect()
    });
}

#[test]
fn gardens_are_as_high_as_the_tiles_laid_in_them() {
    for options in variants::<Options>() {
        testkit::walk::<Miyabi>(&options, &mut Dice::new(3), |table, _| {
            let game = table.game();
            let zen: u32 = game.boards.iter().map(|board| board.zen().len() as u32).sum();
            let laid: u32 = game.tiles.laid.iter().map(|tile| u32::from(tile.shape().size())).sum();
            let heights = |board: &Board| board.covered().iter().map(|at| u32::from(board.height(at))).sum::<u32>();
            assert_eq!(game.boards.iter().map(heights).sum::<u32>(), laid + zen, "{}", table.record());
        });
    }
}

#[test]
fn the_highest_level_of_a_row_is_one_above_its_highest_spot() {
    let mut dice = Dice::new(1);
    let mut some = || Squares::from_bits(dice.bits()).and(BOARD);
    for tiles in 0..32 {
        let mut board = Board::default();
        (0..tiles).for_each(|_| {
            board.lay(some(), Square::at(0, 0), 1);
        });
        for spots in [Squares::EMPTY, BOARD, some(), some().and(some()), some().and(some()).and(some())] {
            let highest = board.highest_levels(spots);
            for kind in Kind::ALL {
                let levels = spots.and(kind.row()).iter().map(|square| board.height(square) + 1);
                assert_eq!(highest[kind], levels.max().unwrap_or(0), "{board:?} {spots:?} {kind}");
            }
        }
    }
}

#[test]
fn perft_counts_hold() {
    testkit::perft::<Miyabi>(include_str!("perft.txt"));
}

#[test]
fn damaged_records_are_refused() {
    for options in showcase::<Options>() {
        testkit::fuzz::<Miyabi>(&options, 200);
    }
}

#[test]
fn golden_playthroughs() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("golden");
    for options in showcase::<Options>() {
        let expansions = if options.expansions().is_empty() { "base" } else { "all" };
        // Every seat count for the plain game, one for what is added to it.
        if (expansions, options.pass()) == ("base", Pass::Forced) || options.seats() == 2 {
            let name = format!("{expansions}-{}-{}", options.pass().name(), options.seats());
            testkit::golden::<Miyabi>(&folder, &name, &options, 1);
        }
    }
}

/// When everybody lays zen tiles wherever they can the stack shrinks until its orders can be counted.
#[test]
fn imagined_worlds_are_uniform() {
    let options = Options::new(4, Pass::Forced, [Expansion::Zen].into_iter().collect()).unwrap();
    let mut counted = BTreeSet::new();
    for seed in 0..20 {
        zen_first(&options, seed, |game| {
            if let count @ 2..=120 = worlds(game)
                && counted.insert(count)
            {
                Seat::all(4).for_each(|seat| testkit::uniform(game, seat, count));
            }
        });
    }
    assert!(counted.len() > 2, "only stacks with {counted:?} orders");
}

/// Plays a game in which zen tiles are laid wherever they can be, and shows every position before a move.
fn zen_first(options: &Options, seed: u64, mut visit: impl FnMut(&Miyabi)) {
    let mut dice = Dice::new(seed);
    let mut game = Miyabi::new(options);
    let mut moves = Vec::new();
    while game.turn() != Turn::Over {
        let Some(seat) = game.stage.mover() else {
            let chance = game.roll(&mut dice);
            game.apply_chance(&chance, &mut ());
            continue;
        };
        visit(&game);
        game.legal_moves(seat, &mut moves);
        let zen = moves.iter().find(|mv| matches!(mv.action(), Action::LayZen(..)));
        let mv = *zen.or_else(|| dice.choose(&moves)).unwrap();
        game.apply_move(seat, mv, &mut ());
    }
}

/// Nothing is hidden when the game is over: the one world left is the true one.
#[test]
fn the_end_hides_nothing() {
    for options in showcase::<Options>() {
        let mut dice = Dice::new(8);
        let game = *testkit::random_game::<Miyabi>(&options, &mut dice).game();
        let seat = Seat::new(0);
        assert_eq!(Miyabi::imagine(&View::of(&game, seat), &mut dice), game);
    }
}

/// miyabi.md, zen: an empty stack replaces nothing.
#[test]
fn an_empty_zen_stack_replaces_nothing() {
    let options = Options::new(2, Pass::Forced, [Expansion::Zen].into_iter().collect()).unwrap();
    let mut dice = Dice::new(9);
    let mut game = Miyabi::new(&options);
    for _ in 0..2 {
        let chance = game.roll(&mut dice);
        game.apply_chance(&chance, &mut ());
    }
    game.zen.stack = ZenStack::default();
    let mut moves = Vec::new();
    game.legal_moves(Seat::new(0), &mut moves);
    let zen = *moves.iter().find(|mv| matches!(mv.action(), Action::LayZen(..))).unwrap();
    let mut events = Vec::new();
    game.apply_move(Seat::new(0), zen, &mut events);
    assert!(matches!(events[..], [Event::ZenLaid { .. }]), "{events:?}");
    assert_eq!(game.zen.face_up.total(), 4);
}

#[test]
fn the_rest_of_the_zen_stack_is_dealt_anew() {
    let options = Options::new(2, Pass::Free, [Expansion::Zen].into_iter().collect()).unwrap();
    let few = |game: &Miyabi| matches!(game.zen.stack.as_slice().len(), 2..=4) && game.turn() != Turn::Over;
    let table = testkit::position::<Miyabi>(&options, few);
    testkit::redeals(&table, testkit::orders(table.game().zen.stack.as_slice()));
}
