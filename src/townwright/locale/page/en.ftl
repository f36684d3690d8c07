### The page’s messages in English. Python does not use them.

## Everywhere

page-language = Language
page-language-en = English
page-language-de = Deutsch
page-theme-dark = Dark theme
page-theme-light = Light theme
page-close = Close
page-got-it = Got it
page-loading = One moment …
page-to-lobby = Back to the lobby
page-home = Townwright: back to the lobby
page-yes = yes
page-no = no
page-copy = Copy
page-copied = Copied
page-qr = QR code of the link
page-no-server = Can’t reach the server. Trying again …
page-key-enter = Enter

## Lobby

page-hero = Which town will you build today?
page-hero-help = Solo, with friends or against the computer.
page-guest = Guest
page-your-name = Your name
page-name = Name
page-save = Save
page-players-count = { $one ->
    [1] { $low ->
        [one] 1 player
       *[other] { $low } players
    }
   *[0] { $low }–{ $high } players
}
page-minutes = { $low }–{ $high } min
page-complexity = Complexity: { $complexity } of 5
page-play-now = Play now
page-more-ways = More ways to play
page-level-warming = { $level } is warming up, { $percent }%. Start with { $other } for now; we’ll tell you when { $level } is ready.
page-level-ready = { $level } is ready.
page-bot-warming = { $name } is warming up, { $percent }%
page-hint-warming = Warming up, { $percent }%
page-my-tables = My tables
page-all-tables = All { $count } tables
page-with = with { $names }
page-solo = solo
page-your-turn = Your turn
page-turn-of = { $name }’s turn
page-running = in progress
page-waits-for-players = waiting for players
page-called = { $game }: your turn
page-play = Play
page-open = Open
page-load-file = Open a match file
page-no-match = “{ $file }” is not a Townwright match file. You can save one from the menu of a finished game.
page-version = Townwright { $version }

page-way = How do you want to play?
page-way-bots = With bots
    .help = You and the computer.
page-way-alone = Solo
    .help = Just you and the game.
page-way-friends = With friends
    .help = Send a link. Everyone plays on their own screen.
page-way-screen = On one screen
    .help = Take turns on this device.
page-seats = Seats
page-how-many = How many players?
page-how-strong = How strong?
page-rating = Rating
page-rating-help = The number is the measured rating: a bot rated 400 points higher wins ten times as often as the other.
page-seats-one-by-one = Choose seat by seat
page-seat-me = You
page-seat-open = Friend, by link
page-seat-here = At this screen
page-seat-bot = Bot
page-level-of = Strength, { $seat }
page-name-of = Name, { $seat }
page-allow-hints = Play with hints
page-allow-hints-help = Anyone may ask a strong bot, and everyone sees who did.
page-rule-options = Rules and options
page-rule-options-standard = standard
page-bot-name = Bot
page-bot-number = Bot { $number }
page-free-seat = open seat
page-open-table = Create table
page-start-game = Start
page-watch = Watch

page-invited = You’re invited to play { $game }
page-invited-by = { $name } invites you to play { $game }
page-invited-hints = With hints: anyone may ask a strong bot, and everyone sees who did
page-invited-no-hints = Without hints
page-invited-full = Sorry, all seats are taken.
page-invited-started = Sorry, this game has already started.
page-intro = The game in one minute
page-join = Join
page-waiting-room = Waiting for players
page-waiting-room-full = All seats are taken
page-waits-open-owner = { $count ->
    [one] One seat is still open. Send the link, or add a bot.
   *[other] { $count } seats are still open. Send the link, or add bots.
}
page-waits-open = { $count ->
    [one] Waiting for one more player.
   *[other] Waiting for { $count } more players.
}
page-waits-away-owner = { $names } { $count ->
    [one] is
   *[other] are
} away. You can start anyway.
page-waits-away = { $names } { $count ->
    [one] is
   *[other] are
} away. The owner of the table starts the game.
page-waits-start-owner = Start when you are ready.
page-waits-start = The owner of the table starts the game.
page-link-local = Links work on this computer only. To play with others on your network, stop the server and start it with `make play ARGS=--lan` or `townwright serve --lan`.
page-present = here
page-add-bot = Add a bot
page-invite = Invite
page-clear-seat = Free this seat
page-invite-help = Anyone with this link can take an open seat.
page-invite-renewed = Earlier links no longer work. Anyone with this one can take an open seat.

page-about = About and settings
page-about-what = Play city-building tabletop games: solo, against bots, on one screen, or online with friends. Study them, and train your own bots.
page-about-open = Townwright is free software under the Apache License 2.0. The rules of every game are written in Python, and bots see only what a player in their seat would see.
page-about-games = Who made these games
page-about-notice = Townwright is not affiliated with any of them. It uses none of their artwork and none of their rulebook text: everything here was drawn and written from scratch. If you enjoy a game, please buy it. That is what its makers live on.
page-about-privacy = What we store about you
page-about-privacy-text = Your name, your tables, your chat messages, your results, your lessons and puzzles, what you entered under “My box”, the browsers you play with, and one cookie to recognise you. There are no accounts. Only you can see your statistics. In a challenge, both players see each other’s result. Nothing is loaded from other sites.
page-devices = Your devices
page-device = Use a second device
page-device-help = Open this link there within 24 hours. It works once and signs that browser in as you.
page-device-ask = Use this browser as { $name }’s device?
page-device-ask-help = This link belongs to { $name }. If you agree, you play as { $name } here. Only agree if you are { $name }.
page-device-former-stays = Your games as { $name } stay yours. You can go back at any time under “About and settings”.
page-device-leave = This browser will no longer be { $name }’s device.
page-device-only = This is { $name }’s only device: afterwards no one can play as { $name } any more.
page-device-agree = Play as { $name }
page-device-mine = This browser is already { $name }’s device
page-device-this = this browser
page-device-unknown = Unknown browser
page-device-revoke = Sign out
page-device-revoke-sure = Sign this device out?
page-device-back = Go back to playing as { $name }
page-delete-data = Delete all my data
page-delete-data-sure = Delete everything stored about you for good: name, tables, statistics, lessons, puzzles and devices?
page-delete-data-yes = Delete

## Lessons

page-first-lesson-done = First lesson: done
page-first-lesson = First lesson · 5 min
page-lesson = Lesson
page-lesson-step = Step { $step } of { $steps }
page-lesson-back = Back
page-lesson-next = Next
page-lesson-play-on = Keep playing
page-lesson-free = Play freely
page-lesson-leave = Leave lesson

## The table

page-view = Board
page-question = What to do now
page-asks = { $name }: { $question }
page-undo = Undo
page-redo = Redo
page-hint = Hint
page-menu = Menu
page-drawer = Log, rules and more
page-tab-log = Log
page-tab-chat = Chat
page-tab-score = Score
page-tab-rules = Rules
page-tab-hints = Hint
page-tab-choices = All moves
page-log = Log
page-log-empty = Nothing has happened yet.
page-since-last-turn = Since your last turn
page-show-turn = Show this turn again
page-now = now
page-players = Players
page-you = you
page-points = Points
page-source = Source of points
page-hidden-points = ?
page-target = Target
page-tie-break = Tie-break: { $what }
page-before-after = { $before } → { $after }
page-points-change = { $count ->
    [one] { $points } point
   *[other] { $points } points
}
page-views = Views

page-to-move = to move
page-thinks = thinking
page-confirms = confirming the turn
page-waits = waiting
page-away = away
page-status-away = { $status }, but away
page-finished = finished
page-bot-thinks = { $name } is thinking …
page-confirm-turn = End your turn?
page-confirm-turn-help = You can still undo.
page-end-turn = End turn
page-hand-over = { $name }’s turn
page-hand-over-help = Pass the device. No peeking!
page-i-am = I’m { $name }
page-connection-lost = Connection lost. Reconnecting … Your game is safe.
page-table-gone = This table no longer exists, or you don’t have access to it.

page-choices-now = Possible moves
page-choose-from-list = Pick a move from the list.
page-search-choices = Search
page-more-choices = { $count ->
    [one] … and one more. Search to find it.
   *[other] … and { $count } more. Search to find them.
}
page-no-choices = You have no moves right now.

page-chat-empty = No messages yet.
page-chat-new = { $count ->
    [one] Chat: one new message
   *[other] Chat: { $count } new messages
}
page-say = Write a message
page-send = Send
page-point = Point at something
page-point-help = Click what you want to show. Everyone at the table sees it; it doesn’t count as a move.
page-point-touch = Tap what you want to show. You can also press and hold at any time.
page-point-stop = Cancel
page-point-square = { $ground }, column { $x }, row { $y }
page-card-at = { $turned ->
    [1] Column { $x }, row { $y }, rotated
   *[0] Column { $x }, row { $y }
}
page-points-at = { $name } is pointing at { $thing }
page-points-away = { $name } is pointing at something you can’t see right now.
page-points-away-at = { $name } is pointing at something you can’t see right now: { $thing }

page-hint-ask = A strong bot suggests a move. It sees only what you see.
page-hint-not-now = You can get a hint on your turn.
page-hint-confirm = Your turn is complete. End it, or undo a step to get a hint.
page-hint-shown = Everyone at the table sees that you used a hint.
page-hint-used = { $name } used a hint
page-with-hints = With hints
page-hints-of = { $name }: { $count }
page-hint-thinks = The bot is thinking …
page-hint-intro = The bot’s best moves. Pick one to see it on the board.
page-hint-numbers = Numbers
page-hint-steps = The turn, step by step
page-hint-on-plan = Still to do this turn:
page-play-turn = Play this turn
page-play-step = Play up to here
page-hint-lead = { $cooperative ->
    [1] expected points over the target
   *[0] expected lead
}
page-play-this = Play this
page-notation = “{ $text }”.

page-settings = Settings
page-confirm-turns = Confirm the end of my turn
page-follow = Show other players’ moves one by one
page-sound = Sounds and vibration
page-notify = Notify me when it’s my turn
page-keys = Keyboard shortcuts
page-keys-help = Enter plays, Escape cancels, Ctrl+Z undoes. Depending on the game, arrow keys move the card or the selection, number keys choose, R rotates, and plus, minus and 0 zoom.
page-file = Save match file
page-share = Share
page-share-moment = This position (after move { $number })
page-share-moment-help = Anyone with this link sees this position and can watch the game.
page-no-sharing = This table can’t be shared.
page-bot-for-me = Let a bot play for me
page-bot-for = Let a bot play for { $name }
page-take-seat-back = Take my seat back
page-leave = Leave table
page-leave-sure = Leave for good? If the game is running, a bot takes your seat. If no one else is left at the table, it is deleted.
page-cancel = Cancel

page-title-turn = Your turn · { $game }
page-title = { $page } · Townwright

## The end

page-over = Game over
page-you-won = You won with { $points ->
    [one] 1 point
   *[other] { $points } points
}!
page-you-won-duel = You won { $points }–{ $other }!
page-winner-duel = { $name } won { $points }–{ $other }
page-winner = { $name } won with { $points ->
    [one] 1 point
   *[other] { $points } points
}
page-shared-win = { $names } share the win with { $points ->
    [one] 1 point
   *[other] { $points } points
}
page-cooperative = { $won ->
    [1] Won: { $count ->
        [one] { $points } point
       *[other] { $points } points
    }, target { $target }
   *[0] Lost: { $count ->
        [one] { $points } point
       *[other] { $points } points
    }, target { $target }
}
page-finale = Final scoring
page-result = Result
page-score-history = Points turn by turn
page-score-history-of = Everyone’s points after each of the { $count } turns
page-decisive-lead = Turn { $number } decided it. { $sentence } { $name } stayed ahead from then on.
page-decisive-gain = Turn { $number } made the biggest difference. { $sentence }
page-if-ended = If the game ended now
page-row-help = Choose a line to see on the board where its points come from.
page-rematch = Rematch
page-rules-changed = The rules have changed
page-rules-changed-rematch = “Rematch” starts a new game with the same players under the current rules.
page-standing-rules-changed = rules changed
page-score-not-stored = This game’s score sheet wasn’t saved.
page-challenge-rules-changed = This game’s rules have changed since, so the same game can no longer be played.
page-rematch-failed = That didn’t work. Please try again.
page-to-rematch = Go to the new game
page-replay = Replay
page-moment = After move { $number }
page-beginning = Start
page-slider = Position in the game
page-replay-start = To the start
page-replay-back = One step back
page-replay-forward = One step forward
page-replay-end = To the end
page-replay-play = Play
page-replay-stop = Stop
page-play-from-here = Play from here
page-to-now = Back to the game
page-done = Done

page-analysis = Analysis
page-analysis-computing = Analysing the game: { $percent }
page-analysis-failed = The analysis failed.
page-analysis-none = No mistakes. Step through the game to see every decision rated.
page-analysis-moments = { $mine ->
    [1] Your key moments
   *[0] { $name }’s key moments
}
page-analysis-moments-back = Back to the key moments
page-analysis-accuracy = accuracy
page-analysis-accuracy-help = 100% if every decision was the best; a blunder counts half or less.
page-analysis-chance = −{ $chance } win chance
page-analysis-points = −{ $points ->
    [one] 1 point
   *[other] { $points } points
}
page-analysis-numbers = { $points ->
    [one] 1 point
   *[other] { $points } points
}, { $chance } win chance
page-analysis-show-move = Show it
page-analysis-show-turn = Show the better turn
page-analysis-line-back = One step back
page-analysis-again = Try again from here
page-analysis-win-chance = { $mine ->
    [1] Your win chance
   *[0] { $name }’s win chance
}
page-analysis-lead = { $mine ->
    [1] Your expected { $cooperative ->
        [1] points over the target
       *[0] lead
    }
   *[0] { $name }: expected { $cooperative ->
        [1] points over the target
       *[0] lead
    }
}
page-analysis-sides = { $mine ->
    [1] Marks below: your moves. Above: the other players’.
   *[0] Marks below: { $name }’s moves. Above: the other players’.
}
page-analysis-mistake = { $mark }: move { $number }, { $name }
page-mark-blunder = Blunder
page-mark-mistake = Mistake
page-mark-good = Good move
page-mark-fine = Fine

## Placing cards

page-zoom-in = Zoom in
page-zoom-out = Zoom out
page-zoom-fit = Show all
page-turn-card = Rotate
page-place = Place
page-place-and-end = Place, end turn
page-place-help = Point at a spot or press an arrow key.
page-place-touch = Tap a spot.
page-place-pinned = Click again to place it here.
page-place-pinned-touch = Tap again to place it here.
page-no-card-yet = No card yet
page-nothing = nothing
page-card = Card { $card }
page-card-selected = Card { $card } · selected

## Watching

page-way-watch = Watch and learn
    .help = Bots play and explain their moves.
page-watch-last = The last move, and why
page-watch-first = { $name } starts.
page-pace = Speed
page-pace-slow = slow
page-pace-steady = normal
page-pace-brisk = fast
page-pace-fast = very fast
page-pause = Pause
page-pause-key = Pause at key moments
page-resume = Resume
page-skip = Skip
page-thought-only = The only possible move.
page-thought-any = Picked at random.
page-thought-glance = Looks best at first glance (worth { $worth } { $count ->
    [one] point
   *[other] points
}).
page-thought-slip = Overlooked: { $other } At first glance that’s worth { $others } { $count ->
    [one] point
   *[other] points
}, this move only { $worth }.
page-thought-search = Expected: { $number }.
page-thought-proof = Calculated to the end: nothing beats this.
page-thought-other = Next best: { $other }
page-thought-equal = About as good: { $other }
page-thought-compared = Compared with that, it { $reasons }.
page-thought-key = Key moment.

## Activities

page-more = More to do

## Daily challenge, and challenges by link

page-daily = Daily challenge
page-daily-of = Daily challenge, { $day }
page-daily-about = The same setup for everyone, a new one every day
page-daily-what = Every game has a new setup each day, the same for everyone. Your first result counts; after that, play it as often as you like.
page-daily-days = Days
page-daily-today = Today,
page-daily-before = Previous day
page-daily-after = Next day
page-daily-to-today = Today
page-daily-to-day = Back to this day’s challenges
page-daily-person = a player
page-daily-against = against { $names }
page-daily-bot = a bot ({ $level })
page-daily-continue = Continue
page-daily-view = View
page-daily-again = Play again
page-daily-again-count = { $count ->
    [one] Played once more
   *[other] Played { $count } more times
}
page-daily-of-target = { $points } ({ $by })
page-daily-won = won
page-daily-lost = lost
page-daily-share = Share your result
page-daily-copy = Copy text
page-daily-no-sharing = Nothing to share right now.
page-daily-streak = { $days ->
    [0] Finish one of today’s challenges to start a streak.
    [one] Your streak: 1 day
   *[other] Your streak: { $days } days in a row
}
page-daily-best = longest: { $days }
page-daily-archived = From the archive: play these whenever you like. They don’t count towards your streak.
page-daily-par = Par { $par } ({ $by })
page-daily-par-wait = A strong bot is still setting par …
page-daily-par-what = Par is what a strong bot scored in your seat. You see it once you’ve played.
page-daily-squares = Each square is one of your turns: 🟦 gained ground, ⬜ kept it, 🟧 lost some.
page-daily-picture = Your result as a picture
page-daily-save-picture = Save picture
page-daily-check = Check the setup
page-daily-check-key = The day is over, so the server’s key is public. Save the match file of your game and check it in a terminal:
page-daily-check-later = The server shuffled with a secret key. It is published once the day is over everywhere (12:00 UTC on the next day).
page-daily-check-commitment = The SHA-256 digest of the key, public from the start:
page-daily-calendar = Your calendar
page-daily-which = Game
page-daily-all-games = All games
page-daily-month-before = Previous month
page-daily-month-after = Next month
page-daily-none-that-day = not played
page-challenge = Challenge
page-challenge-by = { $name } challenges you
page-challenge-own = Your challenge
page-challenge-seat = , you’re in seat { $seat }
page-challenge-option = { $option }: { $choice }
page-challenge-hidden = You get exactly the same setup. You’ll see { $name }’s score once you’ve played.
page-challenge-accept = Accept
page-challenge-accepted = Your challenge was accepted.
page-challenge-unplayed = No one has finished it yet. Send the link; it’s valid for 30 days.
page-challenge-done = You’ve played it. Only your first game counts.
page-challenge-comparison = Side by side
page-challenge-difference = Difference
page-challenge-best = Best opponent
page-challenge-friend = Challenge a friend
page-challenge-link = Challenge link
page-challenge-link-help = Anyone with this link gets the same setup in your seat, with bots for the other players. You’ll see everyone’s results here. Valid for 30 days.

## Puzzles

page-puzzles = Puzzles
page-puzzles-about = One move is clearly best. Can you find it?
page-puzzles-intro = Positions from bot games where one move is clearly best, and it isn’t the obvious one. Play your move on the board, then see what each move is worth, why, and how the game continues.
page-puzzles-of = Puzzles: { $game }
page-puzzles-all = All games
page-puzzles-solved = { $solved } of { $count } solved
page-puzzles-done = All solved
page-puzzles-numbers = The number below a puzzle is its rating.
page-puzzle = Puzzle
page-puzzle-number = { $number } of { $count }
page-puzzle-difficulty = Difficulty { $difficulty } of 5
page-puzzle-all = All puzzles
page-puzzle-first = First puzzle
page-puzzle-next = Next puzzle
page-puzzle-ask = One move is clearly best, and it isn’t the obvious one. Play it on the board: your first try counts.
page-puzzle-right = Right! { $action } About { $points ->
    [one] 1 point
   *[other] { $points } points
} better than the next best move.
page-puzzle-right-solved = Right! { $action } With best play from both sides, { $points ->
    [one] 1 point
   *[other] { $points } points
} better than any other move.
page-puzzle-shown = Best: { $action } About { $points ->
    [one] 1 point
   *[other] { $points } points
} better than the next best move.
page-puzzle-shown-solved = Best: { $action } With best play from both sides, { $points ->
    [one] 1 point
   *[other] { $points } points
} better than any other move.
page-puzzle-obvious = Looks better at first glance: { $action }
page-puzzle-wrong = Not the best move: { $action } Clearly worse.
page-puzzle-wrong-by = Not the best move: { $action } You end up about { $points ->
    [one] 1 point
   *[other] { $points } points
} worse.
page-puzzle-because = The difference:
page-puzzle-where = With the best move instead:
page-puzzle-again = Try again
page-puzzle-show = Show solution
page-puzzle-compare = Compare
page-puzzle-step = Step { $step } of { $steps }
page-puzzle-play-on = Play from here
page-puzzle-answered = Puzzle finished.
page-puzzle-choice = Move
page-puzzle-chance = win chance
page-puzzle-better = With the best move instead
page-puzzle-help = Points and win chance at the end of the game, estimated by a long search.
page-puzzle-solved-help = Calculated to the end: this is the result with best play from both sides.
page-puzzle-state-new = not tried yet
page-puzzle-state-seen = tried, not solved
page-puzzle-state-solved = solved
page-puzzle-state-first = solved on the first try
page-puzzle-rating = { $changed ->
    [1] Your rating: { $rating } ({ $change })
   *[0] Your rating: { $rating }
}
page-puzzle-rated = rating { $rating }
page-own = Your puzzles
page-own-about = Positions from games you’ve analysed in which your move cost you most. Each comes back after 1, 3, 7, 16 and 35 days, until you’ve solved it six times in a row.
page-own-none = Analyse a finished game: your costliest moves become puzzles here.
page-own-due = { $count ->
    [0] None due today.
    [one] 1 due today.
   *[other] { $count } due today.
}
page-own-count = { $learned ->
    [0] { $count } in all.
   *[other] { $count } in all, { $learned } learned.
}
page-own-practise = Practise
page-own-all = Show all
page-own-lost = { $points ->
    [one] { $points } point lost
   *[other] { $points } points lost
}
page-own-remove = Remove this puzzle
page-own-back = { $days ->
    [0] due today
    [one] back tomorrow
   *[other] back in { $days } days
}
page-own-learned = learned
page-own-puzzle = Your puzzle
page-own-ask = In your game you went wrong here. Find a better move: your first try counts.
page-own-right = Right! { $action } About { $points ->
    [one] 1 point
   *[other] { $points } points
} better than your move in the game.
page-own-shown = Best: { $action } About { $points ->
    [one] 1 point
   *[other] { $points } points
} better than your move in the game.
page-own-played = Your move in the game: { $action }

## My box

page-box = My box
page-box-intro = Do you own this game? Compare the board with your copy. Your games, hints, puzzles and the score helper then use what is printed there.
page-box-progress-title = Progress
page-box-progress = { $compared } of { $all } values compared
page-box-save = Save as a file
page-box-load = Load a file
page-box-no-file = “{ $file }” isn’t a file of printed values. You can save one here.
page-box-clear = Start over
page-box-clear-sure = Delete everything you compared?
page-box-used = New games use your values.
page-box-same = Everything you compared matches our values, so nothing changes in your games.
page-box-not-used = New games use your values once they fit together.
page-box-contradictions = These values don’t fit together yet
page-box-contribute = You’ve compared everything that is reconstructed. Please share the saved file: open an issue on the project’s page and attach it. Then everyone plays with the printed board.
page-box-help = How My box works
page-box-values = Values
page-box-reconstructed = reconstructed
    .help = We haven’t seen these. Choose one to enter what is printed.
page-box-corrected = corrected
    .help = Your copy differs from ours here.
page-box-confirmed = confirmed
    .help = Your copy shows the same.
page-box-known = known
    .help = The rulebook says so, or it follows from the rules.
page-box-none = Nothing here.
page-box-ours = We have: { $value }
page-box-printed = printed like this
page-box-all-right = Confirm all
page-box-play = Play with my box
page-box-play-help = The values you corrected, instead of the reconstructed ones.
page-box-corrected-table = Corrected board
page-box-standard-table = Standard board: this puzzle doesn’t work with your box
page-box-invited = Played with a corrected board
page-box-score = Scored with the values of your box.

## Score helper

page-score = Score helper
page-score-about = For games on a real table
page-score-intro = Enter what’s on your table at the end of the game and get the full score sheet, with every line explained and shown on the board.
page-score-which = Which game is on your table?
page-score-private = Your entries stay in this browser. The server adds up the points and stores nothing.
page-score-all = All games
page-score-restart = Start over
page-score-first = { $count ->
    [one] In the lead: { $names }
   *[other] { $names } are tied
}
page-score-row-help = Choose a line to see how it’s scored.
page-score-row-help-board = Choose a line to see how it’s scored and where its points come from.
page-score-to-sheet = To the score sheet
page-score-less = One less: { $what }
page-score-more = One more: { $what }
page-score-of = { $what }, { $name }
page-score-choose-card = Choose a card below or drag it here.
page-score-which-town = Which town?
page-score-cards = Cards
page-score-placed = Card { $card } · placed
page-score-remove = Remove card { $card }: { $what }
page-score-conditions = Scoring cards ({ $most })
page-score-conditions-none = choose the cards in play
page-score-track-help = Before final scoring.

## Statistics

page-statistics = My statistics
page-statistics-about = Your games, wins and points
page-statistics-intro = How your games went. Only you can see this.
page-statistics-counts = What counts
page-statistics-what = Games count if you played them yourself from first move to last, from a setup you didn’t know. Lessons, games continued from a file or a shared position, seeds you chose, setups you had played before, and games with several people on one screen don’t count.
page-statistics-excluded = { $count ->
    [one] One game of yours doesn’t count.
   *[other] { $count } of your games don’t count.
}
page-statistics-empty = Your wins, points, opponents and scoring cards will show up here once you finish your first game.
page-statistics-csv = Download as CSV
page-statistics-games = Games
page-statistics-game = Game
page-statistics-wins = Won
page-statistics-average = Average
page-statistics-best = Best
page-statistics-by-game = By game
page-statistics-by-company = By opponents
page-statistics-by-card = { $game }: by scoring card
page-statistics-company = Opponents
page-statistics-card = Scoring card
page-statistics-times = Games
page-statistics-card-average = Average points
page-statistics-plot = { $game }: points over time
page-statistics-plot-description = { $game }, points over time: { $count ->
    [one] 1 game
   *[other] { $count } games
}, { $average } on average. Filled dots are wins. The table below has the same numbers.
page-statistics-as-table = Show as a table
page-statistics-day = Day

## Offline, app, notifications
page-rules = Rules
page-rules-contents = Contents
page-offline = You’re offline. You can open the rules, finished games and puzzles you’ve seen. You need a connection to play.
page-offline-table = Offline: this is how you last saw it. You need a connection to play or replay.
page-needs-server = Not possible right now: the server can’t be reached.
page-puzzle-needs-server = You haven’t opened this puzzle before, so you need a connection.
page-app = As an app
page-app-description = City-building tabletop games: play, learn and solve puzzles
page-app-what = You can install Townwright from the browser’s menu. Rules, finished games and puzzles you’ve seen then open without a connection, too.
page-app-insecure = Browsers allow installing, offline use and notifications only with HTTPS or on localhost, so not at this address.
page-app-install = Install Townwright
page-notify-insecure = Browsers allow notifications only with HTTPS or on localhost, so not at this address.
page-notify-missing = This browser doesn’t support notifications. On an iPhone, add Townwright to the home screen first.
page-notify-denied = You have blocked notifications for this page. Allow them in the browser’s settings.
page-notify-offer = Get a notification when it’s your turn?
page-notify-yes = Notify me
page-notify-no = No, thanks
