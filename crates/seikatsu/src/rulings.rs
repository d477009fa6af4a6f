//! What the books leave open and how it is played here.

use table::{Mark, Ruling, Text};

/// The register of rulings.
pub const RULINGS: &[Ruling] = &[
    Ruling {
        id: "geometry",
        mark: Mark::Public,
        text: Text::new(
            "The garden is a hexagon with four spaces to a side and the pond in the middle; the rows, the pagodas' \
             corners and the start spaces are those of the printed board, which the book shows only in pictures.",
            "Le jardin est un hexagone de quatre cases de côté, l’étang au milieu ; les lignes, les coins des pagodes \
             et les cases de départ sont ceux du plateau imprimé, que le livret ne montre qu’en images.",
        ),
    },
    Ruling {
        id: "flock",
        mark: Mark::Ruling,
        text: Text::new(
            "The editions differ on whether the tile just laid counts in its flock. It does by default, as in the \
             English book; the option “edition” gives the French wording, one point less for every flock.",
            "Les éditions divergent : la tuile posée compte-t-elle dans sa volée ? Oui par défaut, comme dans le livret \
             anglais ; l’option « edition » suit le livret français, soit un point de moins par volée.",
        ),
    },
    Ruling {
        id: "partner-start",
        mark: Mark::Public,
        text: Text::new(
            "With four seats the two extra start tiles lie at d5 and e3, on either side of the green pagoda's flower \
             space, which stays empty like the space across the pond from it.",
            "À quatre, les deux tuiles de départ supplémentaires sont en d5 et e3, de part et d’autre de la case fleur de \
             la pagode verte ; celle-ci reste vide, tout comme la case opposée de l’autre côté de l’étang.",
        ),
    },
    Ruling {
        id: "partner-tie",
        mark: Mark::Ruling,
        text: Text::new(
            "If both teams have the same score, the team of the last seat in turn order wins, as a single player would.",
            "À égalité, l’équipe qui occupe la dernière place dans l’ordre du tour l’emporte, comme le ferait un joueur \
             seul.",
        ),
    },
    Ruling {
        id: "tournament-hand",
        mark: Mark::Ruling,
        text: Text::new(
            "In a tournament whoever is dealt a single koi also draws a garden tile before the game. Otherwise the koi \
             would have to be played on the first turn; and so the bag runs out two turns before the end, as the book \
             says.",
            "En tournoi, qui ne reçoit qu’un koï pioche aussi une tuile jardin avant la partie. Sinon, le koï serait \
             forcé dès le premier tour ; et le sac se vide ainsi deux tours avant la fin, comme l’annonce le livret.",
        ),
    },
    Ruling {
        id: "solo-koi",
        mark: Mark::Ruling,
        text: Text::new(
            "Playing alone, a koi may be laid beside any tile. The English book says any garden tile; it makes \
             practically no difference.",
            "En solitaire, un koï peut être posé à côté de n’importe quelle tuile. Le livret anglais dit « tuile \
             jardin » ; la différence est négligeable.",
        ),
    },
    Ruling {
        id: "solo-hard-koi",
        mark: Mark::Ruling,
        text: Text::new(
            "On solo-hard, where flocks score for the rival, you may name a bird for a koi that scores nothing.",
            "En « solo-hard », où les volées marquent pour l’adversaire, vous pouvez attribuer au koï un oiseau qui ne \
             rapporte rien.",
        ),
    },
];
