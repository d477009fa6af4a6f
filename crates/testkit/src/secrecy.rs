//! Views do not depend on what their seat must not know.

use table::{Dice, Game, JsonText, Options, Seat, View, write_json, write_view};

use crate::walk;

/// What a game's tests know of its secrets, written apart from `imagine`.
pub struct Secrets<G: Game> {
    /// Permutes all that the viewer must not know (nobody's view: a spectator's).
    pub scramble: fn(&G, Option<Seat>, &mut Dice) -> G,
    /// Whether at least two worlds are possible for the viewer.
    pub hides: fn(&G, Option<Seat>) -> bool,
}

/// Plays `games` random games with each of `variants`; at every position every viewer's bytes must stay the same when
/// its secrets are scrambled, and imagined worlds must differ wherever something is hidden.
pub fn secrecy<G: Game>(variants: &[G::Options], games: u64, secrets: &Secrets<G>) {
    let mut scrambled = 0;
    for options in variants {
        for game in 0..games {
            walk::<G>(options, &mut Dice::stream(game, 2), |table, dice| {
                let viewers = Seat::all(options.seats()).map(Some).chain([None]);
                for viewer in viewers {
                    let world = (secrets.scramble)(table.game(), viewer, dice);
                    scrambled += u32::from(world != *table.game());
                    let seen = bytes(table.game(), viewer);
                    assert_eq!(bytes(&world, viewer), seen, "{viewer:?} sees a secret: {}", table.record());
                }
                for seat in Seat::all(options.seats()) {
                    let hides = (secrets.hides)(table.game(), Some(seat));
                    assert_eq!(worlds_differ(table.game(), seat, dice), hides, "{seat}: {}", table.record());
                }
            });
        }
    }
    assert!(scrambled > 0, "scrambling never changed anything");
}

/// What leaves a table: the same, for a seat, as what bots are given.
fn bytes<G: Game>(game: &G, viewer: Option<Seat>) -> String {
    let view = write_view(game, viewer, &JsonText::of(&game.public()));
    if let Some(seat) = viewer {
        assert_eq!(view.text(), write_json(&View::of(game, seat)));
    }
    view.text().into()
}

/// Whether imagining many times gives more than one world. Two equally likely worlds stay unseen once in 2^39.
fn worlds_differ<G: Game>(game: &G, seat: Seat, dice: &mut Dice) -> bool {
    const TRIES: usize = 40;
    let view = View::of(game, seat);
    let first = G::imagine(&view, dice);
    (1..TRIES).any(|_| G::imagine(&view, dice) != first)
}
