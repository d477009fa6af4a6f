//! Seikatsu's face.

mod why_not;

use seikatsu::{Bird, Event, Flower, Mode, Move, Pagoda, Public, Seikatsu, Space, Spaces, Tile};
use table::{Options as _, Seat, SeatSet, Sentence, Text, Turn, View};

use crate::canvas::{Canvas, table, wrap};
use crate::lang::points_of;
use crate::{Face, Gain, Ink, Lang, Style, Who, name, scorer};

impl Face for Seikatsu {
    fn draw(view: &View<Self>, style: Style) -> String {
        let mut lines = garden(view, style).lines(6);
        let hand: Vec<_> = view.private.hand.tiles().map(|tile| paint_tile(tile, style)).collect();
        let (hand, bag) = (hand.join("  "), view.public.bag);
        lines.push(String::new());
        if !view.private.hand.is_empty() {
            lines.push(match style.lang {
                Lang::English => format!("Your hand: {hand}     In the bag: {bag}"),
                Lang::French => format!("Votre main : {hand}     Dans le sac : {bag}"),
            });
        }
        let legend = match style.lang {
            Lang::English => {
                "T tanager, W waxwing, E white-eye, F flycatcher; K koi; ~~ pond; * last tile\n\
                 p primrose, l plumeria, t tulip, b bluebell; c5 open; (3) my row’s points"
            }
            Lang::French => {
                "T tangara, W jaseur, E zostérops, F tchitrec ; K koï ; ~~ étang ; * dernière\n\
                 p primevère, l frangipanier, t tulipe, b jacinthe ; c5 libre ; (3) ma rangée"
            }
        };
        lines.extend(legend.lines().map(|line| style.ink(Ink::Faint, line)));
        lines.join("\n")
    }

    fn draw_score(view: &View<Self>, style: Style) -> String {
        let public = &view.public;
        let head = match style.lang {
            Lang::English => ["", "flocks", "flowers", "total"],
            Lang::French => ["", "volées", "fleurs", "total"],
        };
        let mut rows = vec![head.map(String::from).to_vec()];
        for (place, pagodas, flocks) in scores(public) {
            let flowers: u16 = public
                .pagodas
                .iter()
                .filter(|of| pagodas.contains(&of.pagoda))
                .flat_map(|of| of.rows.iter().map(|row| u16::from(row.points)))
                .sum();
            let colours: Vec<_> = pagodas.iter().map(|&pagoda| pagoda_name(pagoda, style.lang)).collect();
            let who = scorer(place, public.options.seats(), view.seat, style.lang);
            let who = format!("{who} ({})", colours.join(", "));
            let total = style.ink(Ink::Bold, &(flocks + flowers).to_string());
            rows.push(vec![who, flocks.to_string(), flowers.to_string(), total]);
        }
        table(&rows).join("\n")
    }

    fn tell(event: &Event, viewer: Seat, lang: Lang) -> Option<String> {
        Some(match event {
            Event::Dealt { spaces, tiles } => {
                let laid: Vec<_> =
                    spaces.iter().zip(tiles.iter()).map(|(space, tile)| format!("{tile}@{space}")).collect();
                let laid = laid.join(", ");
                match lang {
                    Lang::English => format!("The first tiles lie in the garden: {laid}."),
                    Lang::French => format!("Les premières tuiles sont au jardin : {laid}."),
                }
            }
            Event::Placed { seat, tile, space, bird } => tell_placed(*seat, *tile, *space, *bird, viewer, lang),
            Event::FlockScored { bird, beside, points, .. } => {
                let bird = bird_name(*bird, lang);
                match lang {
                    Lang::English => {
                        format!("  A flock ({bird}, {beside} beside it): {points}.", points = points_of(*points, lang))
                    }
                    Lang::French => {
                        format!("  Une volée ({bird}, {beside} à côté) : {points}.", points = points_of(*points, lang))
                    }
                }
            }
            Event::Drew { .. } => return None,
            Event::RowScored { points: 0, .. } => return None,
            Event::RowScored { pagoda, row, flower, size, points } => {
                let pagoda = pagoda_name(*pagoda, lang);
                let flower = flower.map_or(lang.of(Text::new("koi", "koï")), |flower| flower_name(flower, lang));
                match lang {
                    Lang::English => format!(
                        "Row {row} of the {pagoda} pagoda: {size} × {flower}, {points}.",
                        points = points_of(*points, lang)
                    ),
                    Lang::French => format!(
                        "Rangée {row} de la pagode {pagoda} : {size} × {flower}, {points}.",
                        points = points_of(*points, lang)
                    ),
                }
            }
        })
    }

    fn describe_moves(view: &View<Self>, lang: Lang) -> String {
        let intro = match lang {
            Lang::English => "Lay one of your tiles on an open space:",
            Lang::French => "Posez une de vos tuiles sur une case ouverte :",
        };
        let mut lines = vec![intro.to_owned()];
        let mut tiles: Vec<Tile> = view.moves.iter().map(|mv| mv.play().tile()).collect();
        tiles.dedup();
        for tile in tiles {
            let mut spaces: Vec<Space> =
                view.moves.iter().filter(|mv| mv.play().tile() == tile).map(|mv| mv.space()).collect();
            spaces.sort_unstable();
            spaces.dedup();
            let example = spaces.first().map_or(String::new(), Space::to_string);
            let head = match (lang, tile) {
                (Lang::English, Tile::KOI) => format!("  K, a bird named for it (K@{example}=T, =W, =E or =F), on"),
                (Lang::French, Tile::KOI) => format!("  K, avec un oiseau au choix (K@{example}=T, =W, =E ou =F), en"),
                (Lang::English, tile) => format!("  {tile} (such as {tile}@{example}) on"),
                (Lang::French, tile) => format!("  {tile} (par exemple {tile}@{example}) en"),
            };
            let words = std::iter::once(head).chain(spaces.iter().map(Space::to_string));
            lines.push(wrap(words, 4, 78));
        }
        lines.join("\n")
    }

    fn how_to_play(lang: Lang) -> &'static str {
        match lang {
            Lang::English => {
                "\
Everybody lays tiles into the same garden. A tile shows a bird and a flower and
must touch a tile that is there already. If it touches birds of its own kind,
that flock scores at once: one point for each bird in it, the new one included.
When the garden is full, each pagoda counts the flowers in the seven rows that
run away from it: the largest set of one flower in a row scores 1, 3, 6, 10, 15
or 21 points. Koi stand for any flower, and for one bird of your choice in the
turn they are laid.
Type a tile and a space, such as Tp@c5; for a koi also the bird, such as
K@b2=W."
            }
            Lang::French => {
                "\
Tous posent leurs tuiles dans le même jardin. Une tuile porte un oiseau et une
fleur et doit toucher une tuile déjà posée. Si elle touche des oiseaux de son
espèce, cette volée marque aussitôt : un point par oiseau, le nouveau compris.
Quand le jardin est plein, chaque pagode compte les fleurs des sept rangées qui
partent d’elle : le plus grand groupe d’une même fleur dans une rangée rapporte
1, 3, 6, 10, 15 ou 21 points. Un koï vaut toute fleur, et un oiseau au choix
le tour où on la pose.
Tapez une tuile et une case, comme Tp@c5 ; pour un koï aussi l’oiseau, comme
K@b2=W."
            }
        }
    }

    fn gain(event: &Event, public: &Public) -> Option<Gain> {
        let seats = public.options.seats();
        let alone = public.options.mode().is_solo();
        match *event {
            Event::FlockScored { seat, points, .. } => {
                let seats = match public.options.mode() {
                    Mode::SoloMedium => return None,
                    Mode::SoloHard => SeatSet::only(RIVAL),
                    _ => side(Pagoda::of(seat, seats), seats),
                };
                Some(Gain { seats, source: Text::new("flocks", "volées"), points: points.into() })
            }
            Event::RowScored { pagoda, points, .. } => {
                let seats = match pagoda {
                    Pagoda::Blue | Pagoda::Green if alone => SeatSet::only(RIVAL),
                    _ => side(pagoda, seats),
                };
                Some(Gain { seats, source: Text::new("flowers", "fleurs"), points: points.into() })
            }
            Event::Dealt { .. } | Event::Placed { .. } | Event::Drew { .. } => None,
        }
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

/// Where the rival's score stands when one plays alone.
const RIVAL: Seat = Seat::new(1);

/// The seats that look from a pagoda.
fn side(pagoda: Pagoda, seats: u8) -> SeatSet {
    Seat::all(seats).filter(|&seat| Pagoda::of(seat, seats) == pagoda).collect()
}

/// Whose score comes from which pagodas and how many flock points: one line a seat, then the rival's.
fn scores(public: &Public) -> Vec<(Seat, Vec<Pagoda>, u16)> {
    let seats = public.options.seats();
    let flocks = &public.flocks;
    let mode = public.options.mode();
    if !mode.is_solo() {
        let line = |seat: Seat| {
            let pagoda = Pagoda::of(seat, seats);
            (seat, vec![pagoda], side(pagoda, seats).iter().map(|partner| flocks[partner]).sum())
        };
        return Seat::all(seats).map(line).collect();
    }
    let me = Seat::new(0);
    let (mine, rivals) = match mode {
        Mode::SoloEasy => (flocks[me], 0),
        Mode::SoloHard => (0, flocks[me]),
        _ => (0, 0),
    };
    vec![(me, vec![Pagoda::Pink], mine), (RIVAL, vec![Pagoda::Blue, Pagoda::Green], rivals)]
}

/// Axial coordinates of a hex of the garden, or of a place just outside it.
type Hex = (i32, i32);

/// `c4` is on the third line, the fourth from its left end.
fn hex(space: Space) -> Hex {
    let text = space.to_string();
    let mut bytes = text.bytes().map(i32::from);
    let line = bytes.next().unwrap_or(0) - i32::from(b'a') - 3;
    let place = bytes.next().unwrap_or(0) - i32::from(b'1');
    ((-3).max(-3 - line) + place, line)
}

/// Where a hex is on the screen: four columns to a hex, every line half a hex further to the right than the one above.
fn put(canvas: &mut Canvas, (q, r): Hex, text: String) {
    canvas.put(r, 4 * q + 2 * r, text);
}

fn garden(view: &View<Seikatsu>, style: Style) -> Canvas {
    let mut canvas = Canvas::default();
    let public = &view.public;
    for space in Spaces::ALL {
        let text = match public.garden.tile(space) {
            Some(tile) if public.last == Some(space) => format!("{}*", paint_tile(tile, style)),
            Some(tile) => paint_tile(tile, style),
            None if public.garden.open().contains(space) => style.ink(Ink::Bold, &space.to_string()),
            None => style.ink(Ink::Faint, " ·"),
        };
        put(&mut canvas, hex(space), text);
    }
    put(&mut canvas, (0, 0), style.ink(Ink::Cyan, "~~"));
    let mine = Pagoda::of(view.seat, public.options.seats());
    for of in &public.pagodas {
        let name = pagoda_name(of.pagoda, style.lang);
        let name = match (of.pagoda == mine, style.lang) {
            (false, _) => format!("[{name}]"),
            (true, Lang::English) => format!("[{name}: you]"),
            (true, Lang::French) => format!("[{name} : vous]"),
        };
        let width = i32::try_from(name.chars().count()).unwrap_or(0);
        let text = style.ink(pagoda_ink(of.pagoda), &name);
        // The corner where it stands; pink's name must end before the garden begins.
        match of.pagoda {
            Pagoda::Pink => canvas.put(0, -14 - width, text),
            Pagoda::Blue => put(&mut canvas, (4, -4), text),
            Pagoda::Green => put(&mut canvas, (0, 4), text),
        }
        if of.pagoda == mine {
            for (spaces, row) in mine.rows().into_iter().zip(of.rows) {
                put(&mut canvas, far_end(mine, spaces), format!("({})", row.points));
            }
        }
    }
    canvas
}

/// The place just beyond the end of a row that is away from its pagoda.
fn far_end(pagoda: Pagoda, row: Spaces) -> Hex {
    let hexes = row.map(hex);
    match pagoda {
        Pagoda::Pink => hexes.max_by_key(|(q, _)| *q).map(|(q, r)| (q + 1, r)),
        Pagoda::Blue => hexes.max_by_key(|(_, r)| *r).map(|(q, r)| (q - 1, r + 1)),
        Pagoda::Green => hexes.min_by_key(|(_, r)| *r).map(|(q, r)| (q, r - 1)),
    }
    .unwrap_or_default()
}

fn paint_tile(tile: Tile, style: Style) -> String {
    let (Some(bird), Some(flower)) = (tile.bird(), tile.flower()) else {
        return style.ink(Ink::Inverse, "K");
    };
    let bird_ink = match bird {
        Bird::Tanager => Ink::Red,
        Bird::Waxwing => Ink::Bold,
        Bird::WhiteEye => Ink::Green,
        Bird::Flycatcher => Ink::Blue,
    };
    let flower_ink = match flower {
        Flower::Primrose => Ink::Magenta,
        Flower::Plumeria => Ink::Red,
        Flower::Tulip => Ink::Yellow,
        Flower::Bluebell => Ink::Cyan,
    };
    style.ink(bird_ink, &bird.letter().to_string()) + &style.ink(flower_ink, &flower.letter().to_string())
}

fn tell_placed(seat: Seat, tile: Tile, space: Space, bird: Option<Bird>, viewer: Seat, lang: Lang) -> String {
    let who = name(seat, viewer, lang);
    match (lang, Who::of(seat, viewer), bird.map(|bird| bird_name(bird, lang))) {
        (Lang::English, _, None) => format!("{who} laid {tile} on {space}."),
        (Lang::English, _, Some(bird)) => format!("{who} laid a koi on {space} and named a bird: {bird}."),
        (Lang::French, Who::You, None) => format!("Vous avez posé {tile} en {space}."),
        (Lang::French, Who::You, Some(bird)) => format!("Vous avez posé un koï en {space}, oiseau choisi : {bird}."),
        (Lang::French, Who::Other(_), None) => format!("{who} a posé {tile} en {space}."),
        (Lang::French, Who::Other(_), Some(bird)) => {
            format!("{who} a posé un koï en {space}, oiseau choisi : {bird}.")
        }
    }
}

fn bird_name(bird: Bird, lang: Lang) -> &'static str {
    lang.of(match bird {
        Bird::Tanager => Text::new("tanager", "tangara"),
        Bird::Waxwing => Text::new("waxwing", "jaseur"),
        Bird::WhiteEye => Text::new("white-eye", "zostérops"),
        Bird::Flycatcher => Text::new("flycatcher", "tchitrec"),
    })
}

fn flower_name(flower: Flower, lang: Lang) -> &'static str {
    lang.of(match flower {
        Flower::Primrose => Text::new("primrose", "primevère"),
        Flower::Plumeria => Text::new("plumeria", "frangipanier"),
        Flower::Tulip => Text::new("tulip", "tulipe"),
        Flower::Bluebell => Text::new("bluebell", "jacinthe"),
    })
}

fn pagoda_name(pagoda: Pagoda, lang: Lang) -> &'static str {
    lang.of(match pagoda {
        Pagoda::Pink => Text::new("pink", "rose"),
        Pagoda::Blue => Text::new("blue", "bleue"),
        Pagoda::Green => Text::new("green", "verte"),
    })
}

fn pagoda_ink(pagoda: Pagoda) -> Ink {
    match pagoda {
        Pagoda::Pink => Ink::Magenta,
        Pagoda::Blue => Ink::Blue,
        Pagoda::Green => Ink::Green,
    }
}
