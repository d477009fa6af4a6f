//! What the server does, in numbers, as Prometheus reads them. All servers of a process count together.

use std::fmt::{self, Write};
use std::sync::atomic::{AtomicI64, AtomicU64, Ordering};
use std::time::Duration;

pub(crate) static TABLES_AWAKE: Number = Number::gauge("chabudai_tables_awake");
pub(crate) static TABLES_OPENED: Number = Number::counter("chabudai_tables_opened_total");
pub(crate) static SOCKETS: Number = Number::gauge("chabudai_sockets");
pub(crate) static STEPS: Number = Number::counter("chabudai_steps_total");
pub(crate) static ENTRIES: Number = Number::counter("chabudai_journal_entries_total");
pub(crate) static FAILED_COMMITS: Number = Number::counter("chabudai_failed_commits_total");
pub(crate) static COMMITS: Durations = Durations::new("chabudai_commit_seconds");

/// All of them, as text.
pub(crate) fn text() -> String {
    let mut text = String::new();
    for number in [&TABLES_AWAKE, &TABLES_OPENED, &SOCKETS, &STEPS, &ENTRIES, &FAILED_COMMITS] {
        number.write(&mut text).expect("a text takes all that is written");
    }
    COMMITS.write(&mut text).expect("a text takes all that is written");
    text
}

/// A number that changes.
pub(crate) struct Number {
    name: &'static str,
    kind: &'static str,
    value: AtomicI64,
}

impl Number {
    /// One that only grows.
    const fn counter(name: &'static str) -> Self {
        Self { name, kind: "counter", value: AtomicI64::new(0) }
    }

    /// One that goes up and down.
    const fn gauge(name: &'static str) -> Self {
        Self { name, kind: "gauge", value: AtomicI64::new(0) }
    }

    pub(crate) fn add(&self, more: i64) {
        self.value.fetch_add(more, Ordering::Relaxed);
    }

    fn write(&self, text: &mut String) -> fmt::Result {
        let Self { name, kind, value } = self;
        writeln!(text, "# TYPE {name} {kind}\n{name} {}", value.load(Ordering::Relaxed))
    }
}

/// Up to how many microseconds each bucket of [`Durations`] goes; one more has the rest.
const BUCKETS: [u64; 10] = [200, 500, 1_000, 2_000, 5_000, 10_000, 20_000, 50_000, 100_000, 500_000];

/// How long something took, by how often it took about so long.
pub(crate) struct Durations {
    name: &'static str,
    counts: [AtomicU64; BUCKETS.len() + 1],
    micros: AtomicU64,
}

impl Durations {
    const fn new(name: &'static str) -> Self {
        Self { name, counts: [const { AtomicU64::new(0) }; BUCKETS.len() + 1], micros: AtomicU64::new(0) }
    }

    pub(crate) fn note(&self, duration: Duration) {
        let micros = duration.as_micros() as u64;
        self.counts[BUCKETS.partition_point(|&up_to| up_to < micros)].fetch_add(1, Ordering::Relaxed);
        self.micros.fetch_add(micros, Ordering::Relaxed);
    }

    fn write(&self, text: &mut String) -> fmt::Result {
        let name = self.name;
        writeln!(text, "# TYPE {name} histogram")?;
        let up_to = BUCKETS.iter().map(|&micros| (micros as f64 / 1e6).to_string()).chain(["+Inf".into()]);
        let mut count = 0;
        for (up_to, own) in up_to.zip(&self.counts) {
            count += own.load(Ordering::Relaxed);
            writeln!(text, "{name}_bucket{{le=\"{up_to}\"}} {count}")?;
        }
        let sum = self.micros.load(Ordering::Relaxed) as f64 / 1e6;
        writeln!(text, "{name}_sum {sum}\n{name}_count {count}")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_written_as_prometheus_reads_them() {
        let number = Number::gauge("sockets");
        number.add(3);
        number.add(-1);
        let mut text = String::new();
        number.write(&mut text).unwrap();
        assert_eq!(text, "# TYPE sockets gauge\nsockets 2\n");
    }

    #[test]
    fn a_duration_counts_in_its_bucket_and_in_all_above() {
        let durations = Durations::new("commits");
        for micros in [200, 201, 3_000_000] {
            durations.note(Duration::from_micros(micros));
        }
        let mut text = String::new();
        durations.write(&mut text).unwrap();
        let lines: Vec<_> = text.lines().collect();
        assert_eq!(
            lines[..3],
            ["# TYPE commits histogram", "commits_bucket{le=\"0.0002\"} 1", "commits_bucket{le=\"0.0005\"} 2"]
        );
        assert_eq!(
            lines[10..],
            [
                "commits_bucket{le=\"0.5\"} 2",
                "commits_bucket{le=\"+Inf\"} 3",
                "commits_sum 3.000401",
                "commits_count 3"
            ]
        );
    }
}
