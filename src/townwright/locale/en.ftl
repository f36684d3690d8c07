### Words shared by all games.

seat = Player { $number }
total = Total

# What hints say of an action of which a log says nothing.
decision-end_turn = { $seat } ends the turn.

## What can be wrong

bad-player-count = { $exact ->
    [0] This game is for { $low } to { $high } players, not { $found }.
   *[1] This game is for exactly { $low } { $low ->
        [one] player
       *[other] players
    }, not { $found }.
}
broken-game = The game “{ $game }” of the package { $package } cannot be loaded ({ $why }).
broken-file = { $file } of the game “{ $game }” cannot be read and is left out ({ $why }).
no-such-game = There is no game called “{ $game }”; there are: { $games }.
no-such-option = { $count ->
    [0] There is no option called “{ $option }”; this game has none.
   *[other] There is no option called “{ $option }”; there are: { $options }.
}
no-components = The components of { $game } are all known: there is nothing to correct.
no-such-choice = “{ $choice }” is no choice of the option { $option }; choose from: { $choices }.
option-of-others = { $players ->
    [one] The option { $option } is not for a single player.
   *[other] The option { $option } is not for { $players } players.
}
no-such-bot = There is no bot called “{ $bot }”; there are: { $bots }.
slow-bot = “{ $bot }” searches before every action: let it play in the arena (townwright arena). Simulations take newcomer, settler, builder, random and greedy.
bot-needs-budget = How long may “{ $bot }” search? Write { $bot }:100ms or { $bot }:64 (tries), or give --ms.
bot-without-budget = “{ $bot }” does not search; write its name alone.
no-such-setting = A search has no setting “{ $setting }”; it has: { $settings }.
bad-setting = “{ $value }” is no number for the setting { $setting }.
no-such-reward = “{ $reward }” is no reward; choose from: { $rewards }.
no-such-illegal = “{ $illegal }” cannot be done about an illegal action; choose end (the game ends with the worst reward) or raise (it is refused).
no-such-learner = A learner sits at a seat from 0 to { $last }, not { $found }.
bad-opponent-count = { $needed ->
    [one] There is one other seat: name one bot, not { $found }.
   *[other] There are { $needed } other seats: name one bot for all or one for each, not { $found }.
}
no-policy-bot = “{ $bot }” does not decide at first sight: a batch takes newcomer, settler, builder, random and greedy.
bad-batch-size = A batch has at least one game, not { $size }.
bad-batch-actions = A step of this batch takes one row of { $size } actions.
no-gpu = There is no GPU here that CUDA could use: it takes one of NVIDIA's, its driver, and pip install "townwright[gpu]".
bad-device-array = The GPU takes one array of { $size } numbers side by side, of the type { $type }.
arena-twice = Each bot can take part once; given were { $bots }.
arena-too-few = A contest takes at least two bots.
arena-other-contest = { $path } holds another contest; name a new file, or call the arena with the same game, bots, players, options, seed and time.
arena-no-record = { $path } is not the record of a contest.

level-newcomer = Newcomer
    .help = Often misjudges what an action is worth. A child can win.
level-settler = Settler
    .help = Sees what pays at once, and overlooks some of it.
level-builder = Builder
    .help = Always takes what looks best at first sight.
level-planner = Planner
    .help = Plays a few futures out before choosing.
level-master = Master
    .help = Searches for almost a second at every decision.
level-random = Random
    .help = Any legal action.
level-greedy = Greedy
    .help = Always takes what looks best at first sight.
bad-name = A player’s name has 1 to { $most } characters, none of them a control character: not “{ $name }”.
bad-seed = A seed is a whole number from 0 to { $last }, not “{ $seed }”.

unreadable-action = “{ $text }” is no action of this game.
ambiguous-action = “{ $text }” fits { $count } actions, for example: { $examples }.
not-legal = “{ $text }” is not possible now.
not-a-legal-number = { $number } is not the number of an action that is possible now.
game-over = The game is over.
not-your-turn = It is the turn of { $seat }.

nothing-to-undo = Nothing has been played yet.
undo-ends-here = This cannot be taken back: somebody has learned something new or has played since.
nothing-to-redo = Nothing was taken back.

first-card-founds = The first card is placed at 0,0.
only-a-corner = The card would touch the town only at a corner; it has to share an edge with it or cover a part of it.
does-not-touch = The card would not touch the town; it has to share an edge with it or cover a part of it.

## Rules that cannot be compiled

cannot-compile = { $file }, line { $line }: this rule cannot be compiled: { $why }.
no-such-field = { $file }, line { $line }: the record has no field “{ $field }”.

## Files

not-json = This is not a JSON file.
not-a-match-file = This is not a match file: { $why }.
not-a-position = This is not a position that can be scored: { $why }.
other-rules-version = This match was played with version { $found } of the rules; this program knows version { $known }.
bad-action-in-file = Action { $number } of the file, “{ $text }”, cannot be played: { $why }
bad-reseed = The file deals anew after action { $after }, which it cannot.
cannot-read = { $path } cannot be read: { $why }.
cannot-write = { $path } cannot be written: { $why }.
not-corrections = Corrections of components are a JSON object.
bad-line = Line { $number } of the file: { $why }
no-game-in-file = This is neither a match file nor a position: it does not name a game.
no-positions = Positions of { $game } cannot be scored.

## The command

bad-bot-count = { $players } players need one bot for all or one for each, not { $found }.
cli-about = Play, study and train on city-building tabletop games.
cli-usage = Usage:
cli-usage-commands = COMMAND …
cli-usage-options = [OPTIONS]
cli-commands = Commands
cli-arguments = Arguments
cli-options = Options
cli-no-such-language = There is no language “{ $found }”; there are: { $known }.
cli-no-such-flag = There is no option { $flag } here; --help lists them.
cli-no-value = { $flag } needs a value; --help tells which.
cli-missing = { $name } is missing; --help shows how to call this command.
cli-bad-value = The value of { $name } cannot be used; --help shows what it takes.
cli-bad-call = There is no such command or argument; townwright --help lists the commands.
cli-system-failed = The system does not let this be done: { $why }.
cli-option-form = “{ $text }” is no option: write name=choice.
cli-interrupted = Stopped.
cli-stopped-early = Stopped early; this is what there is.
cli-preparing = Compiling { $game } (only once) …
cli-preparing-part = Compiling { $game } (only once), { $percent }%: { $function } …
cli-prepared = Everything is prepared.
cli-prepared-layer = The machine code is in { $path }. Machines with the same system, Python and Numba use it with TOWNWRIGHT_CODE={ $path }.
cli-cannot-prepare = { $game } cannot be compiled: { $why }
cli-check-as-above = The reason is the same as before.
cli-checked = { $game }: { $passed } checks passed, { $failed } failed.
cli-check-optimised = Python runs without assertions (-O): nothing could be checked.
cli-portable-alone = --portable needs --into FOLDER, the folder for the machine code.
cli-into-alone = --into goes with --portable only: the machine code of this machine has its place in the cache.
cli-bot-warming-up = { $bot } is warming up: { $percent }%
cli-hint-warming-up = Hints are warming up: { $percent }%
cli-players = { $exact ->
    [0] { $low }–{ $high } players
   *[1] { $low ->
        [one] 1 player
       *[other] { $low } players
    }
}

cli-command-games = List the games.
cli-command-rules = Show the rules of a game.
cli-command-play = Play a game in the terminal, against bots or with several people at one keyboard.
cli-command-bots = List the bots.
cli-command-simulate = Let bots play many games and show what came out.
cli-command-arena = Let bots meet on the same deals with seats swapped, and rate them.
cli-command-study = Play many games of bots and write a report: points, seats, what everything is worth.
cli-command-analyse = Go through a finished match and say what each decision was worth.
cli-command-replay = Step through a match file.
cli-command-score = Show the score sheet of a match file, or of a position laid out by hand.
cli-command-bench = Measure the speed of the rules.
cli-command-prepare = Compile all games, or one, beforehand: hints and bots that search are then there at once.
cli-command-check = Check that a game does what every game must: rules, words, lesson, machine code.
cli-command-new-game = Write a package with a small game that works, to be changed into yours.
cli-command-serve = Serve the page: play in a browser, alone or with others.
cli-command-openapi = Print the OpenAPI document of the server.
cli-command-version = Show the version.

cli-argument-game = The game’s name, as `townwright games` lists it.
cli-argument-new-game = The name of the new game, such as “Rolling Pig”.
cli-argument-match = A match file.
cli-argument-bots = Two bots or more; those that search take a time, as in tree:100ms, or a number of tries, as in flat:64.
cli-argument-position = A match file, a position (.json), or one position a line (.jsonl).

cli-option-lang = The language; without it, the system’s.
cli-option-option = An option of the game as name=choice; may be given several times.
cli-option-json = Print JSON for programs.
cli-option-seed = The seed of the (first) game: the same seed gives the same game.
cli-option-seats = Who plays, separated by commas: names of people, or of bots (newcomer, settler, builder, planner, master, random, greedy).
cli-option-load = Go on with a match file.
cli-option-confirm = Ask at the end of each turn whether it is done.
cli-option-players = How many players.
cli-option-games = How many games.
cli-option-ms = Milliseconds a decision for bots that search and name no time of their own.
cli-option-record = A file that keeps every game: interrupted, the contest goes on from there.
cli-option-at-once = How many games to play at the same time; without it, one for each core.
cli-option-cluster = The address of a Ray cluster that plays the games; “local” starts one on this machine.
cli-option-gpu = Measure the GPU beside all cores, in one run.
cli-option-portable = Compile for any CPU of this architecture, for other machines; needs --into.
cli-option-quick = Try fewer players and options, and do not compile.
cli-option-parent = The folder to put the package into; without it, this one.
cli-option-into = The folder for portable machine code.
cli-option-report = Where the report goes (.html); the games go beside it (.parquet).
cli-option-out = A file for the whole analysis as JSON.
cli-option-bots = The bots, separated by commas; one name stands for all seats.
cli-option-save = A folder for the match files.
cli-option-components = A file with an owner’s corrections of the game’s components.
cli-command-components = Show every printed value of a game and how it is known.
cli-component = What
cli-value = Value
cli-provenance = Known from
cli-why = Why
cli-option-seconds = How long to measure each figure.
cli-option-host = The address to listen at; 0.0.0.0 for everybody on the network.
cli-option-port = The port to listen at.
cli-option-database = Where tables are kept: a file, or a PostgreSQL URL; without it, the user’s data folder.
cli-option-workers = How many server processes; more than one needs PostgreSQL.
cli-option-thinkers = How many processes think for bots; without it, one less than there are cores.
cli-option-origin = Where the page is reached from, such as https://play.example.org; may be given several times.
cli-option-proxy = The address of a reverse proxy that is believed who it speaks for; may be given several times.
cli-option-limit = A limit as name=number; may be given several times.
cli-option-logs = How log lines look: console or json.
cli-option-server-seed = Deal every guest the same games and let bots play the same way, for tests and demonstrations.
cli-option-browser = Open the page in a browser.

cli-welcome = { $game }. Type ? for help.
cli-which-game = Which game (1 to { $last })? >
cli-hand-over = { $seat }, it is your turn. Press Enter when nobody else is looking.
cli-confirm = Press Enter to end your turn, or type undo. >
cli-more-choices = … and { $count } more: type list to see them all.
cli-saved = Saved as { $path }.
cli-kept = The match is kept in { $path }. Go on with it: townwright play --load FILE; look at it: townwright replay FILE.
cli-winners = { $count ->
    [0] Nobody has won.
    [one] { $names } has won.
   *[other] { $names } share the victory.
}
cli-reached = { $won ->
    [1] { $points } points, { $target } were needed: won!
   *[0] { $points } points, { $target } were needed: lost.
}
cli-words-help = ? help h
cli-words-list = list l
cli-words-hint = hint
cli-words-rules = rules
cli-words-undo = undo u
cli-words-redo = redo r
cli-words-save = save
cli-words-quit = quit q exit
cli-words-next = next n
cli-words-back = back b
cli-play-help =
    Type the **number** of a choice, or the **action** itself as it is written there. The end of an action is enough where
    it fits one only: “3,-1 turned”.

    - **list**: all choices; what each brings at once stands beside it
    - **hint**: what a strong player would consider, and why
    - **undo**, **redo**: take the last decision back, play it again
    - **save** FILE: write a match file
    - **rules**: all rules of the game
    - **quit**: stop; the match is kept
cli-replay-ask = { $number } of { $last }: Enter for the next, b for back, a number to go there, q to stop >
cli-replay-help = Type Enter for the next action, b for back, a number to go there, or q to stop.

cli-seat = Seat
cli-bot = Bot
cli-mean-score = Mean score
cli-wins = First places
cli-speed = { $games } games, { $rate } a second
cli-too-few-games = At least one game must be played, not { $found }.
cli-hint = { $chance } % to win, lead { $lead }
cli-not-over = { $path } is not finished; only finished matches can be analysed.
cli-arena-games = Games
cli-arena-wins = Wins, %
cli-arena-deals = Deals won, %
cli-arena-score = Score
cli-arena-lead = Lead
cli-arena-rating = Rating
cli-arena-milliseconds = ms a decision
cli-arena-caption = In brackets: 95 % intervals, from drawing whole deals anew.
cli-analysis-number = No.
cli-analysis-player = Player
cli-analysis-played = Played
cli-analysis-mark = Judgement
cli-analysis-cost = Points lost
cli-analysis-best = Better
cli-analysis-why = Because of
cli-analysis-decisions = Decisions
cli-analysis-lost = Points lost in all
cli-analysis-caption = Points of lead, expected at the end of the game.
cli-mark-good = good
cli-mark-fine = fine
cli-mark-mistake = mistake
cli-mark-blunder = blunder
cli-measuring = Measuring { $game } …
cli-measuring-gpu = Measuring { $game } on the GPU; its kernels are compiled first, which takes a minute or two …
cli-bench-players = Players
cli-bench-random_games_per_second = Random games a second
cli-bench-random_actions_per_second = Random actions a second
cli-bench-batch_actions_per_second = Actions a second in a batch, all cores
cli-bench-greedy_games_per_second = Greedy games a second
cli-bench-playouts_per_second = Greedy playouts a second
cli-bench-tries_per_second = Search: tries a second
cli-bench-state_bytes = Bytes of a state
cli-bench-copy_nanoseconds = Copy of a state, ns
cli-bench-score_nanoseconds = Scores of a table, ns
cli-bench-legal_and_apply_microseconds = legal + apply from Python, µs
cli-bench-match_step_microseconds = A decision through Match, µs
cli-bench-compile_cpu_seconds = Compiling rules and bots, CPU seconds
cli-bench-first_start_seconds = First start: to first legal action, s
cli-bench-start_seconds = Later starts: to first legal action, s
cli-bench-terminal_seconds = Until the terminal prints something, s
cli-bench-portable_ratio = Random play: speed of portable code, native = 1
cli-bench-same_games = Random games that came out the same on both
cli-bench-cpu_games_per_second = CPU, all cores: random games a second
cli-bench-gpu_games_per_second = GPU: random games a second
cli-bench-games_ratio = … times as many
cli-bench-cpu_actions_per_second = CPU, all cores: their actions a second
cli-bench-gpu_actions_per_second = GPU: their actions a second
cli-bench-cpu_batch_actions_per_second = CPU, all cores: actions of a batch a second
cli-bench-gpu_batch_actions_per_second = GPU: actions of a batch a second
cli-bench-batch_ratio = … times as many
cli-bench-gpu_compile_seconds = Compiling the kernels, s
cli-gpu-caption = Batches of { $batch } games on the CPU, of { $rows } on the GPU.
gpu-differs = { $game } came out otherwise on the GPU than on the CPU: please report this as a mistake of ours.

## New games

new-game-bad-name = “{ $name }” cannot be the name of a game: use letters from A to Z and digits, with single spaces, dashes or underscores between words, { $most } characters at most.
new-game-taken = There is a game called { $game } already; choose another name.
new-game-module = Python already uses the name { $name }; choose another one.
new-game-exists = { $path } exists already; choose another name, or another folder with --in.
new-game-written =
    The game is in { $path }. It works already:

    pip install -e { $path }
    townwright check { $game }
    townwright play { $game }

    Then change its rules: src/{ $game }/rules.py is the place to begin.

## Studies

study-needs-libraries = A report takes the library { $library }, which is not installed: pip install "townwright[study]".
study-no-folder = there is no such folder
cluster-needs-ray = A cluster takes the library Ray, which is not installed: pip install "townwright[cluster]".
no-cluster = No Ray cluster answers at “{ $address }”: { $why }
study-written = The report is in { $report }, the games are in { $rows }.
study-title = { $game }: { $games ->
    [one] one game
   *[other] { $games } games
}
study-made = { $players ->
    [one] One player
   *[other] { $players } players
}; bots: { $bots }, taking the seats in turn; options: { $options }; seeds from { $first } on. Intervals are 95 %.
study-points = points
study-games = games
study-all = all
study-mean = mean
study-deviation = deviation
study-low = 5 %
study-median = median
study-high = 95 %
study-share = won
study-winners = winners
study-others = others
study-difference = difference
study-times = times in play
study-a-game = a game
study-in-games = in so many games
study-decisions = small decisions
study-action = action: { $name }
study-event = event: { $name }
study-all-sets = All { $sets } sets, hardest or poorest first
study-scores = Points
    .text = How many points a game brings.
study-won = Won
    .text = How often the target is reached.
study-seats = Seats
    .text = How often each seat wins; a shared first place counts in parts. Every bot sits everywhere, so that a seat is told from who sits there.
study-sources = What points are made of
    .text = The mean points of each source where it is in play: of those who win and of the others. What differs most decides most.
study-sets = What is drawn for the game
    .text = Which of the drawn cards make a game easy or rich, one by one and in sets.
study-often = What is done and what happens
    .text = How often each kind of action and each event comes up.
study-length = Length
    .text = How many small decisions a game takes, those without a choice included.

## The server

server-not-started = The game has not begun yet.
server-waits = It is the turn of { $seat }.
server-waits-for-yes = { $seat } has still to confirm the turn.
server-confirm-first = The turn of { $seat } has to be confirmed or taken back first.
server-nothing-to-confirm = There is nothing to confirm.
server-stale = The table has moved on; nothing was done.
server-no-guest = Nobody knows you here yet: give a name first.
server-no-table = There is no such table, or none that you may see.
server-no-link = This link is not valid, or not any more.
server-no-seat = There is no seat { $seat } at this table.
server-no-seat-free = This seat is not free; ask for another invitation, or watch.
server-not-your-seat = This seat is not yours.
server-not-seated = Only those who play at this table can do that.
server-not-watched = Only at a table of bots alone, and only whoever opened it, can do that.
server-not-away = { $seat } is here, or was a moment ago.
server-seats-open = Some seats are still open.
server-started = The game has begun already.
server-running-match = This match was saved while it was being played; it can be opened from a file once the game is over.
server-not-over = That is possible once the game is over.
server-rules-changed = The rules of this game have changed since (version { $found } then, version { $known } now): this table can be read, but not played or replayed.
server-nobody = At least one person has to play.
server-seed-alone = A seed can be chosen only where nobody else is invited.
server-too-many-tables = You have { $most } unfinished or imported tables already; finish or leave one first.
server-too-many-connections = You have { $most } connections open already; close one first.
server-slow-down = Too much at once; wait a moment.
server-silence = Nothing was heard from you for a while.
server-too-large = This is too large: at most { $most } bytes.
server-not-compiled = The code for { $game } could not be compiled; see the server log.
server-bad-message = This message cannot be understood: { $why }
server-bad-talk = Talk consists of letters, not of control characters.
server-foreign-origin = This page may not talk to this server.
server-no-route = There is nothing at this address.
server-no-page = The page has not been built: run make page.
server-internal = Something went wrong here; nothing was changed.
server-no-analysis = This game has not been analysed yet.
server-bad-database = “{ $url }” is no database that can be used: give a file, or a URL that begins with postgresql://.
server-newer-database = The database is of a newer version ({ $version }) than this program.
server-one-process = Several server processes need PostgreSQL: name it with --database.
server-bad-port = { $port } is no port: give a number from 1 to 65535.
server-bad-limit = There is no limit called “{ $name }”, or { $value } is no number for it; there are: { $known }.
server-bad-origin = “{ $origin }” is not an origin: write it like https://play.example.org, without a slash at the end.
server-port-taken = Port { $port } of { $host } cannot be used: { $why }.
server-address = Townwright is at { $address }. Ctrl-C stops it.
server-unreachable = The database cannot be reached: { $why }.

## Lessons
server-no-lesson = There is no lesson for { $game } yet.
lesson-something-else = The coach waits for something else: do what the note says, or leave the lesson and play freely.
server-no-steps = There is no lesson or puzzle at this table.

## Challenges of the day, and by link
daily-no-such-day = There is no challenge for { $date }: the first is that of { $first }, the latest that of { $last }.
daily-bad-date = “{ $text }” is no date: write it as { $example }.
daily-kept-apart = Play it as often as you like; the first result of a day is the one that counts.
share-title = Townwright · { $game } · { $date }
share-target = { $reached ->
    [1] { $points } points, { $over } over the target
   *[other] { $points } points, { $short } short of the target
}
share-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
share-lead = { $ahead ->
    [1] { $points } : { $best }, { $by } ahead of { $rival }
    [0] { $points } : { $best }, level with { $rival }
   *[other] { $points } : { $best }, { $by } behind { $rival }
}
share-me = me
daily-alone = alone
daily-against = against { $names }
cli-command-daily = The challenge of the day: list what there is today, or play it.
cli-option-date = The day, such as 2026-11-15; today if none is given.
server-nothing-to-share = Only a finished challenge of the day has a text to share, for whoever played it.
server-fixed-seats = At a challenge the others stay who they are, so that everybody plays the same.
server-no-challenge = Only a game that you played yourself, from its first decision to its end, can be a challenge.
server-own-challenge = You sat at this table yourself: you know what is dealt.
csv-ended = ended
csv-game = game
csv-occasion = occasion
csv-counts = counts
csv-players = players
csv-seat = seat
csv-points = points
csv-best = best of the others
csv-target = target
csv-place = place
csv-won = won
csv-others = others
csv-options = options
csv-decisions = decisions
csv-sheet = score sheet

## Positions
points-below-told = { $seat } has { $points } points on the track, but what is told of them makes { $told }.

## Puzzles
no-puzzles = There are no puzzles for { $game } yet.
no-such-puzzle = There is no puzzle “{ $puzzle }”.
puzzle-none = No puzzle is asked at this table.
puzzle-answered = The puzzle is answered: try again, see the solution, or take the next one.
puzzle-no-hint = There are no hints at a puzzle; the solution can be shown.
puzzle-first = Decide first, or have the solution shown.
puzzle-line-over = The better line ends here.
cli-command-puzzle = Solve a puzzle: one decision, and one choice is clearly best.
cli-argument-number = which one, from 1; without it any
cli-puzzle = Puzzle { $number } of { $count }, difficulty { $difficulty } of 5. Which choice is clearly best?
cli-puzzle-right = Right: { $action } That is expected to end { $points } points better than the next best choice.
cli-puzzle-wrong = Not the best: { $action } About { $points } points better: { $best }
cli-puzzle-unlisted = Not the best, and not even among the good ones: { $action } Best: { $best }
cli-puzzle-line = The better line: { $line }
cli-puzzle-number = There are puzzles from 1 to { $count }.
cli-puzzle-choice = Choice
cli-puzzle-lead = Lead
cli-puzzle-chance = Chance to win
