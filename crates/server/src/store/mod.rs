//! What is kept: people, tables and their journals, records. SQLite in a file, or PostgreSQL.
//!
//! Journals are written by one [`writer`] that commits what has gathered; everything else is rare and written at once.

mod schema;
mod writer;

pub(crate) use writer::{Lost, Write, Writer, commit};

use sqlx::any::{AnyPoolOptions, AnyRow, install_default_drivers};
use sqlx::{AnyPool, Executor, Row};

use protocol::{PersonId, RecordId, TableId};
use room::{Person, Time};

/// The database.
#[derive(Clone, Debug)]
pub(crate) struct Store {
    pool: AnyPool,
    sqlite: bool,
}

/// A table as the database lists it.
#[derive(Clone, Debug)]
pub(crate) struct ListedTable {
    pub(crate) id: TableId,
    /// What everybody sees of it, as JSON, when it was last asleep or changed people.
    pub(crate) info: String,
    pub(crate) over: bool,
}

impl Store {
    /// Opens the database, makes it if it is not there, and brings it up to this version.
    pub(crate) async fn open(url: &str) -> Result<Self, sqlx::Error> {
        install_default_drivers();
        let sqlite = url.starts_with("sqlite:");
        let url = if sqlite && !url.contains("mode=") {
            format!("{url}{}mode=rwc", if url.contains('?') { '&' } else { '?' })
        } else {
            url.to_owned()
        };
        let pool = AnyPoolOptions::new()
            .max_connections(8)
            .after_connect(move |connection, _| {
                Box::pin(async move {
                    if sqlite {
                        // A move is acknowledged only once it is on disk: FULL syncs the log at every commit.
                        for pragma in ["journal_mode=WAL", "synchronous=FULL", "busy_timeout=10000"] {
                            let pragma = sqlx::AssertSqlSafe(format!("PRAGMA {pragma}"));
                            connection.execute(sqlx::raw_sql(pragma)).await?;
                        }
                    }
                    Ok(())
                })
            })
            .connect(&url)
            .await?;
        let store = Self { pool, sqlite };
        store.migrate().await?;
        Ok(store)
    }

    async fn migrate(&self) -> Result<(), sqlx::Error> {
        self.pool.execute(schema::META).await?;
        let mut change = self.pool.begin().await?;
        let version: Option<String> =
            sqlx::query_scalar("SELECT value FROM meta WHERE name = 'schema'").fetch_optional(&mut *change).await?;
        let version = version.and_then(|version| version.parse().ok()).unwrap_or(0);
        if version > schema::VERSIONS.len() {
            let reason = format!("the database is of version {version}, which is newer than this program");
            return Err(sqlx::Error::Configuration(reason.into()));
        }
        for statement in schema::VERSIONS[version..].iter().copied().flatten() {
            change.execute(*statement).await?;
        }
        if version < schema::VERSIONS.len() {
            set_meta(&mut *change, "schema", &schema::VERSIONS.len().to_string()).await?;
        }
        change.commit().await
    }

    /// Starts the writer of journals.
    pub(crate) fn writer(&self) -> Writer {
        Writer::start(self.clone())
    }

    /// A secret of this server, made by `make` on the first start. Nodes that share a database share it.
    pub(crate) async fn secret(&self, name: &str, make: impl FnOnce() -> String) -> Result<String, sqlx::Error> {
        sqlx::query("INSERT INTO meta (name, value) VALUES ($1, $2) ON CONFLICT (name) DO NOTHING")
            .bind(name)
            .bind(make())
            .execute(&self.pool)
            .await?;
        sqlx::query_scalar("SELECT value FROM meta WHERE name = $1").bind(name).fetch_one(&self.pool).await
    }

    /// Whether the database answers.
    pub(crate) async fn is_ready(&self) -> bool {
        self.pool.execute("SELECT 1").await.is_ok()
    }

    pub(crate) async fn name_of(&self, id: &PersonId) -> Result<Option<String>, sqlx::Error> {
        sqlx::query_scalar("SELECT name FROM people WHERE id = $1").bind(id.as_str()).fetch_optional(&self.pool).await
    }

    pub(crate) async fn rename(&self, person: &Person) -> Result<(), sqlx::Error> {
        let sql = "INSERT INTO people (id, name) VALUES ($1, $2) ON CONFLICT (id) DO UPDATE SET name = excluded.name";
        sqlx::query(sql).bind(person.id.as_str()).bind(&person.name).execute(&self.pool).await.map(drop)
    }

    /// Gives a person a recovery code, of which only a digest is kept.
    pub(crate) async fn set_code(&self, person: &Person, digest: &str) -> Result<(), sqlx::Error> {
        let sql = "INSERT INTO people (id, name, code) VALUES ($1, $2, $3)
            ON CONFLICT (id) DO UPDATE SET code = excluded.code";
        sqlx::query(sql).bind(person.id.as_str()).bind(&person.name).bind(digest).execute(&self.pool).await.map(drop)
    }

    pub(crate) async fn by_code(&self, digest: &str) -> Result<Option<Person>, sqlx::Error> {
        let row = sqlx::query("SELECT id, name FROM people WHERE code = $1").bind(digest);
        let row = row.fetch_optional(&self.pool).await?;
        row.map(|row| Ok(Person { id: row.try_get::<String, _>(0)?.into(), name: row.try_get(1)? })).transpose()
    }

    /// What happened at a table and when, in its order, as JSON; empty if there is no such table.
    pub(crate) async fn journal(&self, table: &TableId) -> Result<Vec<(Time, String)>, sqlx::Error> {
        let rows = sqlx::query("SELECT time, act FROM journal WHERE table_id = $1 ORDER BY seq").bind(table.as_str());
        let read = |row: AnyRow| Ok((Time(row.try_get(0)?), row.try_get(1)?));
        rows.fetch_all(&self.pool).await?.into_iter().map(read).collect()
    }

    /// The newest tables that anybody may join or watch.
    pub(crate) async fn public_tables(&self, at_most: i64) -> Result<Vec<ListedTable>, sqlx::Error> {
        let sql =
            "SELECT id, info, status FROM tables WHERE public = 1 AND status <> 'over' ORDER BY opened DESC LIMIT $1";
        let rows = sqlx::query(sql).bind(at_most).fetch_all(&self.pool).await?;
        rows.iter().map(listed).collect()
    }

    /// The newest tables at which a person sits or sat.
    pub(crate) async fn tables_of(&self, person: &PersonId, at_most: i64) -> Result<Vec<ListedTable>, sqlx::Error> {
        let sql = "SELECT id, info, status FROM tables JOIN sitting ON table_id = id WHERE person = $1
            ORDER BY CASE status WHEN 'over' THEN 1 ELSE 0 END, opened DESC LIMIT $2";
        let rows = sqlx::query(sql).bind(person.as_str()).bind(at_most).fetch_all(&self.pool).await?;
        rows.iter().map(listed).collect()
    }

    /// How many tables of this host are not over.
    pub(crate) async fn hosted(&self, person: &PersonId) -> Result<i64, sqlx::Error> {
        let sql = "SELECT COUNT(*) FROM tables WHERE host = $1 AND status <> 'over'";
        sqlx::query_scalar(sql).bind(person.as_str()).fetch_one(&self.pool).await
    }

    pub(crate) async fn keep_record(&self, id: &RecordId, record: &str, time: Time) -> Result<(), sqlx::Error> {
        let sql = "INSERT INTO records (id, record, time) VALUES ($1, $2, $3)";
        sqlx::query(sql).bind(id.as_str()).bind(record).bind(time.0).execute(&self.pool).await.map(drop)
    }

    pub(crate) async fn record(&self, id: &RecordId) -> Result<Option<String>, sqlx::Error> {
        sqlx::query_scalar("SELECT record FROM records WHERE id = $1")
            .bind(id.as_str())
            .fetch_optional(&self.pool)
            .await
    }

    pub(crate) async fn close(&self) {
        self.pool.close().await;
    }
}

fn listed(row: &AnyRow) -> Result<ListedTable, sqlx::Error> {
    Ok(ListedTable {
        id: row.try_get::<String, _>(0)?.into(),
        info: row.try_get(1)?,
        over: row.try_get::<String, _>(2)? == "over",
    })
}

async fn set_meta(
    database: impl Executor<'_, Database = sqlx::Any>,
    name: &str,
    value: &str,
) -> Result<(), sqlx::Error> {
    let sql = "INSERT INTO meta (name, value) VALUES ($1, $2) ON CONFLICT (name) DO UPDATE SET value = excluded.value";
    sqlx::query(sql).bind(name).bind(value).execute(database).await.map(drop)
}
