### Words of the browser’s frame: what every page says, whatever the game.

## Every page

frame-skip = Aller au contenu
frame-lobby = Accueil
frame-learn = Règles
frame-navigation = Pages
frame-language = Langue
frame-close = Fermer
frame-loading = Un instant…
frame-retry = Réessayer
frame-cancel = Annuler
frame-notices = Messages
frame-footer = Chabudai est une table entre amis. Elle ne demande aucun compte et ne garde pour elle que vos cartes.
# The title of a page in the browser's bar.
frame-titled = { $page } · Chabudai
frame-new-version = Une nouvelle version est prête. Elle sera là au prochain chargement de la page ; rien de ce que vous jouez n’est dérangé.
frame-copy = Copier
frame-copied = Copié.
frame-share = Partager…

## The page that is not there

lost-title = Il n’y a personne ici
lost-text = Aucune page à cette adresse. La table a peut-être été rangée, ou une lettre du lien s’est perdue.
lost-back = Retour à l’accueil

## The lobby

lobby-title = Prenez place et jouez
lobby-lead = Quatre jeux autour d’une table basse, avec des amis où qu’ils soient ou, tout de suite, avec des bots.
lobby-games = Jeux
lobby-play-now = Jouer maintenant
lobby-new-table = Préparer une table
lobby-rules = Règles
lobby-mine = Mes tables
lobby-mine-empty = Vous n’êtes encore à aucune table. Choisissez un jeu ci-dessus.
lobby-open = Tables ouvertes
lobby-open-empty = Personne n’a ouvert de table publique pour l’instant. Ouvrez-en une : d’autres pourront vous rejoindre.
lobby-your-turn = À vous de jouer
lobby-their-turn = Les autres réfléchissent
lobby-waiting = En attente de joueurs
lobby-playing = Partie en cours
lobby-over = Terminée
lobby-upload = Ouvrir un enregistrement
lobby-upload-text = Une partie enregistrée dans un fichier peut être revue, coup par coup.
lobby-choose-file = Choisir un fichier d’enregistrement
lobby-too-big = Ce fichier est trop gros pour un enregistrement : un mégaoctet au plus.
lobby-opening = On dresse la table…
lobby-play-now-at = Jouer maintenant : { $game }, contre des bots
lobby-set-up-at = Préparer une table de { $game }
lobby-rules-of = Règles de { $game }
lobby-seats = { $least } à { $most } joueurs
lobby-seats-exactly =
    { $seats ->
        [one] { $seats } joueur
       *[other] { $seats } joueurs
    }
lobby-free =
    { $free ->
        [one] { $free } place libre sur { $seats }
       *[other] { $free } places libres sur { $seats }
    }

# What can be done with a table of a list: on its button, and in full for those who do not see the line around it.
lobby-go-on = Continuer
lobby-go-on-at = Continuer { $game } ({ $people })
lobby-look = Revoir
lobby-look-at = Revoir { $game } ({ $people })
lobby-join = Rejoindre
lobby-join-at = Rejoindre { $game } ({ $people })
lobby-watch = Regarder
lobby-watch-at = Regarder { $game } ({ $people })

## My games

games-title = Mes parties
games-only = Jeu
games-all = Tous les jeux
games-running = En cours
games-running-empty = Aucune partie en cours.
games-past = Terminées
games-past-empty = Aucune partie terminée pour l’instant.
games-won-on = gagnée, { $when }
games-put-away = Ranger
games-put-away-at = Ranger : { $game } ({ $people })
games-older = Parties plus anciennes
# Somebody with their points, in a list.
games-score = { $name } : { $score }
games-more = Toutes mes parties

## The pages of rules

learn-title = Règles
learn-lead = Chaque jeu avec nos propres mots et des images des vraies pièces.
learn-minute = Le jeu en bref
learn-contents = Sommaire
learn-rulings = Ce que les livrets laissent ouvert
learn-rulings-text = Là où les livrets se taisent ou divergent, voici comment on joue à cette table et d’où vient chaque réponse.
learn-play = Y jouer maintenant

## The page about oneself

me-title = Vous à la table
me-name = Pseudo
me-name-text = C’est ainsi que les autres vous voient : 1 à 24 caractères.
me-save = Enregistrer
me-saved = Enregistré.
me-devices = Un autre appareil
me-devices-text = Ici, pas de compte. Un code de récupération fait d’un autre appareil le vôtre, avec vos tables.
me-make-code = Créer un code de récupération
me-code-text = Gardez-le comme une clé : qui l’a peut jouer à votre place. Il est valable 30 jours, et un nouveau code le remplace.
me-code = Code de récupération
me-use-code = Utiliser un code d’un autre appareil
me-use = Utiliser le code
me-used = Bon retour parmi nous.
me-data = Ce qui est gardé de vous
me-data-text = Votre pseudo, les tables où vous étiez avec vos coups et vos messages, et les parties que vous avez envoyées. Rien d’autre.
me-take-data = Tout emporter
me-sign-out = Déconnecter mes autres appareils
me-signed-out = Seul cet appareil est encore vous, et l’ancien code de récupération ne vaut plus rien.
me-forget = M’oublier
me-forget-text = Vous quittez vos tables, et dans chaque partie que vous avez jouée, un inconnu aura occupé votre place. Ce que vous avez dit et envoyé est effacé. On ne peut pas revenir en arrière.
me-forget-yes = M’oublier pour de bon
me-forgotten = C’est oublié. Bienvenue, à vous qu’on ne connaît pas encore.
me-blocked = Personnes bloquées
me-blocked-text = Vous n’entendez pas ce qu’elles disent, et elles ne peuvent pas s’asseoir aux tables que vous ouvrez.
me-unblock = Débloquer
me-unblock-whom = Débloquer { $name }
me-look = Apparence et sons
me-theme = Couleurs
me-motion = Pièces animées
me-sounds = Sons
me-sounds-text = Un petit coup quand quelqu’un joue, une clochette quand c’est à vous.
me-alerts = Notifications
me-alerts-text = Quand c’est à vous ou que quelqu’un vous attend, et que vous regardez une autre page.
me-alerts-refused = Votre navigateur n’autorise pas les notifications de cette page. Vous pouvez le changer dans ses réglages.

## Colours

theme-system = Comme le système
theme-light = Claires
theme-dark = Sombres

## Whether pieces move

motion-system = Comme le système
motion-on = Toujours
motion-off = Jamais

## How fast the table shows what happens

me-speed = Vitesse
speed-calm = Calme
speed-normal = Normale
speed-quick = Rapide
me-presses = Jouer un coup
presses-two = En deux fois : on regarde, puis on confirme
presses-one = En une fois

## A table on one screen

screen-menu = Menu
screen-more = Table, journal et discussion
screen-more-replay = Table et journal
screen-aside = Autour de la table

## The replay

replay-first = Au début
replay-previous = Une étape en arrière
replay-next = Une étape en avant
replay-last = À la fin
replay-play = Lecture
replay-pause = Pause
replay-position = Position
replay-eyes = Point de vue
replay-watcher = Spectateur
replay-all = Toutes les places à la fois
replay-link = Copier le lien vers cette position
replay-download = Télécharger l’enregistrement
replay-controls = Pas à pas
replay-keys = Les flèches avancent pas à pas, Début et Fin sautent, la barre d’espace lance la lecture.
replay-nothing = La partie commence.
replay-silent = Rien que tout le monde ait pu voir.
replay-result = Résultat
replay-of = Revoir la partie : { $game }
replay-step = Étape { $entry } sur { $entries }
replay-seat = Joueur { $seat }
replay-seen-by = Point de vue : { $name }

## A game that was saved before its end

view-of = Une partie de { $game }, telle qu’elle était
view-text = La partie n’était pas terminée quand ce fichier a été enregistré : voici ce qu’en savait une place.

## The page for a new table

setup-game = Le jeu
setup-seats = Nombre de places
setup-places = Qui s’assoit où
setup-places-text = Une place libre revient au premier arrivé. Une place réservée a son propre lien, pour une seule personne.
setup-partners-text = On joue par équipes : les partenaires sont côte à côte ici, et le restent si les places sont tirées au sort.
setup-side = Équipe { $side }
setup-me = Moi
setup-open = Libre
setup-reserved = Réservée
setup-reserved-for = Pour qui
setup-more = La table
setup-public = Montrer la table à l’accueil
setup-public-text = Tout le monde peut la rejoindre ou la regarder. Sinon, seuls ceux qui ont le lien la trouvent.
setup-shuffle = Mélanger les places au début
setup-shuffle-text = Le hasard décide de la place de chacun et de qui commence.
setup-shuffle-teams = Le hasard décide des places et de qui commence. Les partenaires restent ensemble.
setup-hints = Autoriser les conseils
setup-hints-text = Chacun peut demander un bon coup à un maître.
setup-strict = Compter sur sa mémoire
setup-strict-text = Ni plis passés, ni couleurs barrées, ni liste des cartes prises : pour qui veut les retenir.
setup-silent = Sans discussion
setup-silent-text = On ne peut rien dire à cette table.
setup-unwatched = Sans spectateurs
setup-unwatched-text = Seuls les joueurs voient la partie, jusqu’à ce qu’elle soit terminée.
setup-rarely = Plus
setup-own-edition = Choisi parce que vous lisez cette page en { $language }. Vous pouvez en changer.
setup-limit = Temps par coup
setup-limit-text = Une fois écoulé, un bot joue ce coup. La deuxième fois de suite, il prend la place de l’absent jusqu’à son retour.
setup-components = Autres composants
setup-components-file = Choisir un fichier de composants
setup-components-bad = Ce fichier n’est ni du TOML ni du JSON.
setup-components-clear = Jouer avec les composants habituels
setup-create = Ouvrir la table
setup-create-and-play = Commencer la partie
setup-table-of = Une nouvelle table de { $game }
setup-place = Place { $place }
setup-no-limit = Sans limite
setup-limited = Temps par coup : { $limit }
setup-components-named = On joue avec les composants de « { $name } ».

## Bots and their levels

# A level of bots and its rating.
level-rated = { $level } · { $rating }
levels-text = Le nombre à côté d’un bot est sa force, mesurée au fil de parties entre bots : celui qui joue au hasard a 0, et avec 200 de plus on gagne environ trois fois plus souvent.
# Said of the mark beside a bot’s name, and in lists of names.
bot-mark = bot
bot-named = { $name } (bot)

## The waiting room

room-title = La table se prépare
room-places = Places
room-free = Place libre
room-sit = S’asseoir
room-sit-reserved = Prendre la place gardée pour vous
room-away = absent
room-here = présent
room-you = vous
room-host = hôte
room-kick = Renvoyer
room-make-open = Libérer
room-seat-bot = Asseoir un bot
room-start = Commencer la partie
room-start-waits = La partie peut commencer quand toutes les places sont prises.
room-host-starts = L’hôte lance la partie quand toutes les places sont prises.
room-leave = Quitter la table
room-invite = Inviter
room-invite-text = Avec ce lien, chacun peut prendre une place libre ou regarder.
room-link = Lien vers cette table
room-qr = Code QR du lien vers cette table
room-setup = Réglages de la partie
room-hints-on = Les conseils sont autorisés.
room-hints-off = Il n’y a pas de conseils.
room-shuffled = Les places sont mélangées au début.
room-fixed = Les places restent comme elles sont.
room-strict = Chacun retient de tête ce qui a été joué.
room-silent = On ne discute pas.
room-unwatched = Seuls les joueurs voient la partie.
room-no-longer = N’est plus valable : { $line }
room-change = Changer les réglages
room-changed = L’hôte a changé les réglages de la table : { $changes }
room-name-title = Comment les autres doivent-ils vous appeler ?
room-share = Viens jouer à { $game }
room-move = Déplacer qui est assis à la place { $place }
room-sit-here = S’asseoir ici
room-kept-for = Gardée pour { $name }
room-sat-down = { $name } a pris place.
room-link-for = Lien pour { $name }
room-copy-link-for = Copier le lien pour { $name }
room-send-away = Renvoyer { $name }
room-sit-at = S’asseoir à la place { $place }
room-free-at = Libérer la place { $place }
room-bot-at = Bot pour la place { $place }

## The table during a game

play-board = Plateau
play-players = Joueurs
play-log = Journal
play-chat = Discussion
play-result = Résultat
play-table = Table
play-winner = a gagné
play-absent = { $name } n’est pas là.
play-panel = Journal et discussion
play-actions = Actions
play-log-empty = Il ne s’est encore rien passé.
# In front of what a bot did for a person.
play-for-time =
    { $who ->
        [you] Temps écoulé, un bot a joué pour vous : { $told }
       *[other] Temps écoulé, un bot a joué pour { $name } : { $told }
    }
play-for-away =
    { $who ->
        [you] Un bot a joué pour vous en votre absence : { $told }
       *[other] Un bot a joué pour { $name }, qui n’est pas là : { $told }
    }
play-chat-empty = Personne n’a encore rien dit.
play-said = { $name } : { $text }
play-mute = Ne plus entendre
play-mute-whom = Ne plus entendre : { $name }
play-muted = Vous n’entendez plus { $name }.
play-unmute = Entendre à nouveau
play-block-open = Bloquer…
play-block = Bloquer { $name }
play-mute-or-block = Ne plus entendre ou bloquer { $name }
play-mute-here = Ne plus entendre à cette table
play-block-title = Bloquer { $name } ?
play-block-text = Plus rien ne vous parviendra de cet appareil, sous aucun pseudo et à aucune table, et cette personne ne pourra plus s’asseoir aux tables que vous ouvrez. Elle n’en saura rien. La page qui vous concerne montre qui vous avez bloqué ; vous pourrez y changer d’avis.
play-block-yes = Bloquer
play-blocked = Vous avez bloqué { $name }.
play-go-on = Continuez quand vous voudrez.
play-begun = La partie a commencé.
play-message = Message à toute la table
play-send = Envoyer
play-stand-in = un bot joue à sa place
play-offline = absent
play-on-turn = à son tour
play-lost = La connexion est perdue. Votre table est en sécurité ; nouvelle tentative…
play-sending = Envoi de votre coup…
play-undo = Annuler mon coup
play-undo-asked = Vous avez demandé à annuler votre coup. Les autres doivent accepter.
play-undo-refused = { $name } n’est pas d’accord : votre coup reste joué.
play-undone = { $name } a annulé son coup.
play-undo-lapsed = Il est trop tard pour annuler votre coup.
play-agree = Accepter
play-refuse = Refuser
play-hint = Conseil
play-hint-thinking = Un maître réfléchit…
play-hint-title = L’avis d’un maître
play-hint-brackets = (écart au meilleur)
play-rules = Règles
play-record = Télécharger l’enregistrement
play-leave = Quitter
play-leave-title = Quitter la partie ?
play-leave-alone = La partie reste telle quelle, et vous la reprendrez quand vous voudrez.
play-leave-among = Votre place est gardée pendant { $time }. Ensuite, ou plus tôt si les autres le votent, un bot joue pour vous jusqu’à votre retour.
play-leave-shared = Tous ceux qui partagent cet appareil quittent la table. Vos places sont gardées pendant { $time }. Ensuite, ou plus tôt si les autres le votent, des bots jouent pour vous jusqu’à votre retour.
play-leave-replaced = Un bot joue pour vous jusqu’à votre retour.
play-leave-yes = Quitter la table
play-hand-over = Laisser un bot finir
play-hand-over-text = Un bot peut aussi prendre votre place tout de suite et finir la partie. Tant qu’elle n’est pas terminée, vous pouvez revenir.
play-back = Je suis de retour
play-back-text = Un bot joue à votre place.
play-watching = Vous regardez la partie.
play-why-fine = Les règles permettent pourtant ce coup.
play-your-turn-in = ● À vous – { $game }
play-watchers =
    { $count ->
        [one] { $count } personne regarde
       *[other] { $count } personnes regardent
    }
play-undo-asks = { $name } voudrait annuler un coup.
play-vote = Laisser un bot jouer pour { $name }
play-votes = { $have } sur { $needed } veulent un bot.
play-votes-from = Les votes comptent à partir de { $time }.
play-kept = La place est gardée jusqu’à { $time }.
play-time-left = Temps restant : { $time }
play-unread =
    { $count ->
        [one] { $count } nouveau
       *[other] { $count } nouveaux
    }

## Des parties sur cet appareil

here-title = Jouer sur cet appareil
here-lead = Contre des bots, ou à plusieurs avec un seul appareil. Aucun réseau n’est nécessaire, et tout est gardé ici.
here-away = Le serveur est injoignable. Tout ce qui est sur cette page fonctionne sans lui, et reste sur cet appareil.
here-kept = Parties sur cet appareil
here-on = En cours
here-send = Envoyer au serveur
here-send-at = Envoyer au serveur : { $game } ({ $people })
here-sent = Sur le serveur
here-sent-at = Sur le serveur : { $game } ({ $people })
here-forget = Ranger
here-forget-at = Ranger : { $game } ({ $people })
here-forget-title = Ranger cette partie de { $game } ?
here-forget-text = Elle n’existe que sur cet appareil. Une fois rangée, personne ne pourra la retrouver.
setup-sharing = Quelqu’un avec cet appareil
setup-places-here = Des bots, ou d’autres qui partagent cet appareil avec vous : il passe de main en main et cache tout entre-temps.
lobby-here = Jouer sur cet appareil
lobby-here-text = Sans réseau, contre des bots ou à plusieurs en se le passant.

## Un téléviseur qui montre la table, des téléphones qui montrent les mains

television-open = Ouvrir sur un téléviseur
television-sit = Asseyez-vous
television-hand = Scannez ceci avec votre téléphone : il tiendra votre main, tout le reste se voit ici.
hand-only = Ne montrer que ma main
hand-whole = Montrer toute la table
hand-over = Le téléviseur montre comment cela s’est terminé.
hand-none = Vous ne jouez pas ici. Le téléviseur montre tout ce qu’il y a à voir.

## Un appareil pour plusieurs personnes

shared-hand-to = Passez l’appareil à { $name }
shared-i-am = C’est moi, { $name }
shared-back = { $name } joue à nouveau
shared-since = Ce qui s’est passé entre-temps
shared-sit = Quelqu’un d’autre joue avec cet appareil
shared-sit-text = Vous le partagez : entre deux tours, tout est caché jusqu’à ce que la personne suivante dise qu’elle le tient.
shared-cover = Toujours couvrir la table quand l’appareil change de mains
shared-cover-text = Sinon seulement dans les jeux où quelqu’un a quelque chose à cacher.

## The end of a game

finish-title = La partie est terminée
finish-rematch = Rejouer
finish-rematch-join = Rejoindre la revanche
finish-rematch-wanted = { $name } veut rejouer.
finish-rematch-laid = La prochaine partie se prépare.
finish-share = Partager une image
finish-save = Enregistrer une image
finish-replay = Revoir la partie

## What the server’s problems mean for a player, and what to do

problem-malformed = Le serveur n’a pas compris cette page. Rechargez-la : elle est peut-être ancienne.
problem-not-found = Il n’y a rien ici sous ce nom.
problem-not-yours = Seul l’hôte, ou la personne qui occupe la place, peut faire cela.
problem-bad-setup = La partie ne peut pas être préparée ainsi.
problem-bad-text = Ce texte est vide ou trop long.
problem-bad-record = Ce fichier n’est pas l’enregistrement valable d’une partie.
problem-bad-journal = Ce qui a été gardé de cette table est abîmé et ne peut plus être rejoué. Commencez-en une autre : vos autres parties sont intactes.
problem-sent-away = L’hôte vous a demandé de quitter cette table.
problem-taken = Quelqu’un d’autre a pris cette place.
problem-started = La partie a déjà commencé.
problem-not-playing = Cela n’est possible que pendant la partie.
problem-not-full = Il reste des places libres.
problem-not-your-turn = Ce n’est pas votre tour.
problem-illegal = Les règles interdisent ce coup.
problem-old-position = La position a changé entre-temps. Choisissez à nouveau.
problem-nothing-to-undo = Il n’y a rien à annuler.
problem-declined = Les autres ont déjà dit non.
problem-no-hints = Cette table ne donne pas de conseils.
problem-silent = À cette table, on ne discute pas.
problem-unwatched = À cette table, seuls les joueurs voient la partie. On peut la revoir quand elle est terminée.
problem-not-over = La partie n’est pas terminée : son enregistrement reste secret.
problem-bad-code = Ce code de récupération n’est pas le bon. Vérifiez-le lettre par lettre.
problem-too-many = Vous avez déjà trop de tables. Terminez-en une ou quittez-la d’abord.
problem-too-fast = C’était trop rapide pour le serveur. Réessayez dans un instant.
problem-wrong-origin = La demande venait de la page d’un autre site.
problem-banned = Vous ne pouvez plus jouer sur ce serveur.
problem-closed = L’hôte de ce serveur a fermé la table.
problem-unavailable = Le serveur a un problème ; réessayez dans un instant.
problem-unreachable = Le serveur est injoignable. Vérifiez votre connexion.
problem-storage-full = Il n’y a plus de place sur cet appareil : cela n’a pas été gardé. Faites de la place, puis réessayez.
problem-no-storage = Ce navigateur ne permet pas de garder de parties, comme en fenêtre privée. Ouvrez une fenêtre ordinaire, ou jouez en ligne.
problem-open-elsewhere = Cette table est ouverte dans un autre onglet. Continuez là-bas, ou fermez cet onglet et réessayez.
problem-old-page = Ce qui est gardé sur cet appareil vient d’une version plus récente de cette page. Rechargez la page.
problem-no-engine = Ce qu’il faut pour jouer sur cet appareil n’a pas pu être chargé. Passez une fois en ligne, ou rechargez la page.
# A problem with what the rules say to it.
problem-because = { $problem } { $reason }
problem-at-entry = { $problem } À l’entrée { $entry } : { $reason }
