### Seikatsu: birds and flowers in one shared garden.

game-name = Seikatsu
game-tagline = Lay birds and flowers in a shared garden. Birds score at once, flowers at the end, seen from your own pagoda.

## What a host chooses

option-mode = How koi are handed out, or playing alone
option-mode-standard = Koi are drawn from the bag
option-mode-tournament = Koi are dealt face up
option-mode-solo-easy = Alone: flocks score for you
option-mode-solo-medium = Alone: flocks are ignored
option-mode-solo-hard = Alone: flocks score for the rival
option-edition = Where the printed books differ
option-edition-english = English book: the tile just laid counts in its flock
option-edition-french = French book: the tile just laid does not count in its flock

## Pieces

bird-T = tanager
bird-W = waxwing
bird-E = white-eye
bird-F = flycatcher
bird = { $bird ->
    [T] { bird-T }
    [W] { bird-W }
    [E] { bird-E }
   *[F] { bird-F }
}
flower-p = primrose
flower-l = plumeria
flower-t = tulip
flower-b = bluebell
flower = { $flower ->
    [p] { flower-p }
    [l] { flower-l }
    [t] { flower-t }
   *[b] { flower-b }
}
tile = { bird } with { flower }
koi = koi
pagoda-pink = pink pagoda
pagoda-blue = blue pagoda
pagoda-green = green pagoda
# The largest set of a row. Koi count among the flowers; there may be nothing but koi.
flower-set = { $flower-id ->
    [p] { $size ->
        [one] { $size } primrose
       *[other] { $size } primroses
    }
    [l] { $size ->
        [one] { $size } plumeria
       *[other] { $size } plumerias
    }
    [t] { $size ->
        [one] { $size } tulip
       *[other] { $size } tulips
    }
    [b] { $size ->
        [one] { $size } bluebell
       *[other] { $size } bluebells
    }
   *[none] { $size } koi
}

## What happened

event-dealt = The first tiles lie in the garden, on { $spaces }: { $tiles }.
event-placed = { $tile-id ->
    [K] { $who ->
        [you] You laid a koi on { $space }, as a { $bird }.
       *[other] { $name } laid a koi on { $space }, as a { $bird }.
    }
   *[other] { $who ->
        [you] You laid a { $tile } on { $space }.
       *[other] { $name } laid a { $tile } on { $space }.
    }
}
event-flock-scored = { $seats-who ->
    [you] A flock ({ $bird }, { $beside } beside it): { points }.
   *[other] { $seats }: { points } for a flock ({ $bird }, { $beside } beside it).
}
event-drew = { "" }
event-row-scored = { $points ->
    [0] { "" }
   *[other] Row { $row } of the { $pagoda }: { flower-set }, { points }.
}
gain-flocks = flocks
gain-flowers = flowers
end-board-full = The garden is complete.
end-no-move = Nothing more can be laid.

## Moves

move-lay = { $tile } on { $space }
move-koi = koi as { $bird } on { $space }

## What is to be done

prompt-lay = Lay a tile in the garden.
prompt-first-alone = Lay your tile, or a koi, beside a tile in the garden.
prompt-alone = Lay your tile beside the last one, or a koi.
prompt-tile-only = Lay your tile beside the last one.
prompt-koi-only = Only a koi can be laid now.
prompt-wait = Wait for { $name }.
prompt-watch = { $name } is to lay a tile.
prompt-deal = The tiles are being shuffled.
prompt-board-full = { end-board-full }
prompt-no-move = { end-no-move }

## Why a tile cannot lie there

reason-not-in-hand = You do not have a { $tile } in your hand.
reason-taken = There is a tile on { $space } already: { $tile }.
reason-touches-nothing = A tile must touch one that lies in the garden, and { $space } touches none.
reason-away-from-last = When you play alone, a garden tile must touch the one laid last, on { $last-space }; { $space } does not.
reason-touches-koi-only = When you play alone by the English book, a koi must touch a garden tile; { $space } touches only koi.
reason-pond = No tile lies in the pond.
reason-no-tile = There is no such tile: a tile is a bird (T, W, E, F) and a flower (p, l, t, b), or K.
reason-no-space = There is no such space in the garden.
reason-no-bird = Name the bird that the koi stands for: K@{ $space }=T, =W, =E or =F.
reason-own-bird = Only a koi is given a bird; the { $tile } shows its own.

## What the books leave open

ruling-geometry = The garden is a hexagon with four spaces to a side and the pond in the middle; the rows, the pagodas’ corners and the start spaces are those of the printed board, which the book shows only in pictures.
ruling-flock = The editions differ on whether the tile just laid counts in its flock. It does by default, as in the English book; whoever sets up the table can choose the French wording, one point less for every flock.
ruling-partner-start = With four players the two extra start tiles lie at d5 and e3, on either side of the green pagoda’s flower space, which stays empty like the space across the pond from it.
ruling-partner-tie = If both teams have the same score, the team of the last player in the order of turns wins, as a single player would.
ruling-tournament-hand = In a tournament whoever is dealt a single koi also draws a garden tile before the game. Otherwise the koi would have to be played on the first turn; and so the bag runs out two turns before the end, as the book says.
ruling-solo-koi = Playing alone, a koi must touch a garden tile by the English book, and another koi is not one; by the French book it may touch any tile. Each edition is played by its own book. Games of the first version of these rules let a koi touch any tile in both.
ruling-solo-hard-koi = On the hard level, where flocks score for the rival, you may name a bird for a koi that scores nothing.

## The board

board-garden = The garden
board-pond = d4, the pond
board-empty = { $space }, empty
board-open = { $space }, a tile can be laid here
board-taken = { $space }, { $tile }
board-taken-last = { $space }, { $tile }, laid last
board-taken-by = { $space }, { $tile }, just laid by { $name }
board-at = { $tile }, space { $space }, can be laid here
board-would-score = { $tile }, space { $space }, would score { $points }
board-press-again = { $what }. Press again to lay it
board-hand = Your hand
board-held = { $count ->
    [one] { $tile }
   *[other] { $tile }, { $count } of them
}
board-choose = Choose a tile and a space.
board-choose-space = Choose a space for the { $tile }.
board-choose-tile = Choose a tile for { $space }.
board-nowhere = No space is open to the { $tile } now.
board-lay = Lay it
board-lay-scoring = Lay it: { points }
board-flock-for-rival = This flock would score for the rival.
board-which-bird = Koi on { $space }: which bird is it this turn?
board-as-bird = As { $bird }
board-as-bird-scoring = As { $bird }, would score { $points }
board-as-bird-for-rival = As { $bird }, a flock for the rival
# Below a bird that would make a flock for the rival.
board-for-rival = rival
board-bag = { $count ->
    [0] The bag is empty
   *[other] { $count } in the bag
}
board-my-rows = Show my rows
board-rows-of = Rows of the { $pagoda }
board-show-rows = { $side }: { $pagoda }, flowers worth { $points } now. Show its rows
board-row = { $size ->
    [0] Row { $row }: no tile yet
   *[other] Row { $row }: { flower-set }, worth { $points } now
}
# What a move would bring everybody’s rows, such as “Flowers: You +2, Aiko +1”.
board-gains = Flowers: { $gains }
board-gain = { $name } { $points }
board-no-gain = No row gains by it.
board-through = The rows through { $space }
board-standing = As the garden lies
board-player = Player
board-flocks = Flocks
board-flowers = Flowers
board-total = Total
board-holds-koi = holds { $count } koi

## The score sheet

sheet-title = Where the points came from
sheet-flocks-ignored = Flocks do not count at this level.
sheet-flock = { $space }: { $bird }, { $beside } beside it
sheet-no-flock = No flock
sheet-flowers-of = Flowers of the { $pagoda }
sheet-row = { $size ->
    [0] Row { $row }: empty
   *[other] Row { $row }: { flower-set }
}
sheet-won = winner
sheet-koi-count = Koi count in every set of their row.

## The rules page

rules-minute =
    Together you plant one garden, and everybody looks at it from a pagoda of their own.
    On your turn lay one of your two tiles beside any tile, then draw another.
    The same birds right beside your tile make a flock, which scores at once: 2 to 7 points.
    At the end each of the seven rows that run away from your pagoda scores the flower it has most of: 1, 3, 6, 10, 15 or 21 points for 1 to 6 of them.
    A koi is any bird on the turn you lay it, and every flower at the end.
    The most points win; among equals whoever plays later.
rules-tiles-title = The tiles
rules-tiles = There are 32 garden tiles: each of the four birds with each of the four flowers, twice over. Four more tiles show a koi.
rules-birds = Birds
rules-bird-T = scarlet tanager
rules-bird-W = Japanese waxwing
rules-bird-E = Japanese white-eye
rules-bird-F = Japanese paradise flycatcher
rules-flowers = Flowers
rules-tiles-picture = A tanager with a primrose, a white-eye with a bluebell, and a koi.

rules-garden-title = The garden
rules-garden = The garden is a hexagon of 37 spaces, four to a side. The pond in the middle never takes a tile and is nobody’s neighbour; every other space takes one tile. On the screen the garden is turned so that your pagoda is at the bottom. Spaces keep their names whichever way you look: the letter names a line, the number counts along it.
rules-rows = Seven rows run away from each pagoda. The middle one starts at its door and crosses the pond; it has six spaces that take tiles. From left to right the rows have 4, 5, 6, 6, 6, 5 and 4 of them.
rules-rows-picture = The seven rows of the pink pagoda: each band is a row, with its number at its end.
rules-start-picture = The start with three players, seen from the pink pagoda: one tile lies between the pond and each pagoda.

rules-setup-title = Setting up
rules-setup = The garden tiles are shuffled and the first ones drawn are laid on the start spaces. Then the four koi join the bag, it is shuffled again, and everybody draws two tiles and keeps them hidden.
rules-players = Players
rules-pagodas = Pagodas
rules-start-spaces = Start tiles on
rules-turns = Turns each
rules-players-2 = 2
rules-pagodas-2 = pink, blue
rules-players-3 = 3
rules-pagodas-3 = pink, blue, green
rules-players-4 = 4, in two teams
rules-pagodas-4 = pink, blue, pink, blue
rules-players-1 = 1, against the rival
rules-pagodas-1 = pink; blue and green are the rival’s

rules-turn-title = Your turn
rules-lay-title = 1. Lay a tile
rules-lay = Lay one of your two tiles on an empty space that touches at least one tile, whatever that tile is.
rules-flock-title = 2. Score the flock
rules-flock = Look only at the tiles that touch the one you laid. If none of them shows the same bird, you score nothing. Otherwise you score one point for each of those birds and one more for the bird you have just laid: 2 to 7 points. Birds further away do not count, even if they are connected.
rules-flock-picture = The tanager in the middle was laid last. Two tanagers touch it, so it scores 3; the third tanager, further off, does not count.
rules-edition = The French book words this rule without the bird that was laid. Whoever sets up the table can choose that wording; a flock then scores one point less.
rules-draw-title = 3. Draw a tile
rules-draw = Draw a tile from the bag, so that you hold two again. When the bag is empty, everybody plays the two tiles that are left. Then it is the next player’s turn.

rules-koi-title = Koi
rules-koi = A koi is laid like any tile. When you lay it, name one of the four birds: on this turn the koi is that bird, and its flock scores. From then on it is no bird any more and counts in nobody’s flock. But it stays a flower of every kind: at the end it counts in each row as whatever flower is best there, and may be another flower for another pagoda.

rules-end-title = The end, and the flowers
rules-end = The game ends when all 36 spaces are covered. Now each pagoda scores its seven rows one by one. In each row only the flower that is there most often counts, together with all koi of the row. They need not lie side by side.
rules-alike = Alike in a row
rules-points = Points
rules-end-picture = A complete garden seen from the green pagoda, with what its rows score: 46 in all. In row 2 two bluebells and a koi make three: 6 points. Row 4 has five primroses: 15. Seen from pink or from blue the same garden is worth 36.
rules-winner = Your score is your flocks and your flowers together; the highest score wins. Among equals the one who is latest in the order of turns wins.

rules-ways-title = Other ways to play
rules-team-title = Four players: two teams
rules-team = Partners sit opposite each other and look from the same pagoda: the first and third player from pink, the second and fourth from blue. They play their own hands and do not talk about them, but share one score. Four tiles lie at the start.
rules-team-picture = The start with four players, seen from the pink pagoda: tiles on d3, c4, d5 and e3.
rules-team-tie = If both teams have the same score, the team with the last player in the order of turns wins.
rules-tournament-title = Tournament
rules-tournament = For two to four players. The koi are not drawn by chance but dealt face up before the game: two each with two players; one each with three, and the fourth to the last player; one each with four. Everybody knows who still holds one.
rules-tournament-hand = Whoever was dealt one koi draws a garden tile to go with it. Whoever was dealt two has to begin with one of them.
rules-solo-title = Alone
rules-solo = You look from the pink pagoda; the blue and the green one together are your rival, who lays no tiles. The three start tiles show different flowers. You hold all four koi, which never enter the bag, and one garden tile.
rules-solo-lay = Your garden tile must touch the tile that was laid last, koi or not; the very first one any start tile. Then draw the next one. Instead you may lay a koi; after a koi you draw nothing.
rules-solo-koi = A koi may go beside any garden tile, and so opens the way when you are stuck; other koi are no garden tiles, and touching them is not enough. By the French book a koi may touch any tile.
rules-solo-end = The game ends when you cannot lay anything, or the garden is complete. While you can, you must go on, be it with a koi. You win if your score is higher than the rival’s, who counts the rows of both pagodas.
rules-easy-title = Easy
rules-easy = Flocks score for you.
rules-medium-title = Medium
rules-medium = Flocks do not count.
rules-hard-title = Hard
rules-hard = Flocks score for the rival.
rules-hard-koi = On the hard level you may name a bird for a koi that makes no flock.

rules-screen-title = At this table
rules-screen = Choose a tile and a space, in either order. The tile appears there with the points that it would bring you at once, and what everybody’s rows would gain; press once more to lay it. For a koi you choose its bird. Escape takes a choice back. With the keyboard, arrow keys lead from space to space, from tile to tile and from row to row.
rules-screen-rows = At the end of each of your rows stand its number, the flower that counts there now, and what it is worth. Point at one to see the row; press a pagoda to see all rows of that pagoda. Below a chosen move stand the rows that its space is part of, as they are now. What others have laid since your move bears a tag with their pagoda.

### At the terminal

how-to-play =
    Everybody lays tiles into the same garden. A tile shows a bird and a flower and
    must touch a tile that is there already. If it touches birds of its own kind,
    that flock scores at once: one point for each bird in it, the new one included.
    When the garden is full, each pagoda counts the flowers in the seven rows that
    run away from it: the largest set of one flower in a row scores 1, 3, 6, 10, 15
    or 21 points. Koi stand for any flower, and for one bird of your choice in the
    turn they are laid.
    Type a tile and a space, such as Tp@c5; for a koi also the bird, such as
    K@b2=W.
terminal-hand = Your hand: { $hand }     In the bag: { $bag }
terminal-legend =
    T tanager, W waxwing, E white-eye, F flycatcher; K koi; ~~ pond; * last tile
    p primrose, l plumeria, t tulip, b bluebell; c5 open; (3) my row’s points
terminal-pagoda = { $pagoda ->
    [pink] pink
    [blue] blue
   *[green] green
}
terminal-my-pagoda = { $pagoda }: you
terminal-score-of = { $seat } ({ $pagodas })
terminal-flocks = flocks
terminal-flowers = flowers
terminal-total = total
terminal-lay = Lay one of your tiles on an open space:
terminal-tile = { $tile } (such as { $example }) on
terminal-koi = K, a bird named for it ({ $example }=T, =W, =E or =F), on
