//! Tables: their journals, and what lists show of them.

use protocol::{PersonId, Place, TableId};
use room::{Act, Entry, Summary, Time};
use table::Seat;

use super::Store;
use super::driver::{DatabaseError, NotKept, Row, Statement};
use super::people::on_device;
use crate::metrics;

/// Something to be kept of one table.
pub(crate) struct Write {
    pub(crate) table: TableId,
    /// The number of the first entry: how many the journal has already.
    pub(crate) first: usize,
    pub(crate) entries: Vec<Entry>,
    /// What lists show, if that has changed.
    pub(crate) summary: Option<Summary>,
}

/// A table as the database lists it.
#[derive(Clone, Debug)]
pub(crate) struct ListedTable {
    pub(crate) id: TableId,
    /// What everybody sees of it, as JSON, when it was last asleep or changed people.
    pub(crate) info: String,
    pub(crate) over: bool,
    /// Where the person sits whose list it is, if that is known without waking it.
    pub(crate) seat: Option<Seat>,
}

impl Store {
    /// Keeps all of these or nothing. A table that is not there any more, or was closed, takes no entries.
    pub(crate) async fn keep_tables(&self, writes: Vec<Write>) -> Result<(), NotKept> {
        let mut statements = Vec::new();
        for Write { table, first, entries, summary } in writes {
            if let Some(summary) = summary {
                summarise(&table, &summary, &mut statements);
            }
            metrics::ENTRIES.add(entries.len() as i64);
            let mut insert = FIRST_ENTRY;
            for (seq, entry) in (first..).zip(entries) {
                append(insert, &table, seq, &entry, &mut statements);
                insert = NEXT_ENTRY;
            }
        }
        self.keep(statements).await
    }

    /// What happened at a table and when, in its order, as JSON; empty if there is no such table.
    pub(crate) async fn journal(&self, table: &TableId) -> Result<Vec<(Time, String)>, DatabaseError> {
        self.settle().await?;
        let sql = "SELECT time, act FROM journal WHERE table_id = $1 ORDER BY seq";
        self.all(sql, vec![table.as_str().into()], |mut row| Ok((Time(row.int()?), row.text()?))).await
    }

    /// Puts other acts in the place of those with these numbers.
    pub(crate) async fn rewrite(
        &self,
        table: &TableId,
        acts: Vec<(usize, String)>,
        summary: Option<Summary>,
    ) -> Result<(), NotKept> {
        let sql = "UPDATE journal SET act = $1 WHERE table_id = $2 AND seq = $3";
        let change = |(seq, act): (usize, String)| {
            Statement::new(sql, [act.into(), table.as_str().into(), (seq as i64).into()]).changing_a_row()
        };
        let mut statements: Vec<_> = acts.into_iter().map(change).collect();
        if let Some(summary) = summary {
            summarise(table, &summary, &mut statements);
        }
        self.keep(statements).await
    }

    /// What lists show of a table, as JSON.
    pub(crate) async fn info(&self, table: &TableId) -> Result<Option<String>, DatabaseError> {
        self.one("SELECT info FROM tables WHERE id = $1", vec![table.as_str().into()], Row::text).await
    }

    /// Why whoever runs the server has closed a table, if they did.
    pub(crate) async fn closed(&self, table: &TableId) -> Result<Option<String>, DatabaseError> {
        let sql = "SELECT closed FROM tables WHERE id = $1";
        Ok(self.one(sql, vec![table.as_str().into()], Row::maybe_text).await?.flatten())
    }

    /// The newest tables that anybody may join or watch.
    pub(crate) async fn public_tables(&self, at_most: i64) -> Result<Vec<ListedTable>, DatabaseError> {
        self.all(PUBLIC, vec![at_most.into()], listed).await
    }

    /// The newest tables at which a person sits or sat, those first that are not over.
    pub(crate) async fn tables_of(&self, person: &PersonId, at_most: i64) -> Result<Vec<ListedTable>, DatabaseError> {
        let mut tables = self.all(RUNNING_OF, vec![person.as_str().into(), at_most.into()], listed).await?;
        let left = at_most - tables.len() as i64;
        if left > 0 {
            tables.extend(self.over_before(person, Time(i64::MAX), left).await?);
        }
        Ok(tables)
    }

    /// The newest finished tables of a person that were opened before `after`; none if there is no such table.
    pub(crate) async fn tables_after(
        &self,
        person: &PersonId,
        after: &TableId,
        at_most: i64,
    ) -> Result<Vec<ListedTable>, DatabaseError> {
        let sql = "SELECT opened FROM tables WHERE id = $1";
        match self.one(sql, vec![after.as_str().into()], Row::int).await? {
            Some(opened) => self.over_before(person, Time(opened), at_most).await,
            None => Ok(Vec::new()),
        }
    }

    async fn over_before(
        &self,
        person: &PersonId,
        opened: Time,
        at_most: i64,
    ) -> Result<Vec<ListedTable>, DatabaseError> {
        self.all(OVER_OF, vec![person.as_str().into(), opened.0.into(), at_most.into()], listed).await
    }

    /// Leaves a finished table out of a person's list from now on; whether they sat at such a table.
    pub(crate) async fn put_away(&self, person: &PersonId, table: &TableId) -> Result<bool, NotKept> {
        let values = || vec![person.as_str().into(), table.as_str().into()];
        let sat = "SELECT person FROM sitting WHERE person = $1 AND table_id = $2 AND is_over = 1";
        if self.one(sat, values(), Row::text).await?.is_none() {
            return Ok(false);
        }
        let sql = "INSERT INTO put_away (person, table_id) VALUES ($1, $2) ON CONFLICT DO NOTHING";
        self.keep(vec![Statement::new(sql, values())]).await?;
        Ok(true)
    }

    /// How many tables of this host are not over, those of others on the same device included.
    pub(crate) async fn hosted(&self, person: &PersonId) -> Result<i64, DatabaseError> {
        Ok(self.one(HOSTED, on_device(person), Row::int).await?.unwrap_or_default())
    }
}

pub(super) const PUBLIC: &str = "SELECT id, info, status FROM tables WHERE public = 1 AND status <> 'over'
    AND closed IS NULL ORDER BY opened DESC LIMIT $1";
pub(super) const RUNNING_OF: &str = "SELECT id, info, status, seat FROM sitting JOIN tables ON id = table_id
    WHERE person = $1 AND is_over = 0 ORDER BY sitting.opened DESC LIMIT $2";
pub(super) const OVER_OF: &str = "SELECT id, info, status, seat FROM sitting JOIN tables ON id = table_id
    WHERE person = $1 AND is_over = 1 AND sitting.opened < $2
    AND NOT EXISTS (SELECT 1 FROM put_away WHERE put_away.person = $1 AND put_away.table_id = id)
    ORDER BY sitting.opened DESC LIMIT $3";
pub(super) const HOSTED: &str = "SELECT COUNT(*) FROM tables WHERE host IN ($1, $2, $3, $4, $5, $6, $7, $8, $9)
    AND status IN ('waiting', 'playing')";

fn listed(mut row: Row) -> Result<ListedTable, DatabaseError> {
    let (id, info, over) = (row.text()?.into(), row.text()?, row.text()? == "over");
    Ok(ListedTable { id, info, over, seat: row.int().ok().map(|seat| Seat::new(seat as u8)) })
}

/// All are kept or none, so it is enough that the first of some entries finds its table open.
const FIRST_ENTRY: &str =
    "INSERT INTO journal (table_id, seq, time, act) SELECT $1, CAST($2 AS BIGINT), CAST($3 AS BIGINT), $4
    WHERE EXISTS (SELECT 1 FROM tables WHERE id = $1 AND closed IS NULL)";
const NEXT_ENTRY: &str = "INSERT INTO journal (table_id, seq, time, act) VALUES ($1, $2, $3, $4)";

fn append(sql: &'static str, table: &TableId, seq: usize, entry: &Entry, statements: &mut Vec<Statement>) {
    let values = [table.as_str().into(), (seq as i64).into(), entry.time.0.into(), entry.act.to_json().into()];
    statements.push(Statement::new(sql, values).changing_a_row());
    if let Act::Said { person, .. } = &entry.act {
        let sql = "INSERT INTO said (person, table_id) VALUES ($1, $2) ON CONFLICT DO NOTHING";
        statements.push(Statement::new(sql, [person.as_str().into(), table.as_str().into()]));
    }
}

fn summarise(table: &TableId, summary: &Summary, statements: &mut Vec<Statement>) {
    let Summary { host, people, opened, info } = summary;
    let sql = "INSERT INTO tables (id, host, public, status, opened, info) VALUES ($1, $2, $3, $4, $5, $6)
        ON CONFLICT (id) DO UPDATE SET host = excluded.host, public = excluded.public,
        status = excluded.status, info = excluded.info";
    let status = info.status.name();
    let text = serde_json::to_string(info).expect("a table is plain data");
    let public = i64::from(info.terms.public);
    let values =
        [table.as_str().into(), host.as_str().into(), public.into(), status.into(), opened.0.into(), text.into()];
    statements.push(Statement::new(sql, values));
    statements.push(Statement::new("DELETE FROM sitting WHERE table_id = $1", [table.as_str().into()]));
    let seats = info.places.iter().enumerate().filter(|(_, place)| matches!(place, Place::Person { .. }));
    for (person, (seat, _)) in people.iter().zip(seats) {
        let sql = "INSERT INTO sitting (person, table_id, is_over, opened, seat) VALUES ($1, $2, $3, $4, $5)
            ON CONFLICT DO NOTHING";
        let (over, seat) = (i64::from(status == "over"), seat as i64);
        let values = [person.as_str().into(), table.as_str().into(), over.into(), opened.0.into(), seat.into()];
        statements.push(Statement::new(sql, values));
    }
}
