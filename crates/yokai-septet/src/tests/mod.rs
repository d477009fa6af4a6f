//! What needs to look behind the views; the rule book's cases are in `tests/rulebook.rs`.

mod secrets;
mod suite;
mod uniform;
mod worlds;
