//! How the program says that something went wrong.

use std::fmt;
use std::io::{self, ErrorKind, Write};
use std::process::ExitCode;

/// Something was asked for that cannot be: exit code 2, as for any wrong usage.
#[derive(Debug)]
pub(crate) struct Usage(pub(crate) String);

impl fmt::Display for Usage {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl std::error::Error for Usage {}

impl From<table::Refusal> for Usage {
    fn from(refusal: table::Refusal) -> Self {
        Self(refusal.to_string())
    }
}

/// One sentence on standard error, and the exit code.
pub(crate) fn report(error: &anyhow::Error) -> ExitCode {
    if error.downcast_ref::<io::Error>().is_some_and(|error| error.kind() == ErrorKind::BrokenPipe) {
        // Whoever read our output has seen enough.
        return ExitCode::SUCCESS;
    }
    say(format_args!("error: {error:#}"));
    if error.is::<Usage>() { ExitCode::from(2) } else { ExitCode::FAILURE }
}

/// One line on standard error; if nobody can read it, nothing more can be done.
pub(crate) fn say(line: fmt::Arguments<'_>) {
    let _ = writeln!(io::stderr(), "{line}");
}
