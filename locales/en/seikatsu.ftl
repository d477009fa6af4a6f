### At the terminal

how-to-play =
    Everybody lays tiles into the same garden. A tile shows a bird and a flower and
    must touch a tile that is there already. If it touches birds of its own kind,
    that flock scores at once: one point for each bird in it, the new one included.
    When the garden is full, each pagoda counts the flowers in the seven rows that
    run away from it: the largest set of one flower in a row scores 1, 3, 6, 10, 15
    or 21 points. Koi stand for any flower, and for one bird of your choice in the
    turn they are laid.
    Type a tile and a space, such as Tp@c5; for a koi also the bird, such as
    K@b2=W.
terminal-hand = Your hand: { $hand }     In the bag: { $bag }
terminal-legend =
    T tanager, W waxwing, E white-eye, F flycatcher; K koi; ~~ pond; * last tile
    p primrose, l plumeria, t tulip, b bluebell; c5 open; (3) my row’s points
terminal-pagoda = { $pagoda ->
    [pink] pink
    [blue] blue
   *[green] green
}
terminal-my-pagoda = { $pagoda }: you
terminal-score-of = { $seat } ({ $pagodas })
terminal-flocks = flocks
terminal-flowers = flowers
terminal-total = total
terminal-lay = Lay one of your tiles on an open space:
terminal-tile = { $tile } (such as { $example }) on
terminal-koi = K, a bird named for it ({ $example }=T, =W, =E or =F), on
