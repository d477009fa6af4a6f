//! What is kept: people, tables and their journals, records. SQLite in a file, or PostgreSQL.
//!
//! - [`driver`]: what both databases can do; [`sqlite`], [`postgres`]: how each does it. All SQL is the same for both.
//! - [`writer`]: the one writer, which commits what has gathered.
//! - [`tables`], [`people`], [`blocks`], [`records`]: what is kept of them. [`schema`]: how. [`retention`]: for how long. [`orders`]: what
//!   whoever runs the server decides about them.

mod blocks;
mod driver;
mod orders;
mod people;
mod postgres;
mod records;
mod retention;
mod schema;
mod sqlite;
mod tables;
#[cfg(test)]
mod tests;
mod writer;

use std::sync::Arc;

pub use driver::DatabaseError;
pub(crate) use driver::{NotKept, Statement, Value};
pub(crate) use retention::Old;
pub(crate) use tables::{ListedTable, Write};

use driver::{Driver, Row, Rows};
use writer::Writer;

/// The size of what is written to see whether anything can be.
const PROBE: usize = 8 * 1024;
/// The name under which it is noted that a backup is being put back.
const RESTORING: &str = "restoring";

/// The database.
#[derive(Clone, Debug)]
pub(crate) struct Store {
    driver: Arc<Driver>,
    writer: Writer,
}

impl Store {
    /// Opens the database, makes it if it is not there, and brings it up to this version. Nobody else writes it from now on.
    pub(crate) async fn open(url: &str) -> Result<Self, DatabaseError> {
        let driver = Arc::new(Driver::open(url).await?);
        let store = Self { writer: Writer::start(Arc::clone(&driver)), driver };
        match store.migrate().await {
            Ok(()) => Ok(store),
            Err(error) => {
                store.close().await;
                Err(error)
            }
        }
    }

    /// Opens a database that is there already, beside the server that may be using it.
    pub(crate) async fn visit(url: &str) -> Result<Self, DatabaseError> {
        let driver = Arc::new(Driver::visit(url)?);
        let store = Self { writer: Writer::start(Arc::clone(&driver)), driver };
        if store.version().await? == schema::VERSIONS.len() {
            return Ok(store);
        }
        Err(DatabaseError::NotReady("it is of another version: start the server of this program once"))
    }

    async fn version(&self) -> Result<usize, DatabaseError> {
        Ok(self.meta("schema").await?.and_then(|version| version.parse().ok()).unwrap_or(0))
    }

    async fn migrate(&self) -> Result<(), DatabaseError> {
        self.keep(vec![Statement::new(schema::META, [])]).await?;
        if self.meta(RESTORING).await?.is_some() {
            return Err(DatabaseError::NotReady(
                "a backup was not put back into it to the end: begin anew with another",
            ));
        }
        let version = self.version().await?;
        let newer = schema::VERSIONS.get(version..).ok_or(DatabaseError::Newer(version))?;
        if newer.is_empty() {
            return Ok(());
        }
        let mut changes: Vec<_> = newer.iter().copied().flatten().map(|sql| Statement::new(sql, [])).collect();
        let sql = "INSERT INTO meta (name, value) VALUES ('schema', $1)
            ON CONFLICT (name) DO UPDATE SET value = excluded.value";
        changes.push(Statement::new(sql, [schema::VERSIONS.len().to_string().into()]));
        Ok(self.keep(changes).await?)
    }

    async fn meta(&self, name: &str) -> Result<Option<String>, DatabaseError> {
        self.one("SELECT value FROM meta WHERE name = $1", vec![name.into()], Row::text).await
    }

    /// A secret of this server, made by `make` on the first start.
    pub(crate) async fn secret(&self, name: &str, make: impl FnOnce() -> String) -> Result<String, DatabaseError> {
        let sql = "INSERT INTO meta (name, value) VALUES ($1, $2) ON CONFLICT (name) DO NOTHING";
        self.keep(vec![Statement::new(sql, [name.into(), make().into()])]).await?;
        self.meta(name).await?.ok_or(DatabaseError::Column)
    }

    /// Whether there is nothing in it yet.
    pub(crate) async fn is_empty(&self) -> Result<bool, DatabaseError> {
        let sql = "SELECT name FROM meta WHERE name = 'cookies' UNION ALL SELECT id FROM people
            UNION ALL SELECT id FROM tables UNION ALL SELECT id FROM records LIMIT 1";
        Ok(self.one(sql, vec![], Row::text).await?.is_none())
    }

    /// From here to its end nobody else opens the database.
    pub(crate) async fn begin_restoring(&self) -> Result<(), NotKept> {
        self.keep(vec![Statement::new("INSERT INTO meta (name, value) VALUES ($1, '')", [RESTORING.into()])]).await
    }

    pub(crate) async fn end_restoring(&self) -> Result<(), NotKept> {
        self.keep(vec![Statement::new("DELETE FROM meta WHERE name = $1", [RESTORING.into()])]).await
    }

    /// Sends all rows that these queries find at one moment, each with the number of its query.
    pub(crate) async fn dump(&self, queries: &[&'static str], rows: Rows) -> Result<(), DatabaseError> {
        self.driver.dump(queries, rows).await
    }

    /// Whether something can be kept now: by keeping something.
    pub(crate) async fn is_ready(&self) -> Result<(), NotKept> {
        // Something that needs room: where this finds none, a move would find none.
        let put = "INSERT INTO meta (name, value) VALUES ('probe', $1)";
        let take = "DELETE FROM meta WHERE name = 'probe'";
        self.keep(vec![Statement::new(put, ["x".repeat(PROBE).into()]), Statement::new(take, [])]).await
    }

    /// Keeps all of this or nothing; it is on disk when this returns.
    pub(crate) async fn keep(&self, statements: Vec<Statement>) -> Result<(), NotKept> {
        self.writer.keep(statements).await
    }

    /// Returns when it is known of everything whether it was kept.
    async fn settle(&self) -> Result<(), DatabaseError> {
        if !self.writer.is_unsettled() {
            return Ok(());
        }
        Ok(self.is_ready().await?)
    }

    /// All rows that a query finds.
    async fn all<T>(
        &self,
        sql: &'static str,
        values: Vec<Value>,
        read: impl FnMut(Row) -> Result<T, DatabaseError>,
    ) -> Result<Vec<T>, DatabaseError> {
        self.driver.read(sql, values).await?.into_iter().map(read).collect()
    }

    /// The first row that a query finds.
    async fn one<T>(
        &self,
        sql: &'static str,
        values: Vec<Value>,
        read: impl FnOnce(&mut Row) -> Result<T, DatabaseError>,
    ) -> Result<Option<T>, DatabaseError> {
        self.driver.read(sql, values).await?.first_mut().map(read).transpose()
    }

    /// Lets go of the database: another server may have it.
    pub(crate) async fn close(&self) {
        self.driver.close().await;
    }
}
