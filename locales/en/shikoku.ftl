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
