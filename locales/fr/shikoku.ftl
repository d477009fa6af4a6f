### Shikoku: pilgrims climb 33 steps, and the middle path wins.

game-name = Shikoku
game-tagline = Des pèlerins gravissent les marches d’un temple, carte après carte. La voie du milieu l’emporte : tout près du sommet, jamais le premier.

## What happened

event-dealt = Chacun a trois cartes et la première file de mantra est ouverte ; cartes en pioche : { $deck }.
event-played = { $who ->
    [you] Vous avez joué la { $card }.
   *[other] { $name } a joué la { $card }.
}
event-climbed = { $who ->
    [you] Vous avez gravi les marches de { $from } à { $to } avec la { $card }.
   *[other] { $name } a gravi les marches de { $from } à { $to } avec la { $card }.
}
event-stayed-put = { $who ->
    [you] Vous n’avez pas bougé avec la { $card }.
   *[other] { $name } n’a pas bougé avec la { $card }.
}
event-pagoda-reached = À la pagode : { $seats }. { $winners-count ->
    [0] Personne ne gagne.
   *[other] Victoire sur la voie du milieu : { $winners }.
}
event-rotated = { $who ->
    [you] Vous aviez la carte la plus basse, la { $card }, et passez en dernier.
   *[other] { $name } avait la carte la plus basse, la { $card }, et passe en dernier.
}
event-drew = { $who ->
    [you] Vous avez pioché ; cartes restantes : { $left }.
   *[other] { $name } a pioché ; cartes restantes : { $left }.
}
event-took = { $who ->
    [you] Vous avez pris la { $card }.
   *[other] { $name } a pris la { $card }.
}
event-removed = Personne n’a pris la { $card } : elle sort du jeu.

## What can be done, and what is to be done

move-play = jouer la { $card }, { steps }
move-take = prendre la { $card }, { steps }
prompt-set-up = On distribue les cartes.
prompt-play = { $who ->
    [you] Jouez une carte.
   *[other] { $name } doit jouer une carte.
}
prompt-collect = { $who ->
    [you] Prenez une carte de la file précédente.
   *[other] { $name } doit prendre une carte.
}
prompt-over = La pagode est atteinte.

## Why a move cannot be made

reason-collecting = On prend d’abord les cartes de la file précédente ; on jouera ensuite.
reason-playing = On joue les cartes ; on en prendra quand tous auront joué.
reason-not-in-line = La carte { $card } n’est pas parmi celles qui restent de la file précédente.
reason-not-in-hand = Vous n’avez pas la carte { $card } en main.
reason-no-card = Il n’y a pas de carte { $number } : elles vont de 1 à 33.

## What the book leaves open

ruling-icons = Le texte du livret ne dit pas combien d’icônes de marche porte chaque carte. Ici, elles suivent la série 3, 1, 5, 2, 6, 4, répétée de la carte 1 à la carte 33 : c’est un tableau maison. L’hôte peut fournir dans un fichier les icônes de ses propres cartes.
ruling-icon-range = Chaque carte porte de 1 à 6 icônes de marche ; le livret ne le montre qu’en images.
ruling-previous-line = On prend les cartes de la file de mantra qui précède celle qui vient d’être jouée ; au premier tour, celles de la file de mise en place. Les cartes qui viennent d’être jouées pourront être prises au tour suivant.
ruling-three-steps = À cinq ou plus, si seules trois marches sont occupées, la deuxième en partant du haut et la deuxième en partant du bas sont la même : tous ceux qui s’y trouvent gagnent, une seule fois.
ruling-all-at-the-top = Si tout le monde se trouvait sur la marche 33, personne ne gagnerait : le sommet ne gagne jamais, et il n’y aurait pas d’autre place. Cela ne peut pas arriver, car quelqu’un reste sur place à chaque tour.
ruling-taken-cards = Une carte prise dans une file a été vue de tous : elle reste affichée comme connue dans la main de son propriétaire jusqu’à ce qu’elle soit jouée. Les cartes distribuées au départ ou piochées restent cachées.

## Components of one’s own

components = Les icônes des cartes 1 à 33 : icons = [3, 1, 5, …], chacune de 1 à 6
# Where a component file is wrong.
icons-of-card = Le nombre d’icônes de la carte { $card }

## The end

end-pagoda = La pagode est atteinte.
# After a number of steps: "29 = 28 above step 1".
gain-climbed = au-dessus de la marche 1

## Names of pieces

steps = { $icons ->
    [one] { $icons } marche
   *[other] { $icons } marches
}
# The marks on the pilgrims’ hats.
hat-sun = soleil
hat-triangle = triangle
hat-square = carré
hat-lozenge = losange
hat-cross = croix
hat-crescent = croissant
hat-star = étoile
hat-bars = deux barres

## The board

board-line-in-play = File de mantra en cours
board-line-just-played = File de mantra qui vient d’être jouée
board-previous-line = File de mantra précédente
board-no-card = Aucune carte.
board-hand = Votre main
board-order-of-play = Ordre du tour
board-order-of-collecting = Ordre des prises et du tour suivant
board-pilgrims = Pèlerins
board-deck = Pioche
board-out = Hors jeu
board-none-out = aucune
board-would-win = en position de gagner
board-wins = { $who ->
    [you] gagnez
   *[other] gagne
}
board-choose-card = Choisissez une carte pour voir où elle se placerait.
board-choose-take = Choisissez une carte de la file précédente.
board-card = carte { $card }, { steps }
# A card of the hand with all that is known before it is played.
board-playable = { board-card }, place { $place } sur { $of } pour l’instant
# A card in a line under somebody’s hat.
board-laid = { board-card }, { $name } ({ $hat })
board-laid-stayed = { board-laid } : n’a pas bougé
board-imagined = ici se placerait votre carte { $card }
board-still-to-play = doit encore jouer : { $name }
# Where a card of the hand would lie if it were played now.
board-would-lie = { $to-come ->
    [0] Elle compléterait la file, à la place { $place } sur { $of }.
    [one] Pour l’instant, elle serait à la place { $place } sur { $of } ; il reste { $to-come } carte à venir.
   *[other] Pour l’instant, elle serait à la place { $place } sur { $of } ; il reste { $to-come } cartes à venir.
}
# Where the card would take the viewer, if it counts, and where it would lie: for the smallest screens.
board-in-short = { $from } → { $to }. Pour l’instant place { $place } sur { $of }, encore { $to-come } à venir.
board-would-climb = La carte { $card } porte { steps } : de { $from } à { $to }, sauf si sa place dans la file vous retient.
board-would-take = La carte { $card } porte { steps }. Tout le monde saura que vous l’avez.
board-play = Jouer la { $card }
board-take = Prendre la { $card }
board-step = marche { $step }
board-cards = { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}
board-hidden = { $cards ->
    [one] { $cards } carte cachée
   *[other] { $cards } cartes cachées
}
board-known = connue : { board-card }
# The whole picture of the stairs: who stands where.
board-stairs = Escalier de 33 marches jusqu’à la pagode. { $where }
board-stands-on = { $name } : { $step }.

## The score sheet

sheet-title = La montée, tour par tour
sheet-profile = Les marches de chaque pèlerin après chaque tour
sheet-wins = Gagne
sheet-rank = { $top ->
    [1] 1re
   *[other] { $top }e
} marche occupée en partant du haut, { $bottom ->
    [1] 1re
   *[other] { $bottom }e
} en partant du bas
sheet-round = { $round ->
    [0] Mise en place
   *[other] Tour { $round }
}
sheet-climbed = { sheet-round } : carte { $card }, de la marche { $from } à la { $to }
sheet-stayed = { sheet-round } : carte { $card }, sur place à la marche { $step }

## The rules

rules-minute =
    À chaque tour, chacun joue une carte, et les cartes se rangent par numéro dans la file de mantra.
    La deuxième carte en partant de la gauche reste sur place, à cinq ou plus aussi la deuxième en partant de la droite. Tous les autres montent d’autant de marches que leur carte l’indique.
    Puis chacun prend une carte de la file précédente, et qui avait la carte la plus basse jouera en dernier.
    La partie s’arrête quand quelqu’un atteint la pagode, sur la marche 33. Celui-là ne peut pas gagner.
    Qui se tient deuxième en partant du haut gagne, à cinq ou plus aussi le deuxième en partant du bas.
rules-idea = L’idée
rules-idea-text = De trois à huit pèlerins gravissent les 33 marches qui mènent à une pagode. Se hâter ne sert à rien : qui arrive en premier ne peut pas gagner. Quand un pèlerin atteint la pagode, ceux qui gagnent se tiennent juste derrière lui et, à une grande table, aussi juste devant le dernier. C’est la voie du milieu.

rules-cards = Les cartes
rules-cards-text = Il y a 33 cartes mantra, numérotées de 1 à 33. Le numéro indique la place de la carte dans une file de mantra ; les sandales, d’une à six, disent combien de marches elle vaut.
rules-cards-figure = La carte 17 vaut six marches, la carte 26 une seule.
rules-icons-figure = Les sandales de toutes les cartes du jeu standard : un tableau maison. Une table peut être ouverte avec un autre jeu de cartes ; le plateau montre toujours ce que valent les cartes utilisées.
rules-hats-text = Chaque pèlerin porte un chapeau orné d’un signe bien à lui. Le même chapeau, vu d’en haut, sert de marqueur sur sa carte.
rules-hats-figure = Les huit pèlerins.

rules-set-up = Mise en place
rules-set-up-text = Chacun commence sur la marche 1 avec trois cartes en main. On retourne ensuite une carte par joueur, et le marqueur de chacun est posé au hasard sur l’une d’elles. Rangées du plus petit numéro au plus grand, ces cartes forment la première file de mantra. Chacun monte d’autant de marches que sa carte porte de sandales ; à ce moment-là, personne n’est retenu. Les autres cartes forment la pioche.
rules-first-line = Première file
rules-set-up-figure = Une première file à quatre. C’est aussi l’ordre du premier tour : Chiyo commence.

rules-round = Un tour
rules-play = 1. Jouer
rules-play-text = Dans l’ordre du tour, chacun pose une carte de sa main, face visible. Elle prend sa place selon son numéro : la nouvelle file va toujours du plus petit au plus grand. Les derniers en savent plus long ; les premiers peuvent surprendre.
rules-play-figure = Trois cartes sont posées ; Basile et Emi doivent encore jouer. Leurs cartes peuvent déplacer toutes les autres.
rules-climb = 2. Monter
rules-climb-text = Quand tout le monde a joué, certains restent sur place et tous les autres montent d’autant de marches que leur carte porte de sandales, sans jamais dépasser la marche 33.
rules-climb-few = À trois ou quatre, la deuxième carte en partant de la gauche reste sur place.
rules-climb-many = De cinq à huit, la deuxième en partant de la gauche et la deuxième en partant de la droite restent sur place.
rules-climb-end = Si quelqu’un se tient alors sur la marche 33, la partie est terminée sur-le-champ.
rules-climb-few-figure = À trois : la carte du milieu est retenue, comme le montre le petit tas de pierres.
rules-climb-many-figure = À cinq : Basile et Denis restent sur place ; Aiko, Chiyo et Emi montent.
rules-collect = 3. Compléter sa main
rules-collect-order = D’abord, l’ordre change : la carte la plus basse de la nouvelle file passe, avec son propriétaire, de la première à la dernière place. C’est l’ordre des prises, puis celui du tour suivant.
rules-collect-order-figure = Après la file ci-dessus, Aiko, qui avait la carte la plus basse, passe en dernier. Le tour suivant se joue dans cet ordre.
rules-collect-draw = Tant qu’il y a une pioche, le joueur désormais dernier pioche une carte sans la montrer.
rules-collect-take = Ensuite, dans le nouvel ordre, chacun de ceux qui n’ont que deux cartes prend une carte de la file précédente : non pas celle qui vient d’être jouée, mais celle d’avant. Au premier tour, c’est la file de la mise en place.
rules-collect-figure = Basile a pris la 9. Chiyo est la suivante et peut prendre n’importe laquelle des cartes restantes.
rules-collect-left = La carte qui reste sort du jeu, face visible. Quand la pioche est vide, plus personne ne pioche : le dernier joueur prend la dernière carte et il ne reste rien. La pioche n’est jamais reformée.

rules-end = La fin et les gagnants
rules-end-text = La partie s’arrête dès qu’après une montée quelqu’un se tient sur la marche 33. Seules comptent les marches occupées, et ceux qui partagent une marche partagent sa place. Qui se tient sur la 33 est premier et ne peut pas gagner.
rules-end-few = À trois ou quatre, tous ceux qui se tiennent sur la deuxième marche occupée en partant du haut gagnent.
rules-end-many = De cinq à huit, tous ceux qui se tiennent sur la deuxième marche occupée en partant du haut et sur la deuxième en partant du bas gagnent.
rules-end-two = S’il n’y a que deux marches occupées, le groupe du bas gagne.
rules-end-three = Si, à cinq ou plus, il n’y a que trois marches occupées, celle du milieu est deuxième des deux côtés : tous ceux qui s’y tiennent gagnent.
rules-end-top = Si tout le monde se trouvait sur la 33, personne ne gagnerait.
rules-end-few-figure = À quatre : Aiko est à la pagode. Basile et Denis, ensemble sur la marche 30, gagnent ; Chiyo est troisième.
rules-end-many-figure = À six : Chiyo, deuxième en partant du haut, et Emi, deuxième en partant du bas, gagnent.

rules-known = Ce que tout le monde sait
rules-known-text = Sont visibles de tous : les marches, les deux files, l’ordre, les cartes hors jeu et le nombre de cartes de la pioche et des mains. Une carte prise dans une file a été vue de tous : elle reste affichée dans la main de son propriétaire jusqu’à ce qu’il la joue. Seules les cartes distribuées au départ et celles de la pioche sont secrètes.

rules-table = À cette table
rules-table-text = Choisissez une carte une première fois pour voir où elle se placerait dans la file et jusqu’où elle vous mènerait ; choisissez-la de nouveau, ou appuyez sur le bouton, pour la jouer ou la prendre. Au clavier : les flèches passent d’une carte à l’autre, Entrée choisit puis confirme, Échap annule. L’auréole dorée désigne ceux qui gagneraient si la partie s’arrêtait là.

### At the terminal

how-to-play =
    Des pèlerins gravissent les 33 marches d’une pagode, mais le premier arrivé ne
    gagne pas : c’est le deuxième en partant du haut, et à cinq ou plus aussi le
    deuxième en partant du bas. À chaque tour tous jouent une carte. Rangées par
    numéro, elles forment une file ; chacun monte d’autant de marches que sa carte
    l’indique, sauf le deuxième à gauche (à cinq ou plus aussi le deuxième à
    droite), qui ne bouge pas. Puis on complète sa main dans la file du tour
    d’avant ; qui avait la carte la plus basse joue dernier au tour suivant et
    pioche.
    Tapez play 17 ou take 12 ; le numéro seul suffit.
terminal-line = File en cours :
terminal-previous = File précédente :
terminal-order = Ordre du tour :
terminal-known = D’autres ont :
terminal-hand = Votre main :
terminal-deck = Cartes en pioche : { $cards }
terminal-legend = 17^6 : carte 17, valant 6 marches ; = n’a pas bougé ; * gagnerait ainsi
terminal-play = Jouez une carte de votre main :
terminal-take = Prenez une carte de la file précédente :
