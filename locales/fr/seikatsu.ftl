### Seikatsu: birds and flowers in one shared garden.

game-name = Seikatsu
game-tagline = Posez oiseaux et fleurs dans un jardin commun. Les oiseaux comptent aussitôt, les fleurs à la fin, vues de votre pagode.

## What a host chooses

option-mode = Distribution des koï, ou partie en solitaire
option-mode-standard = Les koï se piochent dans le sac
option-mode-tournament = Les koï sont distribués face visible
option-mode-solo-easy = En solitaire : les nuées comptent pour vous
option-mode-solo-medium = En solitaire : les nuées ne comptent pas
option-mode-solo-hard = En solitaire : les nuées comptent pour le rival
option-edition = Là où les livrets divergent
option-edition-english = Livret anglais : la tuile posée compte dans sa nuée
option-edition-french = Livret français : la tuile posée ne compte pas dans sa nuée

## Pieces

bird-T = tangara
bird-W = jaseur
bird-E = zostérops
bird-F = tchitrec
bird = { $bird ->
    [T] { bird-T }
    [W] { bird-W }
    [E] { bird-E }
   *[F] { bird-F }
}
flower-p = primevère
flower-l = frangipanier
flower-t = tulipe
flower-b = jacinthe
flower = { $flower ->
    [p] { flower-p }
    [l] { flower-l }
    [t] { flower-t }
   *[b] { flower-b }
}
tile = { bird }-{ flower }
koi = koï
pagoda-pink = pagode rose
pagoda-blue = pagode bleue
pagoda-green = pagode verte
# The largest set of a row. Koi count among the flowers; there may be nothing but koi.
flower-set = { $flower-id ->
    [p] { $size ->
        [one] { $size } primevère
       *[other] { $size } primevères
    }
    [l] { $size ->
        [one] { $size } fleur de frangipanier
       *[other] { $size } fleurs de frangipanier
    }
    [t] { $size ->
        [one] { $size } tulipe
       *[other] { $size } tulipes
    }
    [b] { $size ->
        [one] { $size } jacinthe
       *[other] { $size } jacinthes
    }
   *[none] { $size } koï
}

## What happened

event-dealt = Les premières tuiles sont dans le jardin, en { $spaces } : { $tiles }.
event-placed = { $tile-id ->
    [K] { $who ->
        [you] Vous avez posé un koï en { $space }, en guise de { $bird }.
       *[other] { $name } a posé un koï en { $space }, en guise de { $bird }.
    }
   *[other] { $who ->
        [you] Vous avez posé la tuile { $tile } en { $space }.
       *[other] { $name } a posé la tuile { $tile } en { $space }.
    }
}
event-flock-scored = { $seats-who ->
    [you] Une nuée ({ $bird }, { $beside } à côté) : { points }.
   *[other] { $seats } : { points } pour une nuée ({ $bird }, { $beside } à côté).
}
event-drew = { "" }
event-row-scored = { $points ->
    [0] { "" }
   *[other] Rangée { $row } de la { $pagoda } : { flower-set }, { points }.
}
gain-flocks = nuées
gain-flowers = fleurs
end-board-full = Le jardin est achevé.
end-no-move = On ne peut plus rien poser.

## Moves

move-lay = { $tile } en { $space }
move-koi = koï en guise de { $bird } en { $space }

## What is to be done

prompt-lay = Posez une tuile dans le jardin.
prompt-first-alone = Posez votre tuile, ou un koï, à côté d’une tuile du jardin.
prompt-alone = Posez votre tuile à côté de la dernière, ou un koï.
prompt-tile-only = Posez votre tuile à côté de la dernière.
prompt-koi-only = Il ne reste qu’à poser un koï.
prompt-wait = C’est à { $name } de jouer.
prompt-watch = { $name } doit poser une tuile.
prompt-deal = On mélange les tuiles.
prompt-board-full = { end-board-full }
prompt-no-move = { end-no-move }

## Why a tile cannot lie there

reason-not-in-hand = { $tile-id ->
    [K] Vous n’avez pas de koï en main.
   *[other] Vous n’avez pas la tuile { $tile } en main.
}
reason-taken = Il y a déjà une tuile en { $space } : { $tile }.
reason-touches-nothing = Une tuile doit en toucher une autre dans le jardin, et { $space } n’en touche aucune.
reason-away-from-last = En solitaire, une tuile jardin doit toucher la dernière posée, en { $last-space } ; { $space } ne la touche pas.
reason-touches-koi-only = En solitaire, selon le livret anglais, un koï doit toucher une tuile jardin ; { $space } ne touche que des koï.
reason-pond = On ne pose rien dans l’étang.
reason-no-tile = Cette tuile n’existe pas : une tuile, c’est un oiseau (T, W, E, F) et une fleur (p, l, t, b), ou K.
reason-no-space = Cette case n’existe pas dans le jardin.
reason-no-bird = Nommez l’oiseau que le koï représente : K@{ $space }=T, =W, =E ou =F.
reason-own-bird = Seul un koï reçoit un oiseau ; la tuile { $tile } montre le sien.

## What the books leave open

ruling-geometry = Le jardin est un hexagone de quatre cases de côté, l’étang au milieu ; les rangées, les coins des pagodes et les cases de départ sont ceux du plateau imprimé, que le livret ne montre qu’en images.
ruling-flock = Les éditions divergent : la tuile posée compte-t-elle dans sa nuée ? Oui par défaut, comme dans le livret anglais ; qui prépare la table peut choisir la formulation du livret français, soit un point de moins par nuée.
ruling-partner-start = À quatre, les deux tuiles de départ supplémentaires sont en d5 et e3, de part et d’autre de la case fleur de la pagode verte ; celle-ci reste vide, tout comme la case opposée de l’autre côté de l’étang.
ruling-partner-tie = À égalité, l’équipe du dernier joueur dans l’ordre du tour l’emporte, comme le ferait un joueur seul.
ruling-tournament-hand = En tournoi, qui ne reçoit qu’un koï pioche aussi une tuile jardin avant la partie. Sinon, le koï serait forcé dès le premier tour ; et le sac se vide ainsi deux tours avant la fin, comme l’annonce le livret.
ruling-solo-koi = En solitaire, selon le livret anglais, un koï doit toucher une tuile jardin, et un autre koï n’en est pas une ; selon le livret français, il peut toucher n’importe quelle tuile. Chaque édition suit son propre livret. Dans les parties de la première version de ces règles, un koï pouvait toujours toucher n’importe quelle tuile.
ruling-solo-hard-koi = Au niveau difficile, où les nuées comptent pour le rival, vous pouvez attribuer au koï un oiseau qui ne rapporte rien.

## The board

board-garden = Le jardin
board-pond = d4, l’étang
board-empty = { $space }, libre
board-open = { $space }, on peut y poser une tuile
board-taken = { $space }, { $tile }
board-taken-last = { $tile-id ->
    [K] { $space }, { $tile }, posé en dernier
   *[other] { $space }, { $tile }, posée en dernier
}
board-taken-by = { $tile-id ->
    [K] { $space }, { $tile }, posé à l’instant par { $name }
   *[other] { $space }, { $tile }, posée à l’instant par { $name }
}
board-at = { $tile }, case { $space }, peut s’y poser
board-would-score = { $tile }, case { $space }, rapporterait { points }
board-press-again = { $what }. Appuyez encore pour poser
board-hand = Votre main
board-held = { $count ->
    [one] { $tile }
   *[other] { $tile }, en { $count } exemplaires
}
board-choose = Choisissez une tuile et une case.
board-choose-space = { $tile-id ->
    [K] Choisissez une case pour le koï.
   *[other] Choisissez une case pour la tuile { $tile }.
}
board-choose-tile = Choisissez une tuile pour { $space }.
board-nowhere = { $tile-id ->
    [K] Pas de case possible pour le koï en ce moment.
   *[other] Pas de case possible pour la tuile { $tile } en ce moment.
}
board-lay = Poser
board-lay-scoring = Poser : { points }
board-flock-for-rival = Cette nuée compterait pour le rival.
board-which-bird = Koï en { $space } : quel oiseau est-il pour ce tour ?
board-as-bird = En guise de { $bird }
board-as-bird-scoring = En guise de { $bird }, rapporterait { points }
board-as-bird-for-rival = En guise de { $bird }, une nuée pour le rival
# Below a bird that would make a flock for the rival.
board-for-rival = rival
board-bag = { $count ->
    [0] Le sac est vide
   *[other] { $count } dans le sac
}
board-my-rows = Voir mes rangées
board-rows-of = Rangées de la { $pagoda }
board-show-rows = { $side } : { $pagoda }, fleurs valant { $points } pour l’instant. Voir ses rangées
board-row = { $size ->
    [0] Rangée { $row } : encore vide
   *[other] Rangée { $row } : { flower-set }, { points } pour l’instant
}
# What a move would bring everybody’s rows, such as « Fleurs : vous +2, Aiko +1 ».
board-gains = Fleurs : { $gains }
board-gain = { $name } { $points }
board-no-gain = Aucune rangée n’y gagne.
board-through = Les rangées passant par { $space }
board-standing = Si la partie s’arrêtait là
board-player = Joueur
board-flocks = Nuées
board-flowers = Fleurs
board-total = Total
board-holds-koi = a { $count } koï en main

## The score sheet

sheet-title = D’où viennent les points
sheet-flocks-ignored = Les nuées ne comptent pas à ce niveau.
sheet-flock = { $space } : { $bird }, { $beside } à côté
sheet-no-flock = Aucune nuée
sheet-flowers-of = Fleurs de la { $pagoda }
sheet-row = { $size ->
    [0] Rangée { $row } : vide
   *[other] Rangée { $row } : { flower-set }
}
sheet-won = victoire
sheet-koi-count = Les koï comptent dans chaque groupe de leur rangée.

## The rules page

rules-minute =
    Ensemble, vous plantez un seul jardin, et chacun le regarde de sa propre pagode.
    À votre tour, posez une de vos deux tuiles à côté d’une autre, puis piochez.
    Les mêmes oiseaux juste à côté de votre tuile forment une nuée, qui compte aussitôt : de 2 à 7 points.
    À la fin, chacune des sept rangées qui partent de votre pagode compte sa fleur la plus nombreuse : 1, 3, 6, 10, 15 ou 21 points pour 1 à 6 fleurs.
    Un koï est un oiseau au choix le tour où on le pose, et toutes les fleurs à la fin.
    Le plus de points gagne ; à égalité, qui joue le plus tard.
rules-tiles-title = Les tuiles
rules-tiles = Il y a 32 tuiles jardin : chacun des quatre oiseaux avec chacune des quatre fleurs, en deux exemplaires. Quatre autres tuiles montrent un koï.
rules-birds = Oiseaux
rules-bird-T = tangara écarlate
rules-bird-W = jaseur du Japon
rules-bird-E = zostérops du Japon
rules-bird-F = tchitrec du Japon
rules-flowers = Fleurs
rules-tiles-picture = Un tangara avec une primevère, un zostérops avec une jacinthe, et un koï.

rules-garden-title = Le jardin
rules-garden = Le jardin est un hexagone de 37 cases, quatre de côté. L’étang, au milieu, ne reçoit jamais de tuile et n’est voisin de personne ; chaque autre case reçoit une tuile. À l’écran, le jardin est tourné de sorte que votre pagode soit en bas. Les cases gardent leur nom d’où qu’on les regarde : la lettre désigne une ligne, le chiffre la place sur cette ligne.
rules-rows = Sept rangées partent de chaque pagode. Celle du milieu commence à sa porte et traverse l’étang ; six de ses cases reçoivent une tuile. De gauche à droite, les rangées en ont 4, 5, 6, 6, 6, 5 et 4.
rules-rows-picture = Les sept rangées de la pagode rose : chaque bande est une rangée, avec son numéro au bout.
rules-start-picture = Le début à trois, vu de la pagode rose : une tuile se trouve entre l’étang et chaque pagode.

rules-setup-title = Mise en place
rules-setup = On mélange les tuiles jardin et on pose les premières sur les cases de départ. Puis les quatre koï rejoignent le sac, on mélange de nouveau, et chacun pioche deux tuiles qu’il garde secrètes.
rules-players = Joueurs
rules-pagodas = Pagodes
rules-start-spaces = Tuiles de départ
rules-turns = Tours par joueur
rules-players-2 = 2
rules-pagodas-2 = rose, bleue
rules-players-3 = 3
rules-pagodas-3 = rose, bleue, verte
rules-players-4 = 4, en deux équipes
rules-pagodas-4 = rose, bleue, rose, bleue
rules-players-1 = 1, contre le rival
rules-pagodas-1 = rose ; la bleue et la verte sont au rival

rules-turn-title = Votre tour
rules-lay-title = 1. Poser une tuile
rules-lay = Posez une de vos deux tuiles sur une case libre qui touche au moins une tuile, quelle qu’elle soit.
rules-flock-title = 2. Compter la nuée
rules-flock = Ne regardez que les tuiles qui touchent celle que vous avez posée. Si aucune ne montre le même oiseau, vous ne marquez rien. Sinon, vous marquez un point pour chacun de ces oiseaux et un de plus pour celui que vous venez de poser : de 2 à 7 points. Les oiseaux plus éloignés ne comptent pas, même reliés.
rules-flock-picture = Le tangara du milieu vient d’être posé. Deux tangaras le touchent : il rapporte 3 points ; le troisième, plus loin, ne compte pas.
rules-edition = Le livret français formule cette règle sans l’oiseau posé. Qui prépare la table peut choisir cette formulation ; une nuée rapporte alors un point de moins.
rules-draw-title = 3. Piocher une tuile
rules-draw = Piochez une tuile dans le sac pour en avoir de nouveau deux. Quand le sac est vide, chacun joue les deux tuiles qui lui restent. Puis c’est au joueur suivant.

rules-koi-title = Les koï
rules-koi = Un koï se pose comme toute autre tuile. En le posant, nommez l’un des quatre oiseaux : pour ce tour, le koï est cet oiseau, et sa nuée compte. Ensuite, il n’est plus un oiseau et ne compte dans aucune nuée. Mais il reste une fleur de toutes les sortes : à la fin, il compte dans chaque rangée comme la fleur qui y convient le mieux, et peut être une autre fleur pour une autre pagode.

rules-end-title = La fin, et les fleurs
rules-end = La partie s’achève quand les 36 cases sont couvertes. Chaque pagode compte alors ses sept rangées l’une après l’autre. Dans chaque rangée, seule compte la fleur la plus nombreuse, avec tous les koï de la rangée. Elles n’ont pas besoin d’être côte à côte.
rules-alike = Identiques dans la rangée
rules-points = Points
rules-end-picture = Un jardin achevé vu de la pagode verte, avec ce que rapportent ses rangées : 46 en tout. Dans la rangée 2, deux jacinthes et un koï font trois : 6 points. La rangée 4 a cinq primevères : 15. Vu de la pagode rose ou de la bleue, le même jardin vaut 36.
rules-winner = Votre score est la somme de vos nuées et de vos fleurs ; le plus élevé gagne. À égalité, celui qui joue le plus tard dans l’ordre du tour l’emporte.

rules-ways-title = Autres façons de jouer
rules-team-title = À quatre : deux équipes
rules-team = Les partenaires se font face et regardent de la même pagode : le premier et le troisième joueur de la rose, le deuxième et le quatrième de la bleue. Chacun joue sa propre main sans en parler, mais ils partagent un seul score. Quatre tuiles sont posées au départ.
rules-team-picture = Le début à quatre, vu de la pagode rose : des tuiles en d3, c4, d5 et e3.
rules-team-tie = À égalité, l’équipe du dernier joueur dans l’ordre du tour l’emporte.
rules-tournament-title = Tournoi
rules-tournament = De deux à quatre joueurs. Les koï ne se piochent pas au hasard : on les distribue face visible avant la partie. À deux, deux chacun ; à trois, un chacun et le quatrième au dernier joueur ; à quatre, un chacun. Tout le monde sait qui en tient encore un.
rules-tournament-hand = Qui a reçu un seul koï pioche une tuile jardin pour l’accompagner. Qui en a reçu deux doit commencer par l’un d’eux.
rules-solo-title = En solitaire
rules-solo = Vous regardez de la pagode rose ; la bleue et la verte forment ensemble votre rival, qui ne pose pas de tuile. Les trois tuiles de départ portent des fleurs différentes. Vous tenez les quatre koï, qui n’entrent jamais dans le sac, et une tuile jardin.
rules-solo-lay = Votre tuile jardin doit toucher la dernière tuile posée, koï ou non ; la toute première, n’importe quelle tuile de départ. Piochez ensuite la suivante. Vous pouvez poser un koï à la place ; après un koï, vous ne piochez pas.
rules-solo-koi = Un koï se pose à côté de n’importe quelle tuile jardin ; il vous ouvre ainsi la voie quand vous êtes bloqué. Les autres koï ne sont pas des tuiles jardin : les toucher ne suffit pas. Selon le livret français, un koï peut toucher n’importe quelle tuile.
rules-solo-end = La partie s’achève quand vous ne pouvez plus rien poser, ou que le jardin est achevé. Tant que vous le pouvez, vous devez continuer, fût-ce avec un koï. Vous gagnez si votre score dépasse celui du rival, qui compte les rangées des deux pagodes.
rules-easy-title = Facile
rules-easy = Les nuées comptent pour vous.
rules-medium-title = Moyen
rules-medium = Les nuées ne comptent pas.
rules-hard-title = Difficile
rules-hard = Les nuées comptent pour le rival.
rules-hard-koi = Au niveau difficile, vous pouvez attribuer au koï un oiseau qui ne forme pas de nuée.

rules-screen-title = À cette table
rules-screen = Choisissez une tuile et une case, dans l’ordre que vous voulez. La tuile y apparaît avec les points qu’elle vous rapporterait aussitôt et ce que les rangées de chacun y gagneraient ; appuyez encore une fois pour la poser. Pour un koï, vous choisissez son oiseau. Échap annule un choix. Au clavier, les flèches mènent de case en case, de tuile en tuile et de rangée en rangée.
rules-screen-rows = Au bout de chacune de vos rangées figurent son numéro, la fleur qui y compte pour l’instant et ce qu’elle vaut. Désignez-en une pour voir la rangée ; appuyez sur une pagode pour voir toutes les siennes. Sous le coup choisi figurent les rangées qui passent par sa case, telles qu’elles sont. Ce que les autres ont posé depuis votre coup porte une étiquette avec leur pagode.

### At the terminal

how-to-play =
    Tous posent leurs tuiles dans le même jardin. Une tuile porte un oiseau et une
    fleur et doit toucher une tuile déjà posée. Si elle touche des oiseaux de son
    espèce, cette nuée marque aussitôt : un point par oiseau, le nouveau compris.
    Quand le jardin est plein, chaque pagode compte les fleurs des sept rangées qui
    partent d’elle : le plus grand groupe d’une même fleur dans une rangée rapporte
    1, 3, 6, 10, 15 ou 21 points. Un koï vaut toute fleur, et un oiseau au choix
    le tour où on le pose.
    Tapez une tuile et une case, comme Tp@c5 ; pour un koï aussi l’oiseau, comme
    K@b2=W.
terminal-hand = Votre main : { $hand }     Dans le sac : { $bag }
terminal-legend =
    T tangara, W jaseur, E zostérops, F tchitrec ; K koï ; ~~ étang ; * dernière
    p primevère, l frangipanier, t tulipe, b jacinthe ; c5 libre ; (3) ma rangée
terminal-pagoda = { $pagoda ->
    [pink] rose
    [blue] bleue
   *[green] verte
}
terminal-my-pagoda = { $pagoda } : vous
terminal-score-of = { $seat } ({ $pagodas })
terminal-flocks = nuées
terminal-flowers = fleurs
terminal-total = total
terminal-lay = Posez une de vos tuiles sur une case ouverte :
terminal-tile = { $tile } (par exemple { $example }) en
terminal-koi = K, avec un oiseau au choix ({ $example }=T, =W, =E ou =F), en
