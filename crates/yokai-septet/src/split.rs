//! Dealing cards to hands that are known to lack suits, every possible way equally likely.
//!
//! Dealing at random until no hand holds what it lacks would be exact and slow; dealing card by card to whoever may
//! have it would be fast and biased. Instead the ways are counted: cards that may go to the same hands are alike, so
//! it is enough to choose how many of each kind go where, each choice as often as it has ways, and then the cards.

use table::Dice;

use crate::draw::{self, subset};
use crate::{Cards, Suit, Suits};

/// A hand to be filled.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Gap {
    /// How many cards it takes.
    pub(crate) size: usize,
    /// The suits that it does not take.
    pub(crate) lacks: Suits,
}

impl Gap {
    fn takes(&self, suit: Suit) -> bool {
        self.size > 0 && !self.lacks.contains(suit)
    }
}

/// How many hands can be filled.
pub(crate) const GAPS: usize = 3;

/// Fills the gaps with exactly `cards`; there must be a way to do it.
pub(crate) fn split(cards: Cards, gaps: &[Gap; GAPS], dice: &mut Dice) -> [Cards; GAPS] {
    let kinds = kinds(cards, gaps);
    let kind = |takers: &[usize]| kinds[takers.iter().fold(0, |bits, taker| bits | 1 << taker)];

    // Once `a` is filled, `b` and `c` share what both take freely: the fewest cases are left if that is the most.
    let [a, b, c] = [[0, 1, 2], [1, 0, 2], [2, 0, 1]]
        .into_iter()
        .max_by_key(|&[_, b, c]| kind(&[b, c]).len())
        .expect("there are three ways");
    let (ab, ac, bc, abc) = (kind(&[a, b]), kind(&[a, c]), kind(&[b, c]), kind(&[a, b, c]));
    let room = |gap: usize| gaps[gap].size - kind(&[gap]).len();
    let case = choose_case(
        &Case { from_ab: ab.len(), from_ac: ac.len(), from_abc: abc.len() },
        bc.len(),
        room(a),
        room(b),
        dice,
    );

    let from_ab = subset(ab, case.from_ab, dice);
    let from_ac = subset(ac, case.from_ac, dice);
    let from_abc = subset(abc, case.from_abc, dice);
    let shared = bc.or(abc.minus(from_abc));
    let b_sure = kind(&[b]).or(ab.minus(from_ab));
    let from_shared = subset(shared, gaps[b].size - b_sure.len(), dice);

    let mut hands = [Cards::EMPTY; GAPS];
    hands[a] = kind(&[a]).or(from_ab).or(from_ac).or(from_abc);
    hands[b] = b_sure.or(from_shared);
    hands[c] = kind(&[c]).or(ac.minus(from_ac)).or(shared.minus(from_shared));
    hands
}

/// The cards by the set of gaps that take them, as bits.
fn kinds(cards: Cards, gaps: &[Gap; GAPS]) -> [Cards; 1 << GAPS] {
    let mut kinds = [Cards::EMPTY; 1 << GAPS];
    for suit in Suit::ALL {
        let takers = (0..GAPS).fold(0, |bits, gap| bits | usize::from(gaps[gap].takes(suit)) << gap);
        kinds[takers] = kinds[takers].or(cards.and(suit.cards()));
    }
    kinds
}

/// How many cards of each kind that it shares the first hand gets.
#[derive(Clone, Copy)]
struct Case {
    from_ab: usize,
    from_ac: usize,
    from_abc: usize,
}

/// Chooses a case as often as it has ways; `kinds` is how many cards there are to share.
fn choose_case(kinds: &Case, bc: usize, room_a: usize, room_b: usize, dice: &mut Dice) -> Case {
    // The number of ways to choose the cards of the case, and then b's share of what b and c both take.
    let ways = |case: &Case| {
        let shared = bc + kinds.from_abc - case.from_abc;
        let b_misses = (room_b + case.from_ab).checked_sub(kinds.from_ab);
        binomial(kinds.from_ab, case.from_ab)
            * binomial(kinds.from_ac, case.from_ac)
            * binomial(kinds.from_abc, case.from_abc)
            * b_misses.map_or(0, |n| binomial(shared, n))
    };
    let cases = || {
        (0..=kinds.from_ab.min(room_a)).flat_map(move |from_ab| {
            (0..=kinds.from_ac.min(room_a - from_ab)).filter_map(move |from_ac| {
                let from_abc = room_a - from_ab - from_ac;
                (from_abc <= kinds.from_abc).then_some(Case { from_ab, from_ac, from_abc })
            })
        })
    };
    if kinds.from_ab == 0 && kinds.from_ac == 0 {
        return Case { from_ab: 0, from_ac: 0, from_abc: room_a };
    }
    // 42 unknown cards in three hands of 14 have 2.1e18 ways, which fits.
    let total: u64 = cases().map(|case| ways(&case)).sum();
    let mut number = draw::below(total, dice);
    cases()
        .find(|case| {
            let ways = ways(case);
            let here = number < ways;
            number = number.wrapping_sub(ways);
            here
        })
        .expect("the number is below the sum of all ways")
}

/// The most cards that are dealt to three hands.
const MOST: usize = 42;

/// How many ways there are to choose `k` of `n` cards.
fn binomial(n: usize, k: usize) -> u64 {
    BINOMIALS[n].get(k).copied().unwrap_or(0)
}

/// Pascal's triangle.
static BINOMIALS: [[u64; MOST + 1]; MOST + 1] = {
    let mut triangle = [[0; MOST + 1]; MOST + 1];
    let mut n = 0;
    while n <= MOST {
        triangle[n][0] = 1;
        let mut k = 1;
        while k <= n {
            triangle[n][k] = triangle[n - 1][k - 1] + triangle[n - 1][k];
            k += 1;
        }
        n += 1;
    }
    triangle
};
