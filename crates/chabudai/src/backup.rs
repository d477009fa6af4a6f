//! `chabudai backup` and `chabudai restore`.

use std::fs::{self, File, OpenOptions};
use std::io::{self, BufReader, BufWriter, Write};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use anyhow::Context;
use clap::Args;

use crate::cli::DatabaseArg;

/// Writes all that a server keeps into one file, while it runs
///
/// The file holds everything as it was at one moment, the secret that signs cookies included: keep it as safe as the
/// database. It can be put back into SQLite and PostgreSQL alike.
#[derive(Args)]
#[command(after_help = "\
Examples:
  chabudai backup today.chabudai
  chabudai backup - --database postgres://me@db/chabudai | gzip > today.chabudai.gz")]
pub(crate) struct BackupArgs {
    /// The file, which must not be there yet; `-` is the standard output
    file: PathBuf,
    #[command(flatten)]
    database: DatabaseArg,
}

/// Puts a backup into a database that is empty or not there yet
///
/// So a table moves from SQLite to PostgreSQL, or back.
#[derive(Args)]
#[command(after_help = "\
Examples:
  chabudai restore today.chabudai --database sqlite:new.db
  gunzip < today.chabudai.gz | chabudai restore - --database postgres://me@db/chabudai")]
pub(crate) struct RestoreArgs {
    /// The file; `-` is the standard input
    file: PathBuf,
    #[command(flatten)]
    database: DatabaseArg,
}

pub(crate) fn back_up(args: &BackupArgs, out: &mut impl Write) -> anyhow::Result<ExitCode> {
    let runtime = tokio::runtime::Runtime::new()?;
    let database = &args.database.database;
    if args.file == Path::new("-") {
        runtime.block_on(server::backup::backup(database, out))?;
        return Ok(ExitCode::SUCCESS);
    }
    let shown = args.file.display();
    let file = private(&args.file).with_context(|| format!("cannot make {shown}"))?;
    let mut writer = BufWriter::new(file);
    let backed_up = runtime.block_on(server::backup::backup(database, &mut writer));
    let on_disk = |rows| {
        writer.into_inner().map_err(io::IntoInnerError::into_error)?.sync_all()?;
        Ok(rows)
    };
    match backed_up.and_then(on_disk) {
        Ok(rows) => writeln!(out, "{rows} rows are in {shown}")?,
        Err(error) => {
            // A part of a backup is none.
            fs::remove_file(&args.file)?;
            return Err(error.into());
        }
    }
    Ok(ExitCode::SUCCESS)
}

pub(crate) fn restore(args: &RestoreArgs, out: &mut impl Write) -> anyhow::Result<ExitCode> {
    let runtime = tokio::runtime::Runtime::new()?;
    let database = &args.database.database;
    let rows = if args.file == Path::new("-") {
        runtime.block_on(server::backup::restore(database, &mut io::stdin().lock()))?
    } else {
        let file = File::open(&args.file).with_context(|| format!("cannot read {}", args.file.display()))?;
        runtime.block_on(server::backup::restore(database, &mut BufReader::new(file)))?
    };
    writeln!(out, "{rows} rows are back")?;
    Ok(ExitCode::SUCCESS)
}

/// A new file that nobody else reads.
fn private(path: &Path) -> io::Result<File> {
    let mut options = OpenOptions::new();
    options.write(true).create_new(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options.open(path)
}
