//! SQLite: three threads, one that writes, one that reads and one that copies the log into the file, each with a connection that is
//! opened anew after any error.
//!
//! SQLite takes a transaction back by itself when the disk is full, and whoever goes on with that connection cannot know what
//! it is in the middle of. So nobody goes on with it.

use std::fs::{File, OpenOptions};
use std::io;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};
use std::sync::{Arc, mpsc};
use std::time::Duration;

use rusqlite::types::{ToSqlOutput, ValueRef};
use rusqlite::{Connection, ErrorCode, ToSql, TransactionBehavior, params_from_iter};
use tokio::sync::oneshot;

use super::driver::{DatabaseError, NotKept, Row, Rows, Statement, Value};
use super::schema;

/// How long a lock of another program is waited for.
const PATIENCE: Duration = Duration::from_secs(2);

/// Commits after which the log is copied into the file. Tables that are played at change the same pages again and again, and a page is
/// copied once however often it was written.
const COMMITS_A_COPY: u32 = 1000;

/// Pages in the log, 128 MB, at which the writer copies them itself, should nobody else have come to it: nothing is committed meanwhile.
const MOST_PAGES: u32 = 32_000;

/// A file, `FILE` or `FILE?max_page_count=N` if it is to grow no larger than that.
#[derive(Debug)]
pub(crate) struct Sqlite {
    writer: Worker,
    reader: Worker,
    copier: Worker,
    commits: AtomicU32,
    copying: Arc<AtomicBool>,
}

impl Sqlite {
    pub(super) async fn open(file: &str) -> Result<Self, DatabaseError> {
        let (file, query) = split(file);
        let path = make(Path::new(file))?;
        let pages = query.split('&').find_map(|part| part.strip_prefix("max_page_count=")?.parse().ok());
        let sqlite = Self::start(&path, Some(lock(&path)?), pages);
        // What is wrong with the file is said at once.
        sqlite.writer.run::<_, DatabaseError>(|_| Ok(())).await?;
        Ok(sqlite)
    }

    pub(super) fn visit(file: &str) -> Result<Self, DatabaseError> {
        let path = Path::new(split(file).0);
        Ok(Self::start(&path.canonicalize().map_err(wrong(path))?, None, None))
    }

    fn start(path: &Path, lock: Option<File>, pages: Option<u32>) -> Self {
        let [to_write, to_read, to_copy] = [path, path, path].map(Path::to_owned);
        Self {
            writer: Worker::start(lock, move || writing(&to_write, pages)),
            reader: Worker::start(None, move || connect(&to_read, "PRAGMA query_only=ON")),
            copier: Worker::start(None, move || connect(&to_copy, "PRAGMA synchronous=FULL")),
            commits: AtomicU32::new(0),
            copying: Arc::new(AtomicBool::new(false)),
        }
    }

    pub(super) async fn read(&self, sql: &'static str, values: Vec<Value>) -> Result<Vec<Row>, DatabaseError> {
        self.reader.run(move |connection| read(connection, sql, &values)).await
    }

    pub(super) async fn write(&self, statements: Arc<[Statement]>) -> Result<(), NotKept> {
        self.writer.run(move |connection| write(connection, &statements)).await?;
        if self.commits.fetch_add(1, Ordering::Relaxed) % COMMITS_A_COPY == COMMITS_A_COPY - 1 {
            self.copy_log();
        }
        Ok(())
    }

    /// Copies the log into the file while commits go on. What they add meanwhile is little, and the writer copies that itself: only
    /// when all of the log is in the file can it be written from its start again.
    fn copy_log(&self) {
        let Some(copying) = Copying::start(&self.copying) else { return };
        let writer = self.writer.clone();
        self.copier.post(move |connection| {
            checkpoint(connection)?;
            writer.post(move |connection| {
                let _until_done = copying;
                checkpoint(connection)
            });
            Ok(())
        });
    }

    pub(super) async fn dump(&self, queries: Vec<&'static str>, rows: Rows) -> Result<(), DatabaseError> {
        self.reader.run(move |connection| dump(connection, &queries, &rows)).await
    }

    pub(super) async fn close(&self) {
        self.reader.close().await;
        self.copier.close().await;
        self.writer.close().await;
    }
}

/// While the log is being copied; over when it is dropped, whatever becomes of the copying.
struct Copying(Arc<AtomicBool>);

impl Copying {
    /// Nothing if somebody copies already.
    fn start(copying: &Arc<AtomicBool>) -> Option<Self> {
        (!copying.swap(true, Ordering::AcqRel)).then(|| Self(Arc::clone(copying)))
    }
}

impl Drop for Copying {
    fn drop(&mut self) {
        self.0.store(false, Ordering::Release);
    }
}

/// Copies what is in the log into the file, as far as nobody is in the way.
fn checkpoint(connection: &Connection) -> Result<(), rusqlite::Error> {
    connection.query_row("PRAGMA wal_checkpoint(PASSIVE)", [], |_| Ok(()))
}

/// The file that an address names, and what it says besides.
fn split(address: &str) -> (&str, &str) {
    let address = address.strip_prefix("//").unwrap_or(address);
    address.split_once('?').unwrap_or((address, ""))
}

fn wrong(path: &Path) -> impl Fn(io::Error) -> DatabaseError {
    move |error| DatabaseError::File(path.display().to_string(), error.to_string())
}

/// The whole path of a file; it is made if it is not there, for nobody else to read.
fn make(path: &Path) -> Result<PathBuf, DatabaseError> {
    let mut options = OpenOptions::new();
    options.read(true).write(true).create(true);
    private(&mut options);
    options.open(path).map_err(wrong(path))?;
    let path = path.canonicalize().map_err(wrong(path))?;
    make_private(&path).map_err(wrong(&path))?;
    Ok(path)
}

/// Only one server at a time writes a file. The lock goes with the process, however it ends.
fn lock(path: &Path) -> Result<File, DatabaseError> {
    let path = beside(path, "-lock");
    let mut options = OpenOptions::new();
    options.write(true).create(true).truncate(false);
    private(&mut options);
    let file = options.open(&path).map_err(wrong(&path))?;
    match file.try_lock() {
        Ok(()) => Ok(file),
        Err(std::fs::TryLockError::WouldBlock) => Err(DatabaseError::InUse),
        Err(std::fs::TryLockError::Error(error)) => Err(wrong(&path)(error)),
    }
}

fn beside(path: &Path, suffix: &str) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(suffix);
    name.into()
}

/// The file holds the secret that signs cookies.
#[cfg(unix)]
fn private(options: &mut OpenOptions) {
    std::os::unix::fs::OpenOptionsExt::mode(options, 0o600);
}

#[cfg(not(unix))]
fn private(_: &mut OpenOptions) {}

/// One that an earlier version made is made private, with what SQLite keeps beside it.
#[cfg(unix)]
fn make_private(path: &Path) -> std::io::Result<()> {
    let mode = std::os::unix::fs::PermissionsExt::from_mode(0o600);
    for path in ["", "-wal", "-shm"].map(|suffix| beside(path, suffix)) {
        if path.exists() {
            std::fs::set_permissions(path, std::fs::Permissions::clone(&mode))?;
        }
    }
    Ok(())
}

#[cfg(not(unix))]
fn make_private(_: &Path) -> std::io::Result<()> {
    Ok(())
}

fn connect(path: &Path, pragmas: &str) -> Result<Connection, rusqlite::Error> {
    let connection = Connection::open(path)?;
    connection.busy_timeout(PATIENCE)?;
    connection.set_prepared_statement_cache_capacity(64);
    connection.execute_batch(pragmas)?;
    Ok(connection)
}

/// A move is acknowledged only once it is on disk: FULL syncs the log at every commit. After a commit that failed while it was
/// synced something of it may be left in the log: the first commit of a new connection writes over that.
fn writing(path: &Path, most_pages: Option<u32>) -> Result<Connection, rusqlite::Error> {
    let connection = connect(path, "PRAGMA journal_mode=WAL; PRAGMA synchronous=FULL")?;
    connection.pragma_update(None, "wal_autocheckpoint", MOST_PAGES)?;
    if let Some(pages) = most_pages {
        connection.pragma_update(None, "max_page_count", pages)?;
    }
    if connection.table_exists(None, "meta")? {
        connection.execute(schema::TICK, [])?;
    }
    Ok(connection)
}

pub(super) fn read(connection: &Connection, sql: &str, values: &[Value]) -> Result<Vec<Row>, DatabaseError> {
    let mut query = connection.prepare_cached(sql)?;
    let columns = query.column_count();
    let row = |row: &rusqlite::Row<'_>| (0..columns).map(|column| value(row.get_ref(column)?)).collect();
    let rows = query.query_map(params_from_iter(values), row)?;
    rows.map(|values| Ok(Row::new(values?))).collect()
}

/// One transaction sees one moment, whoever writes meanwhile.
fn dump(connection: &mut Connection, queries: &[&str], rows: &Rows) -> Result<(), DatabaseError> {
    let moment = connection.transaction()?;
    for (number, sql) in queries.iter().enumerate() {
        let mut query = moment.prepare(sql)?;
        let columns = query.column_count();
        let mut found = query.query([])?;
        while let Some(row) = found.next()? {
            let values: Result<_, rusqlite::Error> = (0..columns).map(|column| value(row.get_ref(column)?)).collect();
            rows.blocking_send((number, values?)).map_err(|_| DatabaseError::Silent)?;
        }
    }
    Ok(())
}

fn value(value: ValueRef<'_>) -> Result<Value, rusqlite::Error> {
    Ok(match value {
        ValueRef::Integer(int) => Value::Int(int),
        ValueRef::Null => Value::Null,
        other => Value::Text(other.as_str()?.into()),
    })
}

fn write(connection: &mut Connection, statements: &[Statement]) -> Result<(), NotKept> {
    let change = connection.transaction_with_behavior(TransactionBehavior::Immediate).map_err(certain)?;
    for statement in statements {
        let mut prepared = change.prepare_cached(statement.sql).map_err(certain)?;
        let changed = prepared.execute(params_from_iter(&statement.values)).map_err(certain)?;
        if !statement.is_satisfied(changed as u64) {
            return Err(NotKept::Conflict("there is nothing to change".into()));
        }
    }
    // A commit that fails says nothing about what is in the file.
    change.commit().map_err(|error| NotKept::Unknown(error.into()))
}

/// An error before the commit.
fn certain(error: rusqlite::Error) -> NotKept {
    match error.sqlite_error_code() {
        Some(ErrorCode::ConstraintViolation) => NotKept::Conflict(error.to_string()),
        _ => NotKept::Failed(error.into()),
    }
}

impl From<rusqlite::Error> for DatabaseError {
    fn from(error: rusqlite::Error) -> Self {
        Self::Says(error.to_string())
    }
}

impl ToSql for Value {
    fn to_sql(&self) -> rusqlite::Result<ToSqlOutput<'_>> {
        Ok(ToSqlOutput::Borrowed(match self {
            Self::Null => ValueRef::Null,
            Self::Int(int) => ValueRef::Integer(*int),
            Self::Text(text) => ValueRef::Text(text.as_bytes()),
        }))
    }
}

type Open = Box<dyn Fn() -> Result<Connection, rusqlite::Error> + Send>;
type Task = Box<dyn FnOnce(&mut Slot) + Send>;

/// A thread with a connection of its own.
#[derive(Clone, Debug)]
struct Worker(mpsc::Sender<Task>);

/// What a thread has.
struct Slot {
    open: Open,
    connection: Option<Connection>,
    lock: Option<File>,
    closed: bool,
}

impl Worker {
    fn start(lock: Option<File>, open: impl Fn() -> Result<Connection, rusqlite::Error> + Send + 'static) -> Self {
        let (tasks, inbox) = mpsc::channel::<Task>();
        let mut slot = Slot { open: Box::new(open), connection: None, lock, closed: false };
        std::thread::spawn(move || inbox.iter().for_each(|task| task(&mut slot)));
        Self(tasks)
    }

    /// Works with the connection; if anything goes wrong nobody else does.
    async fn run<T, E>(&self, work: impl FnOnce(&mut Connection) -> Result<T, E> + Send + 'static) -> Result<T, E>
    where
        T: Send + 'static,
        E: From<DatabaseError> + Send + 'static,
    {
        let (answer, answered) = oneshot::channel();
        let task = move |slot: &mut Slot| {
            let done = slot.connection().map_err(E::from).and_then(work);
            if done.is_err() {
                slot.connection = None;
            }
            // Whoever asked may be gone.
            let _ = answer.send(done);
        };
        let _ = self.0.send(Box::new(task));
        answered.await.unwrap_or_else(|_| Err(DatabaseError::Silent.into()))
    }

    /// Works with the connection, and nobody waits for it.
    fn post(&self, work: impl FnOnce(&Connection) -> Result<(), rusqlite::Error> + Send + 'static) {
        let task = move |slot: &mut Slot| {
            let done = slot.connection().and_then(|connection| Ok(work(connection)?));
            if let Err(error) = done {
                tracing::warn!(%error, "the log of the database could not be copied into its file");
                slot.connection = None;
            }
        };
        let _ = self.0.send(Box::new(task));
    }

    async fn close(&self) {
        let (answer, answered) = oneshot::channel();
        let task = move |slot: &mut Slot| {
            (slot.connection, slot.lock, slot.closed) = (None, None, true);
            let _ = answer.send(());
        };
        let _ = self.0.send(Box::new(task));
        let _ = answered.await;
    }
}

impl Slot {
    fn connection(&mut self) -> Result<&mut Connection, DatabaseError> {
        if self.closed {
            return Err(DatabaseError::Silent);
        }
        match &mut self.connection {
            Some(connection) => Ok(connection),
            none => Ok(none.insert((self.open)()?)),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn the_log_is_copied_into_the_file_while_it_is_written() {
        let dir = tempfile::tempdir().unwrap();
        let path = dir.path().join("kept.db");
        let sqlite = Sqlite::open(path.to_str().unwrap()).await.unwrap();
        let write = async |sql| sqlite.write(Arc::new([Statement::new(sql, [])])).await.unwrap();
        write("CREATE TABLE things (thing TEXT)").await;
        let empty = path.metadata().unwrap().len();
        for _ in 1..COMMITS_A_COPY {
            assert_eq!(path.metadata().unwrap().len(), empty, "all of it is in the log as yet");
            write("INSERT INTO things VALUES (hex(randomblob(100)))").await;
        }
        while path.metadata().unwrap().len() == empty || sqlite.copying.load(Ordering::Acquire) {
            tokio::time::sleep(Duration::from_millis(1)).await;
        }
        let rows = sqlite.read("SELECT thing FROM things", Vec::new()).await.unwrap();
        assert_eq!(rows.len(), COMMITS_A_COPY as usize - 1);
    }
}
