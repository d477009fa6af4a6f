//! One suite for both databases: what is kept, and what happens when nothing can be.

mod faults;
mod keeping;
mod plans;
mod tables;

use std::sync::atomic::{AtomicU32, Ordering};

use protocol::http::{NewPlace, NewTable};
use protocol::{Place, Status, TableId};
use room::{Act, Entry, Person, Room, Summary, Time};
use table::Seat;
use tempfile::TempDir;

use crate::LuckSource;
use crate::entropy::Entropy;

use super::{NotKept, Statement, Store, Write};

/// The address of a PostgreSQL server on which databases can be made; `make test` sees to it.
const POSTGRES: &str = "CHABUDAI_TEST_POSTGRES";

/// A database of its own.
pub(super) struct Database {
    pub(super) url: String,
    _folder: Option<TempDir>,
}

/// A new SQLite file, and a new PostgreSQL database where there is a server for it.
pub(super) async fn databases() -> Vec<Database> {
    let mut all = vec![sqlite()];
    all.extend(postgres().await);
    all
}

pub(super) fn sqlite() -> Database {
    let folder = TempDir::new_in("/dev/shm").or_else(|_| TempDir::new()).unwrap();
    Database { url: format!("sqlite:{}", folder.path().join("test.db").display()), _folder: Some(folder) }
}

pub(super) async fn postgres() -> Option<Database> {
    static COUNT: AtomicU32 = AtomicU32::new(0);
    let server = std::env::var(POSTGRES).ok()?;
    let name = format!("store_{}_{}", std::process::id(), COUNT.fetch_add(1, Ordering::Relaxed));
    let house = Database { url: format!("{server}/postgres"), _folder: None };
    house.client().await.batch_execute(&format!("CREATE DATABASE {name}")).await.unwrap();
    Some(Database { url: format!("{server}/{name}"), _folder: None })
}

impl Database {
    pub(super) async fn open(&self) -> Store {
        Store::open(&self.url).await.unwrap()
    }

    /// Another connection to the file.
    pub(super) fn connection(&self) -> rusqlite::Connection {
        let file = self.url.strip_prefix("sqlite:").unwrap();
        rusqlite::Connection::open(file.split_once('?').map_or(file, |(file, _)| file)).unwrap()
    }

    /// Another connection to the server.
    pub(super) async fn client(&self) -> tokio_postgres::Client {
        let (client, connection) = tokio_postgres::connect(&self.url, tokio_postgres::NoTls).await.unwrap();
        tokio::spawn(connection);
        client
    }

    /// Does something behind the store's back.
    pub(super) async fn execute(&self, sql: &str) {
        match self.url.starts_with("sqlite:") {
            true => self.connection().execute_batch(sql).unwrap(),
            false => self.client().await.batch_execute(sql).await.unwrap(),
        }
    }
}

/// What lists show of a table with these people, the first of whom is its host.
pub(super) fn summary(table: &str, people: &[&str], status: Status, opened: i64) -> Summary {
    let game = games::all()[0];
    let setup = (game.variants)().remove(0);
    let places = vec![NewPlace::Open; setup.seats.into()];
    let new = NewTable { public: true, ..NewTable::new(game.id, setup, places) };
    let (host, settings) = (Person { id: people[0].into(), name: people[0].into() }, room::Settings::default());
    let journal = room::open(&host, &new, &settings, Time(opened), &mut &Entropy::of(&LuckSource::Seeded(1))).unwrap();
    let room = Room::replay(table.into(), &journal.entries, settings).unwrap();
    let Summary { mut info, host, opened, .. } = room.summary();
    info.status = status;
    let sits =
        |person: &&str| Place::Person { name: (*person).into(), connected: false, stand_in: false, kept_until: None };
    info.places = people.iter().map(sits).collect();
    Summary { host, opened, info, people: people.iter().map(|&person| person.into()).collect() }
}

/// The opening of a table, as far as a store knows what that is.
pub(super) fn opening(table: &str, people: &[&str], opened: i64) -> Write {
    Write { summary: Some(summary(table, people, Status::Waiting, opened)), ..entries(table, 0, &["opened"]) }
}

/// Entries that say this.
pub(super) fn entries(table: &str, first: usize, texts: &[&str]) -> Write {
    let act = |text: &&str| Act::Move { seat: Seat::new(0), text: (*text).into(), key: None };
    let entries = texts.iter().map(|text| Entry { time: Time(7), act: act(text) }).collect();
    Write { table: table.into(), first, entries, summary: None }
}

/// What the entries of a table say.
pub(super) async fn kept(store: &Store, table: &str) -> Vec<String> {
    let journal = store.journal(&TableId::from(table)).await.unwrap();
    let text = |act: &str| match serde_json::from_str(act).unwrap() {
        Act::Move { text, .. } => text,
        other => panic!("{other:?}"),
    };
    journal.iter().map(|(_, act)| text(act)).collect()
}

/// Does nothing but change something.
pub(super) async fn tick(store: &Store) -> Result<(), NotKept> {
    store.keep(vec![Statement::new(super::schema::TICK, [])]).await
}
