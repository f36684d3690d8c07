### Squaring Circleville on the page, in English. Python does not use these messages.

page-cv-town = Map of Circleville
page-cv-offer = Rondel, queue, achievements, equipment
page-cv-mats = Mats and log
page-cv-panels = Views
page-cv-tab-town = Town
page-cv-tab-rondel = Rondel
page-cv-tab-mat = Mat
page-cv-tab-others = Others
page-cv-tab-market = On offer
page-cv-vp = VP
page-cv-if-ended = { $over ->
    [1] Final score: { $points } VP
   *[0] If the game ended now: { $points } VP
}
page-cv-projected = { $over ->
    [1] final:
   *[0] as of now:
}
page-cv-cubes = { $count ->
    [one] 1 cube
   *[other] { $count } cubes
}
page-cv-of = { $count } of { $all }
page-cv-matching = +{ $points } in the action’s colour
page-cv-free-slot = free slot
page-cv-row-achievement = Achievement
page-cv-row-improve = Improve
page-cv-row-beautify = Beautify
page-cv-row-equipment = Equipment
page-cv-row-move = Move { $steps }
page-cv-column = { $colour }: level { $level }, value { $value }
page-cv-cell = { $kind }, with { $colour }; value { $value }
page-cv-why = The last turn, and why
page-cv-space = Space { $space }, { $colour }; { $count ->
    [0] the stack is empty
   *[other] { $count } in the stack, { $top } on top
}{ $someone ->
    [0] {""}
   *[other] ; here: { $here }
}{ $lit ->
    [1] ; you can move there
    [2] ; in reach on your next turn
   *[other] {""}
}
page-cv-space-name = Space { $space }
page-cv-section = Section { $section }
page-cv-section-open = Section { $section }, quadrant { $quadrant }; left: { $red } red, { $blue } blue, { $structures ->
    [one] 1 structure
   *[other] { $structures } structures
}{ $lit ->
    [1] ; can be chosen now
   *[other] {""}
}
page-cv-section-done = Section { $section }, quadrant { $quadrant }: completed, { $plots ->
    [one] 1 free plot
   *[other] { $plots } free plots
}{ $lit ->
    [1] ; can be chosen now
   *[other] {""}
}
page-cv-neighbours = Neighbours: { $sections }
page-cv-number-square = Number square
page-cv-plot = Plot { $plot }
page-cv-new-plot = New plot { $plot }
page-cv-open-squares = Squares left, { $colour }
page-cv-structures-left = Structures left
page-cv-beside = Next to it: { $achievement }
page-cv-sources = Where these values come from
page-cv-reconstructed = Some of these values are printed only on components we haven’t seen. We reconstructed them to fit everything known; if you own the game, you can correct them.
page-cv-look-up = What is this? (I)
page-cv-look-up-help = Choose anything to read about it; press the question mark again to stop.
page-cv-first-turn-help = Choose a highlighted spot. In the town: a whole section, to do as much there as the action allows, or a single square or structure in it.
page-cv-which = Which one?
page-cv-armed = { $tile }: choose a target.
page-cv-back = Back
page-cv-all = All ({ $count })
page-cv-basic-now = { $colour ->
    [red] Deconstruct roads
    [blue] Construct roads
    [orange] Raze structures
   *[other] Build structures
}
page-cv-units = { $units } left
page-cv-steps = { $steps ->
    [0] { $more ->
        [1] no step taken yet
       *[other] no step taken
    }
    [one] 1 step taken{ $more ->
        [1] , more possible
       *[other] {""}
    }
   *[other] { $steps } steps taken{ $more ->
        [1] , more possible
       *[other] {""}
    }
}
page-cv-to-do = To do:
page-cv-one-of = One of:
page-cv-assistant = Move assistant to space { $space }
page-cv-flip-stack = Flip the stack
page-cv-swap-stack = Exchange with the upcoming stack
page-cv-basic = { $colour ->
    [red] Deconstruct roads
    [blue] Construct roads
    [orange] Raze structures
   *[other] Build structures
}: { $value }
page-cv-alternate = { $kind } ({ $colour })
page-cv-bonus = Take bonus action
page-cv-bonus-keeping = Take bonus action, keep { $colour }
page-cv-step = Step to section { $section }
page-cv-step-anyway = Step to section { $section } anyway
page-cv-idle-step = Nothing can be done there: the action would end without any work.
page-cv-outlook = Points for section { $section } as it stands: { $now }{ $changes ->
    [0] {""}
   *[other] ; after this action: { $later }
}.
page-cv-to-complete = { $left ->
    [one] 1 more cube completes it;
   *[other] { $left } more cubes complete it;
} { $name } has { $cubes } left.
page-cv-unused = { $count ->
    [one] You have 1 left. If you end the action now, you lose it.
   *[other] You have { $count } left. If you end the action now, you lose them.
}
page-cv-outlook-of = with { $colour }: { $points }
page-cv-nobody = nobody
page-cv-space-only = nothing to do for basic actions in { $colours }
page-cv-space-why = Space { $space }: within your supervisor’s reach there is nothing to do for basic actions in { $colours }. You can still take alternate actions.
page-cv-work-of = { $action }: { $work }
page-cv-place = { $cubes ->
    [one] Place 1 cube
   *[other] Place { $cubes } cubes
}
page-cv-raze = { $twice ->
    [1] Raze a { $structure } with two cubes
   *[other] Raze a { $structure }
}
page-cv-build = { $twice ->
    [1] Build in section { $section } with two cubes
   *[other] Build in section { $section }
}
page-cv-fill-roads = { $cubes ->
    [one] Place 1 cube and an extra one
   *[other] Place { $cubes } cubes and an extra one
}
page-cv-fill-raze = Raze { $count } structures
page-cv-fill-build = Build { $count } structures
page-cv-build-new = Build on new plot { $plot }
page-cv-beautify = Beautify section { $section }
page-cv-improve = Improve the structure on plot { $plot } in section { $section }
page-cv-take = Take equipment { $tile }
page-cv-return = Return equipment { $tile }
page-cv-claim = Claim achievement { $tile }
page-cv-lift = Lift a cube from a { $colour } square of section { $section }
page-cv-end-action = End action
page-cv-end-action-queue = End action, first into the queue: { $structure }
page-cv-queue = Queue next: { $structure }
page-cv-extra-cube = Place extra cube in section { $section }
page-cv-complete = Resolve section { $section } first
page-cv-take-year = Take the year tile
page-cv-swap-year = Exchange for the one at { $year }
page-cv-lay = { $row ->
    [multicoloured] Multicoloured slot
   *[other] Row: { $row }
}
page-cv-exchange-tile = Exchange { $colour } tile { $place } for the top tile at space { $space }
page-cv-exchange-queue = Exchange places { $first } and { $second }
page-cv-use-plot = Place new plot in section { $section }
page-cv-use-equipment = Take new equipment
page-cv-use-supervisor = Move supervisor to section { $section }
page-cv-use-assistant = Move assistant to space { $space }
page-cv-use-five = Count as level 5
page-cv-use-raze = Raze in section { $section }: { $structure }
page-cv-use-build = Build from queue place { $place }
page-cv-end-turn = End turn
page-cv-end-turn-tile = Take the tile and end turn
page-cv-end-turn-column = End turn, used tile on { $colour }
page-cv-take-tile = Take the tile only
page-cv-column-move = Put on the { $colour } column
page-cv-carry-on = Continue
page-cv-turn = Turn
page-cv-stage-space = Space
page-cv-stage-order = Order
page-cv-stage-kind = Basic or alternate
page-cv-stage-where = Where
page-cv-stage-end = End
page-cv-first = First:
page-cv-near = Zoom in
page-cv-zoom-lit = Zoom to possible moves
page-cv-zoom-mine = Zoom to my supervisor
page-cv-campaign = { $beaten ->
    [0] Start with one opponent. Wins unlock pairs and trios.
   *[other] You have beaten { $beaten } of { $all } line-ups.
}
page-cv-unlocked = Unlocked: { $names }.
page-cv-next-opponent = Next: { $name }
page-cv-plays-bertha = Each turn she takes two strong actions in one quadrant, highest section first, then moves on to the next quadrant. After the last of the four quadrants she also improves a structure and beautifies a section.
page-cv-plays-carsten = He compares three colours; if they all differ, he takes three small actions, lowest section first. With a pair he takes equipment, improves, beautifies or scores; three alike remove an achievement from the game or earn him 10 points.
page-cv-plays-denzel = He works where his rondel space sends him, lowest section first, and collects action tiles. His third tile of a colour completes a section on the spot, and he scores double points for first place.
page-cv-plays-katherine = She ignores the rondel’s colours and takes two small actions on one turn, four on the next, highest section first. Every fourth turn she takes up to two achievements out of the game and gets 5 points for each one she doesn’t find.
page-cv-pairs = Pairs
page-cv-trios = Trios
page-cv-record = { $games ->
    [0] Not played yet
    [one] { $won ->
        [0] 1 game, no wins; best: { $best } VP
       *[other] 1 win in 1 game; best: { $best } VP
    }
   *[other] { $won ->
        [0] { $games } games, no wins; best: { $best } VP
        [one] 1 win in { $games } games; best: { $best } VP
       *[other] { $won } wins in { $games } games; best: { $best } VP
    }
}
page-cv-locked = { $size ->
    [2] Still to beat one on one: { $names }
   *[other] Still to beat in a pair: { $names }
}
page-cv-unlock-all = Choose freely
    .help = Play any pair or trio now. Your results still count.
page-cv-box-roads = Roads
page-cv-box-rondel = Rondel
page-cv-box-mat = Player mat
page-cv-box-end = Quadrants at the end
page-cv-box-years = Years and achievements table
page-cv-box-year-tiles = Year tiles
page-cv-box-equipment = Equipment tiles
page-cv-box-achievements = Achievement tiles
page-cv-box-solo = Solo: colours and quadrants
page-cv-box-bertha = Bertha’s mat
page-cv-box-carsten = Carsten’s mat
page-cv-box-katherine = Katherine’s mat
page-cv-box-section-quadrant = Quadrant
page-cv-box-section-red = Red squares
page-cv-box-section-blue = Blue squares
page-cv-box-section-structures = Structures
page-cv-box-section-points = Victory points by place
page-cv-box-section-plots = Plots
page-cv-box-roads-values = Sections with a road between them
page-cv-box-rondel-values = Spaces, clockwise from the smokestack
page-cv-box-levels = { $colour }, levels 1 to 5
page-cv-box-end-values = Victory points by place
page-cv-box-years-values = Years with an achievement
page-cv-box-slots = Slots: { $row }
page-cv-box-solo-spaces = Spaces in order: quadrant and colour
page-cv-box-solo-cells = Spaces for action tiles, row by row
page-cv-box-solo-stops = Stops, clockwise: quadrant and its line of spaces
page-cv-box-solo-marked = Marked stop
page-cv-box-part-quadrant = quadrant
page-cv-box-part-colour = colour
page-cv-box-part-line = line
page-cv-box-road-new = New road, such as 3–8
page-cv-box-road-add = Add
page-cv-box-road-remove = Remove the road { $road }
page-cv-box-is-open = to compare
page-cv-box-is-done = as printed
page-cv-box-is-corrected = corrected
page-score-of-in = { $what }, { $name }, quadrant { $quadrant }
page-score-supervisors = Supervisors
page-score-supervisors-help = Which quadrant is each supervisor in at the end? The player’s marker there counts one space more.
page-score-supervisors-first = Enter where the supervisors are to see the score sheet.
page-score-quadrant-help = Enter the space the marker is on before the supervisor bonus. Cubes on beautify icons break ties.
page-score-marker = Quadrant marker
page-score-beautify-cubes = Beautify cubes
page-score-achievements-help = Add each player’s tiles, then answer the questions below them.
page-score-choose-achievement = Add an achievement …
page-score-add-achievement = Add an achievement for { $name }
page-score-without = Remove achievement { $tile }
page-score-beside = with { $name }’s cube next to it
page-score-twice = Beautify icons of quadrant { $quadrant } with two of { $name }’s cubes
page-score-tiles-help = They break ties at the end. Flipped year tiles don’t count.
page-score-how = Tracks, supervisors, achievements, tiles: one form from top to bottom.
