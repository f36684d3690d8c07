### The market: every word a person reads, in English.

title = Market
tagline = Stones for stones.

colour-amber = amber
colour-beryl = beryl
colour-coral = coral
colour-diamond = diamond

source-shown = Shown stones
source-held = Stones in hand, to break ties
source-hand = Stones in hand

option-hand = Hand
    .help = How many stones does everybody begin with?
    .three = three
    .none = none
option-worth = Worth
    .help = What is a shown stone worth?
    .even = all the same
    .steep = twice the colour before it

rules-goal = Show stones; they pay when the bag is empty.
    .title = Goal
rules-turn = Draw a stone, or swap two stones of your hand for the one on offer.
    .title = Turn

event-drew = { $seat } draws a stone.
event-saw = { $seat } has drawn { $colour }.
event-paid = { $seat } pays { $colour }.
event-showed = { $seat } shows { $colour }.
event-offered = Now on offer: { $colour }.
event-finished = The bag is empty.
did-paid = pays { $list }
did-showed = shows { $colour }
ended-finished = The bag was empty.

swap-shows = You show { $colour }.

no-such-colour = There is no { $colour }.
not-that-stone = You cannot pay { $colour } now.
too-few-stones = A swap costs { $price } stones, and you have fewer.

ask-trade = { $seat }, do you draw or swap?
ask-pay = { $seat }, what do you pay with?
ask-done = { $seat }, do you end your turn?

label-offer = On offer
label-bag = Stones in the bag
label-held = Stones held
label-hand = Your hand
