//! The tree of moves.

use table::{Dice, PerSeat, Seat, Turn, View};

use super::{mover, playout};
use crate::knowledge::soften;
use crate::{Appraised, Knowledge};

/// How much the first look counts against what was found out: higher tries more moves.
const CURIOSITY: f32 = 1.2;
/// An untried move is taken to be so much worse than those tried.
const UNTRIED: f32 = 0.1;

/// The tree stops growing at so many positions, which bounds its memory; what is there is still explored.
const MOST_NODES: usize = 300_000;

/// A position after some moves, whatever luck and hidden cards were.
struct Node<M> {
    visits: u32,
    /// The moves from here that were legal in some world, sorted; empty before the second visit.
    edges: Vec<Edge<M>>,
}

struct Edge<M> {
    seat: Seat,
    mv: M,
    /// What the first look made of it.
    prior: f32,
    /// How often it was legal, and how often it was tried.
    available: u32,
    visits: u32,
    /// The sum of what it was worth to its seat.
    worth: f32,
    node: Option<u32>,
}

/// What grows while a master thinks.
pub(super) struct Tree<'a, G: Knowledge> {
    view: &'a View<G>,
    dice: Dice,
    nodes: Vec<Node<G::Move>>,
    // Buffers, kept to spare allocating them anew.
    path: Vec<(u32, usize)>,
    moves: Vec<G::Move>,
    looks: Appraised,
}

impl<'a, G: Knowledge> Tree<'a, G> {
    pub(super) fn new(view: &'a View<G>, seed: u64) -> Self {
        Self {
            view,
            dice: Dice::new(seed),
            nodes: vec![Node { visits: 1, edges: Vec::new() }],
            path: Vec::new(),
            moves: Vec::new(),
            looks: Appraised::new(),
        }
    }

    /// How often each move of the view was tried.
    pub(super) fn visits(&self) -> Vec<u32> {
        let edges = &self.nodes[0].edges;
        let visits = |mv| edges.iter().find(|edge| edge.mv == mv).map_or(0, |edge| edge.visits);
        self.view.moves.iter().map(|&mv| visits(mv)).collect()
    }

    /// Imagines a world, walks down, plays on, and notes what came of it.
    pub(super) fn iterate(&mut self) {
        let seat = self.view.seat;
        let mut world = G::imagine(self.view, &mut self.dice);
        self.path.clear();
        let mut node = 0;
        loop {
            match world.turn() {
                Turn::Over => break,
                Turn::Chance if world.estimate().is_some() => break,
                Turn::Chance => {
                    let chance = world.roll(&mut self.dice);
                    world.apply_chance(&chance, &mut ());
                    continue;
                }
                Turn::Move(_) => {}
            }
            self.nodes[node as usize].visits += 1;
            // The first visit of a new position is played out from there, the next ones look around.
            if self.nodes[node as usize].visits == 1 {
                break;
            }
            let mover = mover(&world, seat).expect("somebody is to move");
            world.legal_moves(mover, &mut self.moves);
            if mover != seat
                && let Some(mv) = world.guess(mover, &self.moves, &mut self.looks, &mut self.dice)
            {
                world.apply_move(mover, mv, &mut ());
                continue;
            }
            let edge = self.select(node, &world, mover);
            let Edge { mv, node: next, .. } = self.nodes[node as usize].edges[edge];
            world.apply_move(mover, mv, &mut ());
            self.path.push((node, edge));
            match next.or_else(|| self.sprout(node, edge)) {
                Some(next) => node = next,
                None => break,
            }
        }
        let worth = playout::play_on(&mut world, seat, &mut self.moves, &mut self.looks, &mut self.dice);
        self.note(&worth);
    }

    /// A new position at the end of an edge, if there is room for it.
    fn sprout(&mut self, node: u32, edge: usize) -> Option<u32> {
        let new = (self.nodes.len() < MOST_NODES).then_some(self.nodes.len() as u32)?;
        self.nodes.push(Node { visits: 0, edges: Vec::new() });
        self.nodes[node as usize].edges[edge].node = Some(new);
        Some(new)
    }

    /// Which of the moves that are legal in this world to follow: what has proved good, what looks good, and what was
    /// hardly tried.
    fn select(&mut self, node: u32, world: &G, mover: Seat) -> usize {
        self.make_edges(node, world, mover);
        let edges = &mut self.nodes[node as usize].edges;

        let (mut visits, mut worth) = (0, 0.0);
        let mut legal = self.moves.iter().peekable();
        let is_legal = |edge: &Edge<G::Move>, legal: &mut std::iter::Peekable<std::slice::Iter<'_, G::Move>>| {
            while legal.next_if(|&&mv| mv < edge.mv).is_some() {}
            edge.seat == mover && legal.peek() == Some(&&edge.mv)
        };
        for edge in edges.iter_mut() {
            if is_legal(edge, &mut legal) {
                edge.available += 1;
                visits += edge.visits;
                worth += edge.worth;
            }
        }
        let untried = if visits == 0 { 0.5 } else { (worth / visits as f32 - UNTRIED).max(0.0) };
        let mut legal = self.moves.iter().peekable();
        let mut best = (f32::NEG_INFINITY, 0);
        for (i, edge) in edges.iter().enumerate() {
            if is_legal(edge, &mut legal) {
                let known = if edge.visits == 0 { untried } else { edge.worth / edge.visits as f32 };
                let curious = CURIOSITY * edge.prior * (edge.available as f32).sqrt() / (1 + edge.visits) as f32;
                if known + curious > best.0 {
                    best = (known + curious, i);
                }
            }
        }
        best.1
    }

    /// Sees to it that every legal move has its edge.
    fn make_edges(&mut self, node: u32, world: &G, mover: Seat) {
        let edges = &mut self.nodes[node as usize].edges;
        let place = |edges: &[Edge<G::Move>], mv: G::Move| {
            edges.binary_search_by_key(&(mv, mover), |edge| (edge.mv, edge.seat))
        };
        // At the root the moves are always the same: comparing them is quicker than looking each up.
        let same = |(edge, &mv): (&Edge<G::Move>, &G::Move)| edge.mv == mv && edge.seat == mover;
        let all_same = edges.len() == self.moves.len() && edges.iter().zip(&self.moves).all(same);
        if all_same || self.moves.iter().all(|&mv| place(edges, mv).is_ok()) {
            return;
        }
        world.appraise(mover, &self.moves, &mut self.looks);
        soften(&mut self.looks, G::DOUBT);
        for (&mv, &prior) in self.moves.iter().zip(&self.looks) {
            if let Err(at) = place(edges, mv) {
                edges.insert(at, Edge { seat: mover, mv, prior, available: 0, visits: 0, worth: 0.0, node: None });
            }
        }
    }

    fn note(&mut self, worth: &PerSeat<f32>) {
        for &(node, edge) in &self.path {
            let edge = &mut self.nodes[node as usize].edges[edge];
            edge.visits += 1;
            edge.worth += worth[edge.seat];
        }
    }
}

#[cfg(test)]
mod tests {
    use table::Table;
    use yokai_septet::{Action, Goal, Mode, Options, YokaiSeptet};

    use super::*;

    #[test]
    fn what_others_pass_in_secret_is_no_branch_of_the_tree() {
        for (seats, mode) in [(4, Mode::NextSevens), (4, Mode::Classic), (3, Mode::Classic), (2, Mode::Duel)] {
            let mut table = Table::<YokaiSeptet>::new(Options::new(seats, mode, Goal::SevenPoints).unwrap());
            table.roll(&mut Dice::new(1)).unwrap();
            let view = table.view(Seat::new(1));
            let mut tree = Tree::new(&view, 1);
            (0..200).for_each(|_| tree.iterate());
            assert_eq!(tree.nodes[0].edges.len(), view.moves.len());
            let later = tree.nodes[1..].iter().flat_map(|node| &node.edges);
            assert!(later.clone().count() > 0, "the game goes on after the pass");
            for edge in later {
                assert!(matches!(edge.mv.action(), Action::Play(_)), "{} by {}", edge.mv, edge.seat);
            }
        }
    }
}
