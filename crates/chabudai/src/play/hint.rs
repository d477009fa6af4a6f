//! A master's advice.

use std::time::Duration;

use bots::{Budget, Level, Outlook, Spec};
use games::{AnyGame, AnyTable, Threads};
use table::Seat;
use words::{Names, Words};

/// How long the master thinks.
const BUDGET: Budget = Budget::Time(Duration::from_millis(500));
const MOST: usize = 3;

/// What a master makes of the best moves of a seat, from what that seat knows.
pub(super) fn ask(
    game: &AnyGame,
    table: &dyn AnyTable,
    seat: Seat,
    seed: u64,
) -> serde_json::Result<Vec<Outlook<String>>> {
    let spec = Spec { budget: BUDGET, ..Spec::of(Level::Master) };
    (game.assess)(table.view_text(Some(seat)).text(), spec, seed, MOST, &Threads::default())
}

/// A line for each move, with what is expected of it, beside the best one, and of what follows.
pub(super) fn told(found: &[Outlook<String>], words: &Words, names: &Names) -> Vec<String> {
    let line = |(place, outlook): (usize, &Outlook<String>)| {
        let parts = parts(outlook, (place > 0).then(|| &found[0]), words, names);
        let outlook_words = parts.join(", ");
        words.say("terminal-hint-move", &[("move", outlook.mv.as_str().into()), ("outlook", outlook_words.into())])
    };
    found.iter().enumerate().map(line).collect()
}

fn parts(outlook: &Outlook<String>, best: Option<&Outlook<String>>, words: &Words, names: &Names) -> Vec<String> {
    let percent = |outlook: &Outlook<String>| (100.0 * outlook.chance).round();
    let mean = |outlook: &Outlook<String>| outlook.lead.map_or(0.0, |lead| lead.mean.round());
    let chance = percent(outlook).to_string();
    let mut parts = vec![match best {
        None => words.say("outlook-chance", &[("chance", chance.into())]),
        Some(best) => {
            let beside = signed(percent(outlook) - percent(best));
            words.say("outlook-chance-beside", &[("chance", chance.into()), ("beside", beside.into())])
        }
    }];
    if let Some(lead) = outlook.lead {
        let led = signed(mean(outlook));
        parts.push(match best {
            None => {
                let spread = lead.spread.round().to_string();
                words.say("outlook-lead", &[("lead", led.into()), ("spread", spread.into())])
            }
            Some(best) => {
                let beside = signed(mean(outlook) - mean(best));
                words.say("outlook-lead-beside", &[("lead", led.into()), ("beside", beside.into())])
            }
        });
    }
    if !outlook.line.is_empty() {
        let next = |(seat, mv): &(Seat, String)| {
            let who = if names.viewer == Some(*seat) { "you" } else { "other" };
            let name = names.seats.get(seat.index()).cloned().unwrap_or_default();
            words.say("outlook-next", &[("who", who.into()), ("name", name.into()), ("move", mv.as_str().into())])
        };
        let line = outlook.line.iter().map(next).collect::<Vec<_>>().join(", ");
        parts.push(words.say("outlook-line", &[("line", line.into())]));
    }
    parts
}

/// A whole number with its sign, as typographers write it.
fn signed(number: f32) -> String {
    match number {
        n if n < 0.0 => format!("−{}", -n),
        n if n > 0.0 => format!("+{n}"),
        _ => "0".into(),
    }
}
