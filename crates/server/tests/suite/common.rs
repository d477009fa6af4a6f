//! Servers with databases of their own, and people who play at them.

use std::fs;
use std::io::Write;
use std::path::Path;
use std::process::Command;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Duration;

use bots::{Level, Method, Spec};
use client::{Guest, Socket};
use games::AnyGame;
use protocol::http::{Join, NewPlace, NewTable};
use protocol::socket::{FromClient, FromServer, Outline, ViewNow};
use protocol::{Problem, ProblemCode, TableId};
use server::{Limits, Running, Settings};
use table::{Components, Dice, Seat, Setup, Turn};
use tempfile::TempDir;

/// The address of a PostgreSQL server on which databases can be made; `make test` sees to it.
const POSTGRES: &str = "CHABUDAI_TEST_POSTGRES";

/// A database of its own, which goes when it is dropped or when the next test server is set up.
pub(crate) struct Database {
    pub(crate) url: String,
    _folder: Option<TempDir>,
}

/// A new SQLite file, and a new PostgreSQL database where there is a server for it.
pub(crate) async fn databases() -> Vec<Database> {
    let mut all = vec![sqlite()];
    all.extend(postgres().await);
    all
}

pub(crate) fn sqlite() -> Database {
    // In memory where there is such a place: what is tested here does not depend on the disk, its time would.
    let folder = TempDir::new_in("/dev/shm").or_else(|_| TempDir::new()).unwrap();
    let url = format!("sqlite:{}", folder.path().join("test.db").display());
    Database { url, _folder: Some(folder) }
}

pub(crate) async fn postgres() -> Option<Database> {
    static COUNT: AtomicU32 = AtomicU32::new(0);
    let server = std::env::var(POSTGRES).ok()?;
    let name = format!("test_{}_{}", std::process::id(), COUNT.fetch_add(1, Ordering::Relaxed));
    let house = Database { url: format!("{server}/postgres"), _folder: None };
    house.execute(&format!("CREATE DATABASE {name}")).await;
    Some(Database { url: format!("{server}/{name}"), _folder: None })
}

impl Database {
    /// The same by another address.
    pub(crate) fn at(url: String) -> Self {
        Self { url, _folder: None }
    }

    /// The file of a SQLite database.
    pub(crate) fn file(&self) -> Option<&str> {
        self.url.strip_prefix("sqlite:")
    }

    /// Does something behind the server's back.
    pub(crate) async fn execute(&self, sql: &str) {
        match self.file() {
            Some(file) => rusqlite::Connection::open(file).unwrap().execute_batch(sql).unwrap(),
            None => self.connect().await.batch_execute(sql).await.unwrap(),
        }
    }

    /// The text that a query finds.
    pub(crate) async fn text(&self, sql: &str) -> String {
        match self.file() {
            Some(file) => rusqlite::Connection::open(file).unwrap().query_row(sql, [], |row| row.get(0)).unwrap(),
            None => self.connect().await.query_one(sql, &[]).await.unwrap().get(0),
        }
    }

    async fn connect(&self) -> tokio_postgres::Client {
        let connected = tokio_postgres::connect(&self.url, tokio_postgres::NoTls).await;
        let (client, connection) = connected.expect("the PostgreSQL server for tests answers");
        tokio::spawn(connection);
        client
    }
}

/// A disk of two megabytes, in memory.
pub(crate) struct Disk(pub(crate) TempDir);

impl Disk {
    /// Mounts one; nothing where this needs somebody with more rights.
    pub(crate) fn mount() -> Option<Self> {
        let folder = TempDir::new().unwrap();
        let mounted = as_root("mount", &["-t", "tmpfs", "-o", "size=2m,mode=777", "test"], folder.path());
        mounted.then_some(Self(folder))
    }

    /// Takes all the room that is left.
    pub(crate) fn fill(&self) {
        let mut file = fs::File::create(self.0.path().join("filler")).unwrap();
        while file.write_all(&[0; 4096]).is_ok() {}
    }

    /// Gives it back.
    pub(crate) fn free(&self) {
        fs::remove_file(self.0.path().join("filler")).unwrap();
    }
}

impl Drop for Disk {
    fn drop(&mut self) {
        as_root("umount", &["--lazy"], self.0.path());
    }
}

/// Runs a program on a folder, as root if anybody lets us; whether it did its work.
fn as_root(program: &str, args: &[&str], folder: &Path) -> bool {
    let runs = |mut command: Command| command.args(args).arg(folder).output().is_ok_and(|run| run.status.success());
    let mut sudo = Command::new("sudo");
    sudo.args(["-n", program]);
    runs(Command::new(program)) || runs(sudo)
}

/// Settings for tests: any free port, nobody is slowed down, bots do not pause.
pub(crate) fn settings(database: &Database) -> Settings {
    let room = room::Settings {
        bot_pause: Duration::ZERO,
        master_thinks: Duration::from_millis(20),
        ..room::Settings::default()
    };
    Settings {
        listen: ([127, 0, 0, 1], 0).into(),
        database: database.url.clone(),
        room,
        limits: Limits::NONE,
        ..Settings::default()
    }
}

pub(crate) async fn serve(settings: Settings) -> Running {
    server::start(settings).await.unwrap()
}

/// So many new people.
pub(crate) async fn guests(server: &Running, count: usize) -> Vec<Guest> {
    let http = reqwest::Client::new();
    let mut guests = Vec::new();
    for _ in 0..count {
        guests.push(Guest::arrive(&http, &server.address.to_string()).await.unwrap());
    }
    guests
}

/// A server with a database of its own, which must be kept as long, and so many new people.
pub(crate) async fn house(people: usize) -> (Database, Running, Vec<Guest>) {
    let database = sqlite();
    let server = serve(settings(&database)).await;
    let people = guests(&server, people).await;
    (database, server, people)
}

/// A game with its default options, some of them changed.
pub(crate) fn setup(game: &str, seats: u8, changed: &[(&str, &str)]) -> Setup {
    let game = games::find(game).unwrap();
    let typed: Vec<_> = changed.iter().map(|(name, value)| ((*name).to_owned(), (*value).to_owned())).collect();
    Setup::typed(game.rules, game.choices, seats, Components::Standard, &typed).unwrap()
}

/// A table of a game for whoever opens it and others, people or bots.
pub(crate) fn new_table(game: &str, others: &[NewPlace]) -> NewTable {
    let places: Vec<_> = [NewPlace::Me].iter().chain(others).cloned().collect();
    NewTable::new(game, setup(game, places.len() as u8, &[]), places)
}

pub(crate) const RANDOM: NewPlace = NewPlace::Bot { level: Level::Random };

/// Opens a table for these people, seats them in their order and starts it.
pub(crate) async fn start_table(guests: &[Guest], game: &str) -> TableId {
    start_setup(guests, game, setup(game, guests.len() as u8, &[])).await
}

/// The same with a setup of one's own.
pub(crate) async fn start_setup(guests: &[Guest], game: &str, setup: Setup) -> TableId {
    let mut places = vec![NewPlace::Open; guests.len()];
    places[0] = NewPlace::Me;
    let table = guests[0].open(&NewTable::new(game, setup, places)).await.unwrap();
    for (seat, guest) in Seat::all(guests.len() as u8).zip(guests).skip(1) {
        guest.join(&table, &Join { seat: Some(seat), key: None }).await.unwrap();
    }
    guests[0].start(&table).await.unwrap();
    table
}

/// Somebody at a table, with the last view they were shown.
pub(crate) struct Player {
    pub(crate) socket: Socket,
    pub(crate) view: ViewNow,
    game: &'static AnyGame,
    next: u32,
}

/// The kind of a problem; an answer must be one.
pub(crate) fn code(answer: Result<(), Problem>) -> ProblemCode {
    answer.unwrap_err().code
}

impl Player {
    /// Connects and waits for the first view.
    pub(crate) async fn sit(guest: &Guest, table: &TableId) -> Self {
        let mut socket = guest.sit(table, "test").await.unwrap();
        let game = socket.find(|message| match message {
            FromServer::Table { table, .. } => Some(games::find(&table.game).unwrap()),
            _ => None,
        });
        let game = game.await.unwrap();
        let view = socket.view().await.unwrap();
        Self { socket, view, game, next: 0 }
    }

    pub(crate) fn outline(&self) -> Outline {
        self.view.outline().unwrap()
    }

    pub(crate) fn turn(&self) -> Turn {
        self.outline().turn
    }

    /// The listed moves.
    pub(crate) fn moves(&self) -> Vec<String> {
        self.outline().moves
    }

    /// Any legal move, listed or not.
    pub(crate) fn any_move(&self, dice: &mut Dice) -> String {
        (self.game.choose)(self.view.view.text(), Spec::of(Method::Random), dice.bits(), &()).unwrap()
    }

    pub(crate) fn at(&self) -> u32 {
        self.view.at
    }

    /// Sends a request with the next number and returns the number.
    pub(crate) async fn send(&mut self, request: impl FnOnce(u32) -> FromClient) -> u32 {
        let n = self.next;
        self.next += 1;
        self.socket.ask(&request(n)).await.unwrap();
        n
    }

    /// Sends a request and waits for the answer.
    pub(crate) async fn ask(&mut self, request: impl FnOnce(u32) -> FromClient) -> Result<(), Problem> {
        let n = self.send(request).await;
        self.answer(n).await
    }

    /// The same with other numbers: a number that a client gave once means what it meant then.
    pub(crate) fn counting_from(self, next: u32) -> Self {
        Self { next, ..self }
    }

    /// Sends a move and returns its number.
    pub(crate) async fn send_move(&mut self, text: &str) -> u32 {
        let (at, text) = (self.at(), text.to_owned());
        self.send(|n| FromClient::Move { n, at, text }).await
    }

    /// Waits until a request is done; nothing if the socket ends before. Keeps the newest view.
    pub(crate) async fn done(&mut self, number: u32) -> Option<()> {
        loop {
            match self.socket.message().await.ok()? {
                FromServer::View(view) => self.view = view,
                FromServer::Done { n } if n == number => return Some(()),
                FromServer::Refused { n: Some(n), problem } if n == number => panic!("{problem}"),
                _ => {}
            }
        }
    }

    /// Plays a move and waits until it is done and seen.
    pub(crate) async fn play(&mut self, text: &str) -> Result<(), Problem> {
        let (at, text) = (self.at(), text.to_owned());
        self.ask(|n| FromClient::Move { n, at, text }).await
    }

    /// Plays the first of the listed moves.
    pub(crate) async fn play_first(&mut self) {
        let text = self.moves()[0].clone();
        self.play(&text).await.unwrap();
    }

    /// Asks to take one's move back.
    pub(crate) async fn undo(&mut self) -> Result<(), Problem> {
        let at = self.at();
        self.ask(|n| FromClient::Undo { n, at }).await
    }

    /// Waits for the answer to a request; keeps the newest view.
    pub(crate) async fn answer(&mut self, number: u32) -> Result<(), Problem> {
        loop {
            match self.socket.message().await.expect("the socket is open") {
                FromServer::View(view) => self.view = view,
                FromServer::Done { n } if n == number => return Ok(()),
                FromServer::Refused { n: Some(n), problem } if n == number => return Err(problem),
                _ => {}
            }
        }
    }

    /// Waits for the position with this number.
    pub(crate) async fn reach(&mut self, at: u32) {
        while self.at() < at {
            self.view = self.socket.view().await.expect("the socket is open");
        }
    }
}

/// Plays a game to its end, all moves at random; everybody waits for everybody.
pub(crate) async fn play_out(players: &mut [Player], seed: u64) {
    let mut dice = Dice::new(seed);
    while players[0].turn() != Turn::Over {
        let to_move: Vec<_> = players[0].turn().seats().iter().collect();
        let seat = dice.choose(&to_move).unwrap().index();
        let text = players[seat].any_move(&mut dice);
        players[seat].play(&text).await.unwrap();
        let at = players[seat].at();
        for player in players.iter_mut() {
            player.reach(at).await;
        }
    }
}
