//! Miyabi at a terminal.

mod garden;

use miyabi::{Action, Expansion, Kind, Miyabi, Move, Public, Shape, Stage, Tiles};
use table::{Seat, View};

use crate::canvas::{beside, pad, table, wrap};
use crate::draw::Draw;
use crate::{Ink, Screen};

impl Draw for Miyabi {
    fn draw(view: &View<Self>, screen: Screen<'_>) -> String {
        let public = &view.public;
        let mut side = supply(public, screen);
        side.push(String::new());
        side.extend(prizes(view, screen));
        let round = [("round", public.round.into()), ("rounds", public.rounds.into())];
        let mut lines = vec![screen.say("terminal-round", &round)];
        lines.extend(beside(&[garden::large(&public.boards[view.seat], screen), side], 1));
        let others = Seat::all(public.boards.seats()).filter(|&seat| seat != view.seat);
        let compact = |seat: Seat| {
            let mut block = vec![screen.name(seat)];
            block.extend(garden::compact(&public.boards[seat], screen));
            block
        };
        lines.extend(beside(&others.map(compact).collect::<Vec<_>>(), 4));
        lines.push(screen.ink(Ink::Faint, &screen.label("terminal-legend")));
        lines.join("\n")
    }

    fn draw_score(view: &View<Self>, screen: Screen<'_>) -> String {
        let public = &view.public;
        let played = |expansion| public.expansions.contains(expansion);
        let columns: Vec<_> = [
            ("terminal-points", true),
            ("terminal-majorities", true),
            ("terminal-colour", played(Expansion::Colour)),
            ("terminal-lawn", played(Expansion::Lawn)),
            ("terminal-seven", played(Expansion::Seven)),
            ("terminal-in-all", true),
        ]
        .into();
        let row = |head: String, cells: [String; 6]| {
            let shown = cells.into_iter().zip(&columns).filter(|(_, (_, shown))| *shown).map(|(cell, _)| cell);
            std::iter::once(head).chain(shown).collect::<Vec<_>>()
        };
        let line = |seat: Seat| {
            let standing = &public.standings[seat];
            let majority: u32 = standing.majority.iter().sum();
            let [colour, lawn, seven] =
                [standing.colour, standing.lawn, standing.seven].map(|points| points.unwrap_or(0).to_string());
            let total = screen.ink(Ink::Bold, &standing.total.to_string());
            let points = public.points[seat].to_string();
            row(screen.name(seat), [points, majority.to_string(), colour, lawn, seven, total])
        };
        let head = row(String::new(), std::array::from_fn(|i| screen.label(columns[i].0)));
        let rows: Vec<_> = std::iter::once(head).chain(Seat::all(public.points.seats()).map(line)).collect();
        table(&rows).join("\n")
    }

    fn describe_moves(view: &View<Self>, screen: Screen<'_>) -> String {
        let mut lines = vec![screen.label(decision(view))];
        let mut tiles: Vec<(String, usize, Move)> = Vec::new();
        let mut frog = Vec::new();
        let mut others = Vec::new();
        for &mv in &view.moves {
            let tile = match mv.action() {
                Action::Lay(tile, _) => tile.to_string(),
                Action::LayZen(kind, _) => format!("Z{kind}"),
                Action::Frog(square) => {
                    frog.push(square.to_string());
                    continue;
                }
                Action::End | Action::Pass => {
                    others.push(mv.to_string());
                    continue;
                }
            };
            match tiles.last_mut() {
                Some((last, count, _)) if *last == tile => *count += 1,
                _ => tiles.push((tile, 1, mv)),
            }
        }
        if let Some((tile, _, example)) = tiles.first() {
            let args = [("tile", tile.as_str().into()), ("example", example.to_string().into())];
            lines.push(format!("  {}", screen.say("terminal-ways", &args)));
            let ways = tiles.iter().map(|(tile, count, _)| format!("{tile}×{count}"));
            lines.push(format!("    {}", wrap(ways, 4, 74)));
        }
        if let Some(example) = frog.first() {
            let head = screen.say("terminal-frog", &[("example", example.as_str().into())]);
            lines.push(wrap(std::iter::once(format!("  {head}")).chain(frog.iter().cloned()), 4, 78));
        }
        if !others.is_empty() {
            lines.push(format!("  {}", screen.say("terminal-or", &[("moves", others.join(", ").into())])));
        }
        lines.join("\n")
    }
}

/// What is to be decided.
fn decision(view: &View<Miyabi>) -> &'static str {
    let lays = |mv: &Move| matches!(mv.action(), Action::Lay(..) | Action::LayZen(..));
    match view.public.stage {
        Stage::SetFrog(_) => "terminal-set-frog",
        Stage::FrogOrEnd(_) => "terminal-frog-or-end",
        _ if view.moves.iter().any(lays) => "terminal-lay",
        _ => "terminal-cannot-lay",
    }
}

/// The offer, a line a shape, and the zen tiles.
fn supply(public: &Public, screen: Screen<'_>) -> Vec<String> {
    let mut lines = vec![screen.ink(Ink::Bold, &screen.label("terminal-offer"))];
    for shape in Shape::ALL {
        let name = screen.say("shape", &[("shape", shape.name().into())]);
        lines.push(pad(&name, 9) + &offered(&public.tiles.offer, shape, screen));
    }
    if let Some(zen) = public.zen {
        let tiles: Vec<_> = zen.face_up.iter().map(|kind| screen.ink(kind_ink(kind), &format!("Z{kind}"))).collect();
        lines.push(pad(&screen.label("terminal-zen"), 9) + &tiles.join(" "));
    }
    lines
}

fn offered(offer: &Tiles, shape: Shape, screen: Screen<'_>) -> String {
    let tiles = offer.iter().filter(|tile| tile.shape() == shape);
    tiles.map(|tile| screen.ink(kind_ink(tile.kind()), &tile.to_string())).collect::<Vec<_>>().join(" ")
}

/// For each kind what the most and second most score, and the bonus at level 5 with who has it.
fn prizes(view: &View<Miyabi>, screen: Screen<'_>) -> Vec<String> {
    let public = &view.public;
    let mut rows = vec![vec![String::new(), screen.label("terminal-prizes"), screen.label("terminal-level-five")]];
    for (kind, majority) in public.prizes.majority.pairs() {
        let bonus = match public.bonuses[kind] {
            None => public.prizes.bonus[kind].to_string(),
            Some(seat) => {
                let who = if seat == view.seat { "you" } else { "other" };
                screen.say("terminal-bonus", &[("who", who.into()), ("seat", screen.name(seat).into())])
            }
        };
        let name = screen.say("kind", &[("kind-id", kind.to_string().into())]);
        let label = screen.ink(kind_ink(kind), &format!("{kind} {name}"));
        rows.push(vec![label, format!("{}/{}", majority.0, majority.1), bonus]);
    }
    table(&rows)
}

fn kind_ink(kind: Kind) -> Ink {
    match kind {
        Kind::Maple => Ink::Red,
        Kind::Pagoda => Ink::Yellow,
        Kind::Fish => Ink::Cyan,
        Kind::Azalea => Ink::Magenta,
        Kind::Boxwood => Ink::Green,
        Kind::Stone => Ink::Blue,
    }
}
