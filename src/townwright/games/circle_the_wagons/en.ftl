### Circle the Wagons: every word a person reads, in English.

title = Circle the Wagons
tagline = Two towns, one circle of cards: every card you skip goes to the other town.
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


## Scoring cards

condition-badlands = Badlands
    .rule = 4 points for each gun flanked by desert: one desert square directly to its left and one directly to its right, or one directly above and one directly below. A gun flanked both ways still scores 4.

condition-happy_cows = Happy Cows
    .rule = 2 points for each cow that is not on snow and does not share an edge with snow.

condition-the_clearing = The Clearing
    .rule = 2 points for each fort, minus 1 point for each forest square, whichever group it belongs to. The result may be negative.

condition-circle_the_wagons = Circle the Wagons
    .rule = 6 points for each square of your town whose four neighbours across an edge all show a wagon. Circles may share wagons; the square in the middle may show anything, but a hole does not count as a middle.

condition-smalltown_charm = Smalltown Charm
    .rule = If your town has fewer visible squares than the other town, you score 1 point for each square of the difference.

condition-gold_country = Gold Country
    .rule = 2 points for each mine that is on mountains or shares an edge with mountains.

condition-prairie_life = Prairie Life
    .rule = Add the number of your cows to the number of your plains squares: every 2 of the sum score 1 point, an odd one is lost. A cow on plains counts in both numbers.

condition-cool_water = Cool Water
    .rule = 3 points for each wagon that is on your largest group of water or shares an edge with it. Of several equally large groups the one that pays you most counts; a smaller group never does.

condition-claim_jumpers = Claim Jumpers
    .rule = Whoever shows more mines scores 9 points, but 5 of them go to the other player if the other town shows more guns. With equally many mines nobody scores.

condition-boom_or_bust = Boom or Bust
    .rule = Your number of mines decides: 0 to 2 mines score 5 points, 3 to 6 mines nothing, 7 mines 3 points, 8 or more mines 8 points. This counts once for the whole town, unless you play with the option “{ option-boom_or_bust.per_mine }”.

condition-wagon_train = Wagon Train
    .rule = Each unbroken straight line of wagons scores by its length: 2 wagons 1 point, 3 wagons 2, 4 wagons 4, 5 wagons 7, 6 or more wagons 10 points. Rows and columns both count, and a wagon where two lines cross belongs to both.

condition-one_too_many = One Too Many
    .rule = If your town shows more beers than the other town, you lose 1 point for each beer in the other town.

condition-bootleggers = Bootleggers
    .rule = 2 points for each beer that shares an edge with at least one wagon, minus 1 point for each beer that does not.

condition-undiscovered = Undiscovered
    .rule = 5 points for each single empty square that squares of your town enclose completely, on its four edges and at its four corners.

condition-fortified = Fortified
    .rule = 7 points for each block of 2 by 2 forts. Blocks may overlap: 2 by 3 forts are 2 blocks and score 14 points.

condition-the_herd = The Herd
    .rule = 2 points for each cow in your largest group of cows; a group is connected by edges, on whatever territories.

condition-target_practice = Target Practice
    .rule = For each beer, find the nearest gun in its row or column: every square of your town between the two scores 1 point, and several beers may use the same gun. A hole between them scores only with the option “{ option-holes.counted }”.

condition-rifles_ready = Rifles Ready
    .rule = 2 points for each fort that shares an edge with at least one gun.


## Options

option-boom_or_bust = Boom or Bust
    .help = Does the table of Boom or Bust pay once for the whole town, or once for each mine in it?
    .flat = once for the town
    .per_mine = for each mine

option-holes = Holes in Target Practice
    .help = Does an empty square between a beer and its gun score a point in Target Practice?
    .ignored = holes score nothing
    .counted = holes score like squares

option-tie = Tie
    .help = Do players with equal scores win together, or does the town with more guns win?
    .shared = shared victory
    .guns = more guns win


## The rules

rules-goal =
    Each of the two players builds a town in the Wild West from cards that lie in one common circle. Whoever takes a
    card from farther along the circle gives away every card before it. After the last card, large stretches of
    connected land and three scoring cards bring points. The town with more points wins.
    .title = Goal

rules-setup =
    There are 18 cards. The front of a card shows four **squares**, two by two. Each square shows one of
    six **territories** (desert, forest, mountains, plains, snow, water) and one of six **icons** (beer, cow, fort,
    gun, mine, wagon). The back shows a **scoring condition**.

    - Shuffle all cards. Lay three of them in the middle with the back up: these are the scoring cards of this game,
      and they count for both players.
    - Lay the other 15 cards around them in a circle with the front up. Their backs play no part in this game.
    - Decide who is first. The second player then chooses the **start card**, any card of the circle: there the first
      player will begin.

    From now on everything lies open, and nothing depends on luck any more.
    .title = Setting up

rules-taking =
    On your turn you take one card from the circle. Go clockwise: the first player begins at the start card, later each
    turn begins at the card after the one that was taken last.

    - Either take the next card,
    - or **skip** as many cards as you like and take the one after them. Every skipped card goes to the other player,
      who cannot refuse it.

    Place the card you took in your town; that ends your turn. If you skipped cards, the other player now places them
    all, in the order in which they lay in the circle. Then it is the other player's turn to take a card.

    _Example:_ the next cards in the circle are 3, 9, 12 and 5. Anna wants card 12, so cards 3 and 9 go to Ben. Anna
    places card 12. Ben places card 3, then card 9. Now Ben takes a card: card 5, or one farther along.
    .title = Taking a card

rules-placing =
    The first card of your town, whether you took it or were given it, simply lies in front of you. Every further card
    must fit the town:

    - At least one of its squares shares an edge with a square of your town, or it covers one or more squares of your
      town. To touch the town only at a corner is not enough.
    - Squares lie exactly beside or on top of squares, never half shifted.
    - A card may lie as printed or **turned** upside down, but not on its side.
    - A card may cover as many squares as it likes, even all four of an older card. It is never pushed under another
      card.

    Only what is visible on top counts. An empty square between squares of your town is a **hole**; it is no territory.

    Places are named by the card's top left square, counted from the top left square of your first card: x to the
    right, y down.

    _Example:_ your town is one card at 0,0. A second card at 2,1 is fine, because the two share half a side. At 1,1 it
    is fine too, because it covers a square. At 2,2 it would touch only a corner, and that is not allowed.
    .title = Placing a card

rules-end =
    Players take turns until the circle is empty. Cards that were skipped in the last turn are still placed. When the
    last card lies in a town, the game is over and both towns are scored.

    More points win. With equal points both players win together; if you play with the option “{ option-tie.guns }”,
    the town that shows more guns wins, and only with equally many guns too is the victory shared.
    .title = End of the game

rules-scoring =
    Squares of the same territory that are connected by edges form a **group**. For each of the six territories you
    score your largest group: 1 point a square. Smaller groups of that territory score nothing; a single square can be
    a largest group; a territory that you do not show scores 0. Icons do not matter here.

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
    Each player scores each of the three scoring cards. Your score is the points of your six territories plus the
    points of the three scoring cards; some of them can cost you points.

    For all of them: only visible squares and icons count, a neighbour is a square across an edge (corners do not
    count, except where the card says so), and one icon may help several others to score.

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

event-started = { $seat } makes card { $card } the start card.
event-took =
    { $skipped ->
        [0] { $seat } takes card { $card }.
        [one] { $seat } skips one card and takes card { $card }.
       *[other] { $seat } skips { $skipped } cards and takes card { $card }.
    }
event-gave = { $seat } gives card { $card } to { $to }.
event-placed =
    { $turned ->
        [1] { $seat } places card { $card } at { $x },{ $y } turned.
       *[other] { $seat } places card { $card } at { $x },{ $y }.
    }
event-finished = The last card lies in its town: the game is over.


## Why an action is not possible

no-such-card = There is no card { $card }: the cards are numbered from 0 to { $last }.
not-in-circle = Card { $card } is a scoring card of this game: choose one that lies in the circle.
start-was-chosen = The start card has been chosen already: now cards are taken and placed.
choose-start-first = No card can be taken or placed yet: first { $seat } must choose the start card.
place-first = Card { $card } must be placed before another card is taken.
card-is-gone = Card { $card } went to { $seat } and is no longer in the circle: take a card that still lies there.
take-first = There is no card to place yet: take one from the circle first.
not-in-hand = Card { $found } is not yours to place: now it is card { $card }.
other-card-first = Card { $card } must be placed first: cards are placed in the order in which they lay in the circle.

no-such-scoring-card = There is no scoring card called “{ $name }”; there are: { $names }.
scoring-card-twice = A scoring card is named twice: each of them exists only once.
card-twice = Card { $card } is laid twice: there is only one of it.
too-many-cards = Both towns together have at most { $most } cards: here are more.
cannot-lie-there = Card { $card } cannot lie at { $x },{ $y }: { $why }


## Questions

ask-start = { $seat }, which card of the circle is the start card, at which the other player begins?
ask-take = { $seat }, which card do you take? The cards before it go to the other player.
ask-place =
    { $count ->
        [one] { $seat }, where do you place card { $card }?
       *[other] { $seat }, where do you place card { $card }, the first of { $count } cards?
    }


## Labels of the drawing

label-circle = Circle
label-next = Circle, the next card first
label-scoring = Scoring cards
label-hand = To place
label-empty = no card yet
label-legend = Legend

## What to know before choosing

gives-away = { $count ->
    [one] card { $cards } goes to { $seat }
   *[other] cards { $cards } go to { $seat }
}
