//! The tables of the database, the same in SQLite and PostgreSQL.

/// One list of statements a version; a database is brought up from whichever it has. Never change one that was released.
pub(crate) const VERSIONS: &[&[&str]] = &[
    &[
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
    ],
    &[
        // Lists cost the same however many tables there ever were.
        "DROP INDEX tables_by_age",
        "CREATE INDEX tables_listed ON tables (public, opened) WHERE status <> 'over'",
        "CREATE INDEX tables_running ON tables (opened) WHERE status <> 'over'",
        "CREATE INDEX tables_over ON tables (opened) WHERE status = 'over'",
        "ALTER TABLE sitting ADD COLUMN is_over BIGINT NOT NULL DEFAULT 0",
        "ALTER TABLE sitting ADD COLUMN opened BIGINT NOT NULL DEFAULT 0",
        "ALTER TABLE sitting ADD COLUMN seat BIGINT",
        "UPDATE sitting SET
        is_over = COALESCE((SELECT CASE status WHEN 'over' THEN 1 ELSE 0 END FROM tables WHERE id = table_id), 0),
        opened = COALESCE((SELECT tables.opened FROM tables WHERE id = table_id), 0)",
        "CREATE INDEX sitting_listed ON sitting (person, is_over, opened)",
        "CREATE INDEX sitting_by_table ON sitting (table_id)",
        // What whoever runs the server has decided, and why.
        "ALTER TABLE tables ADD COLUMN closed TEXT",
        "ALTER TABLE people ADD COLUMN banned TEXT",
        // When somebody was last known to be here, and when their code ends.
        "ALTER TABLE people ADD COLUMN seen BIGINT NOT NULL DEFAULT 0",
        "ALTER TABLE people ADD COLUMN code_until BIGINT",
        "ALTER TABLE people ADD COLUMN session BIGINT NOT NULL DEFAULT 0",
        "CREATE INDEX people_seen ON people (seen)",
        // Who uploaded a record, and who said something where: to give it back to them or to forget it.
        "ALTER TABLE records ADD COLUMN person TEXT",
        "CREATE INDEX records_by_person ON records (person)",
        "CREATE TABLE said (person TEXT NOT NULL, table_id TEXT NOT NULL, PRIMARY KEY (person, table_id))",
        "CREATE INDEX said_by_table ON said (table_id)",
        // What a server that runs is to look at again.
        "CREATE TABLE orders (number BIGINT PRIMARY KEY, subject TEXT NOT NULL)",
    ],
    &[
        // Whose list shows which finished table no more. Who sat there is another thing: a summary writes that anew.
        "CREATE TABLE put_away (person TEXT NOT NULL, table_id TEXT NOT NULL, PRIMARY KEY (person, table_id))",
        "CREATE INDEX put_away_by_table ON put_away (table_id)",
    ],
    &[
        // Who does not want to hear of whom: owners of devices, under the nickname that was blocked.
        "CREATE TABLE blocks (
        person TEXT NOT NULL, blocked TEXT NOT NULL, id TEXT NOT NULL, name TEXT NOT NULL, time BIGINT NOT NULL,
        PRIMARY KEY (person, blocked))",
        "CREATE INDEX blocks_by_blocked ON blocks (blocked)",
    ],
];

/// What must be there before the version can be asked for.
pub(crate) const META: &str = "CREATE TABLE IF NOT EXISTS meta (name TEXT PRIMARY KEY, value TEXT NOT NULL)";

/// A write that changes something and nothing that matters.
pub(crate) const TICK: &str = "INSERT INTO meta (name, value) VALUES ('ticks', '0')
    ON CONFLICT (name) DO UPDATE SET value = CAST(CAST(meta.value AS BIGINT) + 1 AS TEXT)";

/// What is forgotten of a person, who is `$1`, when their tables know them no more.
pub(crate) const FORGET_PERSON: &[&str] = &[
    "DELETE FROM people WHERE id = $1",
    "DELETE FROM records WHERE person = $1",
    "DELETE FROM sitting WHERE person = $1",
    "DELETE FROM said WHERE person = $1",
    "DELETE FROM put_away WHERE person = $1",
    "DELETE FROM blocks WHERE person = $1",
    "DELETE FROM blocks WHERE blocked = $1",
];

/// All that is kept of a table, which is `$1`.
pub(crate) const DELETE_TABLE: &[&str] = &[
    "DELETE FROM tables WHERE id = $1",
    "DELETE FROM journal WHERE table_id = $1",
    "DELETE FROM sitting WHERE table_id = $1",
    "DELETE FROM said WHERE table_id = $1",
    "DELETE FROM put_away WHERE table_id = $1",
];
