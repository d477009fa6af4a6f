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

level-random = hasard
level-novice = novice
level-adept = adepte
level-master = maître

## Where a rule or a number comes from, if not from the printed book

mark-public = public
mark-public-meaning = D’après les descriptions publiques du jeu.
mark-ruling = arbitrage
mark-ruling-meaning = Les livrets se taisent ou divergent ; c’est le choix fait ici.
mark-house = maison
mark-house-meaning = La valeur imprimée n’est pas connue ; celle-ci se joue bien.

## Why a move cannot be made, whatever the game

reason-over = La partie est finie.
reason-chance-first = Le hasard doit d’abord décider, avant tout coup.
reason-not-your-turn = Ce n’est pas à vous de jouer ; on attend { $seats }.
reason-unreadable = { $example ->
    [none] « { $text } » n’est pas l’écriture d’un coup.
   *[other] « { $text } » ne s’écrit pas ainsi ; un coup serait par exemple { $example }.
}

## How a game ended

end-won = { $winners-count ->
    [0] Personne ne gagne.
    [one] { $winners-who ->
        [you] Vous gagnez !
       *[other] { $winners } gagne.
    }
   *[other] { $winners-who ->
        [you] { $winners } gagnez.
       *[other] { $winners } gagnent.
    }
}
