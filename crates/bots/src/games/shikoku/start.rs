//! What everybody can hope for at the start of a round, learned from games.

use std::sync::LazyLock;

use shikoku::{Shikoku, Step};
use table::{Game, MAX_SEATS, PerSeat, Seat};

use super::learn::SEATS;
use crate::lesson::weights;
use crate::network::{self, likely};

/// How many hidden units say who wins.
pub(super) const HIDDEN: usize = 32;
pub(super) type Network = network::Network<HIDDEN>;

/// So much is seen of each other seat.
const OF_ANOTHER: usize = 11;
/// And so much of oneself and the round.
const OF_ONESELF: usize = 37;
/// The most icons that a card has.
const ICONS: f32 = 6.0;
/// The most inputs.
pub(super) const MOST: usize = OF_ONESELF + OF_ANOTHER * (MAX_SEATS - 1);

/// How many numbers describe a position to one of so many seats.
pub(super) const fn inputs(seats: u8) -> usize {
    OF_ONESELF + OF_ANOTHER * (seats as usize - 1)
}

/// What was learned with three to eight seats, as `chabudai train shikoku` wrote it.
static NETWORKS: LazyLock<Vec<Network>> = LazyLock::new(|| {
    let mut rest = weights(include_bytes!("weights.bin"));
    let networks = SEATS.map(|seats| {
        let (network, others) = rest.split_at(Network::bytes(inputs(seats)));
        rest = others;
        Network::read(network)
    });
    networks.collect()
});

/// How sure one may be of what was learned where all search: log odds are so many times as far from 0.
const SURE: f32 = 0.75;

/// Each seat's chance to win, if a round is about to begin.
pub(super) fn chances(game: &Shikoku) -> PerSeat<f32> {
    let network = &NETWORKS[usize::from(game.seats() - SEATS.start())];
    let start = Start::of(game);
    PerSeat::from_fn(game.seats(), |seat| likely(SURE * start.log_odds(network, seat)))
}

/// The start of a round as networks see it.
pub(super) struct Start<'a> {
    game: &'a Shikoku,
    /// The seats from the highest to the lowest.
    ranked: [Seat; MAX_SEATS],
    /// When each seat plays.
    places: [u8; MAX_SEATS],
    /// Of each hand the fewest and the most icons, the lowest and the highest number.
    hands: [[f32; 4]; MAX_SEATS],
    /// Whether a card of each leads just below the pagoda, as 1 or 0.
    below: [f32; MAX_SEATS],
    /// How many have one, and how many none but cards that lead to the pagoda.
    counts: [f32; 2],
}

impl<'a> Start<'a> {
    /// Looks at a game that is at the start of a round, or in which cards are being collected for it.
    pub(super) fn of(game: &'a Shikoku) -> Self {
        let (steps, icons) = (game.steps(), game.icons());
        let mut start = Self {
            game,
            ranked: [Seat::default(); MAX_SEATS],
            places: [0; MAX_SEATS],
            hands: [[0.0; 4]; MAX_SEATS],
            below: [0.0; MAX_SEATS],
            counts: [0.0; 2],
        };
        for (place, seat) in game.order().iter().enumerate() {
            start.places[seat.index()] = place as u8;
            let higher = start.ranked[..place].iter().filter(|&&other| steps[other] >= steps[seat]).count();
            start.ranked[higher..=place].rotate_right(1);
            start.ranked[higher] = seat;
            let mut seen = [u8::MAX, 0, u8::MAX, 0];
            let to_go = Step::PAGODA.number() - steps[seat].number();
            for card in game.hand(seat) {
                let (icons, number) = (icons.of(card), card.number());
                if icons + 1 == to_go {
                    start.below[seat.index()] = 1.0;
                }
                seen = [seen[0].min(icons), seen[1].max(icons), seen[2].min(number), seen[3].max(number)];
            }
            start.counts[0] += start.below[seat.index()];
            start.counts[1] += if seen[0] >= to_go { 1.0 } else { 0.0 };
            start.hands[seat.index()] = seen.map(f32::from);
        }
        start
    }

    /// A seat's chance to win.
    pub(super) fn chance(&self, network: &Network, seat: Seat) -> f32 {
        likely(self.log_odds(network, seat))
    }

    fn log_odds(&self, network: &Network, seat: Seat) -> f32 {
        network.log_odds(&network.sums_of(&self.seen_by(seat)[..inputs(self.game.seats())]))
    }

    /// The numbers that describe it to a seat.
    pub(super) fn seen_by(&self, seat: Seat) -> [f32; MOST] {
        let Self { game, ranked, places, hands, below, counts } = self;
        let (seats, own) = (usize::from(game.seats()), height(game, seat));
        let (place, pagoda) = (places[seat.index()], f32::from(Step::PAGODA.number()));
        let mut seen = [0.0; MOST];
        let (of_oneself, of_others) = seen.split_at_mut(OF_ONESELF);

        let others = ranked[..seats].iter().filter(|&&other| other != seat);
        for (into, &other) in of_others.as_chunks_mut::<OF_ANOTHER>().0.iter_mut().zip(others) {
            let stands = height(game, other);
            let above = stands - own;
            let to_go = pagoda - stands;
            let [fewest, most, lowest, highest] = hands[other.index()];
            let before = if places[other.index()] < place { 1.0 } else { 0.0 };
            *into = [
                (above / 10.0).clamp(-1.0, 1.0),
                (above / 3.0).clamp(-1.0, 1.0),
                above.clamp(-1.0, 1.0),
                fewest / ICONS,
                most / ICONS,
                lowest / pagoda,
                highest / pagoda,
                before,
                ((to_go - fewest) / 4.0).clamp(-0.25, 1.0),
                ((to_go - most) / 4.0).clamp(-0.25, 1.0),
                below[other.index()],
            ];
        }

        let [fewest, most, ..] = hands[seat.index()];
        let (to_go, first_to_go) = (pagoda - own, pagoda - height(game, ranked[0]));
        let round = [
            to_go / pagoda,
            first_to_go / pagoda,
            (first_to_go / ICONS).min(1.0),
            (to_go / ICONS).min(1.0),
            f32::from(place) / (seats - 1) as f32,
            if usize::from(place) + 1 == seats { 1.0 } else { 0.0 },
            if place == 0 { 1.0 } else { 0.0 },
            game.deck_len() as f32 / 21.0,
            ((to_go - fewest) / 4.0).clamp(-0.25, 1.0),
            ((to_go - most) / 4.0).clamp(-0.25, 1.0),
            fewest / ICONS,
            most / ICONS,
            game.hand(seat).len() as f32 - 3.0,
            below[seat.index()],
            counts[0] / seats as f32,
            counts[1] / 2.0,
        ];
        let hand = game
            .hand(seat)
            .iter()
            .flat_map(|card| [f32::from(card.number()) / pagoda, f32::from(game.icons().of(card)) / ICONS]);
        of_oneself.iter_mut().zip(round.into_iter().chain(hand)).for_each(|(into, seen)| *into = seen);
        if let Some(into) = of_oneself[22..][..8].get_mut(to_go as usize - 1) {
            *into = 1.0;
        }
        if let Some(into) = of_oneself[30..][..7].get_mut(first_to_go as usize - 1) {
            *into = 1.0;
        }
        seen
    }
}

fn height(game: &Shikoku, seat: Seat) -> f32 {
    game.steps()[seat].number().into()
}

#[cfg(test)]
mod tests {
    use shikoku::{Options, Phase};
    use table::Dice;

    use super::*;

    /// The starts of rounds that random games come to.
    fn starts(seats: u8, mut look: impl FnMut(&Shikoku)) {
        for seed in 0..20 {
            testkit::walk::<Shikoku>(&Options::new(seats).unwrap(), &mut Dice::new(seed), |table, _| {
                if table.game().phase() == Phase::Play && table.game().line().is_empty() {
                    look(table.game());
                }
            });
        }
    }

    #[test]
    fn others_are_seen_from_the_highest_to_the_lowest() {
        for seats in SEATS {
            starts(seats, |game| {
                let start = Start::of(game);
                for seat in Seat::all(seats) {
                    let seen = start.seen_by(seat);
                    let others = seen[OF_ONESELF..inputs(seats)].as_chunks::<OF_ANOTHER>().0.iter();
                    assert!(others.map(|other| other[0]).is_sorted_by(|a, b| a >= b), "{game:?}");
                    assert!(seen[inputs(seats)..].iter().all(|&nobody| nobody == 0.0), "{game:?}");
                }
            });
        }
    }

    #[test]
    fn chances_add_up_to_about_as_many_as_win() {
        for (seats, winners) in
            [(3, 1.0..1.8), (4, 1.0..2.2), (5, 2.0..3.5), (6, 2.0..4.0), (7, 2.5..4.6), (8, 3.0..5.2)]
        {
            let (mut sum, mut count) = (0.0, 0);
            starts(seats, |game| {
                sum += chances(game).iter().sum::<f32>();
                count += 1;
            });
            assert!(winners.contains(&(sum / count as f32)), "{seats} seats: {}", sum / count as f32);
        }
    }
}
