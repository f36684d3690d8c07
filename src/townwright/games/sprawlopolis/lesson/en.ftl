### What the coach says in the first lesson of Sprawlopolis, in English.

note-goal = Build one city from 15 cards, alone or with others. In the end it must be worth at least the target, 28 this time. Right now it’s worth { $total }.
note-zones = There are four zones. The largest connected group of each zone scores 1 point per block. So far each group is a single block: 4 points.
note-roads = Roads run through every block that isn’t a park. Each road costs 1 point, no matter how long it is, so a few long roads beat many short ones.
note-conditions = Three scoring cards say what else counts, and their numbers add up to the target. Today: a long road, many commercial blocks in one row or column, and a residential group larger than the industrial one.
note-hand = In a solo game you always hold three cards: play one, then draw the top card of the deck. You can already see it, so plan ahead.
note-first = Rotate card 4 and place it on the marked spot. It covers your commercial block, but its road joins yours, and two residential blocks are now side by side.
note-covered = Cards may cover as much as you like, and only what’s visible counts. Your one road now has five sections, and the city is worth { $total } points.
note-long = Card 1 goes at the top end of the city. Parks meet parks, commercial blocks meet commercial blocks, and your road goes on. Before you place it, look at the score lines: they show what will change.
note-highway = { $total } points! Superhighway scores 1 point for every two sections of your longest road: eight sections, { $superhighway } points. And it’s still one road, so roads cost only 1 point.
note-strip = The column with the most commercial blocks scores for The Strip. Rotate card 3 and place it so that a third commercial block follows below the other two.
note-price = The Strip now scores { $the_strip } points, and the commercial zone { $commercial }. But there’s a second road, so roads cost 2. Every card is a trade-off like this one.
note-puzzle = Now it’s your choice: any place that gains at least 1 point overall. All three of your cards have such places. Pick one, try it over the city, rotate it if you like, and compare the score lines.
note-end = { $total } points. When the deck is empty, you play the rest of your hand. Once all 15 cards are in the city, you win with 28 points or more and lose with fewer.
note-free = Ten more cards, and the city is yours. A hint shows what a strong player would do. Good luck!
