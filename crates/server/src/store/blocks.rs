//! Who does not want to hear of whom. Those who share a device are one here: nobody gets around it by a number.

use std::collections::BTreeSet;

use protocol::http::Blocked;
use protocol::{PersonId, TableId};
use room::{Person, Time};

use super::Store;
use super::driver::{DatabaseError, NotKept, Row, Statement};

impl Store {
    /// Keeps that somebody does not want to hear of somebody else, under a name that means nothing to anybody.
    pub(crate) async fn block(&self, by: &PersonId, whom: &Person, id: &str, now: Time) -> Result<(), NotKept> {
        let device = by.device();
        // Somebody of whom this is known is known: it is forgotten together with them.
        let known = "INSERT INTO people (id, name, seen) VALUES ($1, '', $2) ON CONFLICT (id) DO UPDATE SET seen = $2";
        let block =
            "INSERT INTO blocks (person, blocked, id, name, time) VALUES ($1, $2, $3, $4, $5) ON CONFLICT DO NOTHING";
        let values = [device.into(), whom.id.device().into(), id.into(), whom.name.as_str().into(), now.0.into()];
        self.keep(vec![Statement::new(known, [device.into(), now.0.into()]), Statement::new(block, values)]).await
    }

    pub(crate) async fn unblock(&self, by: &PersonId, id: &str) -> Result<(), NotKept> {
        let sql = "DELETE FROM blocks WHERE person = $1 AND id = $2";
        self.keep(vec![Statement::new(sql, [by.device().into(), id.into()])]).await
    }

    /// Whom somebody has blocked, as they are shown it, the last one first.
    pub(crate) async fn blocked(&self, by: &PersonId) -> Result<Vec<Blocked>, DatabaseError> {
        let sql = "SELECT id, name, time FROM blocks WHERE person = $1 ORDER BY time DESC, id";
        let line = |mut row: Row| Ok(Blocked { id: row.text()?, name: row.text()?, since: row.int()? / 1000 });
        self.all(sql, vec![by.device().into()], line).await
    }

    /// Whom somebody does not want to hear.
    pub(crate) async fn unheard(&self, by: &PersonId) -> Result<BTreeSet<PersonId>, DatabaseError> {
        let sql = "SELECT blocked FROM blocks WHERE person = $1";
        let unheard = self.all(sql, vec![by.device().into()], |mut row| Ok(row.text()?.into())).await?;
        Ok(unheard.into_iter().collect())
    }

    /// Whether the host of a table does not want to play with somebody.
    pub(crate) async fn host_blocks(&self, table: &TableId, person: &PersonId) -> Result<bool, DatabaseError> {
        let sql = "SELECT host FROM tables WHERE id = $1";
        let Some(host) = self.one(sql, vec![table.as_str().into()], Row::text).await? else { return Ok(false) };
        let host = PersonId::from(host);
        let sql = "SELECT id FROM blocks WHERE person = $1 AND blocked = $2";
        Ok(self.one(sql, vec![host.device().into(), person.device().into()], Row::text).await?.is_some())
    }
}
