var e=`title = Circle the Wagons
tagline = Zwei Städte, ein Kartenkreis: Jede Karte, die du überspringst, kommt in die andere Stadt.
option-boom_or_bust = Boom or Bust
    .help = Zahlt die Tabelle von Boom or Bust einmal für die ganze Stadt oder für jede Mine darin?
    .flat = einmal für die Stadt
    .per_mine = für jede Mine
option-holes = Lücken bei Target Practice
    .help = Bringt ein leeres Feld zwischen einer Flasche und ihrem Revolver bei Target Practice einen Punkt?
    .ignored = Lücken zählen nicht
    .counted = Lücken zählen wie Felder
option-tie = Gleichstand
    .help = Gewinnt ihr bei gleicher Punktzahl gemeinsam, oder gewinnt die Stadt mit mehr Revolvern?
    .shared = gemeinsamer Sieg
    .guns = mehr Revolver gewinnen`;export{e as default};