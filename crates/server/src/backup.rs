//! All that is kept, as one text that either database can be made from again: a line that says what it is, then a line a row,
//! then a line that says how many there were.

use std::io::{self, BufRead, Write};

use serde::{Deserialize, Serialize};
use serde_json::Value as Json;
use tokio::sync::mpsc;

use crate::store::{DatabaseError, NotKept, Statement, Store, Value};

const FORMAT: &str = "chabudai-backup/1";

/// What is copied: how each table is called in a backup, read and written.
const TABLES: [(&str, &str, &str); 9] = [
    ("meta", "SELECT name, value FROM meta WHERE name = 'cookies'", "INSERT INTO meta (name, value) VALUES ($1, $2)"),
    (
        "people",
        "SELECT id, name, code, banned, seen, code_until, session FROM people",
        "INSERT INTO people (id, name, code, banned, seen, code_until, session) VALUES ($1, $2, $3, $4, $5, $6, $7)",
    ),
    (
        "tables",
        "SELECT id, host, public, status, opened, info, closed FROM tables",
        "INSERT INTO tables (id, host, public, status, opened, info, closed) VALUES ($1, $2, $3, $4, $5, $6, $7)",
    ),
    (
        "sitting",
        "SELECT person, table_id, is_over, opened, seat FROM sitting",
        "INSERT INTO sitting (person, table_id, is_over, opened, seat) VALUES ($1, $2, $3, $4, $5)",
    ),
    ("said", "SELECT person, table_id FROM said", "INSERT INTO said (person, table_id) VALUES ($1, $2)"),
    ("put_away", "SELECT person, table_id FROM put_away", "INSERT INTO put_away (person, table_id) VALUES ($1, $2)"),
    (
        "blocks",
        "SELECT person, blocked, id, name, time FROM blocks",
        "INSERT INTO blocks (person, blocked, id, name, time) VALUES ($1, $2, $3, $4, $5)",
    ),
    (
        "journal",
        "SELECT table_id, seq, time, act FROM journal",
        "INSERT INTO journal (table_id, seq, time, act) VALUES ($1, $2, $3, $4)",
    ),
    (
        "records",
        "SELECT id, record, time, person FROM records",
        "INSERT INTO records (id, record, time, person) VALUES ($1, $2, $3, $4)",
    ),
];

/// Rows that are put back at a time.
const PIECE: usize = 2000;
/// Rows that wait to be written.
const AHEAD: usize = 1000;

/// Why a backup cannot be made, or not be put back.
#[derive(Debug, thiserror::Error)]
pub enum BackupError {
    /// The database does not do its part.
    #[error("the database: {0}")]
    Database(#[from] DatabaseError),
    /// The file does not.
    #[error("the file: {0}")]
    File(#[from] io::Error),
    /// The file holds something else.
    #[error("line {0}: {1}")]
    Line(u64, String),
    /// What is there would be mixed with what was.
    #[error("the database is not empty: give the name of one that is not there yet")]
    NotEmpty,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Head {
    format: String,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct End {
    rows: u64,
}

/// Writes all that a database holds at this moment, while a server may use it; how many rows that are.
///
/// # Errors
/// If the database cannot be read or the file not be written.
pub async fn backup(database: &str, out: &mut impl Write) -> Result<u64, BackupError> {
    let store = Store::visit(database).await?;
    let (sender, mut rows) = mpsc::channel(AHEAD);
    let reading = tokio::spawn(async move {
        let read = store.dump(&TABLES.map(|(_, read, _)| read), sender).await;
        store.close().await;
        read
    });
    writeln!(out, "{}", serde_json::to_string(&Head { format: FORMAT.into() }).map_err(io::Error::from)?)?;
    let mut count = 0;
    while let Some((table, values)) = rows.recv().await {
        let row: (_, Vec<Json>) = (TABLES[table].0, values.into_iter().map(Value::into_json).collect());
        writeln!(out, "{}", serde_json::to_string(&row).map_err(io::Error::from)?)?;
        count += 1;
    }
    reading.await.map_err(|_| DatabaseError::Silent)??;
    writeln!(out, "{}", serde_json::to_string(&End { rows: count }).map_err(io::Error::from)?)?;
    Ok(count)
}

/// Puts all of a backup into a database that is empty or not there yet; how many rows that were.
///
/// # Errors
/// If the database is not empty or cannot be written, or the file is not a whole backup.
pub async fn restore(database: &str, backup: &mut impl BufRead) -> Result<u64, BackupError> {
    let mut lines = (1..).zip(backup.lines());
    let head = lines.next().ok_or_else(|| wrong(1, "the file is empty"))?.1?;
    if serde_json::from_str::<Head>(&head).ok().is_none_or(|head| head.format != FORMAT) {
        return Err(wrong(1, &format!("this is no backup, which begins with {{\"format\":\"{FORMAT}\"}}")));
    }
    let store = Store::open(database).await?;
    let restored = fill(&store, lines).await;
    store.close().await;
    restored
}

/// Puts all rows into an empty database. Until the last one is there nobody else opens it.
async fn fill(store: &Store, lines: impl Iterator<Item = (u64, io::Result<String>)>) -> Result<u64, BackupError> {
    if !store.is_empty().await? {
        return Err(BackupError::NotEmpty);
    }
    store.begin_restoring().await.map_err(DatabaseError::from)?;
    let mut piece = Vec::new();
    let mut count = 0;
    for (number, line) in lines {
        let line = line?;
        if let Ok(End { rows }) = serde_json::from_str(&line) {
            if rows != count {
                return Err(wrong(number, &format!("{count} rows are here, and there should be {rows}")));
            }
            put(store, &mut piece).await?;
            store.end_restoring().await.map_err(DatabaseError::from)?;
            return Ok(count);
        }
        piece.push(row(&line).ok_or_else(|| wrong(number, "this is no row of a backup"))?);
        count += 1;
        if piece.len() == PIECE {
            put(store, &mut piece).await?;
        }
    }
    Err(wrong(count + 2, "the end is missing: the backup was cut off"))
}

fn wrong(line: u64, says: &str) -> BackupError {
    BackupError::Line(line, says.into())
}

async fn put(store: &Store, piece: &mut Vec<Statement>) -> Result<(), DatabaseError> {
    store.keep(std::mem::take(piece)).await.map_err(|problem: NotKept| problem.into())
}

/// The row that a line tells of.
fn row(line: &str) -> Option<Statement> {
    let (table, values): (String, Vec<Json>) = serde_json::from_str(line).ok()?;
    let (_, read, write) = TABLES.iter().find(|(name, ..)| *name == table)?;
    // As many as it was read with.
    let columns = read.split(" FROM ").next()?.split(',').count();
    let values: Vec<_> = values.into_iter().map(Value::from_json).collect::<Option<_>>()?;
    (values.len() == columns).then(|| Statement::new(write, values))
}
