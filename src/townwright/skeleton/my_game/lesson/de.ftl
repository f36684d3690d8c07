### Was der Coach sagt. Jede Zeile des Wertungsblatts ist eine Variable mit den Punkten des Lernenden, ebenso `total`.

note-goal = Eine Karte zählt ihren Wert, wenn sie höher ist als die Karte darunter. Wer am Ende die meisten Punkte hat, gewinnt.
note-first = Der Stapel ist leer, also zählt jede Karte. Spiel deine 6, höher geht es nicht.
note-climb = { $total } Punkte für dich. Deine 6 ist nicht zu schlagen, darum spielte der Coach eine 1. Deine 3 ist höher: Spiel sie.
note-free = Der Coach spielte höher und bekam 4 Punkte. Ab hier gehört die Partie dir: Welche Karte spielst du?
