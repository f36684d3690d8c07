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

page-hero = Four towns to build
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
page-about-what = Townwright lets you play, study and train on four city-building tabletop games: alone, against bots, at one screen, or with friends at other screens.
page-about-open = It is free software under the Apache License 2.0. The rules of every game are written in Python; bots see only what their seat may know.
page-about-games = Whose games these are
page-credit-circleville = Squaring Circleville, by Matt Wolfe. Spielworxx, 2021.
page-credit-carrara = The Palaces of Carrara, by Wolfgang Kramer and Michael Kiesling. Hans im Glück, 2012; Game Brewer, 2022.
page-credit-circle_the_wagons = Circle the Wagons, by Steven Aramini, Danny Devine and Paul Kluka. Button Shy, 2017; Quined Games, 2019.
page-credit-sprawlopolis = Sprawlopolis, by Steven Aramini, Danny Devine and Paul Kluka. Button Shy, 2018; Quined Games, 2019; Frosted Games, 2022.
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

page-table = Table
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
page-places = places a card
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
page-stay = Stay

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
page-tap-rows-city = Tap a row to see in the city what made the points.
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
page-carry = Card to place: { $card }

## Circle the Wagons

page-circle = Circle
page-circle-left = { $left } of { $count } cards left
page-town-of = Town of { $name }
page-no-card-yet = No card yet
page-largest-areas = Largest areas
page-choose-start = Choose the start card.
page-choose-start-help = { $name } begins there.
page-start-here = Start here
page-start-card = Start card
page-choose-card = Choose a card.
page-take-this = Take this card?
page-skipping = { $count ->
    [0] You skip nothing.
    [one] You skip one; { $name } must place it.
   *[other] You skip { $count }; { $name } must place them.
}
page-take = Take
page-to-name = to { $name }
page-next-card = Next
page-you-take = You take
page-gets-in-order = { $name } gets, in order
page-nothing = nothing
page-to-place = To place, in order
page-to-place-by = { $name } has to place
page-place-card = { $count ->
    [one] Place this card.
   *[other] Place this card, the first of { $count }.
}
page-card-in-circle = { $skipped ->
    [0] Card { $card }: { $squares }
    [one] Card { $card }: { $squares }. One card would go to { $name }.
   *[other] Card { $card }: { $squares }. { $skipped } cards would go to { $name }.
}

## Sprawlopolis

page-areas-and-roads = Areas and roads
page-city-cards = { $laid } of { $count } cards laid
page-base = Base
page-conditions = Conditions
page-players-and-deck = Players, deck and log
page-top-of-deck = Top of the deck
page-deck-top = Top of the deck: card { $card }; { $count } left
page-cards-left = { $count ->
    [0] The deck is empty
    [one] card left in the deck
   *[other] cards left in the deck
}
page-card = Card { $card }
page-card-chosen = Card { $card } · chosen
page-card-in-hand = { $zones }. Key { $place }.
page-hidden-card = hidden
page-hand-of = Hand of { $name }
page-place-city-card = Place card { $card }.
page-choose-reveal = Choose a card to reveal.
page-reveal-this = Reveal card { $card }?
page-reveal-help = Everybody sees it then, and it has to be placed.
page-reveal = Reveal

## The Palaces of Carrara

page-carrara-tab-shop = Buildings
page-carrara-tab-cities = Cities
page-carrara-tab-score = Scoring
page-carrara-tab-mine = Stock
page-carrara-tab-others = Others
page-carrara-side = Stock, scoring, and the other players
page-carrara-buildings-left = { $count ->
    [one] 1 building left
   *[other] { $count } buildings left
}
page-carrara-brick = { $colour }, segment { $segment }, { $coins ->
    [0] free
    [one] 1 coin
   *[other] { $coins } coins
}
page-carrara-turn = Turn the wheel
page-carrara-turn-short = Turn
page-carrara-bricks = { $count ->
    [one] 1 brick
   *[other] { $count } bricks
}
page-carrara-leaves = leaves { $coins }
page-carrara-in-bag = in the bag
page-carrara-stack = { $count } more in the stack
page-carrara-building = { $type } { $cost }, { $object }. { $count ->
    [0] Your bricks do not suffice.
   *[other] Possible in { $cities }.
}
page-carrara-my-cities = My cities
page-carrara-cities-of = Cities of { $name }
page-carrara-assumed = Likely, but not seen in print.
page-carrara-cities-help = Each pays for every point of cost; each is scored once at the table.
page-carrara-city = { $takes }, { $pays }. { $count ->
    [0] Nothing built there yet.
   *[other] Built there: { $buildings }.
}
page-carrara-build-here = Build here
page-carrara-scored-by = scored by { $name }
page-carrara-scored = scored
page-carrara-score = Score
page-carrara-of-to-score = { $built } of { $least } to score
page-carrara-worth = worth
page-carrara-nothing-built = nothing built yet
page-carrara-none-built = none built
page-carrara-gain = { $points ->
    [one] 1 point
   *[other] { $points } points
}, { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}, { $objects ->
    [one] 1 object
   *[other] { $objects } objects
}
page-carrara-on-sheet = { $points } on the score sheet.
page-carrara-paying = You pay
page-carrara-keep = Keep this brick: { $colour }
page-carrara-objects = Objects: { $objects }
page-carrara-markers = scored { $used } of { $all } times
page-carrara-total = All in all
page-carrara-score-type = Score a type
page-carrara-score-type-help = each once
page-carrara-end = To announce the end
page-carrara-end-help = all three; { $points } points
page-carrara-end-scorings = Scorings
page-carrara-needs = needs { $count }
page-carrara-market = Objects for sale
page-carrara-market-help = below: for scorings
page-carrara-object = { $object }, for sale for { $coins } coins
page-carrara-object-sold = { $object }, sold
page-carrara-sold = sold
page-carrara-announced-by = { $name } has announced it
page-carrara-announced = announced the end
page-carrara-screened = Coins, bricks and objects behind the screen
page-carrara-clear = Clear
page-carrara-buy-object = Buy for { $coins } coins
page-carrara-buy-this = Buy this object: { $object }?
page-carrara-pay = { $count ->
    [one] Pay 1 brick
   *[other] Pay { $count } bricks
}
page-carrara-pay-for = Pay for { $building } in { $city } with { $count ->
    [one] this brick?
   *[other] these { $count } bricks?
}
page-carrara-pay-help = Tap a brick of yours to pay with it instead.
page-carrara-more = Another brick from segment { $segment }? You have { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}.
page-carrara-done = No more bricks
page-carrara-buy = { $count ->
    [0] Buy
   *[other] { $coins ->
        [0] Take for nothing
        [one] Buy for 1 coin
       *[other] Buy for { $coins } coins
    }
}
page-carrara-buy-bricks = Segment { $segment }: { $colours }.
page-carrara-running = { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}, { $left } left.
page-carrara-take-help = All from one segment.
page-carrara-take-coins = Take coins
page-carrara-pass = Pass
page-carrara-announce = Announce the end
page-carrara-announce-help = It brings { $points } points; the round is played to its end.
page-carrara-purchase-help = One a turn at most.
page-carrara-action-help = Whatever is possible is lit.
page-carrara-choose-city = { $building }: in which city?
page-carrara-choose-city-help = The cities that your bricks allow are lit.
page-carrara-score-this = Score { $what }?

## Squaring Circleville

page-cv-town = Map of Circleville
page-cv-offer = Rondel, queue, achievements, equipment
page-cv-mats = Mats and log
page-cv-panels = What is shown
page-cv-tab-town = Town
page-cv-tab-rondel = Rondel
page-cv-tab-mat = My mat
page-cv-tab-others = Others
page-cv-tab-market = Market
page-cv-vp = VP
page-cv-cubes = { $count ->
    [one] 1 cube
   *[other] { $count } cubes
}
page-cv-of = { $count } of { $all }
page-cv-matching = +2 in the action’s colour
page-cv-free-slot = free slot
page-cv-row-achievement = Achievement
page-cv-row-improve = Improve
page-cv-row-beautify = Beautify
page-cv-row-equipment = Equipment
page-cv-row-move = Move 3
page-cv-column = { $colour }: level { $level }, value { $value }
page-cv-cell = { $kind }, with { $colour }; value { $value }
page-cv-why = The last turn, and why
page-cv-space = Space { $space }, { $colour }; { $count ->
    [0] the stack is empty
   *[other] on top of { $count }: { $top }
}{ $someone ->
    [0] {""}
   *[other] ; here: { $here }
}{ $lit ->
    [1] ; you can go there
    [2] ; in reach for your next turn
   *[other] {""}
}
page-cv-section = Section { $section }
page-cv-section-open = Section { $section }, quadrant { $quadrant }: { $red } red and { $blue } blue squares and { $structures ->
    [one] 1 structure
   *[other] { $structures } structures
} left{ $lit ->
    [1] ; can be chosen now
   *[other] {""}
}
page-cv-section-done = Section { $section }, quadrant { $quadrant }: completed, { $plots ->
    [one] 1 free plot
   *[other] { $plots } free plots
}{ $lit ->
    [1] ; can be chosen now
   *[other] {""}
}
page-cv-neighbours = Neighbours: { $sections }
page-cv-number-square = Number square
page-cv-plot = Plot { $plot }
page-cv-new-plot = New plot { $plot }
page-cv-open-squares = Squares left, { $colour }
page-cv-standing = Structures left
page-cv-beside = Beside it: { $goal }
page-cv-sources = Where these values come from
page-cv-reconstructed = Some of these values are printed only on components that could not be seen. They are reconstructed so that everything known holds; an owner of the game can correct them.
page-cv-look-up = What is this? (I)
page-cv-look-up-help = Tap anything to read about it; the question mark ends this.
page-cv-tap = What is lit can be tapped.
page-cv-which = Which of these?
page-cv-armed = { $tile }: choose where.
page-cv-back = Back
page-cv-all = All ({ $count })
page-cv-basic-now = Basic action, { $colour }
page-cv-units = { $units } left
page-cv-steps = { $steps ->
    [0] no step yet
    [one] 1 step taken
   *[other] { $steps } steps taken
}{ $more ->
    [1] , 1 possible
   *[other] {""}
}
page-cv-still = To do:
page-cv-one-of = One of:

page-cv-assistant = Assistant to { $space }
page-cv-flip-stack = Turn the stack over
page-cv-swap-stack = Exchange with the upcoming stack
page-cv-basic = Basic { $colour }: { $value }
page-cv-alternate = { $kind } ({ $colour })
page-cv-bonus = Bonus action
page-cv-bonus-keeping = Bonus action, keeping { $colour }
page-cv-step = Step to { $section }
page-cv-place = { $cubes ->
    [one] Place 1 cube
   *[other] Place { $cubes } cubes
}
page-cv-raze = { $twice ->
    [1] Raze with two cubes: { $structure }
   *[other] Raze: { $structure }
}
page-cv-build = { $twice ->
    [1] Build in { $section } with two cubes
   *[other] Build in { $section }
}
page-cv-build-new = Build on new plot { $plot }
page-cv-beautify = Beautify { $section }
page-cv-improve = Improve { $section }, plot { $plot }
page-cv-take = Take equipment { $tile }
page-cv-return = Return equipment { $tile }
page-cv-claim = Claim achievement { $tile }
page-cv-lift = Lift { $colour } from { $section }
page-cv-end-action = End the action
page-cv-queue = Next into the queue: { $structure }
page-cv-extra-cube = Extra cube in { $section }
page-cv-complete = Resolve section { $section }
page-cv-take-year = Take the year tile
page-cv-swap-year = Exchange with { $year }
page-cv-lay = Row: { $row }
page-cv-exchange-tile = Exchange { $colour } tile { $place } with stack { $space }
page-cv-exchange-queue = Exchange places { $first } and { $second }
page-cv-use-plot = New plot in { $section }
page-cv-use-equipment = New equipment
page-cv-use-supervisor = Supervisor to { $section }
page-cv-use-assistant = Assistant to { $space }
page-cv-use-five = Count as level 5
page-cv-use-raze = Raze in { $section }: { $structure }
page-cv-use-build = Build from place { $place }
page-cv-end-turn = End the turn
page-cv-end-turn-tile = Take the tile, end the turn
page-cv-column-move = On the column: { $colour }
page-cv-carry-on = Carry on

# Watching

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

# Guidance through a turn in Circleville

page-cv-turn = The turn
page-cv-stage-space = Space
page-cv-stage-order = Order
page-cv-stage-kind = Basic or alternate
page-cv-stage-where = Where
page-cv-stage-end = End
page-cv-first = First:
page-cv-near = Zoom in
page-cv-zoom-lit = Zoom to what is lit
page-cv-zoom-mine = Zoom to my supervisor

# What there is beside the tables

page-more = More to do

# Challenge of the day, and challenges by link

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

# Puzzles

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
page-puzzle-shown = Best is: { $action } That ends about { $points } points better than the next best choice.
page-puzzle-shown-solved = Best is: { $action } If both play their best, that ends { $points } points better than any other choice.
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

# Score helper

page-score = Score helper
page-score-about = For the game on your own table
page-score-lead = Enter what lies on your table at the end of a game, and get the whole score sheet: every row explained, and what made the points shown.
page-score-which = Which game lies on your table?
page-score-how-sprawlopolis = Lay the cards of your city, choose the three scoring cards.
page-score-how-circle_the_wagons = Lay the cards of both towns, choose the three scoring cards.
page-score-how-carrara = Points on the track, buildings, objects, coins: a short form.
page-score-how-circleville = Tracks, supervisors, achievements, tiles: a form from top to bottom.
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
page-score-of-in = { $what }, { $name }, quadrant { $quadrant }
page-score-choose-card = Choose a card below, or drag it here.
page-score-which-town = Which town?
page-score-cards = Cards
page-score-laid = Card { $card } · laid
page-score-take-away = Take card { $card } away: { $what }
page-score-conditions = Scoring cards ({ $most })
page-score-conditions-none = choose those in play
page-score-options = Levels and readings of the rules
page-score-track-help = As it stands before the final scoring.
page-score-announced-help = The { $points } points for it are on the track already.
page-score-nobody = Nobody
page-score-buildings-help = Choose a player, then tap every building of theirs.
page-score-whose = Whose buildings?
page-score-building = { $type } { $cost }{ $owned ->
    [1] : { $name }
   *[0] { "" }
}
page-score-supervisors = Supervisors
page-score-supervisors-help = In which quadrant does each of them stand at the end? The marker there will count one space more.
page-score-supervisors-first = The score sheet appears once you have said where the supervisors stand.
page-score-quadrant-help = The marker before the supervisor moves it. Cubes on beautify icons break ties.
page-score-marker = Quadrant marker
page-score-beautified = Beautify cubes
page-score-achievements-help = Add each player’s tiles; what they count is asked below them.
page-score-choose-achievement = Add an achievement …
page-score-add-achievement = Add an achievement of { $name }
page-score-without = Remove achievement { $tile }
page-score-beside = with a cube of { $name } beside it
page-score-twice = Beautify icons of quadrant { $quadrant } with two cubes of { $name }
page-score-tiles-help = They break a tie at the end. Turned year tiles do not count.

# Statistics

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
