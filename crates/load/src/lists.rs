//! A house full of old tables: how long do its lists take?

use std::io::Write;
use std::time::Instant;

use client::{Error, Guest};
use protocol::http::{Listed, NewPlace, NewTable};
use serde_json::json;
use table::{Components, Setup};

use crate::served::Served;
use crate::{Args, Measured};

/// How often each list is asked for.
const TIMES: usize = 200;

/// How long the lists took.
pub(crate) struct Report {
    lobby: Measured,
    mine: Measured,
}

/// Somebody has finished so many tables; how long do the lobby and the list of their own tables take them?
pub(crate) async fn measure(server: &Served, database: &str, game: &str, tables: u32) -> anyhow::Result<Report> {
    let guest = Guest::arrive(&reqwest::Client::new(), &server.address).await?;
    let game = games::find(game)?;
    let setup = Setup::typed(game.rules, game.choices, 2, Components::Standard, &[])?;
    // As many as a list shows are still open, so that it is as long as it can be.
    for _ in 0..50 {
        let new = NewTable::new(game.id, setup.clone(), vec![NewPlace::Me, NewPlace::Open]);
        guest.open(&NewTable { public: true, ..new }).await?;
    }
    server::baseline::finished_tables(database, tables).await?;
    let (lobby, mine) = (ask(&guest, "/api/tables").await?, ask(&guest, "/api/tables/mine").await?);
    Ok(Report { lobby, mine })
}

async fn ask(guest: &Guest, list: &str) -> Result<Measured, Error> {
    let started = Instant::now();
    let mut delays = Vec::new();
    for _ in 0..TIMES {
        let asked = Instant::now();
        guest.get::<Vec<Listed>>(list).await?;
        delays.push(asked.elapsed());
    }
    Ok(Measured::new(started.elapsed(), delays))
}

impl Report {
    pub(crate) fn write(&self, args: &Args, out: &mut impl Write) -> anyhow::Result<()> {
        let Self { lobby, mine } = self;
        if args.json {
            let measured = |list: &Measured| json!({"p50_ms": list.percentile(50), "p99_ms": list.percentile(99)});
            writeln!(out, "{:#}", json!({"lobby": measured(lobby), "mine": measured(mine)}))?;
            return Ok(());
        }
        for (name, list) in [("the lobby", lobby), ("one's own tables", mine)] {
            let (p50, p99) = (list.percentile(50), list.percentile(99));
            writeln!(out, "  {name:<18} half within {p50:.1} ms, 99 of 100 within {p99:.1} ms")?;
        }
        Ok(())
    }
}
