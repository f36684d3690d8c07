### Sprawlopolis: every word a person reads, in English.

title = Sprawlopolis
tagline = One city, built together: reach the target, or all of you lose.
credit = Sprawlopolis, by Steven Aramini, Danny Devine and Paul Kluka. Button Shy, 2018; Quined Games, 2019; Frosted Games, 2022.


## Zones and roads

zone-commercial = Commercial
zone-industrial = Industrial
zone-park = Park
zone-residential = Residential

source-commercial = { zone-commercial }
source-industrial = { zone-industrial }
source-park = { zone-park }
source-residential = { zone-residential }
source-roads = Roads


## Scoring cards

condition-the_outskirts = The Outskirts
    .rule = Each road with one end or both ends at the edge of the city costs 1 point, every other road scores 1 point. A loop has no ends, so it scores.

condition-bloom_boom = Bloom Boom
    .rule = 1 point for each row and each column with exactly 3 parks, minus 1 point for each row and each column without any park.

condition-go_green = Go Green
    .rule = 1 point for each park, minus 3 points for each industrial block.

condition-block_party = Block Party
    .rule = Count the squares of 2 by 2 blocks of the same zone, all zones together; they may overlap, so that 2 by 3 blocks hold two of them. None costs 8 points, 1 costs 5, 2 cost 2, 3 score 1 point, 4 score 4, 5 or more score 7.

condition-stacks_and_scrapers = Stacks and Scrapers
    .rule = 2 points for each industrial block that shares an edge neither with a park nor with a residential block. Open sides do no harm.

condition-master_planned = Master Planned
    .rule = 1 point for each block of the largest residential group, minus 1 point for each block of the largest industrial group.

condition-central_perks = Central Perks
    .rule = 1 point for each park that is not at the edge of the city, minus 2 points for each park that is.

condition-the_burbs = The ’Burbs
    .rule = 1 point for each park that shares an edge with the largest residential group, minus 2 points for each industrial block that does. Of several equally large groups the one that scores best counts.

condition-concrete_jungle = Concrete Jungle
    .rule = 1 point for each industrial block that meets another industrial block at a corner. Sharing an edge does not count.

condition-the_strip = The Strip
    .rule = Choose the row or column with most commercial blocks: each of them scores 1 point. Other blocks or holes may lie between them.

condition-mini_marts = Mini Marts
    .rule = 2 points for each commercial block whose road goes on directly into a residential block on both sides, straight or around a bend.

condition-superhighway = Superhighway
    .rule = 1 point for every 2 sections of the longest road, rounded down. Every block that a road runs through is a section.

condition-park_hopping = Park Hopping
    .rule = 3 points for each road that ends at a park on both sides, at two different ones. They may belong to the same group, unless you play with the option “{ option-park_hopping.groups }”.

condition-looping_lanes = Looping Lanes
    .rule = 1 point for each section of every road that is a closed loop.

condition-skid_row = Skid Row
    .rule = 2 points for each residential block that shares edges with 2 or more industrial blocks.

condition-morning_commute = Morning Commute
    .rule = 2 points for each road that runs through at least one residential and at least one commercial block.

condition-tourist_traps = Tourist Traps
    .rule = 1 point for each commercial block at the edge of the city, and 1 more if it is a corner, with two open sides.

condition-sprawlopolis = Sprawlopolis
    .rule = Choose the row with most blocks and the column with most blocks: each of their blocks scores 1 point. Holes are skipped and not counted; the block where the two cross counts twice.


## Options

option-difficulty = Difficulty
    .help = Do roads cost points, and do all four zones score?
    .normal = normal
    .easier = easier: roads cost nothing
    .harder = harder: only one zone scores

option-hands = Hands
    .help = Do players see each other’s cards?
    .hidden = hidden hands
    .open = open hands

option-memory = Memory
    .help = Are cards in other hands that you have seen before shown to you, or do you remember them yourselves?
    .shown = seen cards are shown
    .hidden = remember them yourselves

option-rim = Rim of a hole
    .help = Is a block beside an enclosed hole at the edge of the city? That matters for The Outskirts, Central Perks and Tourist Traps.
    .edge = edge of the city
    .inside = inside the city

option-park_hopping = Park Hopping
    .help = May the two parks at the ends of a road belong to the same group?
    .blocks = any two parks
    .groups = parks of two groups


## The rules

rules-goal =
    Together you build one city out of 15 cards. Large zones in one piece bring points, every road costs one, and three
    scoring cards decide what else counts. Reach the **target** and you have all won; fall short of it and you have all
    lost.
    .title = Goal

rules-setup =
    There are 18 cards. One side shows four **blocks**, two by two: one each of the four **zones** commercial,
    industrial, park and residential. A road runs through every block but the park. The other side shows a number and
    a **scoring condition**.

    - Shuffle all cards. Lay three of them out with the scoring side up: only these three scoring conditions count. The
      sum of their three numbers is the **target**.
    - The first player gets three cards, everybody else one. The blocks on your cards are for your eyes only.
    - Lay the other cards down as a **deck** with the blocks up: everybody can see its top card.
    - The top card of the deck becomes the **start card** of the city.
    .title = Setting up

rules-turn =
    On your turn you hold three cards.

    - Choose one of them and **reveal** it. From now on it has to be played.
    - **Place** it in the city.
    - **Pass** your other two cards to the player on your left, who is next.
    - **Draw** the top card of the deck: everybody has seen it, and everybody now sees the next one.

    When the deck is empty, nobody draws any more. Pass on what you have, even if that is a single card.

    Cards that you have seen do not get lost: whoever holds three cards plays one and passes on the rest, so you always
    know where a card is that you once held or that lay open. With the option “{ option-memory.hidden }” you have to
    keep that in mind yourselves.
    .title = Your turn

rules-placing =
    Every card must fit the city:

    - At least one of its blocks shares an edge with a block of the city, or it covers one or more blocks of the city.
      To touch the city only at a corner is not enough.
    - Blocks lie exactly beside or on top of blocks, never half shifted.
    - A card may lie as printed or **turned** upside down, but not on its side.
    - A card may cover as many blocks as it likes, even a whole older card. It is never pushed under another card.

    Roads need not match. Holes and gaps in the city are allowed. Only what is visible on top counts.

    Places are named by the card’s top left block, counted from the top left block of the start card: x to the right,
    y down.

    _Example:_ the city is the start card at 0,0. A second card at 2,1 is fine, because the two share half a side. At
    1,1 it is fine too, because it covers a block. At 2,2 it would touch only a corner, and that is not allowed.
    .title = Placing a card

rules-talking =
    You may talk about everything, also about the cards in your hand. But never show them: a card is seen by the others
    only when it is revealed. Once it is, you have to play it, but all of you may discuss where.

    If you like it easier, the option “{ option-hands.open }” lets everybody see all cards.
    .title = Talking

rules-end =
    The game ends when all 15 cards lie in the city. Add up the points of the zones, subtract the roads, and add or
    subtract what the three scoring cards bring. The sum may well be negative.

    If it is at least the target, you have won together. If it is less, you have lost together.
    .title = End of the game

rules-scoring =
    Blocks of the same zone that are connected by edges form a **group**. For each of the four zones its largest group
    scores 1 point a block. Smaller groups score nothing; a zone that is not visible any more scores 0.

    Every **road** costs 1 point, whether short or long.

    _Example:_ a small city of three cards. Card 18 lies at 0,0, card 14 at 2,0, and card 4, turned, at 1,1, where it
    covers a block of each.

    | y \ x | 0 | 1 | 2 | 3 |
    |---|---|---|---|---|
    | 0 | commercial ─ | residential ┐ | residential ┌ | commercial ─ |
    | 1 | park | park | commercial │ | park |
    | 2 | – | residential ─ | industrial ┘ | – |

    Commercial 1, industrial 1, park 2, residential 2: 6 points. One road runs through 0,0 and 1,0 and stops at the
    park below; the other runs from 3,0 over 2,0, 2,1 and 2,2 to 1,2. Two roads cost 2 points: that leaves 4.
    .title = Scoring: zones and roads

rules-roads =
    A road goes on from block to block wherever both show a road at the edge between them. It **ends** where the
    neighbouring block shows no road at that edge, which is always so at a park, and where there is no block at all:
    at the **edge of the city**. A road may be as short as a single block, and it may be a closed **loop** without any
    end. A loop costs 1 point like every other road.

    Each block that a road runs through is one **section** of it. A card that covers a section may split a road in two.

    An empty square that the city encloses is a **hole**. A block beside it is at the edge of the city, like one at the
    outside; with the option “{ option-rim.inside }” it is not.
    .title = Roads

rules-bonus =
    Each of the three scoring cards is scored once for the whole city. Some of them can cost points.

    For all of them: only visible blocks count, and a neighbour is a block across an edge; corners do not count, except
    where the card says so.

    _Example:_ the city above with Master Planned, Superhighway and Morning Commute. The largest residential group has
    2 blocks, the largest industrial group 1: that is 1 point. The longest road has 5 sections: 2 points. Both roads
    run through a residential and a commercial block: 4 points. With the 4 points from above that makes 11.

    All 18 scoring cards:

    - 1 **{ condition-the_outskirts }**: { condition-the_outskirts.rule }
    - 2 **{ condition-bloom_boom }**: { condition-bloom_boom.rule }
    - 3 **{ condition-go_green }**: { condition-go_green.rule }
    - 4 **{ condition-block_party }**: { condition-block_party.rule }
    - 5 **{ condition-stacks_and_scrapers }**: { condition-stacks_and_scrapers.rule }
    - 6 **{ condition-master_planned }**: { condition-master_planned.rule }
    - 7 **{ condition-central_perks }**: { condition-central_perks.rule }
    - 8 **{ condition-the_burbs }**: { condition-the_burbs.rule }
    - 9 **{ condition-concrete_jungle }**: { condition-concrete_jungle.rule }
    - 10 **{ condition-the_strip }**: { condition-the_strip.rule }
    - 11 **{ condition-mini_marts }**: { condition-mini_marts.rule }
    - 12 **{ condition-superhighway }**: { condition-superhighway.rule }
    - 13 **{ condition-park_hopping }**: { condition-park_hopping.rule }
    - 14 **{ condition-looping_lanes }**: { condition-looping_lanes.rule }
    - 15 **{ condition-skid_row }**: { condition-skid_row.rule }
    - 16 **{ condition-morning_commute }**: { condition-morning_commute.rule }
    - 17 **{ condition-tourist_traps }**: { condition-tourist_traps.rule }
    - 18 **{ condition-sprawlopolis }**: { condition-sprawlopolis.rule }
    .title = Scoring: scoring cards

rules-alone =
    Alone you hold three cards all the time. Place one of them and draw the top card of the deck. When the deck is
    empty, play the cards of your hand one after another.
    .title = Playing alone

rules-levels =
    - **Easier:** roads cost nothing.
    - **Harder:** only one zone scores its largest group; you choose which, so it is the best one.

    The scoring cards and the target stay the same.
    .title = Difficulty


## What happened

event-revealed = { $seat } reveals card { $card }.
event-placed =
    { $turned ->
        [1] { $seat } places card { $card } at { $x },{ $y } turned.
       *[other] { $seat } places card { $card } at { $x },{ $y }.
    }
event-passed =
    { $count ->
        [one] { $seat } passes one card to { $to }.
       *[other] { $seat } passes { $count } cards to { $to }.
    }
event-among = Passed on: card { $card }.
event-drew = { $seat } draws card { $card }.
event-turned_up = The top card of the deck is now card { $card }.
event-finished = The city is complete: the game is over.


## Why an action is not possible

no-such-card = There is no card { $card }: the cards are numbered from 1 to { $last }.
nothing-to-reveal = Alone you need not reveal a card: place one of your hand.
revealed-already = Card { $card } has been revealed and has to be placed now.
reveal-first = No card has been revealed yet: first reveal one of your hand.
other-card-revealed = Card { $card } has been revealed: that card has to be placed, and no other.
is-scoring-card = Card { $card } is a scoring card of this game: choose one of your hand.
is-in-city = Card { $card } lies in the city already: choose one of your hand.
not-in-hand = Card { $card } is not in your hand: choose one of your hand.
city-only-a-corner = The card would touch the city only at a corner; it has to share an edge with it or cover a part of it.
city-does-not-touch = The card would not touch the city; it has to share an edge with it or cover a part of it.

scoring-card-twice = A scoring card is named twice: each of them exists only once.
card-twice = Card { $card } is laid twice: there is only one of it.
too-many-cards = A city has at most { $most } cards: this one has more.
cannot-lie-there = Card { $card } cannot lie at { $x },{ $y }: { $why }
difficulty-twice = The difficulty is given twice and differently: name it once.


## Questions and remarks

ask-reveal = { $seat }, which card do you reveal? It has to be played then.
ask-place = { $seat }, where do you place card { $card }?
ask-place-alone = { $seat }, which card do you place, and where?
covers =
    { $count ->
        [one] covers one block
       *[other] covers { $count } blocks
    }


## Labels of the drawing

label-scoring = Scoring cards and points
label-target =
    { $reached ->
        [1] target { $target }, reached
       *[0] { $missing ->
            [one] target { $target }, 1 point is missing
           *[other] target { $target }, { $missing } points are missing
        }
    }
label-won = target { $target }: won
label-lost = target { $target }: lost
label-revealed = Revealed
label-hand = Hand
label-empty = no card
label-hidden =
    { $count ->
        [one] one hidden card
       *[other] { $count } hidden cards
    }
label-deck =
    { $count ->
        [one] Deck, the last card
       *[other] Deck, { $count } cards
    }
label-city = City
label-legend = Legend
label-lines = Lines are roads.
