//! `chabudai`: the table for four games, as one program.

mod arena;
mod bench;
mod cli;
mod contest;
mod failure;
mod lang;
mod list;
mod load;
mod play;
mod progress;
mod record_file;
mod replay;
mod serve;
mod setup;
mod simulate;

use std::io::{self, Write};
use std::process::ExitCode;

use clap::{CommandFactory, Parser};

use cli::{Cli, Command};

fn main() -> ExitCode {
    let cli = Cli::parse();
    let mut out = io::BufWriter::new(io::stdout().lock());
    let done = run(cli.command, &mut out).and_then(|code| {
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
        Command::Games(args) => list::run(&args, out),
        Command::Play(args) => play::run(&args, out),
        Command::Simulate(args) => simulate::run(&args, out),
        Command::Replay(args) => replay::run(&args, out),
        Command::Arena(args) => arena::run(&args, out),
        Command::Bench(args) => bench::run(&args, out),
        Command::Load(args) => load::run(&args, out),
        Command::Completions { shell } => {
            clap_complete::generate(shell, &mut Cli::command(), "chabudai", out);
            Ok(ExitCode::SUCCESS)
        }
    }
}
