//! The one writer of journals. It commits what has gathered while the last commit was on its way to the disk, so that the
//! cost of a sync is shared by all tables.

use std::time::Instant;

use protocol::TableId;
use room::{Entry, Summary};
use sqlx::{AnyConnection, AssertSqlSafe, Connection};
use tokio::sync::{mpsc, oneshot};

use super::Store;

/// Rows of one commit: far below the number of variables that a database takes.
const MOST_ROWS: usize = 2000;

/// Something to be kept of one table.
pub(crate) struct Write {
    pub(crate) table: TableId,
    /// The number of the first entry: how many the journal has already.
    pub(crate) first: usize,
    pub(crate) entries: Vec<Entry>,
    /// What lists show, if that has changed.
    pub(crate) summary: Option<Summary>,
}

/// It could not be kept: nothing of it was.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Lost;

type Request = (Vec<Write>, oneshot::Sender<Result<(), Lost>>);

/// A handle on the writer; it ends when all handles are gone and all that was accepted is on disk.
#[derive(Clone, Debug)]
pub(crate) struct Writer {
    requests: mpsc::Sender<Request>,
}

impl Writer {
    /// Starts a writer; its task ends after the last handle is dropped.
    pub(super) fn start(store: Store) -> Self {
        let (requests, inbox) = mpsc::channel(4096);
        // Nobody waits for the task: whoever keeps something waits for that.
        drop(tokio::spawn(run(store, inbox)));
        Self { requests }
    }

    /// Keeps all of this or nothing; returns when it is on disk.
    pub(crate) async fn keep(&self, writes: Vec<Write>) -> Result<(), Lost> {
        let (done, kept) = oneshot::channel();
        self.requests.send((writes, done)).await.map_err(|_| Lost)?;
        kept.await.unwrap_or(Err(Lost))
    }
}

async fn run(store: Store, mut inbox: mpsc::Receiver<Request>) {
    let mut batch = Vec::new();
    while let Some(first) = inbox.recv().await {
        let mut rows = rows_of(&first.0);
        batch.push(first);
        while rows < MOST_ROWS {
            let Ok(request) = inbox.try_recv() else { break };
            rows += rows_of(&request.0);
            batch.push(request);
        }
        let started = Instant::now();
        let writes: Vec<_> = batch.iter().flat_map(|(writes, _)| writes).collect();
        if commit(&store, &writes).await.is_ok() {
            metrics::histogram!("chabudai_commit_seconds").record(started.elapsed());
            metrics::counter!("chabudai_journal_entries_total").increment(rows as u64);
            for (_, done) in batch.drain(..) {
                let _ = done.send(Ok(()));
            }
            continue;
        }
        // One of them is at fault, or the database is: each for itself, so that the others are not lost with it.
        for (writes, done) in batch.drain(..) {
            let kept = commit(&store, &writes.iter().collect::<Vec<_>>()).await.map_err(|error| {
                tracing::error!(table = %writes[0].table, %error, "an entry could not be kept");
                Lost
            });
            let _ = done.send(kept);
        }
    }
}

fn rows_of(writes: &[Write]) -> usize {
    writes.iter().map(|write| write.entries.len()).sum()
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
            insert = insert.bind(write.table.as_str()).bind(seq as i64).bind(entry.time.0).bind(entry.act.to_json());
        }
    }
    insert.execute(connection).await.map(drop)
}

async fn update_summary(connection: &mut AnyConnection, table: &TableId, summary: &Summary) -> Result<(), sqlx::Error> {
    let Summary { host, people, opened, info } = summary;
    let sql = "INSERT INTO tables (id, host, public, status, opened, info) VALUES ($1, $2, $3, $4, $5, $6)
        ON CONFLICT (id) DO UPDATE SET host = excluded.host, status = excluded.status, info = excluded.info";
    sqlx::query(sql)
        .bind(table.as_str())
        .bind(host.as_str())
        .bind(i64::from(info.public))
        .bind(info.status.name())
        .bind(opened.0)
        .bind(serde_json::to_string(info).expect("a table is plain data"))
        .execute(&mut *connection)
        .await?;
    sqlx::query("DELETE FROM sitting WHERE table_id = $1").bind(table.as_str()).execute(&mut *connection).await?;
    for person in people {
        let sql = "INSERT INTO sitting (person, table_id) VALUES ($1, $2) ON CONFLICT DO NOTHING";
        sqlx::query(sql).bind(person.as_str()).bind(table.as_str()).execute(&mut *connection).await?;
    }
    Ok(())
}
