### What the coach says in the first lesson of The Palaces of Carrara, in English.

note-goal = You buy marble bricks, build in six cities on the coast, and score your buildings at the right moment. Points, coins and precious objects decide who wins.
note-turn = Every turn is one action: buy bricks from the wheel, or build one of the open buildings, or score. That is the whole game, and the question is always when.
note-build = You own one black brick, enough for a building that costs 1. Choose Castello 1, then Lerici: the only city that takes black bricks.
note-later = After any action you may buy one of these objects for 10 coins. It is worth 3 points at the end. You will want your coins for bricks first, so end your turn.
note-wheel = The bot has built in Massa. Now buy bricks. The wheel turns first: everything on it moves one segment on and gets cheaper, and new bricks come into segment 1.
note-bricks = All bricks of one purchase come from one segment. In segment 2, take yellow, red, blue and black: 4 + 3 + 1 + 0 = 8 coins. Then buy them.
note-saving = Twelve coins are left. Bricks that nobody buys get cheaper with every turn of the wheel, but the others see them too. End your turn.
note-cities = Six cities: Livorno takes white bricks only, Lerici takes all. The pickier a city, the better it pays for each point of cost when it is scored: some in points, some in coins.
note-lucca = Yellow and red are good enough for Lucca, which pays 2 points for each point of cost. Choose Castello 2, build it in Lucca, and end your turn.
note-scoring = Scoring is the third action. You can score a type once for yourself, wherever its buildings stand. Each scored building pays its cost times the value of its city, and brings an object of its kind.
note-score = You have two buildings of the type Castello: 2 × 2 points in Lucca, 1 × 1 coin in Lerici, and two flags. Score the type Castello.
note-object = { $castello } points for the buildings, and { $objects } points for two flags at the end. You have 13 coins: buy any object you like for 10 of them.
note-again = A building can pay twice, once with its type and once with its city. For the city Lerici you need three buildings. Build a second one there: Cathedrale 2 or Porta 2. With fewer than 10 coins, your turn then ends by itself.
note-city = The bot has scored the city of Massa, where three of its buildings stand: 5 points and three objects. Each city is scored only once in the whole game, by whoever is first. Massa is gone!
note-end = Who has scored four times, owns eight objects and has built for 30 may announce the end and gets 5 points. The game ends, too, when the last building is built.
note-final = At the end you add 3 points for each object, the costs of all your buildings, and 1 point for every 5 coins. By that count you stand at { $total } points now.
note-free = From here the game is yours: fill up your bricks, aim for a third building in Lerici, and keep an eye on the wheel. The bot plays on, too.
