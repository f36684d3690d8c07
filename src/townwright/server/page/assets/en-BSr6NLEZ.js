var e=`seat = Player { $number }
total = Total
bad-player-count = { $exact ->
    [0] This game is for { $low } to { $high } players, not { $found }.
   *[1] This game is for exactly { $low } { $low ->
        [one] player
       *[other] players
    }, not { $found }.
}
no-such-game = There is no game called “{ $game }”; there are: { $games }.
no-such-option = { $count ->
    [0] There is no option called “{ $option }”; this game has none.
   *[other] There is no option called “{ $option }”; there are: { $options }.
}
no-components = The components of { $game } are all known: there is nothing to correct.
no-such-choice = “{ $choice }” is no choice of the option { $option }; choose from: { $choices }.
no-such-bot = There is no bot called “{ $bot }”; there are: { $bots }.
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
bad-bot-count = { $players } players need one bot for all or one for each, not { $found }.
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
server-not-away = { $seat } is here, or was a moment ago.
server-seats-open = Some seats are still open.
server-started = The game has begun already.
server-not-over = That is possible once the game is over.
server-nobody = At least one person has to play.
server-seed-alone = A seed can be chosen only where nobody else is invited.
server-too-many-tables = You have { $most } unfinished tables already; finish or leave one first.
server-too-many-connections = You have { $most } connections open already; close one first.
server-slow-down = Too much at once; wait a moment.
server-too-large = This is too large: at most { $most } bytes.
server-preparing = { $game } is still being prepared; try again in a moment.
server-bad-message = This message cannot be understood: { $why }
server-bad-talk = Talk consists of letters, not of control characters.
server-foreign-origin = This page may not talk to this server.
server-no-route = There is nothing at this address.
server-no-page = The page has not been built: run make page.
server-internal = Something went wrong here; nothing was changed.
server-no-hints = Hints are not available now.
server-bad-database = “{ $url }” is no database that can be used: give a file, or a URL that begins with postgresql://.
server-newer-database = The database is of a newer version ({ $version }) than this program.
server-one-process = Several server processes need PostgreSQL: name it with --database.
server-bad-port = { $port } is no port: give a number from 1 to 65535.
server-bad-limit = There is no limit called “{ $name }”, or { $value } is no number for it; there are: { $known }.
server-port-taken = Port { $port } of { $host } cannot be used: { $why }.
server-address = Townwright is at { $address }. Ctrl-C stops it.
server-unreachable = The database cannot be reached: { $why }.`;export{e as default};