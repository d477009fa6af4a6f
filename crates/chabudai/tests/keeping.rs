//! `backup`, `restore` and `admin` as they are typed, beside a server that runs.

use std::io::{BufRead, BufReader};
use std::process::{Child, Command, Output, Stdio};

use client::{Error, Guest};
use protocol::http::{NewPlace, NewTable};
use protocol::{ProblemCode, TableId};
use tempfile::TempDir;

/// A folder with databases and backups, in which commands are typed.
struct House(TempDir);

impl House {
    fn new() -> Self {
        Self(TempDir::new().unwrap())
    }

    fn command(&self, args: &[&str]) -> Command {
        let mut command = Command::new(env!("CARGO_BIN_EXE_chabudai"));
        command.args(args).current_dir(self.0.path()).env_remove("CHABUDAI_DATABASE");
        command
    }

    /// Runs, must succeed, returns the output.
    fn good(&self, args: &[&str]) -> String {
        let Output { status, stdout, stderr } = self.command(args).output().unwrap();
        assert_eq!((status.code(), String::from_utf8(stderr).unwrap()), (Some(0), String::new()), "{args:?}");
        String::from_utf8(stdout).unwrap()
    }

    /// Runs, must fail with one sentence, returns it.
    fn bad(&self, args: &[&str]) -> String {
        let Output { status, stdout, stderr } = self.command(args).output().unwrap();
        assert_eq!((status.code(), stdout.len()), (Some(1), 0), "{args:?}");
        let said = String::from_utf8(stderr).unwrap();
        assert_eq!(said.lines().count(), 1, "{said}");
        said
    }

    fn serve(&self, database: &str) -> Serving {
        let mut serve = self.command(&["serve", "--listen", "127.0.0.1:0", "--database", database]);
        let mut child = serve.stdout(Stdio::piped()).stderr(Stdio::null()).spawn().unwrap();
        let mut said = String::new();
        BufReader::new(child.stdout.as_mut().unwrap()).read_line(&mut said).unwrap();
        let address = said.trim().rsplit_once('/').expect("it says where it listens").1.to_owned();
        Serving { child, address }
    }
}

struct Serving {
    child: Child,
    address: String,
}

impl Drop for Serving {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// Somebody who has opened a table.
async fn host(address: &str) -> (Guest, TableId) {
    let guest = Guest::arrive(&reqwest::Client::new(), address).await.unwrap();
    let game = games::all()[0];
    let setup = (game.showcase)().into_iter().find(|setup| setup.seats == 2).unwrap();
    let table = guest.open(&NewTable::new(game.id, setup, vec![NewPlace::Me, NewPlace::Open])).await.unwrap();
    (guest, table)
}

/// How the server refuses somebody to look at a table, once it does.
async fn refused(guest: &Guest, table: &TableId) -> ProblemCode {
    loop {
        match guest.look(table).await {
            Ok(_) => tokio::time::sleep(std::time::Duration::from_millis(50)).await,
            Err(Error::Refused { problem, .. }) => return problem.code,
            Err(other) => panic!("{other}"),
        }
    }
}

#[tokio::test]
async fn what_was_backed_up_while_it_ran_is_served_again_from_another_database() {
    let house = House::new();
    let running = house.serve("sqlite:old.db");
    let (guest, table) = host(&running.address).await;
    let old = ["--database", "sqlite:old.db"];
    let said = house.good(&[&["backup", "today.chabudai"][..], &old].concat());
    assert!(said.ends_with(" rows are in today.chabudai\n"), "{said}");
    let rows = said.split_whitespace().next().unwrap();
    // The standard output has the same.
    let piped = house.good(&[&["backup", "-"][..], &old].concat());
    assert_eq!(piped.lines().count(), rows.parse::<usize>().unwrap() + 2, "with its head and its end");
    drop(running);

    let said = house.good(&["restore", "today.chabudai", "--database", "sqlite:new.db"]);
    assert_eq!(said, format!("{rows} rows are back\n"));
    let running = house.serve("sqlite:new.db");
    let guest = guest.at(&running.address);
    assert_eq!(guest.mine().await.unwrap()[0].table.id, table, "cookies and tables are as they were");
}

#[test]
fn backups_that_would_overwrite_or_mix_something_are_refused() {
    let house = House::new();
    drop(house.serve("sqlite:some.db"));
    house.good(&["backup", "today.chabudai", "--database", "sqlite:some.db"]);
    let again = house.bad(&["backup", "today.chabudai", "--database", "sqlite:some.db"]);
    assert!(again.contains("cannot make today.chabudai: File exists"), "{again}");
    let nothing = house.bad(&["backup", "other.chabudai", "--database", "sqlite:none.db"]);
    assert!(nothing.contains("none.db: No such file"), "{nothing}");
    assert!(!house.0.path().join("other.chabudai").exists(), "a part of a backup is none");
    let mixed = house.bad(&["restore", "today.chabudai", "--database", "sqlite:some.db"]);
    assert!(mixed.contains("the database is not empty"), "{mixed}");
    std::fs::write(house.0.path().join("letter.txt"), "Dear all,\n").unwrap();
    let foreign = house.bad(&["restore", "letter.txt", "--database", "sqlite:new.db"]);
    assert!(foreign.contains("line 1: this is no backup"), "{foreign}");
    assert!(house.bad(&["restore", "gone.chabudai"]).contains("cannot read gone.chabudai"));
}

#[tokio::test]
async fn whoever_runs_a_server_lists_closes_bans_and_deletes_while_it_runs() {
    let house = House::new();
    let running = house.serve("sqlite:chabudai.db");
    let (guest, table) = host(&running.address).await;
    guest.rename("Anna").await.unwrap();

    let tables = house.good(&["admin", "tables"]);
    assert!(tables.starts_with(&format!("{table}  waiting")), "{tables}");
    let people = house.good(&["admin", "people", "-n", "1"]);
    let person = people.split_whitespace().next().unwrap();
    assert!(people.trim_end().ends_with("Anna") && tables.contains(person), "{people}");

    house.good(&["admin", "quarantine", table.as_str(), "we look into it"]);
    assert_eq!(refused(&guest, &table).await, ProblemCode::Closed);
    assert!(house.good(&["admin", "tables"]).contains("closed: we look into it"));
    house.good(&["admin", "release", table.as_str()]);
    guest.look(&table).await.unwrap();

    house.good(&["admin", "ban", person, "insults"]);
    assert_eq!(refused(&guest, &table).await, ProblemCode::Banned);
    assert!(house.good(&["admin", "people"]).contains("banned: insults"));
    house.good(&["admin", "unban", person]);
    guest.look(&table).await.unwrap();

    house.good(&["admin", "delete", table.as_str()]);
    assert_eq!(refused(&guest, &table).await, ProblemCode::NotFound);
    let gone = house.bad(&["admin", "delete", table.as_str()]);
    assert_eq!(gone, format!("error: there is no table {table}: `chabudai admin tables` lists them\n"));
    assert!(house.bad(&["admin", "tables", "--database", "mysql:x"]).contains("sqlite:FILE or postgres://"));
}
