//! What is kept for how long. Everything goes in small pieces, so that nobody who plays has to wait for it.

use protocol::TableId;
use room::Time;

use super::driver::{DatabaseError, NotKept, Statement};
use super::{Store, schema};

/// How much goes at a time.
const PIECE: i64 = 50;

/// Tables that are deleted when nothing has happened at them for long enough.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Old {
    /// Their games are not over.
    Abandoned,
    Finished,
}

impl Store {
    /// Deletes some tables at which nothing has happened since then; how many, and nothing when there are no more.
    pub(crate) async fn delete_old_tables(&self, old: Old, since: Time) -> Result<usize, DatabaseError> {
        let sql = match old {
            Old::Abandoned => OLD_ABANDONED,
            Old::Finished => OLD_FINISHED,
        };
        let tables: Vec<TableId> =
            self.all(sql, vec![since.0.into(), PIECE.into()], |mut row| Ok(row.text()?.into())).await?;
        for table in &tables {
            // Somebody may have come back in the meantime.
            let still = Statement::new(DELETE_OLD, [table.as_str().into(), since.0.into()]).changing_a_row();
            match self.keep([vec![still], delete(table)].concat()).await {
                Ok(()) | Err(NotKept::Conflict(_)) => {}
                Err(problem) => return Err(problem.into()),
            }
        }
        Ok(tables.len())
    }

    /// Deletes people who have not been here since then and have no table; those who are banned stay so.
    pub(crate) async fn delete_old_people(&self, since: Time, now: Time) -> Result<(), NotKept> {
        // Those of an earlier version are seen today.
        let seen = Statement::new("UPDATE people SET seen = $1 WHERE seen = 0", [now.0.into()]);
        // Whoever is gone hears everybody again; those whom they had blocked are forgotten with them.
        let blocks = Statement::new("DELETE FROM blocks WHERE person NOT IN (SELECT id FROM people)", []);
        self.keep(vec![seen, Statement::new(OLD_PEOPLE, [since.0.into()]), blocks]).await
    }
}

const OLD_ABANDONED: &str = "SELECT id FROM tables WHERE status <> 'over' AND opened < $1
    AND (SELECT MAX(time) FROM journal WHERE table_id = id) < $1 ORDER BY opened LIMIT $2";
const OLD_FINISHED: &str = "SELECT id FROM tables WHERE status = 'over' AND opened < $1
    AND (SELECT MAX(time) FROM journal WHERE table_id = id) < $1 ORDER BY opened LIMIT $2";
const DELETE_OLD: &str =
    "DELETE FROM tables WHERE id = $1 AND (SELECT MAX(time) FROM journal WHERE table_id = $1) < $2";
const OLD_PEOPLE: &str = "DELETE FROM people WHERE seen < $1 AND banned IS NULL
    AND NOT EXISTS (SELECT 1 FROM sitting WHERE person = people.id)
    AND NOT EXISTS (SELECT 1 FROM tables WHERE host = people.id)";

fn delete(table: &TableId) -> Vec<Statement> {
    schema::DELETE_TABLE.iter().map(|sql| Statement::new(sql, [table.as_str().into()])).collect()
}
