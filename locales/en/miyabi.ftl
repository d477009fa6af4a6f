### At the terminal

how-to-play =
    Everybody builds a garden of their own from a common offer. Lay a tile on level
    ground, all bare or all equally high: its objects (on one square) must stand in
    the row of their kind and in a column where you have no lantern yet in this
    round. It scores its objects times its level. The first tile of a kind at level
    5 brings a bonus. When you can lay nothing you pass for the round. At the end
    the visible objects of each kind are compared: the most and second most score.
    Zen tiles go on bare squares and score when surrounded; the frog steps beside
    itself, level or one up, and scores the level it climbs to.
    Type a tile, the square of its objects and its other squares: M1@c1, F2@c3+d3,
    BL@e5+f5+e6, ZM@c1; or frog c3, end, pass.
terminal-round = Round { $round } of { $rounds }
terminal-legend = MM 2: two maples, level 2 (small: m2 one, M2 more); " lawn; i lantern; @ frog
terminal-kind = { $kind ->
    [M] maple
    [P] pagoda
    [F] fish
    [A] azalea
    [B] boxwood
   *[S] stone
}
terminal-offer = Offer
terminal-single = single
terminal-double = double
terminal-straight = straight
terminal-corner = corner
terminal-zen = zen
terminal-prizes = most/2nd
terminal-level-five = level 5
terminal-bonus = { $who ->
    [you] yours
   *[other] { $seat }
}
terminal-points = points
terminal-majorities = majorities
terminal-colour = colour
terminal-lawn = lawn
terminal-seven = seven
terminal-in-all = in all
terminal-set-frog = Put your frog on any square:
terminal-frog-or-end = Your frog may step, or end your turn:
terminal-lay = Lay a tile of the offer:
terminal-cannot-lay = You can lay no tile now:
terminal-ways = Tiles × ways to lay them (“moves { $tile }” lists those of { $tile }, such as { $example }):
terminal-frog = Frog (such as: frog { $example }):
terminal-or = Or: { $moves }
