//! Seikatsu: what is not even tried.

use bots::Knowledge;
use seikatsu::{Edition, Mode, Move, Options, Seikatsu, Tile, score};
use table::Dice;

/// How many birds of the kind that it counts as a move finds beside it.
fn beside(game: &Seikatsu, mv: Move) -> u8 {
    score::birds_beside(game.garden(), mv.space(), mv.play().bird())
}

#[test]
fn of_the_names_for_a_koi_on_a_space_only_one_is_tried_and_none_is_better() {
    for (seats, mode) in [(2, Mode::Standard), (3, Mode::Tournament), (1, Mode::SoloEasy), (1, Mode::SoloHard)] {
        let options = Options::new(seats, mode, Edition::English).unwrap();
        let mut koi = 0;
        testkit::walk::<Seikatsu>(&options, &mut Dice::new(3), |table, _| {
            let Some(seat) = table.turn().seats().first() else { return };
            let all = table.moves(seat);
            let mut kept = all.clone();
            table.game().dismiss(seat, &mut kept);
            assert!(kept.is_sorted() && kept.iter().all(|mv| all.contains(mv)));
            for mv in all {
                let same = |other: &&Move| (other.play().tile(), other.space()) == (mv.play().tile(), mv.space());
                let [only] = kept.iter().filter(same).collect::<Vec<_>>()[..] else { panic!("{mv}: {kept:?}") };
                let (tried, other) = (beside(table.game(), *only), beside(table.game(), mv));
                let no_worse = if mode == Mode::SoloHard { tried <= other } else { tried >= other };
                assert!(no_worse, "{only} instead of {mv}");
                koi += usize::from(mv.play().tile() == Tile::KOI);
            }
        });
        assert!(koi > 0, "a koi was in some hand");
    }
}
