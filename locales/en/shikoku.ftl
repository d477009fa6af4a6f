### Shikoku: pilgrims climb 33 steps, and the middle path wins.

game-name = Shikoku
game-tagline = Pilgrims climb the steps of a temple with cards. The middle path wins: be close to the top, but never the first.

## What happened

event-dealt = Everybody has three cards and the first line lies open; cards in the deck: { $deck }.
event-played = { $who ->
    [you] You played { $card }.
   *[other] { $name } played { $card }.
}
event-climbed = { $who ->
    [you] You climbed from { $from } to { $to } with { $card }.
   *[other] { $name } climbed from { $from } to { $to } with { $card }.
}
event-stayed-put = { $who ->
    [you] You stayed put with { $card }.
   *[other] { $name } stayed put with { $card }.
}
event-pagoda-reached = At the pagoda: { $seats }. { $winners-count ->
    [0] Nobody wins.
   *[other] On the middle path, and winning: { $winners }.
}
event-rotated = { $who ->
    [you] You had the lowest card, { $card }, and are now last in the order.
   *[other] { $name } had the lowest card, { $card }, and is now last in the order.
}
event-drew = { $who ->
    [you] You drew from the deck; cards left: { $left }.
   *[other] { $name } drew from the deck; cards left: { $left }.
}
event-took = { $who ->
    [you] You took { $card }.
   *[other] { $name } took { $card }.
}
event-removed = Nobody took { $card }: it is out of the game.

## What can be done, and what is to be done

move-play = play { $card }, { steps }
move-take = take { $card }, { steps }
prompt-set-up = The cards are being dealt.
prompt-play = { $who ->
    [you] Play a card.
   *[other] { $name } is to play a card.
}
prompt-collect = { $who ->
    [you] Take a card of the previous line.
   *[other] { $name } is to take a card.
}
prompt-over = The pagoda is reached.

## Why a move cannot be made

reason-collecting = Cards are being taken from the previous line; the next one is played afterwards.
reason-playing = Cards are being played; some can be taken when everybody has played one.
reason-not-in-line = Card { $card } is not among those left of the previous line.
reason-not-in-hand = You do not have card { $card } in your hand.
reason-no-card = There is no card { $number }: they are numbered from 1 to 33.

## What the book leaves open

ruling-icons = The book’s text does not say how many step icons each card has. Here they repeat 3, 1, 5, 2, 6, 4 over the numbers 1 to 33: a house table. A host can give the icons of their own cards in a file.
ruling-icon-range = Each card has 1 to 6 step icons; the book shows this only in pictures.
ruling-previous-line = Cards are taken from the line before the one just played; in the first round from the line of the set-up. The cards just played can be taken one round later.
ruling-three-steps = With five seats or more and only three occupied steps, second from the top and second from the bottom are the same step: everybody on it wins, once.
ruling-all-at-the-top = If everybody stood on step 33 nobody would win: those at the top never do, and there is no other place. It cannot come to that, as somebody stays put in every round.
ruling-taken-cards = A card taken from a line was seen by everybody: it is shown as known in its owner’s hand until it is played. Cards dealt at the start or drawn from the deck stay hidden.

## Components of one’s own

components = The icons of the cards 1 to 33: icons = [3, 1, 5, …], each from 1 to 6
# Where a component file is wrong.
icons-of-card = The number of icons of card { $card }

## The end

end-pagoda = Somebody has reached the pagoda.
# After a number of steps: "29 = 28 above step 1".
gain-climbed = above step 1

## Names of pieces

steps = { $icons ->
    [one] { $icons } step
   *[other] { $icons } steps
}
# The marks on the pilgrims’ hats.
hat-sun = sun
hat-triangle = triangle
hat-square = square
hat-lozenge = lozenge
hat-cross = cross
hat-crescent = crescent
hat-star = star
hat-bars = two bars

## The board

board-line-in-play = Line in play
board-line-just-played = Line just played
board-previous-line = Previous line
board-no-card = No card.
board-hand = Your hand
board-order-of-play = Order of play
board-order-of-collecting = Order of collecting and of the next round
board-pilgrims = Pilgrims
board-deck = Deck
board-out = Out of the game
board-none-out = none
board-would-win = would win now
board-wins = { $who ->
    [you] win
   *[other] wins
}
board-choose-card = Choose a card to see where it would lie.
board-choose-take = Choose a card of the previous line.
board-card = card { $card }, { steps }
# A card of the hand with all that is known before it is played.
board-playable = { board-card }, place { $place } of { $of } so far
# A card in a line under somebody’s hat.
board-laid = { board-card }, { $name } ({ $hat })
board-laid-stayed = { board-laid }: stayed put here
board-imagined = here your card { $card } would lie
board-still-to-play = still to play: { $name }
# Where a card of the hand would lie if it were played now.
board-would-lie = { $to-come ->
    [0] It would complete the line, at place { $place } of { $of }.
    [one] So far it would lie at place { $place } of { $of }; { $to-come } card is still to come.
   *[other] So far it would lie at place { $place } of { $of }; { $to-come } cards are still to come.
}
# Where the card would take the viewer, if it counts, and where it would lie: for the smallest screens.
board-in-short = { $from } → { $to }. For now place { $place } of { $of }, { $to-come } to come.
board-would-climb = Card { $card } carries { steps }: from { $from } up to { $to }, unless its place in the line holds you back.
board-would-take = Card { $card } carries { steps }. Everybody will know that you hold it.
board-play = Play { $card }
board-take = Take { $card }
board-step = step { $step }
board-cards = { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}
board-hidden = { $cards ->
    [one] { $cards } hidden card
   *[other] { $cards } hidden cards
}
board-known = known: { board-card }
# The whole picture of the stairs: who stands where.
board-stairs = Stairs of 33 steps up to the pagoda. { $where }
board-stands-on = { $name }: { $step }.

## The score sheet

sheet-title = The climb, round by round
sheet-profile = The steps of every pilgrim after each round
sheet-wins = Wins
sheet-rank = { $top ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $top }th
} occupied step from the top, { $bottom ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $bottom }th
} from the bottom
sheet-round = { $round ->
    [0] Set-up
   *[other] Round { $round }
}
sheet-climbed = { sheet-round }: card { $card }, from step { $from } to { $to }
sheet-stayed = { sheet-round }: card { $card }, stayed put on step { $step }

## The rules

rules-minute =
    Each round everybody plays a card, and the cards line up by their numbers.
    Whoever lies second from the left stays put, with five or more players also second from the right. All others climb as many steps as their card shows.
    Then everybody takes a card of the line before, and whoever had the lowest card plays last.
    The game ends when somebody reaches the pagoda on step 33. They cannot win.
    Whoever stands second from the top wins, with five or more players also second from the bottom.
rules-idea = The idea
rules-idea-text = Three to eight pilgrims climb the 33 steps to a pagoda. Hurrying does not pay: whoever gets there first cannot win. When the first pilgrim stands before the pagoda, those who win are one place behind, and at a larger table also those one place ahead of the last. The middle path is the way.

rules-cards = The cards
rules-cards-text = There are 33 mantra cards, numbered from 1 to 33. The number says where a card lies in a line; the sandals, one to six, say how many steps it is worth.
rules-cards-figure = Card 17 is worth six steps, card 26 only one.
rules-icons-figure = The sandals of all cards of the standard set: a house table. A table can be opened with another set; the board always shows what the cards in play are worth.
rules-hats-text = Each pilgrim wears a hat with a mark of its own. The same hat, seen from above, is the marker that lies on the pilgrim’s card.
rules-hats-figure = The eight pilgrims.

rules-set-up = Setting up
rules-set-up-text = Everybody starts on step 1 with a hand of three cards. Then one card a player is turned up, and everybody’s marker is put on one of them at random. Laid out from the lowest number to the highest, these cards are the first line. Everybody climbs the sandals of the card under their marker; at this point nobody is held back. The other cards are the deck.
rules-first-line = First line
rules-set-up-figure = A first line of four. It is also the order in which the first round is played: Chiyo begins.

rules-round = A round
rules-play = 1. Play
rules-play-text = In the order of play, each player lays one card of their hand face up. It goes to its place by number: the new line grows from lowest to highest. Later players know more; earlier ones can surprise.
rules-play-figure = Three cards lie; Basile and Emi have still to play. Whatever they play may push the others to another place.
rules-climb = 2. Climb
rules-climb-text = When everybody has played, some stay put and all others climb as many steps as their card has sandals, but never beyond 33.
rules-climb-few = With three or four players, the second card from the left stays put.
rules-climb-many = With five to eight players, the second from the left and the second from the right stay put.
rules-climb-end = If somebody now stands on step 33, the game is over at once.
rules-climb-few-figure = Three players: the card in the middle is held back, which the pile of stones shows.
rules-climb-many-figure = Five players: Basile and Denis stay put; Aiko, Chiyo and Emi climb.
rules-collect = 3. Collect
rules-collect-order = First the order changes: the lowest card of the new line, with its owner, goes from the first place to the last. This is the order of collecting now, and of playing in the next round.
rules-collect-order-figure = After the line above Aiko, who had the lowest card, comes last. The next round is played in this order.
rules-collect-draw = As long as there is a deck, the player who is now last draws a card that the others do not see.
rules-collect-take = Then, in the new order, everybody with only two cards takes one card of the previous line: not the line just played but the one before it. In the first round that is the line of the set-up.
rules-collect-figure = Basile has taken the 9. Chiyo is next and can take any card that is left.
rules-collect-left = A card that is left over goes out of the game, face up. Once the deck is empty nobody draws: the last player takes the last card and nothing is left over. The deck is never shuffled again.

rules-end = The end, and who wins
rules-end-text = The game ends as soon as somebody stands on step 33 after a climb. Only occupied steps count, and those who share a step share its place. Whoever stands on 33 is first and cannot win.
rules-end-few = With three or four players, everybody on the second-highest occupied step wins.
rules-end-many = With five to eight players, everybody on the second-highest and everybody on the second-lowest occupied step wins.
rules-end-two = If only two steps are occupied, the lower group wins.
rules-end-three = If with five or more players only three steps are occupied, the middle one is second from both ends: everybody on it wins.
rules-end-top = If everybody stood on 33, nobody would win.
rules-end-few-figure = Four players: Aiko is at the pagoda. Basile and Denis share step 30 and win; Chiyo is third.
rules-end-many-figure = Six players: Chiyo, second from the top, and Emi, second from the bottom, win.

rules-known = What everybody knows
rules-known-text = Open to all are the steps, both lines, the order, the cards out of the game, and how many cards the deck and the hands hold. A card taken from a line was seen by everybody: it is shown in its owner’s hand until it is played. Only the cards dealt at the start and those drawn from the deck are secret.

rules-table = At this table
rules-table-text = Choose a card once to see where it would lie in the line so far and how far it would carry you; choose it again, or press the button, to play or take it. With the keyboard: arrow keys move among cards, Enter chooses and confirms, Escape takes the choice back. The golden halo marks those who would win if the game ended now.

### At the terminal

how-to-play =
    Pilgrims climb 33 steps to a pagoda, but whoever arrives first does not win:
    the second from the top does, and with five seats or more the second from the
    bottom too. Each round everybody plays a card. Laid out by number the cards are
    a line; all climb the icons of their card, but whoever is second from the left
    (with five or more also second from the right) stays put. Then hands are filled
    up from the line of the round before; the owner of the lowest card plays last
    in the next round and draws instead.
    Type play 17 or take 12; the number alone will do.
terminal-line = Line in play:
terminal-previous = Line before it:
terminal-order = Order of play:
terminal-known = Others hold:
terminal-hand = Your hand:
terminal-deck = Cards in the deck: { $cards }
terminal-legend = 17^6: card 17, worth 6 steps; = stayed put; * would win if it ended now
terminal-play = Play a card of your hand:
terminal-take = Take a card of the line before:
