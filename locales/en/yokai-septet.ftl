### Yokai Septet: catch the seven bosses, but do not win too many tricks.

game-name = Yokai Septet
game-tagline = A game of tricks in which the sevens are boss yokai: catch them for points, but do not win too many tricks.

## What happened

event-dealt = Round { $round } is dealt. { $trump ->
    [none] The first card led will set trump.
   *[other] Turned up, and trump with all its suit: { $trump }.
}
event-chose = { $who ->
    [you] { "" }
   *[other] { $name } has chosen.
}
event-passed = The cards are passed.
event-discarded = Both have discarded.
event-showed = { $who ->
    [you] You show { $card } and lead.
   *[other] { $name } shows { $card } and leads.
}
event-played = { $who ->
    [you] You played { $card }.
   *[other] { $name } played { $card }.
}
event-trump-set = { $suit } is trump for this round.
event-lacked = { $who ->
    [you] { "" }
   *[other] { $name } has no { $suit }.
}
event-trick-won = { $bosses-count ->
    [0] { $who ->
        [you] You won the trick (tricks: { $tricks }).
       *[other] { $name } won the trick (tricks: { $tricks }).
    }
   *[other] { $who ->
        [you] You won the trick and captured { $bosses } (tricks: { $tricks }).
       *[other] { $name } won the trick and captured { $bosses } (tricks: { $tricks }).
    }
}
event-turned-up = { $who ->
    [you] Turned up in your row: { $card }.
   *[other] Turned up in { $name }’s row: { $card }.
}
event-sealed = { $seats } sealed { $suit } (seals: { $seals }).
event-round-ended = { ending-how }{ $end-points ->
    [0] { "" }
    [one] { " " }+{ $end-points } point.
   *[other] { " " }+{ $end-points } points.
}
# How a round ended; beside it stands what it brought.
ending-how = { $end-winners-count ->
    [0] The round is played out.
   *[other] { $end-reason-id ->
        [bosses] { $end-winners-who ->
            [you] { $end-winners } captured { $end-bosses-count } bosses and win the round.
           *[other] { $end-winners } captured { $end-bosses-count } bosses: round won.
        }
        [greed] One trick too many! The round goes to the others: { $end-winners }.
        [empty-hands] All cards are played. The last trick decides, round won: { $end-winners }.
       *[seals] All the seals that were needed! Game won: { $end-winners }.
    }
}

## What can be done, and what is to be done

move-play = play { $card }
move-discard = discard { $card }
move-pass = pass { $cards } to { $seat }
move-pass-each = pass { $first-card } to { $first-seat }, { $second-card } to { $second-seat } and { $third-card } to { $third-seat }
# Where it is not known to whom.
move-pass-cards = pass { $cards }
prompt-over = The game is over.
prompt-deal = The next round is being dealt.
prompt-wait = Wait for { $seats }.
prompt-pass = Choose { $count } cards for { $seat }.
prompt-pass-each = Choose a card each for { $seats }.
prompt-discard = Discard one card, not a 7.
prompt-lead = You lead: play any card.
prompt-follow = Follow suit with a card { of-suit }.
prompt-free = You have no { $suit }: play any card.

## Why a move cannot be made

reason-pass-first = Three cards are passed now, before any is played.
reason-discard-first = One card of your hand is discarded now, before any is played.
reason-play-now = A card is played now: nothing is passed or discarded any more in this round.
reason-not-in-hand = You do not have { $card } in your hand.
reason-passed-twice = Three different cards are passed, but { $card } is named twice.
reason-deck-order = Cards for one and the same player are named in the order of the deck: { $cards }.
reason-discard-from-rows = Only a card of your hand is discarded, and { $card } lies in your rows.
reason-discard-boss = A boss cannot be discarded, and { $card } is one.
reason-must-follow = { $suit } was led and you can follow suit, so you must: { $cards }.
reason-already-played = That card has been played in this round: { $card }.
reason-in-others-rows = That card lies in { $name }’s rows: { $card }.
reason-not-open = You have { $card } neither in your hand nor open in your rows; a card face down cannot be played.
reason-pass-count = Three cards are passed, not { $count }.
reason-discard-count = One card is discarded, not { $count }.
reason-no-card = There is no card “{ $text }”.

## What the book leaves open

ruling-suits = The book shows the cards only in pictures. The English names, colours and ranks of the suits, and the icons that always count, come from several public descriptions that agree.
ruling-three-seat-icons = The icons that count only with 3 players come from a single public source and may differ from the printed cards. A host can give the icons of their own box in a file.
ruling-french-names = Of the French names of the suits only Vent (Wind) and Terre (Earth) are the book’s; the others are our translation.
ruling-two-rounds = Beginners may play for two rounds won instead of seven points; then every round won is worth 1 point.
ruling-boss-as-trump-card = If the card turned up for trump is a boss, that boss is simply out of the round, and only six can be captured.
ruling-first-lead = In the first round whoever holds the A of Wind after passing shows it and leads any card. If the A is the trump card, the 13 of Snow decides instead.
ruling-hands-stay-closed = When a round ends early the cards left in hand are not shown; only the bosses that count are named.
ruling-won-tricks = In the book won tricks lie face down, bosses aside. Here all tricks of the round can be looked at again: whoever counted knows them.
ruling-next-sevens-goal = Seven Suitors is won by seals: points and rounds won do not count there.
ruling-two-sevens = In Seven Suitors the book lets “the first 7 played” win where both 7s of a suit lie in a trick. That can be read in two ways, so whoever sets up the table chooses: it only parts the two when a 7 is the highest card, or it wins whatever else lies there.
ruling-two-seals-at-once = One trick can complete two suits: both are sealed before it is seen whether the game is over.
ruling-duel = The duel is a published variant for two players and not in the book.
ruling-duel-face-up-bosses = No boss lies in a face-up row, as in a published app. All deals without one are equally likely; swapping bosses away after dealing would favour some.
ruling-duel-discard = In a duel the discards stay secret, even after the round; a 7 cannot be discarded.
ruling-duel-void = In a duel whoever fails to follow suit has none in hand or among the cards that lie open; face-down cards and the discard may be of that suit.

## What can be chosen for a table

option-mode = Which game
option-mode-classic = Classic
option-mode-next-sevens = Seven Suitors: each team seals seven suits
option-mode-next-sevens-short = Seven Suitors, short: the first team with four seals wins
option-mode-duel = Duel
option-goal = What ends a classic game or a duel
option-goal-seven-points = Seven points
option-goal-two-rounds = Two rounds won, for beginners
option-sevens = Both 7s of a suit in one trick of Seven Suitors
option-sevens-tie = They tie: if they are the highest, the first played wins
option-sevens-first = The first played wins, whatever else lies there
# The same where choices do not go together.
value-classic = { option-mode-classic }
value-next-sevens = { option-mode-next-sevens }
value-next-sevens-short = { option-mode-next-sevens-short }
value-duel = { option-mode-duel }
other-goal = { option-goal }
other-sevens = { option-sevens }
needed-seven-points = { option-goal-seven-points }
needed-tie = { option-sevens-tie }

## Components of one’s own

components = The icons on each suit’s boss, those that always count and those that count with 3 players only: from W = [0, 0] for Wind to S = [2, 1] for Snow, each number from 0 to 9
# Where a component file is wrong.
icons-of-suit = The icons on the boss { of-suit }

## The end

end-goal = The goal is reached.
end-seals = The last seal that was needed is set.
# What points came from.
gain-seals = seals
gain-bosses = rounds won by bosses
gain-greed = others’ greed
gain-last-trick = last tricks

## Names of pieces

suit-W = Wind
suit-E = Earth
suit-C = Charm
suit-L = Lightning
suit-D = Darkness
suit-F = Fire
suit-S = Snow
of-suit = of { $suit-id ->
    [W] { suit-W }
    [E] { suit-E }
    [C] { suit-C }
    [L] { suit-L }
    [D] { suit-D }
    [F] { suit-F }
   *[S] { suit-S }
}
# A card in a sentence, and alone.
card = the { card-name }
card-name = { $rank ->
    [shiny] shiny 7
   *[other] { $rank }
} { of-suit }
# Who is drawn on each suit’s 7.
boss-W = Tengu
boss-E = Tanuki
boss-C = Kitsune
boss-L = Raijin
boss-D = Gashadokuro
boss-F = Wanyūdō
boss-S = Yuki-onna

## The board

board-table = Card table
board-hand = Your hand
board-rows = Your rows
board-rows-of = { $name }’s rows
board-covered = face-down card { $number }, covered
board-round = Round { $round }
board-round-end = End of round { $round }
board-go-on = Next round
board-trump = Trump
board-no-trump = The first card led will set trump.
board-turned-up = { card-name }, turned up, out of play
board-trick = The trick
board-tricks = Tricks
board-tricks-of-round = Tricks of this round
board-no-trick = No trick yet.
board-trick-before = The trick before
board-trick-after = The trick after
board-trick-number = Trick { $number }
board-trick-won = { $who ->
    [you] You won this trick
   *[other] { $name } won this trick
}
# A card that somebody played.
board-laid = { $who ->
    [you] { card-name }, played by you
   *[other] { card-name }, played by { $name }
}
board-leads = leads
board-partner = partner
board-holds = { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}
board-lacks = suits missing: { $suits }
board-shows = holds { card }
board-trick-count = { $tricks ->
    [one] { $tricks } trick
   *[other] { $tricks } tricks
}
board-trick-count-of = { board-trick-count }; { $most } would be too many
board-boss-count = { $bosses } of { $goal } bosses
board-points-of = { $points } of { $goal } points
board-seals-of = { $seals } of { $goal } seals
board-sealed = { $suit }: sealed
board-half-sealed = { $suit }: one of its 7s captured
board-unsealed = { $suit }: not sealed
# The places for cards that are passed or discarded.
board-for = for { $name }
board-slot = Place { $number }, empty
board-slot-for = Place for { $name }, empty
board-slot-held = { card-name }: take it back
board-slot-held-for = { card-name } for { $name }: take it back
board-chosen = chosen
board-chosen-for = chosen for { $name }
board-to-choose = { $cards ->
    [one] { $cards } more card to choose
   *[other] { $cards } more cards to choose
}
board-pass = Pass these cards
board-discard = Discard this card
board-play = Play { card }
board-choose-card = Choose a card.
# What a card of the hand would bring, with its sign; in Seven Suitors a point is a seal.
board-would-capture = { $side } would capture { $bosses }
# Beside the pictures of the bosses.
board-captured-by = for { $side }
board-brings = { $points ->
    [0] brings nothing yet
   *[other] would bring { board-brings-short }
}
board-brings-short = { $seals ->
    [yes] { $points ->
        [one] { $points } seal
       *[other] { $points } seals
    }
   *[no] { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
}
board-boss = boss
board-is-trump = trump
board-advised = advised
# What was passed.
board-given = Given
board-received = Received
board-given-to = Given to { $name }
board-received-from = Received from { $name }
board-discarded = You discarded
# A boss at the end of a round.
board-not-counted = trump: does not count

## The score sheet

sheet-won = Won by { $names }
sheet-round = Round
sheet-seal = Seal
sheet-total = Total
sheet-tie = Equal at the top after greed: whoever sits on the left of the greedy player wins.

## The rules

rules-minute =
    There are seven suits, and the 7 of each is its boss. Win tricks to capture bosses.
    Follow the suit led if you can. The A wins every trick; else the highest trump, else the highest card of the suit led.
    Four bosses win the round (three with three players). But whoever has won seven tricks and fewer bosses loses it.
    Only the winners of a round score: the dots on their bosses, except on the one of the trump suit.
    Seven points win the game.
rules-aim = What it is about
rules-aim-bosses = Seven families of yokai, each with a boss: the 7 of its suit. You win tricks to capture bosses, but whoever wins too many tricks loses the round.
rules-aim-sides = With 4 players, partners sit opposite each other and share everything they win. With 3, and in a duel, everyone plays alone.

rules-cards = The cards
rules-cards-suits = There are 49 cards: seven suits of seven. The suits are not alike. The lowest begins with an A and ends with its boss; the highest begins with its boss. So a 7 is almost impossible to lose in one suit and easy prey in another.
rules-cards-ace = The A belongs to Wind: it follows Wind and is followed with Wind. But it wins any trick in which it lies.
rules-cards-icons = The dots on a boss are its points. A black dot always counts; a dot with a 3 in it counts only when three play.
rules-cards-sources = The dots that count only when three play come from a single public source and may differ from the printed cards; a table can be opened with the dots of one’s own box. Of the suits’ French names only Vent (Wind) and Terre (Earth) are the book’s.
rules-suit = Suit
rules-ranks = Ranks
rules-worth = Points of its boss
rules-worth-three = { $points } with 3 players

rules-round = A round for 3 or 4
rules-deal = Deal and trump
rules-deal-text = With 4 players everyone is dealt 12 cards, with 3 everyone gets 16. The card left over is turned up. Its suit is trump for the round, and the card itself is out of play.
rules-deal-boss = If it is a boss, that boss cannot be captured in this round.
rules-pass = Passing
rules-pass-text = All at once, everyone passes 3 cards: to the partner with 4 players, to the left-hand neighbour with 3. You see what you receive only once everybody has chosen.
rules-lead = Who leads
rules-lead-first = In the first round, whoever now holds the A of Wind shows it and leads any card. If the A was turned up for trump, the 13 of Snow decides instead.
rules-lead-later = Every later round is led by the winner of the last trick of the round before, even if that trick was one too many.
rules-tricks = Tricks
rules-tricks-follow = The leader plays any card; the others follow clockwise. If you have a card of the suit that was led, you must play one. If not, play whatever you like.
rules-tricks-win = The A wins the trick. Without it the highest trump wins, and without a trump the highest card of the suit led. The winner takes the trick, sets its bosses out for all to see, and leads next.
rules-tricks-figure = Fire is trump and Snow was led. The 13 is the highest Snow, but the 6 of Fire is a trump: it wins the trick and captures the 7 of Darkness.
rules-end = How a round ends
rules-end-text = After each trick, look at the side that won it. The first line that is true ends the round.
rules-end-why = The side has…
rules-end-four = 4 players
rules-end-three = 3 players
rules-end-bosses = enough bosses
rules-end-bosses-four = 4 bosses: it wins the round
rules-end-bosses-three = 3 bosses: it wins the round
rules-end-greed = been greedy
rules-end-greed-four = 7 tricks, fewer bosses: the other team wins
rules-end-greed-three = 7 tricks, fewer bosses: both others win
rules-end-empty-hands = won the last trick
rules-end-empty-hands-four = all 12 are played: it wins
rules-end-empty-hands-three = all 16 are played: it wins
rules-points = Points
rules-points-winners = Only the winners of the round score: the dots on their bosses. The boss of the trump suit counts nothing.
rules-points-greed = With 4 players, after greed the winners first add every boss still in anybody’s hand. Bosses that the greedy team had captured, those in its last trick included, score for nobody.
rules-points-three = With 3 players, after greed each of the two others scores 3 points, whatever their bosses.
rules-points-figure = Four bosses win the round. With Lightning as trump they bring 0, 1 and 2 points; the boss of Lightning counts nothing: 3 points in all.
rules-game-end = Winning the game
rules-game-end-seven = The first to have 7 points at the end of a round wins; if several do, the highest score. With 3 players two can be equal at the top after greed: then whoever sits on the left of the greedy player wins.
rules-game-end-rounds = The beginners’ game “two rounds”: each round won is worth 1 point, and 2 points win.

rules-next = Seven Suitors
rules-next-text = A game for 4 in teams. A second, shiny 7 of every suit joins: 56 cards, 14 each, and no card is turned up.
rules-next-round = The round
rules-next-pass = Pass one card to each of the three others, all at once. Then, in every round, whoever holds the A of Wind shows it and leads.
rules-next-trump = The suit of the first card led is trump for the rest of the round.
rules-next-sevens = Where both 7s of a suit lie in a trick, the book lets the first 7 played win. Whoever sets up the table says how far that goes: it only parts the two, when a 7 is the highest card; or it wins whatever else lies there, trump and the A included, and with both 7s of two suits the first played of all four.
rules-next-all = All 14 tricks are played: there is no trick too many here.
rules-seals = Seals
rules-seals-text = A team that captures both 7s of a suit in the same round seals that suit for the rest of the game. A single 7 is worth nothing once the round is over. One trick can seal two suits.
rules-seals-long = Long game: each team seals for itself, and the first to seal all seven wins at once.
rules-seals-short = Short game: a suit is sealed only once, by the first team to do it; the first with four seals wins at once.
rules-seals-figure = Both 7s of Charm in one round: Charm is sealed. Of Snow only one 7 has been captured so far.

rules-duel = Duel for two
rules-duel-rows = Two rows each
rules-duel-deal = A published variant for two players. Each gets 7 cards face down in a row, 6 face up on them, and 11 in hand. The last card is turned up and sets trump.
rules-duel-covered = Each face-up card covers the two face-down ones that it lies across. No boss lies face up at the start, and nobody knows what lies face down.
rules-duel-figure = The two face-up cards on the left are gone: the cards that only they covered have been turned up and can be played.
rules-duel-play = Play and end
rules-duel-play-text = First both discard one card of their hand, unseen, but not a 7. Then you take turns, round by round, at leading first. You play from your hand, from your face-up row, and from cards that nothing covers any more: those are turned up for both to see when the trick is over. Follow suit with any of these.
rules-duel-end = 4 bosses win the round. 13 tricks with fewer bosses lose it, and the winner then also takes every boss that was not captured yet, wherever it lies. After 23 tricks the last one decides. Points count as with 4 players.

rules-known = What is known
rules-known-text = Everybody may look at all tricks of the round, and the table keeps in mind who once failed to follow: those suits are shown struck out beside the name. When a round ends early, hands stay closed.
rules-here = At this table
rules-here-play = Choose a card to see it at its place in the trick, then choose it again, or press Enter, to play it. Escape takes it back. Cards that you may play stand a little higher; choosing another one tells you which rule forbids it. A gold edge marks trumps.
rules-here-pass = To pass cards, fill the three places in the middle in any order; choosing a place takes its card back. Nothing is final before you confirm.

### At the terminal

how-to-play =
    Capture bosses, the 7 of each suit, but do not win too many tricks. Follow the
    suit that was led if you can; otherwise play anything. The highest trump wins
    the trick, else the highest card of the suit led, and WA beats everything. Four
    bosses win a round (three with 3 seats); seven tricks without them lose it
    (thirteen in a duel). Bosses count for their icons: W and E 0, C L D 1, F and S
    2 (with 3 seats E 1, L D 2, F S 3), but not trump's. Seven points, or two
    rounds, win. In Seven Suitors every suit has two 7s, and whoever captures both
    in a round seals the suit.
    Type a card to play it, such as F9; to pass, pass W2 E7 S13; to discard,
    discard C4.
terminal-heading = Round { $round }. { $trump ->
    [none] The first card led will set trump.
   *[some] { $card ->
        [none] Trump: { $trump }.
       *[some] Trump: { $trump } ({ $card } was turned up).
    }
}
terminal-shown = Still in hand: { $card } ({ $seat }).
terminal-last-trick = Last trick: { $cards } -> { $seat }
terminal-trick = On the table: { $cards }
terminal-hand = Your hand:
terminal-trump = (trump)
terminal-passed = You passed { $cards }.
terminal-received = You received { $cards }.
terminal-discarded = You discarded { $card }.
terminal-points = points
terminal-seals = seals
terminal-tricks = tricks
terminal-bosses = bosses
terminal-bosses-of-round = bosses this round
terminal-pass =
    Choose 3 cards to pass to { $seat } ({ $count } ways).
    Type them, such as: pass { $example }
terminal-pass-each =
    Choose a card for each: the first for { $first }, then for { $second }, then for { $third } ({ $count } ways).
    Type them in that order, such as: pass { $example }
terminal-discard = Discard a card unseen, not a 7 (such as: discard { $example }):
terminal-lead = You lead. Play any of:
terminal-follow = { $suit } was led. Play one of:
