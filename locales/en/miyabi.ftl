### Miyabi: terraced gardens on six rows of six, and five expansions.

game-name = Miyabi
game-tagline = Build a garden of stones, bushes and pagodas in layers: the higher a tile lies, the more its objects are worth.

## Names of pieces

kind = { $kind-id ->
    [M] maple
    [P] pagoda
    [F] fish
    [A] azalea
    [B] boxwood
   *[S] stone
}
# The row of a kind.
row = { $kind-id ->
    [M] maple row
    [P] pagoda row
    [F] fish row
    [A] azalea row
    [B] boxwood row
   *[S] stone row
}
# Objects of one kind, counted.
objects = { $kind-id ->
    [M] { $objects ->
        [one] { $objects } maple
       *[other] { $objects } maples
    }
    [P] { $objects ->
        [one] { $objects } pagoda
       *[other] { $objects } pagodas
    }
    [F] { $objects } fish
    [A] { $objects ->
        [one] { $objects } azalea
       *[other] { $objects } azaleas
    }
    [B] { $objects ->
        [one] { $objects } boxwood
       *[other] { $objects } boxwoods
    }
   *[S] { $objects ->
        [one] { $objects } stone
       *[other] { $objects } stones
    }
}
# Objects of any kind, counted.
things = { $objects ->
    [one] { $objects } object
   *[other] { $objects } objects
}
shape = { $shape ->
    [single] single
    [double] double
    [straight] straight
   *[corner] corner
}
tile = { shape } { kind } tile
zen-tile = { kind } zen tile

## What happened

event-zen-shuffled = The zen tiles are shuffled; five lie face up.
event-frog-set = { $who ->
    [you] You put your frog on { $square }.
   *[other] { $name } put a frog on { $square }.
}
event-round-began = { $who ->
    [you] Round { $round } begins; you go first.
   *[other] Round { $round } begins; { $name } goes first.
}
event-laid = { $who ->
    [you] You laid a { $tile } on { laid-on }, level { $level }: { points }.
   *[other] { $name } laid a { $tile } on { laid-on }, level { $level }: { points }.
}
laid-on = { $others-count ->
    [0] { $object }
   *[other] { $object } with lawn on { $others }
}
event-bonus-claimed = { $who ->
    [you] You are the first with { $kind } at level 5: { points }.
   *[other] { $name } is the first with { $kind } at level 5: { points }.
}
event-zen-laid = { $who ->
    [you] You laid the { zen-tile } on { $square }: { points }.
   *[other] { $name } laid the { zen-tile } on { $square }: { points }.
}
event-zen-replaced = { "" }
event-zen-surrounded = { $who ->
    [you] Your zen tile on { $square } is surrounded, { things } around it: { points }.
   *[other] The zen tile of { $name } on { $square } is surrounded, { things } around it: { points }.
}
event-frog-stepped = { $points ->
    [0] { $who ->
        [you] Your frog hopped to { $to }.
       *[other] The frog of { $name } hopped to { $to }.
    }
   *[other] { $who ->
        [you] Your frog hopped up to { $to }, level { $level }: { points }.
       *[other] The frog of { $name } hopped up to { $to }, level { $level }: { points }.
    }
}
event-frog-turned-golden = { $who ->
    [you] Your frog turned golden.
   *[other] The frog of { $name } turned golden.
}
event-frog-stayed = { "" }
event-passed = { $who ->
    [you] You passed for the rest of the round.
   *[other] { $name } passed for the rest of the round.
}
event-round-ended = Round { $round } is over.
event-majority-scored = { $prize-id ->
    [second] { $who ->
        [you] You come second with { objects }: { points }.
       *[other] { $name } comes second with { objects }: { points }.
    }
   *[most] { $who ->
        [you] You show most with { objects }: { points }.
       *[other] { $name } shows most with { objects }: { points }.
    }
}
event-colour-scored = { $who ->
    [you] Your largest group shows { things }: { points }.
   *[other] The largest group of { $name } shows { things }: { points }.
}
event-lawn-scored = { $who ->
    [you] Your largest lawn has { lawn-squares }: { points }.
   *[other] The largest lawn of { $name } has { lawn-squares }: { points }.
}
lawn-squares = { $squares-count ->
    [one] { $squares-count } square
   *[other] { $squares-count } squares
}
event-seven-in-row = { $who ->
    [you] Your { $row } shows exactly 7 objects: { points }.
   *[other] The { $row } of { $name } shows exactly 7 objects: { points }.
}
event-seven-in-column = { $who ->
    [you] Your column { $column } shows exactly 7 objects: { points }.
   *[other] Column { $column } of { $name } shows exactly 7 objects: { points }.
}

## What can be done, and what is to be done

move-lay = { $others-count ->
    [0] { $tile } on { $object }
   *[other] { $tile }, objects on { $object }, lawn on { $others }
}
move-lay-zen = { zen-tile } on { $square }
move-frog = frog to { $square }
move-end = leave the frog where it is
move-pass = pass for the rest of the round
prompt-over = The game is over.
prompt-draw = Tiles are being drawn.
prompt-wait = Wait for { $name }.
prompt-set-frog = Put your frog on any square.
prompt-lay = Lay a tile.
prompt-lay-or-step = Lay a tile; your frog may hop first.
prompt-lay-after-frog = Now lay a tile.
prompt-frog-or-end = Your frog may hop, or stay.
prompt-pass = No tile can be laid: pass.

## Why a move cannot be made

reason-not-offered = There is no { $tile } in the offer.
reason-objects-elsewhere = The { $tile } cannot be turned like that: its objects stand { $stands }.
stands-only = on its one square
stands-end = at an end
stands-middle = in the middle
stands-corner = in the corner
stands-up = on the arm that points up when the corner is at the lower left
stands-right = on the arm that points right when the corner is at the lower left
reason-wrong-row = Objects of this kind ({ $kind }) stand in row { $row } only, and { $square } is not in it.
reason-lantern-there = Column { $column } has your lantern already: each column takes one tile a round.
reason-uneven = The ground under a tile must be equally high everywhere: { $low } is at level { $low-level }, but { $high } at level { $high-level }.
reason-can-lay = You can still lay a tile, so you may not pass.
reason-nothing-to-end = There is no turn to end before you have laid a tile.
reason-laid-already = You have laid your tile of this turn: now your frog may hop, or stay.
reason-no-zen = There are no zen tiles in this game.
reason-not-face-up = The { zen-tile } is not among those that lie face up.
reason-not-surrounded = Your zen tile on { $square } is not surrounded yet: only then may you lay another.
reason-not-bare = A zen tile lies on bare ground, and { $square } is built on.
reason-zen-there = There is a zen tile on { $square }: it is never covered.
reason-no-frog = There are no frogs in this game.
reason-frog-first = Put your frog on a square first.
reason-frog-there = Your frog sits on { $square }: nothing is laid there.
reason-stepped-already = Your frog has hopped in this turn already.
reason-not-beside = { $square } is not side by side with your frog.
reason-step-down = A frog never goes down: it sits at level { $frog-level }, and { $square } is at level { $level }.
reason-step-too-high = A frog climbs one level at a time: it sits at level { $frog-level }, and { $square } is at level { $level }.
reason-step-onto-objects = { $square } shows objects, and a frog does not hop onto objects until it is golden.
reason-off-board = “{ $square }” is not on the board: it has columns a to f and rows 1 to 6.
reason-out-of-order = The square of the objects comes first, the others follow in reading order: { $written }.
reason-wrong-size = A { $tile } covers { $size ->
    [one] { $size } square
   *[other] { $size } squares
}, not { $written }.
reason-wrong-shape = A { $tile } has another shape than { $squares }.

## What the book leaves open

ruling-rows = From top to bottom the rows are those of maple, pagoda, fish, azalea, boxwood and stone; the book shows them only in pictures.
ruling-objects = A tile has as many objects as squares, all of its kind and all on one square; the other squares are lawn.
ruling-same-height = All squares beneath a tile must be equally high; it may rest on several tiles, or wholly inside one.
ruling-majority-numbers = The majority points are house values: 14 and 7 for maple, 12 and 6 for pagoda, 10 and 5 for fish, 8 and 4 for azalea, 6 and 3 for boxwood, 4 and 2 for stone. Put those of your box into a component file.
ruling-maple-bonus = The first maple tile at level 5 is worth 10 points.
ruling-bonus-numbers = The other bonuses at level 5 are house values: 9 for pagoda, 8 for fish, 7 for azalea, 6 for boxwood, 5 for stone. A component file replaces them.
ruling-object-squares = That the objects of a straight tile stand on an end and those of a corner tile on the corner is a house value; a component file can put them in the middle, or on an arm.
ruling-copies = There are 32 single, 32 double, 16 straight and 16 corner tiles. How many of them show each kind is a house value: 4, 5, 5, 6, 6, 6 singles and as many doubles, 2, 2, 3, 3, 3, 3 straights and as many corners, from maple to stone.
ruling-zen-copies = Of the 16 zen tiles 2 show maple, 2 pagoda and 3 each of the other kinds; this split is a house value.
ruling-free-pass = By the book you pass only when you can lay no tile. Many groups let everybody pass at any time; whoever sets up a table can choose that.
ruling-zero-majority = Whoever shows no object of a kind scores nothing for it, even as second or in a tie for first.
ruling-lawn-squares = For the big lawn bare board and zen squares are not lawn.
ruling-zen-row = A zen tile goes into the row of its kind, like every other object.
ruling-zen-object = A zen tile is never covered, an empty stack replaces nothing, and a zen tile’s object counts for majorities, for the colourful garden and for 7!.
ruling-zen-around = Around a zen tile are the squares that share a side with it; corners do not count. When it is surrounded it scores 1 point for each object in sight on those squares and 1 for its own, apart from the point for laying it. So the 4 and 5 points of the book’s example, whose picture is lost, are 3 and 4 objects and the tile’s own.
ruling-frog-square = Nothing may be laid on the square where your frog sits, or it would rise without stepping.
ruling-frog-pass = Where passing is forced, you may pass when no tile can be laid now, even if a step of the frog would make room; after a step it is judged again.
ruling-frog-sixth-tile = The frog may still step after your sixth tile of the round, but not after passing.

## Options and components

option-pass = When passing is allowed
option-pass-forced = Only when no tile can be laid
option-pass-free = At any time
option-expansions = Expansions
option-expansions-colour = A, the colourful garden: your most numerous group of objects scores
option-expansions-lawn = B, the big lawn: your largest group of lawn squares scores
option-expansions-zen = C, the zen garden: single tiles that score once they are surrounded
option-expansions-seven = D, 7!: rows and columns that show exactly seven objects score
option-expansions-frog = E, the frog: it climbs your terraces and scores at every step up
components = The numbers of the box: majority and bonus points, copies of each tile and zen tile, where objects stand

## The end, and where points came from

end-rounds-complete = All rounds have been played.
gain-tiles = tiles
gain-bonuses = first at level 5
gain-zen = zen garden
gain-frog = frog
gain-majorities = majorities
gain-colour = colourful garden
gain-lawn = big lawn
gain-seven = 7!

## The board

board-your-garden = Your garden
board-garden-of = { $name }’s garden
board-other-gardens = Other gardens
# What follows a name and its score on the button that shows a garden large.
board-enlarge = { $points ->
    [one] point
   *[other] points
}, { $lanterns } of 6 lanterns lit. Show this garden large.
board-last-moves = What the others did
board-passed = passed
board-round = Round { $round } of { $rounds }
board-round-end = End of round { $round }
board-go-on = Next round
board-levels = Show levels as numbers
board-squares = The squares of the garden
# A square: where it is, and what is built on it.
board-square = { $square }, { row }: { $ground }
board-square-with-frog = { $square }, the frog sits here, { row }: { $ground }
ground-bare = bare
ground-lawn = level { $level }, lawn
ground-objects = level { $level }, { objects }
ground-zen = zen tile, { objects }
board-offer = Tiles on offer
board-zen-offer = Zen tiles
board-in-stack = { $count } in the stack
# A pile of tiles that are alike.
board-pile = { $count ->
    [1] { $what }
   *[other] { $what }, { $count } of them
}
board-pile-idle = { board-pile } (cannot be laid now)
board-pile-best = { board-pile } (up to { points })
board-choose-tile = Choose a tile.
board-only-pass = No tile fits: pass.
# What is held over the board, and what it would score there.
board-held = { $points ->
    [none] { $what } on { $squares }, level { $level }
   *[other] { $what } on { $squares }, level { $level }, would score { $points }
}
board-held-forbidden = { $what } on { $squares }: not allowed
board-held-frog = { $points ->
    [none] frog to { $square }
    [0] frog to { $square }
   *[other] frog to { $square }, would score { $points }
}
board-held-frog-forbidden = frog to { $square }: not allowed
board-turn = Turn
board-turn-key = Turn the tile (R)
board-lay = Lay
board-hop = Hop
board-set = Set
board-why-not = Why not?
board-put-back = Put back
board-frog = Frog
board-stay = Stay
board-pass = Pass
board-ledger = Objects in sight and points if the game ended now
board-kind = Kind
board-prizes = 1st / 2nd
board-bonus = Level 5
board-majority = { kind }: { $most } for most, { $second } for second
board-bonus-open = { points } for the first tile at level 5, not yet claimed
board-bonus-taken = { $who ->
    [you] { points } for the first tile at level 5, claimed by you
   *[other] { points } for the first tile at level 5, claimed by { $name }
}
board-columns = What the columns mean
board-prizes-mean = Points at the end for whoever shows the most objects of a kind, and for the second most.
board-bonus-mean = The bonus for the first tile of a kind at level 5. Once it is won, a lantern shows by whom.
board-objects-mean = Objects in sight in a garden; after the +, the points that they would bring if the game ended now.
board-scored = Scored
board-scored-means = The points of a garden so far.
board-ended-now = If it ended now
board-ended-now-means = Those, and all that the lines above would bring.

## The score sheet

sheet-source = Where points came from
# A list of the sheet: a source of points, and whose.
sheet-part = { $source }, { $name }
sheet-total = Total
sheet-laid = Round { $round }: { $tile } on { $object }, level { $level }
sheet-bonus-claimed = Round { $round }: { $kind }
sheet-zen-laid = Round { $round }: { zen-tile } on { $square }
sheet-zen-surrounded = Round { $round }: { $square } surrounded, { $objects } around it and its own
sheet-frog-stepped = Round { $round }: up to { $to }, level { $level }
sheet-majority-scored = { $prize-id ->
    [second] Second: { objects }
   *[most] Most: { objects }
}
sheet-colour-scored = A group of { things }
sheet-lawn-scored = { lawn-squares }, 2 points each
sheet-seven-in-row = { $row }
sheet-seven-in-column = column { $column }

## The rules page

rules-minute =
    On your turn take a tile from the common offer and lay it in your garden, on ground that is equally high everywhere.
    Its objects must lie in the row of their kind and in a column whose lantern is still out; light that lantern.
    The tile scores its objects times its level at once: build high.
    At the end whoever shows most objects of a kind scores for it, and whoever shows second most scores less.
    The first tile of each kind on level 5 brings a bonus. The most points win.
rules-kinds = Six kinds, six rows
rules-kinds-text = Each row of the board belongs to one kind of garden object, from maple at the top to stone at the bottom. The higher the row in this table, the more its majority is worth.
rules-kinds-numbers = The majorities and the bonuses from pagoda to stone are our numbers; a host can replace them by those of a box.
rules-kinds-picture = The kinds and what they are worth.
rules-kinds-row = Row
rules-kinds-most = Most
rules-kinds-second = Second
rules-kinds-bonus = First at level 5
rules-tiles = The tiles
rules-tiles-text = There are 96 garden tiles in four shapes. A tile has one kind and as many objects as squares, all of them standing on one square; its other squares are lawn. Tiles are turned freely but never flipped over.
rules-tiles-numbers = How many tiles show each kind, and that objects stand at the end of a straight tile and in the corner of a corner tile, are our choices.
rules-tiles-picture = How many there are, and how many are offered each round with 2, 3 or 4 players.
rules-tiles-shape = Shape
rules-tiles-count = Tiles
rules-tiles-offered = Offered (2 / 3 / 4)
rules-rounds = Rounds
rules-rounds-text = There are six rounds with two players, five with three and four with four. Each begins with a fresh offer drawn at random; what nobody took from it leaves the game. The first seat moves on by one each round, and play goes clockwise.
rules-rounds-picture = A free lantern and a lit one. All of them go out at the end of the round.
rules-turn = Your turn
rules-turn-text = Take one tile from the offer and lay it in your own garden, turned as you like. Four things must be right:
rules-turn-inside = The whole tile lies on the board.
rules-turn-level = Everything beneath it is equally high: all bare board, or all built up to the same level. It may rest on several tiles at once, or on part of a single one.
rules-turn-row = The square with the objects lies in the row of its kind. Lawn may lie in any row.
rules-turn-column = The square with the objects lies in a column whose lantern you have not lit in this round.
rules-turn-lantern = Then light the lantern above that column. Six lanterns, six columns: nobody lays more than six tiles in a round, and never two with their objects in the same column.
rules-turn-picture = Three pagodas on bare board, level 1: 3 points. Two fish on top of another fish tile, level 2: 4 points. The lanterns of b and c are lit.
rules-levels = Levels and points
rules-levels-text = A tile on bare board is at level 1, a tile on top of it at level 2, and so on. You score its objects times its level, at once. What is covered is out of sight and no longer counts for anything.
rules-levels-bonus = Whoever is the first of all to lay a tile of a kind at exactly level 5 also takes that kind’s bonus. Each bonus is won once in the game.
rules-levels-picture = Levels 1 to 5 in the stone row: higher ground is lighter and its edge shows every layer. The button with the steps writes the levels down.
rules-passing = Passing
rules-passing-text = If you can lay no tile you pass, and are out for the rest of the round. You may not pass while a tile can be laid, unless the table was set up so that everybody may pass at any time.
rules-passing-end = The round ends when everybody has lit six lanterns or passed.
rules-end = The end
rules-end-text = After the last round count for each kind the objects that each garden still shows. Every object counts, each fish of a tile too. Most takes the larger number, second most the smaller.
rules-end-ties = If several tie for most, all of them take the larger number and nobody the smaller. If several tie for second, each takes the smaller.
rules-end-zero = A count of zero never scores.
rules-end-winner = Then the expansions add theirs. The highest total wins; equals share the victory.
rules-expansions = The five expansions
rules-expansions-text = They go together in any combination. The book recommends adding them one after the other, in the order in which they are told here: each makes the game a little richer. Whoever sets up a table ticks them there under “{ option-expansions }”.
rules-expansions-end = Colourful garden, big lawn and 7! only add points at the end; the zen garden and the frog are played with all along.
rules-colour = A. Colourful garden
rules-colour-text = At the end, look at the squares that show objects and touch side to side, whatever their kind and height. Your group with most objects brings 1 point for each object in it.
rules-colour-picture = 2 + 2 + 3 + 1 objects in one group: 8 points.
rules-lawn = B. Big lawn
rules-lawn-text = At the end your largest group of lawn squares that touch side to side, whatever their height, brings 2 points for each square.
rules-lawn-ruling = Bare board and zen sand are not lawn.
rules-lawn-picture = Five squares of lawn: 10 points.
rules-zen = C. Zen garden
rules-zen-text = Sixteen zen tiles are shuffled and five lie face up; one that is taken is replaced at once while the stack lasts. Instead of a garden tile you may lay a zen tile on one bare square, in a column whose lantern is free. It lights the lantern and scores 1 point.
rules-zen-row = It goes into the row of its kind.
rules-zen-surrounded = When every square beside it is covered, it is surrounded, once: score 1 point for each object in sight on those squares and 1 for its own. The board’s edge counts as covered. You may lay another zen tile only when your last one is surrounded.
rules-zen-corners = Squares at its corners are not beside it, and what it scores when surrounded comes on top of the point for laying it.
rules-zen-object = A zen tile is never covered. Its object counts for majorities, for the colourful garden and for 7!.
rules-zen-picture = The boxwood on c5 is surrounded: an azalea and two boxwoods around it, and its own, 4 points. The maple on e1 is not.
rules-seven = D. 7!
rules-seven-text = At the end each of your rows and columns that shows exactly seven objects brings 7 points.
rules-seven-picture = 3 + 2 + 2 fish in the third row: 7 points.
rules-frog = E. The frog
rules-frog-text = Before the first round everybody puts a silver frog on any square of their own board. Once in each of your turns, before or after laying a tile, it may hop to a square side by side.
rules-frog-up = It stays at its level or goes up by one, never down. Going up to a level brings as many points as that level.
rules-frog-objects = It never hops onto a zen tile, and a silver frog never onto objects.
rules-frog-golden = At level 4 it turns golden, and may hop onto objects from then on.
rules-frog-square = Nothing may be laid where your frog sits. It may still hop after your sixth tile, but not after passing.
rules-frog-pass = If passing is forced, you may pass when no tile can be laid at that moment, even if a hop would make room.
rules-frog-picture = The frog on c3 can hop to b3 or c2 on its own level. Lawn on d3 is two levels up, and the azaleas on c4 are objects.
rules-table = At this table
rules-table-mouse = Mouse: click a tile, move it over your garden, turn it with the wheel or R, click to hold it there, click again to lay it.
rules-table-touch = Touch: tap a tile, tap a square, turn it with the button, tap the tile again to lay it.
rules-table-keyboard = Keyboard: Enter takes a tile, arrows move it, R turns it, Enter lays it, Escape puts it back.
rules-table-why = Framed squares show where its objects can go. Choose another square to learn what forbids it.

### At the terminal

how-to-play =
    Everybody builds a garden of their own from a common offer. Lay a tile on level
    ground, all bare or all equally high: its objects (on one square) must stand in
    the row of their kind and in a column where you have no lantern yet in this
    round. It scores its objects times its level. The first tile of a kind at level
    5 brings a bonus. When you can lay nothing you pass for the round. At the end
    the visible objects of each kind are compared: the most and second most score.
    Zen tiles go on bare squares and score when surrounded; the frog steps beside
    itself, level or one up, and scores the level it climbs to.
    Type a tile, the square of its objects and its other squares: M1@c1, F2@c3+d3,
    BL@e5+f5+e6, ZM@c1; or frog c3, end, pass.
terminal-round = Round { $round } of { $rounds }
terminal-legend = MM 2: two maples, level 2 (small: m2 one, M2 more); " lawn; i lantern; @ frog
terminal-offer = Offer
terminal-zen = zen
terminal-prizes = most/2nd
terminal-level-five = level 5
terminal-bonus = { $who ->
    [you] yours
   *[other] { $seat }
}
terminal-points = points
terminal-majorities = majorities
terminal-colour = colour
terminal-lawn = lawn
terminal-seven = seven
terminal-in-all = in all
terminal-set-frog = Put your frog on any square:
terminal-frog-or-end = Your frog may step, or end your turn:
terminal-lay = Lay a tile of the offer:
terminal-cannot-lay = You can lay no tile now:
terminal-ways = Tiles × ways to lay them (“moves { $tile }” lists those of { $tile }, such as { $example }):
terminal-frog = Frog (such as: frog { $example }):
terminal-or = Or: { $moves }
