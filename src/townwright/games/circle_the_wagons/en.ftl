### Circle the Wagons: every word a person reads, in English.

title = Circle the Wagons
tagline = Two towns, one circle of cards: every card you skip goes to your opponent.
credit = Circle the Wagons, by Steven Aramini, Danny Devine and Paul Kluka. Button Shy, 2017; Quined Games, 2019.


## Territories and icons

territory-desert = Desert
territory-forest = Forest
territory-mountains = Mountains
territory-plains = Plains
territory-snow = Snow
territory-water = Water

icon-beer = Beer
icon-cow = Cow
icon-fort = Fort
icon-gun = Gun
icon-mine = Mine
icon-wagon = Wagon

source-desert = { territory-desert }
source-forest = { territory-forest }
source-mountains = { territory-mountains }
source-plains = { territory-plains }
source-snow = { territory-snow }
source-water = { territory-water }
source-guns = Guns
reason-desert = in the desert
reason-forest = in the forest
reason-mountains = in the mountains
reason-plains = on the plains
reason-snow = in the snow
reason-water = in the water


## Scoring cards

condition-badlands = Badlands
    .rule = 4 points for each gun between two deserts: a desert square directly to its left and right, or directly above and below it. A gun flanked both ways still scores only 4.

condition-happy_cows = Happy Cows
    .rule = 2 points for each cow that is not on snow and does not share an edge with snow.

condition-the_clearing = The Clearing
    .rule = 2 points for each fort, minus 1 point for each forest square, no matter which group it belongs to. The total can be negative.

condition-circle_the_wagons = Circle the Wagons
    .rule = 6 points for each square of your town whose four neighbours all show a wagon. Circles may share wagons. The square in the middle may show anything, but it can’t be a hole.

condition-smalltown_charm = Smalltown Charm
    .rule = If your town has fewer visible squares than your opponent’s, score 1 point for each square of the difference.

condition-gold_country = Gold Country
    .rule = 2 points for each mine that is on mountains or shares an edge with mountains.

condition-prairie_life = Prairie Life
    .rule = Add up your cows and your plains squares: every 2 score 1 point, rounded down. A cow on plains counts twice, as a cow and as plains.

condition-cool_water = Cool Water
    .rule = 3 points for each wagon on your largest group of water or sharing an edge with it. If several groups are equally large, the one that scores you the most counts; smaller groups never count.

condition-claim_jumpers = Claim Jumpers
    .rule = The player with more mines scores 9 points. But if the other town has more guns, 5 of those points go to its player. If both towns have the same number of mines, neither scores.

condition-boom_or_bust = Boom or Bust
    .rule = Count your mines: 0 to 2 mines score 5 points, 3 to 6 mines nothing, 7 mines 3 points, 8 or more mines 8 points. You score this once for the whole town, unless you play with the option “{ option-boom_or_bust.per_mine }”.

condition-wagon_train = Wagon Train
    .rule = Each unbroken straight line of wagons scores by its length: 2 wagons 1 point, 3 wagons 2, 4 wagons 4, 5 wagons 7, 6 or more wagons 10 points. Rows and columns both count, and a wagon where two lines cross counts for both.

condition-one_too_many = One Too Many
    .rule = If your town has more beers than your opponent’s, you lose 1 point for each beer in your opponent’s town.

condition-bootleggers = Bootleggers
    .rule = 2 points for each beer that shares an edge with at least one wagon, minus 1 point for each beer that does not.

condition-undiscovered = Undiscovered
    .rule = 5 points for each single empty square completely enclosed by squares of your town, on all four edges and at all four corners.

condition-fortified = Fortified
    .rule = 7 points for each 2 by 2 block of forts. Blocks may overlap: 2 by 3 forts are 2 blocks and score 14 points.

condition-the_herd = The Herd
    .rule = 2 points for each cow in your largest group of cows. A group is connected by edges, on any territories.

condition-target_practice = Target Practice
    .rule = For each beer, find the nearest gun in its row or column: every square of your town between the two scores 1 point. Several beers may use the same gun. A hole between them scores only with the option “{ option-holes.counted }”.

condition-rifles_ready = Rifles Ready
    .rule = 2 points for each fort that shares an edge with at least one gun.


## Options

option-boom_or_bust = Boom or Bust
    .help = Does Boom or Bust score once for the whole town, or once for each mine in it?
    .flat = once for the town
    .per_mine = for each mine

option-holes = Holes in Target Practice
    .help = Does an empty square between a beer and its gun score a point in Target Practice?
    .ignored = holes score nothing
    .counted = holes score like squares

option-tie = Tie
    .help = Do tied players win together, or does the town with more guns win?
    .shared = shared victory
    .guns = more guns win


## The rules

rules-goal =
    You and your opponent each build a town in the Wild West with cards from one shared circle. If you take a card from
    farther along the circle, you give away every card before it. After the last card, you score large connected
    territories and three scoring cards. The town with more points wins.
    .title = Goal

rules-setup =
    There are 18 cards. The front of a card shows four **squares**, two by two. Each square shows one of
    six **territories** (desert, forest, mountains, plains, snow, water) and one of six **icons** (beer, cow, fort,
    gun, mine, wagon). The back shows a **scoring condition**.

    - Shuffle all cards. Lay three of them in the middle, back side up: these are the scoring cards of this game,
      and they count for both players.
    - Lay the other 15 cards around them in a circle, front side up. Their backs don’t matter in this game.
    - Decide who goes first. The second player then chooses any card of the circle as the **start card**, where the
      first player begins.

    From now on both players know everything, and luck plays no further part.
    .title = Setting up

rules-taking =
    On your turn, take one card from the circle, going clockwise. The first turn begins at the start card, every later
    turn at the card after the last one taken.

    - Either take the next card,
    - or **skip** as many cards as you like and take the one after them. Every skipped card goes to your opponent, who
      can’t refuse it.

    Place the card you took in your town; that ends your turn. If you skipped cards, your opponent now places all of
    them, in the order they lay in the circle. Then your opponent takes a card.

    _Example:_ the next cards are 3, 9, 12 and 5. Anna wants card 12, so cards 3 and 9 go to Ben. Anna places card 12.
    Ben places card 3, then card 9. Now Ben takes a card: card 5, or one farther along.
    .title = Taking a card

rules-placing =
    Put your first card, whether you took it or were given it, in front of you. Every further card must connect to your town:

    - At least one of its squares shares an edge with a square of your town, or it covers one or more squares of your
      town. Touching only at a corner is not enough.
    - Squares line up exactly with squares, never shifted by half.
    - A card may lie as printed or **turned** upside down, but not on its side.
    - A card may cover any number of squares, even all four of an older card. Never slide it under another card.

    Only visible squares count. An empty square between squares of your town is a **hole**; it isn’t a territory.

    The position of a card is that of its top left square, counted from the top left square of your first card: x to
    the right, y down.

    _Example:_ your town is one card at 0,0. A second card at 2,1 is fine, because the two share half a side. At 1,1 it
    is fine too, because it covers a square. At 2,2 it would touch only a corner, and that is not allowed.
    .title = Placing a card

rules-end =
    Take turns until the circle is empty. Cards skipped in the last turn are still placed. Once the last card is
    placed, the game is over and both towns are scored.

    The player with more points wins. If you’re tied, you share the win. With the option “{ option-tie.guns }”, the
    town with more guns wins a tie, and you share the win only if the guns are tied too.
    .title = End of the game

rules-scoring =
    Squares of the same territory that are connected by edges form a **group**. For each of the six territories you
    score your largest group: 1 point per square. Smaller groups of that territory score nothing. A single square can
    be your largest group. A territory missing from your town scores 0. Icons don’t matter here.

    _Example:_ a small town of three cards. Card 4 lies at 0,0, card 1 at 2,0, and card 12, turned, at 1,1, where it
    covers a square of each.

    | y \ x | 0 | 1 | 2 | 3 |
    |---|---|---|---|---|
    | 0 | desert, wagon | desert, gun | mountains, fort | mountains, mine |
    | 1 | desert, cow | snow, wagon | plains, gun | mountains, wagon |
    | 2 | – | water, gun | snow, mine | – |

    Desert 3, mountains 3, plains 1, snow 1, water 1, forest 0: together 9 points. The two snow squares meet only at a
    corner, so they are two groups of one square each.
    .title = Scoring: territories

rules-bonus =
    Both players score all three scoring cards. Your score is the points for your six territories plus the points for
    the three scoring cards; some of them can cost you points.

    For all of them: only visible squares and icons count, a neighbour shares an edge (corners count only if the card
    says so), and one icon may help several others score.

    _Example:_ the town above with Gold Country, Rifles Ready and Wagon Train. The mine on mountains scores 2 points,
    the mine on snow has no mountains beside it. The fort has a gun beside it and scores 2 points. No two wagons are
    side by side: 0 points. With the 9 points for territories that makes 13.

    All 18 scoring cards:

    - **{ condition-badlands }**: { condition-badlands.rule }
    - **{ condition-happy_cows }**: { condition-happy_cows.rule }
    - **{ condition-the_clearing }**: { condition-the_clearing.rule }
    - **{ condition-circle_the_wagons }**: { condition-circle_the_wagons.rule }
    - **{ condition-smalltown_charm }**: { condition-smalltown_charm.rule }
    - **{ condition-gold_country }**: { condition-gold_country.rule }
    - **{ condition-prairie_life }**: { condition-prairie_life.rule }
    - **{ condition-cool_water }**: { condition-cool_water.rule }
    - **{ condition-claim_jumpers }**: { condition-claim_jumpers.rule }
    - **{ condition-boom_or_bust }**: { condition-boom_or_bust.rule }
    - **{ condition-wagon_train }**: { condition-wagon_train.rule }
    - **{ condition-one_too_many }**: { condition-one_too_many.rule }
    - **{ condition-bootleggers }**: { condition-bootleggers.rule }
    - **{ condition-undiscovered }**: { condition-undiscovered.rule }
    - **{ condition-fortified }**: { condition-fortified.rule }
    - **{ condition-the_herd }**: { condition-the_herd.rule }
    - **{ condition-target_practice }**: { condition-target_practice.rule }
    - **{ condition-rifles_ready }**: { condition-rifles_ready.rule }
    .title = Scoring: scoring cards


## What happened

event-started = { $seat } chooses card { $card } as the start card.
event-took =
    { $skipped ->
        [0] { $seat } takes card { $card }.
        [one] { $seat } skips one card and takes card { $card }.
       *[other] { $seat } skips { $skipped } cards and takes card { $card }.
    }
event-gave = { $seat } gives card { $card } to { $to }.
event-placed =
    { $turned ->
        [1] { $seat } rotates card { $card } and places it at { $x },{ $y }.
       *[other] { $seat } places card { $card } at { $x },{ $y }.
    }
event-finished = The last card is placed: the game is over.


## Turns: what a player did, after the player’s name

did-started = chooses card { $card } as the start card
did-took = { $skipped ->
    [0] takes card { $card }
    [one] takes card { $card }, skipping one card
   *[other] takes card { $card }, skipping { $skipped } cards
}
did-placed = { $listed ->
    [one] places card { $list }
   *[other] places cards { $list }
}


## Moves: what a player may do, in hints and in the list of choices

move-start = Choose card { $card } as the start card.
move-take =
    { $skipped ->
        [0] Take card { $card }.
        [one] Skip one card and take card { $card }.
       *[other] Skip { $skipped } cards and take card { $card }.
    }
move-place =
    { $turned ->
        [1] Rotate card { $card } and place it at { $x },{ $y }.
       *[other] Place card { $card } at { $x },{ $y }.
    }


## Why an action is not possible

no-such-card = There is no card { $card }. Cards are numbered from 0 to { $last }.
not-in-circle = Card { $card } is a scoring card in this game. Choose one from the circle.
start-was-chosen = The start card is already chosen. Now take and place cards.
choose-start-first = First { $seat } chooses the start card.
place-first = Place card { $card } before you take another one.
card-is-gone = Card { $card } went to { $seat } and is no longer in the circle. Take one that is still there.
take-first = You have no card to place yet. Take one from the circle first.
not-in-hand = Card { $found } is not yours to place. Place card { $card }.
other-card-first = Place card { $card } first: cards are placed in the order they lay in the circle.

no-such-scoring-card = There is no scoring card called “{ $name }”. Scoring cards: { $names }.
scoring-card-twice = A scoring card is listed twice, but there is only one of each.
card-twice = Card { $card } is placed twice, but there is only one.
too-many-cards = The two towns have more than { $most } cards together.
cannot-lie-there = Card { $card } can’t be at { $x },{ $y }: { $why }


## Questions

ask-start = Choose the start card, where your opponent begins.
ask-take = Which card do you take? The cards before it go to your opponent.
ask-place =
    { $count ->
        [one] Where do you place card { $card }?
       *[other] Where do you place card { $card }, the first of { $count } cards?
    }


## Labels of the drawing

label-circle = Circle
label-next = Circle, next card first
label-scoring = Scoring cards
label-hand = To place
label-empty = no card yet
label-legend = Legend

## What to know before choosing

gives-away = { $count ->
    [one] card { $cards } goes to { $seat }
   *[other] cards { $cards } go to { $seat }
}
