//! What both databases can do: read rows, and write all of something or nothing.

use std::fmt;
use std::sync::Arc;

use serde_json::Value as Json;
use tokio::sync::mpsc;

use super::postgres::Postgres;
use super::sqlite::Sqlite;

/// A value of a column.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Value {
    Null,
    Int(i64),
    Text(String),
}

impl Value {
    /// As a backup has it.
    pub(crate) fn into_json(self) -> Json {
        match self {
            Self::Null => Json::Null,
            Self::Int(int) => int.into(),
            Self::Text(text) => text.into(),
        }
    }

    /// As a backup had it.
    pub(crate) fn from_json(json: Json) -> Option<Self> {
        match json {
            Json::Null => Some(Self::Null),
            Json::Number(number) => number.as_i64().map(Self::Int),
            Json::String(text) => Some(Self::Text(text)),
            _ => None,
        }
    }
}

impl From<i64> for Value {
    fn from(value: i64) -> Self {
        Self::Int(value)
    }
}

impl From<&str> for Value {
    fn from(value: &str) -> Self {
        Self::Text(value.into())
    }
}

impl From<String> for Value {
    fn from(value: String) -> Self {
        Self::Text(value)
    }
}

impl<T: Into<Self>> From<Option<T>> for Value {
    fn from(value: Option<T>) -> Self {
        value.map_or(Self::Null, Into::into)
    }
}

/// A row, taken column by column.
#[derive(Debug)]
pub(crate) struct Row(std::vec::IntoIter<Value>);

impl Row {
    pub(super) fn new(values: Vec<Value>) -> Self {
        Self(values.into_iter())
    }

    pub(crate) fn value(&mut self) -> Value {
        self.0.next().unwrap_or(Value::Null)
    }

    pub(crate) fn text(&mut self) -> Result<String, DatabaseError> {
        self.maybe_text()?.ok_or(DatabaseError::Column)
    }

    pub(crate) fn maybe_text(&mut self) -> Result<Option<String>, DatabaseError> {
        match self.value() {
            Value::Text(text) => Ok(Some(text)),
            Value::Null => Ok(None),
            Value::Int(_) => Err(DatabaseError::Column),
        }
    }

    pub(crate) fn int(&mut self) -> Result<i64, DatabaseError> {
        match self.value() {
            Value::Int(int) => Ok(int),
            _ => Err(DatabaseError::Column),
        }
    }
}

/// A statement that changes something. Both databases know its placeholders as `$1`, `$2`, …, first used in this order.
#[derive(Clone, Debug)]
pub(crate) struct Statement {
    pub(super) sql: &'static str,
    pub(super) values: Vec<Value>,
    /// Whether it is in conflict with what is there unless it changes a row.
    pub(super) must_change: MustChange,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum MustChange {
    Nothing,
    ARow,
}

impl Statement {
    pub(crate) fn new(sql: &'static str, values: impl IntoIterator<Item = Value>) -> Self {
        Self { sql, values: values.into_iter().collect(), must_change: MustChange::Nothing }
    }

    /// Without a row to change, nothing of the whole write is kept.
    pub(crate) fn changing_a_row(self) -> Self {
        Self { must_change: MustChange::ARow, ..self }
    }

    /// Whether it did what it must when it changed so many rows.
    pub(super) fn is_satisfied(&self, changed: u64) -> bool {
        self.must_change == MustChange::Nothing || changed > 0
    }
}

/// What is wrong with a database.
#[derive(Clone, Debug, thiserror::Error)]
pub enum DatabaseError {
    /// It is neither of those that are known.
    #[error("it takes sqlite:FILE or postgres://…")]
    Address,
    /// A file cannot be made or opened.
    #[error("{0}: {1}")]
    File(String, String),
    /// Somebody else writes it.
    #[error("another server has it open; stop that one first, or give this one a database of its own")]
    InUse,
    /// It was written by a program of the future.
    #[error("it is of version {0}, which is newer than this program")]
    Newer(usize),
    /// It is older than this program, or a backup was not put back into it to the end.
    #[error("{0}")]
    NotReady(&'static str),
    /// A column holds something else than it should.
    #[error("a column holds what it should not")]
    Column,
    /// It did not answer in time.
    #[error("it does not answer")]
    Silent,
    /// What the database says.
    #[error("{0}")]
    Says(String),
}

/// Why something is not known to be kept.
#[derive(Clone, Debug)]
pub(crate) enum NotKept {
    /// It does not fit what is there already. Nothing of it was kept; something else may be.
    Conflict(String),
    /// The database can keep nothing now. Nothing of it was kept.
    Failed(DatabaseError),
    /// Nobody knows whether it was kept, or will be, until the next thing is.
    Unknown(DatabaseError),
}

impl fmt::Display for NotKept {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Conflict(reason) => write!(f, "it does not fit what is kept: {reason}"),
            Self::Failed(error) => write!(f, "nothing can be kept: {error}"),
            Self::Unknown(error) => write!(f, "nobody knows whether it was kept: {error}"),
        }
    }
}

impl From<DatabaseError> for NotKept {
    fn from(error: DatabaseError) -> Self {
        Self::Failed(error)
    }
}

impl From<NotKept> for DatabaseError {
    fn from(problem: NotKept) -> Self {
        Self::Says(problem.to_string())
    }
}

/// Where rows are sent, each with the number of the query that found it.
pub(crate) type Rows = mpsc::Sender<(usize, Vec<Value>)>;

enum Address<'a> {
    File(&'a str),
    Server(&'a str),
}

fn address(url: &str) -> Result<Address<'_>, DatabaseError> {
    match url.split_once(':') {
        Some(("sqlite", file)) => Ok(Address::File(file)),
        Some(("postgres" | "postgresql", _)) => Ok(Address::Server(url)),
        _ => Err(DatabaseError::Address),
    }
}

/// A database by its own driver: one connection that writes, opened anew after anything went wrong, and one that reads.
#[derive(Debug)]
pub(crate) enum Driver {
    Sqlite(Sqlite),
    Postgres(Box<Postgres>),
}

impl Driver {
    /// Opens a database and makes sure that nobody else writes it.
    pub(crate) async fn open(url: &str) -> Result<Self, DatabaseError> {
        match address(url)? {
            Address::File(file) => Sqlite::open(file).await.map(Self::Sqlite),
            Address::Server(url) => Postgres::open(url).await.map(|database| Self::Postgres(Box::new(database))),
        }
    }

    /// Opens a database that is there already, beside the server that may be using it.
    pub(crate) fn visit(url: &str) -> Result<Self, DatabaseError> {
        match address(url)? {
            Address::File(file) => Sqlite::visit(file).map(Self::Sqlite),
            Address::Server(url) => Postgres::visit(url).map(|database| Self::Postgres(Box::new(database))),
        }
    }

    /// Reads everything that these queries find at one moment, and sends each row with the number of its query.
    pub(crate) async fn dump(&self, queries: &[&'static str], rows: Rows) -> Result<(), DatabaseError> {
        match self {
            Self::Sqlite(database) => database.dump(queries.to_vec(), rows).await,
            Self::Postgres(database) => database.dump(queries, rows).await,
        }
    }

    pub(crate) async fn read(&self, sql: &'static str, values: Vec<Value>) -> Result<Vec<Row>, DatabaseError> {
        match self {
            Self::Sqlite(database) => database.read(sql, values).await,
            Self::Postgres(database) => database.read(sql, values).await,
        }
    }

    /// Writes all of this or nothing; it is on disk when this returns. What was unknown before is settled then.
    pub(crate) async fn write(&self, statements: Arc<[Statement]>) -> Result<(), NotKept> {
        match self {
            Self::Sqlite(database) => database.write(statements).await,
            Self::Postgres(database) => database.write(&statements).await,
        }
    }

    /// Lets go of the database.
    pub(crate) async fn close(&self) {
        match self {
            Self::Sqlite(database) => database.close().await,
            Self::Postgres(database) => database.close().await,
        }
    }
}
