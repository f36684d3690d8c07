### Squaring Circleville on the page, in German. Python does not use these messages.

page-cv-town = Stadtplan von Circleville
page-cv-offer = Rondell, Gebäudeleiste, Errungenschaften, Ausrüstung
page-cv-mats = Tableaus und Verlauf
page-cv-panels = Ansichten
page-cv-tab-town = Stadt
page-cv-tab-rondel = Rondell
page-cv-tab-mat = Tableau
page-cv-tab-others = Gegner
page-cv-tab-market = Auslage
page-cv-vp = SP
page-cv-if-ended = { $over ->
    [1] Endstand: { $points } SP
   *[0] Wäre jetzt Schluss: { $points } SP
}
page-cv-projected = { $over ->
    [1] am Ende:
   *[0] Stand jetzt:
}
page-cv-cubes = { $count ->
    [one] 1 Marker
   *[other] { $count } Marker
}
page-cv-of = { $count } von { $all }
page-cv-matching = +{ $points } in der Farbe der Aktion
page-cv-free-slot = freier Platz
page-cv-row-achievement = Errungenschaft
page-cv-row-improve = Verbessern
page-cv-row-beautify = Verschönern
page-cv-row-equipment = Ausrüstung
page-cv-row-move = { $steps } Schritte
page-cv-column = { $colour }: Level { $level }, Wert { $value }
page-cv-cell = { $kind }, mit { $colour }; Wert { $value }
page-cv-why = Der letzte Zug und warum
page-cv-space = Feld { $space }, { $colour }; { $count ->
    [0] der Stapel ist leer
   *[other] { $count } im Stapel, oben { $top }
}{ $someone ->
    [0] {""}
   *[other] ; hier: { $here }
}{ $lit ->
    [1] ; dorthin kannst du ziehen
    [2] ; im nächsten Zug erreichbar
   *[other] {""}
}
page-cv-space-name = Feld { $space }
page-cv-section = Bereich { $section }
page-cv-section-open = Bereich { $section }, Viertel { $quadrant }; noch offen: { $red }× Rot, { $blue }× Blau, { $structures ->
    [one] 1 Gebäude
   *[other] { $structures } Gebäude
}{ $lit ->
    [1] ; jetzt wählbar
   *[other] {""}
}
page-cv-section-done = Bereich { $section }, Viertel { $quadrant }: vollendet, { $plots ->
    [one] 1 freier Bauplatz
   *[other] { $plots } freie Bauplätze
}{ $lit ->
    [1] ; jetzt wählbar
   *[other] {""}
}
page-cv-neighbours = Nachbarn: { $sections }
page-cv-number-square = Feld neben der Nummer
page-cv-plot = Bauplatz { $plot }
page-cv-new-plot = Neuer Bauplatz { $plot }
page-cv-open-squares = Freie Felder, { $colour }
page-cv-structures-left = Stehende Gebäude
page-cv-beside = Daneben: { $achievement }
page-cv-sources = Woher diese Werte kommen
page-cv-reconstructed = Einige dieser Werte stehen nur auf Spielmaterial, das wir nicht gesehen haben. Wir haben sie passend zu allem Bekannten rekonstruiert; wenn du das Spiel besitzt, kannst du sie korrigieren.
page-cv-look-up = Was ist das? (I)
page-cv-look-up-help = Wähle etwas aus, um mehr darüber zu erfahren; mit dem Fragezeichen hörst du wieder auf.
page-cv-first-turn-help = Wähle eine hervorgehobene Stelle. In der Stadt: einen ganzen Bereich, um dort so viel zu tun, wie die Aktion erlaubt, oder ein einzelnes Feld oder Gebäude darin.
page-cv-which = Welcher Zug?
page-cv-armed = { $tile }: Wähle ein Ziel.
page-cv-back = Zurück
page-cv-all = Alle ({ $count })
page-cv-basic-now = { $colour ->
    [Rot] Straßen abtragen
    [Blau] Straßen bauen
    [Orange] Gebäude abreißen
   *[other] Gebäude bauen
}
page-cv-units = noch { $units }
page-cv-steps = { $steps ->
    [0] { $more ->
        [1] noch kein Schritt gegangen
       *[other] kein Schritt gegangen
    }
    [one] 1 Schritt gegangen{ $more ->
        [1] , mehr möglich
       *[other] {""}
    }
   *[other] { $steps } Schritte gegangen{ $more ->
        [1] , mehr möglich
       *[other] {""}
    }
}
page-cv-to-do = Offen:
page-cv-one-of = Eine davon:
page-cv-assistant = Assistenten auf Feld { $space } ziehen
page-cv-flip-stack = Stapel umdrehen
page-cv-swap-stack = Mit dem Reservestapel tauschen
page-cv-basic = { $colour ->
    [Rot] Straßen abtragen
    [Blau] Straßen bauen
    [Orange] Gebäude abreißen
   *[other] Gebäude bauen
}: { $value }
page-cv-alternate = { $kind } ({ $colour })
page-cv-bonus = Bonusaktion ausführen
page-cv-bonus-keeping = Bonusaktion ausführen, { $colour } behalten
page-cv-step = In Bereich { $section } gehen
page-cv-step-anyway = Trotzdem in Bereich { $section } gehen
page-cv-idle-step = Dort gibt es nichts zu tun: Die Aktion würde ohne Arbeit enden.
page-cv-outlook = Punkte für Bereich { $section }, Stand jetzt: { $now }{ $changes ->
    [0] {""}
   *[other] ; nach dieser Aktion: { $later }
}.
page-cv-to-complete = Bis zur Vollendung { $left ->
    [one] fehlt 1 Marker;
   *[other] fehlen { $left } Marker;
} { $name } hat noch { $cubes }.
page-cv-unused = { $count ->
    [one] 1 ist noch übrig. Beendest du die Aktion jetzt, verfällt der Rest.
   *[other] { $count } sind noch übrig. Beendest du die Aktion jetzt, verfällt der Rest.
}
page-cv-outlook-of = mit { $colour }: { $points }
page-cv-nobody = niemand
page-cv-space-only = nichts zu tun für Basisaktionen in { $colours }
page-cv-space-why = Feld { $space }: In Reichweite deines Bauleiters gibt es für Basisaktionen in { $colours } nichts zu tun. Alternative Aktionen bleiben möglich.
page-cv-work-of = { $action }: { $work }
page-cv-place = { $cubes ->
    [one] 1 Marker legen
   *[other] { $cubes } Marker legen
}
page-cv-raze = { $twice ->
    [1] Ein { $structure } abreißen, mit zwei Markern
   *[other] Ein { $structure } abreißen
}
page-cv-build = { $twice ->
    [1] In Bereich { $section } bauen, mit zwei Markern
   *[other] In Bereich { $section } bauen
}
page-cv-fill-roads = { $cubes ->
    [one] 1 Marker und einen zusätzlichen legen
   *[other] { $cubes } Marker und einen zusätzlichen legen
}
page-cv-fill-raze = { $count } Gebäude abreißen
page-cv-fill-build = { $count } Gebäude bauen
page-cv-build-new = Auf dem neuen Bauplatz { $plot } bauen
page-cv-beautify = Bereich { $section } verschönern
page-cv-improve = Gebäude auf Bauplatz { $plot } in Bereich { $section } verbessern
page-cv-take = Ausrüstung { $tile } nehmen
page-cv-return = Ausrüstung { $tile } zurückgeben
page-cv-claim = Errungenschaft { $tile } beanspruchen
page-cv-lift = Marker von einem { $colour ->
    [Rot] roten
   *[other] blauen
} Feld in Bereich { $section } nehmen
page-cv-end-action = Aktion beenden
page-cv-end-action-queue = Aktion beenden, zuerst auf die Leiste: { $structure }
page-cv-queue = Als Nächstes auf die Leiste stellen: { $structure }
page-cv-extra-cube = Zusätzlichen Marker in Bereich { $section } legen
page-cv-complete = Bereich { $section } zuerst werten
page-cv-take-year = Jahresbonusplättchen nehmen
page-cv-swap-year = Gegen das von { $year } tauschen
page-cv-lay = { $row ->
    [vierfarbig] Vierfarbiges Feld
   *[other] Reihe: { $row }
}
page-cv-exchange-tile = Scheibe { $place } ({ $colour }) gegen die oberste an Feld { $space } tauschen
page-cv-exchange-queue = Plätze { $first } und { $second } tauschen
page-cv-use-plot = Neuen Bauplatz in Bereich { $section } legen
page-cv-use-equipment = Neue Ausrüstung nehmen
page-cv-use-supervisor = Bauleiter in Bereich { $section } ziehen
page-cv-use-assistant = Assistenten auf Feld { $space } ziehen
page-cv-use-five = Als Level 5 zählen
page-cv-use-raze = In Bereich { $section } abreißen: { $structure }
page-cv-use-build = Gebäude von Platz { $place } bauen
page-cv-end-turn = Zug beenden
page-cv-end-turn-tile = Scheibe nehmen und Zug beenden
page-cv-end-turn-column = Zug beenden, Plättchen auf { $colour }
page-cv-take-tile = Nur die Scheibe nehmen
page-cv-column-move = Auf die { $colour ->
    [Rot] rote
    [Blau] blaue
    [Orange] orange
   *[other] grüne
} Spalte legen
page-cv-carry-on = Weiter
page-cv-turn = Zug
page-cv-stage-space = Feld
page-cv-stage-order = Reihenfolge
page-cv-stage-kind = Basis oder Alternative
page-cv-stage-where = Wo
page-cv-stage-end = Ende
page-cv-first = Zuerst:
page-cv-near = Vergrößern
page-cv-zoom-lit = Auf mögliche Züge zoomen
page-cv-zoom-mine = Auf meinen Bauleiter zoomen
page-cv-campaign = { $beaten ->
    [0] Fang mit einem Gegner an. Siege schalten Paare und Trios frei.
   *[other] Du hast { $beaten } von { $all } Gegnerkombinationen besiegt.
}
page-cv-unlocked = Freigeschaltet: { $names }.
page-cv-next-opponent = Weiter gegen { $name }
page-cv-plays-bertha = In jedem Zug führt sie zwei starke Aktionen in einem Viertel aus, höchste Bereichsnummer zuerst, und zieht dann ins nächste Viertel. Nach dem letzten der vier Viertel verbessert sie außerdem ein Gebäude und verschönert einen Bereich.
page-cv-plays-carsten = Er vergleicht drei Farben; sind alle verschieden, führt er drei kleine Aktionen aus, niedrigste Bereichsnummer zuerst. Mit einem Paar nimmt er Ausrüstung, verbessert, verschönert oder bekommt Punkte; bei drei gleichen verschwindet eine Errungenschaft, oder er bekommt 10 Punkte.
page-cv-plays-denzel = Er arbeitet dort, wohin ihn sein Rondellfeld schickt, niedrigste Bereichsnummer zuerst, und sammelt Scheiben. Mit der dritten einer Farbe vollendet er sofort einen Bereich und bekommt die Punkte für den ersten Platz doppelt.
page-cv-plays-katherine = Die Farben des Rondells sind ihr egal: In einem Zug führt sie zwei kleine Aktionen aus, im nächsten vier, höchste Bereichsnummer zuerst. In jedem vierten Zug nimmt sie bis zu zwei Errungenschaften aus dem Spiel und bekommt 5 Punkte für jede, die sie nicht findet.
page-cv-pairs = Paare
page-cv-trios = Trios
page-cv-record = { $games ->
    [0] Noch nicht gespielt
    [one] { $won ->
        [0] 1 Partie, kein Sieg; Bestwert: { $best } SP
       *[other] 1 Sieg in 1 Partie; Bestwert: { $best } SP
    }
   *[other] { $won ->
        [0] { $games } Partien, kein Sieg; Bestwert: { $best } SP
        [one] 1 Sieg in { $games } Partien; Bestwert: { $best } SP
       *[other] { $won } Siege in { $games } Partien; Bestwert: { $best } SP
    }
}
page-cv-locked = { $size ->
    [2] Noch einzeln zu schlagen: { $names }
   *[other] Noch in einem Paar zu schlagen: { $names }
}
page-cv-unlock-all = Frei wählen
    .help = Tritt sofort gegen jedes beliebige Paar oder Trio an. Deine Ergebnisse zählen trotzdem.
page-cv-box-roads = Straßen
page-cv-box-rondel = Rondell
page-cv-box-mat = Spielertableau
page-cv-box-end = Viertel am Ende
page-cv-box-years = Jahre und Errungenschaftsbereich
page-cv-box-year-tiles = Jahresbonusplättchen
page-cv-box-equipment = Ausrüstung
page-cv-box-achievements = Errungenschaften
page-cv-box-solo = Solo: Farben und Viertel
page-cv-box-bertha = Berthas Tableau
page-cv-box-carsten = Carstens Tableau
page-cv-box-katherine = Katherines Tableau
page-cv-box-section-quadrant = Viertel
page-cv-box-section-red = Rote Felder
page-cv-box-section-blue = Blaue Felder
page-cv-box-section-structures = Gebäude
page-cv-box-section-points = Siegpunkte nach Platz
page-cv-box-section-plots = Bauplätze
page-cv-box-roads-values = Bereiche, zwischen denen eine Straße liegt
page-cv-box-rondel-values = Felder im Uhrzeigersinn, ab dem Schornstein
page-cv-box-levels = { $colour }, Level 1 bis 5
page-cv-box-end-values = Siegpunkte nach Platz
page-cv-box-years-values = Jahre mit einer Errungenschaft
page-cv-box-slots = Plätze: { $row }
page-cv-box-solo-spaces = Felder der Reihe nach: Viertel und Farbe
page-cv-box-solo-cells = Felder für Aktionsscheiben, Zeile für Zeile
page-cv-box-solo-stops = Stationen im Uhrzeigersinn: Viertel und Reihe der Felder
page-cv-box-solo-marked = Markierte Station
page-cv-box-part-quadrant = Viertel
page-cv-box-part-colour = Farbe
page-cv-box-part-line = Reihe
page-cv-box-road-new = Neue Straße, etwa 3–8
page-cv-box-road-add = Hinzufügen
page-cv-box-road-remove = Straße { $road } entfernen
page-cv-box-is-open = zu vergleichen
page-cv-box-is-done = wie gedruckt
page-cv-box-is-corrected = korrigiert
page-score-of-in = { $what }, { $name }, Viertel { $quadrant }
page-score-supervisors = Bauleiter
page-score-supervisors-help = In welchem Viertel stehen die Bauleiter am Ende? Dort zählt der Stadtviertelmarker des Spielers ein Feld mehr.
page-score-supervisors-first = Gib an, wo die Bauleiter stehen, dann erscheint das Wertungsblatt.
page-score-quadrant-help = Gib an, wo der Stadtviertelmarker vor dem Bonus für Bauleiter steht. Bei Gleichstand entscheiden Marker auf Verschönerungssymbolen.
page-score-marker = Stadtviertelmarker
page-score-beautify-cubes = Verschönerungen
page-score-achievements-help = Füg bei jedem Spieler seine Plättchen hinzu und beantworte dann die Fragen darunter.
page-score-choose-achievement = Errungenschaft hinzufügen …
page-score-add-achievement = Errungenschaft für { $name } hinzufügen
page-score-without = Errungenschaft { $tile } entfernen
page-score-beside = mit einem Marker von { $name } daneben
page-score-twice = Verschönerungssymbole in Viertel { $quadrant } mit zwei Markern von { $name }
page-score-tiles-help = Sie entscheiden am Ende bei Gleichstand. Umgedrehte Jahresbonusplättchen zählen nicht.
page-score-how = Leisten, Bauleiter, Errungenschaften, Plättchen: ein Formular von oben nach unten.
