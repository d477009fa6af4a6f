//! Every rule that forbids a move says so, in both languages, and only where it does.

use faces::{Face, why_not};
use table::{Dice, Options, Seat, Table, Turn, View, parse, variants};

/// How a reason reads, and when it is true.
struct Reason<G: Face> {
    english: &'static str,
    french: &'static str,
    holds: fn(&View<G>, G::Move) -> bool,
}

impl<G: Face> Reason<G> {
    const fn new(english: &'static str, french: &'static str, holds: fn(&View<G>, G::Move) -> bool) -> Self {
        Self { english, french, holds }
    }
}

/// The reasons of every game: whose turn it is.
fn whose_turn<G: Face>() -> [Reason<G>; 3] {
    [
        Reason::new("The game is over", "La partie est finie", |view, _| G::turn_of(&view.public) == Turn::Over),
        Reason::new("Luck has to decide", "Le hasard doit", |view, _| G::turn_of(&view.public) == Turn::Chance),
        Reason::new(
            "It is not your turn",
            "Ce n’est pas à vous",
            |view, _| matches!(G::turn_of(&view.public), Turn::Move(seats) if !seats.contains(view.seat)),
        ),
    ]
}

/// Plays random games and asks about `candidates` in some of their positions: legal ones have no reason against them,
/// others exactly one, which is true. In the end every reason has been met.
fn check<G: Face>(every: usize, mut reasons: Vec<Reason<G>>, candidates: impl Fn(&View<G>, &mut Dice) -> Vec<String>) {
    reasons.extend(whose_turn::<G>());
    let mut met = vec![false; reasons.len()];
    let mut dice = Dice::new(11);
    for options in variants::<G::Options>() {
        let mut table = Table::<G>::new(options);
        loop {
            if dice.below(every) == 0 || table.turn() == Turn::Over {
                for seat in Seat::all(table.options().seats()) {
                    let view = table.view(seat);
                    for text in candidates(&view, &mut dice) {
                        ask(&view, &text, &reasons, &mut met);
                    }
                }
            }
            match table.turn() {
                Turn::Over => break,
                Turn::Chance => drop(table.roll(&mut dice).unwrap()),
                Turn::Move(seats) => {
                    let seat = seats.iter().next().unwrap();
                    let mv = *dice.choose(&table.moves(seat)).unwrap();
                    table.play(seat, mv).unwrap();
                }
            }
        }
    }
    for (reason, met) in reasons.iter().zip(met) {
        assert!(met, "never met: {}", reason.english);
    }
}

fn ask<G: Face>(view: &View<G>, text: &str, reasons: &[Reason<G>], met: &mut [bool]) {
    let mv: G::Move = parse(text).unwrap_or_else(|| panic!("{text} is a move"));
    let Some(sentence) = why_not(view, text) else {
        assert!(view.moves.contains(&mv), "{text} is not legal: {view:?}");
        return;
    };
    assert!(!view.moves.contains(&mv), "{text} is legal: {sentence:?}");
    for said in [&sentence.en, &sentence.fr] {
        assert!(said.ends_with('.') && !said.contains("  ") && said.chars().count() < 160, "{said}");
    }
    let fits = |reason: &Reason<G>| sentence.en.contains(reason.english) && sentence.fr.contains(reason.french);
    let fitting: Vec<_> = reasons.iter().enumerate().filter(|(_, reason)| fits(reason)).collect();
    let &[(number, reason)] = &fitting[..] else { panic!("{text}: {} reasons fit {sentence:?}", fitting.len()) };
    assert!((reason.holds)(view, mv), "{text} of seat {}: {sentence:?} is not true of {view:?}", view.seat);
    met[number] = true;
}

/// What is no move at all is told why, wherever the game stands.
fn check_unreadable<G: Face>(cases: &[(&str, &str, &str)]) {
    let options = variants::<G::Options>().into_iter().next().unwrap();
    let view = Table::<G>::new(options).view(Seat::new(0));
    for &(text, english, french) in cases {
        let sentence = why_not(&view, text).unwrap();
        assert!(sentence.en.contains(english) && sentence.fr.contains(french), "{text}: {sentence:?}");
    }
    for nonsense in ["", " ", "@", "§", "@@", "a+b", "=", "pass pass", "\u{1F438}"] {
        let sentence = why_not(&view, nonsense).unwrap();
        assert!(!sentence.en.is_empty() && sentence.en != sentence.fr, "{nonsense}: {sentence:?}");
    }
    let endless = why_not(&view, &"é".repeat(5000)).unwrap();
    assert!(endless.en.chars().count() < 160 && endless.fr.chars().count() < 160);
}

mod seikatsu_ {
    use super::*;
    use seikatsu::{Bird, Flower, Seikatsu, Spaces, Tile};

    type Why = Reason<Seikatsu>;

    fn every_move(_: &View<Seikatsu>, dice: &mut Dice) -> Vec<String> {
        let garden = Bird::ALL.into_iter().flat_map(|bird| Flower::ALL.map(|flower| Tile::garden(bird, flower)));
        let tiles: Vec<Tile> = garden.chain([Tile::KOI]).collect();
        let lay = |space| {
            let tile = *dice.choose(&tiles).unwrap();
            let bird = if tile == Tile::KOI { "=W" } else { "" };
            format!("{tile}@{space}{bird}")
        };
        Spaces::ALL.map(lay).collect()
    }

    #[test]
    fn every_rule_of_laying_a_tile_says_why() {
        let reasons = vec![
            Why::new("in your hand", "en main", |view, mv| {
                view.private.hand.tiles().all(|held| held != mv.play().tile())
            }),
            Why::new("There is a tile on", "Il y a déjà une tuile", |view, mv| {
                view.public.garden.tiles().any(|(space, _)| space == mv.space())
            }),
            Why::new("touches none", "n’en touche aucune", |view, mv| {
                view.public.garden.tiles().all(|(space, _)| !mv.space().neighbours().contains(space))
            }),
            Why::new("When you play alone", "En solitaire", |view, mv| {
                view.public.options.mode().is_solo()
                    && mv.play().tile() != Tile::KOI
                    && view.public.last.is_some_and(|last| !last.neighbours().contains(mv.space()))
            }),
        ];
        check(3, reasons, every_move);
    }

    #[test]
    fn a_text_that_is_no_move_is_told_what_is_wrong_with_it() {
        check_unreadable::<Seikatsu>(&[
            ("Tp@d4", "the pond", "l’étang"),
            ("K@d4=W", "the pond", "l’étang"),
            ("Tp@a9", "no space “a9”", "pas de case « a9 »"),
            ("Xx@a1", "no tile “Xx”", "La tuile « Xx »"),
            ("K@a1", "Name the bird", "Nommez l’oiseau"),
            ("K@a1=X", "Name the bird", "Nommez l’oiseau"),
            ("Tp@a1=W", "Only a koi", "Seul un koï"),
            ("c5", "“c5” is not how a move is written", "« c5 »"),
        ]);
    }
}

mod shikoku_ {
    use super::*;
    use shikoku::{Move, Phase, Shikoku};

    type Why = Reason<Shikoku>;

    #[test]
    fn every_rule_of_cards_says_why() {
        let reasons = vec![
            Why::new("Cards are being taken", "On prend d’abord", |view, mv| {
                view.public.phase == Phase::Collect && matches!(mv, Move::Play(_))
            }),
            Why::new("left of the line before", "de la ligne précédente", |view, mv| {
                matches!(mv, Move::Take(card) if !view.public.previous.cards().contains(card))
                    && view.public.phase == Phase::Collect
            }),
            Why::new("Cards are being played", "On joue les cartes", |view, mv| {
                view.public.phase == Phase::Play && matches!(mv, Move::Take(_))
            }),
            Why::new(
                "in your hand",
                "en main",
                |view, mv| matches!(mv, Move::Play(card) if !view.private.hand.contains(card)),
            ),
        ];
        let every_move = |_: &View<Shikoku>, _: &mut Dice| {
            (1..=33).flat_map(|card| [format!("play {card}"), format!("take {card}")]).collect()
        };
        check(2, reasons, every_move);
    }

    #[test]
    fn a_text_that_is_no_move_is_told_what_is_wrong_with_it() {
        check_unreadable::<Shikoku>(&[
            ("play 34", "no card “34”", "pas de carte « 34 »"),
            ("take 0", "no card “0”", "pas de carte « 0 »"),
            ("play 07", "“play 07” is not how", "« play 07 »"),
            ("17", "“17” is not how", "« 17 »"),
        ]);
    }
}

mod yokai_septet_ {
    use super::*;
    use yokai_septet::{Action, Card, Cards, Mode, Place, Stage, YokaiSeptet};

    type Why = Reason<YokaiSeptet>;

    /// A seat's cards that it can play in a duel from the table.
    fn open(view: &View<YokaiSeptet>, seat: usize) -> Vec<Card> {
        let Some(rows) = view.public.rows.get(seat) else { return Vec::new() };
        let down =
            rows.down.iter().filter_map(|place| if let Place::FaceUp(card) = place { Some(*card) } else { None });
        rows.up.iter().flatten().copied().chain(down).collect()
    }

    fn has(view: &View<YokaiSeptet>, card: Card) -> bool {
        view.private.hand.contains(card) || open(view, view.seat.index()).contains(&card)
    }

    fn some_moves(view: &View<YokaiSeptet>, dice: &mut Dice) -> Vec<String> {
        let deck: Vec<Card> = Cards::NEXT_SEVENS.iter().collect();
        let hand: Vec<Card> = view.private.hand.iter().collect();
        let mut moves: Vec<_> = deck.iter().flat_map(|card| [card.to_string(), format!("discard {card}")]).collect();
        for round in 0..12 {
            let from = if hand.is_empty() || round == 0 { &deck } else { &hand };
            let [a, b, c] = [(); 3].map(|()| dice.choose(from).unwrap());
            moves.push(format!("pass {a} {b} {c}"));
        }
        moves
    }

    #[test]
    fn every_rule_of_cards_says_why() {
        let reasons = vec![
            Why::new("Three cards are passed now", "On donne d’abord trois", |view, mv| {
                view.public.stage == Stage::Pass && !matches!(mv.action(), Action::Pass(_))
            }),
            Why::new("One card of the hand is discarded now", "On défausse d’abord", |view, mv| {
                view.public.stage == Stage::Discard && !matches!(mv.action(), Action::Discard(_))
            }),
            Why::new("A card is played now", "Il s’agit de jouer", |view, mv| {
                view.public.stage == Stage::Play && !matches!(mv.action(), Action::Play(_))
            }),
            Why::new("in your hand.", "en main.", |view, mv| match mv.action() {
                Action::Play(card) => !has(view, card),
                Action::Discard(card) => !view.private.hand.contains(card),
                Action::Pass(cards) => cards.iter().any(|&card| !view.private.hand.contains(card)),
            }),
            Why::new(
                "named twice",
                "nommée deux fois",
                |_, mv| matches!(mv.action(), Action::Pass([a, b, c]) if a == b || b == c || a == c),
            ),
            Why::new("in the order of the deck", "l’ordre du paquet", |view, mv| {
                matches!(mv.action(), Action::Pass([a, b, c]) if !(a < b && b < c))
                    && view.public.options.mode() == Mode::Classic
            }),
            Why::new(
                "only a card of your hand is discarded",
                "qu’une carte de sa main",
                |view, mv| matches!(mv.action(), Action::Discard(card) if open(view, view.seat.index()).contains(&card)),
            ),
            Why::new(
                "is a boss",
                "est un boss",
                |_, mv| matches!(mv.action(), Action::Discard(card) if card.rank() == 7),
            ),
            Why::new("so you must", "donc vous le devez", |view, mv| {
                let Action::Play(card) = mv.action() else { return false };
                let led = view.public.tricks.led().unwrap();
                card.suit() != led && Cards::of_suit(led).iter().any(|other| has(view, other))
            }),
            Why::new("has been played", "a déjà été jouée", |view, mv| {
                let Action::Play(card) = mv.action() else { return false };
                view.public.tricks.iter().any(|trick| trick.cards.contains(&Some(card)))
            }),
            Why::new(
                "lies in the rows of Seat",
                "dans les rangées de Joueur",
                |view, mv| matches!(mv.action(), Action::Play(card) if open(view, 1 - view.seat.index()).contains(&card)),
            ),
            Why::new("a card face down cannot be played", "une carte cachée ne se joue pas", |view, mv| {
                view.public.options.mode() == Mode::Duel
                    && matches!(mv.action(), Action::Play(card) if !has(view, card))
            }),
        ];
        check(5, reasons, some_moves);
    }

    #[test]
    fn a_text_that_is_no_move_is_told_what_is_wrong_with_it() {
        check_unreadable::<YokaiSeptet>(&[
            ("pass W2 E7", "Three cards are passed, not 2", "On donne trois cartes, et non 2"),
            ("pass W2 E7 C4 C5", "not 4", "et non 4"),
            ("discard", "One card is discarded, not 0", "On défausse une carte, et non 0"),
            ("W9", "no card “W9”", "La carte « W9 »"),
            ("pass W2 E7 S14", "no card “S14”", "La carte « S14 »"),
            ("W02", "“W02” is not how", "« W02 »"),
        ]);
    }
}

mod miyabi_ {
    use super::*;
    use miyabi::{Action, Expansion, Kind, Miyabi, Move, Squares, Stage, Tile};

    type Why = Reason<Miyabi>;

    /// Garden tiles on random squares of their shape, each of these taken for the object's, and all the small moves.
    fn some_moves(_: &View<Miyabi>, dice: &mut Dice) -> Vec<String> {
        let tiles: Vec<Tile> = Tile::all().collect();
        let squares: Vec<_> = Squares::ALL.collect();
        let mut moves = vec!["end".to_owned(), "pass".to_owned()];
        while moves.len() < 40 {
            let tile = *dice.choose(&tiles).unwrap();
            // Mostly on its own row, where there is more to be wrong.
            let row: Vec<_> = squares.iter().filter(|square| square.kind() == tile.kind()).copied().collect();
            let from = if dice.below(4) == 0 { &squares } else { &row };
            let object = *dice.choose(from).unwrap();
            let mut covered = vec![object];
            while covered.len() < usize::from(tile.shape().size()) {
                let beside: Squares = covered.iter().copied().collect::<Squares>().beside();
                let beside: Vec<_> = beside.filter(|square| !covered.contains(square)).collect();
                covered.push(*dice.choose(&beside).unwrap());
            }
            covered[1..].sort_unstable();
            let covered: Vec<_> = covered.iter().map(ToString::to_string).collect();
            let text = format!("{tile}@{}", covered.join("+"));
            if parse::<Move>(&text).is_some() {
                moves.push(text);
            }
        }
        for _ in 0..12 {
            let (kind, square) = (dice.choose(&Kind::ALL).unwrap(), dice.choose(&squares).unwrap());
            moves.push(format!("Z{kind}@{square}"));
        }
        moves.extend(squares.iter().map(|square| format!("frog {square}")));
        moves
    }

    fn object(mv: Move) -> Option<(Kind, miyabi::Square, Squares)> {
        match mv.action() {
            Action::Lay(tile, placement) => Some((tile.kind(), placement.object(), placement.squares())),
            Action::LayZen(kind, square) => Some((kind, square, Squares::only(square))),
            Action::Frog(_) | Action::End | Action::Pass => None,
        }
    }

    /// Where the frog sits and where it wants to go, with both levels.
    fn step(view: &View<Miyabi>, mv: Move) -> (u8, u8) {
        let (board, Action::Frog(to)) = (&view.public.boards[view.seat], mv.action()) else {
            panic!("{mv} is no step")
        };
        (board.height(board.frog().unwrap()), board.height(to))
    }

    fn reasons() -> Vec<Reason<Miyabi>> {
        vec![
            Why::new("no frogs in this game", "pas de grenouilles", |view, _| {
                !view.public.expansions.contains(Expansion::Frog)
            }),
            Why::new("Put your frog on a square first", "Placez d’abord", |view, mv| {
                matches!(view.public.stage, Stage::SetFrog(_)) && !matches!(mv.action(), Action::Frog(_))
            }),
            Why::new("has stepped in this turn already", "a déjà avancé", |view, mv| {
                matches!(view.public.stage, Stage::LayAfterFrog(_)) && matches!(mv.action(), Action::Frog(_))
            }),
            Why::new("You have laid your tile", "Vous avez posé votre tuile", |view, mv| {
                matches!(view.public.stage, Stage::FrogOrEnd(_))
                    && !matches!(mv.action(), Action::Frog(_) | Action::End)
            }),
            Why::new("There is no turn to end", "pas de tour à finir", |_, mv| mv == Move::END),
            Why::new("so you may not pass", "vous ne pouvez pas passer", |view, mv| {
                mv == Move::PASS && view.moves.iter().any(|&other| object(other).is_some())
            }),
            Why::new(
                "is not in the offer",
                "n’est pas dans l’offre",
                |view, mv| matches!(mv.action(), Action::Lay(tile, _) if view.public.tiles.offer.iter().all(|other| other != tile)),
            ),
            // With the standard set: at the end of a straight tile, in the corner of a corner tile.
            Why::new("cannot be turned like that", "ne peut pas être tournée", |_, mv| {
                let (_, object, squares) = object(mv).unwrap();
                let beside = squares.and(object.neighbours()).len();
                matches!(mv.action(), Action::Lay(tile, _)
                    if (tile.shape() == miyabi::Shape::Straight && beside == 2)
                        || (tile.shape() == miyabi::Shape::Corner && beside == 1))
            }),
            Why::new("Objects of this kind", "Les objets de ce genre", |_, mv| {
                object(mv).is_some_and(|(kind, object, _)| !kind.row().contains(object))
            }),
            Why::new("has your lantern already", "a déjà votre lanterne", |view, mv| {
                let lanterns = view.public.boards[view.seat].lanterns();
                object(mv).is_some_and(|(_, object, _)| !lanterns.free().contains(object))
            }),
            Why::new("Your frog sits on", "Votre grenouille est en", |view, mv| {
                object(mv).unwrap().2.contains(view.public.boards[view.seat].frog().unwrap())
            }),
            Why::new("it is never covered", "on ne la recouvre jamais", |view, mv| {
                !object(mv).unwrap().2.and(view.public.boards[view.seat].zen()).is_empty()
            }),
            Why::new("must be equally high everywhere", "partout de même hauteur", |view, mv| {
                let board = &view.public.boards[view.seat];
                let (_, object, mut squares) = object(mv).unwrap();
                squares.any(|square| board.height(square) != board.height(object))
            }),
            Why::new("no zen tiles in this game", "pas de tuiles zen dans", |view, mv| {
                view.public.zen.is_none() && matches!(mv.action(), Action::LayZen(..))
            }),
            Why::new("that lie face up", "tuiles zen visibles", |view, mv| {
                matches!(mv.action(), Action::LayZen(kind, _)
                    if view.public.zen.unwrap().face_up.iter().all(|other| other != kind))
            }),
            Why::new("is not surrounded yet", "n’est pas encore entourée", |view, mv| {
                let board = &view.public.boards[view.seat];
                let around = board.unsurrounded().unwrap().neighbours();
                !around.without(board.covered()).is_empty() && matches!(mv.action(), Action::LayZen(..))
            }),
            Why::new(
                "lies on bare ground",
                "sur un sol nu",
                |view, mv| matches!(mv.action(), Action::LayZen(_, square) if view.public.boards[view.seat].height(square) > 0),
            ),
            Why::new("not side by side with your frog", "n’est pas à côté de votre grenouille", |view, mv| {
                let frog = view.public.boards[view.seat].frog().unwrap();
                matches!(mv.action(), Action::Frog(to) if !frog.neighbours().contains(to))
            }),
            Why::new("A frog never goes down", "ne descend jamais", |view, mv| {
                let (before, after) = step(view, mv);
                after < before
            }),
            Why::new("one level at a time", "d’un niveau à la fois", |view, mv| {
                let (before, after) = step(view, mv);
                after > before + 1
            }),
            Why::new("until it is golden", "avant d’être dorée", |view, mv| {
                let board = &view.public.boards[view.seat];
                !board.frog_is_golden() && matches!(mv.action(), Action::Frog(to) if board.with_objects().contains(to))
            }),
        ]
    }

    #[test]
    fn every_rule_of_gardens_frogs_and_zen_tiles_says_why() {
        check(61, reasons(), some_moves);
    }

    #[test]
    fn a_text_that_is_no_move_is_told_what_is_wrong_with_it() {
        check_unreadable::<Miyabi>(&[
            ("F2@f3+g3", "“g3” is not on the board", "« g3 » n’est pas sur le plateau"),
            ("frog c7", "“c7” is not on the board", "« c7 »"),
            ("ZM@a0", "“a0” is not on the board", "« a0 »"),
            ("F2@c3", "does not cover 1 squares", "ne couvre pas 1 cases"),
            ("F2@c3+e3", "another shape than c3, e3", "n’a pas la forme de c3, e3"),
            ("BL@e5+e6+f5", "in reading order: BL@e5+f5+e6", "l’ordre de lecture : BL@e5+f5+e6"),
            ("X1@a1", "“X1@a1” is not how", "« X1@a1 »"),
        ]);
    }
}
