//! The tables of the database, the same in SQLite and PostgreSQL.

/// One list of statements a version; a database is brought up from whichever it has. Never change one that was released.
pub(crate) const VERSIONS: &[&[&str]] = &[&[
    "CREATE TABLE people (id TEXT PRIMARY KEY, name TEXT NOT NULL, code TEXT UNIQUE)",
    "CREATE TABLE tables (
        id TEXT PRIMARY KEY, host TEXT NOT NULL, public BIGINT NOT NULL, status TEXT NOT NULL, opened BIGINT NOT NULL,
        info TEXT NOT NULL)",
    "CREATE INDEX tables_by_age ON tables (public, status, opened)",
    "CREATE INDEX tables_by_host ON tables (host, status)",
    "CREATE TABLE sitting (person TEXT NOT NULL, table_id TEXT NOT NULL, PRIMARY KEY (person, table_id))",
    "CREATE TABLE journal (
        table_id TEXT NOT NULL, seq BIGINT NOT NULL, time BIGINT NOT NULL, act TEXT NOT NULL,
        PRIMARY KEY (table_id, seq))",
    "CREATE TABLE records (id TEXT PRIMARY KEY, record TEXT NOT NULL, time BIGINT NOT NULL)",
]];

/// What must be there before the version can be asked for.
pub(crate) const META: &str = "CREATE TABLE IF NOT EXISTS meta (name TEXT PRIMARY KEY, value TEXT NOT NULL)";
