### At the terminal

how-to-play =
    Capture bosses, the 7 of each suit, but do not win too many tricks. Follow the
    suit that was led if you can; otherwise play anything. The highest trump wins
    the trick, else the highest card of the suit led, and WA beats everything. Four
    bosses win a round (three with 3 seats); seven tricks without them lose it
    (thirteen in a duel). Bosses count for their icons: W and E 0, C L D 1, F and S
    2 (with 3 seats E 1, L D 2, F S 3), but not trump's. Seven points, or two
    rounds, win. In the Next Sevens every suit has two 7s, and whoever captures
    both in a round seals the suit.
    Type a card to play it, such as F9; to pass, pass W2 E7 S13; to discard,
    discard C4.
terminal-suit = { $suit ->
    [W] Wind
    [E] Earth
    [C] Charm
    [L] Lightning
    [D] Darkness
    [F] Fire
   *[S] Snow
}
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
