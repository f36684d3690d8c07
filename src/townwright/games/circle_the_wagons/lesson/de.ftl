### Was in der ersten Lektion von Circle the Wagons gesagt wird, auf Deutsch.

note-goal = Aus einem Kartenkreis wachsen zwei Städte: deine und die des Bots. Ist der Kreis leer, gewinnt die Stadt mit mehr Punkten.
note-conditions = Diese drei Wertungskarten zählen für euch beide: Minen am Gebirge, Rinder in einer Herde, Forts neben Revolvern. In jeder Partie sind es andere.
note-land = Auch das Land zählt: Von jeder der sechs Landschaftsarten bringt dein größtes zusammenhängendes Gebiet 1 Punkt pro Feld. Felder, die sich nur an einer Ecke berühren, hängen nicht zusammen.
note-take = Wenn du dran bist, nimmst du eine Karte aus dem Kreis. Die nächste, Karte 4, kostet nichts: Wähle sie und nimm sie.
note-first = Wo deine erste Karte liegt, ist egal. Leg sie auf die markierte Stelle.
note-points = { $total } Punkte mit einer einzigen Karte! { $desert } für die Wüste, { $mountains } fürs Gebirge, { $the_herd } für das Rind und { $rifles_ready } für das Fort neben dem Revolver. Der Bot hat inzwischen Karte 13 genommen.
note-next = Als Nächstes kommt Karte 1: drei Felder Gebirge, ein Fort und eine Mine im Gebirge. Nimm sie.
note-beside = Eine neue Karte muss mit einer Kante an deine Stadt grenzen oder einen Teil von ihr überdecken. Auf den Kopf drehen darfst du sie. Leg Karte 1 rechts an: Dann steht auch ihr Fort neben deinem Revolver.
note-given = Schau, was der Bot gemacht hat: Er wollte Karte 9 und hat die Karten 8 und 6 übersprungen. Übersprungene Karten bekommt der andere, ablehnen geht nicht. Beide gehören dir!
note-cover = Überdecken ist erlaubt; es zählt nur, was zu sehen ist. Leg Karte 8 über zwei deiner Felder: Wüste und Gebirge wachsen auf je 4 Felder, und ein Fort ersetzt das andere.
note-mountain = Nun Karte 6. Leg sie ans rechte Ende, wo ihre Mine an dein Gebirge grenzt: Jede Mine im oder neben dem Gebirge ist 2 Punkte wert.
note-skip = Du bist dran und stehst vor der Wahl, um die sich hier alles dreht: Karte 10 zeigt drei Rinder, eins hast du schon. Nimmst du sie, überspringst du die Karten 12 und 16, und der Bot bekommt beide. Nimm sie diesmal.
note-herd = Bring die Rinder zusammen. Neben deinem Rind bringen drei Stellen für Karte 10 mindestens 8 Punkte, zwei davon mit gedrehter Karte. Probier sie aus und vergleiche die Punkte, bevor du wählst.
note-end = Du hast { $total } Punkte. So geht es weiter, bis der Kreis leer ist. Übersprungene Karten werden immer gelegt: Zwei schwache zu verschenken, kann besser sein als eine gute.
note-free = Das ist das ganze Spiel. Fünf Karten liegen noch im Kreis: Spiel gegen den Bot weiter, jetzt ist wieder alles möglich. Viel Glück!
