### Was in der ersten Lektion von Die Paläste von Carrara gesagt wird, auf Deutsch.

note-goal = Du kaufst Bausteine aus Marmor, baust in sechs italienischen Städten und wertest deine Gebäude im richtigen Moment. Punkte, Münzen und kostbare Objekte entscheiden, wer gewinnt.
note-turn = Jeder Zug ist genau eine Aktion: Bausteine von der Drehscheibe kaufen, ein offen ausliegendes Gebäude bauen oder deine Gebäude werten. Das ist das ganze Spiel; die Frage ist immer, wann.
note-build = Du hast einen schwarzen Baustein, genug für ein Gebäude mit Baukosten 1. Wähle Castello 1, dann Lerici: die einzige Stadt, die Schwarz annimmt.
note-later = Nach jeder Aktion darfst du eines dieser Objekte für 10 Münzen kaufen. Am Ende ist es 3 Punkte wert. Erst einmal brauchst du die Münzen aber für Bausteine: Beende deinen Zug.
note-wheel = Der Bot hat in Massa gebaut. Kauf jetzt Bausteine: Dreh die Drehscheibe mit dem Knopf in ihrer Mitte. Alles darauf rückt ein Segment weiter und wird billiger, und in Segment 1 kommen neue Bausteine.
note-bricks = Alle Bausteine eines Kaufs kommen aus einem Segment. Nimm aus Segment 2 Gelb, Rot, Blau und Schwarz: 4 + 3 + 1 + 0 = 8 Münzen. Dann kauf sie.
note-saving = Du hast noch zwölf Münzen. Bausteine werden mit jeder Drehung billiger, aber das weiß der Bot auch. Beende deinen Zug.
note-cities = Es gibt sechs Städte: Livorno nimmt nur Weiß, Lerici nimmt alles. Je wählerischer eine Stadt, desto höher ihr Wert. Bei einer Wertung bringt jedes Gebäude seine Baukosten mal diesen Wert: je nach Stadt in Punkten oder in Münzen.
note-lucca = Gelb und Rot sind gut genug für Lucca; dort gibt es Baukosten × 2 Punkte. Wähle Castello 2, bau es in Lucca und beende deinen Zug.
note-scoring = Werten ist die dritte Aktion. Jede Gebäudeart kannst du einmal werten, mit all ihren Gebäuden in allen Städten. Jedes bringt seine Baukosten mal den Wert seiner Stadt und dazu ein Objekt seiner Sorte.
note-score = Von der Art Castello hast du zwei Gebäude: 2 × 2 Punkte in Lucca, 1 × 1 Münze in Lerici und zwei Fahnen. Werte Castello.
note-object = { $castello } Punkte für die Gebäude, und { $objects } Punkte am Ende für zwei Fahnen. Du hast 13 Münzen: Kauf dir für 10 davon ein Objekt, egal welches.
note-again = Ein Gebäude kann zweimal etwas bringen: mit seiner Art und mit seiner Stadt. Um Lerici zu werten, brauchst du dort drei Gebäude. Bau das zweite: Cathedrale 2 oder Porta 2. Mit weniger als 10 Münzen endet dein Zug dann von selbst.
note-city = Der Bot hat Massa gewertet, dort stehen drei seiner Gebäude: 5 Punkte und drei Objekte. Jede Stadt wird in der ganzen Partie nur einmal gewertet: Wer zuerst kommt, bekommt sie. Massa ist weg!
note-end = Hast du viermal gewertet, acht Objekte gesammelt und Gebäude mit Baukosten von zusammen 30 gebaut, darfst du das Spielende ansagen und bekommst 5 Punkte. Auch mit dem letzten Gebäude endet die Partie.
note-final = Am Ende kommen 3 Punkte pro Objekt, die Baukosten aller deiner Gebäude und 1 Punkt für je 5 Münzen dazu. So gezählt hast du jetzt { $total } Punkte.
note-free = Ab hier ist es deine Partie: Kauf neue Bausteine, bau ein drittes Gebäude in Lerici und behalte die Drehscheibe im Auge. Auch der Bot spielt weiter.
