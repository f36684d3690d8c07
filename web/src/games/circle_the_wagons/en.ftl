### Circle the Wagons on the page, in English. Python does not use these messages.

page-places = placing a card
page-card-to-place = Card { $number } to place: { $card }
page-circle = Circle
page-circle-left = { $left } of { $count } cards left
page-town-of = { $name }’s town
page-largest-groups = Largest groups
page-choose-start = Choose the start card.
page-choose-start-help = { $name } starts there.
page-start-here = Start here
page-start-card = Start card
page-choose-card = Choose a card.
page-take-this = Take this card?
page-skipping = { $count ->
    [0] You skip no cards.
    [one] You skip one card; { $name } must place it.
   *[other] You skip { $count } cards; { $name } must place them.
}
page-take = Take
page-to-name = to { $name }
page-next-card = Next
page-you-take = You take
page-gets-in-order = { $name } gets
page-to-place = To place
page-to-place-by = { $name } must place
page-place-card = { $count ->
    [one] Place this card.
   *[other] Place this card, the first of { $count }.
}
page-card-in-circle = { $skipped ->
    [0] Card { $card }: { $squares }
    [one] Card { $card }: { $squares }. One card would go to { $name }.
   *[other] Card { $card }: { $squares }. { $skipped } cards would go to { $name }.
}
page-score-how = Place both towns’ cards and choose the three scoring cards.
