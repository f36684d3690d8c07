### Was in der ersten Lektion von Squaring Circleville gesagt wird, auf Deutsch.

note-goal = Aus einer runden Stadt wird eine eckige. Jeder ihrer 20 Bereiche ist vollendet, sobald die alten Straßen (rote Felder) abgetragen, die neuen (blaue Felder) gebaut und die Gebäude abgerissen sind.
note-section = Jede Arbeit markierst du mit einem Marker. Wird ein Bereich vollendet, bekommt die meisten Punkte, wer dort die meisten Marker hat. In Bereich 2 liegen je vier von dir und vom Bot, und nur zwei rote Felder sind noch offen!
note-rondel = Ein Zug beginnt auf dem Rondell: Dein Assistent zieht im Uhrzeigersinn, höchstens bis zum zweiten freien Feld. Feld 6 gibt dir eine rote Aktion für seine Farbe und eine grüne für die oberste Scheibe. Zieh dorthin.
note-basic = Jetzt kommen zwei Aktionen, in beliebiger Reihenfolge. Jede ist die Basisaktion ihrer Farbe oder eine alternative weiter unten in der Spalte. Deine rote Basisaktion ist 2 Marker wert: Wähle sie.
note-step = Du arbeitest dort, wo dein Bauleiter steht. Einmal pro Aktion darf er einen Schritt in einen Nachbarbereich gehen. Geh in Bereich 2: Deine zwei Marker kommen auf die letzten roten Felder, und weil nichts mehr zu tun ist, endet die Aktion.
note-completed = Bereich 2 ist vollendet und wird eckig. Sechs Marker gegen vier: { $section_2 } Punkte für dich, 2 für den Bot. Einer deiner Marker bleibt neben der Nummer und bringt dich in Viertel 1 voran.
note-year = Wer einen Bereich vollendet, bekommt auch das Jahresbonusplättchen. Deins heißt „Flexibler Bauleiter“: Damit geht dein Bauleiter einmal in einen beliebigen Bereich, jederzeit in deinem Zug. Ungenutzt ist es am Ende 1 Punkt wert.
note-green = Deine zweite Aktion ist grün: Gebäude bauen. Sie kommen vom linken Ende der Gebäudeleiste, wo die abgerissenen warten. Wähle die grüne Basisaktion mit Wert 1.
note-build = Dein Bauleiter steht im vollendeten Bereich 2 mit zwei freien Bauplätzen. Bau hier: Neben das Gebäude kommt dein Marker, und auf der Stadtviertelleiste rückst du ein Feld vor.
note-level = Beende die Aktion, dann den Zug. Die grüne Scheibe deines Stapels kommt auf dein Tableau und erhöht deinen grünen Level. Mit dem Rondellfeld wählst du also auch, worin du besser wirst.
note-keep = Die grüne Scheibe gehört dir. Jahresbonusplättchen und Ausrüstung darfst du bis zum Zugende nutzen, deshalb fragt dich das Spiel noch einmal. Behalte deinen flexiblen Bauleiter und beende den Zug.
note-tracks = Der Bot hat auf dem zweiten Bauplatz gebaut. In Viertel 1 stehst du auf 2, er auf 1. Das „+1“ in der Ecke gilt, falls der Bauleiter am Ende noch im Viertel steht. Jedes Viertel bringt am Ende dem Ersten 9 Punkte und, zu zweit, dem Zweiten 3.
note-blue = Du bist wieder dran. Feld 7 gibt dir Blau und Grün, und dein blauer Level ist schon 3: hoch genug für eine gute alternative Aktion. Zieh dorthin.
note-alternate = Ab Level 3 darfst du verschönern: Ein Marker auf dem Baum eines vollendeten Bereichs bringt dich noch ein Feld weiter. Wähle das in der blauen Spalte, dann Bereich 2.
note-beautified = In Viertel 1 stehst du jetzt auf 3. Die fünf alternativen Aktionen, ab Level 1: den Bauleiter ziehen, Ausrüstung nehmen, verschönern, ein Gebäude verbessern, eine Errungenschaft beanspruchen. Beende die Aktion.
note-end = Wer den letzten Bereich vollendet, löst das Ende aus. Dann werden die vier Viertel gewertet, dazu Errungenschaften und ungenutzte Jahresbonusplättchen. Wäre jetzt Schluss, hättest du { $total } Punkte.
note-free = Deine grüne Aktion hast du noch, und du hast die Wahl: 18 Bereiche warten. Mögliche Züge leuchten, und mit Rückgängig gehst du Schritt für Schritt zurück. Viel Erfolg!
