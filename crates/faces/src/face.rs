//! What each game provides.

use table::{Game, Seat, SeatSet, Sentence, Text, Turn, View};

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

    /// What a move that had these events brought `seat` at once, in what its player counts: points, unless the game
    /// says otherwise. Nothing if the move decided nothing yet. `public` is what everybody knew after it.
    fn brings(events: &[Self::Event], seat: Seat, public: &Self::Public) -> Option<i32> {
        let gains = events.iter().filter_map(|event| Self::gain(event, public));
        Some(gains.filter(|gain| gain.seats.contains(seat)).map(|gain| gain.points).sum())
    }

    /// Who or what decides next.
    fn turn_of(public: &Self::Public) -> Turn;

    /// Which rule forbids a move that is not legal to the viewer, whose turn it is.
    fn why_not(view: &View<Self>, mv: Self::Move) -> Sentence;

    /// What is wrong with a text that is no move, if that can be said better than that it is none.
    fn why_unreadable(text: &str) -> Option<Sentence>;
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
