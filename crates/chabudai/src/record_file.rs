//! Files of records, read and written.

use std::ffi::OsStr;
use std::fs::{self, File};
use std::io::{self, BufRead, BufReader, BufWriter, Read, Write};
use std::path::{Path, PathBuf};

use anyhow::{Context, anyhow, bail};
use tempfile::NamedTempFile;

use crate::failure::Usage;

/// How the records of a file are laid out.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Layout {
    /// `.json`: the whole file is one.
    Single,
    /// `.jsonl`: one a line.
    Lines,
}

fn layout(path: &Path) -> Option<Layout> {
    match path.extension().and_then(OsStr::to_str) {
        Some("json") => Some(Layout::Single),
        Some("jsonl") => Some(Layout::Lines),
        _ if is_standard_stream(path) || is_pipe(path) => Some(Layout::Lines),
        _ => None,
    }
}

fn is_standard_stream(path: &Path) -> bool {
    path == Path::new("-")
}

/// A pipe, a terminal or a device.
fn is_pipe(path: &Path) -> bool {
    fs::metadata(path).is_ok_and(|there| !there.is_file() && !there.is_dir())
}

/// The text of a record with the line on which it stands, counted from 1.
pub(crate) type Numbered = (usize, Vec<u8>);

/// The records in a file.
pub(crate) fn read(path: &Path) -> anyhow::Result<Box<dyn Iterator<Item = io::Result<Numbered>>>> {
    let shown = path.display();
    let layout = layout(path)
        .ok_or_else(|| anyhow!("{shown}: records are in .json files (one record) or .jsonl files (one a line)"))?;
    if is_standard_stream(path) {
        return Ok(Box::new(lines(io::stdin().lock())));
    }
    let cannot = || format!("cannot read {shown}");
    let mut file = File::open(path).with_context(cannot)?;
    if layout == Layout::Lines {
        return Ok(Box::new(lines(BufReader::new(file))));
    }
    let mut text = Vec::new();
    file.read_to_end(&mut text).with_context(cannot)?;
    Ok(Box::new([Ok((1, text))].into_iter()))
}

/// Lines that are not blank.
fn lines(mut input: impl BufRead) -> impl Iterator<Item = io::Result<Numbered>> {
    let mut number = 0;
    std::iter::from_fn(move || {
        loop {
            let mut line = Vec::new();
            number += 1;
            match input.read_until(b'\n', &mut line) {
                Ok(0) => return None,
                Ok(_) if line.trim_ascii().is_empty() => {}
                Ok(_) => return Some(Ok((number, line))),
                Err(error) => return Some(Err(error)),
            }
        }
    })
}

/// Where records are written: nothing is seen of a file before it is whole.
pub(crate) enum Output {
    Standard(BufWriter<io::Stdout>),
    File {
        partial: BufWriter<NamedTempFile>,
        path: PathBuf,
    },
    /// It cannot be put in place at the end.
    Stream(BufWriter<File>),
}

impl Output {
    pub(crate) fn create(path: &Path, games: u64) -> anyhow::Result<Self> {
        match layout(path) {
            Some(Layout::Lines) => {}
            Some(Layout::Single) if games == 1 => {}
            Some(Layout::Single) => {
                bail!(Usage(format!("{}: a .json file holds one record; use .jsonl for {games}", path.display())))
            }
            None => bail!(Usage(format!("{}: name the file .jsonl, or .json for one record", path.display()))),
        }
        if is_standard_stream(path) {
            return Ok(Self::Standard(BufWriter::new(io::stdout())));
        }
        let cannot = || format!("cannot write {}", path.display());
        if is_pipe(path) {
            let stream = File::options().write(true).open(path).with_context(cannot)?;
            return Ok(Self::Stream(BufWriter::new(stream)));
        }
        let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
        let mut builder = tempfile::Builder::new();
        #[cfg(unix)]
        {
            // A temporary file is private by default; a finished one should be as any other (less the umask).
            use std::os::unix::fs::PermissionsExt;
            builder.permissions(fs::Permissions::from_mode(0o666));
        }
        let partial = builder.prefix(".chabudai-").tempfile_in(folder).with_context(cannot)?;
        Ok(Self::File { partial: BufWriter::new(partial), path: path.into() })
    }

    pub(crate) fn write(&mut self, record: &str) -> io::Result<()> {
        match self {
            Self::Standard(out) => writeln!(out, "{record}"),
            Self::File { partial, .. } => writeln!(partial, "{record}"),
            Self::Stream(out) => writeln!(out, "{record}"),
        }
    }

    /// Puts the whole file in its place.
    pub(crate) fn finish(self) -> anyhow::Result<()> {
        match self {
            Self::Standard(mut out) => out.flush()?,
            Self::Stream(mut out) => out.flush()?,
            Self::File { partial, path } => {
                let cannot = || format!("cannot write {}", path.display());
                let file = partial.into_inner().map_err(io::IntoInnerError::into_error).with_context(cannot)?;
                file.persist(&path).map_err(|error| error.error).with_context(cannot)?;
            }
        }
        Ok(())
    }
}
