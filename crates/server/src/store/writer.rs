//! The one writer of journals. It commits what has gathered while the last commit was on its way to the disk, so that the
//! cost of a sync is shared by all tables.

use std::time::Instant;

use sqlx::{AnyConnection, AssertSqlSafe, Connection};
use tokio::sync::{mpsc, oneshot};

use super::Store;
use crate::journal::Entry;

/// Rows of one commit: far below the number of variables that a database takes.
const MOST_ROWS: usize = 2000;

/// Something to be kept of one table; all of it or nothing.
pub(crate) struct Write {
    pub(crate) table: String,
    /// The number of the first entry: how many the journal has already.
    pub(crate) first: i64,
    pub(crate) entries: Vec<Entry>,
    /// What lists show, if that has changed.
    pub(crate) summary: Option<Summary>,
}

/// What lists show of a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Summary {
    pub(crate) host: String,
    pub(crate) public: bool,
    pub(crate) status: &'static str,
    pub(crate) opened: i64,
    pub(crate) info: String,
    pub(crate) people: Vec<String>,
}

/// It could not be kept: nothing of it was.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Lost;

type Job = (Write, oneshot::Sender<Result<(), Lost>>);

/// A handle on the writer; it ends when all handles are gone and all that was accepted is on disk.
#[derive(Clone, Debug)]
pub(crate) struct Writer {
    jobs: mpsc::Sender<Job>,
}

impl Writer {
    /// Starts a writer; its task ends after the last handle is dropped.
    pub(super) fn start(store: Store) -> Self {
        let (jobs, inbox) = mpsc::channel(4096);
        // Nobody waits for the task: whoever keeps something waits for that.
        drop(tokio::spawn(run(store, inbox)));
        Self { jobs }
    }

    /// Keeps something; returns when it is on disk.
    pub(crate) async fn keep(&self, write: Write) -> Result<(), Lost> {
        let (done, kept) = oneshot::channel();
        self.jobs.send((write, done)).await.map_err(|_| Lost)?;
        kept.await.unwrap_or(Err(Lost))
    }
}

async fn run(store: Store, mut inbox: mpsc::Receiver<Job>) {
    let mut batch = Vec::new();
    while let Some(first) = inbox.recv().await {
        let mut rows = first.0.entries.len();
        batch.push(first);
        while rows < MOST_ROWS {
            let Ok(job) = inbox.try_recv() else { break };
            rows += job.0.entries.len();
            batch.push(job);
        }
        let started = Instant::now();
        let writes: Vec<_> = batch.iter().map(|(write, _)| write).collect();
        if commit(&store, &writes).await.is_ok() {
            metrics::histogram!("chabudai_commit_seconds").record(started.elapsed());
            metrics::counter!("chabudai_journal_entries_total").increment(rows as u64);
            for (_, done) in batch.drain(..) {
                let _ = done.send(Ok(()));
            }
            continue;
        }
        // One of them is at fault, or the database is: each for itself, so that the others are not lost with it.
        for (write, done) in batch.drain(..) {
            let kept = commit(&store, &[&write]).await.map_err(|error| {
                tracing::error!(table = write.table, %error, "an entry could not be kept");
                Lost
            });
            let _ = done.send(kept);
        }
    }
}

/// Keeps all of this, or nothing.
pub(crate) async fn commit(store: &Store, writes: &[&Write]) -> Result<(), sqlx::Error> {
    let mut connection = store.pool.acquire().await?;
    let mut change = connection.begin().await?;
    insert_entries(&mut change, writes, store.sqlite).await?;
    for write in writes {
        if let Some(summary) = &write.summary {
            update_summary(&mut change, &write.table, summary).await?;
        }
    }
    change.commit().await
}

async fn insert_entries(connection: &mut AnyConnection, writes: &[&Write], sqlite: bool) -> Result<(), sqlx::Error> {
    let rows: usize = writes.iter().map(|write| write.entries.len()).sum();
    if rows == 0 {
        return Ok(());
    }
    // PostgreSQL knows placeholders by numbers only; to SQLite those are names, which it looks up one by one.
    let row = |row: usize| match sqlite {
        true => "(?, ?, ?, ?)".to_owned(),
        false => format!("(${}, ${}, ${}, ${})", row * 4 + 1, row * 4 + 2, row * 4 + 3, row * 4 + 4),
    };
    let values: Vec<_> = (0..rows).map(row).collect();
    let sql = format!("INSERT INTO journal (table_id, seq, time, act) VALUES {}", values.join(", "));
    let mut insert = sqlx::query(AssertSqlSafe(sql)).persistent(false);
    for write in writes {
        for (seq, entry) in (write.first..).zip(&write.entries) {
            let act = serde_json::to_string(&entry.act).expect("an act is plain data");
            insert = insert.bind(write.table.as_str()).bind(seq).bind(entry.time).bind(act);
        }
    }
    insert.execute(connection).await.map(drop)
}

async fn update_summary(connection: &mut AnyConnection, table: &str, summary: &Summary) -> Result<(), sqlx::Error> {
    let sql = "INSERT INTO tables (id, host, public, status, opened, info) VALUES ($1, $2, $3, $4, $5, $6)
        ON CONFLICT (id) DO UPDATE SET host = excluded.host, status = excluded.status, info = excluded.info";
    sqlx::query(sql)
        .bind(table)
        .bind(&summary.host)
        .bind(i64::from(summary.public))
        .bind(summary.status)
        .bind(summary.opened)
        .bind(&summary.info)
        .execute(&mut *connection)
        .await?;
    sqlx::query("DELETE FROM sitting WHERE table_id = $1").bind(table).execute(&mut *connection).await?;
    for person in &summary.people {
        let sql = "INSERT INTO sitting (person, table_id) VALUES ($1, $2) ON CONFLICT DO NOTHING";
        sqlx::query(sql).bind(person).bind(table).execute(&mut *connection).await?;
    }
    Ok(())
}
