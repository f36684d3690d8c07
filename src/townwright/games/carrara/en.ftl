### The Palaces of Carrara: every word a person reads, in English.

title = The Palaces of Carrara
tagline = Buy marble from a turning wheel, build in six Italian cities, and score them before the others do.
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
    .takes = Massa takes bricks of all colours except black
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
source-announcement = Announced the end
source-objects = Objects
source-costs = Building costs
source-coins = Coins
source-bricks = Bricks left
reason-track = on the track
reason-livorno = in { city-livorno }
reason-pisa = in { city-pisa }
reason-lucca = in { city-lucca }
reason-viareggio = in { city-viareggio }
reason-massa = in { city-massa }
reason-lerici = in { city-lerici }
reason-announcement = from announcing the end
reason-objects = from objects
reason-costs = from building costs
reason-coins = from coins
reason-bricks = from bricks left
group-types = Scored types
group-cities = Scored cities


## Options

option-stock = Coins, bricks and objects
    .help = Are coins, bricks and objects hidden behind screens, as in the rulebook, or visible to all? Either way, you could keep count of them.
    .hidden = behind screens
    .open = visible to all

option-set = Components
    .help = Which components do you play with?
    .base = base game


## The rules

rules-goal =
    You lead a noble family and build in six Italian cities. Buy marble bricks from a wheel on which they
    get cheaper each time it turns, use them to build, and score your buildings at the right time: by type or by city.
    That earns you points, coins and precious objects. The player with the most points after final scoring wins.
    .title = Goal

rules-setup =
    - There are 42 **bricks**, seven of each colour. From best to worst: white, yellow, red, green, blue, black.
    - The **wheel** has six segments. One brick of each colour goes into segment 1.
    - There are 30 **buildings**: six types (Biblioteca, Cathedrale, Palazzo, Porta, Castello, Villa), each with costs
      1 to 5. Nine of them are face up, the others form a face-down stack.
    - There are 36 **objects**, six of a kind. Each type of building has its own kind: book, chalice, crown, gate,
      flag, coat of arms, in the same order as the types. One object of each kind is for sale; the other five form the supply.
    - Each player has **20 coins**, **six scoring markers** and one brick: the first player a black one, the second a
      blue one, the third a green one, the fourth a red one.
    - All other bricks go into the **bag**. Coins never run out.

    Coins, bricks and objects are hidden behind your screen, unless you play with the option “{ option-stock.open }”. Everything else
    except the stack is open information. With two or three players, you still use all bricks, buildings and
    objects.
    .title = Setting up

rules-turn =
    On your turn you must take exactly **one** of these actions:

    - **buy bricks**,
    - **build** a building,
    - **score** a type of building or a city.

    Then you may buy one object and, if you meet the conditions, announce the end of the game. After that it’s the next
    player’s turn.

    If the wheel and the bag are both empty, you can’t buy bricks. If you can’t build or score either, lift your screen
    to show your bricks and take 2 coins. Your turn is then over, without a purchase or an announcement.
    .title = A turn

rules-buying =
    1. The wheel turns by one segment: what was in segment 1 is now in segment 2, and so on. What was in segment 6 comes
       back to segment 1.
    2. Draw bricks from the bag into segment 1 until the whole wheel holds **eleven**, or fewer if the bag runs out.
    3. Buy as many bricks as you like, but at least one, all from **one** segment. The price depends on the segment and
      the colour:

    | | 1 | 2 | 3 | 4 | 5 | 6 |
    |---|---|---|---|---|---|---|
    | white | 6 | 5 | 4 | 3 | 2 | 1 |
    | yellow | 5 | 4 | 3 | 2 | 1 | 0 |
    | red | 4 | 3 | 2 | 1 | 0 | 0 |
    | green | 3 | 2 | 1 | 0 | 0 | 0 |
    | blue | 2 | 1 | 0 | 0 | 0 | 0 |
    | black | 1 | 0 | 0 | 0 | 0 | 0 |

    If you can’t afford any brick on the wheel, lift your screen to show your coins, take 2 coins and buy nothing. You
    may still announce the end of the game if you meet the conditions.

    _Example:_ from segment 2, Anna buys a green, a blue and a black brick and pays 2 + 1 + 0 = 3 coins.
    .title = Buying bricks

rules-building =
    Take one of the face-up buildings and put it into one of your six cities. Pay exactly as many bricks as it costs;
    they go back into the bag. The city decides which bricks you may use:

    | city | bricks it accepts |
    |---|---|
    | Livorno | white |
    | Pisa | white, yellow |
    | Lucca | white, yellow, red |
    | Viareggio | white, yellow, red, green |
    | Massa | white, yellow, red, green, blue |
    | Lerici | all |

    You may use better bricks than a city asks for. A city holds any number of buildings. A new building is turned up
    from the stack as long as there are any.

    _Example:_ for Villa 3 you want to use a red and two green bricks. You can build it in Viareggio, Massa or Lerici,
    but not in Lucca, Pisa or Livorno, which don’t take green bricks.
    .title = Building

rules-scoring =
    You have six scoring markers, so you can score at most six times. You can score:

    - a **type**: all your buildings of that type, in any city. You need at least one, and you can score each type only
      once.
    - a **city**: all your buildings there, of any type. You need at least two buildings in Livorno, Pisa or Lucca,
      at least three in Viareggio, Massa or Lerici. Each city is scored only **once in the whole game**, by the first
      player to do so.

    Each scored building pays its cost times the value of the city it stands in:

    | | Livorno | Pisa | Lucca | Viareggio | Massa | Lerici |
    |---|---|---|---|---|---|---|
    | cost × | 3 points | 3 coins | 2 points | 2 coins | 1 point | 1 coin |

    You also get one object of its kind from the supply for each scored building. If the supply has too few, you get
    what is left; you always get the points and coins. A building can pay twice: once with its type and once with its
    city.

    _Example:_ you score your two buildings of the type Biblioteca. The one of cost 3 in Pisa earns 9 coins, the one of
    cost 2 in Massa 2 points, and you get two books.
    .title = Scoring

rules-purchase =
    After any action you may buy **one** of the objects for sale, for **10 coins**. They are not replaced. Without an
    action there is no purchase.
    .title = The extra purchase

rules-end =
    The game ends in one of two ways:

    - The last of the 30 buildings is built.
    - A player **announces** the end. You may do so after your action (and your purchase, if you make one) if you meet
      all three conditions:

    | players | 2 | 3 | 4 |
    |---|---|---|---|
    | scorings, at least | 4 | 4 | 4 |
    | objects, at least | 8 | 7 | 6 |
    | total cost of your buildings, at least | 30 | 25 | 20 |

    Announcing scores **5 points** at once; lift your screen to show how many objects you have. You never have to
    announce, and only one player can. You can still announce in the round in which the last building was built, and
    in a turn in which you couldn’t afford any brick.

    Either way, finish the round so that everyone gets the same number of turns. After an announcement, the players
    still to move may pass; after the last building they must take an action as usual.
    .title = End of the game

rules-final =
    To your points from scoring and announcing, add:

    - 3 points for each object,
    - the costs of all your buildings,
    - 1 point for every 5 coins; fewer than 5 are lost.

    The player with the most points wins. Ties go to the player with the most bricks left, of any colour; if that’s tied
    too, you share the win.

    _Example:_ with 7 objects, buildings that cost 1, 4, 3, 5, 2, 3 and 5, and 4 coins, you add 21 + 23 + 0 = 44 points.
    .title = Final scoring


## What happened

event-turned = { $seat } turns the wheel.
event-drew = New in segment 1{ $white ->
        [0] { "" }
       *[other] { " · " }{ $white } white
    }{ $yellow ->
        [0] { "" }
       *[other] { " · " }{ $yellow } yellow
    }{ $red ->
        [0] { "" }
       *[other] { " · " }{ $red } red
    }{ $green ->
        [0] { "" }
       *[other] { " · " }{ $green } green
    }{ $blue ->
        [0] { "" }
       *[other] { " · " }{ $blue } blue
    }{ $black ->
        [0] { "" }
       *[other] { " · " }{ $black } black
    }.
event-took = { $price ->
    [0] { $seat } takes a { $colour } brick from segment { $segment } for free.
    [one] { $seat } buys a { $colour } brick from segment { $segment } for 1 coin.
   *[other] { $seat } buys a { $colour } brick from segment { $segment } for { $price } coins.
}
event-cannot_pay = { $seat } can’t afford any brick and takes { $coins } coins.
event-cannot_act = { $seat } can’t do anything and takes { $coins } coins.
event-built = { $seat } builds { $type } { $cost } in { $city }.
event-paid = { $seat } pays with a { $colour } brick.
event-opened = New building on display: { $type } { $cost }.
event-last_built = { $seat } built the last building: this is the last round.
event-scored_type = { $seat } scores { $type }: { $points ->
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
    }, { $objects ->
        [0] no objects
        [one] 1 object
       *[other] { $objects } objects
    }.
event-scored_city = { $seat } scores { $city }: { $points ->
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
    }, { $objects ->
        [0] no objects
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
event-announced = { $seat } announces the end of the game and scores { $points } points. This is the last round.
event-passed = { $seat } passes.
event-finished = The last round is over. Final scoring follows.
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

# The log has no event for these, or it says too little.
decision-done = { $seat } buys no more bricks.


## Turns: what a player did, after the player’s name

did-took = { $price ->
    [0] takes { $times ->
        [one] a { $list } brick
       *[other] { $listed ->
            [one] { $times } { $list } bricks
           *[other] { $times } bricks ({ $list })
        }
    } for free
   *[other] buys { $times ->
        [one] a { $list } brick
       *[other] { $listed ->
            [one] { $times } { $list } bricks
           *[other] { $times } bricks ({ $list })
        }
    } for { $price ->
        [one] 1 coin
       *[other] { $price } coins
    }
}
did-cannot_pay = can’t afford any brick and takes { $coins } coins
did-cannot_act = can’t do anything and takes { $coins } coins
did-built = builds { $type } { $cost } in { $city }
did-scored_type = scores { $type } ({ $points ->
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
    })
did-scored_city = scores { $city } ({ $points ->
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
    })
did-bought = buys an object ({ $object })
did-announced = announces the end
did-passed = passes

# Why the game ended.
ended-announced = { $seat } announced the end. The round was played out, then came final scoring.
ended-last_built = { $seat } built the last building. The round was played out, then came final scoring.


## Plans: what to do in a turn, in hints

plan-took = { $price ->
    [0] take { $times ->
        [one] a { $list } brick
       *[other] { $listed ->
            [one] { $times } { $list } bricks
           *[other] { $times } bricks ({ $list })
        }
    } for free
   *[other] buy { $times ->
        [one] a { $list } brick
       *[other] { $listed ->
            [one] { $times } { $list } bricks
           *[other] { $times } bricks ({ $list })
        }
    } for { $price ->
        [one] 1 coin
       *[other] { $price } coins
    }
}
plan-cannot_pay = take { $coins } coins
plan-cannot_act = take { $coins } coins
plan-built = build { $type } { $cost } in { $city }
plan-scored_type = score { $type } ({ $points ->
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
    })
plan-scored_city = score { $city } ({ $points ->
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
    })
plan-bought = buy an object ({ $object })
plan-announced = announce the end
plan-passed = pass
prepares-built = build { $type } { $cost } in { $city }
prepares-scored_type = score { $type }
prepares-scored_city = score { $city }
prevents-built = Otherwise { $seat } could build { $type } { $cost } first.
prevents-scored_city = Otherwise { $seat } could score { $city } first.


## Moves: what a player may do, in hints and in the list of choices

move-turn_wheel = Turn the wheel and buy bricks.
move-take = { $price ->
    [0] Take a { $colour } brick from segment { $segment } for free.
    [one] Buy a { $colour } brick from segment { $segment } for 1 coin.
   *[other] Buy a { $colour } brick from segment { $segment } for { $price } coins.
}
move-done = Stop buying bricks.
move-take_coins = Take { $coins } coins.
move-build = Build { $type } { $cost } in { $city }.
move-pay = Pay with a { $colour } brick.
move-score = Score { $what }.
move-buy = Buy an object for { $price } coins: { $object }.
move-announce = Announce the end of the game.
move-pass = Pass.


## Why an action is not possible

no-such-segment = The wheel has no segment { $segment }. Segments are numbered from 1 to { $last }.
no-such-colour = There are no “{ $colour }” bricks. Colours: { $colours }.
no-such-type = There is no building type called “{ $type }”. Types: { $types }.
no-such-cost = There is no { $type } of cost { $cost }. Costs go from { $least } to { $most }.
no-such-city = There is no city called “{ $city }”. Cities: { $cities }.
no-such-scoring = You can’t score “{ $what }”. You can score: { $known }.
no-such-object = There is no object called “{ $object }”. Objects: { $objects }.

turn-wheel-first = Turn the wheel before you buy bricks: start with “turn wheel”.
nothing-to-pay = There is nothing to pay for. Choose a building first.
action-is-a-must = You must take an action: buy bricks, build or score.
action-first = Take an action first: buy bricks, build or score.
one-brick-at-least = You turned the wheel, so you must buy at least one brick.
bricks-first = You turned the wheel, so buy bricks now.
done-first = You are still buying bricks. Finish that first.
pay-first = Pay for { $type } { $cost } first: { $owed ->
        [one] one brick
       *[other] { $owed } bricks
    } to go.
action-is-done = You have already taken your action this turn.

no-bricks-left = The wheel and the bag are empty, so you can’t buy bricks.
one-segment-only = All bricks of a purchase come from one segment, and you are buying from segment { $segment }.
no-such-brick = There is no { $colour } brick in segment { $segment }.
too-dear = A { $colour } brick costs { $price ->
        [one] 1 coin
       *[other] { $price } coins
    } in segment { $segment }, but you have { $coins }.
best-first = Name the best colour first. You have already named { $colour }. Undo that, or name all of them at once: “{ $example }”.
can-pay = You can afford a brick, so buy at least one.
can-act = You can take an action. The coins are only for players who can’t.
built-already = { $seat } has already built { $type } { $cost }. Choose a building on display.
still-face-down = { $type } { $cost } is still face down in the stack. Choose a building on display.
too-few-bricks = { $takes }: { $type } { $cost } needs { $cost } of them, but you have { $bricks }.
not-accepted = { $takes }: you can’t pay with a { $colour } brick.
no-brick-of-that-colour = You have no { $colour } brick.
better-ones-needed = Bricks are paid best first. If you go on with a { $colour } brick, you can’t pay the { $owed } you still owe: use a better one first.
no-markers-left = You have used all { $most } of your scoring markers.
type-was-scored = You have already scored { $type }.
none-of-type = You have no { $type } to score.
city-was-scored = { $seat } has already scored { $city }.
city-was-scored-by-you = You have already scored { $city }.
too-few-in-city = You need { $least } buildings in { $city }, but you have { $built }.
sold = This object has already been sold: { $object }.
object-too-dear = An object costs { $price } coins, but you have { $coins }.
one-object-a-turn = You can buy only one object per turn.
was-announced = { $seat } has already announced the end.
conditions-not-met = To announce the end you need { $scorings_needed } scorings (you have { $scorings }), { $objects_needed } objects (you have { $objects }) and buildings with a total cost of { $costs_needed } (you have { $costs }).
nobody-announced = You can pass only after a player has announced the end. You must take an action.


## Questions

ask-action = Buy bricks, build or score?
ask-last-action = Your last turn: buy bricks, build, score or pass?
ask-last-action-must = Your last turn: buy bricks or score?
ask-take = Which bricks do you buy? You have { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    }.
ask-take-more = Another brick from segment { $segment }? You have { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    }.
ask-pay = Which bricks do you use for { $type } { $cost } in { $city }? { $owed } to go.
ask-purchase = Buy an object, or end your turn? You have { $coins } coins.
ask-purchase-or-announce = Buy an object, announce the end of the game, or end your turn? You have { $coins } coins.
ask-announce = Announce the end of the game, or end your turn?


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
brick-from-segment = { $coins ->
    [0] one brick from segment { $segment }, free
    [one] one brick from segment { $segment }, 1 coin
   *[other] one brick from segment { $segment }, { $coins } coins
}
gives-coins = { $coins } coins for you
pays-points = { $value ->
    [one] pays cost × 1 point
   *[other] pays cost × { $value } points
}
pays-coins = { $value ->
    [one] pays cost × 1 coin
   *[other] pays cost × { $value } coins
}
brings = { $points ->
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
    }, { $objects ->
        [0] no objects
        [one] 1 object
       *[other] { $objects } objects
    }


## Labels of the drawing

label-wheel = Wheel with prices
label-bag = bag: { $count }
label-display = Buildings
label-stack = stack: { $count }
label-objects = Objects
label-sale = for sale
label-supply = supply
label-city = City
label-accepts = takes
label-pays = pays
label-least = to score
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
label-costs = Building costs
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

no-such-announcer = There is no player in seat { $found }. Seats go from 0 to { $last }.
building-twice = { $type } { $cost } is listed twice, but there is only one.
too-many-objects = The players have { $found } objects together, but there are only { $most }.
too-many-bricks = The players have { $found } bricks together, but there are only { $most }.
too-many-scorings = { $seat } has scored { $found } times, but each player has only { $most } scoring markers.
scored-twice = { $what } can’t be scored twice.
too-few-scored = { $seat } needs { $least ->
        [one] 1 building
       *[other] { $least } buildings
    } to score { $what }, but has { $found }.
too-much-scored = { $seat }’s buildings can score at most { $most ->
        [one] 1 point
       *[other] { $most } points
    } for { $what }, not { $points }.
