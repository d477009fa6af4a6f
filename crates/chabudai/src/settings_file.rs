//! A settings file: what it says takes the place of the defaults, so that it is read by the same rules as flags are.

use std::fs;
use std::path::Path;

use anyhow::Context;
use clap::{Arg, CommandFactory, FromArgMatches, Parser};
use toml::{Table, Value};

use crate::cli::{Cli, Command};
use crate::failure::Usage;

/// What was typed; where a settings file was named, with what it says.
pub(crate) fn parse() -> anyhow::Result<Cli> {
    let cli = Cli::parse();
    let Command::Serve(args) = &cli.command else { return Ok(cli) };
    let Some(file) = &args.settings else { return Ok(cli) };
    let matches = with_file(Cli::command(), file)?.get_matches();
    Ok(Cli::from_arg_matches(&matches).unwrap_or_else(|error| error.exit()))
}

/// The commands with the defaults of a server as a file says them.
fn with_file(commands: clap::Command, file: &Path) -> anyhow::Result<clap::Command> {
    let text = fs::read_to_string(file).with_context(|| format!("cannot read the settings {}", file.display()))?;
    let table = text.parse::<Table>().map_err(|error| Usage(format!("{}: {}", file.display(), error.message())))?;
    let mut defaults = Vec::new();
    for (key, value) in table {
        let wrong = |what: &str| Usage(format!("{}: {key:?} {what}", file.display()));
        let serve = commands.find_subcommand("serve").into_iter().flat_map(clap::Command::get_arguments);
        let arg = serve.into_iter().find(|arg| arg.get_long() == Some(&key) && *arg.get_id() != "settings");
        let id = arg.map(Arg::get_id).ok_or_else(|| wrong("is no setting: `chabudai serve --help` lists them"))?;
        let values = match value {
            Value::Array(values) => values.into_iter().map(plain).collect(),
            value => plain(value).map(|value| vec![value]),
        };
        defaults.push((id.clone(), values.ok_or_else(|| wrong("must be a text, a number, true or false, or a list"))?));
    }
    Ok(commands.mut_subcommand("serve", |serve| {
        // The defaults live as long as the program.
        defaults.into_iter().fold(serve, |serve, (id, values)| {
            serve.mut_arg(id, |arg| arg.default_values(values.into_iter().map(|value| &*value.leak())))
        })
    }))
}

/// A value as it would be typed.
fn plain(value: Value) -> Option<String> {
    match value {
        Value::String(text) => Some(text),
        Value::Integer(number) => Some(number.to_string()),
        Value::Boolean(choice) => Some(choice.to_string()),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn listen(file: &str, typed: &[&str]) -> Result<Vec<String>, String> {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("settings.toml");
        fs::write(&path, file).unwrap();
        let commands = with_file(Cli::command(), &path).map_err(|error| error.to_string())?;
        let typed = ["chabudai", "serve"].iter().chain(typed);
        let matches = commands.try_get_matches_from(typed).map_err(|error| error.to_string())?;
        let serve = matches.subcommand_matches("serve").unwrap();
        let said = |id: &str| serve.get_raw(id).into_iter().flatten().map(|value| value.to_string_lossy().into_owned());
        Ok(said("listen").chain(said("trusted_proxy")).chain(said("secure_cookies")).collect())
    }

    #[test]
    fn a_flag_counts_before_the_file_and_the_file_before_the_default() {
        let file = "listen = \"1.1.1.1:1\"\ntrusted-proxy = [\"10.0.0.0/8\", \"::1\"]\nsecure-cookies = true\n";
        assert_eq!(listen(file, &[]).unwrap(), ["1.1.1.1:1", "10.0.0.0/8", "::1", "true"]);
        assert_eq!(listen(file, &["--listen", "2.2.2.2:2"]).unwrap()[0], "2.2.2.2:2");
        assert_eq!(listen("", &[]).unwrap()[0], "127.0.0.1:8080");
    }

    #[test]
    fn every_setting_is_a_variable_of_the_environment_too() {
        let commands = Cli::command();
        let serve = commands.find_subcommand("serve").unwrap();
        for arg in serve.get_arguments().filter(|arg| !arg.is_hide_set() && arg.get_id() != "help") {
            let flag = arg.get_long().unwrap();
            let variable = format!("CHABUDAI_{}", flag.replace('-', "_").to_uppercase());
            assert_eq!(arg.get_env().and_then(|name| name.to_str()), Some(variable.as_str()), "--{flag}");
        }
    }

    #[test]
    fn what_is_no_setting_or_no_value_is_named() {
        assert!(listen("listne = 1", &[]).unwrap_err().contains("\"listne\" is no setting"));
        assert!(listen("settings = \"again.toml\"", &[]).unwrap_err().contains("is no setting"));
        assert!(listen("listen = 1.5", &[]).unwrap_err().contains("must be a text"));
        assert!(listen("listen = \"nowhere\"", &[]).unwrap_err().contains("--listen"));
    }
}
