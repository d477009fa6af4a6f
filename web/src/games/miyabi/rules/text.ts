/** The rules in our own words. Rulings and house numbers are marked; the frame lists their register below the page. */
import type { Text } from "../../../lib/lang.svelte";
import type { ExampleName } from "./examples";

/** Where a rule does not stand in the book. */
export type Mark = "house" | "ruling";

/** A paragraph, or an entry of a list. */
export interface Sentence {
  readonly text: Text;
  readonly mark?: Mark;
}
export type Block = Sentence | { readonly list: readonly Sentence[] };

/** A picture: a garden, or a table made of the pieces. */
export interface Picture {
  readonly of: ExampleName | "kinds" | "shapes" | "lanterns";
  readonly caption: Text;
}

export interface Section {
  readonly title: Text;
  readonly blocks: readonly Block[];
  readonly picture?: Picture;
  readonly parts?: readonly Section[];
}

export const MARKS: Readonly<Record<Mark, Text>> = {
  house: { en: "house number", fr: "valeur maison" },
  ruling: { en: "our ruling", fr: "notre arbitrage" },
};

const both = (en: string, fr: string, mark?: Mark): Sentence =>
  mark ? { text: { en, fr }, mark } : { text: { en, fr } };

const TURN: Section = {
  title: { en: "Your turn", fr: "À votre tour" },
  blocks: [
    both(
      "Take one tile from the offer and lay it in your own garden, turned as you like. Four things must be right:",
      "Prenez une tuile de l’offre et posez-la dans votre jardin, tournée comme il vous plaît. Quatre conditions :",
    ),
    {
      list: [
        both("The whole tile lies on the board.", "La tuile tient entièrement sur le plateau."),
        both(
          "Everything beneath it is equally high: all bare board, or all built up to the same level. It may rest on several tiles at once, or on part of a single one.",
          "Tout ce qu’elle recouvre est à la même hauteur : plateau nu partout, ou le même niveau partout. Elle peut reposer sur plusieurs tuiles à la fois, ou sur une partie d’une seule.",
        ),
        both(
          "The square with the objects lies in the row of its kind. Lawn may lie in any row.",
          "La case qui porte les objets est dans la ligne de leur sorte. La pelouse peut déborder sur n’importe quelle ligne.",
        ),
        both(
          "The square with the objects lies in a column whose lantern you have not lit in this round.",
          "La case qui porte les objets est dans une colonne dont la lanterne n’est pas encore allumée dans cette manche.",
        ),
      ],
    },
    both(
      "Then light the lantern above that column. Six lanterns, six columns: nobody lays more than six tiles in a round, and never two with their objects in the same column.",
      "Allumez ensuite la lanterne de cette colonne. Six lanternes, six colonnes : personne ne pose plus de six tuiles par manche, ni deux fois des objets dans la même colonne.",
    ),
  ],
  picture: {
    of: "laying",
    caption: {
      en: "Three pagodas on bare board, level 1: 3 points. Two fish on top of another fish tile, level 2: 4 points. The lanterns of b and c are lit.",
      fr: "Trois pagodes à même le plateau, niveau 1 : 3 points. Deux poissons sur une autre tuile, niveau 2 : 4 points. Les lanternes b et c sont allumées.",
    },
  },
  parts: [
    {
      title: { en: "Levels and points", fr: "Niveaux et points" },
      blocks: [
        both(
          "A tile on bare board is at level 1, a tile on top of it at level 2, and so on. You score its objects times its level, at once. What is covered is out of sight and no longer counts for anything.",
          "Une tuile posée sur le plateau est au niveau 1, celle qui la recouvre au niveau 2, et ainsi de suite. Elle rapporte aussitôt le nombre d’objets multiplié par le niveau. Ce qui est recouvert n’est plus visible et ne compte plus.",
        ),
        both(
          "Whoever is the first of all to lay a tile of a kind at exactly level 5 also takes that kind’s bonus. Each bonus is won once in the game.",
          "La toute première tuile d’une sorte posée exactement au niveau 5 rapporte en plus le bonus de cette sorte. Chaque bonus n’est gagné qu’une fois dans la partie.",
        ),
      ],
      picture: {
        of: "levels",
        caption: {
          en: "Levels 1 to 5 in the stone row: higher ground is lighter and its edge shows every layer. The button with the steps writes the levels down.",
          fr: "Les niveaux 1 à 5 dans la ligne du rocher : plus le sol est haut, plus il est clair, et sa tranche montre chaque couche. Le bouton à l’escalier affiche les chiffres.",
        },
      },
    },
    {
      title: { en: "Passing", fr: "Passer" },
      blocks: [
        both(
          "If you can lay no tile you pass, and are out for the rest of the round. You may not pass while a tile can be laid, unless the table was opened with free passing.",
          "Si aucune tuile n’est posable, vous passez et restez hors jeu jusqu’à la fin de la manche. On ne passe pas tant qu’une tuile est posable, sauf si la table a été ouverte avec la passe libre.",
        ),
        both(
          "The round ends when everybody has lit six lanterns or passed.",
          "La manche s’achève quand chacun a allumé six lanternes ou passé.",
        ),
      ],
    },
  ],
};

const EXPANSIONS: Section = {
  title: { en: "The five expansions", fr: "Les cinq extensions" },
  blocks: [
    both(
      "Any of them can be combined. Colourful garden, big lawn and 7! only add points at the end.",
      "Elles se combinent à volonté. Jardin coloré, grande pelouse et 7 ! n’ajoutent que des points en fin de partie.",
    ),
  ],
  parts: [
    {
      title: { en: "A. Colourful garden", fr: "A. Jardin coloré" },
      blocks: [
        both(
          "At the end, look at the squares that show objects and touch side to side, whatever their kind and height. Your group with most objects brings 1 point for each object in it.",
          "À la fin, considérez les cases qui montrent des objets et se touchent par un côté, quelles que soient la sorte et la hauteur. Votre groupe le plus fourni rapporte 1 point par objet.",
        ),
      ],
      picture: {
        of: "colour",
        caption: {
          en: "2 + 2 + 3 + 1 objects in one group: 8 points.",
          fr: "2 + 2 + 3 + 1 objets dans un même groupe : 8 points.",
        },
      },
    },
    {
      title: { en: "B. Big lawn", fr: "B. Grande pelouse" },
      blocks: [
        both(
          "At the end your largest group of lawn squares that touch side to side, whatever their height, brings 2 points for each square.",
          "À la fin, votre plus grand groupe de cases de pelouse qui se touchent par un côté, quelle que soit la hauteur, rapporte 2 points par case.",
        ),
        both(
          "Bare board and zen sand are not lawn.",
          "Le plateau nu et le sable zen ne sont pas de la pelouse.",
          "ruling",
        ),
      ],
      picture: {
        of: "lawn",
        caption: { en: "Five squares of lawn: 10 points.", fr: "Cinq cases de pelouse : 10 points." },
      },
    },
    {
      title: { en: "C. Zen garden", fr: "C. Jardin zen" },
      blocks: [
        both(
          "Sixteen zen tiles are shuffled and five lie face up; one that is taken is replaced at once while the stack lasts. Instead of a garden tile you may lay a zen tile on one bare square, in a column whose lantern is free. It lights the lantern and scores 1 point.",
          "On mélange seize tuiles zen et on en retourne cinq ; celle qu’on prend est aussitôt remplacée tant qu’il reste une pile. Au lieu d’une tuile de jardin, vous pouvez poser une tuile zen sur une case nue, dans une colonne dont la lanterne est libre. Elle allume la lanterne et rapporte 1 point.",
        ),
        both("It goes into the row of its kind.", "Elle se pose dans la ligne de sa sorte.", "ruling"),
        both(
          "When every square beside it is covered, it is surrounded, once: score 1 point for each object in sight on those squares and 1 for its own. The board’s edge counts as covered. You may lay another zen tile only when your last one is surrounded.",
          "Quand toutes les cases voisines par un côté sont couvertes, elle est entourée, une seule fois : 1 point par objet visible sur ces cases, plus 1 pour le sien. Le bord du plateau compte comme couvert. On ne pose une nouvelle tuile zen que si la précédente est entourée.",
        ),
        both(
          "A zen tile is never covered. Its object counts for majorities, for the colourful garden and for 7!. Objects of other zen tiles beside it count as well.",
          "Une tuile zen n’est jamais recouverte. Son objet compte pour les majorités, le jardin coloré et 7 !. Les objets d’autres tuiles zen voisines comptent aussi.",
          "ruling",
        ),
      ],
      picture: {
        of: "zen",
        caption: {
          en: "The boxwood on c5 is surrounded: an azalea and two boxwoods around it, and its own, 4 points. The maple on e1 is not.",
          fr: "Le buis en c5 est entouré : une azalée et deux buis autour, plus le sien, 4 points. L’érable en e1 ne l’est pas.",
        },
      },
    },
    {
      title: { en: "D. 7!", fr: "D. 7 !" },
      blocks: [
        both(
          "At the end each of your rows and columns that shows exactly seven objects brings 7 points.",
          "À la fin, chacune de vos lignes et colonnes qui montre exactement sept objets rapporte 7 points.",
        ),
      ],
      picture: {
        of: "seven",
        caption: {
          en: "3 + 2 + 2 fish in the third row: 7 points.",
          fr: "3 + 2 + 2 poissons dans la troisième ligne : 7 points.",
        },
      },
    },
    {
      title: { en: "E. The frog", fr: "E. La grenouille" },
      blocks: [
        both(
          "Before the first round everybody puts a silver frog on any square of their own board. Once in each of your turns, before or after laying a tile, it may hop to a square side by side.",
          "Avant la première manche, chacun installe une grenouille d’argent sur une case de son plateau. Une fois par tour, avant ou après la pose d’une tuile, elle peut sauter sur une case voisine par un côté.",
        ),
        {
          list: [
            both(
              "It stays at its level or goes up by one, never down. Going up to a level brings as many points as that level.",
              "Elle reste à son niveau ou monte d’un seul, sans jamais descendre. Monter à un niveau rapporte autant de points que ce niveau.",
            ),
            both(
              "It never hops onto a zen tile, and a silver frog never onto objects.",
              "Elle ne saute jamais sur une tuile zen ; d’argent, elle ne saute jamais sur des objets.",
            ),
            both(
              "At level 4 it turns golden, and may hop onto objects from then on.",
              "Au niveau 4 elle devient d’or, et peut dès lors sauter sur des objets.",
            ),
          ],
        },
        both(
          "Nothing may be laid where your frog sits. It may still hop after your sixth tile, but not after passing.",
          "Rien ne peut être posé là où se trouve votre grenouille. Elle peut encore sauter après votre sixième tuile, mais pas après avoir passé.",
          "ruling",
        ),
        both(
          "If passing is forced, you may pass when no tile can be laid at that moment, even if a hop would make room.",
          "Quand on ne passe que par nécessité, on peut passer si rien n’est posable à cet instant, même si un saut ferait de la place.",
          "ruling",
        ),
      ],
      picture: {
        of: "frog",
        caption: {
          en: "The frog on c3 can hop to b3 or c2 on its own level. Lawn on d3 is two levels up, and the azaleas on c4 are objects.",
          fr: "La grenouille en c3 peut sauter en b3 ou c2, à son niveau. La pelouse en d3 est deux niveaux plus haut, et les azalées en c4 sont des objets.",
        },
      },
    },
  ],
};

export const SECTIONS: readonly Section[] = [
  {
    title: { en: "What it is about", fr: "De quoi s’agit-il" },
    blocks: [
      both(
        "Two to four people each build a garden of terraces, six squares by six, from a common offer of tiles. What you build high scores at once; what you leave in sight scores at the end.",
        "Deux à quatre personnes bâtissent chacune un jardin en terrasses, de six cases sur six, avec des tuiles prises dans une offre commune. Ce qu’on bâtit haut rapporte aussitôt ; ce qu’on laisse visible rapporte à la fin.",
      ),
    ],
  },
  {
    title: { en: "Six kinds, six rows", fr: "Six sortes, six lignes" },
    blocks: [
      both(
        "Each row of the board belongs to one kind of garden object, from maple at the top to stone at the bottom. The higher the row in this table, the more its majority is worth.",
        "Chaque ligne du plateau appartient à une sorte d’objet, de l’érable en haut au rocher en bas. Plus la ligne est haute dans ce tableau, plus sa majorité vaut cher.",
      ),
      both(
        "The majorities and the bonuses from pagoda to stone are our numbers; a host can replace them by those of a box.",
        "Les majorités et les bonus de la pagode au rocher sont nos valeurs ; l’hôte peut les remplacer par celles de sa boîte.",
        "house",
      ),
    ],
    picture: {
      of: "kinds",
      caption: { en: "The kinds and what they are worth.", fr: "Les sortes et ce qu’elles valent." },
    },
  },
  {
    title: { en: "The tiles", fr: "Les tuiles" },
    blocks: [
      both(
        "There are 96 garden tiles in four shapes. A tile has one kind and as many objects as squares, all of them standing on one square; its other squares are lawn. Tiles are turned freely but never flipped over.",
        "Il y a 96 tuiles de jardin, de quatre formes. Une tuile a une seule sorte et autant d’objets que de cases, tous réunis sur une case ; les autres sont de la pelouse. On tourne les tuiles à volonté sans jamais les retourner.",
      ),
      both(
        "How many tiles show each kind, and that objects stand at the end of a straight tile and in the corner of a corner tile, are our choices.",
        "La répartition des sortes, la place des objets au bout d’une tuile droite et dans l’angle d’une tuile en angle sont nos choix.",
        "house",
      ),
    ],
    picture: {
      of: "shapes",
      caption: {
        en: "How many there are, and how many are offered each round with 2, 3 or 4 players.",
        fr: "Leur nombre, et combien sont proposées à chaque manche à 2, 3 ou 4.",
      },
    },
  },
  {
    title: { en: "Rounds", fr: "Les manches" },
    blocks: [
      both(
        "There are six rounds with two players, five with three and four with four. Each begins with a fresh offer drawn at random; what nobody took from it leaves the game. The first seat moves on by one each round, and play goes clockwise.",
        "On joue six manches à deux, cinq à trois et quatre à quatre. Chacune s’ouvre sur une nouvelle offre tirée au hasard ; ce que personne n’a pris quitte la partie. Le premier joueur change à chaque manche, et l’on joue dans le sens horaire.",
      ),
    ],
    picture: {
      of: "lanterns",
      caption: {
        en: "A free lantern and a lit one. All of them go out at the end of the round.",
        fr: "Une lanterne libre, une lanterne allumée. Toutes s’éteignent à la fin de la manche.",
      },
    },
  },
  TURN,
  {
    title: { en: "The end", fr: "La fin" },
    blocks: [
      both(
        "After the last round count for each kind the objects that each garden still shows. Every object counts, each fish of a tile too. Most takes the larger number, second most the smaller.",
        "Après la dernière manche, comptez pour chaque sorte les objets encore visibles dans chaque jardin. Chaque objet compte, donc aussi chaque poisson d’une tuile. Le premier prend le grand nombre, le deuxième le petit.",
      ),
      both(
        "If several tie for most, all of them take the larger number and nobody the smaller. If several tie for second, each takes the smaller.",
        "Si plusieurs sont en tête à égalité, tous prennent le grand nombre et personne le petit. Si plusieurs sont deuxièmes à égalité, chacun prend le petit.",
      ),
      both("A count of zero never scores.", "Zéro objet ne rapporte jamais rien.", "ruling"),
      both(
        "Then the expansions add theirs. The highest total wins; equals share the victory.",
        "Les extensions ajoutent ensuite leurs points. Le total le plus élevé l’emporte ; à égalité, la victoire est partagée.",
      ),
    ],
  },
  EXPANSIONS,
  {
    title: { en: "At this table", fr: "À cette table" },
    blocks: [
      {
        list: [
          both(
            "Mouse: click a tile, move it over your garden, turn it with the wheel or R, click to lay it.",
            "Souris : cliquez sur une tuile, promenez-la sur votre jardin, tournez-la avec la molette ou R, cliquez pour la poser.",
          ),
          both(
            "Touch: tap a tile, tap a square, turn it with the button, tap the tile again to lay it.",
            "Écran tactile : touchez une tuile, touchez une case, tournez avec le bouton, touchez de nouveau la tuile pour la poser.",
          ),
          both(
            "Keyboard: Enter takes a tile, arrows move it, R turns it, Enter lays it, Escape puts it back.",
            "Clavier : Entrée prend une tuile, les flèches la déplacent, R la tourne, Entrée la pose, Échap la remet en place.",
          ),
          both(
            "Framed squares show where its objects can go. Choose another square to learn what forbids it.",
            "Les cases encadrées indiquent où ses objets peuvent aller. Choisissez-en une autre pour savoir ce qui l’interdit.",
          ),
        ],
      },
    ],
  },
];
