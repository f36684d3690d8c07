### Sprawlopolis on the page, in English. Python does not use these messages.

page-groups-and-roads = Groups and roads
page-city-cards = { $placed } of { $count } cards placed
page-base = Base
page-conditions = Scoring cards
page-players-and-deck = Players, deck and log
page-top-of-deck = Top of the deck
page-deck-top = Top of the deck: card { $card }; { $count } left
page-cards-left = { $count ->
    [one] card left in the deck
   *[other] cards left in the deck
}
page-card-in-hand = { $zones }. Key { $place }.
page-hidden-card = hidden
page-hand-of = { $name }’s hand
page-place-city-card = Place card { $card }.
page-choose-reveal = Choose a card to reveal.
page-reveal-this = Reveal card { $card }?
page-reveal-help = Everyone will see it, and you must place it.
page-reveal = Reveal
page-score-how = Place your city’s cards and choose the three scoring cards.
