//! What is kept of people.

use protocol::{PersonId, TableId};
use room::{Person, Time};

use serde_json::{Value as Json, json};

use super::driver::{DatabaseError, NotKept, Statement, Value};
use super::{Store, schema};

/// What is known of somebody.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Known {
    /// Nothing if they never chose one.
    pub(crate) name: Option<String>,
    /// Why they may not play here any more.
    pub(crate) banned: Option<String>,
    /// When they were last known to be here.
    pub(crate) seen: Time,
    /// Which of their sessions are good: those of another number were signed out.
    pub(crate) session: i64,
}

/// Everybody on a person's device, as the nine values of a query.
pub(super) fn on_device(person: &PersonId) -> Vec<Value> {
    person.on_device().map(|person| person.as_str().into()).collect()
}

impl Store {
    /// What is known of a person; nothing of one who has only ever played.
    pub(crate) async fn person(&self, id: &PersonId) -> Result<Option<Known>, DatabaseError> {
        let sql = "SELECT NULLIF(name, ''), banned, seen, session FROM people WHERE id = $1";
        self.one(sql, vec![id.as_str().into()], |row| {
            let (name, banned) = (row.maybe_text()?, row.maybe_text()?);
            Ok(Known { name, banned, seen: Time(row.int()?), session: row.int()? })
        })
        .await
    }

    pub(crate) async fn rename(&self, person: &Person, now: Time) -> Result<(), NotKept> {
        let sql = "INSERT INTO people (id, name, seen) VALUES ($1, $2, $3)
            ON CONFLICT (id) DO UPDATE SET name = excluded.name, seen = excluded.seen";
        let values = [person.id.as_str().into(), person.name.as_str().into(), now.0.into()];
        self.keep(vec![Statement::new(sql, values)]).await
    }

    /// Somebody is here.
    pub(crate) async fn saw(&self, person: &PersonId, now: Time) -> Result<(), NotKept> {
        let sql = "UPDATE people SET seen = $1 WHERE id = $2";
        self.keep(vec![Statement::new(sql, [now.0.into(), person.as_str().into()])]).await
    }

    /// Gives a person a recovery code that is good until then, of which only a digest is kept.
    pub(crate) async fn set_code(&self, person: &Person, digest: &str, now: Time, until: Time) -> Result<(), NotKept> {
        let sql = "INSERT INTO people (id, name, code, seen, code_until) VALUES ($1, $2, $3, $4, $5)
            ON CONFLICT (id) DO UPDATE SET code = excluded.code, seen = excluded.seen, code_until = excluded.code_until";
        let (id, name) = (person.id.as_str().into(), person.name.as_str().into());
        self.keep(vec![Statement::new(sql, [id, name, digest.into(), now.0.into(), until.0.into()])]).await
    }

    /// Whose code this is, if it is still good.
    pub(crate) async fn by_code(&self, digest: &str, now: Time) -> Result<Option<Person>, DatabaseError> {
        let sql = "SELECT id, name FROM people WHERE code = $1 AND COALESCE(code_until, $2) >= $2";
        let person = self.one(sql, vec![digest.into(), now.0.into()], |row| {
            Ok(Person { id: row.text()?.into(), name: row.text()? })
        });
        person.await
    }

    /// Ends all sessions of a person, and their recovery code.
    pub(crate) async fn sign_out(&self, person: &Person, now: Time) -> Result<(), NotKept> {
        let sql = "INSERT INTO people (id, name, seen, session) VALUES ($1, $2, $3, 1)
            ON CONFLICT (id) DO UPDATE SET session = people.session + 1, code = NULL, seen = excluded.seen";
        let values = [person.id.as_str().into(), person.name.as_str().into(), now.0.into()];
        self.keep(vec![Statement::new(sql, values)]).await
    }

    /// Every table at which a person sits, sat or said something, or that they opened.
    pub(crate) async fn tables_with(&self, person: &PersonId) -> Result<Vec<TableId>, DatabaseError> {
        let sql = "SELECT table_id FROM sitting WHERE person = $1 UNION SELECT table_id FROM said WHERE person = $1
            UNION SELECT id FROM tables WHERE host = $1 ORDER BY 1";
        self.all(sql, vec![person.as_str().into()], |mut row| Ok(row.text()?.into())).await
    }

    /// All that is kept of a person, for themselves.
    pub(crate) async fn export_person(&self, person: &PersonId) -> Result<Json, DatabaseError> {
        let json = |text: &str| serde_json::from_str::<Json>(text).unwrap_or_default();
        let mut tables = Vec::new();
        for table in self.tables_with(person).await? {
            let info = self.info(&table).await?.unwrap_or_default();
            let journal = self.journal(&table).await?;
            let theirs = journal.iter().filter(|(_, act)| act.contains(person.as_str()));
            let acts: Vec<_> = theirs.map(|(time, act)| json!({"time": time.0, "act": json(act)})).collect();
            tables.push(json!({"id": table, "table": json(&info), "acts": acts}));
        }
        let records = self.records_of(person).await?;
        let records: Vec<_> = records.iter().map(|(id, record)| json!({"id": id, "record": json(record)})).collect();
        let name = self.person(person).await?.and_then(|known| known.name);
        let blocked = self.blocked(person).await?;
        Ok(
            json!({"format": "chabudai-person/1", "name": name, "tables": tables, "records": records, "blocked": blocked}),
        )
    }

    /// Forgets who somebody was; tables are rewritten one by one before, by those who host them.
    pub(crate) async fn forget_person(&self, person: &PersonId) -> Result<(), NotKept> {
        let forget = |sql: &&'static str| Statement::new(sql, [person.as_str().into()]);
        self.keep(schema::FORGET_PERSON.iter().map(forget).collect()).await
    }
}
