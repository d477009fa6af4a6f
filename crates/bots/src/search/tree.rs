//! The tree of moves.

use std::cmp::Reverse;

use table::{Dice, PerSeat, Seat, Turn, View};

use super::{Tuning, mover, playout};
use crate::knowledge::soften;
use crate::{Appraised, Knowledge};

/// An untried move is taken to be so much worse than those tried.
const UNTRIED: f32 = 0.1;

/// The tree stops growing at so many positions, which bounds its memory; what is there is still explored.
const MOST_NODES: usize = 300_000;

/// A position after some moves, whatever luck and hidden cards were.
struct Node<M> {
    visits: u32,
    /// The moves from here that were legal in some world, sorted, and whose they are; empty before the second visit. They
    /// are looked through all the time, so they lie apart from what is known of each.
    moves: Vec<(M, Seat)>,
    edges: Vec<Edge>,
}

impl<M> Node<M> {
    fn new(visits: u32) -> Self {
        Self { visits, moves: Vec::new(), edges: Vec::new() }
    }
}

struct Edge {
    /// What the first look made of it.
    prior: f32,
    /// How often it was legal, and how often it was tried.
    available: u32,
    visits: u32,
    /// What it was worth to its seat on average.
    worth: f32,
    node: Option<u32>,
}

/// What grows while a master thinks.
pub(super) struct Tree<'a, G: Knowledge> {
    view: &'a View<G>,
    /// The moves of the view that are looked at, if not all of them are.
    considered: Option<Vec<G::Move>>,
    tuning: Tuning,
    dice: Dice,
    nodes: Vec<Node<G::Move>>,
    // Buffers, kept to spare allocating them anew.
    path: Vec<(u32, usize)>,
    moves: Vec<G::Move>,
    legal: Vec<u32>,
    looks: Appraised,
}

impl<'a, G: Knowledge> Tree<'a, G> {
    pub(super) fn new(view: &'a View<G>, tuning: Tuning, seed: u64) -> Self {
        // Room for what even a short search visits.
        let mut nodes = Vec::with_capacity(256);
        nodes.push(Node::new(1));
        Self {
            view,
            considered: None,
            tuning,
            dice: Dice::new(seed),
            nodes,
            path: Vec::new(),
            moves: Vec::new(),
            legal: Vec::new(),
            looks: Appraised::new(),
        }
    }

    /// How often each move of the view was tried.
    pub(super) fn visits(&self) -> Vec<u32> {
        let Node { moves, edges, .. } = &self.nodes[0];
        let visits = |mv| moves.iter().position(|&(tried, _)| tried == mv).map_or(0, |at| edges[at].visits);
        self.view.moves.iter().map(|&mv| visits(mv)).collect()
    }

    /// The moves of the view that were tried most, at most so many.
    pub(super) fn favourites(&self, most: usize) -> Vec<G::Move> {
        let mut tried: Vec<_> = self.view.moves.iter().copied().zip(self.visits()).filter(|&(_, n)| n > 0).collect();
        tried.sort_by_key(|&(_, visits)| Reverse(visits));
        tried.into_iter().take(most).map(|(mv, _)| mv).collect()
    }

    /// What a move of the view is worth, and what is expected to follow it: the moves that were tried most.
    pub(super) fn expects(&self, mv: G::Move) -> (f32, Vec<(Seat, G::Move)>) {
        const LONGEST: usize = 4;
        // What was tried less often says little.
        const LEAST: u32 = 16;
        let root = &self.nodes[0];
        let Some(at) = root.moves.iter().position(|&(tried, _)| tried == mv) else { return (0.0, Vec::new()) };
        let (mut line, mut next) = (Vec::new(), root.edges[at].node);
        while let Some(node) = next.filter(|_| line.len() < LONGEST) {
            let Node { moves, edges, .. } = &self.nodes[node as usize];
            let most = (0..edges.len()).rev().max_by_key(|&at| edges[at].visits);
            let Some(most) = most.filter(|&at| edges[at].visits >= LEAST) else { break };
            let (mv, seat) = moves[most];
            line.push((seat, mv));
            next = edges[most].node;
        }
        (root.edges[at].worth, line)
    }

    /// Looks at these moves of the view only from now on.
    pub(super) fn consider(&mut self, moves: Vec<G::Move>) {
        self.considered = Some(moves);
    }

    /// Imagines a world, walks down, plays on, and notes what came of it; returns the world as it was then.
    pub(super) fn iterate(&mut self) -> G {
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
            if node == 0 {
                self.moves.clone_from(self.considered.as_ref().unwrap_or(&self.view.moves));
            } else {
                world.legal_moves(mover, &mut self.moves);
            }
            if mover != seat
                && let Some(mv) = world.guess(mover, &self.moves, &mut self.looks, &mut self.dice)
            {
                world.apply_move(mover, mv, &mut ());
                continue;
            }
            // Those that were picked out are no list to drop others from.
            if node != 0 || self.considered.is_none() {
                world.dismiss(mover, &mut self.moves);
            }
            let edge = self.select(node, &world, mover);
            let here = &self.nodes[node as usize];
            world.apply_move(mover, here.moves[edge].0, &mut ());
            self.path.push((node, edge));
            match here.edges[edge].node.or_else(|| self.sprout(node, edge)) {
                Some(next) => node = next,
                None => break,
            }
        }
        let at_random = self.tuning.random * world.at_random();
        let worth = playout::play_on(&mut world, seat, at_random, &mut self.moves, &mut self.looks, &mut self.dice);
        self.note(worth);
        world
    }

    /// A new position at the end of an edge, if there is room for it.
    fn sprout(&mut self, node: u32, edge: usize) -> Option<u32> {
        let new = (self.nodes.len() < MOST_NODES).then_some(self.nodes.len() as u32)?;
        self.nodes.push(Node::new(0));
        self.nodes[node as usize].edges[edge].node = Some(new);
        Some(new)
    }

    /// Which of the moves that are legal in this world to follow: what has proved good, what looks good, and what was
    /// hardly tried.
    fn select(&mut self, node: u32, world: &G, mover: Seat) -> usize {
        if !self.find_edges(node, mover) {
            self.make_edges(node, world, mover);
            self.find_edges(node, mover);
        }
        let edges = &mut self.nodes[node as usize].edges;
        let (mut visits, mut worth) = (0, 0.0);
        for &i in &self.legal {
            let edge = &mut edges[i as usize];
            edge.available += 1;
            // Of many moves most are untried, and sums take their time.
            if edge.visits > 0 {
                visits += edge.visits;
                worth += edge.worth * edge.visits as f32;
            }
        }
        let untried = if visits == 0 { 0.5 } else { (worth / visits as f32 - self.tuning.untried * UNTRIED).max(0.0) };
        let curiosity = self.tuning.curiosity * world.curiosity();
        let mut best = (f32::NEG_INFINITY, 0);
        // Most moves were available equally often.
        let (mut available, mut sqrt) = (0, 0.0);
        for &i in &self.legal {
            let edge = &edges[i as usize];
            if edge.available != available {
                (available, sqrt) = (edge.available, (edge.available as f32).sqrt());
            }
            let curious = curiosity * edge.prior * sqrt;
            let bound =
                if edge.visits == 0 { untried + curious } else { edge.worth + curious / (1 + edge.visits) as f32 };
            if bound > best.0 {
                best = (bound, i as usize);
            }
        }
        best.1
    }

    /// Finds the edges of the legal moves, which are sorted alike; not if one has no edge yet.
    fn find_edges(&mut self, node: u32, mover: Seat) -> bool {
        let known = &self.nodes[node as usize].moves;
        self.legal.clear();
        let mut at = 0;
        for &mv in &self.moves {
            // Most often the same moves are legal as before, so each is where it is looked for first.
            while known.get(at) != Some(&(mv, mover)) {
                if known.get(at).is_none_or(|&next| next > (mv, mover)) {
                    return false;
                }
                at += 1;
            }
            self.legal.push(at as u32);
            at += 1;
        }
        true
    }

    /// Sees to it that every legal move has its edge.
    fn make_edges(&mut self, node: u32, world: &G, mover: Seat) {
        let Node { moves, edges, .. } = &mut self.nodes[node as usize];
        world.appraise(mover, &self.moves, &mut self.looks);
        soften(&mut self.looks, self.tuning.doubt * world.doubt());
        let missing = self.moves.len().saturating_sub(moves.len());
        moves.reserve(missing);
        edges.reserve(missing);
        for (&mv, &prior) in self.moves.iter().zip(&self.looks) {
            if let Err(at) = moves.binary_search(&(mv, mover)) {
                moves.insert(at, (mv, mover));
                edges.insert(at, Edge { prior, available: 0, visits: 0, worth: 0.0, node: None });
            }
        }
    }

    fn note(&mut self, mut worth: PerSeat<f32>) {
        let rivalry = self.tuning.rivalry * G::RIVALRY;
        if rivalry > 0.0 {
            let seat = self.view.seat;
            worth[seat] = among_rivals(seat, &worth, rivalry);
        }
        for &(node, at) in &self.path {
            let Node { moves, edges, .. } = &mut self.nodes[node as usize];
            let edge = &mut edges[at];
            edge.visits += 1;
            edge.worth += (worth[moves[at].1] - edge.worth) / edge.visits as f32;
        }
    }
}

/// What something is worth to a seat for which it counts so much, against what it is worth to itself, that rivals get little.
fn among_rivals(seat: Seat, worth: &PerSeat<f32>, rivalry: f32) -> f32 {
    let others = || worth.pairs().filter(|&(other, _)| other != seat);
    let rivals = others().map(|(_, worth)| worth).sum::<f32>() / others().count() as f32;
    (worth[seat] + rivalry * (1.0 - rivals)) / (1.0 + rivalry)
}

#[cfg(test)]
mod tests {
    use table::Table;
    use yokai_septet::{Action, Goal, Mode, Options, YokaiSeptet};

    use super::*;

    #[test]
    fn among_rivals_it_is_best_to_win_alone_and_worst_to_lose_alone() {
        let worth = |winners: &[u8]| {
            let won = PerSeat::from_fn(5, |seat| if winners.contains(&(seat.index() as u8)) { 1.0 } else { 0.0 });
            among_rivals(Seat::new(0), &won, 0.5)
        };
        let in_order = [&[1, 2, 3, 4][..], &[2], &[], &[0, 1, 2, 3, 4], &[0, 3], &[0]].map(worth);
        assert!(in_order.is_sorted(), "{in_order:?}");
        assert_eq!((in_order[0], in_order[5]), (0.0, 1.0));
    }

    #[test]
    fn what_others_pass_in_secret_is_no_branch_of_the_tree() {
        for (seats, mode) in [(4, Mode::NextSevens), (4, Mode::Classic), (3, Mode::Classic), (2, Mode::Duel)] {
            let mut table = Table::<YokaiSeptet>::new(Options::new(seats, mode, Goal::SevenPoints).unwrap());
            table.roll(&mut Dice::new(1)).unwrap();
            let view = table.view(Seat::new(1));
            let mut tree = Tree::new(&view, Tuning::default(), 1);
            for _ in 0..200 {
                tree.iterate();
            }
            assert_eq!(tree.nodes[0].edges.len(), view.moves.len());
            let later = tree.nodes[1..].iter().flat_map(|node| &node.moves);
            assert!(later.clone().count() > 0, "the game goes on after the pass");
            for (mv, seat) in later {
                assert!(matches!(mv.action(), Action::Play(_)), "{mv} by {seat}");
            }
        }
    }
}
