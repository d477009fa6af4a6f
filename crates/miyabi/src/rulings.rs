//! What the books leave open and how it is played here.

use table::{Mark, Ruling, Text};

/// The register of rulings. Every number that is marked `House` stands in the component set, which a host can replace.
pub const RULINGS: &[Ruling] = &[
    Ruling {
        id: "rows",
        mark: Mark::Public,
        text: Text::new(
            "From top to bottom the rows are those of maple, pagoda, fish, azalea, boxwood and stone; the book shows \
             them only in pictures.",
            "De haut en bas, les lignes sont celles de l’érable, de la pagode, du poisson, de l’azalée, du buis et du \
             rocher ; le livret ne les montre qu’en images.",
        ),
    },
    Ruling {
        id: "objects",
        mark: Mark::Public,
        text: Text::new(
            "A tile has as many objects as squares, all of its kind and all on one square; the other squares are lawn.",
            "Une tuile porte autant d’objets que de cases, tous de sa sorte et tous sur une même case ; les autres cases \
             sont de la pelouse.",
        ),
    },
    Ruling {
        id: "same-height",
        mark: Mark::Public,
        text: Text::new(
            "All squares beneath a tile must be equally high; it may rest on several tiles, or wholly inside one.",
            "Toutes les cases sous une tuile doivent être à la même hauteur ; elle peut reposer sur plusieurs tuiles, ou \
             entièrement sur une seule.",
        ),
    },
    Ruling {
        id: "majority-numbers",
        mark: Mark::House,
        text: Text::new(
            "The majority points are house values: 14 and 7 for maple, 12 and 6 for pagoda, 10 and 5 for fish, 8 and 4 \
             for azalea, 6 and 3 for boxwood, 4 and 2 for stone. Put those of your box into a component file.",
            "Les points de majorité sont des valeurs maison : 14 et 7 pour l’érable, 12 et 6 pour la pagode, 10 et 5 pour \
             le poisson, 8 et 4 pour l’azalée, 6 et 3 pour le buis, 4 et 2 pour le rocher. Indiquez ceux de votre boîte \
             dans un fichier de composants.",
        ),
    },
    Ruling {
        id: "maple-bonus",
        mark: Mark::Public,
        text: Text::new(
            "The first maple tile at level 5 is worth 10 points.",
            "La première tuile érable au niveau 5 vaut 10 points.",
        ),
    },
    Ruling {
        id: "bonus-numbers",
        mark: Mark::House,
        text: Text::new(
            "The other bonuses at level 5 are house values: 9 for pagoda, 8 for fish, 7 for azalea, 6 for boxwood, 5 for \
             stone. A component file replaces them.",
            "Les autres bonus du niveau 5 sont des valeurs maison : 9 pour la pagode, 8 pour le poisson, 7 pour l’azalée, \
             6 pour le buis, 5 pour le rocher. Un fichier de composants les remplace.",
        ),
    },
    Ruling {
        id: "object-squares",
        mark: Mark::House,
        text: Text::new(
            "That the objects of a straight tile stand on an end and those of a corner tile on the corner is a house \
             value; a component file can put them in the middle, or on an arm.",
            "Que les objets d’une tuile droite soient à un bout, et ceux d’une tuile en angle dans le coin, est une valeur \
             maison ; un fichier de composants peut les placer au milieu, ou sur une branche.",
        ),
    },
    Ruling {
        id: "copies",
        mark: Mark::House,
        text: Text::new(
            "There are 32 single, 32 double, 16 straight and 16 corner tiles. How many of them show each kind is a house \
             value: 4, 5, 5, 6, 6, 6 singles and as many doubles, 2, 2, 3, 3, 3, 3 straights and as many corners, from \
             maple to stone.",
            "Il y a 32 tuiles simples, 32 doubles, 16 droites et 16 en angle. Leur répartition par sorte est une valeur \
             maison : 4, 5, 5, 6, 6, 6 simples et autant de doubles, 2, 2, 3, 3, 3, 3 droites et autant d’angles, de \
             l’érable au rocher.",
        ),
    },
    Ruling {
        id: "zen-copies",
        mark: Mark::House,
        text: Text::new(
            "Of the 16 zen tiles 2 show maple, 2 pagoda and 3 each of the other kinds; this split is a house value.",
            "Des 16 tuiles zen, 2 montrent l’érable, 2 la pagode et 3 chacune des autres sortes ; cette répartition est \
             une valeur maison.",
        ),
    },
    Ruling {
        id: "free-pass",
        mark: Mark::Public,
        text: Text::new(
            "By the book you pass only when you can lay no tile. Many groups let everybody pass at any time: option \
             “pass”, value “free”.",
            "Selon le livret, on ne passe que si l’on ne peut poser aucune tuile. Beaucoup de groupes permettent de passer \
             à tout moment : option « pass », valeur « free ».",
        ),
    },
    Ruling {
        id: "zero-majority",
        mark: Mark::Ruling,
        text: Text::new(
            "Whoever shows no object of a kind scores nothing for it, even as second or in a tie for first.",
            "Qui ne montre aucun objet d’une sorte n’y marque rien, même deuxième ou à égalité en tête.",
        ),
    },
    Ruling {
        id: "lawn-squares",
        mark: Mark::Ruling,
        text: Text::new(
            "For the big lawn bare board and zen squares are not lawn.",
            "Pour la grande pelouse, les cases nues du plateau et les cases zen ne sont pas de la pelouse.",
        ),
    },
    Ruling {
        id: "zen-row",
        mark: Mark::Ruling,
        text: Text::new(
            "A zen tile goes into the row of its kind, like every other object.",
            "Une tuile zen se pose dans la ligne de sa sorte, comme tout autre objet.",
        ),
    },
    Ruling {
        id: "zen-object",
        mark: Mark::Ruling,
        text: Text::new(
            "A zen tile is never covered, an empty stack replaces nothing, and a zen tile's object counts for majorities, \
             for the colourful garden and for 7!.",
            "Une tuile zen n’est jamais recouverte, une pile vide ne remplace rien, et l’objet d’une tuile zen compte pour \
             les majorités, le jardin coloré et 7 !.",
        ),
    },
    Ruling {
        id: "zen-around",
        mark: Mark::Ruling,
        text: Text::new(
            "A surrounded zen tile scores every object that shows beside it, those of other zen tiles included, wherever \
             the frog sits.",
            "Une tuile zen entourée compte tous les objets visibles à côté d’elle, y compris ceux d’autres tuiles zen, où \
             que soit la grenouille.",
        ),
    },
    Ruling {
        id: "frog-square",
        mark: Mark::Ruling,
        text: Text::new(
            "Nothing may be laid on the square where your frog sits, or it would rise without stepping.",
            "Rien ne peut être posé sur la case de votre grenouille : elle monterait sans faire de pas.",
        ),
    },
    Ruling {
        id: "frog-pass",
        mark: Mark::Ruling,
        text: Text::new(
            "Where passing is forced, you may pass when no tile can be laid now, even if a step of the frog would make \
             room; after a step it is judged again.",
            "Quand on ne passe que par nécessité, on peut passer si aucune tuile n’est posable à cet instant, même si un \
             pas de la grenouille ferait de la place ; après un pas, la question se pose à nouveau.",
        ),
    },
    Ruling {
        id: "frog-sixth-tile",
        mark: Mark::Ruling,
        text: Text::new(
            "The frog may still step after your sixth tile of the round, but not after passing.",
            "La grenouille peut encore faire un pas après votre sixième tuile de la manche, mais pas après avoir passé.",
        ),
    },
];
