//! The rules page case by case, in its order. Every expected value is worked out by hand from the page.

mod script;

mod components;
mod end;
mod expansions;
mod frog;
mod points;
mod turns;
mod why_not;
mod zen;
