### Squaring Circleville: every word a person reads, in English.

title = Squaring Circleville
tagline = Tear down a round town, build a square one, and leave your mark on every section.
credit = Squaring Circleville, by Matt Wolfe. Spielworxx, 2021.


## Colours, structures, tiles

colour-red = red
colour-blue = blue
colour-orange = orange
colour-green = green

structure-natural = natural structure
    .each = each natural structure
structure-brown = brown structure
    .each = each brown structure
structure-silver = silver structure
    .each = each silver structure
structure-golden = golden structure
    .each = each golden structure

row-red = red
row-blue = blue
row-orange = orange
row-green = green
row-multicoloured = multicoloured

alternate-basic = Basic action
alternate-move = Move the supervisor
alternate-equipment = Take an equipment tile
alternate-beautify = Beautify a completed section
alternate-improve = Improve a structure
alternate-achievement = Claim an achievement

year-tile-new_plot = New plot
year-tile-new_equipment = New equipment
year-tile-flexible_supervisor = Flexible supervisor
year-tile-flexible_assistant = Flexible assistant
year-tile-level_five = Increase to level 5
year-tile-raze_structure = Raze a structure
year-tile-build_structure = Build a structure
year-tile-three_points = 3 victory points

equipment-beautify_again = You may also beautify a section whose icon already has one cube
equipment-flip_stack = Before your actions, you may flip the stack at your rondel space
equipment-extra_supervisor_step = Your supervisor may take one more step in each action
equipment-swap_year_bonus = When you complete a section, you may first exchange the year tile for a later one
equipment-extra_level = Your { $first } column counts as having one more tile
equipment-plus_two_cubes = Up to 2 extra cubes in each basic { $first } action
equipment-double_cube_precious = A second cube for each silver or golden structure in a basic { $first } action
equipment-assistant_three = Your assistant may move up to 3 unoccupied spaces
equipment-bonus_for_three = A bonus action costs only three tiles from different columns
equipment-assistant_back = Your assistant may also move counter-clockwise
equipment-finish_roads_cube = One extra cube in a section whose roads you finished with a red or blue action
equipment-swap_upcoming = Before your actions, you may exchange the stack at your rondel space with the upcoming stack
equipment-swap_tile = Once per turn, you may exchange an action tile on your mat with the top tile of a rondel stack
equipment-swap_queue = Once per turn, you may exchange two structures in the queue
equipment-either_level = Actions in { $first } and { $second } may use the level of either colour
equipment-sole_worker_double = Double points for a section you complete if no other player has cubes there

achievement-structures_in_quadrant = { $points ->
    [one] 1 point for { $structure } in quadrant { $quadrant }
   *[other] { $points } points for { $structure } in quadrant { $quadrant }
}
achievement-structures_with_my_cube = { $points ->
    [one] 1 point for { $structure } with your cube next to it
   *[other] { $points } points for { $structure } with your cube next to it
}
achievement-beautify_cubes = { $points ->
    [one] 1 point for each beautify icon with your cube
   *[other] { $points } points for each beautify icon with your cube
}
achievement-action_tiles_on_mat = { $points ->
    [one] 1 point for each action tile on your mat
   *[other] { $points } points for each action tile on your mat
}
achievement-achievements_owned = { $points ->
    [one] 1 point for each of your achievements, including this one
   *[other] { $points } points for each of your achievements, including this one
}


## The score sheet

source-track = Points on the scoring track
source-section_1 = Section 1
source-section_2 = Section 2
source-section_3 = Section 3
source-section_4 = Section 4
source-section_5 = Section 5
source-section_6 = Section 6
source-section_7 = Section 7
source-section_8 = Section 8
source-section_9 = Section 9
source-section_10 = Section 10
source-section_11 = Section 11
source-section_12 = Section 12
source-section_13 = Section 13
source-section_14 = Section 14
source-section_15 = Section 15
source-section_16 = Section 16
source-section_17 = Section 17
source-section_18 = Section 18
source-section_19 = Section 19
source-section_20 = Section 20
source-matching = Achievements in the action’s colour
source-last_tile = Final year tile
source-quadrant_1 = Quadrant 1
source-quadrant_2 = Quadrant 2
source-quadrant_3 = Quadrant 3
source-quadrant_4 = Quadrant 4
source-achievements = Achievements
source-unused_year_tiles = Unused year tiles
source-solo_impossible = Solo: impossible actions
source-solo_returned = Solo: tiles returned to the box
source-solo_special = Solo: special actions
source-solo_final = Solo: final action
source-action_tiles = Action tiles on the mat
reason-track = on the scoring track
reason-section_1 = in section 1
reason-section_2 = in section 2
reason-section_3 = in section 3
reason-section_4 = in section 4
reason-section_5 = in section 5
reason-section_6 = in section 6
reason-section_7 = in section 7
reason-section_8 = in section 8
reason-section_9 = in section 9
reason-section_10 = in section 10
reason-section_11 = in section 11
reason-section_12 = in section 12
reason-section_13 = in section 13
reason-section_14 = in section 14
reason-section_15 = in section 15
reason-section_16 = in section 16
reason-section_17 = in section 17
reason-section_18 = in section 18
reason-section_19 = in section 19
reason-section_20 = in section 20
reason-matching = from achievements in the action’s colour
reason-last_tile = from the final year tile
reason-quadrant_1 = in quadrant 1
reason-quadrant_2 = in quadrant 2
reason-quadrant_3 = in quadrant 3
reason-quadrant_4 = in quadrant 4
reason-achievements = from achievements
reason-unused_year_tiles = from unused year tiles
reason-solo_impossible = from impossible actions
reason-solo_returned = from tiles returned to the box
reason-solo_special = from special actions
reason-solo_final = from the final action
reason-action_tiles = from action tiles on the mat
group-sections = Sections
group-quadrants = Quadrants
group-solo = Solo opponents


## Options

option-start = Start section
    .help = Which section is completed from the start? The rulebook suggests section 10 for your first game.
    .section_10 = Section 10
    .section_1 = Section 1
    .section_15 = Section 15
    .section_20 = Section 20

option-split = Splitting a basic action
    .help = In a basic action, may cubes move on to the next section while this one still has room?
    .strict = only leftover cubes may move on
    .free = split it freely

option-opponents = Opponents
    .help = Who do you play against in a solo game? The rulebook suggests a single opponent for your first solo game.
    .denzel = Denzel
    .bertha = Bertha
    .carsten = Carsten
    .katherine = Katherine
    .bertha_carsten = Bertha and Carsten
    .bertha_denzel = Bertha and Denzel
    .bertha_katherine = Bertha and Katherine
    .carsten_denzel = Carsten and Denzel
    .carsten_katherine = Carsten and Katherine
    .denzel_katherine = Denzel and Katherine
    .bertha_carsten_denzel = Bertha, Carsten and Denzel
    .bertha_carsten_katherine = Bertha, Carsten and Katherine
    .bertha_denzel_katherine = Bertha, Denzel and Katherine
    .carsten_denzel_katherine = Carsten, Denzel and Katherine

option-difficulty = Difficulty
    .help = Where do your solo opponents’ quadrant markers start? 4 is the hard mode.
    .markers_0 = markers start at 0 (as in the rulebook)
    .markers_1 = markers start at 1
    .markers_2 = markers start at 2
    .markers_3 = markers start at 3
    .markers_4 = markers start at 4 (the hard mode of the rulebook)
    .markers_5 = markers start at 5
    .markers_6 = markers start at 6
    .markers_7 = markers start at 7
    .markers_8 = markers start at 8
    .markers_9 = markers start at 9
    .markers_10 = markers start at 10


## The rules

rules-goal =
    You work for the company that turns the round town of Circleville into a square one. You deconstruct old roads,
    construct new ones, raze the structures of the 20 **sections** and rebuild them on completed sections. When a
    section is completed, the player who did the most work there scores the most. At the end you score the
    four **quadrants** of the new town and your **achievements**. The player with the most points wins.
    .title = Goal

rules-setup =
    - One section is completed from the start: 10 in your first game, otherwise 1, 10, 15 or 20. All supervisors start
      there.
    - Every other section has red squares (old roads), blue squares (new roads) and structures on their icons. Two
      natural structures are in the **queue**, which has 12 places.
    - Each player has 50 cubes, a mat with four columns at level 1, a supervisor in the town, an assistant on the green rondel space with the smokestack, and a marker on 0 on each of the four quadrant tracks.
    - Equipment: reveal three tiles per player; with two players, leave out tile 22.
    - The year track has a **year bonus tile** (“year tile” for short) for each section still to be completed, in random order; the last one is
      always the one for 3 victory points. Some years have an **achievement** next to them.
    - Each of the eight rondel spaces gets a stack of four **action tiles**. An **upcoming** stack waits next to them;
      the other 28 tiles are in the bag. Only the order of the tiles in the bag is hidden.
    - The first player is chosen at random.
    .title = Setting up

rules-turn =
    Your turn has four steps:

    1. Move your **assistant** on the rondel.
    2. Take **two actions**: one in the colour of the space, one in the colour of the tile on top of its stack, in any
      order.
    3. If you like, pay for a **bonus action**.
    4. Put this **action tile** on your mat, on the lowest free space of its column. That raises your level in this
      colour.

    Each of your actions is either the **basic action** of its colour or an **alternate action** at or below your level
    in that colour. In each action your supervisor may take one step. After each action, completed sections are
    resolved. You can use year tiles and equipment until you end your turn.
    .title = Your turn

rules-rondel =
    Move clockwise to any space up to the **second unoccupied** one. Spaces with other players’ assistants don’t count,
    but you may stop there if they are not past the second unoccupied space. You must move.

    _Example:_ other assistants are on spaces 2 and 4, yours is on space 1. You may move to 2, 3, 4 or 5.

    If the stack of your space is empty, you take only one action and no tile. If you take the last tile of a stack, the
    upcoming stack moves there, and four tiles from the bag form a new upcoming stack, as long as there are any. If the
    tile’s column on your mat is full, the tile leaves the game.
    .title = Step 1: the rondel

rules-basic =
    The **value** of a basic action is printed next to its level: for levels 1 to 5, red and blue 2, 2, 3, 3, 4; orange
    and green 1, 1, 2, 2, 3.

    - **Red: deconstruct roads.** Place that many cubes on red squares of the section where your supervisor is.
    - **Blue: construct roads.** The same with blue squares.
    - **Orange: raze structures.** Take that many structures of any colours from the section and mark each icon with a
      cube. At the end of the action they join the right end of the queue, in the order you choose. If the queue is
      full, you can’t raze.
    - **Green: build structures.** Move that many structures from the left of the queue to free plots of the completed
      area where your supervisor is. Place a cube on the left square of each; your marker on the quadrant track moves
      one space for each cube.

    Where the action begins, you must use its whole value as far as there is room. If something is left and you take
    your step, you may use the rest in the next section, or not. With two steps or the flexible supervisor, your
    supervisor may also pass through a section without working there; you keep the rest. If you have worked in a
    section and leave it while it still has room, you lose the rest.

    With the option “{ option-split.free }”, you may leave any section while it still has room, and you keep the rest.

    If you are **out of cubes**, either give up the rest, or lift your own cubes from red or blue squares of sections
    that aren’t completed and place them again in this action. This also works for the extra cubes of equipment 9 and
    10. The squares you took them from are open again.
    .title = Basic actions

rules-supervisor =
    In each action your supervisor may take **one step**: before, in the middle of, or after it. A step goes across a
    road to an adjacent section. You can’t step across an intersection.

    Adjacent completed sections **of one quadrant** form one **area** (the rulebook’s “large completed section”): you don’t
    need steps inside it, and you may act anywhere in it. An area is named after its lowest section. Areas of different quadrants stay separate; it takes a
    step to go from one to the other.
    .title = The supervisor

rules-alternate =
    Instead of a basic action you may take an alternate one, if your level in that colour is high enough. You may still
    take your usual step.

    - **Level 1: move your supervisor** up to three more steps.
    - **Level 2: take an equipment tile.** Your mat has three slots for equipment and achievements together. If all
      three are full, first return one of your equipment tiles; others may then take it.
    - **Level 3: beautify.** Place a cube on the empty beautify icon of a section in your supervisor’s area; your
      marker on the quadrant track moves one space.
    - **Level 4: improve.** Place a cube on the empty second square next to a structure in your supervisor’s area; your
      marker moves one space.
    - **Level 5: claim an achievement** from the achievements table. If it’s in the row of your action’s colour or on
      the multicoloured slot, you score 2 points at once. If all slots are full, return equipment first. Achievements never
      leave your mat: with three of them, you can take neither equipment nor another achievement.
    .title = Alternate actions

rules-sections =
    A section is completed when all its red and blue squares have cubes and all its structures are razed. Check this
    after each action. If several sections are completed at once, the active player chooses the order.

    1. **Points.** All players with cubes there score by place: most cubes first; ties go to the player with more cubes
      on structure icons, then clockwise from the active player. With two players, second place scores the third value.
    2. **Year tile.** The active player takes the next one.
    3. **Achievement.** If there is one next to that year, the active player puts it on a free slot of the achievements
      table.
    4. **Clean-up.** All cubes go back to their owners, the section tile is placed, and supervisors stay. The player in
      first place puts a cube on the square next to the number and moves their marker one space on the quadrant track.
    .title = Completing a section

rules-year_tiles =
    You may use each year tile once: at any time on your own turn, even on the turn you get it, except while completed
    sections are waiting to be resolved. Flip the used tile and, when you end your turn, put it on any column of your
    mat with a free space; there it counts like an action tile. Without a free space it leaves the game. Unused tiles
    are worth 1 point each at the end.

    - **{ year-tile-new_plot }:** place it on any completed section, with your cube on its right square; your marker
      moves one space. The player who builds there gets the left square. The tile stays in the town.
    - **{ year-tile-new_equipment }:** take an unclaimed equipment tile, returning one if all slots are full.
    - **{ year-tile-flexible_supervisor }:** your supervisor moves to any section, in addition to its usual step.
    - **{ year-tile-flexible_assistant }:** in step 1, your assistant moves to any space, or stays where it is.
    - **{ year-tile-level_five }:** one of your actions counts as level 5.
    - **{ year-tile-raze_structure }:** any structure of any section that isn’t completed goes to the end of the queue,
      and your cube marks its icon. This isn’t an action.
    - **{ year-tile-build_structure }:** any structure of the queue goes to any free plot, with your cube; your marker
      moves one space. This isn’t an action.
    - **{ year-tile-three_points }:** always the last one; it scores at once and triggers the end.
    .title = Year bonus tiles

rules-equipment =
    Equipment works only on your own turns, from the moment you have it, as often as it applies. You don’t have to use
    it.

    - **1:** { equipment-beautify_again }. At most two cubes per section.
    - **2:** { equipment-flip_stack }.
    - **3:** { equipment-extra_supervisor_step }.
    - **4:** { equipment-swap_year_bonus } (not with the last one).
    - **5, 6, 7, 8:** The red, blue, orange or green column counts as having one more tile, up to level 5.
    - **9, 10:** Up to 2 extra cubes in each basic red (9) or blue (10) action.
    - **11:** When you raze a silver or golden structure, two cubes mark its icon.
    - **12:** When you build a silver or golden structure, your cubes take both squares next to it.
    - **13:** { equipment-assistant_three }.
    - **14:** { equipment-bonus_for_three }.
    - **15:** { equipment-assistant_back }.
    - **16:** { equipment-finish_roads_cube }.
    - **17:** { equipment-swap_upcoming }.
    - **18:** { equipment-swap_tile }. The tile you get needs a free space in its column. You may also exchange the tile you
      just took in step 4. The colours of your actions don’t change.
    - **19:** { equipment-swap_queue }.
    - **20, 21:** Red and blue (20), orange and green (21) actions may use the level of either colour.
    - **22:** { equipment-sole_worker_double }. Not with two players.
    .title = Equipment

rules-achievements =
    - **1 to 4:** 1 point for each natural structure in one quadrant; **5 to 8** brown, **9 to 12** silver, **13 to
      16** golden structures: 2 points each. It doesn’t matter who built them.
    - **17:** 1 point for each natural structure with your cube next to it; **18** brown, **19** silver, **20** golden
      ones: 2 points each.
    - **21:** 1 point for each beautify icon with your cube.
    - **22:** 1 point for each action tile on your mat; flipped year tiles don’t count.
    - **23:** 3 points for each of your achievements, including this one.
    .title = Achievements

rules-bonus =
    After your two actions you may take **one** bonus action, if every column of your mat has at least one tile: the
    top tile of each column leaves the game, including flipped year tiles. Then take one action of any colour at its
    new level, basic or alternate, with the usual step.
    .title = Step 3: a bonus action

rules-end =
    The player who completes the last section triggers the end. Finish the round, so that everyone has had the same
    number of turns. Then all players, beginning with the first player, take **one final action** of any colour at its
    level. They may take a step and use year tiles as usual, but don’t use the rondel or take an action tile.

    Once no action tiles are left anywhere, the end is also triggered if no player can place a cube any more, or
    after **four rounds in a row** in which no player places a cube, moves a structure, or takes or uses a tile; the
    fourth one is announced when it begins. After 60 rounds the end is triggered in any case; that is announced three rounds
    before.
    .title = End of the game

rules-scoring =
    - Your marker moves one space on the track of the quadrant where your supervisor is.
    - Each quadrant scores 9, 6, 3 and 1 points by place on its track; with two players 9 and 3. A marker on 0 scores
      nothing. Ties go to the player with more cubes on beautify icons of the quadrant; players who are still tied
      share the points of these places, rounded up.
    - Score your achievements, and 1 point for each unused year tile.

    The player with the most points wins. Ties go to the player with more action tiles on the mat; if that’s tied too,
    you share the win. At any time, the score sheet shows the score as if the game ended now.
    .title = Scoring

rules-solo =
    In a solo game you play against one, two or three of four **opponents**: Bertha, Carsten, Denzel and Katherine.
    The rulebook calls them solo players. They play automatically, step by step, and explain what they do. You are the
    first player; they follow in alphabetical order. What’s different:

    - Reveal six equipment tiles; leave out tile 22. Each opponent has 50 cubes, an assistant and a quadrant marker on
      each track, but no supervisor in the town. The space where these markers start sets the **difficulty**.
    - Opponents take steps 1, 2 and 4 (numbered 1 to 3 below), never a bonus action. When you move, spaces with their assistants are occupied as usual; the opponents themselves count every space, occupied or not.
    - Each opponent has a fixed **level**, a **quadrant** for the turn, an order of section numbers and an order of
      structure colours. They take an action in the first section with something to do, then in the next, then in the
      other quadrants clockwise, until its value is used up. They don’t need a supervisor, and they build any structure
      of the queue.
    - If an action is impossible, they score points instead. If they run out of cubes while there is still something to
      do, they place what they have and score these points as well.
    - If an opponent does the last work in a section, it is scored as usual, but the year tile and the achievement go
      back to the box, for points.
    - With one opponent, second place scores the third value, in sections and quadrants.
    - Their final action is to score 3 points. At the end they score the quadrants, by place, and nothing else. If
      you tie with one of them for the win, the action tiles on their mat count like those on yours.
    .title = Solo game

rules-bertha =
    Bertha’s supervisor moves down a track of four spaces, each with a quadrant and a colour: the colour of the tile on
    it, or the printed one. Highest section first; structures: silver, brown, natural, golden; level 3.

    1. Her assistant moves to the next space whose top tile has the colour next to her supervisor, or one space if there
       is none.
    2. She works in the quadrant of her space: first the colour of the rondel space, then that of the tile. An impossible
       action scores 3 points, a missing tile 5.
    3. The tile replaces the one next to her supervisor, who moves down one space. When leaving the last space, she
      improves a structure and beautifies a section, in the quadrant of the colour next to her **extra action marker**,
      or scores 1 point for each that is impossible. The marker moves down one space, the supervisor back to the top.

    When she completes a section, she returns the year tile to the box for 1 point and the achievement for 2. The extra
    action marker is one of her cubes.
    .title = Bertha

rules-carsten =
    Carsten’s supervisor moves around a ring of four spaces, each with a quadrant and a colour. Lowest section first;
    structures: golden, silver, brown, natural; level 1.

    1. His assistant moves one space.
    2. He compares the colours of the rondel space, of its tile, and of his own space. **Three different** ones: one
      action each, in that order. **A pair**: first the action of the single colour. Then, for a red pair, he takes the
      lowest unclaimed equipment (as long as he has fewer than three) and scores 3 points; for a blue pair he improves a
      structure; for an orange pair he beautifies a section; for a green pair his supervisor moves on one space, and he
      scores 3 points. **Three alike**: the lowest achievement of that colour on the achievements table goes back to the box; if there is none, he scores 10 points instead. The multicoloured slot counts as every colour. An
      impossible action scores 1 point, or 2 if it is the pair’s. A missing tile scores 5; the two other colours still count.
    3. The tile replaces the one next to his supervisor, who moves on one space.

    When he completes a section, he returns the year tile to the box for 1 point and the achievement for 2.
    .title = Carsten

rules-denzel =
    Denzel’s mat has a column for each colour. Lowest section first; structures: brown, natural, golden, silver; level 1.

    1. His assistant moves to the next space with his rarest colour on top, or one space if there is none.
    2. He works in the quadrant of the rondel space’s colour (red 1, blue 2, orange 3, green 4): that colour twice, then
       that of the tile. An impossible action scores 3 points, a missing tile 5.
    3. The tile goes to its column. With the **third tile** of a colour he immediately completes the section where he
      placed his last cube, no matter what is left to do there; if it’s already completed, the next higher one in its
      quadrant. He scores the points for first place twice, the others score from second place on. The year tile gives
      him 1 point, the achievement 2, and he puts a cube next to the number. Structures still standing there join the
      queue in his order; if the queue is full, he builds the rest at once. If there is no such section, or if he did
      nothing this turn, he scores 8 points. Then the three tiles leave the game.
    .title = Denzel

rules-katherine =
    Katherine’s supervisor moves around a grid of eight spaces, with four stops: each has a quadrant and a **line** of
    two or four spaces, in the colours of the tiles on them, or the printed ones. Highest section first; structures:
    natural, golden, silver, brown; level 1.

    1. Her assistant moves two spaces.
    2. She takes an action for each space of her line, nearest first. The colours of the rondel don’t matter. An
      impossible action scores 3 points.
    3. The tile replaces the one on the nearest space of her line, and her supervisor moves on to the next stop. At
      the **marked stop**, for each of the two colours of its line, she removes the lowest achievement of that colour
      from the achievements table, or scores 5 points if there is none. The multicoloured slot counts as every colour.

    When she completes a section, she returns the year tile to the box for 1 point and the achievement for 4.
    .title = Katherine

rules-reconstructed =
    We made this without seeing the printed board. The rules, the effects of all tiles and the component counts
    come from the rulebook. The following is **reconstructed** to fit every known fact: for most sections, the number of red and blue squares, the colours of the structures and the victory points; the plots of all sections, the first quadrant of the map, the
    order of the colours on the rondel, some values on the mats, the years with achievements, the rows of their table,
    how many year tiles there are of each kind, which colour or quadrant some numbered tiles have, the points for fourth
    place in a quadrant, and in the solo game the quadrants of red, orange and green and the layout of the opponents’ mats.

    “My box” in the lobby shows every value and how we know it; in the terminal, `townwright components circleville` does.
    If you own the game, you can correct the values.
    .title = What is reconstructed


## What happened

event-went = { $seat } moves the assistant to space { $space }.
event-flipped = { $seat } flips the stack.
event-swapped_stack = { $seat } exchanges the stack with the upcoming one.
event-began = { $seat } takes the basic { $colour } action (value { $value }).
event-began_alternate = { $seat } uses { $colour } for an alternate action: { $kind }.
event-paid = { $seat } pays for a bonus action.
event-stepped = { $seat }’s supervisor moves to section { $section }.
event-placed = { $count ->
    [one] { $seat } places a cube on a { $colour } square of section { $section }.
   *[other] { $seat } places { $count } cubes on { $colour } squares of section { $section }.
}
event-razed = { $cubes ->
    [one] { $seat } razes a { $structure } in section { $section }.
   *[other] { $seat } razes a { $structure } in section { $section } and marks its icon with { $cubes } cubes.
}
event-queued = { $count ->
    [one] A { $structure } joins the queue.
   *[other] { $count } { $structure }s join the queue.
}
event-built = { $cubes ->
    [0] { $seat } builds a { $structure } in section { $section }, without a cube.
    [one] { $seat } builds a { $structure } in section { $section }.
   *[other] { $seat } builds a { $structure } in section { $section } with { $cubes } cubes.
}
event-beautified = { $seat } beautifies section { $section }.
event-improved = { $seat } improves a { $structure } in section { $section }.
event-equipped = { $seat } takes equipment { $equipment }.
event-returned = { $seat } returns equipment { $equipment }.
event-claimed = { $points ->
    [0] { $seat } claims achievement { $achievement }.
   *[other] { $seat } claims achievement { $achievement } and scores { $points } points for the matching colour.
}
event-lifted = { $seat } lifts a cube from a { $colour } square of section { $section }. The square is open again.
event-extra_cube = { $seat } places an extra cube in section { $section }.
event-completed = { $seat } completes section { $section }.
event-scored = { $seat } takes { $place ->
        [1] first
        [2] second
        [3] third
       *[other] fourth
    } place in section { $section } and scores { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
event-swapped_year = { $seat } exchanges the year tile for a later one: { $tile }.
event-got_year_tile = { $seat } takes the year tile “{ $tile }”.
event-got_three_points = { $seat } takes the final year tile and scores { $points } points.
event-laid = { $row ->
    [multicoloured] { $seat } puts achievement { $achievement } on the multicoloured slot of the achievements table.
   *[other] { $seat } puts achievement { $achievement } in the { $row } row of the achievements table.
}
event-first_place = { $seat } puts a cube next to the number of section { $section } and moves up one space in quadrant { $quadrant }.
event-exchanged_tile = { $colour ->
    [orange] { $seat } exchanges an orange action tile for the { $got } one at space { $space }.
   *[other] { $seat } exchanges a { $colour } action tile for the { $got } one at space { $space }.
}
event-exchanged_queue = { $seat } exchanges the structures in places { $first } and { $second } of the queue.
event-used = { $seat } uses the year tile “{ $tile }”.
event-new_plot = { $seat } places a new plot in section { $section }.
event-took_tile = { $colour ->
    [orange] { $seat } puts an orange action tile on the mat.
   *[other] { $seat } puts a { $colour } action tile on the mat.
}
event-lost_tile = The column is full: { $seat }’s { $colour } action tile leaves the game.
event-no_tile = The stack is empty: no action tile for { $seat }.
event-refilled = { $count ->
    [one] One tile from the bag forms the new upcoming stack.
   *[other] { $count } tiles from the bag form the new upcoming stack.
}
event-put = { $seat } puts a used year tile on the { $colour } column.
event-discarded = { $seat } has no free space left: any remaining used year tile leaves the game.
event-ending = The last section is completed: this triggers the end, and this round is the last.
event-stalemate = Nothing has happened for { $rounds } rounds: this triggers the end.
event-no_place_left = No action tiles are left, and no player can place another cube: this triggers the end.
event-last_idle_round = Nothing has happened for { $rounds } rounds. If no player places a cube, moves a structure, or takes or uses a tile this round, the end is triggered.
event-round_limit = { $rounds } rounds have been played, the maximum: this triggers the end.
event-last_rounds = { $rounds } rounds left, including this one: the end is triggered after round { $limit }.
event-final = All players take a final action.
event-finished = The game is over.
event-sought_colour = { $seat }’s supervisor is next to { $colour }: the assistant moves to space { $space }, the next one with { $colour } on top.
event-found_no_colour = { $seat }’s supervisor is next to { $colour }, but no stack has { $colour } on top: the assistant moves one space, to space { $space }.
event-sought_rarest = { $count ->
    [0] { $seat } has no { $colour } tiles: the assistant moves to space { $space }, the next one with { $colour } on top.
   *[other] { $seat }’s rarest colour is { $colour } ({ $count }): the assistant moves to space { $space }, the next one with { $colour } on top.
}
event-found_no_rarest = No stack has { $seat }’s rarest colour on top: the assistant moves one space, to space { $space }.
event-walked = { $steps ->
    [one] { $seat }’s assistant moves one space, to space { $space }.
   *[other] { $seat }’s assistant moves { $steps } spaces, to space { $space }.
}
event-supervisor_shows = { $seat } works in quadrant { $quadrant }: that’s where the supervisor on the mat is.
event-space_shows = { $seat } works in quadrant { $quadrant }: the rondel space is { $colour }.
event-all_different = { $seat } has no matching colours: one action each.
event-pair = { $seat } has a pair: { $colour }. It comes last.
event-triple = { $seat } has three of the same colour: { $colour }.
event-takes_basic = { $highest ->
    [1] { $seat } takes the basic { $colour } action at level { $level } in quadrant { $quadrant }, highest section first.
   *[0] { $seat } takes the basic { $colour } action at level { $level } in quadrant { $quadrant }, lowest section first.
}
event-takes_improve = { $highest ->
    [1] { $seat } tries to improve a structure in quadrant { $quadrant }, highest section first.
   *[0] { $seat } tries to improve a structure in quadrant { $quadrant }, lowest section first.
}
event-takes_beautify = { $highest ->
    [1] { $seat } tries to beautify a section in quadrant { $quadrant }, highest first.
   *[0] { $seat } tries to beautify a section in quadrant { $quadrant }, lowest first.
}
event-carried_on = { $seat } continues in quadrant { $quadrant }.
event-impossible = { $points ->
    [one] Not possible anywhere: { $seat } scores 1 point instead.
   *[other] Not possible anywhere: { $seat } scores { $points } points instead.
}
event-out_of_cubes = { $points ->
    [one] { $seat } is out of cubes and scores 1 point.
   *[other] { $seat } is out of cubes and scores { $points } points.
}
event-missed_tile = There is no action tile at { $seat }’s space: { $seat } scores { $points } points for the missed action.
event-returned_year = { $points ->
    [one] { $seat } returns the year tile “{ $tile }” to the box and scores 1 point.
   *[other] { $seat } returns the year tile “{ $tile }” to the box and scores { $points } points.
}
event-returned_goal = { $seat } returns achievement { $achievement } to the box and scores { $points } points.
event-removed_goal = { $seat } removes achievement { $achievement } from the achievements table: the lowest that matches { $colour }.
event-no_goal = No achievement on the achievements table matches { $colour }: { $seat } scores { $points } points.
event-pair_points = { $seat } scores { $points } points for the pair.
event-laid_tile = { $old ->
    [-1] { $seat } puts the action tile on the mat: { $colour }.
   *[other] { $seat } puts the action tile on the mat: { $colour } replaces { $old }, which leaves the game.
}
event-moved_on = { $seat }’s supervisor moves on to quadrant { $quadrant } on the mat.
event-left_track = { $seat }’s supervisor leaves the last space: two extra actions in quadrant { $quadrant }, because { $colour } is next to the extra action marker.
event-back_to_top = { $seat }’s extra action marker moves to space { $space }, the supervisor back to the top.
event-third_tile = { $seat } has a third { $colour } tile.
event-early = { $seat } completes section { $section } ahead of schedule.
event-no_section = { $seat } can’t find a section to complete and scores { $points } points.
event-idle = { $seat } took no action this turn and scores { $points } points.
event-gone = There is no plot left for a { $structure }, so it leaves the game.
event-tiles_left = { $seat }’s three { $colour } tiles leave the game.
event-reached_mark = { $seat } reaches the marked stop and looks for two achievements to remove.
event-final_points = { $seat } scores { $points } points as the final action.

# The log has no event for these, or it says too little.
decision-end_action = { $seat } ends the action.
decision-bonus_keeping = { $seat } pays for a bonus action and keeps the { $colour } tile.
decision-use_plot = { $seat } uses the year tile “{ year-tile-new_plot }” in section { $section }.
decision-use_supervisor = { $seat } uses the year tile “{ year-tile-flexible_supervisor }”: to section { $section }.
decision-use_assistant = { $seat } uses the year tile “{ year-tile-flexible_assistant }”: to space { $space }.
decision-use_raze = { $seat } uses the year tile “{ year-tile-raze_structure }”: a { $structure } in section { $section }.
decision-use_build = { $seat } uses the year tile “{ year-tile-build_structure }”: the structure in place { $place } of the queue.


## Turns: what a player did, after the player’s name

did-went = goes to rondel space { $space }
did-placed = places { $count ->
        [one] a cube
       *[other] { $count } cubes
    } in { $listed ->
        [one] section { $list }
       *[other] sections { $list }
    }
did-razed = razes { $times ->
        [one] a { $structure }
       *[other] { $times } structures
    } in { $listed ->
        [one] section { $list }
       *[other] sections { $list }
    }
did-built = builds { $times ->
        [one] a { $structure }
       *[other] { $times } structures
    } in { $listed ->
        [one] section { $list }
       *[other] sections { $list }
    }
did-beautified = beautifies { $listed ->
        [one] section { $list }
       *[other] sections { $list }
    }
did-improved = improves a { $structure } in section { $section }
did-equipped = takes equipment { $list }
did-claimed = { $points ->
    [0] claims achievement { $achievement }
    [one] claims achievement { $achievement } for 1 point
   *[other] claims achievement { $achievement } for { $points } points
}
did-completed = completes { $listed ->
        [one] section { $list }
       *[other] sections { $list }
    }
did-scored = { $points ->
    [one] scores 1 point
   *[other] scores { $points } points
}
did-got_year_tile = takes the year tile “{ $tile }”
did-used = uses “{ $tile }”
did-added_plot = places a new plot in { $listed ->
        [one] section { $list }
       *[other] sections { $list }
    }
did-exchanged = exchanges { $colour ->
        [orange] an orange
       *[other] a { $colour }
    } action tile for the { $got } one at space { $space }
did-paid = pays for a bonus action


# Why the game ended.
ended-ending = The last section was completed. The round was played out, then all players took a final action.
ended-stalemate = No action tiles were left, and for { $rounds } rounds no player placed a cube, moved a structure, or took or used a tile. So the end was triggered.
ended-no_place_left = No action tiles were left, and no player could place another cube. So the end was triggered.
ended-round_limit = { $rounds } rounds were played. That is the limit, so the end was triggered.


## Plans: what to do in a turn, in hints

plan-went = go to rondel space { $space }
plan-placed = place { $count ->
        [one] a cube
       *[other] { $count } cubes
    } in { $listed ->
        [one] section { $list }
       *[other] sections { $list }
    }
plan-razed = raze { $times ->
        [one] a { $structure }
       *[other] { $times } structures
    } in { $listed ->
        [one] section { $list }
       *[other] sections { $list }
    }
plan-built = build { $times ->
        [one] a { $structure }
       *[other] { $times } structures
    } in { $listed ->
        [one] section { $list }
       *[other] sections { $list }
    }
plan-beautified = beautify { $listed ->
        [one] section { $list }
       *[other] sections { $list }
    }
plan-improved = improve a { $structure } in section { $section }
plan-equipped = take equipment { $list }
plan-claimed = { $points ->
    [0] claim achievement { $achievement }
    [one] claim achievement { $achievement } for 1 point
   *[other] claim achievement { $achievement } for { $points } points
}
plan-completed = complete { $listed ->
        [one] section { $list }
       *[other] sections { $list }
    }
plan-got_year_tile = take the year tile “{ $tile }”
plan-used = use “{ $tile }”
plan-added_plot = place a new plot in { $listed ->
        [one] section { $list }
       *[other] sections { $list }
    }
plan-exchanged = exchange { $colour ->
        [orange] an orange
       *[other] a { $colour }
    } action tile for the { $got } one at space { $space }
plan-paid = pay for a bonus action
prepares-completed = complete { $listed ->
        [one] section { $list }
       *[other] sections { $list }
    }
prepares-claimed = claim achievement { $achievement }
prevents-completed = Otherwise { $seat } could complete section { $section } first.
prevents-claimed = Otherwise { $seat } could claim achievement { $achievement } first.


## Moves: what a player may do, in hints and in the list of choices

move-assistant = Move your assistant to space { $space }.
move-flip_stack = Flip the stack.
move-swap_stack = Exchange the stack with the upcoming one.
move-basic = Take the basic { $colour } action (value { $value }).
move-alternate = Use { $colour } for an alternate action: { $kind }.
move-bonus = Pay for a bonus action.
move-bonus_keeping = Pay for a bonus action and keep the { $colour } tile.
move-step = Move your supervisor to section { $section }.
move-place = { $count ->
    [one] Place a cube on a { $colour } square of section { $section }.
   *[other] Place { $count } cubes on { $colour } squares of section { $section }.
}
move-raze = { $cubes ->
    [one] Raze a { $structure } in section { $section }.
   *[other] Raze a { $structure } in section { $section } and mark its icon with { $cubes } cubes.
}
move-build = { $cubes ->
    [0] Build a { $structure } in section { $section }, without a cube.
    [one] Build a { $structure } in section { $section }.
   *[other] Build a { $structure } in section { $section } with { $cubes } cubes.
}
move-build_new = Build a { $structure } on the new plot in section { $section }.
move-beautify = Beautify section { $section }.
move-improve = Improve a { $structure } in section { $section }.
move-take = Take equipment { $tile }.
move-return = Return equipment { $tile }.
move-claim = Claim achievement { $tile }.
move-lift = Lift a cube from a { $colour } square of section { $section }.
move-end_action = End the action.
move-queue = Put a { $structure } in the queue next.
move-extra_cube = Place an extra cube in section { $section }.
move-complete = Resolve section { $section } first.
move-take_year = Take the year tile.
move-swap_year = Exchange the year tile for the one at { NUMBER($year, useGrouping: 0) }.
move-lay = { $row ->
    [multicoloured] Put the achievement on the multicoloured slot of the achievements table.
   *[other] Put the achievement in the { $row } row of the achievements table.
}
move-exchange_tile = { $colour ->
    [orange] Exchange an orange action tile for the { $got } one at space { $space }.
   *[other] Exchange a { $colour } action tile for the { $got } one at space { $space }.
}
move-exchange_queue = Exchange the structures in places { $first } and { $second } of the queue.
move-use_plot = Use the year tile “{ year-tile-new_plot }” in section { $section }.
move-use_equipment = Use the year tile “{ year-tile-new_equipment }”.
move-use_supervisor = Use the year tile “{ year-tile-flexible_supervisor }”: move to section { $section }.
move-use_assistant = Use the year tile “{ year-tile-flexible_assistant }”: move to space { $space }.
move-use_five = Use the year tile “{ year-tile-level_five }”.
move-use_raze = Use the year tile “{ year-tile-raze_structure }”: a { $structure } in section { $section }.
move-use_build = Use the year tile “{ year-tile-build_structure }”: the structure in place { $place } of the queue.
move-column = Put a used year tile on your { $colour } column.
move-carry_on = Continue.


## Why an action is not possible

no-such-section = There is no section { $value }. Sections are numbered from { $low } to { $high }.
no-such-space = There is no space { $value }. Rondel spaces are numbered from { $low } to { $high }.
no-such-place = There is no place { $value }. Places are numbered from { $low } to { $high }.
no-such-first = There is no place { $value } in the queue. Places are numbered from { $low } to { $high }.
no-such-second = There is no place { $value } in the queue. Places are numbered from { $low } to { $high }.
no-such-year = { $value } is not on the year track, which goes from { $low } to { $high }.
no-such-plot = There is no plot { $value }. Plots are numbered from { $low } to { $high }.
no-such-colour = “{ $value }” is not a colour. Colours: { $names }.
no-such-structure = There are no “{ $value }” structures. Structures: { $names }.
no-such-row = “{ $value }” is not a row of the achievements table. Rows: { $names }.
no-such-kind = “{ $value }” is not an alternate action. Alternate actions: { $names }.
no-such-equipment = There is no equipment { $value }. Tiles are numbered from 1 to { $high }.
no-such-achievement = There is no achievement { $value }. Tiles are numbered from 1 to { $high }.

now-assistant = Move your assistant first.
now-choose = Choose an action first.
now-end = You have no action left: end your turn.
now-end-bonus = You have no action left: take a bonus action or end your turn.
now-act = Finish your current action first.
now-order = First choose the order in which the razed structures join the queue.
now-roads = First decide about the extra cube, or end the action.
now-complete = Resolve the completed sections first.
now-year = Take the year tile first.
now-table = Put the achievement on the achievements table first.
now-equip = Choose the equipment first.
now-build = Build your year tile’s structure first.
now-finish = Your actions and step 4 are done: use a year tile or equipment, or end your turn.
now-column = Put your used year tiles on columns first.
now-opponent = It’s { $seat }’s turn, and { $seat } plays automatically.
only-opponents-carry-on = Only solo opponents play automatically; you have a choice.
lifted-first = Place the cube you lifted first.
five-first = First take the action that counts as level 5.
bonus-first = You paid for a bonus action, so take it first.
returned-first = You returned equipment, so take the tile you made room for first.

no-year-tile = You have no unused year tile “{ $tile }”.
no-equipment = You don’t have the equipment for that (“{ $effect }”).
once-per-turn = You can do that only once per turn, and you already have.
space-too-far = Space { $space } is out of reach: move { $ways ->
    [both] clockwise or counter-clockwise
   *[one] clockwise
} by at most { $free } unoccupied { $free ->
    [one] space
   *[other] spaces
}.
stack-too-late = You can do that only after moving your assistant and before your first action.
stack-is-empty = There is no tile in that stack.
no-permit = You have no { $colour } action left.
other-value = Your { $colour } action can’t have the value { $value } at its level.
nothing-in-reach = There is nothing to do for this action within your supervisor’s reach.
queue-is-full = The queue is full. Someone must build first.
queue-is-empty = The queue is empty, so there is nothing to build.
level-too-low = Your level in { $colour } is { $level }; this action needs level { $needed }.
slots-full = Your { $slots } slots hold achievements, which never leave your mat.
none-left-equipment = There is no unclaimed equipment.
none-left-achievement = The achievements table is empty.
nothing-to-beautify = There is no free beautify icon in reach.
nothing-to-improve = There is no structure with a free second square in reach.
no-bonus-now = There is no bonus action after your final action.
actions-left = You still have actions. Take them first; you can always move your supervisor.
one-bonus = You can take only one bonus action per turn.
columns-empty = A bonus action costs a tile from every column, and one of yours is empty.
columns-too-few = With your equipment a bonus action costs a tile from each of { $columns } columns, but you don’t have tiles in that many.
keep-the-empty-column = One of your columns is empty, so you must pay with the other { $columns } and can’t keep any of their tiles.
no-action-left = You have no action left to raise to level 5.
stands-there = Your supervisor is already in section { $section }.
not-adjacent = There is no road between section { $section } and section { $here }.
named-by-lowest = Section { $section } belongs to a completed area. Use its lowest section, { $lowest }.
units-due-place = { $units ->
    [one] Place one more cube here first.
   *[other] Place { $units } more cubes here first.
}
units-due-raze = { $units ->
    [one] Raze one more structure here first.
   *[other] Raze { $units } more structures here first.
}
units-due-build = { $units ->
    [one] Build one more structure here first.
   *[other] Build { $units } more structures here first.
}
no-steps-left = Your supervisor has no steps left in this action.
no-squares = Section { $section } has no open { $colour } square.
no-cubes = You have no cubes left.
other-number = You must place as many cubes as the action and the section allow: your action has { $units } left, the section has room for { $room }, you have { $cubes }.
other-action-basic = You are taking the basic { $colour } action, which can’t do that.
other-action = You are taking another action: { $kind }.
none-standing = There is no { $structure } standing in section { $section }.
no-units = The value of your action is used up.
rest-dropped = { $units ->
    [one] You left a section that still had room, so you lost the last cube or structure of this action.
   *[other] You left a section that still had room, so you lost the last { $units } cubes or structures of this action.
}
two-cubes-need-equipment = You can place two cubes only for silver and golden structures, with the right equipment and two cubes in your supply.
year-tile-places-one = The year tile places only one cube. You can place two only with a build action.
raze-in-order = Raze all structures that are due, in the order natural, brown, silver, golden.
no-new-plot = There is no free new plot { $plot }.
not-completed = Section { $section } is not completed.
supervisor-elsewhere = Your supervisor is not in the area of section { $section }.
no-free-plot = Section { $section } has no free plot.
icon-is-taken = There is no room for another of your cubes on the beautify icon of section { $section }.
action-done = You have already done everything this action allows.
plot-is-empty = There is no structure on plot { $plot } of section { $section }.
two-cubes-there = The structure on plot { $plot } of section { $section } already has two cubes.
alike-plot = An earlier plot of section { $section } has the same structure and builder. Choose that one.
just-returned = You have just returned equipment { $tile }. Take another one.
tile-is-taken = Equipment { $tile } belongs to { $seat }.
tile-not-in-play = Equipment { $tile } is not in this game.
return-first = Your slots are full. Return equipment first.
not-yours = Equipment { $tile } is not yours.
slots-free = You have a free slot, so you don’t have to return anything.
achievement-is-taken = Achievement { $tile } belongs to { $seat }.
achievement-not-there = Achievement { $tile } is not on the achievements table.
no-road-squares = There are only red and blue road squares, none in { $colour }.
cubes-left = { $cubes ->
    [one] You still have a cube in your supply.
   *[other] You still have { $cubes } cubes in your supply.
}
no-cube-there = You have no cube on a { $colour } square of section { $section }.
nothing-to-place = There is no square here for a lifted cube.
do-it-first = You can do this action here, so do it first: { $kind }.
none-razed = You have no { $structure } from this action left to put in the queue.
roads-unfinished = Your action didn’t finish the roads of section { $section }.
not-finished = Section { $section } is not waiting to be resolved.
year-not-possible = You can’t take the year tile at { $year }: it must be a later one of another kind, and not the last.
row-is-full = { $row ->
    [multicoloured] The multicoloured slot of the achievements table is taken.
   *[other] The { $row } row of the achievements table has no free slot.
}
no-tile-there = Your { $colour } column has no tile in place { $place }.
year-tile-there = You can’t exchange a flipped year tile.
same-colour = Both tiles are { $colour }.
column-is-full = Your { $colour } column is full.
alike-tile = An earlier tile of this column is the same. Choose that one.
not-in-queue = { $count ->
    [one] There is only one structure in the queue.
   *[other] There are only { $count } structures in the queue.
}
same-structure = Both structures have the same colour.
first-before-second = Name the place further left first.
alike-in-queue = The structure to its left has the same colour. Choose that one.
no-plot-anywhere = There is no free plot anywhere in the town.
columns-in-order = Place all used year tiles that fit, in the order red, blue, orange, green.


## Corrected components

components-not-an-object = Corrections are a JSON object with the values that differ.
components-other-game = These corrections belong to another game.
components-unknown = “{ $name }” can’t be corrected.
components-not-a-list = “{ $name }” must be a list.
components-no-such-id = There is no “{ $id }” in { $name }.
components-bad-road = { $road } is not a road. Write “between” with a list of two section numbers up to { $last }.
components-out-of-range = { $what }: { $value } is not a whole number from { $low } to { $high }.
components-bad-structures = For section { $section }, give the number of structures of each colour: { $names }.
components-bad-box = { $what }: this needs { $places } values, one for each place.
components-rising-box = { $what }: a later place can’t score more than an earlier one.
components-other-tiles = You may swap numbers, but every tile must be there: { $name }.
components-equipment = equipment
components-achievements = achievements
components-bad-values = { $what }: this needs { $levels } values, one for each level.
components-falling-values = { $what }: a higher level can’t be worth less.
components-bad-rondel = The rondel has { $spaces } spaces, the same number of each colour.
components-start-not-green = The first rondel space, where the assistants start, must be green.
components-structure-count = The sections have { $found }× “{ $structure }” together, but there are { $count }.
components-start-structures = Section { $section } can be the start section, so it must have exactly the two natural structures that then go into the queue.
components-year-count = There are { $count } year tiles, exactly one of them for 3 victory points, but the list has { $found }.
components-bad-years = The years with achievements must be a list of years from { $first } to { $last }.
components-too-many-years = List each year only once, and no more years than the achievements table has slots: { $found } listed, { $slots } slots.
components-road-twice = The road between { $a } and { $b } is listed twice, or leads from a section to itself.
components-town-in-parts = The roads do not connect all sections.
components-quadrant-count = Quadrant { $quadrant } has { $found } sections instead of five.
components-quadrant-in-parts = The sections of quadrant { $quadrant } are not connected.
components-bad-track = { $name }’s mat: this needs { $count } spaces, each with a quadrant and a colour, every quadrant once.
components-bad-cells = { $name }’s mat: this needs two rows of four colours.
components-bad-stops = { $name }’s mat: this needs { $count } stops, each with a quadrant and a line of two or four different spaces from 1 to { $last }, every quadrant once.
components-bad-mark = { $name }’s mat: the marked stop must be a number from 1 to { $count }.
components-bad-colours = Each colour must stand for its own quadrant.
components-against-rulebook = The rulebook says: { $what }

fact-neighbours = The neighbours of section { $section } are exactly { $sections }.
fact-adjacent = There is a road between these sections: { $sections }.
fact-apart = These sections meet only at an intersection: { $sections }.
fact-quadrant = Section { $section } is in quadrant { $quadrant }.
fact-structures = Section { $section } has at least { $least } of these: { $structure }.
fact-squares = { $least ->
    [one] Section { $section } has at least 1 { $colour } square.
   *[other] Section { $section } has at least { $least } { $colour } squares.
}
fact-work = { $cubes } cubes complete section { $section }.
fact-points = { $points ->
    [one] In section { $section }, place { $place } scores 1 point.
   *[other] In section { $section }, place { $place } scores { $points } points.
}
fact-value = At level { $level }, { $colour } is worth { $value }.
fact-end = { $points ->
    [one] In a quadrant, place { $place } scores 1 point.
   *[other] In a quadrant, place { $place } scores { $points } points.
}
fact-slots = The achievements table has at least { $least } of these slots: { $row }.
fact-colour_quadrant = The colour { $colour } stands for quadrant { $quadrant }.
fact-bertha_space = Space { $space } of Bertha’s track is quadrant { $quadrant }.
fact-katherine_line = The line of quadrant { $quadrant } on Katherine’s mat has { $cells } spaces.
fact-katherine_mark = The line of the marked stop on Katherine’s mat has { $cells } spaces, and that stop does not follow quadrant 4.

component-quadrant = Section { $section }, quadrant
component-squares = Section { $section }, { $colour } squares
component-structures = Section { $section }, { $structure }
component-all-structures = Section { $section }, structures
component-points = Section { $section }, victory points
component-plots = Section { $section }, plots
component-road = Road
component-rondel = Rondel, clockwise from the smokestack
component-values = Mat, values of { $colour }
component-value = Mat, { $colour } at level { $level }
component-end = Victory points of a quadrant at the end
component-years = Years with an achievement
component-slots = Achievements table, { $row }
component-year-tile = Year tiles “{ $tile }”
component-equipment = Equipment { $tile }
component-achievement = Achievement { $tile }
component-colour-quadrant = Solo, quadrant of { $colour }
component-solo-space = { $name }’s mat, space { $space }
component-solo-cells = { $name }’s mat, spaces row by row
component-solo-stop = { $name }’s mat, stop { $stop }
component-solo-mark = { $name }’s mat, marked stop

provenance-rulebook = rulebook
provenance-derived = derived
provenance-public = public
provenance-reconstructed = reconstructed
provenance-ours = ours
provenance-confirmed = confirmed
provenance-owner = corrected

why-cover = on the cover: for 1 to 4 players
why-basics = the four basic actions
why-list = in the list of components
why-queue = in the rules for razing and the setup
why-start = in the setup; 10 for a first game
why-blocks = the rulebook names the quadrants of some sections; they form blocks of five
why-half_turn = the first quadrant is the third one, rotated by 180°
why-pace = fits the length of a game, as set by the 64 action tiles
why-start_tile = two natural structures are left over, whichever start section you choose
why-by_work = depends on the work in the section: up to 6 cubes, up to 8, or more
why-plots = eight in each quadrant; three in a start section, so that the queue can’t block the game
why-spread = the known totals, spread evenly
why-example = an example says so
why-least_one = an example needs at least one
why-least_two = an example needs at least two
why-least_three = an example needs at least three
why-one_to_three = an example needs one to three open ones
why-brown_and_natural = in an example, a brown one is razed; the natural one is reconstructed
why-brown_alone = in an example, a player razes a brown one and then goes on to another section
why-two_fill = two cubes fill them in an example
why-bands = the only layouts in three rings that fit all the rulebook says about neighbours
why-least_one_colour = an example needs at least one; the colour is reconstructed
why-first_and_third = an example gives the first and the third place
why-six_cubes = six cubes complete the section in an example
why-one_or_two = an example needs one or two; the colours are reconstructed
why-first_three = an example gives the first three places
why-both_natural = in an example, both natural ones are razed
why-golden_alone = in an example, the golden one is razed; assumed to be the only one
why-spaces = eight spaces in four colours, as a review says; their order is reconstructed
why-smokestack = the green space with the smokestack
why-step_one = in the rules for step 1
why-levels = level 1 is filled from the start, level 5 is the highest
why-pattern = all known values fit one pattern: one more at levels 3 and 5
why-alternates = in the rules for alternate actions
why-end_box = an example gives the first three places; the fourth is reconstructed
why-final_scoring = in the rules for the final scoring
why-two_players = with two players, the second value is skipped, in sections and quadrants
why-setup = in the setup
why-beside = next to some years only; as many as the table has slots
why-orange_slots = an example names a second orange slot
why-one_slot = one multicoloured slot
why-like_orange = like orange
why-year_counts = 19 tiles in all, seven other kinds, several new plots
why-last_tile = one, always the last
why-tile = the rules explain the tile
why-tile_colour = the rules explain the tile; which number has which colour is reconstructed
why-tile_quadrant = the rules explain the tile; which number has which quadrant is reconstructed
why-solo = in the rules for the solo game
why-descending = four spaces with a quadrant each; the order is reconstructed: from high to low, the way Bertha works
why-fourth_space = an example names its quadrant; the colour is reconstructed
why-ring = four spaces in a ring; the order is reconstructed
why-colour_left = the only player colour left
why-colour_order = blue is named in an example; the others keep the order of the colours
why-cells = two rows of four, so that lines of two and four alternate; the colours are reconstructed
why-stops = one on each side of the grid; which quadrant is on which side is reconstructed
why-four_cells = in an example, Katherine takes four actions there; which spaces these are is reconstructed
why-mark = two achievements are removed there, and the stop after quadrant 4 is not marked in an example
why-rounds = a limit that no real game reaches
why-facts = every board must fit these facts
why-owner = an owner of the game says so


## Questions

ask-assistant = Where does your assistant move?
ask-choose = Which action first? You have { $first } and { $second }.
ask-choose-twice = Which action first? You have { $colour } twice.
ask-choose-last = Which action do you take? You have { $colour } left.
ask-end = You have no actions left. End your turn?
ask-end-bonus = You have no actions left. Take a bonus action or end your turn?
ask-end-final = Your final action is done. End your turn?
ask-bonus = Which bonus action do you take? Any colour at its new level.
ask-final = Which final action do you take? Any colour at its level.
ask-red = { $units ->
    [0] All cubes are placed. What next? Your supervisor is in section { $section }.
    [one] Place 1 cube on a red square. Your supervisor is in section { $section }.
   *[other] Place { $units } cubes on red squares. Your supervisor is in section { $section }.
}
ask-blue = { $units ->
    [0] All cubes are placed. What next? Your supervisor is in section { $section }.
    [one] Place 1 cube on a blue square. Your supervisor is in section { $section }.
   *[other] Place { $units } cubes on blue squares. Your supervisor is in section { $section }.
}
ask-orange = { $units ->
    [0] The razing is done. What next? Your supervisor is in section { $section }.
    [one] Raze 1 structure. Your supervisor is in section { $section }.
   *[other] Raze { $units } structures. Your supervisor is in section { $section }.
}
ask-green = { $units ->
    [0] The building is done. What next? Your supervisor is in section { $section }.
    [one] Build 1 structure. Your supervisor is in section { $section }.
   *[other] Build { $units } structures. Your supervisor is in section { $section }.
}
ask-move = Where does your supervisor move? It is in section { $section }.
ask-beautify = Which section do you beautify? Your supervisor is in section { $section }.
ask-improve = Which structure do you improve? Your supervisor is in section { $section }.
ask-end-action = There is nothing more to do in this action. End it?
ask-after = The action is done. Take a step from section { $section }, or end the action?
ask-equipment = Which equipment do you take?
ask-achievement = Which achievement do you claim?
ask-return = Your slots are full. Which equipment do you return?
ask-lifted = Where does the lifted cube go?
ask-order = Which razed structure joins the queue next?
ask-roads = Place an extra cube in a section with finished roads?
ask-complete = Which completed section do you resolve next?
ask-year = Take the year tile ({ $tile }), or exchange it first?
ask-table = Where on the achievements table do you put achievement { $achievement }?
ask-build = Where do you build the { $structure }?
ask-finish = Use a year tile or equipment before your turn ends?
ask-column = On which column do you put the used year tile?
ask-opponent = { $seat } plays automatically.


## What to know before choosing

one-action = one action: { $colour }
two-actions = actions: { $first } and { $second }
year-tile-named = { $tile }
structure-named = { $structure }


## Labels of the drawing

label-town = Town: red (R) and blue (B) squares left; structures left: n natural, b brown, s silver, g golden; cubes of each player
label-rondel = Rondel
label-upcoming = Upcoming
label-bag = Bag
label-if-ended = if it ended now: { $points }
label-queue = Queue
label-empty = empty
label-tracks = Quadrant tracks, supervisor bonus included
label-quadrant = Quadrant { $number }
label-years = Year track
label-table = Achievements table
label-unclaimed = Unclaimed equipment
label-cubes = Cubes
label-equipment = Equipment
label-achievements = Achievements
label-year-tiles = Year tiles
label-supervisor = Supervisor
label-round = Round { $number }
notice-last_idle_round = If nothing happens this round, the end is triggered.
notice-last_rounds = The end is triggered after round { $limit }.
label-opponent-order-highest = highest section first
label-opponent-order-lowest = lowest section first
label-last-turn = Last turn: { $tasks } (quadrant { $quadrant })
label-no-turn = no turn yet
label-extra-marker = extra marker
label-marked = marked
label-worked-last = last worked in section { $section }
label-columns = Tiles
task-improve = improve
task-beautify = beautify
task-equipment = equipment
task-advance = supervisor moves on
task-triple = three alike
task-missed = no tile
task-extra_improve = extra: improve
task-extra_beautify = extra: beautify
task-removal = remove an achievement
task-early = early completion
label-reconstructed = Many values on this board are reconstructed; see the rules.

## Positions that cannot be

position-seats = Players listed: { $found }, but { $seats } are at the table.
supervisor-nowhere = { $seat } needs a quadrant for the supervisor: 1 to 4.
opponents-have-none = Solo opponents have no supervisor in the town, no achievements, no year tiles and no structures: leave these out for { $seat }.
achievement-twice = Achievement { $tile } is listed twice, but there is only one.
too-many-achievements = { $seat } has too many achievements: a mat has only { $most } slots.
too-many-year-tiles = There are only { $most } year tiles that can be kept.
too-many-action-tiles = There are only { $most } action tiles.
mat-is-full = { $seat }’s mat has room for only { $most } action tiles.
too-many-cubes = { $seat }’s quadrant markers stand for { $found } cubes, but there are only { $most }.
no-such-source = Points on the track can’t come from “{ $what }”. They come from: { $known }.
source-twice = A source of points is listed twice for { $seat }.
too-many-points = { $seat } can’t have scored more than { $most } points from one source.
marker-too-low = { $seat } has { $cubes ->
        [one] 1 cube
       *[other] { $cubes } cubes
    } on beautify icons of quadrant { $quadrant }, but the marker there is only on { $space }.
twice-too-often = { $seat } has too few cubes on the beautify icons of quadrant { $quadrant } for that many icons with two cubes.
icons-are-full = Quadrant { $quadrant } has { $icons } beautify icons with room for two cubes each. That’s too few for these cubes.
too-many-structures = The town has { $found }× “{ $structure }”, but there are only { $most }.
quadrant-is-full = Quadrant { $quadrant } doesn’t have room for that many structures.
too-few-structures = { $seat } has cubes next to { $cubes } of these structures, but the town has only { $found }: { $structure }.
squares-are-full = There are { $cubes } cubes next to structures with room for only { $squares }: { $structure }.
