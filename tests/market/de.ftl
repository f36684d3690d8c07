### Der Markt: jedes Wort, das jemand liest, auf Deutsch.

title = Markt
tagline = Steine für Steine.

colour-amber = Bernstein
colour-beryl = Beryll
colour-coral = Koralle
colour-diamond = Diamant

source-shown = Ausgelegte Steine
source-held = Steine auf der Hand bei Gleichstand
source-hand = Steine auf der Hand

option-hand = Hand
    .help = Mit wie vielen Steinen fangen alle an?
    .three = drei
    .none = keinem
option-worth = Wert
    .help = Was zählt ein ausgelegter Stein?
    .even = alle gleich viel
    .steep = das Doppelte der Farbe davor

rules-goal = Legt Steine aus; sie zählen, wenn der Beutel leer ist.
    .title = Ziel
rules-turn = Zieh einen Stein oder tausche zwei deiner Steine gegen den ausliegenden.
    .title = Zug

event-drew = { $seat } zieht einen Stein.
event-saw = { $seat } hat { $colour } gezogen.
event-paid = { $seat } zahlt { $colour }.
event-showed = { $seat } legt { $colour } aus.
event-offered = { $colour } liegt jetzt aus.
event-finished = Der Beutel ist leer.
did-paid = zahlt { $list }
did-showed = legt { $colour } aus
ended-finished = Der Beutel war leer.

swap-shows = Du legst { $colour } aus.

no-such-colour = Die Farbe „{ $colour }“ gibt es nicht.
not-that-stone = Du kannst jetzt nicht mit { $colour } zahlen.
too-few-stones = Ein Tausch kostet { $price } Steine, und du hast weniger.

ask-trade = { $seat }, ziehst du oder tauschst du?
ask-pay = { $seat }, womit zahlst du?
ask-done = { $seat }, beendest du deinen Zug?

label-offer = Im Angebot
label-bag = Steine im Beutel
label-held = Steine auf der Hand
label-hand = Deine Hand
