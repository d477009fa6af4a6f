//! Progress of long work, on a terminal only.

use indicatif::{ProgressBar, ProgressStyle};

/// A bar on standard error. It stays hidden where that is not a terminal, and for work that is done at once.
pub(crate) fn bar(length: u64, what: &'static str) -> ProgressBar {
    let bar = ProgressBar::new(length).with_message(what);
    let style = ProgressStyle::with_template("{bar:30} {human_pos} of {human_len} {msg}, {eta} left");
    bar.set_style(style.expect("the template is well formed"));
    bar
}
