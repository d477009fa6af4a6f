### Words of every table, at the terminal and in the browser.

## Whom a sentence is about

# In lists of names, where the viewer comes first: "You, Aiko and Basile".
you = Vous
# The opponent of a solo game, who has no seat.
rival = Le rival

## Lists: "a", "a and b", "a, b and c"

list-middle = { $first }, { $next }
list-end = { $first } et { $next }

## Counting

points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}

## How good bots are

level-random = Bot aléatoire
level-novice = Bot débutant
level-pupil = Bot élève
level-apprentice = Bot apprenti
level-journeyman = Bot compagnon
level-regular = Bot habitué
level-adept = Bot confirmé
level-seasoned = Bot aguerri
level-veteran = Bot vétéran
level-expert = Bot expert
level-virtuoso = Bot virtuose
level-master = Bot maître

## What a master expects of a move; in brackets, the difference to the best one

outlook-chance = { $chance } % de chances
outlook-chance-beside = { $chance } % de chances ({ $beside })
outlook-lead = avance { $lead } ± { $spread }
outlook-lead-beside = avance { $lead } ({ $beside })
# What it brings at once, with its sign.
outlook-points = { $points } tout de suite
# Whose move is expected next, in a row of them.
outlook-next = { $who ->
    [you] vous : { $move }
   *[other] { $name } : { $move }
}
outlook-line = puis { $line }

## Where a rule or a number comes from, if not from the printed book

mark-public = public
mark-public-meaning = D’après les descriptions publiques du jeu.
mark-ruling = arbitrage
mark-ruling-meaning = Les livrets se taisent ou divergent ; c’est le choix fait ici.
mark-house = maison
mark-house-meaning = La valeur imprimée n’est pas connue ; celle-ci se joue bien.

## Why a move cannot be made, whatever the game

reason-over = La partie est terminée.
reason-chance-first = Le hasard doit d’abord décider, avant tout coup.
reason-not-your-turn = Ce n’est pas à vous de jouer ; on attend { $seats }.
reason-unreadable = { $example ->
    [none] « { $text } » n’est pas l’écriture d’un coup.
   *[other] « { $text } » ne s’écrit pas ainsi ; un coup serait par exemple { $example }.
}

## Why something is not accepted: setups, moves, records

refusal-no-game = Il n’y a pas de jeu « { $game } ». { $games-count ->
    [0] Il n’y en a aucun.
    [one] Le seul est { $games }.
   *[other] Il y a { $games }.
}
refusal-no-rules = Ces règles n’ont pas de version { $rules }. { $known-count ->
    [one] La seule est la { $known }.
   *[other] Il y a { $known }.
}
refusal-no-option = Il n’y a pas d’option « { $option-id } ». { $options-count ->
    [0] Ce jeu n’en a aucune.
    [one] La seule est { $options }.
   *[other] Il y a { $options }.
}
refusal-no-pick = L’option « { $option } » manque. { $pick-id ->
    [any] C’est une liste parmi { $allowed }, dans cet ordre.
   *[one] C’est une valeur parmi { $allowed }.
}
refusal-no-value = L’option « { $option } » ne peut pas être { $value }. { $pick-id ->
    [any] C’est une liste parmi { $allowed }, dans cet ordre.
   *[one] C’est une valeur parmi { $allowed }.
}
refusal-twice = L’option « { $option } » nomme « { $value } » deux fois.
refusal-seats = Le jeu se joue { $most ->
    [1] seul
   *[other] de { $least } à { $most }
}, et non à { $seats }.
refusal-seats-for = « { $option } : { $value } » se joue { $most ->
    [1] seul
   *[other] de { $least } à { $most }
}, et non à { $seats }.
refusal-together = Avec « { $option } : { $value } », « { $other } » doit être « { $needed } ».
refusal-standard-only = Ce jeu ne se joue qu’avec les composants standard.
refusal-set-name = Un jeu de composants à soi ne peut pas s’appeler « { $name } ».
refusal-no-component = Il manque { $key } aux composants.
refusal-unknown-component = Les composants ont une clé inconnue, { $key }. { $known-count ->
    [0] Il n’y a pas de clés.
    [one] La seule est { $known }.
   *[other] Il y a { $known }.
}
refusal-component-number = { $key } ne peut pas être { $value } : c’est un nombre entier de { $least } à { $most }.
refusal-component-word = { $key } ne peut pas être { $value } : c’est un mot parmi { $allowed }.
refusal-component-list = { $key } doit être une liste de { $length }.
refusal-component-table = { $key } doit être une table avec des clés.
refusal-component-sum = La somme de { $key } est { $sum }, et non { $needed }.
refusal-component-total = La somme de { $key } est { $sum }, soit plus que { $most }.
refusal-components-count-nothing = { $key } : rien ne compte, la partie ne finirait jamais ; il faut au moins un nombre supérieur à 0.
refusal-unreadable = « { $text } » n’est pas l’écriture { $what-id ->
    [chance] d’un tirage
   *[move] d’un coup
} de { $game }.
refusal-over = La partie est terminée.
refusal-chance-first = { $who ->
    [you] Vous ne pouvez pas jouer avant que le hasard ait décidé.
   *[other] { $name } ne peut pas jouer avant que le hasard ait décidé.
}
refusal-no-chance = Le hasard n’a rien à décider maintenant.
refusal-not-to-move = { $who ->
    [you] Ce n’est pas à vous de jouer.
   *[other] Ce n’est pas à { $name } de jouer.
}
refusal-illegal = { $who ->
    [you] Vous ne pouvez pas jouer { $text } : ce n’est pas un de vos { $legal } coups.
   *[other] { $name } ne peut pas jouer { $text } : ce n’est pas un de ses { $legal } coups.
}
refusal-impossible = Le hasard ne peut pas donner cela : des pièces y manquent, y sont en double ou ne sont pas à leur place.
refusal-not-json = Ce n’est pas du JSON : la ligne { $line } est illisible à la colonne { $column }.
refusal-no-format = Ce n’est pas un enregistrement de Chabudai.
refusal-format = Le format { $format } est inconnu ici.
refusal-key = { $needs-id ->
    [to-be-there] « { $key } » manque.
    [to-be-absent] « { $key } » est là, mais les composants standard n’en ont pas besoin.
    [name] « { $key } » doit être un nom.
    [list] « { $key } » doit être une liste.
    [object] « { $key } » doit être un objet.
    [seat-count] « { $key } » doit être un nombre de joueurs.
    [seat-number] « { $key } » doit être le numéro d’une place, à partir de 0.
    [version] « { $key } » doit être une version des règles.
    [entry] « { $key } » doit avoir soit « chance », soit « seat » et « move », comme textes.
   *[result] « { $key } » doit avoir « scores », « winners » et « end ».
}
refusal-wrong-result = Le résultat écrit dans l’enregistrement n’est pas celui de sa partie.
refusal-early-result = L’enregistrement a un résultat, mais sa partie n’est pas terminée.
refusal-no-result = L’enregistrement n’a pas de résultat, mais sa partie est terminée.

## Who won a game that is over

outcome-over = { $winners-count ->
    [0] Personne n’a gagné.
    [one] { $winners-who ->
        [you] Vous avez gagné !
       *[other] { $winners } gagne !
    }
   *[other] { $winners-who ->
        [you] { $winners } avez gagné !
       *[other] { $winners } gagnent !
    }
}

## What other sites show of a link

preview-house = Une table pour des jeux japonais : avec vos amis où qu’ils soient, ou tout de suite avec des bots.
preview-table = Venez jouer à { $game }
