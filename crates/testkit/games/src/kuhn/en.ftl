# Kuhn poker

game-name = Kuhn poker
game-tagline = Three cards, two players, one bet

card-J = the jack
card-Q = the queen
card-K = the king

event-dealt = Both of you put a chip into the pot and take a card.
event-checked = { $who ->
    [you] You check.
   *[other] { $name } checks.
}
event-bet = { $who ->
    [you] You bet a chip.
   *[other] { $name } bets a chip.
}
event-called = { $who ->
    [you] You call with a chip.
   *[other] { $name } calls with a chip.
}
event-folded = { $who ->
    [you] You fold.
   *[other] { $name } folds.
}
event-shown = The cards are { $cards }.
event-won = { $who ->
    [you] You take the pot of { $pot }.
   *[other] { $name } takes the pot of { $pot }.
}

move-bet = Bet
move-call = Call
move-check = Check
move-fold = Fold

reason-no-bet = Nobody has bet: check, or bet a chip.
reason-facing-bet = There is a bet: call it, or fold.

end-fold = Somebody folded.
end-showdown = The cards were shown.

gain-pot = Bets

how-to-play = Both have one card of jack, queen and king. Type { "check" }, { "bet" }, { "call" } or { "fold" }.
