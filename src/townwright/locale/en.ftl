### Words shared by all games.

seat = Player { $number }
total = Total

## What can be wrong

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
no-such-choice = “{ $choice }” is no choice of the option { $option }; choose from: { $choices }.
no-such-bot = There is no bot called “{ $bot }”; there are: { $bots }.
bad-seed = A seed is a whole number from 0 to { $last }, not “{ $seed }”.

unreadable-action = “{ $text }” is no action of this game.
ambiguous-action = “{ $text }” fits { $count } actions, for example: { $examples }.
not-legal = “{ $text }” is not possible now.
not-a-legal-number = { $number } is not the number of an action that is possible now.
game-over = The game is over.

nothing-to-undo = Nothing has been played yet.
undo-ends-here = This cannot be taken back: somebody has learned something new or has played since.
nothing-to-redo = Nothing was taken back.

first-card-founds = The first card is placed at 0,0.
only-a-corner = The card would touch the town only at a corner; it has to share an edge with it or cover a part of it.
does-not-touch = The card would not touch the town; it has to share an edge with it or cover a part of it.

## Files

not-json = This is not a JSON file.
not-a-match-file = This is not a match file: { $why }.
not-a-position = This is not a position that can be scored: { $why }.
other-rules-version = This match was played with version { $found } of the rules; this program knows version { $known }.
bad-action-in-file = Action { $number } of the file, “{ $text }”, cannot be played: { $why }
cannot-read = { $path } cannot be read: { $why }.
cannot-write = { $path } cannot be written: { $why }.
