### What the coach says in the first lesson of The Palaces of Carrara, in English.

note-goal = Buy marble bricks, build in six Italian cities, and score your buildings at the right moment. Points, coins and precious objects decide who wins.
note-turn = Every turn is one action: buy bricks from the wheel, build one of the buildings on display, or score. That’s the whole game. The question is always when.
note-build = You have one black brick, enough for a building that costs 1. Choose Castello 1, then Lerici: it’s the only city that takes black bricks.
note-later = After any action you may buy one of these objects for 10 coins. It’s worth 3 points at the end. For now, keep your coins for bricks: end your turn.
note-wheel = The bot has built in Massa. Now buy bricks: turn the wheel with the button in its middle. Everything on it moves on by one segment and gets cheaper, and new bricks come into segment 1.
note-bricks = All the bricks you buy come from one segment. From segment 2, take yellow, red, blue and black: 4 + 3 + 1 + 0 = 8 coins. Then buy them.
note-saving = You have twelve coins left. Bricks get cheaper with every turn of the wheel, but the bot knows that too. End your turn.
note-cities = There are six cities: Livorno takes only white bricks, Lerici takes all. The pickier a city, the higher its value. When you score a building, it pays its cost times that value: in points or in coins, depending on the city.
note-lucca = Yellow and red are good enough for Lucca, which pays cost × 2 points. Choose Castello 2, build it in Lucca, and end your turn.
note-scoring = Scoring is the third action. You can score each type once, with all its buildings in any city. Each scored building pays its cost times the value of its city and earns you an object of its kind.
note-score = You have two buildings of the type Castello: 2 × 2 points in Lucca, 1 × 1 coin in Lerici, and two flags. Score the type Castello.
note-object = { $castello } points for the buildings, and { $objects } points at the end for two flags. You have 13 coins: spend 10 on any object you like.
note-again = A building can pay twice, once with its type and once with its city. To score Lerici you need three buildings there. Build your second one: Cathedrale 2 or Porta 2. With fewer than 10 coins, your turn then ends by itself.
note-city = The bot scored Massa with its three buildings there: 5 points and three objects. Each city is scored only once in the whole game, by the first player to do it. Massa is gone!
note-end = Once you have scored four times, own eight objects and have buildings with a total cost of 30, you may announce the end and get 5 points. The game also ends when the last building is built.
note-final = At the end you add 3 points per object, the costs of all your buildings, and 1 point for every 5 coins. Counted like that, you have { $total } points now.
note-free = From here the game is yours: buy more bricks, aim for a third building in Lerici, and keep an eye on the wheel. The bot plays on, too.
