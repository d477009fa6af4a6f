### At the terminal

how-to-play =
    Des pèlerins gravissent les 33 marches d’une pagode, mais le premier arrivé ne
    gagne pas : c’est le deuxième en partant du haut, et à cinq ou plus aussi le
    deuxième en partant du bas. À chaque tour tous jouent une carte. Rangées par
    numéro, elles forment une ligne ; chacun monte d’autant de marches que sa carte
    l’indique, sauf le deuxième à gauche (à cinq ou plus aussi le deuxième à
    droite), qui ne bouge pas. Puis on complète sa main dans la ligne du tour
    d’avant ; qui avait la carte la plus basse joue dernier au tour suivant et
    pioche.
    Tapez play 17 ou take 12 ; le numéro seul suffit.
terminal-line = Ligne en cours :
terminal-previous = Ligne précédente :
terminal-order = Ordre du tour :
terminal-known = D’autres ont :
terminal-hand = Votre main :
terminal-deck = Cartes en pioche : { $cards }
terminal-legend = 17^6 : carte 17, valant 6 marches ; = n’a pas bougé ; * gagnerait ainsi
terminal-play = Jouez une carte de votre main :
terminal-take = Prenez une carte de la ligne précédente :
