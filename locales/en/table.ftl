### Words of every table, at the terminal and in the browser.

## Whom a sentence is about

# In lists of names, where the viewer comes first: "You, Aiko and Basile".
you = You
# The opponent of a solo game, who has no seat.
rival = The rival

## Lists: "a", "a and b", "a, b and c"

list-middle = { $first }, { $next }
list-end = { $first } and { $next }

## Counting

points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}

## How good bots are

level-random = random
level-novice = novice
level-adept = adept
level-master = master

## Where a rule or a number comes from, if not from the printed book

mark-public = public
mark-public-meaning = From public descriptions of the game.
mark-ruling = ruling
mark-ruling-meaning = The books are silent or disagree; this is the choice made here.
mark-house = house
mark-house-meaning = The printed value is not known; this one plays well.

## Why a move cannot be made, whatever the game

reason-over = The game is over.
reason-chance-first = Luck has to decide first, before anybody moves.
reason-not-your-turn = It is not your turn; the game waits for { $seats }.
reason-unreadable = { $example ->
    [none] “{ $text }” is not how a move is written.
   *[other] “{ $text }” is not how a move is written; one would be { $example }.
}

## How a game ended

end-won = { $winners-count ->
    [0] Nobody wins.
    [one] { $winners-who ->
        [you] You win!
       *[other] { $winners } wins.
    }
   *[other] { $winners } win.
}
