//! The yardstick: what the textbook's search does without any knowledge.
//!
//! Single-observer information set Monte Carlo tree search as Cowling, Powley and Whitehouse describe it (2012): UCT with
//! c = 0.7, one new move an iteration, playouts at random to the end of the game, and nothing counts but who won.
//! It shares no code with [`crate::Master`] but the rules and the clock, so that it measures it from outside.

use std::time::Duration;

use table::{Dice, Game, Seat, SeatSet, Turn};

use crate::timer::Timer;
use crate::{Budget, Runtime};

const EXPLORATION: f32 = 0.7;

/// Plain search. It is no bot: the worlds that it searches are handed in.
pub struct Plain {
    budget: Budget,
    dice: Dice,
}

struct Node<M> {
    seat: Seat,
    mv: Option<M>,
    visits: u32,
    available: u32,
    wins: u32,
    children: Vec<u32>,
}

impl<M: Copy> Node<M> {
    fn new(seat: Seat, mv: Option<M>) -> Self {
        Self { seat, mv, visits: 0, available: 1, wins: 0, children: Vec::new() }
    }

    fn key(&self) -> (Seat, Option<M>) {
        (self.seat, self.mv)
    }

    fn bound(&self) -> f32 {
        let visits = self.visits as f32;
        self.wins as f32 / visits + EXPLORATION * ((self.available as f32).ln() / visits).sqrt()
    }
}

impl Plain {
    /// A bot with dice of its own.
    #[must_use]
    pub fn new(budget: Budget, seed: u64) -> Self {
        Self { budget, dice: Dice::new(seed) }
    }

    /// The move of `seat` that is tried most in these worlds.
    pub fn search<G: Game>(
        &mut self,
        seat: Seat,
        world: impl Fn(&mut Dice) -> G,
        runtime: &dyn Runtime,
    ) -> Option<G::Move> {
        let mut timer = Timer::new(self.budget, runtime, Duration::ZERO);
        let mut nodes = vec![Node::new(seat, None)];
        let (mut path, mut moves) = (Vec::new(), Vec::new());
        loop {
            let mut game = world(&mut self.dice);
            descend(&mut nodes, &mut game, seat, &mut path, &mut moves, &mut self.dice);
            let winners = play_on(&mut game, seat, &mut moves, &mut self.dice);
            for &node in &path {
                let node: &mut Node<_> = &mut nodes[node as usize];
                node.visits += 1;
                node.wins += u32::from(winners.contains(node.seat));
            }
            if timer.is_over() {
                break;
            }
        }
        let children = nodes[0].children.iter().map(|&child| &nodes[child as usize]);
        children.max_by_key(|child| child.visits).and_then(|child| child.mv)
    }
}

/// Walks down to the first move that was never tried, and tries it.
fn descend<G: Game>(
    nodes: &mut Vec<Node<G::Move>>,
    game: &mut G,
    seat: Seat,
    path: &mut Vec<u32>,
    moves: &mut Vec<G::Move>,
    dice: &mut Dice,
) {
    path.clear();
    path.push(0);
    while let Some(mover) = until_move(game, seat, dice) {
        let here = path[path.len() - 1] as usize;
        game.legal_moves(mover, moves);
        let mut best: Option<(f32, u32)> = None;
        // Children and legal moves are both sorted; what stays in the list has no child yet.
        let known = std::mem::take(&mut nodes[here].children);
        let mut children = known.iter().copied().peekable();
        moves.retain(|&mv| {
            while children.next_if(|&child| nodes[child as usize].key() < (mover, Some(mv))).is_some() {}
            let Some(child) = children.next_if(|&child| nodes[child as usize].key() == (mover, Some(mv))) else {
                return true;
            };
            let node = &mut nodes[child as usize];
            let bound = node.bound();
            node.available += 1;
            if best.is_none_or(|(best, _)| bound > best) {
                best = Some((bound, child));
            }
            false
        });
        nodes[here].children = known;
        if let Some(&mv) = dice.choose(moves) {
            let (new, key) = (nodes.len() as u32, (mover, Some(mv)));
            let at = nodes[here].children.partition_point(|&child| nodes[child as usize].key() < key);
            nodes.push(Node::new(mover, Some(mv)));
            nodes[here].children.insert(at, new);
            path.push(new);
            game.apply_move(mover, mv, &mut ());
            return;
        }
        let (_, child) = best.expect("a seat to move has a move");
        path.push(child);
        game.apply_move(mover, nodes[child as usize].mv.expect("only the root has no move"), &mut ());
    }
}

/// Lets luck decide until somebody is to move: the thinking seat first, where several choose at the same time.
fn until_move<G: Game>(game: &mut G, seat: Seat, dice: &mut Dice) -> Option<Seat> {
    loop {
        match game.turn() {
            Turn::Over => return None,
            Turn::Chance => {
                let chance = game.roll(dice);
                game.apply_chance(&chance, &mut ());
            }
            Turn::Move(seats) => return if seats.contains(seat) { Some(seat) } else { seats.first() },
        }
    }
}

/// Plays at random and says who wins.
fn play_on<G: Game>(game: &mut G, seat: Seat, moves: &mut Vec<G::Move>, dice: &mut Dice) -> SeatSet {
    while let Some(mover) = until_move(game, seat, dice) {
        game.legal_moves(mover, moves);
        let mv = moves[dice.below(moves.len())];
        game.apply_move(mover, mv, &mut ());
    }
    game.outcome().expect("a game that is over has an outcome").winners
}
