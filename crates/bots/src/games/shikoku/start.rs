//! What everybody can hope for at the start of a round, learned from games.

use std::sync::LazyLock;

use shikoku::{Phase, Shikoku, Step};
use table::{Game, MAX_SEATS, PerSeat, Seat};

use super::network::{INPUTS, Network};

/// So many others are looked at: with eight seats all but the one in the middle.
const OTHERS: usize = 6;
/// So much is seen of each of them.
const OF_ANOTHER: usize = 5;
/// The most icons that a card has.
const ICONS: f32 = 6.0;

/// What was learned with three, four and five seats, as `cargo run --release -p bots --example learn_shikoku` wrote it.
static NETWORKS: LazyLock<[Network; 3]> = LazyLock::new(|| {
    let learned: [&[u8]; 3] =
        [include_bytes!("learned/3.bin"), include_bytes!("learned/4.bin"), include_bytes!("learned/5.bin")];
    learned.map(|bytes| Network::read(bytes).expect("as many weights as the network has"))
});

/// Each seat's chance to win, if a round is about to begin and it was learned for so many seats.
pub(super) fn chances(game: &Shikoku) -> Option<PerSeat<f32>> {
    let network = NETWORKS.get(usize::from(game.seats()) - 3)?;
    let start = Start::of(game)?;
    Some(PerSeat::from_fn(game.seats(), |seat| network.chance(&network.sums(&start.seen_by(seat)))))
}

/// The start of a round as networks see it.
pub struct Start<'a> {
    game: &'a Shikoku,
    /// The seats from the highest to the lowest.
    ranked: [Seat; MAX_SEATS],
    /// When each seat plays.
    places: [u8; MAX_SEATS],
    /// The fewest and the most icons in each hand.
    icons: [[f32; 2]; MAX_SEATS],
}

impl<'a> Start<'a> {
    /// Looks at a game that is at the start of a round.
    #[must_use]
    pub fn of(game: &'a Shikoku) -> Option<Self> {
        if game.phase() != Phase::Play || !game.line().is_empty() {
            return None;
        }
        let (steps, icons) = (game.steps(), game.icons());
        let mut start =
            Self { game, ranked: [Seat::default(); MAX_SEATS], places: [0; MAX_SEATS], icons: [[0.0; 2]; MAX_SEATS] };
        for (place, seat) in game.order().iter().enumerate() {
            start.places[seat.index()] = place as u8;
            let higher = start.ranked[..place].iter().filter(|&&other| steps[other] >= steps[seat]).count();
            start.ranked[higher..=place].rotate_right(1);
            start.ranked[higher] = seat;
            let [fewest, most] = game
                .hand(seat)
                .iter()
                .map(|card| icons.of(card))
                .fold([u8::MAX, 0], |[low, high], icons| [low.min(icons), high.max(icons)]);
            start.icons[seat.index()] = [f32::from(fewest) / ICONS, f32::from(most) / ICONS];
        }
        Some(start)
    }

    /// The numbers that describe it to a seat.
    #[must_use]
    pub fn seen_by(&self, seat: Seat) -> [f32; INPUTS] {
        let Self { game, ranked, places, icons } = self;
        let (seats, own) = (usize::from(game.seats()), height(game, seat));
        let (place, pagoda) = (places[seat.index()], f32::from(Step::PAGODA.number()));
        let mut seen = [0.0; INPUTS];
        let (of_others, of_oneself) = seen.split_at_mut(OTHERS * OF_ANOTHER);

        let others = ranked[..seats].iter().filter(|&&other| other != seat).enumerate();
        // Who is in the middle of eight hardly decides who is second.
        let others = others.filter(|&(rank, _)| seats < MAX_SEATS || rank != 3).map(|(_, &other)| other);
        for (into, other) in of_others.as_chunks_mut::<OF_ANOTHER>().0.iter_mut().zip(others) {
            let above = height(game, other) - own;
            let [fewest, most] = icons[other.index()];
            let before = if places[other.index()] < place { 1.0 } else { 0.0 };
            *into = [(above / 10.0).clamp(-1.0, 1.0), (above / 2.0).clamp(-1.0, 1.0), fewest, most, before];
        }

        let (to_go, first_to_go) = (pagoda - own, pagoda - height(game, ranked[0]));
        let last = if usize::from(place) + 1 == seats { 1.0 } else { 0.0 };
        let round = [
            to_go / pagoda,
            first_to_go / pagoda,
            (first_to_go / ICONS).min(1.0),
            (to_go / ICONS).min(1.0),
            f32::from(place) / (seats - 1) as f32,
            last,
            game.deck_len() as f32 / 21.0,
        ];
        let hand = game
            .hand(seat)
            .iter()
            .flat_map(|card| [f32::from(card.number()) / pagoda, f32::from(game.icons().of(card)) / ICONS]);
        of_oneself.iter_mut().zip(round.into_iter().chain(hand)).for_each(|(into, seen)| *into = seen);
        seen
    }
}

fn height(game: &Shikoku, seat: Seat) -> f32 {
    game.steps()[seat].number().into()
}

#[cfg(test)]
mod tests {
    use shikoku::Options;
    use table::Dice;

    use super::*;

    /// The starts of rounds that random games come to.
    fn starts(seats: u8, mut look: impl FnMut(&Shikoku)) {
        for seed in 0..20 {
            testkit::walk::<Shikoku>(&Options::new(seats).unwrap(), &mut Dice::new(seed), |table, _| {
                if Start::of(table.game()).is_some() {
                    look(table.game());
                }
            });
        }
    }

    #[test]
    fn others_are_seen_from_the_highest_to_the_lowest() {
        for seats in 3..=8 {
            starts(seats, |game| {
                let start = Start::of(game).unwrap();
                for seat in Seat::all(seats) {
                    let seen = start.seen_by(seat);
                    let above = seen.as_chunks::<OF_ANOTHER>().0[..OTHERS.min(usize::from(seats) - 1)].iter();
                    assert!(above.map(|other| other[0]).is_sorted_by(|a, b| a >= b), "{game:?}");
                    assert!(seen.iter().all(|number| number.abs() <= 1.0), "{game:?}");
                }
            });
        }
    }

    #[test]
    fn chances_add_up_to_about_as_many_as_win() {
        for (seats, winners) in [(3, 1.0..1.4), (4, 1.0..1.6), (5, 2.0..2.7)] {
            let (mut sum, mut count) = (0.0, 0);
            starts(seats, |game| {
                sum += chances(game).expect("it was learned for so many seats").iter().sum::<f32>();
                count += 1;
            });
            assert!(winners.contains(&(sum / count as f32)), "{seats} seats: {}", sum / count as f32);
        }
    }

    #[test]
    fn only_the_start_of_a_round_with_few_seats_is_judged() {
        starts(6, |game| assert!(chances(game).is_none()));
        let options = Options::new(3).unwrap();
        testkit::walk::<Shikoku>(&options, &mut Dice::new(1), |table, _| {
            let game = table.game();
            let starting = game.phase() == Phase::Play && game.line().is_empty();
            assert_eq!(chances(game).is_some(), starting, "{game:?}");
        });
    }
}
