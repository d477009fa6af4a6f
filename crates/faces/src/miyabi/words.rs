//! What happens in Miyabi, in words.

use miyabi::{Event, Kind, Place, Tiles};
use table::{Seat, Text};

use crate::lang::points_of;
use crate::{Lang, Who, name};

pub(super) fn tell(event: &Event, viewer: Seat, lang: Lang) -> Option<String> {
    Some(match event {
        Event::ZenShuffled { .. } => match lang {
            Lang::English => "The zen tiles are shuffled and five turned up.".into(),
            Lang::French => "Les tuiles zen sont mélangées et cinq retournées.".into(),
        },
        Event::RoundBegan { round, first, .. } => {
            let who = name(*first, viewer, lang);
            match (lang, Who::of(*first, viewer)) {
                (Lang::English, Who::You) => format!("== Round {round}. You begin."),
                (Lang::English, Who::Other(_)) => format!("== Round {round}. {who} begins."),
                (Lang::French, Who::You) => format!("== Manche {round}. Vous commencez."),
                (Lang::French, Who::Other(_)) => format!("== Manche {round}. {who} commence."),
            }
        }
        Event::RoundEnded { round, left_over } => tell_round_end(*round, left_over, lang),
        Event::ZenReplaced { kind, left } => match lang {
            Lang::English => format!("  Z{kind} is turned up; {left} zen tiles are left."),
            Lang::French => format!("  Z{kind} est retournée ; il reste {left} tuiles zen."),
        },
        Event::Laid { seat, .. }
        | Event::BonusClaimed { seat, .. }
        | Event::ZenLaid { seat, .. }
        | Event::ZenSurrounded { seat, .. }
        | Event::Passed { seat } => tell_tile(event, *seat, viewer, lang)?,
        Event::FrogSet { seat, .. }
        | Event::FrogStepped { seat, .. }
        | Event::FrogTurnedGolden { seat, .. }
        | Event::FrogStayed { seat } => tell_frog(event, *seat, viewer, lang)?,
        Event::MajorityScored { seat, .. }
        | Event::ColourScored { seat, .. }
        | Event::LawnScored { seat, .. }
        | Event::SevenInRow { seat, .. }
        | Event::SevenInColumn { seat, .. } => tell_end(event, &name(*seat, viewer, lang), lang)?,
    })
}

fn tell_round_end(round: u8, left_over: &Tiles, lang: Lang) -> String {
    let left: Vec<_> = left_over.iter().map(|tile| tile.to_string()).collect();
    match (lang, left.is_empty()) {
        (Lang::English, true) => format!("Round {round} is over."),
        (Lang::English, false) => format!("Round {round} is over; out of the game: {}.", left.join(" ")),
        (Lang::French, true) => format!("La manche {round} est finie."),
        (Lang::French, false) => format!("La manche {round} est finie ; hors jeu : {}.", left.join(" ")),
    }
}

fn tell_tile(event: &Event, seat: Seat, viewer: Seat, lang: Lang) -> Option<String> {
    let who = name(seat, viewer, lang);
    let you = Who::of(seat, viewer);
    Some(match event {
        Event::Laid { tile, object, level, points, .. } => match (lang, you) {
            (Lang::English, _) => {
                format!("{who} laid {tile} on {object}, level {level}: {points}.", points = points_of(*points, lang))
            }
            (Lang::French, Who::You) => format!(
                "Vous avez posé {tile} en {object}, niveau {level} : {points}.",
                points = points_of(*points, lang)
            ),
            (Lang::French, _) => format!(
                "{who} a posé {tile} en {object}, niveau {level} : {points}.",
                points = points_of(*points, lang)
            ),
        },
        Event::BonusClaimed { kind, points, .. } => {
            let kind = kind_name(*kind, lang);
            match (lang, you) {
                (Lang::English, _) => {
                    format!("  {who} claimed the {kind} bonus: {points}.", points = points_of(*points, lang))
                }
                (Lang::French, Who::You) => {
                    format!("  Vous avez obtenu le bonus {kind} : {points}.", points = points_of(*points, lang))
                }
                (Lang::French, _) => {
                    format!("  {who} a obtenu le bonus {kind} : {points}.", points = points_of(*points, lang))
                }
            }
        }
        Event::ZenLaid { kind, square, .. } => match (lang, you) {
            (Lang::English, _) => format!("{who} laid the zen tile Z{kind} on {square}: 1 point."),
            (Lang::French, Who::You) => format!("Vous avez posé la tuile zen Z{kind} en {square} : 1 point."),
            (Lang::French, _) => format!("{who} a posé la tuile zen Z{kind} en {square} : 1 point."),
        },
        Event::ZenSurrounded { square, points, .. } => match (lang, you) {
            (Lang::English, Who::You) => {
                format!("  Your zen tile on {square} is surrounded: {points}.", points = points_of(*points, lang))
            }
            (Lang::English, _) => format!(
                "  The zen tile of {who} on {square} is surrounded: {points}.",
                points = points_of(*points, lang)
            ),
            (Lang::French, Who::You) => {
                format!("  Votre tuile zen en {square} est entourée : {points}.", points = points_of(*points, lang))
            }
            (Lang::French, _) => format!(
                "  La tuile zen de {who} en {square} est entourée : {points}.",
                points = points_of(*points, lang)
            ),
        },
        Event::Passed { .. } => match (lang, you) {
            (Lang::English, _) => format!("{who} passed for the rest of the round."),
            (Lang::French, Who::You) => "Vous avez passé pour le reste de la manche.".into(),
            (Lang::French, _) => format!("{who} a passé pour le reste de la manche."),
        },
        _ => return None,
    })
}

fn tell_frog(event: &Event, seat: Seat, viewer: Seat, lang: Lang) -> Option<String> {
    let who = name(seat, viewer, lang);
    Some(match (event, lang, Who::of(seat, viewer)) {
        (Event::FrogSet { square, .. }, Lang::English, Who::You) => format!("Your frog sits on {square}."),
        (Event::FrogSet { square, .. }, Lang::English, _) => format!("The frog of {who} sits on {square}."),
        (Event::FrogSet { square, .. }, Lang::French, Who::You) => format!("Votre grenouille est en {square}."),
        (Event::FrogSet { square, .. }, Lang::French, _) => format!("La grenouille de {who} est en {square}."),
        (Event::FrogStepped { to, level, points, .. }, Lang::English, Who::You) => {
            format!("Your frog stepped to {to}, level {level}: {points}.", points = points_of(*points, lang))
        }
        (Event::FrogStepped { to, level, points, .. }, Lang::English, _) => {
            format!("The frog of {who} stepped to {to}, level {level}: {points}.", points = points_of(*points, lang))
        }
        (Event::FrogStepped { to, level, points, .. }, Lang::French, Who::You) => {
            format!("Votre grenouille a sauté en {to}, niveau {level} : {points}.", points = points_of(*points, lang))
        }
        (Event::FrogStepped { to, level, points, .. }, Lang::French, _) => {
            format!(
                "La grenouille de {who} a sauté en {to}, niveau {level} : {points}.",
                points = points_of(*points, lang)
            )
        }
        (Event::FrogTurnedGolden { .. }, Lang::English, Who::You) => "  Your frog turned golden.".into(),
        (Event::FrogTurnedGolden { .. }, Lang::English, _) => format!("  The frog of {who} turned golden."),
        (Event::FrogTurnedGolden { .. }, Lang::French, Who::You) => "  Votre grenouille devient dorée.".into(),
        (Event::FrogTurnedGolden { .. }, Lang::French, _) => format!("  La grenouille de {who} devient dorée."),
        _ => return None,
    })
}

fn tell_end(event: &Event, who: &str, lang: Lang) -> Option<String> {
    Some(match event {
        Event::MajorityScored { kind, objects, place, points, .. } => {
            let kind = kind_name(*kind, lang);
            match (lang, place) {
                (Lang::English, Place::Most) => {
                    format!("{who}: most {kind} ({objects}), {points}.", points = points_of(*points, lang))
                }
                (Lang::English, Place::Second) => {
                    format!("{who}: second most {kind} ({objects}), {points}.", points = points_of(*points, lang))
                }
                (Lang::French, Place::Most) => {
                    format!("{who} : majorité {kind} ({objects}), {points}.", points = points_of(*points, lang))
                }
                (Lang::French, Place::Second) => {
                    format!("{who} : deuxième {kind} ({objects}), {points}.", points = points_of(*points, lang))
                }
            }
        }
        Event::ColourScored { objects, points, .. } => match lang {
            Lang::English => {
                format!("{who}: a group of {objects} objects, {points}.", points = points_of(*points, lang))
            }
            Lang::French => {
                format!("{who} : un groupe de {objects} objets, {points}.", points = points_of(*points, lang))
            }
        },
        Event::LawnScored { squares, points, .. } => match lang {
            Lang::English => {
                format!("{who}: a lawn of {} squares, {points}.", squares.len(), points = points_of(*points, lang))
            }
            Lang::French => {
                format!("{who} : une pelouse de {} cases, {points}.", squares.len(), points = points_of(*points, lang))
            }
        },
        Event::SevenInRow { row, points, .. } => match lang {
            Lang::English => format!(
                "{who}: seven objects in the {} row, {points}.",
                kind_name(*row, lang),
                points = points_of(*points, lang)
            ),
            Lang::French => format!(
                "{who} : sept objets dans la ligne {}, {points}.",
                kind_name(*row, lang),
                points = points_of(*points, lang)
            ),
        },
        Event::SevenInColumn { column, points, .. } => match lang {
            Lang::English => {
                format!("{who}: seven objects in column {column}, {points}.", points = points_of(*points, lang))
            }
            Lang::French => {
                format!("{who} : sept objets dans la colonne {column}, {points}.", points = points_of(*points, lang))
            }
        },
        _ => return None,
    })
}

pub(super) fn kind_name(kind: Kind, lang: Lang) -> &'static str {
    lang.of(match kind {
        Kind::Maple => Text::new("maple", "érable"),
        Kind::Pagoda => Text::new("pagoda", "pagode"),
        Kind::Fish => Text::new("fish", "poisson"),
        Kind::Azalea => Text::new("azalea", "azalée"),
        Kind::Boxwood => Text::new("boxwood", "buis"),
        Kind::Stone => Text::new("stone", "rocher"),
    })
}

pub(super) fn how_to_play(lang: Lang) -> &'static str {
    match lang {
        Lang::English => {
            "\
Everybody builds a garden of their own from a common offer. Lay a tile on level
ground, all bare or all equally high: its objects (on one square) must stand in
the row of their kind and in a column where you have no lantern yet in this
round. It scores its objects times its level. The first tile of a kind at level
5 brings a bonus. When you can lay nothing you pass for the round. At the end
the visible objects of each kind are compared: the most and second most score.
Zen tiles go on bare squares and score when surrounded; the frog steps beside
itself, level or one up, and scores the level it climbs to.
Type a tile, the square of its objects and its other squares: M1@c1, F2@c3+d3,
BL@e5+f5+e6, ZM@c1; or frog c3, end, pass."
        }
        Lang::French => {
            "\
Chacun bâtit son jardin à partir d’une offre commune. Posez une tuile sur un
sol plan, tout nu ou tout à la même hauteur : ses objets (sur une seule case)
doivent être dans la ligne de leur sorte et dans une colonne où vous n’avez pas
encore de lanterne ce tour-ci. Elle marque ses objets fois son niveau. La
première tuile d’une sorte au niveau 5 donne un bonus. Si rien ne peut se
poser, on passe pour la manche. À la fin on compare les objets visibles de
chaque sorte : les deux premiers marquent. Les tuiles zen vont sur une case nue
et marquent une fois entourées ; la grenouille avance d’une case, à plat ou
d’un niveau vers le haut, et marque le niveau où elle monte.
Tapez une tuile, la case de ses objets puis les autres : M1@c1, F2@c3+d3,
BL@e5+f5+e6, ZM@c1 ; ou frog c3, end, pass."
        }
    }
}
