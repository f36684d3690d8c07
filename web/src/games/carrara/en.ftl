### The Palaces of Carrara on the page, in English. Python does not use these words.

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
page-score-announced-help = The { $points } points for it are on the track already.
page-score-nobody = Nobody
page-score-buildings-help = Choose a player, then tap every building of theirs.
page-score-whose = Whose buildings?
page-score-building = { $type } { $cost }{ $owned ->
    [1] : { $name }
   *[0] { "" }
}
page-score-how = Points on the track, buildings, objects, coins: a short form.
