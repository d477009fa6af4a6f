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

level-random = Random bot
level-novice = Novice bot
level-pupil = Pupil bot
level-apprentice = Apprentice bot
level-journeyman = Journeyman bot
level-regular = Regular bot
level-adept = Adept bot
level-seasoned = Seasoned bot
level-veteran = Veteran bot
level-expert = Expert bot
level-virtuoso = Virtuoso bot
level-master = Master bot

## What a master expects of a move; in brackets, the difference to the best one

outlook-chance = { $chance }% to win
outlook-chance-beside = { $chance }% to win ({ $beside })
outlook-lead = lead { $lead } ± { $spread }
outlook-lead-beside = lead { $lead } ({ $beside })
# What it brings at once, with its sign.
outlook-points = { $points } at once
# Whose move is expected next, in a row of them: "then Aiko: koi on c4, you: …"
outlook-next = { $who ->
    [you] you: { $move }
   *[other] { $name }: { $move }
}
outlook-line = then { $line }

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

## Why something is not accepted: setups, moves, records

refusal-no-game = There is no game “{ $game }”. { $games-count ->
    [0] There is none at all.
    [one] The only one is { $games }.
   *[other] There are { $games }.
}
refusal-no-rules = These rules have no version { $rules }. { $known-count ->
    [one] The only one is { $known }.
   *[other] There are { $known }.
}
refusal-no-option = There is no option “{ $option-id }”. { $options-count ->
    [0] This game has none.
    [one] The only one is { $options }.
   *[other] There are { $options }.
}
refusal-no-pick = The option “{ $option }” is missing. { $pick-id ->
    [any] It is a list out of { $allowed }, in this order.
   *[one] It is one of { $allowed }.
}
refusal-no-value = The option “{ $option }” cannot be { $value }. { $pick-id ->
    [any] It is a list out of { $allowed }, in this order.
   *[one] It is one of { $allowed }.
}
refusal-twice = The option “{ $option }” names “{ $value }” twice.
refusal-seats = The game is for { $least ->
    [one] { $most ->
        [one] one player
       *[other] one to { $most } players
    }
   *[other] { $least } to { $most } players
}, not for { $seats }.
refusal-seats-for = “{ $option }: { $value }” is for { $least ->
    [one] { $most ->
        [one] one player
       *[other] one to { $most } players
    }
   *[other] { $least } to { $most } players
}, not for { $seats }.
refusal-together = With “{ $option }: { $value }”, “{ $other }” must be “{ $needed }”.
refusal-standard-only = This game is only played with the standard components.
refusal-set-name = A component set of one’s own cannot be named “{ $name }”.
refusal-no-component = The components lack { $key }.
refusal-unknown-component = The components have an unknown key { $key }. { $known-count ->
    [0] There are no keys.
    [one] The only one is { $known }.
   *[other] There are { $known }.
}
refusal-component-number = { $key } cannot be { $value }: it is a whole number from { $least } to { $most }.
refusal-component-word = { $key } cannot be { $value }: it is one of { $allowed }.
refusal-component-list = { $key } must be a list of { $length }.
refusal-component-table = { $key } must be a table with keys.
refusal-component-sum = { $key } add up to { $sum }, not to { $needed }.
refusal-component-total = { $key } add up to { $sum }, which is over { $most }.
refusal-components-count-nothing = { $key } count nothing, so the game could never end: one at least must be more than 0.
refusal-unreadable = “{ $text }” is not how { $what-id ->
    [chance] an outcome of luck
   *[move] a move
} of { $game } is written.
refusal-over = The game is over.
refusal-chance-first = { $who ->
    [you] You cannot move before luck has decided.
   *[other] { $name } cannot move before luck has decided.
}
refusal-no-chance = Luck has nothing to decide now.
refusal-not-to-move = { $who ->
    [you] It is not your turn.
   *[other] It is not { $name }’s turn.
}
refusal-illegal = { $who ->
    [you] You cannot play { $text }: it is not one of your { $legal } moves.
   *[other] { $name } cannot play { $text }: it is not one of their { $legal } moves.
}
refusal-impossible = Luck cannot bring that: pieces are missing, doubled or in the wrong place.
refusal-not-json = This is not JSON: line { $line } cannot be read at column { $column }.
refusal-no-format = This is not a record of Chabudai.
refusal-format = The format { $format } is unknown here.
refusal-key = { $needs-id ->
    [to-be-there] “{ $key }” is missing.
    [to-be-absent] “{ $key }” is there, but the standard components need none.
    [name] “{ $key }” must be a name.
    [list] “{ $key }” must be a list.
    [object] “{ $key }” must be an object.
    [seat-count] “{ $key }” must be a number of players.
    [seat-number] “{ $key }” must be the number of a seat, counted from 0.
    [version] “{ $key }” must be a version of the rules.
    [entry] “{ $key }” must have either a “chance” or a “seat” and a “move”, as texts.
   *[result] “{ $key }” must have “scores”, “winners” and “end”.
}
refusal-wrong-result = The result in the record is not the one that its game gives.
refusal-early-result = The record has a result, but its game is not over.
refusal-no-result = The record has no result, but its game is over.

## Who won a game that is over

outcome-over = { $winners-count ->
    [0] Nobody has won.
    [one] { $winners-who ->
        [you] You have won!
       *[other] { $winners } has won.
    }
   *[other] { $winners } have won.
}

## What other sites show of a link

preview-house = A table for Japanese board games: with friends anywhere, or with bots right now.
preview-table = Come and play { $game }
