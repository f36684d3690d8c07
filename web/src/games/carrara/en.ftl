### The Palaces of Carrara on the page, in English. Python does not use these messages.

page-carrara-tab-shop = Buildings
page-carrara-tab-cities = Cities
page-carrara-tab-score = Scoring
page-carrara-tab-mine = Yours
page-carrara-tab-others = Others
page-carrara-side = Your bricks and coins, scoring and the other players
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
# The word after a number.
page-carrara-coin-word = { $count ->
    [one] coin
   *[other] coins
}
page-carrara-brick-word = { $count ->
    [one] brick
   *[other] bricks
}
page-carrara-leaves = leaves { $coins }
page-carrara-in-bag = in the bag
page-carrara-preview = Preview the wheel
page-carrara-previewed = { $count ->
    [0] This is the wheel after its next turn.
    [one] This is the wheel after its next turn, with 1 new brick.
   *[other] This is the wheel after its next turn, with { $count } new bricks.
}
page-carrara-odds = What comes next?
page-carrara-odds-drawn = { $count ->
    [0] As the wheel stands, its next turn draws no bricks.
    [one] As the wheel stands, its next turn draws 1 brick. Chance of each colour:
   *[other] As the wheel stands, its next turn draws { $count } bricks. Chance that each colour is among them:
}
page-carrara-odds-help = Worked out from the bricks you can see. Those behind other players’ screens count as if they were in the bag.
page-carrara-percent = { $percent }%
page-carrara-own-bricks = Your bricks and coins:
page-carrara-stack = { $count } more in the stack
page-carrara-building = { $type } { $cost }, { $object }. { $count ->
    [-1] { "" }
    [0] You don’t have the bricks for it.
   *[other] Possible in { $cities }.
}
page-carrara-my-cities = Your cities
page-carrara-cities-of = { $name }’s cities
page-carrara-assumed = Likely, but not checked against the printed game.
page-carrara-cities-help = A scored building pays its cost × the value of its city. Each city is scored once per game.
page-carrara-city = { $takes }, { $pays }. { $count ->
    [0] Nothing built there yet.
   *[other] Built there: { $buildings }.
}
page-carrara-build-here = Build here
page-carrara-scored-by = scored by { $name }
page-carrara-scored = scored
page-carrara-so-far = { $count ->
    [one] point so far
   *[other] points so far
}
page-carrara-score = Score
page-carrara-of-to-score = { $built }/{ $least } to score
page-carrara-worth = so far
page-carrara-nothing-built = nothing built yet
page-carrara-none-built = none built
page-carrara-gain = { $points ->
    [0] { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    }
    [one] 1 point{ $coins ->
        [0] { "" }
        [one] , 1 coin
       *[other] , { $coins } coins
    }
   *[other] { $points } points{ $coins ->
        [0] { "" }
        [one] , 1 coin
       *[other] , { $coins } coins
    }
}{ $objects ->
    [0] { "" }
    [one] , 1 object
   *[other] , { $objects } objects
}
page-carrara-on-sheet = { $points } on the score sheet.
page-carrara-paying = You pay
page-carrara-keep-brick = Keep this brick: { $colour }
page-carrara-objects = Objects: { $objects }
page-carrara-markers = { $used } of { $all } scorings
page-carrara-total = { $over ->
    [1] Final score:
   *[0] If the game ended now:
}
page-carrara-score-type = Score a type
page-carrara-score-type-help = each once
page-carrara-end = Announce the end
page-carrara-end-help = all three: +{ $points } points
page-carrara-end-scorings = Scorings
page-carrara-needs = needs { $count }
page-carrara-market = Objects for sale
page-carrara-market-help = below: supply
page-carrara-object = { $object }, for sale for { $coins } coins
page-carrara-object-sold = { $object }, sold
page-carrara-sold = sold
page-carrara-announced-by = Announced by { $name }
page-carrara-announced = announced the end
page-carrara-hidden-stock = Coins, bricks and objects are hidden
page-carrara-clear = Clear
page-carrara-buy-and-end = Buy and end turn
page-carrara-buy-and-announce = Buy and announce the end
page-carrara-buy-this = Buy for { $coins } coins: { $object }?
page-carrara-pay = { $count ->
    [one] Pay 1 brick
   *[other] Pay { $count } bricks
}
page-carrara-pay-for = Pay for { $building } in { $city } with { $count ->
    [one] this brick?
   *[other] these { $count } bricks?
}
page-carrara-pay-help = Choose one of your bricks to pay with it instead.
page-carrara-done = Stop buying
page-carrara-buy = { $count ->
    [0] Buy
   *[other] { $coins ->
        [0] Take for free
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
page-carrara-announce-help = Scores { $points } points; this will be the last round.
page-carrara-purchase-help = At most one per turn.
page-carrara-action-help = Possible moves are highlighted. To buy bricks, first turn the wheel with the button in its middle.
page-carrara-choose-city = { $building }: in which city?
page-carrara-choose-city-help = The number is what it pays there when scored.
page-carrara-score-this = Score { $what }?
page-score-announced-help = The { $points } points for it are already on the track.
page-score-no-one = No one
page-score-buildings-help = Choose a player, then all of their buildings.
page-score-whose = Whose buildings?
page-score-building = { $type } { $cost }{ $owned ->
    [1] : { $name }
   *[0] { "" }
}
page-score-how = Points on the track, buildings, objects, coins: a short form.
