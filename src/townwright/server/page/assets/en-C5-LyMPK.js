var e=`title = Circle the Wagons
tagline = Two towns, one circle of cards: every card you skip goes to the other town.
option-boom_or_bust = Boom or Bust
    .help = Does the table of Boom or Bust pay once for the whole town, or once for each mine in it?
    .flat = once for the town
    .per_mine = for each mine
option-holes = Holes in Target Practice
    .help = Does an empty square between a beer and its gun score a point in Target Practice?
    .ignored = holes score nothing
    .counted = holes score like squares
option-tie = Tie
    .help = Do players with equal scores win together, or does the town with more guns win?
    .shared = shared victory
    .guns = more guns win`;export{e as default};