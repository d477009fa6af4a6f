//! What whoever runs the server does about tables and people, on its machine and while it runs. The server carries it out
//! within seconds: rooms and sockets that it concerns end, and nothing more of theirs is kept.

use protocol::{PersonId, TableId};
use time::Date;

use crate::store::{DatabaseError, NotKept, Store};

/// A database beside its server.
#[derive(Debug)]
pub struct Admin(Store);

/// A table, in a list.
#[derive(Clone, Debug)]
pub struct TableLine {
    /// Its name in links.
    pub id: TableId,
    /// How far it is.
    pub status: String,
    /// The day on which it was opened.
    pub opened: Date,
    /// Who hosts it.
    pub host: PersonId,
    /// Who sits at it.
    pub people: Vec<PersonId>,
    /// Why it is closed, if it is.
    pub closed: Option<String>,
}

/// A person, in a list.
#[derive(Clone, Debug)]
pub struct PersonLine {
    /// Who.
    pub id: PersonId,
    /// Their nickname, if they chose one.
    pub name: Option<String>,
    /// The day on which they were last known to be there.
    pub seen: Date,
    /// Why they are kept out, if they are.
    pub banned: Option<String>,
}

/// Why something was not done.
#[derive(Debug, thiserror::Error)]
pub enum AdminError {
    /// There is no such table.
    #[error("there is no table {0}: `chabudai admin tables` lists them")]
    NoTable(TableId),
    /// The database did not keep it.
    #[error("the database: {0}")]
    Database(#[from] DatabaseError),
}

impl Admin {
    /// Opens a database, beside the server that may be using it.
    ///
    /// # Errors
    /// If it is not there, or of another version.
    pub async fn open(database: &str) -> Result<Self, DatabaseError> {
        Store::visit(database).await.map(Self)
    }

    /// The newest tables.
    ///
    /// # Errors
    /// If the database does not answer.
    pub async fn tables(&self, at_most: u32) -> Result<Vec<TableLine>, DatabaseError> {
        self.0.newest_tables(at_most.into()).await
    }

    /// The people who were there last, of those who chose a name or are kept out.
    ///
    /// # Errors
    /// If the database does not answer.
    pub async fn people(&self, at_most: u32) -> Result<Vec<PersonLine>, DatabaseError> {
        self.0.newest_people(at_most.into()).await
    }

    /// Deletes a table with all that is kept of it.
    ///
    /// # Errors
    /// If there is none, or the database does not keep it.
    pub async fn delete(&self, table: &TableId) -> Result<(), AdminError> {
        self.0.order_deletion(table).await.map_err(no_table(table))
    }

    /// Closes a table for a reason, or opens it again: nobody sees it meanwhile, and nothing of it is lost.
    ///
    /// # Errors
    /// If there is none, or the database does not keep it.
    pub async fn close(&self, table: &TableId, reason: Option<&str>) -> Result<(), AdminError> {
        self.0.order_closing(table, reason).await.map_err(no_table(table))
    }

    /// Keeps a person out for a reason, or lets them in again.
    ///
    /// # Errors
    /// If the database does not keep it.
    pub async fn ban(&self, person: &PersonId, reason: Option<&str>) -> Result<(), AdminError> {
        Ok(self.0.order_ban(person, reason).await.map_err(DatabaseError::from)?)
    }
}

fn no_table(table: &TableId) -> impl Fn(NotKept) -> AdminError {
    move |problem| match problem {
        NotKept::Conflict(_) => AdminError::NoTable(table.clone()),
        other => DatabaseError::from(other).into(),
    }
}
