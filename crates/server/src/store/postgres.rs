//! PostgreSQL: one connection that writes and one that reads, each made anew when it is lost.
//!
//! A connection that broke in the middle of a commit may still commit later. So whoever writes holds a lock that PostgreSQL
//! gives back when the session is really over: the next connection goes on only once it has that lock, and a second
//! server never gets it.

use std::collections::HashMap;
use std::error::Error as _;
use std::str::FromStr;
use std::sync::Arc;
use std::sync::atomic::{AtomicI32, Ordering};
use std::time::Duration;

use futures_util::TryStreamExt;
use futures_util::future::{join_all, try_join_all};
use tokio::sync::Mutex;
use tokio::task::AbortHandle;
use tokio::time::{Instant, sleep, timeout};
use tokio_postgres::error::{DbError, Severity, SqlState};
use tokio_postgres::types::private::BytesMut;
use tokio_postgres::types::{FromSql, IsNull, ToSql, Type, to_sql_checked};
use tokio_postgres::{Client, Config, NoTls};

use super::driver::{DatabaseError, NotKept, Row, Rows, Statement, Value};

/// How long an answer is waited for.
const PATIENCE: Duration = Duration::from_secs(3);
/// How long the lock is waited for: a server that was killed is soon found out.
const LOCK_PATIENCE: Duration = Duration::from_secs(3);

/// A session whose client is gone without a word is to notice soon, and the server may not be told of a commit before it is
/// on disk, whatever is set elsewhere.
const WRITER: &str = "SET synchronous_commit = on; SET tcp_keepalives_idle = 5; SET tcp_keepalives_interval = 2;
    SET tcp_keepalives_count = 3; SET idle_in_transaction_session_timeout = '10s'";
/// The number is arbitrary: it stands for this program.
const TRY_LOCK: &str =
    "SELECT CASE WHEN pg_try_advisory_lock(1667785057, hashtext(current_schema())) THEN pg_backend_pid() END";
/// Ends our own session that is lost to us; the lock says whether it is still there.
const END_SESSION: &str = "SELECT pg_terminate_backend(pid) FROM pg_locks WHERE locktype = 'advisory' AND granted
    AND classid = 1667785057 AND pid = $1 AND database = (SELECT oid FROM pg_database WHERE datname = current_database())";

#[derive(Debug)]
pub(crate) struct Postgres {
    config: Config,
    role: Role,
    /// Nothing while it is lost, or in use: whoever gives up waiting for a write leaves no connection behind.
    writer: Mutex<Option<Session>>,
    reader: Mutex<Option<Arc<Session>>>,
    /// The process that had the lock last on our behalf.
    holder: AtomicI32,
}

/// Who uses it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Role {
    /// The one that holds the lock.
    Server,
    /// Somebody who does something beside the server.
    Visitor,
}

/// A connection with the statements that it has prepared.
#[derive(Debug)]
struct Session {
    client: Client,
    prepared: Mutex<HashMap<&'static str, tokio_postgres::Statement>>,
    connection: AbortHandle,
}

impl Drop for Session {
    fn drop(&mut self) {
        self.connection.abort();
    }
}

impl Postgres {
    pub(super) async fn open(url: &str) -> Result<Self, DatabaseError> {
        let database = Self { role: Role::Server, ..Self::visit(url)? };
        let session = database.connect_writer().await?;
        *database.writer.lock().await = Some(session);
        Ok(database)
    }

    pub(super) fn visit(url: &str) -> Result<Self, DatabaseError> {
        let mut config = Config::from_str(url)?;
        config.connect_timeout(PATIENCE / 3).tcp_user_timeout(PATIENCE * 2).application_name("chabudai");
        let holder = AtomicI32::new(0);
        Ok(Self { config, role: Role::Visitor, writer: Mutex::default(), reader: Mutex::default(), holder })
    }

    pub(super) async fn dump(&self, queries: &[&str], rows: Rows) -> Result<(), DatabaseError> {
        let session = Session::connect(&self.config).await?;
        session.client.batch_execute("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY").await?;
        for (number, sql) in queries.iter().enumerate() {
            let found = session.client.query_raw(*sql, std::iter::empty::<&Value>()).await?;
            let mut found = std::pin::pin!(found);
            while let Some(row) = found.try_next().await? {
                rows.send((number, columns(&row)?)).await.map_err(|_| DatabaseError::Silent)?;
            }
        }
        Ok(())
    }

    pub(super) async fn read(&self, sql: &'static str, values: Vec<Value>) -> Result<Vec<Row>, DatabaseError> {
        let reading = async {
            let session = self.reading().await?;
            match session.query(sql, &values).await {
                // One that was lost while nobody used it is worth another try.
                Err(_) if session.client.is_closed() => Ok(self.reading().await?.query(sql, &values).await?),
                rows => Ok(rows?),
            }
        };
        match timeout(PATIENCE, reading).await {
            Ok(read) => read,
            Err(_) => {
                *self.reader.lock().await = None;
                Err(DatabaseError::Silent)
            }
        }
    }

    async fn reading(&self) -> Result<Arc<Session>, DatabaseError> {
        let mut reader = self.reader.lock().await;
        match &*reader {
            Some(session) if !session.client.is_closed() => Ok(Arc::clone(session)),
            _ => Ok(Arc::clone(reader.insert(Arc::new(Session::connect(&self.config).await?)))),
        }
    }

    pub(super) async fn write(&self, statements: &[Statement]) -> Result<(), NotKept> {
        let mut writer = self.writer.lock().await;
        let session = match writer.take() {
            Some(session) if !session.client.is_closed() => session,
            _ => self.connect_writer().await?,
        };
        let written = timeout(PATIENCE, session.write(statements)).await;
        let written = written.unwrap_or(Err(NotKept::Unknown(DatabaseError::Silent)));
        if matches!(written, Ok(()) | Err(NotKept::Conflict(_))) {
            *writer = Some(session);
        } else {
            // What has become of one connection has probably become of the other.
            *self.reader.lock().await = None;
        }
        written
    }

    /// Connects and takes the lock, for which an older session of ours has to end.
    async fn connect_writer(&self) -> Result<Session, DatabaseError> {
        let session = Session::connect(&self.config).await?;
        if self.role == Role::Visitor {
            return Ok(session);
        }
        let locking = async {
            session.client.batch_execute(WRITER).await?;
            let since = Instant::now();
            loop {
                let pid: Option<i32> = session.client.query_one(TRY_LOCK, &[]).await?.try_get(0)?;
                if let Some(pid) = pid {
                    self.holder.store(pid, Ordering::Relaxed);
                    return Ok(());
                }
                if since.elapsed() > LOCK_PATIENCE {
                    return Err(DatabaseError::InUse);
                }
                session.client.execute(END_SESSION, &[&self.holder.load(Ordering::Relaxed)]).await?;
                sleep(Duration::from_millis(20)).await;
            }
        };
        timeout(LOCK_PATIENCE + PATIENCE, locking).await.unwrap_or(Err(DatabaseError::Silent))?;
        Ok(session)
    }

    pub(super) async fn close(&self) {
        *self.reader.lock().await = None;
        if let Some(session) = self.writer.lock().await.take() {
            // A server that starts at once finds the lock free.
            let _ = timeout(PATIENCE, session.client.batch_execute("SELECT pg_advisory_unlock_all()")).await;
        }
    }
}

impl Session {
    async fn connect(config: &Config) -> Result<Self, DatabaseError> {
        let (client, connection) =
            timeout(PATIENCE, config.connect(NoTls)).await.map_err(|_| DatabaseError::Silent)??;
        let connection = tokio::spawn(async move {
            // Whoever uses it hears of its end.
            let _ = connection.await;
        });
        Ok(Self { client, prepared: Mutex::default(), connection: connection.abort_handle() })
    }

    async fn prepared(&self, sql: &'static str) -> Result<tokio_postgres::Statement, tokio_postgres::Error> {
        let mut prepared = self.prepared.lock().await;
        if let Some(statement) = prepared.get(sql) {
            return Ok(statement.clone());
        }
        let statement = self.client.prepare(sql).await?;
        prepared.insert(sql, statement.clone());
        Ok(statement)
    }

    async fn query(&self, sql: &'static str, values: &[Value]) -> Result<Vec<Row>, tokio_postgres::Error> {
        let statement = self.prepared(sql).await?;
        let rows = self.client.query(&statement, &parameters(values)).await?;
        rows.iter().map(|row| Ok(Row::new(columns(row)?))).collect()
    }

    /// Begins, sends all statements in one go, and commits if every one of them did what it must.
    async fn write(&self, statements: &[Statement]) -> Result<(), NotKept> {
        self.client.batch_execute("BEGIN").await.map_err(certain)?;
        let carried_out = self.carry_out(statements).await;
        if carried_out.is_err() {
            self.client.batch_execute("ROLLBACK").await.map_err(certain)?;
            return carried_out;
        }
        self.client.batch_execute("COMMIT").await.map_err(|error| {
            // Anything worse than an error ends the session, and says nothing about the commit.
            let severity = error.as_db_error().and_then(DbError::parsed_severity);
            let outcome = if severity == Some(Severity::Error) { NotKept::Failed } else { NotKept::Unknown };
            outcome(error.into())
        })
    }

    async fn carry_out(&self, statements: &[Statement]) -> Result<(), NotKept> {
        // What has no values may make a table that the next one needs: it is not prepared.
        let known = statements.iter().filter(|statement| !statement.values.is_empty());
        let known = try_join_all(known.map(|statement| self.prepared(statement.sql))).await.map_err(certain)?;
        let mut known = known.into_iter();
        let sent = statements.iter().map(|statement| {
            let prepared = if statement.values.is_empty() { None } else { known.next() };
            async move {
                match prepared {
                    Some(prepared) => self.client.execute(&prepared, &parameters(&statement.values)).await,
                    None => self.client.batch_execute(statement.sql).await.map(|()| 1),
                }
            }
        });
        for (done, statement) in join_all(sent).await.into_iter().zip(statements) {
            if !statement.is_satisfied(done.map_err(certain)?) {
                return Err(NotKept::Conflict("there is nothing to change".into()));
            }
        }
        Ok(())
    }
}

fn columns(row: &tokio_postgres::Row) -> Result<Vec<Value>, tokio_postgres::Error> {
    (0..row.len()).map(|column| row.try_get(column)).collect()
}

fn parameters(values: &[Value]) -> Vec<&(dyn ToSql + Sync)> {
    values.iter().map(|value| value as _).collect()
}

/// An error before the commit: without one nothing is kept.
fn certain(error: tokio_postgres::Error) -> NotKept {
    match error.code() {
        Some(code) if code.code().starts_with(INTEGRITY) => NotKept::Conflict(said(&error)),
        _ => NotKept::Failed(error.into()),
    }
}

/// The class of errors about constraints.
const INTEGRITY: &str = "23";

/// What the error says, with what lies under it.
fn said(error: &tokio_postgres::Error) -> String {
    match (error.as_db_error(), error.source()) {
        (Some(error), _) => error.message().into(),
        (None, Some(source)) => format!("{error}: {source}"),
        (None, None) => error.to_string(),
    }
}

impl From<tokio_postgres::Error> for DatabaseError {
    fn from(error: tokio_postgres::Error) -> Self {
        match error.code() {
            Some(&SqlState::ADMIN_SHUTDOWN) => Self::Silent,
            _ => Self::Says(said(&error)),
        }
    }
}

impl ToSql for Value {
    fn to_sql(&self, ty: &Type, out: &mut BytesMut) -> Result<IsNull, Box<dyn std::error::Error + Sync + Send>> {
        match self {
            Self::Null => Ok(IsNull::Yes),
            Self::Int(int) => int.to_sql(ty, out),
            Self::Text(text) => text.to_sql(ty, out),
        }
    }

    fn accepts(ty: &Type) -> bool {
        [Type::INT8, Type::TEXT].contains(ty)
    }

    to_sql_checked!();
}

impl<'a> FromSql<'a> for Value {
    fn from_sql(ty: &Type, raw: &'a [u8]) -> Result<Self, Box<dyn std::error::Error + Sync + Send>> {
        match *ty {
            Type::INT8 => i64::from_sql(ty, raw).map(Self::Int),
            _ => String::from_sql(ty, raw).map(Self::Text),
        }
    }

    fn from_sql_null(_: &Type) -> Result<Self, Box<dyn std::error::Error + Sync + Send>> {
        Ok(Self::Null)
    }

    fn accepts(ty: &Type) -> bool {
        [Type::INT8, Type::TEXT].contains(ty)
    }
}
