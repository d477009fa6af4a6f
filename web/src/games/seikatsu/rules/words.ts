/** The texts of the rules page. */
import type { Text } from "../../../lib/lang.svelte";
import type { Bird } from "../types";

export const intro: Text = {
  en: "Together you plant one garden, tile by tile. The birds of a tile score as soon as it is laid. The flowers score when the garden is complete, in rows that run away from your own pagoda: everybody looks at the same garden from another side, and the same flower is worth more to one than to another.",
  fr: "Ensemble, vous plantez un seul jardin, tuile après tuile. L’oiseau d’une tuile rapporte dès qu’elle est posée. Les fleurs comptent quand le jardin est achevé, dans des rangées qui partent de votre propre pagode : chacun regarde le même jardin d’un autre côté, et une même fleur vaut plus pour l’un que pour l’autre.",
};

export const tilesTitle: Text = { en: "The tiles", fr: "Les tuiles" };
export const tiles: Text = {
  en: "There are 32 garden tiles: each of the four birds with each of the four flowers, twice over. Four more tiles show a koi. A tile is written with the letters of its bird and its flower, a koi with K.",
  fr: "Il y a 32 tuiles jardin : chacun des quatre oiseaux avec chacune des quatre fleurs, en deux exemplaires. Quatre autres tuiles montrent un koï. Une tuile s’écrit avec les lettres de son oiseau et de sa fleur, un koï avec K.",
};
/** The whole names of the birds, which the board shortens. */
export const BIRD_NAME: Readonly<Record<Bird, Text>> = {
  T: { en: "scarlet tanager", fr: "tangara écarlate" },
  W: { en: "Japanese waxwing", fr: "jaseur du Japon" },
  E: { en: "Japanese white-eye", fr: "zostérops du Japon" },
  F: { en: "Japanese paradise flycatcher", fr: "tchitrec du Japon" },
};
export const birdsCaption: Text = { en: "Birds", fr: "Oiseaux" };
export const flowersCaption: Text = { en: "Flowers", fr: "Fleurs" };
export const tileExample: Text = {
  en: "Three tiles: a tanager with a primrose, a white-eye with a bluebell, and a koi.",
  fr: "Trois tuiles : un tangara avec une primevère, un zostérops avec une jacinthe, et un koï.",
};
export const tileCaption: Text = { en: "Tp, Eb and K", fr: "Tp, Eb et K" };

export const gardenTitle: Text = { en: "The garden", fr: "Le jardin" };
export const garden: Text = {
  en: "The garden is a hexagon of 37 spaces, four to a side. The pond in the middle never takes a tile and is nobody’s neighbour; every other space takes one tile. On the screen the garden is turned so that your pagoda is at the bottom. Spaces keep their names whichever way you look: the letter names a line, the number counts along it.",
  fr: "Le jardin est un hexagone de 37 cases, quatre de côté. L’étang, au milieu, ne reçoit jamais de tuile et n’est voisin de personne ; chaque autre case reçoit une tuile. À l’écran, le jardin est tourné de sorte que votre pagode soit en bas. Les cases gardent leur nom d’où qu’on les regarde : la lettre désigne une ligne, le chiffre la place sur cette ligne.",
};
export const rowsText: Text = {
  en: "Seven rows run away from each pagoda. The middle one starts at its door and crosses the pond; it has six spaces that take tiles. From left to right the rows have 4, 5, 6, 6, 6, 5 and 4 of them.",
  fr: "Sept rangées partent de chaque pagode. Celle du milieu commence à sa porte et traverse l’étang ; six de ses cases reçoivent une tuile. De gauche à droite, les rangées en ont 4, 5, 6, 6, 6, 5 et 4.",
};
export const startPicture: Text = {
  en: "The start with three players, seen from the pink pagoda: one tile lies between the pond and each pagoda.",
  fr: "Le début à trois, vu de la pagode rose : une tuile se trouve entre l’étang et chaque pagode.",
};

export const setupTitle: Text = { en: "Setting up", fr: "Mise en place" };
export const setup: Text = {
  en: "The garden tiles are shuffled and the first ones drawn are laid on the start spaces. Then the four koi join the bag, it is shuffled again, and everybody draws two tiles and keeps them hidden.",
  fr: "On mélange les tuiles jardin et on pose les premières sur les cases de départ. Puis les quatre koï rejoignent le sac, on mélange de nouveau, et chacun pioche deux tuiles qu’il garde secrètes.",
};
export const players: Text = { en: "Players", fr: "Joueurs" };
export const pagodas: Text = { en: "Pagodas", fr: "Pagodes" };
export const startSpaces: Text = { en: "Start tiles on", fr: "Tuiles de départ" };
export const turnsEach: Text = { en: "Turns each", fr: "Tours chacun" };
export const setupRows: readonly (readonly [Text, Text, string, string])[] = [
  [{ en: "2", fr: "2" }, { en: "pink, blue", fr: "rose, bleue" }, "d3, c4", "17"],
  [{ en: "3", fr: "3" }, { en: "pink, blue, green", fr: "rose, bleue, verte" }, "d3, c4, e4", "11"],
  [
    { en: "4, in two teams", fr: "4, en deux équipes" },
    { en: "pink, blue, pink, blue", fr: "rose, bleue, rose, bleue" },
    "d3, c4, d5, e3",
    "8",
  ],
  [
    { en: "1, against the rival", fr: "1, contre l’adversaire" },
    { en: "pink; blue and green are the rival’s", fr: "rose ; bleue et verte sont à l’adversaire" },
    "d3, c4, e4",
    "≤ 33",
  ],
];

export const turnTitle: Text = { en: "Your turn", fr: "Votre tour" };
export const layTitle: Text = { en: "1. Lay a tile", fr: "1. Poser une tuile" };
export const layText: Text = {
  en: "Lay one of your two tiles on an empty space that touches at least one tile, whatever that tile is.",
  fr: "Posez une de vos deux tuiles sur une case libre qui touche au moins une tuile, quelle qu’elle soit.",
};
export const flockTitle: Text = { en: "2. Score the flock", fr: "2. Compter la volée" };
export const flockText: Text = {
  en: "Look only at the tiles that touch the one you laid. If none of them shows the same bird, you score nothing. Otherwise you score one point for each of those birds and one more for the bird you have just laid: 2 to 7 points. Birds further away do not count, even if they are connected.",
  fr: "Ne regardez que les tuiles qui touchent celle que vous avez posée. Si aucune ne montre le même oiseau, vous ne marquez rien. Sinon, vous marquez un point pour chacun de ces oiseaux et un de plus pour celui que vous venez de poser : de 2 à 7 points. Les oiseaux plus éloignés ne comptent pas, même reliés.",
};
export const flockPicture: Text = {
  en: "The tanager in the middle was laid last. Two tanagers touch it, so it scores 3; the third tanager, further off, does not count.",
  fr: "Le tangara du milieu vient d’être posé. Deux tangaras le touchent : il rapporte 3 points ; le troisième, plus loin, ne compte pas.",
};
export const edition: Text = {
  en: "The French book words this rule without the bird that was laid. The option “edition” follows that wording; a flock then scores one point less.",
  fr: "Le livret français formule cette règle sans l’oiseau posé. L’option « edition » suit cette formulation ; une volée rapporte alors un point de moins.",
};
export const drawTitle: Text = { en: "3. Draw a tile", fr: "3. Piocher une tuile" };
export const drawText: Text = {
  en: "Draw a tile from the bag, so that you hold two again. When the bag is empty, everybody plays the two tiles that are left. Then it is the next player’s turn.",
  fr: "Piochez une tuile dans le sac pour en avoir de nouveau deux. Quand le sac est vide, chacun joue les deux tuiles qui lui restent. Puis c’est au joueur suivant.",
};

export const koiTitle: Text = { en: "Koi", fr: "Les koï" };
export const koiText: Text = {
  en: "A koi is laid like any tile. When you lay it, name one of the four birds: on this turn the koi is that bird, and its flock scores. From then on it is no bird any more and counts in nobody’s flock. But it stays a flower of every kind: at the end it counts in each row as whatever flower is best there, and may be another flower for another pagoda.",
  fr: "Un koï se pose comme toute autre tuile. En le posant, nommez l’un des quatre oiseaux : pour ce tour, le koï est cet oiseau, et sa volée compte. Ensuite, il n’est plus un oiseau et ne compte dans aucune volée. Mais il reste une fleur de toutes les sortes : à la fin, il compte dans chaque rangée comme la fleur qui y convient le mieux, et peut être une autre fleur pour une autre pagode.",
};

export const endTitle: Text = { en: "The end, and the flowers", fr: "La fin, et les fleurs" };
export const endText: Text = {
  en: "The game ends when all 36 spaces are covered. Now each pagoda scores its seven rows one by one. In each row only the flower that is there most often counts, together with all koi of the row. They need not lie side by side.",
  fr: "La partie s’achève quand les 36 cases sont couvertes. Chaque pagode compte alors ses sept rangées l’une après l’autre. Dans chaque rangée, seule compte la fleur la plus nombreuse, avec tous les koï de la rangée. Elles n’ont pas besoin d’être côte à côte.",
};
export const alike: Text = { en: "Alike in a row", fr: "Identiques dans la rangée" };
export const pointsTitle: Text = { en: "Points", fr: "Points" };
export const endPicture: Text = {
  en: "A complete garden seen from the green pagoda, with what its rows score: 46 in all. In row 2 two bluebells and a koi make three: 6 points. Row 4 has five primroses: 15. Seen from pink or from blue the same garden is worth 36.",
  fr: "Un jardin achevé vu de la pagode verte, avec ce que rapportent ses rangées : 46 en tout. Dans la rangée 2, deux jacinthes et un koï font trois : 6 points. La rangée 4 a cinq primevères : 15. Vu de la pagode rose ou de la bleue, le même jardin vaut 36.",
};
export const winner: Text = {
  en: "Your score is your flocks and your flowers together; the highest score wins. Among equals the one who is latest in the order of turns wins.",
  fr: "Votre score est la somme de vos volées et de vos fleurs ; le plus élevé gagne. À égalité, celui qui joue le plus tard dans l’ordre du tour l’emporte.",
};

export const waysTitle: Text = { en: "Other ways to play", fr: "Autres façons de jouer" };
export const teamTitle: Text = { en: "Four players: two teams", fr: "À quatre : deux équipes" };
export const teamText: Text = {
  en: "Partners sit opposite each other and look from the same pagoda: the first and third player from pink, the second and fourth from blue. They play their own hands and do not talk about them, but share one score. Four tiles lie at the start.",
  fr: "Les partenaires se font face et regardent de la même pagode : le premier et le troisième joueur de la rose, le deuxième et le quatrième de la bleue. Chacun joue sa propre main sans en parler, mais ils partagent un seul score. Quatre tuiles sont posées au départ.",
};
export const teamPicture: Text = {
  en: "The start with four players, seen from the pink pagoda: tiles on d3, c4, d5 and e3.",
  fr: "Le début à quatre, vu de la pagode rose : des tuiles en d3, c4, d5 et e3.",
};
export const teamTie: Text = {
  en: "If both teams have the same score, the team with the last player in the order of turns wins.",
  fr: "À égalité, l’équipe du dernier joueur dans l’ordre du tour l’emporte.",
};
export const tournamentTitle: Text = { en: "Tournament", fr: "Tournoi" };
export const tournamentText: Text = {
  en: "For two to four players. The koi are not drawn by chance but dealt face up before the game: two each with two players; one each with three, and the fourth to the last player; one each with four. Everybody knows who still holds one.",
  fr: "De deux à quatre joueurs. Les koï ne se piochent pas au hasard : on les distribue face visible avant la partie. À deux, deux chacun ; à trois, un chacun et le quatrième au dernier joueur ; à quatre, un chacun. Tout le monde sait qui en tient encore un.",
};
export const tournamentHand: Text = {
  en: "Whoever was dealt one koi draws a garden tile to go with it. Whoever was dealt two has to begin with one of them.",
  fr: "Qui a reçu un seul koï pioche une tuile jardin pour l’accompagner. Qui en a reçu deux doit commencer par l’un d’eux.",
};
export const soloTitle: Text = { en: "Alone", fr: "En solitaire" };
export const soloText: Text = {
  en: "You look from the pink pagoda; the blue and the green one together are your rival, who lays no tiles. The three start tiles show different flowers. You hold all four koi, which never enter the bag, and one garden tile.",
  fr: "Vous regardez de la pagode rose ; la bleue et la verte forment ensemble votre adversaire, qui ne pose pas de tuile. Les trois tuiles de départ portent des fleurs différentes. Vous tenez les quatre koï, qui n’entrent jamais dans le sac, et une tuile jardin.",
};
export const soloLay: Text = {
  en: "Your garden tile must touch the tile that was laid last, koi or not; the very first one any start tile. Then draw the next one. Instead you may lay a koi; after a koi you draw nothing.",
  fr: "Votre tuile jardin doit toucher la dernière tuile posée, koï ou non ; la toute première, n’importe quelle tuile de départ. Piochez ensuite la suivante. Vous pouvez poser un koï à la place ; après un koï, vous ne piochez pas.",
};
export const soloKoi: Text = {
  en: "A koi may touch any tile in the garden, and so opens the way when you are stuck.",
  fr: "Un koï peut toucher n’importe quelle tuile du jardin ; il vous ouvre ainsi la voie quand vous êtes bloqué.",
};
export const soloEnd: Text = {
  en: "The game ends when you cannot lay anything, or the garden is complete. You win if your score is higher than the rival’s, who counts the rows of both pagodas.",
  fr: "La partie s’achève quand vous ne pouvez plus rien poser, ou que le jardin est achevé. Vous gagnez si votre score dépasse celui de l’adversaire, qui compte les rangées des deux pagodes.",
};
export const soloLevels: readonly (readonly [Text, Text])[] = [
  [
    { en: "Easy", fr: "Facile" },
    { en: "Flocks score for you.", fr: "Les volées comptent pour vous." },
  ],
  [
    { en: "Medium", fr: "Moyen" },
    { en: "Flocks do not count.", fr: "Les volées ne comptent pas." },
  ],
  [
    { en: "Hard", fr: "Difficile" },
    { en: "Flocks score for the rival.", fr: "Les volées comptent pour l’adversaire." },
  ],
];
export const soloHardKoi: Text = {
  en: "On the hard level you may name a bird for a koi that makes no flock.",
  fr: "Au niveau difficile, vous pouvez attribuer au koï un oiseau qui ne forme pas de volée.",
};

export const screenTitle: Text = { en: "At this table", fr: "À cette table" };
export const screenText: Text = {
  en: "Choose a tile and a space, in either order. The tile appears there with the points that its flock would score; press once more to lay it. For a koi you choose its bird. Escape takes a choice back. With the keyboard, arrow keys lead from space to space, from tile to tile and from row to row.",
  fr: "Choisissez une tuile et une case, dans l’ordre que vous voulez. La tuile y apparaît avec les points que rapporterait sa volée ; appuyez encore une fois pour la poser. Pour un koï, vous choisissez son oiseau. Échap annule un choix. Au clavier, les flèches mènent de case en case, de tuile en tuile et de rangée en rangée.",
};
export const screenRows: Text = {
  en: "At the end of each of your rows stand its number, the flower that counts there now, and what it is worth. Point at one to see the row; press a pagoda to see all rows of that pagoda.",
  fr: "Au bout de chacune de vos rangées figurent son numéro, la fleur qui y compte pour l’instant et ce qu’elle vaut. Désignez-en une pour voir la rangée ; appuyez sur une pagode pour voir toutes les siennes.",
};

export const rulingMark: Text = { en: "ruling", fr: "décision" };
export const publicMark: Text = { en: "from the board", fr: "d’après le plateau" };
export const marksText: Text = {
  en: "What is marked is not in the printed book in these words; the list below says why it is played so.",
  fr: "Ce qui est marqué ne figure pas ainsi dans le livret imprimé ; la liste ci-dessous explique pourquoi on joue de cette façon.",
};
