### Was in der ersten Lektion von Sprawlopolis gesagt wird, auf Deutsch.

note-goal = Du baust aus 15 Karten eine Stadt, allein oder mit anderen. Am Ende muss sie mindestens die Zielpunktzahl wert sein, diesmal 28. Jetzt ist sie { $total } wert.
note-zones = Es gibt vier Zonen. Das größte zusammenhängende Gebiet jeder Zone bringt 1 Punkt pro Block. Noch ist jedes nur einen Block groß: 4 Punkte.
note-roads = Durch jeden Block außer Parks führt eine Straße. Jede Straße kostet 1 Punkt, egal wie lang sie ist. Wenige lange sind also besser als viele kurze.
note-conditions = Drei Wertungskarten sagen, was sonst noch zählt; ihre Zahlen ergeben zusammen die Zielpunktzahl. Heute: eine lange Straße, viel Gewerbe in einer Zeile oder Spalte und ein Wohngebiet, das größer ist als das Industriegebiet.
note-hand = Im Solospiel hast du immer drei Karten: Eine legst du, dann ziehst du die oberste vom Stapel. Du siehst sie schon, also plane voraus.
note-first = Dreh Karte 4 und leg sie an die markierte Stelle. Sie überdeckt deinen Gewerbeblock, aber ihre Straße schließt an deine an, und zwei Wohnblocks liegen nun nebeneinander.
note-covered = Karten dürfen überdecken, so viel du willst; es zählt nur, was zu sehen ist. Die eine Straße hat jetzt fünf Abschnitte, und die Stadt ist { $total } Punkte wert.
note-long = Karte 1 kommt oben an die Stadt. Park trifft Park, Gewerbe trifft Gewerbe, und deine Straße geht weiter. Schau dir vor dem Legen die Punkte an: Du siehst, was sich ändert.
note-highway = { $total } Punkte! Superhighway bringt 1 Punkt für je zwei Abschnitte deiner längsten Straße: acht Abschnitte, { $superhighway } Punkte. Und es ist immer noch eine einzige Straße, die nur 1 Punkt kostet.
note-strip = Für The Strip zählt die Spalte mit dem meisten Gewerbe. Dreh Karte 3 und leg sie so an, dass unter den beiden Gewerbeblocks ein dritter folgt.
note-price = The Strip bringt nun { $the_strip } Punkte und das Gewerbe { $commercial }. Aber eine zweite Straße ist dazugekommen, zusammen kosten sie 2. Jede Karte ist so ein Kompromiss.
note-puzzle = Jetzt wählst du selbst: irgendeine Stelle, die insgesamt mindestens 1 Punkt bringt. Solche Stellen gibt es für jede deiner drei Karten. Probier eine über der Stadt aus, dreh sie, wenn du magst, und vergleiche die Punkte.
note-end = { $total } Punkte. Ist der Stapel leer, spielst du noch deine Handkarten aus. Liegen alle 15 Karten in der Stadt, gewinnst du mit 28 Punkten oder mehr, mit weniger verlierst du.
note-free = Noch zehn Karten, und die Stadt gehört dir. Ein Tipp zeigt dir, was ein starker Spieler machen würde. Viel Glück!
