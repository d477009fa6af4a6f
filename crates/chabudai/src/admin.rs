//! `chabudai admin`: what whoever runs a server does about tables and people.

use std::io::Write;
use std::process::ExitCode;

use clap::{Args, Subcommand};
use protocol::{PersonId, TableId};
use server::admin::{Admin, PersonLine, TableLine};

use crate::cli::DatabaseArg;

/// Looks after tables and people, while the server runs
///
/// The server carries it out within seconds.
#[derive(Args)]
#[command(after_help = "\
Examples:
  chabudai admin tables                              the newest tables, and who sits at them
  chabudai admin ban PERSON 'insults in the chat'
  chabudai admin quarantine TABLE 'we look into it'  nobody sees it, and nothing of it is lost
  chabudai admin delete TABLE")]
pub(crate) struct AdminArgs {
    #[command(subcommand)]
    order: Order,
    #[command(flatten)]
    database: DatabaseArg,
}

#[derive(Subcommand)]
enum Order {
    /// Lists the newest tables
    Tables {
        /// How many
        #[arg(long, short = 'n', default_value_t = 50)]
        count: u32,
    },
    /// Lists the people who were there last, of those who chose a name
    People {
        /// How many
        #[arg(long, short = 'n', default_value_t = 50)]
        count: u32,
    },
    /// Deletes a table with all that is kept of it
    Delete {
        /// Which, as in its link
        table: TableId,
    },
    /// Closes a table, without losing anything of it
    Quarantine {
        /// Which, as in its link
        table: TableId,
        /// Why
        reason: String,
    },
    /// Opens a table again that was closed
    Release {
        /// Which, as in its link
        table: TableId,
    },
    /// Keeps a person out
    Ban {
        /// Who, as the lists name them
        person: PersonId,
        /// Why
        reason: String,
    },
    /// Lets a person in again
    Unban {
        /// Who, as the lists name them
        person: PersonId,
    },
}

pub(crate) fn run(args: &AdminArgs, out: &mut impl Write) -> anyhow::Result<ExitCode> {
    let runtime = tokio::runtime::Runtime::new()?;
    runtime.block_on(async {
        let admin = Admin::open(&args.database.database).await?;
        match &args.order {
            Order::Tables { count } => {
                for TableLine { id, status, opened, host, people, closed } in admin.tables(*count).await? {
                    let people: Vec<_> = people.iter().map(PersonId::as_str).collect();
                    let closed = closed.map(|reason| format!("  closed: {reason}")).unwrap_or_default();
                    let people = people.join(" ");
                    writeln!(out, "{id}  {status:7}  {opened}  host {host}  at it {people}{closed}")?;
                }
            }
            Order::People { count } => {
                for PersonLine { id, name, seen, banned } in admin.people(*count).await? {
                    let banned = banned.map(|reason| format!("  banned: {reason}")).unwrap_or_default();
                    writeln!(out, "{id}  {seen}  {}{banned}", name.unwrap_or_default())?;
                }
            }
            Order::Delete { table } => admin.delete(table).await?,
            Order::Quarantine { table, reason } => admin.close(table, Some(reason)).await?,
            Order::Release { table } => admin.close(table, None).await?,
            Order::Ban { person, reason } => admin.ban(person, Some(reason)).await?,
            Order::Unban { person } => admin.ban(person, None).await?,
        }
        Ok(ExitCode::SUCCESS)
    })
}
