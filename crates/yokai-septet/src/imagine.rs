//! Worlds that a seat cannot tell from the true one.
//!
//! A world is a deal and what everybody has chosen to pass or to discard; all that fit what the seat knows are equally
//! likely. What the others passed among themselves is part of it, as they remember it.

use table::{Dice, PerSeat, Seat, SeatSet, View};

use crate::draw::{Pool, subset};
use crate::game::Phase;
use crate::rows::Rows;
use crate::side::{PerSide, Tally};
use crate::split::{GAPS, Gap, split};
use crate::view::{given_place, givers};
use crate::{BOSSES, Card, Cards, DownCard, Mode, Pass, Private, Public, Stage, Suits, Variant, YokaiSeptet};

pub(crate) fn imagine(view: &View<YokaiSeptet>, dice: &mut Dice) -> YokaiSeptet {
    let View { seat, public, private, .. } = view;
    let mut world = seen_by_all(view);
    world.hands[*seat] = private.hand;
    world.passes[*seat] = private.passed.map(|gifts| gifts.cards);
    world.discards[*seat] = private.discarded;
    let others = Others { seat: *seat, public, private, choosing: world.choosing, unseen: unseen(view, &world) };
    match (public.stage, public.options.mode) {
        (Stage::Deal | Stage::Over, _) => {}
        (Stage::Pass, _) => others.before_passing(&mut world, dice),
        (Stage::Discard, _) | (Stage::Play, Mode::Duel) => others.duel(&mut world, dice),
        (Stage::Play, _) => others.after_passing(&mut world, dice),
    }
    world
}

/// The world without what is hidden.
fn seen_by_all(view: &View<YokaiSeptet>) -> YokaiSeptet {
    let public = &view.public;
    let mut world = YokaiSeptet::unplayed(public.options);
    world.phase = match public.stage {
        Stage::Deal => Phase::Deal,
        Stage::Pass | Stage::Discard => Phase::Choose,
        Stage::Play => Phase::Play,
        Stage::Over => Phase::Over,
    };
    match world.phase {
        Phase::Choose => world.choosing = view.turn.seats(),
        Phase::Play => world.mover = view.turn.seats().first().expect("somebody is to move").into(),
        Phase::Deal | Phase::Over => {}
    }
    world.round = public.round;
    world.trump_card = public.trump_card;
    world.trump = public.trump;
    world.shown = public.shown;
    world.tricks = public.tricks;
    world.round_end = public.round_end;
    for (lacks, held) in world.lacks.iter_mut().zip(public.hands.iter()) {
        *lacks = held.lacks;
    }
    let mut tallies = PerSide::default();
    for (side, standing) in public.options.sides().zip(&public.sides) {
        let &crate::Standing { points, seals, tricks, bosses, .. } = standing;
        tallies[side] = Tally { points, seals, tricks, bosses };
    }
    world.tallies = tallies;
    for (rows, open) in world.rows.iter_mut().zip(&public.rows) {
        *rows = Rows { up: open.up, down: open.down.map(DownCard::face_up), open: open.open() };
    }
    world
}

/// The cards that the seat has never seen in this round, or has lost sight of by passing them.
fn unseen(view: &View<YokaiSeptet>, seen_by_all: &YokaiSeptet) -> Cards {
    let View { public, private, .. } = view;
    let seen = public.hands.iter().fold(private.hand, |seen, held| seen.or(held.played));
    let out = public.trump_card.into_iter().chain(private.discarded).collect();
    let rows = seen_by_all.rows.iter().fold(Cards::EMPTY, |cards, rows| cards.or(rows.open));
    public.options.deck().minus(seen).minus(out).minus(rows)
}

/// What `seat` has to imagine of the others.
struct Others<'a> {
    seat: Seat,
    public: &'a Public,
    private: &'a Private,
    choosing: SeatSet,
    unseen: Cards,
}

impl Others<'_> {
    fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        let me = self.seat;
        Seat::all(self.public.options.seats).filter(move |&seat| seat != me)
    }

    fn has_chosen(&self, seat: Seat) -> bool {
        !self.choosing.contains(seat)
    }

    /// Nothing but the own hand is known; whoever has chosen may have chosen anything. All hands have equally many
    /// ways to pass, so that hands and choices can be drawn one after the other.
    fn before_passing(&self, world: &mut YokaiSeptet, dice: &mut Dice) {
        let variant = &self.public.options;
        let mut pool = Pool::of(self.unseen);
        for seat in self.seats() {
            let hand = pool.draw_set(variant.hand_size(), dice);
            world.hands[seat] = hand;
            if self.has_chosen(seat) {
                world.passes[seat] = Some(match variant.mode {
                    Mode::Classic => three_in_deck_order(hand, dice),
                    _ => Pool::of(hand).draw_row(dice),
                });
            }
        }
    }

    /// A deal and its passes are told as well by the hands after passing and by which cards of them were received:
    /// whatever the hands, any of their cards can be those. So the hands are drawn first, among all that fit what was
    /// played, shown and passed by this seat; then what they received from the others, out of all they held, played
    /// cards included.
    fn after_passing(&self, world: &mut YokaiSeptet, dice: &mut Dice) {
        let variant = &self.public.options;
        let hands = self.hands_after_passing(dice);
        for seat in self.seats() {
            world.hands[seat] = hands[seat];
            let held = hands[seat].or(self.public.hands[seat].played);
            let received = self.received(seat, held, dice);
            record(variant, seat, received, &mut world.passes);
        }
        let mine = self.private.received.expect("all have passed");
        record(variant, self.seat, mine.cards, &mut world.passes);
    }

    fn hands_after_passing(&self, dice: &mut Dice) -> PerSeat<Cards, 4> {
        let mut hands = PerSeat::new(self.public.options.seats);
        let mut gaps = [Gap::default(); GAPS];
        let mut unseen = self.unseen;
        for (gap, seat) in gaps.iter_mut().zip(self.seats()) {
            let held = self.public.hands[seat];
            let known = self.known(seat).minus(held.played);
            unseen = unseen.minus(known);
            hands[seat] = known;
            *gap = Gap { size: usize::from(held.cards) - known.len(), lacks: held.lacks };
        }
        for (cards, seat) in split(unseen, &gaps, dice).into_iter().zip(self.seats()) {
            hands[seat] = hands[seat].or(cards);
        }
        hands
    }

    /// The cards that this seat passed to `seat`, and what was shown.
    fn known(&self, seat: Seat) -> Cards {
        let passed = self.private.passed.into_iter().flat_map(|gifts| gifts.seats.into_iter().zip(gifts.cards));
        let passed = passed.filter(|(to, _)| *to == seat).map(|(_, card)| card);
        let shown = self.public.shown.filter(|shown| shown.seat == seat);
        passed.chain(shown.map(|shown| shown.card)).collect()
    }

    /// What `seat` received from its givers, out of all that it `held` after passing.
    fn received(&self, seat: Seat, held: Cards, dice: &mut Dice) -> Pass {
        let mine = self.private.passed.expect("all have passed");
        let variant = &self.public.options;
        let givers = givers(variant, seat);
        if variant.mode == Mode::Classic {
            return if givers[0] == self.seat { mine.cards } else { three_in_deck_order(held, dice) };
        }
        let from_me = mine.seats.iter().position(|&to| to == seat).expect("everybody gets a card from everybody");
        let from_me = mine.cards[from_me];
        let mut pool = Pool::of(held.without(from_me));
        givers.map(|giver| if giver == self.seat { from_me } else { pool.draw(dice) })
    }

    /// Unknown are the other duellist's hand and discard, and the face-down cards of both.
    fn duel(&self, world: &mut YokaiSeptet, dice: &mut Dice) {
        let other = self.seat.left(1, 2);
        let held = self.public.hands[other];
        let mut unseen = self.unseen;
        let mut hand_size = usize::from(held.cards);
        let discard = self.has_discarded(other).then(|| {
            if self.public.stage == Stage::Discard {
                // It is still counted as a card of the hand.
                hand_size -= 1;
            }
            self.discard(hand_size, held.lacks, dice)
        });
        let set_aside = discard.map_or(Cards::EMPTY, Cards::only);
        unseen = unseen.minus(set_aside);
        let hand = subset(unseen.minus(of_suits(held.lacks)), hand_size, dice);
        let mut pool = Pool::of(unseen.minus(hand));
        for (rows, open) in world.rows.iter_mut().zip(&self.public.rows) {
            for (card, place) in rows.down.iter_mut().zip(open.down) {
                if place == DownCard::FaceDown {
                    *card = Some(pool.draw(dice));
                }
            }
        }
        world.discards[other] = discard;
        world.hands[other] = if self.public.stage == Stage::Discard { hand.or(set_aside) } else { hand };
    }

    fn has_discarded(&self, seat: Seat) -> bool {
        self.public.stage == Stage::Play || self.has_chosen(seat)
    }

    /// The other's discard is no 7 but may be of any suit, whatever the hand lacks now. Let `n` cards be left of the
    /// hand and `a` unseen cards be of suits that it may have: a discard from among these leaves `C(a-1, n)` hands, any
    /// other `C(a, n)`, which is as `a - n` to `a`.
    fn discard(&self, n: usize, lacks: Suits, dice: &mut Dice) -> Card {
        let candidates = self.unseen.minus(BOSSES);
        let lacking = of_suits(lacks);
        let a = self.unseen.minus(lacking).len();
        let (like_hand, unlike) = (candidates.minus(lacking), candidates.and(lacking));
        // With no card that the hand may have, the hand is empty and only the other kind is left.
        let (weight_like, weight_unlike) = ((a - n) * like_hand.len(), a.max(1) * unlike.len());
        let from = if dice.below(weight_like + weight_unlike) < weight_like { like_hand } else { unlike };
        Pool::of(from).draw(dice)
    }
}

/// Writes down what `seat` received, as what its givers passed; when that is done for all seats, all is overwritten that
/// a pass was begun with.
fn record(variant: &Variant, seat: Seat, received: Pass, passes: &mut PerSeat<Option<Pass>, 4>) {
    for (i, (giver, card)) in givers(variant, seat).into_iter().zip(received).enumerate() {
        passes[giver].get_or_insert(received)[given_place(variant, i)] = card;
    }
}

fn three_in_deck_order(hand: Cards, dice: &mut Dice) -> Pass {
    let mut cards: Pass = Pool::of(hand).draw_row(dice);
    cards.sort_unstable();
    cards
}

fn of_suits(suits: Suits) -> Cards {
    suits.iter().fold(Cards::EMPTY, |cards, suit| cards.or(suit.cards()))
}
