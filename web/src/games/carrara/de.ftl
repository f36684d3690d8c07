### The Palaces of Carrara on the page, in German. Python does not use these messages.

page-carrara-tab-shop = Gebäude
page-carrara-tab-cities = Städte
page-carrara-tab-score = Wertung
page-carrara-tab-mine = Besitz
page-carrara-tab-others = Gegner
page-carrara-side = Besitz, Wertungen und Gegner
page-carrara-buildings-left = { $count ->
    [one] Noch 1 Gebäude
   *[other] Noch { $count } Gebäude
}
page-carrara-brick = { $colour }, Segment { $segment }, { $coins ->
    [0] kostenlos
    [one] 1 Münze
   *[other] { $coins } Münzen
}
page-carrara-turn = Scheibe drehen
page-carrara-turn-short = Drehen
page-carrara-bricks = { $count ->
    [one] 1 Baustein
   *[other] { $count } Bausteine
}
# Das Wort nach einer Zahl.
page-carrara-coin-word = { $count ->
    [one] Münze
   *[other] Münzen
}
page-carrara-brick-word = { $count ->
    [one] Baustein
   *[other] Bausteine
}
page-carrara-leaves = Rest: { $coins }
page-carrara-in-bag = im Säckchen
page-carrara-preview = Nächste Drehung zeigen
page-carrara-previewed = { $count ->
    [0] So steht die Scheibe nach der nächsten Drehung.
    [one] So steht die Scheibe nach der nächsten Drehung, mit 1 neuen Baustein.
   *[other] So steht die Scheibe nach der nächsten Drehung, mit { $count } neuen Bausteinen.
}
page-carrara-odds = Was kommt als Nächstes?
page-carrara-odds-drawn = { $count ->
    [0] So wie die Scheibe jetzt steht, wird bei der nächsten Drehung nichts gezogen.
    [one] So wie die Scheibe jetzt steht, wird bei der nächsten Drehung 1 Baustein gezogen. So wahrscheinlich ist jede Farbe:
   *[other] So wie die Scheibe jetzt steht, werden bei der nächsten Drehung { $count } Bausteine gezogen. So wahrscheinlich ist jede Farbe dabei:
}
page-carrara-odds-help = Berechnet aus den Bausteinen, die du siehst. Die hinter dem Sichtschutz der anderen zählen, als lägen sie im Säckchen.
page-carrara-percent = { $percent }{ "\u00A0" }%
page-carrara-own-bricks = Deine Bausteine und Münzen:
page-carrara-stack = noch { $count } im Stapel
page-carrara-building = { $type } { $cost }, { $object }. { $count ->
    [-1] { "" }
    [0] Deine Bausteine reichen nicht.
   *[other] Möglich in { $cities }.
}
page-carrara-my-cities = Deine Städte
page-carrara-cities-of = Städte von { $name }
page-carrara-assumed = Wahrscheinlich, aber nicht am gedruckten Spiel geprüft.
page-carrara-cities-help = Ein gewertetes Gebäude bringt Baukosten × Wert der Stadt. Jede Stadt wird pro Partie nur einmal gewertet.
page-carrara-city = { $takes }, { $pays }. { $count ->
    [0] Noch nichts gebaut.
   *[other] Dort gebaut: { $buildings }.
}
page-carrara-build-here = Hier bauen
page-carrara-scored-by = gewertet von { $name }
page-carrara-scored = gewertet
page-carrara-so-far = { $count ->
    [one] Punkt bisher
   *[other] Punkte bisher
}
page-carrara-score = Werten
page-carrara-of-to-score = { $built }/{ $least } zum Werten
page-carrara-worth = bisher
page-carrara-nothing-built = noch nichts gebaut
page-carrara-none-built = keines gebaut
page-carrara-gain = { $points ->
    [0] { $coins ->
        [one] 1 Münze
       *[other] { $coins } Münzen
    }
    [one] 1 Punkt{ $coins ->
        [0] { "" }
        [one] , 1 Münze
       *[other] , { $coins } Münzen
    }
   *[other] { $points } Punkte{ $coins ->
        [0] { "" }
        [one] , 1 Münze
       *[other] , { $coins } Münzen
    }
}{ $objects ->
    [0] { "" }
    [one] , 1 Objekt
   *[other] , { $objects } Objekte
}
page-carrara-on-sheet = { $points } auf dem Wertungsblatt.
page-carrara-paying = Du zahlst
page-carrara-keep-brick = Diesen Baustein behalten: { $colour }
page-carrara-objects = Objekte: { $objects }
page-carrara-markers = { $used } von { $all } Wertungen
page-carrara-total = { $over ->
    [1] Endstand:
   *[0] Wäre jetzt Schluss:
}
page-carrara-score-type = Gebäudeart werten
page-carrara-score-type-help = jede einmal
page-carrara-end = Spielende ansagen
page-carrara-end-help = alle drei: +{ $points } Punkte
page-carrara-end-scorings = Wertungen
page-carrara-needs = nötig: { $count }
page-carrara-market = Objekte kaufen
page-carrara-market-help = darunter: Vorrat
page-carrara-object = { $object }, für { $coins } Münzen zu kaufen
page-carrara-object-sold = { $object }, verkauft
page-carrara-sold = verkauft
page-carrara-announced-by = { $name } hat es angesagt
page-carrara-announced = hat das Spielende angesagt
page-carrara-hidden-stock = Münzen, Bausteine und Objekte sind verdeckt
page-carrara-clear = Abwählen
page-carrara-buy-and-end = Kaufen und Zug beenden
page-carrara-buy-and-announce = Kaufen und Spielende ansagen
page-carrara-buy-this = Für { $coins } Münzen kaufen: { $object }?
page-carrara-pay = { $count ->
    [one] 1 Baustein zahlen
   *[other] { $count } Bausteine zahlen
}
page-carrara-pay-for = { $building } in { $city } mit { $count ->
    [one] diesem Baustein
   *[other] diesen { $count } Bausteinen
} bezahlen?
page-carrara-pay-help = Wähle einen deiner Bausteine, um stattdessen mit ihm zu zahlen.
page-carrara-done = Kauf beenden
page-carrara-buy = { $count ->
    [0] Kaufen
   *[other] { $coins ->
        [0] Kostenlos nehmen
        [one] Für 1 Münze kaufen
       *[other] Für { $coins } Münzen kaufen
    }
}
page-carrara-buy-bricks = Segment { $segment }: { $colours }.
page-carrara-running = { $coins ->
    [one] 1 Münze
   *[other] { $coins } Münzen
}, Rest: { $left }.
page-carrara-take-help = Alle aus einem Segment.
page-carrara-take-coins = Münzen nehmen
page-carrara-pass = Passen
page-carrara-announce = Spielende ansagen
page-carrara-announce-help = Das bringt { $points } Punkte; dies wird die letzte Runde.
page-carrara-purchase-help = Höchstens eines pro Zug.
page-carrara-action-help = Mögliche Züge sind hervorgehoben. Um Bausteine zu kaufen, dreh zuerst die Drehscheibe mit dem Knopf in der Mitte.
page-carrara-choose-city = { $building }: in welcher Stadt?
page-carrara-choose-city-help = Die Zahl zeigt, was es dort bei einer Wertung bringt.
page-carrara-score-this = { $what } werten?
page-score-announced-help = Die { $points } Punkte dafür sind schon auf der Zählleiste.
page-score-no-one = Niemand
page-score-buildings-help = Wähle einen Spieler und dann alle seine Gebäude.
page-score-whose = Wessen Gebäude?
page-score-building = { $type } { $cost }{ $owned ->
    [1] : { $name }
   *[0] { "" }
}
page-score-how = Punkte auf der Zählleiste, Gebäude, Objekte, Münzen: ein kurzes Formular.
