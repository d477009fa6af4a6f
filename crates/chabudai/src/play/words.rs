//! What the program itself says at the table.

use faces::Lang;
use table::Seat;

pub(super) fn welcome(game: &str, me: Seat, lang: Lang) -> String {
    match lang {
        Lang::English => format!("{game}. You are seat {me}. Type a move; ? helps, quit leaves."),
        Lang::French => format!("{game}. Vous êtes le joueur {me}. Tapez un coup ; ? aide, quit quitte."),
    }
}

pub(super) fn prompt(lang: Lang) -> &'static str {
    match lang {
        Lang::English => "Your move >",
        Lang::French => "Votre coup >",
    }
}

/// After the end of a game.
pub(super) fn prompt_at_the_end(lang: Lang) -> &'static str {
    match lang {
        Lang::English => "The game is over: undo takes back your last move, quit leaves >",
        Lang::French => "La partie est finie : annuler reprend votre dernier coup, quitter quitte >",
    }
}

pub(super) fn goodbye(lang: Lang) -> &'static str {
    match lang {
        Lang::English => "Goodbye, and thank you for playing.",
        Lang::French => "Au revoir, et merci d’avoir joué.",
    }
}

pub(super) fn commands(lang: Lang) -> &'static str {
    match lang {
        Lang::English => {
            "\
Commands:
  ? or help     this page
  rules         what the books leave open and how it is played here
  moves         your moves; moves M1 lists those that begin so, with their numbers
  hint          what the master would do
  undo          take back your last move, and all that came after it
  board, score  show them again
  quit          leave
A move's number in the list will do, and its beginning if no other move begins so."
        }
        Lang::French => {
            "\
Commandes :
  ? ou aide         cette page
  règles            ce que les livrets laissent ouvert et comment on joue ici
  coups             vos coups ; coups M1 liste ceux qui commencent ainsi, numérotés
  conseil           ce que ferait le maître
  annuler           reprendre votre dernier coup, et tout ce qui a suivi
  plateau, score    les revoir
  quitter           partir
Le numéro d’un coup dans la liste suffit, ou son début si aucun autre ne commence ainsi."
        }
    }
}

pub(super) fn hint(mv: &str, lang: Lang) -> String {
    match lang {
        Lang::English => format!("The master would play: {mv}"),
        Lang::French => format!("Le maître jouerait : {mv}"),
    }
}

pub(super) fn undone(lang: Lang) -> &'static str {
    match lang {
        Lang::English => "Your last move is taken back.",
        Lang::French => "Votre dernier coup est repris.",
    }
}

pub(super) fn nothing_to_undo(lang: Lang) -> &'static str {
    match lang {
        Lang::English => "You have not moved yet: there is nothing to take back.",
        Lang::French => "Vous n’avez encore rien joué : il n’y a rien à reprendre.",
    }
}

pub(super) fn illegal(typed: &str, lang: Lang) -> String {
    let typed = shortened(typed);
    match lang {
        Lang::English => format!("“{typed}” is not one of your moves now: “moves” lists them, “?” helps."),
        Lang::French => format!("« {typed} » n’est pas un de vos coups : « coups » les liste, « ? » aide."),
    }
}

pub(super) fn ambiguous(typed: &str, moves: &[String], lang: Lang) -> String {
    const SHOWN: usize = 6;
    let (typed, count) = (shortened(typed), moves.len());
    let some = moves[..count.min(SHOWN)].join(", ");
    match (lang, count > SHOWN) {
        (Lang::English, false) => format!("“{typed}” could be any of {some}."),
        (Lang::English, true) => format!("“{typed}” could be any of {count} moves, such as {some}."),
        (Lang::French, false) => format!("« {typed} » peut vouloir dire {some}."),
        (Lang::French, true) => format!("« {typed} » peut désigner {count} coups, comme {some}."),
    }
}

pub(super) fn none_begins_so(beginning: &str, lang: Lang) -> String {
    let beginning = shortened(beginning);
    match lang {
        Lang::English => format!("None of your moves begins with “{beginning}”."),
        Lang::French => format!("Aucun de vos coups ne commence par « {beginning} »."),
    }
}

pub(super) fn too_many(count: usize, lang: Lang) -> String {
    match lang {
        Lang::English => format!("{count} moves are too many to list: add how they begin, as in “moves M1”."),
        Lang::French => format!("{count} coups, c’est trop pour une liste : ajoutez leur début, comme « coups M1 »."),
    }
}

pub(super) fn record_written(path: &str, lang: Lang) -> String {
    match lang {
        Lang::English => format!("The record is in {path}."),
        Lang::French => format!("La partie est enregistrée dans {path}."),
    }
}

/// Nobody needs to read more of a mistake than this.
fn shortened(typed: &str) -> String {
    const SHOWN: usize = 30;
    let clean = |letter: char| if letter.is_control() { '?' } else { letter };
    let mut shown: String = typed.chars().take(SHOWN).map(clean).collect();
    if typed.chars().count() > SHOWN {
        shown.push('…');
    }
    shown
}
