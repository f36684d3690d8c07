### Sprawlopolis: every word a person reads, in English.

title = Sprawlopolis
tagline = Build one city together: reach the target, or you all lose.
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
reason-commercial = in commercial blocks
reason-industrial = in industrial blocks
reason-park = in parks
reason-residential = in residential blocks
reason-roads = on roads


## Scoring cards

condition-the_outskirts = The Outskirts
    .rule = Each road with one or both ends at the edge of the city costs 1 point; every other road scores 1 point. A loop has no ends, so it scores.

condition-bloom_boom = Bloom Boom
    .rule = 1 point for each row and each column with exactly 3 parks, minus 1 point for each row and each column without any park.

condition-go_green = Go Green
    .rule = 1 point for each park, minus 3 points for each industrial block.

condition-block_party = Block Party
    .rule = Count the 2 by 2 squares of blocks of the same zone, in all zones together. They may overlap, so 2 by 3 blocks make two. 0 squares cost 8 points, 1 costs 5, 2 cost 2, 3 score 1 point, 4 score 4, 5 or more score 7.

condition-stacks_and_scrapers = Stacks and Scrapers
    .rule = 2 points for each industrial block that shares no edge with a park or a residential block. Open sides are fine.

condition-master_planned = Master Planned
    .rule = 1 point for each block of the largest residential group, minus 1 point for each block of the largest industrial group.

condition-central_perks = Central Perks
    .rule = 1 point for each park that is not at the edge of the city, minus 2 points for each park that is.

condition-the_burbs = The ’Burbs
    .rule = 1 point for each park that shares an edge with the largest residential group, minus 2 points for each industrial block that does. If several groups are equally large, the one that scores best counts.

condition-concrete_jungle = Concrete Jungle
    .rule = 1 point for each industrial block that touches another industrial block at a corner. Shared edges don’t count.

condition-the_strip = The Strip
    .rule = Choose the row or column with the most commercial blocks: each of them scores 1 point. There may be other blocks or holes between them.

condition-mini_marts = Mini Marts
    .rule = 2 points for each commercial block whose road runs directly into a residential block on both sides, straight or around a bend.

condition-superhighway = Superhighway
    .rule = 1 point for every 2 sections of the longest road, rounded down. Every block that a road runs through is a section.

condition-park_hopping = Park Hopping
    .rule = 3 points for each road with a park at both ends, if they are two different parks. They may belong to the same group, unless you play with the option “{ option-park_hopping.groups }”.

condition-looping_lanes = Looping Lanes
    .rule = 1 point for each section of every road that forms a closed loop.

condition-skid_row = Skid Row
    .rule = 2 points for each residential block that shares edges with 2 or more industrial blocks.

condition-morning_commute = Morning Commute
    .rule = 2 points for each road that runs through at least one residential and at least one commercial block.

condition-tourist_traps = Tourist Traps
    .rule = 1 point for each commercial block at the edge of the city, and 1 more if it’s a corner with two open sides.

condition-sprawlopolis = Sprawlopolis
    .rule = Choose the row with the most blocks and the column with the most blocks: each of their blocks scores 1 point. Holes are skipped and don’t count; the block where the two cross counts twice.


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
    .help = Does the game show you cards in other hands that you have seen before, or do you have to remember them?
    .shown = seen cards are shown
    .hidden = remember them yourselves

option-rim = Blocks next to a hole
    .help = Does a block next to an enclosed hole count as being at the edge of the city? This matters for The Outskirts, Central Perks and Tourist Traps.
    .edge = edge of the city
    .inside = inside the city

option-park_hopping = Park Hopping
    .help = May the two parks at the ends of a road belong to the same group?
    .blocks = any two parks
    .groups = parks of two groups


## The rules

rules-goal =
    Together you build one city out of 15 cards. Large connected zones score points, every road costs one, and three
    scoring cards decide what else counts. Reach the **target** and you all win; fall short and you all lose.
    .title = Goal

rules-setup =
    There are 18 cards. One side shows four **blocks**, two by two: one each of the four **zones** commercial,
    industrial, park and residential. A road runs through every block except the park. The other side shows a number
    and a **scoring condition**.

    - Shuffle all cards. Lay three of them out with the scoring side up: only these three scoring conditions count. The
      sum of their three numbers is the **target**.
    - The first player gets three cards, everyone else one. Only you may see the blocks on your cards.
    - Lay the other cards down as a **deck** with the blocks up, so everyone can see the top card.
    - The top card of the deck becomes the **start card** of the city.
    .title = Setting up

rules-turn =
    On your turn you hold three cards.

    - Choose one of them and **reveal** it. Now you must play it.
    - **Place** it in the city.
    - **Pass** your other two cards to the player on your left, who goes next.
    - **Draw** the top card of the deck. Everyone has seen it, and everyone now sees the next one.

    When the deck is empty, you no longer draw. Pass on what you have, even if it’s a single card.

    You can keep track of cards you have seen: a player with three cards plays one and passes on the rest, so you
    always know who has a card that you once held or that was face up. With the option “{ option-memory.hidden }” the
    game doesn’t show you that.
    .title = Your turn

rules-placing =
    Every card must connect to the city:

    - At least one of its blocks shares an edge with a block of the city, or it covers one or more blocks of the city.
      Touching only at a corner is not enough.
    - Blocks line up exactly with blocks, never shifted by half.
    - A card may lie as printed or **turned** upside down, but not on its side.
    - A card may cover any number of blocks, even a whole older card. Never slide it under another card.

    Roads don’t have to match. Holes and gaps in the city are allowed. Only visible blocks count.

    The position of a card is that of its top left block, counted from the top left block of the start card: x to the
    right, y down.

    _Example:_ the city is the start card at 0,0. A second card at 2,1 is fine, because the two share half a side. At
    1,1 it is fine too, because it covers a block. At 2,2 it would touch only a corner, and that is not allowed.
    .title = Placing a card

rules-talking =
    You may talk about everything, even the cards in your hand. But never show them: the others see a card only when
    you reveal it. Then you must play it, but you may all discuss where.

    For an easier game, the option “{ option-hands.open }” lets everyone see all cards.
    .title = Talking

rules-end =
    The game ends when all 15 cards are in the city. Add up the points for the zones, subtract the roads, and add or
    subtract the points from the three scoring cards. The total can be negative.

    If you reach the target, you win together. If not, you lose together.
    .title = End of the game

rules-scoring =
    Blocks of the same zone that are connected by edges form a **group**. The largest group of each zone scores 1 point
    per block. Smaller groups score nothing; a zone that is no longer visible scores 0.

    Every **road** costs 1 point, no matter how long it is.

    _Example:_ a small city of three cards. Card 18 lies at 0,0, card 14 at 2,0, and card 4, turned, at 1,1, where it
    covers a block of each.

    | y \ x | 0 | 1 | 2 | 3 |
    |---|---|---|---|---|
    | 0 | commercial ─ | residential ┐ | residential ┌ | commercial ─ |
    | 1 | park | park | commercial │ | park |
    | 2 | – | residential ─ | industrial ┘ | – |

    Commercial 1, industrial 1, park 2, residential 2: 6 points. One road runs through 0,0 and 1,0 and stops at the
    park below; the other runs from 3,0 through 2,0, 2,1 and 2,2 to 1,2. Two roads cost 2 points: that leaves 4.
    .title = Scoring: zones and roads

rules-roads =
    A road goes on from block to block wherever both show a road at the edge between them. It **ends** where the
    neighbouring block has no road at that edge (a park never has one), or where there is no block at all: at
    the **edge of the city**. A road can be a single block long, or it can be a closed **loop** without ends. A loop
    costs 1 point like any other road.

    Each block that a road runs through is one **section** of it. A card that covers a section may split a road in two.

    An empty square enclosed by the city is a **hole**. A block next to it counts as being at the edge of the city,
    unless you play with the option “{ option-rim.inside }”.
    .title = Roads

rules-bonus =
    Each of the three scoring cards is scored once for the whole city. Some of them can cost points.

    For all of them: only visible blocks count, and a neighbour shares an edge; corners count only if the card says so.

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
    In a solo game you always hold three cards. Place one of them and draw the top card of the deck. When the deck is
    empty, play the rest of your hand, card by card.
    .title = Solo game

rules-levels =
    - **Easier:** roads cost nothing.
    - **Harder:** only one zone scores its largest group: the zone that scores the most.

    The scoring cards and the target stay the same.
    .title = Difficulty


## What happened

event-revealed = { $seat } reveals card { $card }.
event-placed =
    { $turned ->
        [1] { $seat } rotates card { $card } and places it at { $x },{ $y }.
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


## Turns: what a player did, after the player’s name

did-placed = places card { $card }
did-passed = { $count ->
    [one] passes one card to { $to }
   *[other] passes { $count } cards to { $to }
}
did-drew = draws card { $card }


## Moves: what a player may do, in hints and in the list of choices

move-reveal = Reveal card { $card }.
move-place =
    { $turned ->
        [1] Rotate card { $card } and place it at { $x },{ $y }.
       *[other] Place card { $card } at { $x },{ $y }.
    }


## Why an action is not possible

no-such-card = There is no card { $card }. Cards are numbered from 1 to { $last }.
nothing-to-reveal = You don’t reveal cards in a solo game. Place one from your hand.
revealed-already = Card { $card } is revealed, so place it now.
reveal-first = Reveal a card from your hand first.
other-card-revealed = Card { $card } is revealed, so you must place that one.
is-scoring-card = Card { $card } is a scoring card in this game. Choose one from your hand.
is-in-city = Card { $card } is already in the city. Choose one from your hand.
not-in-hand = Card { $card } is not in your hand. Choose one that is.
city-only-a-corner = The card would touch the city only at a corner. It must share an edge with the city or cover part of it.
city-does-not-touch = The card would not touch the city. It must share an edge with the city or cover part of it.

scoring-card-twice = A scoring card is listed twice, but there is only one of each.
card-twice = Card { $card } is placed twice, but there is only one.
too-many-cards = This city has more than { $most } cards.
cannot-lie-there = Card { $card } can’t be at { $x },{ $y }: { $why }
difficulty-twice = The difficulty is set twice, to different values. Set it once.


## Questions and remarks

ask-reveal = Which card do you reveal? You must then play it.
ask-place = Where do you place card { $card }?
ask-place-alone = Which card do you place, and where?
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
            [one] target { $target }, 1 point to go
           *[other] target { $target }, { $missing } points to go
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
        [one] Deck, last card
       *[other] Deck, { $count } cards
    }
label-city = City
label-legend = Legend
label-lines = Lines are roads.
