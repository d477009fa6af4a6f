//! Why a tile cannot lie there.

use seikatsu::{Move, Seikatsu, Space, Tile};
use table::{Sentence, View};

use crate::why_not::shown;

pub(super) fn why_not(view: &View<Seikatsu>, mv: Move) -> Sentence {
    let (tile, space, garden) = (mv.play().tile(), mv.space(), &view.public.garden);
    if !view.private.hand.tiles().any(|held| held == tile) {
        return Sentence::new(
            format!("You do not have {tile} in your hand."),
            format!("Vous n’avez pas {tile} en main."),
        );
    }
    if let Some(lies) = garden.tile(space) {
        return Sentence::new(
            format!("There is a tile on {space} already: {lies}."),
            format!("Il y a déjà une tuile en {space} : {lies}."),
        );
    }
    if !garden.open().contains(space) {
        return Sentence::new(
            format!("A tile must touch one that lies in the garden, and {space} touches none."),
            format!("Une tuile doit en toucher une autre au jardin, et {space} n’en touche aucune."),
        );
    }
    // Only whoever plays alone is bound to the last tile, and only with garden tiles.
    let last = view.public.last.map_or_else(String::new, |last| last.to_string());
    Sentence::new(
        format!("When you play alone, a garden tile must touch the one laid last, on {last}; only a koi need not."),
        format!("En solitaire, une tuile de jardin doit toucher la dernière posée, en {last} ; seul un koï est libre."),
    )
}

pub(super) fn why_unreadable(text: &str) -> Option<Sentence> {
    let (tile, place) = text.split_once('@')?;
    let Ok(tile) = tile.parse::<Tile>() else {
        let tile = shown(tile);
        return Some(Sentence::new(
            format!("There is no tile “{tile}”: a tile is a bird (T, W, E, F) and a flower (p, l, t, b), or K."),
            format!("La tuile « {tile} » n’existe pas : un oiseau (T, W, E, F) et une fleur (p, l, t, b), ou K."),
        ));
    };
    let (space, bird) = place.split_once('=').map_or((place, None), |(space, bird)| (space, Some(bird)));
    if space == "d4" {
        return Some(Sentence::new("d4 is the pond: no tile lies there.", "d4 est l’étang : on n’y pose rien."));
    }
    if space.parse::<Space>().is_err() {
        let space = shown(space);
        return Some(Sentence::new(
            format!("There is no space “{space}” in the garden."),
            format!("Il n’y a pas de case « {space} » au jardin."),
        ));
    }
    match (tile, bird) {
        (Tile::KOI, _) => Some(Sentence::new(
            format!("Name the bird that the koi stands for: K@{space}=T, =W, =E or =F."),
            format!("Nommez l’oiseau que le koï représente : K@{space}=T, =W, =E ou =F."),
        )),
        (_, Some(_)) => Some(Sentence::new(
            format!("Only a koi is given a bird; {tile} shows its own."),
            format!("Seul un koï reçoit un oiseau ; {tile} montre le sien."),
        )),
        (_, None) => None,
    }
}
