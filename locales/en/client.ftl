### Words of the browser’s frame: what every page says, whatever the game.

## Every page

frame-skip = Skip to the content
frame-lobby = Lobby
frame-learn = Rules
frame-navigation = Pages
frame-language = Language
frame-close = Close
frame-loading = One moment…
frame-retry = Try again
frame-cancel = Cancel
frame-notices = Messages
frame-footer = Chabudai is a table for friends. It asks for no account and keeps no secrets but your cards.
# The title of a page in the browser's bar.
frame-titled = { $page } · Chabudai
frame-new-version = A new version is ready. It is there when you load the page next; nothing that you play is disturbed.
frame-copy = Copy
frame-copied = Copied.
frame-share = Share…

## The page that is not there

lost-title = Nobody sits here
lost-text = There is no page at this address. The table may have been put away, or a letter of the link went missing.
lost-back = Back to the lobby

## The lobby

lobby-title = Sit down and play
lobby-lead = Four games around a low table, with friends anywhere or with bots right now.
lobby-games = Games
lobby-play-now = Play now
lobby-new-table = Set up a table
lobby-rules = Rules
lobby-mine = My tables
lobby-mine-empty = You do not sit at any table yet. Pick a game above.
lobby-open = Open tables
lobby-open-empty = Nobody has opened a public table right now. Open one, and others can join you.
lobby-your-turn = Your turn
lobby-their-turn = Others are thinking
lobby-waiting = Waiting for players
lobby-playing = Being played
lobby-over = Finished
lobby-upload = Open a record
lobby-upload-text = A game that was saved as a file can be looked at again, move by move.
lobby-choose-file = Choose a record file
lobby-too-big = This file is too big for a record: one megabyte at most.
lobby-opening = Laying the table…
lobby-play-now-at = Play now: { $game }, against bots
lobby-set-up-at = Set up a table of { $game }
lobby-rules-of = Rules of { $game }
lobby-seats = { $least } to { $most } players
lobby-seats-exactly =
    { $seats ->
        [one] { $seats } player
       *[other] { $seats } players
    }
lobby-free = { $free } of { $seats } places free

# What can be done with a table of a list: on its button, and in full for those who do not see the line around it.
lobby-go-on = Go on
lobby-go-on-at = Go on with { $game } ({ $people })
lobby-look = Look at it
lobby-look-at = Look at it: { $game } ({ $people })
lobby-join = Join
lobby-join-at = Join { $game } ({ $people })
lobby-watch = Watch
lobby-watch-at = Watch { $game } ({ $people })

## My games

games-title = My games
games-only = Game
games-all = All games
games-running = Running
games-running-empty = No game is on.
games-past = Finished
games-past-empty = No game is finished yet.
games-won-on = won, { $when }
games-put-away = Put away
games-put-away-at = Put away: { $game } ({ $people })
games-older = Older games
# Somebody with their points, in a list.
games-score = { $name }: { $score }
games-more = All my games

## The pages of rules

learn-title = Rules
learn-lead = Each game in our own words, with pictures of the real pieces.
learn-minute = In a minute
learn-contents = Contents
learn-rulings = What the books leave open
learn-rulings-text = Where the books are silent or disagree, this is how the table plays, and where each answer comes from.
learn-play = Play it now

## The page about oneself

me-title = You at the table
me-name = Nickname
me-name-text = How others see you: 1 to 24 characters.
me-save = Save
me-saved = Saved.
me-devices = Another device
me-devices-text = There are no accounts here. A recovery code makes another device you, with your tables.
me-make-code = Make a recovery code
me-code-text = Keep it like a key: whoever has it can play as you. It is good for 30 days, and a new code replaces it.
me-code = Recovery code
me-use-code = Use a code from another device
me-use = Use the code
me-used = Welcome back.
me-data = What is kept of you
me-data-text = Your nickname, the tables you sat at with your moves and words, and the records you uploaded. Nothing else.
me-take-data = Take it with you
me-sign-out = Sign out my other devices
me-signed-out = Only this device is still you, and the old recovery code is gone.
me-forget = Forget me
me-forget-text = You leave your tables, and at every game you played a stranger will have sat in your place. What you said and uploaded is deleted. This cannot be undone.
me-forget-yes = Forget me for good
me-forgotten = You are forgotten. Welcome, stranger.
me-blocked = Blocked
me-blocked-text = You do not hear what they say, and they cannot sit down at tables that you host.
me-unblock = Unblock
me-unblock-whom = Unblock { $name }
me-look = Look and sound
me-theme = Colours
me-motion = Moving pieces
me-sounds = Sounds
me-sounds-text = A knock when somebody moves, a bell when it is your turn.
me-alerts = Notifications
me-alerts-text = When it is your turn or somebody waits for you, and you look at another page.
me-alerts-refused = Your browser does not allow notifications from this page. You can change that in its settings.

## Colours

theme-system = As the system
theme-light = Light
theme-dark = Dark

## Whether pieces move

motion-system = As the system
motion-on = Always
motion-off = Never

## How fast the table shows what happens

me-speed = Speed
speed-calm = Calm
speed-normal = Normal
speed-quick = Quick
me-presses = Playing a move
presses-two = In two presses: look first, then confirm
presses-one = In one press

## A table on one screen

screen-menu = Menu
screen-more = Table, log and chat
screen-more-replay = Table and log
screen-aside = About the table

## The replay

replay-first = To the start
replay-previous = One step back
replay-next = One step on
replay-last = To the end
replay-play = Play
replay-pause = Pause
replay-position = Position
replay-eyes = Seen by
replay-watcher = Somebody who watches
replay-all = Every seat at once
replay-link = Copy the link to this position
replay-download = Download the record
replay-controls = Steps
replay-keys = The arrow keys step, Home and End jump, the space bar plays.
replay-nothing = The game begins.
replay-silent = Nothing that everybody could see.
replay-result = Result
replay-of = A game of { $game }, again
replay-step = Step { $entry } of { $entries }
replay-seat = Player { $seat }
replay-seen-by = Seen by { $name }

## A game that was saved before its end

view-of = A game of { $game }, as it stood
view-text = The game was still on when this was saved: this is what one seat knew.

## The page for a new table

setup-game = The game
setup-seats = How many seats
setup-places = Who sits where
setup-places-text = An open place is for whoever comes first. A reserved place has a link of its own, for one person only.
setup-partners-text = Two teams play: partners stand side by side here, and stay partners when seats are shuffled.
setup-side = Team { $side }
setup-me = Me
setup-open = Open
setup-reserved = Reserved
setup-reserved-for = For whom
setup-more = The table
setup-public = Show the table in the lobby
setup-public-text = Anybody may join or watch. Otherwise only those with the link find it.
setup-shuffle = Shuffle the seats at the start
setup-shuffle-text = Chance decides who sits where and who begins.
setup-shuffle-teams = Chance decides who sits where and who begins. Partners stay partners.
setup-hints = Allow hints
setup-hints-text = Players may ask a master for a good move.
setup-strict = Remember by yourselves
setup-strict-text = No past tricks, no crossed-out suits, no list of cards taken: for those who want to keep them in mind.
setup-silent = No chat
setup-silent-text = Nothing can be said at this table.
setup-unwatched = No watchers
setup-unwatched-text = Only those who play see the game, until it is over.
setup-rarely = More
setup-own-edition = Chosen because you read this page in { $language }. You can change it.
setup-limit = Time for a move
setup-limit-text = When it is up, a bot makes the move. The second time in a row it plays for the seat until its owner is back.
setup-components = Other components
setup-components-file = Choose a component file
setup-components-bad = This file is neither TOML nor JSON.
setup-components-clear = Play with the standard components
setup-create = Open the table
setup-create-and-play = Start to play
setup-table-of = A new table of { $game }
setup-place = Place { $place }
setup-no-limit = No limit
setup-limited = Time for a move: { $limit }
setup-components-named = Played with the components of “{ $name }”.

## Bots and their levels

# A level of bots and its rating.
level-rated = { $level } · { $rating }
levels-text = The number beside a bot is its rating, measured in games between bots: one that plays at random has 0, and whoever has 200 more wins about three times as often.
# Said of the mark beside a bot’s name, and in lists of names.
bot-mark = bot
bot-named = { $name } (bot)

## The waiting room

room-title = The table is being laid
room-places = Places
room-free = Free place
room-sit = Sit down
room-sit-reserved = Take the place kept for you
room-away = away
room-here = here
room-you = you
room-host = host
room-kick = Send away
room-make-open = Free up
room-seat-bot = Seat a bot
room-start = Start the game
room-start-waits = The game can start when every place is taken.
room-host-starts = The host starts the game when every place is taken.
room-leave = Leave the table
room-invite = Invite
room-invite-text = Everybody with this link can sit down at an open place or watch.
room-link = Link to this table
room-qr = QR code of the link to this table
room-setup = What is played
room-hints-on = Hints are allowed.
room-hints-off = There are no hints.
room-shuffled = Seats are shuffled at the start.
room-fixed = Seats stay as they are.
room-strict = Everybody remembers by themselves what was played.
room-silent = There is no chat.
room-unwatched = Only those who play see the game.
room-no-longer = No longer: { $line }
room-change = Change the settings
room-changed = The host has changed the table: { $changes }
room-name-title = How shall the others call you?
room-share = Come and play { $game }
room-move = Move whoever sits at place { $place }
room-sit-here = Sit here
room-kept-for = Kept for { $name }
room-sat-down = { $name } has sat down.
room-link-for = Link for { $name }
room-copy-link-for = Copy the link for { $name }
room-send-away = Send away { $name }
room-sit-at = Sit down at place { $place }
room-free-at = Free up place { $place }
room-bot-at = Bot for place { $place }

## The table during a game

play-board = Board
play-players = Players
play-log = Log
play-chat = Chat
play-result = Result
play-table = Table
play-winner = has won
play-absent = { $name } is away.
play-panel = Log and chat
play-actions = Actions
play-log-empty = Nothing has happened yet.
# In front of what a bot did for a person.
play-for-time =
    { $who ->
        [you] Time ran out: a bot played for you: { $told }
       *[other] Time ran out: a bot played for { $name }: { $told }
    }
play-for-away =
    { $who ->
        [you] A bot played for you while you were away: { $told }
       *[other] A bot played for { $name }, who is away: { $told }
    }
play-chat-empty = Nobody has said anything yet.
play-said = { $name }: { $text }
play-mute = Mute
play-mute-whom = Mute: { $name }
play-muted = You do not hear { $name }.
play-unmute = Hear again
play-block-open = Block…
play-block = Block { $name }
play-mute-or-block = Mute or block { $name }
play-mute-here = Mute at this table
play-block-title = Block { $name }?
play-block-text = You will not hear anything more from their device, under whatever name and at any table, and they cannot sit down at tables that you host. They are not told. Your own page lists whom you have blocked, and there you can change your mind.
play-block-yes = Block
play-blocked = { $name } is blocked.
play-go-on = Go on when you are ready.
play-begun = The game has begun.
play-message = Message to everybody at the table
play-send = Send
play-stand-in = a bot plays for them
play-offline = away
play-on-turn = on turn
play-lost = The connection is lost. Your table is safe; connecting again…
play-sending = Sending your move…
play-undo = Take back
play-undo-asked = You asked to take your move back. The others must agree.
play-undo-refused = { $name } did not agree: your move stands.
play-undone = { $name } has taken a move back.
play-undo-lapsed = It is too late to take your move back.
play-agree = Agree
play-refuse = Refuse
play-hint = Hint
play-hint-thinking = A master is thinking…
play-hint-title = A master’s advice
play-hint-brackets = (beside the best)
play-rules = Rules
play-record = Download the record
play-leave = Leave
play-leave-title = Leave the game?
play-leave-alone = The game is kept as it is, and you can go on whenever you like.
play-leave-among = Your seat is kept for { $time }. After that, or sooner if the others vote for it, a bot plays for you until you are back.
play-leave-shared = Everybody who shares this device leaves. Your seats are kept for { $time }. After that, or sooner if the others vote for it, bots play for you until you are back.
play-leave-replaced = A bot plays for you until you are back.
play-leave-yes = Leave the table
play-hand-over = Let a bot finish
play-hand-over-text = Or a bot takes your seat at once and finishes the game. As long as it is not over, you can still come back.
play-back = I’m back
play-back-text = A bot is playing for you.
play-watching = You are watching.
play-why-fine = The rules do allow this move.
play-your-turn-in = ● Your turn – { $game }
play-watchers =
    { $count ->
        [one] { $count } person is watching
       *[other] { $count } people are watching
    }
play-undo-asks = { $name } would like to take a move back.
play-vote = Let a bot play for { $name }
play-votes = { $have } of { $needed } want a bot.
play-votes-from = Votes count from { $time } on.
play-kept = The seat is kept until { $time }.
play-time-left = Time left: { $time }
play-unread = { $count } new

## Games on this device

here-title = Play on this device
here-lead = Against bots, or several people with one device. It needs no network, and everything is kept here.
here-away = The server cannot be reached. Everything on this page works without it, and is kept on this device.
here-kept = Games on this device
here-on = Under way
here-send = Send to the server
here-send-at = Send to the server: { $game } ({ $people })
here-sent = On the server
here-sent-at = On the server: { $game } ({ $people })
here-forget = Put away
here-forget-at = Put away: { $game } ({ $people })
here-forget-title = Put this game of { $game } away?
here-forget-text = It is on this device only. Once it is put away, nobody can bring it back.
setup-sharing = Somebody with this device
setup-places-here = Bots, or others who share this device with you: it is handed around, and hides everything in between.
lobby-here = Play on this device
lobby-here-text = Without a network, against bots or handed around among several people.

## A television that shows the table, and phones that show hands

television-open = Open on a television
television-sit = Sit down
television-hand = Scan this with your phone: it will hold your hand, and everything else is shown here.
hand-only = Show my hand only
hand-whole = Show the whole table
hand-over = The television shows how it ended.
hand-none = You do not play here. The television shows everything there is to see.

## One device for several people

shared-hand-to = Hand the device to { $name }
shared-i-am = I am { $name }
shared-back = { $name } plays again
shared-since = What happened meanwhile
shared-sit = Somebody else plays with this device
shared-sit-text = You share it: between two turns everything is hidden until the next one says that they hold it.
shared-cover = Always cover the table when the device is handed on
shared-cover-text = Otherwise only in games in which somebody has something to hide.

## The end of a game

finish-title = The game is over
finish-rematch = Play again
finish-rematch-join = To the next game
finish-rematch-wanted = { $name } wants to play again.
finish-rematch-laid = The next game is being laid.
finish-share = Share a picture
finish-save = Save a picture
finish-replay = Look at it again

## What the server’s problems mean for a player, and what to do

problem-malformed = The server did not understand this page. Load it again, it may be an old one.
problem-not-found = There is nothing here under this name.
problem-not-yours = Only the host, or the owner of the seat, may do that.
problem-bad-setup = The game cannot be set up like that.
problem-bad-text = This text is empty or too long.
problem-bad-record = This file is not a valid record of a game.
problem-bad-journal = What was kept of this table is damaged and cannot be played again. Start another: your other games are as they were.
problem-sent-away = The host has sent you away from this table.
problem-taken = Somebody else has taken this place.
problem-started = The game has already started.
problem-not-playing = That can only be done during the game.
problem-not-full = Some places are still empty.
problem-not-your-turn = It is not your turn.
problem-illegal = The rules do not allow this move.
problem-old-position = The position has changed in the meantime. Please choose again.
problem-nothing-to-undo = There is nothing to take back.
problem-declined = The others have already said no to that.
problem-no-hints = This table gives no hints.
problem-silent = At this table nothing is said.
problem-unwatched = At this table only those who play see the game. You can look at it when it is over.
problem-not-over = The game is not over yet, so its record is still secret.
problem-bad-code = This recovery code is not right. Check it letter by letter.
problem-too-many = You have too many tables already. Finish or leave one first.
problem-too-fast = That was too fast for the server. Try again in a moment.
problem-wrong-origin = The request came from the page of another site.
problem-banned = You can no longer play on this server.
problem-closed = Whoever runs this server has closed the table.
problem-unavailable = Something is wrong with the server; try again in a moment.
problem-unreachable = The server cannot be reached. Check your connection.
problem-storage-full = There is no room left on this device, so that was not kept. Make some room, then try again.
problem-no-storage = This browser does not let games be kept, as in a private window. Open an ordinary one, or play online.
problem-open-elsewhere = This table is open in another tab. Go on there, or close that tab and try again.
problem-old-page = What is kept on this device is of a newer version of this page. Load the page again.
problem-no-engine = What games on this device need could not be loaded. Go online once, or load the page again.
# A problem with what the rules say to it.
problem-because = { $problem } { $reason }
problem-at-entry = { $problem } At entry { $entry }: { $reason }
