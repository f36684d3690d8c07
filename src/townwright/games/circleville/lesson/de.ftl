### Was in der ersten Lektion von Squaring Circleville gesagt wird, auf Deutsch.

note-goal = Aus einer runden Stadt soll eine eckige werden. Jeder ihrer 20 Bereiche ist vollendet, wenn die alten Straßen (rote Felder) aufgerissen, die neuen (blaue Felder) gebaut und die Gebäude abgerissen sind.
note-section = Jede Arbeit wird mit einem Marker festgehalten. Wer in einem Bereich die meisten hat, wenn er vollendet wird, bekommt am meisten. In Bereich 2 habt ihr je vier, und nur zwei rote Felder sind noch offen!
note-rondel = Ein Zug beginnt auf dem Rondell: Dein Assistent geht im Uhrzeigersinn, höchstens bis zum zweiten freien Feld. Feld 6 gibt eine rote Aktion für seine Farbe und eine grüne für die oberste Scheibe. Geh dorthin.
note-basic = Jetzt kommen zwei Aktionen, in beliebiger Reihenfolge. Jede ist die Basisaktion ihrer Farbe oder eine alternative weiter unten in der Spalte. Deine rote Basisaktion ist 2 Marker wert: Wähle sie.
note-step = Du arbeitest dort, wo dein Bauleiter steht. Einmal in jeder Aktion darf er einen Schritt in einen Nachbarbereich gehen: Geh nach Bereich 2.
note-finish = Für deine zwei Marker gab es nur eine Möglichkeit, darum liegen sie schon auf den letzten roten Feldern. Eine Aktion endet, wenn du es sagst. Beende sie.
note-completed = Bereich 2 ist vollendet und wird eckig. Sechs Marker gegen vier: { $section_2 } Punkte für dich, 2 für den Bot. Einer deiner Marker bleibt neben der Nummer und bringt dich in Viertel 1 voran.
note-year = Wer einen Bereich vollendet, bekommt auch das Plättchen des Jahres. Ein flexibler Bauleiter geht einmal überallhin, wann immer du dran bist. Unbenutzt ist das Plättchen am Ende 1 Punkt wert.
note-green = Deine zweite Aktion ist grün: Gebäude bauen. Sie kommen vom linken Ende der Leiste, wo die abgerissenen warten. Wähle die grüne Basisaktion mit Wert 1.
note-build = Dein Bauleiter steht im vollendeten Bereich 2 mit zwei freien Bauplätzen. Bau hier: Neben das Gebäude kommt ein Marker von dir, und auf der Leiste des Viertels rückst du ein Feld vor.
note-level = Beende die Aktion, dann den Zug. Die grüne Scheibe deines Stapels kommt auf dein Tableau und hebt dein grünes Level. Mit dem Rondellfeld wählst du also auch, worin du besser wirst.
note-keep = Die grüne Scheibe hast du. Jahresplättchen und Ausrüstung darfst du nutzen, bis dein Zug endet, deshalb wirst du noch einmal gefragt. Behalte deinen flexiblen Bauleiter und beende den Zug.
note-tracks = Der Bot hat in Bereich 5 Straßen aufgerissen und auf deinem zweiten Bauplatz gebaut. In Viertel 1 stehst du auf 3, er auf 2. Am Ende bringt jedes Viertel dem Ersten 9 Punkte und zu zweit dem Zweiten 3.
note-blue = Du bist wieder dran. Feld 7 gibt Blau und Grün, und dein blaues Level ist schon 3: hoch genug für eine alternative Aktion, die sich lohnt. Geh dorthin.
note-alternate = Ab Level 3 darfst du verschönern: ein Marker auf den Baum eines vollendeten Bereichs, noch ein Feld auf seiner Leiste. Wähle das in der blauen Spalte, dann Bereich 2.
note-beautified = In Viertel 1 stehst du jetzt auf 4. Die fünf alternativen Aktionen, ab Level 1: weiter gehen, Ausrüstung nehmen, verschönern, ein Gebäude verbessern, eine Errungenschaft beanspruchen. Beende die Aktion.
note-end = Wer den letzten Bereich vollendet, löst das Ende aus. Dann werden die vier Viertel gewertet, dazu Errungenschaften und unbenutzte Jahresplättchen. Wäre jetzt Schluss, hättest du { $total } Punkte.
note-free = Deine grüne Aktion fehlt noch, und du hast die Wahl: 18 Bereiche warten. Was möglich ist, leuchtet, und Zurück geht Schritt für Schritt. Viel Erfolg!
