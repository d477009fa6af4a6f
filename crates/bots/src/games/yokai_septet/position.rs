//! What a position between two tricks looks like to whoever leads next, all hands open.

use table::{Seat, Small};
use yokai_septet::{BOSSES, Card, Cards, Mode, Suit, YokaiSeptet};

use super::suits;
use crate::network::Network;

/// What says who wins a round.
pub(super) type Judge = Network<16>;

const SEATS: usize = 4;
const SIDES: usize = 2;
/// So many cards of a suit can lie above another one, or be missing.
const ABOVE: usize = 7;
const SUITS: usize = 7;
/// More bosses win the round, and more tricks are greedy.
const BOSS_COUNTS: usize = 4;
const TRICK_COUNTS: usize = 7;
/// With more cards of a suit than this, or more above a boss, it hardly matters how many more.
const FEW: usize = 3;

// Where each kind of input begins. The cards of a seat, by how many are above them in their suit; then those of trump.
const CARDS: usize = 0;
/// Who holds the A.
const THE_A: usize = CARDS + 2 * SEATS * ABOVE;
/// Who holds a boss, and how many are above it; then the same for that of trump.
const BOSS_RANKS: usize = THE_A + SEATS;
/// How many cards of its suit its holder has.
const BOSS_LENGTHS: usize = BOSS_RANKS + 2 * SEATS * ABOVE;
/// Who holds the highest card of its suit.
const BOSS_UNDER: usize = BOSS_LENGTHS + SEATS * FEW;
/// How many cards above it are held by its own side, and how many by the other.
const BOSS_ABOVE: usize = BOSS_UNDER + SEATS * SEATS;
/// How many suits a seat lacks that others have.
const VOIDS: usize = BOSS_ABOVE + SEATS * FEW * FEW;
/// Who has no trump.
const TRUMPLESS: usize = VOIDS + SEATS * SUITS;
/// How many bosses each side has captured, and how many tricks it has won.
const CAPTURED: usize = TRUMPLESS + SEATS;
const TRICKS: usize = CAPTURED + SIDES * BOSS_COUNTS;
/// How many inputs there are.
pub(super) const INPUTS: usize = TRICKS + SIDES * TRICK_COUNTS;

/// Shows the inputs that are on, each a number below [`INPUTS`]; some are on more than once.
#[inline]
pub(super) fn inputs(game: &YokaiSeptet, leader: Seat, mut see: impl FnMut(usize)) {
    let hands: [Cards; SEATS] = std::array::from_fn(|steps| game.hand(leader.left(steps as u8, SEATS as u8)));
    let all = hands.iter().fold(Cards::EMPTY, |all, hand| all.or(*hand));
    let trump = game.trump().map_or(Cards::EMPTY, Suit::cards);
    let led = suits(all);
    for (steps, hand) in hands.iter().enumerate() {
        for card in hand.without(Card::WA) {
            let place = steps + SEATS * usize::from(trump.contains(card));
            see(CARDS + place * ABOVE + all.and(card.above()).len() % ABOVE);
        }
        see(VOIDS + steps * SUITS + (led & !suits(*hand)).count_ones() as usize % SUITS);
        if hand.and(trump).is_empty() {
            see(TRUMPLESS + steps);
        }
    }
    let holder =
        |card: Card| (1..SEATS).fold(0, |holder, steps| if hands[steps].contains(card) { steps } else { holder });
    if all.contains(Card::WA) {
        see(THE_A + holder(Card::WA));
    }
    for boss in all.and(BOSSES) {
        let (steps, suit) = (holder(boss), all.and(boss.suit().cards()));
        let above = suit.and(boss.above());
        let place = steps + SEATS * usize::from(trump.contains(boss));
        see(BOSS_RANKS + place * ABOVE + above.len() % ABOVE);
        see(BOSS_LENGTHS + steps * FEW + hands[steps].and(suit).len().clamp(1, FEW) - 1);
        see(BOSS_UNDER + steps * SEATS + holder(Card::from_index(63 - suit.bits().leading_zeros() as usize)));
        let own = above.and(hands[steps].or(hands[(steps + 2) % SEATS])).len();
        let few = |cards: usize| cards.min(FEW - 1);
        see(BOSS_ABOVE + (steps * FEW + few(own)) * FEW + few(above.len() - own));
    }
    for (other, steps) in (0..SIDES).zip(0..) {
        let tally = game.tally(game.variant().side(leader.left(steps, SEATS as u8)));
        see(CAPTURED + other * BOSS_COUNTS + tally.bosses.len() % BOSS_COUNTS);
        see(TRICKS + other * TRICK_COUNTS + usize::from(tally.tricks) % TRICK_COUNTS);
    }
}

/// More inputs are never on at a time: 48 cards, what is known of seats and sides, and four a boss.
const MOST: usize = 96;

/// Whether anything was learned of games like this one.
#[inline]
pub(super) fn is_learned(game: &YokaiSeptet) -> bool {
    game.variant().mode() == Mode::Classic && usize::from(game.variant().seats()) == SEATS
}

/// Whether a seat that is to move leads a trick of such a game.
#[inline]
pub(super) fn leads(game: &YokaiSeptet, seat: Seat) -> bool {
    is_learned(game) && game.tricks().led().is_none() && game.playable(seat).is_some()
}

/// The chance that the side of the leader wins the round.
#[inline]
pub(super) fn chance(game: &YokaiSeptet, leader: Seat, judge: &Judge) -> f32 {
    // Gathered first: then rows are added up several numbers at a time.
    let (mut on, mut count) = ([0; MOST], 0);
    inputs(game, leader, |input| {
        on[count % MOST] = input as u16;
        count += 1;
    });
    judge.chance(&on[..count.min(MOST)])
}

#[cfg(test)]
mod tests {
    use table::{Dice, Game, Turn};
    use yokai_septet::{Goal, Options};

    use super::super::{JUDGE, judged};
    use super::*;

    /// The positions between tricks that random games come to, and who leads.
    fn positions(mut look: impl FnMut(&YokaiSeptet, Seat)) {
        for (seed, goal) in (0..30).zip([Goal::SevenPoints, Goal::TwoRounds].into_iter().cycle()) {
            let options = Options::new(4, Mode::Classic, goal).unwrap();
            testkit::walk::<YokaiSeptet>(&options, &mut Dice::new(seed), |table, _| {
                if let Turn::Move(movers) = table.turn()
                    && let Some(leader) = movers.first().filter(|&mover| leads(table.game(), mover))
                {
                    look(table.game(), leader);
                }
            });
        }
    }

    #[test]
    fn every_card_and_what_each_side_has_is_seen_once() {
        let mut first_tricks = 0;
        positions(|game, leader| {
            let mut on = Vec::new();
            inputs(game, leader, |input| on.push(input));
            assert!(on.len() <= MOST && on.iter().all(|&input| input < INPUTS), "{on:?}");
            let count = |from, to| on.iter().filter(|input| (from..to).contains(*input)).count();
            let cards: usize = Seat::all(4).map(|seat| game.hand(seat).len()).sum();
            assert_eq!(count(CARDS, BOSS_RANKS), cards, "the A is apart from the other cards");
            assert_eq!((count(VOIDS, TRUMPLESS), count(CAPTURED, TRICKS), count(TRICKS, INPUTS)), (4, 2, 2));
            let bosses = count(BOSS_RANKS, BOSS_LENGTHS);
            assert_eq!([count(BOSS_LENGTHS, BOSS_UNDER), count(BOSS_UNDER, BOSS_ABOVE)], [bosses; 2]);
            first_tricks += usize::from(cards == 48);
        });
        assert!(first_tricks > 30, "{first_tricks}");
    }

    #[test]
    fn what_was_learned_is_all_there() {
        assert_eq!(JUDGE.inputs(), INPUTS);
        let learned = include_bytes!("weights.bin");
        assert!(learned.starts_with(b"game yokai-septet\nseed "));
        assert!(learned.ends_with(&JUDGE.write()), "it reads as it is written");
    }

    #[test]
    fn sides_share_what_is_hoped_for() {
        positions(|game, leader| {
            let prospects = judged(game, leader);
            assert!(prospects[2] == 0.0 && (prospects.iter().sum::<f32>() - 1.0).abs() < 1e-4, "{prospects:?}");
        });
    }

    #[test]
    fn a_side_that_lacks_one_boss_looks_better_than_one_that_lacks_one_trick_to_be_greedy() {
        let (mut sums, mut counts) = ([0.0; 2], [0.0; 2]);
        positions(|game, leader| {
            let tally = game.tally(game.variant().side(leader));
            let kind = match (tally.bosses.len(), tally.tricks) {
                (3, ..=4) => 0,
                (..=2, 6) => 1,
                _ => return,
            };
            sums[kind] += chance(game, leader, &JUDGE);
            counts[kind] += 1.0;
        });
        let [bosses, greed] = [0, 1].map(|kind| sums[kind] / counts[kind]);
        assert!(bosses > 0.6 && greed < 0.4, "{bosses} of {} and {greed} of {}", counts[0], counts[1]);
    }

    #[test]
    fn what_was_not_learned_is_played_on() {
        use crate::Knowledge;
        for (seats, mode) in [(3, Mode::Classic), (4, Mode::NextSevens), (4, Mode::NextSevensShort), (2, Mode::Duel)] {
            let options = Options::new(seats, mode, Goal::SevenPoints).unwrap();
            testkit::walk::<YokaiSeptet>(&options, &mut Dice::new(1), |table, _| {
                let game = table.game();
                assert_eq!(game.estimate().is_some(), game.turn() == Turn::Chance);
            });
        }
    }
}
