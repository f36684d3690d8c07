### What the coach says in the first lesson of Circle the Wagons, in English.

note-goal = Two towns grow from one circle of cards. Card by card, you build one of them and the bot the other. When the circle is empty, the town with more points wins.
note-conditions = These three scoring cards count for both of you: mines near mountains, cows standing together, forts beside guns. They change from game to game.
note-land = Land counts as well: of each of the six territories, your largest connected group scores 1 point a square. Squares that meet only at a corner are not connected.
note-take = On your turn you take a card from the circle. The next one, card 4, costs nothing: choose it and take it.
note-first = Your first card may lie anywhere. Point at the marked place and put it down.
note-points = { $total } points with one card! { $desert } for the desert, { $mountains } for the mountains, { $the_herd } for the cow, and { $rifles_ready } for the fort beside the gun. Meanwhile the bot has taken card 13.
note-next = Card 1 is next. It shows three mountain squares, a fort, and a mine on a mountain. Take it.
note-beside = A new card must share an edge with your town or cover a part of it. It may be turned upside down. Put card 1 to the right: its fort then stands beside your gun, too.
note-given = See what the bot did: it wanted card 9 and skipped cards 8 and 6. Whoever skips cards gives them away, and the other player cannot refuse. Both are yours!
note-cover = Covering is allowed, and only what is visible counts. Put card 8 across two of your squares: the desert grows to 4 squares, the mountains to 4, and the fort is replaced by another one.
note-mountain = Now card 6. At the right end its mine touches your mountains and scores. A mine on or beside mountains is worth 2 points.
note-skip = Your turn, and here is the choice that makes this game: card 10 shows three cows, and your town has one. Taking it skips cards 12 and 16, and the bot gets both. Do it this time.
note-herd = Bring the cows together. Beside your cow, three places for card 10 gain you 8 points or more, two of them with the card turned. Try them, and compare the rows before you choose.
note-end = You have { $total } points. It goes on like this until the circle is empty. Skipped cards are always placed, so giving away two poor cards can be better than giving away one good one.
note-free = That is all there is to it. Five cards are left: play on against the bot from here, with all choices open again. Good luck!
