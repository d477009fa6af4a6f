### Yokai Septet : capturer les sept boss sans gagner trop de plis.

game-name = Yokai Septet
game-tagline = Un jeu de plis où les sept sont des boss yokai : capturez-les pour marquer, sans gagner trop de plis.

## Ce qui s’est passé

event-dealt = La manche { $round } est distribuée. { $trump ->
    [none] La première carte entamée fixera l’atout.
   *[other] Carte retournée, dont la couleur est atout : { $trump }.
}
event-chose = { $who ->
    [you] { "" }
   *[other] { $name } a choisi.
}
event-passed = Les cartes sont échangées.
event-discarded = Les deux défausses sont faites.
event-showed = { $who ->
    [you] Vous montrez { $card } et entamez.
   *[other] { $name } montre { $card } et entame.
}
event-played = { $who ->
    [you] Vous avez joué { $card }.
   *[other] { $name } a joué { $card }.
}
event-trump-set = Atout de la manche : { $suit }.
event-lacked = { $who ->
    [you] { "" }
   *[other] { $name } n’a pas de { $suit }.
}
event-trick-won = { $bosses-count ->
    [0] { $who ->
        [you] Vous avez remporté le pli (plis : { $tricks }).
       *[other] { $name } a remporté le pli (plis : { $tricks }).
    }
   *[other] { $who ->
        [you] Vous avez remporté le pli et capturé { $bosses } (plis : { $tricks }).
       *[other] { $name } a remporté le pli et capturé { $bosses } (plis : { $tricks }).
    }
}
event-turned-up = { $who ->
    [you] Carte retournée dans votre rangée : { $card }.
   *[other] Carte retournée chez { $name } : { $card }.
}
event-sealed = { $seats-who ->
    [you] { $seats } avez scellé une couleur : { $suit } (sceaux : { $seals }).
   *[other] { $seats } ont scellé une couleur : { $suit } (sceaux : { $seals }).
}
event-round-ended = { ending-how }{ $end-points ->
    [0] { "" }
    [one] { " " }+{ $end-points } point.
   *[other] { " " }+{ $end-points } points.
}
# Comment une manche s’est terminée ; ce qu’elle a rapporté est écrit à côté.
ending-how = { $end-winners-count ->
    [0] La manche est jouée jusqu’au bout.
   *[other] { $end-reason-id ->
        [bosses] { $end-winners-who ->
            [you] { $end-winners } avez capturé { $end-bosses-count } boss et gagnez la manche.
           *[other] { $end-winners } : { $end-bosses-count } boss capturés, manche gagnée.
        }
        [greed] Un pli de trop ! La manche revient aux autres : { $end-winners }.
        [empty-hands] Toutes les cartes sont jouées. Le dernier pli décide, manche gagnée : { $end-winners }.
       *[seals] Tous les sceaux requis ! Partie gagnée : { $end-winners }.
    }
}

## Ce que l’on peut faire, et ce qu’il y a à faire

move-play = jouer { $card }
move-discard = défausser { $card }
move-pass = donner { $cards } à { $seat }
move-pass-each = donner { $first-card } à { $first-seat }, { $second-card } à { $second-seat } et { $third-card } à { $third-seat }
# Quand on ne sait pas à qui.
move-pass-cards = donner { $cards }
prompt-over = La partie est terminée.
prompt-deal = On distribue la manche suivante.
prompt-wait = En attente : { $seats }.
prompt-pass = Choisissez { $count } cartes pour { $seat }.
prompt-pass-each = Choisissez une carte pour chacun : { $seats }.
prompt-discard = Défaussez une carte, mais pas un 7.
prompt-lead = À vous d’entamer : jouez la carte de votre choix.
prompt-follow = Fournissez { of-suit }.
prompt-free = Vous n’avez pas de { $suit } : jouez la carte de votre choix.

## Pourquoi un coup est interdit

reason-pass-first = On donne d’abord trois cartes, avant d’en jouer.
reason-discard-first = On défausse d’abord une carte de sa main, avant d’en jouer.
reason-play-now = Il s’agit de jouer une carte : on ne donne et ne défausse plus rien dans cette manche.
reason-not-in-hand = Vous n’avez pas { $card } en main.
reason-passed-twice = On donne trois cartes différentes, mais { $card } est nommé deux fois.
reason-deck-order = Les cartes données à un même joueur se nomment dans l’ordre du paquet : { $cards }.
reason-discard-from-rows = On ne défausse qu’une carte de sa main, et { $card } est dans vos rangées.
reason-discard-boss = On ne peut pas défausser un boss, et { $card } en est un.
reason-must-follow = Couleur demandée : { $suit }. Vous pouvez fournir, donc vous le devez : { $cards }.
reason-already-played = Cette carte a déjà été jouée dans la manche : { $card }.
reason-in-others-rows = Cette carte est dans les rangées d’en face, chez { $name } : { $card }.
reason-not-open = Vous n’avez { $card } ni en main ni visible dans vos rangées ; une carte cachée ne se joue pas.
reason-pass-count = On donne trois cartes, et non { $count }.
reason-discard-count = On défausse une carte, et non { $count }.
reason-no-card = La carte « { $text } » n’existe pas.

## Ce que le livret laisse ouvert

ruling-suits = Le livret ne montre les cartes qu’en images. Les noms anglais, les teintes et les rangs des couleurs, ainsi que les icônes qui comptent toujours, viennent de plusieurs descriptions publiques concordantes.
ruling-three-seat-icons = Les icônes qui ne comptent qu’à 3 joueurs viennent d’une seule source publique et peuvent différer des cartes imprimées. On peut donner dans un fichier les icônes de sa propre boîte.
ruling-french-names = Parmi les noms français des couleurs, seuls Vent et Terre sont ceux du livret ; les autres sont notre traduction.
ruling-two-rounds = Pour débuter, on peut jouer en deux manches gagnantes au lieu de sept points ; chaque manche gagnée vaut alors 1 point.
ruling-boss-as-trump-card = Si la carte retournée pour l’atout est un boss, ce boss est simplement hors de la manche ; il n’en reste que six à capturer.
ruling-first-lead = À la première manche, qui détient l’as du Vent après l’échange le montre et entame de la carte de son choix. Si l’as est la carte d’atout, c’est le 13 de la Neige qui désigne l’entame.
ruling-hands-stay-closed = Quand une manche s’arrête avant la fin, les cartes restées en main ne sont pas montrées ; seuls les boss qui comptent sont annoncés.
ruling-won-tricks = Dans le livret, les plis gagnés sont face cachée, boss exceptés. Ici, on peut revoir tous les plis de la manche : qui a compté les connaît.
ruling-next-sevens-goal = Les Sept Suivants se gagnent par les sceaux : ni les points ni les manches gagnées n’y comptent.
ruling-two-sevens = Dans Les Sept Suivants, quand les deux 7 d’une couleur sont dans un pli, le livret fait gagner « le premier 7 joué ». Cela se lit de deux façons, et qui prépare la table choisit : il départage seulement les deux 7 lorsqu’un 7 est la plus forte carte, ou il l’emporte quoi qu’il y ait d’autre dans le pli.
ruling-two-seals-at-once = Un seul pli peut compléter deux couleurs : les deux sont scellées avant que l’on regarde si la partie est terminée.
ruling-duel = Le duel est une variante publiée pour deux joueurs, absente du livret.
ruling-duel-face-up-bosses = Aucun boss ne se trouve dans une rangée visible, comme dans une application publiée. Toutes les donnes de ce type sont équiprobables ; échanger les boss après la donne en favoriserait certaines.
ruling-duel-discard = En duel, les cartes défaussées restent secrètes, même après la manche ; on ne peut pas défausser un 7.
ruling-duel-void = En duel, qui ne fournit pas la couleur n’en a ni en main ni parmi ses cartes visibles ; ses cartes cachées et sa carte défaussée peuvent en être.

## Ce que l’on choisit pour une table

option-mode = Forme de jeu
option-mode-classic = Classique
option-mode-next-sevens = Les Sept Suivants : chaque équipe scelle sept couleurs
option-mode-next-sevens-short = Les Sept Suivants, version courte : la première équipe à quatre sceaux gagne
option-mode-duel = Duel
option-goal = Ce qui termine une partie classique ou un duel
option-goal-seven-points = Sept points
option-goal-two-rounds = Deux manches gagnées, pour débuter
option-sevens = Les deux 7 d’une couleur dans un même pli des Sept Suivants
option-sevens-tie = Ils sont à égalité : s’ils sont les plus forts, le premier joué gagne
option-sevens-first = Le premier joué gagne, quoi qu’il y ait d’autre dans le pli
# Les mêmes, quand des choix ne vont pas ensemble.
value-classic = { option-mode-classic }
value-next-sevens = { option-mode-next-sevens }
value-next-sevens-short = { option-mode-next-sevens-short }
value-duel = { option-mode-duel }
other-goal = { option-goal }
other-sevens = { option-sevens }
needed-seven-points = { option-goal-seven-points }
needed-tie = { option-sevens-tie }

## Ses propres composants

components = Les icônes du boss de chaque couleur, celles qui comptent toujours et celles qui ne comptent qu’à 3 joueurs : de W = [0, 0] pour le Vent à S = [2, 1] pour la Neige, chaque nombre de 0 à 9
# Là où un fichier de composants est faux.
icons-of-suit = Les icônes du boss { of-suit }

## La fin

end-goal = Le but est atteint.
end-seals = Le dernier sceau requis est posé.
# D’où viennent les points.
gain-seals = sceaux
gain-bosses = manches gagnées aux boss
gain-greed = avidité des autres
gain-last-trick = derniers plis

## Noms des pièces

suit-W = Vent
suit-E = Terre
suit-C = Charme
suit-L = Foudre
suit-D = Ténèbres
suit-F = Feu
suit-S = Neige
of-suit = { $suit-id ->
    [W] du { suit-W }
    [E] de la { suit-E }
    [C] du { suit-C }
    [L] de la { suit-L }
    [D] des { suit-D }
    [F] du { suit-F }
   *[S] de la { suit-S }
}
# Une carte dans une phrase, et seule.
card = { $rank ->
    [A] l’{ card-name }
   *[other] le { card-name }
}
card-name = { $rank ->
    [A] as
    [shiny] 7 brillant
   *[other] { $rank }
} { of-suit }
# Qui est dessiné sur le 7 de chaque couleur.
boss-W = Tengu
boss-E = Tanuki
boss-C = Kitsune
boss-L = Raijin
boss-D = Gashadokuro
boss-F = Wanyūdō
boss-S = Yuki-onna

## La table

board-table = Table de jeu
board-hand = Votre main
board-rows = Vos rangées
board-rows-of = Rangées : { $name }
board-covered = carte cachée { $number }, couverte
board-round = Manche { $round }
board-round-end = Fin de la manche { $round }
board-go-on = Manche suivante
board-trump = Atout
board-no-trump = La première carte entamée fixera l’atout.
board-turned-up = { card-name }, retourné, hors jeu
board-trick = Le pli
board-tricks = Plis
board-tricks-of-round = Plis de la manche
board-no-trick = Aucun pli pour l’instant.
board-trick-before = Pli précédent
board-trick-after = Pli suivant
board-trick-number = Pli { $number }
board-trick-won = { $who ->
    [you] Vous avez remporté ce pli
   *[other] { $name } a remporté ce pli
}
# Une carte que quelqu’un a jouée.
board-laid = { $who ->
    [you] { card-name }, joué par vous
   *[other] { card-name }, joué par { $name }
}
board-leads = entame
board-partner = partenaire
board-holds = { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}
board-lacks = couleurs absentes : { $suits }
board-shows = détient { card }
board-trick-count = { $tricks ->
    [one] { $tricks } pli
   *[other] { $tricks } plis
}
board-trick-count-of = { board-trick-count } ; { $most } seraient de trop
board-boss-count = { $bosses } boss sur { $goal }
board-points-of = { $points ->
    [one] { $points } point sur { $goal }
   *[other] { $points } points sur { $goal }
}
board-seals-of = { $seals ->
    [one] { $seals } sceau sur { $goal }
   *[other] { $seals } sceaux sur { $goal }
}
board-sealed = { $suit } : couleur scellée
board-half-sealed = { $suit } : un de ses 7 capturé
board-unsealed = { $suit } : pas encore scellée
# Les places des cartes que l’on donne ou défausse.
board-for = pour { $name }
board-slot = Place { $number }, vide
board-slot-for = Place pour { $name }, vide
board-slot-held = { card-name } : reprendre
board-slot-held-for = { card-name } pour { $name } : reprendre
board-chosen = choisie
board-chosen-for = choisie pour { $name }
board-to-choose = { $cards ->
    [one] encore { $cards } carte à choisir
   *[other] encore { $cards } cartes à choisir
}
board-pass = Donner ces cartes
board-discard = Défausser cette carte
board-play = Jouer { card }
board-choose-card = Choisissez une carte.
# Ce qu’une carte de la main rapporterait, avec son signe ; dans Les Sept Suivants un point est un sceau.
board-would-capture = { $side } : prise de { $bosses }
# Beside the pictures of the bosses.
board-captured-by = pour { $side }
board-brings = { $points ->
    [0] ne rapporte encore rien
   *[other] rapporterait { board-brings-short }
}
board-brings-short = { $seals ->
    [yes] { $points ->
        [one] { $points } sceau
       *[other] { $points } sceaux
    }
   *[no] { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
}
board-boss = boss
board-is-trump = atout
board-advised = conseillée
# Ce qui a été échangé.
board-given = Donné
board-received = Reçu
board-given-to = Donné à { $name }
board-received-from = Reçu ({ $name })
board-discarded = Votre défausse
# Un boss à la fin d’une manche.
board-not-counted = atout : ne compte pas

## La feuille de score

sheet-won = Victoire : { $names }
sheet-round = Manche
sheet-seal = Sceau
sheet-total = Total
sheet-tie = Égalité en tête après un pli de trop : qui est assis à gauche du joueur trop gourmand l’emporte.

## Les règles

rules-minute =
    Il y a sept couleurs, et le 7 de chacune est son boss. Remportez des plis pour capturer des boss.
    Fournissez la couleur entamée si vous le pouvez. L’as remporte tout pli ; sinon le plus fort atout, sinon la plus forte carte de la couleur entamée.
    Quatre boss gagnent la manche (trois à trois joueurs). Mais qui a remporté sept plis avec moins de boss la perd.
    Seuls les gagnants d’une manche marquent : les points dessinés sur leurs boss, sauf celui de l’atout.
    Sept points gagnent la partie.
rules-aim = Le but du jeu
rules-aim-bosses = Sept familles de yokai, chacune avec son boss : le 7 de sa couleur. On remporte des plis pour capturer des boss, mais qui en remporte trop perd la manche.
rules-aim-sides = À 4, les partenaires se font face et partagent tout ce qu’ils gagnent. À 3 et en duel, chacun joue pour soi.

rules-cards = Les cartes
rules-cards-suits = Le jeu compte 49 cartes : sept couleurs de sept cartes. Elles ne se valent pas. La plus basse commence par un as et finit par son boss, la plus haute commence par le sien : selon la couleur, un 7 est presque imprenable ou une proie facile.
rules-cards-ace = L’as, que le livret appelle Super Atout, appartient au Vent : il se fournit comme une carte du Vent et en demande s’il est entamé. Mais il remporte tout pli où il se trouve.
rules-cards-icons = Les points dessinés sur un boss sont sa valeur. Un point noir compte toujours ; un point marqué d’un 3 ne compte qu’à trois joueurs.
rules-cards-sources = Les points qui ne comptent qu’à trois joueurs viennent d’une seule source publique et peuvent différer des cartes imprimées ; on peut ouvrir une table avec ceux de sa propre boîte. Parmi les noms français des couleurs, seuls Vent et Terre sont ceux du livret ; les autres sont notre traduction.
rules-suit = Couleur
rules-ranks = Rangs
rules-worth = Points du boss
rules-worth-three = { $points ->
    [one] { $points } point à trois joueurs
   *[other] { $points } points à trois joueurs
}

rules-round = Une manche à 3 ou 4
rules-deal = Donne et atout
rules-deal-text = À 4, chacun reçoit 12 cartes ; à 3, chacun en reçoit 16. La carte restante est retournée : sa couleur est l’atout de la manche, et la carte elle-même est hors jeu.
rules-deal-boss = Si c’est un boss, il ne pourra pas être capturé pendant cette manche.
rules-pass = L’échange
rules-pass-text = Tous en même temps, chacun donne 3 cartes : à son partenaire à 4 joueurs, à son voisin de gauche à 3. On ne voit ce que l’on reçoit qu’une fois que tout le monde a choisi.
rules-lead = Qui entame
rules-lead-first = À la première manche, qui détient désormais l’as du Vent le montre et entame de la carte de son choix. Si l’as a été retourné pour l’atout, c’est le 13 de la Neige qui décide.
rules-lead-later = Les manches suivantes sont entamées par qui a remporté le dernier pli de la manche précédente, même si ce pli était celui de trop.
rules-tricks = Les plis
rules-tricks-follow = Qui entame joue la carte de son choix ; les autres suivent dans le sens horaire. Si l’on a une carte de la couleur entamée, il faut en fournir une. Sinon, on joue ce que l’on veut.
rules-tricks-win = L’as remporte le pli. Sans lui, le plus fort atout l’emporte et, sans atout, la plus forte carte de la couleur entamée. Qui gagne ramasse le pli, expose les boss qu’il contient et entame le suivant.
rules-tricks-figure = L’atout est le Feu, la Neige est entamée. Le 13 est la plus forte carte de la Neige, mais le 6 du Feu est un atout : il remporte le pli et capture le 7 des Ténèbres.
rules-end = Fin de la manche
rules-end-text = Après chaque pli, on considère le camp qui l’a remporté. La première ligne vérifiée met fin à la manche.
rules-end-why = Ce camp a…
rules-end-four = 4 joueurs
rules-end-three = 3 joueurs
rules-end-bosses = assez de boss
rules-end-bosses-four = 4 boss : il gagne la manche
rules-end-bosses-three = 3 boss : il gagne la manche
rules-end-greed = été trop gourmand
rules-end-greed-four = 7 plis, moins de boss : l’autre équipe gagne
rules-end-greed-three = 7 plis, moins de boss : les deux autres gagnent
rules-end-empty-hands = remporté le dernier pli
rules-end-empty-hands-four = les 12 plis sont joués : il gagne
rules-end-empty-hands-three = les 16 plis sont joués : il gagne
rules-points = Les points
rules-points-winners = Seuls les gagnants de la manche marquent : les points de leurs boss. Le boss de la couleur d’atout ne rapporte rien.
rules-points-greed = À 4, après un pli de trop, les gagnants ajoutent d’abord tous les boss restés dans les mains. Ceux que l’équipe trop gourmande avait capturés, y compris dans ce dernier pli, ne rapportent rien à personne.
rules-points-three = À 3, après un pli de trop, chacun des deux autres marque 3 points, quels que soient ses boss.
rules-points-figure = Quatre boss gagnent la manche. L’atout étant la Foudre, ils rapportent 0, 1 et 2 points ; le boss de la Foudre ne compte pas : 3 points en tout.
rules-game-end = Gagner la partie
rules-game-end-seven = Qui atteint 7 points à la fin d’une manche gagne ; si plusieurs y parviennent, le plus haut score l’emporte. À 3, deux joueurs peuvent être à égalité en tête après un pli de trop : celui qui est à gauche du joueur trop gourmand gagne alors.
rules-game-end-rounds = La partie d’initiation « deux manches » : chaque manche gagnée vaut 1 point, et 2 points suffisent pour gagner.

rules-next = Les Sept Suivants
rules-next-text = Un jeu à 4, par équipes. Un second 7, brillant, rejoint chaque couleur : 56 cartes, 14 chacun, et aucune carte n’est retournée.
rules-next-round = La manche
rules-next-pass = Donnez une carte à chacun des trois autres, tous en même temps. Puis, à chaque manche, qui détient l’as du Vent le montre et entame.
rules-next-trump = La couleur de la première carte entamée est l’atout pour le reste de la manche.
rules-next-sevens = Quand les deux 7 d’une couleur sont dans un pli, le livret fait gagner le premier 7 joué. Qui prépare la table dit jusqu’où cela va : il départage seulement les deux 7, lorsqu’un 7 est la plus forte carte ; ou il l’emporte quoi qu’il y ait d’autre dans le pli, atout et as compris, et avec les deux 7 de deux couleurs le premier joué des quatre.
rules-next-all = On joue les 14 plis : ici, il n’y a pas de pli de trop.
rules-seals = Les sceaux
rules-seals-text = L’équipe qui capture les deux 7 d’une couleur dans la même manche scelle cette couleur pour le reste de la partie. Un 7 seul ne vaut plus rien une fois la manche terminée. Un même pli peut sceller deux couleurs.
rules-seals-long = Partie longue : chaque équipe scelle pour son compte, et la première à sceller les sept gagne aussitôt.
rules-seals-short = Partie courte : une couleur n’est scellée qu’une fois, par la première équipe qui y parvient ; la première à quatre sceaux gagne aussitôt.
rules-seals-figure = Les deux 7 du Charme dans la même manche : le Charme est scellé. De la Neige, un seul 7 est capturé pour l’instant.

rules-duel = Le duel à deux
rules-duel-rows = Deux rangées chacun
rules-duel-deal = Une variante publiée pour deux. Chacun reçoit 7 cartes cachées en rangée, 6 cartes visibles posées dessus et 11 cartes en main. La dernière carte est retournée et fixe l’atout.
rules-duel-covered = Chaque carte visible couvre les deux cartes cachées qu’elle chevauche. Aucun boss n’est visible au départ, et personne ne connaît les cartes cachées.
rules-duel-figure = Deux cartes visibles ont été jouées à gauche : les cartes qu’elles seules couvraient sont retournées et peuvent être jouées.
rules-duel-play = Le jeu et la fin
rules-duel-play-text = D’abord, chacun défausse en secret une carte de sa main, mais pas un 7. Puis on entame la manche à tour de rôle. On joue de sa main, de sa rangée visible et des cartes que plus rien ne couvre : celles-ci sont retournées, à la vue des deux, quand le pli est terminé. On fournit avec n’importe laquelle.
rules-duel-end = 4 boss gagnent la manche. 13 plis avec moins de boss la perdent, et le gagnant prend alors aussi tous les boss non capturés, où qu’ils soient. Après 23 plis, le dernier décide. Les points se comptent comme à 4.

rules-known = Ce que l’on sait
rules-known-text = Chacun peut revoir tous les plis de la manche, et la table retient qui n’a pas pu fournir : ces couleurs figurent barrées à côté du nom. Quand une manche s’arrête avant la fin, les mains restent fermées.
rules-here = À cette table
rules-here-play = Choisissez une carte pour la voir à sa place dans le pli, puis choisissez-la encore, ou appuyez sur Entrée, pour la jouer. Échap la reprend. Les cartes jouables dépassent un peu ; en choisir une autre vous dit quelle règle l’interdit. Un bord doré signale les atouts.
rules-here-pass = Pour donner des cartes, remplissez les trois places du milieu dans l’ordre de votre choix ; choisir une place en reprend la carte. Rien n’est définitif avant que vous confirmiez.

### At the terminal

how-to-play =
    Capturez les boss, le 7 de chaque couleur, sans gagner trop de plis. Fournissez
    la couleur demandée si vous le pouvez, sinon jouez ce que vous voulez. Le plus
    fort atout gagne le pli, à défaut la plus forte carte de la couleur demandée ;
    WA bat tout. Quatre boss gagnent une manche (trois à 3 joueurs), sept plis sans
    eux la perdent (treize en duel). Un boss vaut ses icônes : W et E 0, C L D 1, F
    et S 2 (à 3 joueurs E 1, L D 2, F S 3), sauf celui de l’atout. Sept points, ou
    deux manches, gagnent. Dans les Sept Suivants chaque couleur a deux 7 : qui
    prend les deux dans une manche scelle la couleur.
    Tapez une carte pour la jouer, comme F9 ; pour donner, pass W2 E7 S13 ; pour
    défausser, discard C4.
terminal-heading = Manche { $round }. { $trump ->
    [none] La première carte jouée fixera l’atout.
   *[some] { $card ->
        [none] Atout : { $trump }.
       *[some] Atout : { $trump } ({ $card } retournée).
    }
}
terminal-shown = Toujours en main : { $card } ({ $seat }).
terminal-last-trick = Dernier pli : { $cards } -> { $seat }
terminal-trick = Sur la table : { $cards }
terminal-hand = Votre main :
terminal-trump = (atout)
terminal-passed = Vous avez donné { $cards }.
terminal-received = Vous avez reçu { $cards }.
terminal-discarded = Vous avez défaussé { $card }.
terminal-points = points
terminal-seals = sceaux
terminal-tricks = plis
terminal-bosses = boss
terminal-bosses-of-round = boss de la manche
terminal-pass =
    Choisissez 3 cartes à donner à { $seat } ({ $count } possibilités).
    Tapez-les, par exemple : pass { $example }
terminal-pass-each =
    Choisissez une carte pour chacun : la première pour { $first }, puis pour { $second }, puis pour { $third } ({ $count } possibilités).
    Tapez-les dans cet ordre, par exemple : pass { $example }
terminal-discard = Défaussez une carte en secret, pas un 7 (par exemple : discard { $example }) :
terminal-lead = Vous entamez. Jouez une carte parmi :
terminal-follow = Entame : { $suit }. Jouez une carte parmi :
