### Words of the page, in English. They are not used by Python.

## Everywhere

page-language = Language
page-language-en = English
page-language-de = Deutsch
page-theme-dark = Use the dark theme
page-theme-light = Use the light theme
page-close = Close
page-understood = Understood
page-loading = One moment …
page-to-lobby = To the lobby
page-home = Townwright: to the lobby
page-yes = yes
page-no = no
page-copy = Copy
page-copied = Copied
page-qr = The link as a QR code
page-no-server = The server cannot be reached just now. This page keeps trying.
page-key-enter = Enter

## Lobby

page-hero = Which town will you build today?
page-hero-help = Alone, with friends or against the computer.
page-guest = Guest
page-your-name = Your name
page-name = Name
page-keep = Keep
page-players-count = { $one ->
    [1] { $low ->
        [one] 1 player
       *[other] { $low } players
    }
   *[0] { $low }–{ $high } players
}
page-minutes = { $low }–{ $high } min
page-weight = Weight: { $weight } of 5
page-play-now = Play now
page-more-ways = More ways to play
page-level-warms = { $level } is warming up, { $percent }%. Start with { $other } now; you’ll be told when { $level } is ready.
page-level-ready = { $level } is ready.
page-bot-warms = { $name } is warming up, { $percent }%
page-hint-warms = The coach is warming up, { $percent }%
page-my-tables = My tables
page-all-tables = All { $count } tables
page-with = with { $names }
page-by-oneself = on your own
page-your-turn = Your turn
page-turn-of = { $name } is next
page-running = in play
page-waits-for-players = waits for players
page-tables-waiting = { $count ->
    [one] Your turn at one table
   *[other] Your turn at { $count } tables
}
page-play = Play
page-open = Open
page-load-file = Open a match file
page-no-match = “{ $file }” is not a Townwright match; you save match files from the menu at a table.
page-version = Townwright { $version }

page-way = How do you want to play?
page-way-bots = With bots
    .help = You and the computer.
page-way-alone = Alone
    .help = Just you and the game.
page-way-friends = With friends
    .help = Send a link; everybody plays on their own screen.
page-way-screen = At one screen
    .help = Several people take turns here.
page-seats = Seats
page-how-many = How many play?
page-seat-me = { $name } (you)
page-seat-open = free: somebody with the link
page-seat-here = somebody at this screen
page-bot = Bot, { $level }
page-bot-name = Bot
page-bot-number = Bot { $number }
page-free-seat = free seat
page-options = Options
page-open-table = Open the table
page-start-game = Start
page-watch = Watch

page-invited = You are invited to a table
page-sit-down = Sit down
page-lounge = The table is open
page-lounge-owner = Send the link. The game starts when every seat is taken and you say so.
page-lounge-guest = The game starts when every seat is taken.
page-here = is here
page-give-to-bot = Give it to a bot
page-invite = Invitation
page-invite-help = Whoever opens this link may take a free seat.

page-about = About Townwright
page-about-what = Townwright lets you play, study and train on city-building tabletop games: alone, against bots, at one screen, or with friends at other screens.
page-about-open = It is free software under the Apache License 2.0. The rules of every game are written in Python; bots see only what their seat may know.
page-about-games = Whose games these are
page-about-notice = Townwright is not affiliated with any of them. None of their artwork and none of the text of their rulebooks is included: everything here was drawn and written anew. If you enjoy a game, please buy it; people who make such games live from it.
page-about-privacy = What is kept about you
page-about-privacy-text = The name you give yourself, your tables, how your games ended, and one cookie that recognises you. There are no accounts; your statistics are yours alone, only a challenge shows its results to both sides. Nothing is loaded from elsewhere.
page-device = Use another device as well
page-device-help = Open this link there within a day: it works once, and your tables come along.
page-forget = Delete everything about me
page-forget-sure = Delete your name and your tables for good?
page-forget-yes = Delete

## Lessons

page-first-lesson = First lesson · 5 min
page-lesson = Lesson
page-lesson-step = Step { $step } of { $steps }
page-lesson-back = Back
page-lesson-next = Next
page-lesson-play-on = Play on
page-lesson-free = Play freely
page-lesson-leave = Leave
page-lesson-read = Read the note, then go on.

## The table

page-view = What lies on the table
page-question = What is asked now
page-undo = Undo
page-redo = Redo
page-hint = Hint
page-menu = Menu
page-drawer = Log, rules and more
page-tab-log = Log
page-tab-talk = Talk
page-tab-score = Score
page-tab-rules = Rules
page-tab-hints = Hint
page-tab-choices = All choices
page-log = Log
page-log-empty = Nothing has happened yet.
page-look-back = Look back
page-meanwhile = Since you looked
page-now = now
page-players = Players
page-you = you
page-points = Points
page-source = Where points come from
page-everything-else = Everything else
page-hidden-points = ?
page-target = Target
page-tie-break = Tie-break: { $what }
page-before-after = { $before } → { $after }
page-points-change = { $count ->
    [one] { $points } point
   *[other] { $points } points
}
page-what-to-see = What to look at

page-to-move = to move
page-thinks = is thinking
page-confirms = ends the turn
page-waits = waits
page-away = is away
page-finished = finished
page-bot-thinks = { $name } is thinking …
page-turn-done = Is that your turn?
page-turn-done-help = You can still take it back.
page-end-turn = End turn
page-hand-over = { $name } is next.
page-hand-over-help = Hand the screen over; nobody else should look.
page-i-am = I am { $name }
page-lost = The connection is lost. It comes back by itself; nothing is gone.
page-table-gone = This table does not exist any more, or it is not open to you.

page-choices-now = What is possible now
page-choose-from-list = Choose from the list.
page-search-choices = Search
page-more-choices = { $count ->
    [one] … and one more: search for it.
   *[other] … and { $count } more: search for them.
}
page-no-choices = There is nothing for you to choose now.

page-talk-empty = Nobody has said anything yet.
page-talk-new = { $count ->
    [one] Talk: one new message
   *[other] Talk: { $count } new messages
}
page-say = Say something
page-send = Send
page-point = Point at something
page-point-help = Click what you mean. Everybody at the table sees it; it is no move.
page-point-touch = Tap what you mean. Holding a finger on it works at any time.
page-point-stop = Cancel
page-point-square = { $ground }, column { $x }, row { $y }
page-points-at = { $name } points at this: { $thing }
page-points-away = { $name } points at something that you do not see just now.
page-points-away-at = { $name } points at something that you do not see just now: { $thing }

page-hint-ask = A strong bot looks at the table as you see it and says what it would do.
page-hint-not-now = There is a hint when it is your turn.
page-hint-thinks = Thinking it over …
page-hint-intro = The best moves the bot found. Choose one to see it on the board.
page-hint-chance = { $chance } to win
page-hint-lead = expected lead
page-difference = { $points } { $source }
page-difference-of = { $points } { $source } ({ $name })
page-play-this = Play this
page-as-typed = “{ $text }”.

page-settings = Settings
page-confirm-turns = Ask before my turn ends
page-follow = Show the moves of others one after another
page-sound = A sound when it is my turn
page-notify = A message from the browser when it is my turn
page-keys = Keys
page-keys-help = Arrows move the card or the choice, R turns it, Enter plays it, Escape lets it go. Plus, minus and 0 zoom. Ctrl+Z takes back.
page-file = Save the match file
page-share = Share
page-share-moment = This moment (after action { $number })
page-share-moment-help = Whoever opens this link sees the table as it is at this moment, and may watch.
page-share-not = There is no link for you to share at this table.
page-bot-for-me = Let a bot play for me
page-bot-for = Let a bot play for { $name }
page-take-back = Take my seat back
page-leave = Leave the table
page-leave-sure = Leave for good? A bot takes your seat.
page-cancel = Cancel

page-title-turn = Your turn · { $game }
page-title-table = { $game } · Townwright

## The end

page-over = The game is over
page-you-won = You have won!
page-winners = { $count ->
    [0] Nobody has won
    [one] { $names } has won
   *[other] { $names } share the victory
}
page-together = { $won ->
    [1] Won: { $points } points, { $target } were needed
   *[0] Lost: { $points } points, { $target } were needed
}
page-result = Result
page-tap-rows = Tap a row to see on the board what made the points.
page-rematch = Play again
page-rules-changed = The rules have changed
page-rules-changed-rematch = Play again to begin a new game with the same players under the present rules.
page-standing-rules-changed = rules changed
page-score-not-stored = The score sheet of this game was not stored.
page-challenge-rules-changed = The rules of this game have changed since: nobody can play exactly the same any more.
page-rematch-not = That does not work just now; try again.
page-to-rematch = To the next game
page-replay = Replay
page-moment = After action { $number }
page-beginning = The beginning
page-slider = Moment of the game
page-first = To the beginning
page-previous = One step back
page-following = One step on
page-last = To the end
page-run = Run
page-stop = Stop
page-play-from-here = Play from here
page-to-now = Back to the game
page-done = Done

page-analysis = Analysis
page-analysis-computing = The game is being looked at. This takes a while; you can go on reading.
page-analysis-failed = The analysis did not work out.
page-analysis-curve = { $name }’s chance to win in the course of the game
page-analysis-help = { $count ->
    [0] No mistakes were found. Step through the game to see each decision judged.
    [one] One mistake was found: choose its mark.
   *[other] { $count } mistakes were found: choose a mark.
}
page-analysis-slip = { $mark }: action { $number }, { $name }
page-analysis-better = Better: { $best } That is worth { $cost } points and { $chance } chance to win more.
page-mark-blunder = Blunder
page-mark-mistake = Mistake
page-mark-good = Good move
page-mark-fine = Fine

## Laying cards

page-zoom-in = Zoom in
page-zoom-out = Zoom out
page-zoom-fit = Show everything
page-turn-card = Turn
page-place = Place
page-place-help = Point at a place, or press an arrow key.
page-place-touch = Tap a place.
page-place-pinned = Tap it again to place it there.
page-no-card-yet = No card yet
page-nothing = nothing
page-card = Card { $card }
page-card-chosen = Card { $card } · chosen

## Watching

page-way-watch = Watch and learn
    .help = Bots play and say why.
page-watch-last = The last move and its reason
page-watch-begins = { $name } begins.
page-pace = Pace
page-pace-slow = slow
page-pace-steady = steady
page-pace-brisk = brisk
page-pace-fast = fast
page-pause = Pause
page-go-on = Go on
page-skip = Skip
page-thought-only = There was nothing else to do.
page-thought-any = It plays whatever comes to hand.
page-thought-glance = At first sight this is worth most: { $worth }.
page-thought-slip = Overlooked: { $other } At first sight that is worth { $others }, this only { $worth }.
page-thought-search = { $together ->
    [1] { $ahead ->
        [1] It expects { $points } points above the target, and { $chance } to win.
       *[other] It expects { $points } points below the target, and { $chance } to win.
    }
   *[other] { $ahead ->
        [1] It expects to end { $points } points ahead, and { $chance } to win.
       *[other] It expects to end { $points } points behind, and { $chance } to win.
    }
}
page-thought-proof = Worked out to the end: nothing leads further.
page-thought-other = Next best ({ $others }): { $other }

## What there is beside the tables

page-more = More to do

## Challenge of the day, and challenges by link

page-daily = Challenge of the day
page-daily-of = Challenge of the day, { $day }
page-daily-about = The same set-up for everybody, a new one every day
page-daily-what = One set-up a day for each game, the same for everybody. Your first result of a day is the one that counts; play it again as often as you like.
page-daily-days = Days
page-daily-today = Today,
page-daily-before = The day before
page-daily-after = The day after
page-daily-to-today = To today
page-daily-to-day = To the challenges of this day
page-daily-person = a person
page-daily-against = against { $names }
page-daily-bot = a bot ({ $level })
page-daily-continue = Go on
page-daily-look = Look at it
page-daily-again = Play again
page-daily-again-count = { $count ->
    [one] Played once more since
   *[other] Played { $count } times more since
}
page-daily-of-target = { $points } ({ $by })
page-daily-won = won
page-daily-lost = not won
page-daily-share = For your friends
page-daily-copy = Copy the text
page-daily-share-not = There is nothing to share here just now.
page-daily-calendar = Your days
page-daily-which = Which game
page-daily-all-games = All games
page-daily-month-before = The month before
page-daily-month-after = The month after
page-daily-none-that-day = nothing played
page-challenge = A challenge
page-challenge-by = { $name } challenges you
page-challenge-own = Your challenge
page-challenge-seat = ; in seat { $seat }
page-challenge-option = { $option }: { $choice }
page-challenge-hidden = You get exactly the same deal. What { $name } scored is shown once you have played: nobody should play towards a number.
page-challenge-take = Take it up
page-challenge-taken = These have taken it up.
page-challenge-nobody-yet = Nobody has finished it yet. Send them the link; it is good for 30 days.
page-challenge-done = You have played it. The first time is the one that is compared.
page-challenge-sides = Side by side
page-challenge-difference = Difference
page-challenge-best = Best of the others
page-challenge-somebody = Challenge somebody
page-challenge-link = Link to the challenge
page-challenge-link-help = Whoever opens this link gets the same deal in your seat; bots sit down for other people. You see here how they did. It is good for 30 days.

## Puzzles

page-puzzles = Puzzles
page-puzzles-about = One decision, and one choice is clearly best
page-puzzles-intro = Positions from games between bots in which one choice is clearly best and not the first that comes to mind. You decide on the board; then you see what each choice is worth, why, and how it goes on.
page-puzzles-of = Puzzles: { $game }
page-puzzles-all = All games
page-puzzles-solved = { $solved } of { $count } solved
page-puzzles-done = All solved
page-puzzle = Puzzle
page-puzzle-number = { $number } of { $count }
page-puzzle-difficulty = Difficulty { $difficulty } of 5
page-puzzle-all = All puzzles
page-puzzle-first = First puzzle
page-puzzle-next = Next puzzle
page-puzzle-ask = One choice is clearly best, and not the obvious one. Make it on the board: your first decision counts.
page-puzzle-right = Right! { $action } That ends about { $points } points better than the next best choice.
page-puzzle-right-solved = Right! { $action } If both play their best, that ends { $points } points better than any other choice.
page-puzzle-shown = Best: { $action } That ends about { $points } points better than the next best choice.
page-puzzle-shown-solved = Best: { $action } If both play their best, that ends { $points } points better than any other choice.
page-puzzle-obvious = At first sight this looks better: { $action }
page-puzzle-wrong = Not the best choice: { $action } That is clearly worse.
page-puzzle-wrong-by = Not the best choice: { $action } After that you end about { $points } points worse.
page-puzzle-because = The difference:
page-puzzle-where = With the best choice instead:
page-puzzle-again = Try again
page-puzzle-show = Show the solution
page-puzzle-compare = Compare
page-puzzle-step = Step { $step } of { $steps }
page-puzzle-play-on = Play on from here
page-puzzle-answered = The puzzle is answered.
page-puzzle-choice = Choice
page-puzzle-chance = wins
page-puzzle-better = With the best choice instead
page-puzzle-help = The points by which one leads at the end, and the chance to win, as deep searches expect them.
page-puzzle-solved-help = The ending was solved: so it ends if both play their best.
page-puzzle-state-new = not tried yet
page-puzzle-state-seen = seen, not solved
page-puzzle-state-solved = solved
page-puzzle-state-first = solved at the first try

## Score helper

page-score = Score helper
page-score-about = For the game on your own table
page-score-lead = Enter what lies on your table at the end of a game, and get the whole score sheet: every row explained, and what made the points shown.
page-score-which = Which game lies on your table?
page-score-private = What you enter stays in this browser; it is sent to this server to be counted, and kept nowhere.
page-score-all = All games
page-score-restart = Start over
page-score-first = { $count ->
    [one] First as it stands: { $names }
   *[other] Level as it stands: { $names }
}
page-score-tap = Tap a row to read how it is scored.
page-score-tap-shown = Point at a row to see what made its points; tap it to read how it is scored.
page-score-to-sheet = To the score sheet
page-score-less = One less: { $what }
page-score-more = One more: { $what }
page-score-of = { $what }, { $name }
page-score-choose-card = Choose a card below, or drag it here.
page-score-which-town = Which town?
page-score-cards = Cards
page-score-laid = Card { $card } · laid
page-score-take-away = Take card { $card } away: { $what }
page-score-conditions = Scoring cards ({ $most })
page-score-conditions-none = choose those in play
page-score-options = Levels and readings of the rules
page-score-track-help = As it stands before the final scoring.

## Statistics

page-statistics = My statistics
page-statistics-about = Games, wins and points, all your own
page-statistics-intro = How your games have gone, for you alone.
page-statistics-counts = What counts
page-statistics-what = What counts is what you played yourself from the first decision to the end, on a deal that you did not know. Left out are lessons, games played on from a file or a moment, a seed of your own choice, the same deal a second time, and several people at one screen.
page-statistics-left = { $count ->
    [one] That is one game.
   *[other] Those are { $count } games.
}
page-statistics-empty = Here you will see how your games go: wins, points, opponents, scoring cards. Play one to its end, and it begins.
page-statistics-csv = Save as a table (CSV)
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
page-statistics-times = In play
page-statistics-card-average = Points from it
page-statistics-plot = { $game }: points over time
page-statistics-plot-said = { $game }, points over time: { $count ->
    [one] 1 game
   *[other] { $count } games
}, { $average } on average. Full dots are games won. The table below says the same.
page-statistics-as-table = The same as a table
page-statistics-day = Day
