//! Miyabi's face.

mod garden;
mod why_not;
mod words;

use miyabi::{Action, Event, Expansion, Kind, Miyabi, Move, Public, Shape, Stage, Tiles};
use table::{Seat, SeatSet, Sentence, Text, Turn, View};

use crate::canvas::{beside, table, wrap};
use crate::{Face, Gain, Ink, Lang, Style, Who, name};
use words::{kind_name, tell};

impl Face for Miyabi {
    fn draw(view: &View<Self>, style: Style) -> String {
        let public = &view.public;
        let mut side = supply(public, style);
        side.push(String::new());
        side.extend(prizes(public, view.seat, style));
        let mut lines = vec![match style.lang {
            Lang::English => format!("Round {} of {}", public.round, public.rounds),
            Lang::French => format!("Manche {} sur {}", public.round, public.rounds),
        }];
        lines.extend(beside(&[garden::large(&public.boards[view.seat], style), side], 1));
        let others = Seat::all(public.boards.seats()).filter(|&seat| seat != view.seat);
        let compact = |seat: Seat| {
            let mut block = vec![name(seat, view.seat, style.lang)];
            block.extend(garden::compact(&public.boards[seat], style));
            block
        };
        lines.extend(beside(&others.map(compact).collect::<Vec<_>>(), 4));
        let legend = match style.lang {
            Lang::English => "MM 2: two maples, level 2 (small: m2 one, M2 more); \" lawn; i lantern; @ frog",
            Lang::French => "MM 2 : deux érables, niveau 2 (petit : m2 un, M2 plus) ; \" pelouse ; i lanterne",
        };
        lines.push(style.ink(Ink::Faint, legend));
        lines.join("\n")
    }

    fn draw_score(view: &View<Self>, style: Style) -> String {
        let public = &view.public;
        let head = match style.lang {
            Lang::English => ["", "points", "majorities", "colour", "lawn", "seven", "in all"],
            Lang::French => ["", "points", "majorités", "couleurs", "pelouse", "sept", "en tout"],
        };
        let played = [Expansion::Colour, Expansion::Lawn, Expansion::Seven].map(|of| public.expansions.contains(of));
        let shown = |column: usize| !(3..6).contains(&column) || played[column - 3];
        let line = |seat: Seat| {
            let standing = &public.standings[seat];
            let majority: u32 = standing.majority.iter().sum();
            let ends = [standing.colour, standing.lawn, standing.seven].map(|points| points.unwrap_or(0));
            let mut row =
                vec![name(seat, view.seat, style.lang), public.points[seat].to_string(), majority.to_string()];
            row.extend(ends.map(|points| points.to_string()));
            row.push(style.ink(Ink::Bold, &standing.total.to_string()));
            row
        };
        let rows = std::iter::once(head.map(String::from).to_vec()).chain(Seat::all(public.points.seats()).map(line));
        let keep = |row: Vec<String>| row.into_iter().enumerate().filter(|(i, _)| shown(*i)).map(|(_, cell)| cell);
        table(&rows.map(|row| keep(row).collect()).collect::<Vec<_>>()).join("\n")
    }

    fn tell(event: &Event, viewer: Seat, lang: Lang) -> Option<String> {
        tell(event, viewer, lang)
    }

    fn describe_moves(view: &View<Self>, lang: Lang) -> String {
        let mut lines = vec![decision(view, lang).to_owned()];
        let mut tiles: Vec<(String, usize, Move)> = Vec::new();
        let mut frog = Vec::new();
        let mut words = Vec::new();
        for &mv in &view.moves {
            let tile = match mv.action() {
                Action::Lay(tile, _) => tile.to_string(),
                Action::LayZen(kind, _) => format!("Z{kind}"),
                Action::Frog(square) => {
                    frog.push(square.to_string());
                    continue;
                }
                Action::End | Action::Pass => {
                    words.push(mv.to_string());
                    continue;
                }
            };
            match tiles.last_mut() {
                Some((last, count, _)) if *last == tile => *count += 1,
                _ => tiles.push((tile, 1, mv)),
            }
        }
        if let Some((tile, _, example)) = tiles.first() {
            let ways = tiles.iter().map(|(tile, count, _)| format!("{tile}×{count}"));
            let head = match lang {
                Lang::English => {
                    format!("  Tiles × ways to lay them (“moves {tile}” lists those of {tile}, such as {example}):")
                }
                Lang::French => format!(
                    "  Tuiles × façons de les poser (« moves {tile} » liste celles de {tile}, comme {example}) :"
                ),
            };
            lines.push(head);
            lines.push(format!("    {}", wrap(ways, 4, 74)));
        }
        if let Some(example) = frog.first() {
            let head = match lang {
                Lang::English => format!("  Frog (such as: frog {example}):"),
                Lang::French => format!("  Grenouille (par exemple : frog {example}) :"),
            };
            lines.push(wrap(std::iter::once(head).chain(frog.iter().cloned()), 4, 78));
        }
        if !words.is_empty() {
            lines.push(match lang {
                Lang::English => format!("  Or: {}", words.join(", ")),
                Lang::French => format!("  Sinon : {}", words.join(", ")),
            });
        }
        lines.join("\n")
    }

    fn how_to_play(lang: Lang) -> &'static str {
        words::how_to_play(lang)
    }

    fn gain(event: &Event, _: &Public) -> Option<Gain> {
        let (seat, source, points) = match *event {
            Event::Laid { seat, points, .. } => (seat, Text::new("tiles", "tuiles"), points),
            Event::BonusClaimed { seat, points, .. } => {
                (seat, Text::new("level-5 bonuses", "bonus de niveau 5"), points)
            }
            Event::ZenLaid { seat, points, .. } | Event::ZenSurrounded { seat, points, .. } => {
                (seat, Text::new("zen garden", "jardin zen"), points)
            }
            Event::FrogStepped { seat, points, .. } => (seat, Text::new("frog", "grenouille"), points),
            Event::MajorityScored { seat, points, .. } => (seat, Text::new("majorities", "majorités"), points),
            Event::ColourScored { seat, points, .. } => (seat, Text::new("colourful garden", "jardin coloré"), points),
            Event::LawnScored { seat, points, .. } => (seat, Text::new("big lawn", "grande pelouse"), points),
            Event::SevenInRow { seat, points, .. } | Event::SevenInColumn { seat, points, .. } => {
                (seat, Text::new("lines of seven", "lignes de sept"), points)
            }
            _ => return None,
        };
        let points = i32::try_from(points).unwrap_or(i32::MAX);
        (points > 0).then_some(Gain { seats: SeatSet::only(seat), source, points })
    }

    fn turn_of(public: &Public) -> Turn {
        public.turn
    }

    fn why_not(view: &View<Self>, mv: Move) -> Sentence {
        why_not::why_not(view, mv)
    }

    fn why_unreadable(text: &str) -> Option<Sentence> {
        why_not::why_unreadable(text)
    }
}

/// What is to be decided.
fn decision(view: &View<Miyabi>, lang: Lang) -> &'static str {
    let lays = |mv: &Move| matches!(mv.action(), Action::Lay(..) | Action::LayZen(..));
    lang.of(match view.public.stage {
        Stage::SetFrog(_) => Text::new("Put your frog on any square:", "Placez votre grenouille sur une case :"),
        Stage::FrogOrEnd(_) => {
            Text::new("Your frog may step, or end your turn:", "Votre grenouille peut avancer, ou finissez le tour :")
        }
        _ if view.moves.iter().any(lays) => Text::new("Lay a tile of the offer:", "Posez une tuile de l’offre :"),
        _ => Text::new("You can lay no tile now:", "Aucune tuile ne peut être posée :"),
    })
}

/// The offer, a line a shape, and the zen tiles.
fn supply(public: &Public, style: Style) -> Vec<String> {
    let mut lines = vec![style.ink(
        Ink::Bold,
        match style.lang {
            Lang::English => "Offer",
            Lang::French => "Offre",
        },
    )];
    for shape in Shape::ALL {
        let name = style.lang.of(match shape {
            Shape::Single => Text::new("single", "simple"),
            Shape::Double => Text::new("double", "double"),
            Shape::Straight => Text::new("straight", "droite"),
            Shape::Corner => Text::new("corner", "coude"),
        });
        lines.push(format!("{name:<9}{}", offered(&public.tiles.offer, shape, style)));
    }
    if let Some(zen) = public.zen {
        let tiles: Vec<_> = zen.face_up.iter().map(|kind| style.ink(kind_ink(kind), &format!("Z{kind}"))).collect();
        lines.push(format!("{:<9}{}", "zen", tiles.join(" ")));
    }
    lines
}

fn offered(offer: &Tiles, shape: Shape, style: Style) -> String {
    let tiles = offer.iter().filter(|tile| tile.shape() == shape);
    tiles.map(|tile| style.ink(kind_ink(tile.kind()), &tile.to_string())).collect::<Vec<_>>().join(" ")
}

/// For each kind what the most and second most score, and the bonus at level 5 with who has it.
fn prizes(public: &Public, viewer: Seat, style: Style) -> Vec<String> {
    let head = match style.lang {
        Lang::English => ["", "most/2nd", "level 5"],
        Lang::French => ["", "1er/2e", "niveau 5"],
    };
    let mut rows = vec![head.map(String::from).to_vec()];
    for (kind, majority) in public.prizes.majority.pairs() {
        let bonus = match public.bonuses[kind].map(|seat| (Who::of(seat, viewer), style.lang)) {
            None => public.prizes.bonus[kind].to_string(),
            Some((Who::You, Lang::English)) => "yours".into(),
            Some((Who::You, Lang::French)) => "à vous".into(),
            Some((Who::Other(seat), lang)) => name(seat, viewer, lang),
        };
        let label = style.ink(kind_ink(kind), &format!("{kind} {}", kind_name(kind, style.lang)));
        rows.push(vec![label, format!("{}/{}", majority.0, majority.1), bonus]);
    }
    table(&rows)
}

fn kind_ink(kind: Kind) -> Ink {
    match kind {
        Kind::Maple => Ink::Red,
        Kind::Pagoda => Ink::Yellow,
        Kind::Fish => Ink::Cyan,
        Kind::Azalea => Ink::Magenta,
        Kind::Boxwood => Ink::Green,
        Kind::Stone => Ink::Blue,
    }
}
