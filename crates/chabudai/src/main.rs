//! `chabudai`: the table for four games, as one program.

mod admin;
mod arena;
mod backup;
mod bench;
mod cli;
mod contest;
mod failure;
mod lang;
mod levels;
mod list;
mod play;
mod progress;
mod record_file;
mod replay;
mod serve;
mod settings_file;
mod setup;
mod simulate;
mod train;
mod tune;

use std::io::{self, Write};
use std::process::ExitCode;

use clap::CommandFactory;

use cli::{Cli, Command};

fn main() -> ExitCode {
    let mut out = io::BufWriter::new(io::stdout().lock());
    let done = settings_file::parse().and_then(|cli| run(cli.command, &mut out)).and_then(|code| {
        out.flush()?;
        Ok(code)
    });
    match done {
        Ok(code) => code,
        Err(error) => failure::report(&error),
    }
}

fn run(command: Command, out: &mut impl Write) -> anyhow::Result<ExitCode> {
    match command {
        Command::Serve(args) => serve::run(&args, out),
        Command::Admin(args) => admin::run(&args, out),
        Command::Backup(args) => backup::back_up(&args, out),
        Command::Restore(args) => backup::restore(&args, out),
        Command::Games(args) => list::run(&args, out),
        Command::Play(args) => play::run(&args, out),
        Command::Simulate(args) => simulate::run(&args, out),
        Command::Replay(args) => replay::run(&args, out),
        Command::Arena(args) => arena::run(&args, out),
        Command::Levels(args) => levels::run(&args, out),
        Command::Train(args) => train::run(&args, out),
        Command::Tune(args) => tune::run(&args, out),
        Command::Bench(args) => bench::run(&args, out),
        Command::Completions { shell } => {
            clap_complete::generate(shell, &mut Cli::command(), "chabudai", out);
            Ok(ExitCode::SUCCESS)
        }
    }
}
