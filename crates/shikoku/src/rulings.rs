//! What the book leaves open and how it is played here.

use table::{Mark, Ruling, Text};

/// The register of rulings.
pub const RULINGS: &[Ruling] = &[
    Ruling {
        id: "icons",
        mark: Mark::House,
        text: Text::new(
            "The book's text does not say how many step icons each card has. Here they repeat 3, 1, 5, 2, 6, 4 over \
             the numbers 1 to 33: house values. A host can give the icons of their own cards in a file.",
            "Le texte du livret ne dit pas combien d’icônes de marche porte chaque carte. Ici, elles suivent la \
             série 3, 1, 5, 2, 6, 4, répétée de la carte 1 à la carte 33 : ce sont des valeurs maison. L’hôte peut \
             fournir dans un fichier les icônes de ses propres cartes.",
        ),
    },
    Ruling {
        id: "icon-range",
        mark: Mark::Public,
        text: Text::new(
            "Each card has 1 to 6 step icons; the book shows this only in pictures.",
            "Chaque carte porte de 1 à 6 icônes de marche ; le livret ne le montre qu’en images.",
        ),
    },
    Ruling {
        id: "previous-line",
        mark: Mark::Public,
        text: Text::new(
            "Cards are taken from the line before the one just played; in the first round from the line of the \
             set-up. The cards just played can be taken one round later.",
            "On prend les cartes de la ligne qui précède celle qui vient d’être jouée ; au premier tour, celles de la \
             ligne de mise en place. Les cartes qui viennent d’être jouées pourront être prises au tour suivant.",
        ),
    },
    Ruling {
        id: "three-steps",
        mark: Mark::Ruling,
        text: Text::new(
            "With five seats or more and only three occupied steps, second from the top and second from the bottom are \
             the same step: everybody on it wins, once.",
            "À cinq ou plus, si seules trois marches sont occupées, la deuxième en partant du haut et la deuxième en \
             partant du bas sont la même : tous ceux qui s’y trouvent gagnent, une seule fois.",
        ),
    },
    Ruling {
        id: "all-at-the-top",
        mark: Mark::Ruling,
        text: Text::new(
            "If everybody stood on step 33 nobody would win: those at the top never do, and there is no other place. It \
             cannot come to that, as somebody stays put in every round.",
            "Si tout le monde se trouvait sur la marche 33, personne ne gagnerait : le sommet ne gagne jamais, et il n’y \
             aurait pas d’autre place. Cela ne peut pas arriver, car quelqu’un reste sur place à chaque tour.",
        ),
    },
    Ruling {
        id: "taken-cards",
        mark: Mark::Ruling,
        text: Text::new(
            "A card taken from a line was seen by everybody: it is shown as known in its owner's hand until it is \
             played. Cards dealt at the start or drawn from the deck stay hidden.",
            "Une carte prise dans une ligne a été vue de tous : elle reste affichée comme connue dans la main de son \
             propriétaire jusqu’à ce qu’elle soit jouée. Les cartes distribuées au départ ou piochées restent cachées.",
        ),
    },
];
