### Messages shared by all games.

seat = Player { $number }
total = Total

# What the log says about an action without an event.
decision-end_turn = { $seat } ends their turn.
# The same as an imperative for the player who may do it.
move-end_turn = End your turn.
# A turn in the log: the player, and what they did.
turn-sentence = { $name } { $did }.

## Errors

bad-player-count = { $exact ->
    [0] This game is for { $low } to { $high } players, not { $found }.
   *[1] This game is for exactly { $low } { $low ->
        [one] player
       *[other] players
    }, not { $found }.
}
broken-game = Can’t load the game “{ $game }” from the package { $package } ({ $why }).
broken-file = Skipped { $file } of the game “{ $game }”: it can’t be read ({ $why }).
no-such-game = There is no game called “{ $game }”. Games: { $games }.
no-such-option = { $count ->
    [0] There is no option called “{ $option }”; this game has no options.
   *[other] There is no option called “{ $option }”. Options: { $options }.
}
without-components = { $game } has no component data.
no-components = All components of { $game } are known, so there is nothing to correct.
no-such-choice = “{ $choice }” is not a value of the option { $option }. Choose from: { $choices }.
option-of-others = { $players ->
    [one] The option { $option } is not available in a solo game.
   *[other] The option { $option } is not available with { $players } players.
}
no-such-bot = There is no bot called “{ $bot }”. Bots: { $bots }.
slow-bot = “{ $bot }” searches before every action, which is too slow for simulations. Use the arena (townwright arena), or one of newcomer, settler, builder, random and greedy.
bot-needs-budget = How long may “{ $bot }” search? Write { $bot }:100ms (time) or { $bot }:64 (tries). The arena also accepts --ms.
bot-without-budget = “{ $bot }” does not search. Write its name without a budget.
no-such-setting = The search has no setting “{ $setting }”. Settings: { $settings }.
bad-setting = “{ $value }” is not a number for the setting { $setting }.
no-such-reward = “{ $reward }” is not a reward. Choose from: { $rewards }.
no-such-illegal = “{ $illegal }” is not a way to handle illegal actions. Choose end (the game ends with the worst reward) or raise (an exception).
no-such-learner = The learner’s seat must be from 0 to { $last }, not { $found }.
bad-opponent-count = { $needed ->
    [one] There is one other seat: name one bot, not { $found }.
   *[other] There are { $needed } other seats: name one bot for all of them or one for each, not { $found }.
}
no-compact-actions = { $game } has no smaller action space.
no-such-mask = “{ $mask }” is not a kind of mask. Choose True, False or packed.
bad-thread-count = Use from 1 to { $most } threads, not { $threads }.
bad-animation = “{ $path }” must end in .gif or .html.
no-policy-bot = “{ $bot }” searches, which batches don’t support. Use newcomer, settler, builder, random or greedy.
bad-batch-size = A batch needs at least one game, not { $size }.
bad-batch-states = The batch needs { $size ->
        [one] 1 state
       *[other] { $size } states
    } of { $game }.
cpu-batch-only = Only batches on the CPU can be copied, redealt or set to states.
bad-search-budget = A search needs at least one try and one candidate, and a depth of at least 0, not { $tries }, { $candidates } and { $depth }.
bad-openspiel-variant = The parameters “last” and “deals” must not be negative ({ $last }, { $deals }).
bad-batch-actions = A step of this batch needs one array of { $size ->
        [one] 1 action
       *[other] { $size } actions
    }.
missing-extra = This needs { $package }, which is not installed: pip install "townwright[{ $extra }]".
no-gpu = No CUDA GPU available. You need an NVIDIA GPU, its driver, and pip install "townwright[gpu]".
bad-device-array = The GPU needs one contiguous array of { $size ->
        [one] 1 number
       *[other] { $size } numbers
    } of type { $type }.
arena-twice = Each bot can enter only once, but the list is { $bots }.
arena-too-few = The arena needs at least two bots.
arena-other-contest = { $path } belongs to another contest. Name a new file, or use the same game, bots, players, options, seed and time.
arena-no-record = { $path } is not an arena file.
benchmark-needs = Name a game and an agent, or a submission to verify (--verify).
benchmark-deals = Choose from 1 to { $most } deals, not { $found }.
benchmark-no-submission = { $path } is not a submission: { $why }
benchmark-other-protocol = The submission follows version { $found } of the protocol; this is version { $known }.
benchmark-other-games = The submission must contain every game of the protocol exactly once: { $needed } expected, { $found } found.
benchmark-illegal = Deal { $deal } ({ $lineup }): action { $number } is missing or not legal.
benchmark-other-action = Deal { $deal } ({ $lineup }): action { $number } is not the opponent’s choice.
benchmark-other-result = Deal { $deal } ({ $lineup }): the actions do not lead to this result.
bad-network = { $path } is not a network for this game: { $why }.
train-no-plan = { $game } has no training plan. Name one with --plan.
train-bad-plan = { $path } is not a training plan: { $why }.
train-other-plan = { $path } was trained with another plan. Name a new folder, or use the same plan.
no-network = { $game } has no network { $number }, so learned={ $number } is not possible.

level-newcomer = Newcomer
    .help = Often misjudges moves. Easy to beat.
level-settler = Settler
    .help = Sees what pays off right away, but misses things.
level-builder = Builder
    .help = Always plays the move that looks best at first glance.
level-planner = Planner
    .help = Plays out a few possible futures before choosing.
level-master = Master
    .help = Thinks for almost a second about each decision.
level-random = Random
    .help = Plays a random legal move.
level-greedy = Greedy
    .help = Plays like the Builder; the usual yardstick for new bots.
bad-name = “{ $name }” can’t be a player’s name: use 1 to { $most } characters and no hidden characters.
bad-seed = “{ $seed }” is not a seed. A seed is a whole number from 0 to { $last }.
too-many-redeals = This match has been continued from an earlier moment { $most } times. Start a new game instead.

unreadable-action = There is no move “{ $text }” in this game.
ambiguous-action = “{ $text }” matches { $count } moves, for example: { $examples }.
not-legal = You can’t play “{ $text }” now.
not-a-legal-number = Action number { $number } is not legal now.
game-over = The game is over.
not-your-turn = It’s { $seat }’s turn.

nothing-to-undo = There is nothing to undo.
undo-ends-here = You can’t undo this: something new was revealed, or another player has moved.
nothing-to-redo = There is nothing to redo.

first-card-founds = Place the first card at 0,0.
only-a-corner = The card would touch the town only at a corner. It must share an edge with the town or cover part of it.
does-not-touch = The card would not touch the town. It must share an edge with the town or cover part of it.

## Rules that cannot be compiled

cannot-compile = { $file }, line { $line }: { $why }
not-compilable = Can’t compile this rule: { $why }.
no-such-field = The record has no field “{ $field }”.
no-such-name = “{ $name }” is not defined.
needs-rule = “{ $name }” needs @rule.

## Files

not-json = This is not a JSON file.
not-a-match-file = This is not a match file: { $why }.
not-a-position = This position can’t be scored: { $why }.
other-rules-version = This match was played under version { $found } of the rules; this program has version { $known }.
bad-action-in-file = Can’t play action { $number } of the file, “{ $text }”: { $why }
bad-redeal = The file redeals after action { $after }, where that isn’t possible.
cannot-read = Can’t read { $path }: { $why }.
cannot-write = Can’t write { $path }: { $why }.
not-corrections = A file of component corrections must be a JSON object.
bad-line = Line { $number } of the file: { $why }
no-game-in-file = This is neither a match file nor a position: it doesn’t name a game.
no-positions = { $game } can’t score positions.

## The command

bad-bot-count = { $players ->
    [one] One player needs one bot, not { $found }.
   *[other] { $players } players need one bot for all seats or one for each, not { $found }.
}
cli-about = Play city-building tabletop games, study them, and train bots on them.
cli-usage = Usage:
cli-usage-commands = COMMAND …
cli-usage-options = [OPTIONS]
cli-commands = Commands
cli-arguments = Arguments
cli-options = Options
cli-no-such-language = There is no language “{ $found }”. Languages: { $known }.
cli-no-such-flag = There is no option { $flag } here. See --help.
cli-no-value = { $flag } needs a value. See --help.
cli-missing = { $name } is missing. See --help.
cli-bad-value = Invalid value for { $name }. See --help.
cli-bad-call = No such command or argument. See townwright --help.
cli-system-failed = The operating system reported an error: { $why }.
cli-option-form = “{ $text }” is not an option. Write name=value.
cli-interrupted = Stopped.
cli-stopped-early = Stopped early. These are partial results.
cli-preparing = Compiling { $game } (only once) …
cli-preparing-part = Compiling { $game } (only once), { $percent }%: { $function } …
cli-prepared = Everything is compiled.
cli-prepared-layer = The machine code is in { $path }. Machines with the same OS, Python and Numba can use it with TOWNWRIGHT_CODE={ $path }.
cli-cannot-prepare = Can’t compile { $game }: { $why }
cli-check-as-above = Same reason as above.
cli-checked = { $game }: { $passed } checks passed, { $failed } failed.
cli-check-optimised = Nothing was checked: Python runs without assertions (-O).
cli-portable-alone = --portable needs --into FOLDER, the folder for the machine code.
cli-into-alone = --into works only with --portable. Machine code for this machine goes into the cache.
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
cli-command-play = Play a game in the terminal, against bots or with friends at one keyboard.
cli-command-bots = List the bots.
cli-command-simulate = Let bots play many games and show the results.
cli-command-arena = Let bots play each other on the same deals from every seat, and rate them.
cli-command-study = Simulate many games and write a report: scores, seats, and what each card is worth.
cli-command-benchmark = Let an agent play the benchmark’s test deals and write a submission, or verify one.
cli-command-dataset = Let bots play games and write them as a Parquet file, with a dataset card.
cli-command-train = Train the network that a game’s bots use, by self-play.
cli-command-analyse = Analyse a finished match and rate every decision.
cli-command-replay = Step through a match file.
cli-command-score = Show the score sheet of a match file or of a position entered by hand.
cli-command-bench = Measure the speed of the rules.
cli-command-prepare = Compile one game or all of them in advance, so that hints and strong bots start at once.
cli-command-check = Check a game package: rules, texts, lesson, puzzles, machine code.
cli-command-new-game = Create a package with a small working game for you to change.
cli-command-serve = Start the server: play in a browser, solo or with others.
cli-command-backup = Back up a server’s whole database to a file, even while it runs.
cli-command-restore = Fill a new database from a backup.
cli-command-openapi = Print the server’s OpenAPI document.
cli-command-version = Show the version.

cli-argument-game = The game’s name, as `townwright games` lists it.
cli-argument-new-game = The name of the new game, such as “Rolling Pig”.
cli-argument-match = A match file.
cli-argument-bots = Two or more bots; in a cooperative or solo game one is enough. Give searching bots a time, as in tree:100ms, or a number of tries, as in flat:64.
cli-argument-agent = The agent: a bot such as tree:64, or a module of your own such as my_package.my_bot:100ms.
cli-argument-backup = The backup file.
cli-argument-position = A match file, a position (.json), or one position per line (.jsonl).

cli-option-lang = Language; default: the system’s.
cli-option-option = A game option as name=value; repeatable.
cli-option-json = Print JSON.
cli-option-seed = Seed of the (first) game. The same seed gives the same game.
cli-option-seats = Who plays, separated by commas: names of people or bots (newcomer, settler, builder, planner, master, random, greedy).
cli-option-load = Continue a match file.
cli-option-confirm = Ask for confirmation at the end of each turn.
cli-option-players = Number of players.
cli-option-games = Number of games.
cli-option-ms = Milliseconds per decision for searching bots without a time or a number of tries in their name.
cli-option-analysis-ms = Milliseconds to spend on each decision; default: 200.
cli-option-record = File that records every game; an interrupted contest resumes from it.
cli-option-at-once = Number of games to play in parallel; default: one per core.
cli-option-cluster = Address of a Ray cluster to play the games on; “local” starts one on this machine.
cli-option-gpu = Measure the GPU against all CPU cores in the same run.
cli-option-portable = Compile for any CPU of this architecture, to use on other machines; needs --into.
cli-option-quick = Try fewer player counts and options, and skip compiling.
cli-option-parent = Folder to create the package in; default: the current one.
cli-option-into = Folder for portable machine code.
cli-option-report = Where to write the report (.html); the games go next to it (.parquet).
cli-option-deals = Number of test deals; default: all 1,000.
cli-option-note = How the agent was trained; becomes part of the submission.
cli-option-submission = Where to write the submission (.jsonl.gz).
cli-option-submission-verify = Replay the games of a submission, and check the results and the opponents.
cli-option-dataset = Where to write the games (.parquet); the card goes next to it (.md).
cli-option-plan = The training plan (.json); default: that of the game.
cli-option-training = Folder for the network, the checkpoint and the learning curve; an interrupted run resumes from it.
cli-option-minutes = Minutes to train; a round that would end later is not started; default: 10.
cli-option-out = File for the full analysis as JSON.
cli-option-bots = Bots, separated by commas; a single name stands for all seats.
cli-option-save = Folder for the match files.
cli-option-components = File with corrections to the game’s components, taken from a printed copy.
cli-command-components = List every printed value of a game and its source.
cli-component = What
cli-value = Value
cli-provenance = Source
cli-why = Why
cli-option-seconds = Seconds to spend on each measurement.
cli-option-host = Address to listen on; 0.0.0.0 for the whole network.
cli-option-port = Port to listen on.
cli-option-database = The server’s database: a file or a PostgreSQL URL; default: tables.sqlite in your data folder.
cli-option-lan = Let others on your network play: listen on all addresses, and use this computer’s address in links.
cli-option-processes = Number of server processes; more than one needs PostgreSQL.
cli-option-bot-workers = Worker processes for searching bots and hints, per server process; default: one less than there are cores.
cli-option-origin = Public address of the page, such as https://play.example.org; repeatable.
cli-option-proxy = Address of a trusted reverse proxy (its X-Forwarded-For is honoured); repeatable.
cli-option-limit = A limit as name=number; repeatable.
cli-option-logs = Log format: console or json.
cli-option-server-seed = Give every guest the same games and make bots play the same way, for tests and demos.
cli-option-browser = Open the page in a browser.

cli-welcome = Type ? for help.
cli-games = Games
cli-bots = Bots: five levels from weak to strong, then two plain bots
cli-daily = Daily challenges
cli-which-game = Which game (1 to { $last })? >
cli-question = { $seat }: { $question }
cli-hand-over = { $seat }, it’s your turn. Press Enter when no one else is looking.
cli-confirm = Press Enter to end your turn, or type undo. >
cli-confirm-first = End your turn first.
cli-more-choices = … and { $count } more. Type list to see them all.
cli-saved = Saved as { $path }.
cli-match-saved = The match is saved in { $path }. { $over ->
    [1] Step through it with townwright replay FILE.
   *[0] Continue it with townwright play --load FILE; step through it with townwright replay FILE.
}
cli-winners = { $count ->
    [0] No one won.
    [one] { $names } won.
   *[other] { $names } share the win.
}
cli-reached = { $won ->
    [1] { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, target { $target }: you won!
   *[0] { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, target { $target }: you lost.
}
cli-words-help = ? help h
cli-words-list = list l
cli-words-log = log
cli-words-hint = hint
cli-words-rules = rules
cli-words-undo = undo u
cli-words-redo = redo r
cli-words-save = save
cli-words-quit = quit q exit
cli-words-next = next n
cli-words-back = back b
cli-play-help =
    Type the **number** of a move, or the **text** next to it. The end of the text is enough if it is unique,
    in a card game for example “3,-1 turned”.

    - **list**: all moves and what each scores right away
    - **log**: what has happened, one line per turn
    - **hint**: what a strong player would consider, and why
    - **undo**, **redo**: take back your last decision, play it again
    - **save** FILE: save a match file
    - **rules**: the rules of the game
    - **quit**: stop playing; the match is saved
cli-puzzle-help =
    Type the **number** of a move, or the **text** next to it. The end of the text is enough if it is unique,
    in a card game for example “3,-1 turned”. Your first move is your answer.

    - **list**: all moves and what each scores right away
    - **rules**: the rules of the game
    - **quit**: leave the puzzle
cli-replay-ask = { $number } of { $last }: Enter for next, b for back, a number to jump there, q to quit >
cli-replay-help = Press Enter for the next action, b for back, a number to jump there, or q to quit.

cli-seat = Seat
cli-bot = Bot
cli-mean-score = Average score
cli-deviation = Standard deviation
cli-wins = First places
cli-speed = { $games ->
    [one] One game
   *[other] { $games } games
}, { $rate } per second
cli-too-few-games = Play at least one game, not { $found }.
cli-decimal-mark = .
cli-percent = { $number }%
cli-not-over = { $path } is not finished. Only finished matches can be analysed.
cli-arena-games = Games
cli-arena-wins = Wins, %
cli-arena-deals = Deals won, %
cli-arena-score = Score
cli-arena-lead = Lead
cli-arena-rating = Rating
cli-arena-milliseconds = ms per decision
cli-arena-caption = In brackets: 95% confidence intervals, bootstrapped over whole deals.
benchmark-against = Against
benchmark-written = Submission: { $path }.
benchmark-verified = { $games ->
    [one] The game is verified.
   *[other] All { $games } games are verified.
}
dataset-written = Games: { $path }. Dataset card: { $card }.
cli-analysis-moments = { $name }: key moments
cli-analysis-no-mistakes = { $name }: no mistakes
cli-analysis-accuracy = Accuracy
cli-analysis-words = In words
cli-analysis-number = No.
cli-analysis-player = Player
cli-analysis-mark = Rating
cli-analysis-cost = Points lost
cli-analysis-caption = Points are the expected lead at the end of the game: over the best opponent, or over the target.
cli-mark-good = good
cli-mark-fine = fine
cli-mark-mistake = mistake
cli-mark-blunder = blunder
cli-measuring = Measuring { $game } …
cli-gpu-compiling-games = { $game }: compiling the kernel for whole games, which takes up to a few minutes …
cli-gpu-games = { $game }: measuring whole games, on the CPU and on the GPU …
cli-gpu-compiling-steps = { $game }: compiling the kernel for batches, then measuring it …
cli-gpu-failed = { $game } could not be measured on the GPU: { $why }
cli-bench-players = Players
cli-bench-random_games_per_second = Random games per second
cli-bench-random_actions_per_second = Random actions per second
cli-bench-batch_actions_per_second = Batch actions per second, all cores
cli-bench-greedy_games_per_second = Greedy games per second
cli-bench-playouts_per_second = Search rollouts per second, without a tree
cli-bench-tries_per_second = Search tries per second
cli-bench-state_bytes = State size, bytes
cli-bench-copy_nanoseconds = Copying a state, ns
cli-bench-score_nanoseconds = Scoring a state, ns
cli-bench-legal_and_apply_microseconds = legal + apply from Python, µs
cli-bench-match_step_microseconds = One decision through Match, µs
cli-bench-compile_cpu_seconds = Compiling rules and bots, CPU seconds
cli-bench-first_start_seconds = First start: until the first legal action, s
cli-bench-start_seconds = Later starts: until the first legal action, s
cli-bench-terminal_seconds = Until the terminal’s first output, s
cli-bench-portable_ratio = Random play: speed of portable code, native = 1
cli-bench-same_games = Random games with the same result on both
cli-bench-cpu_games_per_second = CPU, all cores: random games per second
cli-bench-gpu_games_per_second = GPU: random games per second
cli-bench-games_ratio = … speedup
cli-bench-cpu_actions_per_second = CPU, all cores: actions per second in these games
cli-bench-gpu_actions_per_second = GPU: actions per second in these games
cli-bench-cpu_batch_actions_per_second = CPU, all cores: batch actions per second
cli-bench-gpu_batch_actions_per_second = GPU: batch actions per second
cli-bench-batch_ratio = … speedup
cli-bench-gpu_compile_seconds = Compiling the kernels, s
cli-gpu-caption = Batches of { $batch } games on the CPU, of { $rows } on the GPU.
gpu-differs = { $game } gave different results on the GPU and the CPU. Please report this as a bug.

## New games

new-game-bad-name = “{ $name }” can’t be the name of a game: use letters from A to Z and digits, with single spaces, dashes or underscores between words, { $most } characters at most.
new-game-taken = There is already a game called { $game }. Choose another name.
new-game-module = Python already uses the name { $name }. Choose another one.
new-game-exists = { $path } already exists. Choose another name, or another folder with --in.
new-game-written =
    Your game is in { $path }. It already works:

    pip install -e { $path }
    townwright check { $game }
    townwright play { $game }

    Now change its rules, starting with src/{ $game }/rules.py.

## Studies

study-no-folder = no such folder
no-cluster = No Ray cluster at “{ $address }”: { $why }
study-written = Report: { $report }. Games: { $rows }.
train-round = Round { $number } ({ $games } games so far): predicted leads were off by { $lead } points before learning and { $learned } after.
train-written = Network: { $path }.
study-title = { $game }: { $games ->
    [one] one game
   *[other] { $games } games
}
study-made = { $players ->
    [one] One player
   *[other] { $players } players
}; bots: { $bots }, rotating through the seats; options: { $options }; seeds from { $first } on. Intervals are 95%.
study-points = points
study-games = games
study-all = all
study-mean = mean
study-deviation = deviation
study-low = 5%
study-median = median
study-high = 95%
study-share = won
study-winners = winners
study-others = others
study-difference = difference
study-times = times in play
study-a-game = per game
study-in-games = share of games
study-decisions = decisions
study-action = action: { $name }
study-event = event: { $name }
study-all-sets = All { $sets } sets, hardest or lowest-scoring first
study-scores = Points
    .text = How many points players score.
study-won = Won
    .text = How often players reach the target.
study-seats = Seats
    .text = How often each seat wins; a tie for first place is split. Every bot plays in every seat, so the seat’s effect is separate from the bot’s.
study-sources = Where points come from
    .text = Average points per source in the games where it is in play, for winners and for the others. The biggest differences decide games.
study-sets = Cards drawn for the game
    .text = Which drawn cards make a game easy or high-scoring, one by one and in sets.
study-often = Actions and events
    .text = How often each kind of action and each event occurs.
study-length = Length
    .text = How many decisions a game takes, including forced ones.

## The server

server-not-started = The game has not started yet.
server-waits = It’s { $seat }’s turn.
server-waits-for-yes = Waiting for { $seat } to confirm.
server-confirm-first = { $seat } must confirm or undo the turn first.
server-nothing-to-confirm = There is nothing to confirm.
server-stale = The game has moved on, so nothing was changed.
server-no-guest = We don’t know you yet. Please enter a name first.
server-no-table = This table does not exist, or you don’t have access to it.
server-corrections-too-large = These corrections are too large: at most { $most } bytes, comments not counted.
server-too-many-computations = The server is already working on { $most } things for you (hints, analyses, files). Wait for one to finish.
server-no-device = This device is already signed out.
server-own-link = You’re already playing as this guest in this browser.
server-no-former-guest = You haven’t played as another guest in this browser.
server-no-link = This link is invalid or has expired.
server-no-seat = There is no seat { $seat } at this table.
server-no-seat-free = The table is full, or this seat is taken. Ask for a link to watch.
server-not-your-seat = This seat is not yours.
server-not-seated = Only players at this table can do that.
server-not-watched = Only the person who created this table can do that, and only while bots hold all seats.
server-not-away = { $seat } is here, or was a moment ago.
server-seats-open = Some seats are still open.
server-started = The game has already started.
server-running-match = This file was saved while the game was still running. Save the game again once it is over, then open the new file.
server-not-over = You can do that once the game is over.
server-rules-changed = The rules of this game have changed since (version { $found } then, version { $known } now). You can look at this table, but not play or replay it.
server-nobody = At least one person must play.
server-seed-alone = You can choose a seed only if you don’t invite anyone.
server-too-many-tables = You already have { $most } unfinished or imported tables. Finish or leave one first.
server-too-many-connections = You already have { $most } connections open. Close one first.
server-full = This server has no connections left. Try again in a moment.
server-slow-down = Too many requests: at most { $most } per second. Wait a moment.
server-slow-network = Too many requests from your network: at most { $most } per second. Wait a moment.
server-many-requests = Too many open requests and connections. Wait a moment.
server-much-data = Too much data at once. Wait a moment.
server-many-guests = Too many new players from your network: at most { $most } per hour. Try again later.
server-bad-messages = { $most } messages in a row were unreadable or came too fast.
server-too-large = Too large: at most { $most } bytes.
server-too-many-values = Too large: at most { $most } values.
server-not-compiled = Can’t compile the code for { $game }; see the server log.
server-bad-message = Can’t understand this message: { $why }
server-bad-chat = Chat messages can’t be empty or contain invisible characters.
server-foreign-origin = This page is not allowed to connect to this server.
server-too-slow = This request took too long to arrive.
server-bad-http = This is not a valid HTTP request.
server-bad-headers = One of the headers is too long, or there are too many.
server-many-accents = A name may have at most { $most } accents on one letter.
server-wrong-host = This server doesn’t answer for “{ $host }”. Use its address, or start it with --origin.
server-no-route = There is nothing at this address.
server-no-page = The page is not built yet: run make page.
server-internal = Something went wrong on our side. Nothing was changed.
server-no-hints = This game is played without hints.
server-no-analysis = This game has not been analysed yet.
server-bad-database = “{ $url }” is not a usable database. Give a file, or a URL that starts with postgresql://.
server-newer-database = The database was written by a newer version of this program ({ $version }).
server-database-in-use = Another server is using { $path }. Stop it first, or choose another file with --database.
server-one-process = Several server processes need PostgreSQL. Set it with --database.
server-one-process-windows = On Windows, a server has only one process: leave out --processes.
server-bad-port = { $port } is not a port. Give a number from 1 to 65535.
server-bad-limit = There is no limit called “{ $name }”, or { $value } is not a number for it. Limits: { $known }.
server-bad-origin = “{ $origin }” is not an origin. Write it like https://play.example.org, without a slash at the end.
server-port-taken = Can’t use port { $port } on { $host }: { $why }.
server-address = Townwright is running at { $address }. Press Ctrl-C to stop.
preview-join = You’re invited: { $game }
preview-watch = Watch a game: { $game }
preview-challenge = Can you beat this? { $game }
preview-text = Build towns: four tabletop games, solo, against bots, or with friends. No account needed.
server-network = Others on your network can reach it at { $address }.
server-no-network = This computer is not on a network, so no one else can reach it.
server-this-machine = Only this computer can reach it. To play with others on your network, start it with --lan.
backup-written = The backup is in { $path }.
backup-restored = Restored { $path }.
backup-no-database = There are no tables to back up. Name the server’s database with --database.
backup-other-version = The database belongs to another version of Townwright. Make the backup with that version. If the database is older, you can also start this server once, which updates it.
backup-not-a-backup = { $path } is not a backup.
restore-not-new = The database exists already. Move the file away, or name a new database with --database.
server-unreachable = Can’t reach the database: { $why }.

## Lessons
server-no-activity = There is no activity “{ $activity }”.
server-no-lesson = There is no lesson for { $game } yet.
lesson-something-else = Not this move: do what the lesson says, or choose “Play freely”.
server-no-steps = There is no lesson or puzzle at this table.
puzzle-no-step = A puzzle has no step “{ $to }”. Choose “again”, “show” or “on”.

## Daily challenges, and challenges by link
daily-no-such-day = There is no challenge for { $date }. The first is from { $first }, the latest from { $last }.
daily-bad-date = “{ $text }” is not a date. Write it like { $example }.
daily-first-result-counts = Play each as often as you like. On a server, your first result in each game counts; the terminal doesn’t record any.
share-title = Townwright · { $game } · { $date }
share-target = { $reached ->
    [1] { $by ->
        [0] target reached exactly
        [one] { $by } point over the target
       *[other] { $by } points over the target
    }
   *[other] { $by ->
        [one] { $by } point short of the target
       *[other] { $by } points short of the target
    }
}
share-par = { $over ->
    [1] { $by } above par
    [0] exactly par
   *[other] { $by } below par
}
share-streak = { $days } days in a row
share-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
share-lead = { $ahead ->
    [1] { $points }–{ $best }, { $by } ahead of { $rival }
    [0] { $points }–{ $best }, tied with { $rival }
   *[other] { $points }–{ $best }, { $by } behind { $rival }
}
share-me = me
daily-alone = solo
daily-against = against { $names }
cli-command-daily = Play a game’s daily challenge. Without a game, list the challenges of all games.
daily-same-deal = { $path } has exactly the setup of { $date }.
daily-other-deal = { $path } does not have the setup of { $date }. Check the date and the key.
daily-commitment = Compare this with the SHA-256 digest that the server showed on that day: { $commitment }
cli-option-daily-key = The key that a server published for the day. Without it, the setup follows from the date alone.
cli-option-daily-verify = Check that this match file has the setup of the day.
cli-option-date = The day, such as 2026-11-15; default: today.
server-nothing-to-share = You can share a daily challenge only after you have finished it.
server-fixed-seats = The other seats of a challenge can’t change, so that everyone plays the same game.
server-no-challenge = You can only challenge others with a game you played yourself from start to finish.
server-own-challenge = You played at this table yourself, so you know the setup.
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
csv-actions = actions
csv-sheet = score sheet

## Positions
points-below-parts = { $seat } has { $points ->
        [one] 1 point
       *[other] { $points } points
    } before final scoring, but the parts listed add up to { $parts }.

## Puzzles
no-puzzles = There are no puzzles for { $game } yet.
no-such-puzzle = There is no puzzle “{ $puzzle }”.
puzzle-none = There is no puzzle at this table.
puzzle-answered = Puzzle finished: try again, see the solution, or go to the next one.
puzzle-no-hint = Puzzles have no hints, but you can see the solution.
puzzle-first = Make your move first, or see the solution.
puzzle-line-over = The better line ends here.
practice-old-rules = The rules have changed since this game, so the puzzle can’t be opened any more.
cli-command-puzzle = Solve a puzzle: find the one move that is clearly best.
cli-argument-number = Number of the puzzle, from 1; default: a random one.
cli-puzzle = Puzzle { $number } of { $count }, difficulty { $difficulty } of 5. Which move is clearly best?
cli-puzzle-right = Right: { $action } About { $points } points better than the next best move.
cli-puzzle-wrong = Not the best move: { $action } About { $points } points better: { $best }
cli-puzzle-unlisted = Not the best move, and not among the good ones: { $action } Best: { $best }
cli-puzzle-line = The better line: { $line }
cli-puzzle-number = Puzzles are numbered from 1 to { $count }.
cli-puzzle-choice = Move
cli-puzzle-lead = { $cooperative ->
    [1] Over target
   *[0] Lead
}
cli-puzzle-chance = Win chance
cli-puzzle-better = With the best move instead


## Hints

# Reasons: what a move changes in rows of the score sheet, without a subject.
# A name may end in a number, so a word stands between it and the points: “loses Bot 2 about 3 points”.
reason = { $gains ->
    [1] earns
   *[0] loses
} { $you ->
    [1] you
   *[0] { $name } about
} { $amounts }
reason-amount = { $points ->
    [one] 1 point
   *[other] { $points } points
} { $place }
reason-in = from { $source }
reason-list = { $first }, and { $last }

# A hint: how good it is, what it does, and why.
# What a turn makes possible: “Next turn you could complete section 2 and claim achievement 19.”
hint-prepares = Next turn you could { $actions }.
hint-chance = { $chance }% win chance
hint-points = { $points ->
    [0] { $cooperative ->
        [1] exactly on target
       *[0] level
    }
    [one] 1 point { hint-points-beyond }
   *[other] { $points } points { hint-points-beyond }
} at the end
hint-points-beyond = { $cooperative ->
    [1] { $ahead ->
        [1] over the target
       *[0] short of the target
    }
   *[0] { $ahead ->
        [1] ahead
       *[0] behind
    }
}
hint-equal = About as good as suggestion 1.
hint-effects = Right away, it { $effects }.
hint-compared = Compared with suggestion { $number }, it { $reasons }.
hint-list = { $first } and { $last }
list-count = { $count } { $what }


## Analysis

analysis-turn = { $name } { $did }.
analysis-percent = { $number }%
analysis-better = Better: { $best }
# The reasons are phrases about the better move: “earns you 3.7 points in the desert”.
analysis-worth = Worth { $by ->
    [chance] { $chance } more win chance
   *[points] { $points ->
        [one] 1 point
       *[other] { $points } points
    }
}{ $count ->
    [0] { "." }
   *[other] : it { $reasons }.
}
