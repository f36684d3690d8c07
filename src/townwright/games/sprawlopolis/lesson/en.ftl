### What the coach says in the first lesson of Sprawlopolis, in English.

note-goal = You build one city from 15 cards, alone or together with others. At the end it must be worth at least the target, which is 28 this time. Right now it is worth { $total }.
note-zones = There are four zones. Of each zone, the largest connected group scores 1 point a block. All four groups are a single block so far, so that makes 4 points.
note-roads = Roads run through every block that is no park. Each road costs 1 point, however long it is. So a few long roads are better than many short ones.
note-conditions = Three scoring cards say what else counts, and their numbers add up to the target. Today: a long road, many commercial blocks in one row or column, and more homes than industry in one piece.
note-hand = Alone you always hold three cards: play one, then draw the top card of the deck. You can see it already, so plan ahead.
note-first = Put card 4, turned, where it is marked. It covers your commercial block, but its road joins yours, and two residential blocks now lie side by side.
note-covered = Cards may cover as much as you like, and only what is visible counts. The one road now has five sections, and the city is worth { $total } points.
note-long = Card 1 goes on top. Parks meet parks, shops meet shops, and the road goes on through all of it. Before you put it down, look at the rows: they show what will change.
note-highway = { $total } points! Superhighway pays 1 point for every two sections of your longest road: eight sections, { $superhighway } points. And it is still one road, so roads cost only 1 point.
note-strip = The column with most commercial blocks scores for The Strip. Put card 3, turned, so that a third shop follows below the other two.
note-price = The Strip brings { $the_strip } points now, and the commercial zone { $commercial }. But a second road has come in, so roads cost 2. Every card is such a bargain.
note-puzzle = Now you choose, among all places that gain at least 1 point in all; each of your three cards has some. Pick a card, try it over the city, turn it if you like, and compare the rows.
note-end = { $total } points. When the deck is empty, the cards of your hand are played, too. Once all 15 lie in the city, it is won with 28 points or more, and lost with fewer.
note-free = Ten more cards to go, and the city is yours. A hint shows what a strong player would do. Good luck!
