//! The cases of the rules page, in its order; what is expected was worked out by hand from the page.

mod classic;
mod deck;
mod duel;
mod next_sevens;
mod property;
mod rig;
mod why_not;
