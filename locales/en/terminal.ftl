### Words of the terminal.

## Who sits where

terminal-seat = Seat { $number }

## What is said around a game

terminal-welcome = { $game }. You are seat { $number }. Type a move; ? helps, quit leaves.
terminal-prompt = Your move >
terminal-prompt-over = The game is over: undo takes back your last move, quit leaves >
terminal-goodbye = Goodbye, and thank you for playing.
terminal-hint = The master’s best moves, in brackets the difference to the best:
terminal-hint-move = { $move }: { $outlook }
terminal-undone = Your last move is taken back.
terminal-nothing-to-undo = You have not moved yet: there is nothing to take back.
terminal-illegal = “{ $typed }” is not one of your moves now: “moves” lists them, “?” helps.
terminal-ambiguous = { $more ->
    [yes] “{ $typed }” could be any of { $count } moves, such as { $moves }.
   *[no] “{ $typed }” could be any of { $moves }.
}
terminal-none-begins-so = None of your moves begins with “{ $beginning }”.
terminal-too-many = { $count } moves are too many to list: add how they begin, as in “moves M1”.
terminal-record-written = The record is in { $path }.
terminal-moves = Your moves: { $moves }

## What can be typed besides moves; every language's words are understood

terminal-command-help = ? help
terminal-command-rules = rules
terminal-command-moves = moves
terminal-command-hint = hint
terminal-command-undo = undo
terminal-command-board = board
terminal-command-score = score
terminal-command-quit = quit exit
terminal-commands =
    Commands:
      ? or help     this page
      rules         what the books leave open and how it is played here
      moves         your moves; moves M1 lists those that begin so, with their numbers
      hint          what the master would do
      undo          take back your last move, and all that came after it
      board, score  show them again
      quit          leave
    A move's number in the list will do, and its beginning if no other move begins so.

## How a game ended

terminal-score = { $parts ->
    [none] { $seat }: { $score }
   *[some] { $seat }: { $score } = { $parts }
}
terminal-gain = { $points } { $source }

## What can be played

terminal-game = { $game } ({ $id }), seats { $seats }
terminal-span = { $least } to { $most }
terminal-any-of = { $label }, any of
terminal-only-seats = { $label } [seats { $seats }]
terminal-default = { $label } (default)
terminal-rulings = Where the books are silent or disagree:
