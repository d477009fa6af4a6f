### Words of the terminal.

## Who sits where

terminal-seat = Joueur { $number }

## What is said around a game

terminal-welcome = { $game }. Vous êtes le joueur { $number }. Tapez un coup ; ? aide, quitter quitte.
terminal-prompt = Votre coup >
terminal-prompt-over = La partie est terminée : annuler annule votre dernier coup, quitter quitte >
terminal-goodbye = Au revoir, et merci d’avoir joué.
terminal-hint = Les meilleurs coups d’un maître, entre parenthèses la différence avec le meilleur :
terminal-hint-move = { $move } : { $outlook }
terminal-undone = Votre dernier coup est annulé.
terminal-nothing-to-undo = Vous n’avez encore rien joué : il n’y a rien à annuler.
terminal-illegal = « { $typed } » n’est pas un de vos coups : « coups » les liste, « ? » aide.
terminal-ambiguous = { $more ->
    [yes] « { $typed } » peut désigner { $count } coups, comme { $moves }.
   *[no] « { $typed } » peut vouloir dire { $moves }.
}
terminal-none-begins-so = Aucun de vos coups ne commence par « { $beginning } ».
terminal-too-many = { $count } coups, c’est trop pour une liste : ajoutez leur début, comme « coups M1 ».
terminal-record-written = La partie est enregistrée dans { $path }.
terminal-moves = Vos coups : { $moves }

## What can be typed besides moves; every language's words are understood

terminal-command-help = ? aide
terminal-command-rules = règles regles
terminal-command-moves = coups
terminal-command-hint = conseil
terminal-command-undo = annuler
terminal-command-board = plateau
terminal-command-score = score
terminal-command-quit = quitter
terminal-commands =
    Commandes :
      ? ou aide         cette page
      règles            ce que les livrets laissent ouvert et comment on joue ici
      coups             vos coups ; coups M1 liste ceux qui commencent ainsi, numérotés
      conseil           ce que ferait le maître
      annuler           annuler votre dernier coup, et tout ce qui a suivi
      plateau, score    les revoir
      quitter           partir
    Le numéro d’un coup dans la liste suffit, ou son début si aucun autre ne commence ainsi.

## How a game ended

terminal-score = { $parts ->
    [none] { $seat } : { $score }
   *[some] { $seat } : { $score } = { $parts }
}
terminal-gain = { $points } { $source }

## What can be played

terminal-game = { $game } ({ $id }), places : { $seats }
terminal-span = { $least } à { $most }
terminal-any-of = { $label }, au choix
terminal-only-seats = { $label } [places : { $seats }]
terminal-default = { $label } (par défaut)
terminal-rulings = Là où les livrets se taisent ou divergent :
