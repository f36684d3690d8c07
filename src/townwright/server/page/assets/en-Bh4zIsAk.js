var e=`title = The Palaces of Carrara
tagline = Buy marble on a turning wheel, build in six Italian cities, and score them before the others do.
option-stock = Coins, bricks and objects
    .help = Do coins, bricks and objects stand behind screens, as in the box, or may everybody look? Either way everybody could count them.
    .hidden = behind screens
    .open = open to all
option-set = Set
    .help = Which material do you play with?
    .base = base game`;export{e as default};