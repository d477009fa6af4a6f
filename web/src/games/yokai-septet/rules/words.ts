/** The rules in our own words. A text that ends with ※ holds a ruling of the register. */
import type { Text } from "../../../lib/lang.svelte";

const text = (en: string, fr: string): Text => ({ en, fr });

export const TITLES = {
  game: text("Yokai Septet", "Yokai Septet"),
  aim: text("What it is about", "Le but du jeu"),
  cards: text("The cards", "Les cartes"),
  round: text("A round for 3 or 4", "Une manche à 3 ou 4"),
  deal: text("Deal and trump", "Donne et atout"),
  pass: text("Passing", "L’échange"),
  lead: text("Who leads", "Qui entame"),
  tricks: text("Tricks", "Les plis"),
  end: text("How a round ends", "Fin de la manche"),
  points: text("Points", "Les points"),
  game_end: text("Winning the game", "Gagner la partie"),
  next: text("Next Sevens", "Les Sept Suivants"),
  next_round: text("The round", "La manche"),
  next_seals: text("Seals", "Les sceaux"),
  duel: text("Duel for two", "Le duel à deux"),
  duel_rows: text("Two rows each", "Deux rangées chacun"),
  duel_play: text("Play and end", "Le jeu et la fin"),
  known: text("What is known", "Ce que l’on sait"),
  here: text("At this table", "À cette table"),
} as const;

export const RULES = {
  mark: text(
    "※ marks what the books leave open; the register below says how it is played here.",
    "※ signale ce que les livrets laissent ouvert ; le registre ci-dessous dit comment on le joue ici.",
  ),
  aim: [
    text(
      "Seven families of yokai, each with a boss: the 7 of its suit. You win tricks to capture bosses, but whoever wins too many tricks loses the round.",
      "Sept familles de yokai, chacune avec son boss : le 7 de sa couleur. On remporte des plis pour capturer des boss, mais qui en remporte trop perd la manche.",
    ),
    text(
      "With 4 players, partners sit opposite each other and share everything they win. With 3, and in a duel, everyone plays alone.",
      "À 4, les partenaires se font face et partagent tout ce qu’ils gagnent. À 3 et en duel, chacun joue pour soi.",
    ),
  ],
  cards: [
    text(
      "There are 49 cards: seven suits of seven. The suits are not alike. The lowest begins with an A and ends with its boss; the highest begins with its boss. So a 7 is almost impossible to lose in one suit and easy prey in another.",
      "Le jeu compte 49 cartes : sept couleurs de sept cartes. Elles ne se valent pas. La plus basse commence par un A et finit par son boss, la plus haute commence par le sien : selon la couleur, un 7 est presque imprenable ou une proie facile.",
    ),
    text(
      "The A belongs to Wind: it follows Wind and is followed with Wind. But it wins any trick in which it lies.",
      "L’A appartient au Vent : il se fournit comme une carte du Vent et en demande s’il est entamé. Mais il remporte tout pli où il se trouve.",
    ),
    text(
      "The dots on a boss are its points. A black dot always counts; a dot with a 3 in it counts only when three play.",
      "Les points dessinés sur un boss sont sa valeur. Un point noir compte toujours ; un point marqué d’un 3 ne compte qu’à trois joueurs.",
    ),
  ],
  ranks: text("Ranks", "Rangs"),
  suit: text("Suit", "Couleur"),
  worth: text("Points of its boss", "Points du boss"),
  worthThree: text("with 3 players", "à 3 joueurs"),
  deal: [
    text(
      "With 4 players everyone is dealt 12 cards, with 3 everyone gets 16. The card left over is turned up. Its suit is trump for the round, and the card itself is out of play.",
      "À 4, chacun reçoit 12 cartes ; à 3, chacun en reçoit 16. La carte restante est retournée : sa couleur est l’atout de la manche, et la carte elle-même est hors jeu.",
    ),
    text(
      "If it is a boss, that boss cannot be captured in this round. ※",
      "Si c’est un boss, il ne pourra pas être capturé pendant cette manche. ※",
    ),
  ],
  pass: [
    text(
      "All at once, everyone passes 3 cards: to the partner with 4 players, to the left-hand neighbour with 3. You see what you receive only once everybody has chosen.",
      "Tous en même temps, chacun donne 3 cartes : à son partenaire à 4 joueurs, à son voisin de gauche à 3. On ne voit ce que l’on reçoit qu’une fois que tout le monde a choisi.",
    ),
  ],
  lead: [
    text(
      "In the first round, whoever now holds the A of Wind shows it and leads any card. If the A was turned up for trump, the 13 of Snow decides instead. ※",
      "À la première manche, qui détient désormais l’A du Vent le montre et entame de la carte de son choix. Si l’A a été retourné pour l’atout, c’est le 13 de la Neige qui décide. ※",
    ),
    text(
      "Every later round is led by the winner of the last trick of the round before. ※",
      "Les manches suivantes sont entamées par qui a remporté le dernier pli de la manche précédente. ※",
    ),
  ],
  tricks: [
    text(
      "The leader plays any card; the others follow clockwise. If you have a card of the suit that was led, you must play one. If not, play whatever you like.",
      "Qui entame joue la carte de son choix ; les autres suivent dans le sens horaire. Si l’on a une carte de la couleur entamée, il faut en fournir une. Sinon, on joue ce que l’on veut.",
    ),
    text(
      "The A wins the trick. Without it the highest trump wins, and without a trump the highest card of the suit led. The winner takes the trick, sets its bosses out for all to see, and leads next.",
      "L’A remporte le pli. Sans lui, le plus fort atout l’emporte et, sans atout, la plus forte carte de la couleur entamée. Qui gagne ramasse le pli, expose les boss qu’il contient et entame le suivant.",
    ),
  ],
  trickExample: text(
    "Fire is trump and Snow was led. The 13 is the highest Snow, but the 6 of Fire is a trump: it wins the trick and captures the 7 of Darkness.",
    "L’atout est le Feu, la Neige est entamée. Le 13 est la plus forte carte de la Neige, mais le 6 du Feu est un atout : il remporte le pli et capture le 7 des Ténèbres.",
  ),
  end: [
    text(
      "After each trick, look at the side that won it. The first line that is true ends the round.",
      "Après chaque pli, on considère le camp qui l’a remporté. La première ligne vérifiée met fin à la manche.",
    ),
  ],
  endTable: {
    why: text("The side has…", "Ce camp a…"),
    four: text("4 players", "4 joueurs"),
    three: text("3 players", "3 joueurs"),
    bosses: text("enough bosses", "assez de boss"),
    bosses4: text("4 bosses: it wins the round", "4 boss : il gagne la manche"),
    bosses3: text("3 bosses: it wins the round", "3 boss : il gagne la manche"),
    greed: text("been greedy", "été trop gourmand"),
    greed4: text(
      "7 tricks, fewer bosses: the other team wins",
      "7 plis, moins de boss : l’autre équipe gagne",
    ),
    greed3: text(
      "7 tricks, fewer bosses: both others win",
      "7 plis, moins de boss : les deux autres gagnent",
    ),
    empty: text("won the last trick", "remporté le dernier pli"),
    empty4: text("all 12 are played: it wins", "les 12 plis sont joués : il gagne"),
    empty3: text("all 16 are played: it wins", "les 16 plis sont joués : il gagne"),
  },
  points: [
    text(
      "Only the winners of the round score: the dots on their bosses. The boss of the trump suit counts nothing.",
      "Seuls les gagnants de la manche marquent : les points de leurs boss. Le boss de la couleur d’atout ne rapporte rien.",
    ),
    text(
      "With 4 players, after greed the winners first add every boss still in anybody’s hand. Bosses that the greedy team had captured, those in its last trick included, score for nobody. ※",
      "À 4, après un pli de trop, les gagnants ajoutent d’abord tous les boss restés dans les mains. Ceux que l’équipe trop gourmande avait capturés, y compris dans ce dernier pli, ne rapportent rien à personne. ※",
    ),
    text(
      "With 3 players, after greed each of the two others scores 3 points, whatever their bosses.",
      "À 3, après un pli de trop, chacun des deux autres marque 3 points, quels que soient ses boss.",
    ),
  ],
  pointsExample: text(
    "Four bosses win the round. With Lightning as trump they bring 0, 1 and 2 points; the boss of Lightning counts nothing: 3 points in all.",
    "Quatre boss gagnent la manche. L’atout étant la Foudre, ils rapportent 0, 1 et 2 points ; le boss de la Foudre ne compte pas : 3 points en tout.",
  ),
  gameEnd: [
    text(
      "The first to have 7 points at the end of a round wins; if several do, the highest score. With 3 players two can be equal at the top after greed: then whoever sits on the left of the greedy player wins.",
      "Qui atteint 7 points à la fin d’une manche gagne ; si plusieurs y parviennent, le plus haut score l’emporte. À 3, deux joueurs peuvent être à égalité en tête après un pli de trop : celui qui est à gauche du joueur trop gourmand gagne alors.",
    ),
    text(
      "The beginners’ game “two rounds”: each round won is worth 1 point, and 2 points win. ※",
      "La partie d’initiation « deux manches » : chaque manche gagnée vaut 1 point, et 2 points suffisent pour gagner. ※",
    ),
  ],
  next: [
    text(
      "A game for 4 in teams. A second, shiny 7 of every suit joins: 56 cards, 14 each, and no card is turned up.",
      "Un jeu à 4, par équipes. Un second 7, brillant, rejoint chaque couleur : 56 cartes, 14 chacun, et aucune carte n’est retournée.",
    ),
  ],
  nextRound: [
    text(
      "Pass one card to each of the three others, all at once. Then, in every round, whoever holds the A of Wind shows it and leads.",
      "Donnez une carte à chacun des trois autres, tous en même temps. Puis, à chaque manche, qui détient l’A du Vent le montre et entame.",
    ),
    text(
      "The suit of the first card led is trump for the rest of the round. If both 7s of a suit could win a trick, the one played first does.",
      "La couleur de la première carte entamée est l’atout pour le reste de la manche. Si les deux 7 d’une couleur pouvaient remporter un pli, c’est le premier joué qui l’emporte.",
    ),
    text(
      "All 14 tricks are played: there is no trick too many here.",
      "On joue les 14 plis : ici, il n’y a pas de pli de trop.",
    ),
  ],
  nextSeals: [
    text(
      "A team that captures both 7s of a suit in the same round seals that suit for the rest of the game. A single 7 is worth nothing once the round is over. One trick can seal two suits. ※",
      "L’équipe qui capture les deux 7 d’une couleur dans la même manche scelle cette couleur pour le reste de la partie. Un 7 seul ne vaut plus rien une fois la manche finie. Un même pli peut sceller deux couleurs. ※",
    ),
    text(
      "Long game: each team seals for itself, and the first to seal all seven wins at once.",
      "Partie longue : chaque équipe scelle pour son compte, et la première à sceller les sept gagne aussitôt.",
    ),
    text(
      "Short game: a suit is sealed only once, by the first team to do it; the first with four seals wins at once.",
      "Partie courte : une couleur n’est scellée qu’une fois, par la première équipe qui y parvient ; la première à quatre sceaux gagne aussitôt.",
    ),
  ],
  sealExample: text(
    "Both 7s of Charm in one round: Charm is sealed. Of Snow only one 7 has been captured so far.",
    "Les deux 7 du Charme dans la même manche : le Charme est scellé. De la Neige, un seul 7 est capturé pour l’instant.",
  ),
  duel: [
    text(
      "A published variant for two players. Each gets 7 cards face down in a row, 6 face up on them, and 11 in hand. The last card is turned up and sets trump. ※",
      "Une variante publiée pour deux. Chacun reçoit 7 cartes cachées en rangée, 6 cartes visibles posées dessus et 11 cartes en main. La dernière carte est retournée et fixe l’atout. ※",
    ),
    text(
      "Each face-up card covers the two face-down ones that it lies across. No boss lies face up at the start, and nobody knows what lies face down. ※",
      "Chaque carte visible couvre les deux cartes cachées qu’elle chevauche. Aucun boss n’est visible au départ, et personne ne connaît les cartes cachées. ※",
    ),
  ],
  duelExample: text(
    "The two face-up cards on the left are gone: the cards that only they covered have been turned up and can be played.",
    "Deux cartes visibles ont été jouées à gauche : les cartes qu’elles seules couvraient sont retournées et peuvent être jouées.",
  ),
  duelPlay: [
    text(
      "First both discard one card of their hand, unseen, but not a 7. Then you take turns, round by round, at leading first. You play from your hand, from your face-up row, and from cards that nothing covers any more: those are turned up for both to see when the trick is over. Follow suit with any of these.",
      "D’abord, chacun défausse en secret une carte de sa main, mais pas un 7. Puis on entame la manche à tour de rôle. On joue de sa main, de sa rangée visible et des cartes que plus rien ne couvre : celles-ci sont retournées, à la vue des deux, quand le pli est fini. On fournit avec n’importe laquelle.",
    ),
    text(
      "4 bosses win the round. 13 tricks with fewer bosses lose it, and the winner then also takes every boss that was not captured yet, wherever it lies. After 23 tricks the last one decides. Points count as with 4 players.",
      "4 boss gagnent la manche. 13 plis avec moins de boss la perdent, et le gagnant prend alors aussi tous les boss non capturés, où qu’ils soient. Après 23 plis, le dernier décide. Les points se comptent comme à 4.",
    ),
  ],
  known: [
    text(
      "Everybody may look at all tricks of the round, and the table keeps in mind who once failed to follow: those suits are shown struck out beside the name. When a round ends early, hands stay closed. ※",
      "Chacun peut revoir tous les plis de la manche, et la table retient qui n’a pas pu fournir : ces couleurs figurent barrées à côté du nom. Quand une manche s’arrête avant la fin, les mains restent fermées. ※",
    ),
  ],
  here: [
    text(
      "Choose a card to see it at its place in the trick, then choose it again, or press Enter, to play it. Escape takes it back. Cards that you may play stand a little higher; choosing another one tells you which rule forbids it. A gold edge marks trumps.",
      "Choisissez une carte pour la voir à sa place dans le pli, puis choisissez-la encore, ou appuyez sur Entrée, pour la jouer. Échap la reprend. Les cartes jouables dépassent un peu ; en choisir une autre vous dit quelle règle l’interdit. Un bord doré signale les atouts.",
    ),
    text(
      "To pass cards, fill the three places in the middle in any order; choosing a place takes its card back. Nothing is final before you confirm.",
      "Pour donner des cartes, remplissez les trois places du milieu dans l’ordre de votre choix ; choisir une place en reprend la carte. Rien n’est définitif avant que vous confirmiez.",
    ),
  ],
} as const;
