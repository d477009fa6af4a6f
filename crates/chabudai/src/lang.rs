//! In which language people are spoken to.

use std::env;

use words::Lang;

/// The language that was asked for, else that of the system, else English.
pub(crate) fn chosen(asked_for: Option<Lang>) -> Lang {
    let set = |name| env::var(name).ok().filter(|value| !value.is_empty());
    let system = || Lang::of_system(&set("LC_ALL").or_else(|| set("LANG"))?);
    asked_for.or_else(system).unwrap_or_default()
}

/// `en or fr`, for help pages.
pub(crate) fn offered() -> String {
    let all: Vec<_> = Lang::all().map(|lang| lang.to_string()).collect();
    format!("The language, {}; by default that of the system", table::join(&all, "or"))
}
