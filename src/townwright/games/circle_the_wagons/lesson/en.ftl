### What the coach says in the first lesson of Circle the Wagons, in English.

note-goal = Two towns grow from one circle of cards: yours and the bot’s. When the circle is empty, the town with more points wins.
note-conditions = These three scoring cards count for both of you: mines near mountains, cows in a herd, forts next to guns. Every game has different ones.
note-land = Land scores too: for each of the six territories, your largest connected group scores 1 point per square. Squares that touch only at a corner aren’t connected.
note-take = On your turn you take a card from the circle. The next one, card 4, costs nothing: choose it and take it.
note-first = Your first card can go anywhere. Place it on the marked spot.
note-points = { $total } points with one card! { $desert } for the desert, { $mountains } for the mountains, { $the_herd } for the cow, and { $rifles_ready } for the fort next to the gun. Meanwhile, the bot took card 13.
note-next = Card 1 is next: three mountain squares, a fort, and a mine on a mountain. Take it.
note-beside = A new card must share an edge with your town or cover part of it. You may turn it upside down. Place card 1 to the right, so that its fort is next to your gun, too.
note-given = Look what the bot did: it wanted card 9 and skipped cards 8 and 6. Skipped cards go to the other player, who can’t refuse them. Both are yours!
note-cover = You may cover squares, and only what’s visible counts. Place card 8 over two of your squares: the desert and the mountains both grow to 4 squares, and one fort replaces another.
note-mountain = Now card 6. Place it at the right end, where its mine touches your mountains. A mine on or next to mountains is worth 2 points.
note-skip = Your turn, and the choice this game is all about: card 10 has three cows, and your town has one. Taking it skips cards 12 and 16, and the bot gets both. Take it this time.
note-herd = Bring the cows together. Next to your cow, three places for card 10 score you 8 points or more, two of them with the card rotated. Try them, and compare the score lines before you choose.
note-end = You have { $total } points. The game goes on like this until the circle is empty. Skipped cards always get placed, so giving away two weak cards can be better than giving away one good one.
note-free = That’s the whole game. Five cards are left: play on against the bot, with all choices open. Good luck!
