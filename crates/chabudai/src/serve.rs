//! `chabudai serve`: the table for people.

use std::io::{IsTerminal, Write};
use std::net::SocketAddr;
use std::process::ExitCode;
use std::time::Duration;

use clap::{Args, ValueEnum};
use server::{Limits, LuckSource, Settings};
use tracing_subscriber::EnvFilter;

/// Serves the table in the browser
///
/// Everything is kept in one database: a SQLite file that is made on the spot, or PostgreSQL. A move is acknowledged
/// when it is on disk.
#[derive(Args)]
#[command(after_help = "\
Examples:
  chabudai serve                                     http://127.0.0.1:8080, kept in chabudai.db
  chabudai serve --listen 0.0.0.0:80                 for everybody who can reach this machine
  chabudai serve --database postgres://me@db/chabudai

/healthz, /readyz and /metrics are for those who watch over it; RUST_LOG=debug tells more.")]
pub(crate) struct ServeArgs {
    /// Where to listen; port 0 takes any that is free
    #[arg(long, value_name = "ADDRESS", default_value = "127.0.0.1:8080", env = "CHABUDAI_LISTEN")]
    listen: SocketAddr,
    /// Where everything is kept: sqlite:FILE or postgres://…
    #[arg(
        long,
        value_name = "URL",
        default_value = "sqlite:chabudai.db",
        env = "CHABUDAI_DATABASE",
        hide_env_values = true
    )]
    database: String,
    /// How long bots wait before they move, in milliseconds
    #[arg(long, value_name = "MS", default_value_t = 700)]
    bot_pause: u64,
    /// How long a master thinks about a move, in milliseconds
    #[arg(long, value_name = "MS", default_value_t = 500, value_parser = clap::value_parser!(u64).range(1..=60_000))]
    master_thinks: u64,
    /// How many requests a second one person may make
    #[arg(long, alias = "pace", value_name = "N", default_value_t = Limits::USUAL.per_second, value_parser = clap::value_parser!(u32).range(1..=1_000_000))]
    rate: u32,
    /// Send cookies over https only: for a server behind a proxy that speaks it
    #[arg(long)]
    secure_cookies: bool,
    /// For tests: the same deals every time, which whoever knows the seed can foresee
    #[arg(long, value_name = "N", hide = true)]
    luck_seed: Option<u64>,
    /// How logs are written
    #[arg(long, value_enum, default_value_t = LogFormat::Text)]
    log: LogFormat,
}

/// How logs are written.
#[derive(Clone, Copy, ValueEnum)]
enum LogFormat {
    /// For people.
    Text,
    /// One JSON object a line.
    Json,
}

pub(crate) fn run(args: &ServeArgs, out: &mut impl Write) -> anyhow::Result<ExitCode> {
    start_logging(args.log);
    let settings = Settings {
        listen: args.listen,
        database: args.database.clone(),
        room: room::Settings {
            bot_pause: Duration::from_millis(args.bot_pause),
            master_thinks: Duration::from_millis(args.master_thinks),
            ..room::Settings::default()
        },
        secure_cookies: args.secure_cookies,
        limits: limits(args.rate),
        luck: args.luck_seed.map_or(LuckSource::System, LuckSource::Seeded),
    };
    if args.luck_seed.is_some() {
        tracing::warn!("the deals are known beforehand: for tests only");
    }
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    runtime.block_on(async {
        let running = server::start(settings).await?;
        writeln!(out, "The table is laid at http://{}", running.address)?;
        out.flush()?;
        asked_to_stop().await;
        tracing::info!("finishing what was accepted");
        running.stop().await;
        Ok(ExitCode::SUCCESS)
    })
}

/// What one person may do when they may ask so often.
fn limits(rate: u32) -> Limits {
    let times = rate / Limits::USUAL.per_second + 1;
    let Limits { burst, sockets, tables, .. } = Limits::USUAL;
    Limits { burst: burst * times, per_second: rate, sockets: sockets * times, tables: tables * i64::from(times) }
}

fn start_logging(format: LogFormat) {
    let filter = EnvFilter::try_from_default_env().unwrap_or_else(|_| EnvFilter::new("info,sqlx=warn"));
    let logging = tracing_subscriber::fmt().with_env_filter(filter).with_writer(std::io::stderr);
    match format {
        LogFormat::Text => logging.with_ansi(std::io::stderr().is_terminal()).init(),
        LogFormat::Json => logging.json().init(),
    }
}

/// Returns when the process is interrupted or asked to end.
async fn asked_to_stop() {
    let interrupted = tokio::signal::ctrl_c();
    #[cfg(unix)]
    {
        let Ok(mut ended) = tokio::signal::unix::signal(tokio::signal::unix::SignalKind::terminate()) else {
            let _ = interrupted.await;
            return;
        };
        tokio::select! {
            _ = interrupted => {}
            _ = ended.recv() => {}
        }
    }
    #[cfg(not(unix))]
    let _ = interrupted.await;
}
