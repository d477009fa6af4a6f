### At the terminal

how-to-play =
    Chacun bâtit son jardin à partir d’une offre commune. Posez une tuile sur un
    sol plan, tout nu ou tout à la même hauteur : ses objets (sur une seule case)
    doivent être dans la ligne de leur sorte et dans une colonne où vous n’avez pas
    encore de lanterne ce tour-ci. Elle marque ses objets fois son niveau. La
    première tuile d’une sorte au niveau 5 donne un bonus. Si rien ne peut se
    poser, on passe pour la manche. À la fin on compare les objets visibles de
    chaque sorte : les deux premiers marquent. Les tuiles zen vont sur une case nue
    et marquent une fois entourées ; la grenouille avance d’une case, à plat ou
    d’un niveau vers le haut, et marque le niveau où elle monte.
    Tapez une tuile, la case de ses objets puis les autres : M1@c1, F2@c3+d3,
    BL@e5+f5+e6, ZM@c1 ; ou frog c3, end, pass.
terminal-round = Manche { $round } sur { $rounds }
terminal-legend = MM 2 : deux érables, niveau 2 (petit : m2 un, M2 plus) ; " pelouse ; i lanterne
terminal-kind = { $kind ->
    [M] érable
    [P] pagode
    [F] poisson
    [A] azalée
    [B] buis
   *[S] rocher
}
terminal-offer = Offre
terminal-single = simple
terminal-double = double
terminal-straight = droite
terminal-corner = coude
terminal-zen = zen
terminal-prizes = 1er/2e
terminal-level-five = niveau 5
terminal-bonus = { $who ->
    [you] à vous
   *[other] { $seat }
}
terminal-points = points
terminal-majorities = majorités
terminal-colour = couleurs
terminal-lawn = pelouse
terminal-seven = sept
terminal-in-all = en tout
terminal-set-frog = Placez votre grenouille sur une case :
terminal-frog-or-end = Votre grenouille peut avancer, ou finissez le tour :
terminal-lay = Posez une tuile de l’offre :
terminal-cannot-lay = Aucune tuile ne peut être posée :
terminal-ways = Tuiles × façons de les poser (« coups { $tile } » liste celles de { $tile }, comme { $example }) :
terminal-frog = Grenouille (par exemple : frog { $example }) :
terminal-or = Sinon : { $moves }
