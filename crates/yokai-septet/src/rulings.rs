//! What the books leave open and how it is played here.

use table::{Mark, Ruling, Text};

/// The register of rulings.
pub const RULINGS: &[Ruling] = &[
    Ruling {
        id: "suits",
        mark: Mark::Public,
        text: Text::new(
            "The names, colours, ranks and icons of the seven suits are those of the printed cards, which the book \
             shows only in pictures.",
            "Les noms, les couleurs, les rangs et les icônes des sept couleurs sont ceux des cartes imprimées, que le \
             livret ne montre qu’en images.",
        ),
    },
    Ruling {
        id: "two-rounds",
        mark: Mark::Public,
        text: Text::new(
            "Beginners may play for two rounds won instead of seven points; then every round won is worth 1 point.",
            "Pour débuter, on peut jouer en deux manches gagnantes au lieu de sept points ; chaque manche gagnée vaut \
             alors 1 point.",
        ),
    },
    Ruling {
        id: "boss-as-trump-card",
        mark: Mark::Ruling,
        text: Text::new(
            "If the card turned up for trump is a boss, that boss is simply out of the round, and only six can be \
             captured.",
            "Si la carte retournée pour l’atout est un boss, ce boss est simplement hors de la manche ; il n’en reste \
             que six à capturer.",
        ),
    },
    Ruling {
        id: "first-lead",
        mark: Mark::Public,
        text: Text::new(
            "In the first round whoever holds the A of Wind after passing shows it and leads any card. If the A is the \
             trump card, the 13 of Snow decides instead.",
            "À la première manche, qui détient l’A du Vent après l’échange le montre et entame de la carte de son choix. \
             Si l’A est la carte d’atout, c’est le 13 de la Neige qui désigne l’entame.",
        ),
    },
    Ruling {
        id: "later-leads",
        mark: Mark::Ruling,
        text: Text::new(
            "Later rounds are led by whoever won the last trick of the round before, even if that trick was one too \
             many.",
            "Les manches suivantes sont entamées par qui a remporté le dernier pli de la manche précédente, même si ce \
             pli était celui de trop.",
        ),
    },
    Ruling {
        id: "greedy-bosses",
        mark: Mark::Ruling,
        text: Text::new(
            "Bosses in the trick that makes a side greedy count as captured by that side, and so score for nobody.",
            "Les boss présents dans le pli de trop comptent comme capturés par le camp trop gourmand et ne rapportent \
             donc rien à personne.",
        ),
    },
    Ruling {
        id: "hands-stay-closed",
        mark: Mark::Ruling,
        text: Text::new(
            "When a round ends early the cards left in hand are not shown; only the bosses that count are named.",
            "Quand une manche s’arrête avant la fin, les cartes restées en main ne sont pas montrées ; seuls les boss \
             qui comptent sont annoncés.",
        ),
    },
    Ruling {
        id: "next-sevens-goal",
        mark: Mark::Ruling,
        text: Text::new(
            "The Next Sevens are won by seals; the option “goal” has no effect there and keeps its default.",
            "Les Sept Suivants se gagnent par les sceaux ; l’option « goal » y est sans effet et garde sa valeur par \
             défaut.",
        ),
    },
    Ruling {
        id: "two-seals-at-once",
        mark: Mark::Ruling,
        text: Text::new(
            "One trick can complete two suits: both are sealed before it is seen whether the game is over.",
            "Un seul pli peut compléter deux couleurs : les deux sont scellées avant que l’on regarde si la partie est \
             finie.",
        ),
    },
    Ruling {
        id: "duel",
        mark: Mark::Public,
        text: Text::new(
            "The duel is a published variant for two players and not in the book.",
            "Le duel est une variante publiée pour deux joueurs, absente du livret.",
        ),
    },
    Ruling {
        id: "duel-face-up-bosses",
        mark: Mark::Ruling,
        text: Text::new(
            "No boss lies in a face-up row, as in a published app. All deals without one are equally likely; swapping \
             bosses away after dealing would favour some.",
            "Aucun boss ne se trouve dans une rangée visible, comme dans une application publiée. Toutes les donnes de \
             ce type sont équiprobables ; échanger les boss après la donne en favoriserait certaines.",
        ),
    },
    Ruling {
        id: "duel-discard",
        mark: Mark::Ruling,
        text: Text::new(
            "In a duel the discards stay secret, even after the round; a 7 cannot be discarded.",
            "En duel, les cartes défaussées restent secrètes, même après la manche ; on ne peut pas défausser un 7.",
        ),
    },
    Ruling {
        id: "duel-void",
        mark: Mark::Ruling,
        text: Text::new(
            "In a duel whoever fails to follow suit has none in hand or among the cards that lie open; face-down cards \
             and the discard may be of that suit.",
            "En duel, qui ne fournit pas la couleur n’en a ni en main ni parmi ses cartes visibles ; ses cartes cachées \
             et sa carte défaussée peuvent en être.",
        ),
    },
];
