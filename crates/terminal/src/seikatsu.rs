//! Seikatsu at a terminal.

mod garden;

use seikatsu::{Bird, Flower, Pagoda, Public, Seikatsu, Space, Tile};
use table::{Options as _, Seat, View};

use crate::canvas::{table, wrap};
use crate::draw::Draw;
use crate::{Ink, Screen};

impl Draw for Seikatsu {
    fn draw(view: &View<Self>, screen: Screen<'_>) -> String {
        let mut lines = garden::lines(view, screen);
        lines.push(String::new());
        if !view.private.hand.is_empty() {
            let hand: Vec<_> = view.private.hand.tiles().map(|tile| paint_tile(tile, screen)).collect();
            let hand = hand.join("  ");
            lines.push(screen.say("terminal-hand", &[("hand", hand.into()), ("bag", view.public.bag.into())]));
        }
        lines.extend(screen.label("terminal-legend").lines().map(|line| screen.ink(Ink::Faint, line)));
        lines.join("\n")
    }

    fn draw_score(view: &View<Self>, screen: Screen<'_>) -> String {
        let public = &view.public;
        let head = ["terminal-flocks", "terminal-flowers", "terminal-total"].map(|id| screen.label(id));
        let mut rows = vec![std::iter::once(String::new()).chain(head).collect()];
        for (place, pagodas, flocks) in scores(public) {
            let flowers: u16 = public
                .pagodas
                .iter()
                .filter(|of| pagodas.contains(&of.pagoda))
                .flat_map(|of| of.rows.iter().map(|row| u16::from(row.points)))
                .sum();
            let colours: Vec<_> = pagodas.iter().map(|&pagoda| pagoda_name(pagoda, screen)).collect();
            let who = [("seat", screen.name(place).into()), ("pagodas", colours.join(", ").into())];
            let total = screen.ink(Ink::Bold, &(flocks + flowers).to_string());
            rows.push(vec![screen.say("terminal-score-of", &who), flocks.to_string(), flowers.to_string(), total]);
        }
        table(&rows).join("\n")
    }

    fn describe_moves(view: &View<Self>, screen: Screen<'_>) -> String {
        let mut lines = vec![screen.label("terminal-lay")];
        let mut tiles: Vec<Tile> = view.moves.iter().map(|mv| mv.play().tile()).collect();
        tiles.dedup();
        for tile in tiles {
            let mut spaces: Vec<Space> =
                view.moves.iter().filter(|mv| mv.play().tile() == tile).map(|mv| mv.space()).collect();
            spaces.sort_unstable();
            spaces.dedup();
            let example = spaces.first().map(|space| format!("{tile}@{space}")).unwrap_or_default().into();
            let head = match tile {
                Tile::KOI => screen.say("terminal-koi", &[("example", example)]),
                tile => screen.say("terminal-tile", &[("tile", tile.to_string().into()), ("example", example)]),
            };
            let words = std::iter::once(format!("  {head}")).chain(spaces.iter().map(Space::to_string));
            lines.push(wrap(words, 4, 78));
        }
        lines.join("\n")
    }
}

/// Whose score comes from which pagodas and how many flock points: one line a seat, then the rival's.
fn scores(public: &Public) -> Vec<(Seat, Vec<Pagoda>, u16)> {
    let options = &public.options;
    let scored = if options.mode().is_solo() { 2 } else { options.seats() };
    let line = |scorer| {
        let pagodas = options.pagodas().iter().copied().filter(|&pagoda| options.side(pagoda).contains(scorer));
        let flocks = public.flocks.pairs().filter(|(seat, _)| options.flock_side(*seat).contains(scorer));
        (scorer, pagodas.collect(), flocks.map(|(_, &points)| points).sum())
    };
    Seat::all(scored).map(line).collect()
}

fn paint_tile(tile: Tile, screen: Screen<'_>) -> String {
    let (Some(bird), Some(flower)) = (tile.bird(), tile.flower()) else {
        return screen.ink(Ink::Inverse, "K");
    };
    let bird_ink = match bird {
        Bird::Tanager => Ink::Red,
        Bird::Waxwing => Ink::Bold,
        Bird::WhiteEye => Ink::Green,
        Bird::Flycatcher => Ink::Blue,
    };
    let flower_ink = match flower {
        Flower::Primrose => Ink::Magenta,
        Flower::Plumeria => Ink::Red,
        Flower::Tulip => Ink::Yellow,
        Flower::Bluebell => Ink::Cyan,
    };
    screen.ink(bird_ink, &bird.letter().to_string()) + &screen.ink(flower_ink, &flower.letter().to_string())
}

fn pagoda_name(pagoda: Pagoda, screen: Screen<'_>) -> String {
    let code = match pagoda {
        Pagoda::Pink => "pink",
        Pagoda::Blue => "blue",
        Pagoda::Green => "green",
    };
    screen.say("terminal-pagoda", &[("pagoda", code.into())])
}
