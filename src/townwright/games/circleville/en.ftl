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
structure-brown = brown structure
structure-silver = silver structure
structure-golden = golden structure

row-red = red
row-blue = blue
row-orange = orange
row-green = green
row-multicoloured = four-coloured

alternate-basic = Basic action
alternate-move = Move your supervisor
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

gear-beautify_again = a Beautify action may place its cube beside the first cube of a section
gear-flip_stack = before your actions, turn the stack at your rondel space over
gear-extra_supervisor_step = your supervisor may take one more step in each action
gear-swap_year_bonus = when you complete a section, exchange the year tile with a later one first
gear-extra_level = your { $first } column counts one tile more
gear-plus_two_cubes = up to 2 additional cubes in each basic { $first } action
gear-double_cube_precious = a second cube for each silver or golden structure in a basic { $first } action
gear-assistant_three = your assistant may go up to 3 unoccupied spaces
gear-bonus_for_three = a bonus action costs only three tiles of different columns
gear-assistant_back = your assistant may also go counter-clockwise
gear-finish_roads_cube = one more cube in a section whose roads your red or blue action has finished
gear-swap_upcoming = before your actions, exchange the stack at your rondel space with the upcoming stack
gear-swap_tile = once per turn, exchange an action tile on your mat with the top tile of a rondel stack
gear-swap_queue = once per turn, exchange two structures of the queue
gear-either_level = { $first } and { $second } actions may use either level
gear-sole_worker_double = double points for a section that you complete with cubes of nobody else in it

goal-structures_in_quadrant = { $points ->
    [one] 1 point for each { $structure } in quadrant { $quadrant }
   *[other] { $points } points for each { $structure } in quadrant { $quadrant }
}
goal-structures_with_my_cube = { $points ->
    [one] 1 point for each { $structure } with a cube of yours beside it
   *[other] { $points } points for each { $structure } with a cube of yours beside it
}
goal-beautify_cubes = { $points ->
    [one] 1 point for each beautify icon with a cube of yours
   *[other] { $points } points for each beautify icon with a cube of yours
}
goal-action_tiles_on_mat = { $points ->
    [one] 1 point for each action tile on your mat
   *[other] { $points } points for each action tile on your mat
}
goal-achievements_owned = { $points ->
    [one] 1 point for each achievement of yours, this one included
   *[other] { $points } points for each achievement of yours, this one included
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
source-matching = Achievements of the action’s colour
source-last_tile = The last year tile
source-quadrant_1 = First quadrant
source-quadrant_2 = Second quadrant
source-quadrant_3 = Third quadrant
source-quadrant_4 = Fourth quadrant
source-achievements = Achievements
source-unused_year_tiles = Unused year tiles
source-solo_impossible = Solo: actions that could not be done
source-solo_returned = Solo: tiles returned with sections
source-solo_special = Solo: special actions
source-solo_final = Solo: final action
source-action_tiles = Action tiles on the mat


## Options

option-start = Start section
    .help = Which section is completed at the beginning? The rulebook suggests section 10 for a first game.
    .section_10 = Section 10
    .section_1 = Section 1
    .section_15 = Section 15
    .section_20 = Section 20

option-split = Splitting a basic action
    .help = May a step in the middle of a basic action leave a section that still has room?
    .strict = only what found no room goes on
    .free = split it freely

option-opponents = Opponents
    .help = Whom do you play against when you play alone? For a first solo game the rulebook suggests a single one.
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
    .help = Where do the quadrant markers of your opponents start when you play alone? 4 is the hard mode.
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
    You work for the company that turns the round town of Circleville into a square one. You take up old roads, lay new
    ones, raze the structures of the 20 **sections** and build them again where a section is completed. Who has done
    most work in a section when it is completed scores most. At the end the four **quadrants** of the new town score,
    and so do **achievements**. Most points win.
    .title = Goal

rules-setup =
    - One section is completed from the start: 10 in a first game, else 1, 10, 15 or 20. All supervisors stand on it.
    - Every other section has red squares (old roads), blue squares (new roads) and structures on their icons. Two
      natural structures stand in the **queue**, which has 12 places.
    - Each player has 50 cubes, a mat with four columns at level 1, a supervisor in the town, an assistant on the green
      space of the rondel with the smokestack, and a marker on 0 on each of the four quadrant tracks.
    - Equipment: three tiles per player are revealed; with two players tile 22 is left out.
    - The year track has a **year tile** for each section that will be completed, in random order; the last one is always
      the one for 3 victory points. Some years have an **achievement** beside them.
    - Each of the eight rondel spaces gets a stack of four **action tiles**, an **upcoming** stack waits beside them, the
      other 28 tiles are in the bag. Only the order of the tiles in the bag is hidden.
    - The first player is drawn by lot.
    .title = Setting up

rules-turn =
    Your turn has four steps:

    1. Move your **assistant** on the rondel.
    2. Take **two actions**: one in the colour of the space, one in the colour of the tile on top of its stack, in any
       order. If the stack is empty, there is only the first.
    3. If you like, pay for a **bonus action**.
    4. Put the **action tile** from the top of your stack on your mat, on the lowest free space of its column. That raises
       the level of this colour. If the column is full, the tile leaves the game. If the stack is used up, the upcoming
       stack moves there, and four tiles from the bag make a new upcoming stack, as long as there are any.

    Year tiles and equipment can be used until you end your turn, also after step 4.

    Each of your actions is either the **basic action** of its colour or an **alternate action** whose level is not above
    the level of that colour. In each action your supervisor may take one step. After each action, completed sections
    are resolved.
    .title = Your turn

rules-rondel =
    Go clockwise to a space up to the **second unoccupied** one. Spaces with assistants of other players do not count, but
    you may stop there, unless they lie behind the second unoccupied space. You have to move.

    _Example:_ other assistants stand on spaces 2 and 4, yours on space 1. You may go to 2, 3, 4 or 5.
    .title = Step 1: the rondel

rules-basic =
    The **value** of a basic action stands beside its level: red and blue 2, 2, 3, 3, 4, orange and green 1, 1, 2, 2, 3 for
    levels 1 to 5.

    - **Red: deconstruct roads.** Place so many cubes on red squares of the section where your supervisor stands.
    - **Blue: construct roads.** The same with blue squares.
    - **Orange: raze structures.** Take so many structures of the section, in colours you like, and mark each icon with a
      cube. At the end of the action they join the right end of the queue in an order you choose. With a full queue you
      cannot raze.
    - **Green: build structures.** So many structures from the left of the queue go to free plots of the completed area
      where your supervisor stands. Each gets a cube of yours on its left square, and your marker on the quadrant track
      moves one space for each cube.

    Where the action begins, you must use its whole value as far as there is room. If something is left and you take your
    step, you may use the rest there, or not. A step in the middle carries over only what found no room, unless you play
    with the option “{ option-split.free }”. Your supervisor may also go through a section without working there, with two
    steps or the flexible supervisor: the rest stays with you. If you have worked in a section and leave it while it still
    has room, the rest is lost.

    If you are **out of cubes**, either give up the rest, or lift cubes of yours from red or blue squares of sections that are not
    completed and place them again in this action, also for the additional cubes of equipment 9 and 10. Those squares are
    then open again.
    .title = Basic actions

rules-supervisor =
    In each action your supervisor may take **one step**: before, in the middle of, or after it. A step leads across a road
    to an adjacent section. Where roads cross, there is no way.

    Adjacent completed sections **of one quadrant** are one **area**: inside it you need no step, and you may act anywhere on
    it. An area is named by its lowest section. Areas of different quadrants stay apart; a step leads from one to the
    other.
    .title = The supervisor

rules-alternate =
    Every action may be an alternate action instead, if the level of its colour is high enough. The usual step comes on
    top.

    - **Level 1: move your supervisor** up to three more steps.
    - **Level 2: take an equipment tile.** Beside your mat there is room for three tiles, equipment and achievements
      together. If all three slots are full, first return equipment of yours; others may take it then.
    - **Level 3: beautify.** A cube on the empty beautify icon of a section of your supervisor’s area; your marker on the
      quadrant track moves one space.
    - **Level 4: improve.** A cube on the empty second square beside a structure of your supervisor’s area; your marker
      moves one space.
    - **Level 5: claim an achievement** from the table. If it lies in the row of your action’s colour or on the
      four-coloured slot, you score 2 points at once. If all slots are full, first return equipment. Achievements never
      leave your mat: with three of them you can take no further tile.
    .title = Alternate actions

rules-sections =
    A section is completed when all its red and blue squares have cubes and all its structures are razed. That is checked
    after each action. Several at once are resolved in the order the active player chooses.

    1. **Points.** Everybody with cubes there scores by place: most cubes first; ties go to more cubes on structure icons,
       then clockwise from the active player. With two players the second place scores the third value.
    2. **Year tile.** The active player takes the next one.
    3. **Achievement.** If one lies beside that year, the active player puts it on a free slot of the table.
    4. **Cleaning up.** All cubes go back to their owners, the section tile is laid, supervisors stay. The first place puts
       a cube on the square beside the number, and that marker moves one space on the quadrant track.
    .title = Completing a section

rules-year_tiles =
    A year tile may be used once, at any time of your own turn, also in the turn you get it, but not while completed
    sections wait to be resolved. A used tile is turned and, when you end your turn, laid on any column of your mat with a
    free space; there it counts like an action tile. Without a free space it leaves the game. Unused ones are worth 1 point
    each at the end.

    - **{ year-tile-new_plot }:** lay it on any completed section, with a cube of yours on its right square; your marker moves
      one space. Whoever builds there gets the left square. It stays in the town.
    - **{ year-tile-new_equipment }:** take an unclaimed equipment tile, returning one if all slots are full.
    - **{ year-tile-flexible_supervisor }:** your supervisor goes to any section, besides its usual step.
    - **{ year-tile-flexible_assistant }:** in step 1, your assistant goes to any space, also the one where it stands.
    - **{ year-tile-level_five }:** one action of yours counts as level 5.
    - **{ year-tile-raze_structure }:** any structure of any section that is not completed goes to the end of the queue, and a
      cube of yours marks it. This is no action.
    - **{ year-tile-build_structure }:** any structure of the queue goes to any free plot, with a cube of yours; your marker
      moves one space. This is no action.
    - **{ year-tile-three_points }:** always the last one; it scores at once and triggers the end.
    .title = Year tiles

rules-equipment =
    Equipment works on your own turns only, from the moment you have it, whenever it fits, and you need not use it.

    - **1:** { gear-beautify_again }. At most two cubes a section.
    - **2:** { gear-flip_stack }.
    - **3:** { gear-extra_supervisor_step }.
    - **4:** { gear-swap_year_bonus } (not with the last one).
    - **5, 6, 7, 8:** the red, blue, orange or green column counts one tile more, up to level 5.
    - **9, 10:** up to 2 additional cubes in each basic red (9) or blue (10) action.
    - **11:** when you raze a silver or golden structure, two cubes mark its icon.
    - **12:** when you build a silver or golden structure, your cubes take both squares beside it.
    - **13:** { gear-assistant_three }.
    - **14:** { gear-bonus_for_three }.
    - **15:** { gear-assistant_back }.
    - **16:** { gear-finish_roads_cube }.
    - **17:** { gear-swap_upcoming }.
    - **18:** { gear-swap_tile }. The tile you get needs a free space in its column. The tile that you have just taken in
      step 4 can be exchanged too. The colours of your actions do not change.
    - **19:** { gear-swap_queue }.
    - **20, 21:** red and blue (20), orange and green (21) actions may use either level.
    - **22:** { gear-sole_worker_double }. Not with two players.
    .title = Equipment

rules-achievements =
    - **1 to 4:** 1 point for each natural structure in one quadrant; **5 to 8** brown, **9 to 12** silver, **13 to 16** golden
      structures: 2 points each. Whoever built them.
    - **17:** 1 point for each natural structure with a cube of yours beside it; **18** brown, **19** silver, **20** golden ones:
      2 points each.
    - **21:** 1 point for each beautify icon with a cube of yours.
    - **22:** 1 point for each action tile on your mat; turned year tiles do not count.
    - **23:** 3 points for each achievement of yours, this one included.
    .title = Achievements

rules-bonus =
    After your two actions you may take **one** bonus action, if every column of your mat has at least one tile: the top
    tile of each column leaves the game, turned year tiles too. Then take one action of any colour at its new level, basic
    or alternate, with the usual step.
    .title = Step 3: a bonus action

rules-end =
    Who completes the last section triggers the end. The round is finished, so that all have had equally many turns. Then
    everybody, beginning with the first player, takes **one final action** of any colour at its level, with a step and
    unused year tiles, but without rondel and action tile.

    When no action tiles are left anywhere, the end is triggered too if nobody can place a cube any more, or if **four rounds
    in a row** pass in which nobody places a cube, moves a structure or takes a tile; the fourth one is announced when it
    begins. After 60 rounds the end is triggered in any case; that is announced three rounds before.
    .title = The end

rules-scoring =
    - Your marker moves one space on the track of the quadrant where your supervisor stands.
    - Each quadrant scores 9, 6, 3 and 1 points by place on its track; with two players 9 and 3. A marker on 0 scores
      nothing. Ties go to more cubes on beautify icons of the quadrant; who is still tied shares the points of these places,
      rounded up.
    - Achievements, and 1 point for each unused year tile.

    Most points win; with equal points more action tiles on the mat decide, then the victory is shared. The score sheet
    shows at every moment what would be scored if the game ended now.
    .title = Scoring

rules-solo =
    Alone you play against one, two or three of four named **opponents**: Bertha, Carsten, Denzel and Katherine. They play
    by themselves, step by step, and say why they do what they do. You are the first player; they follow in the order of
    their names. What is different:

    - Six equipment tiles are revealed, tile 22 is left out. Each opponent has 50 cubes, an assistant and a quadrant marker
      on each track, but no supervisor in the town. Where the markers start is the **difficulty**.
    - Opponents take steps 1, 2 and 4, never a bonus action. Their assistants occupy spaces of the rondel for you; they
      themselves count every space.
    - Each opponent has a fixed **level**, a **quadrant** for the turn, an order of section numbers and an order of structure
      colours. An action is done in the first section with something to do, then in the next, then in the other
      quadrants clockwise, until its value is used up. They need no supervisor, and build any structure of the queue.
    - An action that cannot be done at all scores points instead. If cubes run out while there is still something to do,
      they place what they have and score these points as well.
    - If an opponent does the last work in a section, it is scored as usual, but the year tile and the achievement go
      back to the box, for points.
    - With one opponent the second place scores the third value, in sections and quadrants.
    - Their final action is to score 3 points. At the end they score the quadrants, by place, and nothing else. With equal
      points the tiles on their mats count like those on yours.
    .title = Playing alone

rules-bertha =
    Bertha’s supervisor goes down a track of four spaces, each with a quadrant and a colour: that of the tile lying there,
    or the printed one. Highest section first; structures: silver, brown, natural, golden; level 3.

    1. Her assistant goes to the next space with a tile of her colour on top, or one space if there is none.
    2. She works in the quadrant of her space: first the colour of the rondel space, then that of the tile. An impossible
       action scores 3 points, a missing tile 5.
    3. The tile replaces the one beside her supervisor, who goes down one space. Leaving the last one, she improves a
       structure and beautifies a section, in the quadrant of the colour beside her **extra action marker**, or scores 1
       point for each that is not possible. The marker goes down one space, the supervisor back to the top.

    With a section she returns the year tile for 1 point and the achievement for 2. The extra action marker is one of her
    cubes.
    .title = Bertha

rules-carsten =
    Carsten’s supervisor goes round a ring of four spaces, each with a quadrant and a colour. Lowest section first;
    structures: golden, silver, brown, natural; level 1.

    1. His assistant goes one space.
    2. He compares the colours of the rondel space, of its tile, and of his own space. **Three different** ones: an action
       each, in that order. **A pair**: first the action of the single colour, then for a red pair the lowest unclaimed
       equipment (as long as he has fewer than three) and 3 points; for a blue pair improve a structure; for an orange pair
       beautify a section; for a green pair his supervisor goes on one space, and 3 points. **Three alike**: the lowest
       achievement of that colour on the table goes back to the box, or he scores 10 points. An impossible action scores
       1 point, for a pair 2. A missing tile scores 5; the two other colours still count.
    3. The tile replaces the one beside his supervisor, who goes on one space.

    With a section he returns the year tile for 1 point and the achievement for 2.
    .title = Carsten

rules-denzel =
    Denzel’s mat has a column for each colour. Lowest section first; structures: brown, natural, golden, silver; level 1.

    1. His assistant goes to the next space with a tile on top of which he has fewest, or one space if there is none.
    2. He works in the quadrant of the rondel space’s colour (red 1, blue 2, orange 3, green 4): that colour twice, then
       that of the tile. An impossible action scores 3 points, a missing tile 5.
    3. The tile goes to its column. With the **third tile** of a colour he completes the section of his last cube at once,
       whatever is still to be done there; if it is completed already, the next higher one of its quadrant. He scores
       the first place twice, the others from the second place on; the year tile brings him 1 point, the achievement 2;
       he puts a cube beside the number. Structures that still stand there join the queue in his order; those without
       room he builds at once. Without such a section, or if he did nothing this turn, he scores 8 points. Then the
       three tiles leave the game.
    .title = Denzel

rules-katherine =
    Katherine’s supervisor goes round a grid of eight spaces, with four stops: each has a quadrant and a **line** of two or
    four spaces, with the colours of the tiles lying there, or the printed ones. Highest section first; structures: natural,
    golden, silver, brown; level 1.

    1. Her assistant goes two spaces.
    2. She takes an action for each space of her line, the nearest first. The colours of the rondel do not matter. An
       impossible action scores 3 points.
    3. The tile replaces the one on the nearest space of her line, and her supervisor goes on to the next stop. Reaching
       the **marked stop**, she removes for each of the two colours of its line the lowest achievement of that colour from the
       table, or scores 5 points.

    With a section she returns the year tile for 1 point and the achievement for 4.
    .title = Katherine

rules-reconstructed =
    The printed board could not be seen when this was made. The rules, the effects of all tiles and the number of all
    components come from the rulebook. **Reconstructed**, so that every known fact holds, are: most numbers of red and blue
    squares, structure colours and victory points of the sections, their plots, the first quadrant of the map, the order of
    the colours on the rondel, some values on the mats, the years with achievements, the rows of their table, how many
    year tiles there are of each kind, which colour or quadrant some numbered tiles have, and the layout of the
    opponents’ mats.

    `townwright components circleville` lists every value and how we know it. If you own the game, you can correct them.
    .title = What is reconstructed


## What happened

event-went = { $seat } moves the assistant to space { $space }.
event-flipped = { $seat } turns the stack over.
event-swapped_stack = { $seat } exchanges the stack with the upcoming one.
event-began = { $seat } takes the basic { $colour } action at value { $value }.
event-began_alternate = { $seat } takes an alternate action with { $colour }: { $kind }.
event-paid = { $seat } pays for a bonus action.
event-stepped = { $seat }’s supervisor goes to section { $section }.
event-placed = { $count ->
    [one] { $seat } places a cube on a { $colour } square of section { $section }.
   *[other] { $seat } places { $count } cubes on { $colour } squares of section { $section }.
}
event-razed = { $cubes ->
    [one] { $seat } razes a { $structure } in section { $section }.
   *[other] { $seat } razes a { $structure } in section { $section } and marks it with { $cubes } cubes.
}
event-queued = { $count ->
    [one] A { $structure } joins the queue.
   *[other] { $count } times a { $structure } joins the queue.
}
event-built = { $cubes ->
    [0] { $seat } builds a { $structure } in section { $section }, without a cube for it.
    [one] { $seat } builds a { $structure } in section { $section }.
   *[other] { $seat } builds a { $structure } in section { $section } with { $cubes } cubes.
}
event-beautified = { $seat } beautifies section { $section }.
event-improved = { $seat } improves a { $structure } in section { $section }.
event-equipped = { $seat } takes equipment { $equipment }.
event-returned = { $seat } returns equipment { $equipment }.
event-claimed = { $points ->
    [0] { $seat } claims achievement { $achievement }.
   *[other] { $seat } claims achievement { $achievement } and scores { $points } points for its colour.
}
event-lifted = { $seat } lifts a cube from a { $colour } square of section { $section }: it has to be worked again.
event-extra_cube = { $seat } places an additional cube in section { $section }.
event-completed = { $seat } completes section { $section }.
event-scored = { $points ->
    [one] { $seat } is on place { $place } in section { $section } and scores 1 point.
   *[other] { $seat } is on place { $place } in section { $section } and scores { $points } points.
}
event-swapped_year = { $seat } exchanges the year tile for a later one: { $tile }.
event-got_year_tile = { $seat } takes the year tile { $tile }.
event-got_three_points = { $seat } takes the last year tile and scores { $points } points.
event-laid = { $seat } lays achievement { $achievement } on the table: { $row }.
event-first_place = { $seat } puts a cube beside the number of section { $section }: one space in quadrant { $quadrant }.
event-exchanged_tile = { $seat } exchanges an action tile at space { $space }: { $colour } for { $got }.
event-exchanged_queue = { $seat } exchanges the structures on places { $first } and { $second } of the queue.
event-used = { $seat } uses the year tile { $tile }.
event-new_plot = { $seat } lays a new plot in section { $section }.
event-took_tile = { $seat } puts an action tile on the mat: { $colour }.
event-lost_tile = The column is full: { $seat }’s action tile ({ $colour }) leaves the game.
event-no_tile = There is no action tile for { $seat } to take.
event-refilled = { $count ->
    [one] One tile from the bag makes the new upcoming stack.
   *[other] { $count } tiles from the bag make the new upcoming stack.
}
event-put = { $seat } lays a used year tile on a column: { $colour }.
event-discarded = { $seat } has no free space for the used year tiles: they leave the game.
event-ending = The last section is completed: the end is triggered, and this round is the last.
event-stalemate = For { $rounds } rounds in a row nothing has happened: the end is triggered.
event-no_place_left = No action tiles are left and nobody can place a cube any more: the end is triggered.
event-last_idle_round = For { $rounds } rounds in a row nothing has happened. If nobody places a cube, moves a structure or takes a tile in this round, the end is triggered.
event-round_limit = { $rounds } rounds are over, the most a game may have: the end is triggered.
event-last_rounds = { $rounds } rounds are left, this one included: after round { $limit } the end is triggered.
event-final = Everybody takes a final action.
event-finished = The game is over.
event-sought_colour = Beside { $seat }’s supervisor lies { $colour }: the assistant goes to space { $space }, the next with that colour on top.
event-found_no_colour = Beside { $seat }’s supervisor lies { $colour }, which is on top of no stack: the assistant goes one space, to { $space }.
event-sought_rarest = { $count ->
    [0] { $seat } has no tile in { $colour }, and no rarer colour: the assistant goes to space { $space }, the next with such a tile on top.
    [one] { $seat } has only 1 tile in { $colour }, and no rarer colour: the assistant goes to space { $space }, the next with such a tile on top.
   *[other] { $seat } has only { $count } tiles in { $colour }, and no rarer colour: the assistant goes to space { $space }, the next with such a tile on top.
}
event-found_no_rarest = { $count ->
    [0] No stack has a colour on top of which { $seat } has no tile: the assistant goes one space, to { $space }.
    [one] No stack has a colour on top of which { $seat } has only 1 tile: the assistant goes one space, to { $space }.
   *[other] No stack has a colour on top of which { $seat } has only { $count } tiles: the assistant goes one space, to { $space }.
}
event-walked = { $steps ->
    [one] { $seat }’s assistant goes one space, to { $space }.
   *[other] { $seat }’s assistant goes { $steps } spaces, to { $space }.
}
event-supervisor_shows = { $seat } works in quadrant { $quadrant }, where the supervisor stands on the mat.
event-space_shows = { $seat } works in quadrant { $quadrant }: the rondel space is { $colour }.
event-all_different = { $seat } has no two colours alike: an action each.
event-pair = { $seat } has two colours alike: { $colour }.
event-triple = { $seat } has three colours alike: { $colour }.
event-takes_basic = { $highest ->
    [1] { $seat } takes the basic { $colour } action at level { $level } in quadrant { $quadrant }, the highest section first.
   *[0] { $seat } takes the basic { $colour } action at level { $level } in quadrant { $quadrant }, the lowest section first.
}
event-takes_improve = { $highest ->
    [1] { $seat } is to improve a structure in quadrant { $quadrant }, the highest section first.
   *[0] { $seat } is to improve a structure in quadrant { $quadrant }, the lowest section first.
}
event-takes_beautify = { $highest ->
    [1] { $seat } is to beautify a section in quadrant { $quadrant }, the highest first.
   *[0] { $seat } is to beautify a section in quadrant { $quadrant }, the lowest first.
}
event-carried_on = Something is left to do: { $seat } carries on in quadrant { $quadrant }.
event-impossible = { $points ->
    [one] That cannot be done anywhere: { $seat } scores 1 point instead.
   *[other] That cannot be done anywhere: { $seat } scores { $points } points instead.
}
event-out_of_cubes = { $points ->
    [one] { $seat } has run out of cubes and scores 1 point.
   *[other] { $seat } has run out of cubes and scores { $points } points.
}
event-missed_tile = There is no action tile at { $seat }’s space: { $points } points for the missed action.
event-returned_year = { $points ->
    [one] { $seat } returns the year tile { $tile } to the box and scores 1 point.
   *[other] { $seat } returns the year tile { $tile } to the box and scores { $points } points.
}
event-returned_goal = { $seat } returns achievement { $achievement } to the box and scores { $points } points.
event-removed_goal = { $seat } removes achievement { $achievement } from the table: the lowest that matches { $colour }.
event-no_goal = No achievement on the table matches { $colour }: { $seat } scores { $points } points.
event-pair_points = { $seat } scores { $points } points for the pair.
event-laid_tile = { $old ->
    [-1] { $seat } puts the action tile on the mat: { $colour }.
   *[other] { $seat } puts the action tile on the mat: { $colour } replaces { $old }, which leaves the game.
}
event-moved_on = { $seat }’s supervisor goes on to quadrant { $quadrant } on the mat.
event-left_track = { $seat }’s supervisor leaves the last space: two bonus actions in quadrant { $quadrant }, for { $colour } lies beside the extra action marker.
event-back_to_top = { $seat }’s extra action marker goes to space { $space }, the supervisor back to the top.
event-third_tile = This is { $seat }’s third tile in { $colour }.
event-early = { $seat } completes section { $section } ahead of schedule.
event-no_section = { $seat } finds no section to complete and scores { $points } points.
event-idle = { $seat } has done no action this turn and scores { $points } points.
event-gone = There is no plot left for a { $structure }: it leaves the game.
event-tiles_left = { $seat }’s three tiles leave the game: { $colour }.
event-reached_mark = { $seat }’s supervisor reaches the marked stop: achievements are removed.
event-final_points = { $seat } scores { $points } points as the final action.

# Of these the log says nothing, or not where; hints do.
decision-end_action = { $seat } ends the action.
decision-bonus_keeping = { $seat } pays for a bonus action and keeps the tile in { $colour }.
decision-use_plot = { $seat } uses the year tile { year-tile-new_plot } in section { $section }.
decision-use_supervisor = { $seat } uses the year tile { year-tile-flexible_supervisor }: on to section { $section }.
decision-use_assistant = { $seat } uses the year tile { year-tile-flexible_assistant }: on to space { $space }.
decision-use_raze = { $seat } uses the year tile { year-tile-raze_structure }: a { $structure } in section { $section }.
decision-use_build = { $seat } uses the year tile { year-tile-build_structure }: the structure on place { $place } of the queue.


## Why an action is not possible

no-such-section = There is no section { $value }: the sections are numbered from { $low } to { $high }.
no-such-space = There is no space { $value }: the spaces of the rondel are numbered from { $low } to { $high }.
no-such-place = There is no place { $value }: places are numbered from { $low } to { $high }.
no-such-first = There is no place { $value } in the queue: places are numbered from { $low } to { $high }.
no-such-second = There is no place { $value } in the queue: places are numbered from { $low } to { $high }.
no-such-year = { $value } is no year of the track: it goes from { $low } to { $high }.
no-such-plot = There is no plot { $value }: plots are numbered from { $low } to { $high }.
no-such-colour = “{ $value }” is no colour; there are: { $names }.
no-such-structure = There are no structures “{ $value }”; there are: { $names }.
no-such-row = “{ $value }” is no row of the table; there are: { $names }.
no-such-kind = “{ $value }” is no alternate action; there are: { $names }.
no-such-equipment = There is no equipment { $value }: the tiles are numbered from 1 to { $high }.
no-such-achievement = There is no achievement { $value }: the tiles are numbered from 1 to { $high }.

now-assistant = First your assistant has to move.
now-choose = You are not in the middle of an action: first choose one.
now-end = You have no action left: end your turn.
now-end-bonus = You have no action left: take a bonus action or end your turn.
now-act = You are in the middle of an action: finish it first.
now-order = First choose the order in which the razed structures join the queue.
now-roads = First decide about the additional cube, or end the action.
now-complete = First the completed sections have to be resolved.
now-year = First take the year tile.
now-table = First lay the achievement on the table.
now-equip = First choose the equipment.
now-build = First build the structure of your year tile.
now-finish = Your actions and step 4 are done: use a year tile or equipment, or end your turn.
now-column = First lay your used year tiles on columns.
now-opponent = It is { $seat }’s turn, and { $seat } plays by rule.
only-opponents-carry-on = Only the opponents of a solo game carry on by themselves; you have a choice.
lifted-first = First place the cube that you have lifted.
five-first = First take the action that counts as level 5.
bonus-first = You have paid for a bonus action: first take it.
returned-first = You have returned equipment: first take the tile that it has made room for.

no-year-tile = You have no unused year tile “{ $tile }”.
no-equipment = You have no equipment for that: { $effect }.
once-per-turn = That is possible once per turn, and you have done it.
space-too-far = Space { $space } is out of reach: go { $ways ->
    [both] clockwise or counter-clockwise
   *[one] clockwise
} up to the { $free ->
    [3] third
   *[other] second
} unoccupied space.
stack-too-late = That is possible only after moving the assistant and before the first action.
stack-is-empty = There is no tile in that stack.
no-permit = You have no action left in this colour: { $colour }.
other-value = Your { $colour } action cannot have the value { $value } at its level.
nothing-in-reach = There is nothing to do for this action where your supervisor stands or can step to, your level does not give the value { $value }, or you have no cube for it.
queue-is-full = The queue is full: somebody has to build first.
queue-is-empty = The queue is empty: there is nothing to build.
level-too-low = Your level in { $colour } is { $level }; this action needs level { $needed }.
slots-full = Your three slots hold achievements, which never leave.
none-left-equipment = There is no unclaimed equipment.
none-left-achievement = There is no achievement on the table.
nothing-to-move = Your supervisor cannot go anywhere.
nothing-to-beautify = There is no free beautify icon in reach, or you have no cube for it.
nothing-to-improve = There is no structure with a free second square in reach, or you have no cube for it.
no-bonus-now = There are no bonus actions in the final round of actions.
actions-left = You have actions left: take them first. Moving the supervisor is always possible.
one-bonus = Only one bonus action is possible in a turn.
columns-empty = A bonus action costs a tile of every column: one of yours has none.
columns-too-few = With your equipment a bonus action costs a tile of each of three columns: fewer of yours have any.
keep-the-empty-column = One of your columns has no tile: keep that one, and pay with the other three.
no-action-left = There is no action left that could be increased to level 5.
stands-there = Your supervisor stands on section { $section } already.
not-adjacent = Section { $section } is not across a road from section { $here }.
named-by-lowest = Section { $section } belongs to a completed area: say its lowest section, { $lowest }.
units-due = { $units ->
    [one] One more cube or structure of your action has room here: use it first.
   *[other] { $units } more cubes or structures of your action have room here: use them first.
}
no-steps-left = Your supervisor has no step left in this action.
no-squares = Section { $section } has no open { $colour } square.
no-cubes = You have no cube left.
other-number = You have to place as many cubes as the action and the section allow: your action has { $units } left, the section has room for { $room }, you have { $cubes }.
other-action-basic = You are taking the basic { $colour } action, which does something else.
other-action = You are taking another action: { $kind }.
none-standing = There is no { $structure } standing in section { $section }.
no-units = The value of your action is used up.
rest-dropped = { $units ->
    [one] You stopped working in a section that still had room: the last cube or structure of this action is lost.
   *[other] You stopped working in a section that still had room: the last { $units } cubes or structures of this action are lost.
}
two-cubes-need-equipment = Two cubes are possible only for silver and golden structures, with the equipment for it and two cubes in your supply.
year-tile-places-one = The year tile places one cube: two are possible only in an action for building.
raze-in-order = Structures of one section are razed in the order natural, brown, silver, golden, and all that are due.
no-new-plot = There is no free new plot { $plot }.
not-completed = Section { $section } is not completed.
supervisor-elsewhere = Your supervisor does not stand on the area of section { $section }.
no-free-plot = Section { $section } has no free plot.
icon-is-taken = The beautify icon of section { $section } has no room for another cube of yours.
action-done = This action has done what it can do.
plot-is-empty = No structure stands on plot { $plot } of section { $section }.
two-cubes-there = The structure on plot { $plot } of section { $section } has two cubes already.
alike-plot = An earlier plot of section { $section } has the same structure and builder: name that one.
just-returned = You have just returned equipment { $tile }: take another one.
tile-is-taken = Equipment { $tile } belongs to { $seat }.
tile-not-in-play = Equipment { $tile } is not in this game.
return-first = Your slots are full: first return equipment.
not-yours = Equipment { $tile } is not yours.
slots-free = You have a free slot: nothing has to be returned.
achievement-is-taken = Achievement { $tile } belongs to { $seat }.
achievement-not-there = Achievement { $tile } is not on the table.
no-road-squares = There are only red and blue road squares, none in { $colour }.
cubes-left = { $cubes ->
    [one] You still have a cube in your supply.
   *[other] You still have { $cubes } cubes in your supply.
}
no-cube-there = You have no cube on a { $colour } square of section { $section }.
nothing-to-place = There is nothing to place a lifted cube on.
do-it-first = This action can be done here, so do it first: { $kind }.
none-razed = You have razed no { $structure } in this action.
roads-unfinished = Your action has not finished the roads of section { $section }.
not-finished = Section { $section } is not finished.
year-not-possible = The year tile of { $year } cannot be exchanged: it has to be a later one of another kind, and not the last.
row-is-full = This row of the table has no free slot: { $row }.
no-tile-there = Your column has no tile on place { $place }: { $colour }.
year-tile-there = A turned year tile cannot be exchanged.
same-colour = Both tiles have the same colour: { $colour }.
column-is-full = This column is full: { $colour }.
alike-tile = An earlier tile of this column is just the same: name that one.
not-in-queue = { $count ->
    [one] Only one structure stands in the queue.
   *[other] Only { $count } structures stand in the queue.
}
same-structure = Both structures have the same colour.
first-before-second = Name the place farther to the left first.
alike-in-queue = The structure to its left has the same colour: name that one.
no-plot-anywhere = There is no free plot in the town.
columns-in-order = Used year tiles are laid in the order red, blue, orange, green, and all that find a space.


## Corrected components

components-not-an-object = Corrections are a JSON object with the values that differ.
components-unknown = “{ $name }” cannot be corrected.
components-not-a-list = “{ $name }” has to be a list.
components-no-such-id = There is no “{ $id }” in { $name }.
components-bad-road = { $road } is no road: write “between” with a list of two section numbers up to { $last }.
components-out-of-range = { $what }: { $value } is no whole number from { $low } to { $high }.
components-bad-structures = The structures of section { $section } are numbers by colour: { $names }.
components-bad-box = { $what }: this takes { $places } values, one for each place.
components-rising-box = { $what }: a later place cannot score more than an earlier one.
components-other-tiles = Numbers may be exchanged, but all tiles have to be there: { $name }.
components-equipment = equipment
components-achievements = achievements
components-bad-values = { $what }: this takes { $levels } values, one for each level.
components-falling-values = { $what }: a higher level cannot be worth less.
components-bad-rondel = The rondel has { $spaces } spaces, as many of each colour.
components-start-not-green = The first space of the rondel, where the assistants start, is green.
components-structure-count = The sections together have { $found } times “{ $structure }”; there are { $count }.
components-start-structures = Section { $section } can be the start section, so it has exactly the two natural structures that then stand in the queue.
components-year-count = There are { $count } year tiles, exactly one of them for 3 victory points; the table has { $found }.
components-bad-years = The years with achievements are a list of years from { $first } to { $last }.
components-too-many-years = { $found } achievements beside the years need as many slots on the table, which has { $slots }; no year may be named twice.
components-road-twice = The road between { $a } and { $b } is given twice, or leads from a section to itself.
components-town-in-parts = The roads do not connect all sections.
components-quadrant-count = Quadrant { $quadrant } has { $found } sections instead of five.
components-quadrant-in-parts = The sections of quadrant { $quadrant } do not hang together.
components-bad-track = { $name }’s mat: this takes { $count } spaces, each with a quadrant and a colour, every quadrant once.
components-bad-cells = { $name }’s mat: this takes two rows of four colours.
components-bad-stops = { $name }’s mat: this takes { $count } stops, each with a quadrant and a line of two or four different spaces from 1 to { $last }, every quadrant once.
components-bad-mark = { $name }’s mat: the marked stop is a number from 1 to { $count }.
components-bad-colours = Each colour stands for a quadrant of its own.
components-against-rulebook = The rulebook says: { $what }

fact-neighbours = The neighbours of section { $section } are exactly { $sections }.
fact-adjacent = A road lies between these sections: { $sections }.
fact-apart = These sections meet only at a crossing: { $sections }.
fact-quadrant = Section { $section } lies in quadrant { $quadrant }.
fact-structures = Section { $section } has at least { $least } { $structure }.
fact-squares = Section { $section } has at least { $least } { $colour } squares.
fact-work = { $cubes } cubes complete section { $section }.
fact-points = Place { $place } in section { $section } scores { $points }.
fact-value = { $colour } at level { $level } is worth { $value }.
fact-end = Place { $place } in a quadrant scores { $points }.
fact-slots = The achievements table has at least { $least } of these slots: { $row }.
fact-colour_quadrant = The colour { $colour } stands for quadrant { $quadrant }.
fact-bertha_space = Space { $space } of Bertha’s track is quadrant { $quadrant }.
fact-katherine_line = The line of quadrant { $quadrant } on Katherine’s mat has { $cells } spaces.
fact-katherine_mark = The line of the marked stop on Katherine’s mat has { $cells } spaces, and that stop does not follow quadrant 4.

component-quadrant = Section { $section }, quadrant
component-squares = Section { $section }, squares { $colour }
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
provenance-owner = corrected

why-cover = on the cover: for 1 to 4 players
why-basics = the four basic actions
why-list = in the list of components
why-queue = in the rules for razing and the set-up
why-start = in the set-up; 10 for a first game
why-blocks = sections named with their quadrant show blocks of five
why-half_turn = the first quadrant is the third one, half turned
why-pace = fits the length of a game, which the 64 action tiles give
why-start_tile = whichever start section is chosen, two natural structures are left over
why-by_work = by the work in the section: up to 6 cubes, up to 8, more
why-plots = eight in each quadrant; three in a start section, so that the queue cannot block the game
why-spread = the known totals, spread evenly
why-example = an example says so
why-least_one = an example needs at least one
why-least_two = an example needs at least two
why-least_three = an example needs at least three
why-one_to_three = an example needs one to three open ones
why-brown_and_natural = an example razes a brown one; the natural one is reconstructed
why-brown_alone = an example razes a brown one and then goes on to another section
why-two_fill = two cubes fill them in an example
why-bands = the only layouts in three bands that fit all sentences about neighbours
why-least_one_colour = an example needs at least one; the colour is reconstructed
why-first_and_third = an example gives the first and the third place
why-six_cubes = six cubes complete the section in an example
why-one_or_two = an example needs one or two; the colours are reconstructed
why-first_three = an example gives the first three places
why-both_natural = an example razes both natural ones
why-golden_alone = an example razes the golden one; taken to be the only one
why-spaces = eight spaces in four colours, as a review says; their order is reconstructed
why-smokestack = the green space with the smokestack
why-step_one = in the rules for step 1
why-levels = level 1 is filled from the start, level 5 is the most
why-pattern = all known values fit one pattern: one more at levels 3 and 5
why-alternates = in the rules for alternate actions
why-end_box = an example gives the first three places; the fourth is reconstructed
why-final_scoring = in the rules for the final scoring
why-two_players = two players pass over the second value, in sections and quadrants
why-setup = in the set-up
why-beside = beside some years only; as many as the table has slots
why-orange_slots = an example names a second orange slot
why-one_slot = one four-coloured slot
why-like_orange = like orange
why-year_counts = 19 tiles in all, seven other kinds, several new plots
why-last_tile = one, always the last
why-tile = the rules explain the tile
why-tile_colour = the rules explain the tile; which number has which colour is reconstructed
why-tile_quadrant = the rules explain the tile; which number has which quadrant is reconstructed
why-solo = in the rules for playing alone
why-descending = four spaces with a quadrant each; the order is reconstructed, as Bertha works from high numbers
why-fourth_space = an example names its quadrant; the colour is reconstructed
why-ring = four spaces in a ring; the order is reconstructed
why-colour_left = the only colour of players that is left
why-colour_order = blue is named in an example; the others keep the order of the colours
why-cells = two rows of four, so that lines of two and four take turns; the colours are reconstructed
why-stops = one on each side of the grid; which one is reconstructed
why-four_cells = an example takes four actions there; which spaces these are is reconstructed
why-mark = two achievements are removed there, and the stop after quadrant 4 is not marked in an example
why-rounds = a limit that no table reaches
why-facts = every board has to fit these statements
why-owner = an owner of the game says so


## Questions

ask-assistant = { $seat }, where does your assistant go?
ask-choose = { $seat }, which action do you take now? You have { $first } and { $second }.
ask-choose-last = { $seat }, which action do you take now? You have { $colour }.
ask-end = { $seat }, you have no action left: do you end your turn?
ask-end-bonus = { $seat }, you have no action left: a bonus action, or the end of your turn?
ask-end-final = { $seat }, your final action is done: do you end your turn?
ask-bonus = { $seat }, which bonus action do you take? Any colour at its new level.
ask-final = { $seat }, which final action do you take? Any colour at its level.
ask-red = { $units ->
    [0] { $seat }, your supervisor is on section { $section }: what do you want to do now?
    [one] { $seat }, 1 cube is left to place on red, your supervisor is on section { $section }: what do you want to do now?
   *[other] { $seat }, { $units } cubes are left to place on red, your supervisor is on section { $section }: what do you want to do now?
}
ask-blue = { $units ->
    [0] { $seat }, your supervisor is on section { $section }: what do you want to do now?
    [one] { $seat }, 1 cube is left to place on blue, your supervisor is on section { $section }: what do you want to do now?
   *[other] { $seat }, { $units } cubes are left to place on blue, your supervisor is on section { $section }: what do you want to do now?
}
ask-orange = { $units ->
    [0] { $seat }, your supervisor is on section { $section }: what do you want to do now?
    [one] { $seat }, 1 structure is left to raze, your supervisor is on section { $section }: what do you want to do now?
   *[other] { $seat }, { $units } structures are left to raze, your supervisor is on section { $section }: what do you want to do now?
}
ask-green = { $units ->
    [0] { $seat }, your supervisor is on section { $section }: what do you want to do now?
    [one] { $seat }, 1 structure is left to build, your supervisor is on section { $section }: what do you want to do now?
   *[other] { $seat }, { $units } structures are left to build, your supervisor is on section { $section }: what do you want to do now?
}
ask-move = { $seat }, your supervisor is on section { $section }: where does it go?
ask-beautify = { $seat }, which section do you beautify? Your supervisor is on section { $section }.
ask-improve = { $seat }, which structure do you improve? Your supervisor is on section { $section }.
ask-after = { $seat }, the action is done: a step from section { $section }, or the end of the action?
ask-equipment = { $seat }, which equipment do you take?
ask-achievement = { $seat }, which achievement do you claim?
ask-return = { $seat }, your slots are full: which equipment do you return?
ask-lifted = { $seat }, where does the lifted cube go?
ask-order = { $seat }, which of the razed structures joins the queue next?
ask-roads = { $seat }, do you place an additional cube in a section with finished roads?
ask-complete = { $seat }, which completed section is resolved next?
ask-year = { $seat }, do you take the year tile ({ $tile }) or exchange it first?
ask-table = { $seat }, in which row of the table do you lay achievement { $achievement }?
ask-build = { $seat }, where do you build the { $structure }?
ask-finish = { $seat }, before your turn ends: do you still use a year tile or equipment?
ask-column = { $seat }, on which column do you lay the used year tile?
ask-opponent = { $seat } plays by rule: the next step follows.


## What to know before choosing

one-action = one action: { $colour }
two-actions = actions: { $first } and { $second }
year-tile-named = { $tile }
structure-named = { $structure }


## Labels of the drawing

label-town = Town: red squares R, blue squares B, structures still standing (n b s g), cubes of each player
label-rondel = Rondel, clockwise
label-upcoming = Upcoming
label-bag = Bag
label-queue = Queue, the next one first
label-empty = empty
label-tracks = Quadrant tracks, with the supervisors
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
notice-last_idle_round = If nothing happens in this round, the end is triggered.
notice-last_rounds = After round 60 the end is triggered.
label-opponent-order-highest = highest first
label-opponent-order-lowest = lowest first
label-last-turn = Last turn: { $tasks } (quadrant { $quadrant })
label-no-turn = no turn yet
label-extra-marker = extra marker
label-marked = marked
label-worked-last = worked last in section { $section }
label-columns = Tiles
task-improve = improve
task-beautify = beautify
task-equipment = equipment
task-advance = supervisor on
task-triple = three alike
task-missed = no tile
task-bonus_improve = bonus: improve
task-bonus_beautify = bonus: beautify
task-lap = remove an achievement
task-early = early completion
label-reconstructed = Many values of this board are reconstructed; see the rules.

## Positions that cannot be

position-seats = { $found } players are described, but { $seats } sit at the table.
supervisor-nowhere = { $seat } needs a quadrant where the supervisor stands: 1 to 4.
opponents-have-none = { $seat } is an opponent of a solo game and has no supervisor in the town, no achievements and no year tiles, and no structures are counted for them.
achievement-twice = Achievement { $tile } is named twice: there is only one of it.
too-many-achievements = { $seat } has more achievements than the mat has slots: { $most }.
too-many-year-tiles = There are only { $most } year tiles that can be kept.
too-many-action-tiles = There are only { $most } action tiles.
mat-is-full = The mat of { $seat } has room for { $most } action tiles.
too-many-cubes = The quadrant markers of { $seat } stand for { $found } cubes; there are only { $most }.
no-such-source = Points on the track cannot come from “{ $what }”; they come from: { $known }.
source-twice = { $seat } names a source of points twice.
too-many-points = { $seat } cannot have scored more than { $most } points from one source.
marker-too-low = { $seat } has { $cubes ->
        [one] 1 cube
       *[other] { $cubes } cubes
    } on beautify icons of quadrant { $quadrant }, but the marker there stands on { $space } only.
twice-too-often = { $seat } has too few cubes on the beautify icons of quadrant { $quadrant } for two on one of them.
icons-are-full = Quadrant { $quadrant } has { $icons } beautify icons with room for two cubes each: these do not fit.
too-many-structures = { $found } times “{ $structure }” stands in the town; there are only { $most }.
quadrant-is-full = Quadrant { $quadrant } cannot hold so many structures.
too-few-structures = { $seat } has cubes beside { $cubes } of these structures, but only { $found } stand in the town: { $structure }.
squares-are-full = { $cubes } cubes lie beside structures that have only { $squares } squares: { $structure }.
