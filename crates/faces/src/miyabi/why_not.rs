//! Why a tile cannot be laid, a frog cannot step, a turn cannot be passed.

use miyabi::{
    Action, Board, CornerObject, Expansion, Kind, Miyabi, Move, ObjectSquares, Placement, Shape, Square, Squares,
    Stage, StraightObject, Tile,
};
use table::{Sentence, Text, View};

use super::words::kind_name;
use crate::Lang;
use crate::why_not::shown;

pub(super) fn why_not(view: &View<Miyabi>, mv: Move) -> Sentence {
    let frogs = view.public.expansions.contains(Expansion::Frog);
    match (view.public.stage, mv.action()) {
        (_, Action::Frog(_)) if !frogs => {
            Sentence::new("There are no frogs in this game.", "Il n’y a pas de grenouilles dans cette partie.")
        }
        (Stage::SetFrog(_), _) => Sentence::new(
            "Put your frog on a square first: frog c3.",
            "Placez d’abord votre grenouille sur une case : frog c3.",
        ),
        (Stage::LayAfterFrog(_), Action::Frog(_)) => Sentence::new(
            "Your frog has stepped in this turn already.",
            "Votre grenouille a déjà avancé pendant ce tour.",
        ),
        (_, Action::Frog(to)) => why_not_step(board(view), to),
        (Stage::FrogOrEnd(_), _) => Sentence::new(
            "You have laid your tile of this turn: your frog may still step, or write end.",
            "Vous avez posé votre tuile de ce tour : la grenouille peut encore avancer, ou écrivez end.",
        ),
        (_, Action::End) => Sentence::new(
            "There is no turn to end before you have laid a tile.",
            "Il n’y a pas de tour à finir avant d’avoir posé une tuile.",
        ),
        (_, Action::Pass) => Sentence::new(
            "You can still lay a tile, so you may not pass.",
            "Vous pouvez encore poser une tuile, donc vous ne pouvez pas passer.",
        ),
        (_, Action::Lay(tile, placement)) => why_not_tile(view, tile, placement),
        (_, Action::LayZen(kind, square)) => why_not_zen(view, kind, square),
    }
}

fn board(view: &View<Miyabi>) -> &Board {
    &view.public.boards[view.seat]
}

fn why_not_tile(view: &View<Miyabi>, tile: Tile, placement: Placement) -> Sentence {
    let (public, board, object) = (&view.public, board(view), placement.object());
    if public.tiles.offer.count(tile) == 0 {
        return Sentence::new(format!("{tile} is not in the offer."), format!("{tile} n’est pas dans l’offre."));
    }
    if !placement.has_object_of(tile.shape(), public.object) {
        let [english, french] = Lang::ALL.map(|lang| lang.of(object_square(tile.shape(), public.object)));
        return Sentence::new(
            format!("{tile} cannot be turned like that: its objects stand {english}."),
            format!("{tile} ne peut pas être tournée ainsi : ses objets sont {french}."),
        );
    }
    if let Some(sentence) = wrong_line(board, tile.kind(), object) {
        return sentence;
    }
    if let Some(sentence) = taken(board, placement.squares()) {
        return sentence;
    }
    uneven(board, placement.squares())
}

/// The object must stand in its kind's row and in a column without a lantern.
fn wrong_line(board: &Board, kind: Kind, object: Square) -> Option<Sentence> {
    if object.kind() != kind {
        let [english, french] = Lang::ALL.map(|lang| kind_name(kind, lang));
        let row = kind as u8 + 1;
        return Some(Sentence::new(
            format!("Objects of this kind ({english}) stand in row {row} only, and {object} is not in it."),
            format!("Les objets de ce genre ({french}) vont dans la ligne {row} seulement, et {object} n’y est pas."),
        ));
    }
    let column = object.column();
    board.lanterns().contains(column).then(|| {
        Sentence::new(
            format!("Column {column} has your lantern already: each column takes one tile a round."),
            format!("La colonne {column} a déjà votre lanterne : une tuile par colonne et par manche."),
        )
    })
}

/// Nothing is laid on a frog or a zen tile.
fn taken(board: &Board, squares: Squares) -> Option<Sentence> {
    if let Some(frog) = board.frog().filter(|&frog| squares.contains(frog)) {
        return Some(Sentence::new(
            format!("Your frog sits on {frog}: nothing is laid there."),
            format!("Votre grenouille est en {frog} : on n’y pose rien."),
        ));
    }
    squares.and(board.zen()).next().map(|zen| {
        Sentence::new(
            format!("There is a zen tile on {zen}: it is never covered."),
            format!("Il y a une tuile zen en {zen} : on ne la recouvre jamais."),
        )
    })
}

fn uneven(board: &Board, squares: Squares) -> Sentence {
    let heights: Vec<_> = squares.map(|square| format!("{square} = {}", board.height(square))).collect();
    let heights = heights.join(", ");
    Sentence::new(
        format!("The ground under a tile must be equally high everywhere, and this is not: {heights}."),
        format!("Le sol sous une tuile doit être partout de même hauteur, et il ne l’est pas : {heights}."),
    )
}

fn why_not_zen(view: &View<Miyabi>, kind: Kind, square: Square) -> Sentence {
    let board = board(view);
    let Some(zen) = view.public.zen else {
        return Sentence::new("There are no zen tiles in this game.", "Il n’y a pas de tuiles zen dans cette partie.");
    };
    if zen.face_up.count(kind) == 0 {
        return Sentence::new(
            format!("Z{kind} is not among the zen tiles that lie face up."),
            format!("Z{kind} n’est pas parmi les tuiles zen visibles."),
        );
    }
    if let Some(last) = board.unsurrounded() {
        return Sentence::new(
            format!("Your zen tile on {last} is not surrounded yet: only then may you lay another."),
            format!("Votre tuile zen en {last} n’est pas encore entourée : attendez cela pour une autre."),
        );
    }
    if let Some(sentence) = wrong_line(board, kind, square) {
        return sentence;
    }
    if let Some(sentence) = taken(board, Squares::only(square)) {
        return sentence;
    }
    Sentence::new(
        format!("A zen tile lies on bare ground, and {square} is built on."),
        format!("Une tuile zen se pose sur un sol nu, et {square} est bâtie."),
    )
}

fn why_not_step(board: &Board, to: Square) -> Sentence {
    let from = board.frog().filter(|frog| frog.neighbours().contains(to));
    let Some(from) = from else {
        return Sentence::new(
            format!("{to} is not side by side with your frog."),
            format!("{to} n’est pas à côté de votre grenouille."),
        );
    };
    let (before, after) = (board.height(from), board.height(to));
    if after < before {
        return Sentence::new(
            format!("A frog never goes down: it sits at level {before}, and {to} is at level {after}."),
            format!("La grenouille ne descend jamais : elle est au niveau {before}, et {to} au niveau {after}."),
        );
    }
    if after > before + 1 {
        return Sentence::new(
            format!("A frog climbs one level at a time: it sits at level {before}, and {to} is at level {after}."),
            format!(
                "La grenouille monte d’un niveau à la fois : elle est au niveau {before}, et {to} au niveau {after}."
            ),
        );
    }
    Sentence::new(
        format!("{to} shows objects, and a frog does not step onto objects until it is golden."),
        format!("{to} montre des objets, et la grenouille n’y va pas avant d’être dorée."),
    )
}

/// Where the objects of a shape stand in this component set.
fn object_square(shape: Shape, objects: ObjectSquares) -> Text {
    match (shape, objects.straight, objects.corner) {
        (Shape::Single, ..) => Text::new("on its one square", "sur son unique case"),
        (Shape::Double, ..) | (Shape::Straight, StraightObject::End, _) => Text::new("at an end", "à une extrémité"),
        (Shape::Straight, StraightObject::Middle, _) => Text::new("in the middle", "au milieu"),
        (Shape::Corner, _, CornerObject::Corner) => Text::new("in the corner", "dans le coin"),
        (Shape::Corner, _, CornerObject::Up) => Text::new(
            "on the arm that points up when the corner is at the lower left",
            "sur la branche qui monte quand le coin est en bas à gauche",
        ),
        (Shape::Corner, _, CornerObject::Right) => Text::new(
            "on the arm that points right when the corner is at the lower left",
            "sur la branche de droite quand le coin est en bas à gauche",
        ),
    }
}

pub(super) fn why_unreadable(text: &str) -> Option<Sentence> {
    if let Some(square) = text.strip_prefix("frog ") {
        return square.parse::<Square>().is_err().then(|| off_the_board(square));
    }
    let (tile, squares) = text.split_once('@')?;
    let squares: Vec<&str> = squares.split('+').collect();
    if let Some(wrong) = squares.iter().find(|square| square.parse::<Square>().is_err()) {
        return Some(off_the_board(wrong));
    }
    let tile: Tile = tile.parse().ok()?;
    if let Ok(mv) = text.parse::<Move>() {
        return Some(Sentence::new(
            format!("The square of the objects comes first, the others follow in reading order: {mv}."),
            format!("La case des objets vient d’abord, les autres suivent dans l’ordre de lecture : {mv}."),
        ));
    }
    let (size, count) = (tile.shape().size(), squares.len());
    if usize::from(size) != count {
        return Some(Sentence::new(
            format!("The tile {tile} does not cover {count} squares, its size is {size}."),
            format!("La tuile {tile} ne couvre pas {count} cases, sa taille est {size}."),
        ));
    }
    let squares = squares.join(", ");
    Some(Sentence::new(
        format!("The tile {tile} has another shape than {squares}."),
        format!("La tuile {tile} n’a pas la forme de {squares}."),
    ))
}

fn off_the_board(square: &str) -> Sentence {
    let square = shown(square);
    Sentence::new(
        format!("“{square}” is not on the board: it has columns a to f and rows 1 to 6."),
        format!("« {square} » n’est pas sur le plateau : il a les colonnes a à f et les lignes 1 à 6."),
    )
}
