//! Records that were uploaded.

use protocol::{PersonId, RecordId};
use room::Time;

use super::Store;
use super::driver::{DatabaseError, NotKept, Row, Statement};
use super::people::on_device;

impl Store {
    pub(crate) async fn keep_record(
        &self,
        id: &RecordId,
        person: &PersonId,
        record: String,
        time: Time,
    ) -> Result<(), NotKept> {
        let sql = "INSERT INTO records (id, record, time, person) VALUES ($1, $2, $3, $4)";
        let values = [id.as_str().into(), record.into(), time.0.into(), person.as_str().into()];
        self.keep(vec![Statement::new(sql, values)]).await
    }

    pub(crate) async fn record(&self, id: &RecordId) -> Result<Option<String>, DatabaseError> {
        self.one("SELECT record FROM records WHERE id = $1", vec![id.as_str().into()], Row::text).await
    }

    /// How many records of a person are kept, those of others on the same device included.
    pub(crate) async fn records_kept(&self, person: &PersonId) -> Result<i64, DatabaseError> {
        let sql = "SELECT COUNT(*) FROM records WHERE person IN ($1, $2, $3, $4, $5, $6, $7, $8, $9)";
        Ok(self.one(sql, on_device(person), Row::int).await?.unwrap_or(0))
    }

    /// The records that a person has uploaded, newest first.
    pub(crate) async fn records_of(&self, person: &PersonId) -> Result<Vec<(RecordId, String)>, DatabaseError> {
        let sql = "SELECT id, record FROM records WHERE person = $1 ORDER BY time DESC";
        self.all(sql, vec![person.as_str().into()], |mut row| Ok((row.text()?.into(), row.text()?))).await
    }
}
