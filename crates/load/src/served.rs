//! A server in a process of its own, so that its memory is its own.

use std::io::{BufRead, BufReader, Read, Write};
use std::process::{Child, Command, Stdio};
use std::time::Duration;

use anyhow::{Context, bail};
use server::{Limits, Settings, Timeouts};

/// What Linux counts processor time in.
const TICK: Duration = Duration::from_millis(10);

/// How much one person may ask of it.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Strictness {
    /// As much as of any server.
    Usual,
    /// As much as they can.
    Unlimited,
}

/// A server that runs until this is dropped.
pub(crate) struct Served {
    child: Child,
    pub(crate) address: String,
}

impl Served {
    pub(crate) fn start(database: &str, strictness: Strictness) -> anyhow::Result<Self> {
        let mut server = Command::new(std::env::current_exe()?);
        server.args(["--serve", database]).stdin(Stdio::piped()).stdout(Stdio::piped());
        if strictness == Strictness::Unlimited {
            server.arg("--unlimited");
        }
        let mut child = server.spawn().context("cannot start a server")?;
        let mut address = String::new();
        BufReader::new(child.stdout.as_mut().context("the server has an output")?).read_line(&mut address)?;
        if address.is_empty() {
            bail!("the server does not start");
        }
        Ok(Self { address: address.trim().to_owned(), child })
    }

    /// Its resident memory in bytes, where the system tells.
    pub(crate) fn resident(&self) -> Option<u64> {
        self.memory("VmRSS:")
    }

    /// The processor time that it has used, its own and the system's on its behalf, where the system tells.
    pub(crate) fn processor(&self) -> Option<Duration> {
        processor(&self.child.id().to_string())
    }

    /// A line of what the system tells of its memory, in bytes.
    pub(crate) fn memory(&self, name: &str) -> Option<u64> {
        let status = std::fs::read_to_string(format!("/proc/{}/status", self.child.id())).ok()?;
        let line = status.lines().find_map(|line| line.strip_prefix(name))?;
        line.split_whitespace().next()?.parse::<u64>().ok().map(|kilobytes| kilobytes * 1024)
    }
}

impl Drop for Served {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// The processor time that this very program has used.
pub(crate) fn own_processor() -> Option<Duration> {
    processor("self")
}

fn processor(process: &str) -> Option<Duration> {
    let stat = std::fs::read_to_string(format!("/proc/{process}/stat")).ok()?;
    // The name of the program may hold anything; what follows it are numbers.
    let mut numbers = stat.rsplit_once(')')?.1.split_whitespace().skip(11);
    let mut ticks = || numbers.next()?.parse::<u64>().ok();
    Some(TICK * u32::try_from(ticks()? + ticks()?).ok()?)
}

/// Serves until whoever started this process closes its input, however they end.
pub(crate) async fn serve(database: &str, strictness: Strictness, out: &mut impl Write) -> anyhow::Result<()> {
    let (limits, timeouts) = match strictness {
        Strictness::Usual => (Limits::USUAL, Timeouts::default()),
        // Whoever sits down first says nothing until the last of thousands has come.
        Strictness::Unlimited => {
            (Limits::at_rate(1_000_000), Timeouts { silence: Duration::from_hours(1), ..Timeouts::default() })
        }
    };
    let listen = ([127, 0, 0, 1], 0).into();
    let settings = Settings { listen, database: database.into(), limits, timeouts, ..Settings::default() };
    let running = server::start(settings).await?;
    writeln!(out, "{}", running.address)?;
    out.flush()?;
    tokio::task::spawn_blocking(|| std::io::stdin().read_to_end(&mut Vec::new())).await??;
    running.stop().await;
    Ok(())
}
