# Poker de Kuhn

game-name = Poker de Kuhn
game-tagline = Trois cartes, deux joueurs, une mise

card-J = le valet
card-Q = la dame
card-K = le roi

event-dealt = Chacun met un jeton au pot et prend une carte.
event-checked = { $who ->
    [you] Vous passez.
   *[other] { $name } passe.
}
event-bet = { $who ->
    [you] Vous misez un jeton.
   *[other] { $name } mise un jeton.
}
event-called = { $who ->
    [you] Vous suivez d’un jeton.
   *[other] { $name } suit d’un jeton.
}
event-folded = { $who ->
    [you] Vous vous couchez.
   *[other] { $name } se couche.
}
event-shown = Les cartes sont { $cards }.
event-won = { $who ->
    [you] Vous prenez le pot de { $pot }.
   *[other] { $name } prend le pot de { $pot }.
}

move-bet = Miser
move-call = Suivre
move-check = Passer
move-fold = Se coucher

reason-no-bet = Personne n’a misé : passez, ou misez un jeton.
reason-facing-bet = Il y a une mise : suivez, ou couchez-vous.

end-fold = Quelqu’un s’est couché.
end-showdown = Les cartes ont été montrées.

gain-pot = Mises

how-to-play = Chacun a une carte parmi valet, dame et roi. Tapez { "check" }, { "bet" }, { "call" } ou { "fold" }.
