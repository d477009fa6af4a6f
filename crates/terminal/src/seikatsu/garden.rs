//! The garden: hexes around a pond, and the pagodas at its corners.

use seikatsu::{Pagoda, Seikatsu, Space, Spaces};
use table::{Options as _, View};

use super::{pagoda_name, paint_tile};
use crate::canvas::Canvas;
use crate::{Ink, Screen};

/// Axial coordinates of a hex of the garden, or of a place just outside it.
type Hex = (i32, i32);

pub(super) fn lines(view: &View<Seikatsu>, screen: Screen<'_>) -> Vec<String> {
    let mut canvas = Canvas::default();
    let public = &view.public;
    for space in Space::ALL {
        let text = match public.garden.tile(space) {
            Some(tile) if public.last == Some(space) => format!("{}*", paint_tile(tile, screen)),
            Some(tile) => paint_tile(tile, screen),
            None if public.garden.open().contains(space) => screen.ink(Ink::Bold, &space.to_string()),
            None => screen.ink(Ink::Faint, " ·"),
        };
        put(&mut canvas, hex(space), text);
    }
    put(&mut canvas, (0, 0), screen.ink(Ink::Cyan, "~~"));
    let mine = Pagoda::of(view.seat, public.options.seats());
    for of in &public.pagodas {
        let name = pagoda_name(of.pagoda, screen);
        let name = if of.pagoda == mine { screen.say("terminal-my-pagoda", &[("pagoda", name.into())]) } else { name };
        let name = format!("[{name}]");
        let width = i32::try_from(name.chars().count()).unwrap_or(0);
        let text = screen.ink(pagoda_ink(of.pagoda), &name);
        // The corner where it stands; pink's name must end before the garden begins.
        match of.pagoda {
            Pagoda::Pink => canvas.put(0, -14 - width, text),
            Pagoda::Blue => put(&mut canvas, (4, -4), text),
            Pagoda::Green => put(&mut canvas, (0, 4), text),
        }
        if of.pagoda == mine {
            for (spaces, row) in mine.rows().into_iter().zip(of.rows) {
                put(&mut canvas, far_end(mine, spaces), format!("({})", row.points));
            }
        }
    }
    canvas.lines(6)
}

/// `c4` is on the third line, the fourth from its left end.
fn hex(space: Space) -> Hex {
    let text = space.to_string();
    let mut bytes = text.bytes().map(i32::from);
    let line = bytes.next().unwrap_or(0) - i32::from(b'a') - 3;
    let place = bytes.next().unwrap_or(0) - i32::from(b'1');
    ((-3).max(-3 - line) + place, line)
}

/// Where a hex is on the screen: four columns to a hex, every line half a hex further to the right than the one above.
fn put(canvas: &mut Canvas, (q, r): Hex, text: String) {
    canvas.put(r, 4 * q + 2 * r, text);
}

/// The place just beyond the end of a row that is away from its pagoda.
fn far_end(pagoda: Pagoda, row: Spaces) -> Hex {
    let hexes = row.into_iter().map(hex);
    match pagoda {
        Pagoda::Pink => hexes.max_by_key(|(q, _)| *q).map(|(q, r)| (q + 1, r)),
        Pagoda::Blue => hexes.max_by_key(|(_, r)| *r).map(|(q, r)| (q - 1, r + 1)),
        Pagoda::Green => hexes.min_by_key(|(_, r)| *r).map(|(q, r)| (q, r - 1)),
    }
    .unwrap_or_default()
}

fn pagoda_ink(pagoda: Pagoda) -> Ink {
    match pagoda {
        Pagoda::Pink => Ink::Magenta,
        Pagoda::Blue => Ink::Blue,
        Pagoda::Green => Ink::Green,
    }
}
