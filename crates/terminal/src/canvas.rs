//! Painted text at places, and blocks of lines side by side.

use std::collections::BTreeMap;

/// How many columns a text takes on the screen: escape codes take none.
pub(crate) fn width(text: &str) -> usize {
    let mut columns = 0;
    let mut in_code = false;
    for letter in text.chars() {
        match (in_code, letter) {
            (false, '\x1b') => in_code = true,
            (false, _) => columns += 1,
            (true, 'm') => in_code = false,
            (true, _) => {}
        }
    }
    columns
}

/// The text with blanks up to this many columns.
pub(crate) fn pad(text: &str, columns: usize) -> String {
    format!("{text}{}", " ".repeat(columns.saturating_sub(width(text))))
}

/// The text with blanks on both sides, up to this many columns.
pub(crate) fn centred(text: &str, columns: usize) -> String {
    let left = columns.saturating_sub(width(text)) / 2;
    pad(&format!("{}{text}", " ".repeat(left)), columns)
}

/// Texts at places; places count from anywhere.
#[derive(Default)]
pub(crate) struct Canvas {
    lines: BTreeMap<i32, BTreeMap<i32, String>>,
}

impl Canvas {
    pub(crate) fn put(&mut self, line: i32, column: i32, text: String) {
        self.lines.entry(line).or_default().insert(column, text);
    }

    /// The lines from the first to the last, the leftmost text at the given indent.
    pub(crate) fn lines(&self, indent: usize) -> Vec<String> {
        let left = self.lines.values().filter_map(|line| line.keys().next()).min().copied().unwrap_or(0);
        let draw = |line: &BTreeMap<i32, String>| {
            let place = |text: String, (&column, next): (&i32, &String)| {
                let column = usize::try_from(column - left).unwrap_or(0) + indent;
                format!("{}{next}", pad(&text, column))
            };
            line.iter().fold(String::new(), place)
        };
        self.lines.values().map(draw).collect()
    }
}

/// Blocks of lines side by side, `gap` columns apart.
pub(crate) fn beside(blocks: &[Vec<String>], gap: usize) -> Vec<String> {
    let height = blocks.iter().map(Vec::len).max().unwrap_or(0);
    let line = |i: usize| {
        let mut text = String::new();
        let mut column = 0;
        for block in blocks {
            text = pad(&text, column);
            text.push_str(block.get(i).map_or("", String::as_str));
            column += block.iter().map(|line| width(line)).max().unwrap_or(0) + gap;
        }
        text.truncate(text.trim_end().len());
        text
    };
    (0..height).map(line).collect()
}

/// Words in lines of at most `columns`, each line after the first indented.
pub(crate) fn wrap(words: impl IntoIterator<Item = String>, indent: usize, columns: usize) -> String {
    let mut text = String::new();
    let mut at = 0;
    for word in words {
        if at > 0 && at + 1 + width(&word) > columns {
            text.push('\n');
            text.push_str(&" ".repeat(indent));
            at = indent;
        } else if at > 0 {
            text.push(' ');
            at += 1;
        }
        at += width(&word);
        text.push_str(&word);
    }
    text
}

/// A text with its long lines broken to `columns`, each with the indent of its beginning.
#[must_use]
pub fn wrapped(text: &str, columns: usize) -> String {
    let fit = |line: &str| {
        if width(line) <= columns {
            return line.to_owned();
        }
        let indent = line.len() - line.trim_start().len();
        let words = line.split_whitespace().map(str::to_owned);
        format!("{}{}", " ".repeat(indent), wrap(words, indent + 2, columns - indent))
    };
    text.lines().map(fit).collect::<Vec<_>>().join("\n")
}

/// A table: the first column to the left, the others to the right, two blanks apart.
pub(crate) fn table(rows: &[Vec<String>]) -> Vec<String> {
    let columns = rows.iter().map(Vec::len).max().unwrap_or(0);
    let widest = |i: usize| rows.iter().filter_map(|row| row.get(i)).map(|cell| width(cell)).max().unwrap_or(0);
    let widths: Vec<_> = (0..columns).map(widest).collect();
    let cell = |(i, cell): (usize, &String)| match i {
        0 => pad(cell, widths[0]),
        _ => format!("  {}{cell}", " ".repeat(widths[i] - width(cell))),
    };
    rows.iter().map(|row| row.iter().enumerate().map(cell).collect::<String>().trim_end().to_owned()).collect()
}
