### At the terminal

how-to-play =
    Tous posent leurs tuiles dans le même jardin. Une tuile porte un oiseau et une
    fleur et doit toucher une tuile déjà posée. Si elle touche des oiseaux de son
    espèce, cette volée marque aussitôt : un point par oiseau, le nouveau compris.
    Quand le jardin est plein, chaque pagode compte les fleurs des sept rangées qui
    partent d’elle : le plus grand groupe d’une même fleur dans une rangée rapporte
    1, 3, 6, 10, 15 ou 21 points. Un koï vaut toute fleur, et un oiseau au choix
    le tour où on le pose.
    Tapez une tuile et une case, comme Tp@c5 ; pour un koï aussi l’oiseau, comme
    K@b2=W.
terminal-hand = Votre main : { $hand }     Dans le sac : { $bag }
terminal-legend =
    T tangara, W jaseur, E zostérops, F tchitrec ; K koï ; ~~ étang ; * dernière
    p primevère, l frangipanier, t tulipe, b jacinthe ; c5 libre ; (3) ma rangée
terminal-pagoda = { $pagoda ->
    [pink] rose
    [blue] bleue
   *[green] verte
}
terminal-my-pagoda = { $pagoda } : vous
terminal-score-of = { $seat } ({ $pagodas })
terminal-flocks = volées
terminal-flowers = fleurs
terminal-total = total
terminal-lay = Posez une de vos tuiles sur une case ouverte :
terminal-tile = { $tile } (par exemple { $example }) en
terminal-koi = K, avec un oiseau au choix ({ $example }=T, =W, =E ou =F), en
