### Every word that people read, in English (Fluent: https://projectfluent.org). de.ftl holds the same in German.

title = My Game
tagline = Play higher than the card before yours.

# Sections of the rules text, in the order of `topics`.
rules-goal = Score the most points. A card you play scores its **value** if it’s higher than the card below it.
    .title = Goal
rules-turn = Play one of your cards on the pile, then draw a card if there are any left. The game ends with the last card.
    .title = Your turn

ask-play = Which card do you play?
card-not-held = You don’t have a { $card } in your hand.

# What happened, for the log.
event-played = { $points ->
    [0] { $seat } plays a { $card }.
    [one] { $seat } plays a { $card } for 1 point.
   *[other] { $seat } plays a { $card } for { $points } points.
}
event-drew = { $seat } draws a { $card }.
event-finished = All cards have been played.

# What a player may do, in hints and in the list of choices; without this message they show the sentence of the log.
move-play = Play a { $card }.

source-climbs = Climbs

# Names of the view's fields.
label-top = Top card
label-deck = Cards in the deck
label-hand = Your hand
label-hand_sizes = Cards in hand
label-points = Points
