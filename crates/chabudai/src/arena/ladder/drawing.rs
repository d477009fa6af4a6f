//! A ladder as a picture.

use std::fmt::Write as _;

use super::Rung;

const WIDTH: f64 = 720.0;
const LINE: f64 = 28.0;
/// Where names end and ratings begin.
const NAMES: f64 = 170.0;
const RIGHT: f64 = 90.0;

/// A line for each contestant: its rating as a dot, within its interval.
pub(super) fn svg(title: &str, rungs: &[Rung]) -> String {
    let lowest = rungs.iter().map(|rung| rung.rating - rung.within).fold(f64::INFINITY, f64::min);
    let highest = rungs.iter().map(|rung| rung.rating + rung.within).fold(f64::NEG_INFINITY, f64::max);
    let (low, high) = ((lowest / 200.0).floor() * 200.0, (highest / 200.0).ceil() * 200.0);
    let x = |rating: f64| NAMES + (rating - low) / (high - low).max(1.0) * (WIDTH - NAMES - RIGHT);
    let height = LINE * (rungs.len() as f64 + 2.0);
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {WIDTH} {height}\" font-family=\"sans-serif\" \
         font-size=\"13\">\n<rect width=\"100%\" height=\"100%\" fill=\"#fff\"/>\n<text x=\"8\" y=\"18\">{title}</text>\n"
    );
    let mut mark = low;
    while mark <= high {
        let (x, bottom) = (x(mark), height - LINE);
        let _ = writeln!(svg, "<path d=\"M{x:.1} {LINE}V{bottom}\" stroke=\"#ddd\"/>");
        let _ = writeln!(
            svg,
            "<text x=\"{x:.1}\" y=\"{:.1}\" text-anchor=\"middle\" fill=\"#666\">{mark}</text>",
            bottom + 16.0
        );
        mark += 200.0;
    }
    for (place, Rung { contestant, rating, within }) in rungs.iter().enumerate() {
        let y = LINE * (place as f64 + 1.5);
        let (text, at, from, to) = (y + 4.0, x(*rating), x(rating - within), x(rating + within));
        let _ = writeln!(svg, "<text x=\"8\" y=\"{text}\">{contestant}</text>");
        let _ = writeln!(svg, "<path d=\"M{from:.1} {y}H{to:.1}\" stroke=\"#245\" stroke-width=\"2\"/>");
        let _ = writeln!(svg, "<circle cx=\"{at:.1}\" cy=\"{y}\" r=\"5\" fill=\"#245\"/>");
        let _ = writeln!(svg, "<text x=\"{:.1}\" y=\"{text}\">{rating:.0} ± {within:.0}</text>", WIDTH - RIGHT + 8.0);
    }
    svg + "</svg>\n"
}
