### Miyabi: terraced gardens on six rows of six, and five expansions.

game-name = Miyabi
game-tagline = Bâtissez un jardin de pierres, de buissons et de pagodes par étages : plus une plate-bande est haute, plus ses objets valent.

## Names of pieces

kind = { $kind-id ->
    [M] érable
    [P] pagode
    [F] poisson
    [A] azalée
    [B] buis
   *[S] rocher
}
# The row of a kind.
row = { $kind-id ->
    [M] ligne de l’érable
    [P] ligne de la pagode
    [F] ligne du poisson
    [A] ligne de l’azalée
    [B] ligne du buis
   *[S] ligne du rocher
}
# Objects of one kind, counted.
objects = { $kind-id ->
    [M] { $objects ->
        [one] { $objects } érable
       *[other] { $objects } érables
    }
    [P] { $objects ->
        [one] { $objects } pagode
       *[other] { $objects } pagodes
    }
    [F] { $objects ->
        [one] { $objects } poisson
       *[other] { $objects } poissons
    }
    [A] { $objects ->
        [one] { $objects } azalée
       *[other] { $objects } azalées
    }
    [B] { $objects } buis
   *[S] { $objects ->
        [one] { $objects } rocher
       *[other] { $objects } rochers
    }
}
# Objects of any kind, counted.
things = { $objects ->
    [one] { $objects } objet
   *[other] { $objects } objets
}
shape = { $shape ->
    [single] simple
    [double] double
    [straight] droite
   *[corner] en angle
}
tile = plate-bande { shape } « { kind } »
zen-tile = plate-bande zen « { kind } »

## What happened

event-zen-shuffled = Les plates-bandes zen sont mélangées ; cinq sont visibles.
event-frog-set = { $who ->
    [you] Vous avez installé votre grenouille en { $square }.
   *[other] { $name } a installé sa grenouille en { $square }.
}
event-round-began = { $who ->
    [you] L’étape { $round } commence ; à vous l’honneur.
   *[other] L’étape { $round } commence ; { $name } joue en premier.
}
event-laid = { $who ->
    [you] Vous avez posé une { $tile } en { laid-on }, niveau { $level } : { points }.
   *[other] { $name } a posé une { $tile } en { laid-on }, niveau { $level } : { points }.
}
laid-on = { $others-count ->
    [0] { $object }
   *[other] { $object }, pelouse en { $others }
}
event-bonus-claimed = { $who ->
    [you] Première plate-bande « { $kind } » au niveau 5, et c’est la vôtre : { points }.
   *[other] { $name } a posé la première plate-bande « { $kind } » au niveau 5 : { points }.
}
event-zen-laid = { $who ->
    [you] Vous avez posé une { zen-tile } en { $square } : { points }.
   *[other] { $name } a posé une { zen-tile } en { $square } : { points }.
}
event-zen-replaced = { "" }
event-zen-surrounded = { $who ->
    [you] Votre plate-bande zen en { $square } est entourée, avec { things } autour : { points }.
   *[other] Chez { $name }, la plate-bande zen en { $square } est entourée, avec { things } autour : { points }.
}
event-frog-stepped = { $points ->
    [0] { $who ->
        [you] Votre grenouille a sauté en { $to }.
       *[other] Chez { $name }, la grenouille a sauté en { $to }.
    }
   *[other] { $who ->
        [you] Votre grenouille est montée en { $to }, niveau { $level } : { points }.
       *[other] Chez { $name }, la grenouille est montée en { $to }, niveau { $level } : { points }.
    }
}
event-frog-turned-golden = { $who ->
    [you] Votre grenouille est devenue d’or.
   *[other] Chez { $name }, la grenouille est devenue d’or.
}
event-frog-stayed = { "" }
event-passed = { $who ->
    [you] Vous avez passé pour le reste de l’étape.
   *[other] { $name } a passé pour le reste de l’étape.
}
event-round-ended = L’étape { $round } est terminée.
event-majority-scored = { $prize-id ->
    [second] { $who ->
        [you] Vous êtes deuxième avec { objects } : { points }.
       *[other] { $name } est deuxième avec { objects } : { points }.
    }
   *[most] { $who ->
        [you] Vous êtes en tête avec { objects } : { points }.
       *[other] { $name } est en tête avec { objects } : { points }.
    }
}
event-colour-scored = { $who ->
    [you] Votre plus grand groupe montre { things } : { points }.
   *[other] Chez { $name }, le plus grand groupe montre { things } : { points }.
}
event-lawn-scored = { $who ->
    [you] Votre plus grande pelouse couvre { lawn-squares } : { points }.
   *[other] Chez { $name }, la plus grande pelouse couvre { lawn-squares } : { points }.
}
lawn-squares = { $squares-count ->
    [one] { $squares-count } case
   *[other] { $squares-count } cases
}
event-seven-in-row = { $who ->
    [you] Votre { $row } montre exactement 7 objets : { points }.
   *[other] Chez { $name }, la { $row } montre exactement 7 objets : { points }.
}
event-seven-in-column = { $who ->
    [you] Votre colonne { $column } montre exactement 7 objets : { points }.
   *[other] Chez { $name }, la colonne { $column } montre exactement 7 objets : { points }.
}

## What can be done, and what is to be done

move-lay = { $others-count ->
    [0] { $tile } en { $object }
   *[other] { $tile }, objets en { $object }, pelouse en { $others }
}
move-lay-zen = { zen-tile } en { $square }
move-frog = grenouille en { $square }
move-end = laisser la grenouille où elle est
move-pass = passer pour le reste de l’étape
prompt-over = La partie est terminée.
prompt-draw = On tire les plates-bandes.
prompt-wait = C’est à { $name } de jouer.
prompt-set-frog = Installez votre grenouille sur une case.
prompt-lay = Posez une plate-bande.
prompt-lay-or-step = Posez une plate-bande ; la grenouille peut d’abord sauter.
prompt-lay-after-frog = Posez maintenant une plate-bande.
prompt-frog-or-end = Votre grenouille peut sauter, ou rester.
prompt-pass = Aucune plate-bande n’est posable : passez.

## Why a move cannot be made

reason-not-offered = Il n’y a pas de { $tile } dans l’offre.
reason-objects-elsewhere = La { $tile } ne peut pas être tournée ainsi : ses objets sont { $stands }.
stands-only = sur son unique case
stands-end = à une extrémité
stands-middle = au milieu
stands-corner = dans l’angle
stands-up = sur la branche qui monte quand l’angle est en bas à gauche
stands-right = sur la branche de droite quand l’angle est en bas à gauche
reason-wrong-row = Les objets de cette sorte ({ $kind }) vont dans la ligne { $row } seulement, et { $square } n’y est pas.
reason-lantern-there = La colonne { $column } a déjà votre lanterne : une plate-bande par colonne et par étape.
reason-uneven = Le sol sous une plate-bande doit être partout à la même hauteur : { $low } est au niveau { $low-level }, mais { $high } au niveau { $high-level }.
reason-can-lay = Vous pouvez encore poser une plate-bande, donc vous ne pouvez pas passer.
reason-nothing-to-end = Il n’y a pas de tour à finir avant d’avoir posé une plate-bande.
reason-laid-already = Vous avez posé votre plate-bande de ce tour : la grenouille peut encore sauter, ou rester.
reason-no-zen = Il n’y a pas de plates-bandes zen dans cette partie.
reason-not-face-up = Il n’y a pas de { zen-tile } parmi celles qui sont visibles.
reason-not-surrounded = Votre plate-bande zen en { $square } n’est pas encore entourée : attendez cela pour en poser une autre.
reason-not-bare = Une plate-bande zen se pose sur un sol nu, et { $square } est bâtie.
reason-zen-there = Il y a une plate-bande zen en { $square } : on ne la recouvre jamais.
reason-no-frog = Il n’y a pas de grenouilles dans cette partie.
reason-frog-first = Installez d’abord votre grenouille sur une case.
reason-frog-there = Votre grenouille est en { $square } : on n’y pose rien.
reason-stepped-already = Votre grenouille a déjà sauté pendant ce tour.
reason-not-beside = { $square } n’est pas à côté de votre grenouille.
reason-step-down = La grenouille ne descend jamais : elle est au niveau { $frog-level }, et { $square } au niveau { $level }.
reason-step-too-high = La grenouille monte d’un niveau à la fois : elle est au niveau { $frog-level }, et { $square } au niveau { $level }.
reason-step-onto-objects = { $square } montre des objets, et la grenouille n’y va pas avant d’être d’or.
reason-off-board = « { $square } » n’est pas sur le plateau : il a les colonnes a à f et les lignes 1 à 6.
reason-out-of-order = La case des objets vient d’abord, les autres suivent dans l’ordre de lecture : { $written }.
reason-wrong-size = Une { $tile } couvre { $size ->
    [one] { $size } case
   *[other] { $size } cases
}, pas { $written }.
reason-wrong-shape = Une { $tile } n’a pas la forme de { $squares }.

## What the book leaves open

ruling-rows = De haut en bas, les lignes sont celles de l’érable, de la pagode, du poisson, de l’azalée, du buis et du rocher ; le livret ne les montre qu’en images.
ruling-objects = Une plate-bande porte autant d’objets que de cases, tous de sa sorte et tous sur une même case ; les autres cases sont de la pelouse.
ruling-same-height = Toutes les cases sous une plate-bande doivent être à la même hauteur ; elle peut reposer sur plusieurs plates-bandes, ou entièrement sur une seule.
ruling-majority-numbers = Les points de majorité sont des valeurs maison : 14 et 7 pour l’érable, 12 et 6 pour la pagode, 10 et 5 pour le poisson, 8 et 4 pour l’azalée, 6 et 3 pour le buis, 4 et 2 pour le rocher. Indiquez ceux de votre boîte dans un fichier de composants.
ruling-maple-bonus = La première plate-bande « érable » au niveau 5 vaut 10 points.
ruling-bonus-numbers = Les autres bonus du niveau 5 sont des valeurs maison : 9 pour la pagode, 8 pour le poisson, 7 pour l’azalée, 6 pour le buis, 5 pour le rocher. Un fichier de composants les remplace.
ruling-object-squares = Que les objets d’une plate-bande droite soient à une extrémité, et ceux d’une plate-bande en angle dans l’angle, est une valeur maison ; un fichier de composants peut les placer au milieu, ou sur une branche.
ruling-copies = Il y a 32 plates-bandes simples, 32 doubles, 16 droites et 16 en angle. Leur répartition par sorte est une valeur maison : 4, 5, 5, 6, 6, 6 simples et autant de doubles, 2, 2, 3, 3, 3, 3 droites et autant d’angles, de l’érable au rocher.
ruling-zen-copies = Des 16 plates-bandes zen, 2 montrent l’érable, 2 la pagode et 3 chacune des autres sortes ; cette répartition est une valeur maison.
ruling-free-pass = Selon le livret, on ne passe que si l’on ne peut poser aucune plate-bande. Beaucoup de groupes donnent à chacun le droit de passer à tout moment ; qui prépare la table peut en décider ainsi.
ruling-zero-majority = Qui ne montre aucun objet d’une sorte n’y marque rien, même deuxième ou à égalité en tête.
ruling-lawn-squares = Pour la grande pelouse, les cases nues du plateau et les cases zen ne sont pas de la pelouse.
ruling-zen-row = Une plate-bande zen se pose dans la ligne de sa sorte, comme tout autre objet.
ruling-zen-object = Une plate-bande zen n’est jamais recouverte, une pile vide ne remplace rien, et l’objet d’une plate-bande zen compte pour les majorités, le jardin coloré et 7 !.
ruling-zen-around = Autour d’une plate-bande zen, il y a les cases qui la touchent par un côté ; les coins ne comptent pas. Entourée, elle rapporte 1 point par objet visible sur ces cases et 1 pour le sien, en plus du point de la pose. Les 4 et 5 points de l’exemple du livret, dont l’image est perdue, sont donc 3 et 4 objets plus celui de la plate-bande.
ruling-frog-square = Rien ne peut être posé sur la case de votre grenouille : elle monterait sans sauter.
ruling-frog-pass = Quand on ne passe que par nécessité, on peut passer si aucune plate-bande n’est posable à cet instant, même si un saut de la grenouille ferait de la place ; après un saut, la question se pose à nouveau.
ruling-frog-sixth-tile = La grenouille peut encore sauter après votre sixième plate-bande de l’étape, mais pas après avoir passé.

## Options and components

option-pass = Le droit de passer
option-pass-forced = Seulement si aucune plate-bande ne peut être posée
option-pass-free = À tout moment
option-expansions = Extensions
option-expansions-colour = A, le jardin coloré : votre groupe d’objets le plus nombreux rapporte des points
option-expansions-lawn = B, la grande pelouse : votre plus grand groupe de cases de pelouse rapporte des points
option-expansions-zen = C, le jardin zen : des plates-bandes simples qui rapportent des points une fois entourées
option-expansions-seven = D, 7 ! : les lignes et colonnes qui montrent exactement sept objets rapportent des points
option-expansions-frog = E, la grenouille : elle gravit vos terrasses et marque à chaque saut vers le haut
components = Les nombres de la boîte : points de majorité et de bonus, exemplaires de chaque plate-bande et plate-bande zen, place des objets

## The end, and where points came from

end-rounds-complete = Toutes les étapes d’aménagement ont été jouées.
gain-tiles = plates-bandes
gain-bonuses = premiers au niveau 5
gain-zen = jardin zen
gain-frog = grenouille
gain-majorities = majorités
gain-colour = jardin coloré
gain-lawn = grande pelouse
gain-seven = 7 !

## The board

board-your-garden = Votre jardin
board-garden-of = Jardin : { $name }
board-other-gardens = Les autres jardins
# What follows a name and its score on the button that shows a garden large.
board-enlarge = { $points ->
    [one] point
   *[other] points
}, lanternes allumées : { $lanterns } sur 6. Afficher ce jardin en grand.
board-last-moves = Ce que les autres ont joué
board-passed = a passé
board-round = Étape { $round } sur { $rounds }
board-round-end = Fin de l’étape { $round }
board-go-on = Étape suivante
board-levels = Afficher les niveaux en chiffres
board-squares = Les cases du jardin
# A square: where it is, and what is built on it.
board-square = { $square }, { row } : { $ground }
board-square-with-frog = { $square }, la grenouille est ici, { row } : { $ground }
ground-bare = nue
ground-lawn = niveau { $level }, pelouse
ground-objects = niveau { $level }, { objects }
ground-zen = plate-bande zen, { objects }
board-offer = Plates-bandes proposées
board-zen-offer = Plates-bandes zen
board-in-stack = { $count } dans la pile
# A pile of tiles that are alike.
board-pile = { $count ->
    [1] { $what }
   *[other] { $what }, { $count } exemplaires
}
board-pile-idle = { board-pile } (ne peut pas être posée maintenant)
board-pile-best = { board-pile } (jusqu’à { points })
board-choose-tile = Choisissez une plate-bande.
board-only-pass = Aucune plate-bande ne convient : passez.
# What is held over the board, and what it would score there.
board-held = { $points ->
    [none] { $what } en { $squares }, niveau { $level }
   *[other] { $what } en { $squares }, niveau { $level }, rapporterait { points }
}
board-held-forbidden = { $what } en { $squares } : interdit
board-held-frog = { $points ->
    [none] grenouille en { $square }
    [0] grenouille en { $square }
   *[other] grenouille en { $square }, rapporterait { points }
}
board-held-frog-forbidden = grenouille en { $square } : interdit
board-turn = Tourner
board-turn-key = Tourner la plate-bande (R)
board-lay = Poser
board-hop = Sauter
board-set = Installer
board-why-not = Pourquoi est-ce interdit ?
board-put-back = Remettre
board-frog = Grenouille
board-stay = Rester
board-pass = Passer
board-ledger = Objets visibles et points si la partie s’arrêtait là
board-kind = Sorte
board-prizes = 1er / 2e
board-bonus = Niveau 5
board-majority = { kind } : { $most } au premier, { $second } au deuxième
board-bonus-open = { points } pour la première plate-bande au niveau 5, à gagner
board-bonus-taken = { $who ->
    [you] { points } pour la première plate-bande au niveau 5 : vous l’avez posée
   *[other] { points } pour la première plate-bande au niveau 5, posée par { $name }
}
board-columns = Que disent les colonnes ?
board-prizes-mean = À la fin, les points du jardin qui montre le plus d’objets d’une sorte, puis ceux du deuxième.
board-bonus-mean = Le bonus de la première plate-bande d’une sorte posée au niveau 5. Une fois gagné, une lanterne montre par qui.
board-objects-mean = Les objets visibles d’un jardin ; après le +, les points qu’ils rapporteraient si la partie s’arrêtait là.
board-scored = Marqués
board-scored-means = Les points du jardin jusqu’ici.
board-ended-now = Si la partie s’arrêtait là
board-ended-now-means = Ces points, et tout ce que rapporteraient les lignes du dessus.

## The score sheet

sheet-source = D’où viennent les points
# A list of the sheet: a source of points, and whose.
sheet-part = { $source }, { $name }
sheet-total = Total
sheet-laid = Étape { $round } : { $tile } en { $object }, niveau { $level }
sheet-bonus-claimed = Étape { $round } : { $kind }
sheet-zen-laid = Étape { $round } : { zen-tile } en { $square }
sheet-zen-surrounded = Étape { $round } : { $square } entourée, { $objects } autour et le sien
sheet-frog-stepped = Étape { $round } : montée en { $to }, niveau { $level }
sheet-majority-scored = { $prize-id ->
    [second] Deuxième : { objects }
   *[most] En tête : { objects }
}
sheet-colour-scored = Un groupe de { things }
sheet-lawn-scored = { lawn-squares }, 2 points par case
sheet-seven-in-row = { $row }
sheet-seven-in-column = colonne { $column }

## The rules page

rules-minute =
    À votre tour, prenez une plate-bande de l’offre commune et posez-la dans votre jardin, sur un sol partout à la même hauteur.
    Ses objets vont dans la ligne de leur sorte et dans une colonne dont la lanterne est encore éteinte ; allumez cette lanterne.
    La plate-bande rapporte aussitôt ses objets fois son niveau : bâtissez haut.
    À la fin, qui montre le plus d’objets d’une sorte marque pour elle, et le deuxième marque moins.
    La première plate-bande de chaque sorte au niveau 5 rapporte un bonus. Le plus de points gagne.
rules-kinds = Six sortes, six lignes
rules-kinds-text = Chaque ligne du plateau appartient à une sorte d’objet, de l’érable en haut au rocher en bas. Plus la ligne est haute dans ce tableau, plus sa majorité vaut cher.
rules-kinds-numbers = Les majorités et les bonus de la pagode au rocher sont nos valeurs ; l’hôte peut les remplacer par celles de sa boîte.
rules-kinds-picture = Les sortes et ce qu’elles valent.
rules-kinds-row = Ligne
rules-kinds-most = Premier
rules-kinds-second = Deuxième
rules-kinds-bonus = Premier au niveau 5
rules-tiles = Les plates-bandes
rules-tiles-text = Il y a 96 tuiles, les plates-bandes de jardin, de quatre formes. Une plate-bande a une seule sorte et autant d’objets que de cases, tous réunis sur une case ; les autres sont de la pelouse. On tourne les plates-bandes à volonté sans jamais les retourner.
rules-tiles-numbers = La répartition des sortes, la place des objets à l’extrémité d’une plate-bande droite et dans l’angle d’une plate-bande en angle sont nos choix.
rules-tiles-picture = Leur nombre, et combien sont proposées à chaque étape à 2, 3 ou 4.
rules-tiles-shape = Forme
rules-tiles-count = Plates-bandes
rules-tiles-offered = Proposées (2 / 3 / 4)
rules-rounds = Les étapes d’aménagement
rules-rounds-text = On joue six étapes d’aménagement à deux, cinq à trois et quatre à quatre. Chacune s’ouvre sur une nouvelle offre tirée au hasard ; ce que personne n’a pris quitte la partie. Le premier joueur change à chaque étape, et l’on joue dans le sens horaire.
rules-rounds-picture = Une lanterne libre, une lanterne allumée. Toutes s’éteignent à la fin de l’étape.
rules-turn = À votre tour
rules-turn-text = Prenez une plate-bande de l’offre et posez-la dans votre jardin, tournée comme il vous plaît. Quatre conditions :
rules-turn-inside = La plate-bande tient entièrement sur le plateau.
rules-turn-level = Tout ce qu’elle recouvre est à la même hauteur : plateau nu partout, ou le même niveau partout. Elle peut reposer sur plusieurs plates-bandes à la fois, ou sur une partie d’une seule.
rules-turn-row = La case qui porte les objets est dans la ligne de leur sorte. La pelouse peut déborder sur n’importe quelle ligne.
rules-turn-column = La case qui porte les objets est dans une colonne dont la lanterne n’est pas encore allumée dans cette étape.
rules-turn-lantern = Allumez ensuite la lanterne de cette colonne. Six lanternes, six colonnes : personne ne pose plus de six plates-bandes par étape, ni deux fois des objets dans la même colonne.
rules-turn-picture = Trois pagodes à même le plateau, niveau 1 : 3 points. Deux poissons sur une autre plate-bande, niveau 2 : 4 points. Les lanternes b et c sont allumées.
rules-levels = Niveaux et points
rules-levels-text = Une plate-bande posée sur le plateau est au niveau 1, celle qui la recouvre au niveau 2, et ainsi de suite. Elle rapporte aussitôt le nombre d’objets multiplié par le niveau. Ce qui est recouvert n’est plus visible et ne compte plus.
rules-levels-bonus = La toute première plate-bande d’une sorte posée exactement au niveau 5 rapporte en plus le bonus de cette sorte. Chaque bonus n’est gagné qu’une fois dans la partie.
rules-levels-picture = Les niveaux 1 à 5 dans la ligne du rocher : plus le sol est haut, plus il est clair, et sa tranche montre chaque couche. Le bouton à l’escalier affiche les chiffres.
rules-passing = Passer
rules-passing-text = Si aucune plate-bande n’est posable, vous passez et restez hors jeu jusqu’à la fin de l’étape. On ne passe pas tant qu’une plate-bande est posable, sauf si la table a été préparée avec le droit de passer à tout moment.
rules-passing-end = L’étape s’achève quand chacun a allumé six lanternes ou passé.
rules-end = La fin
rules-end-text = Après la dernière étape, comptez pour chaque sorte les objets encore visibles dans chaque jardin. Chaque objet compte, donc aussi chaque poisson d’une plate-bande. Le premier prend le grand nombre, le deuxième le petit.
rules-end-ties = Si plusieurs sont en tête à égalité, tous prennent le grand nombre et personne le petit. Si plusieurs sont deuxièmes à égalité, chacun prend le petit.
rules-end-zero = Zéro objet ne rapporte jamais rien.
rules-end-winner = Les extensions ajoutent ensuite leurs points. Le total le plus élevé l’emporte ; à égalité, la victoire est partagée.
rules-expansions = Les cinq extensions
rules-expansions-text = Elles se combinent à volonté. Le livret recommande de les ajouter l’une après l’autre, dans l’ordre où elles sont présentées ici : chacune enrichit un peu le jeu. Qui prépare une table les y coche sous « { option-expansions } ».
rules-expansions-end = Jardin coloré, grande pelouse et 7 ! n’ajoutent que des points en fin de partie ; le jardin zen et la grenouille se jouent tout du long.
rules-colour = A. Jardin coloré
rules-colour-text = À la fin, considérez les cases qui montrent des objets et se touchent par un côté, quelles que soient la sorte et la hauteur. Votre groupe le plus fourni rapporte 1 point par objet.
rules-colour-picture = 2 + 2 + 3 + 1 objets dans un même groupe : 8 points.
rules-lawn = B. Grande pelouse
rules-lawn-text = À la fin, votre plus grand groupe de cases de pelouse qui se touchent par un côté, quelle que soit la hauteur, rapporte 2 points par case.
rules-lawn-ruling = Le plateau nu et le sable zen ne sont pas de la pelouse.
rules-lawn-picture = Cinq cases de pelouse : 10 points.
rules-zen = C. Jardin zen
rules-zen-text = On mélange seize plates-bandes zen et on en retourne cinq ; celle qu’on prend est aussitôt remplacée tant qu’il reste une pile. Au lieu d’une plate-bande de jardin, vous pouvez poser une plate-bande zen sur une case nue, dans une colonne dont la lanterne est libre. Elle allume la lanterne et rapporte 1 point.
rules-zen-row = Elle se pose dans la ligne de sa sorte.
rules-zen-surrounded = Quand toutes les cases voisines par un côté sont couvertes, elle est entourée, une seule fois : 1 point par objet visible sur ces cases, plus 1 pour le sien. Le bord du plateau compte comme couvert. On ne pose une nouvelle plate-bande zen que si la précédente est entourée.
rules-zen-corners = Les cases qui ne la touchent que par un coin ne comptent pas, et ce qu’elle rapporte une fois entourée s’ajoute au point de la pose.
rules-zen-object = Une plate-bande zen n’est jamais recouverte. Son objet compte pour les majorités, le jardin coloré et 7 !.
rules-zen-picture = Le buis en c5 est entouré : une azalée et deux buis autour, plus le sien, 4 points. L’érable en e1 ne l’est pas.
rules-seven = D. 7 !
rules-seven-text = À la fin, chacune de vos lignes et colonnes qui montre exactement sept objets rapporte 7 points.
rules-seven-picture = 3 + 2 + 2 poissons dans la troisième ligne : 7 points.
rules-frog = E. La grenouille
rules-frog-text = Avant la première étape, chacun installe une grenouille d’argent sur une case de son plateau. Une fois par tour, avant ou après la pose d’une plate-bande, elle peut sauter sur une case voisine par un côté.
rules-frog-up = Elle reste à son niveau ou monte d’un seul, sans jamais descendre. Monter à un niveau rapporte autant de points que ce niveau.
rules-frog-objects = Elle ne saute jamais sur une plate-bande zen ; d’argent, elle ne saute jamais sur des objets.
rules-frog-golden = Au niveau 4 elle devient d’or, et peut dès lors sauter sur des objets.
rules-frog-square = Rien ne peut être posé là où se trouve votre grenouille. Elle peut encore sauter après votre sixième plate-bande, mais pas après avoir passé.
rules-frog-pass = Quand on ne passe que par nécessité, on peut passer si rien n’est posable à cet instant, même si un saut ferait de la place.
rules-frog-picture = La grenouille en c3 peut sauter en b3 ou c2, à son niveau. La pelouse en d3 est deux niveaux plus haut, et les azalées en c4 sont des objets.
rules-table = À cette table
rules-table-mouse = Souris : cliquez sur une plate-bande, promenez-la sur votre jardin, tournez-la avec la molette ou R, cliquez pour la tenir là, cliquez encore pour la poser.
rules-table-touch = Écran tactile : touchez une plate-bande, touchez une case, tournez avec le bouton, touchez de nouveau la plate-bande pour la poser.
rules-table-keyboard = Clavier : Entrée prend une plate-bande, les flèches la déplacent, R la tourne, Entrée la pose, Échap la remet en place.
rules-table-why = Les cases encadrées indiquent où ses objets peuvent aller. Choisissez-en une autre pour savoir ce qui l’interdit.

### At the terminal

how-to-play =
    Chacun bâtit son jardin à partir d’une offre commune. Posez une plate-bande sur
    un sol plan, tout nu ou tout à la même hauteur : ses objets (sur une seule case)
    doivent être dans la ligne de leur sorte et dans une colonne où vous n’avez pas
    encore de lanterne à cette étape. Elle marque ses objets fois son niveau. La
    première plate-bande d’une sorte au niveau 5 donne un bonus. Si rien ne peut se
    poser, on passe pour l’étape. À la fin on compare les objets visibles de chaque
    sorte : les deux premiers marquent. Les plates-bandes zen vont sur une case nue
    et marquent une fois entourées ; la grenouille avance d’une case, à plat ou d’un
    niveau vers le haut, et marque le niveau où elle monte.
    Tapez une plate-bande, la case de ses objets puis les autres : M1@c1, F2@c3+d3,
    BL@e5+f5+e6, ZM@c1 ; ou frog c3, end, pass.
terminal-round = Étape { $round } sur { $rounds }
terminal-legend = MM 2 : deux érables, niveau 2 (petit : m2 un, M2 plus) ; " pelouse ; i lanterne
terminal-offer = Offre
terminal-zen = zen
terminal-prizes = 1er/2e
terminal-level-five = niveau 5
terminal-bonus = { $who ->
    [you] à vous
   *[other] { $seat }
}
terminal-points = points
terminal-majorities = majorités
terminal-colour = couleurs
terminal-lawn = pelouse
terminal-seven = sept
terminal-in-all = en tout
terminal-set-frog = Placez votre grenouille sur une case :
terminal-frog-or-end = Votre grenouille peut avancer, ou finissez le tour :
terminal-lay = Posez une plate-bande de l’offre :
terminal-cannot-lay = Aucune plate-bande ne peut être posée :
terminal-ways = Plates-bandes × façons de les poser (« coups { $tile } » liste celles de { $tile }, comme { $example }) :
terminal-frog = Grenouille (par exemple : frog { $example }) :
terminal-or = Sinon : { $moves }
