### What the coach says in the first lesson of Squaring Circleville, in English.

note-goal = You are turning a round town into a square one. Each of its 20 sections is completed once its old roads (red squares) are gone, its new roads (blue squares) are built, and its structures are razed.
note-section = You mark every bit of work with a cube. When a section is completed, the player with the most cubes there scores the most. In section 2 you and the bot have four each, and only two red squares are left!
note-rondel = A turn begins on the rondel: your assistant moves clockwise, up to the second free space. Space 6 gives you a red action for its colour and a green one for the tile on top. Move there.
note-basic = Now take two actions, in any order. Each is the basic action of its colour, or an alternate one further down the column. Your red column makes the red basic action worth 2 cubes: choose it.
note-step = You work where your supervisor is. Once per action it may take a step to an adjacent section. Step to section 2: your two cubes go on its last red squares, and as nothing is left to do, the action ends.
note-completed = Section 2 is completed and turns square. Your six cubes beat the bot’s four: { $section_2 } points for you, 2 for the bot. One of your cubes stays next to the number and moves your marker in quadrant 1.
note-year = The player who completes a section also gets that year’s tile. Yours is “Flexible supervisor”: once, at any time on your turn, it moves your supervisor to any section. If you don’t use it, it’s worth 1 point at the end.
note-green = Your second action is green: build structures. They come from the left end of the queue, where razed ones wait. Choose the green basic action, worth 1.
note-build = Your supervisor is in the completed section 2, which has two free plots. Build there: your cube goes next to the structure, and your marker moves one space on the quadrant’s track.
note-level = End the action, then the turn. The green tile from your stack goes to your mat and raises your green level. So by choosing a space you also choose what you’ll get better at.
note-keep = The green tile is yours. You can use year tiles and equipment until your turn ends, so the game asks you once more. Keep your flexible supervisor, and end the turn.
note-tracks = The bot built on the second plot. In quadrant 1 you are on 2, the bot on 1; the “+1” in the corner counts if the supervisor is still in the quadrant at the end. Then each quadrant scores 9 points for first place and, with two players, 3 for second.
note-blue = Your turn again. Space 7 gives you blue and green, and your blue level is already 3: high enough for a good alternate action. Move there.
note-alternate = From level 3 on you may beautify: a cube on the tree of a completed section moves you one more space on the quadrant’s track. Choose it in the blue column, then section 2.
note-beautified = In quadrant 1 your marker is now on 3. The five alternate actions, from level 1: move the supervisor, take equipment, beautify, improve a structure, claim an achievement. End the action.
note-end = The player who completes the last section triggers the end. Then you score the four quadrants, achievements and unused year tiles. If the game ended now, you would have { $total } points.
note-free = You still have your green action, and the choice is yours: 18 sections to go. Possible moves light up, and Undo takes you back step by step. Good luck!
