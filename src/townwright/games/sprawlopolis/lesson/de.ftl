### Was in der ersten Lektion von Sprawlopolis gesagt wird, auf Deutsch.

note-goal = Du baust aus 15 Karten eine einzige Stadt, allein oder gemeinsam mit anderen. Am Ende muss sie mindestens so viel wert sein wie das Ziel, diesmal 28. Jetzt ist sie { $total } wert.
note-zones = Es gibt vier Zonen. Von jeder Zone bringt das größte zusammenhängende Gebiet 1 Punkt je Block. Noch sind alle vier nur einen Block groß: Das macht 4 Punkte.
note-roads = Durch jeden Block, der kein Park ist, führt eine Straße. Jede Straße kostet 1 Punkt, egal wie lang sie ist. Wenige lange sind also besser als viele kurze.
note-conditions = Drei Wertungskarten sagen, was sonst noch zählt; ihre Nummern ergeben zusammen das Ziel. Heute: eine lange Straße, viel Gewerbe in einer Reihe oder Spalte und mehr Wohnen als Industrie an einem Stück.
note-hand = Allein hast du immer drei Karten: Eine legst du, dann ziehst du die oberste vom Stapel. Sie liegt schon offen da, du kannst also planen.
note-first = Leg Karte 4 gedreht an die markierte Stelle. Sie überdeckt dein Gewerbe, aber ihre Straße schließt an deine an, und zwei Wohnblöcke liegen nun nebeneinander.
note-covered = Karten dürfen überdecken, so viel du willst; es zählt nur, was zu sehen ist. Die eine Straße hat jetzt fünf Abschnitte, und die Stadt ist { $total } Punkte wert.
note-long = Karte 1 kommt obendrauf. Park trifft Park, Gewerbe trifft Gewerbe, und die Straße läuft durch alles hindurch. Sieh dir vor dem Legen die Zeilen an: Sie zeigen, was sich ändert.
note-highway = { $total } Punkte! Superhighway zahlt 1 Punkt je zwei Abschnitte deiner längsten Straße: acht Abschnitte, { $superhighway } Punkte. Und es ist noch immer eine einzige Straße, die nur 1 Punkt kostet.
note-strip = Für The Strip zählt die Spalte mit dem meisten Gewerbe. Leg Karte 3 gedreht so an, dass unter den beiden ein dritter Gewerbeblock folgt.
note-price = The Strip bringt nun { $the_strip } Punkte und das Gewerbe { $commercial }. Aber eine zweite Straße ist dazugekommen, zusammen kosten sie 2. So ein Handel ist jede Karte.
note-puzzle = Jetzt wählst du, und zwar unter allen Stellen, die zusammen mindestens 1 Punkt bringen; jede deiner drei Karten hat welche. Probier eine über der Stadt aus, dreh sie, wenn du magst, und vergleiche die Zeilen.
note-end = { $total } Punkte. Ist der Stapel leer, werden noch die Karten der Hand gelegt. Liegen alle 15 in der Stadt, ist mit 28 Punkten oder mehr gewonnen, mit weniger verloren.
note-free = Noch zehn Karten, und die Stadt gehört dir. Ein Tipp zeigt dir, was ein starker Spieler täte. Viel Glück!
