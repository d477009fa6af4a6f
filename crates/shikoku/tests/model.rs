//! Random games beside a second, plain telling of the rules: lists and maps instead of bits, one paragraph a rule.
//! It shares no code with the crate and reads only the texts of the log.

use std::collections::{BTreeMap, BTreeSet, VecDeque};

use serde_json::json;
use shikoku::{Options, Phase, Shikoku};
use table::{Components, Dice, Game, LogEntry, Options as _, Seat, Setup, Table, Turn};

/// Card to owner, lowest first.
type Line = BTreeMap<u8, usize>;

struct Model {
    icons: Vec<u8>,
    steps: Vec<u8>,
    hands: Vec<BTreeSet<u8>>,
    /// Of each hand, what was taken from a line.
    known: Vec<BTreeSet<u8>>,
    deck: VecDeque<u8>,
    previous: Line,
    line: Line,
    removed: BTreeSet<u8>,
    order: Vec<usize>,
    /// Who has still to play or to take, in order.
    waiting: VecDeque<usize>,
    phase: Phase,
}

impl Model {
    /// shikoku.md, Set-up
    fn set_up(icons: Vec<u8>, deal: &str) -> Self {
        let (mut hands, mut line, mut deck) = (Vec::new(), Line::new(), VecDeque::new());
        let mut section = "";
        for word in deal.split(' ') {
            match (word, section) {
                ("hands" | "line" | "deck", _) => section = word,
                (hand, "hands") => hands.push(hand.split(',').map(number).collect()),
                (place, "line") => {
                    let (card, seat) = place.split_once(':').unwrap();
                    line.insert(number(card), number(seat).into());
                }
                (card, _) => deck.push_back(number(card)),
            }
        }
        let order: Vec<usize> = line.values().copied().collect();
        let mut steps = vec![1; hands.len()];
        for (&card, &seat) in &line {
            steps[seat] += icons[usize::from(card) - 1];
        }
        Self {
            icons,
            steps,
            known: vec![BTreeSet::new(); hands.len()],
            hands,
            deck,
            previous: line,
            line: Line::new(),
            removed: BTreeSet::new(),
            waiting: order.clone().into(),
            order,
            phase: Phase::Play,
        }
    }

    fn legal(&self) -> Vec<String> {
        let cards: Vec<u8> = match (self.phase, self.waiting.front()) {
            (Phase::Play, Some(&seat)) => self.hands[seat].iter().copied().collect(),
            (Phase::Collect, Some(_)) => self.previous.keys().copied().collect(),
            _ => vec![],
        };
        let verb = if self.phase == Phase::Play { "play" } else { "take" };
        cards.iter().map(|card| format!("{verb} {card}")).collect()
    }

    fn step(&mut self, seat: usize, text: &str) {
        assert_eq!(self.waiting.pop_front(), Some(seat));
        let (verb, card) = text.split_once(' ').unwrap();
        let card = number(card);
        if verb == "play" {
            assert!(self.hands[seat].remove(&card), "only cards of the hand are played");
            self.known[seat].remove(&card);
            self.line.insert(card, seat);
        } else {
            assert!(self.previous.remove(&card).is_some(), "only cards of the previous line are taken");
            self.hands[seat].insert(card);
            self.known[seat].insert(card);
        }
        match (self.phase, self.waiting.is_empty()) {
            (Phase::Play, true) => self.climb(),
            (Phase::Collect, true) => self.next_round(),
            _ => {}
        }
    }

    /// shikoku.md, A round
    fn climb(&mut self) {
        let owners: Vec<usize> = self.line.values().copied().collect();
        let mut still = vec![owners[1]];
        if owners.len() > 4 {
            still.push(owners[owners.len() - 2]);
        }
        for (&card, &seat) in &self.line {
            if !still.contains(&seat) {
                self.steps[seat] = 33.min(self.steps[seat] + self.icons[usize::from(card) - 1]);
            }
        }
        if self.steps.contains(&33) {
            self.phase = Phase::Over;
        } else {
            self.collect(owners);
        }
    }

    /// shikoku.md, A round
    fn collect(&mut self, mut owners: Vec<usize>) {
        owners.rotate_left(1);
        self.order = owners;
        if let Some(card) = self.deck.pop_front() {
            self.hands[self.order[self.order.len() - 1]].insert(card);
        }
        self.waiting = self.order.iter().copied().filter(|&seat| self.hands[seat].len() == 2).collect();
        self.phase = Phase::Collect;
    }

    fn next_round(&mut self) {
        assert!(self.hands.iter().all(|hand| hand.len() == 3), "everybody holds three cards again");
        assert!(self.previous.len() <= 1, "at most one card is left over");
        self.removed.extend(self.previous.keys());
        self.previous = std::mem::take(&mut self.line);
        self.waiting = self.order.clone().into();
        self.phase = Phase::Play;
    }

    /// shikoku.md, End
    fn winners(&self) -> Vec<usize> {
        let occupied: Vec<u8> = self.steps.iter().copied().collect::<BTreeSet<_>>().into_iter().collect();
        let mut winning = BTreeSet::new();
        if occupied.len() > 1 {
            winning.insert(occupied[occupied.len() - 2]);
            if self.steps.len() > 4 {
                winning.insert(occupied[1]);
            }
        }
        winning.remove(&33);
        (0..self.steps.len()).filter(|&seat| winning.contains(&self.steps[seat])).collect()
    }

    /// Every card of the box is in exactly one place.
    fn assert_complete(&self) {
        let mut cards: Vec<u8> = self.hands.iter().flatten().copied().collect();
        cards.extend(&self.deck);
        cards.extend(&self.removed);
        cards.extend(self.previous.keys().chain(self.line.keys()));
        cards.sort_unstable();
        assert!(cards.into_iter().eq(1..=33));
    }
}

fn number(text: &str) -> u8 {
    text.parse().unwrap()
}

/// All that the crate shows must be what the model says.
fn compare(table: &Table<Shikoku>, model: &Model) {
    let public = table.game().public();
    let line = |line: shikoku::Line| line.iter().map(|p| (p.card.number(), p.seat.index())).collect::<Line>();
    let cards = |cards: shikoku::Cards| cards.iter().map(shikoku::Card::number).collect::<BTreeSet<_>>();
    assert_eq!(public.phase, model.phase);
    assert!(public.steps.iter().map(|step| step.number()).eq(model.steps.iter().copied()));
    assert_eq!(line(public.line), model.line);
    assert_eq!(line(public.previous), model.previous);
    assert_eq!(cards(public.removed), model.removed);
    assert_eq!(usize::from(public.deck), model.deck.len());
    if model.phase != Phase::Over {
        assert!(public.order.iter().map(Seat::index).eq(model.order.iter().copied()));
    }
    let mut unseen: BTreeSet<u8> = model.deck.iter().copied().collect();
    for seat in Seat::all(public.hands.seats()) {
        let (hand, known) = (&model.hands[seat.index()], &model.known[seat.index()]);
        assert_eq!(usize::from(public.hands[seat].cards), hand.len());
        assert_eq!(cards(public.hands[seat].taken), *known);
        assert_eq!(cards(table.game().private(seat).hand), *hand);
        unseen.extend(hand.difference(known));
    }
    assert_eq!(cards(public.unseen), unseen);

    let mover = table.turn().seats().iter().next();
    assert_eq!(mover.map(Seat::index), model.waiting.front().copied());
    let moves = mover.map_or(vec![], |seat| table.moves(seat));
    assert_eq!(moves.iter().map(ToString::to_string).collect::<Vec<_>>(), model.legal());
}

fn play(options: &Options, icons: &[u8], dice: &mut Dice) {
    let mut table = Table::<Shikoku>::new(options.clone());
    table.roll(dice).unwrap();
    let LogEntry::Chance { chance } = &table.record().log[0] else { panic!("the deal comes first") };
    let mut model = Model::set_up(icons.to_vec(), chance);
    compare(&table, &model);
    while let Turn::Move(seats) = table.turn() {
        let seat = seats.iter().next().unwrap();
        let mv = *dice.choose(&table.moves(seat)).unwrap();
        table.play(seat, mv).unwrap();
        model.step(seat.index(), &mv.to_string());
        model.assert_complete();
        compare(&table, &model);
    }
    let outcome = table.outcome().unwrap();
    assert!(outcome.scores.iter().copied().eq(model.steps.iter().map(|&step| i32::from(step))));
    assert!(outcome.winners.iter().map(Seat::index).eq(model.winners()));
    assert_eq!(outcome.end, "pagoda");
}

#[test]
fn random_games_follow_a_second_telling_of_the_rules() {
    const GAMES: u64 = 60;
    let standard: Vec<u8> = [3, 1, 5, 2, 6, 4].into_iter().cycle().take(33).collect();
    // One icon a card: the deck runs out with every number of seats. Six: many reach the pagoda together.
    for icons in [standard, vec![1; 33], vec![6; 33], (0..33).map(|i| 6 - i / 6).collect()] {
        let components = Components::Custom { name: "model".into(), table: json!(icons) };
        for seats in 3..=8 {
            let setup = Setup { rules: 1, seats, options: serde_json::Map::new(), components: components.clone() };
            let options = Options::read(&setup).unwrap();
            for game in 0..GAMES {
                play(&options, &icons, &mut Dice::stream(u64::from(seats), game));
            }
        }
    }
}
