//! What whoever runs the server decides, from another process. The server looks for their orders every few seconds.

use protocol::{PersonId, TableId};
use time::{Date, OffsetDateTime};

use super::driver::{DatabaseError, NotKept, Row, Statement};
use super::{Store, schema};
use crate::admin::{PersonLine, TableLine};

/// Tells the server to look again at a table or a person, who is `$1`.
const ORDER: &str = "INSERT INTO orders (number, subject) SELECT COALESCE(MAX(number), 0) + 1, $1 FROM orders";

impl Store {
    /// The newest tables, whatever they are like.
    pub(crate) async fn newest_tables(&self, at_most: i64) -> Result<Vec<TableLine>, DatabaseError> {
        let sql = "SELECT id, status, opened, host, closed FROM tables ORDER BY opened DESC LIMIT $1";
        let mut tables = Vec::new();
        for mut row in self.all(sql, vec![at_most.into()], Ok).await? {
            let id = row.text()?;
            let sitting = "SELECT person FROM sitting WHERE table_id = $1";
            let people = self.all(sitting, vec![id.as_str().into()], |mut row| Ok(row.text()?.into())).await?;
            let (status, opened, host) = (row.text()?, day(row.int()?), row.text()?.into());
            tables.push(TableLine { id: id.into(), status, opened, host, people, closed: row.maybe_text()? });
        }
        Ok(tables)
    }

    /// The people who were here last, of those of whom anything is known.
    pub(crate) async fn newest_people(&self, at_most: i64) -> Result<Vec<PersonLine>, DatabaseError> {
        let sql = "SELECT id, NULLIF(name, ''), seen, banned FROM people ORDER BY seen DESC LIMIT $1";
        let person = |mut row: Row| {
            let (id, name) = (row.text()?.into(), row.maybe_text()?);
            Ok(PersonLine { id, name, seen: day(row.int()?), banned: row.maybe_text()? })
        };
        self.all(sql, vec![at_most.into()], person).await
    }

    pub(crate) async fn last_order(&self) -> Result<i64, DatabaseError> {
        Ok(self.one("SELECT COALESCE(MAX(number), 0) FROM orders", vec![], Row::int).await?.unwrap_or_default())
    }

    /// The orders after one, each with the table or person that it is about.
    pub(crate) async fn orders_after(&self, number: i64) -> Result<Vec<(i64, String)>, DatabaseError> {
        let sql = "SELECT number, subject FROM orders WHERE number > $1 ORDER BY number";
        self.all(sql, vec![number.into()], |mut row| Ok((row.int()?, row.text()?))).await
    }

    /// Deletes a table, whoever sits at it.
    pub(crate) async fn order_deletion(&self, table: &TableId) -> Result<(), NotKept> {
        let delete = schema::DELETE_TABLE.iter().map(|sql| Statement::new(sql, [table.as_str().into()]));
        let gone = Statement::new("DELETE FROM tables WHERE id = $1", [table.as_str().into()]).changing_a_row();
        self.keep([gone, order(table.as_str())].into_iter().chain(delete).collect()).await
    }

    /// Closes a table, or opens it again: nobody sees it meanwhile, and nothing of it is lost.
    pub(crate) async fn order_closing(&self, table: &TableId, reason: Option<&str>) -> Result<(), NotKept> {
        let sql = "UPDATE tables SET closed = $1 WHERE id = $2";
        let close = Statement::new(sql, [reason.into(), table.as_str().into()]).changing_a_row();
        self.keep(vec![close, order(table.as_str())]).await
    }

    /// Keeps a person out, or lets them in again.
    pub(crate) async fn order_ban(&self, person: &PersonId, reason: Option<&str>) -> Result<(), NotKept> {
        let sql = "INSERT INTO people (id, name, banned) VALUES ($1, $2, $3)
            ON CONFLICT (id) DO UPDATE SET banned = excluded.banned";
        let ban = Statement::new(sql, [person.as_str().into(), "".into(), reason.into()]);
        self.keep(vec![ban, order(person.as_str())]).await
    }
}

/// The day of a time in milliseconds since 1970.
fn day(millis: i64) -> Date {
    OffsetDateTime::from_unix_timestamp(millis / 1000).unwrap_or(OffsetDateTime::UNIX_EPOCH).date()
}

fn order(subject: &str) -> Statement {
    Statement::new(ORDER, [subject.into()])
}
