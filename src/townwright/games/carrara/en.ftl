### The Palaces of Carrara: every word a person reads, in English.

title = The Palaces of Carrara
tagline = Buy marble on a turning wheel, build in six Italian cities, and score them before the others do.
credit = The Palaces of Carrara, by Wolfgang Kramer and Michael Kiesling. Hans im Glück, 2012; Game Brewer, 2022.


## Bricks, buildings, objects, cities

colour-white = white
colour-yellow = yellow
colour-red = red
colour-green = green
colour-blue = blue
colour-black = black

type-biblioteca = Biblioteca
type-cathedrale = Cathedrale
type-palazzo = Palazzo
type-porta = Porta
type-castello = Castello
type-villa = Villa

object-book = book
object-chalice = chalice
object-crown = crown
object-gate = gate
object-flag = flag
object-coat_of_arms = coat of arms

city-livorno = Livorno
    .takes = Livorno takes only white bricks
city-pisa = Pisa
    .takes = Pisa takes only white and yellow bricks
city-lucca = Lucca
    .takes = Lucca takes only white, yellow and red bricks
city-viareggio = Viareggio
    .takes = Viareggio takes only white, yellow, red and green bricks
city-massa = Massa
    .takes = Massa takes bricks of all colours but black
city-lerici = Lerici
    .takes = Lerici takes bricks of all colours


## Rows of the score sheet

source-track = Points on the track
source-biblioteca = { type-biblioteca }
source-cathedrale = { type-cathedrale }
source-palazzo = { type-palazzo }
source-porta = { type-porta }
source-castello = { type-castello }
source-villa = { type-villa }
source-livorno = { city-livorno }
source-pisa = { city-pisa }
source-lucca = { city-lucca }
source-viareggio = { city-viareggio }
source-massa = { city-massa }
source-lerici = { city-lerici }
source-announcement = Announcing the end
source-objects = Objects
source-costs = Costs of the buildings
source-coins = Coins
source-bricks = Bricks left


## Options

option-stock = Coins, bricks and objects
    .help = Do coins, bricks and objects stand behind screens, as in the box, or may everybody look? Either way everybody could count them.
    .hidden = behind screens
    .open = open to all

option-set = Set
    .help = Which material do you play with?
    .base = base game


## The rules

rules-goal =
    Each of you is the head of a noble family and builds in six cities on the Italian coast. Buy marble bricks from a
    wheel on which they get cheaper with every turn, pay for buildings with them, and score your buildings in time: by
    their type or by their city. That brings points, coins and precious objects. Whoever has most points after the final
    scoring wins.
    .title = Goal

rules-setup =
    - There are 42 **bricks**, seven of each colour. From best to worst: white, yellow, red, green, blue, black.
    - The **wheel** has six segments. One brick of each colour goes into segment 1.
    - There are 30 **buildings**: six types (Biblioteca, Cathedrale, Palazzo, Porta, Castello, Villa), each with costs 1
      to 5. Nine of them lie open, the others are a face-down stack.
    - There are 36 **objects**, six of a kind. To each type of building belongs one kind: book, chalice, crown, gate,
      flag, coat of arms, in the order above. One object of each kind lies for sale; five of each are the supply.
    - Each player has **20 coins**, **six scoring markers** and one brick: the first player a black one, the second a
      blue one, the third a green one, the fourth a red one.
    - All other bricks go into the **bag**. Coins never run out.

    Coins, bricks and objects stand behind a screen, unless you have agreed to play with open stock. Everything else but the
    stack is open. With two and three players nothing is left out.
    .title = Setting up

rules-turn =
    On your turn you must do exactly **one** of these actions:

    - **buy bricks** (`turn wheel`),
    - **build** a building (`build villa 3 in viareggio`),
    - **score** a type of building or a city (`score villa`, `score massa`).

    After it you may buy one object and, if you meet the conditions, announce the end of the game. Then it is the next
    player's turn.

    If wheel and bag are both empty, bricks cannot be bought. If you cannot build or score either, you lift your screen to
    show your bricks and take 2 coins. Nothing follows them, neither a purchase nor an announcement: your turn is over.
    .title = A turn

rules-buying =
    1. The wheel turns by one segment: what was in segment 1 is now in segment 2, and so on. What was in segment 6 comes
       back to segment 1.
    2. Bricks are drawn from the bag into segment 1 until the whole wheel holds **eleven**; or fewer, if the bag runs
       empty.
    3. Buy as many bricks as you like, but at least one, all from **one** segment. The price depends on segment and
       colour:

    | | 1 | 2 | 3 | 4 | 5 | 6 |
    |---|---|---|---|---|---|---|
    | white | 6 | 5 | 4 | 3 | 2 | 1 |
    | yellow | 5 | 4 | 3 | 2 | 1 | 0 |
    | red | 4 | 3 | 2 | 1 | 0 | 0 |
    | green | 3 | 2 | 1 | 0 | 0 | 0 |
    | blue | 2 | 1 | 0 | 0 | 0 | 0 |
    | black | 1 | 0 | 0 | 0 | 0 | 0 |

    If you cannot pay for any brick on the wheel, you lift your screen to show your coins, take 2 coins instead and buy
    nothing. You may still announce the end of the game if you meet the conditions.

    _Example:_ from segment 2, Anna buys a green, a blue and a black brick and pays 2 + 1 + 0 = 3 coins. In the
    terminal that is `take 2 green blue black`, then `done`; typed one by one, the best colour comes first.
    .title = Buying bricks

rules-building =
    Take one of the open buildings and put it into one of your six cities. Pay exactly as many bricks as it costs; they
    go back into the bag. The city decides which bricks you may use:

    | city | bricks it accepts |
    |---|---|
    | Livorno | white |
    | Pisa | white, yellow |
    | Lucca | white, yellow, red |
    | Viareggio | white, yellow, red, green |
    | Massa | white, yellow, red, green, blue |
    | Lerici | all |

    You may use better bricks than a city asks for. A city holds any number of buildings. A new building is opened from
    the stack as long as there are any.

    _Example:_ for Villa 3 you want to use a red and two green bricks. You can build it in Viareggio, Massa or Lerici,
    but not in Lucca, Pisa or Livorno, which take no green bricks.
    .title = Building

rules-scoring =
    You have six scoring markers, so you can score six times at most. Either score

    - a **type**: all your buildings of it, wherever they stand. At least one, and each type only once for each player.
    - or a **city**: all your buildings there, whatever their types. You need at least two buildings in Livorno, Pisa or
      Lucca, at least three in Viareggio, Massa or Lerici; and each city is scored only **once in the whole game**, by
      whoever comes first.

    Each scored building pays its cost times the value of the city it stands in:

    | | Livorno | Pisa | Lucca | Viareggio | Massa | Lerici |
    |---|---|---|---|---|---|---|
    | for each point of cost | 3 points | 3 coins | 2 points | 2 coins | 1 point | 1 coin |

    In addition, each scored building brings one object of its kind from the supply. If the supply has too few, you get
    what is left; points and coins are paid all the same. A building can pay twice: once with its type and once with its
    city.

    _Example:_ you score your two buildings of the type Biblioteca. The one of cost 3 in Pisa brings 9 coins, the one of
    cost 2 in Massa brings 2 points; and you get two books.
    .title = Scoring

rules-purchase =
    After any action you may buy **one** of the objects for sale, for **10 coins**. They are not replaced. Without an
    action there is no purchase.
    .title = The extra purchase

rules-end =
    The game ends in one of two ways:

    - The last of the 30 buildings is built.
    - A player **announces** the end. After your action, and after your purchase if you make one, you may do so if you
      meet all three conditions:

    | players | 2 | 3 | 4 |
    |---|---|---|---|
    | scorings, at least | 4 | 4 | 4 |
    | objects, at least | 8 | 7 | 6 |
    | costs of all your buildings, at least | 30 | 25 | 20 |

    Announcing brings **5 points** at once; you lift your screen to show how many objects you have. Nobody has to announce,
    and only one player can. It is possible also in the round in which the last building was built, and after a turn in
    which you could not pay for any brick.

    Either way the round is played to its end, so that all have equally many turns. After an announcement those who are
    still to move may pass; after the last building they must act as always.
    .title = End of the game

rules-final =
    To the points of your scorings and of announcing, add:

    - 3 points for each object,
    - the costs of all your buildings,
    - 1 point for every 5 coins; fewer than 5 are lost.

    More points win. With equal points more bricks left win, whatever their colours; if they are equal too, the victory
    is shared.

    _Example:_ with 7 objects, buildings of costs 1, 4, 3, 5, 2, 3, 5 and 4 coins you add 21 + 23 + 0 = 44 points.
    .title = Final scoring


## What happened

event-turned = { $seat } turns the wheel.
event-drew = From the bag:{ $white ->
        [0] { "" }
       *[other] { " " }{ $white } white,
    }{ $yellow ->
        [0] { "" }
       *[other] { " " }{ $yellow } yellow,
    }{ $red ->
        [0] { "" }
       *[other] { " " }{ $red } red,
    }{ $green ->
        [0] { "" }
       *[other] { " " }{ $green } green,
    }{ $blue ->
        [0] { "" }
       *[other] { " " }{ $blue } blue,
    }{ $black ->
        [0] { "" }
       *[other] { " " }{ $black } black,
    } now in segment 1.
event-took = { $seat } buys a brick from segment { $segment }: { $colour }, { $price ->
        [0] free of charge
        [one] for 1 coin
       *[other] for { $price } coins
    }.
event-cannot_pay = { $seat } cannot pay for any brick and takes { $coins } coins.
event-cannot_act = { $seat } can do nothing and takes { $coins } coins.
event-built = { $seat } builds { $type } { $cost } in { $city }.
event-paid = { $seat } pays a brick: { $colour }.
event-opened = { $type } { $cost } is new on display.
event-last_built = { $seat } has built the last building: the game ends with this round.
event-scored_type = { $seat } scores { $type }: { $points ->
        [one] 1 point
       *[other] { $points } points
    }, { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    }, { $objects ->
        [one] 1 object
       *[other] { $objects } objects
    }.
event-scored_city = { $seat } scores { $city }: { $points ->
        [one] 1 point
       *[other] { $points } points
    }, { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    }, { $objects ->
        [one] 1 object
       *[other] { $objects } objects
    }.
event-brought_points = { $type } { $cost } in { $city }: { $cost } × { $value } = { $points ->
        [one] 1 point
       *[other] { $points } points
    }, { $object ->
        [-1] no object left
       *[other] 1 object ({ $object })
    }.
event-brought_coins = { $type } { $cost } in { $city }: { $cost } × { $value } = { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    }, { $object ->
        [-1] no object left
       *[other] 1 object ({ $object })
    }.
event-bought = { $seat } buys an object for { $price } coins: { $object }.
event-announced = { $seat } announces the end of the game and gets { $points } points. The round is played to its end.
event-passed = { $seat } passes.
event-finished = The last round is over: the final scoring follows.
event-showed_coins = { $seat } lifts the screen: { $coins ->
        [0] no coins
        [one] 1 coin
       *[other] { $coins } coins
    }.
event-showed_bricks = { $seat } lifts the screen: { $bricks ->
        [0] no bricks
        [one] 1 brick
       *[other] { $bricks } bricks
    }.
event-showed_objects = { $seat } lifts the screen: { $objects } objects.

# Of these the log says nothing; hints do.
decision-done = { $seat } buys no more bricks.


## Why an action is not possible

no-such-segment = The wheel has no segment { $segment }: the segments are numbered from 1 to { $last }.
no-such-colour = There are no bricks of the colour “{ $colour }”; the colours are: { $colours }.
no-such-type = There is no type of building called “{ $type }”; there are: { $types }.
no-such-cost = There is no { $type } of cost { $cost }: the costs are { $least } to { $most }.
no-such-city = There is no city called “{ $city }”; there are: { $cities }.
no-such-scoring = “{ $what }” can never be scored; what can be: { $known }.
no-such-object = There is no object called “{ $object }”; there are: { $objects }.

turn-wheel-first = Bricks are bought after the wheel was turned: begin with “turn wheel”.
nothing-to-pay = There is nothing to pay for: choose a building first.
action-is-a-must = One action is a must: buy bricks, build or score.
action-first = This comes after an action: first buy bricks, build or score.
one-brick-at-least = The wheel was turned: at least one brick must be bought.
bricks-first = The wheel was turned: now bricks are bought.
done-first = You are buying bricks: say “done” before you go on.
pay-first = { $type } { $cost } has to be paid first: { $owed ->
        [one] one brick is
       *[other] { $owed } bricks are
    } missing.
action-is-done = You have had your action in this turn.

no-bricks-left = Wheel and bag are empty: no bricks can be bought.
one-segment-only = Bricks of one purchase come from one segment: you buy from segment { $segment }.
no-such-brick = There is no such brick in segment { $segment }: { $colour }.
too-dear = A brick of that colour ({ $colour }) costs { $price ->
        [one] 1 coin
       *[other] { $price } coins
    } in segment { $segment }, you have { $coins }.
best-first = The best colour comes first, and you have named one already: { $colour }. Undo that, or name all at once: “{ $example }”.
can-pay = There is a brick that you can pay for: buy at least one.
can-act = There is an action that you can do: the coins are only for those who cannot do any.
built-already = { $type } { $cost } was built by { $seat } already: choose an open building.
still-face-down = { $type } { $cost } lies face down in the stack: choose an open building.
too-few-bricks = { $takes }: { $type } { $cost } needs { $cost } of them, you have { $bricks }.
not-accepted = { $takes }: you cannot pay with { $colour }.
no-brick-of-that-colour = You have no brick of that colour: { $colour }.
better-ones-needed = Beginning with { $colour }, your bricks do not suffice for the { $owed } that are missing: name better ones first.
no-markers-left = You have used all { $most } scoring markers.
type-was-scored = You have scored { $type } already.
none-of-type = You have no building of the type { $type }.
city-was-scored = { $city } was already scored by { $seat }.
city-was-scored-by-you = { $city } was already scored by you.
too-few-in-city = { $city } needs { $least } buildings, you have { $built }.
sold = This object is sold: { $object }.
object-too-dear = An object costs { $price } coins, you have { $coins }.
one-object-a-turn = You have bought an object in this turn: one is all.
was-announced = { $seat } has announced the end already.
conditions-not-met = To announce the end you need { $scorings_needed } scorings (you have { $scorings }), { $objects_needed } objects (you have { $objects }) and buildings of total cost { $costs_needed } (you have { $costs }).
nobody-announced = Passing is possible only after somebody has announced the end: one action is a must.


## Questions

ask-action = { $seat }, what do you do: buy bricks, build or score?
ask-last-action = { $seat }, your last turn: do you buy bricks, build, score or pass?
ask-last-action-must = { $seat }, your last turn: do you buy bricks or score?
ask-take = { $seat }, which brick do you buy? You have { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    }.
ask-take-more = { $seat }, another brick from segment { $segment }, or done? You have { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    }.
ask-pay = { $seat }, with which bricks do you pay { $type } { $cost } in { $city }? { $owed ->
        [one] One is
       *[other] { $owed } are
    } missing.
ask-purchase = { $seat }, do you buy an object? You have { $coins } coins.
ask-purchase-or-announce = { $seat }, do you buy an object, or announce the end of the game? You have { $coins } coins.
ask-announce = { $seat }, do you announce the end of the game?


## What to know before choosing

draws = { $count ->
    [0] draws no bricks
    [one] draws 1 brick
   *[other] draws { $count } bricks
}
costs-coins = { $coins ->
    [0] free
    [one] 1 coin
   *[other] { $coins } coins
}
gives-coins = { $coins } coins for you
pays-points = { $value ->
    [one] scores 1 point a cost
   *[other] scores { $value } points a cost
}
pays-coins = { $value ->
    [one] scores 1 coin a cost
   *[other] scores { $value } coins a cost
}
brings = { $points ->
        [one] 1 point
       *[other] { $points } points
    }, { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    }, { $objects ->
        [one] 1 object
       *[other] { $objects } objects
    }


## Labels of the drawing

label-wheel = Wheel: bricks and prices
label-bag = bag: { $count }
label-display = Buildings
label-stack = stack: { $count }
label-objects = Objects
label-sale = for sale
label-supply = supply
label-city = City
label-accepts = takes
label-pays = pays
label-least = from
label-scored = scored by
label-points = { $count ->
    [one] 1 point
   *[other] { $count } points
}
label-coins = { $count ->
    [one] 1 coin
   *[other] { $count } coins
}
label-on-track = Points
label-costs = Costs built
label-coin-stock = Coins
label-brick-stock = Bricks
label-object-stock = Objects
label-scorings = Scored
label-markers = { $count ->
    [one] 1 marker left
   *[other] { $count } markers left
}
label-hidden = hidden
label-last-round = This is the last round.

## Positions that cannot be

no-such-announcer = Nobody sits at seat { $found }: the seats are 0 to { $last }.
building-twice = { $type } { $cost } is named twice: there is only one of it.
too-many-objects = The players have { $found } objects together; there are only { $most }.
too-many-bricks = The players have { $found } bricks together; there are only { $most }.
too-many-scorings = { $seat } has scored { $found } times; there are only { $most } scoring markers each.
scored-twice = This is scored twice, which cannot be: { $what }.
too-few-scored = { $seat } needs { $least } buildings to score { $what }, but has { $found }.
too-much-scored = The buildings of { $seat } can bring { $most ->
        [one] 1 point
       *[other] { $most } points
    } at most for { $what }, not { $points }.
