//! What can be taken back without anybody knowing more than before, at tables of every game.

use table::{Dice, Turn};

#[test]
fn nothing_is_revealed_by_no_step_and_everything_by_luck() {
    for game in testgames::all() {
        let setup = &(game.showcase)()[0];
        let mut table = (game.open)(setup).unwrap();
        assert!(!table.reveals(0), "{}: nothing has happened", game.id);
        let mut dice = Dice::new(1);
        while table.turn() == Turn::Chance {
            table.roll(&mut dice).unwrap();
        }
        let steps = table.steps();
        if steps > 0 {
            assert!(table.reveals(0), "{}: luck has decided", game.id);
        }
        assert!(!table.reveals(steps) && !table.reveals(steps + 1), "{}: there is no such step", game.id);
    }
}
