/** The rules in our own words. */
import type { Text } from "../../../lib/lang.svelte";

export const rules = {
  idea: { en: "The idea", fr: "L’idée" },
  ideaText: {
    en: "Three to eight pilgrims climb the 33 steps to a pagoda. Hurrying does not pay: whoever gets there first cannot win. When the first pilgrim stands before the pagoda, those who win are one place behind, and at a larger table also those one place ahead of the last. The middle path is the way.",
    fr: "De trois à huit pèlerins gravissent les 33 marches qui mènent à une pagode. Se hâter ne sert à rien : qui arrive en premier ne peut pas gagner. Quand un pèlerin atteint la pagode, ceux qui gagnent se tiennent juste derrière lui et, à une grande table, aussi juste devant le dernier. C’est la voie du milieu.",
  },

  cards: { en: "The cards", fr: "Les cartes" },
  cardsText: {
    en: "There are 33 mantra cards, numbered from 1 to 33. The number says where a card lies in a line; the sandals, one to six, say how many steps it is worth. A high number is not a better card: number and sandals have little to do with each other.",
    fr: "Il y a 33 cartes mantra, numérotées de 1 à 33. Le numéro indique la place de la carte dans une ligne ; les sandales, d’une à six, disent combien de marches elle vaut. Un grand numéro n’est pas une meilleure carte : le numéro et les sandales n’ont presque rien à voir.",
  },
  cardsFigure: {
    en: "Card 17 is worth six steps, card 26 only one.",
    fr: "La carte 17 vaut six marches, la carte 26 une seule.",
  },
  iconsText: {
    en: "The sandals of all cards of the standard set. A table can be opened with another set; the board always shows what the cards in play are worth.",
    fr: "Les sandales de toutes les cartes du jeu standard. Une table peut être ouverte avec un autre jeu de cartes ; le plateau montre toujours ce que valent les cartes utilisées.",
  },
  hatsText: {
    en: "Each pilgrim wears a hat with a mark of its own. The same hat, seen from above, is the marker that lies on the pilgrim’s card.",
    fr: "Chaque pèlerin porte un chapeau orné d’un signe bien à lui. Le même chapeau, vu d’en haut, sert de marqueur sur sa carte.",
  },
  hatsFigure: { en: "The eight pilgrims.", fr: "Les huit pèlerins." },

  setUp: { en: "Setting up", fr: "Mise en place" },
  setUpText: {
    en: "Everybody starts on step 1 with a hand of three cards. Then one card a player is turned up, and everybody’s marker is put on one of them at random. Laid out from the lowest number to the highest, these cards are the first line. Everybody climbs the sandals of the card under their marker; at this point nobody is held back. The other cards are the deck.",
    fr: "Chacun commence sur la marche 1 avec trois cartes en main. On retourne ensuite une carte par joueur, et le marqueur de chacun est posé au hasard sur l’une d’elles. Rangées du plus petit numéro au plus grand, ces cartes forment la première ligne. Chacun monte d’autant de marches que sa carte porte de sandales ; à ce moment-là, personne n’est retenu. Les autres cartes forment la pioche.",
  },
  firstLine: { en: "First line", fr: "Première ligne" },
  setUpFigure: {
    en: "A first line of four. It is also the order in which the first round is played: Chiyo begins.",
    fr: "Une première ligne à quatre. C’est aussi l’ordre du premier tour : Chiyo commence.",
  },

  round: { en: "A round", fr: "Un tour" },
  play: { en: "1. Play", fr: "1. Jouer" },
  playText: {
    en: "In the order of play, each player lays one card of their hand face up. It goes to its place by number: the new line grows from lowest to highest. Later players know more; earlier ones can surprise.",
    fr: "Dans l’ordre du tour, chacun pose une carte de sa main, face visible. Elle prend sa place selon son numéro : la nouvelle ligne va toujours du plus petit au plus grand. Les derniers en savent plus long ; les premiers peuvent surprendre.",
  },
  playFigure: {
    en: "Three cards lie; Basile and Emi have still to play. Whatever they play may push the others to another place.",
    fr: "Trois cartes sont posées ; Basile et Emi doivent encore jouer. Leurs cartes peuvent déplacer toutes les autres.",
  },
  climb: { en: "2. Climb", fr: "2. Monter" },
  climbText: {
    en: "When everybody has played, some stay put and all others climb as many steps as their card has sandals, but never beyond 33.",
    fr: "Quand tout le monde a joué, certains restent sur place et tous les autres montent d’autant de marches que leur carte porte de sandales, sans jamais dépasser la marche 33.",
  },
  climbFew: {
    en: "With three or four players, the second card from the left stays put.",
    fr: "À trois ou quatre, la deuxième carte en partant de la gauche reste sur place.",
  },
  climbMany: {
    en: "With five to eight players, the second from the left and the second from the right stay put.",
    fr: "De cinq à huit, la deuxième en partant de la gauche et la deuxième en partant de la droite restent sur place.",
  },
  climbEnd: {
    en: "If somebody now stands on step 33, the game is over at once.",
    fr: "Si quelqu’un se tient alors sur la marche 33, la partie est finie sur-le-champ.",
  },
  climbFewFigure: {
    en: "Three players: the card in the middle is held back, which the pile of stones shows.",
    fr: "À trois : la carte du milieu est retenue, comme le montre le petit tas de pierres.",
  },
  climbManyFigure: {
    en: "Five players: Basile and Denis stay put; Aiko, Chiyo and Emi climb.",
    fr: "À cinq : Basile et Denis restent sur place ; Aiko, Chiyo et Emi montent.",
  },
  collect: { en: "3. Collect", fr: "3. Compléter sa main" },
  collectOrder: {
    en: "First the order changes: the lowest card of the new line, with its owner, goes from the first place to the last. This is the order of collecting now, and of playing in the next round.",
    fr: "D’abord, l’ordre change : la carte la plus basse de la nouvelle ligne passe, avec son propriétaire, de la première à la dernière place. C’est l’ordre des prises, puis celui du tour suivant.",
  },
  collectOrderFigure: {
    en: "After the line above Aiko, who had the lowest card, comes last. The next round is played in this order.",
    fr: "Après la ligne ci-dessus, Aiko, qui avait la carte la plus basse, passe en dernier. Le tour suivant se joue dans cet ordre.",
  },
  collectDraw: {
    en: "As long as there is a deck, the player who is now last draws a card that the others do not see.",
    fr: "Tant qu’il y a une pioche, le joueur désormais dernier pioche une carte sans la montrer.",
  },
  collectTake: {
    en: "Then, in the new order, everybody with only two cards takes one card of the previous line: not the line just played but the one before it. In the first round that is the line of the set-up.",
    fr: "Ensuite, dans le nouvel ordre, chacun de ceux qui n’ont que deux cartes prend une carte de la ligne précédente : non pas celle qui vient d’être jouée, mais celle d’avant. Au premier tour, c’est la ligne de la mise en place.",
  },
  collectLeft: {
    en: "A card that is left over goes out of the game, face up. Once the deck is empty nobody draws: the last player takes the last card and nothing is left over. The deck is never shuffled again.",
    fr: "La carte qui reste sort du jeu, face visible. Quand la pioche est vide, plus personne ne pioche : le dernier joueur prend la dernière carte et il ne reste rien. La pioche n’est jamais reformée.",
  },
  collectFigure: {
    en: "Basile has taken the 9. Chiyo is next and can take any card that is left.",
    fr: "Basile a pris la 9. Chiyo est la suivante et peut prendre n’importe laquelle des cartes restantes.",
  },

  end: { en: "The end, and who wins", fr: "La fin et les gagnants" },
  endText: {
    en: "The game ends as soon as somebody stands on step 33 after a climb. Only occupied steps count, and those who share a step share its place. Whoever stands on 33 is first and cannot win.",
    fr: "La partie s’arrête dès qu’après une montée quelqu’un se tient sur la marche 33. Seules comptent les marches occupées, et ceux qui partagent une marche partagent sa place. Qui se tient sur la 33 est premier et ne peut pas gagner.",
  },
  endFew: {
    en: "With three or four players, everybody on the second-highest occupied step wins.",
    fr: "À trois ou quatre, tous ceux qui se tiennent sur la deuxième marche occupée en partant du haut gagnent.",
  },
  endMany: {
    en: "With five to eight players, everybody on the second-highest and everybody on the second-lowest occupied step wins.",
    fr: "De cinq à huit, tous ceux qui se tiennent sur la deuxième marche occupée en partant du haut et sur la deuxième en partant du bas gagnent.",
  },
  endTwo: {
    en: "If only two steps are occupied, the lower group wins.",
    fr: "S’il n’y a que deux marches occupées, le groupe du bas gagne.",
  },
  endThree: {
    en: "If with five or more players only three steps are occupied, the middle one is second from both ends: everybody on it wins.",
    fr: "Si, à cinq ou plus, il n’y a que trois marches occupées, celle du milieu est deuxième des deux côtés : tous ceux qui s’y tiennent gagnent.",
  },
  endTop: {
    en: "If everybody stood on 33, nobody would win.",
    fr: "Si tout le monde se trouvait sur la 33, personne ne gagnerait.",
  },
  endFewFigure: {
    en: "Four players: Aiko is at the pagoda. Basile and Denis share step 30 and win; Chiyo is third.",
    fr: "À quatre : Aiko est à la pagode. Basile et Denis, ensemble sur la marche 30, gagnent ; Chiyo est troisième.",
  },
  endManyFigure: {
    en: "Six players: Chiyo, second from the top, and Emi, second from the bottom, win.",
    fr: "À six : Chiyo, deuxième en partant du haut, et Emi, deuxième en partant du bas, gagnent.",
  },

  known: { en: "What everybody knows", fr: "Ce que tout le monde sait" },
  knownText: {
    en: "Open to all are the steps, both lines, the order, the cards out of the game, and how many cards the deck and the hands hold. A card taken from a line was seen by everybody: it is shown in its owner’s hand until it is played. Only the cards dealt at the start and those drawn from the deck are secret.",
    fr: "Sont visibles de tous : les marches, les deux lignes, l’ordre, les cartes hors jeu et le nombre de cartes de la pioche et des mains. Une carte prise dans une ligne a été vue de tous : elle reste affichée dans la main de son propriétaire jusqu’à ce qu’il la joue. Seules les cartes distribuées au départ et celles de la pioche sont secrètes.",
  },

  table: { en: "At this table", fr: "À cette table" },
  tableText: {
    en: "Choose a card once to see where it would lie in the line so far and how far it would carry you; choose it again, or press the button, to play or take it. With the keyboard: arrow keys move among cards, Enter chooses and confirms, Escape takes the choice back. The golden halo marks those who would win if the game ended now.",
    fr: "Choisissez une carte une première fois pour voir où elle se placerait dans la ligne et jusqu’où elle vous mènerait ; choisissez-la de nouveau, ou appuyez sur le bouton, pour la jouer ou la prendre. Au clavier : les flèches passent d’une carte à l’autre, Entrée choisit puis confirme, Échap annule. L’auréole dorée désigne ceux qui gagneraient si la partie s’arrêtait là.",
  },

  house: { en: "house value", fr: "valeur maison" },
  ruling: { en: "ruling", fr: "arbitrage" },
  publicSource: { en: "not in the book’s text", fr: "absent du texte du livret" },
} satisfies Record<string, Text>;
