### At the terminal

how-to-play =
    Capturez les boss, le 7 de chaque couleur, sans gagner trop de plis. Fournissez
    la couleur demandée si vous le pouvez, sinon jouez ce que vous voulez. Le plus
    fort atout gagne le pli, à défaut la plus forte carte de la couleur demandée ;
    WA bat tout. Quatre boss gagnent une manche (trois à 3 joueurs), sept plis sans
    eux la perdent (treize en duel). Un boss vaut ses icônes : W et E 0, C L D 1, F
    et S 2 (à 3 joueurs E 1, L D 2, F S 3), sauf celui de l’atout. Sept points, ou
    deux manches, gagnent. Dans les Sept Suivants chaque couleur a deux 7 : qui
    prend les deux dans une manche scelle la couleur.
    Tapez une carte pour la jouer, comme F9 ; pour donner, pass W2 E7 S13 ; pour
    défausser, discard C4.
terminal-suit = { $suit ->
    [W] Vent
    [E] Terre
    [C] Charme
    [L] Foudre
    [D] Ténèbres
    [F] Feu
   *[S] Neige
}
terminal-heading = Manche { $round }. { $trump ->
    [none] La première carte jouée fixera l’atout.
   *[some] { $card ->
        [none] Atout : { $trump }.
       *[some] Atout : { $trump } ({ $card } retournée).
    }
}
terminal-shown = Toujours en main : { $card } ({ $seat }).
terminal-last-trick = Dernier pli : { $cards } -> { $seat }
terminal-trick = Sur la table : { $cards }
terminal-hand = Votre main :
terminal-trump = (atout)
terminal-passed = Vous avez donné { $cards }.
terminal-received = Vous avez reçu { $cards }.
terminal-discarded = Vous avez défaussé { $card }.
terminal-points = points
terminal-seals = sceaux
terminal-tricks = plis
terminal-bosses = boss
terminal-bosses-of-round = boss de la manche
terminal-pass =
    Choisissez 3 cartes à donner à { $seat } ({ $count } possibilités).
    Tapez-les, par exemple : pass { $example }
terminal-pass-each =
    Choisissez une carte pour chacun : la première pour { $first }, puis pour { $second }, puis pour { $third } ({ $count } possibilités).
    Tapez-les dans cet ordre, par exemple : pass { $example }
terminal-discard = Défaussez une carte en secret, pas un 7 (par exemple : discard { $example }) :
terminal-lead = Vous entamez. Jouez une carte parmi :
terminal-follow = Entame : { $suit }. Jouez une carte parmi :
