### What the coach says in the first lesson of Squaring Circleville, in English.

note-goal = A round town is to become a square one. Each of its 20 sections is completed once its old roads (red squares) are taken up, its new roads (blue squares) are laid, and its structures are razed.
note-section = Every bit of work is marked with a cube, and who has most cubes in a section when it is completed scores most. In section 2 you and the bot have four each, and only two red squares are left!
note-rondel = A turn begins on the rondel: your assistant goes clockwise, up to the second free space. Space 6 gives a red action for its colour and a green one for the tile on top. Go there.
note-basic = Two actions now, in any order. Each is the basic action of its colour, or an alternate one further down the column. Your red column makes the red basic action worth 2 cubes: choose it.
note-step = You work where your supervisor stands. Once in each action it may take a step to an adjacent section: walk to section 2.
note-finish = There was only one way to use your two cubes, so they already lie on the last red squares. An action ends when you say so. End it.
note-completed = Section 2 is completed and turns square. Six of your cubes to the bot’s four: { $section_2 } points for you, 2 for the bot. One cube of yours stays beside the number and moves your marker in quadrant 1.
note-year = Whoever completes a section also gets the tile of the year. A flexible supervisor goes anywhere, once, at any time of your turns. Unused, the tile is worth 1 point at the end.
note-green = Your second action is green: build structures. They come from the left end of the queue, where razed ones wait. Choose the green basic action, worth 1.
note-build = Your supervisor stands on the completed section 2, which has two free plots. Build there: a cube of yours goes beside the structure, and your marker moves one space on the track of the quadrant.
note-level = End the action, then the turn. The green tile from your stack then comes to your mat and raises your green level. So choosing a space also means choosing what you will be good at.
note-keep = The green tile is yours. Year tiles and equipment can be used until you end your turn, so you are asked once more. Keep your flexible supervisor, and end the turn.
note-tracks = The bot has taken up roads in section 5 and built on your second plot. In quadrant 1 your marker is on 3, the bot’s on 2. At the end each quadrant pays 9 points to the first and, with two players, 3 to the second.
note-blue = Your turn again. Space 7 gives blue and green, and your blue level is 3 already: high enough for an alternate action that is worth seeing. Go there.
note-alternate = From level 3 on you may beautify: a cube on the tree of a completed section, one more space on its track. Choose it in the blue column, then section 2.
note-beautified = Your marker in quadrant 1 is on 4 now. The five alternate actions, from level 1: walk farther, take equipment, beautify, improve a structure, claim an achievement. End the action.
note-end = Who completes the last section triggers the end. Then the four quadrants score, and so do achievements and unused year tiles. If it ended now, you would have { $total } points.
note-free = Your green action is still to come, and the choice is yours: 18 sections wait. Whatever is possible lights up, and Undo goes back step by step. Good luck!
