//! A learning curve as a picture.

use std::fmt::Write as _;

use bots::Lesson;

const WIDTH: f64 = 720.0;
const HEIGHT: f64 = 320.0;
const MARGIN: f64 = 48.0;

/// The error after every pass, a line for each curve: each is judged by games of its own.
pub(super) fn svg(game: &str, mut lessons: Vec<Lesson>) -> String {
    lessons.sort_by(|a, b| a.curve.cmp(&b.curve));
    let values = lessons.iter().map(|lesson| f64::from(lesson.error));
    let (low, high) = (values.clone().fold(f64::INFINITY, f64::min), values.fold(0.0, f64::max));
    let (low, high) = ((low * 5.0).floor() / 5.0, (high * 5.0).ceil() / 5.0);
    let y = |error: f64| HEIGHT - MARGIN - (error - low) / (high - low).max(0.2) * (HEIGHT - 2.0 * MARGIN);
    let x = |at: usize| MARGIN + (at as f64 + 0.5) / lessons.len() as f64 * (WIDTH - 2.0 * MARGIN);
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {WIDTH} {HEIGHT}\" font-family=\"sans-serif\" \
         font-size=\"13\">\n<rect width=\"100%\" height=\"100%\" fill=\"#fff\"/>\n\
         <text x=\"8\" y=\"18\">{game}: how far games that were not learned from are missed, in nats</text>\n"
    );
    for error in [low, (low + high) / 2.0, high] {
        let (y, right) = (y(error), WIDTH - MARGIN);
        let _ = writeln!(svg, "<path d=\"M{MARGIN} {y:.1}H{right}\" stroke=\"#ddd\"/>");
        let _ = writeln!(svg, "<text x=\"8\" y=\"{:.1}\" fill=\"#666\">{error:.1}</text>", y + 4.0);
    }
    let points: Vec<_> = lessons.iter().enumerate().collect();
    for curve in points.chunk_by(|(_, a), (_, b)| a.curve == b.curve) {
        let point = |&(at, lesson): &(usize, &Lesson)| format!("{:.1},{:.1}", x(at), y(lesson.error.into()));
        let line = curve.iter().map(point).collect::<Vec<_>>().join(" ");
        let (at, first) = curve[0];
        let _ = writeln!(svg, "<polyline points=\"{line}\" fill=\"none\" stroke=\"#245\" stroke-width=\"2\"/>");
        let _ =
            writeln!(svg, "<text x=\"{:.1}\" y=\"{:.1}\" fill=\"#666\">{}</text>", x(at), HEIGHT - 16.0, first.curve);
    }
    svg + "</svg>\n"
}
