//! What each game provides.

use table::{Game, Seat, SeatSet, Text, View};

use crate::{Lang, Style};

/// How a game looks and sounds in words.
pub trait Face: Game {
    /// The board from the viewer's seat, at most 80 columns wide, without its scores.
    fn draw(view: &View<Self>, style: Style) -> String;

    /// Who has how many points so far, as far as that is public.
    fn draw_score(view: &View<Self>, style: Style) -> String;

    /// What everybody saw happen, as `viewer` would be told; nothing if it need not be said.
    fn tell(event: &Self::Event, viewer: Seat, lang: Lang) -> Option<String>;

    /// What the viewer decides now and the moves it has, summed up where there are many.
    fn describe_moves(view: &View<Self>, lang: Lang) -> String;

    /// The game in a few sentences, and how moves are written.
    fn how_to_play(lang: Lang) -> &'static str;

    /// The points that an event brought, if it brought any; `public` is what everybody knew after it.
    fn gain(event: &Self::Event, public: &Self::Public) -> Option<Gain>;
}

/// Points that somebody got.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Gain {
    /// Who got them, each of these as many; a rival without a seat follows the seats.
    pub seats: SeatSet,
    /// What for.
    pub source: Text,
    /// How many.
    pub points: i32,
}
