//! There is nothing to choose.

use serde_json::Map;
use table::{Choice, Components, Refusal, Setup};

use super::SEATS;

/// The one way to play it.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Options;

impl table::Options for Options {
    const RULES: u16 = 1;

    fn choices(_: u16) -> &'static [Choice] {
        &[]
    }

    fn from_checked(setup: &Setup) -> Result<Self, Refusal> {
        match setup.seats {
            SEATS => Ok(Self),
            seats => Err(Refusal::Seats { seats, least: SEATS, most: SEATS }),
        }
    }

    fn setup(&self) -> Setup {
        Setup { rules: Self::RULES, seats: SEATS, options: Map::new(), components: Components::Standard }
    }

    fn seats(&self) -> u8 {
        SEATS
    }
}
