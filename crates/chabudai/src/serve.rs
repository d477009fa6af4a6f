//! `chabudai serve`: the table for people.

use std::io::{IsTerminal, Write};
use std::net::{IpAddr, SocketAddr};
use std::path::PathBuf;
use std::process::ExitCode;
use std::time::Duration;

use clap::{Args, ValueEnum};
use server::{IpNet, Limits, LuckSource, Retention, Settings};
use tracing_subscriber::filter::Targets;
use tracing_subscriber::prelude::*;

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
  chabudai serve --settings chabudai.toml

Every setting is a flag, a variable of the environment or a line of the settings file, as `listen = \"0.0.0.0:80\"`; the
flag counts first, the file last. /healthz and /readyz are for those who watch over it; RUST_LOG=debug tells more.")]
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
    /// A TOML file with settings, named like the flags
    #[arg(long, value_name = "FILE", env = "CHABUDAI_SETTINGS")]
    pub(crate) settings: Option<PathBuf>,
    /// How long bots wait before they move, in milliseconds
    #[arg(long, value_name = "MS", default_value_t = 700, env = "CHABUDAI_BOT_PAUSE")]
    bot_pause: u64,
    /// How long a master thinks about a move, in milliseconds
    #[arg(long, value_name = "MS", default_value_t = 500, env = "CHABUDAI_MASTER_THINKS", value_parser = clap::value_parser!(u64).range(1..=60_000))]
    master_thinks: u64,
    /// How long somebody must be away before the others' votes for a bot count, in seconds
    #[arg(long, value_name = "SECONDS", default_value_t = 60, env = "CHABUDAI_VOTE_GRACE")]
    vote_grace: u64,
    /// How long the seat of somebody who leaves is kept for them, in seconds
    #[arg(long, value_name = "SECONDS", default_value_t = 300, env = "CHABUDAI_SEAT_KEPT")]
    seat_kept: u64,
    /// The shortest time for a move that a table may have, in seconds
    #[arg(long, value_name = "SECONDS", default_value_t = 30, env = "CHABUDAI_SHORTEST_LIMIT", value_parser = clap::value_parser!(u32).range(1..=3600))]
    shortest_limit: u32,
    /// How many requests a second one person may make
    #[arg(long, alias = "pace", value_name = "N", default_value_t = Limits::USUAL.per_second, env = "CHABUDAI_RATE", value_parser = clap::value_parser!(u32).range(1..=1_000_000))]
    rate: u32,
    /// Send cookies over https only: for a server behind a proxy that speaks it
    #[arg(long, env = "CHABUDAI_SECURE_COOKIES")]
    secure_cookies: bool,
    /// A proxy in front, as an address or a network (10.0.0.0/8): what it says of where requests come from is believed
    #[arg(long, value_name = "NETWORK", env = "CHABUDAI_TRUSTED_PROXY", value_delimiter = ',', value_parser = network)]
    trusted_proxy: Vec<IpNet>,
    /// Where Prometheus finds /metrics; nowhere if it is not said
    #[arg(long, value_name = "ADDRESS", env = "CHABUDAI_METRICS")]
    metrics: Option<SocketAddr>,
    /// Delete tables whose games are not over after so many days without a move; 0 keeps them
    #[arg(long, value_name = "DAYS", default_value_t = 30, env = "CHABUDAI_KEEP_ABANDONED", value_parser = clap::value_parser!(u64).range(0..=36_500))]
    keep_abandoned: u64,
    /// Delete tables whose games are over after so many days; 0 keeps them
    #[arg(long, value_name = "DAYS", default_value_t = 0, env = "CHABUDAI_KEEP_FINISHED", value_parser = clap::value_parser!(u64).range(0..=36_500))]
    keep_finished: u64,
    /// For tests: the same deals every time, which whoever knows the seed can foresee
    #[arg(long, value_name = "N", hide = true)]
    luck_seed: Option<u64>,
    /// How logs are written
    #[arg(long, value_enum, default_value_t = LogFormat::Text, env = "CHABUDAI_LOG")]
    log: LogFormat,
    /// Log a line for each request
    #[arg(long, env = "CHABUDAI_ACCESS_LOG")]
    access_log: bool,
}

/// How long something is kept; for ever if that is no day.
fn days(days: u64) -> Option<Duration> {
    (days > 0).then(|| Duration::from_hours(24 * days))
}

fn network(text: &str) -> Result<IpNet, String> {
    let address = || text.parse::<IpAddr>().map(IpNet::from);
    text.parse().or_else(|_| address()).map_err(|_| "write an address, or a network as 10.0.0.0/8".into())
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
    start_logging(args);
    let usual = room::Settings::default();
    let settings = Settings {
        listen: args.listen,
        database: args.database.clone(),
        room: room::Settings {
            bot_pause: Duration::from_millis(args.bot_pause),
            master_thinks: Duration::from_millis(args.master_thinks),
            vote_grace: Duration::from_secs(args.vote_grace),
            seat_kept: Duration::from_secs(args.seat_kept),
            move_limits: args.shortest_limit..=*usual.move_limits.end(),
            ..usual
        },
        secure_cookies: args.secure_cookies,
        trusted_proxies: args.trusted_proxy.clone(),
        metrics: args.metrics,
        limits: Limits::at_rate(args.rate),
        retention: Retention {
            abandoned: days(args.keep_abandoned),
            finished: days(args.keep_finished),
            ..Retention::default()
        },
        luck: args.luck_seed.map_or(LuckSource::System, LuckSource::Seeded),
        ..Settings::default()
    };
    if args.luck_seed.is_some() {
        tracing::warn!("the deals are known beforehand: for tests only");
    }
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    runtime.block_on(async {
        let running = server::start(settings).await?;
        writeln!(out, "The table is laid at http://{}", running.address)?;
        if let Some(metrics) = running.metrics {
            tracing::info!("metrics are at http://{metrics}/metrics");
        }
        out.flush()?;
        asked_to_stop().await;
        tracing::info!("finishing what was accepted");
        running.stop().await;
        Ok(ExitCode::SUCCESS)
    })
}

fn start_logging(args: &ServeArgs) {
    let usual = if args.access_log { "info" } else { "info,access=off" };
    let asked = std::env::var("RUST_LOG").ok().and_then(|filter| filter.parse::<Targets>().ok());
    let filter = asked.unwrap_or_else(|| usual.parse().expect("it is well formed"));
    let lines = tracing_subscriber::fmt::layer().with_writer(std::io::stderr);
    let lines = match args.log {
        LogFormat::Text => lines.with_ansi(std::io::stderr().is_terminal()).boxed(),
        LogFormat::Json => lines.json().boxed(),
    };
    tracing_subscriber::registry().with(lines.with_filter(filter)).init();
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
